// Tabs for tavern, valley and players, where one of them fits at a time: at the foot of phones, else in the sky.
#include <algorithm>
#include <array>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

struct PageTab {
    Page page;
    Text name;
    Picture picture;
    const char* id;
};
constexpr std::array<PageTab, 3> page_tab_row{
    {{Page::tavern, Text::board_tavern, picture("icon-beer"), "page-tavern"},
     {Page::valley, Text::board_valley, picture("icon-monastery"), "page-valley"},
     {Page::players, Text::board_players, picture("icon-person"), "page-players"}}};

/** The number of affordable cards on a page, for a badge. */
int buys_on(const Table& table, Page page) {
    return page == Page::valley ? buys(table) : 0;
}

constexpr float before_name = 6;  // between picture and name

/** The room of a name in a tab of this width, beside the picture. */
float room_beside_picture(float width) {
    return width - size::icon - 2 * before_name;
}

/** Names that would be cut beside their pictures stand without them. */
bool names_fit_beside(const Painter& paint, float width) {
    return std::all_of(page_tab_row.begin(), page_tab_row.end(), [&](const PageTab& page) {
        return paint.width(heading(0), say(page.name)) <= room_beside_picture(width);
    });
}

void draw_page_tab(const Table& table, const PageTab& about, bool shown, const Touched& touched, const Rect& rect) {
    Painter& paint = table.stage.paint;
    if (shown) paint.fill(rect, palette::parchment, gap::small);
    const TextStyle style = heading(letters::sign, shown ? palette::ink : palette::parchment);
    const bool pictured = names_fit_beside(paint, rect.width);
    const float picture = pictured ? size::icon + before_name : 0;
    const float room = pictured ? room_beside_picture(rect.width) : rect.width - gap::hair;
    const float wide = std::min(paint.width(style, say(about.name)), room) + picture;
    const float x = rect.center().x - wide / 2;
    if (pictured) paint.picture(square({x + size::icon / 2, rect.center().y}, size::icon), about.picture);
    paint.name({x + picture, rect.center().y}, style, say(about.name), say(about.name), room);
    if (const int count = buys_on(table, about.page); count > 0)
        draw_badge(paint, {rect.right() - 10, rect.y + 8}, count);
    if (touched.focused) draw_focus(paint, rect, radius::inner + 1);
}

}  // namespace

void pages(Tree& tree, Table& table, const Rect& place) {
    Stage& stage = table.stage;
    const auto row = tree.open(
        {Role::tab_list, std::string(say(Text::room_pages))},
        {.flow = Flow::grid, .gap = gap::small, .padding = {gap::edge, 0}, .column = size::finger, .place = place});
    for (const PageTab& page : page_tab_row) {
        const bool shown = stage.view.page == page.page;
        const Touched touched = stage.touch.state(page.id);
        if (touched.clicked) {
            stage.next.turn_to(page.page);
            // The valley shows the counters of the player whose tavern was left.
            if (page.page == Page::tavern && stage.view.page != Page::valley && table.acting >= 0)
                stage.next.shown.reset();
        }
        const auto about = [&table, &page] {
            const int count = buys_on(table, page.page);
            return Explanation{{}, {count > 0 ? say(Text::about_offers, {{"count", count}}) : std::string()}};
        };
        const auto tab = tree.control(
            {page.id, std::string(say(page.name)), true, shown, Role::tab, about}, {},
            [&table, &page, shown, touched](const Rect& rect) { draw_page_tab(table, page, shown, touched, rect); });
    }
}

void page_tabs(Tree& tree, Table& table) {
    const Rect& tabs = table.layout.tabs;
    if (tabs.empty()) return;
    Painter& paint = table.stage.paint;
    tree.leaf({.place = tabs}, [&paint](const Rect& rect) { paint.fill(rect, palette::night); });
    pages(tree, table, tabs.moved(0, -2));
}

}  // namespace tavern::ui
