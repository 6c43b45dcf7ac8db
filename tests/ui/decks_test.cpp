#include <doctest/doctest.h>

#include "rules/rules.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Planning in the first round. The player whose turn it is has two servers to draw and a regular of each kind
 * discarded. */
State planning(int round = 1) {
    Game game = game_of_persons(3, 1, 5);
    play_to(game, Phase::planning);
    State state = game.state();
    state.round = static_cast<std::uint8_t>(round);  // the start player follows from it
    Player& player = state.players[actor(state).seat];
    player.known_count = 0;
    player.bag = {};
    player.bag.add(Card::server, 2);
    player.discard = {};
    player.discard.add(Card::regular_1);
    player.discard.add(Card::regular_2);
    return state;
}

/** The cells of the row that begins with this name. */
std::vector<std::string> row_of(ScreenTest& screen, const std::string& name) {
    std::vector<std::string> cells;
    const std::vector<SemanticNode>& nodes = screen.interface().semantics();
    const auto text_in = [&](int parent) {
        std::string text;
        for (const SemanticNode& node : nodes)
            if (node.parent == parent) text += node.meaning.name;
        return text;
    };
    for (int row = 0; row < static_cast<int>(nodes.size()); ++row) {
        if (nodes[static_cast<std::size_t>(row)].meaning.role != Role::row) continue;
        std::vector<std::string> here;
        for (int cell = 0; cell < static_cast<int>(nodes.size()); ++cell)
            if (nodes[static_cast<std::size_t>(cell)].parent == row) here.push_back(text_in(cell));
        if (!here.empty() && here.front() == name) cells = here;
    }
    return cells;
}

}  // namespace

TEST_CASE("deck and discard pile open the list of the cards, of everybody") {
    const State state = planning();
    const int seat = actor(state).seat;
    for (const char* id : {"deck", "discard"}) {
        INFO(id);
        Game game(state, 1, game_of_persons(3, 1, 5).record().innkeepers);
        ScreenTest screen(game, 1280, 720);
        REQUIRE(screen.touch(id));
        CHECK(screen.hears(say(Text::decks_title)));
        CHECK(row_of(screen, "Server") == std::vector<std::string>{"Server", "2", "0", "100%"});
        const std::vector<std::string> regulars = row_of(screen, "Regular (wants a 2)");
        REQUIRE(regulars.size() == 4);
        CHECK(regulars[1] == "0");
        CHECK(regulars[2] == "1");
        const int other = (seat + 1) % 3;
        REQUIRE(screen.touch("deck-of-" + std::to_string(other)));
        CHECK(row_of(screen, "Server").size() != 1);
        CHECK(screen.hears(std::string(say(Text::decks_title)) + ": " + shown_innkeeper(game, other).name));
        screen.key(ImGuiKey_Escape);
        CHECK_FALSE(screen.hears(say(Text::decks_about)));
    }
}

TEST_CASE("on a phone the piles open the list, too") {
    for (const char* id : {"deck", "discard"}) {
        Game game(planning(), 1, game_of_persons(3, 1, 5).record().innkeepers);
        ScreenTest screen(game, 390, 844);
        REQUIRE(screen.touch(id));
        CHECK(screen.hears(say(Text::decks_title)));
    }
}

TEST_CASE("the menu opens the decks, too") {
    Game game(planning(), 1, game_of_persons(3, 1, 5).record().innkeepers);
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.touch("menu"));
    REQUIRE(screen.touch("decks"));
    CHECK(screen.hears(say(Text::decks_chance_about, {{"round", 2}})));
}

TEST_CASE("after the guests of the last round nothing is drawn any more") {
    const State state = planning(components::rounds);
    Game game(state, 1, game_of_persons(3, 1, 5).record().innkeepers);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("deck"));
    CHECK(screen.hears(say(Text::decks_no_more)));
    std::string row;
    for (const std::string& cell : row_of(screen, "Server")) row += cell + "|";
    CHECK(row == "Server|2|0|");
}

TEST_CASE("on the smallest phone no card takes more than two lines") {
    const State state = planning();
    Game game(state, 1, game_of_persons(3, 1, 5).record().innkeepers);
    ScreenTest screen(game, 320, 568);
    REQUIRE(screen.touch("menu"));
    REQUIRE(screen.touch("decks"));
    const std::vector<SemanticNode>& nodes = screen.interface().semantics();
    const auto height_of = [&](const std::string& name) {
        for (const SemanticNode& node : nodes)
            if (node.meaning.role == Role::text && node.meaning.name == name) return node.height;
        FAIL("there is no " << name);
        return 0.0F;
    };
    const float line = height_of("Server");
    for (const char* name : {"Regular (wants a 1)", "Regular (wants a 2)"}) CHECK(height_of(name) < 2.5F * line);
}

TEST_CASE("all cells of the table have letters of the size of their kind, however large") {
    for (const WindowSize& size : {WindowSize{1280, 720}, WindowSize{390, 844}, WindowSize{320, 1100}})
        for (const int text_size : {100, 130, 200}) {
            INFO(size.width << " at " << text_size);
            Game game(planning(), 1, game_of_persons(3, 1, 5).record().innkeepers);
            ScreenTest screen(game, size.width, size.height);
            screen.model().settings.text_size = text_size;
            screen.look();
            REQUIRE(screen.touch("menu"));
            REQUIRE(screen.touch("decks"));
            const auto size_of = [&](std::string_view words) {
                Recorder recorder;
                screen.interface().record(&recorder);
                screen.frame();
                screen.interface().record(nullptr);
                float size = 0;
                for (const RecordedText& text : recorder.texts)
                    if (words.starts_with(text.text) && text.text.size() > 1) size = text.size;
                return size;
            };
            const float heads = size_of(say(Text::decks_to_draw));
            REQUIRE(heads > 0);
            CHECK(size_of(say(Text::decks_discarded)) == doctest::Approx(heads).epsilon(0.03));
            CHECK(size_of(say(Text::decks_chance)) == doctest::Approx(heads).epsilon(0.03));
            const float cells = size_of("Server");
            REQUIRE(cells > 0);
            CHECK(size_of("100%") == doctest::Approx(cells).epsilon(0.03));
        }
}
