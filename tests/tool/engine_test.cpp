#include "tool/engine.hpp"

#include <doctest/doctest.h>

#include "record/link.hpp"
#include "record/notation.hpp"
#include "record/playout.hpp"
#include "record/position.hpp"

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

TEST_CASE("undo and redo, positions and records") {
    Engine engine;
    ask(engine, new_game_request);
    const Json legal = ask(engine, R"({"command":"legal"})");
    const Json before = ask(engine, R"({"command":"state"})");
    apply(engine, (*legal.find("actions")->array())[0]);
    const Json after = ask(engine, R"({"command":"state"})");
    ask(engine, R"({"command":"undo"})");
    CHECK(ask(engine, R"({"command":"state"})") == before);
    ask(engine, R"({"command":"redo"})");
    CHECK(ask(engine, R"({"command":"state"})") == after);

    const Json record = ask(engine, R"({"command":"record"})");
    Engine other;
    ask(other, Json(Json::Object{{"command", "open"}, {"text", record.find("record")->write()}}).write());
    CHECK(other.game()->record() == engine.game()->record());
    ask(other, Json(Json::Object{{"command", "position"}, {"state", *before.find("state")}, {"seed", 3}}).write());
    CHECK(other.game()->record().position == *state_from(*before.find("state"), ""));
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
