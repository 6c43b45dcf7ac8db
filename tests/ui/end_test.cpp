#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

#include "narration/chronicle.hpp"
#include "record/history.hpp"
#include "rules/rules.hpp"
#include "screen.hpp"
#include "story/story.hpp"
#include "text/text.hpp"
#include "ui/draw/theme.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Whether a text of the screen begins so. */
bool says_from(ScreenTest& screen, std::string_view start) {
    const std::vector<std::string> texts = texts_of(screen);
    return std::any_of(texts.begin(), texts.end(), [&](const std::string& text) { return text.rfind(start, 0) == 0; });
}

}  // namespace

TEST_CASE("the end explains how a tie was broken") {
    const std::string_view whole = say(Text::end_tie);
    const std::string_view start = whole.substr(0, whole.find(' '));
    int ties = 0;
    int others = 0;
    for (std::uint64_t seed = 1; seed < 200 && (ties == 0 || others < 3); ++seed) {
        Game game = game_of_persons(2, 1, seed);
        play_to(game, Phase::over);
        REQUIRE(game.state().phase == Phase::over);
        const bool tie = score(game.state(), 0).total() == score(game.state(), 1).total();
        if (tie ? ties > 0 : others >= 3) continue;
        ++(tie ? ties : others);
        ScreenTest screen(game, 1280, 720);
        screen.model().screen = Screen::end;
        screen.frame();
        CHECK(says_from(screen, start) == tie);
    }
    CHECK(ties == 1);
    CHECK(others == 3);
}

TEST_CASE("the end of a branch says so and leads back to the evening, not to the same deal") {
    Game game = game_of_persons(2, 1, 5);
    constexpr std::size_t left = 20;
    play_to(game, Phase::over);
    story::Story story{{{game}}};
    story.lines.push_back(story::branch_of(story, 0, left, 7, false));
    story.lines.push_back(story::branch_of(story, 1, 3, 8, false));
    story.lines[2].game = game;
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::end;
    screen.model().story = &story;
    screen.model().line = 2;
    screen.frame();
    CHECK(says_from(screen, std::string(say(Text::story_branch, {{"round", 1}, {"moment", 3}}))));
    CHECK(screen.find("again") == nullptr);
    REQUIRE(screen.touch("to-evening"));
    const auto* wish = asked<intent::ShowLine>(screen);
    REQUIRE(wish != nullptr);
    CHECK(wish->line == 0);
    CHECK(wish->moment == left);
}

TEST_CASE("the table says beside the round that a branch is shown, and of the evening itself it does not") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    story::Story story{{{game}}};
    story.lines.push_back(story::branch_of(story, 0, 20, 7, false));
    for (const auto& [width, height] :
         {std::pair(1280.0F, 720.0F), std::pair(390.0F, 844.0F), std::pair(844.0F, 390.0F)})
        for (const std::size_t line : {0U, 1U}) {
            ScreenTest screen(game, width, height);
            screen.model().story = &story;
            screen.model().line = line;
            screen.frame();
            CHECK(says_from(screen, std::string(say(Text::story_what_if))) == (line == 1));
        }
}

TEST_CASE("mistakes are offered to persons only, and the wish waits while a dialog is open") {
    Setup setup;
    std::vector<Innkeeper> computers = default_innkeepers(setup);
    for (Innkeeper& computer : computers) computer.player_type = PlayerType::novice;
    Game watched(setup, 5, computers);
    play_to(watched, Phase::over);
    ScreenTest watching(watched, 1280, 720);
    watching.model().screen = Screen::end;
    watching.frame();
    CHECK(watching.find("learn-from-mistakes") == nullptr);

    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::over);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::end;
    screen.frame();
    REQUIRE(screen.touch("learn-from-mistakes"));
    CHECK(screen.seen().back().is<intent::LearnFromMistakes>());
    screen.model().learning.emplace();
    screen.frame();
    REQUIRE(screen.touch("learn-from-mistakes"));
    CHECK(screen.seen().back().is<intent::StopLearning>());
    const std::size_t before = screen.seen().size();
    REQUIRE(screen.touch("ledger"));
    screen.frame();
    // A dialog makes the mistakes wait.
    REQUIRE(screen.seen().size() > before);
    REQUIRE(asked<intent::HoldLearning>(screen) != nullptr);
    CHECK(asked<intent::HoldLearning>(screen)->held);
    screen.model().learning->held = true;
    REQUIRE(screen.touch("close"));
    screen.frame();
    CHECK_FALSE(asked<intent::HoldLearning>(screen)->held);
}

