// Advice by touch: the panel tells the advice, and asks app to play it.
#include <doctest/doctest.h>

#include "language.hpp"
#include "narration/advice/advice.hpp"
#include "screen.hpp"
#include "ui/parts/widgets.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

Game game_against(int players, int module, PlayerType second = PlayerType::person) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    std::vector<Innkeeper> innkeepers;
    for (int seat = 0; seat < players; ++seat) innkeepers.push_back({"", static_cast<PlayerColor>(seat)});
    innkeepers[1].player_type = second;
    return Game(setup, 5, innkeepers);
}

void play_to_turn(Game& game, Phase phase, int seat) {
    while (game.state().phase != phase || actor(game.state()).seat != seat) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[0]).has_value());
    }
}

Suggestion turn(std::vector<Action> actions, Value value, Reason reason, int a, int b) {
    Suggestion suggestion;
    suggestion.actions = std::move(actions);
    suggestion.value = value;
    suggestion.reason = reason;
    suggestion.a = static_cast<std::uint8_t>(a);
    suggestion.b = static_cast<std::uint8_t>(b);
    return suggestion;
}

/** Two plans for the dice in hand: a die on the cashbox, or one on the barrel. */
Advice two_plans(const State& state) {
    const Player& player = state.players[actor(state).seat];
    Face face = 1;
    while (!player.white.has(face)) ++face;
    Advice advice;
    advice.suggestions.push_back(turn({act::place(face, Space::cashbox)}, 10240, Reason::brewer_first, 3, 9));
    advice.suggestions.push_back(turn({act::place(face, Space::barrel)}, 10100, Reason::saves, 2, 1));
    return advice;
}

bool says(const ScreenTest& screen, const std::string& id, const std::string& words) {
    const Target* target = screen.find(id);
    return target != nullptr && target->label.find(words) != std::string::npos;
}

/** Whether the first words of a text, which may be broken into lines, can be read. */
bool reads_words(ScreenTest& screen, const std::string& text) {
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    return std::any_of(recorder.texts.begin(), recorder.texts.end(),
                       [&](const RecordedText& seen) { return seen.text.size() > 8 && text.rfind(seen.text, 0) == 0; });
}

/** The middles of the dice drawn on the monk, or over the edges of his tile. */
std::vector<Point> dice_on_monk(ScreenTest& screen) {
    screen.look();
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    const Target* monk = screen.find("space-monk");
    REQUIRE(monk != nullptr);
    const Rect tile{monk->x, monk->y, monk->width, monk->height};
    std::vector<Point> middles;
    for (const RecordedPicture& seen : recorder.pictures)
        if (seen.picture == die_picture(components::monk_die, std::nullopt) && tile.contains(seen.rect.center()))
            middles.push_back(seen.rect.center());
    return middles;
}

}  // namespace

TEST_CASE("the lantern asks for advice, and the panel shows it") {
    for (const WindowSize& size : window_sizes) {
        const float width = size.width;
        const float height = size.height;
        INFO(width << " x " << height);
        Game game = game_against(2, 1);
        play_to_turn(game, Phase::planning, 0);
        ScreenTest screen(game, width, height);
        REQUIRE(screen.touch("hint"));
        CHECK(asked<intent::AskHint>(screen));
        screen.model().hint_open = true;
        screen.frame();
        // Busy: nothing to choose, but a way out; an idle screen all the same.
        CHECK(screen.find("suggestion-1") == nullptr);
        CHECK(screen.live("close-hint"));
        screen.look();
        CHECK_FALSE(screen.interface().wants_frame());
        screen.model().advice = two_plans(game.state());
        screen.frame();
        screen.frame();
        CHECK(says(screen, "suggestion-1", "best"));
        CHECK(says(screen, "suggestion-2", "−1.4 points"));
        CHECK(screen.find("suggestion-3") == nullptr);
        for (const Target& target : screen.interface().targets()) {
            INFO(target.id);
            CHECK(target.x + target.width <= width + 0.5F);
            if (target.sight != Sight::none) CHECK(target.y + target.height <= height + 0.5F);
        }
        REQUIRE(screen.touch("suggestion-2"));
        REQUIRE(screen.touch("follow-hint"));
        CHECK(asked<intent::FollowHint>(screen));
        CHECK(asked<intent::FollowHint>(screen)->suggestion == 1);
        REQUIRE(screen.touch("close-hint"));
        CHECK(asked<intent::CloseHint>(screen));
    }
}

