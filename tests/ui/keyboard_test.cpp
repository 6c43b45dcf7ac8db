// The game by keys alone: the focus is always seen once keys are used, it goes to open questions, and whole
// games end as their record says.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "dice_cup.hpp"
#include "narration/advice/advice.hpp"
#include "narration/status.hpp"
#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

std::vector<std::string> enabled(ScreenTest& screen, std::initializer_list<std::string_view> starts) {
    std::vector<std::string> ids;
    for (const Target& target : screen.interface().targets())
        for (const std::string_view start : starts)
            if (target.enabled && target.id.starts_with(start)) {
                ids.push_back(target.id);
                break;
            }
    return ids;
}

/** The focus must be seen on something that is there. */
void check_focus(ScreenTest& screen) {
    const std::string& id = screen.interface().focused();
    REQUIRE_FALSE(id.empty());
    INFO(id);
    REQUIRE(screen.find(id) != nullptr);
}

/** Tab until it has the focus, then Enter. */
bool press(ScreenTest& screen, const std::string& id) {
    for (std::size_t step = 0; screen.interface().focused() != id; ++step) {
        if (step > screen.interface().targets().size() + 1) return false;
        screen.key(ImGuiKey_Tab);
        check_focus(screen);
    }
    screen.key(ImGuiKey_Enter);
    return true;
}

void with_control(ScreenTest& screen, ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    screen.frame();
    screen.key(key);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
    screen.frame();
}

ImGuiKey key_of(Face face) {
    return static_cast<ImGuiKey>(ImGuiKey_0 + face);
}

}  // namespace

TEST_CASE("keys that come faster than frames are all heard") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    screen.key(ImGuiKey_Tab);
    const std::vector<std::string> dice = enabled(screen, {"die-"});
    REQUIRE(dice.size() > 2);
    REQUIRE(screen.interface().focused() == dice[0]);
    for (int press = 0; press < 2; ++press)
        for (const bool down : {true, false}) ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, down);
    do screen.frame();
    while (screen.interface().wants_frame());
    CHECK(screen.interface().focused() == dice[2]);
}

TEST_CASE("keys take a die, walk the lit spaces and put it down") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const Player& player = game.state().players[static_cast<std::size_t>(actor(game.state()).seat)];
    Face face = 1;
    while (!player.white.has(face)) ++face;
    CHECK(screen.interface().focused().empty());
    screen.key(key_of(face));
    REQUIRE(screen.live("space-cashbox"));
    CHECK(screen.interface().focused().starts_with("space-"));
    // Arrows stay among the lit spaces.
    std::set<std::string> walked;
    for (const ImGuiKey key : {ImGuiKey_DownArrow, ImGuiKey_RightArrow, ImGuiKey_RightArrow, ImGuiKey_LeftArrow,
                               ImGuiKey_UpArrow, ImGuiKey_LeftArrow}) {
        screen.key(key);
        walked.insert(screen.interface().focused());
        CHECK(screen.interface().focused().starts_with("space-"));
        CHECK(screen.live(screen.interface().focused()));
    }
    CHECK(walked.size() >= 2);
    const std::size_t before = game.player_actions();
    SUBCASE("Enter puts it down, and the next die has the focus") {
        screen.key(ImGuiKey_Enter);
        CHECK(game.player_actions() == before + 1);
        CHECK(screen.interface().focused().starts_with("die-"));
        with_control(screen, ImGuiKey_Z);
        CHECK(game.player_actions() == before);
        CHECK(screen.interface().focused().starts_with("die-"));
        with_control(screen, ImGuiKey_Y);
        CHECK(game.player_actions() == before + 1);
        CHECK_FALSE(screen.refused());
    }
    SUBCASE("after Undo by its button the focus stays there, or goes to the next question") {
        screen.key(ImGuiKey_Enter);
        while (screen.live("undo")) {
            REQUIRE(press(screen, "undo"));
            screen.look();
            CHECK_FALSE(screen.interface().focused() == "menu");
        }
        CHECK(game.player_actions() < before);
        CHECK(screen.interface().focused() == "keep-guests");
    }
    SUBCASE("Escape puts it back") {
        screen.key(ImGuiKey_Escape);
        CHECK_FALSE(screen.live("space-cashbox"));
        CHECK(screen.interface().focused().starts_with("die-"));
        CHECK(game.player_actions() == before);
    }
    SUBCASE("Space ends the part, after asking once for the dice that are left") {
        screen.key(ImGuiKey_Escape);
        screen.key(ImGuiKey_Space);
        CHECK(game.player_actions() == before);
        screen.key(ImGuiKey_Space);
        CHECK(game.player_actions() == before + 1);
    }
}

