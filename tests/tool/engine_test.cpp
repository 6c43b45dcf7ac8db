#include "tool/engine.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "../record/mangled_links.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/position.hpp"
#include "record/names.hpp"
#include "record/playout.hpp"
#include "tool/commands.hpp"
#include "tool/trace.hpp"

using namespace tavern;

namespace {

Json ask(Engine& engine, std::string_view request) {
    const auto answer = Json::read(engine.answer(request));
    REQUIRE(answer);
    return *answer;
}

std::string reason(Engine& engine, std::string_view request) {
    const Json answer = ask(engine, request);
    const Json* error = answer.find("error");
    CAPTURE(std::string(request));
    REQUIRE(error != nullptr);
    CHECK_FALSE(error->find("detail")->text()->empty());
    return *error->find("reason")->text();
}

Json apply(Engine& engine, const Json& action) {
    return ask(engine, Json(Json::Object{{"command", "apply"}, {"action", action}}).write());
}

constexpr std::string_view new_game_request = R"({"command":"new","setup":{"players":2,"module":3},"seed":7})";

}  // namespace

TEST_CASE("a link that was mangled on its way opens in the engine and as a word of a command") {
    Engine engine;
    ask(engine, new_game_request);
    const std::string link = *replay_link(*engine.game());
    for (const auto& [name, text] : samples::usual_manglings("https://example.org/inn/#", link, with_moment("", 1))) {
        const std::string way(name);
        CAPTURE(way);
        Engine other;
        ask(other, Json(Json::Object{{"command", "open"}, {"text", text}}).write());
        REQUIRE(other.game());
        CHECK(*replay_link(*other.game()) == link);
        const auto opened = open_argument(text, 0);
        REQUIRE_MESSAGE(opened, opened.error().detail);
        CHECK(*replay_link(opened->game) == link);
    }
    const std::string cut = link.substr(0, link.size() - 3) + ".";
    CHECK(reason(engine, Json(Json::Object{{"command", "open"}, {"text", cut}}).write()) == "truncated");
    CHECK(*replay_link(*engine.game()) == link);
    CHECK(open_argument(cut, 0).error() == Error{Fault::truncated, "3 characters are missing"});
    CHECK(open_argument("games/none.json", 0).error().fault == Fault::cannot_read_file);
}

TEST_CASE("another program plays a whole game through the engine") {
    for (const std::string_view begin :
         {std::string_view(R"({"command":"new","setup":{"players":3,"module":5},"seed":7})"),
          std::string_view(R"({"command":"new","setup":{"players":2,"module":4}})")}) {
        Engine engine;
        RandomNumbers numbers(5);
        Json answer = ask(engine, begin);
        while (*answer.find("actor")->find("kind")->text() != "nobody") {
            const Json legal = ask(engine, R"({"command":"legal"})");
            const Json::Array& actions = *legal.find("actions")->array();
            answer = apply(engine, actions[static_cast<std::size_t>(numbers.below(static_cast<int>(actions.size())))]);
            REQUIRE(answer.find("ok") != nullptr);
        }
        const Json score = ask(engine, R"({"command":"score"})");
        CHECK(*score.find("score")->find("final")->boolean());
        CHECK(score.find("score")->find("winners")->array()->size() >= 1);
        const Json links = ask(engine, R"({"command":"link"})");
        CHECK(open_link(*links.find("replay")->text(), 0)->state() == engine.game()->state());
        const Json state = ask(engine, R"({"command":"state"})");
        CHECK(*state_from(*state.find("state"), "") == engine.game()->state());
    }
}

TEST_CASE("chance is applied by name when there is no seed") {
    Engine engine;
    const Json begun = ask(engine, R"({"command":"new","setup":{"players":2,"module":1}})");
    CHECK(*begun.find("actor")->find("kind")->text() == "chance");
    CHECK(*begun.find("question")->text() == "open-guest");
    const Json answer = ask(engine, R"({"command":"apply","action":{"kind":"open-guest","card":"guest-8-server"}})");
    CHECK(*answer.find("played")->integer() == 1);
    CHECK(engine.game()->state().row[1].guest == Card::guest_8_server);
    CHECK(reason(engine, R"({"command":"apply","action":{"kind":"open-guest","card":"guest-8-server"}})") ==
          "illegal-action");
}

