// Scenario files: positions and turns in words, with the expected results. See tests/scenarios/README.md.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "scenario_coverage.hpp"

namespace tavern::scenario {

/** The results of the scenarios of a file. */
struct Report {
    int scenarios = 0;                // played, counting each item of "each"
    std::vector<std::string> errors;  // "FILE:LINE: message"
    Things covered;                   // named by scenarios, and happened in them
    Things happened;
};

/** Plays all scenarios in a text. */
Report play_scenarios(const std::string& file_name, std::string_view text);

/** Reads and plays a file. */
Report play_scenario_file(const std::string& path);

}  // namespace tavern::scenario
