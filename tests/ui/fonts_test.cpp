// Letters come into the texture when they are first written; once it is full it begins anew.
#include "ui/draw/fonts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "screen.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** As UTF-8, of two bytes. */
std::string letter(unsigned code) {
    return {static_cast<char>(0xC0 | (code >> 6)), static_cast<char>(0x80 | (code & 0x3F))};
}

/** Writes everything as blocks of ink, each letter as wide as it is high. */
class BlockScribe final : public Scribe {
  public:
    float measure(const std::string& text, Typeface /*face*/, float size) override {
        texts.push_back(text);
        return can_write ? size * static_cast<float>(text.size()) : 0;
    }
    std::vector<std::uint8_t> write(const std::string& /*text*/, Typeface /*face*/, float /*size*/,
                                    const Sheet& sheet) override {
        ++sheets;
        widest = std::max(widest, sheet.width);
        return std::vector<std::uint8_t>(static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height),
                                         255);
    }
    bool can_write = true;
    std::vector<std::string> texts;
    int sheets = 0;
    int widest = 0;
};

const std::string two_arabic_words = "\u0645\u062D\u0645\u062F \u0639\u0644\u064A";
const std::string family_of_emoji = "\U0001F468\u200D\U0001F469\u200D\U0001F467";

}  // namespace

TEST_CASE("letters that find no place get one in the next frame") {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen(game, 1280, 720);  // for its context
    Fonts fonts;
    fonts.load(font_files(), 1);
    REQUIRE(fonts.ready());
    CHECK(fonts.take_written().end > 0);

    const Typeface all[] = {Typeface::heading, Typeface::text, Typeface::bold, Typeface::black};
    ImFont& title = *fonts.find(Typeface::heading, 44);
    fonts.prepare(title, "A");
    CHECK(title.FindGlyphNoFallback('A') != nullptr);
    CHECK(title.FindGlyphNoFallback('B') == nullptr);
    CHECK_FALSE(fonts.full());

    for (const Typeface face : all)
        for (float size = 14; size < 50; size += 2) {
            for (unsigned code = 0xA1; code < 0x180; ++code) fonts.prepare(*fonts.find(face, size), letter(code));
            for (char plain = '!'; plain <= '~'; ++plain) fonts.prepare(*fonts.find(face, size), {&plain, 1});
        }
    REQUIRE(fonts.full());

    fonts.begin();
    CHECK_FALSE(fonts.full());
    const Rows written = fonts.take_written();
    CHECK(written.first == 0);
    CHECK(written.end == ImGui::GetIO().Fonts->TexHeight);
    fonts.prepare(title, "A");
    CHECK(title.FindGlyphNoFallback('A') != nullptr);
    CHECK(title.FindGlyphNoFallback('B') == nullptr);
}

TEST_CASE("words that the fonts lack are the scribe's, whole and in one piece") {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen(game, 1280, 720);  // for its context
    Fonts fonts;
    fonts.load(font_files(), 1);
    ImFont& font = *fonts.find(Typeface::text, 14);
    const auto stretches = [&](std::string_view text) {
        std::string all;
        while (!text.empty()) {
            const Stretch stretch = fonts.next_stretch(font, text);
            all += (stretch.of_scribe ? "{" : "(") + std::string(stretch.letters) + (stretch.of_scribe ? "}" : ")");
        }
        return all;
    };
    CHECK(stretches("Anna: " + two_arabic_words) == "(Anna: " + two_arabic_words + ")");

    BlockScribe scribe;
    fonts.write_with(&scribe);
    CHECK(fonts.prepare(font, "Zo\u00EB"));
    CHECK_FALSE(fonts.prepare(font, family_of_emoji));
    CHECK(stretches("Zo\u00EB to plan ") == "(Zo\u00EB to plan )");
    CHECK(stretches(two_arabic_words + " to plan") == "{" + two_arabic_words + "}( to plan)");
    CHECK(stretches("  " + family_of_emoji + ", Bram") == "(  ){" + family_of_emoji + ",}( Bram)");
    // A letter that the font has goes with its marks.
    CHECK(stretches("Ana q\u0308ue") == "(Ana ){q\u0308ue}");
}

TEST_CASE("a lettering is written once, and no wider than the texture") {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen(game, 1280, 720);  // for its context
    Fonts fonts;
    fonts.load(font_files(), 2);
    BlockScribe scribe;
    fonts.write_with(&scribe);
    ImFont& font = *fonts.find(Typeface::heading, 64);
    CHECK(fonts.find_lettering(font, two_arabic_words, false)->advance > 100);
    CHECK(scribe.sheets == 0);
    for (int times = 0; times < 3; ++times) CHECK(fonts.find_lettering(font, two_arabic_words, true)->written);
    CHECK(scribe.sheets == 1);
    CHECK(scribe.texts.size() == 1);
    const Lettering longest = *fonts.find_lettering(font, std::string(40, '\1'), true);
    CHECK(longest.written);
    CHECK(longest.to.x - longest.from.x > longest.advance);
    CHECK(scribe.widest < ImGui::GetIO().Fonts->TexWidth);

    for (int number = 0; number < 1000; ++number) {
        fonts.begin();
        CHECK(fonts.find_lettering(font, std::to_string(number), true) != nullptr);
    }
    scribe.can_write = false;
    CHECK(fonts.find_lettering(font, family_of_emoji, true) == nullptr);
}

TEST_CASE("names are drawn by the scribe's hand, and as question marks where that fails") {
    Game game(Setup{}, 5, {{two_arabic_words, PlayerColor::blue}, {family_of_emoji, PlayerColor::red}});
    ScreenTest screen(game, 1280, 720);
    BlockScribe scribe;
    scribe.can_write = false;
    screen.interface().write_with(&scribe);
    screen.frame();
    CHECK_FALSE(scribe.texts.empty());
    CHECK(scribe.sheets == 0);

    ScreenTest written(game, 1280, 720);
    scribe.can_write = true;
    written.interface().write_with(&scribe);
    written.frame();
    CHECK(std::find(scribe.texts.begin(), scribe.texts.end(), two_arabic_words) != scribe.texts.end());
    CHECK(scribe.sheets > 0);
    const int sheets = scribe.sheets;
    written.frame();
    CHECK(scribe.sheets == sheets);
}
