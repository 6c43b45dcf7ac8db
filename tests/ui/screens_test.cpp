// Title, hand-over, end and the sheets by touch: everything lies in the window, nothing overlaps, and all of
// it says its words.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "ai/players.hpp"
#include "dice_cup.hpp"
#include "narration/chronicle.hpp"
#include "narration/summary.hpp"
#include "screen.hpp"
#include "ui/board/layout.hpp"
#include "ui/draw/painter.hpp"
#include "ui/model/player_types.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

Game game_of_names(int players, int module, std::uint64_t seed = 5) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    std::vector<Innkeeper> innkeepers;
    const char* names[] = {"Anna", "Bram", "Clara", "Maximiliane-Dorothea von Tiefental"};
    for (int seat = 0; seat < players; ++seat)
        innkeepers.push_back({names[(seat + 3) % 4], static_cast<PlayerColor>(seat)});
    return Game(setup, seed, innkeepers);
}

/** Plays anything legal, with a liking for actions that do not end a turn. */
void play_any_to(Game& game, Phase phase, int round = 1) {
    DiceCup dice(1);
    while (game.state().round < round || game.state().phase != phase) {
        ActionList legal;
        legal_actions(game.state(), legal);
        if (actor(game.state()).kind != ActorKind::player) return;
        const std::size_t chosen = dice.below(static_cast<std::size_t>(legal.size()));
        REQUIRE_FALSE(game.act(legal[static_cast<int>(chosen)]).has_value());
    }
}

/** Whether a text on the screen has this part. */
bool says_part(ScreenTest& screen, std::string_view part) {
    const std::vector<std::string> texts = texts_of(screen);
    return std::any_of(texts.begin(), texts.end(),
                       [&](const std::string& text) { return text.find(part) != std::string::npos; });
}

NewGame choices(int players, int module) {
    NewGame choices;
    choices.setup.players = static_cast<std::uint8_t>(players);
    choices.setup.module = static_cast<std::uint8_t>(module);
    for (int seat = 0; seat < players; ++seat)
        choices.innkeepers.push_back({"Anna " + std::to_string(seat), static_cast<PlayerColor>(seat)});
    return choices;
}

std::vector<SaveEntry> some_saves(int count) {
    std::vector<SaveEntry> saves;
    for (int number = 0; number < count; ++number)
        saves.push_back({"slot-" + std::to_string(number),
                         number % 2 == 0 ? "" : "Before the draft",
                         "Anna, Bram, Clara, Dora · round 5 · module 5",
                         number,
                         "yesterday, 22:10",
                         false,
                         {{"Anna", 43, PlayerColor::red}, {"Bram", 38, PlayerColor::blue}}});
    return saves;
}

void to_title(ScreenTest& screen, int players, int module) {
    screen.model().screen = Screen::title;
    screen.model().game = nullptr;
    screen.model().new_game = choices(players, module);
    screen.model().saves = some_saves(5);
    screen.model().resume = screen.model().saves.front();
    screen.frame();
    screen.frame();
}

/** Enabled targets lie in the window, do not overlap, and are large enough for a finger. */
void check_targets(ScreenTest& screen, WindowSize size, const std::string& name) {
    INFO(name << " at " << size.width << " x " << size.height);
    const float unit = unit_of(size.width, size.height);
    const float finger = 44 * std::min(1.0F, unit) - 0.5F;
    std::vector<Target> live;
    std::set<std::string> ids;
    for (const Target& target : screen.interface().targets()) {
        INFO(target.id);
        CHECK(ids.insert(target.id).second);
        // Things scrolled away, wholly or in part, are brought into view first.
        if (target.sight != Sight::whole) continue;
        CHECK(target.x >= -0.5F);
        CHECK(target.y >= -0.5F);
        CHECK(target.x + target.width <= size.width + 0.5F);
        CHECK(target.y + target.height <= size.height + 0.5F);
        if (!target.enabled) continue;
        CHECK_FALSE(target.label.empty());
        CHECK(target.width >= finger);
        CHECK(target.height >= finger);
        live.push_back(target);
    }
    CHECK_FALSE(live.empty());
    for (std::size_t one = 0; one < live.size(); ++one)
        for (std::size_t other = one + 1; other < live.size(); ++other) {
            INFO(live[one].id << " and " << live[other].id);
            const Rect box{live[one].x, live[one].y, live[one].width, live[one].height};
            const Rect second{live[other].x, live[other].y, live[other].width, live[other].height};
            CHECK_FALSE(box.inset(0.5F).overlaps(second));
        }
}

