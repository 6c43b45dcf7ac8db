// Reports of contests, as text for readers and as one JSON line for programs.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "tool/arena/contest.hpp"
#include "tool/arena/statistics.hpp"
#include "tool/options.hpp"

namespace tavern {

/** "12.3"; "?" for what is not known: an error of a single number is infinite. */
std::string decimal(double value, int places = 1);

/** A JSON object with decimal numbers, which Json does not have; null stands for what is not known. */
class DecimalObject {
  public:
    DecimalObject& add(std::string_view name, double value, int places);
    DecimalObject& add(std::string_view name, const Interval& interval, int places);
    DecimalObject& add(std::string_view name, const Json& value);
    DecimalObject& add(std::string_view name, const DecimalObject& value);
    DecimalObject& add(std::string_view name, const std::vector<DecimalObject>& values);
    std::string write() const { return "{" + members_ + "}"; }

  private:
    DecimalObject& add_written(std::string_view name, const std::string& value);
    std::string members_;
};

/** --elo0, --elo1, --alpha and --beta. */
Test test_of(Options& options);
inline constexpr std::string_view test_options[] = {"--elo0", "--elo1", "--alpha", "--beta"};

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
