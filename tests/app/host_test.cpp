// The page that holds the game in a frame: its messages, their results, and the reports to it.
#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host_message.hpp"
#include "app/host_news.hpp"
#include "app/settings_json.hpp"
#include "fake_platform.hpp"
#include "problems/solution.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "record/record_json.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

/** A host that says JSON and hears the news. */
struct Host {
    Visit visit;
    HostNews news;
    std::vector<Json> heard;

    Host() = default;
    /** On a device with the storage of an earlier visit. */
    explicit Host(const FakePlatform& earlier) : visit(earlier) {}

    /** The reason why it was not done; empty when it was. */
    std::string say(const std::string& json) {
        const Result<HostMessage> message = read_host_message(json);
        REQUIRE_MESSAGE(message, message.error().detail);
        const std::optional<Error> refused = visit.session.host_asks(*message);
        listen();
        return refused ? refused->detail : std::string();
    }
    void listen() {
        for (Json& told : news.of(visit.model(), visit.session.serves_host())) heard.push_back(std::move(told));
    }
    std::string act(const Json& action) {
        return say(Json(Json::Object{{"tavern", 1}, {"type", "act"}, {"action", action}}).write());
    }
    std::vector<Json> heard_of(std::string_view type) const {
        std::vector<Json> found;
        for (const Json& one : heard)
            if (*one.find("type")->text() == type) found.push_back(one);
        return found;
    }
    Json last_state() const { return heard_of("state").back(); }
    const Json::Array& legal() {
        legal_ = last_state();
        return *legal_.find("legal")->array();
    }
    const Json::Array& legal_now() {
        listen();
        return legal();
    }
    bool over() const { return !heard_of("game-over").empty(); }

  private:
    Json legal_;
};

std::string problem_of(std::string_view json) {
    const Result<HostMessage> message = read_host_message(json);
    return message ? std::string() : std::string(id_of(message.error().fault));
}

std::string new_game(int players, int module, const std::string& more = {}) {
    return R"({"tavern":1,"type":"new-game","setup":{"players":)" + std::to_string(players) + R"(,"module":)" +
           std::to_string(module) + R"(},"seed":7)" + more + "}";
}

std::string load(const std::string& link, bool play = false) {
    return R"({"tavern":1,"type":"load","link":")" + link + R"(")" + (play ? R"(,"play":true})" : "}");
}

}  // namespace

