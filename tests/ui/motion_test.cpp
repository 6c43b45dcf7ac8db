// Motion: for how long, from where, and that everything rests afterwards.
#include "ui/parts/motion.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "screen.hpp"
#include "ui/board/table.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

Game unnamed_game(int players, int module, std::uint64_t seed = 5) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    return Game(setup, seed, default_innkeepers(setup));
}

/** The middle of the thing drawn above all else, because it is on its way. */
std::optional<Point> aloft() {
    const ImVector<ImDrawVert>& drawn = ImGui::GetForegroundDrawList()->VtxBuffer;
    if (drawn.empty()) return std::nullopt;
    ImVec2 low = drawn[0].pos;
    ImVec2 high = low;
    for (const ImDrawVert& vertex : drawn) {
        low = ImVec2(std::min(low.x, vertex.pos.x), std::min(low.y, vertex.pos.y));
        high = ImVec2(std::max(high.x, vertex.pos.x), std::max(high.y, vertex.pos.y));
    }
    return Point{(low.x + high.x) / 2, (low.y + high.y) / 2};
}

Face any_die(const Game& game) {
    const Player& player = game.state().players[actor(game.state()).seat];
    Face face = 1;
    while (!player.white.has(face)) ++face;
    return face;
}

/** A table in the planning of the first evening, with motion as asked. */
struct PlanningTable {
    Game game = unnamed_game(2, 1);
    Face face = 0;
    ScreenTest screen;
    explicit PlanningTable(Motion motion) : screen(prepare(game), 1280, 720) {
        screen.model().settings.motion = motion;
        screen.model().less_motion = false;
        face = any_die(game);
        screen.frame();
        screen.frame();
    }
    static Game& prepare(Game& game) {
        play_to(game, Phase::planning);
        return game;
    }
    void place() { REQUIRE_FALSE(game.act(act::place(face, Space::cashbox)).has_value()); }
};

}  // namespace

TEST_CASE("a placed die flies from the hand to its space for 180 ms and then rests") {
    PlanningTable table(Motion::normal);
    REQUIRE_FALSE(table.screen.interface().wants_frame());
    REQUIRE_FALSE(aloft());
    const Target hand = *table.screen.find("die-0");
    const Target space = *table.screen.find("space-cashbox");
    table.place();
    table.screen.frame(0.001F);
    REQUIRE(aloft());
    CHECK(std::abs(aloft()->y - (hand.y + hand.height / 2)) < 30);
    CHECK(table.screen.interface().wants_frame());
    table.screen.frame(0.03F);
    REQUIRE(aloft());
    CHECK(aloft()->y < hand.y);
    CHECK(aloft()->y > space.y + space.height);
    table.screen.frame(0.14F);
    REQUIRE(aloft());
    CHECK(aloft()->y < space.y + space.height);
    table.screen.frame(0.015F);
    CHECK_FALSE(aloft());
    table.screen.look();
    CHECK_FALSE(table.screen.interface().wants_frame());
}

TEST_CASE("a die taken in the draft flies from the coaster to those that its player took") {
    Game game = unnamed_game(4, 1);
    play_to(game, Phase::draft);
    ScreenTest screen(game, 1280, 720);
    screen.model().settings.motion = Motion::normal;
    screen.model().less_motion = false;
    // Those on the own coaster have tumbled to rest.
    screen.frame();
    screen.frame(1);
    screen.frame();
    REQUIRE_FALSE(aloft());
    const Target die = *screen.find("take-0");
    ActionList legal;
    legal_actions(game.state(), legal);
    REQUIRE(legal[0].kind() == ActionKind::take_die);
    REQUIRE_FALSE(game.act(legal[0]).has_value());
    screen.frame(0.001F);
    REQUIRE(aloft());
    CHECK(std::abs(aloft()->x - (die.x + die.width / 2)) < 60);
    screen.frame(0.29F);
    REQUIRE(aloft());
    const float panel = 1280 - 328;
    CHECK(aloft()->x > panel);
    screen.frame(0.015F);
    CHECK_FALSE(aloft());
}

