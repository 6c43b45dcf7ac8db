#include "tool/decimal.hpp"

#include <cmath>
#include <cstdio>

namespace tavern {

std::string decimal(double value, int places) {
    if (!std::isfinite(value)) return "?";
    char text[48];
    std::snprintf(text, sizeof text, "%.*f", places, value);
    return text;
}

DecimalObject& DecimalObject::add_written(std::string_view name, const std::string& value) {
    members_ += (members_.empty() ? "" : ",") + Json(name).write() + ":" + value;
    return *this;
}
DecimalObject& DecimalObject::add(std::string_view name, double value, int places) {
    return add_written(name, std::isfinite(value) ? decimal(value, places) : "null");
}
DecimalObject& DecimalObject::add(std::string_view name, const Interval& interval, int places) {
    return add_written(name, "[" + decimal(interval.low, places) + "," + decimal(interval.high, places) + "]");
}
DecimalObject& DecimalObject::add(std::string_view name, const Json& value) {
    return add_written(name, value.write());
}
DecimalObject& DecimalObject::add(std::string_view name, const DecimalObject& value) {
    return add_written(name, value.write());
}
DecimalObject& DecimalObject::add(std::string_view name, const std::vector<DecimalObject>& values) {
    std::string list;
    for (const DecimalObject& value : values) list += (list.empty() ? "" : ",") + value.write();
    return add_written(name, "[" + list + "]");
}

}  // namespace tavern