TEST_CASE("the dice of a suggestion have the colours that they will have once dice are turned") {
    // Section 5: a white die is turned first, so the die of the same face that is placed is the player's own.
    Game game = game_against(2, 5);
    play_to_turn(game, Phase::planning, 0);
    State state = game.state();
    Player& player = state.players[0];
    player.white.clear();
    player.white.add(2);
    player.own.clear();
    player.own.add(2);
    Game turning(state, 5, game.record().innkeepers);
    ScreenTest screen(turning, 1280, 720);
    Advice advice;
    advice.suggestions.push_back(
        turn({Action(ActionKind::turn_die, 2, 6), act::place(2, Space::barrel)}, 10000, Reason::nothing, 0, 0));
    screen.model().hint_open = true;
    screen.model().advice = advice;
    screen.frame();
    const std::string told = screen.known_node("space-barrel").meaning.description;
    INFO(told);
    CHECK(told.find("blue 2") != std::string::npos);
}

TEST_CASE("the dice of a suggestion lie where they will lie once they are placed") {
    const Face face = components::monk_die;
    for (int dice = 1; dice <= 4; ++dice) {
        INFO(dice);
        Game game = game_against(2, 5);
        play_to_turn(game, Phase::planning, 0);
        State state = game.state();
        state.players[0].white.clear();
        for (int die = 0; die < dice; ++die) state.players[0].white.add(face);
        Game planned(state, 5, game.record().innkeepers);
        ScreenTest screen(planned, 1280, 720);
        screen.model().hint_open = true;
        screen.model().advice.emplace().suggestions.push_back(
            turn(std::vector<Action>(static_cast<std::size_t>(dice), act::place(face, Space::monk)), 10000,
                 Reason::nothing, 0, 0));
        const std::vector<Point> proposed = dice_on_monk(screen);
        CHECK(proposed.size() == static_cast<std::size_t>(dice));
        screen.model().advice.reset();
        screen.model().hint_open = false;
        for (int die = 0; die < dice; ++die) REQUIRE_FALSE(planned.act(act::place(face, Space::monk)).has_value());
        const std::vector<Point> placed = dice_on_monk(screen);
        REQUIRE(placed.size() == proposed.size());
        for (std::size_t die = 0; die < placed.size(); ++die) {
            CHECK(placed[die].x == doctest::Approx(proposed[die].x));
            CHECK(placed[die].y == doctest::Approx(proposed[die].y));
        }
    }
}

TEST_CASE("a question that must be answered can be asked about") {
    Game game = game_against(2, 4);
    REQUIRE(question(game.state()) == Question::choose_start_card);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("hint"));
    CHECK(asked<intent::AskHint>(screen));
    ActionList legal;
    legal_actions(game.state(), legal);
    Advice advice;
    advice.suggestions.push_back(turn({legal[1]}, 8000, Reason::better_cards, 0, 0));
    screen.model().hint_open = true;
    screen.model().advice = advice;
    screen.frame();
    screen.frame();
    CHECK(says(screen, "suggestion-1", "Start card " + std::to_string(legal[1].a())));
    CHECK(screen.live("follow-hint"));
}

TEST_CASE("while the computer thinks nothing can be done, and its tab says so") {
    Game game = game_against(2, 1, PlayerType::steady);
    play_to_turn(game, Phase::serving, 1);
    ScreenTest screen(game, 1280, 720);
    screen.quiet();
    screen.model().thinking = 1;
    screen.frame();
    screen.frame();
    CHECK(says(screen, "tab-2", "Steady"));
    CHECK_FALSE(screen.live("hint"));
    CHECK_FALSE(screen.live("end-turn"));
    CHECK_FALSE(screen.live("serve-all"));
    CHECK_FALSE(screen.interface().wants_frame());
}

