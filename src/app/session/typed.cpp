// Typed lines: actions and questions by words.
#include <algorithm>

#include "app/session.hpp"
#include "narration/refusal.hpp"
#include "text/text.hpp"
#include "typed/answers.hpp"
#include "typed/line.hpp"

namespace tavern::app {

std::vector<std::string> Session::lines_to_type() const {
    if (!playing() || model_.curtain || model_.history != nullptr) return {};
    return completions(current_->game, reader_of_lines(), {});
}

int Session::reader_of_lines() const {
    return asked_person().value_or(current_->last_seat.value_or(0));
}

void Session::follow_line(const std::string& text) {
    if (text.empty() || !playing() || model_.curtain || model_.history != nullptr) return;
    const TypedLine read = read_line(current_->game, reader_of_lines(), text);
    // The answer to the line before.
    if (model_.notice.kind == ui::Notice::Kind::toast) model_.notice = {};
    std::string again;  // a refused line, to be corrected
    switch (read.kind) {
        case TypedLine::Kind::refused:
            tell(ui::Notice::Kind::toast, read.text);
            again = text;
            break;
        case TypedLine::Kind::actions:
            for (const Action action : read.actions) {
                if (model_.legal.rank(action) < 0) {
                    // A lesson offers less than the rules. In a game it was given already: the only answer left.
                    if (model_.lesson) tell(ui::Notice::Kind::toast, what_it_would_do(current_->game, action));
                    break;
                }
                carry_out(ui::intent::Act{action});
            }
            break;
        case TypedLine::Kind::topic:
            switch (read.asked.topic) {
                case Topic::undo: carry_out(ui::intent::Undo{}); break;
                case Topic::redo: carry_out(ui::intent::Redo{}); break;
                case Topic::hint:
                case Topic::why: carry_out(ui::intent::AskHint{}); break;
                default: tell(ui::Notice::Kind::toast, in_one_line(answer_to(current_->game, read.asked)));
            }
    }
    const bool covered = model_.notice.kind > ui::Notice::Kind::toast || model_.hint_open || model_.curtain;
    if (playing() && !covered && !ui::is_answered(model_.problem))
        carry_out(ui::intent::EditText{ui::TextField::typed_line, again, {}});
}

}  // namespace tavern::app
