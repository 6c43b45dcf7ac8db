// The facts of a round, from the positions of the rules and the actions, for the test of reports.
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "narration/account.hpp"
#include "possessions.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** A step of a round, and the position before it. */
struct FactStep {
    Step step;
    State before;
};

struct RoundFacts {
    int round = 0;
    State begin;  // at its first effect
    State end;
    std::array<int, max_players> before{};
    std::array<int, max_players> after{};
    std::vector<FactStep> steps;

    const Player& was(std::size_t seat) const { return begin.players[seat]; }
    const Player& is(std::size_t seat) const { return end.players[seat]; }
    int points(std::size_t seat) const { return after[seat]; }
    int points_before(std::size_t seat) const { return before[seat]; }
    int gain(std::size_t seat) const { return points(seat) - points_before(seat); }
    int nobles(std::size_t seat) const { return cards_of(is(seat))[Card::noble] - cards_of(was(seat))[Card::noble]; }
    /** How many rows of the guest book are full. */
    static int rows(const Player& player) { return *std::min_element(player.book.begin(), player.book.end()); }
    /** The player's actions of a kind, with the positions before them. */
    std::vector<FactStep> acts(std::size_t seat, ActionKind kind) const {
        std::vector<FactStep> found;
        for (const FactStep& step : steps)
            if (step.step.actor.seat == seat && step.step.action.kind() == kind) found.push_back(step);
        return found;
    }
};

/** The points of all players, without those that came in this step after the next evening had begun. */
inline std::array<int, max_players> points_before_evening(const Game& game, const State& state, const Step& step) {
    std::array<int, max_players> points{};
    const std::size_t end = step.first_effect + step.effect_count;
    std::size_t evening = step.first_effect;
    while (evening < end && game.effects()[evening].kind != EffectKind::evening_begins) ++evening;
    for (int seat = 0; seat < state.setup.players; ++seat)
        points[static_cast<std::size_t>(seat)] =
            score(state, seat).total() - account_of(game, seat, {evening, end}).points.total();
    return points;
}

/** The rounds that ended, each from the step that begins it to the step that begins the next one. */
inline std::vector<RoundFacts> facts_of(const Game& game) {
    const Record& record = game.record();
    State state = record.first_state();
    std::vector<RoundFacts> rounds;
    RoundFacts here{state.round, state, state, {}, {}, {}};
    for (int seat = 0; seat < state.setup.players; ++seat)
        here.before[static_cast<std::size_t>(seat)] = score(state, seat).total();
    Effects effects;
    for (const Step& step : game.steps()) {
        here.steps.push_back({step, state});
        effects.clear();
        apply_legal(state, step.action, effects);
        if (state.round == here.round && state.phase != Phase::over) continue;
        here.end = state;
        here.after = points_before_evening(game, state, step);
        if (here.round > 0) rounds.push_back(here);
        here = {state.round, state, state, here.after, {}, {}};
    }
    return rounds;
}

}  // namespace tavern
