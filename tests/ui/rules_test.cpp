// The sheet of the rules: every chapter is read to its end at every size, and searched words are found and shown.
#include "ui/screens/rules/rules.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "screen.hpp"
#include "ui/draw/painter.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

bool begins_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

struct RulesReader {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen;
    RulesReader(const WindowSize& size, int text_size, const std::string& search = {})
        : screen(game, size.width, size.height) {
        screen.model().settings.text_size = text_size;
        screen.model().rules_search = search;
        screen.frame();
        REQUIRE(screen.touch("menu"));
        REQUIRE(screen.touch("rules"));
    }
    const Target& found_at(std::size_t place) const {
        const Target* const target = screen.find("found-" + std::to_string(place));
        REQUIRE(target != nullptr);
        return *target;
    }
    /** The lines of texts that are seen whole. */
    std::vector<std::string> lines() {
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        std::vector<std::string> lines;
        for (const RecordedText& text : recorder.texts)
            if (text.ink.y >= text.clip.y && text.ink.bottom() <= text.clip.bottom()) lines.push_back(text.text);
        return lines;
    }
    /** Whether the first line of this block is seen. */
    bool sees(const RuleBlock& block) {
        const std::vector<std::string> seen = lines();
        return std::any_of(seen.begin(), seen.end(),
                           [&](const std::string& line) { return !line.empty() && begins_with(block.text, line); });
    }
};

/** In a window of each kind, with usual letters and with the largest. */
template <typename Check>
void at_all_sizes(const Check& check) {
    for (const WindowSize& size : window_sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            check(size, text_size);
        }
}

}  // namespace

TEST_CASE("the rules are read from the first chapter to the last, and back") {
    at_all_sizes([](const WindowSize& size, int text_size) {
        RulesReader reader(size, text_size);
        REQUIRE(reader.screen.touch("chapter-1"));
        const std::vector<RuleChapter>& chapters = rule_chapters();
        for (const RuleChapter& chapter : chapters) {
            INFO(chapter.name);
            // It begins at its top, and its foot can be scrolled to.
            CHECK(reader.sees(chapter.blocks.front()));
            if (&chapter != &chapters.back()) REQUIRE(reader.screen.touch("rules-after"));
        }
        CHECK_FALSE(reader.screen.touch("rules-after"));
        for (std::size_t chapter = 1; chapter < chapters.size(); ++chapter)
            REQUIRE(reader.screen.touch("rules-before"));
        CHECK_FALSE(reader.screen.touch("rules-before"));
    });
}

TEST_CASE("a swipe leads to the next chapter or the one before") {
    for (const WindowSize& size : {WindowSize{390, 844}, WindowSize{1024, 768}}) {
        INFO(size.width << " x " << size.height);
        RulesReader reader(size, 100);
        REQUIRE(reader.screen.touch("chapter-1"));
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        const float x = size.width * 0.75F;
        const float y = size.height / 2;
        // A thumb does not go straight.
        const auto swipe = [&](float way, float down) {
            reader.screen.look();
            ImGuiIO& io = ImGui::GetIO();
            io.AddMousePosEvent(x, y);
            reader.screen.frame();
            io.AddMouseButtonEvent(0, true);
            reader.screen.frame();
            for (int part = 1; part <= 5; ++part) {
                io.AddMousePosEvent(x + way * static_cast<float>(part) / 5, y + down * static_cast<float>(part) / 5);
                reader.screen.frame();
            }
            io.AddMouseButtonEvent(0, false);
            reader.screen.frame();
            reader.screen.frame();
        };
        const std::vector<RuleChapter>& chapters = rule_chapters();
        const auto at_chapter = [&](std::size_t chapter) { return reader.sees(chapters[chapter].blocks.front()); };
        swipe(-80, 12);
        CHECK(at_chapter(1));
        swipe(-80, -12);
        CHECK(at_chapter(2));
        swipe(80, 12);
        CHECK(at_chapter(1));
        swipe(12, 80);
        CHECK(at_chapter(1));
        swipe(80, 0);
        swipe(80, 0);
        CHECK(at_chapter(0));
    }
}

