// Layouts: nothing overlaps, nothing lies outside, touch targets are large enough, at every size and in every module.
#include "ui/board/layout.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ui/board/layout_players.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

struct Named {
    std::string name;
    Rect rect;
};

void check_apart(const std::vector<Named>& boxes) {
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = a + 1; b < boxes.size(); ++b) {
            if (boxes[a].rect.empty() || boxes[b].rect.empty()) continue;
            INFO(boxes[a].name << " and " << boxes[b].name);
            CHECK_FALSE(boxes[a].rect.inset(0.5F).overlaps(boxes[b].rect.inset(0.5F)));
        }
}

void check_inside(const std::vector<Named>& boxes, const Rect& around) {
    for (const Named& box : boxes) {
        if (box.rect.empty()) continue;
        INFO(box.name << " " << box.rect.x << " " << box.rect.y << " " << box.rect.width << " " << box.rect.height);
        CHECK(box.rect.x >= around.x - 1);
        CHECK(box.rect.y >= around.y - 1);
        CHECK(box.rect.right() <= around.right() + 1);
        CHECK(box.rect.bottom() <= around.bottom() + 1);
    }
}

template <typename Check>
void at_every_size(const Check& check) {
    for (const WindowSize& size : all_window_sizes)
        for (int module = 1; module <= 5; ++module) {
            TableFacts facts;
            facts.setup.module = static_cast<std::uint8_t>(module);
            facts.setup.players = 4;
            INFO(size.width << " x " << size.height << ", module " << module);
            check(size, facts);
        }
}

}  // namespace

TEST_CASE("rooms share the window without overlapping") {
    at_every_size([](const WindowSize& size, TableFacts facts) {
        for (const Page page : {Page::tavern, Page::valley, Page::players}) {
            const TableLayout table = table_layout(size.width, size.height, facts, page, false);
            const std::vector<Named> rooms{{"sky", table.sky},       {"purse", table.purse}, {"tavern", table.tavern},
                                           {"valley", table.valley}, {"hands", table.hands}, {"tabs", table.tabs}};
            check_apart(rooms);
            check_inside(rooms, {0, 0, table.width, table.height});
        }
    });
}

TEST_CASE("where tavern and valley are pages, all players have one as well") {
    for (const WindowSize& size : all_window_sizes)
        for (const bool past : {false, true})
            for (int players = 1; players <= 4; ++players) {
                INFO(size.width << " x " << size.height << ", players " << players << ", past " << past);
                TableFacts facts;
                facts.setup.module = 5;
                facts.past = past;
                const TableLayout table = table_layout(size.width, size.height, facts, Page::players, false);
                if (!has_pages(table.fold)) continue;
                const PlayersLayout layout = players_layout(table.tavern, table.tight, players, 5);
                std::vector<Named> boxes{{"points", layout.points}};
                for (int seat = 0; seat < players; ++seat)
                    boxes.push_back({"tavern " + std::to_string(seat), layout.tavern(seat)});
                check_apart(boxes);
                check_inside(boxes, table.tavern);
                // Five sources and the total beside the columns of four players.
                CHECK(layout.points.width >= 250);
                if (past) continue;
                for (const Named& box : boxes) CHECK(box.rect.height * table.unit >= 43.5F);
            }
}

TEST_CASE("a tablet held upright shows tavern and valley, and the draft covers neither") {
    TableFacts facts;
    for (const WindowSize& size : {WindowSize{768, 1024}, WindowSize{744, 1133}, WindowSize{1024, 1366}})
        for (const bool drafting : {false, true}) {
            facts.drafting = drafting;
            const TableLayout table = table_layout(size.width, size.height, facts, Page::tavern, false);
            CHECK_FALSE(table.tavern.empty());
            CHECK_FALSE(table.valley.empty());
            CHECK(table.valley.bottom() <= table.hands.y);
            CHECK(table.tabs.empty());
        }
    // Too small for both.
    CHECK(fold_of(600, 960) == Fold::phone);
}

TEST_CASE("the draft never covers the seats one is drafting for") {
    at_every_size([](const WindowSize& size, TableFacts facts) {
        facts.drafting = true;
        facts.tables = 4;
        const TableLayout table = table_layout(size.width, size.height, facts, Page::tavern, false);
        const TavernLayout tavern = tavern_layout(table, facts, 0);
        for (int seat = 0; seat < facts.tables; ++seat)
            CHECK(tavern.seat[static_cast<std::size_t>(seat)].card.bottom() <= table.hands.y + 1);
    });
}

