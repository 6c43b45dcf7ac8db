// Dice, counters, buttons and coasters as the accessibility tree has them.
#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Before this phase, with these white dice in hand. */
Game with_dice(Phase phase, std::initializer_list<int> faces) {
    Game start = game_of_persons(2, 1, 5);
    play_to(start, phase);
    State state = start.state();
    Player& player = state.players[actor(state).seat];
    player.white = {};
    for (const int face : faces) player.white.add(static_cast<Face>(face));
    return Game(state, 1, start.record().innkeepers);
}

Role role_around(ScreenTest& screen, const std::string& target) {
    const SemanticNode* const node = screen.node(target);
    if (node == nullptr || node->parent < 0) return Role::none;
    return screen.interface().semantics()[static_cast<std::size_t>(node->parent)].meaning.role;
}

std::string description_of(ScreenTest& screen, const std::string& target) {
    const SemanticNode* const node = screen.node(target);
    return node == nullptr ? std::string() : node->meaning.description;
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the die in hand is the chosen one of its group") {
    Game game = with_dice(Phase::planning, {3, 3, 6});
    ScreenTest screen(game, 1280, 720);
    CHECK(role_around(screen, "die-1") == Role::radio_group);
    for (const char* id : {"die-0", "die-1", "die-2"}) CHECK_FALSE(screen.find(id)->chosen);
    REQUIRE(screen.touch("die-2"));
    CHECK(screen.find("die-2")->chosen);
    REQUIRE(screen.touch("die-0"));
    CHECK(screen.find("die-0")->chosen);
    CHECK_FALSE(screen.find("die-1")->chosen);
    CHECK_FALSE(screen.find("die-2")->chosen);
}

TEST_CASE("equal dice are told apart, others need no number") {
    Game game = with_dice(Phase::planning, {3, 3, 6});
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.find("die-0")->label == "white 3, 1 of 2");
    CHECK(screen.find("die-1")->label == "white 3, 2 of 2");
    CHECK(screen.find("die-2")->label == "white 6");
}

TEST_CASE("a die holds where it fits") {
    Game game = with_dice(Phase::planning, {5, 6});
    ScreenTest screen(game, 1280, 720);
    CHECK(holds(description_of(screen, "die-0"), tile_name(Tile::monk)));
    CHECK_FALSE(holds(description_of(screen, "die-0"), tile_name(Tile::brewer)));
    CHECK(holds(description_of(screen, "die-1"), tile_name(Tile::brewer)));
}

TEST_CASE("a placed die tells its space and its yield") {
    Game game = with_dice(Phase::planning, {6, 6});
    REQUIRE_FALSE(game.act(act::place(6, Space::barrel)).has_value());
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.find("placed-0")->label == "take the 6 back from Barrel");
    CHECK(description_of(screen, "placed-0") == "white 6. Gives 1[beer].");
    SUBCASE("on a phone, too") {
        ScreenTest phone(game, 320, 568);
        CHECK((phone.find("placed-0") != nullptr || phone.hears("white 6 on Barrel")));
    }
}

TEST_CASE("a counter tells the plan's yield") {
    Game game = with_dice(Phase::planning, {6, 6});
    {
        ScreenTest screen(game, 1280, 720);
        CHECK_FALSE(holds(description_of(screen, "counter-0"), "after your plan"));
    }
    const int thalers = game.state().players[static_cast<std::size_t>(actor(game.state()).seat)].thalers;
    REQUIRE_FALSE(game.act(act::place(6, Space::cashbox)).has_value());
    ScreenTest screen(game, 1280, 720);
    CHECK(holds(description_of(screen, "counter-0"), std::to_string(thalers + 1) + " after your plan."));
    CHECK(holds(description_of(screen, "counter-0"), "safe keeps"));
    CHECK_FALSE(holds(description_of(screen, "counter-1"), "after your plan"));
}

TEST_CASE("a button that ends a part tells the loss") {
    SUBCASE("dice while planning") {
        Game game = with_dice(Phase::planning, {3, 6});
        ScreenTest screen(game, 390, 844);
        CHECK(holds(description_of(screen, "ready"), "2 dice not placed yet."));
        CHECK(holds(screen.find("ready")->label, "Done planning, then "));
    }
    SUBCASE("nothing once all have their place") {
        Game game = with_dice(Phase::planning, {6});
        REQUIRE_FALSE(game.act(act::place(6, Space::cashbox)).has_value());
        ScreenTest screen(game, 390, 844);
        CHECK_FALSE(holds(description_of(screen, "ready"), "not placed yet"));
    }
    SUBCASE("dice that could still be placed while serving, which a second press gives up") {
        Game game = with_dice(Phase::serving, {3, 6});
        ScreenTest screen(game, 390, 844);
        REQUIRE(screen.touch("end-turn"));
        CHECK(question(game.state()) == Question::serve);
        CHECK(holds(screen.find("end-turn")->label, say(Text::button_end_anyway)));
        REQUIRE(screen.touch("end-turn"));
        CHECK(actor(game.state()).seat != actor(with_dice(Phase::serving, {}).state()).seat);
    }
    SUBCASE("thalers above the safe's limit") {
        Game start = with_dice(Phase::serving, {});
        State state = start.state();
        state.players[actor(state).seat].thalers = 9;
        Game game(state, 1, start.record().innkeepers);
        ScreenTest screen(game, 390, 844);
        const int lost = 9 - components::safe_limit[0];
        CHECK(holds(description_of(screen, "end-turn"), std::to_string(lost) + "[thaler] would be lost."));
    }
    SUBCASE("schnapps above the limit, which an entertainer would still take") {
        Game start = game_of_persons(2, 2, 5);
        play_to(start, Phase::serving);
        State state = start.state();
        Player& player = actor_of(state);
        player = {};
        player.schnapps = components::schnapps_limit + 1;
        player.sides[0] = 1;
        Game game(state, 1, start.record().innkeepers);
        ScreenTest screen(game, 390, 844);
        CHECK(holds(description_of(screen, "end-turn"), "1[schnapps] would be lost."));
        REQUIRE(screen.touch("end-turn"));
        CHECK(question(game.state()) == Question::serve);
        CHECK(screen.interface().reading().warning == "1[schnapps] would be lost.");
    }
}