TEST_CASE("every chapter is a touch away in their list") {
    at_all_sizes([](const WindowSize& size, int text_size) {
        RulesReader reader(size, text_size);
        for (std::size_t chapter = 0; chapter < rule_chapters().size(); ++chapter) {
            INFO(chapter);
            if (reader.screen.find("rules-list") != nullptr) REQUIRE(reader.screen.touch("rules-list"));
            REQUIRE(reader.screen.touch("chapter-" + std::to_string(chapter + 1)));
            CHECK(reader.sees(rule_chapters()[chapter].blocks.front()));
        }
    });
}

TEST_CASE("all that can be touched in the rules comes whole into view with the focus") {
    at_all_sizes([](const WindowSize& size, int text_size) {
        for (const bool searching : {false, true}) {
            RulesReader reader(size, text_size, searching ? "noble upgrade" : "");
            std::vector<std::string> ids;
            for (const Target& target : reader.screen.interface().targets())
                if (target.enabled) ids.push_back(target.id);
            CHECK_FALSE(ids.empty());
            for (const std::string& id : ids) {
                INFO(id);
                reader.screen.interface().focus(id);
                reader.screen.frame();
                reader.screen.frame();
                const Target* const target = reader.screen.find(id);
                REQUIRE(target != nullptr);
                CHECK(target->sight == Sight::whole);
                CHECK_FALSE(target->label.empty());
            }
        }
    });
}

TEST_CASE("a search ignores the case of all letters, also of those outside ASCII") {
    CHECK(find_word("Noch \u00dcbrig", "\u00fcbrig") == 5);
    CHECK(find_word("die \u00c4nderung", "\u00e4NDER") == 4);
    CHECK(find_word("\u00d7", "\u00f7") == std::string_view::npos);
}

TEST_CASE("the place that was found is shown") {
    at_all_sizes([](const WindowSize& size, int text_size) {
        const std::vector<RulePlace> places = find_rules("noble");
        REQUIRE_FALSE(places.empty());
        RulesReader reader(size, text_size, "noble");
        for (std::size_t index = 0; index < places.size(); ++index) {
            const RuleChapter& chapter = rule_chapters()[places[index].chapter];
            const RuleBlock& block = chapter.blocks[places[index].block];
            INFO(block.text);
            if (reader.screen.find("rules-list") != nullptr) REQUIRE(reader.screen.touch("rules-list"));
            CHECK(reader.found_at(index).label == chapter.name + ": " + spoken(block.text));
            REQUIRE(reader.screen.touch("found-" + std::to_string(index)));
            CHECK(reader.sees(block));
        }
    });
}

TEST_CASE("of many finds only the near ones are described, and the last is reached") {
    const std::vector<RulePlace> places = find_rules("e");
    REQUIRE(places.size() > 100);
    at_all_sizes([&](const WindowSize& size, int text_size) {
        RulesReader reader(size, text_size, "e");
        const auto near = [&] {
            const std::vector<Target>& targets = reader.screen.interface().targets();
            return std::count_if(targets.begin(), targets.end(),
                                 [](const Target& target) { return begins_with(target.id, "found-"); });
        };
        CHECK(reader.found_at(0).sight != Sight::none);
        CHECK(near() < 60);
        const Target& first = reader.found_at(0);
        ImGui::GetIO().AddMousePosEvent(first.x + 5, first.y + 5);
        reader.screen.frame();
        reader.screen.key(ImGuiKey_End);
        CHECK(reader.found_at(places.size() - 1).sight == Sight::whole);
        CHECK(near() < 60);
        CHECK(reader.screen.find("found-0") == nullptr);
    });
}

TEST_CASE("rules leave no number open and name pictures that are there") {
    for (const RuleChapter& chapter : rule_chapters()) {
        CHECK_FALSE(chapter.blocks.empty());
        for (const RuleBlock& block : chapter.blocks) {
            std::vector<std::string> texts{block.text};
            for (const RuleCell& cell : block.cells) texts.push_back(cell.text);
            for (const std::string& text : texts) {
                INFO(text);
                CHECK(text.find('{') == std::string::npos);
                std::string_view rest = text;
                while (!rest.empty()) CHECK(next_piece(rest).letters.find('[') == std::string_view::npos);
            }
        }
    }
}
