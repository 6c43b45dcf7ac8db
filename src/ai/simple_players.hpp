// Simple baselines for measurements and tests; every player that searches must beat them.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

#include "record/playout.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** random: any legal action, all equally likely. greedy: the action with the best immediate result. */
enum class PolicyKind : std::uint8_t { random, greedy };

std::optional<PolicyKind> policy_of(std::string_view name);
std::string_view name_of(PolicyKind kind);

/** One of the legal actions; the list must not be empty. */
Action choose(PolicyKind kind, const State& state, const ActionList& legal, RandomNumbers& numbers);

}  // namespace tavern
