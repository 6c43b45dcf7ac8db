// The card of the others' turns, and of closing time: when it comes and goes, where it lies, and its words.
#include <doctest/doctest.h>

#include <algorithm>

#include "narration/account_words.hpp"
#include "record/history.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Anna against computers, who play_first the first thing that ends nothing. */
Game game_against(int others, int module, std::uint64_t seed = 3) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + others);
    setup.module = static_cast<std::uint8_t>(module);
    std::vector<Innkeeper> innkeepers;
    const char* names[] = {"Anna", "Bram", "Clara", "Dorothea"};
    for (int seat = 0; seat < setup.players; ++seat)
        innkeepers.push_back(
            {names[seat], static_cast<PlayerColor>(seat), seat == 0 ? PlayerType::person : PlayerType::novice});
    return Game(setup, seed, innkeepers);
}

void play_first(Game& game) {
    ActionList legal;
    legal_actions(game.state(), legal);
    (void)game.act(legal[0]);
}

/** Until this phase of this round, and in it until this seat is asked. */
void play_until(Game& game, int round, Phase phase, int seat) {
    while (game.state().phase != Phase::over &&
           (game.state().round != round || game.state().phase != phase || actor(game.state()).seat != seat))
        play_first(game);
}

/** A screen that saw the game up to here, before the others go on. */
struct Watched {
    Game game;
    ScreenTest screen;
    Watched(Game begun, float width = 1280, float height = 720) : game(std::move(begun)), screen(game, width, height) {}
    void others_play(int round, Phase phase, int seat) {
        play_until(game, round, phase, seat);
        screen.frame();
        screen.look();
    }
};

Game before_turn_of(int seat, int others, int module = 5) {
    Game game = game_against(others, module);
    play_until(game, 2, Phase::serving, seat);
    return game;
}

bool acts_there(const std::string& id) {
    constexpr std::string_view acting[] = {"space-",  "placed-",  "die-",     "serve-all", "end-turn", "ready",
                                           "buy-",    "recruit-", "nobles",   "tile-",     "undo",     "redo",
                                           "answer-", "menu",     "counter-", "side-",     "tab-",     "page-"};
    return std::any_of(std::begin(acting), std::end(acting),
                       [&](std::string_view begin) { return id.compare(0, begin.size(), begin) == 0; });
}

/** How dark the whole window is made. */
int darkness(ScreenTest& screen) {
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    int darkest = 0;
    for (const RecordedFill& fill : recorder.fills) {
        const int alpha = static_cast<int>(fill.color >> IM_COL32_A_SHIFT & 0xFF);
        if (fill.rect.width >= 1280 && fill.rect.height >= 720 && alpha < 0xFF) darkest = std::max(darkest, alpha);
    }
    return darkest;
}

}  // namespace

TEST_CASE("after another one's turn a card tells it, and the first press elsewhere takes it away and counts") {
    Watched watched(before_turn_of(1, 2));
    CHECK(watched.screen.find("turn-of-2") == nullptr);
    watched.others_play(2, Phase::serving, 2);
    const Target* card = watched.screen.find("turn-of-2");
    REQUIRE(card != nullptr);
    CHECK(card->label.find("Bram: ") == 0);
    CHECK(watched.screen.hears("Bram"));
    REQUIRE(watched.screen.touch("log"));
    CHECK(watched.screen.find("turn-of-2") == nullptr);
    CHECK(watched.screen.find("close") != nullptr);
    // Nothing of it comes again.
    watched.screen.look();
    CHECK(watched.screen.find("turn-of-2") == nullptr);
}

TEST_CASE("a tap on the card beside its turns takes it away, too") {
    Watched watched(before_turn_of(1, 2));
    watched.others_play(2, Phase::serving, 2);
    const Target* card = watched.screen.find("turn-of-2");
    REQUIRE(card != nullptr);
    ImGuiIO& io = ImGui::GetIO();
    // On its title.
    io.AddMousePosEvent(card->x + card->width / 2, card->y - 8);
    watched.screen.look();
    for (const bool down : {true, false}) {
        io.AddMouseButtonEvent(0, down);
        watched.screen.frame();
    }
    watched.screen.frame();
    CHECK(watched.screen.find("turn-of-2") == nullptr);
}

