// Answers to typed questions: sentences for the ear, a line each.
#pragma once
#include <string>
#include <vector>

#include "ai/advice.hpp"
#include "typed/phrases.hpp"

namespace tavern {

/** With a full stop, unless it ends like a sentence. */
std::string as_sentence(std::string text);
/** With blanks between them. */
std::string in_one_line(const std::vector<std::string>& parts);

/** The answer to every topic but hint, why, undo and redo, which are for the caller to carry out. */
std::vector<std::string> answer_to(const Game& game, const TypedQuestion& asked);
/** The question to the player who decides, with the facts for it; at the end of the game the winner. */
std::vector<std::string> asked_now(const Game& game);
/** The legal actions as words to type, with their gains where the words do not name them. */
std::string choices_text(const Game& game);
/** The events since a step that concern the reader at a seat, and the turns of computers. Whole: the events of the
 * whole table, too. */
std::vector<std::string> news_since(const Game& game, std::size_t first_step, int reader, bool whole);
/** The best suggestion and its reason. */
std::vector<std::string> hint_text(const Game& game, const Advice& advice);
std::string why_text(const Game& game, const Advice& advice);

}  // namespace tavern
