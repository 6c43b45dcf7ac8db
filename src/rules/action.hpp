// Actions of players and of chance: a small value with a kind and up to three operands.
#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "rules/components.hpp"
#include "rules/dice.hpp"

namespace tavern {

/** Where a die can lie. Seats follow the four tiles: seat(0) is the first table. */
enum class Space : std::uint8_t { cashbox, barrel, brewer, monk, first_seat };
inline constexpr int tile_spaces = static_cast<int>(Space::first_seat);
/** Printed tables, the upgraded one, and a player who has all table cards. */
inline constexpr int max_seats = components::printed_tables + 1 + components::tavern_cards_per_type;
inline constexpr int max_spaces = tile_spaces + max_seats;
constexpr Space seat_space(int seat) {
    return static_cast<Space>(tile_spaces + seat);
}
constexpr bool is_seat(Space space) {
    return space >= Space::first_seat;
}
constexpr int seat_of(Space space) {
    return static_cast<int>(space) - tile_spaces;
}
/** The tile that is this space, which must be no seat. */
constexpr Tile tile_at(Space space) {
    constexpr std::array<Tile, tile_spaces> tiles{Tile::cashbox, Tile::barrel, Tile::brewer, Tile::monk};
    return tiles[static_cast<std::size_t>(space)];
}
/** The brewer and the monk take any number of dice and are never used up. */
constexpr bool takes_many(Space space) {
    return space == Space::brewer || space == Space::monk;
}

/** The kinds in the order of the sorted legal list; the order is part of the link format, see rules_revision. */
enum class ActionKind : std::uint8_t {
    // Chance.
    show_start_cards,  // a < b < c: the numbers of the start cards shown, section 3
    open_guest,        // a: Card that comes from the guest deck into an empty place of the row
    draw_card,         // a: Card drawn from the unknown part of the deck, section 4 B
    roll,              // b, c: Roll, of the player's dice (A, C) or of the coaster's white dice (D)
    // Players.
    choose_start_card,  // a: number of the start card, section 7
    remove_regular,     // a: Card, a regular removed from the deck by a start card
    take_bonus,         // a: index of the side of the "or" on the round track, section 4 A
    choose_side,        // a: number 1..6 of the entertainer side kept, section 5
    flip_tile,          // a: Tile upgraded for nothing
    keep_guests,        // keep the guests as they sit, section 4 B
    start_over,         // give up a counter guest and redraw the guests, section 4 B
    take_die,           // a: Face taken from the coaster, section 4 D
    turn_die,           // a: Face from, b: Face to, entertainer side 6
    place,              // a: Face, b: Space
    ready,              // the plan is made, section 4 E
    serve,              // a: Face, b: Space: remove the die for the gain of the space, section 4 F
    move,               // a: Face, b: Space from, c: Space to
    barbacks,           // 1 beer for each barback in play
    buy,                // a: Card
    upgrade,            // a: Tile, b: cards given back for the discount
    recruit,            // a: place 0..4 of the guests, 0 the 3-beer stack
    recruit_nobles,     // a: how many, 1..3
    counter_guest,      // give one up for a step on the monastery track
    bard,               // a step of reputation
    entertain,          // a: number 1..4 of the side used in F
    end_turn,
    deny,           // a: seat whose guest is removed (service denied)
    decline,        // do not use service denied
    take_schnapps,  // of "1 schnapps or service denied"
    take_denied,    // of "1 schnapps or service denied"
    sign,           // a: column of the guest book
    put_back,       // a: Card in play that goes on top of the deck, entertainer side 5
    close,          // without putting a card back
};
constexpr bool is_of_chance(ActionKind kind) {
    return kind <= ActionKind::roll;
}
inline constexpr int action_kinds = static_cast<int>(ActionKind::close) + 1;

class Action {
  public:
    /** An operand by its lowest bit. */
    enum class Operand : std::uint8_t { c = 0, b = 8, a = 16 };