TEST_CASE("the points are a table: a row for each source, with a number below each name") {
    Game game = game_of_persons(2, 1, 1);
    play_to(game, Phase::over);
    REQUIRE(game.state().phase == Phase::over);
    for (const float width : {1280.0F, 320.0F}) {
        INFO(width);
        ScreenTest screen(game, width, 720);
        screen.model().screen = Screen::end;
        screen.frame();
        screen.frame();
        const std::vector<SemanticNode>& nodes = screen.interface().semantics();
        const auto children = [&](std::size_t parent) {
            std::vector<std::size_t> list;
            for (std::size_t index = 0; index < nodes.size(); ++index)
                if (nodes[index].parent == static_cast<int>(parent)) list.push_back(index);
            return list;
        };
        /** The role of a cell, and the words in it. */
        const auto cell = [&](std::size_t index) {
            const std::vector<std::size_t> words = children(index);
            return std::pair(nodes[index].meaning.role,
                             words.empty() ? std::string() : nodes[words.front()].meaning.name);
        };
        const auto table = std::find_if(nodes.begin(), nodes.end(),
                                        [](const SemanticNode& node) { return node.meaning.role == Role::table; });
        REQUIRE(table != nodes.end());
        const std::vector<std::size_t> rows = children(static_cast<std::size_t>(table - nodes.begin()));
        REQUIRE(rows.size() == 5);
        for (const std::size_t row : rows) {
            CHECK(nodes[row].meaning.role == Role::row);
            REQUIRE(children(row).size() == 3);
        }
        // The winner is named first.
        const std::size_t best = winners(game.state()).has(0) ? 0 : 1;
        const std::string names[] = {"Anna", "Bram"};
        CHECK(cell(children(rows.front())[1]) == std::pair(Role::column_header, names[best]));
        CHECK(cell(children(rows.front())[2]) == std::pair(Role::column_header, names[1 - best]));
        const std::vector<std::size_t> total = children(rows.back());
        CHECK(cell(total[0]) == std::pair(Role::row_header, std::string(say(Text::points_total))));
        for (const std::size_t place : {0U, 1U}) {
            const int seat = static_cast<int>(place == 0 ? best : 1 - best);
            CHECK(cell(total[place + 1]) == std::pair(Role::cell, std::to_string(score(game.state(), seat).total())));
        }
    }
}

TEST_CASE("the points are counted up; a touch or motion switched off shows them at once") {
    // Bram wins.
    std::uint64_t seed = 0;
    Game game = game_of_persons(2, 3, seed);
    while (game.state().phase != Phase::over || winners(game.state()).has(0)) {
        game = game_of_persons(2, 3, ++seed);
        play_to(game, Phase::over);
    }
    const auto open = [&](bool less_motion, const auto& look_on) {
        ScreenTest screen(game, 1280, 720);
        screen.model().less_motion = less_motion;
        screen.model().screen = Screen::end;
        screen.frame();
        look_on(screen);
    };
    const std::string counting(say(Text::end_counting));
    const auto first_name = [](ScreenTest& screen) {
        for (const SemanticNode& node : screen.interface().semantics())
            if (node.meaning.name == "Anna" || node.meaning.name == "Bram") return node.meaning.name;
        return std::string();
    };
    // The winner is named first once all is counted, and not before.
    open(false, [&](ScreenTest& screen) {
        CHECK(screen.reads(counting));
        CHECK(first_name(screen) == "Anna");
        CHECK(screen.find("again") != nullptr);
        screen.key(ImGuiKey_Enter);
        screen.look();
        CHECK(first_name(screen) == "Bram");
    });
    open(false, [&](ScreenTest& screen) {
        CHECK(screen.reads(counting));
        CHECK(screen.interface().wants_frame());
        for (int second = 0; second < 4; ++second) screen.frame(1);
        CHECK_FALSE(screen.reads(counting));
        screen.look();
        CHECK_FALSE(screen.interface().wants_frame());
    });
    open(false, [&](ScreenTest& screen) {
        screen.key(ImGuiKey_Enter);
        CHECK_FALSE(screen.reads(counting));
    });
    open(true, [&](ScreenTest& screen) { CHECK_FALSE(screen.reads(counting)); });
}

