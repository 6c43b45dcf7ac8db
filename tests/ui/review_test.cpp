// The review by touch: it lists the costliest mistakes, and leads to the game going on from there.
#include <doctest/doctest.h>

#include <cmath>

#include "narration/advice/advice.hpp"
#include "reachable.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "ui/draw/theme.hpp"
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
    innkeepers[0].player_type = PlayerType::steady;
    Game game(setup, 5, innkeepers);
    while (game.state().phase != Phase::over) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[legal.size() / 2]).has_value());
    }
    return game;
}

/** A mistake at the first time the question comes to the seat from an action on: the first legal answer was played, the
 *  last one would have been better. */
Mistake mistake_at(const Game& game, int seat, Question asked, std::size_t from, Value cost) {
    Mistake mistake;
    for (std::size_t at = from; at < game.record().actions.size(); ++at) {
        Game moment = game;
        moment.go_to(at);
        if (question(moment.state()) != asked || actor(moment.state()).seat != seat) continue;
        ActionList legal;
        legal_actions(moment.state(), legal);
        if (legal[0] == legal[legal.size() - 1]) continue;
        mistake.player_actions = at;
        mistake.seat = seat;
        mistake.round = moment.state().round;
        mistake.question = asked;
        mistake.played.actions = {legal[0]};
        mistake.better.actions = {legal[legal.size() - 1]};
        mistake.better.value = cost;
        mistake.cost = cost;
        return mistake;
    }
    FAIL("nobody was asked");
    return mistake;
}

Review review_of(const Game& game) {
    Review review;
    review.win_probabilities.assign(9, WinProbabilities{50, 50});
    review.mistakes.push_back(mistake_at(game, 1, Question::take_die, 0, 190));
    review.mistakes.push_back(mistake_at(game, 0, Question::take_die, 0, 160));
    review.mistakes.push_back(mistake_at(game, 1, Question::plan, 20, 140));
    return review;
}

std::string label(const ScreenTest& screen, const std::string& id) {
    const Target* target = screen.find(id);
    return target != nullptr ? target->label : std::string();
}

/** The model of a finished review. */
void show_review(ScreenTest& screen, const Review& review) {
    screen.model().screen = Screen::review;
    screen.model().review = &review;
    screen.model().review_progress = 1000;
    screen.frame();
    screen.frame();
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
        CHECK(asked<intent::OpenReview>(screen));
        screen.model().screen = Screen::review;
        screen.model().review = &review;
        screen.model().review_progress = 1000;
        screen.frame();
        screen.frame();
        // The mistakes of the person, who sits second: the costliest first, with its cost.
        CHECK_FALSE(screen.live("review-2"));
        CHECK(label(screen, "mistake-1").find("−1.9") != std::string::npos);
        CHECK(label(screen, "mistake-1").find("Dice draft") != std::string::npos);
        CHECK(screen.find("mistake-3") == nullptr);
        for (const Target& target : screen.interface().targets()) {
            INFO(target.id);
            CHECK(target.x + target.width <= width + 0.5F);
            if (target.sight != Sight::none) CHECK(target.y + target.height <= height + 0.5F);
            if (target.enabled) CHECK_FALSE(target.label.empty());
        }
        REQUIRE(screen.touch("play-on"));
        CHECK(asked<intent::PlayOnFrom>(screen));
        CHECK(asked<intent::PlayOnFrom>(screen)->player_actions == review.mistakes[0].player_actions);
        REQUIRE(screen.touch("look-back"));
        CHECK(asked<intent::LookBack>(screen));
        History history(game);
        history.go_to(asked<intent::LookBack>(screen)->moment.value());
        CHECK(history.player_actions() == review.mistakes[0].player_actions);
        CHECK_FALSE(screen.live("before"));
        REQUIRE(screen.touch("next"));
        CHECK_FALSE(screen.live("next"));
        CHECK(label(screen, "mistake-2").find("−1.4") != std::string::npos);
        REQUIRE(screen.touch("play-on"));
        CHECK(asked<intent::PlayOnFrom>(screen)->player_actions == review.mistakes[2].player_actions);
        REQUIRE(screen.touch("review-1"));
        screen.frame();
        REQUIRE(screen.touch("play-on"));
        CHECK(asked<intent::PlayOnFrom>(screen)->player_actions == review.mistakes[1].player_actions);
        REQUIRE(screen.touch("points"));
        CHECK(asked<intent::CloseReview>(screen));
        screen.frame();
        CHECK_FALSE(screen.interface().wants_frame());
    }
}