TEST_CASE("the draft is watched from the own tavern while the computer picks") {
    Game game = game_against(2, 1, PlayerType::steady);
    play_to_turn(game, Phase::draft, 0);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.live("take-0"));
    REQUIRE(screen.touch("take-0"));
    REQUIRE(actor(game.state()).seat == 1);
    screen.quiet();
    screen.frame();
    // The own coaster still lies there, out of reach.
    const int own = game.state().players[0].coaster.total();
    CHECK(screen.find("take-" + std::to_string(own - 1)) != nullptr);
    CHECK_FALSE(screen.live("take-0"));
}

TEST_CASE("advice is said in the game's words") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::planning, 0);
    const State& state = game.state();
    const auto why = [&](Reason reason, int a, int b, std::vector<Action> actions = {}) {
        Suggestion suggestion = turn({}, 0, reason, a, b);
        suggestion.turn = std::move(actions);
        return suggestion_reason(game, state, suggestion);
    };
    const Action six = act::serve(6, Space::brewer);
    CHECK(why(Reason::brewer_first, 3, 9, {six, six, six}) == "Upgrade the brewer, then use three sixes: 9 beer.");
    CHECK(why(Reason::brewer_first, 2, 4, {six, act::serve(1, Space::brewer)}) ==
          "Upgrade the brewer, then use two dice: 4 beer.");
    const Action five = act::serve(5, Space::brewer);  // with a dishwasher
    CHECK(why(Reason::brewer_first, 2, 6, {five, five}) == "Upgrade the brewer, then use two dice: 6 beer.");
    CHECK(why(Reason::upgrades, 1, static_cast<int>(Tile::barrel)) == "Pays for upgrading the Barrel.");
    CHECK(why(Reason::reputation, 2, 0) == "2 steps on the reputation track.");
    CHECK(why(Reason::nobles, 2, 0) == "The beer recruits two nobles: 20 points.");
    CHECK(why(Reason::denies_others, 5, 1) == "Keeps the [die-white-5] from Bram.");
    for (int reason = 0; reason <= static_cast<int>(Reason::nothing); ++reason) {
        const std::string text = why(static_cast<Reason>(reason), 1, 1);
        INFO(text);
        CHECK(text.find('{') == std::string::npos);
        CHECK(text.back() == '.');
    }
    CHECK(spoken(why(Reason::takes_for_self, 5, static_cast<int>(Space::monk))) == "You can use the 5 on the Monk.");
    CHECK(spoken(why(Reason::takes_for_self, 4, static_cast<int>(Space::monk))) ==
          "You can use the 4 on the Monk with 1 dishwasher.");
    CHECK(points_text(140) == "1.4");
    CHECK(points_text(149) == "1.5");
    CHECK(points_text(-3) == "0.0");
}

TEST_CASE("advice as good as the best is called so in every language") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::planning, 0);
    Advice advice = two_plans(game.state());
    advice.suggestions[1].value = advice.suggestions[0].value - 4;
    for (int language = 0; language < languages; ++language) {
        const Speaking speaking(static_cast<Language>(language));
        CHECK(words_of(game, game.state(), advice)[1].right == say(Text::hint_equal));
    }
}

TEST_CASE("the money of a turn is told with the stored money") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::serving, 0);
    State state = game.state();
    Player& player = state.players[actor(state).seat];
    REQUIRE(question(state) == Question::serve);
    player.thalers = 3;
    player.beer = 0;
    player.cashbox = SpaceDie(4, false);
    player.counter_guests = 1;
    Suggestion suggestion;
    suggestion.turn = {act::serve(4, Space::cashbox), Action(ActionKind::counter_guest), Action(ActionKind::end_turn)};
    CHECK(gains_text(game, state, suggestion) == "4[thaler]  −1[counter-guest]  +1[step]");
    const int points = score(state, actor(state).seat).total();
    suggestion.actions = suggestion.turn;
    CHECK(words_of(game, state, {.suggestions = {suggestion}}).front().left ==
          "Afterwards: 2[thaler]  " + std::to_string(points) + "[points]. 2[thaler] would be lost.");
    state.players[actor(state).seat].thalers = 5;
    suggestion.turn = {act::upgrade(Tile::safe, 0), Action(ActionKind::end_turn)};
    suggestion.reason = Reason::upgrades;
    suggestion.a = 1;
    suggestion.b = static_cast<std::uint8_t>(Tile::safe);
    // It cannot be paid, so nobody walks in.
    CHECK(suggestion_reason(game, state, suggestion) == "Pays for upgrading the Safe.");
    state.players[actor(state).seat].thalers = 6;
    CHECK(suggestion_reason(game, state, suggestion) == "Pays for upgrading the Safe, and a noble walks in.");
    CHECK(gains_text(game, state, suggestion) == "6[thaler]  +1[noble]");
    // A die of the coaster has nothing to spend.
    Game draft = game_against(2, 1);
    play_to_turn(draft, Phase::draft, 0);
    CHECK(gains_text(draft, draft.state(), {}).empty());
}