    constexpr Action() = default;
    constexpr explicit Action(ActionKind kind, unsigned a = 0, unsigned b = 0, unsigned c = 0)
        : bits_(static_cast<std::uint32_t>(kind) << 24U | a << 16U | b << 8U | c) {}
    constexpr ActionKind kind() const { return static_cast<ActionKind>(bits_ >> 24U); }
    constexpr std::uint8_t a() const { return static_cast<std::uint8_t>(bits_ >> 16U); }
    constexpr std::uint8_t b() const { return static_cast<std::uint8_t>(bits_ >> 8U); }
    constexpr std::uint8_t c() const { return static_cast<std::uint8_t>(bits_); }
    constexpr std::uint32_t bits() const { return bits_; }
    static constexpr Action from_bits(std::uint32_t bits) {
        Action action;
        action.bits_ = bits;
        return action;
    }
    /** This action, whose operand is 0, with another value there. */
    constexpr Action with(Operand operand, unsigned value) const {
        return from_bits(bits_ | value << static_cast<unsigned>(operand));
    }

    // The operands by meaning; the comments of ActionKind say which of them a kind has.
    constexpr Card card() const { return static_cast<Card>(a()); }
    constexpr Tile tile() const { return static_cast<Tile>(a()); }
    constexpr Face face() const { return a(); }
    /** The space of place and serve, and the space that a move leaves. */
    constexpr Space space() const { return static_cast<Space>(b()); }
    constexpr Space to() const { return static_cast<Space>(c()); }
    constexpr Roll rolled() const { return Roll(static_cast<std::uint16_t>(bits_)); }

    friend constexpr bool operator==(Action, Action) = default;
    friend constexpr auto operator<=>(Action, Action) = default;

  private:
    std::uint32_t bits_ = 0;
};

namespace act {
constexpr Action of(ActionKind kind) {
    return Action(kind);
}
constexpr Action draw(Card card) {
    return Action(ActionKind::draw_card, index_of(card));
}
constexpr Action open_guest(Card card) {
    return Action(ActionKind::open_guest, index_of(card));
}
constexpr Action roll(Roll roll) {
    return Action(ActionKind::roll, 0, roll.bits() >> 8U, roll.bits() & 0xFFU);
}
constexpr Action place(Face face, Space space) {
    return Action(ActionKind::place, face, static_cast<unsigned>(space));
}
constexpr Action serve(Face face, Space space) {
    return Action(ActionKind::serve, face, static_cast<unsigned>(space));
}
constexpr Action move(Face face, Space from, Space to) {
    return Action(ActionKind::move, face, static_cast<unsigned>(from), static_cast<unsigned>(to));
}
constexpr Action buy(Card card) {
    return Action(ActionKind::buy, index_of(card));
}
constexpr Action upgrade(Tile tile, unsigned given) {
    return Action(ActionKind::upgrade, index_of(tile), given);
}
}  // namespace act

/** A list of actions with a fixed capacity, so that it allocates nothing. */
class ActionList {
  public:
    static constexpr int capacity = 1024;
    void clear() { size_ = 0; }
    void push(Action action) { items_[size_++] = action; }
    /** Without a branch, for conditions that the processor cannot predict. */
    void push_if(bool condition, Action action) {
        items_[size_] = action;
        size_ += condition;
    }
    /** An action for each bit of the set, upwards: the index of the bit becomes this operand, 0 in the action given.
     * Writes three at once without a branch, since the processor cannot predict how many bits there are. */
    void push_each(Action action, Action::Operand operand, std::uint32_t set) {
        std::size_t at = size_;
        do {
            for (int next = 0; next < at_once; ++next) {
                items_[at] = action.with(operand, static_cast<unsigned>(std::countr_zero(set | 1U << 31U)));
                at += set != 0;
                set &= set - 1;
            }
        } while (set != 0);
        size_ = at;
    }
    int size() const { return static_cast<int>(size_); }
    bool empty() const { return size_ == 0; }
    Action operator[](int index) const { return items_[static_cast<std::size_t>(index)]; }
    const Action* begin() const { return items_.data(); }
    const Action* end() const { return items_.data() + size_; }
    /** The index of the action in the sorted list, or -1. */
    int rank(Action action) const;

  private:
    static constexpr int at_once = 3;
    std::size_t size_ = 0;  // not an int: a stored action could change an int, so this one stays in a register
    std::array<Action, capacity + at_once> items_;
};

}  // namespace tavern
