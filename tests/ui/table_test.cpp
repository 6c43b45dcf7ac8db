// The table by touch: whole games through targets alone, at several sizes and in every module.
#include <doctest/doctest.h>

#include <algorithm>

#include "dice_cup.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "ui/draw/recorder.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Plays any question there is until the phase. */
/** The things that a person could touch to change the game; sheets are gone through. */
std::string choose(const ScreenTest& screen, DiceCup& dice) {
    std::vector<std::string> good;
    std::vector<std::string> ends;
    for (const Target& target : const_cast<ScreenTest&>(screen).interface().targets()) {
        if (!target.enabled) continue;
        const std::string& id = target.id;
        if (id == "ready" || id == "end-turn" || id == "keep-guests" || id == "close") ends.push_back(id);
        for (const char* start : {"take-", "answer-", "pay", "nobles", "decline", "recruit-", "buy-", "use-",
                                  "entertainer-", "serve-all", "space-", "upgrade-", "counter-guest", "turn-"})
            if (id.starts_with(start)) {
                good.push_back(id);
                break;
            }
        if (id.starts_with("die-")) good.push_back(id);
        if (id == "page-valley" || id == "page-tavern" || id == "stop" || id == "valley-drawer") good.push_back(id);
    }
    const unsigned draw = dice.next();
    if (!ends.empty() && (good.empty() || draw % 9 == 0)) return ends[draw / 9 % ends.size()];
    return good.empty() ? std::string() : good[draw / 9 % good.size()];
}

/** Two persons, module 1, before the first plan. */
State planning_state() {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    return game.state();
}

Game in_planning() {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    return game;
}

/** Places the lowest die that goes there. */
Face play_placement(Game& game, Space space) {
    for (Face face = 1; face <= faces; ++face)
        if (!game.act(act::place(face, space))) return face;
    return 0;
}

/** Where an innkeeper has to choose the moon's bonus. */
Game game_before_round_bonus() {
    Game game = game_of_persons(2, 1, 5);
    while (question(game.state()) != Question::round_bonus) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE(legal.size() > 0);
        REQUIRE_FALSE(game.act(legal[legal.size() - 1]).has_value());
    }
    return game;
}

}  // namespace

TEST_CASE("four dice lie two and two on the own coaster") {
    for (const WindowSize& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        Game game = game_of_persons(2, 1, 5);
        play_to(game, Phase::draft);
        ScreenTest screen(game, size.width, size.height);
        const auto place = [&](int die) { return screen.find("take-" + std::to_string(die)); };
        REQUIRE(place(3) != nullptr);
        // Two and two.
        CHECK(place(0)->y == doctest::Approx(place(1)->y));
        CHECK(place(2)->y == doctest::Approx(place(3)->y));
        CHECK(place(0)->x == doctest::Approx(place(2)->x));
        CHECK(place(0)->x + place(0)->width <= place(1)->x);
        CHECK(place(0)->y + place(0)->height <= place(2)->y);
    }
}

TEST_CASE("a player who was left with dice in the draft reads so in planning") {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const int players : {2, 3}) {
            INFO("seed " << seed << ", players " << players);
            Game game = game_of_persons(players, 1, seed);
            play_to(game, Phase::draft);
            int without = 0;
            while (game.state().phase == Phase::draft) {
                ActionList legal;
                legal_actions(game.state(), legal);
                if (actor(game.state()).seat == 0) without = legal.size() == 1 ? without + 1 : 0;
                REQUIRE_FALSE(game.act(legal[0]).has_value());
            }
            ScreenTest screen(game, 390, 844);
            const std::string& prompt = screen.interface().reading().prompt;
            const std::string line = "Your last " + std::to_string(without) + " dice came automatically.";
            CHECK((prompt.find(line) != std::string::npos) == (without > 1));
            told += without > 1 ? 1 : 0;
        }
    CHECK(told > 3);
}

TEST_CASE("a first caption covers no die") {
    int shown = 0;
    for (const WindowSize& size : window_sizes)
        for (const Phase phase : {Phase::draft, Phase::planning}) {
            INFO(size.width << " x " << size.height);
            Game game = game_of_persons(2, 1, 5);
            play_to(game, phase);
            ScreenTest screen(game, size.width, size.height);
            Recorder recorder;
            screen.interface().record(&recorder);
            screen.frame();
            const std::size_t without = recorder.layers.size();
            screen.model().first_deeds = (1U << first_deed_kinds) - 1;
            screen.frame();
            // Where there is no room for it none is shown.
            if (recorder.layers.size() == without) continue;
            ++shown;
            const Rect caption = recorder.layers.back().rect;
            for (const Target& target : screen.interface().targets())
                if (target.id.starts_with("die-") || target.id.starts_with("take-")) {
                    INFO(target.id);
                    CHECK_FALSE(caption.overlaps({target.x, target.y, target.width, target.height}));
                }
        }
    CHECK(shown > 5);
}

