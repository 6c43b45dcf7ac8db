// The sheet of settings: every choice is a touch away at every size, tells app the new settings, and shows them.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "reachable.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "ui/board/layout.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** A person on the sheet of settings, whose choices hold at once. */
struct Chooser {
    Game game{Setup{2, 1}, 3, {{"Anna", PlayerColor::blue}, {"Bram", PlayerColor::red}}};
    ScreenTest screen;
    explicit Chooser(const WindowSize& size, const Device& device = {}) : screen(game, size.width, size.height) {
        screen.model().device = device;
        screen.frame();
        REQUIRE(screen.touch("menu"));
        REQUIRE(screen.touch("settings"));
    }
    /** Whether the sheet says it to those who do not see it, wherever it is scrolled to. */
    bool hears(Text text) { return screen.hears(say(text)); }
    Settings choose(const std::string& id) {
        INFO(id);
        REQUIRE(screen.touch(id));
        REQUIRE(asked<intent::ChangeSettings>(screen));
        screen.model().settings = asked<intent::ChangeSettings>(screen)->settings;
        screen.frame();
        return screen.model().settings;
    }
};

}  // namespace

TEST_CASE("the settings list every key, also the one for typed lines") {
    Chooser chooser({1280, 720});
    for (const Text deed : {Text::key_faces_deed, Text::key_escape_deed, Text::key_type_deed, Text::key_sound_deed})
        CHECK(chooser.hears(deed));
}

TEST_CASE("every setting can be chosen at every size") {
    for (const auto& size : common_window_sizes) {
        INFO(size.width << " x " << size.height);
        Chooser chooser(size);
        const Settings usual = chooser.screen.model().settings;
        CHECK(chooser.choose("language-1").language == Language::german);
        CHECK_FALSE(chooser.screen.touch("vocabulary-1"));
        CHECK(chooser.choose("language-2").language == Language::dutch);
        CHECK(chooser.choose("language-0").language == Language::english);
        CHECK(chooser.choose("vocabulary-1").language == Language::english_schmidt);
        CHECK(chooser.choose("contrast-1").strong_contrast);
        CHECK(chooser.choose("motion-2").motion == Motion::instant);
        CHECK(chooser.choose("sound-1").sound);
        CHECK(chooser.choose("pace-1").pace == Pace::brief);
        CHECK(chooser.choose("helping-0").helping == Helping::none);
        CHECK_FALSE(chooser.choose("closing-time-0").closing_time);
        // The chosen option cannot be chosen again.
        CHECK_FALSE(chooser.screen.touch("motion-2"));
        CHECK(chooser.choose("settings-first") == usual);
        CHECK_FALSE(chooser.screen.live("settings-first"));
        CHECK(chooser.choose("text-size-4").text_size == 200);
        CHECK(chooser.choose("text-size-0").text_size == 100);
        CHECK(chooser.screen.touch("settings-done"));
        CHECK(chooser.screen.find("settings-done") == nullptr);
    }
}

TEST_CASE("a device without keys is told of none, and offers its own abilities") {
    const Device phone{true, true, true, true};
    for (const auto& size : common_window_sizes) {
        INFO(size.width << " x " << size.height);
        Chooser chooser(size, phone);
        CHECK_FALSE(chooser.hears(Text::key_faces_deed));
        CHECK(chooser.choose("stay-awake-1").stay_awake);
        CHECK(chooser.choose("vibration-1").vibration);
        // No thumb reaches across a large window.
        if (size.width < 1000) CHECK(chooser.choose("hand-0").left_hand);
        REQUIRE(chooser.screen.touch("full-screen-1"));
        CHECK(asked<intent::FillScreen>(chooser.screen));
        CHECK(asked<intent::FillScreen>(chooser.screen)->whole);
    }
    // Only its abilities; and a device with keys has them in place of all that.
    Chooser plain(WindowSize{390, 844}, Device{true, false, false, false});
    CHECK_FALSE(plain.screen.touch("full-screen-1"));
    CHECK_FALSE(plain.screen.touch("stay-awake-1"));
    CHECK_FALSE(plain.screen.touch("vibration-1"));
    CHECK(plain.screen.touch("hand-0"));
    Chooser desk(WindowSize{390, 844}, Device{false, true, true, true});
    CHECK_FALSE(desk.screen.touch("full-screen-1"));
    CHECK_FALSE(desk.screen.touch("hand-0"));
}

