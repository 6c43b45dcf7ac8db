#include "ai/turn/turn_search.hpp"

#include <algorithm>

#include "ai/turn/decisions.hpp"
#include "ai/turn/moved_dice.hpp"
#include "ai/turn/position_key.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "record/dealer.hpp"
#include "record/numbers/sort_by.hpp"

namespace tavern {
namespace {

/** Applies chance and forced actions up to the next decision. Calls tell(action, whether it is chance's) for each. */
template <class Tell>
void go_on(State& state, std::size_t seat, Habits habits, ActionList& legal, Effects& effects, Tell tell) {
    for (;;) {
        const Actor who = actor(state);
        Action action;
        if (who.kind == ActorKind::chance) {
            legal_actions(state, legal);
            action = legal[0];
        } else if (question(state) == Question::serve) {
            const std::optional<Action> must = done_at_once(state, seat, habits);
            if (!must) return;
            action = *must;
        } else {
            return;
        }
        tell(action, who.kind == ActorKind::chance);
        effects.clear();
        apply_legal(state, action, effects);
    }
}

/** Whether the steps of a plan come to "schnapps or denied" while a guest has a die (section 6). With another die kept
 * back that guest could be served first and then denied, but plans place all dice. */
bool denies_too_early(const State& start, const State& planned, std::size_t seat) {
    const Player& player = planned.players[seat];
    if (std::none_of(player.seats.begin(), player.seats.begin() + player.seated,
                     [](const Seat& one) { return one.guest != Card::noble && one.die.lies(); }))
        return false;
    for (int steps = start.players[seat].reputation + 1; steps <= player.reputation; ++steps)
        if (reputation_at(planned.setup, reputation_space(planned.setup, steps)).bonus.kind ==
            BonusKind::schnapps_or_denied)
            return true;
    return false;
}

/** -most..most out of random bits; values near 0 are likelier. */
Value random_noise(std::uint64_t bits, Value most) {
    const auto one = static_cast<std::int64_t>(bits & 0xFFFFU);
    const auto other = static_cast<std::int64_t>(bits >> 16U & 0xFFFFU);
    return static_cast<Value>((one + other - 0xFFFF) * most / 0xFFFF);
}

}  // namespace

Plans TurnSearch::plan(const State& state, const Evaluation& evaluation, SearchLimits limits, std::size_t wanted,
                       Variety variety) {
    const Actor who = actor(state);
    seat_ = who.seat;
    limits_ = limits;
    const State start = start_of_turn(state, who.seat);
    const Evaluator evaluator(evaluation, start, who.seat, start.round);
    prospects_.begin(start, seat_, evaluator, limits.foresight);
    // While serving, each die placed may move the reputation and so raise a question: dice in hand are placed one by
    // one.
    serving_ = question(start) != Question::plan;
    if (!serving_) return follow(start, evaluator, dice_plans(start, static_cast<int>(seat_)), wanted, variety);
    Plans found = follow(start, evaluator, std::vector<DicePlan>(1), wanted, variety);
    const Player& player = start.players[seat_];
    // Once the search serves something, it never places the dice still in hand.
    found.exact = found.exact && (player.white + player.own).empty();
    if (limits.moves_dice) add_moves(found, start, evaluator, wanted, variety);
    return found;
}

/** A search of its own, so that the many ways to move dice do not crowd out the turns without moves. */
void TurnSearch::add_moves(Plans& found, const State& start, const Evaluator& evaluator, std::size_t wanted,
                           Variety variety) {
    MovedDice moved = moved_dice(start);
    found.exact = found.exact && moved.complete;
    std::erase_if(moved.plans, [](const DicePlan& plan) { return plan.actions.empty(); });
    if (moved.plans.empty()) return;
    Plans more = follow(start, evaluator, std::move(moved.plans), wanted, variety);
    found.best.insert(found.best.end(), more.best.begin(), more.best.end());
    sort_by(found.best, [](const Plan& plan) { return -plan.value; });
    found.best.resize(std::min(found.best.size(), wanted));
    found.exact = found.exact && more.exact;
    found.positions += more.positions;
}

Plans TurnSearch::follow(const State& start, const Evaluator& evaluator, std::vector<DicePlan> plans,
                         std::size_t wanted, Variety variety) {
    Plans found;
    work_ += static_cast<std::int64_t>(plans.size());
    begin(start, evaluator, std::move(plans));
    while (!next_.empty()) {
        std::swap(here_, next_);
        next_.clear();
        for (const std::uint32_t index : most_promising(here_)) {
            expand(here_[index], evaluator);
            drop_unpromising();
        }
    }
    found.positions = examined_;
    work_ += examined_;
    found.exact = !left_out_;
    // A heap, since few of many endings are wanted. Of equal ones the first found comes first.
    const auto comes_later = [](const Ending& left, const Ending& right) {
        if (left.value != right.value) return left.value < right.value;
        return left.step != right.step ? left.step > right.step : left.dice_plan > right.dice_plan;
    };
    std::make_heap(endings_.begin(), endings_.end(), comes_later);
    std::vector<bool> shown(dice_actions_.size());
    while (found.best.size() < wanted && !endings_.empty()) {
        std::pop_heap(endings_.begin(), endings_.end(), comes_later);
        const Ending ending = endings_.back();
        endings_.pop_back();
        const auto dice_plan = static_cast<std::size_t>(ending.dice_plan);
        if (variety == Variety::dice && shown[dice_plan]) continue;
        shown[dice_plan] = true;
        found.best.push_back(plan_of(start, ending));
    }
    return found;
}

/** The indexes of the positions that the beam follows, in ascending order. With all foresight, up to half of
 * the places go to the best position of each dice plan: the guesses of different plans err in different ways. */
std::vector<std::uint32_t> TurnSearch::most_promising(const std::vector<Position>& positions) {
    std::vector<std::uint32_t> order(positions.size());
    for (std::size_t index = 0; index < order.size(); ++index) order[index] = static_cast<std::uint32_t>(index);
    const int width = beam_width();
    if (positions.size() <= static_cast<std::size_t>(width)) return order;
    left_out_ = true;
    const auto better = [&](std::uint32_t left, std::uint32_t right) {
        const Value one = positions[left].heuristic;
        const Value other = positions[right].heuristic;
        return one != other ? one > other : left < right;
    };
    auto first = order.begin();
    const auto end = first + width;
    if (limits_.foresight == Foresight::all) {
        best_of_plan_.assign(dice_actions_.size(), nothing);
        const auto best_of = [&](std::uint32_t index) -> std::uint32_t& {
            return best_of_plan_[static_cast<std::size_t>(positions[index].dice_plan)];
        };
        for (const std::uint32_t index : order)
            if (best_of(index) == nothing || better(index, best_of(index))) best_of(index) = index;
        const auto firsts =
            std::partition(first, order.end(), [&](std::uint32_t index) { return best_of(index) == index; });
        const auto kept = first + std::min<std::ptrdiff_t>(firsts - first, width / 2);
        std::nth_element(first, kept, firsts, better);
        first = kept;
    }
    std::nth_element(first, end, order.end(), better);
    order.erase(end, order.end());
    std::sort(order.begin(), order.end());
    return order;
}

/** Drops those that the beam would not follow anyway; bounds the memory. */
void TurnSearch::drop_unpromising() {
    if (next_.size() <= most_unsorted()) return;
    std::size_t kept = 0;
    for (const std::uint32_t index : most_promising(next_)) next_[kept++] = next_[index];
    next_.erase(next_.begin() + static_cast<std::ptrdiff_t>(kept), next_.end());
}

void TurnSearch::begin(const State& start, const Evaluator& evaluator, std::vector<DicePlan> plans) {
    steps_.clear();
    next_.clear();
    endings_.clear();
    dice_actions_.clear();
    seen_.assign(std::size_t{1} << 9U, {});
    seen_count_ = 0;
    left_out_ = false;
    examined_ = 0;
    keep_promising(plans, start);
    for (std::size_t number = 0; number < plans.size(); ++number) {
        std::vector<Action> actions = plans[number].actions;
        if (!serving_) actions.emplace_back(ActionKind::ready);
        Position& position =
            next_.emplace_back(Position{start, -1, static_cast<std::int32_t>(dice_actions_.size()), 0, 0});
        for (const Action action : actions) {
            effects_.clear();
            apply_legal(position.state, action, effects_);
        }
        dice_actions_.push_back(std::move(actions));
        left_out_ = left_out_ || (!serving_ && denies_too_early(start, position.state, seat_));
        if (!is_worth_following(position, evaluator))
            next_.pop_back();
        else if (!serving_ && question(position.state) != Question::serve)
            add_equal_plans(plans, number, position.state.players[seat_]);
        drop_unpromising();
    }
}

/** A plan takes the first of equal tables. Where a guest may be denied before the dice are served, it matters which
 * guests have no die; so their tables are tried as well. */
void TurnSearch::add_equal_plans(std::vector<DicePlan>& plans, std::size_t number, const Player& player) {
    for (int one = 0; one < player.seated; ++one) {
        const Seat& with_die = player.seats[static_cast<std::size_t>(one)];
        if (!with_die.die.lies()) continue;
        for (int other = 0; other < player.seated; ++other) {
            const Seat& without = player.seats[static_cast<std::size_t>(other)];
            if (without.guest == no_card || without.die.lies() || without.guest == with_die.guest ||
                !equal_for_dice(facts(with_die.guest), facts(without.guest)))
                continue;
            const Face face = with_die.die.face();
            DicePlan plan = plans[number];
            std::replace(plan.actions.begin(), plan.actions.end(), act::place(face, seat_space(one)),
                         act::place(face, seat_space(other)));
            plans.push_back(std::move(plan));
        }
    }
}

/** If there are far more plans than the beam is wide, keeps those whose goods could buy most. */
void TurnSearch::keep_promising(std::vector<DicePlan>& plans, const State& start) {
    const auto most = static_cast<std::size_t>(limits_.beam_width) * 8;
    if (plans.size() <= most) return;
    left_out_ = true;
    const Player& player = start.players[seat_];
    sort_by(plans, [&](const DicePlan& plan) { return -prospects_.of(player, plan.goods); });
    plans.resize(most);
}

bool TurnSearch::is_new(const State& state, std::uint64_t key) {
    if (2 * seen_count_ >= seen_.size()) {
        std::vector<Seen> more(seen_.size() * 4);
        std::swap(more, seen_);
        for (const Seen& one : more) {
            if (one.key == 0) continue;
            std::size_t slot = one.key & (seen_.size() - 1);
            while (seen_[slot].key != 0) slot = (slot + 1) & (seen_.size() - 1);
            seen_[slot] = one;
        }
    }
    const Player& player = state.players[seat_];
    std::size_t slot = key & (seen_.size() - 1);
    for (; seen_[slot].key != 0; slot = (slot + 1) & (seen_.size() - 1))
        if (seen_[slot].key == key && seen_[slot].thalers >= player.thalers && seen_[slot].beer >= player.beer)
            return false;
    seen_[slot] = {key, player.thalers, player.beer};
    ++seen_count_;
    return true;
}

/** Evaluates a position of the next step of the search; false where a better one like it has been seen. */
bool TurnSearch::is_worth_following(Position& position, const Evaluator& evaluator) {
    go_on(position.state, seat_, limits_.habits, legal_, effects_, [](Action, bool) {});
    const std::uint64_t key = key_of(position.state, position.state.players[seat_]);
    if (!is_new(position.state, key)) return false;
    position.value = evaluator.value(position.state);
    if (limits_.noise > 0) position.value += random_noise(mixed(key ^ limits_.seed), limits_.noise);
    position.heuristic = position.value + prospects_.of(position.state);
    const bool may_end = question(position.state) == Question::serve;
    if (may_end) endings_.push_back({position.value, position.step, position.dice_plan});
    return true;
}

void TurnSearch::expand(const Position& from, const Evaluator& evaluator) {
    ActionList alternatives;
    legal_actions(from.state, alternatives);
    unsigned tried = 0;
    for (const Action action : alternatives) {
        if (!worth_trying(from.state, action, serving_, limits_.habits, tried)) continue;
        Position& position = next_.emplace_back(from);
        effects_.clear();
        apply_legal(position.state, action, effects_);
        steps_.push_back({from.step, action});
        position.step = static_cast<std::int32_t>(steps_.size()) - 1;
        if (is_worth_following(position, evaluator))
            ++examined_;
        else
            next_.pop_back();
    }
}

Plan TurnSearch::plan_of(const State& start, const Ending& ending) const {
    std::vector<Action> decisions;
    for (std::int32_t step = ending.step; step >= 0; step = steps_[static_cast<std::size_t>(step)].before)
        decisions.push_back(steps_[static_cast<std::size_t>(step)].action);
    std::reverse(decisions.begin(), decisions.end());

    Plan plan;
    plan.value = ending.value;
    bool chance_came = false;
    State state = start;
    ActionList legal;
    Effects effects;
    const auto note = [&](Action action, bool chance) {
        chance_came = chance_came || chance;
        if (chance) return;
        plan.actions.push_back(action);
        if (!chance_came) plan.sure = plan.actions.size();
    };
    const auto take = [&](Action action) {
        note(action, false);
        effects.clear();
        apply_legal(state, action, effects);
    };
    for (const Action action : dice_actions_[static_cast<std::size_t>(ending.dice_plan)]) take(action);
    go_on(state, seat_, limits_.habits, legal, effects, note);
    for (const Action action : decisions) {
        take(action);
        go_on(state, seat_, limits_.habits, legal, effects, note);
    }
    // With noise, the search may see no use in serving a die, but a player serves all of them. A new decision answers
    // the questions of steps on a track.
    while (limits_.noise > 0 && question(state) == Question::serve) {
        legal_actions(state, legal);
        const auto* const serve =
            std::find_if(legal.begin(), legal.end(), [](Action action) { return action.kind() == ActionKind::serve; });
        if (serve == legal.end()) break;
        take(*serve);
    }
    if (question(state) == Question::serve) note(Action(ActionKind::end_turn), false);
    return plan;
}

}  // namespace tavern
