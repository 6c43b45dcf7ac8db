#include "ai/players.hpp"

#include <algorithm>
#include <array>

#include "ai/draft.hpp"
#include "ai/evening.hpp"
#include "ai/simple_players.hpp"

namespace tavern {
namespace {

constexpr auto names = std::to_array<std::string_view>(
    {"random", "greedy", "hand-made", "short-sighted", "novice", "homely", "steady", "shrewd", "legend"});
static_assert(names.size() == player_kinds);

/** By PlayerKind from hand_made on. */
constexpr auto minds = std::to_array<Mind>({
    {JudgementKind::hand_made, 48, 4, 8, DraftView::all_picks, 0, 24, 8},
    {JudgementKind::learned, 48, 4, 8, DraftView::all_picks, 0},
    {JudgementKind::hand_made, 1, 1, 0, DraftView::own_dice, 2000},
    {JudgementKind::learned, 2, 1, 1, DraftView::own_dice, 1300},
    {JudgementKind::learned, 6, 2, 4, DraftView::own_dice, 600},
    {JudgementKind::learned, 16, 2, 6, DraftView::all_picks, 250},
    {JudgementKind::learned, 48, 4, 8, DraftView::all_picks, 0, 24, 8},
});
static_assert(minds.size() == player_kinds - static_cast<std::size_t>(PlayerKind::hand_made));

/** Different for different moments of a game, so that random choices differ from one to the next. */
std::uint64_t position_number(const State& state) {
    std::uint64_t number = static_cast<std::uint64_t>(state.phase) << 8U | state.round;
    const auto add = [&](unsigned part) { number = mixed(number) + part; };
    add(state.turn);
    add(state.task_count);
    for (const Player& player : state.players)
        for (const unsigned part : {unsigned{player.thalers}, unsigned{player.beer}, unsigned{player.known_count},
                                    static_cast<unsigned>((player.white + player.own).total()), unsigned{player.bought},
                                    unsigned{player.dishwashers_spent}, unsigned{player.seated}, unsigned{player.moves},
                                    unsigned{player.monastery}, unsigned{player.reputation}})
            add(part);
    return mixed(number);
}

}  // namespace

std::optional<PlayerKind> player_of(std::string_view name) {
    if (name == "strongest") return PlayerKind::legend;
    for (std::size_t index = 0; index < names.size(); ++index)
        if (names[index] == name) return static_cast<PlayerKind>(index);
    return std::nullopt;
}

std::string_view name_of(PlayerKind kind) {
    return names[static_cast<std::size_t>(kind)];
}

PlayerKind player_of(Keeper keeper) {
    return static_cast<PlayerKind>(static_cast<int>(PlayerKind::novice) + static_cast<int>(keeper) -
                                   static_cast<int>(Keeper::novice));
}

const Mind& mind_of(PlayerKind kind) {
    return minds[static_cast<std::size_t>(kind) - static_cast<std::size_t>(PlayerKind::hand_made)];
}

std::vector<Action> first_part(const State& state, const Plan& plan) {
    std::vector<Action> actions(plan.actions.begin(), plan.actions.begin() + static_cast<std::ptrdiff_t>(plan.sure));
    if (question(state) == Question::plan && state.setup.planning == Planning::together)
        actions.erase(std::find(actions.begin(), actions.end(), Action(ActionKind::ready)) + 1, actions.end());
    return actions;
}

std::vector<Action> decide(PlayerKind kind, const State& state, std::uint64_t seed) {
    if (kind == PlayerKind::random || kind == PlayerKind::greedy) {
        ActionList legal;
        legal_actions(state, legal);
        RandomNumbers numbers(mixed(seed) ^ position_number(state));
        return {choose(kind == PlayerKind::random ? PolicyKind::random : PolicyKind::greedy, state, legal, numbers)};
    }
    const Mind& mind = mind_of(kind);
    return decide(mind, judgement(mind.judgement, state.setup), state, seed);
}

std::vector<Action> decide(const Mind& mind, const Judgement& judgement, const State& state, std::uint64_t seed) {
    TurnPlanner planner;
    const PlanLimits whole{mind.width, mind.error, mixed(seed + state.round)};
    const PlanLimits quick{mind.quick_width, mind.error, whole.seed};
    switch (state.phase) {
        case Phase::planning:
        case Phase::serving:
            return first_part(
                state, plan_with_foresight(state, judgement, whole, quick, static_cast<std::size_t>(mind.candidates),
                                           mind.foresight, planner));
        case Phase::draft: {
            ActionList legal;
            legal_actions(state, legal);
            if (legal.size() == 1) return {legal[0]};
            return {Action(ActionKind::take_die, draft(state, judgement, quick, mind.draft, planner).front().face)};
        }
        default: return {weigh_choices(state, judgement, quick, mind.samples, whole.seed, planner).front().action};
    }
}

}  // namespace tavern
