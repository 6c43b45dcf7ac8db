// Looking back on the game at hand: it waits, and looking back leaves no trace in it.
#include <doctest/doctest.h>

#include "../record/sample_games.hpp"
#include "fake_platform.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

std::string kept_record(const Visit& visit) {
    return visit.platform.storage.begin()->second.records.front();
}

}  // namespace

TEST_CASE("one goes back and forth, and leaving restores the game as it was") {
    Visit visit;
    visit.start(2, 3);
    visit.play_some(40);
    visit.want(intent::LiftCurtain{});
    const State state = visit.state();
    const ActionList legal = visit.model().legal;
    const std::string record = kept_record(visit);
    visit.want(intent::LookBack{});
    REQUIRE(visit.model().screen == ui::Screen::history);
    REQUIRE(visit.model().history != nullptr);
    const History& history = *visit.model().history;
    CHECK(history.moment() == history.last());
    CHECK(visit.state() == state);
    CHECK(visit.model().legal.empty());

    Game game = *open_link(find_link(visit.platform.fragment)->link, 0);
    for (const std::size_t actions : {std::size_t{0}, std::size_t{17}, std::size_t{39}, std::size_t{1}}) {
        visit.want(intent::LookBack{static_cast<int>(history.moment_of_action(actions))});
        game.go_to(actions);
        CHECK(visit.state() == game.state());
        CHECK(find_link(visit.platform.fragment)->moment == history.moment());
    }
    // Nothing of the past can be changed.
    visit.act(legal[0]);
    CHECK(visit.model().screen == ui::Screen::history);

    visit.want(intent::LeaveHistory{});
    CHECK(visit.model().screen == ui::Screen::table);
    CHECK(visit.model().history == nullptr);
    CHECK(visit.state() == state);
    CHECK(visit.model().legal.size() == legal.size());
    CHECK(visit.platform.fragment.empty());
    CHECK(kept_record(visit) == record);
    CHECK(visit.platform.storage.size() == 1);
}

