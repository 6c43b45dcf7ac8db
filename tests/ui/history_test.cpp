// Looking back on a game: the timeline, its keys, the log as the way to a moment, and the ledger.
#include "record/history.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "language.hpp"
#include "record/playout.hpp"
#include "screen.hpp"
#include "ui/board/table.hpp"
#include "ui/screens/table/history_line.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

Game played(int players, int module, std::size_t actions) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    Game game(setup, 5, default_innkeepers(setup));
    RandomNumbers numbers(9);
    ActionList legal;
    for (std::size_t action = 0; action < actions && actor(game.state()).kind == ActorKind::player; ++action) {
        legal_actions(game.state(), legal);
        (void)game.act(legal[numbers.below(legal.size())]);
    }
    return game;
}

/** A screen that looks back, and carries out its wishes. */
struct LookBack {
    Game game;
    History history;
    ScreenTest screen;
    LookBack(float width, float height, std::size_t actions = 150, std::size_t moment = 60)
        : game(played(3, 5, actions)), history(game), screen(game, width, height) {
        history.go_to(moment);
        screen.quiet();
        screen.model().screen = Screen::history;
        screen.model().history = &history;
        screen.model().game = &history.game();
        follow();
    }
    void follow() {
        for (; seen < screen.seen().size(); ++seen) {
            const Intent& intent = screen.seen()[seen];
            if (const auto* look_back = intent.as<intent::LookBack>())
                history.go_to(look_back->moment.value_or(history.last()));
            left = left || intent.is<intent::LeaveHistory>();
            plays = plays || intent.is<intent::PlayHistory>();
        }
        screen.frame();
        screen.frame();
    }
    void touch(const std::string& id) {
        REQUIRE(screen.touch(id));
        follow();
    }
    void key(ImGuiKey key) {
        screen.key(key);
        follow();
    }
    std::size_t seen = 0;
    bool left = false;
    bool plays = false;
};

}  // namespace

TEST_CASE("the buttons of the timeline go through the game, and those without a way are closed") {
    LookBack look(1280, 720);
    look.touch("history-forward");
    CHECK(look.history.moment() == 61);
    look.touch("history-back");
    look.touch("history-back");
    CHECK(look.history.moment() == 59);
    look.touch("history-first");
    CHECK(look.history.moment() == 0);
    CHECK_FALSE(look.screen.live("history-back"));
    CHECK_FALSE(look.screen.live("history-first"));
    CHECK(look.screen.live("history-play-on"));
    look.touch("history-last");
    CHECK(look.history.moment() == look.history.last());
    CHECK_FALSE(look.screen.live("history-forward"));
    // In the present a new game would be the same one.
    CHECK_FALSE(look.screen.live("history-play-on"));
    look.touch("history-round-2");
    CHECK(look.history.game().state().round == 2);
    const State before = [&] {
        Game game = look.history.whole();
        game.go_to(look.history.moments()[look.history.moment() - 1]);
        return game.state();
    }();
    CHECK(before.round == 1);
    look.touch("history-play");
    CHECK(look.plays);
    look.touch("history-play-on");
    CHECK(asked<intent::PlayOnFrom>(look.screen));
    CHECK(asked<intent::PlayOnFrom>(look.screen)->player_actions == look.history.player_actions());
    look.touch("history-leave");
    CHECK(look.left);
}

TEST_CASE("looking back, the way on waits no longer where another player decided") {
    LookBack look(1280, 720);
    double longest = 0;
    for (int step = 0; step < 30; ++step) {
        const Target on = *look.screen.find("history-forward");
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(on.x + on.width / 2, on.y + on.height / 2);
        look.screen.look();
        for (const bool down : {true, false}) {
            io.AddMouseButtonEvent(0, down);
            look.screen.frame();
        }
        look.follow();
        longest = std::max(longest, look.screen.find("history-forward")->wait);
    }
    CHECK(look.history.moment() == 90);
    CHECK(longest <= 0.4);
}

TEST_CASE("however much a moment tells, the ways on stay above the tabs") {
    struct Size {
        float width;
        float height;
    };
    for (const Size size : {Size{360, 740}, Size{390, 844}, Size{320, 568}, Size{280, 653}}) {
        LookBack look(size.width, size.height, 400, 0);
        for (std::size_t moment = 0; moment < look.history.last(); ++moment) {
            look.history.go_to(moment);
            look.follow();
            const Target* play = look.screen.find("history-play");
            const Target* tab = look.screen.find("page-tavern");
            REQUIRE(play != nullptr);
            REQUIRE(tab != nullptr);
            INFO(size.width << "x" << size.height << ", moment " << moment);
            REQUIRE(play->y + play->height <= tab->y + 1);
        }
    }
}

