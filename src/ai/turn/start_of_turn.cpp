#include "ai/turn/start_of_turn.hpp"

namespace tavern {

State alone_at_planning(const State& state, int seat, Dice white) {
    State alone = state;
    alone.setup.planning = Planning::own_turn;
    alone.phase = Phase::planning;
    alone.task_count = 0;
    alone.tasks = {};
    alone.turn = static_cast<std::uint8_t>(place_in_turn(alone, seat));
    Player& player = alone.players[static_cast<std::size_t>(seat)];
    player.white = white;
    player.dishwashers = static_cast<std::uint8_t>(dishwashers_for_planning(player));
    return alone;
}

State start_of_turn(const State& state, int seat) {
    if (question(state) != Question::plan) return state;
    return alone_at_planning(state, seat, state.players[static_cast<std::size_t>(seat)].white);
}

void go_past_chance(State& state, Effects& effects) {
    ActionList legal;
    while (actor(state).kind == ActorKind::chance) {
        legal_actions(state, legal);
        apply_legal(state, legal[0], effects);
    }
}

std::optional<Refusal> go_on_with(State& state, Action action, Effects& effects) {
    go_past_chance(state, effects);
    return apply(state, action, effects);
}

}  // namespace tavern