TEST_CASE("a text that is no message is refused with its reason") {
    CHECK(problem_of("") == "not-json");
    CHECK(problem_of("hello") == "not-json");
    CHECK(problem_of("[1]") == "wrong-type");
    CHECK(problem_of(R"({"type":"undo"})") == "missing-field");
    CHECK(problem_of(R"({"tavern":1})") == "missing-field");
    CHECK(problem_of(R"({"tavern":"1","type":"undo"})") == "wrong-type");
    CHECK(problem_of(R"({"tavern":0,"type":"undo"})") == "out-of-range");
    CHECK(problem_of(R"({"tavern":2,"type":"undo"})") == "newer-version");
    CHECK(problem_of(R"({"tavern":1,"type":"dance"})") == "unknown-name");
    CHECK(problem_of(R"({"tavern":1,"type":"undo","twice":true})") == "unknown-field");
    CHECK(problem_of(R"({"tavern":1,"type":"load"})") == "missing-field");
    CHECK(problem_of(R"({"tavern":1,"type":"load","link":7})") == "wrong-type");
    CHECK(problem_of(R"({"tavern":1,"type":"load","link":"r1","game":{}})") == "unknown-field");
    CHECK(problem_of(R"({"tavern":1,"type":"load","game":"r1"})") == "wrong-type");
    CHECK(problem_of(R"({"tavern":1,"type":"new-game","setup":{"players":5,"module":1}})") == "out-of-range");
    CHECK(problem_of(R"({"tavern":1,"type":"new-game","setup":{"players":2,"module":1},"seed":-1})") == "out-of-range");
    CHECK(problem_of(R"({"tavern":1,"type":"act","action":{"kind":"jump"}})") == "unknown-name");
    CHECK(problem_of(R"({"tavern":1,"type":"configure","language":"fr"})") == "unknown-name");
    CHECK(problem_of(R"({"tavern":1,"type":"configure","text-size":90})") == "out-of-range");
    CHECK(problem_of("{\"tavern\":1,\"type\":\"load\",\"link\":\"" + std::string(300'000, 'x') + "\"}") == "too-large");
    CHECK(problem_of(R"({"tavern":1,"type":"undo"})").empty());
    CHECK(problem_of(R"({"tavern":1,"type":"configure"})").empty());
}

TEST_CASE("a host plays a whole game, and hears every step of it") {
    Host host;
    REQUIRE(host.say(new_game(2, 3)).empty());
    CHECK(host.visit.model().screen == ui::Screen::table);
    Game same = Game(host.visit.state().setup, 7, default_innkeepers(host.visit.state().setup));
    int acts = 0;
    while (!host.over()) {
        REQUIRE(++acts < 3000);
        const Json::Array& legal = host.legal();
        REQUIRE_FALSE(legal.empty());
        const Json action = legal[static_cast<std::size_t>(acts * 7919) % legal.size()];
        host.heard.clear();
        REQUIRE(host.act(action).empty());
        for (const Json& step : host.heard_of("action")) {
            const Json* actor = step.find("actor");
            if (*actor->find("kind")->text() == "chance") continue;
            const Result<Action> played = action_from(*step.find("action"), "");
            REQUIRE(played);
            CHECK_FALSE(same.act(*played));
        }
        CHECK(*host.last_state().find("state") == json_of(same.state()));
    }
    CHECK(host.heard_of("game-over").size() == 1);
    CHECK(*host.heard.back().find("score") == score_json(same.state()));
    CHECK(*host.last_state().find("screen")->text() == "end");
    CHECK(host.legal().empty());
    // The link that was told opens to the same game.
    CHECK(open_link(*host.last_state().find("link")->text(), 0)->state() == same.state());
}

TEST_CASE("an action or undo of the host ends the suggestion that is being followed") {
    for (const bool undoes : {true, false}) {
        CAPTURE(undoes);
        Host host;
        Visit& visit = host.visit;
        REQUIRE(host.say(new_game(1, 1)).empty());
        while (visit.state().phase != Phase::planning) REQUIRE(host.act(host.legal_now().front()).empty());
        visit.want(intent::AskHint{});
        visit.wait([&] { return visit.model().advice.has_value(); });
        visit.want(intent::FollowHint{0});
        REQUIRE(visit.model().following);
        const State before = visit.state();
        if (undoes)
            REQUIRE(host.say(R"({"tavern":1,"type":"undo"})").empty());
        else
            REQUIRE(host.act(host.legal_now().back()).empty());
        CHECK_FALSE(visit.model().following);
        CHECK(visit.state() != before);
        const State after = visit.state();
        visit.wait();
        CHECK(visit.state() == after);
    }
}

TEST_CASE("a problem that a host has put is remembered nowhere, also when it is tried again") {
    Host host;
    const std::string link = problems::link_of(
        *problems::problem_at(Game(Setup{}, 3, default_innkeepers({})).state(), problems::Goal::keep_or_start_over));
    REQUIRE(host.say(load(link)).empty());
    REQUIRE(host.visit.model().problem);
    host.visit.want(intent::TryProblemAgain{});
    REQUIRE(host.visit.model().problem);
    CHECK(host.visit.session.serves_host());
    CHECK(host.visit.platform.remembered.empty());
}

TEST_CASE("a game of a host changes nothing that the person has saved, and counts nowhere") {
    Host host;
    host.visit.start(2, 1);
    host.visit.play_some(5);
    const auto kept = host.visit.platform.storage.begin()->second.records.front();
    const auto bests = host.visit.platform.bests;
    host.visit.want(intent::ToTitle{});
    REQUIRE(host.say(new_game(1, 1)).empty());
    while (!host.over()) REQUIRE(host.act(host.legal().front()).empty());
    CHECK(host.visit.platform.storage.size() == 1);
    CHECK(host.visit.platform.storage.begin()->second.records.front() == kept);
    CHECK(host.visit.platform.bests == bests);
    CHECK(host.visit.platform.results.empty());
    // The person's next game is kept again.
    host.visit.want(intent::ToTitle{});
    host.visit.start(2, 1);
    host.visit.play_some(3);
    CHECK(host.visit.platform.storage.size() == 2);
}

TEST_CASE("of a game that the reader opens, begins or is taught a host hears nothing and touches nothing") {
    Visit earlier;
    // Where it is played, Continue goes on with it.
    earlier.session.framed("https://news.example.org");
    earlier.start(2, 3);
    earlier.play_some(12);
    const auto kept = earlier.platform.storage.begin()->second.records;
    Visit elsewhere;
    elsewhere.start(2, 1);
    const std::string file = json_of(*elsewhere.model().game).write();
    const std::vector<std::pair<const char*, void (*)(Visit&, const std::string&)>> ways{
        {"continue", [](Visit& visit, const std::string&) { visit.want(intent::Resume{}); }},
        {"a kept game",
         [](Visit& visit, const std::string&) { visit.want(intent::LoadSave{visit.model().saves.front().slot}); }},
        {"a file", [](Visit& visit, const std::string& text) { visit.session.file_read(text); }},
        {"a new game", [](Visit& visit, const std::string&) { visit.start(2, 1); }},
        {"a lesson", [](Visit& visit, const std::string&) { visit.want(intent::OpenLesson{0}); }},
        {"the deal of the day", [](Visit& visit, const std::string&) { visit.want(intent::StartDaily{}); }},
    };
    for (const auto& [name, open] : ways) {
        const std::string way(name);
        CAPTURE(way);
        Host host(earlier.platform);
        host.visit.session.framed("https://news.example.org");
        REQUIRE(host.say(R"({"tavern":1,"type":"configure"})").empty());
        open(host.visit, file);
        REQUIRE(host.visit.model().screen == ui::Screen::table);
        host.visit.play_some(1);
        const auto storage = host.visit.platform.storage;
        const State before = host.visit.state();
        for (const Action action : host.visit.model().legal)
            CHECK(host.act(json_of(action)) == "this page has put no game here");
        CHECK_FALSE(host.say(R"({"tavern":1,"type":"undo"})").empty());
        REQUIRE(host.say(R"({"tavern":1,"type":"configure"})").empty());
        host.visit.want(intent::LookBack{0});
        host.listen();
        host.visit.want(intent::LeaveHistory{});
        host.visit.want(intent::ToTitle{});
        host.listen();
        CHECK(host.heard_of("action").empty());
        for (const Json& state : host.heard_of("state")) {
            CHECK(*state.find("screen")->text() == "title");
            CHECK(state.object()->size() == 3);
        }
        CHECK(host.visit.model().notice.kind <= ui::Notice::Kind::toast);
        for (const auto& [slot, save] : storage) CHECK(host.visit.platform.storage.at(slot).records == save.records);
        CHECK(host.visit.platform.storage.begin()->second.records.size() >= kept.size());
        if (host.visit.model().game != nullptr && name != std::string_view("a lesson"))
            CHECK(host.visit.state() == before);
    }
}

TEST_CASE("after a lesson that the reader opened over a host's game the host finds no game") {
    Host host;
    host.visit.session.framed("https://news.example.org");
    REQUIRE(host.say(new_game(2, 1)).empty());
    host.visit.want(intent::ToTitle{});
    host.visit.want(intent::OpenLesson{0});
    host.visit.want(intent::LeaveLesson{});
    host.listen();
    CHECK(host.say(R"({"tavern":1,"type":"undo"})") == "this page has put no game here");
    // Another one may come.
    CHECK(host.say(new_game(2, 1)).empty());
}

TEST_CASE("a host may put a game in place of the reader's own when the reader says so, and is not asked twice") {
    Host host;
    host.visit.session.framed("https://news.example.org");
    host.visit.start(2, 3);
    host.visit.play_some(12);
    const State before = host.visit.state();
    const std::string asked = "the reader plays a game of their own, and says whether this one may come";
    CHECK(host.say(new_game(3, 1)) == asked);
    CHECK(host.visit.model().notice.kind == ui::Notice::Kind::replace_game);
    CHECK(host.visit.model().notice.text.find("https://news.example.org") != std::string::npos);
    // The game that waits for the answer stays the same.
    CHECK(host.say(new_game(4, 5)) == asked);
    CHECK(host.visit.state() == before);
    CHECK(host.heard_of("state").size() == 1);
    host.visit.want(intent::AnswerNo{});
    CHECK(host.say(new_game(3, 1)) == asked);
    CHECK(host.visit.model().notice.kind == ui::Notice::Kind::none);
    CHECK(host.visit.state() == before);

    host.visit.want(intent::ToTitle{});
    host.visit.want(intent::Resume{});
    CHECK(host.say(new_game(3, 1)) == asked);
    const auto storage = host.visit.platform.storage;
    host.visit.want(intent::AnswerYes{});
    host.listen();
    CHECK(host.visit.state().setup.players == 3);
    CHECK(host.last_state().find("state") != nullptr);
    CHECK(host.act(host.legal().front()).empty());
    CHECK(host.say(new_game(2, 1)).empty());
    for (const auto& [slot, save] : storage) CHECK(host.visit.platform.storage.at(slot).records == save.records);
    CHECK(host.visit.platform.storage.size() == storage.size());
}

TEST_CASE("a question of the reader's own is not answered for a host's game") {
    Host host;
    host.visit.start(2, 1);
    host.visit.want(intent::ToTitle{});
    host.visit.want(intent::Resume{});
    const std::string slot = host.visit.model().saves.front().slot;
    host.visit.want(intent::DeleteSave{slot});
    REQUIRE(host.visit.model().notice.kind == ui::Notice::Kind::delete_save);
    CHECK_FALSE(host.say(new_game(2, 1)).empty());
    CHECK(host.visit.model().notice.kind == ui::Notice::Kind::delete_save);
    host.visit.want(intent::AnswerYes{});
    CHECK(host.visit.platform.storage.count(slot) == 0);
}

TEST_CASE("a game in the frame's address is the host's, and the reader's save of it stays the reader's") {
    Visit author;
    author.start(2, 1);
    author.play_some(10);
    const std::string link = *replay_link(*author.model().game);
    Host host;
    host.visit.session.framed("https://news.example.org");
    host.visit.session.link_arrived(link);
    REQUIRE(host.say(R"({"tavern":1,"type":"configure"})").empty());
    CHECK(*host.last_state().find("link")->text() == link);
    host.visit.play_some(2);
    const auto storage = host.visit.platform.storage;
    CHECK(host.act(host.legal_now().front()).empty());
    CHECK(host.say(R"({"tavern":1,"type":"undo"})").empty());
    host.visit.play_some(3);
    CHECK(host.visit.platform.storage.size() == storage.size());
    for (const auto& [slot, save] : storage) CHECK(host.visit.platform.storage.at(slot).records == save.records);

    // The reader's own game is not replaced by an address either.
    Visit reader;
    reader.session.framed("");
    reader.start(3, 2);
    const State before = reader.state();
    reader.session.link_arrived(link);
    CHECK(reader.model().notice.kind == ui::Notice::Kind::replace_game);
    CHECK(reader.model().notice.text.find("The page around this game") == 0);
    reader.want(intent::AnswerNo{});
    CHECK(reader.state() == before);
    CHECK_FALSE(reader.session.serves_host());
}

TEST_CASE("a page that the reader has declined does not ask again by the frame's address") {
    Visit author;
    author.start(2, 1);
    author.play_some(10);
    const std::string link = *replay_link(*author.model().game);
    Visit reader;
    reader.session.framed("https://news.example.org");
    reader.start(3, 2);
    const State before = reader.state();
    reader.session.link_arrived(link);
    // One that waited is declined with the first.
    reader.session.link_arrived(link + "&at=3");
    CHECK(reader.model().notice.kind == ui::Notice::Kind::replace_game);
    reader.want(intent::AnswerNo{});
    CHECK(reader.model().notice.kind == ui::Notice::Kind::none);
    for (const char* moment : {"", "&at=1", "&at=2"}) {
        reader.platform.fragment = link + moment;
        reader.session.link_arrived(link + moment);
        CHECK(reader.model().notice.kind == ui::Notice::Kind::none);
        CHECK(reader.platform.fragment.empty());
    }
    CHECK(reader.state() == before);
    // A link that the reader pastes is still asked about.
    reader.session.file_read(link);
    CHECK(reader.model().notice.kind == ui::Notice::Kind::replace_game);
    CHECK(reader.model().notice.text.find("news.example.org") == std::string::npos);
    reader.want(intent::AnswerYes{});
    CHECK(reader.state() == author.state());
    CHECK_FALSE(reader.session.serves_host());
}

TEST_CASE("ten thousand messages of a host reach nothing of the reader's") {
    Visit earlier;
    // Where it is played, Continue goes on with it.
    earlier.session.framed("https://news.example.org");
    earlier.start(2, 3);
    earlier.play_some(12);
    Host host(earlier.platform);
    host.visit.session.framed("https://news.example.org");
    host.visit.want(intent::Resume{});
    const auto storage = host.visit.platform.storage;
    const State before = host.visit.state();
    const std::string own = *replay_link(*host.visit.model().game);
    const std::vector<std::string> messages{R"({"tavern":1,"type":"configure"})",
                                            R"({"tavern":1,"type":"undo"})",
                                            new_game(2, 1),
                                            new_game(1, 5),
                                            load(own),
                                            load(own + "&at=3"),
                                            load(own, true),
                                            R"({"tavern":1,"type":"act","action":{"kind":"ready"}})",
                                            R"({"tavern":1,"type":"act","action":{"kind":"take-die","die":3}})",
                                            R"({"tavern":1,"type":"focus"})"};
    for (int number = 0; number < 10'000; ++number) {
        static_cast<void>(host.say(messages[static_cast<std::size_t>(number) % messages.size()]));
        // The reader goes on declining.
        if (host.visit.model().notice.kind == ui::Notice::Kind::replace_game) host.visit.want(intent::AnswerNo{});
    }
    CHECK(host.visit.state() == before);
    CHECK(host.visit.platform.storage.size() == storage.size());
    for (const auto& [slot, save] : storage) CHECK(host.visit.platform.storage.at(slot).records == save.records);
    for (const Json& heard : host.heard) CHECK(heard.write().find(own) == std::string::npos);
    CHECK(host.heard_of("state").size() == 1);
}

TEST_CASE("an impossible request is refused with its reason and changes nothing") {
    Host host;
    CHECK(host.act(Json(Json::Object{{"kind", "ready"}})) == "this page has put no game here");
    CHECK_FALSE(host.say(R"({"tavern":1,"type":"undo"})").empty());
    CHECK_FALSE(host.say(load("r1nonsense")).empty());
    CHECK(host.visit.model().screen == ui::Screen::title);
    REQUIRE(host.say(new_game(2, 1)).empty());
    const State before = host.visit.state();
    CHECK(host.act(Json(Json::Object{{"kind", "end-turn"}})) == "not-now");
    CHECK_FALSE(host.say(load("p1nonsense")).empty());
    CHECK_FALSE(host.say(R"({"tavern":1,"type":"load","game":{"format":"taverns-record"}})").empty());
    CHECK_FALSE(host.say(new_game(2, 1, R"(,"innkeepers":[{"name":"Ada","color":"blue"}])")).empty());
    CHECK(host.visit.state() == before);
    CHECK(host.visit.model().notice.kind == ui::Notice::Kind::none);
}

TEST_CASE("a host takes back, over chance as well, and hears where that leads") {
    Host host;
    REQUIRE(host.say(new_game(2, 1)).empty());
    std::vector<Json> states{host.last_state()};
    for (int acts = 0; acts < 30; ++acts) {
        REQUIRE(host.act(host.legal().front()).empty());
        states.push_back(host.last_state());
    }
    for (; states.size() > 1; states.pop_back()) {
        CHECK(host.last_state() == states.back());
        host.heard.clear();
        REQUIRE(host.say(R"({"tavern":1,"type":"undo"})").empty());
        CHECK(host.heard.size() == 1);
    }
    CHECK(host.last_state() == states.front());
}

TEST_CASE("games are loaded from links and files, and replays play by themselves") {
    const Setup setup{2, 1};
    Game game(setup, 11, default_innkeepers(setup));
    for (int acts = 0; acts < 40; ++acts) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[acts % legal.size()]));
    }
    const std::string link = *replay_link(game);
    Host host;
    REQUIRE(host.say(load("https://example.org/inn/#" + link)).empty());
    CHECK(host.visit.state() == game.state());
    // Only where it stands: nothing was played here.
    CHECK(host.heard_of("action").empty());
    CHECK(host.heard_of("state").size() == 1);

    REQUIRE(host.say(load(position_link(game.state(), game.record().innkeepers))).empty());
    CHECK(host.visit.state() == game.state());
    REQUIRE(host.say(R"({"tavern":1,"type":"load","game":)" + json_of(game).write() + "}").empty());
    CHECK(host.visit.state() == game.state());

    CHECK_FALSE(host.say(load(link + "&at=9999")).empty());
    REQUIRE(host.say(load(link + "&at=3")).empty());
    CHECK(host.visit.model().screen == ui::Screen::history);
    CHECK(host.visit.model().history->moment() == 3);
    CHECK_FALSE(host.visit.model().history_plays);

    REQUIRE(host.say(load(link, true)).empty());
    CHECK(host.visit.model().history->moment() == 0);
    const std::size_t last = host.visit.model().history->last();
    for (std::size_t moment = 0; moment < last; ++moment) {
        REQUIRE(host.visit.model().history_plays);
        host.visit.session.woken();
    }
    CHECK_FALSE(host.visit.model().history_plays);
    CHECK(host.visit.state() == game.state());
    CHECK(host.visit.platform.storage.empty());
}

