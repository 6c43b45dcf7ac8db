#include "ai/dice_plans.hpp"

#include <algorithm>
#include <array>

#include "record/numbers/sort_by.hpp"

namespace tavern {
namespace {

/** A class of equal spaces: the tables with the same pips and thalers, or one tile. */
struct SpaceClass {
    Space example;
    int open = 0;  // room for this many more dice
    int thalers = 0;
    std::vector<Space> spaces;
};

/** The place of a die: the class of its space, and whether it was turned to fit. */
struct Choice {
    std::int8_t space_class = -1;  // -1: kept in hand
    bool turned = false;
};

/** One class for each of the four tiles, and one for all tables that agree in pips and thalers. */
constexpr std::size_t most_classes = [] {
    std::size_t classes = 4;
    for (std::size_t card = 0; card < components::cards.size(); ++card) {
        const CardFacts& about = components::cards[card];
        const auto agrees = [&](const CardFacts& other) {
            return other.pips == about.pips && other.thalers == about.thalers;
        };
        const auto* const end = components::cards.begin() + card;
        if (about.pips > 0 && std::none_of(components::cards.begin(), end, agrees)) ++classes;
    }
    return classes;
}();

/** Some of the dice placed. Only the number of dice on each class of spaces matters. */
struct Bundle {
    std::array<std::uint8_t, most_classes> lying{};  // newly placed dice, by class
    std::uint8_t dishwashers = 0;
    std::uint8_t turned = 0;
    std::array<Choice, components::white_dice + components::own_dice> choices{};
};

/** The results of a placement. */
struct Goods {
    static constexpr std::size_t helping = 5;
    std::array<int, helping> counts{};  // thalers, cashbox, barrel, brewer, monk
    int steps = 0;                      // of reputation
    int turned = 0;

    bool dominates(const Goods& other) const {
        if (turned > other.turned || steps != other.steps) return false;
        for (std::size_t good = 0; good < helping; ++good)
            if (counts[good] < other.counts[good]) return false;
        return true;
    }
    int sum() const {
        int all = -turned;
        for (const int count : counts) all += count;
        return all;
    }
};

class Placing {
  public:
    Placing(const State& state, int seat)
        : player_(state.players[static_cast<std::size_t>(seat)]),
          dishwashers_(free_dishwashers(player_)),
          placed_(plan_as_it_lies(player_)),
          moves_reputation_(has_reputation(state.setup)) {
        gather_classes();
        const Dice hand = player_.white + player_.own;
        for_each_face(hand, [&](Face face) {
            for (int die = 0; die < hand.count(face); ++die) dice_[dice_count_++] = face;
        });
        if (player_.schnapps > 0)
            for (const std::uint8_t side : player_.sides)
                if (side > 0 && components::sides[side - 1U].kind == SideKind::turn_die)
                    turns_ = player_.schnapps / components::sides[side - 1U].pay;
    }

    std::vector<DicePlan> plans() {
        std::vector<Bundle> bundles(1);
        for (std::size_t die = 0; die < dice_count_; ++die) bundles = with_die(bundles, die);
        std::vector<DicePlan> plans;
        for (const std::size_t index : pareto_front(bundles)) plans.push_back(plan_of(bundles[index]));
        return plans;
    }

  private:
    void gather_classes() {
        const auto add = [&](Space space, bool open, int thalers) {
            if (!open) return;
            for (SpaceClass& known : classes_) {
                if (!is_seat(known.example) || !is_seat(space)) continue;
                if (known.thalers != thalers || pips(known.example) != pips(space)) continue;
                ++known.open;
                known.spaces.push_back(space);
                return;
            }
            classes_.push_back({space, takes_many(space) ? 99 : 1, thalers, {space}});
        };
        add(Space::brewer, true, 0);
        add(Space::monk, true, 0);
        add(Space::barrel, player_.barrel.free(), 0);
        add(Space::cashbox, player_.cashbox.free(), 0);
        for (int seat = 0; seat < player_.seated; ++seat) {
            const Seat& taken = player_.seats[static_cast<std::size_t>(seat)];
            if (taken.guest == no_card) continue;
            add(seat_space(seat), taken.die.free(), facts(taken.guest).thalers);
        }
    }

    int pips(Space space) const { return facts(player_.seats[static_cast<std::size_t>(seat_of(space))].guest).pips; }

