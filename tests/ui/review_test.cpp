// The review by touch: it lists what cost most, and leads to the game going on from there.
#include <doctest/doctest.h>

#include "screen.hpp"
#include "ui/theme.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

Game finished_game(int players) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = 5;
    std::vector<Innkeeper> innkeepers;
    for (int seat = 0; seat < players; ++seat) innkeepers.push_back({"", static_cast<PlayerColor>(seat)});
    innkeepers[0].keeper = Keeper::steady;
    Game game(setup, 5, innkeepers);
    while (game.state().phase != Phase::over) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[legal.size() / 2]).has_value());
    }
    return game;
}

/** A lapse at the first time the question comes to the seat from an action on: the first legal answer was played, the
 *  last one would have been better. */
Lapse lapse_at(const Game& game, int seat, Question asked, std::size_t from, Worth cost) {
    Lapse lapse;
    for (std::size_t at = from; at < game.record().actions.size(); ++at) {
        Game moment = game;
        moment.go_to(at);
        if (question(moment.state()) != asked || actor(moment.state()).seat != seat) continue;
        ActionList legal;
        legal_actions(moment.state(), legal);
        if (legal[0] == legal[legal.size() - 1]) continue;
        lapse.player_actions = at;
        lapse.seat = seat;
        lapse.round = moment.state().round;
        lapse.question = asked;
        lapse.played.actions = {legal[0]};
        lapse.better.actions = {legal[legal.size() - 1]};
        lapse.better.worth = cost;
        lapse.cost = cost;
        return lapse;
    }
    FAIL("nobody was asked");
    return lapse;
}

Review review_of(const Game& game) {
    Review review;
    review.chances.assign(9, Chances{500, 500});
    review.lapses.push_back(lapse_at(game, 1, Question::take_die, 0, 190));
    review.lapses.push_back(lapse_at(game, 0, Question::take_die, 0, 160));
    review.lapses.push_back(lapse_at(game, 1, Question::plan, 20, 140));
    return review;
}

std::string label(const ScreenTest& screen, const std::string& id) {
    const Target* target = screen.find(id);
    return target != nullptr ? target->label : std::string();
}

}  // namespace

TEST_CASE("the review lists a player's costliest decisions and lets the game go on from there") {
    Game game = finished_game(2);
    const Review review = review_of(game);
    for (const WindowSize& size : window_sizes) {
        const float width = size.width;
        const float height = size.height;
        INFO(width << " x " << height);
        ScreenTest screen(game, width, height);
        screen.model().screen = Screen::end;
        screen.frame();
        screen.frame();
        REQUIRE(screen.touch("review"));
        CHECK(screen.seen().back().kind == Intent::Kind::open_review);
        screen.model().screen = Screen::review;
        screen.model().review = &review;
        screen.model().review_progress = 1000;
        screen.frame();
        screen.frame();
        // Of the person, who sits second; the costliest first, with what it cost.
        CHECK_FALSE(screen.live("review-2"));
        CHECK(label(screen, "lapse-1").find("−1.9") != std::string::npos);
        CHECK(label(screen, "lapse-1").find("Dice draft") != std::string::npos);
        CHECK(screen.find("lapse-3") == nullptr);
        for (const Target& target : screen.interface().targets()) {
            INFO(target.id);
            CHECK(target.x + target.width <= width + 0.5F);
            CHECK(target.y + target.height <= height + 0.5F);
            if (target.enabled) CHECK_FALSE(target.label.empty());
        }
        REQUIRE(screen.touch("play-on"));
        CHECK(screen.seen().back().kind == Intent::Kind::play_on_from);
        CHECK(screen.seen().back().field == static_cast<int>(review.lapses[0].player_actions));
        REQUIRE(screen.touch("look-back"));
        CHECK(screen.seen().back().kind == Intent::Kind::look_back);
        History history(game);
        history.go_to(static_cast<std::size_t>(screen.seen().back().field));
        CHECK(history.player_actions() == review.lapses[0].player_actions);
        CHECK_FALSE(screen.live("before"));
        REQUIRE(screen.touch("next"));
        CHECK_FALSE(screen.live("next"));
        CHECK(label(screen, "lapse-2").find("−1.4") != std::string::npos);
        REQUIRE(screen.touch("play-on"));
        CHECK(screen.seen().back().field == static_cast<int>(review.lapses[2].player_actions));
        REQUIRE(screen.touch("review-1"));
        screen.frame();
        REQUIRE(screen.touch("play-on"));
        CHECK(screen.seen().back().field == static_cast<int>(review.lapses[1].player_actions));
        REQUIRE(screen.touch("points"));
        CHECK(screen.seen().back().kind == Intent::Kind::close_review);
        screen.frame();
        CHECK_FALSE(screen.interface().wants_frame());
    }
}

TEST_CASE("a decision is told with the name of whoever made it, and looked back on in that tavern") {
    Game game = finished_game(2);
    const Review review = review_of(game);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::review;
    screen.model().review = &review;
    screen.model().review_progress = 1000;
    screen.frame();
    screen.frame();
    CHECK(label(screen, "lapse-1").find("Bram took the ") != std::string::npos);
    REQUIRE(screen.touch("review-1"));
    screen.frame();
    CHECK(label(screen, "lapse-1").find("Anna took the ") != std::string::npos);
    // Anna is a computer, whose picks a person watches from the own tavern.
    REQUIRE(screen.touch("look-back"));
    History history(game);
    history.go_to(static_cast<std::size_t>(screen.seen().back().field));
    screen.model().history = &history;
    screen.model().game = &history.game();
    screen.model().screen = Screen::history;
    screen.quiet();
    screen.frame();
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    // The tab that is in front is written in ink.
    for (const RecordedText& text : recorder.texts) {
        if (text.text == "Anna") CHECK(text.color == palette::ink);
        if (text.text == "Bram") CHECK(text.color != palette::ink);
    }
}

TEST_CASE("what was bought and what should have been stand in the line, not their reason") {
    Game game = finished_game(2);
    Review review;
    review.chances.assign(9, Chances{500, 500});
    Lapse lapse = lapse_at(game, 1, Question::serve, 40, 140);
    Game moment = game;
    moment.go_to(lapse.player_actions);
    lapse.played.actions = {Action(ActionKind::end_turn)};
    lapse.better.actions = {act::buy(Card::server), Action(ActionKind::end_turn)};
    lapse.better.reason = Reason::monastery;
    review.lapses.push_back(lapse);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::review;
    screen.model().review = &review;
    screen.model().review_progress = 1000;
    screen.frame();
    screen.frame();
    CHECK(label(screen, "lapse-1").find("Serving: nothing. Better: Server.") != std::string::npos);
}

TEST_CASE("a review that is still being made shows what it has") {
    Game game = finished_game(2);
    Review review;
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::review;
    screen.frame();
    screen.frame();
    CHECK(screen.live("points"));
    CHECK_FALSE(screen.live("play-on"));
    screen.model().review = &review;
    screen.model().review_progress = 370;
    screen.frame();
    CHECK(screen.find("lapse-1") == nullptr);
    review = review_of(game);
    screen.frame();
    screen.frame();
    CHECK(screen.live("play-on"));
}
