// The sky, the players' page and the line of time, as they are read aloud.
#include <doctest/doctest.h>

#include <algorithm>

#include "record/history.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Three persons with all modules in planning of a round; each first action was taken. */
Game planning_in(int round) {
    Game game = game_of_persons(3, 5, 5);
    while (game.state().round < round || game.state().phase != Phase::planning) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[0]).has_value());
    }
    return game;
}

const SemanticNode& parent_of(ScreenTest& screen, const SemanticNode& node) {
    REQUIRE(node.parent >= 0);
    return screen.interface().semantics()[static_cast<std::size_t>(node.parent)];
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/** The names of all that is said right under a group of this name. */
std::vector<std::string> said_under(ScreenTest& screen, std::string_view group) {
    std::vector<std::string> said;
    for (const SemanticNode& node : screen.interface().semantics()) {
        if (node.parent < 0) continue;
        const Semantics& parent = parent_of(screen, node).meaning;
        if (parent.role == Role::group && parent.name == group) said.push_back(node.meaning.name);
    }
    return said;
}

}  // namespace

TEST_CASE("a phone's tab names the player, whatever the text size") {
    for (const WindowSize& size : {WindowSize{360, 640}, WindowSize{320, 568}, WindowSize{320, 480}})
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << " at " << text_size);
            Game game = planning_in(1);
            ScreenTest screen(game, size.width, size.height);
            screen.model().settings.text_size = text_size;
            screen.look();
            CHECK(screen.reads(shown_innkeeper(game, actor(game.state()).seat).name));
        }
}

TEST_CASE("a phone's tab has room for a short name") {
    Setup setup;
    setup.players = 4;
    setup.module = 5;
    Game game(setup, 5,
              {{"Fay", PlayerColor::blue},
               {"Eva", PlayerColor::red},
               {"Dag", PlayerColor::green},
               {"Ida", PlayerColor::yellow}});
    for (const Phase phase : {Phase::draft, Phase::planning, Phase::serving}) {
        play_to(game, phase);
        REQUIRE(game.state().phase == phase);
        ScreenTest screen(game, 360, 640);
        screen.model().settings.text_size = 200;
        for (int shown = 0; shown < setup.players; ++shown) {
            screen.look();
            const std::string& tab = screen.find("tab-next")->label;
            const std::string name = tab.substr(0, tab.find_first_of(",:"));
            INFO(name);
            CHECK(screen.reads(name));
            REQUIRE(screen.touch("tab-next"));
        }
    }
}

TEST_CASE("where one player sits, the only tab explains its tavern and leads nowhere") {
    for (const int players : {1, 2}) {
        Game game = game_of_persons(players, 1, 5);
        ScreenTest screen(game, 1280, 720);
        screen.model().settings.text_size = 200;
        screen.look();
        REQUIRE(screen.find("tab-next") != nullptr);
        CHECK(screen.live("tab-next") == (players > 1));
        CHECK_FALSE(screen.known_node("tab-next").meaning.description.empty());
        const std::string before = screen.find("tab-next")->label;
        screen.tap("tab-next");
        screen.look();
        CHECK((screen.find("tab-next")->label != before) == (players > 1));
    }
}

TEST_CASE("the tab of the tavern shown is the chosen one of its list, and tells points by source") {
    Game game = planning_in(3);
    ScreenTest screen(game, 1280, 720);
    const auto check_chosen = [&](int seat) {
        for (int tab = 0; tab < 3; ++tab) {
            const std::string id = "tab-" + std::to_string(tab + 1);
            INFO(id);
            const SemanticNode& node = screen.known_node(id);
            CHECK(node.meaning.role == Role::tab);
            CHECK(parent_of(screen, node).meaning.role == Role::tab_list);
            CHECK(screen.find(id)->chosen == (tab == seat));
            const Score points = score(game.state(), tab);
            for (const auto& [source, count] :
                 {std::pair(Text::points_guests, points.guests), std::pair(Text::points_staff, points.staff),
                  std::pair(Text::points_schnapps, points.schnapps)})
                CHECK(holds(node.meaning.description, std::string(say(source)) + ": " + std::to_string(count)));
        }
    };
    const int acting = actor(game.state()).seat;
    check_chosen(acting);
    const int other = (acting + 1) % 3;
    REQUIRE(screen.touch("tab-" + std::to_string(other + 1)));
    check_chosen(other);
}

TEST_CASE("a tab tells the deed of its player, and marks the start player") {
    Game game = planning_in(3);
    ScreenTest screen(game, 1280, 720);
    const int acting = actor(game.state()).seat;
    const int starter = seat_in_turn(game.state(), 0);
    const char* const names[] = {"Anna", "Bram", "Clara"};
    for (int seat = 0; seat < 3; ++seat) {
        const std::string& told = screen.known_node("tab-" + std::to_string(seat + 1)).meaning.description;
        INFO(told);
        CHECK(holds(told, say(Text::doing_planning)) == (seat == acting));
        CHECK(holds(told, say(Text::new_game_starts, {{"name", names[seat]}})) == (seat == starter));
    }
}

