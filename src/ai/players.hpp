// The computer players: the five levels that a person meets, and the baselines that measure them.
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
    greedy,         // the action that looks best at once: the best service, the dearest purchase
    hand_made,      // the legend's search with the hand-made evaluation
    short_sighted,  // the legend without rollouts of the next evening
    novice,         // from here on the levels
    homely,
    steady,
    shrewd,
    legend,
};
inline constexpr int player_kinds = static_cast<int>(PlayerKind::legend) + 1;

/** By the name on the command line: "random" to "legend"; "strongest" is the legend. */
std::optional<PlayerKind> player_of(std::string_view name);
std::string_view name_of(PlayerKind kind);
/** The player that plays a level; the type must not be a person. */
PlayerKind player_of(PlayerType level);

/**
 * The next actions of the player whose decision it is, one or more, to be applied in this order. They end before chance
 * or another player acts; ask again then. The actor of the state must be a player. The same state, kind and seed give
 * the same actions on every machine.
 */
std::vector<Action> decide(PlayerKind kind, const State& state, std::uint64_t seed);

/** The search behind a level. Weaker levels examine less and have more noise; none makes a bad move on purpose. */
struct LevelParameters {
    EvaluationKind evaluation;
    int beam_width;          // positions that the search of a turn follows after each step
    int rollout_beam_width;  // the same in rollouts and wherever many turns are compared
    int samples;             // evenings played out for each choice before the draft
    DraftView draft;
    Value noise;         // how far a value may be wrong
    int rollouts = 0;    // rollouts of the next evening for each of the best plans
    int candidates = 1;  // how many plans that is
};
/** For the players that search: from hand_made on. */
const LevelParameters& parameters_of(PlayerKind kind);
/** The part of a plan that can be carried out now: up to chance, or up to "ready" where everybody plans first. */
std::vector<Action> first_part(const State& state, const Plan& plan);
/** As above with other parameters and another evaluation, for training. */
std::vector<Action> decide(const LevelParameters& parameters, const Evaluation& evaluation, const State& state,
                           std::uint64_t seed);

}  // namespace tavern
