// The legal actions of every question, in sorted order from the start, so that no list needs sorting.
#include <algorithm>
#include <bit>
#include <span>

#include "rules/change.hpp"
#include "rules/face_fit.hpp"

namespace tavern {

int ActionList::rank(Action action) const {
    const Action* found = std::lower_bound(begin(), end(), action);
    return found != end() && *found == action ? static_cast<int>(found - begin()) : -1;
}

namespace {

void list_start_card_draws(ActionList& actions) {
    const auto last = static_cast<unsigned>(components::start_cards.size());
    for (unsigned low = 1; low <= last; ++low)
        for (unsigned middle = low + 1; middle <= last; ++middle)
            for (unsigned high = middle + 1; high <= last; ++high)
                actions.push(Action(ActionKind::show_start_cards, low, middle, high));
}

void list_kinds(const CardCounts& cards, ActionKind kind, ActionList& actions) {
    for (unsigned card = 0; card < components::card_kinds; ++card)
        if (cards[static_cast<Card>(card)] > 0) actions.push(Action(kind, card));
}

/** Every sorted roll of this many dice. */
void list_rolls(int dice, Face lowest, unsigned bits, unsigned shift, ActionList& actions) {
    if (dice == 0) return actions.push(act::roll(Roll(static_cast<std::uint16_t>(bits))));
    for (Face face = lowest; face <= faces; ++face)
        list_rolls(dice - 1, face, bits | static_cast<unsigned>(face) << shift, shift - 4, actions);
}

void list_flips(const Player& player, ActionList& actions) {
    for (unsigned tile = 0; tile < components::tile_kinds; ++tile)
        if (!player.has_upgraded(static_cast<Tile>(tile))) actions.push(Action(ActionKind::flip_tile, tile));
}

void list_denials(const Player& player, ActionList& actions) {
    for (unsigned seat = 0; seat < player.seated; ++seat)
        if (can_be_denied(player.seats[seat])) actions.push(Action(ActionKind::deny, seat));
    actions.push(Action(ActionKind::decline));
}

void list_columns(const Player& player, ActionList& actions) {
    for (unsigned column = 0; column < components::book_columns; ++column)
        if (player.book[column] < components::book_rows) actions.push(Action(ActionKind::sign, column));
}

void list_put_backs(const Player& player, ActionList& actions) {
    const std::uint64_t kinds = cards_in_play(player);
    for (unsigned card = 0; card < components::card_kinds; ++card)
        if ((kinds >> card & 1U) != 0) actions.push(Action(ActionKind::put_back, card));
    actions.push(Action(ActionKind::close));
}

/** A set of spaces, a bit for each Space. */
using SpaceSet = std::uint32_t;
constexpr SpaceSet set_of(Space space) {
    return 1U << static_cast<unsigned>(space);
}

/** Calls visit(index) for each bit of the set, upwards. */
template <typename Visit>
void for_each_bit(std::uint32_t set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<unsigned>(std::countr_zero(set)));
}

/** Dice in hand, dice on the board and the spaces open to them. Sections 4 E and F. Uses sets instead of branches,
 * since the processor cannot predict the course of a random game. */
class DiceActions {
  public:
    DiceActions(const State& state, const Player& player)
        : state_(state), player_(player), free_(free_dishwashers(player)) {
        add_space(Space::cashbox, any_face, player.cashbox);
        add_space(Space::barrel, any_face, player.barrel);
        open_[brewer_face] |= set_of(Space::brewer);
        open_[components::monk_die] |= set_of(Space::monk);
        for (int seat = 0; seat < player.seated; ++seat) {
            const Seat& taken = player.seats[static_cast<std::size_t>(seat)];
            if (taken.guest != no_card) add_space(seat_space(seat), facts(taken.guest).pips, taken.die);
        }
        add_lying(Space::brewer, dice_on(player, Space::brewer));
        add_lying(Space::monk, dice_on(player, Space::monk));
    }

    void list_placements(ActionList& actions) const {
        for_each_face(player_.white + player_.own, [&](Face face) {
            actions.push_each(act::place(face, Space{}), Action::Operand::b, spaces_for(face, free_));
        });
    }

    void list_turns(ActionList& actions) const {
        for_each_face(player_.white + player_.own, [&](Face from) {
            for (Face to = 1; to <= faces; ++to)
                if (to != from) actions.push(Action(ActionKind::turn_die, from, to));
        });
    }

    /** Serving and moving: each die that may be served may also move. */
    void list_serving(ActionList& actions) const {
        const int first = actions.size();
        unsigned lying_faces = 0;
        for (unsigned face = 1; face <= faces; ++face) lying_faces |= unsigned{lying_[face] != 0} << face;
        for_each_bit(lying_faces, [&](unsigned face) {
            actions.push_each(act::serve(static_cast<Face>(face), Space{}), Action::Operand::b, lying_[face]);
        });
        if (player_.moves >= max_moves) return;
        const int lowest = lowest_plan();
        const int last = actions.size();
        for (int index = first; index < last; ++index)
            list_moves(actions[index].face(), actions[index].space(), lowest, actions);
    }

