// Positions from outside whose open tasks no game could have.
#include <doctest/doctest.h>

#include <algorithm>

#include "record/link/link.hpp"
#include "record/names.hpp"
#include "record/playout.hpp"
#include "rules/check_state.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

/** The first position of some random game for which the condition holds. */
template <class Condition>
State state_where(int module, Condition condition) {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game(samples::setup_of(2, module), std::nullopt, default_innkeepers(samples::setup_of(2, module)));
        RandomNumbers numbers(seed);
        ActionList legal;
        while (actor(game.state()).kind != ActorKind::nobody) {
            if (condition(game.state())) return game.state();
            legal_actions(game.state(), legal);
            static_cast<void>(game.act(legal[numbers.below(legal.size())]));
        }
    }
}

Player& current(State& state) {
    return state.players[current_seat(state)];
}

/** Serving, with a guest to whom service can be denied. */
State serving(int module) {
    return state_where(module, [](const State& state) {
        const Player& player = state.players[current_seat(state)];
        return question(state) == Question::serve &&
               std::any_of(player.seats.begin(), player.seats.end(), [](const Seat& seat) {
                   return seat.guest != no_card && seat.guest != Card::noble && !seat.die.lies();
               });
    });
}

bool accepted(State state, const std::vector<Task>& tasks) {
    state.tasks = {};
    std::copy(tasks.begin(), tasks.end(), state.tasks.begin());
    state.task_count = static_cast<std::uint8_t>(tasks.size());
    const auto wrong = check_state(state);
    if (wrong) CHECK(*wrong == PositionError{PositionFault::tasks});
    return !wrong;
}

constexpr Task denied{TaskKind::deny};

}  // namespace

TEST_CASE("a link whose tasks walk the tracks without an end is refused") {
    State state = serving(1);
    state.tasks.fill({TaskKind::monastery_steps, 22});
    state.task_count = static_cast<std::uint8_t>(state.tasks.size());
    const auto opened = open_link(position_link(state, default_innkeepers(state.setup)), 1);
    REQUIRE_FALSE(opened);
    CHECK(opened.error().fault == Fault::illegal_position);
}

TEST_CASE("below a question, no more steps are left than a bonus leaves there") {
    const State first = serving(1);
    CHECK(accepted(first, {{TaskKind::monastery_steps, 0}, denied}));
    CHECK(accepted(first, {{TaskKind::monastery_steps, 1}, denied}));
    CHECK_FALSE(accepted(first, {{TaskKind::monastery_steps, 2}, denied}));
    CHECK_FALSE(accepted(first, {{TaskKind::monastery_steps, 1}, {TaskKind::monastery_steps, 0}, denied}));
    // A guest brings at most 4 steps of reputation, and the spaces of the guest book 8 together.
    for (const int module : {3, 5}) {
        State state = serving(module);
        const int most = plan_steps(current(state)) + 4 + (module == 5 ? 8 : 0);
        const auto all = static_cast<std::uint8_t>(most);
        CHECK(accepted(state, {{TaskKind::reputation_steps, all}, denied}));
        CHECK_FALSE(accepted(state, {{TaskKind::reputation_steps, static_cast<std::uint8_t>(most + 1)}, denied}));
        CHECK_FALSE(accepted(state, {{TaskKind::reputation_steps, all}, {TaskKind::reputation_steps, 1}, denied}));
    }
}

TEST_CASE("tasks of another module are refused") {
    const State first = serving(1);
    CHECK_FALSE(accepted(first, {{TaskKind::reputation_steps, 0}, denied}));
    CHECK_FALSE(accepted(first, {{TaskKind::reputation_steps, 5}, {TaskKind::free_upgrade, 1}}));
    CHECK_FALSE(accepted(first, {{TaskKind::free_upgrade, 1}}));
    CHECK_FALSE(accepted(first, {{TaskKind::row_noble, 0}, denied}));
    CHECK_FALSE(accepted(first, std::vector<Task>(30, {TaskKind::row_noble, 0})));
    State last = serving(5);
    CHECK_FALSE(accepted(last, {{TaskKind::row_noble, 0}, denied}));
    // The signatures of a full row.
    for (std::uint8_t& signatures : current(last).book)
        if (signatures == 0) {
            signatures = 1;
            --last.signatures;
        }
    CHECK(accepted(last, {{TaskKind::row_noble, 0}, denied}));
    CHECK_FALSE(accepted(last, {{TaskKind::row_noble, 0}, {TaskKind::row_noble, 0}, denied}));
}