TEST_CASE("Enter alone ends planning; a die that fits no free space is reached by Tab only") {
    int left_over = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        INFO("seed " << seed);
        Game game = game_of_persons(2, 1, seed);
        play_to(game, Phase::planning);
        ScreenTest screen(game, 1280, 720);
        const std::uint8_t seat = actor(game.state()).seat;
        const auto plans = [&] { return question(game.state()) == Question::plan && actor(game.state()).seat == seat; };
        screen.key(ImGuiKey_Tab);
        for (int presses = 0; presses < 30 && plans(); ++presses) {
            if (screen.interface().focused() == "ready")
                if (const std::vector<std::string> dice = enabled(screen, {"die-"}); !dice.empty()) {
                    ++left_over;
                    REQUIRE(press(screen, dice.front()));
                    CHECK(screen.find(dice.front())->chosen);
                    screen.key(ImGuiKey_Escape);
                    CHECK(screen.interface().focused() == "ready");
                }
            screen.key(ImGuiKey_Enter);
        }
        CHECK_FALSE(plans());
    }
    CHECK(left_over > 0);
}

TEST_CASE("keys open and close the layers over the table, and the focus stays inside") {
    Game game = game_of_persons(2, 5, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    screen.key(ImGuiKey_L);
    REQUIRE(screen.find("close") != nullptr);
    screen.key(ImGuiKey_Tab);
    for (int step = 0; step < 6; ++step) {
        check_focus(screen);
        CHECK_FALSE(screen.interface().focused().starts_with("die-"));
        screen.key(ImGuiKey_Tab);
    }
    screen.key(key_of(1));
    screen.key(key_of(4));
    screen.key(ImGuiKey_Escape);
    CHECK(screen.find("close") == nullptr);
    // No die was taken behind it.
    CHECK_FALSE(screen.live("space-cashbox"));
    CHECK(screen.interface().focused().starts_with("die-"));

    screen.key(ImGuiKey_R);
    CHECK(screen.find("close") != nullptr);
    screen.key(ImGuiKey_R);
    CHECK(screen.find("close") == nullptr);
    screen.key(ImGuiKey_H);
    CHECK(asked<intent::AskHint>(screen));
    screen.key(ImGuiKey_M);
    REQUIRE(asked<intent::ChangeSettings>(screen));
    CHECK(asked<intent::ChangeSettings>(screen)->settings.sound);

    // A button that is out of use after its press keeps the focus in a sheet.
    REQUIRE(press(screen, "menu"));
    REQUIRE(press(screen, "settings"));
    REQUIRE(press(screen, "motion-0"));
    screen.model().settings = asked<intent::ChangeSettings>(screen)->settings;
    screen.frame();
    CHECK_FALSE(screen.live("motion-0"));
    CHECK(screen.interface().focused() == "motion-0");
    screen.key(ImGuiKey_Tab);
    CHECK(screen.interface().focused() == "motion-1");
}

TEST_CASE("in the menu Enter alone begins no other game") {
    Game game = game_of_persons(2, 5, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    screen.key(ImGuiKey_Tab);
    REQUIRE(press(screen, "menu"));
    REQUIRE(screen.live("deal-again"));
    CHECK(screen.interface().focused() == "new-game");
}

TEST_CASE("at the end of a game Enter alone begins no other one") {
    Game game = game_of_persons(2, 1, 5);
    RandomNumbers numbers(5);
    ActionList legal;
    while (actor(game.state()).kind != ActorKind::nobody) {
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[numbers.below(legal.size())]));
    }
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::end;
    screen.frame();
    screen.frame();
    screen.key(ImGuiKey_Enter);
    REQUIRE(screen.live("again"));
    CHECK(screen.interface().focused() == "taverns");
}