TEST_CASE("settings of a host hold for the visit, and less motion stays as the device asks for it") {
    Host host;
    REQUIRE(host.say(R"({"tavern":1,"type":"configure","language":"de","pace":"instant","motion":"fast","sound":true,)"
                     R"("strong-contrast":true,"text-size":130,"helping":"none"})")
                .empty());
    const ui::Settings& settings = host.visit.model().settings;
    CHECK(settings.language == Language::german);
    CHECK(host.visit.platform.texts_wanted == Language::german);
    CHECK(settings.pace == ui::Pace::instant);
    CHECK(settings.motion == ui::Motion::fast);
    CHECK(settings.sound);
    CHECK(settings.strong_contrast);
    CHECK(settings.text_size == 130);
    CHECK(settings.helping == ui::Helping::none);
    CHECK(host.visit.platform.settings.empty());

    REQUIRE(host.say(R"({"tavern":1,"type":"configure","sound":false})").empty());
    CHECK_FALSE(settings.sound);
    CHECK(settings.text_size == 130);

    Host still;
    still.visit.session.media_preferences("en", true, false);
    REQUIRE(still.say(R"({"tavern":1,"type":"configure","motion":"normal"})").empty());
    CHECK(still.visit.model().settings.motion == ui::Motion::as_device);
}

