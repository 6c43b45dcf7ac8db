#include "problems/turn_plans.hpp"

#include <algorithm>

#include "ai/turn/moved_dice.hpp"
#include "record/numbers/sort_by.hpp"

namespace tavern::problems {
namespace {

constexpr int first_beam = 256;
/** From here on a search stays narrow; natively this takes some seconds. */
constexpr int many_positions = 1'000'000;

}  // namespace

Plans best_plans(const Measure& measure, std::size_t wanted, Variety variety, int widest) {
    TurnSearch search;
    Plans found;
    const MovedDice starts = moved_dice(measure.start());
    found.exact = starts.complete;
    for (const DicePlan& moved : starts.plans) {
        const State start = *after(measure.start(), moved.actions);
        if (question(start) != Question::plan && question(start) != Question::serve) continue;
        Plans plans;
        for (int beam = first_beam; !plans.exact && beam <= (found.positions < many_positions ? widest : first_beam);
             beam *= 4) {
            plans = search.plan(start, measure.evaluation(), SearchLimits{beam}, wanted, variety);
            found.positions += plans.positions;
        }
        found.exact = found.exact && plans.exact;
        for (Plan& plan : plans.best) {
            plan.actions.insert(plan.actions.begin(), moved.actions.begin(), moved.actions.end());
            found.best.push_back(std::move(plan));
        }
    }
    sort_by(found.best, [](const Plan& plan) { return -plan.value; });
    return found;
}

}  // namespace tavern::problems
