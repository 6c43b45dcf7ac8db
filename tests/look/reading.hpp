// Compares a drawn screen with its accessibility tree: screen readers must get everything visible, and nothing else.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "ui/draw/recorder.hpp"
#include "ui/model/semantics.hpp"

namespace tavern::look {

/** A frame's drawing and its accessibility tree. */
struct Frame {
    const ui::Recorder& drawn;
    const std::vector<ui::SemanticNode>& told;
    float width = 0;  // of the window, CSS pixels
    float height = 0;
    const Game* game = nullptr;  // the game with the innkeepers of the shapes; nullptr: none
};

/** The differences, one per line:
 * - "missing": a text or picture without a node in its place, or a group around it, that says it;
 * - "swallowed": the same on a target, whose name omits it;
 * - "not drawn": a node whose words are drawn nowhere in its place, or a target without any text or picture;
 * - "raw": a name or description with a sign or the name of a picture in it;
 * - "nameless": a choice, tabs or a table without a name;
 * - "no words": a picture that is neither an ornament nor has a word;
 * - "label": a control with words on it, none of which is in its name (WCAG 2.5.3).
 * Things under a veil, a drawer or a box, or scrolled away, are not checked; nodes there count as drawn. A sign on a
 * button with a name or beside words is an emblem, but dice, cards and players of a game need words. The words of a
 * large image describe all its content. */
std::vector<std::string> compare_with_tree(const Frame& frame);

/** The possible words for a picture; any of them will do. Empty: an ornament. */
std::vector<std::string> words_of_picture(std::string_view name, const Game* game);

}  // namespace tavern::look