TEST_CASE("an upgrade for nothing comes from the moon of its round, or from an entertainer in F") {
    const State early =
        state_where(1, [](const State& state) { return state.round == 2 && state.phase == Phase::evening; });
    CHECK_FALSE(accepted(early, {{TaskKind::free_upgrade, 0}}));
    const State late =
        state_where(1, [](const State& state) { return state.round == 8 && state.phase == Phase::evening; });
    CHECK(accepted(late, {{TaskKind::free_upgrade, 0}}));
    const auto with_upgrades = [](const State& state) {
        const auto& sides = state.players[current_seat(state)].sides;
        return question(state) == Question::serve && std::find(sides.begin(), sides.end(), 3) != sides.end();
    };
    CHECK(accepted(state_where(2, with_upgrades), {{TaskKind::free_upgrade, 1}}));
}

TEST_CASE("the moon's own die is rolled once") {
    const auto rolling = [](const State& state) {
        return state.phase == Phase::evening && question(state) == Question::roll_own;
    };
    State state = state_where(1, rolling);
    REQUIRE_FALSE(check_state(state));
    current(state).own.add(6);
    CHECK(check_state(state) == PositionError{PositionFault::own_dice, current_seat(state)});
}

TEST_CASE("the guests may start over only when the tables are full") {
    const auto drawing = [](const State& state) {
        const Player& player = state.players[current_seat(state)];
        return question(state) == Question::draw_card && player.counter_guests > 0 && player.seated + 1 < player.tables;
    };
    CHECK_FALSE(accepted(state_where(1, drawing), {{TaskKind::maybe_start_over}}));
}

TEST_CASE("a card is drawn by chance only when none is known on top of the deck") {
    State state = state_where(1, [](const State& now) { return question(now) == Question::draw_card; });
    REQUIRE_FALSE(check_state(state));
    --state.nobles;
    current(state).known[0] = Card::noble;
    current(state).known_count = 1;
    CHECK(check_state(state) == PositionError{PositionFault::tasks});
}

namespace {

Task any_task(RandomNumbers& numbers) {
    return {static_cast<TaskKind>(numbers.below(static_cast<int>(TaskKind::row_noble) + 1)),
            static_cast<std::uint8_t>(numbers.below(numbers.one_in(4) ? 60 : 3))};
}

/** A position that differs in its open tasks, and perhaps in the places, seats and cards that they go with. */
State with_other_tasks(State state, RandomNumbers& numbers) {
    Player& player = current(state);
    if (numbers.one_in(2)) {
        // One more.
        const int at = numbers.below(state.task_count + 1);
        std::copy_backward(state.tasks.begin() + at, state.tasks.begin() + state.task_count,
                           state.tasks.begin() + state.task_count + 1);
        state.tasks[static_cast<std::size_t>(at)] = any_task(numbers);
        ++state.task_count;
    } else {
        state.tasks = {};
        state.task_count = static_cast<std::uint8_t>(1 + numbers.below(2));
        for (std::size_t index = 0; index < state.task_count; ++index) state.tasks[index] = any_task(numbers);
        if (state.phase == Phase::serving && numbers.one_in(2)) state.tasks[state.task_count - 1U] = denied;
    }
    if (numbers.one_in(4)) {
        GuestPlace& place = state.row[1 + static_cast<std::size_t>(numbers.below(components::guest_row))];
        state.signatures = static_cast<std::uint8_t>(state.signatures + place.signature);
        place = {};
    }
    if (numbers.one_in(4) && !player.bag.empty()) {
        const Card card = player.bag.at(numbers.below(player.bag.total()));
        player.bag.remove(card);
        player.known[player.known_count++] = card;
    }
    if (numbers.one_in(4))
        for (Seat& seat : player.seats)
            if (seat.guest != Card::noble && !seat.die.lies()) seat.guest = no_card;
    return state;
}

}  // namespace

TEST_CASE("positions with other tasks are refused, or lead to positions that are accepted") {
    RandomNumbers numbers(9);
    Effects effects;
    ActionList legal;
    int passed = 0;
    for (int number = 0; number < 400; ++number) {
        const State state = samples::some_state(number, numbers, 900);
        if (actor(state).kind == ActorKind::nobody) continue;
        for (int trial = 0; trial < 200; ++trial) {
            const State changed = with_other_tasks(state, numbers);
            if (changed == state || check_state(changed)) continue;
            ++passed;
            legal_actions(changed, legal);
            for (const Action action : legal) {
                State after = changed;
                effects.clear();
                apply_legal(after, action, effects);
                const auto wrong = check_state(after);
                if (wrong)
                    FAIL("game ", number, ": ", text_of(*wrong), " after ", changed.task_count, " tasks, on top ",
                         static_cast<int>(changed.tasks[changed.task_count - 1U].kind), " of ",
                         static_cast<int>(changed.tasks[changed.task_count - 1U].amount), " in phase ",
                         static_cast<int>(changed.phase));
            }
        }
    }
    MESSAGE(passed, " positions with other tasks passed the check");
    CHECK(passed > 500);
}
