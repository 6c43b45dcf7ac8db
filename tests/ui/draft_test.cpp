#include <doctest/doctest.h>

#include "narration/outlook.hpp"
#include "rules/rules.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

TEST_CASE("in the draft everybody's coaster is seen") {
    for (int players = 2; players <= max_players; ++players)
        for (const WindowSize& size : all_window_sizes) {
            INFO("players=" << players << " " << size.width << "x" << size.height);
            Game game = game_of_persons(players, 1, 3);
            play_to(game, Phase::draft);
            ScreenTest screen(game, size.width, size.height);
            int others = 0;
            for (int seat = 1; seat <= players; ++seat) {
                const Target* coaster = screen.find("coaster-" + std::to_string(seat));
                if (coaster == nullptr) continue;
                ++others;
                CHECK(coaster->x >= 0);
                CHECK(coaster->x + coaster->width <= size.width);
                CHECK(coaster->y >= 0);
                CHECK(coaster->y + coaster->height <= size.height);
                CHECK(coaster->sight != Sight::none);
            }
            CHECK(others == players - 1);
        }
}

TEST_CASE("a problem of the draft names its goal") {
    Game game = game_of_persons(2, 1, 3);
    play_to(game, Phase::draft);
    for (const WindowSize& size : {WindowSize{1280, 720}, WindowSize{390, 844}}) {
        ScreenTest screen(game, size.width, size.height);
        CHECK_FALSE(screen.reads(std::string(say(Text::solving_goal_pick_die))));
        screen.model().problem.emplace();
        screen.model().problem->problem.goal = problems::Goal::pick_die;
        screen.frame();
        CHECK(screen.reads(std::string(say(Text::solving_goal_pick_die))));
    }
}

namespace {

/** The first of two players has to take a die. At the tables are a hunter, a regular who wants a 1, and a noble; two
 * brewers and a dishwasher are in play. */
State before_the_coaster() {
    Game game = game_of_persons(2, 1, 3);
    play_to(game, Phase::draft);
    State state = game.state();
    Player& player = state.players[actor(state).seat];
    player.seats = {};
    player.seats[0].guest = Card::guest_5;
    player.seats[1].guest = Card::regular_1;
    player.seats[2].guest = Card::noble;
    player.nobles = 1;
    player.staff = {};
    player.staff[static_cast<std::size_t>(Card::brewer)] = 2;
    player.staff[static_cast<std::size_t>(Card::dishwasher)] = 1;
    return state;
}
Player& chooser(State& state) {
    return state.players[actor(state).seat];
}
std::string best(const Player& player, Face face) {
    const std::vector<Use> uses = uses_of(player, face);
    return uses.empty() ? std::string() : use_in_words(player, uses.front());
}

}  // namespace

TEST_CASE("the best use of a die is told over the whole tavern") {
    State state = before_the_coaster();
    Player& player = chooser(state);
    REQUIRE(facts(Card::guest_5).pips == 5);
    const std::string hunter = "Hunter: " + std::to_string(facts(Card::guest_5).thalers) + "[thaler]";
    // The regular would pay less than two brewers brew.
    CHECK(best(player, 1) == "Brewer: 3[beer]");
    CHECK(best(player, 4) == hunter + " with 1 dishwasher");
    CHECK(best(player, 5) == hunter);
    CHECK(best(player, 6) == "Brewer: 3[beer]");
    player.seats[0].guest = no_card;
    CHECK(best(player, 5) == "Brewer: 3[beer] with 1 dishwasher");
    // A die may bring a monk's step, a thaler or a beer. The step is told, as only a 5 brings it.
    player.staff = {};
    CHECK(best(player, 5) == "Monk: 1[step]");
    CHECK(best(player, 3) == "Cashbox: 1[thaler]");
    player.upgraded = 1U << index_of(Tile::barrel);
    CHECK(best(player, 3) == "Barrel: 2[beer]");
    // A die in hand is for the guest that wants it.
    player.seats[0].guest = Card::guest_5;
    CHECK(best(player, 5) == hunter);
    player.white.add(5);
    CHECK(best(player, 5) == "Barrel: 2[beer]");
}

