// A person who skips everything that the game tells: the touches that this takes.
#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>

#include "../ui/dice_cup.hpp"
#include "device.hpp"
#include "narration/outlook.hpp"
#include "ui/board/table.hpp"

namespace tavern::app {
namespace {

enum class Telling : std::uint8_t { nothing, all };

struct Evening {
    int players;
    int module;
    float width;
    float height;
};

/** A person at seat 0 who presses the next thing that leads on, as soon as it answers. */
class Skipper {
  public:
    Skipper(float width, float height, Telling telling) : device_(width, height) {
        const bool all = telling == Telling::all;
        Visit& visit = device_.visit;
        visit.platform.list_bests();
        visit.set(&ui::Settings::pace, all ? ui::Pace::every_step : ui::Pace::instant);
        visit.set(&ui::Settings::motion, all ? ui::Motion::normal : ui::Motion::instant);
        visit.set(&ui::Settings::helping, all ? ui::Helping::hints : ui::Helping::none);
        visit.set(&ui::Settings::closing_time, all);
    }

    void start(int players, int module) {
        device_.visit.start(players, module, "7",
                            {PlayerType::person, PlayerType::novice, PlayerType::novice, PlayerType::novice});
        look_on();
    }
    /** Until stop says so or the end. */
    template <class Stop>
    void play(Stop stop) {
        while (device_.visit.model().screen == ui::Screen::table && !stop()) {
            const std::string id = wanted();
            REQUIRE_FALSE(id.empty());
            told_ = told_ || told();
            const std::string before = situation();
            touch(id);
            lost_ += before == situation();
            INFO("touched " << id << ", in round " << static_cast<int>(game().state().round));
            REQUIRE(touches_ < 600);
        }
    }
    void play_to_the_end(const Evening& evening) {
        start(evening.players, evening.module);
        play([] { return false; });
        REQUIRE(device_.visit.model().screen == ui::Screen::end);
    }
    /** As soon as it answers, without waiting for motion. */
    void touch(const std::string& id) {
        REQUIRE(device_.find(id) != nullptr);
        while (device_.find(id)->wait > 0) device_.frame();
        INFO("touched " << id);
        REQUIRE(device_.touch(id));
        ++touches_;
        look_on();
    }
    bool sees(const std::string& id) const {
        const ui::Target* target = device_.find(id);
        return target != nullptr && target->enabled;
    }
    int touches() const { return touches_; }
    /** Touches that changed nothing. */
    int lost() const { return lost_; }
    /** Whether a card told of other players. */
    bool was_told() const { return told_; }
    const Game& game() const { return *device_.visit.model().game; }
    std::size_t own_actions() const {
        const std::vector<Step>& steps = game().steps();
        return static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), [](const Step& step) {
            return step.actor.kind == ActorKind::player && step.actor.seat == 0;
        }));
    }
    Device& device() { return device_; }
    /** All live targets, except those that only tell. */
    std::vector<std::string> on_offer() const {
        std::vector<std::string> ids;
        for (const ui::Target& target : device_.targets())
            if (target.enabled && target.id.rfind("turn-of-", 0) != 0 && target.id != "news" && target.id != "turns")
                ids.push_back(target.id);
        return ids;
    }
    /** Looks on while the others play, each step in a frame. */
    void look_on() {
        device_.settle();
        while (device_.visit.wait_a_step()) device_.frame();
        device_.settle();
    }

  private:
    std::vector<std::string> enabled(std::initializer_list<std::string_view> starts) const {
        std::vector<std::string> ids;
        for (const ui::Target& target : device_.targets())
            for (const std::string_view start : starts)
                if (target.enabled && target.sight == ui::Sight::whole && target.id.rfind(start, 0) == 0)
                    ids.push_back(target.id);
        return ids;
    }
    std::string one_of(const std::vector<std::string>& ids) { return ids[dice_.below(ids.size())]; }
    /** The position and all live targets, except those that only tell. */
    std::string situation() const {
        std::string words = std::to_string(game().steps().size()) + device_.prompt();
        for (const std::string& id : on_offer()) words += " " + id + (device_.find(id)->chosen ? "+" : "");
        return words;
    }
    bool told() const { return sees("turn-of-2") || sees("news"); }
    std::vector<std::string> spaces_for(Face face) const {
        std::vector<std::string> ids;
        for (const Action action : device_.visit.model().legal)
            if (action.kind() == ActionKind::place && action.face() == face && sees(ui::space_id(action.space())))
                ids.push_back(ui::space_id(action.space()));
        return ids;
    }
    /** The thing to press next; of a die, first the die and then its space. */
    std::string wanted() {
        for (const auto& ids : {enabled({"lift-curtain", "summary-done"}), enabled({"take-"}),
                                enabled({"answer-", "decline"}), enabled({"pay"})})
            if (!ids.empty()) return one_of(ids);
        const std::vector<HandDie> hand = dice_in_hand(device_.visit.state().players[0]);
        for (std::size_t index = 0; index < hand.size(); ++index) {
            const ui::Target* die = device_.find("die-" + std::to_string(index));
            if (die == nullptr || !die->chosen) continue;
            const std::vector<std::string> spaces = spaces_for(hand[index].face);
            if (!spaces.empty()) return one_of(spaces);
            fits_nowhere_ = game().steps().size();
        }
        if (sees("serve-all")) return "serve-all";
        if (sees("ready") && sees("die-0") && fits_nowhere_ != game().steps().size()) return "die-0";
        const auto goods = enabled({"buy-", "recruit-", "nobles"});
        if (!goods.empty() && dice_.below(3) > 0) return one_of(goods);
        for (const char* id : {"keep-guests", "ready", "end-turn", "close"})
            if (sees(id)) return id;
        return {};
    }

    Device device_;
    ui::DiceCup dice_{5};
    int touches_ = 0;
    int lost_ = 0;
    std::size_t fits_nowhere_ = 0;  // steps of the game when the die in hand did
    bool told_ = false;
};

