#include "ai/review.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>

#include "ai/evening.hpp"
#include "ai/players.hpp"

namespace tavern {
namespace {

/** Less than this is no lapse: the judgement is not that sure. In hundredths of a point. */
constexpr Worth least_cost = 30;

/** How far the points at the end stray from what is expected after so many evenings: the errors of the
 *  training, between modules 1 and 5. */
constexpr std::array<double, components::rounds> points_astray{19, 18, 17, 15.5, 14, 13, 11, 9};

double likely_above(double difference, double astray) {
    return 1 / (1 + std::exp(-1.702 * difference / astray));  // the normal distribution, near enough
}

Chances final_chances(const State& state) {
    const unsigned winning = winners(state);
    const int shared = std::popcount(winning);
    Chances chances{};
    int left = 1000 % shared;  // of what cannot be shared, one each
    for (unsigned seat = 0; seat < max_players; ++seat)
        if ((winning >> seat & 1U) != 0) chances[seat] = 1000 / shared + (left-- > 0 ? 1 : 0);
    return chances;
}

/** The chance that a seat comes out above all others, summed over the points it may reach. */
Chances chances_of(const State& state) {
    if (state.phase == Phase::over) return final_chances(state);
    const int players = state.setup.players;
    const int evenings = std::max(0, state.round - 1);
    const double astray = points_astray[static_cast<std::size_t>(evenings)];
    std::array<double, max_players> expected{};
    for (int seat = 0; seat < players; ++seat)
        expected[static_cast<std::size_t>(seat)] =
            Judge(judgement(JudgementKind::learned, state.setup), state, seat, evenings).worth(state) / 100.0;
    std::array<double, max_players> likely{};
    double sum = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        for (double stray = -3; stray <= 3; stray += 0.25) {
            double ahead = std::exp(-stray * stray / 2);
            for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other)
                if (other != seat) ahead *= likely_above(expected[seat] + stray * astray - expected[other], astray);
            likely[seat] += ahead;
        }
        sum += likely[seat];
    }
    Chances chances{};
    int given = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        chances[seat] = static_cast<int>(std::lround(1000 * likely[seat] / sum));
        given += chances[seat];
    }
    chances[0] += 1000 - given;
    return chances;
}

/** How many of the actions belong to one decision that begins here: a plan, a turn, or a single answer. */
std::size_t length_of_decision(Game game, int seat) {
    const std::size_t begin = game.player_actions();
    const Phase phase = game.state().phase;
    const bool whole = phase == Phase::planning || phase == Phase::serving;
    do {
        game.redo();
        const Actor next = actor(game.state());
        if (game.state().phase != phase || next.kind != ActorKind::player || next.seat != seat) break;
    } while (whole && game.can_redo());
    return game.player_actions() - begin;
}

/** What was decided, and what would have been best. */
struct Comparison {
    Suggestion played;
    Suggestion better;
};

const Mind& mind() {
    return mind_of(PlayerKind::legend);
}
const Judgement& judgement_of(const State& state) {
    return judgement(mind().judgement, state.setup);
}
/** For what is searched once a decision, and what is searched for each of its choices. */
PlanLimits whole() {
    return {mind().width, 0, 0};
}
PlanLimits quick() {
    return {mind().quick_width, 0, 0};
}

/** Each with the turn that it leads to at best; nothing where no turn follows. */
std::optional<Comparison> compare_dice(const State& before, int seat, const std::vector<Action>& played) {
    State planned = alone_at_planning(before, seat, before.players[static_cast<std::size_t>(seat)].white);
    Effects effects;
    for (const Action action : played) {
        effects.clear();
        if (actor(planned).seat != seat || apply(planned, action, effects)) return std::nullopt;
        if (action.kind() == ActionKind::ready) break;
    }
    if (actor(planned).kind != ActorKind::player || planned.phase != Phase::serving) return std::nullopt;
    TurnPlanner planner;
    const Plan kept = planner.plan(planned, judgement_of(before), whole()).best.front();
    const Plan best = planner.plan(before, judgement_of(before), whole()).best.front();
    std::vector<Action> turn = played;
    turn.insert(turn.end(), kept.actions.begin(), kept.actions.end());
    Comparison both{described(before, seat, with_dice_served(before, seat, std::move(turn)), kept.worth),
                    described(before, seat, with_dice_served(before, seat, best.actions), best.worth)};
    both.played.actions = played;
    both.better.actions = first_part(before, best);
    return both;
}

