// The sheet of the fair dice: faces by player, of this game and of all, and the seal of the deal.
#include <doctest/doctest.h>

#include "narration/review.hpp"
#include "reachable.hpp"
#include "record/numbers/sha256.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** The seal as shown: eight groups of eight digits. */
std::string shown_seal(std::uint64_t seed) {
    std::string seal = sha256(sealed_text(seed));
    for (std::size_t group = 7; group > 0; --group) seal.insert(8 * group, " ");
    return seal;
}

GameResult result(const std::string& id, std::optional<FaceCounts> rolled) {
    GameResult made;
    made.id = id;
    made.player_types = {PlayerType::person};
    made.points = {0};
    made.faces = rolled;
    return made;
}

struct DiceReader {
    Game game;
    ScreenTest screen;
    explicit DiceReader(Game played, float width = 1280, float height = 720)
        : game(std::move(played)), screen(game, width, height) {
        screen.model().results = {result("a", std::nullopt), result("b", FaceCounts{40, 41, 42, 43, 44, 45}),
                                  result("c", FaceCounts{100, 100, 100, 100, 100, 100})};
        screen.frame();
    }
    void open() {
        REQUIRE(screen.touch("menu"));
        REQUIRE(screen.touch("fair-dice"));
    }
    /** The number beside the face: how often it was rolled; or beside the expected number. */
    std::string beside(const std::string& name) {
        const std::vector<SemanticNode>& nodes = screen.interface().semantics();
        for (std::size_t at = 0; at + 3 < nodes.size(); ++at)
            if (nodes[at].meaning.role == Role::row_header && nodes[at + 1].meaning.name == name)
                return nodes[at + 3].meaning.name;
        return {};
    }
};

/** Seed 7: own dice 2 and 6, then 1 2 4 6 and 1 5 5 5 on the coasters. */
Game first_draft() {
    Game game = game_of_persons(2, 1, 7);
    play_to(game, Phase::draft);
    return game;
}

}  // namespace

TEST_CASE("the faces of the game, of each player and of all games stand above their expected number") {
    DiceReader reader(first_draft());
    reader.open();
    CHECK(reader.beside("1") == "2");
    CHECK(reader.beside("expected") == "1.7");  // ten dice
    CHECK(reader.beside("3") == "0");
    CHECK(reader.beside("5") == "3");
    REQUIRE(reader.screen.touch("dice-of-1"));
    CHECK(reader.beside("2") == "2");
    CHECK(reader.beside("5") == "0");
    REQUIRE(reader.screen.touch("dice-of-2"));
    CHECK(reader.beside("5") == "3");
    REQUIRE(reader.screen.touch("dice-of-3"));
    CHECK(reader.beside("1") == "140");
    CHECK(reader.beside("6") == "145");
    CHECK(reader.beside("expected") == "142.5");
    CHECK(reader.screen.hears(say(Text::fair_counted, {{"count", 2}})));
}

TEST_CASE("the seal is shown from the beginning, the number of the deal only when the game is over") {
    DiceReader reader(game_of_persons(2, 1, 7));
    reader.open();
    CHECK(reader.screen.hears(say(Text::fair_none)));
    CHECK(reader.screen.hears(shown_seal(7)));
    CHECK(reader.screen.hears(say(Text::fair_hidden)));
    CHECK_FALSE(reader.screen.hears(say(Text::fair_shown, {{"text", "taverns deal 7"}})));
    CHECK_FALSE(reader.screen.hears(shown_seal(8)));
}

TEST_CASE("at the end the seal is the same, and its text is told") {
    Game game = game_of_persons(2, 1, 7);
    play_to(game, Phase::over);
    DiceReader reader(std::move(game));
    reader.screen.model().screen = Screen::end;
    reader.screen.frame();
    REQUIRE(reader.screen.touch("fair-dice"));
    CHECK(reader.screen.hears(shown_seal(7)));
    CHECK(reader.screen.hears(say(Text::fair_shown, {{"text", "taverns deal 7"}})));
}

TEST_CASE("after a review the luck of a player is told beside the dice") {
    Game game = game_of_persons(2, 1, 7);
    play_to(game, Phase::over);
    DiceReader reader(std::move(game));
    Review review;
    review.luck = {-740, 310};
    reader.screen.model().screen = Screen::end;
    reader.screen.model().review = &review;
    reader.screen.model().review_progress = 990;
    reader.screen.frame();
    REQUIRE(reader.screen.touch("fair-dice"));
    REQUIRE(reader.screen.touch("dice-of-2"));
    CHECK_FALSE(reader.screen.hears(balance_text(balance_of(review, 1))));
    reader.screen.model().review_progress = 1000;
    reader.screen.quiet();
    reader.screen.frame();
    CHECK(balance_text(balance_of(review, 1)) == "Luck: +3.1 points. Choices: 0.0 points.");
    CHECK(reader.screen.hears(balance_text(balance_of(review, 1))));
    CHECK_FALSE(reader.screen.hears(balance_text(balance_of(review, 0))));
}

TEST_CASE("games from positions have a deal of their own; games whose chance was given have none") {
    const State state = first_draft().state();
    DiceReader with(Game(state, 9, default_innkeepers(state.setup)));
    with.open();
    CHECK(with.screen.hears(say(Text::fair_sealed)));
    CHECK(with.screen.hears(shown_seal(9)));
    DiceReader without(Game(state, std::nullopt, default_innkeepers(state.setup)));
    without.open();
    CHECK(without.screen.hears(say(Text::fair_no_deal)));
    CHECK_FALSE(without.screen.hears(say(Text::fair_sealed)));
}

TEST_CASE("all of the sheet is reached at every size") {
    for (const auto& size : window_sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            DiceReader reader(first_draft(), size.width, size.height);
            reader.open();
            reader.screen.model().settings.text_size = text_size;
            reader.screen.frame();
            check_reachable(reader.screen, size.width, size.height);
        }
}

TEST_CASE("no dice are counted in a past moment") {
    Game game = first_draft();
    ScreenTest screen(game, 1280, 720);
    const History history(game);
    screen.model().history = &history;
    screen.frame();
    REQUIRE(screen.touch("menu"));
    CHECK(screen.find("fair-dice") == nullptr);
}