TEST_CASE("fast is half as long") {
    PlanningTable table(Motion::fast);
    table.place();
    table.screen.frame(0.001F);
    table.screen.frame(0.08F);
    CHECK(aloft());
    table.screen.frame(0.015F);
    CHECK_FALSE(aloft());
}

TEST_CASE("instant shows nothing on its way, and so does a device that asks for less motion") {
    for (const Motion motion : {Motion::instant, Motion::as_device}) {
        PlanningTable table(motion);
        table.screen.model().less_motion = motion == Motion::as_device;
        table.place();
        table.screen.frame(0.001F);
        CHECK_FALSE(aloft());
        table.screen.look();
        CHECK_FALSE(table.screen.interface().wants_frame());
    }
    PlanningTable table(Motion::as_device);
    table.place();
    table.screen.frame(0.001F);
    CHECK(aloft());
}

TEST_CASE("a touch ends all motion, and still has its own effect") {
    PlanningTable table(Motion::normal);
    REQUIRE(table.screen.touch("die-0"));
    REQUIRE(table.screen.touch("space-cashbox"));
    REQUIRE(aloft());
    const Target die = *table.screen.find("die-0");
    ImGui::GetIO().AddMousePosEvent(die.x + die.width / 2, die.y + die.height / 2);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    table.screen.frame(0.001F);
    table.screen.frame(0.001F);
    CHECK_FALSE(aloft());
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    table.screen.frame(0.001F);
    table.screen.frame(0.001F);
    REQUIRE(table.screen.find("die-0") != nullptr);
    CHECK(table.screen.find("die-0")->label != die.label);
}

TEST_CASE("undo, redo and jumps do not move anything") {
    PlanningTable table(Motion::normal);
    table.place();
    table.screen.frame(1);
    table.screen.frame(1);
    REQUIRE_FALSE(aloft());
    REQUIRE(table.screen.touch("undo"));
    CHECK_FALSE(aloft());
    REQUIRE(table.game.can_redo());
    REQUIRE(table.screen.touch("redo"));
    CHECK_FALSE(table.game.can_redo());
    CHECK_FALSE(aloft());
    table.screen.interface().forget(Forget::game);
    ActionList legal;
    legal_actions(table.game.state(), legal);
    REQUIRE_FALSE(table.game.act(legal[0]).has_value());
    table.screen.frame();
    CHECK_FALSE(aloft());
}

TEST_CASE("spaces for the die in hand breathe twice and then rest") {
    PlanningTable table(Motion::normal);
    REQUIRE(table.screen.touch("die-0"));
    table.screen.frame(3);
    CHECK(table.screen.interface().wants_frame());
    table.screen.frame(0.3F);
    table.screen.look();
    CHECK_FALSE(table.screen.interface().wants_frame());
}

TEST_CASE("a counter shows its former number until the coin has come") {
    PlanningTable table(Motion::normal);
    table.place();
    for (int seat = 0; seat < 2; ++seat) REQUIRE_FALSE(table.game.act(Action(ActionKind::ready)).has_value());
    table.screen.frame(2);
    table.screen.frame(2);
    const std::string before = table.screen.find("counter-0")->label;
    const int thalers = table.game.state().players[actor(table.game.state()).seat].thalers;
    REQUIRE_FALSE(table.game.act(act::serve(table.face, Space::cashbox)).has_value());
    REQUIRE(table.game.state().players[actor(table.game.state()).seat].thalers > thalers);
    table.screen.frame(0.001F);
    table.screen.frame(0.3F);
    CHECK(table.screen.find("counter-0")->label == before);
    table.screen.frame(0.03F);
    CHECK(table.screen.find("counter-0")->label != before);
    CHECK(table.screen.interface().wants_frame());  // the counter bumps
    table.screen.frame(0.2F);
    table.screen.frame(0.2F);
    CHECK_FALSE(table.screen.interface().wants_frame());
}