TEST_CASE("the tavern's parts lie apart and inside, with three to ten tables") {
    at_every_size([](const WindowSize& size, TableFacts facts) {
        for (int tables = 3; tables <= 10; ++tables)
            for (int stop = 0; stop < 2; ++stop) {
                facts.tables = tables;
                const TableLayout table = table_layout(size.width, size.height, facts, Page::tavern, false);
                const TavernLayout tavern = tavern_layout(table, facts, stop);
                std::vector<Named> boxes;
                for (int seat = 0; seat < tables; ++seat)
                    boxes.push_back({"seat " + std::to_string(seat), tavern.seat[static_cast<std::size_t>(seat)].card});
                for (std::size_t tile = 0; tile < tavern.tile.size(); ++tile)
                    boxes.push_back({"tile " + std::to_string(tile), tavern.tile[tile]});
                boxes.push_back({"deck", tavern.deck});
                boxes.push_back({"discard", tavern.discard});
                INFO(tables << " tables, stop " << stop);
                check_apart(boxes);
                check_inside(boxes, table.tavern);
            }
    });
}

TEST_CASE("small phones leave little floor below seats and tiles") {
    for (const WindowSize& size : {WindowSize{320, 568}, WindowSize{280, 653}, WindowSize{375, 667}})
        for (int tables = 3; tables <= 10; ++tables)
            for (int stop = 0; stop < 2; ++stop) {
                INFO(size.width << " x " << size.height << ", " << tables << " tables, stop " << stop);
                TableFacts facts;
                facts.tables = tables;
                const TableLayout table = table_layout(size.width, size.height, facts, Page::tavern, false);
                const TavernLayout tavern = tavern_layout(table, facts, stop);
                float lowest = tavern.deck.bottom();
                for (const SeatBox& seat : tavern.seat) lowest = std::max(lowest, seat.table.bottom());
                for (const Rect& tile : tavern.tile) lowest = std::max(lowest, tile.bottom());
                CHECK(lowest <= table.tavern.bottom());
                CHECK(table.tavern.bottom() - lowest <= 60);
            }
}

TEST_CASE("two rows of tavern cards lie close together, and fill a small phone") {
    at_every_size([](const WindowSize& size, TableFacts facts) {
        const TableLayout table = table_layout(size.width, size.height, facts, Page::valley, true);
        const ValleyLayout valley = valley_layout(table, facts, 0);
        float lowest = 0;
        for (const Rect& above : valley.cards)
            for (const Rect& below : valley.cards) {
                if (above.empty() || below.empty() || below.y <= above.y) continue;
                CHECK(below.y - above.bottom() >= 3);
                CHECK(below.y - above.bottom() <= 10);
                lowest = below.bottom();
            }
        if (size.width == 360 && size.height == 640) CHECK(valley.stop_switch.y - lowest <= 70);
    });
}

TEST_CASE("a small phone shows the guest book below its prices, in lines that can be read") {
    for (const WindowSize& size : {WindowSize{360, 640}, WindowSize{375, 667}, WindowSize{320, 568},
                                   WindowSize{280, 653}, WindowSize{320, 480}}) {
        INFO(size.width << " x " << size.height);
        TableFacts facts;
        facts.setup.module = 5;
        facts.setup.players = 4;
        const TableLayout table = table_layout(size.width, size.height, facts, Page::valley, false);
        const ValleyLayout valley = valley_layout(table, facts, 1);
        const Rect& first = valley.book_cells[0][0];
        // Room for the prices, and for the mug before them.
        CHECK(first.y - valley.book.y > 16);
        CHECK(first.x - valley.book.x >= 16);
        CHECK(valley.monastery.height <= 0.55F * (valley.book.bottom() - valley.monastery.y));
        if (size.height < 500) continue;
        CHECK(first.width * table.unit >= 35);
        CHECK(first.height * table.unit >= 24);
        CHECK(valley.entertainers[0].width * table.unit >= 80);
    }
}

