#include "ai/luck.hpp"

#include "ai/chance.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "record/numbers/hash.hpp"

namespace tavern {
namespace {

/** Narrow: a better value costs more time than more games. */
constexpr SearchLimits limits{2, 0, 0};
/** Evenings that go on from an outcome, the same for all outcomes. */
constexpr int samples = 4;

/** How many of the four dice on the coaster before one seat another seat takes: coasters pass on after each pick. */
int picks(const Setup& setup, int seat, int coaster) {
    int taken = 0;
    for (int pick = 0; pick < components::white_dice; ++pick)
        if ((coaster + pick) % setup.players == seat) ++taken;
    return taken;
}

template <class ValueOf>
double above_the_mean(const std::vector<Outcome>& outcomes, Action actual, ValueOf value_of) {
    double sum = 0;
    double there = 0;
    int cases = 0;
    for (const Outcome& outcome : outcomes) {
        const double value = value_of(outcome.action);
        if (outcome.action == actual) there = value;
        sum += outcome.cases * value;
        cases += outcome.cases;
    }
    return there - sum / cases;
}

}  // namespace

Luck::Luck(const Setup& setup) : evaluation_(evaluation(EvaluationKind::learned, setup)) {}

/** The value before the draft: the mean of the best plans after some fixed ways in which the evening may go on. */
double Luck::evening(const State& state, int seat) {
    double sum = 0;
    for (std::uint64_t seed = 0; seed < samples; ++seed)
        sum += evening_value(state, state.round, seat, evaluation_, limits, mixed(seed), search_);
    return sum / samples;
}

/** The value of the best plan with these white dice. */
double Luck::hand(const State& state, int seat, Roll roll) {
    const auto [place, fresh] = hands_[static_cast<std::size_t>(seat)].try_emplace(roll.bits(), 0);
    if (fresh) {
        Dice white;
        for (int die = 0; die < roll.size(); ++die) white.add(roll.at(die));
        place->second = search_.plan(alone_at_planning(state, seat, white), evaluation_, limits).best.front().value;
    }
    return place->second;
}

void Luck::add(const State& state, Action outcome) {
    const Question event = question(state);
    const int whose = actor(state).seat;
    if (event == Question::roll_coaster) {
        if (state.round != round_) hands_ = {};
        round_ = state.round;
        const std::vector<Outcome> outcomes = outcomes_of(state);
        for (int seat = 0; seat < state.setup.players; ++seat) {
            const int taken = picks(state.setup, seat, whose);
            if (taken == 0) continue;
            sums_[static_cast<std::size_t>(seat)] +=
                above_the_mean(outcomes, outcome, [&](Action action) { return hand(state, seat, action.rolled()); }) *
                taken / components::white_dice;
        }
    } else if (event == Question::draw_card || event == Question::roll_own) {
        sums_[static_cast<std::size_t>(whose)] += above_the_mean(outcomes_of(state), outcome, [&](Action action) {
            State after = state;
            Effects effects;
            apply_legal(after, action, effects);
            return evening(after, whose);
        });
    }
}

}  // namespace tavern