TEST_CASE("in a low window the keys that go through the game move no table") {
    LookBack look(320, 256);
    REQUIRE(look.screen.interface().reading().more_below);
    const float before = look.screen.find("menu")->y;
    look.key(ImGuiKey_End);
    CHECK(look.history.moment() == look.history.last());
    look.screen.look();
    CHECK(look.screen.find("menu")->y == before);
    look.key(ImGuiKey_PageDown);
    look.screen.look();
    CHECK(look.screen.find("menu")->y < before);
}

TEST_CASE("the keys go through the game, too, but not while a sheet is open") {
    LookBack look(1280, 720);
    look.key(ImGuiKey_RightArrow);
    CHECK(look.history.moment() == 61);
    look.key(ImGuiKey_LeftArrow);
    look.key(ImGuiKey_LeftArrow);
    CHECK(look.history.moment() == 59);
    look.key(ImGuiKey_End);
    CHECK(look.history.moment() == look.history.last());
    look.key(ImGuiKey_Home);
    CHECK(look.history.moment() == 0);
    look.key(ImGuiKey_Space);
    CHECK(look.plays);
    look.touch("menu");
    look.key(ImGuiKey_End);
    CHECK(look.history.moment() == 0);
    look.key(ImGuiKey_Escape);
    CHECK_FALSE(look.left);
    look.key(ImGuiKey_Escape);
    CHECK(look.left);
}

TEST_CASE("a drag along the timeline goes to the moment below the pointer") {
    LookBack look(320, 480);
    REQUIRE(look.screen.live("history-timeline"));
    REQUIRE(look.screen.drag("history-timeline", "history-back"));
    look.follow();
    // Far at the left.
    CHECK(look.history.moment() < 40);
}

TEST_CASE("by keyboard the past opens with the focus on its buttons") {
    LookBack look(1280, 720);
    look.screen.key(ImGuiKey_Tab);
    CHECK(look.screen.interface().focused() == "history-forward");
}

TEST_CASE("the focus stays on the button that steps through the past") {
    LookBack look(1280, 720);
    look.screen.interface().focus("history-forward");
    look.screen.frame();
    for (std::size_t step = 1; step <= 20; ++step) {
        look.key(ImGuiKey_Enter);
        REQUIRE(look.history.moment() == 60 + step);
    }
}

TEST_CASE("a key on the timeline leads on to the next evening, where evenings are too narrow to press") {
    LookBack look(320, 480);
    look.screen.interface().focus("history-timeline");
    look.screen.frame();
    const int round = look.history.game().state().round;
    look.key(ImGuiKey_Enter);
    CHECK(look.history.game().state().round == round + 1);
    // From the last evening to the first, which begins with the start cards.
    look.history.go_to(look.history.last());
    look.key(ImGuiKey_Enter);
    CHECK(look.history.moment() == 0);
}

TEST_CASE("the past opens in the tavern, and then stays on the page chosen") {
    LookBack look(390, 844);
    look.touch("page-valley");
    look.touch("history-forward");
    CHECK(look.screen.find("deck") == nullptr);
    look.screen.model().screen = Screen::table;
    look.screen.model().history = nullptr;
    look.screen.model().game = &look.game;
    look.touch("menu");
    const auto open = [&](const char* entry) {
        look.touch(entry);
        look.screen.model().screen = Screen::history;
        look.screen.model().history = &look.history;
        look.screen.model().game = &look.history.game();
        look.follow();
    };
    SUBCASE("by itself") {
        open("look-back");
    }
    SUBCASE("below the notes of the evening") {
        open("story");
        look.key(ImGuiKey_Escape);
    }
    CHECK(look.screen.find("deck") != nullptr);
}

TEST_CASE("nothing of an earlier moment can be done, and the doer's tavern is shown") {
    LookBack look(1280, 720, 150, 0);
    bool changed = false;
    for (std::size_t moment = 0; moment <= look.history.last(); moment += 7) {
        look.history.go_to(moment);
        look.follow();
        for (const Target& target : look.screen.interface().targets()) {
            const bool deed = target.id.rfind("space-", 0) == 0 || target.id.rfind("buy-", 0) == 0 ||
                              target.id.rfind("recruit-", 0) == 0 || target.id.rfind("die-", 0) == 0;
            if (deed) changed = changed || target.enabled;
        }
        CHECK(look.screen.live("history-leave"));
    }
    CHECK_FALSE(changed);
    look.screen.look();
    CHECK_FALSE(look.screen.interface().wants_frame());
}

