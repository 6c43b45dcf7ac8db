// Tips at the first time of an action stand beside the play, never over it.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "audit.hpp"
#include "text/text.hpp"
#include "ui/board/layout.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using ui::Rect;

namespace {

/** The box of the tip; empty: no tip. */
Rect tip_of(const look::Scene& scene) {
    Rect tip;
    constexpr Text tips[] = {Text::first_hint_take,  Text::first_hint_place, Text::first_hint_ready,
                             Text::first_hint_serve, Text::first_hint_spend, Text::first_hint_keep};
    for (const ui::RecordedText& text : scene.recorder().texts)
        for (const Text words : tips)
            if (text.text.size() > 8 && say(words).rfind(text.text, 0) == 0)
                // The box is the last layer before its words.
                for (const ui::RecordedFill& layer : scene.recorder().layers)
                    if (layer.first <= text.first && layer.rect.contains(text.ink.center())) tip = layer.rect;
    return tip;
}

/** A price, or the gain of a die. */
bool says_amount(const std::string& text) {
    return text.find("[thaler]") != std::string::npos || text.find("[beer]") != std::string::npos;
}

}  // namespace

TEST_CASE("a tip lies on nothing that is pressed or paid") {
    std::vector<ui::WindowSize> sizes(ui::window_sizes.begin(), ui::window_sizes.end());
    sizes.insert(sizes.end(), {{360, 740}, {320, 568}, {280, 653}});
    int shown = 0;
    std::vector<look::NamedScene> scenes;
    for (const look::NamedScene& named : look::all_scenes()) {
        if (named.name.rfind("first-", 0) != 0) continue;
        scenes.push_back(named);
        // The other players have taken dice by then.
        if (named.name == "first-take") scenes.push_back({named.name, named.options + " actions=7"});
    }
    for (const look::NamedScene& named : scenes) {
        bool at_the_desk = false;
        for (const ui::WindowSize& size : sizes)
            for (const char* language : {"0", "2"}) {
                INFO(named.name, " ", named.options, " ", size.width, "x", size.height, " language=", language);
                look::Options options(named.options);
                options.add(std::string("language=") + language);
                const look::Scene scene(options, size.width, size.height);
                const Rect tip = tip_of(scene);
                if (tip.empty()) continue;
                ++shown;
                at_the_desk = at_the_desk || size.width == 1280;
                // The risen hands show the dice taken so far, and cover spaces.
                ui::TableFacts facts;
                facts.drafting = named.name == "first-take";
                const ui::TableLayout table = ui::table_layout(size.width, size.height, facts, ui::Page::tavern, false);
                const float hands = table.hands.y * table.unit;
                for (const ui::Target& target : scene.targets()) {
                    const bool space = target.id.rfind("space-", 0) == 0 && target.y < hands;
                    // A place for a table has no name.
                    const bool named_tile = size.width < 480 && target.y < hands && target.id.rfind("tile-", 0) == 0 &&
                                            target.id != "tile-table";
                    // Spaces of the guest book are read when guests are recruited.
                    const bool read = target.id.rfind("book-", 0) == 0;
                    if (!target.enabled && !space && !named_tile && !read) continue;
                    CHECK_MESSAGE(!tip.overlaps({target.x, target.y, target.width, target.height}), target.id);
                }
                for (const ui::RecordedFill& fill : scene.recorder().fills)
                    if (facts.drafting && std::abs(fill.rect.width - fill.rect.height) < 0.5F && fill.rect.width < 50 &&
                        fill.rect.y > hands)
                        CHECK_FALSE(tip.overlaps(fill.rect));
                for (const ui::RecordedText& text : scene.recorder().texts) {
                    const auto hides = [&](const ui::RecordedFill& layer) {
                        return layer.first >= text.last && !(layer.rect == tip) && layer.rect.overlaps(text.ink);
                    };
                    const auto& layers = scene.recorder().layers;
                    const bool seen = text.clip.overlaps(text.ink) && std::none_of(layers.begin(), layers.end(), hides);
                    if (seen && says_amount(text.text)) CHECK_MESSAGE(!tip.overlaps(text.ink), text.text);
                }
            }
        CHECK_MESSAGE(at_the_desk, named.name, " has no tip at 1280x720");
    }
    CHECK(shown > 40);
}
