// Letters come into the texture when they are first written; once it is full it begins anew.
#include "ui/fonts.hpp"

#include <doctest/doctest.h>

#include <string>

#include "screen.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** As UTF-8, of two bytes. */
std::string letter(unsigned code) {
    return {static_cast<char>(0xC0 | (code >> 6)), static_cast<char>(0x80 | (code & 0x3F))};
}

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
