// Questions and offers over the table: at every size all can be read and touched, and the answers stay in sight.
#include <doctest/doctest.h>

#include <numeric>

#include "reachable.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

constexpr float lowest = 180;
constexpr float least_width = 350;  // that holds any answer with letters twice as large

/** A game in which this is asked. */
Game game_at(Question wanted, int module) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Game game = game_of_persons(2, module, seed);
        for (std::size_t step = 1; question(game.state()) != Question::nothing; ++step) {
            if (question(game.state()) == wanted) return game;
            ActionList legal;
            legal_actions(game.state(), legal);
            REQUIRE_FALSE(
                game.act(legal[static_cast<int>(step * seed % static_cast<std::size_t>(legal.size()))]).has_value());
        }
    }
    FAIL("never asked");
    return game_of_persons(2, module, 1);
}

/** One who may buy everything, in the round before the last. */
Game rich_game() {
    Game start = game_of_persons(2, 1, 5);
    play_to(start, Phase::serving);
    State state = start.state();
    state.round = 7;
    Player& rich = state.players[actor(state).seat];
    rich.thalers = rich.beer = 30;
    rich.staff[index_of(Card::dishwasher)] = rich.dishwashers = 2;
    return Game(state, 1, start.record().innkeepers);
}

/** One whose juggler turns dice. */
Game juggling_game() {
    Game start = game_of_persons(2, 5, 3);
    play_to(start, Phase::planning);
    State state = start.state();
    Player& player = state.players[actor(state).seat];
    player.schnapps = 3;
    player.sides[2] = 6;
    return Game(state, 1, start.record().innkeepers);
}

void check_buttons_in_sight(const ScreenTest& screen) {
    for (const char* id : {"pay", "decline"})
        if (const Target* target = screen.find(id)) CHECK(target->sight == Sight::whole);
}

void check_at_all_sizes(Game& game, const std::vector<std::string>& way, const std::string& there) {
    std::vector<WindowSize> sizes(common_window_sizes.begin(), common_window_sizes.end());
    sizes.insert(sizes.end(), {{2560, 600}, {320, 180}});
    for (const WindowSize& size : sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            ScreenTest screen(game, size.width, size.height);
            screen.model().settings.text_size = text_size;
            screen.frame();
            for (const std::string& id : way) screen.touch(id);
            screen.look();
            REQUIRE(screen.find(there) != nullptr);
            // In the lowest window large letters leave room for nothing else.
            if (size.height > lowest || text_size == 100) check_buttons_in_sight(screen);
            check_reachable(screen, size.width, size.height,
                            size.width < least_width && (text_size > 100 || size.height < size.width));
        }
}

}  // namespace

TEST_CASE("every question can be answered at every size") {
    const std::pair<Question, int> asked[] = {
        {Question::choose_start_card, 4},  {Question::remove_regular, 4}, {Question::round_bonus, 1},
        {Question::choose_side, 5},        {Question::free_upgrade, 5},   {Question::deny, 5},
        {Question::schnapps_or_denied, 5}, {Question::sign, 5},           {Question::put_back, 5}};
    for (const auto& [question, module] : asked) {
        const int number = static_cast<int>(question);
        INFO(number);
        Game game = game_at(question, module);
        check_at_all_sizes(game, {}, "answer-0");
    }
}

TEST_CASE("everything for sale can be paid for at every size") {
    Game rich = rich_game();
    check_at_all_sizes(rich, {"page-valley", "valley-drawer", "buy-server"}, "pay");
    check_at_all_sizes(rich, {"page-valley", "valley-drawer", "recruit-1"}, "pay");
    check_at_all_sizes(rich, {"page-valley", "valley-drawer", "nobles"}, "nobles-3");
    check_at_all_sizes(rich, {"stop", "tile-dishwasher"}, "more");
    Game juggling = juggling_game();
    check_at_all_sizes(juggling, {"turn-die"}, "turn-from-1");
}

TEST_CASE("a die is turned by two touches") {
    Game game = juggling_game();
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.touch("turn-die"));
    const Face from = [&] {
        for (Face face = 1; face <= 6; ++face)
            if (screen.live("turn-from-" + std::to_string(face))) return face;
        return Face{};
    }();
    CHECK_FALSE(screen.live("turn-to-1"));
    CHECK_FALSE(screen.live("turn-to-2"));
    REQUIRE(screen.touch("turn-from-" + std::to_string(from)));
    CHECK_FALSE(screen.live("turn-to-" + std::to_string(from)));
    REQUIRE(screen.touch("turn-to-" + std::to_string(from == 6 ? 1 : 6)));
    CHECK_FALSE(screen.refused());
    CHECK(screen.find("turn-from-1") == nullptr);
    CHECK(asked<intent::Act>(screen)->action == Action(ActionKind::turn_die, from, from == 6 ? 1U : 6U));
}

