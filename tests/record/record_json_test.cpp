#include "record/record_json.hpp"

#include <doctest/doctest.h>

#include <ctime>
#include <sstream>

#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "record/numbers/checksum.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

Game sample_game() {
    Game game = samples::game_of(samples::setup_of(3, 5), 42, 120);
    game.go_to(100);
    return game;
}

/** The object with the checksum that fits it. */
Json with_new_checksum(const std::string& file) {
    Json json = *Json::read(file);
    json.set("checksum", (std::ostringstream() << std::hex << checksum(file.substr(0, file.size() - 1))).str());
    return json;
}

/** The file with one piece of text replaced; it must occur. */
std::string with(const std::string& file, std::string_view piece, std::string_view other) {
    const std::size_t at = file.find(piece);
    REQUIRE(at != std::string::npos);
    return file.substr(0, at) + std::string(other) + file.substr(at + piece.size());
}

Fault fault_in(std::string_view text) {
    CAPTURE(std::string(text.substr(0, 300)));
    const auto opened = open_text(text, 1);
    REQUIRE_FALSE(opened);
    CHECK_FALSE(opened.error().detail.empty());
    return opened.error().fault;
}

}  // namespace

TEST_CASE("a record comes back with the actions that can be redone") {
    const Game game = sample_game();
    const auto opened = open_text(json_of(game).write(), 1);
    REQUIRE(opened);
    CHECK_FALSE(opened->fell_back);
    CHECK(opened->game.record() == game.record());
    CHECK(opened->game.player_actions() == 100);
    CHECK(opened->game.state() == game.state());
    CHECK(opened->game.can_redo());
}

TEST_CASE("a record and a link keep that a hint was asked for") {
    Game game = sample_game();
    const std::string without = json_of(game).write();
    CHECK_FALSE(open_text(without, 1)->game.record().hinted);
    game.mark_hinted();
    const std::string file = json_of(game).write();
    const auto opened = open_text(file, 1);
    REQUIRE(opened);
    CHECK(opened->game.record() == game.record());
    // Also where it cannot be played again.
    const std::string components = "\"components\":\"" + fingerprint_text();
    std::string bare = with(file.substr(0, file.find(",\"checksum\":")) + "}", components, "\"components\":\"12345678");
    const auto elsewhere = open_json(with_new_checksum(bare), 1);
    REQUIRE(elsewhere);
    CHECK(elsewhere->fell_back.has_value());
    CHECK(elsewhere->game.record().hinted);
    // Files of the versions before have no such mark.
    CHECK(fault_in(with(samples::first_version(json_of(sample_game())), ",\"played\"",
                        ",\"hinted\":true,\"played\"")) == Fault::unknown_field);
    for (const std::string& link : {*replay_link(game), position_link(game.state(), game.record().innkeepers)}) {
        CHECK(open_text(with_hints(link), 1)->game.record().hinted);
        CHECK_FALSE(open_text(link, 1)->game.record().hinted);
    }
}

TEST_CASE("the text of a record is that of its JSON") {
    const Game game = sample_game();
    CHECK(text_of(game) == json_of(game).write());
}

TEST_CASE("records without a seed and from a position come back") {
    const Setup setup = samples::setup_of(2, 4);
    Game by_hand(setup, std::nullopt, default_innkeepers(setup));
    samples::play(by_hand, 5);
    CHECK(open_text(json_of(by_hand).write(), 1)->game.record() == by_hand.record());
    Game on(sample_game().state(), 6, sample_game().record().innkeepers);
    samples::play(on, 6, 20);
    CHECK(open_text(json_of(on).write(), 1)->game.record() == on.record());
}

TEST_CASE("a position under another set-up than that of its record is refused") {
    const Game on(sample_game().state(), 6, sample_game().record().innkeepers);
    const std::string file = samples::first_version(json_of(on));
    REQUIRE(open_text(file, 1));
    const std::string setup = "\"setup\":" + json_of(on.state().setup).write();
    Setup other = on.state().setup;
    other.module = other.module == 1 ? 2 : 1;
    CHECK(fault_in(with(file, setup, "\"setup\":" + json_of(other).write())) == Fault::illegal_position);
}

TEST_CASE("the type of a player is written when it is no person") {
    const Setup setup = samples::setup_of(3, 2);
    std::vector<Innkeeper> innkeepers = default_innkeepers(setup);
    innkeepers[1].player_type = PlayerType::novice;
    innkeepers[2].player_type = PlayerType::legend;
    const std::string file = samples::first_version(json_of(Game(setup, 4, innkeepers)));
    CHECK(open_text(file, 1)->game.record().innkeepers == innkeepers);
    CHECK(fault_in(with(file, "\"legend\"", "\"wizard\"")) == Fault::unknown_name);
    CHECK(fault_in(with(file, "\"legend\"", "5")) == Fault::wrong_type);
    CHECK(json_of(sample_game()).write().find("keeper\"") == std::string::npos);
}

TEST_CASE("a position comes back and goes on with fresh chance") {
    const Game game = sample_game();
    const auto opened = open_text(position_json(game.state(), game.record().innkeepers).write(), 31);
    REQUIRE(opened);
    CHECK(*opened->game.record().position() == game.state());
    CHECK(opened->game.record().seed == 31);
}

