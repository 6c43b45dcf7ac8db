// Decimal numbers in texts and in JSON.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "record/json.hpp"
#include "tool/arena/statistics.hpp"

namespace tavern {

/** "12.3"; "?" for an unknown number: an error of a single number is infinite. */
std::string decimal(double value, int places = 1);

/** A JSON object with decimal numbers, which Json does not have; null stands for an unknown number. */
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

}  // namespace tavern