TEST_CASE("only the sources of the module are counted, and then the winner is known") {
    for (const int module : {1, 2}) {
        Game game = game_of_persons(2, module, 5);
        play_to(game, Phase::over);
        REQUIRE(game.state().phase == Phase::over);
        const auto sources = static_cast<float>(sources_of(game.state().setup).size());
        REQUIRE(sources == (module == 1 ? 3 : 4));
        ScreenTest screen(game, 1280, 720);
        screen.model().less_motion = false;
        screen.model().screen = Screen::end;
        screen.frame();
        // The seconds for one source.
        constexpr float time = 0.6F;
        screen.frame((sources - 0.5F) * time);
        CHECK(screen.reads(std::string(say(Text::end_counting))));
        screen.frame(time);
        CHECK_FALSE(screen.reads(std::string(say(Text::end_counting))));
    }
}

TEST_CASE("after the end no price is lit") {
    const Game over = game_in(Phase::over, 3);
    State state = over.state();
    for (Player& player : state.players) player.thalers = player.beer = 2;
    Game game(state, 1, over.record().innkeepers);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::end;
    screen.look();
    REQUIRE(screen.touch("taverns"));
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    int prices = 0;
    for (const Target& target : screen.interface().targets()) {
        if (target.id.rfind("buy-", 0) != 0 && target.id.rfind("recruit-", 0) != 0) continue;
        ++prices;
        INFO(target.id);
        for (const RecordedFill& fill : recorder.fills) {
            const Point center = fill.rect.center();
            if (center.x < target.x || center.x > target.x + target.width || center.y < target.y ||
                center.y > target.y + target.height)
                continue;
            CHECK(fill.color != palette::candle);
            CHECK(fill.color != palette::cannot_pay);
        }
    }
    CHECK(prices > 5);
}

TEST_CASE("the way back to the points covers no player") {
    Game game = game_of_persons(4, 5, 1);
    play_to(game, Phase::over);
    for (const WindowSize& size : common_window_sizes) {
        INFO(size.width << "x" << size.height);
        ScreenTest screen(game, size.width, size.height);
        screen.model().screen = Screen::end;
        screen.look();
        REQUIRE(screen.touch("taverns"));
        if (!screen.touch("page-players")) continue;
        const Target& back = *screen.find("points");
        const Rect button{back.x, back.y, back.width, back.height};
        for (int seat = 1; seat <= 4; ++seat) {
            const Target* look = screen.find("look-" + std::to_string(seat));
            REQUIRE(look != nullptr);
            CHECK_FALSE(button.overlaps({look->x, look->y, look->width, look->height}));
        }
    }
}

TEST_CASE("the numbers of the points table stand apart at every size of letters") {
    Game game = game_of_persons(4, 5, 1);
    play_to(game, Phase::over);
    std::size_t seen = 0;
    for (const WindowSize& size : common_window_sizes)
        for (const int letters : text_sizes) {
            INFO(size.width << "x" << size.height << ", " << letters << " %");
            ScreenTest screen(game, size.width, size.height);
            screen.model().screen = Screen::end;
            screen.model().settings.text_size = letters;
            screen.look();
            std::vector<Rect> numbers;
            Recorder recorder;
            screen.interface().record(&recorder);
            screen.frame();
            screen.interface().record(nullptr);
            for (const RecordedText& text : recorder.texts)
                if (text.text.find_first_not_of("0123456789") == std::string::npos) numbers.push_back(text.ink);
            seen += numbers.size();
            for (const Rect& one : numbers)
                for (const Rect& other : numbers)
                    if (&one != &other && one.x <= other.x && std::abs(one.center().y - other.center().y) < 1)
                        CHECK(one.right() + 3 <= other.x);
        }
    CHECK(seen > 100);
}

