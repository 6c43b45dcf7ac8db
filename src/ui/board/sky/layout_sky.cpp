#include "ui/board/sky/layout_sky.hpp"

#include <algorithm>
#include <cmath>

namespace tavern::ui {
namespace {

constexpr float line_height = 20;    // of words
constexpr float one_tab_shape = 36;  // including the room beside it
constexpr float beside_round = 108;  // from the round's left edge to the tabs of the pages
constexpr float page_tab = 112;      // width, where there is room
constexpr float least_page_tab = 60;

/** A line of words around a height. */
Rect line_at(float x, float middle, float width) {
    return {x, middle - line_height / 2, width, line_height};
}

/** Compensates for text, which keeps its smallest size while everything else shrinks. */
float text_growth(const TableLayout& table) {
    return std::max(1.0F, 1 / table.unit);
}

void place_buttons(SkyLayout& layout, const TableLayout& table) {
    const Rect& sky = table.sky;
    const bool phone = table.fold == Fold::phone;
    const float right = sky.right() - (phone ? 6 : 12);
    const float width = std::max(phone ? 44.0F : 40.0F, table.finger() - 5);
    const float height = std::max(42.0F, table.finger() - 2);
    layout.menu = {right - width, std::max(sky.y + 1, sky.y + (sky.height - height) / 2 - 1), width, height};
    const float apart = width + (phone ? 4.0F : 6.0F);
    layout.hint = layout.menu.moved(-apart, 0);
    if (table.fold != Fold::wide) return;
    layout.sound = layout.hint;
    layout.hint = layout.hint.moved(-apart, 0);
}

void place_tabs(SkyLayout& layout, Rect first, float wish, float right, int players) {
    layout.tabs_apart = std::min(wish, (right - first.x) / static_cast<float>(players));
    first.width = layout.tabs_apart - 8;
    layout.first_tab = first;
}

void place_wide(SkyLayout& layout, const TableLayout& table, const SkyFacts& facts) {
    const float left = 14;
    layout.round = line_at(left, facts.round == 0 ? 28.0F : 18.0F, facts.round_width);
    layout.phase = line_at(left, 40, facts.phase_width);
    // A long phase name pushes the evenings together.
    const float first = std::max(163.0F, left + facts.phase_width + 30);
    layout.first_evening = {first, 35};
    layout.evenings_apart = std::min(42.0F, (457 - first) / (components::rounds - 1));
    // If it does not touch the first evening, where the moon stands in the first round.
    const float letter = left + facts.phase_width + 8;
    if (facts.letter_width > 0 && letter + facts.letter_width < first - (facts.round == 1 ? 30.0F : 14.0F))
        layout.letter = line_at(letter, 40, facts.letter_width);
    const float wish = (facts.players == 4 ? 156.0F : 168.0F) * text_growth(table);
    place_tabs(layout, {500, 8, 0, 44}, wish, layout.hint.x - 14, facts.players);
}

/** The moon shows the number of the round. */
void place_folded(SkyLayout& layout, const TableLayout& table, const SkyFacts& facts) {
    const bool phone = table.fold == Fold::phone;
    const float middle = table.sky.center().y;
    const float moon = phone && table.tight ? 40.0F : 44.0F;
    layout.moon = {6, middle - moon / 2, moon, moon};
    const float x = 17 + moon;
    float most = table.width < narrow_sky ? 70.0F : 104.0F;
    if (phone && facts.round > 0) {
        // If the tab's name would be cut, the round has the shorter text.
        const float left = layout.hint.x - 6 - facts.tab_width - 8 - x;
        layout.brief = facts.round_width > left && facts.brief_width <= left && facts.phase_width <= left;
        if (layout.brief) most = left;
    }
    layout.round = line_at(x, middle - (facts.round == 0 ? 0.0F : 10.0F), most);
    layout.phase = line_at(x, middle + 11, most);
    if (table.fold != Fold::drawer && table.fold != Fold::tablet) return;
    place_tabs(layout, {182, 6, 0, 40}, 158 * text_growth(table), layout.hint.x - 12, facts.players);
    layout.small_tabs = facts.players == 4;
}

}  // namespace

Point SkyLayout::evening(float along) const {
    const float height = std::sin(3.14159F * along / (components::rounds - 1));
    return {first_evening.x + evenings_apart * along, first_evening.y - 5.5F * height};
}

SkyLayout sky_layout(const TableLayout& table, const SkyFacts& facts) {
    SkyLayout layout;
    place_buttons(layout, table);
    (table.fold == Fold::wide ? place_wide : place_folded)(layout, table, facts);
    return layout;
}

Rect one_tab(const TableLayout& table, const SkyLayout& sky, float wish, float words) {
    const float right = sky.hint.x - 6;
    const float pages = 3 * std::max(least_page_tab, table.finger()) + 8;
    const float beside = table.fold == Fold::phone ? words + 8 : beside_round + pages;
    const float width = std::min(std::max(128.0F, wish), right - (sky.round.x + beside));
    return {right - width, sky.menu.y + 2, width, sky.menu.height - 4};
}

Rect page_switch(const SkyLayout& sky, const Rect& tab) {
    const float x = sky.round.x + beside_round;
    return {x, sky.menu.y, std::min(3 * page_tab, tab.x - 8 - x), sky.menu.height};
}

TabLayout tab_layout(const Rect& tab, float seal, bool small, bool stacked) {
    const float middle = tab.center().y;
    const float shape = small ? 26.0F : 30.0F;
    const float margin = stacked ? 5.0F : 9.0F;
    const float x = tab.x + margin + shape + (stacked ? 4.0F : 7.0F);
    const float room = stacked ? tab.right() - 4 - x : tab.right() - 8 - seal - x;
    TabLayout layout;
    layout.shape = {tab.x + margin, middle - shape / 2, shape, shape};
    layout.name = line_at(x, middle, room);
    layout.below = line_at(x, middle + (stacked ? 9.0F : 10.0F), room);
    layout.seal = {tab.right() - 6 - seal, middle - 16, seal, 32};
    return layout;
}

Rect raised_name(const TabLayout& tab) {
    return tab.name.moved(0, -10);
}

float beside_name(float seal, float mark) {
    return one_tab_shape + 7 + seal + mark;
}

TabLayout one_tab_layout(const Rect& tab, float seal, float mark, bool stacked) {
    const float middle = tab.center().y;
    TabLayout layout;
    layout.shape = {tab.x + 6, middle - 12, 24, 24};
    const float room = tab.width - one_tab_shape - 6 - mark;
    layout.name = line_at(tab.x + one_tab_shape, middle, stacked ? room : room - seal);
    if (stacked) layout.name = layout.name.moved(0, -8);
    layout.below = line_at(tab.x + one_tab_shape, middle + 9, room);
    layout.seal = {tab.right() - 4 - seal, middle - 16, seal, 32};
    return layout;
}

}  // namespace tavern::ui