TEST_CASE("a plan tells its last purchases, also after all have planned") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::planning, 0);
    State state = game.state();
    state.players[0].thalers = 3;
    REQUIRE(state.setup.planning == Planning::together);
    const std::vector<std::string> deeds =
        deeds_of(game, state, {Action(ActionKind::ready), act::buy(Card::server), Action(ActionKind::end_turn)});
    REQUIRE(deeds.size() == 1);
    CHECK(deeds.front() == "[card-server] Server");
}

TEST_CASE("a plan says to which of the regulars a die goes") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::planning, 0);
    State state = game.state();
    Player& player = state.players[0];
    player.seats[0].guest = Card::regular_1;
    player.seats[1].guest = Card::regular_2;
    player.white = {};
    for (const Face face : {Face{1}, Face{2}}) player.white.add(face);
    const std::vector<std::string> deeds =
        deeds_of(game, state, {act::place(1, seat_space(0)), act::place(2, seat_space(1))});
    CHECK(deeds ==
          std::vector<std::string>{"[die-white-1] ▸ Regular [die-white-1]", "[die-white-2] ▸ Regular [die-white-2]"});
    CHECK(deeds_of(game, state, {act::place(1, Space::cashbox)}).front() == "[die-white-1] ▸ Cashbox");
}

TEST_CASE("the panel tells the purchases of the whole turn, though only its first part can be carried out") {
    for (const WindowSize& size : {WindowSize{1280, 720}, WindowSize{390, 844}}) {
        INFO(size.width << " x " << size.height);
        Game game = game_against(2, 1);
        play_to_turn(game, Phase::planning, 0);
        State state = game.state();
        state.players[0].thalers = 3;
        Game rich(state, 5, game.record().innkeepers);
        ScreenTest screen(rich, size.width, size.height);
        Advice advice = two_plans(state);
        Suggestion& best = advice.suggestions.front();
        best.actions.emplace_back(ActionKind::ready);
        best.turn = best.actions;
        best.turn.push_back(act::buy(Card::server));
        best.turn.emplace_back(ActionKind::end_turn);
        screen.model().hint_open = true;
        screen.model().advice = advice;
        screen.frame();
        CHECK(screen.reads("[card-server] Server"));
        best.turn = best.actions;
        screen.model().advice = advice;
        CHECK_FALSE(screen.reads("[card-server] Server"));
    }
}

TEST_CASE("advice drops no reason where room is short, but scrolls") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::planning, 0);
    ScreenTest screen(game, 320, 480);
    Advice advice = two_plans(game.state());
    advice.suggestions.push_back(turn({Action(ActionKind::ready)}, 9000, Reason::nothing, 0, 0));
    for (Suggestion& suggestion : advice.suggestions) suggestion.turn = suggestion.actions;
    screen.model().hint_open = true;
    screen.model().advice = advice;
    screen.look();
    REQUIRE(screen.find("suggestion-3") != nullptr);
    CHECK(screen.find("suggestion-3")->sight == Sight::none);
    CHECK(screen.find("follow-hint")->sight == Sight::whole);
    const std::string reason = suggestion_reason(game, game.state(), advice.suggestions.back());
    CHECK(says(screen, "suggestion-3", spoken(reason)));
    CHECK_FALSE(reads_words(screen, reason));
    REQUIRE(screen.touch("suggestion-3"));
    CHECK(screen.find("suggestion-3")->chosen);
    CHECK(reads_words(screen, reason));
}

