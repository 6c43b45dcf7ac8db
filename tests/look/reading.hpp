// Reads a drawn screen beside its tree: those who hear it are told all that others see, and nothing else.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "ui/draw/recorder.hpp"
#include "ui/model/semantics.hpp"

namespace tavern::look {

/** A frame as it was drawn and as it is told. */
struct Frame {
    const ui::Recorder& drawn;
    const std::vector<ui::SemanticNode>& told;
    float width = 0;  // of the window, CSS pixels
    float height = 0;
    const Game* game = nullptr;  // whose innkeepers the shapes stand for; nullptr: none
};

/** What differs between the two, a line each:
 *  - "missing": a text or picture of which no node says anything that lies there, nor a group around it;
 *  - "swallowed": the same on what can be touched, which is silent about it;
 *  - "not drawn": a node whose words stand nowhere in its place, or a target without any text or picture;
 *  - "raw": a name or description with a sign or the name of a picture in it;
 *  - "no words": a picture that is neither an ornament nor has a word.
 *  What a veil, a drawer or a box hides is not read, and neither is what is scrolled away; what is told there counts as
 *  drawn. A sign on a button with a name or beside words is their emblem, but dice, cards and players of a game are
 * told. A large image tells by its words all that stands in it. */
std::vector<std::string> compare_with_tree(const Frame& frame);

/** How a picture is said: any of these will do. Nothing: it is an ornament. */
std::vector<std::string> words_of_picture(std::string_view name, const Game* game);

}  // namespace tavern::look
