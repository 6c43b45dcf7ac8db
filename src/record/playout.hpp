// Plays games to the end without a record, for measurements and signatures.
#pragma once
#include "record/dealer.hpp"
#include "record/numbers/random_numbers.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** Memory of a playout, kept outside so that playing a game allocates nothing. */
struct PlayoutSpace {
    ActionList legal;
    Effects effects;
};

/** Plays until the game is over. choose(state, legal) returns the player's action; after(state, actor, action) sees the
 *  legal list (empty for chance) and the effects in the space. */
template <class Choose, class After>
void play_out(State& state, Dealer& dealer, PlayoutSpace& space, Choose choose, After after) {
    for (;;) {
        const Actor who = actor(state);
        if (who.kind == ActorKind::nobody) return;
        space.effects.clear();
        space.legal.clear();
        Action action;
        if (who.kind == ActorKind::chance) {
            action = dealer.deal(state);
        } else {
            legal_actions(state, space.legal);
            action = choose(state, space.legal);
        }
        apply_legal(state, action, space.effects);
        after(state, who, action);
    }
}

}  // namespace tavern