TEST_CASE("after a dialog the focus is again on the button that opened it, unless the game has gone on") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::serving);
    ScreenTest screen(game, 1280, 720);
    screen.key(ImGuiKey_Tab);
    for (const char* opener : {"menu", "log"}) {
        CAPTURE(opener);
        REQUIRE(press(screen, opener));
        screen.frame();
        REQUIRE(screen.interface().reading().sheet);
        REQUIRE(screen.interface().focused() != opener);
        screen.key(ImGuiKey_Escape);
        screen.frame();
        CHECK(screen.interface().focused() == opener);
    }
    // A later question of the game, then another game at that question.
    std::array<Game, 2> others{game_of_persons(2, 1, 5), game_of_persons(2, 1, 6)};
    for (Game& other : others) {
        REQUIRE(press(screen, "menu"));
        screen.frame();
        play_to(other, Phase::draft);
        screen.model().game = &other;
        screen.key(ImGuiKey_Escape);
        screen.frame();
        CHECK(screen.interface().focused() != "menu");
    }
}

TEST_CASE("the focus stays on undo, since it is pressed several times in a row") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    for (int die = 0; die < 2; ++die) {
        const Action place = *std::find_if(screen.model().legal.begin(), screen.model().legal.end(),
                                           [](const Action action) { return action.kind() == ActionKind::place; });
        REQUIRE_FALSE(game.act(place));
        screen.frame();
    }
    screen.key(ImGuiKey_Tab);
    REQUIRE(press(screen, "undo"));
    screen.frame();
    CHECK(screen.interface().focused() == "undo");
    screen.key(ImGuiKey_Enter);
    screen.frame();
    CHECK(dice_in_hand(game.state().players[actor(game.state()).seat]).size() == 4);
}

TEST_CASE("the focus stays near a player who is removed from the new game") {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen(game, 1280, 720);
    NewGame& choices = screen.model().new_game;
    choices.setup.players = 4;
    choices.innkeepers = default_innkeepers(choices.setup);
    screen.model().screen = Screen::title;
    screen.frame();
    for (const char* left : {"player-3-remove", "player-2-remove", "add-player"}) {
        const std::string id = "player-" + std::to_string(static_cast<int>(choices.setup.players)) + "-remove";
        screen.interface().focus(id);
        screen.frame();
        screen.key(ImGuiKey_Enter);
        REQUIRE(asked<intent::ChangeNewGame>(screen));
        choices = asked<intent::ChangeNewGame>(screen)->new_game;
        screen.frame();
        CHECK(screen.interface().focused() == left);
    }
}

TEST_CASE("Tab goes through the choices of a new game, and stops at the chosen ones, too") {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::title;
    screen.frame();
    screen.key(ImGuiKey_Tab);
    std::set<std::string> reached;
    for (std::size_t step = 0; step < screen.interface().targets().size(); ++step) {
        reached.insert(screen.interface().focused());
        screen.key(ImGuiKey_Tab);
        screen.frame();
    }
    for (const Target& target : screen.interface().targets()) {
        CAPTURE(target.id);
        CHECK((reached.contains(target.id) || (!target.enabled && !target.chosen)));
    }
}

