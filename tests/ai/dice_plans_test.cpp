#include "ai/turn/dice_plans.hpp"

#include <doctest/doctest.h>

#include <set>

#include "ai/turn/start_of_turn.hpp"
#include "ai/turn/turn_search.hpp"
#include "positions.hpp"

using namespace tavern;
using positions::position;

namespace {

/** The yield of a placement: thalers of seats, cashbox, barrel, brewer, monk, steps; schnapps paid. */
struct Results {
    std::array<int, 5> counts{};
    int steps = 0;
    int paid = 0;
    friend auto operator<=>(const Results&, const Results&) = default;

    bool beats(const Results& other) const {
        if (*this == other || steps != other.steps || paid > other.paid) return false;
        for (std::size_t good = 0; good < counts.size(); ++good)
            if (counts[good] < other.counts[good]) return false;
        return true;
    }
};

/** Read from the board, not from the plan. */
Results goods_on_board(const State& state, int seat, int schnapps_before) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    Results goods;
    for (int table = 0; table < player.seated; ++table)
        if (die_on(player, seat_space(table)).lies()) goods.counts[0] += yield_of(player, seat_space(table));
    goods.counts[1] = player.cashbox.lies();
    goods.counts[2] = player.barrel.lies();
    goods.counts[3] = dice_on(player, Space::brewer).total();
    goods.counts[4] = dice_on(player, Space::monk).total();
    goods.steps = state.setup.module >= 3 ? planned_reputation(player) : 0;
    goods.paid = schnapps_before - player.schnapps;
    return goods;
}

Results goods_of(const DicePlan& plan, const State& state) {
    const Goods& counts = plan.goods;
    Results goods{{counts.thalers, counts.cashbox, counts.barrel, counts.brewer, counts.monk}, counts.steps, 0};
    for (const Action action : plan.actions) goods.paid += action.kind() == ActionKind::turn_die;
    if (state.setup.module < 3) goods.steps = 0;
    return goods;
}

/** Every way to turn dice, and then to place or to keep each, the lowest first. */
class AllPlacings {
  public:
    AllPlacings(const State& state, int seat)
        : seat_(seat), schnapps_(state.players[static_cast<std::size_t>(seat)].schnapps) {
        turn(state, 1);
    }
    /** The non-dominated ones. */
    std::set<Results> pareto_front() const {
        std::set<Results> best;
        for (const Results& goods : found_) {
            bool beaten = false;
            for (const Results& other : found_) beaten = beaten || other.beats(goods);
            if (!beaten) best.insert(goods);
        }
        return best;
    }

  private:
    void turn(const State& state, Face from) {
        place(state, 1, 0);
        ActionList legal;
        legal_actions(state, legal);
        for (const Action action : legal) {
            if (action.kind() != ActionKind::turn_die || action.face() < from) continue;
            State turned = state;
            Effects effects;
            apply_legal(turned, action, effects);
            turn(turned, action.face());
        }
    }
    void place(const State& state, Face face, int kept) {
        const Player& player = state.players[static_cast<std::size_t>(seat_)];
        while (face <= faces && (player.white + player.own).count(face) <= kept) {
            ++face;
            kept = 0;
        }
        if (face > faces) {
            found_.insert(goods_on_board(state, seat_, schnapps_));
            return;
        }
        place(state, face, kept + 1);
        ActionList legal;
        legal_actions(state, legal);
        for (const Action action : legal) {
            if (action.kind() != ActionKind::place || action.face() != face) continue;
            State placed = state;
            Effects effects;
            apply_legal(placed, action, effects);
            place(placed, face, kept);
        }
    }

    int seat_;
    int schnapps_;
    std::set<Results> found_;
};

std::set<Results> goods_of_plans(const State& state, int seat) {
    std::set<Results> all;
    for (const DicePlan& plan : dice_plans(state, seat)) all.insert(goods_of(plan, state));
    return all;
}

/** Checks that every plan is legal, brings its stated yield, and is not dominated. */
void check_plans(const State& start, int seat) {
    const int schnapps = start.players[static_cast<std::size_t>(seat)].schnapps;
    const std::vector<DicePlan> plans = dice_plans(start, seat);
    REQUIRE_FALSE(plans.empty());
    for (const DicePlan& plan : plans) {
        State state = start;
        Effects effects;
        for (const Action action : plan.actions) REQUIRE_FALSE(apply(state, action, effects).has_value());
        CHECK(goods_on_board(state, seat, schnapps) == goods_of(plan, start));
        for (const DicePlan& other : plans) CHECK_FALSE(goods_of(other, start).beats(goods_of(plan, start)));
    }
}

}  // namespace