TEST_CASE("a turning point leads to its moment") {
    Game game = game_of_persons(2, 3, 1);
    play_to(game, Phase::over);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::end;
    screen.frame();
    screen.frame();
    const std::vector<TurningPoint> points = chronicle_of(game, 3).turning_points;
    REQUIRE_FALSE(points.empty());
    for (const TurningPoint& point : points) {
        // The number at its end is one of points.
        CHECK(screen.find("moment-" + std::to_string(point.step))->label.find(" point") != std::string::npos);
        REQUIRE(screen.touch("moment-" + std::to_string(point.step)));
        const auto* wish = asked<intent::LookBack>(screen);
        REQUIRE(wish != nullptr);
        const std::size_t steps = moments_of(game)[wish->moment.value()];
        // Just after it, so that the line of the moment tells it.
        CHECK(steps > point.step);
        CHECK(moments_of(game)[wish->moment.value() - 1] <= point.step);
        CHECK(game.steps()[point.step].action == point.action);
    }
}

TEST_CASE("the gain that took the lead for good is among the turning points") {
    int changes = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        INFO(seed);
        Game game = game_of_persons(2, 5, seed);
        play_to(game, Phase::over);
        const Chronicle told = chronicle_of(game, 3);
        const auto ahead = [&](std::size_t round, std::size_t seat) {
            return told.evenings[round].points[seat] > told.evenings[round].points[1 - seat];
        };
        const std::size_t winner = ahead(components::rounds, 0) ? 0 : 1;
        std::size_t since = components::rounds;
        while (since > 0 && ahead(since - 1, winner)) --since;
        // Early, nobody calls it a lead; and it may come of the other's loss alone.
        const bool gained = since > 0 && told.evenings[since].points[winner] > told.evenings[since - 1].points[winner];
        if (since <= 2 || !ahead(components::rounds, winner) || !gained) continue;
        ++changes;
        const auto takes = std::find_if(told.turning_points.begin(), told.turning_points.end(),
                                        [](const TurningPoint& point) { return point.takes_lead; });
        REQUIRE(takes != told.turning_points.end());
        CHECK(takes->round == static_cast<int>(since));
        CHECK(takes->seat == winner);
        CHECK(takes->points > 0);
    }
    CHECK(changes > 5);
}

TEST_CASE("a gain of somebody far ahead decides nothing, and one in an even game does") {
    const auto swings = [](int ahead) {
        Game fresh = game_of_persons(2, 1, 4);
        State state = fresh.state();
        state.players[0].bag.add(Card::noble, ahead);
        Game game(state, 4, fresh.record().innkeepers);
        play_to(game, Phase::over);
        std::vector<int> all;
        for (const TurningPoint& point : chronicle_of(game, 100).turning_points) all.push_back(std::abs(point.swing));
        REQUIRE_FALSE(all.empty());
        return *std::max_element(all.begin(), all.end());
    };
    CHECK(swings(12) == 0);
    CHECK(swings(0) > 0);
}

TEST_CASE("a new game at the end opens its choices") {
    Game game = game_of_persons(2, 1, 1);
    play_to(game, Phase::over);
    for (const bool phone : {false, true}) {
        INFO(phone);
        ScreenTest screen(game, phone ? 390 : 1280, phone ? 844 : 720);
        screen.model().screen = Screen::end;
        screen.frame();
        screen.frame();
        REQUIRE(screen.touch("new-game"));
        CHECK(asked<intent::ToTitle>(screen));
        screen.model().screen = Screen::title;
        screen.frame();
        screen.frame();
        CHECK(screen.live("open-inn"));
    }
}

TEST_CASE("a long name is shortened in the points table, and the others stay whole") {
    Game start = game_of_persons(3, 5, 1);
    play_to(start, Phase::over);
    REQUIRE(start.state().phase == Phase::over);
    std::vector<Innkeeper> innkeepers = start.record().innkeepers;
    innkeepers[2].name = "Wolfeschlegelsteinhausenbergerdorff";
    Game game(start.state(), 1, innkeepers);
    ScreenTest screen(game, 360, 640);
    screen.model().screen = Screen::end;
    screen.look();
    CHECK(screen.reads("Anna"));
    CHECK(screen.reads("Bram"));
}
