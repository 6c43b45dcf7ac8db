// No press on a thing that looks as if it could be used is silent: the reason stands beside it, and is told.
#include <doctest/doctest.h>

#include <set>

#include "../how_many.hpp"
#include "narration/outlook.hpp"
#include "rules/rules.hpp"
#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Numbers that are the same everywhere (splitmix64). */
class RandomBits {
  public:
    explicit RandomBits(std::uint64_t seed) : state_(seed) {}
    int below(int end) {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return static_cast<int>((mixed ^ (mixed >> 31U)) % static_cast<std::uint64_t>(end));
    }

  private:
    std::uint64_t state_;
};

bool begins(std::string_view id, std::string_view with) {
    return id.substr(0, with.size()) == with;
}

/** Things that can be used at some time, and do not only explain themselves. */
bool looks_alive(const Target& target) {
    for (const std::string_view start :
         {"die-",   "placed-",      "space-",      "tile-",         "take-", "coaster-", "buy-",      "recruit-",
          "nobles", "entertainer-", "use-",        "counter-guest", "undo",  "redo",     "serve-all", "hint",
          "ready",  "end-turn",     "keep-guests", "start-over",    "pay",   "less",     "more"})
        if (begins(target.id, start)) return true;
    return false;
}

/** The result of a press or a drop. */
std::string reason_beside(ScreenTest& screen, const std::string& id) {
    const std::string words = screen.interface().reading().refusal;
    if (words.empty()) return {};
    const auto& nodes = screen.interface().semantics();
    // It comes last, and the question may say the same.
    const auto bubble = std::find_if(nodes.rbegin(), nodes.rend(),
                                     [&](const SemanticNode& node) { return node.meaning.name == words; });
    if (bubble == nodes.rend()) return {};
    const Target* target = screen.find(id);
    if (target == nullptr) return {};
    constexpr float near = 90;
    const float x = target->x + target->width / 2;
    const float y = target->y + target->height / 2;
    const bool beside = x > bubble->x - near && x < bubble->x + bubble->width + near && y > bubble->y - near &&
                        y < bubble->y + bubble->height + near;
    return beside && screen.reads_part_of(words) ? words : std::string();
}

struct Tried {
    int presses = 0;
    int drops = 0;
    std::set<std::string> silent;
    std::set<std::string> reasons;

    void add(ScreenTest& screen, const std::string& what, const std::string& on) {
        const std::string words = reason_beside(screen, on);
        if (words.empty())
            silent.insert(what);
        else
            reasons.insert(words);
    }
};

/** Whether it lies on top where it is pressed. */
bool is_uppermost(ScreenTest& screen, const Target& target) {
    const float x = target.x + target.width / 2;
    const float y = target.y + target.height / 2;
    const Target* upper = nullptr;
    for (const Target& other : screen.interface().targets())
        if (x >= other.x && x < other.x + other.width && y >= other.y && y < other.y + other.height) upper = &other;
    return upper != nullptr && upper->id == target.id;
}

void press_all(ScreenTest& screen, const Game& game, Tried& tried) {
    const std::size_t actions = game.player_actions();
    for (const Target& target : std::vector<Target>(screen.interface().targets())) {
        const Target* now = screen.find(target.id);
        if (now == nullptr || now->enabled || now->sight == Sight::none || !looks_alive(*now)) continue;
        if (!is_uppermost(screen, *now)) continue;
        screen.tap(target.id);
        ++tried.presses;
        tried.add(screen, "press " + target.id, target.id);
        REQUIRE(game.player_actions() == actions);
    }
}

bool may_drop(const Game& game, Face face, const std::string& id) {
    ActionList legal;
    legal_actions(game.state(), legal);
    return std::any_of(legal.begin(), legal.end(), [&](Action action) {
        if (action.kind() != ActionKind::place || action.face() != face) return false;
        const Space space = action.space();
        const std::string lit = is_seat(space)            ? "space-seat-" + std::to_string(seat_of(space))
                                : space == Space::cashbox ? "space-cashbox"
                                : space == Space::barrel  ? "space-barrel"
                                : space == Space::brewer  ? "space-brewer"
                                                          : "space-monk";
        return lit == id;
    });
}

void drop_all(ScreenTest& screen, const Game& game, Tried& tried) {
    const std::size_t actions = game.player_actions();
    const Player& player = game.state().players[actor(game.state()).seat];
    const std::vector<HandDie> dice = dice_in_hand(player);
    for (std::size_t index = 0; index < dice.size(); ++index) {
        const std::string die = "die-" + std::to_string(index);
        if ((index > 0 && dice[index].face == dice[index - 1].face) || !screen.live(die)) continue;
        for (const Target& target : std::vector<Target>(screen.interface().targets())) {
            const bool back = begins(target.id, "die-") || begins(target.id, "placed-");
            const Target* now = screen.find(target.id);
            if (back || now == nullptr || now->sight != Sight::whole || !looks_alive(*now)) continue;
            if (!is_uppermost(screen, *now) || may_drop(game, dice[index].face, target.id)) continue;
            REQUIRE(screen.drag(die, target.id));
            ++tried.drops;
            tried.add(screen, "drop on " + target.id, target.id);
            REQUIRE(game.player_actions() == actions);
            screen.key(ImGuiKey_Escape);
        }
    }
}

