// Reads the fields of a JSON object one by one and remembers the first error, with its path.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "record/json.hpp"
#include "record/names.hpp"
#include "record/result.hpp"

namespace tavern {

class ObjectReader {
  public:
    /** The path names the object in errors; it may be empty. */
    ObjectReader(const Json& json, std::string_view path);

    bool failed() const { return error_.has_value(); }
    const std::optional<Error>& error() const { return error_; }
    /** Keeps the first error only. */
    void fail(Fault fault, std::string_view name, std::string_view what);
    void fail(const Error& error);

    /** A required field; null and an error when it is missing. */
    const Json& required(std::string_view name);
    /** An optional field; null when it is missing. */
    const Json* optional(std::string_view name);

    std::int64_t integer(std::string_view name, std::int64_t lowest, std::int64_t highest);
    bool boolean(std::string_view name);
    std::string text(std::string_view name);
    const Json::Array& array(std::string_view name, std::size_t longest);
    Card card(std::string_view name);
    Tile tile(std::string_view name);
    Space space(std::string_view name);
    template <Listed Enum>
    Enum id(std::string_view name) {
        const std::optional<Enum> value = value_of<Enum>(text(name));
        if (!value) fail(Fault::unknown_name, name, "no such name");
        return value.value_or(Enum{});
    }

    // The entries of arrays; the name is for the error.
    std::int64_t integer(const Json& json, std::string_view name, std::int64_t lowest, std::int64_t highest);
    Card card(const Json& json, std::string_view name);

    /** Ends the reading; an unread field is an error. */
    void finish();
    std::string path_to(std::string_view name) const;

  private:
    const Json& json_;
    std::string path_;
    std::uint64_t taken_ = 0;  // bit n: the n-th field, of at most 64
    std::optional<Error> error_;
};

}  // namespace tavern
