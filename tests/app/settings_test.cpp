// A person's choices for the device: kept at once, read again, and never broken by the content of storage.
#include <doctest/doctest.h>

#include <algorithm>

#include "app/settings_json.hpp"
#include "fake_platform.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

void choose(Visit& visit, const ui::Settings& settings) {
    visit.want(intent::ChangeSettings{settings});
}

ui::Settings unusual() {
    ui::Settings settings;
    settings.language = Language::english_schmidt;
    settings.pace = ui::Pace::brief;
    settings.motion = ui::Motion::fast;
    settings.helping = ui::Helping::none;
    settings.closing_time = false;
    settings.sound = true;
    settings.strong_contrast = true;
    settings.stay_awake = true;
    settings.vibration = true;
    settings.left_hand = true;
    settings.letter_keys = false;
    settings.text_size = 150;
    return settings;
}

}  // namespace

TEST_CASE("settings are written under names that stay") {
    CHECK(write_settings(unusual()) ==
          R"({"language":"en-schmidt","pace":"brief","motion":"fast","helping":"none","closing-time":false,)"
          R"("sound":true,"strong-contrast":true,"stay-awake":true,"vibration":true,"left-hand":true,)"
          R"("letter-keys":false,"text-size":150})");
    CHECK(read_settings(write_settings(unusual()), {}) == unusual());
}

TEST_CASE("of stored settings each unreadable one keeps its default, and the rest is taken") {
    ui::Settings usual;
    usual.language = Language::dutch;
    usual.strong_contrast = true;
    for (const char* written :
         {"", "no settings", "[]", "7", "null", "{", R"({"language":"xx"})",
          R"({"language":7,"sound":"on","text-size":"130","motion":null,"pace":[],"helping":{}})",
          R"({"stay-awake":1,"vibration":"yes","left-hand":null,"letter-keys":"off"})", R"({"text-size":99})",
          R"({"text-size":201})", R"({"text-size":-1000000000000})", R"({"taste":"sweet"})"}) {
        INFO(written);
        CHECK(read_settings(written, usual) == usual);
    }
    const ui::Settings part = read_settings(R"({"sound":true,"language":"klingon","text-size":200})", usual);
    CHECK(part.sound);
    CHECK(part.text_size == 200);
    CHECK(part.language == Language::dutch);
    CHECK(part.strong_contrast);
}

TEST_CASE("a choice holds at once, and on the next visit") {
    Visit visit;
    CHECK(visit.platform.settings.empty());
    choose(visit, unusual());
    CHECK(visit.model().settings == unusual());
    const Visit later(visit.platform);
    CHECK(later.model().settings == unusual());
}

TEST_CASE("the device's wishes come first, and choices go before them") {
    Visit visit;
    visit.session.media_preferences("de-AT", true, true);
    CHECK(visit.model().settings.language == Language::german);
    CHECK(visit.model().settings.strong_contrast);
    CHECK(visit.model().less_motion);
    // Nothing was kept: only a person's choices are.
    CHECK(visit.platform.settings.empty());
    visit.session.settings_arrived("");
    CHECK(visit.model().settings.language == Language::german);
    visit.session.settings_arrived(write_settings(unusual()));
    CHECK(visit.model().settings == unusual());
    visit.session.media_preferences("nl", false, false);
    CHECK(visit.model().settings == unusual());
    CHECK_FALSE(visit.model().less_motion);
    CHECK(visit.model().first_settings.language == Language::dutch);
}

TEST_CASE("choices stored by another tab hold here as well, and the next choice adds to them") {
    Visit visit;
    choose(visit, {});
    visit.session.settings_arrived(write_settings(unusual()));
    CHECK(visit.model().settings == unusual());
    visit.set(&ui::Settings::left_hand, false);
    ui::Settings both = unusual();
    both.left_hand = false;
    CHECK(visit.platform.settings == write_settings(both));
}

TEST_CASE("the screen stays lit while a game is open, if that is wished") {
    Visit visit;
    ui::Settings settings;
    settings.stay_awake = true;
    choose(visit, settings);
    CHECK_FALSE(visit.platform.lit);
    visit.start();
    CHECK(visit.platform.lit);
    SUBCASE("until the game is left") {
        visit.want(intent::ToTitle{});
    }
    SUBCASE("until it is wished no longer") {
        choose(visit, {});
    }
    CHECK_FALSE(visit.platform.lit);
}

TEST_CASE("the page fills the screen when somebody wants it, and says when it does") {
    Visit visit;
    visit.want(intent::FillScreen{true});
    CHECK(visit.platform.whole_screen);
    CHECK_FALSE(visit.model().whole_screen);
    visit.session.screen_filled(true);
    CHECK(visit.model().whole_screen);
    // Nothing that is kept: it lasts as long as the page.
    CHECK(visit.platform.settings.empty());
}

TEST_CASE("a placed die is felt, and a turn that comes after the computer's, if that is wished") {
    for (const bool wished : {true, false}) {
        INFO(wished);
        Visit visit;
        ui::Settings settings;
        settings.vibration = wished;
        choose(visit, settings);
        visit.start(2, 1, "7", {PlayerType::novice, PlayerType::person});
        const auto any = [](const ActionList& legal) { return legal[0]; };
        visit.play(any, [&] { return !visit.model().thinking; });
        REQUIRE_FALSE(visit.model().thinking.has_value());
        CHECK(visit.platform.buzzes.size() == (wished ? 1 : 0));
        visit.play(any, [&] { return visit.state().phase == Phase::planning && !visit.model().thinking; });
        const std::size_t before = visit.platform.buzzes.size();
        const ActionList legal = visit.model().legal;
        const Action* const placed =
            std::find_if(legal.begin(), legal.end(), [](Action action) { return action.kind() == ActionKind::place; });
        REQUIRE(placed != legal.end());
        visit.act(*placed);
        CHECK(visit.platform.buzzes.size() == before + (wished ? 1 : 0));
    }
}
