#include "look/picture.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>

#include "look/screen.hpp"
#include "record/history.hpp"
#include "record/link/link_finding.hpp"
#include "text/text.hpp"
#include "typed/position.hpp"
#include "ui/model/picture_model.hpp"

namespace tavern::look {
namespace {

constexpr int least_side = 320;
constexpr int largest_side = 4096;

/** The window of "1280x720"; an error of the options for anything else. */
OfflineWindow window_of(Options& options) {
    const std::string size = options.text("--size", "1280x720");
    int width = 0;
    int height = 0;
    char rest = 0;
    const bool numbers = std::sscanf(size.c_str(), "%dx%d%c", &width, &height, &rest) == 2;
    if (!numbers || std::min(width, height) < least_side || std::max(width, height) > largest_side)
        options.fail("--size must be WIDTHxHEIGHT, each " + std::to_string(least_side) + " to " +
                     std::to_string(largest_side) + ", not \"" + size + "\"");
    return {static_cast<float>(width), static_cast<float>(height)};
}

/** The game with its moment: that of the option, or of the link. */
Result<Game> game_of(const std::string& word, std::optional<std::size_t> moment) {
    const auto text = read_argument(word);
    if (!text) return text.error();
    const auto found = find_link(*text);
    auto opened = open_text(*text, 0);
    if (!opened) return opened.error();
    if (!moment && found) moment = found->moment;
    if (!moment) return std::move(opened->game);
    History history(opened->game);
    if (*moment > history.last())
        return Error{Fault::out_of_range, "the last moment of the game is " + std::to_string(history.last())};
    history.go_to(*moment);
    return Game(history.game());
}

ui::Model model_of(const Game& game, ui::PictureKind kind) {
    ui::Model model = ui::picture_model(game, kind, {.language = *spoken_language()});
    if (kind == ui::PictureKind::diagram) model.position = position_in_words(game);
    if (person_asked(game)) legal_actions(game.state(), model.legal);
    return model;
}

/** Until nothing moves any more. */
void show(OfflineScreen& screen, const ui::Model& model) {
    constexpr int most_frames = 60;
    constexpr float second = 1;
    for (int frame = 0; frame < most_frames; ++frame) {
        screen.frame(model, second);
        if (frame > 1 && !screen.interface().wants_frame()) return;
    }
}

int run_picture(const Words& words) {
    Options options(words, {"--diagram", "--text"}, {"--size", "--moment", "--language"});
    const ui::PictureKind kind = options.has("--diagram") ? ui::PictureKind::diagram : ui::PictureKind::wide;
    OfflineWindow window = window_of(options);
    const std::size_t wanted_words = options.has("--text") ? 1 : 2;
    std::optional<std::size_t> moment;
    if (options.has("--moment")) moment = static_cast<std::size_t>(options.number("--moment", 0, 0, 1'000'000));
    const std::vector<std::string>& what = options.words(wanted_words);
    if (what.size() < wanted_words) options.fail(what.empty() ? "which game?" : "into which file?");
    speak_language(options);
    if (options.error()) return refuse_usage(picture_command, options);
    const Result<Game> game = game_of(what[0], moment);
    if (!game) return refuse(game.error());
    if (wanted_words == 1) {
        print(position_text(*game));
        return done;
    }
    const ui::Model model = model_of(*game, kind);
    if (kind == ui::PictureKind::diagram) {
        const ui::PictureSize size = ui::size_of(kind, game->state().setup.players);
        window = {static_cast<float>(size.width), static_cast<float>(size.height)};
    }
    OfflineScreen screen(window, ui::picture_sets(model));
    show(screen, model);
    if (!save_image(rasterize(*ImGui::GetDrawData()), what[1])) {
        std::fprintf(stderr, "tavern picture: %s cannot be written\n", what[1].c_str());
        return wrong_input;
    }
    print(position_text(*game));
    return done;
}

}  // namespace

const Command picture_command{
    "picture", "a picture of a moment, with its alternative text",
    "tavern picture [OPTIONS] GAME OUT.png: draws a moment of a game into a file, and prints the alternative text. "
    "GAME\n"
    "is a link, an address with one, the path of a record or position, or - for standard input.\n\n"
    "  --size WIDTHxHEIGHT   1280x720, or 1200x630 as social networks want it (default 1280x720)\n"
    "  --diagram             the position in words, black on white, for print (1000x1000 or 1400x1400)\n"
    "  --text                only prints the alternative text; no OUT.png\n"
    "  --moment N            of the game, as \"&at=N\" in a link (default: that of the link, else the last)\n"
    "  --language NAME       such as de; any other word lists all (default en)\n",
    run_picture};

}  // namespace tavern::look
