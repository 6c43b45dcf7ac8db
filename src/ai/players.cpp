#include "ai/players.hpp"

#include <array>

#include "ai/simple_players.hpp"

namespace tavern {
namespace {

constexpr auto names = std::to_array<std::string_view>(
    {"random", "greedy", "hand-made", "novice", "homely", "steady", "shrewd", "legend"});
static_assert(names.size() == player_kinds);

}  // namespace

std::optional<PlayerKind> player_of(std::string_view name) {
    if (name == "strongest") return PlayerKind::legend;
    for (std::size_t index = 0; index < names.size(); ++index)
        if (names[index] == name) return static_cast<PlayerKind>(index);
    return std::nullopt;
}

std::string_view name_of(PlayerKind kind) {
    return names[static_cast<std::size_t>(kind)];
}

PlayerKind player_of(Keeper keeper) {
    return static_cast<PlayerKind>(static_cast<int>(PlayerKind::novice) + static_cast<int>(keeper) -
                                   static_cast<int>(Keeper::novice));
}

std::vector<Action> decide(PlayerKind kind, const State& state, std::uint64_t seed) {
    ActionList legal;
    legal_actions(state, legal);
    RandomNumbers numbers(seed);
    return {choose(kind == PlayerKind::random ? PolicyKind::random : PolicyKind::greedy, state, legal, numbers)};
}

}  // namespace tavern
