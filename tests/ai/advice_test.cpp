#include "ai/advice.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "ai/players.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "positions.hpp"

using namespace tavern;
using positions::position;

namespace {

Suggestion first_advice(std::string_view game, std::initializer_list<std::string_view> lines) {
    const Advice advice = advise(position(game, lines));
    REQUIRE_FALSE(advice.suggestions.empty());
    return advice.suggestions.front();
}

/** Checks that suggestions are legal, different, and in the order of their values. */
void check_advice(const State& state, const Advice& advice) {
    REQUIRE_FALSE(advice.suggestions.empty());
    CHECK(advice.suggestions.size() <= 3);
    std::set<std::vector<Action>> different;
    Value value = advice.suggestions.front().value;
    for (const Suggestion& suggestion : advice.suggestions) {
        CHECK(suggestion.value <= value);
        value = suggestion.value;
        CHECK(different.insert(suggestion.actions_shown()).second);
        // The few answers to another question are all told.
        if (state.phase == Phase::draft || !suggestion.turn.empty())
            CHECK(suggestion.value >= advice.suggestions.front().value - 500);
        REQUIRE_FALSE(suggestion.actions.empty());
        State after = state;
        Effects effects;
        for (const Action action : suggestion.actions) {
            CHECK(actor(after).seat == actor(state).seat);
            REQUIRE_FALSE(apply(after, action, effects).has_value());
        }
    }
}

/** A game of four greedy players in module 5, until this refuses the next action. Returns the position before it. */
template <class GoesOn>
State greedy_game(GoesOn goes_on) {
    Setup setup;
    setup.players = 4;
    setup.module = 5;
    State state = new_game(setup);
    Dealer dealer(11);
    Effects effects;
    for (;;) {
        const bool by_chance = actor(state).kind == ActorKind::chance;
        const Action next = by_chance ? dealer.deal(state) : decide(ComputerPlayer::greedy, state, 0).front();
        if (!goes_on(state, next)) return state;
        effects.clear();
        apply_legal(state, next, effects);
    }
}

}  // namespace

// In the last evening only points count, so the best turn is obvious.

TEST_CASE("the brewer is upgraded before its dice are served") {
    // As in section 10.7: three guests pay it, and its three dice then bring 3 x (2 + 1) beer, for a noble.
    const Suggestion advised = first_advice(
        "2 players, module 1, round 8, planning",
        {"Anna tiles safe, beer-storage, cashbox, barrel, monk, dishwasher, server, table", "Anna staff brewer",
         "Anna tables guest-6, guest-6-denied, guest-7-table", "Anna hand white 6 6 6 1 own 1 1"});
    CHECK(advised.reason == Reason::brewer_first);
    CHECK(advised.a == 3);
    CHECK(advised.b == 9);
    CHECK(advised.actions.back() == Action(ActionKind::ready));
}

TEST_CASE("the cashbox is upgraded before its die is served") {
    // 8 thalers in hand buy a noble with the tile; the die then brings 3 thalers for a dishwasher.
    const Suggestion advised = first_advice(
        "2 players, module 1, round 8, planning",
        {"Anna tables none, none", "Anna has thalers 8", "Anna hand white 3", "Anna tiles safe, beer-storage"});
    CHECK(advised.reason == Reason::cashbox_first);
    CHECK(advised.a == 1);
    CHECK(advised.b == 3);
}

TEST_CASE("upgrades are counted, the first is named") {
    const Suggestion advised =
        first_advice("2 players, module 1, round 8, serving", {"Anna has thalers 12", "Anna tiles brewer"});
    CHECK(advised.reason == Reason::upgrades);
    CHECK(advised.a == 2);
    CHECK(std::set<Tile>{Tile::safe, Tile::beer_storage}.count(static_cast<Tile>(advised.b)) == 1);
}

TEST_CASE("nobles for beer, a guest for beer, cards for thalers") {
    const Suggestion nobles = first_advice("2 players, module 1, round 8, serving", {"Anna has beer 14"});
    CHECK(nobles.reason == Reason::nobles);
    CHECK(nobles.a == 2);

    const Suggestion guest = first_advice("2 players, module 1, round 8, serving",
                                          {"Anna has beer 8", "row guest-4, guest-8-server, guest-7-thalers, guest-6"});
    CHECK(guest.reason == Reason::recruits);
    CHECK(guest.a == index_of(Card::guest_8_server));

    const Suggestion cards =
        first_advice("2 players, module 1, round 8, serving", {"Anna tiles all", "Anna has thalers 8"});
    CHECK(cards.reason == Reason::buys);
    CHECK(cards.a == index_of(Card::brewer));  // and a barback
    CHECK(cards.b == 2);
}

