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
    bool has_pack() {
        if (pack_.empty()) platform_.fetch_problems();
        return !pack_.empty();
    }
    /** False if there is nothing in it. */
    bool pack_fetched(const std::string& pack) {
        pack_ = problems::pack_of(pack);
        return !pack_.empty();
    }
    /** Only the mistakes of own games need no pack. */
    static bool needs_pack(ui::ProblemChoice choice) { return choice.kind < ui::ProblemChoice::Kind::own; }
    /** The link of the problem that is chosen, empty if there is none; completes its place with the facts known. */
    std::string next(ui::ProblemPlace& place);
    /** Problems of a game's costliest mistakes come next. kept: they come back like failed ones. */
    void learn(const Game& game, const Review& review, int seat, bool kept);

    /** The solved problems, for the title. */
    void refresh() {
        const Date today = platform_.today();
        model_.solved_problems = {attempts_.streak(today), attempts_.daily_stars(today)};
    }
    /** Counts the solved problems, for the dialog of all problems. */
    void list();
    /** In a rush: looks at the clock, which ends it or ticks again in a second. */
    void follow_clock();
    /** In a rush: counts the answer graded. */
    void count_in_rush();
    /** Whether the game has come to the end of the answer. */
    bool is_answered(const Game& game) const;
    /** Grades the answer in this game; counts: and remembers it. */
    void grade(const Game& game, bool counts);

  private:
    struct OwnMistake {
        std::string link;
        ui::MistakePlace place;
    };

    std::string next_in_rush(ui::ProblemPlace& place);

    Platform& platform_;
    ui::Model& model_;
    Attempts attempts_;
    std::vector<problems::PackedProblem> pack_;  // the easiest first
    std::int64_t clock_ = 0;                     // milliseconds since 1970, at the last look in a rush
    std::int64_t ends_ = 0;                      // the rush, by this clock
    std::vector<OwnMistake> mistakes_;           // those still to come, the next one last
};

}  // namespace tavern::app
