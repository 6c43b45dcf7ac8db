// The best that can be made of an own turn: dice placed, then everything of section 4 F, searched as a whole.
#pragma once
#include <cstdint>
#include <vector>

#include "ai/dice_plans.hpp"
#include "ai/judgement.hpp"

namespace tavern {

/** Which plans are given beside the best: those that use the dice otherwise, or all that end otherwise. */
enum class Variety : std::uint8_t { dice, endings };

/** How much is looked at. The limits are counts, not times: the same on every machine. */
struct PlanLimits {
    int width = 64;          // positions that are followed further after each step
    Worth error = 0;         // how far a position may be misjudged, up or down; small errors are likelier
    std::uint64_t seed = 0;  // of the errors
};

struct Plan {
    // Of the player, without those of chance, to the end of the turn; with errors only up to a question that a die left
    // to the end has brought up.
    std::vector<Action> actions;
    std::size_t sure = 0;  // how many of them come before the first event of chance
    Worth worth = 0;
};

struct Plans {
    std::vector<Plan> best;  // the best first; at least one
    bool exact = false;      // nothing was left out but what cannot win
    int positions = 0;       // looked at
};

/**
 * Searches turns in steps: all positions that one more decision leads to, of which the most promising go on. Left out
 * without loss: a position like another one but with less thalers and beer; a die placement beaten in everything; the
 * order of things that do not touch each other. Which guest fills a place of the row is not asked, as no judgement
 * looks at the row: every outcome is worth the same, which is the average.
 */
class TurnPlanner {
  public:
    /** The plans of a player who is asked to plan or to serve; wanted: how many at most. */
    Plans plan(const State& state, const Judgement& judgement, PlanLimits limits, std::size_t wanted = 1,
               Variety variety = Variety::dice);

  private:
    struct Step {
        std::int32_t before;  // index of the step before, -1 for the first
        Action action;
    };
    struct Position {
        State state;
        std::int32_t step;
        std::int32_t dice_plan;
        Worth worth;    // if the turn ended here
        Worth promise;  // with what the thalers and beer at hand may still buy
    };
    struct Seen {
        std::uint64_t key = 0;  // 0: nothing yet
        std::uint8_t thalers = 0;
        std::uint8_t beer = 0;
    };
    struct Ending {
        Worth worth;
        std::int32_t step;
        std::int32_t dice_plan;
    };

    void begin(const State& start, const Judge& judge);
    void keep_promising(std::vector<DicePlan>& plans, const State& start);
    void weigh_purchases(const State& start, const Judge& judge);
    void expand(const Position& from, const Judge& judge);
    void add(Position& position, const Judge& judge);
    bool is_new(const State& state, std::uint64_t key);
    Worth promise(const State& state) const;
    Plan plan_of(const State& start, const Ending& ending) const;

    std::size_t seat_ = 0;
    PlanLimits limits_;
    bool late_dice_ = false;  // the search began while serving
    bool left_out_ = false;   // something that could have won
    std::vector<std::vector<Action>> dice_actions_;
    std::vector<Step> steps_;
    std::vector<Position> here_;
    std::vector<Position> next_;
    std::vector<Seen> seen_;
    std::size_t seen_count_ = 0;
    std::vector<Ending> endings_;
    static constexpr std::size_t most_money = 64;
    std::array<Worth, most_money> worth_of_thalers_{};
    std::array<Worth, most_money> worth_of_beer_{};
    std::array<Worth, most_money> worth_of_beer_recruited_{};  // without another guest
    ActionList legal_;
    Effects effects_;
};

/** The position of a player who plans and serves at once, whoever is before: with these white dice in hand. */
State alone_at_planning(const State& state, int seat, Dice white);

}  // namespace tavern
