// Reports of contests, as text for readers and as one JSON line for programs.
#pragma once
#include <string>
#include <vector>

#include "tool/arena/contest.hpp"
#include "tool/decimal.hpp"

namespace tavern {

/** The report of contests of one kind and set-up; the test is that of a match. */
std::string report(const std::vector<Contest>& contests, const Test& test, bool as_json);

std::string match_report(const Contest& contest, const Test& test, bool as_json);
std::string seats_report(const Contest& contest, bool as_json);
std::string tournament_report(const std::vector<Contest>& contests, bool as_json);

/** "2 players, module 1, north-star, together" */
std::string text_of(const Setup& setup);
/** Set-up and seeds, the start of every report. */
DecimalObject report_head(const Contest& contest);
/** Mean points in all and by source, and times of decisions. */
DecimalObject side_json(const Side& side);
/** The same as a table with a column and a heading for each side. */
std::string sides_table(const std::vector<std::string>& names, const std::vector<Side>& sides);

}  // namespace tavern