TEST_CASE("steps of the monastery and of the reputation are told") {
    // Three dice lead from 11 to the noble on 14.
    const Suggestion monastery = first_advice(
        "2 players, module 1, round 8, planning",
        {"Anna tables none", "Anna has monastery 11", "Anna hand white 5 5 5", "row none, none, none, none"});
    CHECK(monastery.reason == Reason::monastery);
    CHECK(monastery.a == 3);
    CHECK(monastery.b == 14);

    // 3 thalers of the guest and 3 beer of the brewer, from the 7th to the 10th space.
    const Suggestion reputation =
        first_advice("2 players, module 3, round 8, planning",
                     {"Anna tables guest-3, none", "Anna staff brewer x2", "supply barback 0",
                      "supply dishwasher 0, bard 0, guest-3 0", "stack guest-8-monastery", "row none, none, none, none",
                      "Anna has reputation 7", "Anna hand white 1 3"});
    CHECK(reputation.reason == Reason::reputation);
    CHECK(reputation.a == 3);
    CHECK(reputation.b == 1);
}

TEST_CASE("a die whose goods buy nothing is served all the same") {
    // One beer of the barrel and one of the barback: no guest and no noble costs 2.
    const State state = position("2 players, module 1, round 8, planning",
                                 {"Anna tables none, none", "Anna staff barback", "Anna hand white 6"});
    const Action ready(ActionKind::ready);
    const Action end(ActionKind::end_turn);
    const std::vector<Action> turn = with_dice_served(state, 0, {act::place(6, Space::barrel), ready, end});
    CHECK(turn == std::vector{act::place(6, Space::barrel), ready, act::serve(6, Space::barrel), end});
}

TEST_CASE("a monk's die is served all the same where its step asks nothing") {
    const auto served = [](std::initializer_list<std::string_view> lines) {
        const State state = position("2 players, module 1, round 8, planning", lines);
        const std::vector<Action> turn = with_dice_served(state, 0,
                                                          {act::place(5, Space::monk), act::place(6, Space::barrel),
                                                           Action(ActionKind::ready), Action(ActionKind::end_turn)});
        State after = start_of_turn(state, 0);
        Effects effects;
        for (const Action action : turn) REQUIRE_FALSE(apply(after, action, effects).has_value());
        CHECK(turn.back() == Action(ActionKind::end_turn));
        CHECK(std::find(turn.begin(), turn.end(), act::serve(6, Space::barrel)) != turn.end());
        return std::find(turn.begin(), turn.end(), act::serve(5, Space::monk)) != turn.end();
    };
    int denied = 0;
    for (int from = 0; from < components::monastery_length; ++from) {
        const BonusKind bonus = components::monastery_track[static_cast<std::size_t>(from) + 1].kind;
        const std::string has = "Anna has monastery " + std::to_string(from);
        INFO(has);
        const bool is_served = served({"Anna tables none, none", "Anna hand white 5 6", has});
        if (bonus == BonusKind::none) CHECK(is_served);
        if (bonus != BonusKind::service_denied) continue;
        ++denied;
        CHECK_FALSE(served({"Anna tables guest-3, none", "Anna hand white 5 6", has}));
    }
    CHECK(denied > 0);
}

TEST_CASE("a suggestion holds the whole turn, though only its first part can be carried out") {
    const Suggestion advised = first_advice(
        "2 players, module 1, round 8, planning",
        {"Anna tables none, none", "Anna has thalers 8", "Anna hand white 3", "Anna tiles safe, beer-storage"});
    CHECK(advised.actions.back() == Action(ActionKind::ready));
    const auto upgrades = [](Action action) {
        return action.kind() == ActionKind::upgrade && action.tile() == Tile::cashbox;
    };
    CHECK(std::none_of(advised.actions.begin(), advised.actions.end(), upgrades));
    CHECK(std::any_of(advised.turn.begin(), advised.turn.end(), upgrades));
}