TEST_CASE("several turns are one card, until the own first press") {
    Watched watched(before_turn_of(1, 3));
    watched.others_play(2, Phase::serving, 3);
    CHECK(watched.screen.find("turn-of-2") != nullptr);
    watched.others_play(2, Phase::serving, 0);
    REQUIRE(watched.screen.find("turn-of-2") != nullptr);
    REQUIRE(watched.screen.find("turn-of-3") != nullptr);
    CHECK(watched.screen.hears(say(Text::account_title)));
    watched.screen.key(ImGuiKey_Escape);
    CHECK(watched.screen.find("turn-of-2") == nullptr);
}

TEST_CASE("a touch on the card replays that turn from its beginning to its end") {
    Watched watched(before_turn_of(1, 3));
    watched.others_play(2, Phase::serving, 3);
    REQUIRE(watched.screen.touch("turn-of-2"));
    const auto* play = asked<intent::PlayHistory>(watched.screen);
    REQUIRE(play != nullptr);
    REQUIRE(play->until);
    const std::vector<Intent>& seen = watched.screen.seen();
    REQUIRE(seen.size() > 1);
    const auto* wish = seen[seen.size() - 2].as<intent::LookBack>();
    REQUIRE(wish != nullptr);
    History history(watched.game);
    history.go_to(wish->moment.value());
    CHECK(history.game().state().phase == Phase::serving);
    CHECK(actor(history.game().state()).seat == 1);
    const std::size_t before_end = *play->until - 1;
    history.go_to(before_end);
    CHECK(actor(history.game().state()).seat == 1);
    history.go_to(before_end + 1);
    CHECK(actor(history.game().state()).seat == 2);
    CHECK(watched.screen.find("turn-of-2") == nullptr);
}

TEST_CASE("the card lies on nothing that is pressed") {
    int rows = 0;
    for (const WindowSize& size : window_sizes) {
        INFO(size.width << "x" << size.height);
        for (const int first : {1, 3}) {
            Watched watched(before_turn_of(first, 3), size.width, size.height);
            watched.others_play(first == 1 ? 2 : 3, first == 1 ? Phase::serving : Phase::draft, 0);
            for (const Target& row : watched.screen.interface().targets()) {
                if (row.id.find("turn-of-") != 0 || row.sight == Sight::none) continue;
                ++rows;
                const Rect card{row.x, row.y, row.width, row.height};
                for (const Target& target : watched.screen.interface().targets()) {
                    INFO(row.id << " on " << target.id);
                    const Rect rect{target.x, target.y, target.width, target.height};
                    CHECK_FALSE((acts_there(target.id) && target.enabled && target.sight != Sight::none &&
                                 card.contains(rect.center())));
                }
            }
        }
    }
    CHECK(rows > 0);
}

TEST_CASE("on a phone's page of the valley the card waits, since the buttons are in its place") {
    Watched watched(before_turn_of(1, 1), 390, 844);
    watched.others_play(2, Phase::serving, 0);
    if (question(watched.game.state()) != Question::serve) watched.others_play(3, Phase::serving, 0);
    REQUIRE(watched.screen.find("turn-of-2") != nullptr);
    // Only looking back leads to the valley without a press that takes the card away.
    History history(watched.game);
    watched.screen.model().screen = Screen::history;
    watched.screen.model().history = &history;
    watched.screen.look();
    REQUIRE(watched.screen.touch("page-valley"));
    watched.screen.model().screen = Screen::table;
    watched.screen.model().history = nullptr;
    watched.screen.look();
    REQUIRE(watched.screen.find("page-valley")->chosen);
    CHECK(watched.screen.find("turn-of-2") == nullptr);
    CHECK(watched.screen.live("news"));
}

TEST_CASE("a round ends with everybody's rest, losses and gains") {
    for (const bool told : {true, false}) {
        Watched watched(before_turn_of(1, 1, 2));
        watched.screen.model().settings.closing_time = told;
        watched.others_play(3, Phase::draft, 0);
        const std::string title =
            say(Text::status_round, {{"phase", phase_name(Phase::closing)}, {"round", 2}, {"rounds", 8}});
        CHECK(watched.screen.hears(title) == told);
        const Game& game = watched.game;
        const Evening evening = evenings_since(game, 0).back();
        REQUIRE(evening.round == 2);
        const std::string own =
            evening_text(account_of(game, 0, evening.stretch), standing_after(game, 0, evening.stretch.end));
        CHECK(watched.screen.reads(own) == told);
        // Another one's turn is told all the same.
        CHECK(watched.screen.find("turn-of-2") != nullptr);
    }
}