TEST_CASE("after looking back the tavern of the player to move is shown, not that of the moment") {
    LookBack look(1280, 720, 150, 0);
    const int mover = actor(look.game.state()).seat;
    const auto to_move = [&](std::size_t moment) {
        look.history.go_to(moment);
        const Actor next = actor(look.history.game().state());
        return next.kind == ActorKind::player ? int{next.seat} : -1;
    };
    const auto acted = [&](std::size_t moment) {
        look.history.go_to(moment);
        const Actor last = look.history.game().steps().back().actor;
        return last.kind == ActorKind::player ? int{last.seat} : mover;
    };
    // Another player has acted, and for two moments the one to move in the present was to move, too.
    std::size_t moment = look.history.last() - 1;
    while (moment > 1 && (acted(moment) == mover || to_move(moment) != mover || to_move(moment + 1) != mover)) --moment;
    REQUIRE(moment > 1);
    for (const std::size_t at : {moment + 1, moment}) {
        look.history.go_to(at);
        look.follow();
    }
    CHECK(look.screen.find("tab-" + std::to_string(acted(moment) + 1))->chosen);
    look.screen.model().screen = Screen::table;
    look.screen.model().history = nullptr;
    look.screen.model().game = &look.game;
    look.follow();
    CHECK(look.screen.find("tab-" + std::to_string(mover + 1))->chosen);
}

TEST_CASE("a touch on a line of the log shows that moment") {
    Game game = played(2, 4, 60);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("log"));
    const History history(game);
    std::string line;
    for (const Target& target : screen.interface().targets())
        if (target.id.rfind("log-", 0) == 0 && target.id.back() >= '0' && target.id.back() <= '9' && line.empty())
            line = target.id;
    REQUIRE_FALSE(line.empty());
    REQUIRE(screen.touch(line));
    CHECK(asked<intent::LookBack>(screen));
    const std::size_t moment = asked<intent::LookBack>(screen)->moment.value();
    CHECK("log-" + std::to_string(moment) == line);
    CHECK(moment <= history.last());
    CHECK(screen.find("close") == nullptr);
}

TEST_CASE("the log opens at the moment that is looked at") {
    for (const std::size_t moment : {std::size_t{12}, std::size_t{60}}) {
        LookBack look(1280, 720, 150, moment);
        look.touch("log");
        std::size_t first = look.history.last();
        std::size_t last = 0;
        for (const Target& target : look.screen.interface().targets()) {
            if (target.id.rfind("log-", 0) != 0 || target.sight != Sight::whole) continue;
            const std::size_t shown = std::stoul(target.id.substr(4));
            first = std::min(first, shown);
            last = std::max(last, shown);
        }
        CHECK(first <= moment);
        CHECK(last >= moment);
        CHECK(last < look.history.last());
    }
}

TEST_CASE("the log of a long game begins at its end, scrolls to its beginning and declares little of it at a time") {
    Game game = played(4, 5, 5000);
    REQUIRE(game.state().phase == Phase::over);
    const std::size_t last = moments_of(game).size() - 1;
    for (const WindowSize& size : window_sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            ScreenTest screen(game, size.width, size.height);
            screen.model().settings.text_size = text_size;
            const History history(game);
            screen.model().history = &history;
            screen.model().screen = Screen::history;
            screen.quiet();
            screen.frame();
            // By keys where the way to it lies on the table.
            if (screen.find("log") != nullptr)
                screen.key(ImGuiKey_L);
            else
                REQUIRE((screen.touch("page-players") && screen.touch("log")));
            screen.frame();
            const auto seen = [&] {
                std::size_t lines = 0;
                std::size_t first = last;
                std::size_t end = 0;
                for (const Target& target : screen.interface().targets()) {
                    if (target.id.rfind("log-", 0) != 0) continue;
                    ++lines;
                    if (target.sight == Sight::none) continue;
                    const std::size_t moment = std::stoul(target.id.substr(4));
                    first = std::min(first, moment);
                    end = std::max(end, moment);
                }
                CHECK(lines > 0);
                CHECK(lines < 100);
                return std::pair(first, end);
            };
            CHECK(seen().second == last);
            screen.key(ImGuiKey_Home);
            CHECK(seen().first == 1);
            screen.key(ImGuiKey_PageDown);
            CHECK(seen().second < last);
            screen.key(ImGuiKey_End);
            CHECK(seen().second == last);
        }
}

