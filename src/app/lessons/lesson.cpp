// The start, steps and end of lessons.
#include <utility>

#include "app/session.hpp"

namespace tavern::app {

void Session::carry_out(const ui::intent::OpenLesson& wish) {
    if (wish.number < 0 || wish.number >= ui::lesson_count || model_.problem) return;
    carry_out(ui::intent::LeaveHistory{});
    if (playing() && !model_.lesson) lesson_.set_aside(std::move(game_));
    // Any other game ends here, and with it the host's rights.
    of_host_ = of_host_ && lesson_.has_aside();
    computer_.forget_thoughts();
    computer_.drop_plan();
    game_ = lesson_.open(wish.number);
    last_seat_ = 0;
    model_.screen = ui::Screen::table;
    forgotten_ = ui::Forget::game;
}

void Session::carry_out(const ui::intent::NextStep&) {
    if (!model_.lesson || lesson_.next(*game_)) return;
    const int number = model_.lesson->lesson;
    bests_.finish_lesson(number);
    if (number + 1 < ui::lesson_count)
        carry_out(ui::intent::OpenLesson{number + 1});
    else
        carry_out(ui::intent::LeaveLesson{});
}

void Session::carry_out(const ui::intent::BackStep&) {
    const std::optional<std::size_t> player_actions = lesson_.back();
    if (!player_actions) return;
    game_->go_to(*player_actions);
    forgotten_ = ui::Forget::game;
}

void Session::undo_in_lesson() {
    if (lesson_.step().deed != ui::LessonDeed::undo || !game_->can_undo()) return;
    game_->undo();
    forgotten_ = ui::Forget::game;
    carry_out(ui::intent::NextStep{});
}

void Session::carry_out(const ui::intent::LeaveLesson&) {
    if (!model_.lesson) return;
    computer_.forget_thoughts();
    game_ = lesson_.end();
    forgotten_ = ui::Forget::game;
    model_.screen = game_ ? ui::Screen::table : ui::Screen::title;
    if (game_) changed();
}

}  // namespace tavern::app
