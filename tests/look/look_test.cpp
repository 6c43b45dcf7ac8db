// Checks every screen at every size in every language, like a demanding reader: see audit.hpp.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit.hpp"
#include "ui/draw/theme.hpp"
#include "ui/model/settings.hpp"
#include "window_sizes.hpp"

using namespace tavern;

namespace {

int count_complaints(const std::vector<std::string>& complaints, std::string_view about) {
    return static_cast<int>(std::count_if(complaints.begin(), complaints.end(), [&](const std::string& complaint) {
        return complaint.find(about) != std::string::npos;
    }));
}

/** Checks that all words are whole and nothing covers them, and, if asked, that targets are far enough apart. */
void check_words(const look::Scene& shown, bool with_targets) {
    for (const std::string& complaint : look::audit(shown)) {
        for (const char* fault : {"shortened", "cut off", "outside", "overlap", "covered to"})
            if (complaint.rfind(fault, 0) == 0) FAIL_CHECK(complaint);
        if (with_targets && complaint.rfind("targets", 0) == 0) FAIL_CHECK(complaint);
    }
}

/** Checks in these languages that nothing overlaps, is cut off, is hard to read or too small to touch. */
void check_screens(const std::vector<Language>& spoken) {
    int screens = 0;
    for (const look::NamedScene& scene : look::all_scenes()) {
        std::map<std::string, int> passed_over;
        const int shown_before = screens;
        for (const ui::WindowSize& size : ui::window_sizes)
            for (const Language language : spoken) {
                const std::string spoken_by = "language=" + std::to_string(static_cast<int>(language));
                INFO("scene=" << scene.name << " " << size.width << " " << size.height << " " << spoken_by);
                look::Options options(scene.options);
                options.add(spoken_by);
                const look::Scene shown(options, size.width, size.height);
                for (const std::string& complaint : look::audit(shown)) FAIL_CHECK(complaint);
                CHECK_FALSE(shown.recorder().texts.empty());
                const std::vector<std::string>& over = shown.passed_over();
                for (const std::string& id : std::set<std::string>(over.begin(), over.end())) ++passed_over[id];
                ++screens;
            }
        for (const auto& passed : passed_over)
            CHECK_MESSAGE(passed.second < screens - shown_before, scene.name, " is to touch ", passed.first,
                          ", which no size has");
    }
    CHECK(screens > 1000);
}

constexpr float least_contrast = 3;  // of things recognised without words (WCAG 2.2, 1.4.11)

/** The share of a place that stands out from its commonest colour. */
float share_outstanding(const look::Image& image, const ui::Rect& place) {
    std::map<std::array<int, 3>, std::pair<int, ImU32>> counts;
    std::vector<ImU32> pixels;
    for (int y = static_cast<int>(place.y); y < static_cast<int>(place.bottom()); ++y)
        for (int x = static_cast<int>(place.x); x < static_cast<int>(place.right()); ++x) {
            if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
            const auto pixel =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(x);
            const std::uint8_t* rgb = &image.pixels[4 * pixel];
            pixels.push_back(IM_COL32(rgb[0], rgb[1], rgb[2], 0xFF));
            auto& [count, color] = counts[{rgb[0] / 16, rgb[1] / 16, rgb[2] / 16}];
            ++count;
            color = pixels.back();
        }
    if (pixels.empty()) return 1;
    const auto commonest = std::max_element(counts.begin(), counts.end(), [](const auto& one, const auto& other) {
        return one.second.first < other.second.first;
    });
    const auto count = std::count_if(pixels.begin(), pixels.end(), [&](ImU32 pixel) {
        return look::contrast(pixel, commonest->second.second) >= least_contrast;
    });
    return static_cast<float>(count) / static_cast<float>(pixels.size());
}

}  // namespace

// Two cases, so that two cores can share them.
TEST_CASE("in both kinds of English nothing overlaps, is cut off, hard to read or too small to touch") {
    check_screens({Language::english, Language::english_schmidt});
}

TEST_CASE("in every other language nothing overlaps, is cut off, hard to read or too small to touch") {
    std::vector<Language> others;
    for (int language = static_cast<int>(Language::german); language < languages; ++language)
        others.push_back(static_cast<Language>(language));
    check_screens(others);
}

// In a wide window the title is drawn at four fifths there, so its targets are smaller than a finger.
TEST_CASE("in a window just wide enough for the wide title nothing overlaps, is covered or is cut off") {
    for (const look::NamedScene& scene : look::all_scenes()) {
        if (scene.name.rfind("title", 0) != 0) continue;
        for (int language = 0; language < languages; ++language) {
            INFO("scene=" << scene.name << " language=" << language);
            look::Options options(scene.options);
            options.add("language=" + std::to_string(language));
            check_words(look::Scene(options, 1024, 729), false);
        }
    }
}