/** The choices that were changed last. */
NewGame new_game_of(const ScreenTest& screen) {
    for (auto seen = screen.seen().rbegin(); seen != screen.seen().rend(); ++seen)
        if (const auto* const change = seen->as<intent::ChangeNewGame>()) return change->new_game;
    FAIL("nothing was changed");
    return {};
}

}  // namespace

TEST_CASE("title and new game fit every window") {
    Game game = game_of_names(4, 5);
    for (const WindowSize size : common_window_sizes)
        for (const int players : {2, 3, 4})
            for (const int module : {1, 5}) {
                ScreenTest screen(game, size.width, size.height);
                to_title(screen, players, module);
                check_targets(screen, size, "title");
                if (screen.touch("new-game")) check_targets(screen, size, "new game");
                CHECK(screen.live("open-inn"));
                CHECK(screen.live("seed"));
                CHECK((screen.find("edition-1") != nullptr) == (module >= 4));
            }
}

TEST_CASE("every choice of the new game is told to app") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 1280, 720);
    to_title(screen, 3, 4);
    const auto told = [&](const std::string& id) {
        REQUIRE(screen.touch(id));
        REQUIRE(asked<intent::ChangeNewGame>(screen));
        return asked<intent::ChangeNewGame>(screen)->new_game;
    };
    CHECK(told("module-2").setup.module == 2);
    CHECK(told("planning-1").setup.planning == Planning::own_turn);
    CHECK(told("edition-1").setup.edition == Edition::schmidt);
    CHECK(told("add-player").setup.players == 4);
    CHECK(told("player-2-starts").setup.start_player == 1);
    CHECK_FALSE(screen.live("player-1-starts"));
    CHECK_FALSE(screen.live("module-4"));

    const NewGame colored = told("player-1-color");
    CHECK(colored.innkeepers[0].color == PlayerColor::red);
    CHECK(colored.innkeepers[1].color == PlayerColor::blue);

    screen.model().new_game.setup.start_player = 2;
    const NewGame fewer = told("player-2-remove");
    CHECK(fewer.setup.players == 2);
    CHECK(fewer.setup.start_player == 1);
    REQUIRE(fewer.innkeepers.size() == 2);
    CHECK(fewer.innkeepers[1].name == "Anna 2");

    REQUIRE(screen.touch("player-3-name"));
    CHECK(asked<intent::EditText>(screen));
    CHECK(asked<intent::EditText>(screen)->field == TextField::innkeeper_name);
    CHECK(asked<intent::EditText>(screen)->seat == 2);
    CHECK(asked<intent::EditText>(screen)->text == "Anna 2");
    CHECK(asked<intent::EditText>(screen)->target == "player-3-name");
    REQUIRE(screen.touch("seed"));
    CHECK(asked<intent::EditText>(screen)->field == TextField::seed);
    REQUIRE(screen.touch("open-inn"));
    CHECK(asked<intent::StartGame>(screen));
    REQUIRE(screen.touch("continue"));
    CHECK(asked<intent::Resume>(screen));
    REQUIRE(screen.touch("open-link"));
    CHECK(asked<intent::OpenLinkPrompt>(screen));
    screen.model().resume.reset();
    screen.frame();
    CHECK(screen.find("continue") == nullptr);
    screen.model().new_game = choices(2, 1);
    CHECK(told("player-1-remove").setup.players == 1);
    screen.model().new_game = choices(1, 1);
    screen.frame();
    CHECK(screen.find("player-1-remove") == nullptr);
    CHECK(told("add-player").setup.players == 2);
}

TEST_CASE("the choices for four players fit the title of a desktop without scrolling") {
    Game game = game_of_persons(2, 1, 3);
    ScreenTest screen(game, 1280, 720);
    to_title(screen, 4, 5);
    const Target* last = screen.find("seed");
    REQUIRE(last != nullptr);
    CHECK(last->sight == Sight::whole);
    CHECK(last->height >= 44);
    CHECK(last->y + last->height < screen.find("open-inn")->y);
}

