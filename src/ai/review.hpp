// A finished game looked back on: how the chances to win went, and which decisions cost most.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/advice.hpp"
#include "record/game.hpp"

namespace tavern {

/** Chances to win by seat, in thousandths; together 1000. */
using Chances = std::array<int, max_players>;

/** A decision that the computer would have made otherwise. */
struct Lapse {
    std::size_t player_actions = 0;  // where it was made: Game::go_to of this shows the position before it
    int seat = 0;
    int round = 0;
    Question question = Question::plan;
    Suggestion played;  // what was done, to the end of the same decision
    Suggestion better;
    Worth cost = 0;  // better.worth - played.worth, above 0
};

struct Review {
    std::vector<Chances> chances;  // at the start and after every evening played
    std::vector<Lapse> lapses;     // of all seats, the costliest first
};

/** Works through a game bit by bit, so that whoever waits sees how far it is. */
class Reviewer {
  public:
    explicit Reviewer(Game game);
    /** Judges the next decision; false when there is none left. */
    bool work();
    /** How far it is, in thousandths. */
    int progress() const;
    const Review& review() const { return review_; }

  private:
    void judge_decision(const State& before, int seat, const std::vector<Action>& played);

    Game game_;
    std::size_t next_ = 0;  // player action to be judged
    int round_ = 0;         // of the last decision judged
    Review review_;
};

}  // namespace tavern