TEST_CASE("a die is touched, spaces light up, and a touch places it") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.live("die-0"));
    CHECK_FALSE(screen.live("space-cashbox"));
    REQUIRE(screen.touch("die-0"));
    REQUIRE(screen.live("space-cashbox"));
    const int seat = actor(game.state()).seat;
    const std::size_t before = game.player_actions();
    REQUIRE(screen.touch("space-cashbox"));
    CHECK(game.player_actions() == before + 1);
    CHECK(game.state().players[static_cast<std::size_t>(seat)].cashbox.lies());
    CHECK_FALSE(screen.refused());
    SUBCASE("touching it again asks app to take it back") {
        REQUIRE(screen.touch("space-cashbox"));
        CHECK(asked<intent::TakeBack>(screen));
        CHECK(asked<intent::TakeBack>(screen)->placement.space() == Space::cashbox);
    }
    SUBCASE("undo gives it back") {
        REQUIRE(screen.touch("undo"));
        CHECK(game.player_actions() == before);
    }
}

TEST_CASE("of several dice at the brewer's the one placed last is taken back") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    std::vector<Face> placed;
    for (Face face = 6; face >= 1 && placed.size() < 2; --face)
        if (!game.act(act::place(face, Space::brewer))) placed.push_back(face);
    REQUIRE(placed.size() == 2);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("space-brewer"));
    CHECK(asked<intent::TakeBack>(screen));
    CHECK(asked<intent::TakeBack>(screen)->placement == act::place(placed[1], Space::brewer));
}

TEST_CASE("Escape leads back from another innkeeper's tavern") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch(actor(game.state()).seat == 0 ? "tab-2" : "tab-1"));
    REQUIRE(screen.live("end-visit"));
    screen.key(ImGuiKey_Escape);
    CHECK_FALSE(screen.live("end-visit"));
}

TEST_CASE("on a phone the tab of the tavern leads home from all players, and from another innkeeper's tavern") {
    for (const WindowSize& size : phone_sizes)
        for (const Phase phase : {Phase::draft, Phase::planning}) {
            INFO(size.width << "x" << size.height);
            Game game = game_of_persons(2, 1, 5);
            play_to(game, phase);
            ScreenTest screen(game, size.width, size.height);
            const std::string other = actor(game.state()).seat == 0 ? "look-2" : "look-1";
            const auto visit = [&] {
                REQUIRE(screen.touch("page-players"));
                REQUIRE(screen.touch(other));
                REQUIRE(screen.live("end-visit"));
            };
            visit();
            REQUIRE(screen.touch("page-players"));
            REQUIRE(screen.touch("page-tavern"));
            CHECK_FALSE(screen.live("end-visit"));
            visit();
            REQUIRE(screen.touch("page-tavern"));
            CHECK_FALSE(screen.live("end-visit"));
            // The valley shows the counters of the same player.
            visit();
            REQUIRE(screen.touch("page-valley"));
            REQUIRE(screen.touch("page-tavern"));
            CHECK(screen.live("end-visit"));
        }
}

TEST_CASE("the page of all players shows every guest at a table, also on a phone on its side") {
    for (const WindowSize size : {WindowSize{844, 390}, WindowSize{360, 640}, WindowSize{390, 844}}) {
        INFO(size.width << "x" << size.height);
        Game game = game_of_persons(4, 1, 5);
        play_to(game, Phase::planning);
        std::vector<std::string> guests;
        for (const Player& player : game.state().players)
            for (const Seat& seat : player.seats)
                if (seat.guest != no_card) guests.emplace_back(card_name(seat.guest));
        REQUIRE(guests.size() > 4);
        ScreenTest screen(game, size.width, size.height);
        REQUIRE(screen.touch("page-players"));
        std::vector<std::string> read;
        for (const SemanticNode& node : screen.interface().semantics())
            if (node.meaning.role == Role::list_item &&
                std::find(guests.begin(), guests.end(), node.meaning.name) != guests.end())
                read.push_back(node.meaning.name);
        CHECK(std::is_permutation(read.begin(), read.end(), guests.begin(), guests.end()));
    }
}

