#include "ai/players.hpp"

#include <algorithm>
#include <array>

#include "ai/draft.hpp"
#include "ai/evening.hpp"
#include "ai/simple_players.hpp"
#include "record/numbers/random_numbers.hpp"

namespace tavern {
namespace {

/** By ComputerPlayer: the baselines, then the levels. */
constexpr auto names = [] {
    std::array<std::string_view, computer_players> all{"random", "greedy", "hand-made", "short-sighted",
                                                       "legend-2026-11"};
    for (std::size_t level = 1; level < player_types; ++level)
        all[level + static_cast<std::size_t>(ComputerPlayer::novice) - 1] = Ids<PlayerType>::list[level];
    return all;
}();

/** A number that differs between the moments of a game, so that random choices differ as well. */
std::uint64_t position_number(const State& state) {
    std::uint64_t number = static_cast<std::uint64_t>(state.phase) << 8U | state.round;
    const auto add = [&](unsigned part) { number = mixed(number) + part; };
    add(state.turn);
    add(state.task_count);
    for (const Player& player : state.players)
        for (const unsigned part : {unsigned{player.thalers}, unsigned{player.beer}, unsigned{player.known_count},
                                    static_cast<unsigned>((player.white + player.own).total()), unsigned{player.bought},
                                    unsigned{player.dishwashers_spent}, unsigned{player.seated}, unsigned{player.moves},
                                    unsigned{player.monastery}, unsigned{player.reputation}})
            add(part);
    return mixed(number);
}

}  // namespace

std::optional<ComputerPlayer> player_of(std::string_view name) {
    if (name == "strongest") return static_cast<ComputerPlayer>(computer_players - 1);
    for (std::size_t index = 0; index < names.size(); ++index)
        if (names[index] == name) return static_cast<ComputerPlayer>(index);
    return std::nullopt;
}

std::string_view name_of(ComputerPlayer player) {
    return names[static_cast<std::size_t>(player)];
}

ComputerPlayer player_of(PlayerType level) {
    return static_cast<ComputerPlayer>(static_cast<int>(ComputerPlayer::novice) + static_cast<int>(level) -
                                       static_cast<int>(PlayerType::novice));
}

const LevelParameters& parameters_of(ComputerPlayer player) {
    return level_parameters[static_cast<std::size_t>(player) - static_cast<std::size_t>(ComputerPlayer::hand_made)];
}

std::vector<Action> decide(ComputerPlayer player, const State& state, std::uint64_t seed) {
    if (player == ComputerPlayer::random || player == ComputerPlayer::greedy) {
        ActionList legal;
        legal_actions(state, legal);
        if (player == ComputerPlayer::greedy) return {greedy_action(state, legal)};
        return {legal[RandomNumbers(mixed(seed) ^ position_number(state)).below(legal.size())]};
    }
    const LevelParameters& parameters = parameters_of(player);
    return decide(player, with_taste(evaluation(parameters.evaluation, state.setup), parameters.taste), state, seed);
}

std::vector<Action> decide(ComputerPlayer player, const Evaluation& evaluation, const State& state,
                           std::uint64_t seed) {
    const LevelParameters& parameters = parameters_of(player);
    return Decider{parameters, evaluation, parameters.noise > 0 ? seed : 0}.decide(state);
}

std::vector<Action> Decider::decide(const State& state) const {
    TurnSearch search;
    switch (state.phase) {
        case Phase::planning:
        case Phase::serving: return first_part(state, plan(state, search));
        case Phase::draft: {
            ActionList legal;
            legal_actions(state, legal);
            if (legal.size() == 1) return {legal[0]};
            return {Action(ActionKind::take_die, picks(state, search).front().face)};
        }
        default: return {choices(state, search).front().action};
    }
}

SearchLimits Decider::limits_of_turn(const State& state) const {
    return {parameters.beam_width, parameters.noise,     mixed(seed + state.round), parameters.habits,
            parameters.moves_dice, parameters.foresight, parameters.wide_positions};
}

SearchLimits Decider::limits_of_many_turns(const State& state) const {
    SearchLimits limits = limits_of_turn(state);
    const bool drafting = state.phase == Phase::draft && parameters.draft.beam_width > 0;
    limits.beam_width = drafting ? parameters.draft.beam_width : parameters.rollout_beam_width;
    return limits;
}

Plan Decider::plan(const State& state, TurnSearch& search) const {
    return plan_with_rollouts(state, evaluation, limits_of_turn(state), limits_of_many_turns(state),
                              parameters.rollouts, search);
}

std::vector<DraftChoice> Decider::picks(const State& state, TurnSearch& search) const {
    return draft(state, evaluation, limits_of_many_turns(state), parameters.draft.view, search,
                 parameters.draft.most_work);
}

std::vector<WeighedAction> Decider::choices(const State& state, TurnSearch& search) const {
    return weigh_choices(state, evaluation, limits_of_many_turns(state), parameters.samples, limits_of_turn(state).seed,
                         search);
}

Decider strongest(const Setup& setup) {
    const LevelParameters& parameters = level_parameters.back();
    return {parameters, evaluation(parameters.evaluation, setup)};
}

}  // namespace tavern