TEST_CASE("the title offers the deal of the day, and somebody to play against even to one alone") {
    Game game = game_of_names(1, 3);
    for (const WindowSize size : common_window_sizes) {
        ScreenTest screen(game, size.width, size.height);
        screen.model().new_game = choices(1, 3);
        screen.model().screen = Screen::title;
        screen.model().today = {2026, 11, 18};
        screen.model().best_today = 74;
        screen.frame();
        screen.frame();
        check_targets(screen, size, "title alone");
        REQUIRE(screen.find("daily") != nullptr);
        CHECK(screen.find("daily")->label == "Deal of the day: 2026-11-18 · module 3 · best 74");
        REQUIRE(screen.touch("daily"));
        CHECK(asked<intent::StartDaily>(screen));
        REQUIRE(screen.touch("against"));
        const NewGame chosen = new_game_of(screen);
        CHECK(chosen.setup.players == 2);
        REQUIRE(chosen.innkeepers.size() == 2);
        CHECK(is_computer(chosen.innkeepers[1].player_type));
    }
}

TEST_CASE("average points of a level are those of the module and the number of players") {
    Game game = game_of_names(2, 1);
    for (const int module : {1, 5})
        for (const int players : {2, 4}) {
            INFO("module=" << module << " players=" << players);
            ScreenTest screen(game, 1280, 720);
            to_title(screen, players, module);
            if (screen.touch("new-game")) screen.frame();
            REQUIRE(screen.touch("player-2-keeper"));
            screen.frame();
            const auto& points =
                level_points[static_cast<std::size_t>(module) - 1][static_cast<std::size_t>(players) - 1];
            for (const int of_level : points)
                CHECK(screen.reads(say(Text::opponents_about_points, {{"points", of_level}})));
            CHECK(screen.hears(say(Text::opponents_average, {{"module", module}, {"count", players}})));
        }
}

TEST_CASE("opponents are chosen by touch") {
    Game game = game_of_names(2, 1);
    for (const WindowSize size : common_window_sizes)
        for (const int players : {2, 3, 4}) {
            ScreenTest screen(game, size.width, size.height);
            to_title(screen, players, 1);
            if (screen.touch("new-game")) screen.frame();
            REQUIRE(screen.touch("player-2-keeper"));
            screen.frame();
            check_targets(screen, size, "opponents");
            const auto told = [&](const std::string& id) {
                REQUIRE(screen.touch(id));
                REQUIRE(asked<intent::ChangeNewGame>(screen));
                screen.model().new_game = asked<intent::ChangeNewGame>(screen)->new_game;
                screen.frame();
                return screen.model().new_game.innkeepers;
            };
            CHECK(told("level-3")[1].player_type == PlayerType::steady);
            CHECK_FALSE(screen.live("level-3"));
            REQUIRE(screen.touch("seat-1"));
            CHECK(told("level-5")[0].player_type == PlayerType::legend);
            CHECK(told("seat-1-keeper")[0].player_type == PlayerType::person);
            CHECK(screen.model().new_game.innkeepers[1].player_type == PlayerType::steady);
            CHECK(is_computer(told("seat-1-keeper")[0].player_type));
            if (players < 4) {
                const std::vector<Innkeeper> more = told("add-inn");
                REQUIRE(more.size() == static_cast<std::size_t>(players) + 1);
                CHECK(is_computer(more.back().player_type));
                for (int seat = 0; seat < players; ++seat)
                    CHECK(more[static_cast<std::size_t>(seat)].color != more.back().color);
                check_targets(screen, size, "opponents, one more");
            }
            REQUIRE(screen.touch("pace-2"));
            CHECK(asked<intent::ChangeSettings>(screen));
            CHECK(asked<intent::ChangeSettings>(screen)->settings.pace == Pace::instant);
            REQUIRE(screen.touch("seats-done"));
            CHECK(screen.find("level-1") == nullptr);
        }
}

