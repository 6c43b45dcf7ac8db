// Problems to solve: the pack, the choice of the next one, and the answer.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "app/platform.hpp"
#include "app/problems/attempts.hpp"
#include "record/game.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class ProblemCourse {
  public:
    ProblemCourse(Platform& platform, ui::Model& model, Bests& bests)
        : platform_(platform), model_(model), attempts_(bests) {}

    /** Asks for the pack, unless it is here. */
    bool has_pack();
    /** False if there is nothing in it. */
    bool pack_fetched(const std::string& pack);
    /** The link of the problem of this day, the same for everybody with this pack. */
    const std::string& of_day(Date day) const;
    /** The link of a failed problem that is due, else of the easiest one that was never tried, else of any. */
    const std::string& next() const;

    /** What has been solved, for the model. */
    void refresh();
    /** Whether the game has come to the end of the answer. */
    bool is_answered(const Game& game) const;
    static Task to_solve(const problems::Problem& problem);
    /** Grades the answer in this game; counts: and remembers it. */
    void grade(const Game& game, bool counts);

  private:
    Platform& platform_;
    ui::Model& model_;
    Attempts attempts_;
    std::vector<std::string> links_;  // of the pack, the easiest first
};

}  // namespace tavern::app
