// The compiled tables equal assets/components.json, read here by separate code.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "record/json.hpp"
#include "rules/rules.hpp"

namespace {

using namespace tavern;

Json components_file() {
    std::ifstream file(TAVERNS_SOURCE_FOLDER "/assets/components.json");
    std::ostringstream text;
    text << file.rdbuf();
    const Result<Json> json = Json::read(text.str());
    REQUIRE(static_cast<bool>(json));
    return *json;
}

const Json& field(const Json& object, std::string_view name) {
    const Json* found = object.find(name);
    if (found == nullptr) FAIL("components.json has no ", std::string(name));
    return *found;
}

/** A number of an object, or the default if the field is missing. */
int number(const Json& object, std::string_view name, int otherwise) {
    const Json* found = object.find(name);
    return found == nullptr ? otherwise : static_cast<int>(*found->integer());
}

int number(const Json& object, std::string_view name) {
    return static_cast<int>(*field(object, name).integer());
}

std::string id_of(const Json& object) {
    return *field(object, "id").text();
}

/** Bonuses in a form that both sides can produce: "thalers 2", "card barback", "denied". */
std::string text_of(const Bonus& bonus) {
    const std::string amount = std::to_string(bonus.amount);
    switch (bonus.kind) {
        case BonusKind::none: return "none";
        case BonusKind::thalers: return "thalers " + amount;
        case BonusKind::schnapps: return "schnapps " + amount;
        case BonusKind::monastery: return "monastery " + amount;
        case BonusKind::reputation: return "reputation " + amount;
        case BonusKind::card: return "card " + std::string(facts(bonus.card).id);
        case BonusKind::noble: return "noble " + amount;
        case BonusKind::service_denied: return "serviceDenied";
        default: return "other";
    }
}

std::string text_of(const Json* bonus) {
    if (bonus == nullptr || bonus->is_null()) return "none";
    const auto& [name, value] = bonus->object()->front();
    if (value.boolean() != nullptr) return name;
    return name + " " + (value.text() != nullptr ? *value.text() : std::to_string(*value.integer()));
}

}  // namespace

TEST_CASE("the cards are those of components.json") {
    const Json json = components_file();
    std::size_t kind = 0;
    const auto check = [&](const Json& card, int copies, std::string_view price) {
        const CardFacts& table = components::cards.at(kind++);
        CAPTURE(id_of(card));
        CHECK(std::string(table.id) == id_of(card));
        CHECK(table.copies == copies);
        CHECK(table.module == number(card, "module", 1));
        CHECK(table.price == (price.empty() ? 0 : number(card, price)));
        CHECK(table.pips == number(card, "pips", 0));
        CHECK(table.thalers == number(card, "thalers", table.pips));
        CHECK(table.points == number(card, "points"));
        CHECK(text_of(table.bonus) == text_of(card.find("bonus")));
    };
    const Json& counts = field(json, "counts");
    for (const Json& card : *field(json, "tavernCards").array())
        check(card, number(counts, "tavernCardsPerType"), "cost");
    for (const Json& card : *field(json, "regulars").array()) check(card, number(card, "count"), "");
    check(field(json, "noble"), number(counts, "nobles"), "");
    for (const Json& card : *field(field(json, "guests"), "cards").array()) {
        const int beer = number(card, "beer");
        const int column = beer <= 4 ? 0 : beer == 5 ? 1 : beer == 6 ? 2 : 3;
        CHECK(components::cards.at(kind).book_column == column);
        check(card, number(card, "count"), "beer");
    }
    CHECK(kind == components::card_kinds);
}

TEST_CASE("the tiles and tracks are those of components.json") {
    const Json json = components_file();
    std::size_t kind = 0;
    for (const Json& tile : *field(field(json, "tiles"), "list").array()) {
        const TileFacts& table = components::tiles.at(kind++);
        CAPTURE(id_of(tile));
        CHECK(std::string(table.id) == id_of(tile));
        CHECK(table.cost == number(tile, "cost"));
        CHECK(table.discount == number(tile, "discount", 0));
        if (table.discount > 0) CHECK(facts(table.card).id == table.id);
    }
    CHECK(kind == components::tile_kinds);

    const Json& track = field(json, "monasteryTrack");
    CHECK(components::monastery_length == number(track, "length"));
    for (std::size_t space = 0; space < components::monastery_track.size(); ++space)
        CHECK(text_of(components::monastery_track.at(space)) ==
              text_of(field(track, "bonuses").find(std::to_string(space))));

    const Json::Array& rows = *field(field(json, "guestBook"), "rows").array();
    REQUIRE(rows.size() == components::book_rows);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < components::book_columns; ++column)
            CHECK(text_of(components::guest_book.at(row).at(column)) == text_of(&rows.at(row).array()->at(column)));

    std::size_t space = 0;
    std::size_t long_space = 0;
    for (const Json& printed : *field(field(json, "reputationTrack"), "spaces").array()) {
        CHECK(components::reputation_track_guest_book.at(long_space++).points == number(printed, "points", 0));
        if (number(printed, "module", 1) < 5)
            CHECK(components::reputation_track.at(space++).points == number(printed, "points", 0));
    }
    CHECK(space == components::reputation_track.size());
}

TEST_CASE("a game is set up for one to four players and every module") {
    const auto error = [](int players, int module, int start_player) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.module = static_cast<std::uint8_t>(module);
        setup.start_player = static_cast<std::uint8_t>(start_player);
        return check_setup(setup);
    };
    for (int players = 1; players <= 4; ++players)
        for (int module = 1; module <= module_count; ++module) CHECK(!error(players, module, players - 1));
    CHECK(error(0, 1, 0) == SetupError::players);
    CHECK(error(5, 1, 0) == SetupError::players);
    CHECK(error(2, 0, 0) == SetupError::module);
    CHECK(error(2, module_count + 1, 0) == SetupError::module);
    CHECK(error(3, 1, 3) == SetupError::start_player);
}