TEST_CASE("a record of older rules or other components goes on from the position it carries") {
    const Game game = sample_game();
    const std::string file = samples::first_version(json_of(game));
    const auto old = open_text(with(file, "\"revision\":1", "\"revision\":0"), 31);
    REQUIRE(old);
    CHECK(old->fell_back->fault == Fault::older_revision);
    CHECK(*old->game.record().position() == game.state());
    const std::string components(file, file.find("\"components\":\""), 22);
    const auto other = open_text(with(file, components, "\"components\":\"12345678"), 31);
    REQUIRE(other);
    CHECK(other->fell_back->fault == Fault::other_components);
    // Without a position there is nothing to continue from.
    const std::string bare = with(file, std::string_view(file).substr(file.find(",\"state\":")), "}");
    CHECK(open_text(bare, 1)->game.record() == game.record());
    CHECK(fault_in(with(bare, "\"revision\":1", "\"revision\":0")) == Fault::older_revision);
    CHECK(fault_in(with(bare, "\"revision\":1", "\"revision\":2")) == Fault::newer_revision);
    CHECK(fault_in(with(bare, components, "\"components\":\"12345678")) == Fault::other_components);
}

TEST_CASE("a file that is no game names its fault") {
    const std::string file = samples::first_version(json_of(sample_game()));
    CHECK(fault_in("{") == Fault::not_json);
    for (const char* const foreign : {"{}", R"({"format":"shopping-list","version":1})", R"({"format":7})"})
        CHECK(fault_in(foreign) == Fault::not_a_link);
    CHECK(fault_in(with(file, "\"version\":1", "\"version\":4")) == Fault::newer_version);
    CHECK(fault_in(with(file, "\"module\":5", "\"module\":99")) == Fault::out_of_range);
    CHECK(fault_in(with(file, "\"module\":5", "\"modul\":5")) == Fault::missing_field);
    CHECK(fault_in(with(file, "\"seed\":42", "\"seed\":-1")) == Fault::out_of_range);
    CHECK(fault_in(with(file, "\"seed\":42", "\"seed\":42,\"seed\":43")) == Fault::duplicate_field);
    CHECK(fault_in(with(file, "\"seed\":42", "\"sead\":42")) == Fault::unknown_field);
    CHECK(fault_in(with(file, "\"seed\":42", "\"seed\":43")) == Fault::illegal_action);
    CHECK(fault_in(with(file, "\"played\":100", "\"played\":1000")) == Fault::out_of_range);
    CHECK(fault_in(with(file, "\"played\":100", "\"played\":99")) == Fault::damaged);
    CHECK(fault_in(with(file, "\"color\":\"blue\"", "\"color\":\"pink\"")) == Fault::unknown_name);
    CHECK(fault_in(std::string(Json::size_limit, ' ') + file) == Fault::too_large);
}

TEST_CASE("a file says when it is not as it was written") {
    const Game game = sample_game();
    const std::string file = json_of(game).write();
    CHECK(fault_in(with(file, "\"seed\":42", "\"seed\":43")) == Fault::damaged);
    CHECK(fault_in(with(file, "\"name\":\"", "\"name\":\"B")) == Fault::damaged);
    CHECK(fault_in(with(file, "\"checksum\":\"", "\"checksum\":\"0")) == Fault::damaged);
    CHECK(fault_in(with(file, "\"played\":100,", "")) == Fault::damaged);
    // Moved, missing, or in a version 1 that has none.
    const std::string checksum = file.substr(file.find(",\"checksum\":"));
    CHECK(fault_in(with(file, checksum, "}")) == Fault::missing_field);
    CHECK(fault_in(with(with(file, checksum, "}"), ",\"played\"",
                        checksum.substr(0, checksum.size() - 1) + ",\"played\"")) == Fault::damaged);
    CHECK(fault_in(with(file, "\"version\":2", "\"version\":1")) == Fault::unknown_field);
    // In a later version, even the checksum may differ.
    CHECK(fault_in(with(file, "\"version\":2", "\"version\":4")) == Fault::newer_version);
    // Line breaks from mail or editors do no damage.
    CHECK(open_text(with(file, ",\"seed\":", ",\r\n  \"seed\": "), 1)->game.record() == game.record());
    const std::string position = position_json(game.state(), game.record().innkeepers).write();
    CHECK(fault_in(with(position, "\"round\":", "\"round\":1")) == Fault::damaged);
}

TEST_CASE("a file cut off or with a byte changed never breaks anything") {
    const std::string file = json_of(samples::game_of(samples::setup_of(2, 2), 3, 30)).write();
    for (std::size_t length = 0; length < file.size(); length += 11) {
        const Fault fault = fault_in(std::string_view(file).substr(0, length));
        CHECK((length == 0 ? fault == Fault::not_a_link : fault == Fault::not_json));
    }
    RandomNumbers numbers(3);
    for (int trial = 0; trial < 3000; ++trial) {
        std::string changed = file;
        changed[static_cast<std::size_t>(numbers.below(static_cast<int>(file.size())))] =
            static_cast<char>(numbers.below(256));
        const auto opened = open_text(changed, 1);
        if (!opened) CHECK_FALSE(opened.error().detail.empty());
    }
}

TEST_CASE("nothing of a file takes long") {
    const std::string inner(Json::size_limit - 40, '[');
    std::string items = "{\"format\":[0";
    while (items.size() < Json::size_limit - 20) items += ",0";
    std::string fields = "{\"a0\":0";
    for (int number = 1; fields.size() < Json::size_limit - 20; ++number)
        fields += ",\"a" + std::to_string(number) + "\":0";
    std::string texts = "{\"format\":[\"\"";
    while (texts.size() < Json::size_limit - 20) texts += ",\"\"";
    for (const std::string& text : {inner, items + "]}", fields + "}", texts + "]}"}) {
        const std::clock_t begin = std::clock();
        CHECK_FALSE(open_text(text, 1));
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        CAPTURE(text.substr(0, 30));
#ifdef NDEBUG
        CHECK(seconds < 0.05);
#endif
        MESSAGE("refused after ", std::to_string(seconds * 1000), " ms");
    }
}
