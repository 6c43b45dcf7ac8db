#include "record/names.hpp"

#include <algorithm>

namespace tavern {
namespace {

constexpr auto fixed_spaces = std::to_array<std::string_view>({"cashbox", "barrel", "brewer", "monk"});
constexpr std::string_view seat_prefix = "seat-";

template <class Value, class Facts>
std::optional<Value> find(const Facts& facts, std::string_view id) {
    const auto found = std::find_if(facts.begin(), facts.end(), [id](const auto& fact) { return fact.id == id; });
    if (found == facts.end()) return std::nullopt;
    return static_cast<Value>(found - facts.begin());
}

}  // namespace

std::string id_of(Space space) {
    if (!is_seat(space)) return std::string(fixed_spaces[static_cast<std::size_t>(space)]);
    return std::string(seat_prefix) + std::to_string(seat_of(space));
}

std::optional<Card> card_of(std::string_view id) {
    return find<Card>(components::cards, id);
}
std::optional<Tile> tile_of(std::string_view id) {
    return find<Tile>(components::tiles, id);
}

std::optional<Space> space_of(std::string_view id) {
    for (std::size_t space = 0; space < static_cast<std::size_t>(max_spaces); ++space)
        if (id_of(static_cast<Space>(space)) == id) return static_cast<Space>(space);
    return std::nullopt;
}

std::string text_of(const PositionError& error) {
    static constexpr auto texts = std::to_array<std::string_view>({
        "setup: no such game",
        "round, phase: they do not belong together",
        "turn: the phase has no such turn",
        "players: an empty chair owns something",
        "tasks: they do not belong to the phase, or nothing would be asked",
        "stock, staff, deck, deck-top, discard: the tavern cards are not those of the box",
        "seats, deck, deck-top, discard: more regulars than a player has",
        "nobles, deck, deck-top, discard: the nobles are not those of the box",
        "row, guest-stack, guest-deck, and the players': more guests of one kind than there are, or of another module",
        "row, guest-stack, guest-deck: a place is empty that would be filled, or has a guest that cannot be there",
        "schnapps: the supply's and the players' do not add up to those of the box",
        "signatures, row, book: the signature tiles do not add up to those of the box",
        "start-card, start-cards-shown: not one of three that are shown, or more than a deck before it is chosen",
        "tables, seated, seats, nobles, staff: they do not belong together, or to the phase",
        "deck-top: before the first round no card of the deck is known",
        "coaster, white: not the white dice that the phase has",
        "own: not the own dice that the phase has",
        "brewer-, monk-, cashbox, barrel, seats: a die lies where it does not fit, or at a time when none lies there",
        "dishwashers, dishwashers-spent: not as the cards in play, the tile and the dice have it",
        "thalers, beer, schnapps: more than the limits and the turn allow",
        "counter-guests: more than the round track has brought",
        "upgraded, monastery, reputation: out of range, or reputation in a module without it",
        "sides: not one of each entertainer that has come, or one of another",
        "book: signatures in a module without a guest book",
        "bought, bards-used, barbacks-used, recruited, moves: more than the turn and the cards in play allow",
        "cashbox-rate, barrel-rate, brewer-rate, plan-thalers, plan-beer: not those of the tiles, cards and dice",
        "nothing could be played",
    });
    static_assert(texts.size() == static_cast<std::size_t>(PositionFault::nothing_legal) + 1);
    std::string text;
    if (error.seat != whole_table) text = "player " + std::to_string(error.seat) + ", ";
    return text + std::string(texts[static_cast<std::size_t>(error.fault)]);
}

}  // namespace tavern