TEST_CASE("paying at once with money still in the air never shows less than nothing") {
    Game start = unnamed_game(2, 1);
    play_to(start, Phase::planning);
    const Face face = any_die(start);
    REQUIRE_FALSE(start.act(act::place(face, Space::cashbox)).has_value());
    for (int seat = 0; seat < 2; ++seat) REQUIRE_FALSE(start.act(Action(ActionKind::ready)).has_value());
    State state = start.state();
    Player& player = state.players[actor(state).seat];
    player.thalers = static_cast<std::uint8_t>(facts(Card::dishwasher).price - yield_of(player, Space::cashbox));
    Game game(state, 1, start.record().innkeepers);
    ScreenTest screen(game, 1280, 720);
    screen.model().less_motion = false;
    screen.frame(2);
    screen.frame(2);
    REQUIRE_FALSE(game.act(act::serve(face, Space::cashbox)).has_value());
    REQUIRE_FALSE(game.act(act::buy(Card::dishwasher)).has_value());
    for (int frame = 0; frame < 40; ++frame) {
        screen.frame(0.02F);
        CHECK(screen.find("counter-0")->label == "thalers 0");
    }
}

TEST_CASE("cards of an evening are dealt one after the other, 90 ms apart, in the order of the effects") {
    Game game = unnamed_game(2, 1);
    Flights flights;
    const auto seen = [&](double now) {
        flights.begin(&game, now, Motion::normal);
        flights.at(spot_of(Spot::Site::deck), {0, 0, 50, 70});
    };
    seen(1);
    seen(1.001);  // the deck has a place now
    std::vector<const Effect*> dealt;
    for (const Effect& effect : game.effects())
        if (effect.kind == EffectKind::card_drawn && effect.player == 0) dealt.push_back(&effect);
    REQUIRE(dealt.size() >= 3);
    for (std::size_t index = 0; index < dealt.size(); ++index) {
        const Effect& effect = *dealt[index];
        const Spot to = effect.b == 0xFF ? spot_of(Spot::Site::staff, effect.a) : spot_of(static_cast<Space>(effect.b));
        int nth = 0;
        for (std::size_t before = 0; before < index; ++before) nth += dealt[before]->a == effect.a && effect.b == 0xFF;
        const Flight* flight = flights.find(Flight::Kind::deal, to, 0, nth);
        REQUIRE(flight != nullptr);
        CHECK(flight->start == doctest::Approx(1 + 0.09 * static_cast<double>(index)));
        CHECK(flight->lasts == doctest::Approx(0.22));
    }
    seen(10);
    seen(10);
    CHECK_FALSE(flights.moving());
}

TEST_CASE("a marker takes 160 ms a step, and 90 from the fourth on") {
    Game game = unnamed_game(2, 2);
    play_to(game, Phase::serving);
    State state = game.state();
    // Six steps of the monastery track: more than any monk leads, so they come from several dice.
    Flights flights;
    Game walked(state, 1, default_innkeepers(state.setup));
    flights.begin(&walked, 1, Motion::normal);
    int steps = 0;
    std::size_t from = walked.effects().size();
    for (int turn = 0; turn < 400 && steps < 4; ++turn) {
        ActionList legal;
        legal_actions(walked.state(), legal);
        if (legal.empty()) break;
        Action chosen = legal[0];
        for (const Action action : legal)
            if (action.kind() == ActionKind::place && action.space() == Space::monk) chosen = action;
        REQUIRE_FALSE(walked.act(chosen).has_value());
        steps = 0;
        for (std::size_t index = from; index < walked.effects().size(); ++index)
            steps += walked.effects()[index].kind == EffectKind::monastery_step && walked.effects()[index].player == 0;
    }
    REQUIRE(steps >= 4);
    flights.begin(&walked, 2, Motion::normal);
    const int first = flights.walk(Spot::Site::monastery, 0)->from;
    const auto now_from = [&](double now) {
        flights.begin(&walked, now, Motion::normal);
        return flights.walk(Spot::Site::monastery, 0)->from - first;
    };
    CHECK(now_from(2.15) == 0);
    CHECK(now_from(2.17) == 1);
    CHECK(now_from(2.33) == 2);
    CHECK(now_from(2.47) == 2);
    CHECK(now_from(2.49) == 3);
    flights.begin(&walked, 2.48 + 0.09 * (steps - 3) + 0.01, Motion::normal);
    CHECK_FALSE(flights.walk(Spot::Site::monastery, 0));
}