TEST_CASE("against the computer one touch plays where the choices are beside it, and elsewhere opens them") {
    Game game = game_of_names(2, 1);
    for (const WindowSize size : common_window_sizes) {
        INFO(size.width << "x" << size.height);
        const bool beside = fold_of(size.width, size.height) == Fold::wide;
        ScreenTest screen(game, size.width, size.height);
        to_title(screen, 3, 1);
        const auto chosen = [&] {
            REQUIRE(screen.touch("against"));
            CHECK(ever_asked<intent::StartGame>(screen) == beside);
            return new_game_of(screen).innkeepers;
        };
        const std::vector<Innkeeper> usual = chosen();
        CHECK(usual[0].player_type == PlayerType::person);
        CHECK(usual[1].player_type == usual_opponent);
        CHECK(usual[2].player_type == usual_opponent);
        if (!beside) {
            screen.model().new_game.innkeepers = usual;
            screen.frame();
            check_targets(screen, size, "against");
            CHECK(screen.hears(say(Text::opponents_keeper_of,
                                   {{"name", usual[1].name}, {"keeper", player_type_name(usual_opponent)}})));
            for (const char* const id : {"player-2-keeper", "player-3-remove", "add-player", "module-2"})
                CHECK(screen.live(id));
            REQUIRE(screen.touch("open-inn"));
            CHECK(asked<intent::StartGame>(screen));
            continue;
        }
        // The chosen players stay.
        screen.model().new_game.innkeepers[2].player_type = PlayerType::legend;
        screen.frame();
        CHECK(chosen()[1].player_type == PlayerType::person);
        CHECK(chosen()[2].player_type == PlayerType::legend);
    }
}

TEST_CASE("the sheets fit every window") {
    Game game = game_of_names(4, 5);
    play_any_to(game, Phase::planning, 2);
    const std::vector<std::vector<std::string>> ways{
        {"menu"}, {"menu", "games"}, {"menu", "rules"}, {"menu", "share"}, {"menu", "share", "article"}};
    for (const WindowSize size : common_window_sizes)
        for (const std::vector<std::string>& way : ways) {
            ScreenTest screen(game, size.width, size.height);
            screen.model().saves = some_saves(9);
            screen.model().link = std::string(300, 'x');
            screen.model().position_link = std::string(1500, 'x');
            for (const std::string& id : way) REQUIRE(screen.touch(id));
            check_targets(screen, size, way.back());
            CHECK(screen.touch("close"));
            CHECK(screen.find("close") == nullptr);
        }
}

TEST_CASE("behind a curtain the menu offers no look back, which would show hidden things") {
    Game game = game_of_names(2, 2);
    play_any_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("menu"));
    CHECK(screen.find("look-back") != nullptr);
    screen.model().curtain = true;
    screen.frame();
    CHECK(screen.find("look-back") == nullptr);
}

TEST_CASE("the menu says how a game is played by typing") {
    Game game = game_of_names(2, 2);
    play_any_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("menu"));
    CHECK(screen.known_node("type").meaning.description == say(Text::typed_about));
}

TEST_CASE("the menu leads everywhere") {
    Game game = game_of_names(2, 2);
    play_any_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const auto choose = [&](const std::string& id) {
        REQUIRE(screen.touch("menu"));
        REQUIRE(screen.touch(id));
    };
    choose("export");
    CHECK(asked<intent::ExportGame>(screen));
    choose("import");
    CHECK(asked<intent::ImportFile>(screen));
    choose("to-title");
    CHECK(asked<intent::ToTitle>(screen));
    choose("bookmark");
    CHECK(asked<intent::EditText>(screen));
    CHECK(asked<intent::EditText>(screen)->field == TextField::save_name);
    choose("share");
    CHECK(asked<intent::OpenShare>(screen));
    CHECK_FALSE(screen.live("copy-link"));
    screen.model().link = "https://inn.example/#r";
    screen.model().position_link = "https://inn.example/#p";
    screen.frame();
    REQUIRE(screen.touch("copy-link"));
    CHECK(asked<intent::CopyLink>(screen));
    REQUIRE(screen.touch("share-kind-1"));
    REQUIRE(screen.touch("copy-link"));
    CHECK(asked<intent::CopyLink>(screen));
    CHECK(asked<intent::CopyLink>(screen)->kind == LinkKind::position);
}

TEST_CASE("before the games lie damaged ones, to be had as a file, and from 21 finished games on deleting these") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    to_title(screen, 2, 1);
    screen.model().saves = some_saves(80);
    // Bookmarks are not among them.
    for (std::size_t index = 0; index < 40; ++index) screen.model().saves[index].over = true;
    CHECK(finished_saves(screen.model()) == 20);
    REQUIRE(screen.touch("games"));
    CHECK_FALSE(screen.live("export-damaged"));
    CHECK_FALSE(screen.live("delete-finished"));
    CHECK(screen.live("play-slot-0"));
    screen.model().saves[40].over = true;
    screen.model().damaged = 2;
    screen.frame();
    REQUIRE(screen.touch("export-damaged"));
    CHECK(asked<intent::ExportDamaged>(screen));
    REQUIRE(screen.touch("delete-finished"));
    CHECK(asked<intent::DeleteFinished>(screen));
    CHECK(screen.live("play-slot-0"));
}