TEST_CASE("cards that are given back make an upgrade cheaper") {
    Game game = rich_game();
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("tile-dishwasher"));
    const std::string full = screen.find("pay")->label;
    CHECK_FALSE(screen.live("less"));
    REQUIRE(screen.touch("more"));
    CHECK(screen.find("pay")->label != full);
    REQUIRE(screen.touch("less"));
    CHECK(screen.find("pay")->label == full);
    REQUIRE(screen.touch("pay"));
    CHECK_FALSE(screen.refused());
    CHECK(screen.find("pay") == nullptr);
}

TEST_CASE("with large letters the price of an upgrade that cannot be paid stays on one line") {
    Game game = game_in(Phase::serving, 1);
    for (const WindowSize& size : {WindowSize{360, 640}, WindowSize{390, 844}}) {
        INFO(size.width);
        ScreenTest screen(game, size.width, size.height);
        screen.model().settings.text_size = 200;
        screen.look();
        screen.touch("stop");
        REQUIRE(screen.touch("tile-safe"));
        screen.look();
        REQUIRE_FALSE(screen.live("pay"));
        CHECK(screen.reads(say(Text::upgrade_pay, {{"price", facts(Tile::safe).cost}})));
    }
}

TEST_CASE("by keyboard the focus stays on a button for the cards that are given back, and the price is announced") {
    Game game = rich_game();
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("tile-dishwasher"));
    screen.interface().focus("more");
    const auto press_and_read = [&] {
        screen.key(ImGuiKey_Enter);
        screen.frame();
        CHECK(spoken(screen.interface().reading().announced) == screen.find("pay")->label);
        return screen.interface().focused();
    };
    std::string focused = press_and_read();
    for (int given = 1; focused == "more" && given < 10; ++given) focused = press_and_read();
    CHECK(focused == "less");
    CHECK_FALSE(screen.live("more"));
    for (int given = 0; focused == "less" && given < 10; ++given) focused = press_and_read();
    CHECK(focused == "more");
    CHECK_FALSE(screen.live("less"));
}

TEST_CASE("an upgrade opens with the fewest cards that make it payable, or at the price on its chip") {
    for (const WindowSize size : {WindowSize{390, 844}, WindowSize{1280, 720}}) {
        INFO(size.width << "x" << size.height);
        const auto paying = [&](int thalers) {
            State state = rich_game().state();
            actor_of(state).thalers = static_cast<std::uint8_t>(thalers);
            Game game(state, 1, rich_game().record().innkeepers);
            ScreenTest screen(game, size.width, size.height);
            screen.touch("stop");
            REQUIRE(screen.touch("tile-dishwasher"));
            return screen.find("pay")->label;
        };
        const auto less = [](int given) {
            return spoken(say(Text::upgrade_pay_instead, {{"price", upgrade_price(Tile::dishwasher, given)},
                                                          {"full", facts(Tile::dishwasher).cost}}));
        };
        CHECK(paying(0) == less(2));
        CHECK(paying(upgrade_price(Tile::dishwasher, 2)) == less(2));
        CHECK(paying(upgrade_price(Tile::dishwasher, 1)) == less(1));
        CHECK(paying(30) == spoken(say(Text::upgrade_pay, {{"price", facts(Tile::dishwasher).cost}})));
    }
}

TEST_CASE("a question that comes begins at its top") {
    Game game = game_at(Question::free_upgrade, 5);
    ScreenTest screen(game, 320, 480);
    const std::string last = "answer-" + std::to_string(screen.model().legal.size() - 1);
    const float top = screen.find("answer-0")->y;
    screen.key(ImGuiKey_End);
    CHECK(screen.find("answer-0")->y < top);
    Game other = game_at(Question::sign, 5);
    screen.model().game = &other;
    screen.frame();
    screen.model().game = &game;
    screen.frame();
    screen.frame();
    CHECK(screen.find("answer-0")->y == top);
}

TEST_CASE("leaving a layer over a question does not put it aside") {
    Game game = game_at(Question::sign, 5);
    ScreenTest screen(game, 1280, 720);
    screen.key(ImGuiKey_R);
    REQUIRE(screen.find("chapter-1") != nullptr);
    screen.key(ImGuiKey_Escape);
    CHECK(screen.find("chapter-1") == nullptr);
    CHECK(screen.live("answer-0"));
    screen.key(ImGuiKey_Escape);
    CHECK(screen.find("answer-0") == nullptr);
    CHECK(screen.live("choose"));
}

