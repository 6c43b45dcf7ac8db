// Games played to the end without keeping a record: for measuring, for signatures, and for searching.
#pragma once
#include <cstdint>

#include "record/dealer.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** Numbers for choices that are no part of a game. Not for dealing: Dealer gives each event its own place. */
class RandomNumbers {
  public:
    explicit RandomNumbers(std::uint64_t seed) : at_(seed) {}
    std::uint64_t next() { return mixed(at_ += 0x9E3779B97F4A7C15U); }
    /** 0..limit-1. */
    int below(int limit) { return static_cast<int>((next() >> 32U) * static_cast<std::uint64_t>(limit) >> 32U); }

  private:
    std::uint64_t at_;
};

/** What a playout works with, kept outside so that playing a game allocates nothing. */
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