TEST_CASE("all of a review is reached at all sizes, and a decision that is touched shows the better one") {
    Game game = finished_game(4);
    Review review;
    review.win_probabilities.assign(9, WinProbabilities{25, 25, 25, 25});
    for (std::size_t index = 0; index < 12; ++index)
        review.mistakes.push_back(mistake_at(game, 1, Question::plan, 20 * index, static_cast<Value>(200 - index)));
    review.luck[1] = -740;
    review.decisions[1] = 55;
    for (const WindowSize& size : window_sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            ScreenTest screen(game, size.width, size.height);
            screen.model().settings.text_size = text_size;
            show_review(screen, review);
            check_reachable(screen, size.width, size.height);
            REQUIRE(screen.touch("mistake-12"));
            screen.frame();
            CHECK_FALSE(screen.live("next"));
            if (text_size == 100 && size.height >= 600) CHECK(screen.find("before")->sight != Sight::none);
            REQUIRE(screen.touch("before"));
            screen.frame();
            CHECK(screen.live("next"));
        }
}

TEST_CASE("a player who played nothing is told so beside the better way") {
    Game game = finished_game(2);
    Review review = review_of(game);
    review.mistakes = {mistake_at(game, 1, Question::plan, 20, 140)};
    review.mistakes[0].played.actions = {Action(ActionKind::end_turn)};
    ScreenTest screen(game, 1280, 720);
    show_review(screen, review);
    const auto& nodes = screen.interface().semantics();
    const auto said = [&](Text text) {
        return std::find_if(nodes.begin(), nodes.end(),
                            [&](const SemanticNode& node) { return node.meaning.name == say(text); });
    };
    REQUIRE(said(Text::review_played) != nodes.end());
    CHECK(said(Text::review_played_nothing) != nodes.end());
}

TEST_CASE("luck and choices are told apart, with the points lost a decision and by theme") {
    Game game = finished_game(2);
    Review review = review_of(game);
    review.luck = {310, -740};
    review.decisions = {50, 100};
    ScreenTest screen(game, 1280, 720);
    show_review(screen, review);
    CHECK(screen.hears("Luck: −7.4 points. Choices: −3.3 points."));
    // 3.3 points in 100 decisions.
    CHECK(screen.hears(say(Text::review_rate, {{"points", "0.03"}, {"level", "Legend"}})));
    CHECK(screen.hears("Dice draft −1.9, Planning −1.4"));
    REQUIRE(screen.touch("review-1"));
    screen.frame();
    CHECK(screen.hears("Luck: +3.1 points. Choices: −1.6 points."));
    // Far more than a novice loses.
    review.mistakes[1].cost = 100'000;
    review.decisions[0] = 1;
    screen.quiet();
    screen.frame();
    CHECK(screen.hears(say(Text::review_rate, {{"points", "1000.00"}, {"level", "Novice"}})));
}