TEST_CASE("two plans with one reason tell their difference") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::planning, 0);
    ScreenTest screen(game, 1280, 720);
    Advice advice = two_plans(game.state());
    advice.suggestions[1].reason = advice.suggestions[0].reason;
    advice.suggestions[1].a = advice.suggestions[0].a;
    advice.suggestions[1].b = advice.suggestions[0].b;
    for (Suggestion& suggestion : advice.suggestions) suggestion.turn = suggestion.actions;
    screen.model().hint_open = true;
    screen.model().advice = advice;
    screen.frame();
    screen.frame();
    CHECK(says(screen, "suggestion-2", "Like 1, but: "));
    CHECK(says(screen, "suggestion-2", ": Barrel."));
    CHECK(difference_text({"a"}, {"a", "b"}, "1") == "Like 1, without: b.");
    CHECK(difference_text({"a"}, {"a"}, "1").empty());
}

TEST_CASE("the draft tells how each die differs from the best, also those that are not suggested") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::draft, 0);
    ScreenTest screen(game, 1280, 720);
    const Dice coaster = game.state().players[0].coaster;
    Face first = 1;
    while (!coaster.has(first)) ++first;
    const auto after = [](Face face) { return face == faces ? Face{1} : static_cast<Face>(face + 1); };
    const Face second = after(first);
    const Face third = after(second);
    Advice advice;
    advice.suggestions.push_back(turn({Action(ActionKind::take_die, first)}, 9000, Reason::better_cards, 0, 0));
    advice.suggestions.push_back(turn({Action(ActionKind::take_die, second)}, 8820, Reason::better_cards, 0, 0));
    advice.dice = {{second, -140, -180}, {third, 0, -250}};
    screen.model().hint_open = true;
    screen.model().advice = advice;
    screen.frame();
    screen.frame();
    const std::string name = shown_innkeeper(game, 1).name;
    CHECK(words_of(game, game.state(), advice)[0].gains.empty());
    // Together the loss of 1.8 points.
    CHECK(words_of(game, game.state(), advice)[1].gains ==
          "Against the best: −1.4[points] for you, +0.4[points] for " + name + ".");
    // A die without a use yet needs no reason.
    CHECK(words_of(game, game.state(), advice)[0].why.empty());
    const std::string other = "Against the best: 0.0[points] for you, +2.5[points] for " + name + ".";
    REQUIRE(other_dice(game, game.state(), advice).size() == 1);
    CHECK(other_dice(game, game.state(), advice)[0].find(other) != std::string::npos);
    CHECK(screen.reads(other_dice(game, game.state(), advice)[0]));
}

TEST_CASE("a plan names the guest that somebody else may recruit before") {
    Game game = game_against(2, 1);
    play_to_turn(game, Phase::planning, 1);
    State state = game.state();
    REQUIRE(seat_in_turn(state, 0) == 0);
    state.row[1].guest = Card::guest_8_server;
    for (std::size_t place = 2; place < state.row.size(); ++place) state.row[place].guest = Card::guest_6;
    state.players[1].beer = 9;
    Advice advice;
    advice.suggestions.push_back(turn({Action(ActionKind::ready)}, 9000, Reason::better_cards, 0, 0));
    std::vector<Action>& plan = advice.suggestions.front().turn;
    plan = {Action(ActionKind::ready), Action(ActionKind::recruit, 1), Action(ActionKind::end_turn)};
    CHECK(words_of(game, state, advice)[0].why == "This works as long as nobody recruits the Purser first.");
    // One of two equal ones stays.
    plan[1] = Action(ActionKind::recruit, 2);
    CHECK(words_of(game, state, advice)[0].why.empty());
    state.setup.planning = Planning::own_turn;
    plan[1] = Action(ActionKind::recruit, 1);
    CHECK(words_of(game, state, advice)[0].why.empty());
}

TEST_CASE("while a plan is played its button stops it") {
    for (const WindowSize& size : {WindowSize{1280, 720}, WindowSize{390, 844}}) {
        INFO(size.width << " x " << size.height);
        Game game = game_against(2, 1);
        play_to_turn(game, Phase::planning, 0);
        ScreenTest screen(game, size.width, size.height);
        CHECK_FALSE(screen.live("stop-hint"));
        screen.model().following = true;
        screen.frame();
        screen.frame();
        CHECK_FALSE(screen.live("hint"));
        REQUIRE(screen.touch("stop-hint"));
        CHECK(asked<intent::CloseHint>(screen));
    }
}