/** In the dialogs that a press on the board opens. */
void press_in_sheets(ScreenTest& screen, const Game& game, Tried& tried) {
    const std::size_t actions = game.player_actions();
    for (const Target& target : std::vector<Target>(screen.interface().targets())) {
        const bool opens = begins(target.id, "buy-") || begins(target.id, "recruit-") || target.id == "nobles" ||
                           begins(target.id, "tile-");
        if (!opens || !screen.live(target.id) || !screen.touch(target.id)) continue;
        screen.look();
        press_all(screen, game, tried);
        REQUIRE(game.player_actions() == actions);
        screen.key(ImGuiKey_Escape);
        screen.look();
    }
}

/** Everything that can be tried now, on every page and in another one's tavern. */
void try_all(Game& game, float width, float height, Tried& tried) {
    ScreenTest screen(game, width, height);
    for (const char* const way : {"", "valley-drawer", "page-valley", "page-tavern", "tab-1", "tab-2"}) {
        if (*way != '\0' && (!screen.live(way) || !screen.touch(way))) continue;
        screen.look();
        press_all(screen, game, tried);
        const Question asked = question(game.state());
        if (asked == Question::plan || asked == Question::serve) drop_all(screen, game, tried);
        if (asked == Question::serve) press_in_sheets(screen, game, tried);
    }
}

void play_on(Game& game, RandomBits& random, int actions) {
    for (int count = 0; count < actions && actor(game.state()).kind == ActorKind::player; ++count) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[random.below(legal.size())]).has_value());
    }
}

const int games_wanted = how_many("TAVERNS_REFUSED_GAMES", 3);

}  // namespace

// All: TAVERNS_REFUSED_GAMES=50 build/release/ui_tests --test-case="no press*"
TEST_CASE("no press on a thing that looks alive and no drop is silent") {
    Tried tried;
    for (int number = 0; number < games_wanted; ++number) {
        RandomBits random(static_cast<std::uint64_t>(number) + 1);
        Game game = game_of_persons(1 + number % max_players, 1 + number % 5, static_cast<std::uint64_t>(number) + 1);
        const bool wide = number % 2 == 0;
        for (int stop = 0; stop < 4 && actor(game.state()).kind == ActorKind::player; ++stop) {
            play_on(game, random, 5 + random.below(60));
            try_all(game, wide ? 1280 : 390, wide ? 720 : 844, tried);
        }
    }
    for (const std::string& what : tried.silent) FAIL_CHECK(what);
    MESSAGE(tried.presses << " presses, " << tried.drops << " drops, " << tried.reasons.size() << " reasons");
    CHECK(tried.presses > 0);
    CHECK(tried.drops > 0);
}

TEST_CASE("a reason goes after a while, and with the next press") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const auto shown = [&] { return !screen.interface().reading().refusal.empty(); };
    CHECK_FALSE(shown());
    screen.tap("buy-server");
    CHECK(shown());
    CHECK(screen.interface().reading().refusal == "You can buy once you serve");
    for (int tenths = 0; tenths < 20; ++tenths) screen.frame(0.1F);
    CHECK(shown());
    for (int tenths = 0; tenths < 7; ++tenths) screen.frame(0.1F);
    CHECK_FALSE(shown());
    screen.tap("buy-server");
    CHECK(shown());
    REQUIRE(screen.touch("die-0"));
    CHECK_FALSE(shown());
}

TEST_CASE("a key of a face that is not in hand says so") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const Player& player = game.state().players[actor(game.state()).seat];
    for (int face = 1; face <= faces; ++face) {
        screen.key(static_cast<ImGuiKey>(ImGuiKey_0 + face));
        const bool there = (player.white + player.own).has(static_cast<Face>(face));
        CHECK(screen.interface().reading().refusal ==
              (there ? std::string() : "You have no " + std::to_string(face) + " in hand"));
    }
}

TEST_CASE("things of another one's tavern say whose they are") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const int other = 2 - actor(game.state()).seat;
    REQUIRE(screen.touch("tab-" + std::to_string(other)));
    screen.tap("space-cashbox");
    CHECK(screen.interface().reading().refusal ==
          "This is " + shown_innkeeper(game, other - 1).name + "’s tavern: go back first");
}