TEST_CASE("settings of a host are not saved with the reader's, and the reader's go before them") {
    const ui::Settings usual;
    Host host;
    const ui::Settings& shown = host.visit.model().settings;
    const auto choose = [&host](auto setting, auto value) {
        host.visit.set(setting, value);
        return read_settings(host.visit.platform.settings, ui::Settings{});
    };
    const std::string wishes = R"({"tavern":1,"type":"configure","language":"de","pace":"instant","motion":"fast",)"
                               R"("sound":true,"strong-contrast":true,"text-size":130,"helping":"none"})";
    REQUIRE(host.say(wishes).empty());
    ui::Settings own = usual;
    own.left_hand = true;
    CHECK(choose(&ui::Settings::left_hand, true) == own);
    CHECK(shown.text_size == 130);
    CHECK(shown.language == Language::german);
    own.text_size = 115;
    CHECK(choose(&ui::Settings::text_size, 115) == own);
    own.strong_contrast = false;
    CHECK(choose(&ui::Settings::strong_contrast, false) == own);
    CHECK(shown.text_size == 115);

    // The device asks for something else, and the host for one thing anew.
    host.visit.session.media_preferences("en", false, true);
    REQUIRE(host.say(R"({"tavern":1,"type":"configure","sound":false})").empty());
    CHECK(shown.text_size == 115);
    CHECK_FALSE(shown.strong_contrast);
    CHECK_FALSE(shown.sound);
    CHECK(shown.language == Language::german);
    CHECK(shown.pace == ui::Pace::instant);

    const Visit later(host.visit.platform);
    CHECK(later.model().settings == own);
}

