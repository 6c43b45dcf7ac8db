// The coming evenings, and the moon's bonus in each.
#include <algorithm>

#include "ui/board/valley/valley_parts.hpp"

namespace tavern::ui {
namespace {

constexpr int most_shown = 4;
constexpr float line_height = 18;

/** "a or b", if there is a choice. */
std::string either(const RoundSpace& space, std::string_view between, std::string (*say_one)(const Bonus&)) {
    std::string text = say_one(space.options[0]);
    if (space.count > 1) text += std::string(between) + say_one(space.options[1]);
    return text;
}

/** The names of the bonuses in one line, or in two lines where they fit. */
std::vector<std::string> names_of(const Painter& paint, const RoundSpace& space, bool high, float room) {
    std::vector<std::string> words{std::string(bonus_name(space.options[0]))};
    if (space.count > 1) {
        const std::string other = std::string(say(Text::board_or)) + " " + std::string(bonus_name(space.options[1]));
        if (high)
            words.push_back(other);
        else
            words[0] += " " + other;
    }
    const std::size_t blank = words[0].find(' ');
    if (high && words.size() == 1 && blank != std::string::npos && paint.width(bold(letters::small), words[0]) > room)
        words = {words[0].substr(0, blank), words[0].substr(blank + 1)};
    return words;
}

/** The signs of the bonuses in the middle of a room; closer together where it is narrow. */
void draw_signs(Painter& paint, const RoundSpace& space, Point middle, float room, bool high) {
    TextStyle style = bold(letters::small);
    style.icon = high ? 2.2F : 1.7F;
    std::string signs;
    for (const std::string_view between : {say(Text::rules_or), std::string_view(" / "), std::string_view("/")}) {
        signs = either(space, between, bonus_sign);
        if (paint.width(style, signs) <= room) break;
    }
    if (paint.width(style, signs) > room) style.icon = 1.2F;
    paint.text(middle, style, signs, Align::center);
}

void draw_evening(Table& table, const Rect& rect, int round) {
    Painter& paint = table.stage.paint;
    const bool now = round == table.state.round;
    paint.fill(rect, now ? palette::this_evening : palette::parchment, radius::place);
    paint.outline(rect, palette::ink, size::line, radius::place);
    const Point moon{rect.x + 14, rect.y + 15};
    paint.circle(moon, size::mark, now ? palette::ember : palette::night);
    paint.text(moon, number(letters::small, now ? palette::ink : palette::parchment), std::to_string(round),
               Align::center);
    const RoundSpace& space = round_space(table.state.setup, round);
    // Beside the number, or below it if the box is high.
    const bool high = rect.height >= 72;
    const float left = rect.x + (high ? gap::edge : 27.0F);
    const float room = rect.right() - gap::edge - left;
    const TextStyle small = bold(letters::small);
    const float for_words = rect.width - gap::chip;
    const std::vector<std::string> words = names_of(paint, space, high, for_words);
    const bool told = rect.height >= 48 && std::all_of(words.begin(), words.end(), [&](const std::string& line) {
                          return paint.width(small, line) <= for_words;
                      });
    const float below = told ? line_height * static_cast<float>(words.size()) : 0;
    const float middle =
        high ? (rect.y + size::thumbnail + rect.bottom() - below) / 2 : rect.y + (rect.height - below) / 2;
    draw_signs(paint, space, {left + room / 2, middle}, room, high);
    if (!told) return;
    for (std::size_t line = 0; line < words.size(); ++line)
        paint.text({rect.center().x, rect.bottom() - 13 - line_height * static_cast<float>(words.size() - 1 - line)},
                   small, words[line], Align::center);
}

void evening(Tree& tree, Table& table, const Rect& place, int round) {
    const auto name = [](const Bonus& bonus) { return std::string(bonus_name(bonus)); };
    const RoundSpace& space = round_space(table.state.setup, round);
    const std::string label = round_name(round) + ": " + either(space, say(Text::rules_or), name);
    const auto about = [&space, label] {
        return Explanation{label, {say(Text::about_gives, {{"bonus", bonus_text(space)}})}};
    };
    item(tree, {"evening-" + std::to_string(round), label, false, false, Role::button, about}, place,
         [&table, round](const Rect& rect) { draw_evening(table, rect, round); });
}

}  // namespace

void evenings(Tree& tree, Table& table) {
    const Rect& panel = table.valley.evenings;
    if (panel.empty()) return;
    tree.leaf({.place = panel},
              [&table](const Rect& rect) { draw_panel(table.stage.paint, rect, palette::evenings_panel); });
    const bool high = panel.height > 70;
    const std::string_view name = say(Text::board_evenings_ahead);
    valley_heading(tree, table, high ? std::optional(Point{panel.x + 9, panel.y + 13}) : std::nullopt, name);
    const auto list = tree.open({Role::list, std::string(name)}, all_over(table));
    const int first = std::clamp<int>(table.state.round, 1, components::rounds);
    const int count = std::min(most_shown, components::rounds - first + 1);
    const float head = high ? size::icon : gap::edge;
    const float pitch = (panel.width - 14) / static_cast<float>(count);
    for (int index = 0; index < count; ++index)
        evening(tree, table,
                {panel.x + 9 + pitch * static_cast<float>(index), panel.y + head, pitch - gap::edge,
                 panel.height - head - 5},
                first + index);
}

}  // namespace tavern::ui
