// Every screen at every size in every language, read as a demanding reader does: see audit.hpp.
#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "audit.hpp"
#include "ui/settings.hpp"
#include "window_sizes.hpp"

using namespace tavern;

namespace {

/** Screens with complaints still, or that a veil darkens on purpose: `look OUT.png WIDTH HEIGHT scene=NAME audit=1`
 *  prints them. A screen that is mended leaves the list. */
constexpr std::string_view unfinished[] = {
    "die-in-hand-valley", "draft",         "draft-later",   "end",          "end-taverns",     "end-tracks",
    "explained-card",     "history",       "history-draft", "history-log",  "history-now",     "ledger",
    "ledger-first",       "ledger-points", "ledger-wins",   "lesson-book",  "lesson-die",      "lesson-draft",
    "lesson-sum",         "lesson-valley", "log",           "new-game",     "new-game-second", "opponents",
    "planning-full",      "review",        "serving",       "serving-full", "serving-most",    "start-over",
    "summer-valley",      "title",         "valley",        "valley-full",  "valley-tracks"};

}  // namespace

TEST_CASE("nothing overlaps, is cut off, hard to read or too small to touch") {
    int screens = 0;
    for (const look::NamedScene& scene : look::all_scenes()) {
        if (std::count(std::begin(unfinished), std::end(unfinished), scene.name) > 0) continue;
        for (const ui::WindowSize& size : ui::window_sizes)
            for (int language = 0; language < ui::languages; ++language) {
                INFO("scene=" << scene.name << " " << size.width << " " << size.height << " language=" << language);
                look::Options options(scene.options);
                options.add("language=" + std::to_string(language));
                const look::Scene shown(options, size.width, size.height);
                for (const std::string& complaint : look::audit(shown)) FAIL_CHECK(complaint);
                CHECK_FALSE(shown.recorder().texts.empty());
                ++screens;
            }
    }
    CHECK(screens > 1000);
}

TEST_CASE("with strong contrast every text that nothing veils has 7:1") {
    // Lessons and the past lie under a veil, what was bought too, and explanations and toasts throw a shadow.
    const auto veiled = [](const std::string& name) {
        for (const char* start : {"lesson-", "history", "serving", "explained", "toast"})
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
                // A picture within a text is counted with its letters, and is no text.
                if (complaint.rfind("contrast", 0) == 0 && complaint.find('[') == std::string::npos)
                    FAIL_CHECK(complaint);
            ++screens;
        }
    CHECK(screens > 40);
}

TEST_CASE("contrast is counted as the guidelines do") {
    CHECK(look::contrast(IM_COL32_WHITE, IM_COL32_BLACK) == doctest::Approx(21));
    CHECK(look::contrast(IM_COL32(0x76, 0x76, 0x76, 255), IM_COL32_WHITE) == doctest::Approx(4.54).epsilon(0.01));
}
