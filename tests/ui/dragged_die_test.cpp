// A die that is dragged, by mouse and by finger.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Planning with these white dice in hand. */
Game with_dice(std::initializer_list<Face> faces) {
    const Game start = game_in(Phase::planning, 1);
    State state = start.state();
    Player& player = state.players[actor(state).seat];
    player.white = {};
    for (const Face face : faces) player.white.add(face);
    return Game(state, 1, start.record().innkeepers);
}

/** The dice in hand that are taken up, by number. */
std::string taken_up(const ScreenTest& screen) {
    std::string numbers;
    for (int die = 0; die < 4; ++die)
        if (const Target* const target = screen.find("die-" + std::to_string(die)); target != nullptr && target->chosen)
            numbers += std::to_string(die);
    return numbers;
}

/** From the middle of a target by this way, and back there if so; as fast as fingers do. */
void drag_by(ScreenTest& screen, const std::string& id, float x, float y, bool back) {
    const Target from = *screen.find(id);
    const auto move = [&](float share) {
        ImGui::GetIO().AddMousePosEvent(from.x + from.width / 2 + x * share, from.y + from.height / 2 + y * share);
        screen.frame();
    };
    move(0);
    screen.look();
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    screen.frame();
    for (const float share : {0.25F, 0.5F, 0.75F, 1.0F}) move(share);
    if (back) move(0);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    screen.frame();
    screen.frame();
}

}  // namespace

TEST_CASE("a die that was dragged to its space leaves no equal one in the player's fingers") {
    Game game = with_dice({2, 3, 5, 5});
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.drag("die-3", "space-barrel"));
    CHECK(game.state().players[actor(game.state()).seat].barrel.lies());
    CHECK(taken_up(screen).empty());
}

TEST_CASE("of two equal dice the pressed one is taken up, and put down by another press") {
    Game game = with_dice({2, 3, 5, 5});
    ScreenTest screen(game, 1280, 720);
    for (const char* const die : {"die-3", "die-2", "die-3"}) {
        REQUIRE(screen.touch(die));
        CHECK("die-" + taken_up(screen) == die);
    }
    REQUIRE(screen.touch("die-3"));
    CHECK(taken_up(screen).empty());
}

TEST_CASE("Escape ends a drag") {
    Game game = with_dice({2, 3, 5, 5});
    ScreenTest screen(game, 1280, 720);
    const Target die = *screen.find("die-0");
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(die.x + die.width / 2, die.y + die.height / 2);
    screen.look();
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    io.AddMousePosEvent(die.x, die.y - 100);
    screen.frame();
    screen.frame();
    REQUIRE(taken_up(screen) == "0");
    screen.key(ImGuiKey_Escape);
    io.AddMousePosEvent(die.x, die.y - 120);
    screen.frame();
    screen.frame();
    CHECK(taken_up(screen).empty());
}

TEST_CASE("a die dragged away and back again is not pressed") {
    Game game = with_dice({2, 3, 5, 5});
    REQUIRE_FALSE(game.act(act::place(5, Space::cashbox)).has_value());
    ScreenTest screen(game, 1280, 720);
    drag_by(screen, "space-cashbox", 0, -200, true);
    CHECK(screen.seen().empty());
    REQUIRE(screen.touch("space-cashbox"));
    CHECK(asked<intent::TakeBack>(screen) != nullptr);
}

TEST_CASE("a finger that drags a die of the board turns no page and scrolls no table") {
    Game game = with_dice({2, 3, 5, 5});
    REQUIRE_FALSE(game.act(act::place(5, Space::cashbox)).has_value());
    {
        ScreenTest phone(game, 390, 844);
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        const Target space = *phone.find("space-cashbox");
        drag_by(phone, "space-cashbox", space.x > 195 ? -150.0F : 150.0F, 4, false);
        CHECK(phone.find("page-tavern")->chosen);
    }
    ScreenTest low(game, 844, 290);
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    const float before = low.find("space-cashbox")->y;
    drag_by(low, "space-cashbox", 0, -60, false);
    CHECK(low.find("space-cashbox")->y == before);
}