TEST_CASE("the spaces of the monastery track are about as high as wide on a small phone") {
    for (const WindowSize& size :
         {WindowSize{360, 640}, WindowSize{375, 667}, WindowSize{320, 568}, WindowSize{280, 653}, WindowSize{320, 480}})
        for (int module = 1; module <= 5; ++module) {
            INFO(size.width << " x " << size.height << ", module " << module);
            TableFacts facts;
            facts.setup.module = static_cast<std::uint8_t>(module);
            const TableLayout table = table_layout(size.width, size.height, facts, Page::valley, false);
            const Rect& space = valley_layout(table, facts, 1).monastery_cells[0];
            CHECK(space.height >= 0.6F * space.width);
            CHECK(space.height <= 1.6F * space.width);
        }
}

TEST_CASE("the crown of a full row lies beside the entertainers") {
    at_every_size([](const WindowSize& size, TableFacts facts) {
        const TableLayout table = table_layout(size.width, size.height, facts, Page::valley, true);
        const ValleyLayout valley = valley_layout(table, facts, 1);
        if (!has_guest_book(facts.setup) || valley.book.empty()) return;
        for (const auto& row : valley.book_cells) {
            // An arrow and the crown, 23 CSS pixels at the least size of text.
            const Rect& last = row.back();
            const Rect crown{last.right() + 3, last.y, 23 * std::max(1.0F, 1 / table.unit), last.height};
            CHECK(crown.right() <= valley.book.right());
            for (const Rect& entertainer : valley.entertainers) CHECK_FALSE(crown.overlaps(entertainer));
        }
    });
}

TEST_CASE("nothing covers the cat") {
    bool shown = false;
    at_every_size([&](const WindowSize& size, TableFacts facts) {
        for (const bool drafting : {false, true}) {
            facts.drafting = drafting;
            const TableLayout table = table_layout(size.width, size.height, facts, Page::tavern, false);
            const TavernLayout tavern = tavern_layout(table, facts, 0);
            if (tavern.cat.empty()) continue;
            shown = true;
            std::vector<Rect> others(tavern.stools.begin(), tavern.stools.end());
            others.insert(others.end(), tavern.tile.begin(), tavern.tile.end());
            others.push_back(table.hands);
            for (const Rect& other : others) CHECK_FALSE(tavern.cat.overlaps(other));
        }
    });
    CHECK(shown);
}

TEST_CASE("tiles can be hit with a finger") {
    at_every_size([](const WindowSize& size, TableFacts facts) {
        for (int stop = 0; stop < 2; ++stop) {
            const TableLayout table = table_layout(size.width, size.height, facts, Page::tavern, false);
            const TavernLayout tavern = tavern_layout(table, facts, stop);
            for (const Rect& tile : tavern.tile) {
                if (tile.empty()) continue;
                CHECK(tile.width * table.unit >= 43.5F);
                CHECK(tile.height * table.unit >= 43.5F);
            }
        }
    });
}

TEST_CASE("the valley's parts lie apart and inside") {
    at_every_size([](const WindowSize& size, TableFacts facts) {
        for (int stop = 0; stop < 2; ++stop) {
            const TableLayout table = table_layout(size.width, size.height, facts, Page::valley, true);
            const ValleyLayout valley = valley_layout(table, facts, stop);
            std::vector<Named> boxes;
            for (std::size_t place = 0; place < valley.guests.size(); ++place)
                boxes.push_back({"guest " + std::to_string(place), valley.guests[place]});
            for (std::size_t card = 0; card < valley.cards.size(); ++card)
                boxes.push_back({"card " + std::to_string(card), valley.cards[card]});
            boxes.push_back({"nobles", valley.nobles});
            boxes.push_back({"monastery", valley.monastery});
            boxes.push_back({"reputation", valley.reputation});
            boxes.push_back({"book", valley.book});
            boxes.push_back({"evenings", valley.evenings});
            boxes.push_back({"switch", valley.stop_switch});
            INFO("stop " << stop);
            check_apart(boxes);
            check_inside(boxes, table.valley);
            if (!valley.monastery.empty()) {
                std::vector<Named> cells;
                for (std::size_t cell = 0; cell < valley.monastery_cells.size(); ++cell)
                    cells.push_back({"space " + std::to_string(cell), valley.monastery_cells[cell]});
                check_apart(cells);
                check_inside(cells, valley.monastery);
            }
            if (!valley.book.empty()) {
                std::vector<Named> cells;
                for (const Rect& entertainer : valley.entertainers) cells.push_back({"entertainer", entertainer});
                if (facts.setup.module >= 5)
                    for (const auto& row : valley.book_cells)
                        for (const Rect& cell : row) cells.push_back({"book cell", cell});
                check_apart(cells);
                check_inside(cells, valley.book);
            }
        }
    });
}
