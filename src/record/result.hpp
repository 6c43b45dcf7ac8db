// A value or an error. Errors of links, files and console input are values.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace tavern {

/** The faults of input from outside. */
enum class Fault : std::uint8_t {
    // Text that is no acceptable JSON.
    not_json,
    too_large,
    too_deep,
    duplicate_field,
    // JSON with other content than expected.
    missing_field,
    unknown_field,
    wrong_type,
    out_of_range,
    unknown_name,
    // Links.
    not_a_link,
    too_long,
    truncated,
    damaged,
    newer_version,
    // Links and files.
    other_components,
    older_revision,
    newer_revision,
    illegal_setup,
    illegal_position,
    illegal_action,
    // Requests to the console program.
    unknown_command,
    no_game,
    nothing_to_undo,
    nothing_to_redo,
    cannot_read_file,
    // Requests of a page around the game.
    reader_decides,
};
inline constexpr std::size_t fault_count = static_cast<std::size_t>(Fault::reader_decides) + 1;

struct Error {
    Fault fault;
    std::string detail;  // English: the place and the fault
    friend bool operator==(const Error&, const Error&) = default;
};

template <class Value>
class [[nodiscard]] Result {
  public:
    Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}
    Result(Fault fault, std::string detail) : Result(Error{fault, std::move(detail)}) {}

    explicit operator bool() const { return content_.index() == 0; }
    Value& operator*() { return *std::get_if<0>(&content_); }
    const Value& operator*() const { return *std::get_if<0>(&content_); }
    Value* operator->() { return std::get_if<0>(&content_); }
    const Value* operator->() const { return std::get_if<0>(&content_); }
    /** Only when there is no value. */
    const Error& error() const { return *std::get_if<1>(&content_); }

  private:
    std::variant<Value, Error> content_;
};

}  // namespace tavern
