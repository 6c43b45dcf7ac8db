// The players that decide by themselves: the five levels a person meets, and the baselines they are measured against.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/draft.hpp"
#include "record/game.hpp"
#include "rules/rules.hpp"

namespace tavern {

enum class PlayerKind : std::uint8_t {
    random,         // any legal action
    greedy,         // what looks best at once: serves for most, buys the dearest
    hand_made,      // the legend's search by the judgement written by hand
    short_sighted,  // the legend without its look at the next evening
    novice,         // the levels, by the learned judgement
    homely,
    steady,
    shrewd,
    legend,
};
inline constexpr int player_kinds = static_cast<int>(PlayerKind::legend) + 1;

/** Of the command line: "random", .. "legend"; "strongest" is the legend. */
std::optional<PlayerKind> player_of(std::string_view name);
std::string_view name_of(PlayerKind kind);
/** The level that sits at a table; the keeper must not be a person. */
PlayerKind player_of(Keeper keeper);

/**
 * What the player who is asked does now: one action or several, all to be applied in this order, legal one after the
 * other as long as nothing but they happens; it ends before chance or somebody else acts, and then is asked again.
 * Actor of the state must be a player. The same state, kind and seed always give the same answer, on every machine.
 */
std::vector<Action> decide(PlayerKind kind, const State& state, std::uint64_t seed);

/** How a player thinks. Weaker ones see less and misjudge what they see; none throws anything away on purpose. */
struct Mind {
    JudgementKind judgement;
    int width;        // positions followed after each step of a turn
    int quick_width;  // the same, where many turns are compared
    int samples;      // evenings played out for a choice before the draft
    DraftView draft;
    Worth error;         // how far a position may be misjudged
    int foresight = 0;   // next evenings played out for each of the best plans
    int candidates = 1;  // those plans
};
/** Of the players that think: from hand_made on. */
const Mind& mind_of(PlayerKind kind);
/** The part of a turn's plan that can be carried out now: up to chance, and where all plan first, up to being ready. */
std::vector<Action> first_part(const State& state, const Plan& plan);
/** As above, for a mind and judgement of one's own: training. */
std::vector<Action> decide(const Mind& mind, const Judgement& judgement, const State& state, std::uint64_t seed);

}  // namespace tavern
