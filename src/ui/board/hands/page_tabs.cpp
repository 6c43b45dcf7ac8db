// Phones: tavern, valley or players, by tabs at the foot.
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
constexpr std::array<PageTab, 3> page_tabs{
    {{Page::tavern, Text::board_tavern, picture("icon-beer"), "page-tavern"},
     {Page::valley, Text::board_valley, picture("icon-monastery"), "page-valley"},
     {Page::players, Text::board_players, picture("icon-person"), "page-players"}}};

void draw_page_tab(Table& table, const PageTab& about, bool shown, const Touched& touched, const Rect& rect) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    explain(stage, touched, rect, {}, {});  // its name is read on it
    if (shown) paint.fill(rect, palette::parchment, 8);
    const TextStyle style = heading(18, shown ? palette::ink : palette::parchment);
    const float room = rect.width - size::icon - 12;
    const float wide = std::min(paint.width(style, say(about.name)), room) + size::icon + 6;
    const float x = rect.center().x - wide / 2;
    paint.picture(square({x + size::icon / 2, rect.center().y}, size::icon), about.picture);
    paint.name({x + size::icon + 6, rect.center().y}, style, say(about.name), say(about.name), room);
    if (about.page == Page::valley && table.serving())
        if (const int count = buys(table); count > 0) draw_badge(paint, {rect.right() - 10, rect.y + 8}, count);
    if (touched.focused) draw_focus(paint, rect, 10);
}

}  // namespace

void draw_page_tabs(Table& table) {
    Stage& stage = table.stage;
    const Rect& tabs = table.layout.tabs;
    if (tabs.empty()) return;
    stage.paint.fill(tabs, palette::night);
    Tree tree(stage);
    {
        const auto row = tree.open({.flow = Flow::grid, .gap = gap::small, .padding = {4, 0}, .column = size::finger});
        for (const PageTab& about : page_tabs) {
            const bool shown = stage.view.page == about.page;
            const Touched touched = stage.touch.state(about.id);
            if (touched.clicked) stage.next.page = about.page;
            const auto tab = tree.control({about.id, std::string(say(about.name)), true, shown}, {},
                                          [&table, &about, shown, touched](const Rect& rect) {
                                              draw_page_tab(table, about, shown, touched, rect);
                                          });
        }
    }
    tree.show(tabs.moved(0, -2));
}

}  // namespace tavern::ui
