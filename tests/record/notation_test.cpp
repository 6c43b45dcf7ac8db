#include "record/notation.hpp"

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <optional>
#include <set>

#include "sample_games.hpp"

using namespace tavern;

TEST_CASE("actions read as people write them") {
    CHECK(json_of(act::place(4, seat_space(2))).write() == R"({"kind":"place","die":4,"space":"seat-2"})");
    CHECK(json_of(act::move(4, Space::brewer, Space::monk)).write() ==
          R"({"kind":"move","die":4,"space":"brewer","to":"monk"})");
    CHECK(json_of(act::upgrade(Tile::table, 2)).write() == R"({"kind":"upgrade","tile":"table","given":2})");
    CHECK(json_of(Action(ActionKind::show_start_cards, 1, 4, 7)).write() ==
          R"({"kind":"show-start-cards","numbers":[1,4,7]})");
    Roll roll;
    for (const int face : {6, 3, 1}) roll.add(static_cast<Face>(face));
    CHECK(json_of(act::roll(roll)).write() == R"({"kind":"roll","dice":[1,3,6]})");
    CHECK(text_of(act::place(4, seat_space(2))) == "place die 4 space seat-2");
}

TEST_CASE("every legal action comes back from JSON, and every kind occurs") {
    std::set<ActionKind> kinds;
    for (std::uint64_t seed = 0; seed < 90; ++seed) {
        const Setup setup = samples::setup_of(2 + static_cast<int>(seed % 3), 1 + static_cast<int>(seed % 5));
        Game game(setup, std::nullopt, default_innkeepers(setup));
        RandomNumbers numbers(seed);
        ActionList legal;
        while (actor(game.state()).kind != ActorKind::nobody) {
            legal_actions(game.state(), legal);
            for (const Action action : legal) {
                const auto back = action_from(json_of(action), "action");
                REQUIRE(back);
                CHECK(*back == action);
                kinds.insert(action.kind());
            }
            static_cast<void>(game.act(legal[numbers.below(legal.size())]));
        }
    }
    for (int kind = 0; kind < action_kinds; ++kind) {
        CAPTURE(notation_of(static_cast<ActionKind>(kind)).id);
        CHECK(kinds.count(static_cast<ActionKind>(kind)) == 1);
    }
}

TEST_CASE("an action that is none is refused with the field that is wrong") {
    const auto refused = [](std::string_view text) {
        const auto action = action_from(*Json::read(text), "action");
        REQUIRE_FALSE(action);
        return action.error();
    };
    CHECK(refused(R"({})") == Error{Fault::missing_field, "action.kind: missing"});
    CHECK(refused(R"([])") == Error{Fault::wrong_type, "action: an object expected"});
    CHECK(refused(R"({"kind":"jump"})") == Error{Fault::unknown_name, "action.kind: no such kind"});
    CHECK(refused(R"({"kind":"place","die":4})") == Error{Fault::missing_field, "action.space: missing"});
    CHECK(refused(R"({"kind":"place","die":7,"space":"monk"})") ==
          Error{Fault::out_of_range, "action.die: 7 is not within 1..6"});
    CHECK(refused(R"({"kind":"place","die":"4","space":"monk"})").fault == Fault::wrong_type);
    CHECK(refused(R"({"kind":"place","die":4,"space":"seat-20"})").fault == Fault::unknown_name);
    CHECK(refused(R"({"kind":"buy","card":"ale"})").fault == Fault::unknown_name);
    CHECK(refused(R"({"kind":"ready","die":4})") == Error{Fault::unknown_field, "action.die: unknown"});
    CHECK(refused(R"({"kind":"roll","dice":[]})").fault == Fault::out_of_range);
    CHECK(refused(R"({"kind":"roll","dice":[1,2,3,4,5]})").fault == Fault::out_of_range);
    CHECK(refused(R"({"kind":"show-start-cards","numbers":[1,2]})").fault == Fault::out_of_range);
}

namespace {

/** Unused dice of the player's colour on a space. */
int own_dice(const Player& player, Space space) {
    const auto lying = [](SpaceDie die) { return die.lies() && die.own() ? 1 : 0; };
    switch (space) {
        case Space::brewer: return player.brewer_own.total();
        case Space::monk: return player.monk_own.total();
        case Space::cashbox: return lying(player.cashbox);
        case Space::barrel: return lying(player.barrel);
        default: return lying(player.seats[static_cast<std::size_t>(seat_of(space))].die);
    }
}

/** Whether the effect's die has the player's colour, judging by the dice on the space before and after. */
std::optional<bool> own_by_positions(const Player& before, const Player& after, const Effect& effect) {
    const auto space = static_cast<Space>(effect.b);
    switch (effect.kind) {
        case EffectKind::die_placed: return own_dice(after, space) > own_dice(before, space);
        case EffectKind::die_moved:
        case EffectKind::die_served: return own_dice(after, space) < own_dice(before, space);
        case EffectKind::die_turned: return after.own != before.own;
        default: return std::nullopt;
    }
}

}  // namespace

TEST_CASE("of each die that is placed, moved, turned or served it is told whether it is of the own colour") {
    std::map<EffectKind, std::array<int, 2>> met;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Setup setup = samples::setup_of(2 + static_cast<int>(seed % 3), 1 + static_cast<int>(seed % 5));
        Game game(setup, seed, default_innkeepers(setup));
        RandomNumbers numbers(seed);
        ActionList legal;
        while (actor(game.state()).kind != ActorKind::nobody) {
            const State before = game.state();
            const std::size_t known = game.effects().size();
            legal_actions(before, legal);
            static_cast<void>(game.act(legal[numbers.below(legal.size())]));
            for (std::size_t index = known; index < game.effects().size(); ++index) {
                const Effect& effect = game.effects()[index];
                if (effect.player >= setup.players) continue;
                const std::optional<bool> own =
                    own_by_positions(before.players[effect.player], game.state().players[effect.player], effect);
                if (!own) continue;
                CAPTURE(notation_of(effect.kind).id);
                const Json json = json_of(effect);
                REQUIRE(json.find("own") != nullptr);
                CHECK(*json.find("own")->boolean() == *own);
                ++met[effect.kind][*own ? 1 : 0];
            }
        }
    }
    for (const EffectKind kind :
         {EffectKind::die_placed, EffectKind::die_moved, EffectKind::die_turned, EffectKind::die_served})
        for (const int times : met[kind]) CHECK(times > 0);
}

TEST_CASE("a set-up reads with and without its options") {
    CHECK(*setup_from(*Json::read(R"({"players":3,"module":4})"), "setup") == samples::setup_of(3, 4));
    const Setup odd{4, 5, Edition::schmidt, Planning::own_turn, 3};
    CHECK(*setup_from(json_of(odd), "setup") == odd);
    CHECK(setup_from(*Json::read(R"({"players":2,"module":1,"start-player":2})"), "setup").error().detail ==
          "setup.start-player: 2 is not within 0..1");
}