TEST_CASE("an opened position without a seed asks for chance, as a position that is set does") {
    Engine engine;
    ask(engine, new_game_request);
    const Json position = *ask(engine, R"({"command":"link"})").find("position");
    ask(engine, Json(Json::Object{{"command", "open"}, {"text", position}}).write());
    CHECK_FALSE(engine.game()->record().seed);
    ask(engine, Json(Json::Object{{"command", "open"}, {"text", position}, {"seed", 3}}).write());
    CHECK(engine.game()->record().seed == 3);
}

TEST_CASE("undo and redo, positions and records") {
    Engine engine;
    ask(engine, new_game_request);
    const Json legal = ask(engine, R"({"command":"legal"})");
    const Json before = ask(engine, R"({"command":"state"})");
    const Json applied = apply(engine, (*legal.find("actions")->array())[0]);
    CHECK_FALSE(applied.find("steps")->array()->empty());
    const Json after = ask(engine, R"({"command":"state"})");
    const Json undone = ask(engine, R"({"command":"undo"})");
    CHECK(*undone.find("undone") == *applied.find("steps"));
    CHECK(ask(engine, R"({"command":"state"})") == before);
    const Json redone = ask(engine, R"({"command":"redo"})");
    CHECK(*redone.find("steps") == *applied.find("steps"));
    CHECK(ask(engine, R"({"command":"state"})") == after);

    const Json record = ask(engine, R"({"command":"record"})");
    Engine other;
    ask(other, Json(Json::Object{{"command", "open"}, {"text", record.find("record")->write()}}).write());
    CHECK(other.game()->record() == engine.game()->record());
    Engine third;
    ask(third, Json(Json::Object{{"command", "open"}, {"record", *record.find("record")}}).write());
    CHECK(third.game()->record() == engine.game()->record());
    CHECK(reason(third, R"({"command":"open","record":{},"text":"r1"})") == "unknown-field");
    CHECK(*ask(engine, R"({"command":"version"})").find("components") == *record.find("record")->find("components"));
    ask(other, Json(Json::Object{{"command", "position"}, {"state", *before.find("state")}, {"seed", 3}}).write());
    CHECK(*other.game()->record().position() == *state_from(*before.find("state"), ""));
}

TEST_CASE("every error of the engine has a reason and changes nothing") {
    Engine engine;
    CHECK(reason(engine, R"({"command":"legal"})") == "no-game");
    CHECK(reason(engine, "play!") == "not-json");
    CHECK(reason(engine, "[]") == "wrong-type");
    CHECK(reason(engine, "{}") == "missing-field");
    CHECK(reason(engine, R"({"command":"new"})") == "missing-field");
    CHECK(reason(engine, R"({"command":"new","setup":{"players":9,"module":1}})") == "out-of-range");
    CHECK_FALSE(engine.game());

    ask(engine, new_game_request);
    const Record record = engine.game()->record();
    CHECK(reason(engine, R"({"command":"dance"})") == "unknown-command");
    CHECK(reason(engine, R"({"command":"legal","why":1})") == "unknown-field");
    CHECK(reason(engine, R"({"command":"apply","action":{"kind":"end-turn"}})") == "illegal-action");
    CHECK(reason(engine, R"({"command":"apply","action":{"kind":"open-guest","card":"guest-5"}})") == "illegal-action");
    CHECK(reason(engine, R"({"command":"apply","action":{"kind":"hop"}})") == "unknown-name");
    CHECK(reason(engine, R"({"command":"apply"})") == "missing-field");
    CHECK(reason(engine, R"({"command":"undo"})") == "nothing-to-undo");
    CHECK(reason(engine, R"({"command":"redo"})") == "nothing-to-redo");
    CHECK(reason(engine, R"({"command":"open","text":"hello"})") == "not-a-link");
    CHECK(reason(engine, R"({"command":"position","state":{}})") == "missing-field");
    CHECK(reason(engine, R"({"command":"new","setup":{"players":2,"module":1},"seed":-1})") == "out-of-range");
    CHECK(reason(engine, std::string(Json::size_limit + 1, ' ')) == "too-large");
    CHECK(engine.game()->record() == record);
}

TEST_CASE("a name repeated in an answer is cut between characters") {
    Engine engine;
    for (int before = 50; before < 64; ++before) {
        const std::string name = std::string(static_cast<std::size_t>(before), 'x') + "äöü🍺🍺🍺🍺";
        for (const std::string& request :
             {R"({"command":")" + name + "\"}", R"({"command":"version",")" + name + R"(":1})"}) {
            const std::string answer = engine.answer(request);
            CHECK(is_utf8(answer));
            CHECK(Json::read(answer));
        }
    }
}