TEST_CASE("nothing is saved for a round that does not come, and nothing is not saved") {
    CHECK(first_advice("2 players, module 1, round 8, serving", {"Anna has thalers 1, beer 1"}).reason ==
          Reason::nothing);
    CHECK(first_advice("2 players, module 1, round 4, serving", {}).reason == Reason::nothing);
    int saved = 0;
    for (int number = 0; number < 40; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number) + 700);
        const State planning = positions::random_planning(number, numbers);
        const Advice advice = advise(planning);
        for (const Suggestion& suggestion : advice.suggestions) {
            if (suggestion.reason != Reason::saves) continue;
            ++saved;
            CHECK(suggestion.a + suggestion.b > 0);
            CHECK(planning.round < components::rounds);
        }
    }
    CHECK(saved > 0);
}

TEST_CASE("where nothing can be bought, advice names the rest in store") {
    const Suggestion saves = first_advice("2 players, module 1, round 3, serving", {"Anna has thalers 1, beer 2"});
    CHECK(saves.reason == Reason::saves);
    CHECK(saves.a == 1);
    CHECK(saves.b == 2);
}

TEST_CASE("no fewer points are expected than a turn leaves, in a game unlike those of training") {
    // After seven rounds a greedy player has a third of what the legend has.
    const State state =
        greedy_game([](const State& now, Action next) { return now.round < 7 || next.kind() != ActionKind::end_turn; });
    const int points = score(state, actor(state).seat).total();
    CHECK(points == 79);
    CHECK(advise(state).suggestions.front().value >= points * a_point);
}

TEST_CASE("the turn that is suggested first is worth no fewer points than any of the others leaves") {
    std::set<int> asked;
    greedy_game([&](const State& state, Action) {
        const int seat = actor(state).seat;
        if (state.round < 7 || question(state) != Question::serve || !asked.insert(seat).second) return true;
        const Advice advice = advise(state);
        Effects effects;
        for (const Suggestion& suggestion : advice.suggestions) {
            State turn = state;
            for (const Action action : suggestion.turn)
                if (action.kind() != ActionKind::end_turn) REQUIRE_FALSE(go_on_with(turn, action, effects));
            CHECK(advice.suggestions.front().value >= a_point * score(turn, seat).total());
        }
        return asked.size() < state.setup.players;
    });
}

TEST_CASE("a die of the coaster is meant for a place") {
    const State planning = position("2 players, module 1, round 8, planning", {"Anna tables guest-6, none"});
    const State state = positions::at_draft(planning, {{positions::dice({2, 6}), positions::dice({3, 3})},
                                                       {positions::dice({4, 4}), positions::dice({3, 3})}});
    const Advice advice = advise(state);
    check_advice(state, advice);
    // The 2 loses badly, but how much is known.
    CHECK(advice.suggestions.size() == 1);
    CHECK(advice.suggestions[0].reason == Reason::takes_for_self);
    CHECK(advice.suggestions[0].a == 6);
    CHECK(advice.suggestions[0].b == static_cast<int>(seat_space(0)));
    REQUIRE(advice.dice.size() == 1);
    CHECK(advice.dice[0].face == 2);
    CHECK(advice.dice[0].own < 0);
}

TEST_CASE("a die differs from the best one in the points of the player and of the other one") {
    // In the last evening only points count: with a 6 on the guest Anna has 8 thalers for a noble, with a 2 nothing.
    const State planning =
        position("2 players, module 1, round 8, planning", {"Anna tables guest-7-thalers, none", "Anna has thalers 2",
                                                            "Anna tiles safe, beer-storage", "Bert tables none"});
    const State state = positions::at_draft(planning, {{positions::dice({2, 6}), positions::dice({3, 3})},
                                                       {positions::dice({4, 4}), positions::dice({3, 3})}});
    const Advice advice = advise(state);
    CHECK(advice.suggestions[0].a == 6);
    REQUIRE(advice.dice.size() == 1);
    CHECK(advice.dice[0].face == 2);
    CHECK(advice.dice[0].own == -10 * a_point);
    // Bert has nobody for a 6, and buys nothing that counts.
    CHECK(advice.dice[0].own - advice.dice[0].lead < a_point / 10);
}

TEST_CASE("the last die of the draft is weighed against nothing") {
    const State planning = position("2 players, module 1, round 8, planning", {"Anna tables guest-6, none"});
    const State state = positions::at_draft(planning, {{positions::dice({2}), positions::dice({3, 3, 3})},
                                                       {positions::dice({4}), positions::dice({3, 3, 3})}});
    CHECK(advise(state).suggestions.size() == 1);
    CHECK(advise(state).dice.empty());
}

