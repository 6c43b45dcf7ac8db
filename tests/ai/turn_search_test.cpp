#include "ai/turn/turn_search.hpp"

#include <doctest/doctest.h>

#include <string_view>
#include <unordered_map>

#include "ai/evaluation/hand_made_evaluation.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "positions.hpp"

using namespace tavern;
using positions::random_planning;

namespace {

/** A hash of the parts of a position that change within a turn. */
struct PositionHash {
    std::size_t operator()(const State& state) const {
        std::uint64_t hash = state.task_count;
        const auto add = [&](std::uint64_t part) { hash = hash_with(hash, part); };
        for (std::size_t task = 0; task < state.task_count; ++task)
            add(state.tasks[task].amount * 256U + static_cast<unsigned>(state.tasks[task].kind));
        for (const GuestPlace& place : state.row) add(index_of(place.guest));
        const Player& player = state.players[actor(state).seat];
        for (const unsigned part :
             {unsigned{player.thalers}, unsigned{player.beer}, unsigned{player.schnapps}, unsigned{player.upgraded},
              unsigned{player.bought}, unsigned{player.known_count}, unsigned{player.moves},
              unsigned{player.reputation}, unsigned{player.monastery}, unsigned{player.dishwashers_spent},
              unsigned{player.bards_used}, unsigned{player.barbacks_used}, unsigned{player.counter_guests}})
            add(part);
        for (std::size_t card = 0; card < player.known_count; ++card) add(index_of(player.known[card]));
        for (std::size_t seat = 0; seat < player.seated; ++seat)
            add(player.seats[seat].die.face() * 2U + player.seats[seat].die.used());
        for (Face face = 1; face <= faces; ++face)
            add(static_cast<unsigned>(dice_on(player, Space::brewer).count(face) * 64 +
                                      dice_on(player, Space::monk).count(face) * 8 +
                                      (player.white + player.own).count(face)));
        add(player.cashbox.face() * 16U + player.barrel.face() + 256U * player.cashbox.used() +
            512U * player.barrel.used());
        return mixed(hash);
    }
};

/**
 * The best turn by exhaustive search: all legal actions in every order, moves of dice and dice kept back included, and
 * the mean over all outcomes of chance. It shares only the rules and the evaluation with the beam search.
 */
class AllSequences {
  public:
    AllSequences(const Evaluator& evaluator, std::size_t most) : evaluator_(evaluator), most_(most) {}

    /** The value at the end of the turn; 0 once there are more positions than allowed. */
    double best(const State& state) {
        if (gave_up()) return 0;
        const auto [place, fresh] = values_.try_emplace(state);
        double& best = place->second;  // stays where it is when the table grows
        if (!fresh) return best;
        ActionList legal;
        legal_actions(state, legal);
        const bool chance = actor(state).kind == ActorKind::chance;
        best = chance ? 0 : -1e9;
        for (const Action action : legal) {
            if (action.kind() == ActionKind::end_turn) {
                best = std::max<double>(best, evaluator_.value(state));
                continue;
            }
            State after = state;
            effects_.clear();
            apply_legal(after, action, effects_);
            const double value = this->best(after);
            if (chance)
                best += value * state.guest_deck[action.card()] / state.guest_deck.total();
            else
                best = std::max(best, value);
        }
        return best;
    }
    bool gave_up() const { return values_.size() > most_; }

  private:
    Evaluator evaluator_;
    std::size_t most_;
    Effects effects_;
    std::unordered_map<State, double, PositionHash> values_;
};

/** Unusual weights, so that a position that the search drops wrongly makes a difference with some of them. */
Evaluation odd_evaluation(RandomNumbers& numbers) {
    Evaluation evaluation{};
    for (Weights& weights : evaluation) {
        for (std::int16_t& weight : weights) weight = static_cast<std::int16_t>(numbers.below(601) - 300);
        for (const int never_hurts : {feature::thalers, feature::beer}) {
            std::int16_t& weight = weights[static_cast<std::size_t>(never_hurts)];
            weight = static_cast<std::int16_t>(weight < 0 ? -weight : weight);
        }
    }
    return evaluation;
}

/** Leaves few dice and little money, so that an exhaustive search stays possible. */
void make_small(State& state, int seat, RandomNumbers& numbers) {
    Player& player = state.players[static_cast<std::size_t>(seat)];
    Dice white;
    const int dice = 1 + numbers.below(2);
    for (int die = 0; die < dice; ++die) white.add(static_cast<Face>(1 + numbers.below(faces)));
    player.own.clear();
    player.thalers = static_cast<std::uint8_t>(numbers.below(7));
    player.beer = static_cast<std::uint8_t>(numbers.below(5));
    player.schnapps = static_cast<std::uint8_t>(state.setup.module < 2 ? 0 : numbers.below(3));
    player.counter_guests = static_cast<std::uint8_t>(numbers.below(2));
    player.moves = max_moves - 1;
    state = alone_at_planning(state, seat, white);
}

}  // namespace