TEST_CASE("a die is dragged onto a space") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const int seat = actor(game.state()).seat;
    REQUIRE(screen.drag("die-0", "space-barrel"));
    CHECK(game.state().players[static_cast<std::size_t>(seat)].barrel.lies());
}

TEST_CASE("a die of the board is dragged on while planning, or back to the hand") {
    Game game = in_planning();
    const Face face = play_placement(game, Space::cashbox);
    ScreenTest screen(game, 1280, 720);
    const auto replanned = [&](std::size_t first) {
        const auto* back = screen.seen().at(first).as<intent::TakeBack>();
        return back != nullptr && back->placement == act::place(face, Space::cashbox);
    };
    REQUIRE(screen.drag("space-cashbox", "space-barrel"));
    REQUIRE(screen.seen().size() == 2);
    CHECK(replanned(0));
    const auto* placed = screen.seen()[1].as<intent::Act>();
    CHECK((placed != nullptr && placed->action == act::place(face, Space::barrel)));
    REQUIRE(screen.drag("space-cashbox", "die-0"));
    REQUIRE(screen.seen().size() == 3);
    CHECK(replanned(2));
    // Where it does not fit it stays, and so it does when it is dropped beside everything.
    REQUIRE(screen.drag("placed-0", "deck"));
    CHECK(screen.seen().size() == 3);
    CHECK(screen.interface().reading().refusal == say(Text::refusal_no_die_here));
    screen.key(ImGuiKey_Escape);
    CHECK_FALSE(screen.reads(std::string(say(Text::prompt_plan_hand))));
}

TEST_CASE("a die of the board stays there while serving") {
    Game game = in_planning();
    play_placement(game, Space::cashbox);
    while (game.state().phase == Phase::planning) REQUIRE_FALSE(game.act(Action(ActionKind::ready)).has_value());
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.find("die-0") != nullptr);
    REQUIRE(screen.drag("space-cashbox", "die-0"));
    CHECK(screen.seen().empty());
    CHECK(screen.interface().reading().refusal == say(Text::refusal_stays));
}

TEST_CASE("a press on the floor and the other button of a mouse put a die down") {
    Game game = in_planning();
    ScreenTest screen(game, 1280, 720);
    const auto in_hand = [&] { return screen.find("die-0")->chosen; };
    REQUIRE(screen.touch("die-0"));
    REQUIRE(in_hand());
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseButtonEvent(1, true);
    screen.frame();
    io.AddMouseButtonEvent(1, false);
    screen.frame();
    CHECK_FALSE(in_hand());
    REQUIRE(screen.touch("die-0"));
    REQUIRE(in_hand());
    // Between the tables and the bar.
    const Target* seat = screen.find("space-seat-0");
    io.AddMousePosEvent(seat->x - 6, seat->y + seat->height / 2);
    screen.frame(0.5F);
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    io.AddMouseButtonEvent(0, false);
    screen.frame();
    screen.frame();
    CHECK_FALSE(in_hand());
}

TEST_CASE("of several dice at the brewer's any one may be served first") {
    State state = planning_state();
    Player& player = state.players[actor(state).seat];
    player.white = {};
    player.white.add(1);
    player.white.add(6);
    Game game(state, 1, game_of_persons(2, 1, 5).record().innkeepers);
    for (const Face face : {Face{1}, Face{6}}) REQUIRE_FALSE(game.act(act::place(face, Space::brewer)).has_value());
    while (game.state().phase == Phase::planning) REQUIRE_FALSE(game.act(Action(ActionKind::ready)).has_value());
    ScreenTest screen(game, 1280, 720);
    SUBCASE("a touch serves the first") {
        REQUIRE(screen.touch("space-brewer"));
        CHECK(asked<intent::Act>(screen)->action == act::serve(1, Space::brewer));
    }
    SUBCASE("the one taken up is served") {
        REQUIRE(screen.touch("placed-1"));
        CHECK(screen.find("space-brewer")->label == "use the 6 on Brewer");
        CHECK(screen.reads("Choose a lit space for the 6."));
        REQUIRE(screen.touch("space-brewer"));
        CHECK(asked<intent::Act>(screen)->action == act::serve(6, Space::brewer));
        CHECK_FALSE(screen.refused());
    }
}

