#include "typed/play.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "tool/commands.hpp"

using namespace tavern;

TEST_CASE("the console plays a typed game to its end, line by line") {
    std::ifstream file(TAVERNS_SOURCE_FOLDER "/tests/typed/golden/module-1.txt");
    std::string entries;
    std::string told;
    for (std::string line; std::getline(file, line);) {
        if (line.substr(0, 2) == "> ")
            entries += line.substr(2) + "\n";
        else
            told += line + "\n";
    }
    Setup setup;
    TypedPlay play(Game(setup, 20261125, default_innkeepers(setup)));
    std::istringstream in(entries + "lines after the end are not read\n");
    std::ostringstream out;
    play_lines(play, in, out);
    CHECK(play.over());
    std::string all = out.str();
    CHECK(all.substr(0, all.find('\n')) == "Type “help” for the words, “choices” for what can be done now.");
    // Without the prompts it is the transcript.
    for (std::size_t at = 0; (at = all.find("> ", at)) != std::string::npos;) all.erase(at, 2);
    CHECK(all == "Type “help” for the words, “choices” for what can be done now.\n" + told + "\n");
}
