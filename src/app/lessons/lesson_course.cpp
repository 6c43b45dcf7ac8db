#include "app/lessons/lesson_course.hpp"

#include "app/lessons/lessons.hpp"

namespace tavern::app {

Game LessonCourse::open(int number) {
    Game game = lesson_game(number);
    model_.lesson = ui::LessonPlace{number, 0};
    steps_ = {game.player_actions()};
    return game;
}

const ui::LessonStep& LessonCourse::step() const {
    return ui::lesson(model_.lesson->lesson).steps[static_cast<std::size_t>(model_.lesson->step)];
}

bool LessonCourse::next(const Game& game) {
    ui::LessonPlace& place = *model_.lesson;
    if (++place.step >= ui::lesson(place.lesson).length()) return false;
    steps_.push_back(game.player_actions());
    return true;
}

std::optional<std::size_t> LessonCourse::back() {
    if (!model_.lesson || model_.lesson->step == 0) return std::nullopt;
    --model_.lesson->step;
    steps_.pop_back();
    return steps_.back();
}

}  // namespace tavern::app
