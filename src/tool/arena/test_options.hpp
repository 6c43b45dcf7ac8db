// The options of the sequential test of a match.
#pragma once
#include <string_view>

#include "tool/arena/statistics.hpp"
#include "tool/options.hpp"

namespace tavern {

/** --elo0, --elo1, --alpha and --beta. */
Test test_of(Options& options);
inline constexpr std::string_view test_options[] = {"--elo0", "--elo1", "--alpha", "--beta"};

}  // namespace tavern