TEST_CASE("a die that fits nowhere else is said to be served, not moved") {
    State state = planning_state();
    Player& player = state.players[actor(state).seat];
    player.white = {};
    for (const Face face : {Face{6}, Face{3}, Face{3}}) player.white.add(face);
    Game game(state, 1, game_of_persons(2, 1, 5).record().innkeepers);
    REQUIRE_FALSE(game.act(act::place(6, Space::brewer)).has_value());
    REQUIRE_FALSE(game.act(act::place(3, Space::cashbox)).has_value());
    REQUIRE_FALSE(game.act(act::place(3, Space::barrel)).has_value());
    while (game.state().phase == Phase::planning) REQUIRE_FALSE(game.act(Action(ActionKind::ready)).has_value());
    ScreenTest screen(game, 1280, 720);
    std::string six;
    for (const Target& target : screen.interface().targets())
        if (target.label == "take the 6 in hand: Brewer") six = target.id;
    REQUIRE(screen.touch(six));
    CHECK(screen.reads("Choose the lit space to use the 6."));
}

TEST_CASE("guests are told apart by ear") {
    State state = planning_state();
    Player& player = state.players[actor(state).seat];
    player.seats[0].guest = Card::regular_1;
    player.seats[1].guest = Card::regular_2;
    player.seats[2].guest = Card::guest_3;
    player.white = {};
    player.white.add(2);
    Game game(state, 1, game_of_persons(2, 1, 5).record().innkeepers);
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.find("space-seat-0")->label == "Regular at table 1, wants a 1, pays 1 thaler");
    REQUIRE(screen.touch("die-0"));
    CHECK(screen.find("space-seat-1")->label == "place the 2: Regular at table 2, wants a 2, pays 2 thalers");
    CHECK(screen.find("space-seat-2")->label == "Shepherd at table 3, wants a 3, pays 3 thalers");
}

TEST_CASE("a table without a guest is no place for a die") {
    State state = planning_state();
    state.players[actor(state).seat].seats[2].guest = no_card;
    Game game(state, 1, game_of_persons(2, 1, 5).record().innkeepers);
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.find("space-seat-1") != nullptr);
    CHECK_FALSE(screen.live("space-seat-2"));
    CHECK(screen.hears(say(Text::label_empty_table, {{"table", 3}})));
}

TEST_CASE("barbacks say their yield together") {
    State state = planning_state();
    state.players[actor(state).seat].staff[index_of(Card::barback)] = 2;
    Game game(state, 1, game_of_persons(2, 1, 5).record().innkeepers);
    ScreenTest screen(game, 390, 844);
    CHECK(screen.reads("+2[beer]"));
}

TEST_CASE("ending a part with something left asks once") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const std::size_t before = game.player_actions();
    REQUIRE(screen.touch("ready"));
    CHECK(game.player_actions() == before);
    SUBCASE("a second touch ends it") {
        REQUIRE(screen.touch("ready"));
        CHECK(game.player_actions() == before + 1);
    }
    SUBCASE("after a deed it asks again") {
        REQUIRE(screen.touch("die-0"));
        REQUIRE(screen.touch("space-cashbox"));
        REQUIRE(screen.touch("ready"));
        CHECK(game.player_actions() == before + 1);
    }
}

TEST_CASE("on a phone a card recruited is given back where it was recruited") {
    Game start = game_of_persons(2, 1, 5);
    play_to(start, Phase::serving);
    State state = start.state();
    state.players[actor(state).seat].beer = 20;
    Game game(state, 1, start.record().innkeepers);
    for (const float width : {390.0F, 320.0F}) {
        INFO(width);
        ScreenTest screen(game, width, 640);
        REQUIRE(screen.touch("page-valley"));
        REQUIRE(screen.touch("recruit-0"));
        REQUIRE(screen.touch("pay"));
        REQUIRE(game.player_actions() == 1);
        REQUIRE(screen.touch("undo"));
        CHECK(game.player_actions() == 0);
        CHECK(game.state() == state);
    }
}

