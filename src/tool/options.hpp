// The words after a command: options with a value, flags, and other words.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/state.hpp"

namespace tavern {

class Options {
  public:
    /** Flags stand alone. The other options take the next word, or the rest after "=". An unknown option, or one
     * without its value, is an error. */
    Options(const std::vector<std::string>& words, const std::vector<std::string_view>& flags,
            const std::vector<std::string_view>& with_value);

    bool has(std::string_view name) const;
    std::string text(std::string_view name, std::string_view otherwise) const;
    /** A whole number of the range; any other is an error. */
    std::int64_t number(std::string_view name, std::int64_t otherwise, std::int64_t lowest, std::int64_t highest);
    /** A decimal number of the range; any other is an error. */
    double decimal(std::string_view name, double otherwise, double lowest, double highest);
    /** The set-up of --players, --module, --edition, --planning and --start-player; an error if it is invalid. */
    Setup setup();
    /** Whether one of these is given. */
    bool has_setup() const;
    /** The words other than options; more than most are an error. */
    const std::vector<std::string>& words(std::size_t most);

    /** The first error. */
    const std::optional<std::string>& error() const { return error_; }
    void fail(std::string what);

  private:
    struct Given {
        std::string name;
        std::string value;
    };
    const Given* find(std::string_view name) const;

    std::vector<Given> given_;
    std::vector<std::string> words_;
    std::optional<std::string> error_;
};

/** The options that Options::setup reads. */
inline constexpr std::string_view setup_options[] = {"--players", "--module", "--edition", "--planning",
                                                     "--start-player"};
}  // namespace tavern
