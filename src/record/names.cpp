#include "record/names.hpp"

#include <algorithm>
#include <charconv>

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
        "phase: the round and the phase do not belong together",
        "turn: the phase has no such turn",
        "players: an empty chair owns something",
        "tasks: they do not belong to the phase, or nothing would be asked",
        "tavern cards: those in the stock and with the players are not those of the box",
        "regulars: more of them than a player has",
        "nobles: those in the stock and with the players are not those of the box",
        "guests: more of one kind than there are, or of another module",
        "row: the places of the guest row and the deck do not belong together",
        "schnapps: the supply and the players' do not add up to those of the box",
        "signatures: those in the supply, on guests and in the books do not add up to those of the box",
        "start-card: not as the phase and the shown start cards have it",
        "seats: the tables and who sits there do not belong together",
        "known: cards without an order below the known ones",
        "white: not the white dice that the phase has",
        "own: not the own dice that the phase has",
        "dice: a die lies where it cannot, or at a time when none lies there",
        "dishwashers: not as the cards in play, the tile and the dice have it",
        "thalers, beer: more than the limits and the turn allow",
        "counter-guests: more than a player gets",
        "upgraded, monastery, reputation: out of range",
        "sides: not as the round has the entertainers",
        "book: a signature where none can be",
        "turn marks: bought, bards, barbacks, recruited, moves: not as the turn has it",
        "plan: rates, thalers and beer of the reputation plan are not those of the dice",
        "nothing could be played",
    });
    static_assert(texts.size() == static_cast<std::size_t>(PositionFault::nothing_legal) + 1);
    std::string text;
    if (error.seat != 0xFF) text = "player " + std::to_string(error.seat) + ", ";
    return text + std::string(texts[static_cast<std::size_t>(error.fault)]);
}

}  // namespace tavern