TEST_CASE("looking back shows the purse, explains the signs, and offers a pace") {
    LookBack look(1280, 720);
    std::size_t seat = 0;
    while (!look.screen.find("tab-" + std::to_string(seat + 1))->chosen) ++seat;
    const State& state = look.history.game().state();
    const Player& player = state.players[seat];
    CHECK(look.screen.hears(std::to_string(player.thalers) + "[thaler] " + std::to_string(player.beer) + "[beer] " +
                            std::to_string(player.schnapps) + "[schnapps] " +
                            std::to_string(reputation_points(state.setup, player.reputation)) + "[reputation]"));
    CHECK(look.screen.reads(legend_of_line(look.history.game().state().setup)));
    // The pace is that of the settings.
    for (const Pace pace : {Pace::brief, Pace::instant, Pace::every_step}) {
        look.touch("history-pace");
        const auto* wish = asked<intent::ChangeSettings>(look.screen);
        REQUIRE(wish != nullptr);
        CHECK(wish->settings.pace == pace);
        look.screen.model().settings = wish->settings;
        look.follow();
    }
    CHECK(look.screen.find("history-pace")->label == "Pace: every step");
}

TEST_CASE("advice for a moment is for the player to decide next, and nothing of it can be played") {
    for (const WindowSize& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        LookBack look(size.width, size.height);
        while (actor(look.history.game().state()).kind != ActorKind::player)
            look.history.go_to(look.history.moment() + 1);
        look.follow();
        REQUIRE(look.screen.touch("hint"));
        CHECK(asked<intent::AskHint>(look.screen));
        const State& state = look.history.game().state();
        Advice advice;
        ActionList legal;
        legal_actions(state, legal);
        Suggestion suggestion;
        suggestion.actions = suggestion.turn = {legal[0]};
        advice.suggestions = {suggestion};
        look.screen.model().hint_open = true;
        look.screen.model().advice = advice;
        look.follow();
        CHECK(look.screen.find("suggestion-1") != nullptr);
        CHECK(look.screen.find("follow-hint") == nullptr);
        look.screen.key(ImGuiKey_Escape);
        CHECK(asked<intent::CloseHint>(look.screen));
        look.follow();
        CHECK_FALSE(look.left);
    }
}

TEST_CASE("the log says a purchase as one sentence") {
    Setup setup;
    setup.players = 2;
    Game game(setup, 5, default_innkeepers(setup));
    RandomNumbers numbers(9);
    ActionList legal;
    std::string bought;
    while (actor(game.state()).kind == ActorKind::player && bought.empty()) {
        legal_actions(game.state(), legal);
        Action action = legal[numbers.below(legal.size())];
        for (const Action other : legal)
            if (other.kind() == ActionKind::buy) action = other;
        const std::size_t before = game.steps().size();
        REQUIRE_FALSE(game.act(action).has_value());
        if (action.kind() == ActionKind::buy) bought = log_lines(game, before).front();
    }
    REQUIRE_FALSE(bought.empty());
    CHECK(bought.find(" bought the ") != std::string::npos);
    CHECK(bought.find("[thaler]") != std::string::npos);
}

TEST_CASE("the log says an upgrade as one sentence, whatever pays for it") {
    const auto told = [](unsigned given) {
        const Game start = game_in(Phase::serving, 1);
        State state = start.state();
        actor_of(state).thalers = 30;
        std::uint8_t& servers = actor_of(state).staff[index_of(Card::server)];
        state.stock[index_of(Card::server)] =
            static_cast<std::uint8_t>(state.stock[index_of(Card::server)] + servers - 3);
        servers = 3;
        Game game(state, 1, {{"Anna"}, {"Bram", PlayerColor::red}});
        REQUIRE_FALSE(game.act(act::upgrade(Tile::server, given)).has_value());
        return log_lines(game, 0);
    };
    using Lines = std::vector<std::string>;
    CHECK(told(0) == Lines{"Anna upgraded the Server for 12 [thaler]: a noble walked in"});
    CHECK(told(1) == Lines{"Anna upgraded the Server for 8 [thaler] and 1 Server: a noble walked in"});
    CHECK(told(3) == Lines{"Anna upgraded the Server for 3 servers: a noble walked in"});
}