TEST_CASE("on a phone a player who has served is led to affordable cards, or told of the counter guest") {
    Game start = game_of_persons(2, 1, 5);
    play_to(start, Phase::serving);
    for (ActionList legal;;) {
        legal_actions(start.state(), legal);
        const auto serve =
            std::find_if(legal.begin(), legal.end(), [](Action action) { return action.kind() == ActionKind::serve; });
        if (serve == legal.end()) break;
        REQUIRE_FALSE(start.act(*serve).has_value());
    }
    State state = start.state();
    Player& served = state.players[actor(state).seat];
    served.counter_guests = 1;
    served.beer = 0;
    served.thalers = 2;
    Game game(state, 1, start.record().innkeepers);
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.live("to-valley"));
    CHECK_FALSE(screen.live("serve-all"));
    REQUIRE(screen.touch("to-valley"));
    CHECK(screen.live("buy-barback"));

    served.thalers = 0;
    Game broke(state, 1, start.record().innkeepers);
    ScreenTest other(broke, 390, 844);
    CHECK_FALSE(other.live("to-valley"));
    CHECK(other.interface().reading().prompt.find("counter guest") != std::string::npos);
}

TEST_CASE("a player with nothing to spend is told of the dice that are not placed yet") {
    State state = planning_state();
    Player& player = actor_of(state);
    player.thalers = player.beer = 0;
    state.phase = Phase::serving;
    Game game(state, 1, game_of_persons(2, 1, 5).record().innkeepers);
    ActionList legal;
    legal_actions(game.state(), legal);
    REQUIRE(std::any_of(legal.begin(), legal.end(), [](Action one) { return one.kind() == ActionKind::place; }));
    ScreenTest screen(game, 1280, 720);
    const auto tells = [&](const std::string& words) {
        INFO(screen.interface().reading().prompt);
        CHECK(screen.interface().reading().prompt.find(words) != std::string::npos);
    };
    tells(std::string(say(Text::prompt_serve_place)));
    REQUIRE(screen.touch("die-0"));
    CHECK(screen.reads("The 1 fits the lit spaces."));
    tells("The 1 fits: ");  // who listens does not see them lit
    tells("Cashbox");
    REQUIRE(screen.touch("space-cashbox"));
    tells(std::string(say(Text::prompt_serve_touch)));
}

TEST_CASE("a player who has to choose may look at the table first") {
    Game game = game_before_round_bonus();
    const std::size_t before = game.player_actions();
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.live("answer-0"));
    CHECK_FALSE(screen.live("page-valley"));
    REQUIRE(screen.touch("aside"));
    CHECK_FALSE(screen.live("answer-0"));
    REQUIRE(screen.touch("page-valley"));
    REQUIRE(screen.touch("choose"));
    CHECK(game.player_actions() == before);
    REQUIRE(screen.touch("answer-0"));
    CHECK(game.player_actions() == before + 1);
}

TEST_CASE("looking at the inn first is a button of the question at every size") {
    Game game = game_before_round_bonus();
    for (const WindowSize& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        ScreenTest screen(game, size.width, size.height);
        const Target* aside = screen.find("aside");
        const Target* sheet = screen.find("sheet");
        REQUIRE(aside != nullptr);
        REQUIRE(sheet != nullptr);
        CHECK(aside->label == "View the board");
        CHECK(aside->y >= sheet->y);
        CHECK(aside->y + aside->height <= sheet->y + sheet->height);
    }
}

TEST_CASE("in the last round no card bought is promised for the next evening") {
    for (const int round : {7, 8}) {
        Game start = game_of_persons(2, 1, 5);
        play_to(start, Phase::serving);
        State state = start.state();
        state.round = static_cast<std::uint8_t>(round);
        state.players[actor(state).seat].thalers = 9;
        Game game(state, 1, start.record().innkeepers);
        ScreenTest screen(game, 1280, 720);
        REQUIRE(screen.touch("buy-server"));
        const bool next = screen.reads("Goes on top of your deck: you draw it next round.");
        CHECK(next == (round < 8));
    }
}

TEST_CASE("in the last round nothing is praised that comes too late") {
    for (const int round : {7, 8}) {
        Game start = game_of_persons(2, 3, 5);
        play_to(start, Phase::serving);
        State state = start.state();
        state.round = static_cast<std::uint8_t>(round);
        actor_of(state).thalers = 30;
        Game game(state, 1, start.record().innkeepers);
        for (const Tile tile : {Tile::server, Tile::table, Tile::dishwasher, Tile::safe}) {
            ScreenTest screen(game, 1280, 720);
            REQUIRE(screen.touch("tile-" + std::string(facts(tile).id)));
            CHECK(screen.reads("Its effect comes too late.") == (round == 8 && tile != Tile::safe));
        }
        ScreenTest bard(game, 1280, 720);
        REQUIRE(bard.touch("buy-bard"));
        const int points = facts(Card::bard).points;
        CHECK(points == 0);
        CHECK(bard.reads("Too late to be drawn and counts 0 points.") == (round == 8));
    }
}

