// Pictures of the console program: their size, and an alternative text that leaves nothing out.
#include "look/picture.hpp"

#include <doctest/doctest.h>

#include <cstdio>
#include <filesystem>

#include "audit.hpp"
#include "look/rasterizer.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "scene.hpp"
#include "text/text.hpp"
#include "tool/captured.hpp"
#include "ui/model/picture_kind.hpp"

using namespace tavern;
using namespace tavern::look;

namespace {

/** The game of a scene as a link. */
std::string link_of(const std::string& options) {
    const Scene scene(look::Options(options), 1280, 720);
    return *replay_link(scene.game());
}

struct Taken {
    Ran ran;
    Image image;
};

Taken take(Words words) {
    const std::filesystem::path path = std::filesystem::temp_directory_path() / "tavern-picture-test.png";
    words.insert(words.begin() + 1, path.string());
    Taken taken{captured(picture_command.run, words), load_image(path.string())};
    std::filesystem::remove(path);
    return taken;
}

}  // namespace

TEST_CASE("a picture shows the moment of the link, and its alternative text all of it") {
    const std::string link = link_of("module=5 players=3 round=5 phase=planning");
    const Game game = *open_link(link, 1);
    const Taken taken = take({link, "--size", "1200x630"});
    CHECK(taken.ran.code == done);
    CHECK(taken.image.width == 1200);
    CHECK(taken.image.height == 630);
    const std::string& text = taken.ran.out;
    INFO(text);
    const State& state = game.state();
    for (int seat = 0; seat < 3; ++seat) {
        const Player& player = state.players[static_cast<std::size_t>(seat)];
        const std::size_t begin =
            text.find(shown_innkeeper(game, seat).name + ", " + std::to_string(score(state, seat).total()) + " points");
        REQUIRE(begin != std::string::npos);
        for (int table = 0; table < player.seated; ++table)
            CHECK(text.find(std::string(card_name(player.seats[static_cast<std::size_t>(table)].guest)) + " at table " +
                                std::to_string(table + 1),
                            begin) != std::string::npos);
    }
    for (const GuestPlace& place : state.row) CHECK(text.find(card_name(place.guest)) != std::string::npos);
    CHECK(text.find(std::to_string(state.nobles) + " nobles wait") != std::string::npos);
    CHECK(take({link, "--text"}).ran.code == wrong_usage);
    CHECK(captured(picture_command.run, {link, "--text"}).out == text);
    CHECK(text.find('[') == std::string::npos);
}

TEST_CASE("a picture is of any moment, in any language, or is refused") {
    const std::string link = link_of("module=1 players=2 round=9 phase=over");
    const Taken end = take({link});
    CHECK(end.image.width == 1280);
    CHECK(end.ran.out.find("has the best tavern in the valley") != std::string::npos);
    CHECK(take({link, "--language=de"}).ran.out.find("hat das beste Wirtshaus im Tal") != std::string::npos);
    const Taken begin = take({link, "--moment", "0"});
    CHECK(begin.ran.out.find("module 1, round 1") != std::string::npos);
    CHECK(take({"https://inn.example/#" + with_moment(link, 0)}).image.pixels == begin.image.pixels);
    for (const Words& beyond : {Words{link, "--moment", "9999"}, Words{with_moment(link, 9999)}})
        CHECK(take(beyond).ran.code == wrong_input);
    CHECK(take({link, "--size", "1280"}).ran.code == wrong_usage);
    CHECK(take({"no game"}).ran.code == wrong_input);
    CHECK(captured(picture_command.run, {link, "/no folder/of this name.png"}).code == wrong_input);
}

TEST_CASE("a diagram has room for every tavern, in black on white") {
    for (int players = 1; players <= max_players; ++players)
        for (int language = 0; language < languages; ++language) {
            const std::string options = "module=5 round=7 phase=serving pictured=3 players=" + std::to_string(players) +
                                        " language=" + std::to_string(language);
            CAPTURE(options);
            const ui::PictureSize size = ui::size_of(ui::PictureKind::diagram, players);
            const Scene scene(look::Options(options), static_cast<float>(size.width), static_cast<float>(size.height));
            for (const std::string& complaint : audit(scene)) FAIL_CHECK(complaint);
            for (const ui::RecordedText& text : scene.recorder().texts)
                CHECK(text.ink.bottom() <= static_cast<float>(size.height));
        }
    const Taken taken = take({link_of("module=1 players=2 round=5 phase=planning"), "--diagram"});
    CHECK(taken.image.height == ui::size_of(ui::PictureKind::diagram, 2).height);
    // No colour but grey.
    int coloured = 0;
    for (std::size_t at = 0; at < taken.image.pixels.size(); at += 4)
        coloured += taken.image.pixels[at] != taken.image.pixels[at + 1] ? 1 : 0;
    CHECK(coloured == 0);
}
