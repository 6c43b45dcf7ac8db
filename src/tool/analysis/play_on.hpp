// Games played on by decisions that are known to be legal.
#pragma once
#include <cstdint>
#include <vector>

#include "record/dealer.hpp"
#include "rules/rules.hpp"

namespace tavern {

inline void carry_out(State& state, const std::vector<Action>& actions) {
    Effects effects;
    for (const Action action : actions) {
        effects.clear();
        apply_legal(state, action, effects);
    }
}

/** Plays on to the end with the chance of the seed. decide(state, path) gives the next actions of the player to decide;
 * the path holds all actions until then, those of chance as well. */
template <class Decide>
void play_on(State& state, std::uint64_t seed, Decide decide) {
    Dealer dealer(seed);
    std::vector<Action> path;
    for (Actor who = actor(state); who.kind != ActorKind::nobody; who = actor(state)) {
        const std::vector<Action> actions =
            who.kind == ActorKind::chance ? std::vector{dealer.deal(state)} : decide(state, path);
        carry_out(state, actions);
        path.insert(path.end(), actions.begin(), actions.end());
    }
}

}  // namespace tavern