TEST_CASE("with texts twice as large a game on this device can be read and played without scrolling") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    screen.model().settings.text_size = 200;
    screen.model().saves = some_saves(5);
    for (const char* const target : {"menu", "games"}) REQUIRE(screen.touch(target));
    screen.look();
    REQUIRE(screen.find("bookmark") != nullptr);
    REQUIRE(screen.find("play-slot-0") != nullptr);
    CHECK(screen.find("play-slot-0")->sight == Sight::whole);
    // The date is not cut.
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    for (const RecordedText& text : recorder.texts) CHECK(text.whole.find("yesterday") == std::string::npos);
}

TEST_CASE("that a browser clears the games away is said wherever they are listed") {
    for (const WindowSize size : {WindowSize{320, 568}, WindowSize{844, 390}, WindowSize{320, 480},
                                  WindowSize{280, 653}, WindowSize{1280, 720}}) {
        INFO(size.width << " x " << size.height);
        Game game = game_of_names(2, 1);
        ScreenTest screen(game, size.width, size.height);
        to_title(screen, 2, 1);
        screen.model().forgets = true;
        REQUIRE(screen.touch("games"));
        screen.frame();
        REQUIRE(screen.find("play-slot-0") != nullptr);
        const Target play = *screen.find("play-slot-0");
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        // The lines of the note, from the first to the last word; all below the games and in the window.
        const std::string note(say(Text::saves_about_forgetful));
        std::string read;
        for (const RecordedText& text : recorder.texts) {
            if (text.text.size() < 4 || note.find(text.text) == std::string::npos) continue;
            read += (read.empty() ? "" : " ") + text.text;
            CHECK(text.ink.y > play.y + play.height);
            CHECK(text.ink.bottom() <= size.height);
        }
        CHECK(read == note);
        check_targets(screen, size, "games that may be cleared away");
    }
}

TEST_CASE("the player who may start over is asked by name") {
    for (const WindowSize size : {WindowSize{1280, 720}, WindowSize{390, 844}}) {
        INFO(size.width << " x " << size.height);
        Game game = game_of_persons(2, 1, 2);
        ScreenTest screen(game, size.width, size.height);
        std::set<int> asked;
        while (game.state().round < 3) {
            if (question(game.state()) == Question::start_over) {
                const int seat = actor(game.state()).seat;
                screen.frame();
                const std::string& name = game.record().innkeepers[static_cast<std::size_t>(seat)].name;
                CHECK(screen.interface().reading().prompt.find(say(Text::ask_start_over, {{"name", name}})) == 0);
                asked.insert(seat);
            }
            ActionList legal;
            legal_actions(game.state(), legal);
            REQUIRE_FALSE(game.act(legal[0]).has_value());
        }
        CHECK(asked == std::set<int>{0, 1});
    }
}

TEST_CASE("a game kept in the set-up is in no round") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    to_title(screen, 2, 1);
    screen.model().saves.resize(2);
    screen.model().saves[0].round = 0;
    screen.model().saves[1].round = 3;
    REQUIRE(screen.touch("games"));
    CHECK(screen.hears("Set-up"));
    CHECK(screen.hears("Round 3"));
    CHECK_FALSE(screen.hears("Round 0"));
}

TEST_CASE("kept games are loaded, exported and deleted, however far down they lie") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    to_title(screen, 2, 1);
    REQUIRE(screen.touch("games"));
    std::set<std::string> found;
    for (std::size_t page = 0; page < screen.model().saves.size(); ++page) {
        for (const SaveEntry& save : screen.model().saves) {
            const Target* const play = screen.find("play-" + save.slot);
            if (play != nullptr && play->sight != Sight::none) found.insert(save.slot);
        }
        screen.key(ImGuiKey_PageDown);
    }
    CHECK(found.size() == screen.model().saves.size());
    const std::string last = screen.model().saves.back().slot;
    // Everything but opening can be done with a game that cannot be opened.
    screen.model().saves.back().unreadable = true;
    screen.frame();
    CHECK_FALSE(screen.live("play-" + last));
    REQUIRE(screen.touch("delete-" + last));
    CHECK(asked<intent::DeleteSave>(screen));
    CHECK(asked<intent::DeleteSave>(screen)->slot == last);
    REQUIRE(screen.touch("export-" + last));
    CHECK(asked<intent::ExportSave>(screen));
    screen.model().saves.back().unreadable = false;
    screen.frame();
    screen.frame();
    REQUIRE(screen.touch("play-" + last));
    CHECK(asked<intent::LoadSave>(screen));
    CHECK(asked<intent::LoadSave>(screen)->slot == last);
}

