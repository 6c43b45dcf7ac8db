// A lesson on the table: its steps, while the game that was played waits.
#include <utility>

#include "app/lessons.hpp"
#include "app/session.hpp"

namespace tavern::app {
namespace {

std::string lesson_key(int number) {
    return "lesson-" + std::to_string(number + 1);
}

}  // namespace

void Session::carry_out(const ui::intent::OpenLesson& wish) {
    if (wish.number < 0 || wish.number >= ui::lesson_count) return;
    carry_out(ui::intent::LeaveHistory{});
    if (playing() && !model_.lesson) aside_ = std::move(game_);
    // Any other game ends here, and what the page around may do with it.
    of_host_ = of_host_ && aside_.has_value();
    forget_thoughts();
    planned_.clear();
    game_ = lesson_game(wish.number);
    last_seat_ = 0;
    model_.lesson = ui::LessonPlace{wish.number, 0};
    lesson_steps_ = {game_->player_actions()};
    model_.screen = ui::Screen::table;
    reset_ = true;
}

const ui::LessonStep& Session::lesson_step() const {
    return ui::lesson(model_.lesson->lesson).steps[static_cast<std::size_t>(model_.lesson->step)];
}

void Session::carry_out(const ui::intent::NextStep&) {
    if (!model_.lesson) return;
    ui::LessonPlace& place = *model_.lesson;
    if (++place.step < ui::lesson(place.lesson).length()) {
        lesson_steps_.push_back(game_->player_actions());
        return;
    }
    page_.keep_best({lesson_key(place.lesson), 1});
    if (place.lesson + 1 < ui::lesson_count)
        carry_out(ui::intent::OpenLesson{place.lesson + 1});
    else
        carry_out(ui::intent::LeaveLesson{});
}

void Session::carry_out(const ui::intent::BackStep&) {
    if (!model_.lesson || model_.lesson->step == 0) return;
    --model_.lesson->step;
    lesson_steps_.pop_back();
    game_->go_to(lesson_steps_.back());
    reset_ = true;
}

void Session::carry_out(const ui::intent::LeaveLesson&) {
    if (!model_.lesson) return;
    model_.lesson.reset();
    reset_ = true;
    game_ = std::exchange(aside_, std::nullopt);
    model_.screen = game_ ? ui::Screen::table : ui::Screen::title;
    if (game_) changed();
}

void Session::count_lessons() {
    for (int number = 0; number < ui::lesson_count; ++number)
        if (best_of(lesson_key(number))) model_.lessons_done |= 1U << static_cast<unsigned>(number);
}

}  // namespace tavern::app