TEST_CASE("a line of the log is about one player, and each is named") {
    const Game game = played(2, 2, 60);
    const std::vector<std::size_t> moments = moments_of(game);
    int both_rolled = 0;
    for (std::size_t moment = 1; moment < moments.size(); ++moment) {
        std::vector<std::optional<int>> seats;
        for (const LogLine& line : lines_of_moment(game, moments, moment)) {
            if (line.evening) seats.clear();
            CHECK(std::count(seats.begin(), seats.end(), line.seat) == 0);
            seats.push_back(line.seat);
            for (int seat = 0; seat < 2; ++seat)
                CHECK((line.text.find(shown_innkeeper(game, seat).name) == 0) == (line.seat == seat));
        }
        both_rolled +=
            seats.size() == 2 && line_of_moment(game, moments, moment).text.find("[die-") != std::string::npos;
    }
    CHECK(both_rolled > 0);
}

TEST_CASE("where several things happen at once, the log names whose guest signs the guest book") {
    const Game game = played(2, 5, Game::all);
    const std::vector<std::size_t> moments = moments_of(game);
    for (const Language language : {Language::english, Language::german, Language::dutch}) {
        const Speaking speaking(language);
        int signatures = 0;
        for (std::size_t moment = 1; moment < moments.size(); ++moment)
            for (const LogLine& line : log_entries(game, moments[moment - 1], moments[moment])) {
                if (!line.seat) continue;
                const std::string& name = shown_innkeeper(game, *line.seat).name;
                if (line.text.find(name + " ") == 0 || line.text.find(name + ":") == 0) continue;
                ++signatures;
                CHECK(line_of_moment(game, moments, moment).text.find(line.text) != std::string::npos);
            }
        CHECK(signatures > 0);
    }
}

TEST_CASE("the log shows a die in the colour it has") {
    Setup setup;
    setup.players = 2;
    Game game(setup, 5, default_innkeepers(setup));
    RandomNumbers numbers(9);
    ActionList legal;
    int own = 0;
    while (game.state().phase != Phase::over && own < 5) {
        legal_actions(game.state(), legal);
        Action action = legal[numbers.below(legal.size())];
        for (const Action other : legal)
            if (other.kind() == ActionKind::place) action = other;
        const std::size_t before = game.steps().size();
        // Only a die to be placed has a face.
        const bool places = action.kind() == ActionKind::place;
        const bool white = places && game.state().players[actor(game.state()).seat].white.has(action.face());
        REQUIRE_FALSE(game.act(action).has_value());
        if (!places) continue;
        CHECK((log_lines(game, before).front().find("[die-white-") != std::string::npos) == white);
        own += !white;
    }
    CHECK(own == 5);
}

TEST_CASE("the ledger opens from the title and the end, empty or not, and tells app the wishes") {
    Game game = played(2, 1, 2000);
    REQUIRE(game.state().phase == Phase::over);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::end;
    screen.frame();
    screen.frame();
    REQUIRE(screen.touch("ledger"));
    CHECK_FALSE(screen.live("ledger-export"));
    CHECK_FALSE(screen.live("ledger-erase"));
    REQUIRE(screen.touch("ledger-import"));
    CHECK(asked<intent::ImportFile>(screen));
    screen.model().results = {*result_of(game, "game-1", 1)};
    screen.frame();
    screen.frame();
    REQUIRE(screen.touch("ledger-export"));
    CHECK(asked<intent::ExportLedger>(screen));
    REQUIRE(screen.touch("ledger-erase"));
    CHECK(asked<intent::EraseLedger>(screen));
    REQUIRE(screen.touch("ledger-players-3"));
    CHECK(screen.find("ledger-players-0") != nullptr);
}

TEST_CASE("on a compact phone the past shows both halves of the tavern, and turns to the one where a die was placed") {
    LookBack look(360, 640);
    const auto shows_tiles = [&] { return look.screen.find("space-cashbox") != nullptr; };
    const bool tiles = shows_tiles();
    look.touch("stop");
    CHECK(shows_tiles() != tiles);
    look.touch("stop");
    CHECK(shows_tiles() == tiles);
    std::array<int, 2> placed{};
    for (std::size_t moment = 1; moment < look.history.last(); ++moment) {
        look.history.go_to(moment);
        look.follow();
        const Step& step = look.history.game().steps().back();
        if (step.action.kind() != ActionKind::place) continue;
        INFO("moment " << moment);
        const bool on_tile = !is_seat(step.action.space());
        CHECK(shows_tiles() == on_tile);
        ++placed[on_tile ? 1 : 0];
    }
    CHECK(placed[0] > 0);
    CHECK(placed[1] > 0);
}