  private:
    void add_space(Space space, std::uint8_t wanted, SpaceDie die) {
        const auto bit = static_cast<unsigned>(space);
        const unsigned lies = die.lies();
        open_[wanted] |= unsigned{die.free()} << bit;
        lying_[die.face()] |= lies << bit;
    }

    /** Equal dice on one space are the same, so a set of spaces for each face is enough. */
    void add_lying(Space space, Dice dice) {
        for (Face face = 1; face <= faces; ++face) {
            const unsigned lies = dice.has(face);
            lying_[face] |= lies << static_cast<unsigned>(space);
        }
    }

    /** The open spaces that a face fits with this many dishwashers. */
    SpaceSet spaces_for(Face face, int dishwashers) const {
        const unsigned classes = classes_for(face, dishwashers);
        if (dishwashers == 0)  // the usual case: spaces for any face, for this one, and perhaps the brewer
            return open_[any_face] | open_[face] | (open_[brewer_face] & (0U - (classes >> brewer_face)));
        SpaceSet spaces = 0;
        for (unsigned wanted = 0; wanted < face_classes; ++wanted)
            spaces |= open_[wanted] & (0U - (classes >> wanted & 1U));
        return spaces;
    }

    void list_moves(Face face, Space from, int lowest, ActionList& actions) const {
        const int freed = free_ + bound_by(face, from);
        SpaceSet spaces = spaces_for(face, freed) & ~set_of(from);
        if (lowest > 0) spaces &= spaces_for_marker(from, lowest);
        actions.push_each(act::move(face, from, Space{}), Action::Operand::c, spaces);
    }

    /** Dishwashers that the die on a space binds; none when no dishwasher is in force. */
    int bound_by(Face face, Space space) const {
        return player_.dishwashers == 0 ? 0 : dishwashers_needed(player_, face, space);
    }

    /** The least plan that a change may leave, so that the marker need not step back too far. Section 6. */
    int lowest_plan() const {
        if (!has_reputation(state_.setup)) return 0;
        const int steps = plan_steps(player_);
        return steps - steps_back(state_.setup, player_.reputation, steps);
    }

    /** The spaces where a die may go so that at least that plan is left. */
    SpaceSet spaces_for_marker(Space from, int lowest) const {
        const PlanShare less = plan_share(player_, from);
        const int thalers = lowest - (player_.plan_thalers - less.thalers);
        const int beer = lowest - (player_.plan_beer - less.beer);
        if (thalers <= 0 && beer <= 0) return ~SpaceSet{0};
        SpaceSet spaces = 0;
        for (int space = 0; space < static_cast<int>(seat_space(player_.seated)); ++space) {
            const auto to = static_cast<Space>(space);
            if (is_seat(to) && player_.seats[static_cast<std::size_t>(seat_of(to))].guest == no_card) continue;
            const PlanShare more = plan_share(player_, to);
            if (more.thalers >= thalers && more.beer >= beer) spaces |= set_of(to);
        }
        return spaces;
    }