TEST_CASE("a round tells its bonus, whether it is over, and the schnapps before it") {
    Game game = planning_in(3);
    ScreenTest screen(game, 1280, 720);
    int with_schnapps = 0;
    for (int round = 1; round <= components::rounds; ++round) {
        INFO("round " << round);
        const SemanticNode& node = screen.known_node("round-" + std::to_string(round));
        CHECK(parent_of(screen, node).meaning.role == Role::list_item);
        CHECK(parent_of(screen, parent_of(screen, node)).meaning.role == Role::list);
        const std::string& told = node.meaning.description;
        const RoundSpace& space = round_space(game.state().setup, round);
        for (std::size_t option = 0; option < space.count; ++option)
            CHECK(holds(told, bonus_text(space.options[option])));
        CHECK(holds(told, say(Text::sky_over)) == (round < 3));
        CHECK(holds(told, say(Text::sky_now)) == (round == 3));
        CHECK(holds(told, say(Text::sky_to_come)) == (round > 3));
        // The side of reputation is the third.
        const int count = round > 3 ? components::schnapps_before[2][static_cast<std::size_t>(round - 1)] : 0;
        const std::string schnapps =
            say(Text::sky_schnapps, {{"schnapps", say(Text::bonus_schnapps, {{"count", std::max(1, count)}})}});
        CHECK(holds(told, schnapps) == (count > 0));
        with_schnapps += count > 0;
    }
    CHECK(with_schnapps > 0);
}

TEST_CASE("where the rounds to come have no place, the moon tells their bonuses, too") {
    Game game = planning_in(3);
    ScreenTest screen(game, 390, 844);
    const std::string& told = screen.known_node("round-3").meaning.description;
    CHECK(screen.node("round-4") == nullptr);
    const auto told_round = [&](int round) { return holds(told, say(Text::about_round, {{"round", round}}) + ": "); };
    for (int round = 4; round <= components::rounds; ++round) CHECK(told_round(round));
    CHECK_FALSE(told_round(2));
}

TEST_CASE("round, phase and its letter are said wherever they are drawn") {
    Game game = planning_in(3);
    for (const float width : {1280.0F, 390.0F}) {
        INFO(width);
        ScreenTest screen(game, width, width > 800 ? 720.0F : 844.0F);
        const auto& nodes = screen.interface().semantics();
        CHECK(std::any_of(nodes.begin(), nodes.end(), [](const SemanticNode& node) {
            return node.meaning.role == Role::heading && holds(node.meaning.name, "Round 3");
        }));
        CHECK(screen.hears("Planning"));
        // Where there is room for it.
        CHECK(screen.hears("E of A–G") == (width > 800));
    }
}

TEST_CASE("on the players' page everything lies under its player") {
    for (const WindowSize& size : {WindowSize{390, 844}, WindowSize{844, 390}}) {
        INFO(size.width);
        Game game = planning_in(3);
        ScreenTest screen(game, size.width, size.height);
        REQUIRE(screen.touch("page-players"));
        const char* const names[] = {"Anna", "Bram", "Clara"};
        for (int seat = 0; seat < 3; ++seat) {
            INFO(names[seat]);
            const Player& player = game.state().players[static_cast<std::size_t>(seat)];
            const std::vector<std::string> said = said_under(screen, names[seat]);
            const std::string purse = std::to_string(player.thalers) + "[thaler]  " + std::to_string(player.beer) +
                                      "[beer]  " + std::to_string(player.monastery) + "[step]";
            CHECK(std::count(said.begin(), said.end(), purse) == 1);
            const int points = score(game.state(), seat).total();
            CHECK(std::count(said.begin(), said.end(),
                             say(Text::label_tab, {{"name", names[seat]}, {"points", points}})) == 1);
            CHECK(std::count(said.begin(), said.end(), say(Text::board_tavern)) == 1);
        }
    }
}

TEST_CASE("the points table has a column for each player and a row for each source") {
    for (const WindowSize& size : {WindowSize{390, 844}, WindowSize{844, 390}}) {
        INFO(size.width);
        Game game = planning_in(3);
        ScreenTest screen(game, size.width, size.height);
        REQUIRE(screen.touch("page-players"));
        const auto& nodes = screen.interface().semantics();
        std::vector<std::vector<std::string>> rows;
        for (const SemanticNode& node : nodes) {
            if (node.meaning.role == Role::row) rows.emplace_back();
            if (node.parent >= 0 && parent_of(screen, node).meaning.role == Role::row)
                rows.back().push_back(node.meaning.name);
        }
        REQUIRE(rows.size() == 7);
        CHECK(rows.front() == std::vector<std::string>{"Points so far", "Anna", "Bram", "Clara"});
        std::vector<std::string> total{"Total"};
        for (int seat = 0; seat < 3; ++seat) total.push_back(std::to_string(score(game.state(), seat).total()));
        CHECK(rows.back() == total);
    }
}

