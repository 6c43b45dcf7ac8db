// JSON as values: a strict reader (RFC 8259, whole numbers only, no field twice) and a writer on one line.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "record/result.hpp"

namespace tavern {

class Json {
  public:
    using Member = std::pair<std::string, Json>;
    using Array = std::vector<Json>;
    using Object = std::vector<Member>;  // in the order written

    /** A longer text is refused unread, so that no input takes long. */
    static constexpr std::size_t size_limit = 1U << 18U;
    static constexpr int depth_limit = 16;

    Json() = default;  // null
    Json(bool value) : value_(value) {}
    Json(std::int64_t value) : value_(value) {}
    Json(int value) : value_(std::int64_t{value}) {}
    Json(std::string value) : value_(std::move(value)) {}
    Json(std::string_view value) : value_(std::string(value)) {}
    Json(const char* value) : value_(std::string(value)) {}
    Json(Array value) : value_(std::move(value)) {}
    Json(Object value) : value_(std::move(value)) {}

    bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
    // Null when the value has another type.
    const bool* boolean() const { return std::get_if<bool>(&value_); }
    const std::int64_t* integer() const { return std::get_if<std::int64_t>(&value_); }
    const std::string* text() const { return std::get_if<std::string>(&value_); }
    const Array* array() const { return std::get_if<Array>(&value_); }
    const Object* object() const { return std::get_if<Object>(&value_); }
    /** The field of an object; null when this is no object or has no such field. */
    const Json* find(std::string_view name) const;
    /** Adds a field to this object and returns the object. */
    Json& set(std::string_view name, Json value);

    /** Reads one value that fills the whole text, of at most limit bytes. An error names line and column. */
    static Result<Json> read(std::string_view text, std::size_t limit = size_limit);
    /** On one line, without spaces. */
    std::string write() const;
    void write_to(std::string& out) const;

    friend bool operator==(const Json& left, const Json& right) { return left.value_ == right.value_; }

  private:
    std::variant<std::monostate, bool, std::int64_t, std::string, Array, Object> value_;
};

/** Whether the bytes are valid UTF-8: nothing overlong, no surrogates, nothing above U+10FFFF. */
bool is_utf8(std::string_view bytes);
/** The first bytes of a text, at most this many, without half a character at the end. */
std::string_view beginning_of(std::string_view text, std::size_t bytes);
/** How many bytes of a name from outside an answer repeats. */
inline constexpr std::size_t quoted_bytes = 60;

}  // namespace tavern
