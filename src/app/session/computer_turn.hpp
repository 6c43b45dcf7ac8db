// What the computer thinks, and what it means to do: its plan is played step by step, so that each can be looked at.
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

    /** In place of the task before. */
    void think(Task task);
    /** What was found out about the position and the game no longer matters. */
    void forget_thoughts();
    /** Notes advice and review; a plan that has come is ready to be played. False: it is of a task that no longer
     * matters. */
    bool take(Thought thought);
    const Review* review() const { return review_ ? &*review_ : nullptr; }
    /** The review of a whole game, unless it is there. */
    void review(const Game& game);

    /** Lets it think when it is asked and has no plan. */
    void ask(const Game& game);
    bool has_plan() const { return !planned_.empty(); }
    void drop_plan() { planned_.clear(); }
    /** The next step, all of them when nothing is shown for a while. Returns the last one. */
    Action play(Game& game);

    /** What was played last is still being looked at. */
    bool is_looked_at() const { return looked_at_; }
    /** For so many milliseconds, before it goes on. */
    void look(int milliseconds);
    /** A step of its own, at the pace of the settings. */
    void look_at(ActionKind kind);
    void looked() { looked_at_ = false; }

  private:
    Platform& platform_;
    ui::Model& model_;
    int task_ = 0;                 // number of the newest task
    std::vector<Action> planned_;  // the next one last
    std::optional<Review> review_;
    bool looked_at_ = false;
};

}  // namespace tavern::app
