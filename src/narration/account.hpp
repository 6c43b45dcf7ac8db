// The account of a game: what each innkeeper got, gave and did in a stretch of it, summed up of the effects alone.
// Every number that log, summaries, cards and closing time tell comes from here, so none of them reads the rules again.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** Effects of a game by their indices: from first on, up to end. */
struct Stretch {
    std::size_t first = 0;
    std::size_t end = 0;
};
Stretch stretch_of_steps(const Game& game, std::size_t from_step, std::size_t to_step = Game::all);

inline constexpr std::size_t resource_kinds = static_cast<std::size_t>(Resource::counter_guests) + 1;

/** Part of what came to a store, and its cause. */
struct GainShare {
    Source source = Source::none;
    std::uint8_t detail = 0;  // see Source
    int amount = 0;
};

/** What came to a store of an innkeeper, and what left it. */
struct StoreAccount {
    int gained = 0;
    int paid = 0;
    int lost = 0;                   // no room at the turn's end; what the supply lacked was never there
    std::vector<GainShare> shares;  // of what was gained, each cause once
    int change() const { return gained - paid - lost; }
};

struct Account {
    std::array<StoreAccount, resource_kinds> stores;
    Score points;                 // how each kind of points has changed
    std::vector<Face> taken;      // dice of the draft
    std::vector<Card> bought;     // of the tavern
    std::vector<Card> recruited;  // guests, and nobles for beer
    std::vector<Card> given;      // what came as a bonus, or with an upgrade
    std::vector<Card> removed;    // what left the game
    std::vector<Card> returned;   // what went back to the supply
    std::vector<Tile> upgraded;
    int served = 0;            // dice
    int turned = 0;            // dice
    int upgrade_nobles = 0;    // of those given
    int reputation_steps = 0;  // those back taken off
    int monastery_steps = 0;
    std::optional<int> reputation;  // space of the marker, where it moved
    std::optional<int> monastery;
    bool planned = false;
    bool ended = false;  // the turn

    StoreAccount& store(Resource resource) { return stores[static_cast<std::size_t>(resource)]; }
    const StoreAccount& store(Resource resource) const { return stores[static_cast<std::size_t>(resource)]; }
};
Account account_of(const Game& game, int seat, Stretch stretch);

/** A turn that has ended, with all that its evening had brought the innkeeper by then. */
struct Turn {
    int seat = 0;
    int round = 0;
    Stretch stretch;
    std::size_t first_step = 0;  // steps played when the serving began
};
/** The one that ended with this effect. */
Turn turn_ended_by(const Game& game, std::size_t effect);
/** Those that ended in the steps from this one on, oldest first. */
std::vector<Turn> turns_since(const Game& game, std::size_t first_step);

/** An evening that is over, from its begin up to the next one's. */
struct Evening {
    int round = 0;
    Stretch stretch;
};
/** Those that ended in the steps from this one on, oldest first. */
std::vector<Evening> evenings_since(const Game& game, std::size_t first_step);

/** What an innkeeper had. */
struct Standing {
    std::array<int, resource_kinds> stores{};
    int points = 0;
    int of(Resource resource) const { return stores[static_cast<std::size_t>(resource)]; }
};
/** After so many effects of the game: what is there now without all that came since. */
Standing standing_after(const Game& game, int seat, std::size_t effects);

}  // namespace tavern
