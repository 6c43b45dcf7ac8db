#include "positions.hpp"

#include "../rules/scenario_position.hpp"
#include "record/signature.hpp"

namespace tavern::positions {

State position(std::string_view game, std::initializer_list<std::string_view> lines) {
    const scenario::Opening opening = scenario::opening_of(game);
    State state = scenario::fresh_position(opening);
    for (const std::string_view line : lines) scenario::set_position(state, line);
    scenario::finish_position(state, opening);
    return state;
}

Dice dice(std::initializer_list<int> faces) {
    Dice dice;
    for (const int face : faces) dice.add(static_cast<Face>(face));
    return dice;
}

State at_draft(State state, const std::vector<Coaster>& coasters) {
    state.phase = Phase::draft;
    const int taken = components::white_dice - coasters.begin()->lying.total();
    state.turn = static_cast<std::uint8_t>(state.setup.players * (1 + taken));  // all have rolled
    state.tasks[0] = {TaskKind::take_die};
    state.task_count = 1;
    std::size_t seat = 0;
    for (const Coaster& coaster : coasters) {
        state.players[seat].coaster = coaster.lying;
        state.players[seat].white = coaster.hand;
        ++seat;
    }
    return state;
}

Setup setup_of(int number) {
    Setup setup = signature_setup(number);
    setup.players = static_cast<std::uint8_t>(min_players + number % max_players);
    setup.start_player = static_cast<std::uint8_t>(number / 7 % setup.players);
    return setup;
}

State random_planning(int number, RandomNumbers& numbers) {
    State state = new_game(signature_setup(number));
    Dealer dealer(static_cast<std::uint64_t>(number));
    const int round = 1 + numbers.below(components::rounds);
    ActionList legal;
    Effects effects;
    while (state.round < round || question(state) != Question::plan) {
        legal_actions(state, legal);
        const bool chance = actor(state).kind == ActorKind::chance;
        effects.clear();
        apply_legal(state, chance ? dealer.deal(state) : legal[numbers.below(legal.size())], effects);
    }
    return state;
}

void let_chance(State& state, RandomNumbers& numbers) {
    ActionList outcomes;
    Effects effects;
    while (actor(state).kind == ActorKind::chance) {
        legal_actions(state, outcomes);
        effects.clear();
        apply_legal(state, outcomes[numbers.below(outcomes.size())], effects);
    }
}

}  // namespace tavern::positions