TEST_CASE("a line longer than a request may be is answered, be it blanks only") {
    const auto answers_to = [](std::size_t blanks) {
        std::FILE* in = std::tmpfile();
        std::FILE* out = std::tmpfile();
        REQUIRE(in != nullptr);
        REQUIRE(out != nullptr);
        const std::string line = std::string(blanks, ' ') + "\n";
        std::fwrite(line.data(), 1, line.size(), in);
        std::rewind(in);
        serve(in, out);
        std::string answers(static_cast<std::size_t>(std::ftell(out)), '\0');
        std::rewind(out);
        answers.resize(std::fread(answers.data(), 1, answers.size(), out));
        std::fclose(in);
        std::fclose(out);
        return answers;
    };
    CHECK(answers_to(Json::size_limit).empty());
    const std::string answer = answers_to(Json::size_limit + 1);
    CHECK(std::count(answer.begin(), answer.end(), '\n') == 1);
    CHECK(*Json::read(answer)->find("error")->find("reason")->text() == "too-large");
}

TEST_CASE("the help of engine names every choice of a set-up and every field of its answers") {
    const std::string_view help = engine_command.help;
    const auto has = [&](std::string_view word) {
        CAPTURE(std::string(word));
        CHECK(help.find(word) != std::string_view::npos);
    };
    for (const std::string_view edition : Ids<Edition>::list) has(edition);
    for (const std::string_view planning : Ids<Planning>::list) has(planning);
    has("seed: 0 to " + std::to_string(seed_limit - 1) + ".");
    has("players: 1 (alone, a house variant) to " + std::to_string(max_players) + ".");
    // The position of a record whose actions cannot be played again is told of in its answer.
    has("fell-back");
}

TEST_CASE("an illegal action is refused by its name and in a sentence") {
    Engine engine;
    ask(engine, new_game_request);
    const Json answer = ask(engine, R"({"command":"apply","action":{"kind":"end-turn"}})");
    CHECK(*answer.find("error")->find("reason")->text() == "illegal-action");
    CHECK(*answer.find("error")->find("refusal")->text() == "not-now");
    CHECK(*answer.find("error")->find("detail")->text() == "Nothing of this kind is asked now.");
    CHECK(ask(engine, R"({"command":"dance"})").find("error")->find("refusal") == nullptr);
}

TEST_CASE("legal names the card of each option of the round's bonus") {
    Engine engine;
    RandomNumbers numbers(3);
    // Module 1, round 2: a guest for 3 beer, or a barback.
    Json answer = ask(engine, R"({"command":"new","setup":{"players":2,"module":1},"seed":7})");
    while (*answer.find("question")->text() != "round-bonus") {
        const Json legal = ask(engine, R"({"command":"legal"})");
        CHECK(legal.find("options") == nullptr);
        const Json::Array& actions = *legal.find("actions")->array();
        answer = apply(engine, actions[static_cast<std::size_t>(numbers.below(static_cast<int>(actions.size())))]);
    }
    const Json legal = ask(engine, R"({"command":"legal"})");
    CHECK(legal.find("options")->write() ==
          R"([{"kind":"card","card":"guest-3","amount":1},{"kind":"card","card":"barback","amount":1}])");
    // So does trace, where it is asked and nowhere else.
    State state = engine.game()->state();
    ActionList actions;
    legal_actions(state, actions);
    CHECK(*play_step(state, 0, actions, actions[1]).find("options") == *legal.find("options"));
    State begun = new_game(state.setup);
    legal_actions(begun, actions);
    CHECK(play_step(begun, 0, actions, actions[0]).find("options") == nullptr);
    const Json taken = apply(engine, (*legal.find("actions")->array())[1]);
    const std::string steps = taken.find("steps")->write();
    CHECK(steps.find(R"("kind":"card-gained","card":"barback")") != std::string::npos);
    CHECK(steps.find(R"("source":"round-track")") != std::string::npos);
}

TEST_CASE("a word that is neither a file nor a link says so") {
    CHECK(read_argument("nosuchfile").error().fault == Fault::cannot_read_file);
    CHECK(read_argument("folder/nosuchfile.json").error().fault == Fault::cannot_read_file);
    CHECK(read_argument("r1AAA"));
    CHECK(read_argument(R"({"format":"taverns-record"})"));
}