// In English and German the next test has these sizes among others.
TEST_CASE("at 200 % nothing overlaps, is covered or is cut off in Dutch") {
    for (const look::NamedScene& scene : look::all_scenes())
        for (const ui::WindowSize& size :
             {ui::WindowSize{1280, 720}, ui::WindowSize{390, 844}, ui::WindowSize{320, 568}}) {
            const std::string reader = "text=200 language=" + std::to_string(static_cast<int>(Language::dutch));
            INFO("scene=" << scene.name << " " << size.width << " " << size.height << " " << reader);
            look::Options options(scene.options + " " + reader);
            check_words(look::Scene(options, size.width, size.height), true);
        }
}

// Half of the screens checked by build/release/look edges 0123.
TEST_CASE(
    "in the smallest window and the widest, with letters of three sizes, nothing is cut off, covered or outside") {
    for (const look::NamedScene& scene : look::all_scenes())
        for (const ui::WindowSize& size : ui::edge_window_sizes)
            for (const int letters : {100, 150, 200})
                for (const Language language : {Language::english, Language::german}) {
                    const std::string reader =
                        "language=" + std::to_string(static_cast<int>(language)) + " text=" + std::to_string(letters);
                    INFO("scene=" << scene.name << " " << size.width << " " << size.height << " " << reader);
                    look::Options options(scene.options + " " + reader);
                    const look::Scene shown(options, size.width, size.height);
                    for (const std::string& complaint : look::audit(shown)) FAIL_CHECK(complaint);
                    CHECK_FALSE(shown.recorder().texts.empty());
                }
}

TEST_CASE("a scene touches rows that a long list has not declared yet") {
    const auto missing = [](const std::string& id) {
        return look::Scene(look::Options("screen=title search=er click=rules," + id), 320, 180).missing();
    };
    CHECK(missing("found-9").empty());
    CHECK(missing("found-999") == std::vector<std::string>{"found-999"});
}

TEST_CASE("veiled parts of a lesson are not read, open ones are") {
    const look::Scene lesson(look::Options("lesson=3 step=1"), 1280, 720);
    // No text has so much contrast, so every text is reported.
    const std::vector<std::string> read = look::audit(lesson, 30);
    CHECK(count_complaints(read, "contrast") > 5);
    CHECK(count_complaints(read, "\"The brewer\"") == 1);  // the box
    CHECK(count_complaints(read, "\"Brewer\"") == 1);      // in the light
    CHECK(count_complaints(read, "\"Cashbox\"") == 0);
    const auto& texts = lesson.recorder().texts;
    CHECK(std::any_of(texts.begin(), texts.end(), [](const auto& text) { return text.text == "Cashbox"; }));
    for (const ui::Target& target : lesson.targets())
        if (target.id == "space-cashbox") CHECK_FALSE(target.enabled);
}

TEST_CASE("faults are found where a window is too small for its screen") {
    const look::Scene cramped(look::Options("module=5 players=3 round=5 phase=planning seed=3"), 160, 240);
    const std::vector<std::string> complaints = look::audit(cramped);
    for (const char* fault : {"overlap: ", "covered to", "targets ", "shortened: "})
        CHECK_MESSAGE(count_complaints(complaints, fault) > 0, fault);
}

TEST_CASE("with strong contrast every text that nothing veils has 7:1") {
    // Lessons, past moments and bought cards are under a veil; explanations, captions and toasts have a shadow.
    const auto veiled = [](const std::string& name) {
        for (const char* start : {"lesson-", "history", "serving", "explained", "first-", "toast"})
            if (name.rfind(start, 0) == 0) return true;
        return false;
    };
    int screens = 0;
    for (const look::NamedScene& scene : look::all_scenes())
        for (const ui::WindowSize& size : {ui::WindowSize{1280, 720}, ui::WindowSize{390, 844}}) {
            if (veiled(scene.name)) continue;
            INFO("scene=" << scene.name << " " << size.width << " " << size.height << " contrast=1");
            look::Options options(scene.options);
            options.add("contrast=1");
            const look::Scene shown(options, size.width, size.height);
            for (const std::string& complaint : look::audit(shown, 7))
                // A picture within a text counts as part of its letters, not as text.
                if (complaint.rfind("contrast", 0) == 0 && complaint.find('[') == std::string::npos)
                    FAIL_CHECK(complaint);
            ++screens;
        }
    CHECK(screens > 40);
}