TEST_CASE("events from before the game was opened are no news") {
    Game game = before_turn_of(0, 2);
    play_until(game, 3, Phase::draft, 0);
    ScreenTest screen(game, 1280, 720);
    screen.look();
    CHECK(screen.find("turn-of-2") == nullptr);
}

TEST_CASE("where the own turn leaves room for a line at most, that or the sky leads to the others' turns") {
    constexpr WindowSize windows[] = {{320, 568}, {844, 390}, {1024, 600}, {390, 844}, {1280, 720}};
    for (const WindowSize& size : windows) {
        INFO(size.width << "x" << size.height);
        Watched watched(before_turn_of(1, 3), size.width, size.height);
        watched.others_play(3, Phase::serving, 0);
        REQUIRE(question(watched.game.state()) == Question::serve);
        const bool shown = watched.screen.hears(
            say(Text::status_round, {{"phase", phase_name(Phase::closing)}, {"round", 2}, {"rounds", 8}}));
        CHECK((watched.screen.find("news") != nullptr) != shown);
        const bool one_line = watched.screen.find("turns") != nullptr;
        if (shown && !one_line) continue;
        REQUIRE(watched.screen.touch(shown ? "turns" : "news"));
        watched.screen.look();
        for (const char* id : {"turn-of-2", "turn-of-3", "turn-of-4"}) CHECK(watched.screen.find(id) != nullptr);
        watched.screen.key(ImGuiKey_Escape);
        watched.screen.look();
        CHECK(watched.screen.find("news") == nullptr);
        CHECK(watched.screen.find("turn-of-2") == nullptr);
    }
}

TEST_CASE("between two rounds it grows dark for a moment, unless a touch, a setting or less motion forbids it") {
    const auto dusk = [](bool told, Motion motion, auto&& then) {
        Watched watched(before_turn_of(1, 1, 2));
        watched.screen.model().settings.closing_time = told;
        watched.screen.model().settings.motion = motion;
        play_until(watched.game, 3, Phase::draft, 0);
        watched.screen.frame();
        watched.screen.frame(0.3F);
        then(watched.screen);
        return darkness(watched.screen);
    };
    const auto nothing = [](ScreenTest&) {};
    CHECK(dusk(true, Motion::normal, nothing) > 0);
    CHECK(dusk(true, Motion::normal, [](ScreenTest& screen) { screen.frame(1.5F); }) == 0);
    CHECK(dusk(true, Motion::normal, [](ScreenTest& screen) {
              ImGui::GetIO().AddMousePosEvent(640, 300);
              ImGui::GetIO().AddMouseButtonEvent(0, true);
              screen.frame();
              screen.frame();
          }) == 0);
    CHECK(dusk(false, Motion::normal, nothing) == 0);
    CHECK(dusk(true, Motion::instant, nothing) == 0);
}

TEST_CASE("on a phone the card leaves the guests in sight while question or draft are about them") {
    for (const Phase phase : {Phase::guests, Phase::draft}) {
        Watched watched(before_turn_of(1, 1, 2), 390, 844);
        watched.others_play(3, phase, 0);
        const Target* card = watched.screen.find("turn-of-2");
        REQUIRE(card != nullptr);
        int guests = 0;
        for (const Target& target : watched.screen.interface().targets()) {
            if (target.id.find("space-seat-") != 0 || target.sight == Sight::none) continue;
            ++guests;
            INFO(target.id);
            CHECK_FALSE(Rect{card->x, card->y, card->width, card->height}.overlaps(
                {target.x, target.y, target.width, target.height}));
        }
        CHECK(guests > 0);
    }
}

TEST_CASE("closing time tells the points of that time, not of now") {
    Watched watched(before_turn_of(1, 1, 2));
    watched.others_play(3, Phase::draft, 0);
    const Target* card = watched.screen.find("turn-of-2");
    REQUIRE(card != nullptr);
    CHECK(card->label.find("now") == std::string::npos);
    const Evening evening = evenings_since(watched.game, 0).back();
    const int points = standing_after(watched.game, 1, evening.stretch.end).points;
    CHECK(card->label.find("; " + std::to_string(points) + " points") != std::string::npos);
}
