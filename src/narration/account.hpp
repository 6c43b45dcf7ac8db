// The account of a game: each innkeeper's gains, payments and actions in a stretch, summed up from the effects alone.
// All numbers in log, summaries, cards and closing time come from here, so none of them applies the rules again.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** Effects of a game by index: from first on, up to end. */
struct Stretch {
    std::size_t first = 0;
    std::size_t end = 0;
};
Stretch stretch_of_steps(const Game& game, std::size_t from_step, std::size_t to_step = Game::all);

inline constexpr std::size_t resource_kinds = static_cast<std::size_t>(Resource::counter_guests) + 1;

/** A part of the gains in a store, and its cause. */
struct GainShare {
    Source source = Source::none;
    std::uint8_t detail = 0;  // see Source
    int amount = 0;
};

/** Gains and losses of an innkeeper's store. */
struct StoreAccount {
    int gained = 0;
    int paid = 0;
    int lost = 0;                   // for lack of room at the turn's end; goods missing in the supply do not count
    std::vector<GainShare> shares;  // of the gains, each cause once
    int change() const { return gained - paid - lost; }
};

struct Account {
    std::array<StoreAccount, resource_kinds> stores;
    Score points;                 // change in each kind of points
    std::vector<Face> taken;      // dice from the draft
    std::vector<Card> bought;     // tavern cards
    std::vector<Card> recruited;  // guests, and nobles for beer
    std::vector<Card> given;      // bonuses, and nobles from upgrades
    std::vector<Card> removed;    // left the game
    std::vector<Card> returned;   // went back to the supply
    std::vector<Tile> upgraded;
    int served = 0;            // dice
    int turned = 0;            // dice
    int upgrade_nobles = 0;    // among the cards given
    int reputation_steps = 0;  // less the steps back
    int monastery_steps = 0;
    std::optional<int> reputation;  // space of the marker, if it moved
    std::optional<int> monastery;
    bool planned = false;
    bool ended = false;  // the turn has ended

    StoreAccount& store(Resource resource) { return stores[static_cast<std::size_t>(resource)]; }
    const StoreAccount& store(Resource resource) const { return stores[static_cast<std::size_t>(resource)]; }
};
Account account_of(const Game& game, int seat, Stretch stretch);
/** Counts one more effect of the innkeeper. */
void add(Account& account, const Setup& setup, const Effect& effect);

/** A finished turn, with the innkeeper's gains in the evening up to its end. */
struct Turn {
    int seat = 0;
    int round = 0;
    Stretch stretch;
    std::size_t first_step = 0;  // steps played before the serving
    std::size_t end_step = 0;    // steps played when the turn has ended
};
/** The turn that ended with this effect. */
Turn turn_ended_by(const Game& game, std::size_t effect);
/** The turns that ended from this step on, oldest first. */
std::vector<Turn> turns_since(const Game& game, std::size_t first_step);

/** A finished evening, from its start to that of the next one. */
struct Evening {
    int round = 0;
    Stretch stretch;
};
/** The evenings that ended from this step on, oldest first. */
std::vector<Evening> evenings_since(const Game& game, std::size_t first_step);

/** An innkeeper's goods and points. */
struct Standing {
    std::array<int, resource_kinds> stores{};
    int points = 0;
    int of(Resource resource) const { return stores[static_cast<std::size_t>(resource)]; }
};
/** After this many effects of the game: computed back from the present state. */
Standing standing_after(const Game& game, int seat, std::size_t effects);

}  // namespace tavern