TEST_CASE("settings of a host that spoke before storage answered go before the stored ones") {
    Host host;
    REQUIRE(host.say(R"({"tavern":1,"type":"configure","text-size":100})").empty());
    ui::Settings kept;
    kept.text_size = 150;
    kept.left_hand = true;
    host.visit.session.settings_arrived(write_settings(kept));
    CHECK(host.visit.model().settings.text_size == 100);
    CHECK(host.visit.model().settings.left_hand);
    host.visit.session.media_preferences("en", true, false);
    CHECK(host.visit.model().settings.text_size == 100);
}

TEST_CASE("where the frame may keep nothing it says so, and offers a tab with the game at hand") {
    Host host;
    host.visit.session.framed("https://news.example.org");
    host.visit.session.storage_trouble(ui::StorageTrouble::blocked);
    CHECK(host.visit.model().notice.kind == ui::Notice::Kind::own_tab);
    REQUIRE(host.say(new_game(2, 1)).empty());
    CHECK(host.visit.model().notice.kind == ui::Notice::Kind::own_tab);
    host.visit.want(intent::OpenOwnTab{});
    CHECK(host.visit.model().notice.kind == ui::Notice::Kind::none);
    CHECK(open_link(find_link(host.visit.platform.tab)->link, 0)->state() == host.visit.state());
    CHECK(host.visit.platform.tab.rfind("https://example.org/inn/#r1", 0) == 0);
}