TEST_CASE("a hint and the answer of a problem get the focus, and are announced") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 390, 844);
    screen.key(ImGuiKey_Tab);
    screen.model().hint_open = true;
    screen.frame();
    screen.frame();
    CHECK(screen.interface().reading().announced == say(Text::hint_busy));
    check_focus(screen);
    Advice advice;
    Suggestion suggestion;
    suggestion.actions = {Action(ActionKind::ready)};
    advice.suggestions.push_back(suggestion);
    screen.model().advice = advice;
    screen.frame();
    screen.frame();
    const std::string words = words_of(game, game.state(), advice)[0].title;
    CHECK(screen.interface().reading().announced.find(words) != std::string::npos);
    CHECK(screen.interface().focused() == "follow-hint");
    screen.model().hint_open = false;

    screen.model().problem.emplace();
    screen.model().problem->answered = true;
    screen.model().problem->grade.stars = 2;
    problems::Solution solution;
    solution.lines.emplace_back();
    screen.model().problem->solution = solution;
    screen.frame();
    screen.frame();
    CHECK(screen.interface().reading().announced.starts_with(say(Text::solving_stars, {{"count", 2}})));
    CHECK(screen.interface().focused() == "next-problem");
}

TEST_CASE("the curtain is lifted by Space, and the first decision has the focus") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    screen.model().curtain = true;
    screen.model().curtain_since = game.steps().size();
    screen.frame();
    screen.frame();
    screen.key(ImGuiKey_Space);
    CHECK(ever_asked<intent::LiftCurtain>(screen));
    screen.model().curtain = false;
    screen.frame();
    screen.frame();
    CHECK(screen.interface().focused().starts_with("die-"));
}

TEST_CASE("while others play the focus waits, and comes to the next question") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    screen.key(ImGuiKey_Tab);
    REQUIRE(screen.interface().focused().starts_with("die-"));
    screen.quiet();
    for (int second = 0; second < 4; ++second) {
        screen.look();
        CHECK(screen.interface().focused().empty());
        CHECK_FALSE(screen.reads(std::string(say(Text::about_menu))));
        // A player who presses Enter once more must not end in the menu.
        screen.key(ImGuiKey_Enter);
        CHECK(screen.interface().focused().empty());
        CHECK(screen.find("close") == nullptr);
    }
    screen.quiet(false);
    screen.frame();
    screen.frame();
    CHECK(screen.interface().focused().starts_with("die-"));
    // Chosen meanwhile, it stays.
    screen.quiet();
    screen.frame();
    screen.frame();
    screen.key(ImGuiKey_Tab);
    const std::string chosen = screen.interface().focused();
    check_focus(screen);
    play_to(game, Phase::serving);
    screen.frame();
    screen.frame();
    CHECK(screen.interface().focused() == chosen);
}