TEST_CASE("plans that buy the same are one suggestion, whatever their dice do") {
    // Two dice for cashbox and barrel, and a monk's die: many ways to lie, few things to buy.
    const State state = position(
        "2 players, module 1, round 4, planning",
        {"Anna tables none, none", "Anna has thalers 5", "Anna hand white 3 4 5", "row none, none, none, none"});
    std::set<std::vector<Action>> bought;
    for (const Suggestion& suggestion : advise(state).suggestions) {
        std::vector<Action> purchases;
        for (const Action action : suggestion.turn)
            if (action.kind() == ActionKind::upgrade || action.kind() == ActionKind::buy) purchases.push_back(action);
        std::sort(purchases.begin(), purchases.end());
        purchases.emplace_back(ActionKind::counter_guest,
                               static_cast<unsigned>(std::count(suggestion.turn.begin(), suggestion.turn.end(),
                                                                act::serve(5, Space::monk))));
        CHECK(bought.insert(purchases).second);
    }
    CHECK_FALSE(bought.empty());
}

TEST_CASE("steps that a worse plan takes back are taken off those that are told") {
    // Section 6: from the upgraded barrel, 2 beer, to the brewer, 1 beer: from the second space back to the first.
    const State state = position("2 players, module 3, round 5, planning",
                                 {"Anna tables guest-4, none", "Anna hand white 4 1", "Anna tiles barrel"});
    const Suggestion told =
        described(state, 0,
                  {act::place(4, seat_space(0)), act::place(1, Space::barrel), Action(ActionKind::ready),
                   act::move(1, Space::barrel, Space::brewer), Action(ActionKind::end_turn)},
                  0);
    CHECK(told.reason == Reason::reputation);
    CHECK(told.a == 1);
}

TEST_CASE("every question has advice, and it is legal" * doctest::test_suite("slow")) {
    constexpr int first = static_cast<int>(Question::choose_start_card);
    std::map<Question, int> asked;
    PlayoutSpace space;
    for (int game = 0; game < 200; ++game) {
        State state = new_game(positions::setup_of(game));
        Dealer dealer(static_cast<std::uint64_t>(game));
        RandomNumbers numbers(static_cast<std::uint64_t>(game) + 500);
        play_out(
            state, dealer, space,
            [&](const State& now, const ActionList& legal) {
                const Question what = question(now);
                // Questions that come all the time are checked only now and then.
                int one_in = 1;
                if (what == Question::start_over || what == Question::round_bonus) one_in = 20;
                if (what == Question::plan || what == Question::serve || what == Question::take_die) one_in = 200;
                if (asked[what] < 16 && numbers.below(one_in) == 0) {
                    ++asked[what];
                    INFO("game " << game << ", round " << int{now.round} << ", question " << static_cast<int>(what));
                    check_advice(now, advise(now));
                }
                return legal[numbers.below(legal.size())];
            },
            [](const State&, Actor, Action) {});
    }
    for (int what = first; what < static_cast<int>(Question::nothing); ++what) {
        INFO("question " << what);
        CHECK(asked[static_cast<Question>(what)] >= 10);
    }
}

TEST_CASE("the first suggestion is the legend's own move, whatever the seed of its game" *
          doctest::test_suite("slow")) {
    std::map<Phase, int> compared;
    for (int number = 0; number < 5; ++number) {
        State state = new_game(positions::setup_of(number));
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        Effects effects;
        positions::let_chance(state, numbers);
        for (int decision = 0; state.phase != Phase::over; ++decision) {
            if (decision % 11 == 0) {
                std::vector<Action> moves = decide(ComputerPlayer::legend, state, static_cast<std::uint64_t>(decision));
                const Question asked = question(state);
                // A hint also serves the dice whose goods buy nothing, and to a question within a turn it is the
                // answer.
                if (moves.back().kind() == ActionKind::end_turn)
                    moves = with_dice_served(state, actor(state).seat, moves);
                if (asked != Question::plan && asked != Question::serve) moves.resize(1);
                INFO("set-up " << number << ", decision " << decision);
                CHECK(advise(state).suggestions.front().actions == moves);
                ++compared[state.phase];
            }
            for (const Action action : decide(ComputerPlayer::homely, state, 5)) {
                effects.clear();
                apply_legal(state, action, effects);
            }
            positions::let_chance(state, numbers);
        }
    }
    CHECK(compared[Phase::draft] > 0);
    CHECK(compared[Phase::planning] > 0);
    CHECK(compared[Phase::serving] > 0);
}