    const State& state_;
    const Player& player_;
    int free_;
    std::array<SpaceSet, face_classes> open_{};  // by class of the dice that they accept
    std::array<SpaceSet, faces + 1> lying_{};    // by the face that lies there
};

void list_plan(const State& state, const Player& player, ActionList& actions) {
    const DiceActions dice(state, player);
    if (can_use(player, SideKind::turn_die)) dice.list_turns(actions);
    dice.list_placements(actions);
    actions.push(Action(ActionKind::ready));
}

constexpr int price_of(const CardFacts& card) {
    return card.price;
}
constexpr int cheapest_card = least_of(std::span(components::cards).first(components::tavern_kinds), price_of);
/** In beer, the nobles included. */
constexpr int cheapest_recruit = std::min<int>(
    least_of(std::span(components::cards).subspan(components::first_guest), price_of), components::nobles_price[0]);
/** The price of an upgrade for which at most one card is given back. */
constexpr int cheapest_upgrade =
    least_of(components::tiles, [](const TileFacts& tile) { return tile.cost - tile.discount; });
constexpr int cheapest_side = least_of(components::sides, [](const SideFacts& side) { return int{side.pay}; });

void list_purchases(const State& state, const Player& player, ActionList& actions) {
    if (player.thalers < cheapest_card) return;
    unsigned payable = 0;
    for (unsigned kind = 0; kind < components::tavern_kinds; ++kind)
        payable |= unsigned{state.stock[kind] > 0 && player.thalers >= components::cards[kind].price} << kind;
    actions.push_each(act::buy(Card{}), Action::Operand::a, payable & ~unsigned{player.bought});
}

void list_upgrades(const Player& player, ActionList& actions) {
    unsigned cards = 0;
    for (const std::uint8_t of_kind : player.staff) cards |= of_kind;
    if (player.thalers < cheapest_upgrade && cards <= 1) return;
    unsigned payable = 0;
    for (unsigned tile = 0; tile < components::tile_kinds; ++tile) {
        const TileFacts& tile_facts = components::tiles[tile];
        const int discount = tile_facts.discount * player.staff_of(tile_facts.card);
        payable |= unsigned{tile_facts.cost - discount <= player.thalers} << tile;
    }
    for_each_bit(payable & ~unsigned{player.upgraded}, [&](unsigned index) {
        const Tile tile = static_cast<Tile>(index);
        const int most = returnable_cards(player, tile);
        for (int given = 0; given <= most; ++given)
            if (upgrade_price(tile, given) <= player.thalers)
                actions.push(act::upgrade(tile, static_cast<unsigned>(given)));
    });
}

void list_recruits(const State& state, const Player& player, ActionList& actions) {
    if (player.beer < cheapest_recruit) return;
    for (unsigned place = 0; !player.recruited && place < state.row.size(); ++place) {
        const Card guest = state.row[place].guest;
        if (guest != no_card) actions.push_if(player.beer >= facts(guest).price, Action(ActionKind::recruit, place));
    }
    for (unsigned number = 1; number <= components::nobles_price.size(); ++number)
        actions.push_if((state.nobles >= number) & (player.beer >= components::nobles_price[number - 1]),
                        Action(ActionKind::recruit_nobles, number));
}

void list_entertainers(const Player& player, ActionList& actions) {
    if (player.schnapps < cheapest_side) return;
    for (const std::uint8_t number : player.sides) {
        if (number == 0 || player.schnapps < components::sides[number - 1U].pay) continue;
        const SideKind kind = components::sides[number - 1U].kind;
        const bool useful = kind == SideKind::thalers || kind == SideKind::beer ||
                            (kind == SideKind::upgrade_with_noble && can_flip(player)) ||
                            (kind == SideKind::service_denied && anybody_to_deny(player));
        if (useful) actions.push(Action(ActionKind::entertain, number));
    }
}

void list_serve(const State& state, const Player& player, ActionList& actions) {
    const DiceActions dice(state, player);
    dice.list_placements(actions);
    dice.list_serving(actions);
    actions.push_if(!player.barbacks_used & (player.staff_of(Card::barback) > 0), Action(ActionKind::barbacks));
    list_purchases(state, player, actions);
    list_upgrades(player, actions);
    list_recruits(state, player, actions);
    actions.push_if(player.counter_guests > 0, Action(ActionKind::counter_guest));
    actions.push_if(player.bards_used < player.staff_of(Card::bard), Action(ActionKind::bard));
    list_entertainers(player, actions);
    actions.push(Action(ActionKind::end_turn));
}

}  // namespace

void legal_actions(const State& state, ActionList& actions) {
    actions.clear();
    const Player& player = current_player(state);
    const unsigned amount = state.task_count > 0 ? state.tasks[state.task_count - 1U].amount : 0U;
    switch (question(state)) {
        case Question::show_start_cards: return list_start_card_draws(actions);
        case Question::open_guest: return list_kinds(state.guest_deck, ActionKind::open_guest, actions);
        case Question::draw_card: return list_kinds(player.bag, ActionKind::draw_card, actions);
        case Question::roll_own: return list_rolls(static_cast<int>(amount), 1, 0, 12, actions);
        case Question::roll_coaster: return list_rolls(components::white_dice, 1, 0, 12, actions);
        case Question::choose_start_card:
            for (unsigned number = 1; number <= components::start_cards.size(); ++number)
                if ((state.start_cards_shown >> number & 1U) != 0)
                    actions.push(Action(ActionKind::choose_start_card, number));
            return;
        case Question::remove_regular:
            for (int kind = components::tavern_kinds; kind < index_of(Card::noble); ++kind)
                if (player.bag[static_cast<Card>(kind)] > 0)
                    actions.push(Action(ActionKind::remove_regular, static_cast<unsigned>(kind)));
            return;
        case Question::round_bonus:
            // Both sides are available; otherwise there would be no question.
            actions.push(Action(ActionKind::take_bonus, 0));
            return actions.push(Action(ActionKind::take_bonus, 1));
        case Question::choose_side:
            actions.push(Action(ActionKind::choose_side, 2 * amount + 1));
            return actions.push(Action(ActionKind::choose_side, 2 * amount + 2));
        case Question::free_upgrade: return list_flips(player, actions);
        case Question::start_over:
            actions.push(Action(ActionKind::keep_guests));
            return actions.push(Action(ActionKind::start_over));
        case Question::take_die:
            for (Face face = 1; face <= faces; ++face)
                actions.push_if(player.coaster.has(face), Action(ActionKind::take_die, face));
            return;
        case Question::deny: return list_denials(player, actions);
        case Question::schnapps_or_denied:
            actions.push(Action(ActionKind::take_schnapps));
            return actions.push(Action(ActionKind::take_denied));
        case Question::sign: return list_columns(player, actions);
        case Question::put_back: return list_put_backs(player, actions);
        case Question::plan: return list_plan(state, player, actions);
        case Question::serve: return list_serve(state, player, actions);
        case Question::nothing: return;
    }
}

}  // namespace tavern
