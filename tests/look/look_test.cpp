// Every screen at every size in every language, read as a demanding reader does: see audit.hpp.
#include <doctest/doctest.h>

#include "audit.hpp"
#include "ui/settings.hpp"
#include "window_sizes.hpp"

using namespace tavern;

TEST_CASE("nothing overlaps, is cut off, hard to read or too small to touch") {
    int screens = 0;
    for (const look::NamedScene& scene : look::all_scenes())
        for (const ui::WindowSize& size : ui::window_sizes) {
            INFO("scene=" << scene.name << " " << size.width << " " << size.height);
            const look::Scene shown(look::Options(scene.options), size.width, size.height);
            for (const std::string& complaint : look::audit(shown)) FAIL_CHECK(complaint);
            CHECK_FALSE(shown.recorder().texts.empty());
            ++screens;
        }
    MESSAGE(screens << " screens read");
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