TEST_CASE("in the left hand the main button lies at the left, and nothing lies on it") {
    for (const auto& size : common_window_sizes) {
        if (size.width >= 1000) continue;
        INFO(size.width << " x " << size.height);
        Game game = game_of_persons(2, 1, 5);
        play_to(game, Phase::planning);
        ScreenTest screen(game, size.width, size.height);
        const Target right = *screen.find("ready");
        screen.model().settings.left_hand = true;
        screen.frame();
        const Target left = *screen.find("ready");
        const Target undo = *screen.find("undo");
        CHECK(left.x < right.x);
        CHECK(left.width == right.width);
        CHECK(left.x + left.width <= undo.x + 0.5F);
        CHECK(screen.touch("ready"));
    }
}

TEST_CASE("the sheet of settings fits every window") {
    for (const auto& size : common_window_sizes)
        for (const bool phone : {false, true})
            for (const int text_size : {100, 200}) {
                Chooser chooser(size, phone ? Device{true, true, true, true} : Device{});
                chooser.screen.model().settings.text_size = text_size;
                chooser.screen.frame();
                INFO(size.width << " x " << size.height << ", " << text_size << " %");
                check_reachable(chooser.screen, size.width, size.height);
            }
}

TEST_CASE("a chosen size of letters stays in sight") {
    for (const auto& size : common_window_sizes)
        for (const char* id : {"text-size-4", "text-size-0"}) {
            INFO(size.width << " x " << size.height << ", " << id);
            Chooser chooser(size);
            if (id == std::string("text-size-0")) chooser.choose("text-size-4");
            chooser.choose(id);
            chooser.screen.look();
            REQUIRE(chooser.screen.find(id) != nullptr);
            const Sight sight = chooser.screen.find(id)->sight;
            // The lowest windows hold no more than a part of the choice.
            CHECK((sight == Sight::whole || (size.height < 500 && sight == Sight::part)));
        }
}

TEST_CASE("that all grows with the letters is said only where it does") {
    const auto says = [](float width, float height, int text_size, Text text) {
        const WindowSize size{width, height};
        Chooser chooser(size);
        chooser.screen.model().settings.text_size = text_size;
        chooser.screen.frame();
        return chooser.hears(text);
    };
    // The window of such a phone is as small as one is drawn.
    for (const int text_size : {100, 115, 200}) {
        INFO(text_size);
        CHECK_FALSE(says(320, 568, text_size, Text::settings_text_size_about));
        CHECK(says(320, 568, text_size, Text::settings_text_size_about_partly));
    }
    CHECK(says(1280, 720, 100, Text::settings_text_size_about));
    CHECK(says(1280, 720, 130, Text::settings_text_size_about));
    CHECK_FALSE(says(1280, 720, 200, Text::settings_text_size_about));
    CHECK(says(1920, 1080, 200, Text::settings_text_size_about));
}

TEST_CASE("a choice lies in a group with the name of the setting") {
    Chooser chooser(WindowSize{1280, 720});
    const std::vector<SemanticNode>& nodes = chooser.screen.interface().semantics();
    const auto group_of = [&](const char* id) {
        const auto node =
            std::find_if(nodes.begin(), nodes.end(), [&](const SemanticNode& one) { return one.target == id; });
        REQUIRE(node != nodes.end());
        CHECK(node->meaning.role == Role::radio);
        REQUIRE(node->parent >= 0);
        const Semantics& group = nodes[static_cast<std::size_t>(node->parent)].meaning;
        CHECK(group.role == Role::radio_group);
        return group.name;
    };
    CHECK(group_of("motion-0") == "Motion");
    CHECK(group_of("text-size-2") == "Text size");
    CHECK(chooser.screen.find("motion-0")->label == "normal");
}

TEST_CASE("arrow keys stay within the options of a choice, and go round") {
    Chooser chooser(WindowSize{1280, 720});
    ScreenTest& screen = chooser.screen;
    const auto& targets = screen.interface().targets();
    for (std::size_t step = 0; screen.interface().focused() != "motion-0"; ++step) {
        REQUIRE(step <= targets.size());
        screen.key(ImGuiKey_Tab);
    }
    const auto options = std::count_if(targets.begin(), targets.end(),
                                       [](const Target& target) { return target.id.starts_with("motion-"); });
    REQUIRE(options > 2);
    const auto goes = [&](ImGuiKey key) {
        screen.key(key);
        return screen.interface().focused();
    };
    const std::string last = "motion-" + std::to_string(options - 1);
    CHECK(goes(ImGuiKey_LeftArrow) == last);
    CHECK(goes(ImGuiKey_RightArrow) == "motion-0");
    CHECK(goes(ImGuiKey_DownArrow) == "motion-1");
    CHECK(goes(ImGuiKey_UpArrow) == "motion-0");
    CHECK(goes(ImGuiKey_UpArrow) == last);
}