TEST_CASE("the keyboard is asked for") {
    Host host;
    REQUIRE(host.say(R"({"tavern":1,"type":"focus"})").empty());
    CHECK(host.visit.platform.focuses == 1);
}

TEST_CASE("a host's game that was left for a lesson is gone, and the host hears so") {
    const std::vector<std::pair<const char*, void (*)(Host&)>> ways{
        {"from the title", [](Host& host) { host.visit.want(intent::ToTitle{}); }},
        {"from the end",
         [](Host& host) {
             while (!host.over()) REQUIRE(host.act(host.legal().front()).empty());
         }},
    };
    for (const auto& [name, leave] : ways) {
        const std::string way(name);
        CAPTURE(way);
        Host host;
        REQUIRE(host.say(new_game(1, 1)).empty());
        const Json action = host.legal().front();
        leave(host);
        host.listen();
        host.visit.want(intent::OpenLesson{0});
        host.listen();
        host.visit.want(intent::LeaveLesson{});
        CHECK_FALSE(host.visit.session.serves_host());
        host.listen();
        CHECK(*host.last_state().find("screen")->text() == "title");
        CHECK(host.last_state().find("state") == nullptr);
        CHECK(host.act(action) == "this page has put no game here");
        CHECK(host.say(R"({"tavern":1,"type":"undo"})") == "this page has put no game here");
        REQUIRE(host.say(new_game(2, 1)).empty());
        CHECK(host.last_state().find("state") != nullptr);
    }
}

