#include "ui/board/layout.hpp"

#include <algorithm>

namespace tavern::ui {
namespace {

void wide_rooms(TableLayout& table, const TableFacts& facts) {
    const float w = table.width;
    const float h = table.height;
    const float hands = facts.drafting ? 290 : 108;
    const float valley = std::clamp(w - 782, 498.0F, 560.0F);
    const float left = (w - 782 - valley) / 2;
    const float foot = h - 108;
    table.sky = {0, 0, w, 56};
    table.tavern = {left + 8, 58, 758, foot - 62};
    table.valley = {left + 774, 58, valley, foot - 62};
    table.hands = {0, h - hands, w, hands};
}

void drawer_rooms(TableLayout& table, const TableFacts& facts, bool drawer_open) {
    const float w = table.width;
    const float h = table.height;
    const float hands = facts.drafting ? 266 : 100;
    table.sky = {0, 0, w, 50};
    table.tavern = {6, 52, w - 48, h - 100 - 56};
    table.drawer_tab = {w - 44, 160, 44, 150};
    if (drawer_open) {
        table.valley = {w - 498, 52, 496, h - 100 - 56};
        table.drawer_tab = {w - 498 - 44, 160, 44, 150};
    }
    table.hands = {0, h - hands, w, hands};
}

void pages_rooms(TableLayout& table, const TableFacts& facts, Page page) {
    const float w = table.width;
    const float h = table.height;
    const float hands = facts.drafting ? 222 : 96;
    table.sky = {0, 0, w, table.low ? 50.0F : 46.0F};
    const Rect room{0, table.sky.height + 2, w, h - 98 - table.sky.height};
    (page == Page::valley ? table.valley : table.tavern) = room;
    table.hands = {0, h - hands, w, hands};
    if (page == Page::players && !facts.past) {
        table.hands = {};
        table.tavern.height = h - room.y - (facts.over ? 66.0F : 0);
    }
}

void tablet_rooms(TableLayout& table, const TableFacts& facts) {
    const float w = table.width;
    const float h = table.height;
    const float hands = facts.drafting ? 266 : 100;
    table.sky = {0, 0, w, 50};
    table.tavern = {6, 52, w - 12, 446 + (h - 1024) * 0.5F};
    const float y = table.tavern.bottom() + 4;
    table.valley = {6, y, w - 12, h - hands - 4 - y};
    table.hands = {0, h - hands, w, hands};
}

void phone_rooms(TableLayout& table, const TableFacts& facts, Page page) {
    const float w = table.width;
    const float h = table.height;
    table.tight = h < tight_height;
    const float top = table.tight ? 46.0F : 52.0F;
    const float purse = table.tight ? 28.0F : 44.0F;
    const float tabs = table.tight ? 44.0F : 48.0F;
    // A tall window has room for the question beside the dice.
    const float full_hands = !table.tight ? 156.0F : h < 640 ? 136.0F : 172.0F;
    // Pages for display only have just the counters below.
    const float foot = page == Page::tavern || facts.past ? full_hands : 68.0F;
    const float hands = facts.drafting ? (table.tight ? 240.0F : 302.0F) : foot;
    table.sky = {0, 0, w, top};
    table.purse = {0, top, w, purse};
    table.tabs = {0, h - tabs, w, tabs};
    table.hands = {0, h - tabs - hands, w, hands};
    const float from = top + purse;
    const Rect room{0, from, w, h - tabs - foot - from};
    (page == Page::valley ? table.valley : table.tavern) = room;
    if (page == Page::players) {
        table.purse = {};
        if (!facts.past) table.hands = {};
        const float way_back = !facts.over ? 0 : table.tight ? 51.0F : 63.0F;
        const float below = tabs + (facts.past ? table.hands.height : way_back);
        table.tavern = {0, top, w, h - below - top};
    }
}

}  // namespace

void TableLayout::scroll(float units) {
    for (Rect* room : {&sky, &purse, &tavern, &valley, &drawer_tab, &hands, &tabs}) *room = room->moved(0, -units);
}

TableLayout table_layout(float width, float height, const TableFacts& facts, Page page, bool drawer_open) {
    TableLayout table;
    table.fold = fold_of(width, height);
    table.unit = unit_of(width, height);
    table.width = width / table.unit;
    table.height = height / table.unit;
    switch (table.fold) {
        case Fold::wide: wide_rooms(table, facts); break;
        case Fold::drawer: drawer_rooms(table, facts, drawer_open); break;
        case Fold::pages:
            table.low = is_low(width, height);
            pages_rooms(table, facts, page);
            break;
        case Fold::tablet: tablet_rooms(table, facts); break;
        case Fold::phone: phone_rooms(table, facts, page); break;
    }
    return table;
}

}  // namespace tavern::ui
