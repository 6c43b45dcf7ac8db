// The compiled tables equal assets/components.json, read here by separate code.
#include <doctest/doctest.h>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

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
/** The field that only such a side of an entertainer has. */
std::string_view use_of(SideKind kind) {
    switch (kind) {
        case SideKind::thalers: return "thalers";
        case SideKind::beer: return "beer";
        case SideKind::upgrade_with_noble: return "upgradeWithNoble";
        case SideKind::service_denied: return "serviceDenied";
        case SideKind::played_card_on_deck: return "playedCardOnDeck";
        case SideKind::turn_die: return "turnDie";
    }
    return {};
}

std::string text_of(const Bonus& bonus) {
    const std::string amount = std::to_string(bonus.amount);
    switch (bonus.kind) {
        case BonusKind::none: return "none";
        case BonusKind::thalers: return "thalers " + amount;
        case BonusKind::beer: return "beer " + amount;
        case BonusKind::schnapps: return "schnapps " + amount;
        case BonusKind::monastery: return "monastery " + amount;
        case BonusKind::reputation: return "reputation " + amount;
        case BonusKind::card: return "card " + std::string(facts(bonus.card).id);
        case BonusKind::noble: return "noble " + amount;
        case BonusKind::service_denied: return "serviceDenied";
        case BonusKind::counter_guest: return "counter-guest";
        case BonusKind::own_die: return "own-die";
        case BonusKind::free_upgrade: return "free-upgrade";
        case BonusKind::entertainer: return std::string(components::entertainers.at(bonus.amount));
        case BonusKind::schnapps_or_denied: return "schnapps-or-denied";
        case BonusKind::signature: return "signature";
    }
    return {};
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

TEST_CASE("counts, limits and yields are those of components.json") {
    const Json json = components_file();
    const Json& counts = field(json, "counts");
    CHECK(components::tavern_cards_per_type == number(counts, "tavernCardsPerType"));
    CHECK(components::nobles == number(counts, "nobles"));
    CHECK(components::counter_guests_per_player == number(counts, "counterGuestsPerPlayer"));
    CHECK(components::schnapps_tokens == number(counts, "schnappsTokens"));
    CHECK(components::signature_tiles == number(counts, "signatureTiles"));
    CHECK(components::white_dice == number(counts, "whiteDicePerPlayer"));
    CHECK(components::own_dice == number(counts, "ownDicePerPlayer"));
    CHECK(components::printed_tables == number(counts, "printedTables"));
    CHECK(components::guest_row == number(counts, "guestRow"));
    CHECK(components::rounds == number(counts, "rounds"));
    CHECK(components::start_cards_shown == number(counts, "startCardsShown"));

    const auto basic_and_upgraded = [](const Json& object, const std::string& name) {
        return std::array<int, 2>{number(object, name), number(object, name + "Upgraded")};
    };
    const Json& limits = field(json, "limits");
    CHECK(components::safe_limit == basic_and_upgraded(limits, "safe"));
    CHECK(components::storage_limit == basic_and_upgraded(limits, "beerStorage"));
    CHECK(components::schnapps_limit == number(limits, "schnapps"));
    const Json& yields = field(json, "yields");
    CHECK(components::cashbox_yield == basic_and_upgraded(yields, "cashbox"));
    CHECK(components::barrel_yield == basic_and_upgraded(yields, "barrel"));
    CHECK(components::brewer_yield == basic_and_upgraded(yields, "brewer"));
    CHECK(components::monk_yield == basic_and_upgraded(yields, "monk"));
    CHECK(components::monk_die == number(yields, "monkDie"));
    CHECK(components::points_per_schnapps == number(yields, "schnappsPoints"));
    const Json::Array& brewer_dice = *field(yields, "brewerDice").array();
    for (std::size_t end = 0; end < 2; ++end) CHECK(components::brewer_dice.at(end) == *brewer_dice.at(end).integer());
    const Json::Array& beer = *field(field(json, "noble"), "beerFor").array();
    REQUIRE(beer.size() == components::nobles_price.size());
    for (std::size_t nobles = 0; nobles < beer.size(); ++nobles)
        CHECK(components::nobles_price.at(nobles) == *beer.at(nobles).integer());
}

TEST_CASE("the bonuses by round are those of components.json") {
    const Json json = components_file();
    const Json& printed = field(json, "roundTrack");
    const auto check_track = [&](const auto& track, std::string_view side) {
        for (std::size_t index = 0; index < track.size(); ++index) {
            const Json::Array& choices = *field(field(printed, side), std::to_string(index + 1)).array();
            CAPTURE(side);
            CAPTURE(index);
            REQUIRE(track.at(index).count == choices.size());
            for (std::size_t choice = 0; choice < choices.size(); ++choice) {
                const Bonus& bonus = track.at(index).options.at(choice);
                const std::string text =
                    bonus.kind == BonusKind::card ? std::string(facts(bonus.card).id) : text_of(bonus);
                CHECK(text == *choices.at(choice).text());
            }
        }
    };
    check_track(components::summer_track, "summer");
    check_track(components::winter_track, "winter");
    const Json& schnapps = field(printed, "schnappsBefore");
    for (std::size_t round = 1; round <= components::rounds; ++round) {
        CHECK(components::schnapps_before.at(0).at(round - 1) == 0);
        CHECK(components::schnapps_before.at(1).at(round - 1) ==
              number(field(schnapps, "loose"), std::to_string(round), 0));
        CHECK(components::schnapps_before.at(2).at(round - 1) ==
              number(field(schnapps, "printed"), std::to_string(round), 0));
    }
}

TEST_CASE("the reputation tracks are those of components.json") {
    const Json json = components_file();
    const auto fits = [](const ReputationSpace& compiled, const Json& printed) {
        const Json* const bonus = printed.find("bonus");
        std::string text = bonus == nullptr ? "none" : *bonus->text();
        if (text == "schnapps" || text == "noble") text += " 1";
        return compiled.points == number(printed, "points", 0) && text_of(compiled.bonus) == text;
    };
    std::size_t space = 0;
    std::size_t space_with_guest_book = 0;
    for (const Json& printed : *field(field(json, "reputationTrack"), "spaces").array()) {
        CAPTURE(space_with_guest_book);
        CHECK(fits(components::reputation_track_guest_book.at(space_with_guest_book++), printed));
        if (printed.find("module") == nullptr) CHECK(fits(components::reputation_track.at(space++), printed));
    }
    CHECK(space_with_guest_book == components::reputation_track_guest_book.size());
    CHECK(space == components::reputation_track.size());
}

TEST_CASE("start cards and entertainers are those of components.json") {
    const Json json = components_file();
    std::size_t index = 0;
    for (const Json& card : *field(field(json, "startCards"), "cards").array()) {
        const StartCardFacts& table = components::start_cards.at(index++);
        CAPTURE(index);
        for (const Edition edition : {Edition::north_star, Edition::schmidt}) {
            std::vector<std::string> given;
            if (const Json* const cards = card.find("cards"))
                for (const Json& one : *cards->array()) given.push_back(*one.text());
            if (const Json* const own = card.find("editionCard"))
                given.push_back(*field(*own, edition == Edition::schmidt ? "schmidt" : "north-star").text());
            const CardList& compiled = table.cards.at(static_cast<std::size_t>(edition));
            REQUIRE(compiled.count == given.size());
            for (std::size_t one = 0; one < given.size(); ++one)
                CHECK(std::string(facts(compiled.cards.at(one)).id) == given[one]);
        }
        CHECK(table.monastery == number(card, "monastery", 0));
        CHECK(table.regulars_removed == number(card, "removeRegulars", 0));
        CHECK(table.schnapps == number(card, "schnapps", 0));
        CHECK(table.beer == number(card, "beer", 0));
        const Json* const upgrade = card.find("upgrade");
        CHECK(table.has_upgrade == (upgrade != nullptr));
        if (upgrade != nullptr) CHECK(std::string(facts(table.upgrade).id) == *upgrade->text());
    }
    CHECK(index == components::start_cards.size());

    std::size_t side = 0;
    for (const Json& tile : *field(field(json, "entertainers"), "tiles").array())
        for (const Json& printed : *field(tile, "sides").array()) {
            const SideFacts& table = components::sides.at(side++);
            CHECK(std::string(table.id) == id_of(printed));
            CHECK(table.pay == number(printed, "pay"));
            CHECK(table.amount == number(printed, "thalers", number(printed, "beer", 0)));
            CHECK(printed.find(use_of(table.kind)) != nullptr);
        }
    CHECK(side == components::sides.size());
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