TEST_CASE("a die held or dropped on the switch of a compact phone comes along to the other half") {
    const auto phone_with = [](Game& game, const auto& play) {
        ScreenTest screen(game, 360, 640);
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        play(screen, [&] { return screen.find("space-cashbox") != nullptr; });
    };
    const auto finger_to = [](ScreenTest& screen, const std::string& id) {
        const Target at = *screen.find(id);
        ImGui::GetIO().AddMousePosEvent(at.x + at.width / 2, at.y + at.height / 2);
        screen.frame();
    };
    Game held = with_dice({2, 3, 5, 5});
    phone_with(held, [&](ScreenTest& screen, const auto& at_bar) {
        REQUIRE_FALSE(at_bar());
        finger_to(screen, "die-0");
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        screen.frame();
        finger_to(screen, "stop");
        screen.frame(0.1F);
        // One who only crosses it stays.
        REQUIRE_FALSE(at_bar());
        for (int tenths = 0; tenths < 20; ++tenths) screen.frame(0.1F);
        REQUIRE(at_bar());
        finger_to(screen, "space-cashbox");
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        screen.frame();
        screen.frame();
    });
    CHECK(held.state().players[actor(held.state()).seat].cashbox.lies());

    Game dropped = with_dice({2, 3, 5, 5});
    phone_with(dropped, [&](ScreenTest& screen, const auto& at_bar) {
        REQUIRE(screen.drag("die-0", "stop"));
        CHECK(at_bar());
        CHECK(taken_up(screen) == "0");
        CHECK_FALSE(screen.reads(std::string(say(Text::refusal_no_die_here))));
        screen.touch("space-cashbox");
    });
    CHECK(dropped.state().players[actor(dropped.state()).seat].cashbox.lies());
}

TEST_CASE("on a compact phone each page begins at its first stop") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 360, 640);
    const auto shows_tables = [&] { return screen.find("space-seat-0")->sight == Sight::whole; };
    REQUIRE(shows_tables());
    REQUIRE(screen.touch("page-valley"));
    REQUIRE(screen.touch("stop"));
    REQUIRE(screen.touch("page-tavern"));
    CHECK(shows_tables());
}

TEST_CASE("where players plan in their own turns, those before have served") {
    Setup setup;
    setup.planning = Planning::own_turn;
    Game game(setup, 5, default_innkeepers(setup));
    while (game.state().phase != Phase::planning || actor(game.state()).seat == seat_in_turn(game.state(), 0)) {
        ActionList legal;
        legal_actions(game.state(), legal);
        const auto ends = std::find_if(legal.begin(), legal.end(), [](Action action) {
            return action.kind() == ActionKind::ready || action.kind() == ActionKind::end_turn;
        });
        REQUIRE_FALSE(game.act(ends == legal.end() ? legal[0] : *ends).has_value());
    }
    REQUIRE(actor(game.state()).seat != seat_in_turn(game.state(), 0));
    ScreenTest screen(game, 1280, 720);
    const std::string tab = "tab-" + std::to_string(seat_in_turn(game.state(), 0) + 1);
    const std::string about = screen.known_node(tab).meaning.description;
    CHECK(about.find(say(Text::doing_served)) != std::string::npos);
    CHECK(about.find(say(Text::doing_planned)) == std::string::npos);
}

TEST_CASE("a die dragged from below the table to the space that it lies on stays there, and is not refused") {
    Game game = with_dice({2, 3, 5, 5});
    REQUIRE_FALSE(game.act(act::place(5, Space::cashbox)).has_value());
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.drag("placed-0", "space-cashbox"));
    CHECK(screen.interface().reading().refusal.empty());
    CHECK(screen.seen().empty());
    REQUIRE(screen.drag("placed-0", "tile-safe"));
    CHECK(screen.interface().reading().refusal == say(Text::refusal_no_die_here));
}