TEST_CASE("where letters are large the curtain tells everything without scrolling, and its menu is at no edge") {
    for (const int text_size : {100, 150, 200}) {
        INFO(text_size);
        Setup setup;
        setup.players = 2;
        Game game(setup, 5, {{"Fay", PlayerColor::blue}, {"Bob", PlayerColor::red}});
        play_any_to(game, Phase::planning, 1);
        ScreenTest screen(game, 360, 640);
        screen.model().settings.text_size = text_size;
        screen.model().curtain = true;
        screen.model().curtain_since = 0;
        screen.look();
        CHECK_FALSE(screen.interface().reading().more_below);
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        const Target* const menu = screen.find("menu");
        REQUIRE(menu != nullptr);
        const Rect place{menu->x, menu->y, menu->width, menu->height};
        constexpr float least_panel = 300;
        int panels = 0;
        for (const RecordedFill& fill : recorder.fills) {
            if (fill.color != palette::parchment || fill.rect.width < least_panel) continue;
            ++panels;
            const bool within =
                fill.rect.contains({place.x, place.y}) && fill.rect.contains({place.right(), place.bottom()});
            CHECK((within || !fill.rect.overlaps(place)));
        }
        CHECK(panels > 0);
    }
}

TEST_CASE("of a name too long for its field the last letters shown are dots") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    to_title(screen, 2, 1);
    screen.model().new_game.innkeepers[0].name = "Wilhelmina von und zu";
    screen.model().new_game.innkeepers[1].name = "Wilhelmina";
    screen.look();
    if (!screen.live("player-1-name")) REQUIRE(screen.touch("new-game"));
    screen.look();
    const std::vector<std::string> texts = texts_of(screen);
    CHECK(std::any_of(texts.begin(), texts.end(),
                      [](const std::string& text) { return text.starts_with("Wilhelm") && text.ends_with("…"); }));
    CHECK(std::count(texts.begin(), texts.end(), "Wilhelmina") == 1);
}

TEST_CASE("behind the curtain nothing of the game can be touched") {
    for (const WindowSize size : common_window_sizes) {
        Game game = game_of_names(3, 5);
        play_any_to(game, Phase::serving, 2);
        ScreenTest screen(game, size.width, size.height);
        screen.model().curtain = true;
        screen.model().curtain_since = game.steps().size() / 2;
        screen.frame();
        screen.frame();
        check_targets(screen, size, "curtain");
        CHECK(screen.interface().targets().size() == 2);
        REQUIRE(screen.touch("lift-curtain"));
        CHECK(ever_asked<intent::LiftCurtain>(screen));
        screen.model().curtain = false;
        screen.frame();
        screen.frame();
        check_targets(screen, size, "summary");
        CHECK_FALSE(screen.live("end-turn"));
        REQUIRE(screen.touch("summary-done"));
        CHECK(screen.find("summary-done") == nullptr);
        CHECK(screen.find("menu") != nullptr);
    }
}

TEST_CASE("the end tells the points and where to go from there") {
    for (const int players : {1, 2, 4}) {
        Game game = game_of_names(players, players == 2 ? 1 : 5);
        play_any_to(game, Phase::over, 8);
        for (const WindowSize size : common_window_sizes) {
            ScreenTest screen(game, size.width, size.height);
            screen.model().screen = Screen::end;
            screen.frame();
            screen.frame();
            check_targets(screen, size, "end");
            REQUIRE(screen.touch("again"));
            CHECK(asked<intent::SameDealAgain>(screen));
            REQUIRE(screen.touch("new-game"));
            CHECK(asked<intent::ToTitle>(screen));
            REQUIRE(screen.touch("taverns"));
            CHECK(screen.find("again") == nullptr);
            CHECK(screen.live("points"));
            REQUIRE(screen.touch("points"));
            REQUIRE(screen.touch("share"));
            CHECK(asked<intent::OpenShare>(screen));
        }
    }
}

