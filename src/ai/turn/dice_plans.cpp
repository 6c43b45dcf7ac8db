#include "ai/turn/dice_plans.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>
#include <utility>

#include "record/numbers/hash.hpp"

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
    /** The order in which choices are tried. */
    int rank() const { return space_class < 0 ? 99 : 2 * space_class + turned; }
};

/** One class for each of the four tiles, and one for all tables that agree in pips and thalers. */
constexpr std::size_t most_classes = [] {
    std::size_t classes = 4;
    for (std::size_t card = 0; card < components::cards.size(); ++card) {
        const CardFacts& about = components::cards[card];
        const auto agrees = [&](const CardFacts& other) { return equal_for_dice(about, other); };
        const auto* const end = components::cards.begin() + card;
        if (about.pips > 0 && std::none_of(components::cards.begin(), end, agrees)) ++classes;
    }
    return classes;
}();

constexpr std::size_t most_dice = components::white_dice + components::own_dice;

/** Some of the dice placed. Only the number of dice on each class of spaces matters. Small, since there are very many.
 */
struct Bundle {
    std::uint64_t lying = 0;   // newly placed dice: four bits a class, the first class in the highest ones
    std::uint32_t before = 0;  // index of the bundle without the last die
    std::uint8_t turned = 0;
    std::uint8_t dishwashers = 0;
    Choice choice;  // of the last die

    static constexpr unsigned bits = 4;
    static constexpr unsigned place(std::size_t space_class) {
        return 64 - bits * (static_cast<unsigned>(space_class) + 1);
    }
    std::tuple<std::uint64_t, std::uint8_t, std::uint8_t> order() const { return {lying, turned, dishwashers}; }
    int lies(std::size_t space_class) const { return static_cast<int>(lying >> place(space_class) & 15U); }
};
static_assert(most_classes * Bundle::bits <= 64 && most_dice < 1U << Bundle::bits);

/** Different bundles of the same dice. Where several lie alike with as many turned, the cheapest in dishwashers stays.
 */
class Bundles {
  public:
    /** before: the bundles without the last die. */
    explicit Bundles(const std::vector<Bundle>& before) : before_(before), slots_(std::bit_ceil(8 * before.size())) {
        bundles_.reserve(slots_.size() / 2);
    }

    void add(const Bundle& bundle) {
        if (2 * bundles_.size() >= slots_.size()) grow();
        std::uint32_t& slot = slot_of(bundle);
        if (slot == 0) {
            bundles_.push_back(bundle);
            slot = static_cast<std::uint32_t>(bundles_.size());
        } else if (precedes(bundle, bundles_[slot - 1])) {
            bundles_[slot - 1] = bundle;
        }
    }

    std::vector<Bundle> take() { return std::move(bundles_); }

