#include "problems/turn_plans.hpp"

#include <algorithm>

#include "ai/position_key.hpp"
#include "record/numbers/hash.hpp"
#include "record/numbers/sort_by.hpp"

namespace tavern::problems {
namespace {

constexpr int first_beam = 256;
/** Placements that moves of dice can lead to. */
constexpr std::size_t most_placements = 2048;
/** From here on a search stays narrow; natively this takes some seconds. */
constexpr int many_positions = 1'000'000;

}  // namespace

std::vector<Placement> placements(const State& start) {
    std::vector<Placement> all{{start, {}}};
    std::vector<std::uint64_t> keys;
    ActionList legal;
    Effects effects;
    for (std::size_t index = 0; index < all.size() && all.size() < most_placements; ++index) {
        const Placement from = all[index];
        if (question(from.state) != Question::serve) continue;
        legal_actions(from.state, legal);
        for (const Action action : legal) {
            if (action.kind() != ActionKind::move) continue;
            Placement to = from;
            effects.clear();
            apply_legal(to.state, action, effects);
            const Player& player = to.state.players[actor(from.state).seat];
            const std::uint64_t key =
                hash_with(key_of(to.state, player), player.cashbox.face() * 8U + player.barrel.face());
            if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
            keys.push_back(key);
            to.moves.push_back(action);
            all.push_back(std::move(to));
        }
    }
    return all;
}

Plans best_plans(const Measure& measure, std::size_t wanted, Variety variety, int widest) {
    TurnSearch search;
    Plans found;
    const std::vector<Placement> starts = placements(measure.start());
    // With a reputation a move may become possible only later in the turn. Section 6.
    const bool moves_first = starts.size() == 1 || !has_reputation(measure.start().setup);
    found.exact = moves_first && starts.size() < most_placements;
    for (const Placement& start : starts) {
        if (question(start.state) != Question::plan && question(start.state) != Question::serve) continue;
        Plans plans;
        for (int beam = first_beam; !plans.exact && beam <= (found.positions < many_positions ? widest : first_beam);
             beam *= 4) {
            plans = search.plan(start.state, measure.evaluation(), SearchLimits{beam}, wanted, variety);
            found.positions += plans.positions;
        }
        found.exact = found.exact && plans.exact;
        for (Plan& plan : plans.best) {
            plan.actions.insert(plan.actions.begin(), start.moves.begin(), start.moves.end());
            found.best.push_back(std::move(plan));
        }
    }
    sort_by(found.best, [](const Plan& plan) { return -plan.value; });
    return found;
}

}  // namespace tavern::problems
