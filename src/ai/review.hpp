// The review of a finished game: win probabilities after each evening, and the costliest mistakes.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/advice.hpp"
#include "record/game.hpp"

namespace tavern {

/** By seat, in thousandths; the sum is 1000. */
using WinProbabilities = std::array<int, max_players>;

/** A decision that differs from the computer's. */
struct Mistake {
    std::size_t player_actions = 0;  // Game::go_to with this number shows the position before it
    int seat = 0;
    int round = 0;
    Question question = Question::plan;
    Suggestion played;  // the player's actions up to the end of the decision
    Suggestion better;
    Value cost = 0;   // points lost, by play-outs of both; above 0
    Value error = 0;  // its standard error
};

struct Review {
    std::vector<WinProbabilities> win_probabilities;  // at the start and after each evening
    std::vector<Mistake> mistakes;                    // of all seats, the costliest first
};

/** Reviews a game decision by decision, so that a screen can show the progress. */
class Reviewer {
  public:
    explicit Reviewer(Game game);
    /** Reviews the next decision; false when there is none left. */
    bool work();
    /** In thousandths. */
    int progress() const;
    const Review& review() const { return review_; }

  private:
    void review_decision(const State& before, int seat, const std::vector<Action>& played);

    Game game_;
    std::size_t next_ = 0;  // the player action to review
    int round_ = 0;         // of the last decision reviewed
    Review review_;
};

}  // namespace tavern