TEST_CASE("the question is a heading of the hands, and the hint follows it") {
    Game game = with_dice(Phase::planning, {3, 6});
    for (const auto& [width, height] : {std::pair{1280.0F, 720.0F}, std::pair{390.0F, 844.0F}}) {
        ScreenTest screen(game, width, height);
        const auto& nodes = screen.interface().semantics();
        const auto head = std::find_if(nodes.begin(), nodes.end(), [](const SemanticNode& node) {
            return node.meaning.role == Role::heading && holds(node.meaning.name, "place your dice");
        });
        REQUIRE(head != nodes.end());
        CHECK(head->meaning.level == 3);
        CHECK((head + 1)->meaning.name == say(Text::prompt_plan_touch));
    }
}

TEST_CASE("coasters tell their dice, and everybody the dice taken") {
    Game start = game_of_persons(3, 1, 3);
    play_to(start, Phase::draft);
    State state = start.state();
    const int seat = actor(state).seat;
    const std::size_t other = (static_cast<std::size_t>(seat) + 1) % 3;
    for (Player& player : state.players) player.coaster = {};
    for (const int face : {2, 5, 5}) state.players[other].coaster.add(static_cast<Face>(face));
    for (const int face : {1, 4, 6}) {
        state.players[static_cast<std::size_t>(seat)].coaster.add(static_cast<Face>(face));
        state.players[(other + 1) % 3].coaster.add(static_cast<Face>(face));
    }
    for (std::size_t one = 0; one < 3; ++one) {
        state.players[one].white = {};
        state.players[one].white.add(static_cast<Face>(one + 1));
        state.players[one].own = {};
    }
    Game game(state, 1, start.record().innkeepers);
    ScreenTest screen(game, 1280, 720);
    const char* names[] = {"Anna", "Bram", "Clara"};
    const Target* const coaster = screen.find("coaster-" + std::to_string(other + 1));
    REQUIRE(coaster != nullptr);
    CHECK(coaster->label == names[other] + std::string("’s coaster: white 2, white 5, white 5"));
    CHECK(holds(description_of(screen, coaster->id), "gets yours"));
    CHECK(screen.find("take-1")->label == "take the white 4");
    CHECK(holds(description_of(screen, "take-2"), "Cashbox: 1"));
    CHECK(role_around(screen, "take-0") == Role::group);
    for (std::size_t one = 0; one < 3; ++one) {
        const std::string taken = names[one] + std::string(": white ") + std::to_string(one + 1) + ".";
        const bool starts = seat_in_turn(state, 0) == static_cast<int>(one);
        CHECK(screen.hears(starts ? taken + " " + names[one] + " starts." : taken));
    }
}

TEST_CASE("the button that ends the turn of a problem says nothing of the next phase") {
    Game game = with_dice(Phase::serving, {});
    ScreenTest screen(game, 1280, 720);
    CHECK(holds(screen.find("end-turn")->label, ", "));
    screen.model().problem.emplace();
    screen.frame();
    CHECK(screen.find("end-turn")->label == say(Text::button_end_turn));
}

TEST_CASE("the menu of a problem leads to another try, to the other problems, and to the game of a mistake") {
    Game game = with_dice(Phase::serving, {});
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("menu"));
    CHECK(screen.live("deal-again"));
    for (const char* id : {"try-again", "all-problems", "to-game"}) CHECK_FALSE(screen.live(id));
    screen.model().problem.emplace();
    screen.frame();
    for (const char* id : {"try-again", "all-problems"}) CHECK(screen.live(id));
    for (const char* id : {"deal-again", "fair-dice", "to-game"}) CHECK_FALSE(screen.live(id));
    screen.model().problem->mistake.emplace();
    screen.frame();
    REQUIRE(screen.touch("to-game"));
    CHECK(screen.seen().back().is<intent::LeaveProblem>());
}

TEST_CASE("a press beside the answer of a problem leaves it open, and its cross leaves the problem") {
    Game game = with_dice(Phase::serving, {});
    ScreenTest screen(game, 1280, 720);
    screen.model().problem.emplace();
    screen.model().problem->answered = true;
    screen.frame();
    screen.frame();
    REQUIRE(screen.interface().reading().sheet);
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(20, 700);
    screen.look();
    for (const bool down : {true, false}) {
        io.AddMouseButtonEvent(0, down);
        screen.frame();
    }
    screen.frame();
    CHECK(screen.seen().empty());
    REQUIRE(screen.touch("close"));
    REQUIRE_FALSE(screen.seen().empty());
    CHECK(screen.seen().back().is<intent::LeaveProblem>());
}

TEST_CASE("a long name leaves room for the question") {
    Game start = with_dice(Phase::serving, {});
    std::vector<Innkeeper> innkeepers = start.record().innkeepers;
    for (Innkeeper& innkeeper : innkeepers) innkeeper.name = "Grandmother Elisabeth Wilhelmina";
    Game game(start.state(), 1, innkeepers);
    ScreenTest screen(game, 820, 1180);
    CHECK(screen.reads("Grandmother, serve and buy"));
}
