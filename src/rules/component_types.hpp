// The types of the component tables; ci/generate-components.mjs makes the tables from assets/components.json.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace tavern {

enum class Card : std::uint8_t;
enum class Tile : std::uint8_t;

enum class BonusKind : std::uint8_t {
    none,
    thalers,
    beer,
    schnapps,
    monastery,   // steps on the monastery track
    reputation,  // steps on the reputation track
    card,        // a card from its supply, on top of the deck
    noble,
    service_denied,
    signature,           // into a guest-book column of choice
    schnapps_or_denied,  // one of the two
    counter_guest,
    own_die,       // rolled at once, for this round
    free_upgrade,  // of one tile, without a noble
    entertainer,   // amount: which of the three
};

struct Bonus {
    BonusKind kind = BonusKind::none;
    std::uint8_t amount = 0;
    Card card{};  // for BonusKind::card
};

struct CardFacts {
    std::string_view id;
    std::uint8_t copies;  // in the box
    std::uint8_t module;  // the first module that uses it
    std::uint8_t price;   // thalers for a tavern card, beer for a guest
    std::uint8_t pips;    // of the die that serves it, 0 for a card without a seat
    std::uint8_t thalers;
    std::uint8_t points;
    std::uint8_t book_column;  // of the guest book, guests only
    Bonus bonus;               // when recruited
};

struct TileFacts {
    std::string_view id;
    std::uint8_t cost;      // thalers
    std::uint8_t discount;  // thalers off for each card given back; 0: no card can be given back
    Card card;              // the card that may be given back
};

/** One space of the round track: one bonus, or the two sides of an "or". */
struct RoundSpace {
    std::uint8_t count;
    std::array<Bonus, 2> options;
};

struct ReputationSpace {
    std::uint8_t points;  // 0 on a special space
    Bonus bonus;
};

struct CardList {
    std::uint8_t count;
    std::array<Card, 4> cards;
};

struct StartCardFacts {
    std::array<CardList, 2> cards;  // by Edition
    std::uint8_t monastery;         // steps
    std::uint8_t regulars_removed;
    std::uint8_t schnapps;
    std::uint8_t beer;
    bool has_upgrade;
    Tile upgrade;
};

enum class SideKind : std::uint8_t { thalers, beer, upgrade_with_noble, service_denied, played_card_on_deck, turn_die };

struct SideFacts {
    std::string_view id;
    std::uint8_t pay;  // schnapps
    SideKind kind;
    std::uint8_t amount;
};

}  // namespace tavern