TEST_CASE("a decision is told with the name of its player, and looked back on in that tavern") {
    Game game = finished_game(2);
    const Review review = review_of(game);
    ScreenTest screen(game, 1280, 720);
    show_review(screen, review);
    CHECK(label(screen, "mistake-1").find("Bram took the ") != std::string::npos);
    REQUIRE(screen.touch("review-1"));
    screen.frame();
    CHECK(label(screen, "mistake-1").find("Anna took the ") != std::string::npos);
    // Anna is a computer, whose picks a person watches from the own tavern.
    REQUIRE(screen.touch("look-back"));
    History history(game);
    history.go_to(asked<intent::LookBack>(screen)->moment.value());
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

TEST_CASE("the purchases made and the better ones stand in the line, not their reason") {
    Game game = finished_game(2);
    Review review;
    review.win_probabilities.assign(9, WinProbabilities{50, 50});
    Mistake mistake = mistake_at(game, 1, Question::serve, 40, 140);
    Game moment = game;
    moment.go_to(mistake.player_actions);
    mistake.played.actions = {Action(ActionKind::end_turn)};
    mistake.better.actions = {act::buy(Card::server), Action(ActionKind::end_turn)};
    mistake.better.reason = Reason::monastery;
    review.mistakes.push_back(mistake);
    const auto line = [&] {
        ScreenTest screen(game, 1280, 720);
        show_review(screen, review);
        return label(screen, "mistake-1");
    };
    CHECK(line().find("Serving, left out: Server.") != std::string::npos);
    SUBCASE("with the purchase that is given up for something else") {
        review.mistakes[0].better.actions = {Action(ActionKind::counter_guest)};
        CHECK(line().find("left out: counter guest: 1 monastery step.") != std::string::npos);
        review.mistakes[0].better.actions = {Action(ActionKind::entertain, 1)};
        CHECK(line().find("left out: " + spoken(side_rule(1)) + ".") != std::string::npos);
    }
}

TEST_CASE("no line ends with the picture of a card whose name begins the next one") {
    Game game = finished_game(2);
    Review review;
    review.win_probabilities.assign(9, WinProbabilities{50, 50});
    Mistake mistake = mistake_at(game, 1, Question::serve, 40, 140);
    mistake.played.actions = {act::buy(Card::dishwasher), act::buy(Card::barback), Action(ActionKind::end_turn)};
    mistake.better.actions = {act::buy(Card::server), act::buy(Card::table), Action(ActionKind::end_turn)};
    review.mistakes.push_back(mistake);
    int lines = 0;
    for (float width = 320; width <= 520; width += 5) {
        INFO(width);
        ScreenTest screen(game, width, 900);
        show_review(screen, review);
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        for (const RecordedText& text : recorder.texts) {
            INFO(text.text);
            const std::size_t last = text.text.rfind(' ');
            const std::string word = text.text.substr(last == std::string::npos ? 0 : last + 1);
            CHECK((!word.starts_with("[card-") || text.text == word));
            lines += text.text.find("[card-") != std::string::npos ? 1 : 0;
        }
    }
    CHECK(lines > 50);
}

TEST_CASE("two ways that differ in their order alone say so, or why the better one is") {
    // Anna with a die on her brewer, and enough to upgrade it first.
    Game game = finished_game(2);
    Game earlier = game;
    for (std::size_t at = 0; question(earlier.state()) != Question::serve || actor(earlier.state()).seat != 0; ++at)
        earlier.go_to(at);
    State serving = earlier.state();
    serving.players[0].brewer_white.add(6);
    serving.players[0].thalers = 30;
    serving.players[0].upgraded = 0;
    Game of_order(serving, 5, game.record().innkeepers);
    const Action serve = act::serve(6, Space::brewer);
    const Action upgrade = act::upgrade(Tile::brewer, 0);
    const Action end(ActionKind::end_turn);
    Effects effects;
    State after = serving;
    REQUIRE_FALSE(apply(after, upgrade, effects).has_value());
    Mistake mistake;
    mistake.seat = 0;
    mistake.round = serving.round;
    mistake.question = Question::serve;
    mistake.cost = 140;
    mistake.played.actions = {serve, upgrade, end};
    mistake.better.actions = {upgrade, serve, end};
    const auto line = [&] {
        Review review;
        review.win_probabilities.assign(9, WinProbabilities{50, 50});
        review.mistakes = {mistake};
        ScreenTest screen(of_order, 1280, 720);
        screen.model().screen = Screen::review;
        screen.model().review = &review;
        screen.model().review_progress = 1000;
        screen.frame();
        if (screen.live("review-1")) screen.touch("review-1");
        screen.frame();
        return label(screen, "mistake-1");
    };
    mistake.better.reason = Reason::brewer_first;
    mistake.better.a = 1;
    mistake.better.b = 2;
    const std::string why = suggestion_reason(of_order, serving, mistake.better);
    CHECK(line().find("Serving: the same. Better: " + why) != std::string::npos);
    // The barrel's upgrade before or after is no reason.
    mistake.better.reason = Reason::upgrades;
    CHECK(line().find("Serving: the same actions, better in another order.") != std::string::npos);
    // The other way round.
    mistake.played.actions = {act::buy(Card::server), end};
    mistake.better.actions = {end};
    CHECK(line().find("Serving, better without: Server.") != std::string::npos);
    // Two equal deeds are not one.
    mistake.played.actions = {act::buy(Card::server), end};
    mistake.better.actions = {act::buy(Card::server), act::buy(Card::server), end};
    CHECK(line().find("Serving, left out: Server.") != std::string::npos);
}

TEST_CASE("the decisions are marked on the line of their player") {
    Game game = finished_game(2);
    Review review = review_of(game);
    // Anna's line lies at 80 %, Bram's at 20 %.
    review.win_probabilities.assign(9, WinProbabilities{80, 20});
    for (std::size_t index = 0; index < review.mistakes.size(); ++index)
        review.mistakes[index].round = 3 + 2 * static_cast<int>(index);
    ScreenTest screen(game, 1280, 720);
    show_review(screen, review);
    const auto middle_of = [&](const std::string& seats, int discs) {
        if (screen.live(seats)) REQUIRE(screen.touch(seats));
        screen.frame();
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        const auto found = [&](const std::string& words) {
            const auto text = std::find_if(recorder.texts.begin(), recorder.texts.end(),
                                           [&](const RecordedText& one) { return one.text == words; });
            REQUIRE(text != recorder.texts.end());
            return text->ink;
        };
        const Rect none = found("0 %");
        const Rect all = found("100 %");
        // The evenings are counted below the chart, from its left edge to its right one.
        const Rect start = found("start");
        float right = start.x;
        for (const RecordedText& text : recorder.texts)
            if (text.text == "8" && std::abs(text.ink.center().y - start.center().y) < 6) right = text.ink.x;
        REQUIRE(right > start.right());
        float middle = 0;
        int marked = 0;
        for (const RecordedText& text : recorder.texts) {
            const Point at = text.ink.center();
            const bool in_chart =
                at.x > none.right() && at.x < right && at.y > all.center().y + 2 && at.y < none.center().y - 2;
            const bool counts = text.text.size() == 1 && text.text[0] >= '1' && text.text[0] <= '9';
            if (!in_chart || !counts) continue;
            middle += at.y;
            ++marked;
        }
        CHECK(marked == discs);
        return (none.center().y - middle / static_cast<float>(marked)) / (none.center().y - all.center().y);
    };
    CHECK(middle_of("review-2", 2) == doctest::Approx(0.2).epsilon(0.1));
    CHECK(middle_of("review-1", 1) == doctest::Approx(0.8).epsilon(0.05));
}

TEST_CASE("a review that is still being made shows its first results") {
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
    CHECK(screen.find("mistake-1") == nullptr);
    review = review_of(game);
    screen.frame();
    screen.frame();
    CHECK(screen.live("play-on"));
}

TEST_CASE("beside the costliest mistakes stands the total cost of the others") {
    Game game = finished_game(2);
    Review review = review_of(game);
    review.mistakes.assign(12, review.mistakes.front());
    ScreenTest screen(game, 390, 844);
    show_review(screen, review);
    REQUIRE(screen.find("mistake-12") != nullptr);
    CHECK_FALSE(screen.hears("1 smaller mistake: −0.4 [points]"));
    review.mistakes.push_back(mistake_at(game, 1, Question::take_die, 0, 40));
    review.mistakes.push_back(mistake_at(game, 0, Question::take_die, 0, 35));
    screen.frame();
    screen.frame();
    CHECK(screen.hears("1 smaller mistake: −0.4 [points]"));
    review.mistakes.push_back(mistake_at(game, 1, Question::take_die, 0, 30));
    screen.frame();
    screen.frame();
    CHECK(screen.hears("2 smaller mistakes: −0.7 [points]"));
    CHECK(screen.find("mistake-13") == nullptr);
}

TEST_CASE("a decision before the first round is one of the set-up") {
    Game game = finished_game(2);
    Review review = review_of(game);
    review.mistakes = {mistake_at(game, 1, Question::choose_start_card, 0, 190)};
    REQUIRE(review.mistakes[0].round == 0);
    ScreenTest screen(game, 1280, 720);
    show_review(screen, review);
    INFO(label(screen, "mistake-1"));
    CHECK(label(screen, "mistake-1").find("Set-up") != std::string::npos);
    CHECK(label(screen, "mistake-1").find("Round 0") == std::string::npos);
    for (const SemanticNode& node : screen.interface().semantics())
        CHECK(node.meaning.name.find("Round 0") == std::string::npos);
}

TEST_CASE("before the first value the review shows no chart") {
    const Game game = finished_game(2);
    Game shown = game;
    ScreenTest screen(shown, 390, 844);
    Review review;
    show_review(screen, review);
    CHECK_FALSE(screen.hears(say(Text::review_chances)));
    review.win_probabilities.assign(2, WinProbabilities{50, 50});
    screen.frame();
    CHECK(screen.hears(say(Text::review_chances)));
}

TEST_CASE("the numbers on the chart cover neither each other nor its axis") {
    Game game = finished_game(2);
    ScreenTest screen(game, 390, 844);
    Review review;
    review.win_probabilities.assign(9, WinProbabilities{50, 50});
    review.mistakes.push_back(mistake_at(game, 1, Question::choose_start_card, 0, 200));
    std::size_t at = 0;
    for (int count = 0; count < 11; ++count) {
        review.mistakes.push_back(mistake_at(game, 1, Question::take_die, at, 190 - count));
        at = review.mistakes.back().player_actions + 1;
    }
    show_review(screen, review);
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    std::vector<Rect> discs;
    std::vector<Rect> labels;
    const std::string percent = say(Text::review_percent, {{"points", 50}});
    for (const RecordedText& text : recorder.texts)
        if (text.text.ends_with(percent.substr(percent.size() - 1))) labels.push_back(text.ink);
    // The lowest label is the first; below it are the rounds and the list, which are numbered, too.
    for (const RecordedText& text : recorder.texts)
        if (text.text.find_first_not_of("0123456789") == std::string::npos && text.ink.y < labels.front().y)
            discs.push_back(text.ink);
    REQUIRE(discs.size() == review.mistakes.size());
    const auto disc = [](const Rect& ink) { return square(ink.center(), 2 * size::mark - 2); };
    for (std::size_t one = 0; one < discs.size(); ++one) {
        INFO("disc " << one);
        for (const Rect& label : labels) CHECK_FALSE(disc(discs[one]).overlaps(label));
        for (std::size_t other = 0; other < one; ++other)
            CHECK(std::hypot(discs[one].center().x - discs[other].center().x,
                             discs[one].center().y - discs[other].center().y) >= 2 * size::mark - 2);
    }
}