  private:
    /** The slot of this bundle: its place in the list, counted from 1, or 0 if the list has none like it. */
    std::uint32_t& slot_of(const Bundle& bundle) {
        const std::size_t mask = slots_.size() - 1;
        auto slot = static_cast<std::size_t>(hash_with(bundle.turned, bundle.lying) >> 32U) & mask;
        for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
            const Bundle& known = bundles_[slots_[slot] - 1];
            if (known.lying == bundle.lying && known.turned == bundle.turned) break;
        }
        return slots_[slot];
    }

    void grow() {
        slots_.assign(2 * slots_.size(), 0);
        for (std::uint32_t index = 0; index < bundles_.size(); ++index) slot_of(bundles_[index]) = index + 1;
    }

    /** Whether the left of two that lie alike stays. A total order, so that nothing depends on the hash. */
    bool precedes(const Bundle& left, const Bundle& right) const {
        if (left.dishwashers != right.dishwashers) return left.dishwashers < right.dishwashers;
        if (left.before != right.before) return before_[left.before].order() < before_[right.before].order();
        return left.choice.rank() < right.choice.rank();
    }

    const std::vector<Bundle>& before_;
    std::vector<std::uint32_t> slots_;
    std::vector<Bundle> bundles_;
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
        bundles_[0].assign(1, {});
        for (std::size_t die = 0; die < dice_count_; ++die) bundles_[die + 1] = with_die(bundles_[die], dice_[die]);
        std::vector<DicePlan> plans;
        for (const std::size_t index : pareto_front(bundles_[dice_count_])) plans.push_back(plan_of(index));
        return plans;
    }

  private:
    void gather_classes() {
        classes_ = {{Space::brewer, 99, 0, {Space::brewer}}, {Space::monk, 99, 0, {Space::monk}}};
        if (player_.barrel.free()) classes_.push_back({Space::barrel, 1, 0, {Space::barrel}});
        if (player_.cashbox.free()) classes_.push_back({Space::cashbox, 1, 0, {Space::cashbox}});
        for (int seat = 0; seat < player_.seated; ++seat) {
            const Seat& taken = player_.seats[static_cast<std::size_t>(seat)];
            if (taken.guest != no_card && taken.die.free()) add_table(seat_space(seat));
        }
    }

    void add_table(Space table) {
        for (SpaceClass& known : classes_) {
            if (!is_seat(known.example) || !equal_for_dice(guest_at(known.example), guest_at(table))) continue;
            ++known.open;
            known.spaces.push_back(table);
            return;
        }
        classes_.push_back({table, 1, guest_at(table).thalers, {table}});
    }

    const CardFacts& guest_at(Space table) const {
        return facts(player_.seats[static_cast<std::size_t>(seat_of(table))].guest);
    }

    /** Every bundle with one more die in every possible place. */
    std::vector<Bundle> with_die(const std::vector<Bundle>& bundles, Face face) const {
        Bundles more(bundles);
        std::array<int, most_classes> needed{};
        for (std::size_t number = 0; number < classes_.size(); ++number)
            needed[number] = dishwashers_needed(player_, face, classes_[number].example);
        for (std::uint32_t index = 0; index < bundles.size(); ++index) {
            Bundle with = bundles[index];
            with.before = index;
            bool fits_free = false;
            for (std::size_t number = 0; number < classes_.size(); ++number) {
                if (with.lies(number) >= classes_[number].open) continue;
                fits_free = fits_free || needed[number] == 0;
                Bundle placed = with;
                placed.lying += std::uint64_t{1} << Bundle::place(number);
                placed.choice = {static_cast<std::int8_t>(number), false};
                if (needed[number] >= 0 && with.dishwashers + needed[number] <= dishwashers_) {
                    placed.dishwashers = static_cast<std::uint8_t>(with.dishwashers + needed[number]);
                    more.add(placed);
                }
                if (needed[number] != 0 && with.turned < turns_) {
                    placed.dishwashers = with.dishwashers;
                    placed.choice.turned = true;
                    ++placed.turned;
                    more.add(placed);
                }
            }
            // A die that fits without dishwashers stays in hand only where placing it could take the reputation too
            // far.
            with.choice = {};
            if (moves_reputation_ || !fits_free) more.add(with);
        }
        return more.take();
    }

    Goods goods_of(const Bundle& bundle) const {
        Goods goods;
        for (std::size_t number = 0; number < classes_.size(); ++number) {
            const SpaceClass& space = classes_[number];
            goods.of(space.example) += bundle.lies(number) * (is_seat(space.example) ? space.thalers : 1);
        }
        goods.turned = bundle.turned;
        if (!moves_reputation_) return goods;
        // Section 6.
        const int thalers = placed_.thalers + goods.thalers + goods.cashbox * yield_of(player_, Space::cashbox);
        const int beer = placed_.beer + goods.barrel * yield_of(player_, Space::barrel) +
                         goods.brewer * yield_of(player_, Space::brewer);
        goods.steps = std::min(thalers, beer);
        return goods;
    }

    /** The indexes of the bundles that no other one dominates; of equal ones the first. */
    std::vector<std::size_t> pareto_front(const std::vector<Bundle>& bundles) const {
        struct Place {
            int sum;
            const Bundle* bundle;
            std::uint64_t goods;
        };
        std::vector<Place> places;
        places.reserve(bundles.size());
        for (const Bundle& bundle : bundles) {
            const Goods goods = goods_of(bundle);
            places.push_back({goods.sum(), &bundle, goods.packed()});
        }
        // A dominating bundle has the larger sum, so it comes first.
        std::sort(places.begin(), places.end(), [](const Place& left, const Place& right) {
            return left.sum != right.sum ? left.sum > right.sum : left.bundle->order() < right.bundle->order();
        });
        std::vector<std::uint64_t> front;
        std::vector<std::size_t> kept;
        for (const Place& place : places) {
            if (std::any_of(front.begin(), front.end(),
                            [&](std::uint64_t known) { return Goods::dominates(known, place.goods); }))
                continue;
            front.push_back(place.goods);
            kept.push_back(static_cast<std::size_t>(place.bundle - bundles.data()));
        }
        return kept;
    }

    /** The plan of a bundle of all dice. */
    DicePlan plan_of(std::size_t index) const {
        DicePlan plan{{}, goods_of(bundles_[dice_count_][index])};
        std::array<Choice, most_dice> choices{};
        for (std::size_t die = dice_count_; die-- > 0;) {
            choices[die] = bundles_[die + 1][index].choice;
            index = bundles_[die + 1][index].before;
        }
        std::vector<std::size_t> used(classes_.size());
        std::vector<Action> placements;
        for (std::size_t die = 0; die < dice_count_; ++die) {
            const Choice choice = choices[die];
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
    std::array<Face, most_dice> dice_{};
    std::size_t dice_count_ = 0;
    std::array<std::vector<Bundle>, most_dice + 1> bundles_;  // by the number of dice placed or kept
};

}  // namespace

std::vector<DicePlan> dice_plans(const State& state, int seat) {
    return Placing(state, seat).plans();
}

}  // namespace tavern