    /** Every bundle with the die at this index in every possible place; of equal bundles the cheaper ones stay. */
    std::vector<Bundle> with_die(const std::vector<Bundle>& bundles, std::size_t die) const {
        std::vector<Bundle> more;
        const Face face = dice_[die];
        for (const Bundle& bundle : bundles) {
            bool fits_free = false;
            for (std::size_t number = 0; number < classes_.size(); ++number) {
                const SpaceClass& space = classes_[number];
                if (bundle.lying[number] >= space.open) continue;
                const int needed = dishwashers_needed(player_, face, space.example);
                fits_free = fits_free || needed == 0;
                Bundle with = bundle;
                ++with.lying[number];
                with.choices[die] = {static_cast<std::int8_t>(number), false};
                if (needed >= 0 && bundle.dishwashers + needed <= dishwashers_) {
                    more.push_back(with);
                    more.back().dishwashers = static_cast<std::uint8_t>(bundle.dishwashers + needed);
                }
                if (needed != 0 && bundle.turned < turns_) {
                    with.choices[die].turned = true;
                    ++with.turned;
                    more.push_back(with);
                }
            }
            // A die that fits without dishwashers stays in hand only where placing it could take the reputation too
            // far.
            if (moves_reputation_ || !fits_free) more.push_back(bundle);
        }
        std::stable_sort(more.begin(), more.end(), [](const Bundle& left, const Bundle& right) {
            if (left.lying != right.lying) return left.lying < right.lying;
            if (left.turned != right.turned) return left.turned < right.turned;
            return left.dishwashers < right.dishwashers;
        });
        std::vector<Bundle> kept;
        for (const Bundle& bundle : more) {
            // Bundles with equal places follow each other with ever more turned dice, so each must need fewer
            // dishwashers.
            const bool alike = !kept.empty() && kept.back().lying == bundle.lying;
            if (!alike || bundle.dishwashers < kept.back().dishwashers) kept.push_back(bundle);
        }
        return kept;
    }

    static std::size_t good_of(Space space) {
        switch (space) {
            case Space::cashbox: return 1;
            case Space::barrel: return 2;
            case Space::brewer: return 3;
            case Space::monk: return 4;
            default: return 0;
        }
    }

    Goods goods_of(const Bundle& bundle) const {
        Goods goods;
        for (std::size_t number = 0; number < classes_.size(); ++number) {
            const SpaceClass& space = classes_[number];
            goods.counts[good_of(space.example)] += bundle.lying[number] * (is_seat(space.example) ? space.thalers : 1);
        }
        goods.turned = bundle.turned;
        if (!moves_reputation_) return goods;
        // Section 6.
        const int thalers = placed_.thalers + goods.counts[0] + goods.counts[1] * yield_of(player_, Space::cashbox);
        const int beer = placed_.beer + goods.counts[2] * yield_of(player_, Space::barrel) +
                         goods.counts[3] * yield_of(player_, Space::brewer);
        goods.steps = std::min(thalers, beer);
        return goods;
    }

    /** The indexes of the bundles that no other one dominates; of equal ones the first. */
    std::vector<std::size_t> pareto_front(const std::vector<Bundle>& bundles) const {
        std::vector<Goods> goods;
        std::vector<std::int64_t> less;
        for (const Bundle& bundle : bundles) {
            goods.push_back(goods_of(bundle));
            less.push_back(-goods.back().sum());
        }
        // A dominating bundle has the larger sum, so it comes first.
        std::vector<std::size_t> kept;
        for (const std::size_t index : order_of(less))
            if (std::none_of(kept.begin(), kept.end(),
                             [&](std::size_t known) { return goods[known].dominates(goods[index]); }))
                kept.push_back(index);
        return kept;
    }

    DicePlan plan_of(const Bundle& bundle) const {
        const Goods goods = goods_of(bundle);
        DicePlan plan{{},         goods.counts[0], goods.counts[1], goods.counts[2], goods.counts[3], goods.counts[4],
                      goods.steps};
        std::vector<std::size_t> used(classes_.size());
        std::vector<Action> placements;
        for (std::size_t die = 0; die < dice_count_; ++die) {
            const Choice choice = bundle.choices[die];
            if (choice.space_class < 0) continue;
            const auto number = static_cast<std::size_t>(int{choice.space_class});
            const SpaceClass& space = classes_[number];
            const Space here = takes_many(space.example) ? space.example : space.spaces[used[number]++];
            Face face = dice_[die];
            if (choice.turned) {
                const Face wanted = face_for(here);
                plan.actions.emplace_back(ActionKind::turn_die, face, wanted);
                face = wanted;
            }
            placements.push_back(act::place(face, here));
        }
        plan.actions.insert(plan.actions.end(), placements.begin(), placements.end());
        return plan;
    }

    /** The face that fits the space without a dishwasher. */
    Face face_for(Space space) const {
        for (Face face = faces; face > 1; --face)
            if (dishwashers_needed(player_, face, space) == 0) return face;
        return 1;
    }

    const Player& player_;
    int dishwashers_;
    PlanShare placed_;
    bool moves_reputation_;
    int turns_ = 0;  // dice that can still be turned, with schnapps to pay for it
    std::vector<SpaceClass> classes_;
    std::array<Face, components::white_dice + components::own_dice> dice_{};
    std::size_t dice_count_ = 0;
};

}  // namespace

State alone_at_planning(const State& state, int seat, Dice white) {
    State alone = state;
    alone.setup.planning = Planning::own_turn;
    alone.phase = Phase::planning;
    alone.task_count = 0;
    alone.tasks = {};
    alone.turn = 0;
    while (seat_in_turn(alone, alone.turn) != seat) ++alone.turn;
    Player& player = alone.players[static_cast<std::size_t>(seat)];
    player.white = white;
    player.dishwashers =
        static_cast<std::uint8_t>(player.staff_of(Card::dishwasher) + player.has_upgraded(Tile::dishwasher));
    return alone;
}

std::vector<DicePlan> dice_plans(const State& state, int seat) {
    return Placing(state, seat).plans();
}

}  // namespace tavern