struct Played {
    std::vector<Action> actions;
    int touches;
};

Played play_untold(const Evening& evening) {
    Skipper untold(evening.width, evening.height, Telling::nothing);
    untold.play_to_the_end(evening);
    return {untold.game().record().actions, untold.touches()};
}

TEST_CASE("a person who skips everything needs no more touches than where nothing is told") {
    for (const Evening& evening : {Evening{2, 1, 1280, 720}, Evening{3, 5, 390, 844}}) {
        INFO(evening.players << " players, module " << evening.module << ", " << evening.width << "x"
                             << evening.height);
        const Played untold = play_untold(evening);
        Skipper told(evening.width, evening.height, Telling::all);
        told.play_to_the_end(evening);
        CHECK(told.was_told());
        CHECK(told.lost() == 0);
        CHECK(told.game().record().actions == untold.actions);
        CHECK(told.touches() == untold.touches);
        MESSAGE(told.touches(), " touches, ", untold.touches, " where nothing is told, for ", told.own_actions(),
                " own actions");
        // While the points are still counted.
        told.touch("again");
        CHECK(told.device().visit.model().screen == ui::Screen::table);
        CHECK(told.game().player_actions() < untold.actions.size());
    }
}

TEST_CASE("one touch skips all that is told") {
    for (const Evening& evening : {Evening{2, 1, 1280, 720}, Evening{2, 1, 390, 844}}) {
        INFO(evening.width << "x" << evening.height);
        Skipper person(evening.width, evening.height, Telling::all);
        Device& device = person.device();
        const ui::Model& model = device.visit.model();
        person.start(evening.players, evening.module);
        person.play([&] { return person.sees("turn-of-2"); });
        // The card's turn is replayed at once. It ends by itself, where it was begun: in the first round before
        // closing time, in the second one in the middle of the own turn.
        for (int round = 1; round <= 2; ++round) {
            if (round == 2) person.play([&] { return person.sees("turn-of-2"); });
            const std::vector<std::string> before = person.on_offer();
            REQUIRE(device.touch("turn-of-2"));
            person.look_on();
            REQUIRE(model.screen == ui::Screen::table);
            for (const std::string& id : before) {
                INFO(id << " in round " << round);
                CHECK(person.sees(id));
            }
        }
        // The first touch leads back earlier, at any moment of it.
        person.play([&] { return person.sees("turn-of-2"); });
        REQUIRE(device.touch("turn-of-2"));
        REQUIRE(model.screen == ui::Screen::history);
        CHECK(model.history_plays);
        REQUIRE(device.touch("history-leave"));
        CHECK(model.screen == ui::Screen::table);
        CHECK_FALSE(person.sees("turn-of-2"));
        person.play([&] { return person.sees("ready") && person.sees("die-0"); });
        // The press after a refusal acts as if there were none.
        const ui::Target* space = device.find("space-monk");
        REQUIRE(space != nullptr);
        device.touch_at(space->x + space->width / 2, space->y + space->height / 2);
        device.settle();
        CHECK_FALSE(device.refusal().empty());
        person.touch("die-0");
        CHECK(device.refusal().empty());
        CHECK(device.find("die-0")->chosen);
        person.touch("hint");
        REQUIRE(model.hint_open);
        REQUIRE(person.sees("follow-hint"));
        person.touch("close-hint");
        CHECK_FALSE(model.hint_open);
        person.touch("menu");
        person.touch("decks");
        REQUIRE(person.sees("deck-of-1"));
        person.touch("close");
        CHECK(person.sees("ready"));
    }
}

}  // namespace
}  // namespace tavern::app
