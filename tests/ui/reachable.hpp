// Checks of every sheet: each target comes whole into view when it has the focus, is as large as a finger, and lies on
// no other.
#pragma once
#include <doctest/doctest.h>

#include <algorithm>

#include "screen.hpp"
#include "ui/board/layout.hpp"

namespace tavern::ui {

inline void check_apart(const std::vector<Target>& targets) {
    std::vector<Target> live;
    for (const Target& target : targets)
        if (target.enabled && target.sight == Sight::whole) live.push_back(target);
    for (std::size_t index = 0; index < live.size(); ++index)
        for (std::size_t other = 0; other < index; ++other) {
            const Target& one = live[index];
            const Target& two = live[other];
            INFO(one.id << " and " << two.id);
            CHECK_FALSE((one.x + 0.5F < two.x + two.width && two.x + 0.5F < one.x + one.width &&
                         one.y + 0.5F < two.y + two.height && two.y + 0.5F < one.y + one.height));
        }
}

/** Tiny: some things are higher than the room that scrolls them, of which a part is seen. */
inline void check_reachable(ScreenTest& screen, float width, float height, bool tiny = false) {
    const float finger = 44 * std::min(1.0F, unit_of(width, height)) - 0.5F;
    std::vector<std::string> ids;
    for (const Target& target : screen.interface().targets())
        if (target.enabled) ids.push_back(target.id);
    CHECK_FALSE(ids.empty());
    for (const std::string& id : ids) {
        INFO(id);
        screen.interface().focus(id);
        screen.frame();
        screen.frame();
        const Target target = *screen.find(id);
        CHECK_FALSE(target.label.empty());
        CHECK((target.sight == Sight::whole || (tiny && target.sight == Sight::part)));
        CHECK(target.x >= 0);
        CHECK(target.y >= 0);
        CHECK(target.x + target.width <= width);
        CHECK(target.y + target.height <= height);
        CHECK(target.width >= finger);
        CHECK(target.height >= finger);
        check_apart(screen.interface().targets());
    }
}

/** After the End key the last line of a sheet, which says this, is seen. */
inline void check_end(ScreenTest& screen, const std::string& last) {
    screen.key(ImGuiKey_End);
    INFO(last);
    CHECK(screen.reads(last));
}

}  // namespace tavern::ui