TEST_CASE("a chronicle ends with the final points") {
    Game game = game_of_names(3, 5, 11);
    play_any_to(game, Phase::over, 8);
    const Chronicle told = chronicle_of(game, 3);
    REQUIRE(told.evenings.size() == 9);
    CHECK(told.evenings.front().round == 0);
    for (std::size_t index = 1; index < told.evenings.size(); ++index)
        CHECK(told.evenings[index].round == static_cast<int>(index));
    for (int seat = 0; seat < 3; ++seat)
        CHECK(told.evenings.back().points[static_cast<std::size_t>(seat)] == score(game.state(), seat).total());
    CHECK(told.turning_points.size() == 3);
    for (const TurningPoint& moment : told.turning_points) CHECK(moment.points > 0);
}

TEST_CASE("a summary tells of the others only") {
    Game game = game_of_names(3, 3);
    play_any_to(game, Phase::serving, 3);
    const std::vector<SummaryLine> lines = summary_since(game, 0, 1);
    CHECK_FALSE(lines.empty());
    for (const SummaryLine& line : lines) {
        CHECK(line.seat != 1);
        CHECK(line.text.find('{') == std::string::npos);
    }
    CHECK(summary_since(game, game.steps().size(), 1).empty());
}

TEST_CASE("questions of app come before everything else") {
    Game game = game_of_names(2, 1);
    play_any_to(game, Phase::planning);
    for (const WindowSize size : common_window_sizes)
        for (const Notice::Kind kind :
             {Notice::Kind::replace_game, Notice::Kind::undo_chance, Notice::Kind::delete_save, Notice::Kind::not_kept,
              Notice::Kind::unreadable, Notice::Kind::lost_part, Notice::Kind::error, Notice::Kind::damaged,
              Notice::Kind::delete_finished}) {
            ScreenTest screen(game, size.width, size.height);
            screen.model().notice = {
                kind, "Open this game? The one at hand stays among the kept games, so that nothing is lost."};
            screen.frame();
            screen.frame();
            check_targets(screen, size, "question");
            CHECK_FALSE(screen.live("menu"));
            CHECK(screen.live("answer-yes") == (kind != Notice::Kind::error && kind != Notice::Kind::lost_part));
            if (screen.touch("answer-yes")) CHECK(asked<intent::AnswerYes>(screen));
            REQUIRE(screen.touch("answer-no"));
            CHECK(asked<intent::AnswerNo>(screen));
        }
}

TEST_CASE("a toast goes by itself and asks for frames until then") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 1280, 720);
    screen.model().notice = {Notice::Kind::toast, "The link is copied."};
    screen.frame();
    CHECK(screen.find("toast") != nullptr);
    CHECK(screen.interface().wants_frame());
    for (int frame = 0; frame < 60 * 5 && !ever_asked<intent::ToastExpired>(screen); ++frame) screen.frame();
    CHECK(ever_asked<intent::ToastExpired>(screen));
    screen.model().notice = {};
    screen.frame();
    CHECK(screen.find("toast") == nullptr);
    screen.frame();
    CHECK_FALSE(screen.interface().wants_frame());
}

TEST_CASE("a toast that says the same again stays for its own time") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 1280, 720);
    screen.model().notice = {Notice::Kind::toast, "The link is copied.", 1};
    for (int frame = 0; frame < 60 * 4; ++frame) screen.frame();
    screen.model().notice.number = 2;
    for (int frame = 0; frame < 60 * 4; ++frame) screen.frame();
    CHECK_FALSE(ever_asked<intent::ToastExpired>(screen));
}

namespace {

const Target& toast_over(ScreenTest& screen) {
    screen.model().notice = {Notice::Kind::toast, "The link is copied."};
    screen.frame();
    screen.frame();
    const Target* const toast = screen.find("toast");
    REQUIRE(toast != nullptr);
    return *toast;
}

/** Whether the toast is wholly above or below a target or a node. */
template <class Place>
bool stands_apart(const Target& toast, const Place& place) {
    return toast.y >= place.y + place.height || toast.y + toast.height <= place.y;
}

}  // namespace