Comparison compare_turn(const State& before, int seat, const std::vector<Action>& played, const State& end) {
    const Worth worth = Judge(judgement_of(before), before, seat, before.round).worth(end);
    const Plan best = TurnPlanner().plan(before, judgement_of(before), whole()).best.front();
    return {described(before, seat, played, worth),
            described(before, seat, with_dice_served(before, seat, best.actions), best.worth)};
}

Comparison compare_draft(const State& before, Action played) {
    TurnPlanner planner;
    const std::vector<DraftChoice> choices = draft(before, judgement_of(before), quick(), mind().draft, planner);
    const auto taken = std::find_if(choices.begin(), choices.end(),
                                    [&](const DraftChoice& choice) { return choice.face == played.face(); });
    const auto which = static_cast<std::size_t>(taken - choices.begin());
    return {described(before, choices, which, judgement_of(before), quick(), planner),
            described(before, choices, 0, judgement_of(before), quick(), planner)};
}

Comparison compare_choice(const State& before, Action played) {
    TurnPlanner planner;
    const auto choices = weigh_choices(before, judgement_of(before), quick(), mind().samples, 0, planner);
    const auto chosen = std::find_if(choices.begin(), choices.end(),
                                     [&](const WeighedAction& choice) { return choice.action == played; });
    const auto single = [](const WeighedAction& choice) {
        Suggestion suggestion;
        suggestion.actions = {choice.action};
        suggestion.worth = choice.worth;
        suggestion.a = choice.action.a();
        return suggestion;
    };
    return {single(*chosen), single(choices.front())};
}

}  // namespace

Reviewer::Reviewer(Game game) : game_(std::move(game)) {
    game_.go_to(0);
}

int Reviewer::progress() const {
    const std::size_t all = game_.record().actions.size();
    return all == 0 ? 1000 : static_cast<int>(next_ * 1000 / all);
}

bool Reviewer::work() {
    const std::vector<Action>& actions = game_.record().actions;
    if (next_ > actions.size()) return false;
    game_.go_to(next_);
    const State before = game_.state();
    const bool over = before.phase == Phase::over;
    if (review_.chances.empty() || over || before.round > std::max(round_, 1))
        review_.chances.push_back(chances_of(before));
    round_ = before.round;
    const Actor who = actor(before);
    if (next_ == actions.size()) {
        ++next_;
        return false;
    }
    if (who.kind != ActorKind::player) {  // a record that names every outcome
        ++next_;
        return true;
    }
    const std::size_t length = length_of_decision(game_, who.seat);
    const std::vector<Action> played(actions.begin() + static_cast<std::ptrdiff_t>(next_),
                                     actions.begin() + static_cast<std::ptrdiff_t>(next_ + length));
    judge_decision(before, who.seat, played);
    next_ += length;
    return true;
}

void Reviewer::judge_decision(const State& before, int seat, const std::vector<Action>& played) {
    ActionList legal;
    legal_actions(before, legal);
    if (legal.size() == 1) return;
    std::optional<Comparison> found;
    switch (before.phase) {
        case Phase::planning: found = compare_dice(before, seat, played); break;
        case Phase::serving:
            if (played.back().kind() == ActionKind::end_turn) {
                Game turn = game_;
                turn.go_to(next_ + played.size() - 1);  // just before it ends
                found = compare_turn(before, seat, played, turn.state());
            }
            break;
        case Phase::draft: found = compare_draft(before, played.front()); break;
        default: found = compare_choice(before, played.front()); break;
    }
    if (!found) return;
    const Worth cost = found->better.worth - found->played.worth;
    if (cost < least_cost) return;
    const auto place = std::find_if(review_.lapses.begin(), review_.lapses.end(),
                                    [&](const Lapse& known) { return known.cost < cost; });
    review_.lapses.insert(
        place, {next_, seat, before.round, question(before), std::move(found->played), std::move(found->better), cost});
}

}  // namespace tavern
