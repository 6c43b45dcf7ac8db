// The solution of a problem, and how well an answer does beside it.
#pragma once
#include <vector>

#include "ai/evaluation/evaluation.hpp"
#include "problems/problem.hpp"

namespace tavern::problems {

/** An answer: the actions of the player, without those of chance, and their result. */
struct Line {
    std::vector<Action> actions;  // to the end of the turn, or the one that is asked for
    /** In hundredths: points gained in the turn; points expected at the end of the game; of noble and tile 100 each; in
     * the draft points of lead. */
    Value worth = 0;
};

struct Solution {
    /** The best first. Of a choice all answers; of a turn the best and the tempting one, if that falls short. */
    std::vector<Line> lines;
    std::size_t tempting = 0;  // index of the obvious answer that falls short; 0 where the obvious one is best
    Value nothing = 0;         // the worth of ending the turn at once, or of the worst choice
    bool proved = false;       // nothing that could be better was left out, and chance has no say
    /** Where it is not proved: how far the best is ahead of the next one, in hundredths of a point. For a pick the
     * search of the draft says so, for other questions play-outs, with a standard error. */
    Value margin = 0;
    Value error = 0;  // 0 without play-outs

    const Line& best() const { return lines.front(); }
};

/** Takes a second where a turn is short, some seconds at most. */
Solution solve(const Problem& problem);

inline constexpr int most_stars = 3;

struct Grade {
    Value worth = 0;  // of the own answer, as Line::worth
    int stars = 0;    // 0..most_stars
};

/** actions: those of the player from the position on; a turn not ended counts as if it ended there. Each hint costs a
 * star. */
Grade grade(const Problem& problem, const Solution& solution, const std::vector<Action>& actions, int hints);

}  // namespace tavern::problems