TEST_CASE("on small positions the search finds the best of all legal sequences" * doctest::test_suite("slow")) {
    TurnSearch search;
    int compared = 0;
    std::array<int, 6> of_module{};
    for (int number = 0; compared < 550 && number < 3000; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        State state = random_planning(number, numbers);
        const int seat = actor(state).seat;
        make_small(state, seat, numbers);
        const Evaluation evaluation = number % 3 == 0 ? hand_made_evaluation() : odd_evaluation(numbers);
        const Evaluator evaluator(evaluation, state, seat, state.round);
        AllSequences all(evaluator, 1500);
        const double best = all.best(state);
        if (all.gave_up()) continue;
        ++compared;
        ++of_module[state.setup.module];
        const Plans plans = search.plan(state, evaluation, SearchLimits{100000, 0, 0});
        INFO("position " << number << ", module " << int{state.setup.module} << ", round " << int{state.round});
        CHECK(plans.exact);
        CHECK(plans.best.front().value == doctest::Approx(best).epsilon(1e-9));
    }
    MESSAGE(compared << " positions compared; by module " << of_module[1] << " " << of_module[2] << " " << of_module[3]
                     << " " << of_module[4] << " " << of_module[5]);
    CHECK(compared >= 500);
    for (int module = 1; module <= 5; ++module) CHECK(of_module[static_cast<std::size_t>(module)] >= 40);
}

TEST_CASE("where a guest may be denied before the dice are served, each of equal tables is tried" *
          doctest::test_suite("slow")) {
    // Sections 5 and 6: the steps of the plan may reach "schnapps or denied", and the guest with a die cannot be
    // denied.
    TurnSearch search;
    int compared = 0;
    int exact = 0;
    for (int number = 1500; compared < 40 && number < 20000; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        State state = random_planning(number, numbers);
        const int seat = actor(state).seat;
        if (!has_reputation(state.setup) || state.players[static_cast<std::size_t>(seat)].seated < 2) continue;
        make_small(state, seat, numbers);
        Player& player = state.players[static_cast<std::size_t>(seat)];
        const auto guest = [&] { return static_cast<Card>(numbers.below(components::card_kinds)); };
        do player.seats[0].guest = guest();
        while (facts(player.seats[0].guest).pips == 0);
        const auto agree = [&](Card one, Card other) {
            return facts(one).pips == facts(other).pips && facts(one).thalers == facts(other).thalers;
        };
        do player.seats[1].guest = guest();
        while (!agree(player.seats[0].guest, player.seats[1].guest));
        player.white.clear();
        player.white.add(facts(player.seats[0].guest).pips);
        player.white.add(static_cast<Face>(1 + numbers.below(faces)));
        player.reputation = static_cast<std::uint16_t>(numbers.below(12));
        const Evaluation evaluation = odd_evaluation(numbers);
        AllSequences all(Evaluator(evaluation, state, seat, state.round), 3000);
        const double best = all.best(state);
        if (all.gave_up()) continue;
        ++compared;
        const Plans plans = search.plan(state, evaluation, SearchLimits{100000});
        INFO("position " << number);
        CHECK(plans.best.front().value == doctest::Approx(best).epsilon(1e-9));
        exact += plans.exact ? 1 : 0;
    }
    CHECK(compared == 40);
    // The others come to "schnapps or denied" with a die on a guest.
    CHECK(exact >= 20);
}

TEST_CASE("a search does not call itself exact where a die kept back would let a guest be denied") {
    // Module 3, a regular at the only table, dice 2 and 6. With both placed, the step to "schnapps or denied" comes
    // while the regular has a die, so it cannot be denied (section 6). Served first, it can, and the 6 then goes to the
    // brewer. Only a card that leaves is worth something here.
    RandomNumbers numbers(1);
    State state;
    for (int number = 0; state.setup.module != 3 || state.round > 4 || actor(state).seat != 0; ++number)
        state = random_planning(number, numbers);
    make_small(state, 0, numbers);
    Player& player = state.players[0];
    player.seated = 1;
    player.seats = {};
    player.seats[0].guest = Card::regular_2;
    player.thalers = player.beer = player.schnapps = player.counter_guests = 0;
    player.recruited = true;
    player.staff[index_of(Card::barback)] = 0;
    player.white.clear();
    player.white.add(2);
    player.white.add(6);
    int before_denied = 0;
    while (reputation_at(state.setup, before_denied + 1).bonus.kind != BonusKind::schnapps_or_denied) ++before_denied;
    player.reputation = static_cast<std::uint16_t>(before_denied);
    Evaluation evaluation{};
    for (Weights& weights : evaluation) weights[feature::regulars + 1] = -300;
    AllSequences all(Evaluator(evaluation, state, 0, state.round), 100000);
    const double best = all.best(state);
    REQUIRE_FALSE(all.gave_up());
    const Plans plans = TurnSearch().plan(state, evaluation, SearchLimits{100000});
    CHECK(plans.best.front().value < best);
    CHECK_FALSE(plans.exact);
}