TEST_CASE("a question names its dialog, and each answer says all that is drawn on it") {
    Game game = game_at(Question::deny, 5);
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.interface().reading().sheet);
    const std::vector<SemanticNode>& nodes = screen.interface().semantics();
    REQUIRE_FALSE(nodes.empty());
    CHECK(nodes.front().meaning.role == Role::heading);
    CHECK(nodes.front().meaning.name == say(Text::ask_deny));
    CHECK(nodes.front().meaning.level == 2);
    const Player& player = game.state().players[actor(game.state()).seat];
    int answers = 0;
    for (const Action action : screen.model().legal) {
        if (action.kind() != ActionKind::deny) continue;
        const Card guest = player.seats[action.a()].guest;
        const Target* target = screen.find("answer-" + std::to_string(answers++));
        REQUIRE(target != nullptr);
        CHECK(target->label == spoken(say(Text::label_guest, {{"card", card_name(guest)},
                                                              {"table", action.a() + 1},
                                                              {"pips", facts(guest).pips},
                                                              {"thalers", facts(guest).thalers}})));
        const auto node =
            std::find_if(nodes.begin(), nodes.end(), [&](const SemanticNode& one) { return one.target == target->id; });
        REQUIRE(node != nodes.end());
        CHECK(node->meaning.description.find(card_about(guest)) != std::string::npos);
    }
    CHECK(answers > 0);
}

TEST_CASE("a signature that fills a row is said to bring a noble, too") {
    const Game asked = game_at(Question::sign, 5);
    State state = asked.state();
    Player& player = actor_of(state);
    const int before = std::accumulate(player.book.begin(), player.book.end(), 0);
    // The first row lacks its guests of 5, the second one those of 7 and 8 as well.
    player.book = {2, 0, 2, 1};
    state.signatures -= static_cast<std::uint8_t>(5 - before);
    Game game(state, 1, asked.record().innkeepers);
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.find("answer-0")->label == "3–4 beer: 3 reputation steps");
    CHECK(screen.find("answer-1")->label == "5 beer: 1 schnapps and a noble");
    CHECK(screen.find("answer-3")->label == "7–8 beer: 1 schnapps");
    const int schnapps = player.schnapps;
    REQUIRE(screen.touch("answer-1"));
    CHECK(game.state().players[actor(asked.state()).seat].schnapps == schnapps + 1);
    CHECK(game.state().nobles == state.nobles - 1);
}

TEST_CASE("each choice of the round's bonus is explained by a sentence") {
    const auto offers_die = [](const Game& game) {
        const RoundSpace& space = round_space(game.state().setup, game.state().round);
        return question(game.state()) == Question::round_bonus && space.options[0].kind == BonusKind::own_die;
    };
    Game game = game_at(Question::round_bonus, 1);
    while (!offers_die(game)) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[0]).has_value());
    }
    ScreenTest screen(game, 390, 844);
    CHECK(screen.reads_part_of("You roll it now; it has your colour."));
    CHECK_FALSE(screen.reads_part_of(bonus_text(Bonus{BonusKind::own_die, 1})));
}

TEST_CASE("a die still to be rolled is said without a face") {
    Game game = game_at(Question::free_upgrade, 5);
    ScreenTest screen(game, 1280, 720);
    int answers = 0;
    for (const Action action : screen.model().legal) {
        if (action.kind() != ActionKind::flip_tile) continue;
        const Target* target = screen.find("answer-" + std::to_string(answers++));
        REQUIRE(target != nullptr);
        if (action.tile() == Tile::server) CHECK(target->label == "Server: +1 die");
    }
    CHECK(answers > 0);
}

TEST_CASE("below one's own question nobody else is said to choose") {
    Game game = game_at(Question::round_bonus, 2);
    ScreenTest screen(game, 1280, 720);
    const std::string name = actor(game.state()).seat == 0 ? "Anna" : "Bram";
    CHECK(screen.interface().reading().prompt.find(say(Text::prompt_choose, {{"name", name}})) == 0);
}

TEST_CASE("two kinds of regulars are told apart by their dice") {
    Game game = game_at(Question::remove_regular, 4);
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.find("answer-0")->label == "Regular 1");
    CHECK(screen.find("answer-1")->label == "Regular 2");
}

TEST_CASE("persons with one device are told whose bonus of the round it is") {
    // The same choice comes to one after the other, with no curtain between them.
    Game game = game_at(Question::round_bonus, 1);
    ScreenTest screen(game, 390, 844);
    const auto title = [&] { return screen.interface().semantics().front().meaning.name; };
    const std::string first = title();
    CHECK(first == say(Text::ask_round_bonus, {{"name", shown_innkeeper(game, actor(game.state()).seat).name}}));
    REQUIRE_FALSE(game.act(Action(ActionKind::take_bonus, 0)).has_value());
    REQUIRE(question(game.state()) == Question::round_bonus);
    screen.look();
    CHECK(title() == say(Text::ask_round_bonus, {{"name", shown_innkeeper(game, actor(game.state()).seat).name}}));
    CHECK(title() != first);
}

TEST_CASE("persons with one device are told the chooser of an entertainer's side, a person alone is not") {
    Game game = game_at(Question::choose_side, 3);
    ScreenTest screen(game, 390, 844);
    const std::string name = shown_innkeeper(game, actor(game.state()).seat).name;
    CHECK(screen.interface().semantics().front().meaning.name.starts_with(name + ": "));
}
