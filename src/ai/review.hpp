// The review of a finished game: win probabilities after each evening, luck, and the costliest mistakes.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/advice.hpp"
#include "ai/luck.hpp"
#include "record/game.hpp"
#include "record/ledger.hpp"

namespace tavern {

/** By seat, in percent; the sum is always 100. */
using WinProbabilities = std::array<int, max_players>;

/** A decision that differs from the computer's. */
struct Mistake {
    std::size_t player_actions = 0;  // Game::go_to with this number shows the position before it
    int seat = 0;
    int round = 0;
    Question question = Question::plan;
    Suggestion played;  // up to the end of the decision; of a planning without the turn after it
    Suggestion better;
    Value cost = 0;   // points lost, above 0
    Value error = 0;  // of the cost
};

/**
 * The mistake in a decision with more than one answer; none if it cost nothing. played: the player's own actions to the
 * end of the decision, while serving to the end of the turn. end: the position before the last of them.
 */
std::optional<Mistake> mistake_in(const State& before, int seat, const std::vector<Action>& played, const State& end);

/** The subject of a mistake. */
enum class Theme : std::uint8_t {
    evening,
    draft,
    planning,
    buying,
    upgrades,
    guests,
    nobles,
    monastery,
    reputation,
    book,
};
inline constexpr auto themes = static_cast<std::size_t>(Theme::book) + 1;
/** By the question, if its answers differ; while serving by the reason for the better way, or else by the
 * player's own deed. */
Theme theme_of(const Mistake& mistake);

struct Review {
    std::vector<WinProbabilities> win_probabilities;  // at the start and after each evening
    std::vector<Mistake> mistakes;                    // of all seats, the costliest first
    std::array<Value, max_players> luck{};            // of each seat, by cards and dice, in hundredths of a point
    std::array<int, max_players> decisions{};         // of each seat, with more than one answer
};

/** The review's findings about a seat so far. */
Balance balance_of(const Review& review, int seat);

/** Points lost a decision, in hundredths, of the levels from novice on: the costs of reviews over their decisions.
 * src/ai/README.md has the command. */
inline constexpr auto level_rates = std::to_array<Value>({528, 243, 174, 98, 0});
static_assert(level_rates.size() == player_types - 1);

/** The progress of a review that is complete, in thousandths. */
inline constexpr int whole_review = 1000;

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
    /** Adds the luck of the steps up to the decision, and the win probabilities at each end of an evening. */
    void follow_steps();
    /** end: the index after the last action of the decision. */
    void review_decision(const State& before, int seat, std::size_t end);

    Game game_;
    std::size_t next_ = 0;  // the player action to review
    Luck luck_;             // of the steps up to step_
    State at_;              // the position before step_
    std::size_t step_ = 0;
    Review review_;
};

}  // namespace tavern
