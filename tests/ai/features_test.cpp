#include "ai/evaluation/features.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "positions.hpp"

using namespace tavern;
using positions::position;

namespace {

/** Anna's features by name, without zeros. */
std::map<std::string, int> features_of(const State& state) {
    const Features features = holdings(state, state.players[0], CardsOutOfPlay(state.players[0])).features;
    std::map<std::string, int> named;
    for (int index = 0; index < feature::count; ++index) {
        const int value = features[static_cast<std::size_t>(index)];
        if (value != 0) named[feature_name(index)] = value;
    }
    return named;
}

int points_of(const State& state) {
    return holdings(state, state.players[0], CardsOutOfPlay(state.players[0])).points;
}

}  // namespace

TEST_CASE("every feature has a name of its own") {
    std::set<std::string> names;
    for (int index = 0; index < feature::count; ++index) names.insert(feature_name(index));
    CHECK(names.size() == feature::count);
    CHECK(feature_name(feature::staff) == "staff-bard");
    CHECK(feature_name(feature::tiles + index_of(Tile::brewer)) == "tile-brewer");
    CHECK(feature_name(feature::monastery + 14) == "monastery-14");
    CHECK(feature_name(feature::count - 1) == "row-waits-2");
}

TEST_CASE("the cards of the start, told in features") {
    // Section 3: 7 regulars (3 of 1 pip, 4 of 2), a server, a table, a brewer; 11 thalers on ten cards.
    const State state = position("2 players, module 1, round 1, planning", {});
    CHECK(features_of(state) == std::map<std::string, int>{{"one", 1},
                                                           {"staff-server", 1},
                                                           {"staff-table", 1},
                                                           {"staff-brewer", 1},
                                                           {"staff-squared-server", 1},
                                                           {"staff-squared-table", 1},
                                                           {"staff-squared-brewer", 1},
                                                           {"staff-share-server", 64 / 10},
                                                           {"staff-share-table", 64 / 10},
                                                           {"staff-share-brewer", 64 / 10},
                                                           {"regulars-0", 3},
                                                           {"regulars-1", 4},
                                                           {"guest-share", 11 * 16 / 10},
                                                           {"seated-thalers", 11 * 16 / 7},
                                                           {"deck", 10},
                                                           {"upgrades-left", 81},
                                                           {"monastery-0", 1},
                                                           {"reputation-0", 1}});
    CHECK(points_of(state) == 2 + 2 + 3);
}

TEST_CASE("cards count wherever they lie, those on top of the deck as drawn soon too") {
    const State state =
        position("2 players, module 3, round 4, planning",
                 {"Anna tables guest-5, noble x2, regular-1", "Anna staff brewer x2",
                  "Anna deck dishwasher x2, guest-6, regular-2, noble, server", "Anna discard noble, guest-3"});
    auto features = features_of(state);
    CHECK(features["staff-dishwasher"] == 2);
    CHECK(features["staff-squared-dishwasher"] == 4);
    CHECK(features["staff-brewer"] == 2);
    CHECK(features["staff-next-dishwasher"] == 2);
    CHECK(features["staff-next-server"] == 1);
    CHECK(features.count("staff-next-brewer") == 0);
    CHECK(features["guests-next"] == 2);
    CHECK(features["thalers-next"] == 6 + 2);
    CHECK(features["noble-next"] == 1);
    CHECK(features["nobles"] == 4);
    CHECK(features["any-noble"] == 1);
    CHECK(features["guests-of-pips-from-3-0"] == 1);
    CHECK(features["guests-of-pips-from-3-2"] == 1);
    CHECK(features["guests-of-pips-from-3-3"] == 1);
    CHECK(features.count("guests-of-pips-from-3-1") == 0);
    // 7 regulars, 3 guests, 4 nobles; table, server, 2 brewers, 2 dishwashers.
    CHECK(features["deck"] == 7 + 3 + 4 + 1 + 1 + 2 + 2);
    // All nobles share one table and pay once.
    const int thalers = 11 + (5 + 6 + 3) + 2;
    CHECK(features["guest-share"] == thalers * 16 / 20);
    CHECK(features["seated-thalers"] == thalers * 16 / (7 + 3 + 1));
    CHECK(points_of(state) == 40 + (2 + 3 + 1) + (2 + 2 + 2 * 3 + 2 * 1));
}

TEST_CASE("money counts as far as it can be kept") {
    // Section 4 F: 2 and 2, upgraded 5; section 5: 4 schnapps.
    const State basic = position("2 players, module 2, round 4, planning", {"Anna has thalers 9, beer 1, schnapps 6"});
    auto features = features_of(basic);
    CHECK(features["thalers"] == 2);
    CHECK(features["beer"] == 1);
    CHECK(features["schnapps"] == 4);
    CHECK(points_of(basic) == 7 + 4);
    const State upgraded = position("2 players, module 2, round 4, planning",
                                    {"Anna tiles safe, beer-storage", "Anna has thalers 9, beer 4"});
    features = features_of(upgraded);
    CHECK(features["thalers"] == 5);
    CHECK(features["beer"] == 4);
}

TEST_CASE("tiles count, and with the cards beside them") {
    const State state = position("2 players, module 1, round 4, planning",
                                 {"Anna tiles brewer, dishwasher, monk", "Anna discard brewer x2"});
    auto features = features_of(state);
    CHECK(features["tile-brewer"] == 1);
    CHECK(features["tile-monk"] == 1);
    CHECK(features.count("tile-safe") == 0);
    // Dishwasher, server, table, brewer.
    CHECK(features["tile-meets-staff-3"] == features["staff-brewer"]);
    CHECK(features["staff-brewer"] >= 2);
    CHECK(features.count("tile-meets-staff-0") == 0);  // no dishwasher card
    CHECK(features.count("tile-meets-staff-1") == 0);  // the server's tile is basic
    CHECK(features["upgrades-left"] == 36);
}

TEST_CASE("tracks count by the space, sides and signatures by themselves") {
    const State state =
        position("2 players, module 5, round 5, planning", {"Anna has monastery 14, reputation 5, counter-guests 2",
                                                            "Anna sides musician-2, dancer-1", "Anna book 1 1 0 2"});
    auto features = features_of(state);
    CHECK(features["monastery-14"] == 1);
    CHECK(features.count("monastery-13") == 0);
    CHECK(features["reputation-5"] == 1);
    CHECK(features["counter-guests"] == 2);
    CHECK(features["side-1"] == 1);
    CHECK(features["side-2"] == 1);
    CHECK(features.count("side-0") == 0);
    // Three of the first row, and one of the second: the first waits for its last space.
    CHECK(features["book-0"] == 1);
    CHECK(features["book-1"] == 1);
    CHECK(features.count("book-2") == 0);
    CHECK(features["book-3"] == 1);
    CHECK(features["book-7"] == 1);
    CHECK(features["row-waits-0"] == 1);
    CHECK(features.count("row-waits-1") == 0);
}

TEST_CASE("the points are those of section 9") {
    for (int number = 0; number < 100; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        const State state = positions::random_planning(number, numbers);
        for (int seat = 0; seat < state.setup.players; ++seat) {
            const Player& player = state.players[static_cast<std::size_t>(seat)];
            const int kept = std::min<int>(player.schnapps, components::schnapps_limit);  // the rest goes back
            CHECK(holdings(state, player, CardsOutOfPlay(player)).points ==
                  score(state, seat).total() - (player.schnapps - kept) * components::points_per_schnapps);
        }
    }
}
