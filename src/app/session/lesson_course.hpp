// A lesson on the table: its steps, while the game that was played waits.
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
    /** The game that is played waits until the lesson is left. */
    void set_aside(std::optional<Game> played) { aside_ = std::move(played); }
    /** Its first step. Returns the lesson's game. */
    Game open(int number);
    const ui::LessonStep& step() const;
    /** False when that was the last step. */
    bool next(const Game& game);
    /** Goes back to the step before; nothing when this is the first. Returns the player actions before it. */
    std::optional<std::size_t> back();
    /** Another game comes: what waited is gone, and the lesson ends. Returns what waited. */
    std::optional<Game> end();

  private:
    ui::Model& model_;
    std::vector<std::size_t> steps_;  // player actions before each step, up to the present one
    std::optional<Game> aside_;
};

}  // namespace tavern::app