TEST_CASE("of the rounds only those are shown that are not over") {
    for (const int round : {1, 5, 7, 8}) {
        Game start = game_of_persons(2, 1, 5);
        play_to(start, Phase::serving);
        State state = start.state();
        state.round = static_cast<std::uint8_t>(round);
        Game game(state, 1, start.record().innkeepers);
        const ScreenTest screen(game, 1280, 720);
        for (int shown = 1; shown <= components::rounds; ++shown) {
            INFO("round " << round << " shows " << shown);
            CHECK((screen.find("evening-" + std::to_string(shown)) != nullptr) ==
                  (shown >= round && shown < round + 4));
        }
    }
}

TEST_CASE("the bell in the sky says whether there is sound, and switches it") {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.find("sound") != nullptr);
    CHECK(screen.find("sound")->label == "Sound: off");
    REQUIRE(screen.touch("sound"));
    REQUIRE(asked<intent::ChangeSettings>(screen));
    CHECK(asked<intent::ChangeSettings>(screen)->settings.sound);
    screen.model().settings = asked<intent::ChangeSettings>(screen)->settings;
    screen.frame();
    CHECK(screen.find("sound")->label == "Sound: on");
}

TEST_CASE("an idle screen wants no frame") {
    Game game = game_of_persons(3, 5, 9);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    for (int frame = 0; frame < 3; ++frame) screen.frame();
    CHECK_FALSE(screen.interface().wants_frame());
}

TEST_CASE("whole games are played by touch alone") {
    struct Table {
        int players;
        int module;
        float width;
        float height;
    };
    for (const Table& table :
         {Table{2, 1, 1280, 720}, Table{3, 5, 800, 600}, Table{2, 4, 390, 844}, Table{2, 3, 320, 480},
          Table{2, 2, 640, 480}, Table{2, 1, 320, 256}, Table{2, 5, 320, 180}}) {
        INFO(table.players << " players, module " << table.module << ", " << table.width << " x " << table.height);
        Game game = game_of_persons(table.players, table.module, 77);
        ScreenTest screen(game, table.width, table.height);
        DiceCup dice(12345);
        int touches = 0;
        int idle = 0;
        std::size_t seen = 0;
        while (game.state().phase != Phase::over && touches < 20000) {
            for (int settle = 0; settle < 40 && screen.interface().wants_frame(); ++settle) screen.frame();
            const std::string id = choose(screen, dice);
            REQUIRE_FALSE(id.empty());
            screen.touch(id);
            ++touches;
            idle = game.player_actions() == seen ? idle + 1 : 0;
            seen = game.player_actions();
            INFO("last touched " << id << " in round " << static_cast<int>(game.state().round));
            REQUIRE(idle < 400);
        }
        CHECK(game.state().phase == Phase::over);
        CHECK_FALSE(screen.refused());
    }
}

TEST_CASE("the gains over neighbouring guests cover neither each other nor the wanted dice") {
    Game start = game_in(Phase::planning, 5);
    State state = start.state();
    Player& player = actor_of(state);
    player.seats[0] = {Card::guest_3, {}};
    player.seats[1] = player.seats[2] = {Card::regular_2, {}};
    player.dishwashers = 1;
    player.white = player.own = {};
    player.white.add(6);
    player.white.add(2);
    Game game(state, 1, start.record().innkeepers);
    REQUIRE_FALSE(game.act(act::place(6, Space::barrel)));
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.touch("die-0"));
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    int gains = 0;
    for (const RecordedText& text : recorder.texts) {
        if (!text.text.starts_with("+3[thaler]") && !text.text.starts_with("+2[thaler]")) continue;
        INFO(text.text);
        ++gains;
        CHECK(text.text.find("[reputation]") != std::string::npos);
        for (const RecordedFill& fill : recorder.fills)
            if (fill.first >= text.last) CHECK_FALSE(fill.rect.overlaps(text.ink));
        for (const RecordedPicture& shown : recorder.pictures)
            if (shown.picture == picture("die-white-2") || shown.picture == picture("die-white-3"))
                CHECK_FALSE(shown.rect.overlaps(text.ink));
    }
    CHECK(gains == 3);
}
