// The effects of an action, step by step. Log, animations, screen reader and tests read them.
#pragma once
#include <array>
#include <cstdint>
#include <cstdlib>

#include "rules/action.hpp"

namespace tavern {

/** In place of a seat: the effect or the fault belongs to no one player. */
inline constexpr std::uint8_t whole_table = 0xFF;
/** In place of a space, a seat or a column, where an effect has none. */
inline constexpr std::uint8_t nowhere = 0xFF;

enum class EffectKind : std::uint8_t {
    evening_begins,     // a: round 1..8
    phase_begins,       // a: Phase
    gained,             // a: Resource, b: amount
    paid,               // a: Resource, b: amount
    lost,               // a: Resource, b: amount: above a limit, or the supply was empty
    card_gained,        // a: Card, on top of the deck (into the deck while start cards are given out)
    card_lost,          // a: Card that the empty supply could not give
    card_drawn,         // a: Card, b: Space for a seated card, else nowhere: beside its tile
    deck_shuffled,      // a: cards
    card_removed,       // a: Card that left the game, b: seat 0.., or nowhere: from the deck
    cards_returned,     // a: Card, b: number given back to the supply
    card_put_back,      // a: Card in play that went on top of the deck
    cards_discarded,    // a: number
    guest_opened,       // a: Card, b: place, c: 1 with a signature tile
    place_empty,        // b: place that the empty guest deck cannot fill
    start_cards_shown,  // a, b, c: numbers
    start_card_chosen,  // a: number
    dice_rolled,        // a: 1 own colour, 0 white; b, c: Roll
    die_taken,          // a: Face
    coasters_passed,
    die_placed,        // a: Face, b: Space, c: dishwashers it needs
    die_moved,         // a: Face, b: Space from, c: Space to
    die_turned,        // a: Face from, b: Face to
    die_served,        // a: Face, b: Space, c: dishwashers used up
    dice_given_back,   // a: number
    monastery_step,    // a: space from, b: space to
    reputation_step,   // a: space from, b: space to (0: off the track); backwards when the plan shrank
    tile_upgraded,     // a: Tile
    side_chosen,       // a: number 1..6
    signature_gained,  // a: column, b: row
    signature_lost,    // a: column that was full, or nowhere: no tile or no room
    row_completed,     // a: row
    plan_ready,
    turn_ended,
    game_over,
};

enum class Resource : std::uint8_t { thalers, beer, schnapps, counter_guests };

/** Where something came from; used by the log and by the points by source. */
enum class Source : std::uint8_t {
    none,
    round_track,
    start_card,  // detail: number
    space,       // detail: Space
    barbacks,
    guest,        // detail: Card recruited
    monastery,    // detail: space
    reputation,   // detail: space
    guest_book,   // detail: row * columns + column of a space; of the noble for a full row, the row
    entertainer,  // detail: side
    purchase,     // detail: Card bought or recruited
    upgrade,      // detail: Tile
    limit,        // the end of a turn
};

/** Eight bytes, so that it is written as one word. */
struct alignas(8) Effect {
    EffectKind kind;
    std::uint8_t player;  // seat, or whole_table
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    Source source = Source::none;
    std::uint8_t detail = 0;
    friend bool operator==(const Effect&, const Effect&) = default;
};

/** Whether the die placed, moved, turned or served has the player's colour; the detail of these effects says so. */
constexpr bool is_own_die(const Effect& effect) {
    return effect.detail != 0;
}

/** The effects of one action, in order. One more than fit ends the program: otherwise log and screens would show less
 * than happened. They do fit: until the next question, at most all cards of the box, fewer than 250, are drawn, at most
 * 60 steps are walked on the tracks, each with one bonus, and the phases have a few effects for each player.
 * check_state accepts no tasks that hold more. */
class Effects {
  public:
    static constexpr int capacity = 768;
    void clear() { size_ = 0; }
    void push(const Effect& effect) {
        if (size_ == capacity) std::abort();
        items_[static_cast<std::size_t>(size_++)] = effect;
    }
    int size() const { return size_; }
    const Effect& operator[](int index) const { return items_[static_cast<std::size_t>(index)]; }
    const Effect* begin() const { return items_.data(); }
    const Effect* end() const { return items_.data() + size_; }

  private:
    int size_ = 0;
    std::array<Effect, capacity> items_;
};

}  // namespace tavern
