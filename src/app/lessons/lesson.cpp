// The start, steps and end of lessons.
#include <utility>

#include "app/session.hpp"

namespace tavern::app {

void Session::carry_out(const ui::intent::OpenLesson& wish) {
    if (wish.number < 0 || wish.number >= ui::lesson_count || model_.problem) return;
    carry_out(ui::intent::LeaveHistory{});
    // Any other game ends here.
    if (playing() && !model_.lesson) aside_ = std::move(current_);
    computer_.forget_thoughts();
    computer_.drop_plan();
    current_ = CurrentGame{lesson_.open(wish.number)};
    model_.screen = ui::Screen::table;
    forget_view();
}

void Session::carry_out(const ui::intent::NextStep&) {
    if (!model_.lesson || lesson_.next(current_->game)) return;
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
    current_->game.go_to(*player_actions);
    forget_view();
}

void Session::undo_in_lesson() {
    if (lesson_.step().deed != ui::LessonDeed::undo || !current_->game.can_undo()) return;
    current_->game.undo();
    forget_view();
    carry_out(ui::intent::NextStep{});
}

void Session::carry_out(const ui::intent::LeaveLesson&) {
    if (!model_.lesson) return;
    computer_.forget_thoughts();
    lesson_.end();
    current_ = std::exchange(aside_, std::nullopt);
    forget_view();
    model_.screen = current_ ? ui::Screen::table : ui::Screen::title;
    if (current_) changed();
}

}  // namespace tavern::app