TEST_CASE("a search that moves badly placed dice finds the best legal sequence" * doctest::test_suite("slow")) {
    TurnSearch search;
    int compared = 0;
    int better_by_moves = 0;
    int better_with_reputation = 0;
    for (int number = 0; compared < 200 && number < 3000; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        State state = random_planning(number, numbers);
        const int seat = actor(state).seat;
        make_small(state, seat, numbers);
        state.players[static_cast<std::size_t>(seat)].moves = max_moves - 2;
        ActionList legal;
        Effects effects;
        while (question(state) == Question::plan) {  // each die somewhere, by chance
            legal_actions(state, legal);
            apply_legal(state, legal[numbers.below(legal.size())], effects);
        }
        if (question(state) != Question::serve) continue;
        const Evaluation evaluation = number % 3 == 0 ? hand_made_evaluation() : odd_evaluation(numbers);
        AllSequences all(Evaluator(evaluation, state, seat, state.round), 3000);
        const double best = all.best(state);
        if (all.gave_up()) continue;
        SearchLimits limits{100000};
        limits.moves_dice = true;
        const Plans plans = search.plan(state, evaluation, limits);
        const Plan& plan = plans.best.front();
        INFO("position " << number << ", module " << int{state.setup.module});
        CHECK(plan.value <= best + 0.001);
        const Value as_they_lie = search.plan(state, evaluation, SearchLimits{100000}).best.front().value;
        CHECK(plan.value >= as_they_lie);
        better_by_moves += plan.value > as_they_lie;
        better_with_reputation += has_reputation(state.setup) && plan.value > as_they_lie;
        if (!plans.exact) continue;
        ++compared;
        CHECK(plan.value == doctest::Approx(best).epsilon(1e-9));
    }
    CHECK(compared == 200);
    CHECK(better_by_moves > better_with_reputation + 20);
    CHECK(better_with_reputation > 20);
}

TEST_CASE("a plan is legal to its end and keeps its promise") {
    TurnSearch search;
    for (int number = 0; number < 300; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        const State start = random_planning(number, numbers);
        const int seat = actor(start).seat;
        const Plans plans = search.plan(start, hand_made_evaluation(), SearchLimits{16, 0, 0}, 3);
        for (const Plan& plan : plans.best) {
            State state = alone_at_planning(start, seat, start.players[static_cast<std::size_t>(seat)].white);
            const Evaluator evaluator(hand_made_evaluation(), state, seat, state.round);
            Effects effects;
            Value value = 0;
            for (const Action action : plan.actions) {
                positions::let_chance(state, numbers);  // the plan holds for any guest in the row
                if (action.kind() == ActionKind::end_turn) value = evaluator.value(state);
                effects.clear();
                INFO("position " << number << ", action " << static_cast<int>(action.kind()));
                REQUIRE_FALSE(apply(state, action, effects).has_value());
            }
            CHECK(value == plan.value);
        }
    }
}

TEST_CASE("dice kept back are placed one by one while serving, as each may ask something") {
    // The plan was left empty, so all dice are still in hand; the steps of reputation that they bring end on spaces
    // that ask. Section 6.
    TurnSearch search;
    int placed_late = 0;
    for (int number = 0; number < 400; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        State state = random_planning(number, numbers);
        const auto seat = static_cast<std::size_t>(actor(state).seat);
        state = alone_at_planning(state, static_cast<int>(seat), state.players[seat].white);
        Effects effects;
        apply_legal(state, Action(ActionKind::ready), effects);
        if (actor(state).kind != ActorKind::player) continue;
        const Plan plan = search.plan(state, hand_made_evaluation(), SearchLimits{8, 0, 0}).best.front();
        for (std::size_t index = 0; index < plan.sure; ++index) {
            placed_late += plan.actions[index].kind() == ActionKind::place;
            effects.clear();
            INFO("position " << number);
            REQUIRE_FALSE(apply(state, plan.actions[index], effects).has_value());
        }
    }
    CHECK(placed_late > 1000);
}

TEST_CASE("once a turn has many positions, its beam is an eighth as wide") {
    constexpr int wide = 2000;
    TurnSearch search;
    int narrowed = 0;
    for (int number = 0; number < 200; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        const State start = random_planning(number, numbers);
        const Plans all = search.plan(start, hand_made_evaluation(), {.beam_width = 64});
        const std::int64_t before = search.work();
        const Plans limited = search.plan(start, hand_made_evaluation(), {.beam_width = 64, .wide_positions = wide});
        CHECK(search.work() - before >= limited.positions);
        if (all.positions <= wide) {
            CHECK(limited.positions == all.positions);
            CHECK(limited.best.front().actions == all.best.front().actions);
            continue;
        }
        ++narrowed;
        CHECK(limited.positions >= wide);
        CHECK(limited.positions <= all.positions);
        CHECK_FALSE(limited.exact);
    }
    CHECK(narrowed > 5);
}