TEST_CASE("the pages are tabs, and the valley's names the affordable things") {
    for (const WindowSize& size : {WindowSize{390, 844}, WindowSize{844, 390}}) {
        INFO(size.width);
        Game game = game_of_persons(2, 1, 5);
        int buys = 0;
        while (buys == 0) {
            ActionList legal;
            legal_actions(game.state(), legal);
            for (const Action action : legal)
                buys += action.kind() == ActionKind::buy || action.kind() == ActionKind::recruit;
            if (buys > 0) break;
            // Serving before ending the turn.
            REQUIRE_FALSE(game.act(legal[0]).has_value());
        }
        ScreenTest screen(game, size.width, size.height);
        const std::string told = say(Text::about_offers, {{"count", buys}});
        for (const char* const id : {"page-tavern", "page-valley", "page-players"}) {
            INFO(id);
            const SemanticNode& node = screen.known_node(id);
            CHECK(parent_of(screen, node).meaning.role == Role::tab_list);
            CHECK(holds(node.meaning.description, told) == (node.target == "page-valley"));
            CHECK(screen.find(id)->chosen == (node.target == "page-tavern"));
        }
    }
}

TEST_CASE("where evenings are too narrow for fingers the line of time tells all of them") {
    Game game = planning_in(4);
    History history(game);
    history.go_to(3);
    ScreenTest screen(game, 320, 480);
    screen.quiet();
    screen.model().screen = Screen::history;
    screen.model().history = &history;
    screen.model().game = &history.game();
    screen.frame();
    screen.frame();
    const std::string count = say(Text::history_count, {{"moment", 3}, {"last", static_cast<int>(history.last())}});
    const std::string& told = screen.known_node("history-timeline").meaning.description;
    CHECK(holds(told, "Round 1: " + count));
    CHECK(holds(told, "Round 4: " + std::string(say(Text::history_now))));
    CHECK(screen.find("history-round-1") == nullptr);
}

TEST_CASE("an evening on the line of time says which moment is looked at") {
    Game game = planning_in(4);
    History history(game);
    ScreenTest screen(game, 1280, 720);
    screen.quiet();
    screen.model().screen = Screen::history;
    screen.model().history = &history;
    screen.model().game = &history.game();
    const auto look_at = [&](std::size_t moment) {
        history.go_to(moment);
        screen.frame();
        screen.frame();
        const std::string count = say(
            Text::history_count, {{"moment", static_cast<int>(moment)}, {"last", static_cast<int>(history.last())}});
        const int shown = std::max<int>(1, history.game().state().round);
        for (int round = 1; round <= components::rounds; ++round) {
            INFO("round " << round << ", shown " << shown);
            const std::string& told = screen.known_node("history-round-" + std::to_string(round)).meaning.description;
            CHECK(holds(told, count) == (round == shown));
            CHECK(holds(told, say(Text::history_now)) == (round == 4));
        }
        CHECK(screen.hears(say(Text::history_earlier)) == (moment < history.last()));
    };
    look_at(3);
    look_at(history.last() - 2);
    look_at(history.last());
}

TEST_CASE("on the page of all players the note of an earlier moment covers none of their numbers") {
    Game game = planning_in(4);
    History history(game);
    history.go_to(3);
    for (const WindowSize& size : {WindowSize{390, 844}, WindowSize{844, 390}}) {
        INFO(size.width);
        ScreenTest screen(game, size.width, size.height);
        screen.quiet();
        screen.model().screen = Screen::history;
        screen.model().history = &history;
        screen.model().game = &history.game();
        screen.look();
        const auto notes = [&] {
            return screen.hears(say(Text::history_earlier)) || screen.hears(say(Text::history_earlier_short));
        };
        CHECK(notes());
        REQUIRE(screen.touch("page-players"));
        CHECK_FALSE(notes());
        REQUIRE(screen.touch("page-valley"));
        REQUIRE(screen.touch("page-tavern"));
        CHECK(notes());
    }
}

TEST_CASE("before the first round its start player has the mug, in the sky and on the page of all players") {
    Setup setup;
    setup.players = 3;
    setup.module = 4;
    setup.start_player = 1;
    const Game game(setup, 5, game_of_persons(3, 4, 5).record().innkeepers);
    REQUIRE(game.state().phase == Phase::start_cards);
    for (const bool wide : {true, false}) {
        Game here = game;
        ScreenTest screen(here, wide ? 1280 : 390, wide ? 720 : 844);
        REQUIRE(screen.touch("aside"));
        if (!wide) REQUIRE(screen.touch("page-players"));
        screen.look();
        CHECK(screen.hears("[start-mug]: Bram"));
        CHECK_FALSE(screen.hears("[start-mug]: Anna"));
    }
    Game here = game;
    ScreenTest screen(here, 1280, 720);
    REQUIRE(screen.touch("aside"));
    CHECK(holds(screen.known_node("tab-2").meaning.description, say(Text::new_game_starts, {{"name", "Bram"}})));
}
