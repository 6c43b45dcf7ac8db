// A position of the game as a plain value without hidden order: of a deck it holds the cards that are known to lie on
// top, and a bag of counts below them. Chance decides the next card when it is drawn.
#pragma once
#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/action.hpp"
#include "rules/components.hpp"
#include "rules/dice.hpp"

namespace tavern {

inline constexpr int min_players = 1;  // playing alone is a house variant that no rulebook has
inline constexpr int max_players = 4;
inline constexpr int module_count = 5;
/** The most cards that one player can own: the own regulars, and all other cards of the box. */
inline constexpr int max_own_cards = [] {
    int cards = 0;
    for (const CardFacts& card : components::cards) cards += card.copies;
    return cards;
}();

enum class Edition : std::uint8_t { north_star, schmidt };
/** When dice are planned: all before the first serving, or by each player at the start of the turn (section 4 E). */
enum class Planning : std::uint8_t { together, own_turn };

/** Section 2. Valid when check_setup finds nothing. */
struct Setup {
    std::uint8_t players = 2;  // 1..4
    std::uint8_t module = 1;   // 1..module_count, includes all below
    Edition edition = Edition::north_star;
    Planning planning = Planning::together;
    std::uint8_t start_player = 0;  // seat, 0-based
    friend bool operator==(const Setup&, const Setup&) = default;
};

// Each module includes those before it.
constexpr bool has_schnapps(const Setup& setup) {
    return setup.module >= 2;
}
constexpr bool has_reputation(const Setup& setup) {
    return setup.module >= 3;
}
constexpr bool has_start_cards(const Setup& setup) {
    return setup.module >= 4;
}
constexpr bool has_guest_book(const Setup& setup) {
    return setup.module >= 5;
}
/** Only module 1 is played on the summer side. */
constexpr bool is_summer(const Setup& setup) {
    return !has_schnapps(setup);
}
/** The space of the round track with the bonuses of a round, from 1 on. */
constexpr const RoundSpace& round_space(const Setup& setup, int round) {
    const auto& track = is_summer(setup) ? components::summer_track : components::winter_track;
    return track[static_cast<std::size_t>(round - 1)];
}

/** The round in which the moon brings an entertainer, numbered from 0. Section 5. */
constexpr int round_of_entertainer(int entertainer) {
    int round = 1;
    for (const RoundSpace& space : components::winter_track) {
        const Bonus& bonus = space.options[0];
        if (bonus.kind == BonusKind::entertainer && bonus.amount == entertainer) break;
        ++round;
    }
    return round;
}

/** Counts by card kind. Padded to whole words, so that sums run eight kinds at a time. */
class CardCounts {
  public:
    std::uint8_t operator[](Card card) const { return counts_[index_of(card)]; }
    void add(Card card, int number = 1) {
        counts_[index_of(card)] = static_cast<std::uint8_t>(counts_[index_of(card)] + number);
    }
    void remove(Card card, int number = 1) { add(card, -number); }
    int total() const;
    bool empty() const;
    /** The kind of the card at this index when the cards lie sorted by kind; index in 0..total()-1. */
    Card at(int index) const;
    /** Moves all cards of the other bag into this one. */
    void take_all(CardCounts& other);
    friend bool operator==(const CardCounts&, const CardCounts&) = default;

  private:
    static constexpr std::size_t padded = (components::card_kinds + 7) / 8 * 8;
    std::array<std::uint8_t, padded> counts_{};
};

struct Seat {
    Card guest = no_card;  // no_card: nobody has come, or was removed
    SpaceDie die;
    friend bool operator==(Seat, Seat) = default;
};

/** Some of the tiles, a bit for each Tile. */
using TileSet = std::uint16_t;

struct Player {
    // Cards.
    std::array<Card, max_own_cards> known{};  // on top of the deck, the next one drawn last; unused from known_count on
    std::uint8_t known_count = 0;
    CardCounts bag;  // the rest of the draw deck
    CardCounts discard;
    std::array<std::uint8_t, components::tavern_kinds> staff{};  // by Card: drawn this round, beside their tiles
    std::array<Seat, max_seats> seats{};
    std::uint8_t tables = 0;  // that guests can take this round: printed, upgraded, drawn
    std::uint8_t seated = 0;  // tables filled so far in B; a guest removed later leaves a gap
    std::uint8_t nobles = 0;  // in play, all on one table

    // Dice. "Own" is the player's colour.
    Dice coaster;  // white dice before the player in the draft
    Dice white;    // in hand
    Dice own;
    Dice brewer_white;
    Dice brewer_own;
    Dice monk_white;
    Dice monk_own;
    SpaceDie cashbox;
    SpaceDie barrel;