TEST_CASE("the key of a face takes a die of the coaster, and one that is not there is refused") {
    Game game = game_of_persons(2, 1, 3);
    play_to(game, Phase::draft);
    const Player& player = game.state().players[static_cast<std::size_t>(actor(game.state()).seat)];
    for (Face face = 1; face <= faces; ++face) {
        INFO("face " << int{face});
        Game played = game;
        ScreenTest screen(played, 1280, 720);
        screen.key(static_cast<ImGuiKey>(ImGuiKey_1 + face - 1));
        const auto* const act = asked<intent::Act>(screen);
        CHECK((act != nullptr) == player.coaster.has(face));
        if (act != nullptr) CHECK(act->action == Action(ActionKind::take_die, face));
        CHECK(screen.interface().reading().refusal.empty() == player.coaster.has(face));
    }
}

TEST_CASE("dice are compared by uses that not every die has") {
    State state = before_the_coaster();
    Player& player = chooser(state);
    player.staff = {};
    player.upgraded = 1U << index_of(Tile::cashbox);  // 3 thalers for any die
    CHECK(best(player, 1) == "Cashbox: 3[thaler]");
    CHECK(characteristic_use(player, 1, false)->space == seat_space(1));  // the regular
    CHECK(characteristic_use(player, 5, false)->space == Space::first_seat);
    CHECK(characteristic_use(player, 3, false)->space == Space::cashbox);  // nothing else takes a 3
    player.staff[static_cast<std::size_t>(Card::dishwasher)] = 1;
    CHECK(characteristic_use(player, 4, true)->space == Space::first_seat);  // as a 5
    CHECK(characteristic_use(player, 4, false)->space == Space::cashbox);
}

TEST_CASE("a die of the coaster explains itself above all dice") {
    State state = before_the_coaster();
    chooser(state).coaster = {};
    for (const int face : {1, 4, 5, 5}) chooser(state).coaster.add(static_cast<Face>(face));
    Game game(state, 1, game_of_persons(2, 1, 3).record().innkeepers);
    for (const WindowSize& size : all_window_sizes) {
        INFO(size.width << "x" << size.height);
        ScreenTest screen(game, size.width, size.height);
        const Target* die = screen.find("take-0");
        REQUIRE(die != nullptr);
        ImGui::GetIO().AddMousePosEvent(die->x + die->width / 2, die->y + die->height / 2);
        for (int frames = 0; frames < 45; ++frames) screen.frame();
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        const auto told = std::find_if(recorder.texts.begin(), recorder.texts.end(), [](const RecordedText& text) {
            return text.text.find("Brewer: 3") != std::string::npos;
        });
        REQUIRE(told != recorder.texts.end());
        for (const Target& target : screen.interface().targets())
            if (target.id.rfind("take-", 0) == 0 || target.id.rfind("coaster-", 0) == 0)
                CHECK(told->ink.bottom() <= target.y);
    }
}

TEST_CASE("from the draft the board is seen in one touch at every size, and left in one") {
    for (const WindowSize& size : all_window_sizes) {
        INFO(size.width << "x" << size.height);
        Game game = game_of_persons(2, 1, 3);
        play_to(game, Phase::draft);
        ScreenTest screen(game, size.width, size.height);
        const std::size_t before = game.player_actions();
        REQUIRE(screen.touch("aside"));
        // The dice of the coaster stay in sight, and can be taken there.
        for (const char* id : {"take-0", "take-1", "take-2", "take-3"}) {
            INFO(id);
            REQUIRE(screen.live(id));
            CHECK(screen.find(id)->sight == Sight::whole);
        }
        const Target* bar = screen.find("hands");
        if (bar != nullptr) {
            for (const char* id : {"space-cashbox", "space-monk", "space-barrel"})
                if (const Target* space = screen.find(id)) CHECK(space->y < bar->y);
        }
        REQUIRE(screen.touch("choose"));
        screen.look();
        CHECK(screen.live("take-0"));
        REQUIRE(screen.touch("aside"));
        REQUIRE(screen.touch("take-0"));
        CHECK(game.player_actions() == before + 1);
    }
}
