// The computer's thinking and its plan, which is played step by step so that each step can be seen.
#pragma once
#include <optional>
#include <vector>

#include "app/platform.hpp"
#include "record/game.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class ComputerTurn {
  public:
    ComputerTurn(Platform& platform, ui::Model& model) : platform_(platform), model_(model) {}

    /** Replaces the former task. */
    void think(Task::Subject subject);
    /** Drops results about position and game. */
    void forget_thoughts();
    /** Drops advice: it was for another moment. */
    void forget_advice();
    /** Stores advice and review; a plan becomes ready to be played; a solution is the caller's. False: the task is
     * obsolete. */
    bool take(const Thought& thought);
    /** Whether the solution of a problem is being sought. */
    bool solves() const { return seeks<problems::Problem>(); }
    const Review* review() const { return review_ ? &*review_ : nullptr; }
    /** The review of the game at hand, found before. */
    void put_back(Review review);
    /** Reviews a whole game, unless that is done or in progress. */
    void review(const Game& game);

    /** Lets the computer think if it has to act and has no plan. */
    void ask(const Game& game);
    bool has_plan() const { return !planned_.empty(); }
    void drop_plan() { planned_.clear(); }
    /** Plays the next step, or all steps at instant pace. Returns the last one. */
    Action play(Game& game);

    /** Whether the last step is still being shown. */
    bool is_looked_at() const { return looked_at_; }
    /** Waits this many milliseconds before going on. */
    void look(int milliseconds);
    /** Shows one of its steps, at the pace of the settings. */
    void look_at(ActionKind kind);
    void looked() { looked_at_ = false; }

  private:
    template <class Subject>
    bool seeks() const {
        return sought_ && std::holds_alternative<Subject>(*sought_);
    }

    Platform& platform_;
    ui::Model& model_;
    int task_ = 0;                 // of the newest task
    std::vector<Action> planned_;  // the next action last
    std::optional<Review> review_;
    bool looked_at_ = false;
    std::optional<Task::Subject> sought_;  // by the newest task, until it is found
};

}  // namespace tavern::app
