#include "tool/options.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "record/names.hpp"

namespace tavern {

Options::Options(const std::vector<std::string>& words, const std::vector<std::string_view>& flags,
                 const std::vector<std::string_view>& with_value) {
    const auto in = [](const std::vector<std::string_view>& list, std::string_view name) {
        return std::find(list.begin(), list.end(), name) != list.end();
    };
    for (std::size_t index = 0; index < words.size(); ++index) {
        const std::string& word = words[index];
        if (word.size() < 2 || word.substr(0, 2) != "--") {
            words_.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        if (in(flags, name)) {
            if (equals != std::string::npos) fail(name + " takes no value");
            given_.push_back({name, {}});
        } else if (!in(with_value, name)) {
            fail("unknown option " + name);
        } else if (find(name) != nullptr) {
            fail(name + " is given twice");
        } else {
            std::string value;
            if (equals != std::string::npos)
                value = word.substr(equals + 1);
            else if (index + 1 < words.size() && words[index + 1].substr(0, 2) != "--")
                value = words[++index];
            if (value.empty()) fail(name + " needs a value");
            given_.push_back({name, std::move(value)});
        }
    }
}

void Options::fail(std::string what) {
    if (!error_) error_ = std::move(what);
}

const Options::Given* Options::find(std::string_view name) const {
    const auto found =
        std::find_if(given_.begin(), given_.end(), [name](const Given& given) { return given.name == name; });
    return found == given_.end() ? nullptr : &*found;
}

bool Options::has(std::string_view name) const {
    return find(name) != nullptr;
}

bool Options::has_setup() const {
    return std::any_of(std::begin(setup_options), std::end(setup_options),
                       [this](std::string_view name) { return has(name); });
}

std::string Options::text(std::string_view name, std::string_view otherwise) const {
    const Given* given = find(name);
    return given == nullptr ? std::string(otherwise) : given->value;
}

std::int64_t Options::number(std::string_view name, std::int64_t otherwise, std::int64_t lowest, std::int64_t highest) {
    const Given* given = find(name);
    if (given == nullptr) return otherwise;
    std::int64_t value = 0;
    const char* const end = given->value.data() + given->value.size();
    const auto [stopped, problem] = std::from_chars(given->value.data(), end, value);
    if (problem == std::errc{} && stopped == end && value >= lowest && value <= highest) return value;
    fail(std::string(name) + " must be a whole number within " + std::to_string(lowest) + ".." +
         std::to_string(highest) + ", not \"" + given->value + "\"");
    return otherwise;
}

double Options::decimal(std::string_view name, double otherwise, double lowest, double highest) {
    const Given* given = find(name);
    if (given == nullptr) return otherwise;
    char* stopped = nullptr;
    const double value = std::strtod(given->value.c_str(), &stopped);  // Emscripten has no from_chars for decimals
    if (*stopped == '\0' && value >= lowest && value <= highest) return value;
    fail(std::string(name) + " must be a number within " + std::to_string(lowest) + ".." + std::to_string(highest) +
         ", not \"" + given->value + "\"");
    return otherwise;
}

Setup Options::setup() {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(number("--players", 2, min_players, max_players));
    setup.module = static_cast<std::uint8_t>(number("--module", 1, 1, module_count));
    setup.start_player = static_cast<std::uint8_t>(number("--start-player", 0, 0, setup.players - 1));
    const auto edition = value_of<Edition>(text("--edition", id_of(Edition::north_star)));
    const auto planning = value_of<Planning>(text("--planning", id_of(Planning::together)));
    if (!edition) fail("--edition must be north-star or schmidt, not \"" + text("--edition", "") + "\"");
    if (!planning) fail("--planning must be together or own-turn, not \"" + text("--planning", "") + "\"");
    setup.edition = edition.value_or(Edition::north_star);
    setup.planning = planning.value_or(Planning::together);
    return setup;
}

const std::vector<std::string>& Options::words(std::size_t most) {
    if (words_.size() > most) fail("unexpected \"" + words_[most] + "\"");
    return words_;
}

}  // namespace tavern
