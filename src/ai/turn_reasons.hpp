// Used by advice: the results of a turn, and the reasons for it.
#pragma once
#include <optional>
#include <vector>

#include "ai/advice.hpp"

namespace tavern {

/** The results of a turn, summed up from its effects. */
struct TurnAccount {
    int reputation = 0;
    int monastery = 0;
    int cashbox_thalers = 0;
    int brewer_dice = 0;
    int brewer_beer = 0;
    int nobles_bought = 0;
    std::vector<Card> bought;
    std::optional<Card> recruited;
    std::vector<Tile> paid;     // upgrades
    std::vector<Tile> flipped;  // upgrades for nothing
    bool brewer_first = false;  // upgraded before its dice were served
    bool cashbox_first = false;
    int balance = 0;  // steps of reputation that the plan itself earned since the start
    int kept_thalers = 0;
    int kept_beer = 0;
    bool buys() const { return !bought.empty() || !paid.empty() || recruited || nobles_bought > 0; }
};

struct TurnReason {
    Reason reason;
    std::uint8_t a;
    std::uint8_t b;
    friend bool operator==(const TurnReason&, const TurnReason&) = default;
};

/** Applies the player's actions up to the end of the turn. */
TurnAccount turn_account_of(State& state, int seat, const std::vector<Action>& actions);

/** Everything of one turn that the other one lacks, or has less of. */
TurnAccount without(TurnAccount one, const TurnAccount& other);

/** All reasons for a turn, the chief one first. */
std::vector<TurnReason> reasons_for(const TurnAccount& account, const State& end, int seat);

}  // namespace tavern
