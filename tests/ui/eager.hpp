// An innkeeper who does things before anything ends, so that a game shows much.
#pragma once
#include <vector>

#include "rules/action.hpp"

namespace tavern {

/** The legal actions that neither end a part nor only move things about: placing, serving, buying, upgrading. */
inline std::vector<Action> eager_actions(const ActionList& legal) {
    std::vector<Action> eager;
    for (const Action action : legal) {
        switch (action.kind()) {
            case ActionKind::ready:
            case ActionKind::end_turn:
            case ActionKind::move:
            case ActionKind::turn_die:
            case ActionKind::start_over:
            case ActionKind::decline: break;
            default: eager.push_back(action);
        }
    }
    return eager;
}

}  // namespace tavern
