// Searches for the best turn as a whole: the dice are placed, then everything of section 4 F follows.
#pragma once
#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "ai/evaluation/evaluation.hpp"
#include "ai/turn/dice_plans.hpp"
#include "ai/turn/prospects.hpp"

namespace tavern {

/** The plans listed beside the best one: plans that use the dice differently, or all with different endings. */
enum class Variety : std::uint8_t { dice, endings };

/** Mistakes of people who are new to the game. */
struct Habits {
    bool serves_first = false;       // all dice are served before an upgrade could improve them
    bool forgets_discounts = false;  // no card is given back for an upgrade
};

/** The limits of a search. They are counts, not times, so a search gives the same result on every machine. */
struct SearchLimits {
    int beam_width = 64;     // positions that the search follows after each step
    Value noise = 0;         // the largest error of a value, up or down; small errors are likelier
    std::uint64_t seed = 0;  // of the noise
    Habits habits{};
    bool moves_dice = false;  // while serving, dice on the board may be moved first
    Foresight foresight = Foresight::purchases;
    /** Once so many positions have been examined, the beam is an eighth as wide: a few very long turns would take too
     * much time. */
    int wide_positions = std::numeric_limits<int>::max();
};

struct Plan {
    // The player's actions without those of chance, to the end of the turn. With noise they may end earlier, at a
    // question raised by serving a leftover die.
    std::vector<Action> actions;
    std::size_t sure = 0;  // the number of actions before the first event of chance
    Value value = 0;
};

struct Plans {
    std::vector<Plan> best;  // the best first; at least one
    bool exact = false;      // only plans that cannot win were omitted; without moves_dice, of the dice as they lie
    int positions = 0;       // examined
};

/**
 * A beam search: each step takes all positions that one more decision leads to and keeps the most promising ones. It
 * drops without loss a position that equals another one but has fewer thalers and beer, a placement of dice that
 * another one dominates, and other orders of decisions that do not affect each other. It does not branch on the guest
 * that fills a place of the row: no evaluation looks at the row, so every outcome has the same value.
 */
class TurnSearch {
  public:
    /** The plans of a player to plan or to serve; wanted: the most plans to list. */
    Plans plan(const State& state, const Evaluation& evaluation, SearchLimits limits, std::size_t wanted = 1,
               Variety variety = Variety::dice);
    /** The positions examined and the dice plans compared, in all searches so far. */
    std::int64_t work() const { return work_; }

  private:
    struct Step {
        std::int32_t before;  // index of the step before, -1 for the first
        Action action;
    };
    struct Position {
        State state;
        std::int32_t step;
        std::int32_t dice_plan;
        Value value;      // if the turn ended here
        Value heuristic;  // with the prospects of the rest of the turn
    };
    struct Seen {
        std::uint64_t key = 0;  // 0: empty
        std::uint8_t thalers = 0;
        std::uint8_t beer = 0;
    };
    struct Ending {
        Value value;
        std::int32_t step;
        std::int32_t dice_plan;
    };

    void add_moves(Plans& found, const State& start, const Evaluator& evaluator, std::size_t wanted, Variety variety);
    Plans follow(const State& start, const Evaluator& evaluator, std::vector<DicePlan> plans, std::size_t wanted,
                 Variety variety);
    std::vector<std::uint32_t> most_promising(const std::vector<Position>& positions);
    int beam_width() const {
        return examined_ < limits_.wide_positions ? limits_.beam_width : std::max(1, limits_.beam_width / 8);
    }
    /** Above this the least promising positions go: a worker has 64 MiB. */
    std::size_t most_unsorted() const {
        return std::max<std::size_t>(1024, 2 * static_cast<std::size_t>(beam_width()));
    }
    void drop_unpromising();
    void begin(const State& start, const Evaluator& evaluator, std::vector<DicePlan> plans);
    static void add_equal_plans(std::vector<DicePlan>& plans, std::size_t number, const Player& player);
    void keep_promising(std::vector<DicePlan>& plans, const State& start);
    void expand(const Position& from, const Evaluator& evaluator);
    bool is_worth_following(Position& position, const Evaluator& evaluator);
    bool is_new(const State& state, std::uint64_t key);
    Plan plan_of(const State& start, const Ending& ending) const;

    std::size_t seat_ = 0;
    SearchLimits limits_;
    bool serving_ = false;   // the search began while serving
    bool left_out_ = false;  // the search omitted something that could have won
    int examined_ = 0;       // positions, without the first ones
    std::int64_t work_ = 0;
    std::vector<std::vector<Action>> dice_actions_;
    std::vector<Step> steps_;
    std::vector<Position> here_;
    std::vector<Position> next_;
    std::vector<Seen> seen_;
    std::size_t seen_count_ = 0;
    std::vector<Ending> endings_;
    Prospects prospects_;
    static constexpr std::uint32_t nothing = ~std::uint32_t{0};
    std::vector<std::uint32_t> best_of_plan_;
    ActionList legal_;
    Effects effects_;
};

}  // namespace tavern