TEST_CASE("six dice as in the rulebook are among the plans") {
    // Section 10.4.
    const State state = position("2 players, module 1, round 3, planning",
                                 {"Anna tables guest-3, regular-2, regular-1", "Anna hand white 1 1 3 3 own 5 6"});
    check_plans(state, 0);
    const std::set<Results> plans = goods_of_plans(state, 0);
    CHECK(plans.count({{3, 0, 1, 3, 1}, 0, 0}) == 1);
    // The other 3 on the cashbox; a 1 on the regular.
    CHECK(plans.count({{3, 1, 0, 3, 1}, 0, 0}) == 1);
    CHECK(plans.count({{4, 0, 1, 2, 1}, 0, 0}) == 1);
    // No plan keeps a die that a guest could use.
    CHECK(plans.count({{3, 0, 0, 3, 1}, 0, 0}) == 0);
}

TEST_CASE("two dishwashers serve as in the rulebook") {
    // Section 10.7: a 4 counts as 5 on a guest, a 1 as 2 on the noble.
    const State state = position("2 players, module 1, round 5, planning",
                                 {"Anna tiles cashbox, safe", "Anna staff dishwasher x2, brewer",
                                  "Anna tables guest-5, guest-6, noble", "Anna hand white 1 4 6 3 own 1 1 6"});
    check_plans(state, 0);
    const std::set<Results> plans = goods_of_plans(state, 0);
    CHECK(plans.count({{5 + 6 + 2, 1, 0, 3, 0}, 0, 0}) == 1);
    // Three tables and more than two dishwashers cannot be: 13 thalers are the most.
    for (const Results& goods : plans) CHECK(goods.counts[0] <= 13);
}

TEST_CASE("a die is turned only where it helps") {
    // Section 5, side 6: one schnapps a die, to lie where no die of the hand fits.
    const State state = position(
        "2 players, module 2, round 6, planning",
        {"Anna tables guest-6, none", "Anna has schnapps 1", "Anna sides juggler-2", "Anna hand white 2 2 2 own 2"});
    check_plans(state, 0);
    const std::set<Results> plans = goods_of_plans(state, 0);
    CHECK(plans.count({{0, 1, 1, 0, 0}, 0, 0}) == 1);
    CHECK(plans.count({{6, 1, 1, 0, 0}, 0, 1}) == 1);  // to 6
    CHECK(plans.count({{0, 1, 1, 1, 0}, 0, 1}) == 1);  // to 1 or 6
    CHECK(plans.count({{0, 1, 1, 0, 1}, 0, 1}) == 1);  // to 5
    CHECK(plans.size() == 4);
}

TEST_CASE("a plan that moves the reputation less is kept beside one that brings more") {
    // Section 6: with the 1 on the brewer the marker goes one step; without beer it stays.
    const State state = position("2 players, module 3, round 3, planning",
                                 {"Anna tables none, none, regular-2", "Anna hand white 1 own 2"});
    check_plans(state, 0);
    const std::set<Results> plans = goods_of_plans(state, 0);
    CHECK(plans.count({{2, 0, 0, 1, 0}, 1, 0}) == 1);
    CHECK(plans.count({{2, 1, 0, 0, 0}, 0, 0}) == 1);
}

TEST_CASE("the plans are those of all placings that nothing beats") {
    int turned = 0;
    for (int number = 0; number < 240; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number) + 7000);
        State state = positions::random_planning(number, numbers);
        const int seat = actor(state).seat;
        Player& player = state.players[static_cast<std::size_t>(seat)];
        if (number % 4 == 3 && state.setup.module >= 2) {
            player.sides[2] = 6;
            player.schnapps = static_cast<std::uint8_t>(1 + numbers.below(2));
        }
        const bool turns = player.sides[2] == 6 && player.schnapps > 0;
        turned += turns;
        Dice white;
        const int hand = turns ? 2 : 3 + numbers.below(2);
        for (int die = 0; die < hand; ++die) white.add(static_cast<Face>(1 + numbers.below(faces)));
        player.own.clear();
        state = alone_at_planning(state, seat, white);
        INFO("position " << number << ", module " << int{state.setup.module} << ", round " << int{state.round});
        check_plans(state, seat);
        CHECK(goods_of_plans(state, seat) == AllPlacings(state, seat).pareto_front());
    }
    CHECK(turned >= 20);
}
