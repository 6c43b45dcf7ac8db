#include "ai/loss.hpp"

#include "ai/mean.hpp"
#include "ai/turn/start_of_turn.hpp"

namespace tavern {
namespace {

/** Play-outs come in batches until the error is at most this, in hundredths of a point. */
constexpr int batch = 32;
constexpr int most_play_outs = 128;
constexpr double small_error = 60;

/** Points ahead of the mean of the others, in hundredths. */
std::int64_t lead_at_end(const std::vector<Way>& ways, const Decider& decider, std::uint64_t seed, TurnSearch& search) {
    SearchLimits limits;
    limits.beam_width = decider.parameters.rollout_beam_width;
    limits.foresight = decider.parameters.foresight;
    std::int64_t lead = 0;
    const auto others = static_cast<std::int64_t>(ways.size()) - 1;
    for (const Way& way : ways) {
        const int points = points_at_end(way.state, way.seat, way.planned, decider.evaluation, limits, seed, search);
        lead += &way == &ways.front() ? points * a_point : -points * a_point / others;
    }
    return lead;
}

}  // namespace

Way way_by(const State& state, const Plan& plan) {
    const int seat = actor(state).seat;
    return {seat, start_of_turn(state, seat), plan.actions};
}

std::vector<Way> ways_after_pick(State state, Action pick, const Decider& decider, TurnSearch& search) {
    const int seat = actor(state).seat;
    Effects effects;
    apply_legal(state, pick, effects);
    while (state.phase == Phase::draft) {
        const Face next = decider.picks(state, search).front().face;
        effects.clear();
        apply_legal(state, Action(ActionKind::take_die, next), effects);
    }
    std::vector<Way> ways;
    for (int place = 0; place < state.setup.players; ++place) {
        const int whose = (seat + place) % state.setup.players;
        const State alone = alone_at_planning(state, whose, state.players[static_cast<std::size_t>(whose)].white);
        ways.push_back(way_by(alone, decider.plan(alone, search)));
    }
    return ways;
}

Loss loss_between(const std::vector<Way>& played, const std::vector<Way>& better, const Decider& decider,
                  TurnSearch& search) {
    Mean lost;
    do {
        for (int one = 0; one < batch; ++one) {
            const std::uint64_t seed = mixed(static_cast<std::uint64_t>(lost.count)) % seed_limit;
            lost.add(static_cast<double>(lead_at_end(better, decider, seed, search) -
                                         lead_at_end(played, decider, seed, search)));
        }
    } while (lost.error() > small_error && lost.count < most_play_outs);
    return {static_cast<Value>(lost.mean()), static_cast<Value>(lost.error())};
}

}  // namespace tavern
