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

void Session::follow_question(const TypedQuestion& asked) {
    switch (asked.topic) {
        case Topic::undo: return carry_out(ui::intent::Undo{});
        case Topic::redo: return carry_out(ui::intent::Redo{});
        case Topic::hint:
        case Topic::why: return carry_out(ui::intent::AskHint{});
        default: notify(ui::Notice::Kind::toast, in_one_line(answer_to(current_->game, asked)));
    }
}

void Session::follow_actions(const std::vector<Action>& actions) {
    for (const Action action : actions) {
        if (model_.legal.rank(action) < 0) {
            // A lesson offers less than the rules. In a game it was given already: the only answer left.
            if (model_.lesson) notify(ui::Notice::Kind::toast, consequence_text(current_->game, action));
            return;
        }
        carry_out(ui::intent::Act{action});
    }
}

void Session::follow_line(const std::string& text) {
    if (text.empty() || !playing() || model_.curtain || model_.history != nullptr) return;
    const TypedLine read = read_line(current_->game, reader_of_lines(), text);
    // The answer to the line before.
    if (model_.notice.kind == ui::Notice::Kind::toast) model_.notice = {};
    const auto* refused = std::get_if<RefusedLine>(&read);
    if (refused != nullptr) notify(ui::Notice::Kind::toast, refused->why);
    if (const auto* asked = std::get_if<TypedQuestion>(&read)) follow_question(*asked);
    if (const auto* actions = std::get_if<std::vector<Action>>(&read)) follow_actions(*actions);
    // A refused line is offered again, to be corrected.
    const bool covered = model_.notice.kind > ui::Notice::Kind::toast || model_.hint_open || model_.curtain;
    if (playing() && !covered && !ui::is_answered(model_.problem))
        carry_out(ui::intent::EditText{ui::TextField::typed_line, refused ? text : std::string(), {}});
}

}  // namespace tavern::app
