// The features of a position for the evaluation: a player's possessions, as numbers that a reader can follow.
#pragma once
#include <array>
#include <cstdint>
#include <string>

#include "rules/rules.hpp"

namespace tavern {

/** Tiles with cards of the same kind beside them. */
inline constexpr auto tiles_with_staff =
    std::to_array<Tile>({Tile::dishwasher, Tile::server, Tile::table, Tile::brewer});

/** The start of each group of features; its entries follow in the order of the enum or track. */
namespace feature {
inline constexpr int one = 0;                                                 // always 1
inline constexpr int staff = one + 1;                                         // tavern cards by Card
inline constexpr int staff_squared = staff + components::tavern_kinds;        // too many of a kind help less
inline constexpr int staff_share = staff_squared + components::tavern_kinds;  // of the deck, in 64ths
inline constexpr int staff_next = staff_share + components::tavern_kinds;     // known to be drawn soon
inline constexpr int regulars = staff_next + components::tavern_kinds;        // by Card
inline constexpr int regular_kinds = index_of(Card::noble) - components::tavern_kinds;
inline constexpr int least_pips = 3;                                     // of a guest
inline constexpr int guest_kinds = faces - least_pips + 1;               // by pips
inline constexpr int guests = regulars + regular_kinds;                  // by kind
inline constexpr int guest_share = guests + guest_kinds;                 // thalers a card of the deck, in 16ths
inline constexpr int seated_thalers = guest_share + 1;                   // thalers a seated card, in 16ths
inline constexpr int guests_next = seated_thalers + 1;                   // seated cards known to be drawn soon
inline constexpr int thalers_next = guests_next + 1;                     // their pay
inline constexpr int nobles = thalers_next + 1;                          // all
inline constexpr int any_noble = nobles + 1;                             // 1 with at least one: a table is theirs
inline constexpr int noble_next = any_noble + 1;                         // 1 when one comes soon
inline constexpr int deck = noble_next + 1;                              // the player's cards
inline constexpr int tiles = deck + 1;                                   // upgraded, by Tile
inline constexpr int tile_meets_staff = tiles + components::tile_kinds;  // upgraded times the cards of its kind
inline constexpr int upgrades_left = tile_meets_staff + static_cast<int>(tiles_with_staff.size());  // squared
inline constexpr int thalers = upgrades_left + 1;  // kept for the next evening
inline constexpr int beer = thalers + 1;
inline constexpr int schnapps = beer + 1;
inline constexpr int counter_guests = schnapps + 1;
inline constexpr int monastery = counter_guests + 1;  // 1 for the space of the marker
inline constexpr int reputation = monastery + components::monastery_length + 1;
/** Off the track, and every space of the longer track. */
inline constexpr int reputation_spaces = 1 + static_cast<int>(components::reputation_track_guest_book.size());
inline constexpr int sides = reputation + reputation_spaces;                     // entertainer sides kept, 1..6
inline constexpr int book = sides + static_cast<int>(components::sides.size());  // 1 for each space signed
inline constexpr int row_waits = book + components::book_rows * components::book_columns;  // one space short
inline constexpr int count = row_waits + components::book_rows;
}  // namespace feature

using Features = std::array<std::int16_t, feature::count>;

/** A weight for each feature, in hundredths of a point: the additional points from the coming evenings. */
using Weights = std::array<std::int16_t, feature::count>;

/** The features of a player, and the points by section 9 if the game ended now. */
struct Holdings {
    Features features;
    int points = 0;
};

/** The cards in a player's bag and discard pile. No action in the player's turn changes them, so a search counts them
 * once. */
struct CardsOutOfPlay {
    std::array<std::uint8_t, components::card_kinds> counts{};
    explicit CardsOutOfPlay(const Player& player);
};

/** Thalers, beer and schnapps count up to the limits; cards in play count as cards of the deck. */
Holdings holdings(const State& state, const Player& player, const CardsOutOfPlay& out_of_play);

/** The points in hundredths and the features times their weights, without listing them: the search does it most often.
 */
std::int32_t weighed(const State& state, const Player& player, const CardsOutOfPlay& out_of_play,
                     const Weights& weights);

/** "beer", "staff-brewer", "monastery-14": for tables of learned weights. */
std::string feature_name(int index);

}  // namespace tavern
