// The current lesson and its steps.
#pragma once
#include <cstddef>
#include <optional>
#include <vector>

#include "record/game.hpp"
#include "ui/model/model.hpp"
#include "ui/screens/table/lesson_book.hpp"

namespace tavern::app {

class LessonCourse {
  public:
    explicit LessonCourse(ui::Model& model) : model_(model) {}

    /** Opens the first step. Returns the lesson's game. */
    Game open(int number);
    const ui::LessonStep& step() const;
    /** False when that was the last step. */
    bool next(const Game& game);
    /** Goes back to the previous step; empty at the first one. Returns the player actions before it. */
    std::optional<std::size_t> back();
    void end() { model_.lesson.reset(); }

  private:
    ui::Model& model_;
    std::vector<std::size_t> steps_;  // player actions before each step, up to the current one
};

}  // namespace tavern::app
