#include "typed/play.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "../record/sample_games.hpp"
#include "ai/players.hpp"
#include "typed/answers.hpp"

using namespace tavern;

namespace {

Game typed_game(int players, int module) {
    const Setup setup = samples::setup_of(players, module);
    return {setup, 20261125, default_innkeepers(setup)};
}

const char* const questions[] = {"hand",  "board",  "row",    "cards", "tiles",  "nobles",    "purse",        "last",
                                 "round", "score",  "deck",   "plan",  "tracks", "book",      "entertainers", "choices",
                                 "clara", "miller", "brewer", "dice",  "help",   "board bram"};

/** A player that types: a question before each plan, the plan in one line, and the greedy player's other actions. */
std::string next_entry(const TypedPlay& play, std::size_t& asked) {
    const Game& game = play.game();
    const State& state = game.state();
    const bool begins = question(state) == Question::plan && game.steps().back().action.kind() != ActionKind::place;
    if (begins && asked % 2 == 0) return questions[asked++ / 2 % std::size(questions)];
    if (begins) ++asked;
    const std::vector<Action> wanted = decide(ComputerPlayer::greedy, state, 0);
    if (wanted.front().kind() == ActionKind::serve) return "serve all";
    if (question(state) != Question::plan) return entry_of(game, wanted.front());
    Game ahead = game;
    std::string line;
    while (question(ahead.state()) == Question::plan && actor(ahead.state()).seat == actor(state).seat) {
        const Action action = decide(ComputerPlayer::greedy, ahead.state(), 0).front();
        line += (line.empty() ? "" : ", ") + entry_of(ahead, action);
        REQUIRE_FALSE(ahead.act(action));
    }
    return line;
}

std::string path_of(int module) {
    return TAVERNS_SOURCE_FOLDER "/tests/typed/golden/module-" + std::to_string(module) + ".txt";
}

std::string read_file(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> entries_in(const std::string& transcript) {
    std::vector<std::string> entries;
    std::istringstream lines(transcript);
    for (std::string line; std::getline(lines, line);)
        if (line.substr(0, 2) == "> ") entries.push_back(line.substr(2));
    return entries;
}

struct Played {
    std::string transcript;
    int entries = 0;
};

/** Types the entries, or where there are none those of next_entry. */
Played type_game(TypedPlay& play, const std::vector<std::string>& entries) {
    Played played;
    const auto tell = [&](const std::vector<std::string>& lines) {
        for (const std::string& line : lines) played.transcript += line + "\n";
    };
    tell(play.begin());
    std::size_t asked = 0;
    for (std::size_t index = 0; !play.over() && (entries.empty() || index < entries.size()); ++index) {
        const std::string entry = entries.empty() ? next_entry(play, asked) : entries[index];
        played.transcript += "> " + entry + "\n";
        tell(play.enter(entry));
        ++played.entries;
        CAPTURE(
            played.transcript.substr(played.transcript.size() - std::min<std::size_t>(played.transcript.size(), 600)));
        REQUIRE(played.entries < 700);
    }
    return played;
}

}  // namespace

// TAVERNS_TRANSCRIPTS=1 writes them anew after sentences have changed, with the same entries; =2 with other entries.
TEST_CASE("whole games are played by typed words alone, as their transcripts say") {
    const char* const write = std::getenv("TAVERNS_TRANSCRIPTS");
    for (const int module : {1, 3, 5}) {
        CAPTURE(module);
        const int players = module == 1 ? 2 : module == 3 ? 3 : 4;
        const std::string golden = read_file(path_of(module));
        const bool anew = write != nullptr && std::string(write) == "2";
        TypedPlay play(typed_game(players, module));
        const Played played = type_game(play, anew ? std::vector<std::string>() : entries_in(golden));
        CHECK(play.over());
        if (write != nullptr) std::ofstream(path_of(module)) << played.transcript;
        CHECK(played.transcript == read_file(path_of(module)));
        // Questions included, at most 1.2 entries a decision.
        const auto decisions = static_cast<int>(play.game().player_actions());
        MESSAGE("module ", module, ": ", played.entries, " entries, ", decisions, " decisions");
        CHECK(played.entries * 10 <= decisions * 12);
    }
}

TEST_CASE("typed lines are taken back, repeated, and refused without a change") {
    TypedPlay play(typed_game(2, 1));
    play.begin();
    CHECK(play.enter("undo").front() == "There is nothing to undo.");
    std::size_t asked = 1;
    while (question(play.game().state()) != Question::plan) play.enter(next_entry(play, asked));
    const State before = play.game().state();
    play.enter("buy brewer");
    play.enter("xylophone");
    play.enter("row");
    CHECK(play.game().state() == before);
    play.enter("ready");
    CHECK(play.game().state() != before);
    CHECK(play.enter("undo").front() == "Undone.");
    CHECK(play.game().state() == before);
    CHECK(play.enter("redo").front() == "Redone.");
    CHECK(play.game().state() != before);
    CHECK(play.enter("redo").front() == "There is nothing to redo.");
}

TEST_CASE("a hint and its reason are given by words") {
    TypedPlay play(typed_game(2, 1));
    play.begin();
    std::size_t asked = 1;
    while (question(play.game().state()) != Question::plan) play.enter(next_entry(play, asked));
    const Advice advice = advise(play.game().state());
    CHECK(play.enter("hint") == hint_text(play.game(), advice));
    CHECK(play.enter("hint").size() > 1);
    CHECK(play.enter("why") == std::vector{why_text(play.game(), advice)});
}

TEST_CASE("computers play between the lines of a person") {
    Game game = typed_game(3, 1);
    std::vector<Innkeeper> innkeepers = game.record().innkeepers;
    innkeepers[1].player_type = innkeepers[2].player_type = PlayerType::novice;
    TypedPlay play(Game(game.record().setup(), 3, innkeepers));
    play.begin();
    std::size_t asked = 1;
    for (int entries = 0; !play.over(); ++entries) {
        REQUIRE(entries < 1000);
        if (!play.over()) CHECK(actor(play.game().state()).seat == 0);
        play.enter(next_entry(play, asked));
    }
}
