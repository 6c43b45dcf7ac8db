#include "ai/draft.hpp"

#include <doctest/doctest.h>

#include <set>

#include "ai/advice.hpp"
#include "ai/evaluation/hand_made_evaluation.hpp"
#include "ai/players.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "positions.hpp"

using namespace tavern;
using positions::dice;
using positions::position;

namespace {

constexpr SearchLimits narrow{1, 0, 0};

using Values = std::array<Value, max_players>;

Value lead(const Values& values, int seat, int players) {
    Value others = 0;
    for (int other = 0; other < players; ++other)
        if (other != seat) others += values[static_cast<std::size_t>(other)];
    return values[static_cast<std::size_t>(seat)] - others / (players - 1);
}

/** The values of the hands when all pick the best die for their lead, without tables and pruning. */
Values plain_search(const State& state) {
    const int players = state.setup.players;
    Values best{};
    if (state.phase != Phase::draft) {
        TurnSearch search;
        for (int seat = 0; seat < players; ++seat) {
            const State alone = alone_at_planning(state, seat, state.players[static_cast<std::size_t>(seat)].white);
            best[static_cast<std::size_t>(seat)] =
                search.plan(alone, hand_made_evaluation(), narrow).best.front().value;
        }
        return best;
    }
    const int seat = actor(state).seat;
    ActionList legal;
    legal_actions(state, legal);
    for (int index = 0; index < legal.size(); ++index) {
        State after = state;
        Effects effects;
        apply_legal(after, legal[index], effects);
        const Values values = plain_search(after);
        if (index == 0 || lead(values, seat, players) > lead(best, seat, players)) best = values;
    }
    return best;
}

/** In the last evening, when only points count. Anna's 4 serves her guest and buys a server for 2 points; the 6 that
 * she leaves would bring Bert's 9th beer and so a noble. */
State anna_may_deny() {
    const State planning =
        position("2 players, module 1, round 8, planning",
                 {"Anna tables guest-4, none", "Bert staff brewer x3", "Bert has beer 5", "Bert tables none, none"});
    return positions::at_draft(planning, {{dice({4, 6}), dice({2, 2})}, {dice({3, 3}), dice({3, 3})}});
}

}  // namespace

TEST_CASE("the draft is searched to its end") {
    TurnSearch search;
    std::array<int, max_players + 1> compared{};  // by players
    for (int number = 0; compared[2] < 20 || compared[3] < 10 || compared[4] < 10; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number) + 90);
        const State planning = positions::random_planning(number, numbers);
        const int players = planning.setup.players;
        if (players == 1) continue;
        std::vector<positions::Coaster> coasters(static_cast<std::size_t>(players));
        const int lying = players == 4 ? 2 : 2 + compared[static_cast<std::size_t>(players)] % 2;
        for (positions::Coaster& coaster : coasters)
            for (int die = 0; die < components::white_dice; ++die)
                (die < lying ? coaster.lying : coaster.hand).add(static_cast<Face>(1 + numbers.below(faces)));
        const State state = positions::at_draft(planning, coasters);
        ++compared[static_cast<std::size_t>(players)];
        const std::vector<DraftChoice> choices =
            draft(state, hand_made_evaluation(), narrow, DraftView::all_picks, search);
        INFO("position " << number << ", " << players << " players, round " << int{state.round});
        const int seat = actor(state).seat;
        for (const DraftChoice& choice : choices) {
            State after = state;
            Effects effects;
            REQUIRE_FALSE(apply(after, Action(ActionKind::take_die, choice.face), effects).has_value());
            const Values values = plain_search(after);
            CHECK(choice.value == values[static_cast<std::size_t>(seat)]);
            CHECK(choice.lead == lead(values, seat, players));
            CHECK(choice.lead <= choices.front().lead);
        }
    }
}

TEST_CASE("a die is taken away from a player whom it would help more") {
    const State state = anna_may_deny();
    TurnSearch search;
    CHECK(draft(state, hand_made_evaluation(), narrow, DraftView::own_dice, search).front().face == 4);
    const std::vector<DraftChoice> choices =
        draft(state, hand_made_evaluation(), {16, 0, 0}, DraftView::all_picks, search);
    REQUIRE(choices.size() == 2);
    CHECK(choices[0].face == 6);
    CHECK(choices[0].value < choices[1].value);
    CHECK(choices[0].lead > choices[1].lead + 500);

    const Suggestion advised = advise(state).suggestions.front();
    CHECK(advised.reason == Reason::denies_others);
    CHECK(advised.a == 6);
    CHECK(advised.b == 1);
}

TEST_CASE("the hands of a draft share its work") {
    constexpr SearchLimits wide{48, 0, 0};
    int compared = 0;
    std::int64_t all_work = 0;
    std::int64_t narrowed_work = 0;
    for (int number = 0; compared < 6; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number) + 700);
        const State planning = positions::random_planning(number, numbers);
        if (planning.setup.players < 3 || planning.round < 5) continue;
        ++compared;
        std::vector<positions::Coaster> coasters(planning.setup.players);
        for (positions::Coaster& coaster : coasters)
            for (int die = 0; die < components::white_dice; ++die)
                coaster.lying.add(static_cast<Face>(1 + numbers.below(faces)));
        const State state = positions::at_draft(planning, coasters);
        INFO("position " << number);

        const auto searched = [&](std::optional<std::int64_t> most_work) {
            TurnSearch search;
            const std::vector<DraftChoice> choices =
                draft(state, hand_made_evaluation(), wide, DraftView::all_picks, search, most_work);
            return std::pair(choices, search.work());
        };
        const auto [all, work] = searched({});
        const std::vector<DraftChoice> enough = searched(2 * work).first;
        REQUIRE(enough.size() == all.size());
        for (std::size_t index = 0; index < all.size(); ++index) CHECK(enough[index].lead == all[index].lead);
        all_work += work;
        narrowed_work += searched(work / 3).second;
    }
    CHECK(narrowed_work < all_work / 2);
}

TEST_CASE("advice in the draft tells how each other face of the coaster differs from the best one") {
    for (int number = 0; number < 60; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number) + 400);
        const State planning = positions::random_planning(number, numbers);
        if (planning.setup.players != 2) continue;
        std::array<positions::Coaster, 2> coasters;
        for (positions::Coaster& coaster : coasters)
            for (int die = 0; die < components::white_dice; ++die)
                coaster.lying.add(static_cast<Face>(1 + numbers.below(faces)));
        const State state = positions::at_draft(planning, {coasters[0], coasters[1]});
        const Advice advice = advise(state);
        INFO("position " << number);
        std::set<Face> told;
        const Suggestion& best = advice.suggestions.front();
        told.insert(static_cast<Face>(best.actions.front().a()));
        for (const DieDifference& die : advice.dice) {
            CHECK(told.insert(die.face).second);
            // The player's loss and the other one's gain.
            CHECK(die.lead <= 0);
            for (const Suggestion& one : advice.suggestions)
                if (one.actions.front().a() == die.face) CHECK(best.value - one.value == -die.lead);
        }
        std::set<Face> lying;
        for (int face = 1; face <= faces; ++face)
            if (coasters[static_cast<std::size_t>(actor(state).seat)].lying.count(static_cast<Face>(face)) > 0)
                lying.insert(static_cast<Face>(face));
        CHECK(told == lying);
        for (const Suggestion& one : advice.suggestions)
            CHECK(told.count(static_cast<Face>(one.actions.front().a())) == 1);
    }
}