TEST_CASE("a host's game that a lesson interrupts is the host's again after it") {
    Host host;
    REQUIRE(host.say(new_game(2, 1)).empty());
    host.visit.want(intent::OpenLesson{0});
    CHECK(host.act(host.legal().front()) == "this page has put no game here");
    host.visit.want(intent::LeaveLesson{});
    CHECK(host.act(host.legal_now().front()).empty());
}

TEST_CASE("a host that puts a problem hears the stars of the answer, and nothing of it is remembered") {
    std::ifstream pack(std::string(TAVERNS_SOURCE_FOLDER) + "/assets/problems/pack.txt");
    std::string link;
    for (std::string line; link.empty() && std::getline(pack, line);)
        if (line.ends_with("starting-over")) link = line.substr(0, line.find(' '));
    const auto answer = [&](Host& host) {
        REQUIRE(host.visit.model().problem);
        CHECK(*host.last_state().find("link")->text() == link);
        host.heard.clear();
        const Json best = json_of(problems::solve(host.visit.model().problem->problem).best().actions.front());
        REQUIRE(host.act(best).empty());
        CHECK(host.legal().empty());
        CHECK_FALSE(host.act(best).empty());
        CHECK_FALSE(host.say(R"({"tavern":1,"type":"undo"})").empty());
        CHECK(host.heard_of("problem-solved").empty());
        host.visit.wait();
        host.listen();
        REQUIRE(host.heard_of("problem-solved").size() == 1);
        CHECK(*host.heard_of("problem-solved")[0].find("stars")->integer() == 3);
    };
    Host host;
    REQUIRE(host.say(load(link)).empty());
    answer(host);
    CHECK(host.visit.platform.bests.empty());
    CHECK(host.visit.platform.remembered.empty());
    host.visit.want(intent::TryProblemAgain{});
    host.listen();
    answer(host);
    // The next one is the reader's own.
    host.visit.session.problems_fetched(link + " 600 starting-over\n");
    host.visit.want(intent::OpenProblem{});
    host.listen();
    CHECK(*host.last_state().find("screen")->text() == "title");
}

TEST_CASE("of another game a host hears no step as just played") {
    Visit author;
    author.start(2, 1);
    author.play_some(10);
    const Game& game = *author.model().game;
    Host host;
    REQUIRE(host.say(load(position_link(game.state(), game.record().innkeepers))).empty());
    REQUIRE(host.say(load(*replay_link(game))).empty());
    CHECK(host.heard_of("action").empty());
    CHECK(host.heard_of("state").size() == 2);
}