TEST_CASE("with strong contrast a button out of use has a broken edge") {
    // Bright strokes of the edge above the letters, where nothing else is bright.
    const auto edges = [](const char* state) {
        look::Options options(std::string("module=5 players=3 round=6 phase=serving seed=3 contrast=1 ") + state);
        const look::Scene scene(options, 1280, 720);
        const auto target = std::find_if(scene.targets().begin(), scene.targets().end(),
                                         [](const ui::Target& one) { return one.id == "serve-all"; });
        REQUIRE(target != scene.targets().end());
        const look::Image image = scene.image();
        const int y = static_cast<int>(target->y);
        int changes = 0;
        bool light = false;
        for (int x = static_cast<int>(target->x) + 16; x < static_cast<int>(target->x + target->width) - 16; ++x) {
            int most = 0;
            for (int row = y - 2; row <= y + 2; ++row)
                most = std::max<int>(most, image.pixels[static_cast<std::size_t>(row * image.width + x) * 4]);
            changes += light != (most > 110) ? 1 : 0;
            light = most > 110;
        }
        return std::pair(changes, target->enabled);
    };
    const auto [whole, in_use] = edges("actions=3");
    CHECK(in_use);
    CHECK(whole <= 2);
    const auto [broken, still_in_use] = edges("click=serve-all hover=menu");
    CHECK_FALSE(still_in_use);
    CHECK(broken > 10);
}

TEST_CASE("contrast is counted as the guidelines do") {
    CHECK(look::contrast(IM_COL32_WHITE, IM_COL32_BLACK) == doctest::Approx(21));
    CHECK(look::contrast(IM_COL32(0x76, 0x76, 0x76, 255), IM_COL32_WHITE) == doctest::Approx(4.54).epsilon(0.01));
}

TEST_CASE("a scene of a word that does not exist is refused, so that no typo shows another") {
    for (const char* options : {"phase=plannin", "question=start_over", "screen=titel", "moduel=5", "actions",
                                "lesson=1 step=0", "lesson=1 step=9", "lesson=13", "problem=plam"}) {
        INFO(options);
        CHECK_THROWS_AS(look::Scene(look::Options(options), 1280, 720), std::invalid_argument);
    }
    CHECK_THROWS_AS(look::options_of_scene("titel"), std::invalid_argument);
}

TEST_CASE("scenes of problems show the question that their names promise, whatever the pack holds") {
    const std::map<std::string, Question> promised{{"problem", Question::plan},
                                                   {"problem-draft", Question::take_die},
                                                   {"problem-answer", Question::plan},
                                                   {"problem-answer-last", Question::start_over}};
    for (const auto& scene : promised) {
        INFO(scene.first);
        const look::Scene shown(look::options_of_scene(scene.first), 1280, 720);
        CHECK(question(shown.game().state()) == scene.second);
    }
}

TEST_CASE("the ring of the focus stands out from any ground") {
    // Of two colours so far apart one differs enough from any third.
    CHECK(look::contrast(ui::palette::ink, ui::palette::cream) >= least_contrast * least_contrast);
}

TEST_CASE("controls without words stand out from their ground") {
    constexpr float least_share = 0.02F;
    int checked = 0;
    for (const char* name : {"title", "draft", "placed", "valley", "serving", "settings", "history", "end", "decks",
                             "round-bonus", "share"})
        for (const ui::WindowSize& size : {ui::WindowSize{1280, 720}, ui::WindowSize{390, 844}}) {
            const look::Scene scene(look::options_of_scene(name), size.width, size.height);
            const look::Image image = scene.image();
            for (const ui::Target& target : scene.targets()) {
                const ui::Rect place{target.x, target.y, target.width, target.height};
                const auto& texts = scene.recorder().texts;
                const bool has_words = std::any_of(texts.begin(), texts.end(), [&](const ui::RecordedText& text) {
                    return place.contains(text.ink.center());
                });
                if (has_words || !target.enabled || target.sight != ui::Sight::whole) continue;
                ++checked;
                INFO(std::string(name) << " " << size.width << "x" << size.height << " " << target.id);
                CHECK(share_outstanding(image, place) >= least_share);
            }
        }
    CHECK(checked > 70);
}

TEST_CASE("points stand within their seals, even a hundred and more") {
    constexpr float most_share = 0.7F;  // of the seal's width
    int checked = 0;
    for (const char* name : {"serving-full", "valley-full", "saves"})
        for (const ui::WindowSize& size : {ui::WindowSize{1280, 720}, {390, 844}, {320, 568}}) {
            const look::Scene scene(look::options_of_scene(name), size.width, size.height);
            for (const ui::RecordedPicture& seal : scene.recorder().pictures) {
                if (seal.picture != ui::picture("icon-points")) continue;
                for (const ui::RecordedText& text : scene.recorder().texts) {
                    const ui::Point middle = text.ink.center();
                    if (text.text.size() < 3 || !seal.rect.contains(middle) || text.size < seal.rect.height / 4)
                        continue;
                    ++checked;
                    INFO(std::string(name) << " " << size.width << "x" << size.height << " " << text.text);
                    CHECK(text.ink.width < seal.rect.width * most_share);
                }
            }
        }
    CHECK(checked > 4);
}
