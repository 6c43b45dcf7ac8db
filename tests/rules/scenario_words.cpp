#include "scenario_words.hpp"

#include <algorithm>
#include <sstream>

#include "record/names.hpp"

namespace tavern::scenario {
namespace {

const std::vector<std::string> players{"Anna", "Bert", "Carla", "Dora"};
const std::vector<std::string> columns{"3-4", "5", "6", "7-8"};
const std::vector<std::string> printed_spaces{"cashbox", "barrel", "brewer", "monk"};
// Names as in JSON, in the order of the enums.
template <class Enum>
std::vector<std::string> names_of() {
    return {Ids<Enum>::list.begin(), Ids<Enum>::list.end()};
}
const std::vector<std::string> phases = names_of<Phase>();
const std::vector<std::string> refusals = names_of<Refusal>();
const std::vector<std::string> questions = names_of<Question>();

int index_in(const std::vector<std::string>& names, std::string_view name, std::string_view what) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        throw Failure("no " + std::string(what) + " is called \"" + std::string(name) +
                      "\"; there are: " + join(names, ", "));
    return static_cast<int>(found - names.begin());
}

template <typename Enum>
const std::string& name_in(const std::vector<std::string>& names, Enum value) {
    return names.at(static_cast<std::size_t>(value));
}

template <typename Facts>
std::vector<std::string> ids_of(const Facts& facts) {
    std::vector<std::string> ids;
    for (const auto& fact : facts) ids.emplace_back(fact.id);
    return ids;
}

}  // namespace

std::string trim(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::string part;
    std::istringstream stream{std::string(text)};
    while (std::getline(stream, part, separator)) {
        parts.push_back(trim(part));
        if (parts.back().empty()) throw Failure("nothing stands between two \"" + std::string(1, separator) + "\"");
    }
    return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? std::string() : std::string(separator)) + part;
    return text;
}

Words::Words(std::string_view text) {
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) words_.push_back(word);
}

bool Words::take(std::string_view word) {
    if (!next_is(word)) return false;
    ++next_;
    return true;
}

void Words::expect(std::string_view word) {
    if (!take(word))
        throw Failure("\"" + std::string(word) + "\" is missing" +
                      (empty() ? "" : " before \"" + words_[next_] + "\""));
}

std::string Words::word(std::string_view what) {
    if (empty()) throw Failure(std::string(what) + " is missing at the end");
    return words_[next_++];
}

int Words::number(std::string_view what) {
    return number_of(word(what), what);
}

bool Words::next_is_number() const {
    return !empty() &&
           std::all_of(words_[next_].begin(), words_[next_].end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string Words::rest() {
    std::string text;
    while (!empty()) text += (text.empty() ? "" : " ") + words_[next_++];
    return text;
}

void Words::end() const {
    if (!empty()) throw Failure("\"" + words_[next_] + "\" means nothing here");
}

int number_of(std::string_view text, std::string_view what) {
    if (text.empty() || text.size() > 3 || text.find_first_not_of("0123456789") != std::string_view::npos)
        throw Failure(std::string(what) + " must be a number, not \"" + std::string(text) + "\"");
    return std::stoi(std::string(text));
}

Card card_of(std::string_view name) {
    return static_cast<Card>(index_in(ids_of(components::cards), name, "card"));
}
Tile tile_of(std::string_view name) {
    return static_cast<Tile>(index_in(ids_of(components::tiles), name, "tile"));
}
Space space_of(std::string_view name) {
    if (name.substr(0, 5) == "seat-") {
        const int seat = number_of(name.substr(5), "the seat");
        if (seat < 1 || seat > max_seats) throw Failure("there is no " + std::string(name));
        return seat_space(seat - 1);
    }
    return static_cast<Space>(index_in(printed_spaces, name, "space"));
}
int seat_of_player(std::string_view name) {
    return index_in(players, name, "player");
}
bool is_player(std::string_view name) {
    return std::find(players.begin(), players.end(), name) != players.end();
}
int side_of(std::string_view name) {
    return index_in(ids_of(components::sides), name, "entertainer side") + 1;
}
int column_of(std::string_view name) {
    return index_in(columns, name, "column of the guest book");
}
Refusal refusal_of(std::string_view name) {
    return static_cast<Refusal>(index_in(refusals, name, "reason"));
}
Phase phase_of(std::string_view name) {
    return static_cast<Phase>(index_in(phases, name, "phase"));
}

std::string name_of(Card card) {
    return card == no_card ? "none" : std::string(facts(card).id);
}
std::string name_of(Tile tile) {
    return std::string(facts(tile).id);
}
std::string name_of(Space space) {
    return is_seat(space) ? "seat-" + std::to_string(seat_of(space) + 1) : name_in(printed_spaces, space);
}
std::string name_of(Refusal refusal) {
    return name_in(refusals, refusal);
}
std::string name_of(Phase phase) {
    return name_in(phases, phase);
}
std::string name_of(Question question) {
    return name_in(questions, question);
}
std::string player_name(int seat) {
    return players.at(static_cast<std::size_t>(seat));
}
std::string side_name(int number) {
    return std::string(components::sides.at(static_cast<std::size_t>(number - 1)).id);
}
std::string column_name(int column) {
    return columns.at(static_cast<std::size_t>(column));
}

const std::vector<std::string>& refusal_names() {
    return refusals;
}
const std::vector<std::string>& question_names() {
    return questions;
}

}  // namespace tavern::scenario