TEST_CASE("whole games are played by keys alone") {
    struct Window {
        int players;
        int module;
        float width;
        float height;
    };
    for (const Window& window : {Window{2, 1, 1280, 720}, Window{3, 5, 1280, 720}, Window{4, 5, 800, 600},
                                 Window{2, 1, 390, 844}, Window{3, 5, 390, 844}, Window{2, 5, 320, 480}}) {
        INFO(window.players << " players, module " << window.module << ", " << window.width << " x " << window.height);
        Game game = game_of_persons(window.players, window.module, 41);
        ScreenTest screen(game, window.width, window.height);
        DiceCup dice(99);
        int presses = 0;
        int idle = 0;
        std::size_t seen = 0;
        screen.key(ImGuiKey_Tab);
        while (game.state().phase != Phase::over && presses < 6000) {
            for (int settle = 0; settle < 60 && screen.interface().wants_frame(); ++settle) screen.frame();
            screen.frame();  // the last change is seen in another one
            check_focus(screen);
            ++presses;
            const std::vector<std::string> spaces = enabled(screen, {"space-"});
            const std::string& focus = screen.interface().focused();
            const bool lit = focus.starts_with("space-") && screen.live(focus);
            const std::vector<std::string> answers =
                enabled(screen, {"take-", "answer-", "decline", "pay", "nobles-", "turn-from-", "turn-to-"});
            if (idle > 30) {
                // Out of this layer, and on.
                screen.key(ImGuiKey_Escape);
                screen.key(ImGuiKey_Space);
            } else if (!answers.empty()) {
                REQUIRE(press(screen, answers[dice.below(answers.size())]));
            } else if (question(game.state()) == Question::plan && lit) {
                for (std::size_t step = dice.below(4); step > 0; --step)
                    screen.key(static_cast<ImGuiKey>(ImGuiKey_LeftArrow + static_cast<int>(dice.below(4))));
                screen.key(ImGuiKey_Enter);
            } else if (question(game.state()) == Question::plan && focus == "stop") {
                screen.key(ImGuiKey_Enter);
            } else if (question(game.state()) == Question::plan && dice.below(8) != 0 &&
                       !enabled(screen, {"die-"}).empty()) {
                screen.key(key_of(static_cast<Face>(1 + dice.below(faces))));
            } else if (dice.below(2) == 0) {
                const std::vector<std::string> others =
                    enabled(screen, {"recruit-", "buy-", "use-", "entertainer-", "upgrade-", "counter-guest", "nobles",
                                     "page-valley", "valley-drawer", "turn-die", "placed-"});
                if (!others.empty()) {
                    const std::string& chosen = others[dice.below(others.size())];
                    INFO(chosen);
                    REQUIRE(press(screen, chosen));
                }
            } else if (screen.live("serve-all")) {
                screen.key(ImGuiKey_S);
            } else {
                screen.key(ImGuiKey_Space);
            }
            idle = game.player_actions() == seen ? idle + 1 : 0;
            seen = game.player_actions();
            std::string all;
            for (const Target& target : screen.interface().targets())
                if (target.enabled) all += target.id + " ";
            INFO(all);
            INFO("focus " << screen.interface().focused() << " in round " << static_cast<int>(game.state().round));
            REQUIRE(idle < 200);
        }
        CHECK(game.state().phase == Phase::over);
        CHECK_FALSE(screen.refused());
        const auto done = [&](ActionKind kind) {
            const std::vector<Action>& actions = game.record().actions;
            return std::count_if(actions.begin(), actions.end(), [&](Action action) { return action.kind() == kind; });
        };
        CHECK(done(ActionKind::place) >= 12 * window.players);
        CHECK(done(ActionKind::serve) >= 12 * window.players);
        CHECK(done(ActionKind::buy) + done(ActionKind::recruit) + done(ActionKind::upgrade) >= window.players);
        Result<Game> again = Game::load(game.record());
        REQUIRE(again);
        CHECK(again->state() == game.state());
    }
}

TEST_CASE("a sign opens the field for lines; letters and signs do nothing where the setting turns them off") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const auto types_a_line = [&] {
        ImGui::GetIO().AddInputCharacter('/');
        screen.frame();
        const intent::EditText* const wish = asked<intent::EditText>(screen);
        return wish != nullptr && wish->field == TextField::typed_line;
    };
    screen.model().settings.letter_keys = false;
    screen.key(ImGuiKey_R);
    CHECK(screen.find("close") == nullptr);
    screen.key(key_of(1));
    CHECK_FALSE(screen.live("space-cashbox"));
    CHECK_FALSE(types_a_line());
    // The menu leads there without such keys, too.
    REQUIRE(screen.touch("menu"));
    REQUIRE(screen.touch("type"));
    REQUIRE(asked<intent::EditText>(screen));
    CHECK(asked<intent::EditText>(screen)->field == TextField::typed_line);
    screen.model().settings.letter_keys = true;
    screen.key(ImGuiKey_H);
    CHECK_FALSE(asked<intent::EditText>(screen));
    CHECK(types_a_line());
}
