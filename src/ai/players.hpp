// The computer players: the five levels for human opponents, and baselines for measurements.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/draft.hpp"
#include "ai/evening.hpp"
#include "record/game.hpp"
#include "rules/rules.hpp"

namespace tavern {

enum class ComputerPlayer : std::uint8_t {
    random,          // any legal action
    greedy,          // the action with the best immediate result: the best service, the dearest purchase
    hand_made,       // the legend's search of November 2026 with the hand-made evaluation
    short_sighted,   // the same with the learned one, without rollouts of the next evening
    legend_2026_11,  // the legend of that month, frozen; only the arena has its weights and plays it
    novice,          // the levels start here
    homely,
    steady,
    shrewd,
    legend,
};
/** The levels in the order of PlayerType follow the baselines. */
inline constexpr int computer_players = static_cast<int>(ComputerPlayer::novice) + player_types - 1;

/** By the name on the command line: "random" to "legend"; "strongest" is the last level. */
std::optional<ComputerPlayer> player_of(std::string_view name);
std::string_view name_of(ComputerPlayer player);
/** The player that plays a level; the type must not be a person. */
ComputerPlayer player_of(PlayerType level);

/**
 * The next actions of the player to decide, one or more, to be applied in this order. They end before chance or another
 * player acts; call it again then. The actor of the state must be a player. The same state, player and seed give
 * the same actions on every machine. legend_2026_11 has the present weights here; decide_in_arena() gives it its own.
 */
std::vector<Action> decide(ComputerPlayer player, const State& state, std::uint64_t seed);
/** The same of a player that searches, by another evaluation than its own. */
std::vector<Action> decide(ComputerPlayer player, const Evaluation& evaluation, const State& state, std::uint64_t seed);

/** How far a level searches a draft. */
struct DraftParameters {
    DraftView view;
    int beam_width = 0;                       // for the hands, where no rollout corrects the search; 0: as in rollouts
    std::optional<std::int64_t> most_work{};  // of all hands together
};

/** The search behind a level. Weaker levels examine less, have more noise, a taste of their own, and make the mistakes
 * of people. */
struct LevelParameters {
    EvaluationKind evaluation;
    int beam_width;          // positions that the search of a turn follows after each step
    int rollout_beam_width;  // the same in rollouts and other comparisons of many turns
    int samples;             // evenings played out for each choice before the draft
    DraftParameters draft;
    Value noise = 0;      // the largest error of a value
    Rollouts rollouts{};  // of the best plans
    Taste taste{};
    Habits habits{};
    bool moves_dice = false;  // while serving
    Foresight foresight = Foresight::purchases;
    int wide_positions = std::numeric_limits<int>::max();  // of a turn, until its beam narrows
};
/** The legend's rollouts. Their work, the wide positions and the work of a draft hold the long turns of module 5 within
 * its time; nearly all turns of module 1 stay below. */
inline constexpr Rollouts legend_rollouts{16, 96, 3, 200'000};
inline constexpr DraftParameters wide_draft{DraftView::all_picks, 48, 1'500'000};
/** By ComputerPlayer from hand_made on. */
inline constexpr auto level_parameters = std::to_array<LevelParameters>({
    {.evaluation = EvaluationKind::hand_made,
     .beam_width = 48,
     .rollout_beam_width = 4,
     .samples = 8,
     .draft = {DraftView::near_picks},
     .rollouts = {8, 24, 0}},
    {.evaluation = EvaluationKind::learned,
     .beam_width = 48,
     .rollout_beam_width = 4,
     .samples = 8,
     .draft = {DraftView::near_picks}},
    {.evaluation = EvaluationKind::learned,
     .beam_width = 48,
     .rollout_beam_width = 4,
     .samples = 8,
     .draft = {DraftView::near_picks},
     .rollouts = {8, 24, 0}},
    {.evaluation = EvaluationKind::hand_made,
     .beam_width = 1,
     .rollout_beam_width = 1,
     .samples = 0,
     .draft = {DraftView::own_dice},
     .noise = 2600,
     .taste = {.nobles = 1500},
     .habits = {true, true}},
    {.evaluation = EvaluationKind::learned,
     .beam_width = 2,
     .rollout_beam_width = 1,
     .samples = 1,
     .draft = {DraftView::own_dice},
     .noise = 700,
     .taste = {.guests = 700},
     .habits = {false, true}},
    {.evaluation = EvaluationKind::learned,
     .beam_width = 6,
     .rollout_beam_width = 2,
     .samples = 4,
     .draft = {DraftView::own_dice},
     .noise = 500,
     .taste = {.tiles = 800}},
    {.evaluation = EvaluationKind::learned,
     .beam_width = 16,
     .rollout_beam_width = 2,
     .samples = 6,
     .draft = {DraftView::near_picks},
     .noise = 250},
    {.evaluation = EvaluationKind::learned,
     .beam_width = 1600,
     .rollout_beam_width = 4,
     .samples = 8,
     .draft = wide_draft,
     .rollouts = legend_rollouts,
     .moves_dice = true,
     .foresight = Foresight::all,
     .wide_positions = 100'000},
});
/** The beam of suggestions beside the legend's own move. */
inline constexpr int advice_beam_width = 48;
static_assert(level_parameters.size() == computer_players - static_cast<std::size_t>(ComputerPlayer::hand_made));
/** Average points of each level in games against itself, by module, number of players and level, the weakest first.
 * Written by ci/level-points.mjs. */
inline constexpr std::array<std::array<std::array<int, player_types - 1>, max_players>, module_count> level_points{{
    {{{66, 81, 115, 128, 131}, {69, 87, 123, 126, 135}, {71, 93, 121, 134, 141}, {69, 91, 123, 129, 133}}},
    {{{72, 86, 126, 135, 147}, {75, 90, 130, 138, 147}, {76, 92, 132, 140, 152}, {75, 91, 132, 141, 154}}},
    {{{75, 100, 127, 141, 170}, {80, 106, 136, 140, 175}, {80, 112, 138, 147, 176}, {78, 110, 137, 144, 172}}},
    {{{79, 103, 136, 156, 185}, {82, 108, 140, 155, 187}, {83, 111, 146, 161, 193}, {82, 108, 141, 153, 174}}},
    {{{91, 145, 184, 203, 277}, {93, 145, 187, 200, 272}, {94, 138, 172, 194, 250}, {92, 125, 149, 164, 194}}},
}};
/** The average points of the level in a game with this set-up. */
constexpr int average_points(const Setup& setup, PlayerType level) {
    return level_points[setup.module - 1U][setup.players - 1U][static_cast<std::size_t>(level) - 1];
}
/** For the players that search: from hand_made on. */
const LevelParameters& parameters_of(ComputerPlayer player);

/** How a player decides: how far it searches, by which evaluation, and with which chance in its rollouts. */
struct Decider {
    const LevelParameters& parameters;
    const Evaluation& evaluation;
    std::uint64_t seed = 0;

    /** The next actions, as decide() gives them. */
    std::vector<Action> decide(const State& state) const;

    // The alternatives, the best first; the actor of the state must be a player in that part of the evening.
    Plan plan(const State& state, TurnSearch& search) const;                           // planning and serving
    std::vector<DraftChoice> picks(const State& state, TurnSearch& search) const;      // draft
    std::vector<WeighedAction> choices(const State& state, TurnSearch& search) const;  // the rest
    SearchLimits limits_of_turn(const State& state) const;
    /** Where many turns are compared: in the draft and in rollouts. */
    SearchLimits limits_of_many_turns(const State& state) const;
};
/** The strongest level, which hints and reviews follow. Its decisions have no seed, so they agree. */
Decider strongest(const Setup& setup);

}  // namespace tavern
