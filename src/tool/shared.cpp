#include <algorithm>
#include <cstdio>

#include "record/link/link_finding.hpp"
#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "tool/arena/processes.hpp"
#include "tool/commands.hpp"

namespace tavern {

void print(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void print_line(const Json& json) {
    std::string line = json.write();
    line += '\n';
    print(line);
}

void print_error(const Error& error) {
    const std::string line = "tavern: " + std::string(id_of(error.fault)) + ": " + error.detail + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
}

int refuse(const Error& error) {
    print_error(error);
    return wrong_input;
}

int refuse(std::string_view sentence) {
    const std::string line = "tavern: " + std::string(sentence) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
    return wrong_input;
}

int refuse_usage(const Command& command, const Options& options) {
    const std::string line = "tavern " + std::string(command.name) + ": " + options.error().value_or("wrong usage") +
                             "\nTry: tavern " + std::string(command.name) + " --help\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
    return wrong_usage;
}

ComputerPlayer named_player(Options& options, std::string_view name) {
    const auto player = player_of(name);
    if (!player) {
        std::string known;
        for (int kind = 0; kind < computer_players; ++kind)
            known += std::string(name_of(static_cast<ComputerPlayer>(kind))) + ", ";
        options.fail("no player is called \"" + std::string(name) + "\"; there are " + known + "strongest");
    }
    return player.value_or(ComputerPlayer::random);
}

std::vector<ComputerPlayer> named_players(Options& options) {
    std::vector<ComputerPlayer> players;
    for (const std::string& word : options.words(computer_players)) players.push_back(named_player(options, word));
    if (players.empty()) options.fail("a player is needed");
    return players;
}

int jobs_of(Options& options) {
    return static_cast<int>(options.number("--jobs", cores(), 1, 1024));
}

std::uint64_t first_seed(Options& options, long count) {
    return static_cast<std::uint64_t>(options.number("--seed", 0, 0, static_cast<std::int64_t>(seed_limit) - count));
}

namespace {

std::string read_up_to(std::size_t most, std::FILE* file) {
    std::string text;
    char part[1 << 16];
    while (const std::size_t size = std::fread(part, 1, std::min(sizeof part, most - text.size()), file))
        text.append(part, size);
    return text;
}

}  // namespace

Result<std::string> read_argument(const std::string& word, std::size_t most) {
    if (word == "-") return read_up_to(most, stdin);
    if (std::FILE* file = std::fopen(word.c_str(), "rb")) {
        std::string text = read_up_to(most, file);
        std::fclose(file);
        return text;
    }
    // Only words that begin like a link are taken for links.
    if (const auto found = find_link(word); !is_json(word) && !found && found.error().fault == Fault::not_a_link)
        return {Fault::cannot_read_file, word + ": no file of this name can be read, and it is no link of this game"};
    return word;
}

Result<Opened> open_argument(const std::string& word, std::uint64_t fresh_seed) {
    const auto text = read_argument(word);
    if (!text) return text.error();
    auto opened = open_text(*text, fresh_seed);
    if (opened && opened->fell_back) print_error(*opened->fell_back);
    return opened;
}

Json bonuses_json(const State& state) {
    const RoundSpace& space = round_space(state.setup, state.round);
    Json::Array options;
    for (std::size_t option = 0; option < space.count; ++option) options.push_back(json_of(space.options[option]));
    return options;
}

Json json_of(const Error& error) {
    return Json::Object{{"error", Json::Object{{"reason", id_of(error.fault)}, {"detail", error.detail}}}};
}

}  // namespace tavern
