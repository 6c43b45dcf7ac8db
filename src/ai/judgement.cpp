#include "ai/judgement.hpp"

namespace tavern {

Judge::Judge(const Judgement& judgement, const State& state, int seat, int evenings)
    : sleeping_(state.players[static_cast<std::size_t>(seat)]),
      weights_(evenings < components::rounds ? &judgement[static_cast<std::size_t>(evenings)] : nullptr),
      seat_(static_cast<std::size_t>(seat)) {}

Worth Judge::worth(const State& state) const {
    const Holdings here = holdings(state, state.players[seat_], sleeping_);
    Worth sum = here.points * 100;
    // What is stored breaks a tie. Section 9.
    if (weights_ == nullptr) return sum + here.features[feature::thalers] + here.features[feature::beer];
    for (std::size_t index = 0; index < here.features.size(); ++index)
        sum += Worth{(*weights_)[index]} * here.features[index];
    return sum;
}

int evenings_over(const State& state, int seat) {
    if (state.phase == Phase::over || state.phase == Phase::closing || state.round == 0) return state.round;
    int place = 0;
    while (seat_in_turn(state, place) != seat) ++place;
    const bool turns_pass =
        state.phase == Phase::serving || (state.phase == Phase::planning && state.setup.planning == Planning::own_turn);
    return turns_pass && state.turn > place ? state.round : state.round - 1;
}

}  // namespace tavern
