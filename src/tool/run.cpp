#include <cstdio>

#include "tool/commands.hpp"

namespace tavern {
namespace {

const Command* const commands[] = {&play_command,     &simulate_command,   &trace_command,   &engine_command,
                                   &replay_command,   &link_command,       &perft_command,   &bench_command,
                                   &match_command,    &tournament_command, &seats_command,   &merge_command,
                                   &rate_command,     &bound_command,      &reviews_command, &last_turns_command,
                                   &problems_command, &train_command,      &report_command};

std::string overview() {
    std::string text =
        "Taverns of the Deep Valley, on the console.\n\n"
        "tavern COMMAND [OPTIONS]; tavern COMMAND --help explains each.\n\n";
    for (const Command* command : commands)
        text += "  " + std::string(command->name) + std::string(12 - command->name.size(), ' ') +
                std::string(command->summary) + "\n";
    text += "  picture     a picture of a moment, with its alternative text (ci/tavern alone has it)\n";
    text +=
        "\nExit codes: 0 done, 1 the input is no game or a check failed, 2 wrong usage.\n"
        "Arrays count from 0 (players, seats, places, columns); numbers printed on components stand as printed.\n";
    return text;
}

}  // namespace

int run_tool(const Words& words) {
    if (words.empty()) {
        print(overview());
        return wrong_usage;
    }
    if (words[0] == "--help" || words[0] == "help") {
        print(overview());
        return done;
    }
    for (const Command* command : commands) {
        if (command->name != words[0]) continue;
        const Words rest(words.begin() + 1, words.end());
        for (const std::string& word : rest)
            if (word == "--help") {
                print(command->help);
                return done;
            }
        return command->run(rest);
    }
    std::fprintf(stderr, "tavern: unknown command \"%s\"\nTry: tavern --help\n", words[0].c_str());
    return wrong_usage;
}

}  // namespace tavern