TEST_CASE("a game plays by itself when its pictures are there, or after a while") {
    Visit visit;
    visit.start(1, 1);
    visit.play_some(12);
    visit.want(intent::LookBack{0});
    const History& history = *visit.model().history;
    visit.want(intent::PlayHistory{});
    visit.session.pictures_missing(true);
    visit.session.woken();
    visit.session.woken();
    CHECK(history.moment() == 0);
    REQUIRE(visit.platform.wakes_in);
    CHECK(*visit.platform.wakes_in < 500);
    visit.session.pictures_missing(false);
    visit.session.woken();
    CHECK(history.moment() == 1);
    // A thing that the window lacks later, as after a change of its size, holds nothing up.
    visit.session.pictures_missing(true);
    visit.session.woken();
    CHECK(history.moment() == 2);

    visit.want(intent::LookBack{0});
    visit.want(intent::PlayHistory{});
    int waited = 0;
    for (int times = 0; times < 200 && history.moment() == 0; ++times) {
        visit.session.woken();
        waited += *visit.platform.wakes_in;
    }
    CHECK(history.moment() == 1);
    CHECK(waited > 5'000);
    CHECK(waited < 30'000);
}

TEST_CASE("moments are played one after the other until the last one or until it is stopped") {
    Visit visit;
    visit.start(1, 1);
    visit.play_some(12);
    visit.want(intent::LookBack{2});
    const History& history = *visit.model().history;
    visit.want(intent::PlayHistory{});
    CHECK(visit.model().history_plays);
    REQUIRE(visit.platform.wakes_in);
    CHECK(*visit.platform.wakes_in >= 500);
    visit.session.woken();
    CHECK(history.moment() == 3);
    visit.want(intent::PlayHistory{});
    CHECK_FALSE(visit.model().history_plays);
    visit.session.woken();
    CHECK(history.moment() == 3);
    visit.want(intent::PlayHistory{});
    visit.wait();
    CHECK(history.moment() == history.last());
    CHECK_FALSE(visit.model().history_plays);
    // At the end it begins anew.
    visit.want(intent::PlayHistory{});
    CHECK(history.moment() == 0);
    CHECK(visit.model().history_plays);
}

TEST_CASE("a replay until a moment shows it and then returns to the game") {
    for (const ui::Pace pace : {ui::Pace::every_step, ui::Pace::brief, ui::Pace::instant}) {
        INFO("pace " << static_cast<int>(pace));
        Visit visit;
        visit.start(2, 1);
        visit.play_some(60);
        visit.want(intent::LiftCurtain{});
        visit.set(&ui::Settings::pace, pace);
        const State present = visit.state();
        visit.want(intent::LookBack{40});
        const std::size_t last = visit.model().history->last();
        for (const std::size_t until : {std::size_t{43}, last}) {
            visit.want(intent::LookBack{static_cast<int>(until) - 3});
            visit.want(intent::PlayHistory{until});
            visit.wait([&] { return visit.model().history->moment() == until; });
            CHECK(visit.model().screen == ui::Screen::history);
            CHECK(visit.model().history_plays);
            visit.wait();
            CHECK(visit.model().screen == ui::Screen::table);
            CHECK_FALSE(visit.model().history_plays);
            CHECK(visit.state() == present);
        }
        // Once it was stopped, it plays up to the last moment and stays.
        visit.want(intent::LookBack{40});
        visit.want(intent::PlayHistory{43});
        visit.session.woken();
        visit.want(intent::PlayHistory{});
        visit.want(intent::PlayHistory{});
        visit.wait();
        CHECK(visit.model().screen == ui::Screen::history);
        CHECK(visit.model().history->moment() == last);
    }
}

TEST_CASE("the moments pass at the pace of the settings, at once a turn at a time") {
    Visit visit;
    visit.start(2, 1);
    visit.play_some(60);
    visit.want(intent::LiftCurtain{});
    const auto waits = [&](ui::Pace pace) {
        visit.set(&ui::Settings::pace, pace);
        visit.want(intent::LookBack{40});
        visit.want(intent::PlayHistory{});
        visit.session.woken();
        return *visit.platform.wakes_in;
    };
    const int usual = waits(ui::Pace::every_step);
    CHECK(visit.model().history->moment() == 41);
    CHECK(waits(ui::Pace::brief) * 2 < usual);
    CHECK(visit.model().history->moment() == 41);
    visit.want(intent::LookBack{40});
    const int seat = actor(visit.state()).seat;
    waits(ui::Pace::instant);
    CHECK(actor(visit.state()).seat != seat);
}

TEST_CASE("advice is given for the moment that is shown, and goes when another one is") {
    Visit visit;
    visit.start(2, 1);
    visit.play_some(40);
    visit.want(intent::LiftCurtain{});
    visit.want(intent::LookBack{20});
    while (actor(visit.state()).kind != ActorKind::player)
        visit.want(intent::LookBack{static_cast<int>(visit.model().history->moment()) + 1});
    visit.want(intent::AskHint{});
    CHECK(visit.model().hint_open);
    REQUIRE(visit.platform.task);
    CHECK(std::get<AdviceTask>(visit.platform.task->subject).state == visit.state());
    const Thought thought = visit.found_out();
    visit.session.thought(thought);
    REQUIRE(visit.model().advice);
    const std::size_t moment = visit.model().history->moment();
    visit.want(intent::LookBack{static_cast<int>(moment) + 1});
    CHECK_FALSE(visit.model().hint_open);
    CHECK_FALSE(visit.model().advice);
    // Advice that comes too late is for no moment.
    visit.want(intent::LookBack{static_cast<int>(moment)});
    visit.want(intent::AskHint{});
    const Thought late = visit.found_out();
    visit.want(intent::LeaveHistory{});
    visit.session.thought(late);
    CHECK_FALSE(visit.model().advice);
}

TEST_CASE("the computer waits while one looks back, and goes on afterwards") {
    Visit visit;
    visit.start(2, 1, "7", {PlayerType::person, PlayerType::novice});
    visit.play([](const ActionList& legal) { return legal[legal.size() - 1]; },
               [&] { return visit.model().thinking.has_value(); });
    REQUIRE(visit.model().thinking);
    const std::size_t steps = visit.model().game->steps().size();
    visit.want(intent::LookBack{});
    CHECK_FALSE(visit.model().thinking);
    // Its result of the meantime is kept for later.
    visit.wait();
    CHECK(visit.model().history->whole().steps().size() == steps);
    visit.want(intent::LeaveHistory{});
    CHECK(visit.model().screen == ui::Screen::table);
    visit.wait();
    CHECK(visit.model().game->steps().size() > steps);
}

TEST_CASE("of a link's game in which nobody has acted nobody says that it is saved") {
    Visit sender;
    sender.start(2, 1, "7");
    sender.play_some(40);
    const std::string link = *replay_link(*sender.model().game);
    Visit visit;
    visit.session.link_arrived(link);
    REQUIRE(visit.platform.storage.empty());
    visit.session.link_arrived(*replay_link(samples::game_of(samples::setup_of(3, 2), 5, 30)));
    CHECK(visit.model().notice.text == say(Text::session_replace_link));
    visit.want(intent::AnswerNo{});
    visit.want(intent::PlayOnFrom{10});
    CHECK(visit.model().notice.text == say(Text::session_played_on_alone));
    CHECK(visit.platform.storage.size() == 1);
}

TEST_CASE("play on from a moment makes a game of its own, and the one looked at stays") {
    Visit visit;
    visit.start(1, 2);
    visit.play_some(30);
    const std::string before = kept_record(visit);
    visit.want(intent::LookBack{});
    visit.want(intent::LookBack{static_cast<int>(visit.model().history->moment_of_action(10))});
    const State there = visit.state();
    visit.want(intent::PlayOnFrom{visit.model().history->player_actions()});
    CHECK(visit.model().screen == ui::Screen::table);
    CHECK(visit.model().history == nullptr);
    CHECK(visit.state() == there);
    CHECK(visit.platform.fragment.empty());
    REQUIRE(visit.platform.storage.size() == 2);
    bool stays = false;
    for (const auto& [slot, kept] : visit.platform.storage) stays = stays || kept.records.front() == before;
    CHECK(stays);
}

TEST_CASE("a link to a moment opens there, leaves no game behind, and a reload comes back to it") {
    Visit played;
    played.start(1, 1);
    played.play_some(14);
    played.want(intent::LookBack{9});
    const State there = played.state();
    const std::string address = played.platform.fragment;

    Visit visit;
    visit.session.link_arrived(address);
    REQUIRE(visit.model().screen == ui::Screen::history);
    CHECK(visit.model().history->moment() == 9);
    CHECK(visit.state() == there);
    CHECK(visit.platform.fragment == address);
    CHECK(visit.platform.storage.empty());
    // Another moment in the address of the same game.
    visit.session.link_arrived(with_moment(find_link(address)->link, 11));
    CHECK(visit.model().history->moment() == 11);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::none);
    // Going on from there begins a game.
    visit.want(intent::LeaveHistory{});
    CHECK(visit.model().screen == ui::Screen::table);
    CHECK(visit.platform.storage.empty());
    visit.play_some(1);
    CHECK(visit.platform.storage.size() == 1);
}

TEST_CASE("a damaged moment, or one that the game has not, is refused with its reason") {
    Visit played;
    played.start(1, 1);
    played.play_some(25);
    played.want(intent::LookBack{});
    const std::string link(find_link(played.platform.fragment)->link);
    const std::size_t last = played.model().history->last();
    for (const std::string& end : {std::string("&at=x"), "&at=" + std::to_string(last + 1)}) {
        Visit visit;
        visit.session.link_arrived(link + end);
        CHECK(visit.model().screen == ui::Screen::title);
        CHECK(visit.model().notice.kind == ui::Notice::Kind::error);
        CHECK_FALSE(visit.model().notice.text.empty());
    }
}

TEST_CASE("one looks back from the end and comes back to it; a hand-over shows nothing") {
    Visit visit;
    visit.start(1, 1);
    visit.play_some(1000);
    REQUIRE(visit.model().screen == ui::Screen::end);
    visit.want(intent::LookBack{5});
    CHECK(visit.model().screen == ui::Screen::history);
    visit.want(intent::LeaveHistory{});
    CHECK(visit.model().screen == ui::Screen::end);
    visit.want(intent::ToTitle{});
    visit.want(intent::LookBack{5});
    CHECK(visit.model().screen == ui::Screen::title);

    Visit two;
    two.start(2, 1);
    two.play([](const ActionList& legal) { return legal[legal.size() - 1]; }, [&] { return two.model().curtain; });
    REQUIRE(two.model().curtain);
    two.want(intent::LookBack{0});
    CHECK(two.model().screen == ui::Screen::table);
}
