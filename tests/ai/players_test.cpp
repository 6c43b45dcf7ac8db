#include "ai/players.hpp"

#include <doctest/doctest.h>

#include "positions.hpp"

using namespace tavern;

namespace {

/** Plays a game with these kinds in turn. Every action must be legal, and none may follow chance or another player.
 * Calls tell before each action. */
template <class Tell>
State play_game(const Setup& setup, std::uint64_t seed, const std::vector<ComputerPlayer>& kinds, Tell tell) {
    State state = new_game(setup);
    Dealer dealer(seed);
    Effects effects;
    for (Actor who = actor(state); who.kind != ActorKind::nobody; who = actor(state)) {
        effects.clear();
        if (who.kind == ActorKind::chance) {
            apply_legal(state, dealer.deal(state), effects);
            continue;
        }
        const std::vector<Action> actions = decide(kinds[who.seat % kinds.size()], state, seed);
        REQUIRE_FALSE(actions.empty());
        for (const Action action : actions) {
            REQUIRE(actor(state).kind == ActorKind::player);
            REQUIRE(actor(state).seat == who.seat);
            tell(state, action);
            effects.clear();
            REQUIRE_FALSE(apply(state, action, effects).has_value());
        }
    }
    return state;
}

void nothing(const State&, Action) {}

/** Dice that lie on the own board. */
int dice_lying(const Player& player) {
    int dice = player.cashbox.lies() + player.barrel.lies() + dice_on(player, Space::brewer).total() +
               dice_on(player, Space::monk).total();
    for (int seat = 0; seat < player.seated; ++seat) dice += die_on(player, seat_space(seat)).lies();
    return dice;
}

}  // namespace

TEST_CASE("every player has a name that finds it") {
    for (int kind = 0; kind < computer_players; ++kind)
        CHECK(player_of(name_of(static_cast<ComputerPlayer>(kind))) == static_cast<ComputerPlayer>(kind));
    CHECK(player_of("strongest") == player_of(static_cast<PlayerType>(player_types - 1)));
    CHECK_FALSE(player_of("nobody").has_value());
    CHECK_FALSE(player_of("").has_value());
    CHECK(player_of(PlayerType::novice) == ComputerPlayer::novice);
    CHECK(player_of(PlayerType::legend) == ComputerPlayer::legend);
}

TEST_CASE("the same position, level and seed give the same answer") {
    int different = 0;
    for (int number = 0; number < 4; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        const State state = positions::random_planning(number, numbers);
        for (int kind = 0; kind < computer_players - 1; ++kind) {
            const auto player = static_cast<ComputerPlayer>(kind);
            const std::vector<Action> answer = decide(player, state, 5);
            CHECK(decide(player, state, 5) == answer);
            if (player >= ComputerPlayer::novice) different += decide(player, state, 6) != answer;
        }
    }
    CHECK(different > 0);  // the noise of the levels differs by the seed
}

TEST_CASE("the levels play every set-up to its end, and only legal actions") {
    constexpr std::array<ComputerPlayer, 6> kinds{ComputerPlayer::novice, ComputerPlayer::homely,
                                                  ComputerPlayer::steady, ComputerPlayer::greedy,
                                                  ComputerPlayer::novice, ComputerPlayer::random};
    for (int number = 0; number < 40; ++number) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(1 + number % 4);
        setup.module = static_cast<std::uint8_t>(1 + number / 4 % 5);
        setup.planning = static_cast<Planning>(number / 20);
        std::vector<ComputerPlayer> seats(setup.players);
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            seats[seat] = kinds[(static_cast<std::size_t>(number) + seat) % kinds.size()];
        INFO("players " << int{setup.players} << ", module " << int{setup.module} << ", planning " << number / 20);
        const State end = play_game(setup, static_cast<std::uint64_t>(number), seats, nothing);
        CHECK(end.phase == Phase::over);
    }
}

TEST_CASE("a person's best opponents play a whole game") {
    Setup setup;
    setup.module = 5;
    const State end = play_game(setup, 11, {ComputerPlayer::shrewd, ComputerPlayer::hand_made}, nothing);
    CHECK(end.phase == Phase::over);
}

TEST_CASE("the weakest serves all dice that it placed") {
    for (int module = 1; module <= 5; ++module) {
        Setup setup;
        setup.module = static_cast<std::uint8_t>(module);
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            play_game(setup, seed, {ComputerPlayer::novice}, [&](const State& state, Action action) {
                if (action.kind() != ActionKind::end_turn) return;
                INFO("module " << module << ", seed " << seed << ", round " << int{state.round});
                CHECK(dice_lying(state.players[actor(state).seat]) == 0);
            });
    }
}

namespace {

/** The deeds of a player in games against itself. */
struct Deeds {
    int recruits = 0;  // guests
    int nobles = 0;    // recruited
    int upgrades = 0;
    int purchases = 0;
    int discounts = 0;
    int late_upgrades = 0;  // while dice lie that the upgrade would have improved
};

Deeds deeds_of(ComputerPlayer level, std::uint64_t games) {
    Deeds deeds;
    for (std::uint64_t seed = 0; seed < games; ++seed)
        play_game({}, seed, {level}, [&](const State& state, Action action) {
            const Player& player = state.players[actor(state).seat];
            switch (action.kind()) {
                case ActionKind::recruit: ++deeds.recruits; return;
                case ActionKind::recruit_nobles: deeds.nobles += action.a(); return;
                case ActionKind::buy: ++deeds.purchases; return;
                case ActionKind::upgrade:
                    ++deeds.upgrades;
                    deeds.discounts += action.b() > 0;
                    deeds.late_upgrades += action.tile() == Tile::cashbox && player.cashbox.lies();
                    deeds.late_upgrades += action.tile() == Tile::barrel && player.barrel.lies();
                    return;
                default: return;
            }
        });
    return deeds;
}

}  // namespace

TEST_CASE("each level has the style and the mistakes of its line") {
    const Deeds novice = deeds_of(ComputerPlayer::novice, 24);
    const Deeds homely = deeds_of(ComputerPlayer::homely, 24);
    const Deeds steady = deeds_of(ComputerPlayer::steady, 12);
    CHECK(novice.upgrades > 0);
    CHECK(novice.discounts == 0);
    CHECK(novice.late_upgrades == 0);  // it serves first
    CHECK(homely.upgrades > 0);
    CHECK(homely.discounts == 0);
    CHECK(steady.discounts > 0);
    CHECK(homely.late_upgrades + steady.late_upgrades > 0);
    // The novice courts nobles, the homely one likes company, the steady one builds.
    CHECK(novice.nobles > homely.nobles);
    CHECK(homely.recruits > novice.recruits);
    CHECK(homely.recruits > 2 * steady.recruits);  // in twice as many games
    CHECK(steady.upgrades > steady.purchases);
    CHECK(homely.upgrades < homely.purchases);
}