TEST_CASE("every sound can be read, also where nothing moves") {
    for (const Motion motion : {Motion::normal, Motion::instant}) {
        PlanningTable table(motion);
        CHECK(table.screen.interface().sounds().empty());
        const std::size_t steps = table.game.steps().size();
        table.place();
        table.screen.frame();
        CHECK(table.screen.interface().sounds() == std::vector<Sound>{Sound::dice});
        CHECK(log_lines(table.game, steps).size() == 1);
        table.screen.frame();
        CHECK(table.screen.interface().sounds().empty());
    }
}

TEST_CASE("every sound of a whole game is told in the log") {
    Game game = unnamed_game(2, 5);
    Flights flights;
    flights.begin(nullptr, 0, Motion::instant);
    int heard = 0;
    for (unsigned turn = 0; game.state().phase != Phase::over; ++turn) {
        flights.begin(&game, turn, Motion::instant);
        const std::size_t steps = game.steps().size();
        ActionList legal;
        legal_actions(game.state(), legal);
        const auto count = static_cast<unsigned>(legal.size());
        REQUIRE_FALSE(game.act(legal[static_cast<int>(turn * 7 % count)]).has_value());
        flights.begin(&game, turn + 0.5, Motion::instant);
        if (flights.sounds().empty()) continue;
        ++heard;
        CHECK_FALSE(log_lines(game, steps).empty());
    }
    CHECK(heard > 100);
}

namespace {

/** Four taverns with ten tables each, all with dice, in the module with everything. */
Game fullest_game() {
    Game game = unnamed_game(4, 5);
    play_to(game, Phase::planning);
    State state = game.state();
    for (int seat = 0; seat < 4; ++seat) {
        Player& player = state.players[static_cast<std::size_t>(seat)];
        player.tables = player.seated = max_seats;
        for (int table = 0; table < max_seats; ++table) {
            Seat& here = player.seats[static_cast<std::size_t>(table)];
            here.guest = table % 2 == 0 ? Card::guest_5 : Card::regular_2;
            here.die = SpaceDie(facts(here.guest).pips, table % 3 == 0);
        }
        for (std::uint8_t& staff : player.staff) staff = 4;
        player.dishwashers = 4;
        player.counter_guests = 3;
        player.thalers = 14;
        player.beer = 9;
    }
    return Game(state, 1, game.record().innkeepers);
}

int draw_calls() {
    int calls = 0;
    const ImDrawData& drawing = *ImGui::GetDrawData();
    for (const ImDrawList* list : drawing.CmdLists) calls += list->CmdBuffer.Size;
    return calls;
}

}  // namespace

TEST_CASE("the fullest table is drawn with at most 30 calls, also while things fly") {
    Game game = fullest_game();
    ScreenTest screen(game, 1280, 720);
    screen.model().less_motion = false;
    // As the page gives pictures to textures.
    const BitmapPlan plan = plan_bitmaps(picture_scale(1280, 720, 1), picture_sets(screen.model()));
    for (const Bitmap& bitmap : plan.bitmaps)
        screen.interface().atlas().set(bitmap, plan.sheet, nullptr, bitmap.sheet + 1);
    screen.frame();
    CHECK(draw_calls() <= 24);
    // Every die that can be placed is, then all are served at once.
    for (const ActionKind kind : {ActionKind::place, ActionKind::serve}) {
        ActionList legal;
        const auto next = [&] {
            legal_actions(game.state(), legal);
            return std::find_if(legal.begin(), legal.end(), [kind](Action action) { return action.kind() == kind; });
        };
        // Plans are made ready and bonuses declined on the way there.
        while (next() == legal.end()) REQUIRE_FALSE(game.act(legal[legal.size() - 1]).has_value());
        screen.frame(3);
        screen.frame(3);
        int deeds = 0;
        for (auto found = next(); found != legal.end() && deeds < 9; found = next(), ++deeds)
            REQUIRE_FALSE(game.act(*found).has_value());
        CHECK(deeds > 2);
        screen.frame(0.01F);
        screen.frame(0.01F);
        CHECK(screen.interface().wants_frame());
        CHECK(draw_calls() <= 30);
    }
}