TEST_CASE("in a wide window a toast covers no button of a dialog") {
    Game game = game_of_names(2, 1);
    for (const WindowSize size : {WindowSize{1366, 768}, WindowSize{1920, 1080}, WindowSize{1024, 768}}) {
        INFO(size.width << "x" << size.height);
        ScreenTest screen(game, size.width, size.height);
        REQUIRE(screen.touch("menu"));
        REQUIRE(screen.touch("share"));
        const Target& toast = toast_over(screen);
        for (const char* const id : {"copy-link", "copy-text", "close"}) {
            const Target* const button = screen.find(id);
            CAPTURE(id);
            REQUIRE(button != nullptr);
            CHECK(stands_apart(toast, *button));
        }
    }
}

TEST_CASE("a toast covers no title of a dialog") {
    Game game = game_of_names(2, 1);
    for (const WindowSize size : common_window_sizes) {
        INFO(size.width << "x" << size.height);
        ScreenTest screen(game, size.width, size.height);
        REQUIRE(screen.touch("menu"));
        const Target& toast = toast_over(screen);
        const auto& nodes = screen.interface().semantics();
        const auto title = std::find_if(nodes.begin(), nodes.end(), [](const SemanticNode& node) {
            return node.meaning.role == Role::heading && node.meaning.name == say(Text::menu_title);
        });
        REQUIRE(title != nodes.end());
        CHECK(stands_apart(toast, *title));
    }
}

TEST_CASE("against the computer always seats a person") {
    for (int players = 1; players <= 3; ++players) {
        NewGame choices;
        choices.setup.players = static_cast<std::uint8_t>(players);
        choices.innkeepers = default_innkeepers(choices.setup);
        for (Innkeeper& who : choices.innkeepers) who.player_type = PlayerType::novice;
        const NewGame seated = against_computer(choices);
        CHECK(seated.innkeepers.size() == static_cast<std::size_t>(std::max(2, players)));
        CHECK(seated.innkeepers.front().player_type == PlayerType::person);
        CHECK(is_computer(seated.innkeepers.back().player_type));
    }
}

TEST_CASE("the button below the summary names the next question") {
    Game game = game_of_names(2, 5);
    while (game.state().round < 2 || question(game.state()) != Question::start_over) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[0]).has_value());
    }
    ScreenTest screen(game, 390, 844);
    screen.model().curtain = true;
    screen.model().curtain_since = 0;
    screen.frame();
    screen.frame();
    REQUIRE(screen.touch("lift-curtain"));
    screen.model().curtain = false;
    screen.frame();
    screen.frame();
    REQUIRE(screen.find("summary-done") != nullptr);
    CHECK(screen.find("summary-done")->label == say(Text::phase_guests));
}

TEST_CASE("the way on from the title names the round, with as many players as there are") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    to_title(screen, 4, 1);
    SaveEntry resume;
    resume.round = 5;
    resume.summary = "Anna 67, Bram 64, Clara 71, Dorothea 58 · " + round_name(5) + " · module 1";
    screen.model().resume = resume;
    CHECK(says_part(screen, round_name(5)));
    CHECK_FALSE(says_part(screen, "…"));
}

TEST_CASE("no line ends or begins with an arrow") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    std::string words;
    for (int count = 0; count < 30; ++count) {
        words += "so ";
        screen.model().notice = {Notice::Kind::toast, words + "[counter-guest] ▸ 1[step]."};
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        INFO(count);
        for (const RecordedText& text : recorder.texts) {
            CHECK_FALSE(text.text.starts_with("▸ 1[step]."));
            CHECK_FALSE(text.text.ends_with("[counter-guest] ▸"));
            CHECK(text.text != "1[step].");
        }
    }
}

TEST_CASE("a long name ends within its field") {
    Game game = game_of_names(2, 1);
    ScreenTest screen(game, 390, 844);
    to_title(screen, 2, 1);
    screen.model().new_game.innkeepers[0].name = "Wolfeschlegelsteinhausen";
    REQUIRE(screen.touch("new-game"));
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    const Target* field = screen.find("player-1-name");
    REQUIRE(field != nullptr);
    const auto name = std::find_if(recorder.texts.begin(), recorder.texts.end(),
                                   [](const RecordedText& text) { return text.text.starts_with("Wolfes"); });
    REQUIRE(name != recorder.texts.end());
    CHECK(name->ink.right() <= field->x + field->width);
}