    // Goods, tiles and tracks.
    std::uint8_t thalers = 0;  // in the safe and gained in this turn
    std::uint8_t beer = 0;
    std::uint8_t schnapps = 0;
    std::uint8_t counter_guests = 0;
    TileSet upgraded = 0;
    std::uint8_t monastery = 0;           // space 0..22, 0 the start space
    std::uint16_t reputation = 0;         // steps walked forward less backward since the game began, 0 off the track
    std::array<std::uint8_t, 3> sides{};  // by entertainer: number 1..6 of the side kept, 0 none yet
    std::array<std::uint8_t, components::book_columns> book{};  // signatures in each column, 0..3
    std::uint8_t start_card = 0;                                // number 1..7, 0 none

    // This round.
    std::uint8_t dishwashers = 0;        // in force: cards in play and the permanent one
    std::uint8_t dishwashers_spent = 0;  // on dice already removed
    std::uint8_t bought = 0;             // bit set by tavern Card
    std::uint8_t bards_used = 0;
    bool barbacks_used = false;
    bool recruited = false;  // the one guest of the round
    std::uint8_t moves = 0;  // of dice in F
    // The reputation plan (section 6): rates at the start of F, thalers and beer of all dice as they lie or were used.
    std::uint8_t cashbox_rate = 0;
    std::uint8_t barrel_rate = 0;
    std::uint8_t brewer_rate = 0;
    std::uint8_t plan_thalers = 0;
    std::uint8_t plan_beer = 0;

    bool has_upgraded(Tile tile) const { return (upgraded >> index_of(tile) & 1U) != 0; }
    int staff_of(Card card) const { return staff[index_of(card)]; }
    friend bool operator==(const Player&, const Player&) = default;
};

/** A place of the guest row. Place 0 is the stack of 3-beer guests as long as it lasts. */
struct GuestPlace {
    Card guest = no_card;
    bool signature = false;  // a signature tile lies on it
    friend bool operator==(GuestPlace, GuestPlace) = default;
};

enum class Phase : std::uint8_t {
    start_cards,  // section 7, module 4 and up
    evening,      // A
    guests,       // B
    servers,      // C
    draft,        // D
    planning,     // E
    serving,      // F
    closing,      // G
    over,
};

/** Tasks that come before the phase goes on; the last one first. */
enum class TaskKind : std::uint8_t {
    // Questions to chance.
    show_start_cards,
    open_guest,  // amount: place of the row
    draw_cards,
    roll_own,  // amount: dice
    roll_coaster,
    // Questions to the player.
    choose_start_card,
    remove_regular,
    round_bonus,
    choose_side,   // amount: entertainer 0..2
    free_upgrade,  // amount: 1 with a noble
    maybe_start_over,
    take_die,
    deny,
    schnapps_or_denied,
    sign,  // a tile from the supply into a column of choice
    maybe_put_back,
    // No questions.
    monastery_steps,   // amount
    reputation_steps,  // amount
    guest_bonus,       // amount: Card recruited
    guest_signature,   // amount: column of the guest recruited, whose tile is on its way
    row_noble,         // amount: row of the guest book
};

inline constexpr std::size_t task_kinds = static_cast<std::size_t>(TaskKind::row_noble) + 1;

struct Task {
    TaskKind kind;
    std::uint8_t amount = 0;
    friend bool operator==(Task, Task) = default;
};

/** Enough for every chain of bonuses: each signature fills one of 12 spaces, and each guest comes once a round. */
inline constexpr int max_tasks = 48;

struct State {
    Setup setup;
    std::uint8_t round = 0;  // 1..8, 0 before the first
    Phase phase = Phase::start_cards;
    std::uint8_t turn = 0;  // step of the phase: in the draft the rolls, then the picks; else the player in turn order
    std::uint8_t task_count = 0;
    std::array<Task, max_tasks> tasks{};

    std::array<std::uint8_t, components::tavern_kinds> stock{};
    std::uint8_t nobles = 0;
    std::uint8_t schnapps = 0;
    std::uint8_t signatures = 0;   // tiles in the supply
    std::uint8_t guest_stack = 0;  // 3-beer guests in the stack
    std::array<GuestPlace, components::guest_row + 1> row{};
    CardCounts guest_deck;
    std::uint8_t start_cards_shown = 0;  // bit n: number n
    std::array<Player, max_players> players{};

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048, "a four-player State stays a small value");

}  // namespace tavern
