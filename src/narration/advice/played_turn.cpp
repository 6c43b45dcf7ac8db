#include "narration/advice/played_turn.hpp"

#include "ai/turn/start_of_turn.hpp"

namespace tavern {

PlayedTurn played(const State& before, const std::vector<Action>& actions) {
    const int seat = actor(before).seat;
    const Player& player = before.players[static_cast<std::size_t>(seat)];
    PlayedTurn turn;
    turn.before = {{player.thalers, player.beer, player.schnapps, player.counter_guests}, score(before, seat).total()};
    State state = start_of_turn(before, seat);
    Effects effects;
    for (const Action action : actions) {
        effects.clear();
        if (go_on_with(state, action, effects)) break;
        for (const Effect& effect : effects) {
            // Effects after the end belong to the next round.
            if (effect.player != seat || turn.account.ended) continue;
            add(turn.account, before.setup, effect);
            if (effect.kind == EffectKind::monastery_step) turn.monastery_bonus = false;
            if (effect.source == Source::monastery) turn.monastery_bonus = effect.kind != EffectKind::card_lost;
        }
    }
    return turn;
}

}  // namespace tavern
