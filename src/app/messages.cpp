#include "app/messages.hpp"

#include <concepts>
#include <type_traits>

#include "record/json.hpp"

namespace tavern::app {
namespace {

// A game can be as long as the longest JSON, and each of its characters takes up to six within the report.
constexpr std::size_t longest_report = 8 * Json::size_limit;

template <class Value>
concept Structure = std::is_class_v<Value>;

Json written(const Json& value) {
    return value;
}
Json written(const std::string& value) {
    return value;
}
template <std::integral Value>
Json written(Value value) {
    return value;
}
template <Listed Enum>
Json written(Enum value) {
    return id_of(value);
}
template <Structure Value>
Json written(const Value& record);
template <class Value>
Json written(const std::vector<Value>& values) {
    Json::Array list;
    list.reserve(values.size());
    for (const Value& value : values) list.push_back(written(value));
    return list;
}

template <class Value>
void write_field(Json& message, std::string_view name, const Value& value) {
    message.set(name, written(value));
}
template <class Value>
void write_field(Json& message, std::string_view name, const std::optional<Value>& value) {
    if (value) write_field(message, name, *value);
}

template <Structure Value>
Json written(const Value& record) {
    Json json{Json::Object{}};
    each_field(record, [&json](std::string_view name, const auto& value) { write_field(json, name, value); });
    return json;
}

void read(const Json& json, std::string& value) {
    if (json.text() != nullptr) value = *json.text();
}
void read(const Json& json, bool& value) {
    if (json.boolean() != nullptr) value = *json.boolean();
}
void read(const Json& json, std::int64_t& value) {
    if (json.integer() != nullptr) value = *json.integer();
}
void read(const Json& json, int& value) {
    if (json.integer() != nullptr) value = static_cast<int>(*json.integer());
}
template <Listed Enum>
void read(const Json& json, Enum& value) {
    if (json.text() != nullptr) value = value_of<Enum>(*json.text()).value_or(value);
}
template <Structure Value>
void read(const Json& json, Value& record);
template <Listed Enum>
void read(const Json& json, std::optional<Enum>& value) {
    if (json.text() != nullptr) value = value_of<Enum>(*json.text());
}
void read(const Json& json, std::optional<std::string>& value) {
    if (json.text() != nullptr) value = *json.text();
}
void read(const Json& json, std::optional<int>& value) {
    if (json.integer() != nullptr) value = static_cast<int>(*json.integer());
}
template <class Value>
void read(const Json& json, std::vector<Value>& values) {
    if (json.array() == nullptr) return;
    for (const Json& one : *json.array()) read(one, values.emplace_back());
}

template <Structure Value>
void read(const Json& json, Value& record) {
    each_field(record, [&json](std::string_view name, auto& value) {
        if (const Json* field = json.find(name)) read(*field, value);
    });
}

template <class Value>
Value read_field(const Json& message, std::string_view name, Value value = {}) {
    if (const Json* field = message.find(name)) read(*field, value);
    return value;
}

}  // namespace
}  // namespace tavern::app

#include "app/message_definitions.hpp"

namespace tavern::app {

void take_report(Session& session, std::string_view json) {
    const Result<Json> message = Json::read(json, longest_report);
    if (message) call(session, read_field<std::string>(*message, "report"), *message);
}

}  // namespace tavern::app
