// A told evening for the scenes.
#pragma once
#include "story/story.hpp"

namespace tavern {

/** A game with notes at a moment and before it, a branch from there, and one of the branch. */
inline story::Story told_of(const Game& game, std::size_t moment) {
    story::Story told{{{game}}};
    story::set_note(told.lines[0], moment - 20, "Anna opens with the brewer, which looks slow.");
    story::set_note(told.lines[0], moment,
                    "The turning point: [beer] for all & two guests of 4 would have been <b>better</b> here, since the "
                    "tile is gone in the next round.");
    told.lines.push_back(story::branch_of(told, 0, moment, 5, false));
    story::set_note(told.lines[1], 0, "She keeps the 6 instead.");
    told.lines.push_back(story::branch_of(told, 1, 0, 6, true));
    return told;
}

}  // namespace tavern
