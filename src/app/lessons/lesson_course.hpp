// The current lesson and its steps; the former game waits.
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

    /** Whether a game waits. */
    bool has_aside() const { return aside_.has_value(); }
    /** Sets the current game aside until the lesson ends. */
    void set_aside(std::optional<Game> played) { aside_ = std::move(played); }
    /** Opens the first step. Returns the lesson's game. */
    Game open(int number);
    const ui::LessonStep& step() const;
    /** False when that was the last step. */
    bool next(const Game& game);
    /** Goes back to the last step; empty at the first one. Returns the player actions before it. */
    std::optional<std::size_t> back();
    /** Ends the lesson for another game, and drops the game set aside. Returns that game. */
    std::optional<Game> end();

  private:
    ui::Model& model_;
    std::vector<std::size_t> steps_;  // player actions before each step, up to the current one
    std::optional<Game> aside_;
};

}  // namespace tavern::app
