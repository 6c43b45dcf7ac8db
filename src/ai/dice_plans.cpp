#include "ai/dice_plans.hpp"

#include <algorithm>
#include <array>

namespace tavern {
namespace {

/** Spaces that differ in nothing: the tables with the same pips and thalers, or one tile. */
struct SpaceClass {
    Space example;
    int open = 0;  // dice that still go there
    int thalers = 0;
    std::vector<Space> spaces;
};

/** A die put somewhere: the class of its space, and whether it was turned to fit. */
struct Choice {
    std::int8_t space_class = -1;  // -1: kept in hand
    bool turned = false;
};

/** What a way of placing brings, of which only the first of equals is kept. */
struct Bundle {
    std::array<std::uint8_t, 6> goods{};  // thalers, cashbox, barrel, brewer, monk, steps of reputation
    std::uint8_t schnapps = 0;
    std::array<Choice, components::white_dice + components::own_dice> choices{};
};

constexpr std::size_t goods_that_help = 5;
constexpr std::size_t steps_good = 5;
constexpr std::size_t most_bundles = 4096;  // beyond it weaker ones are cleared away at once

class Placing {
  public:
    Placing(const State& state, int seat)
        : player_(state.players[static_cast<std::size_t>(seat)]),
          dishwashers_(free_dishwashers(player_)),
          moves_reputation_(state.setup.module >= 3) {
        gather_classes();
        count_placed();
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
        place_from(0, -2);
        drop_beaten();
        std::vector<DicePlan> plans;
        for (const Bundle& bundle : bundles_) plans.push_back(plan_of(bundle));
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

    /** Dice that lie there already, for the reputation. */
    void count_placed() {
        for (std::size_t seat = 0; seat < player_.seated; ++seat)
            if (player_.seats[seat].die.lies()) placed_thalers_ += facts(player_.seats[seat].guest).thalers;
        if (player_.cashbox.lies()) placed_thalers_ += yield_of(player_, Space::cashbox);
        if (player_.barrel.lies()) placed_beer_ += yield_of(player_, Space::barrel);
        placed_beer_ += dice_on(player_, Space::brewer).total() * yield_of(player_, Space::brewer) +
                        player_.staff_of(Card::barback);
    }

    int pips(Space space) const { return facts(player_.seats[static_cast<std::size_t>(seat_of(space))].guest).pips; }

    /** Gives the die at this index every place it can have; equal dice take places in order, so none comes twice. */
    void place_from(std::size_t index, int last) {
        if (index == dice_count_) return add_bundle();
        const Face face = dice_[index];
        const int from = index > 0 && dice_[index - 1] == face ? last : -2;
        bool fits_free = false;
        for (int number = 0; number < static_cast<int>(classes_.size()); ++number) {
            SpaceClass& space = classes_[static_cast<std::size_t>(number)];
            if (space.open == 0) continue;
            const int needed = dishwashers_needed(player_, face, space.example);
            fits_free = fits_free || needed == 0;
            if (number < from) continue;
            if (needed >= 0 && needed <= dishwashers_) put(index, number, needed, false);
            if (needed != 0 && turns_ > 0) put(index, number, 0, true);
        }
        // A die that fits somewhere for nothing is kept only where more would take the reputation too far.
        if (moves_reputation_ || !fits_free) {
            current_.choices[index] = {};
            place_from(index + 1, from);
        }
    }

    void put(std::size_t index, int number, int needed, bool turned) {
        SpaceClass& space = classes_[static_cast<std::size_t>(number)];
        --space.open;
        dishwashers_ -= needed;
        turns_ -= turned;
        current_.schnapps = static_cast<std::uint8_t>(current_.schnapps + turned);
        std::uint8_t& good = current_.goods[good_of(space.example)];
        const auto worth = static_cast<std::uint8_t>(is_seat(space.example) ? space.thalers : 1);
        good = static_cast<std::uint8_t>(good + worth);
        current_.choices[index] = {static_cast<std::int8_t>(number), turned};
        place_from(index + 1, number);
        good = static_cast<std::uint8_t>(good - worth);
        current_.schnapps = static_cast<std::uint8_t>(current_.schnapps - turned);
        turns_ += turned;
        dishwashers_ += needed;
        ++space.open;
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

    /** Section 6: how far the plan would move the marker. */
    std::uint8_t steps() const {
        if (!moves_reputation_) return 0;
        const auto& goods = current_.goods;
        int thalers = goods[0];
        int beer = 0;
        thalers += placed_thalers_ + goods[1] * yield_of(player_, Space::cashbox);
        beer = placed_beer_ + goods[2] * yield_of(player_, Space::barrel) + goods[3] * yield_of(player_, Space::brewer);
        return static_cast<std::uint8_t>(std::min(thalers, beer));
    }

    static bool beats(const Bundle& better, const Bundle& worse) {
        if (better.schnapps > worse.schnapps || better.goods[steps_good] != worse.goods[steps_good]) return false;
        for (std::size_t good = 0; good < goods_that_help; ++good)
            if (better.goods[good] < worse.goods[good]) return false;
        return true;
    }

    void add_bundle() {
        current_.goods[steps_good] = steps();
        for (const Bundle& known : bundles_)
            if (beats(known, current_)) return;
        bundles_.push_back(current_);
        if (bundles_.size() >= most_bundles) drop_beaten();
    }

    /** Of two that beat each other the first stays; the ones that beat come first by their sum. */
    void drop_beaten() {
        const auto sum = [](const Bundle& bundle) {
            int goods = -bundle.schnapps;
            for (std::size_t good = 0; good < goods_that_help; ++good) goods += bundle.goods[good];
            return goods;
        };
        std::stable_sort(bundles_.begin(), bundles_.end(),
                         [&](const Bundle& left, const Bundle& right) { return sum(left) > sum(right); });
        std::vector<Bundle> kept;
        for (const Bundle& bundle : bundles_)
            if (std::none_of(kept.begin(), kept.end(), [&](const Bundle& known) { return beats(known, bundle); }))
                kept.push_back(bundle);
        bundles_ = std::move(kept);
    }

    DicePlan plan_of(const Bundle& bundle) const {
        DicePlan plan{
            {}, bundle.goods[0], bundle.goods[1], bundle.goods[2], bundle.goods[3], bundle.goods[4], bundle.schnapps};
        std::vector<std::size_t> used(classes_.size());
        std::vector<Action> placements;
        for (std::size_t die = 0; die < dice_count_; ++die) {
            const Choice choice = bundle.choices[die];
            if (choice.space_class < 0) continue;
            const auto number = static_cast<std::size_t>(choice.space_class);
            const SpaceClass& space = classes_[number];
            const Space here = takes_many(space.example) ? space.example : space.spaces[used[number]++];
            Face face = dice_[die];
            if (choice.turned) {
                const Face wanted = face_for(here);
                plan.actions.push_back(Action(ActionKind::turn_die, face, wanted));
                face = wanted;
            }
            placements.push_back(act::place(face, here));
        }
        plan.actions.insert(plan.actions.end(), placements.begin(), placements.end());
        return plan;
    }

    /** The face that lies on the space without a dishwasher. */
    Face face_for(Space space) const {
        for (Face face = faces; face > 1; --face)
            if (dishwashers_needed(player_, face, space) == 0) return face;
        return 1;
    }

    const Player& player_;
    int dishwashers_;
    int turns_ = 0;  // dice that can still be paid to be turned
    bool moves_reputation_;
    int placed_thalers_ = 0;
    int placed_beer_ = 0;
    std::vector<SpaceClass> classes_;
    std::array<Face, components::white_dice + components::own_dice> dice_{};
    std::size_t dice_count_ = 0;
    Bundle current_;
    std::vector<Bundle> bundles_;
};

}  // namespace

std::vector<DicePlan> dice_plans(const State& state, int seat) {
    return Placing(state, seat).plans();
}

}  // namespace tavern
