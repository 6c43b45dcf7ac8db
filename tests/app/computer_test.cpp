// Games against the computer through the session, with a page that answers when it is told to.
#include <doctest/doctest.h>

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/turns.hpp"
#include "fake_platform.hpp"
#include "record/record_json.hpp"
#include "two_actions.hpp"

namespace tavern::app {
namespace {

using ui::Notice;
using ui::Pace;
using ui::Screen;

constexpr auto person = PlayerType::person;
constexpr auto novice = PlayerType::novice;
constexpr auto legend = PlayerType::legend;

Action last_of(const ActionList& legal) {
    return legal[legal.size() - 1];
}

/** Plays till the computer is asked. */
void until_computer(Visit& visit) {
    visit.play(last_of, [&] { return visit.model().thinking.has_value(); });
    REQUIRE(visit.model().thinking.has_value());
}

std::size_t steps(const Visit& visit) {
    return visit.model().game->steps().size();
}

TEST_CASE("one person and two computers play to the end, and no curtain falls") {
    Visit visit;
    visit.start(3, 5, "7", {person, novice, PlayerType::homely});
    std::set<int> thinking;
    bool curtain = false;
    visit.play(last_of, [&] {
        if (visit.model().thinking) {
            thinking.insert(*visit.model().thinking);
            CHECK(visit.model().legal.empty());
        } else {
            CHECK(actor(visit.state()).seat == 0);
        }
        curtain = curtain || visit.model().curtain;
        return false;
    });
    CHECK(visit.model().screen == Screen::end);
    CHECK(thinking == std::set<int>{1, 2});
    CHECK_FALSE(curtain);
    CHECK_FALSE(visit.model().thinking.has_value());
    // It is a game like any other.
    const auto opened = open_text(visit.platform.storage.begin()->second.records.front(), 1);
    REQUIRE(opened);
    CHECK(opened->game.record().innkeepers[2].player_type == PlayerType::homely);
    CHECK(opened->game.state() == visit.state());
}

TEST_CASE("between two persons the curtain falls, before the computer never") {
    Visit visit;
    visit.start(3, 1, "7", {person, novice, person});
    int curtains = 0;
    visit.play(last_of, [&] {
        if (visit.model().curtain) {
            ++curtains;
            CHECK(actor(visit.state()).seat != 1);
        }
        return false;
    });
    CHECK(curtains > 8);
}

TEST_CASE("computers among themselves play without anybody") {
    Visit visit;
    visit.start(2, 1, "7", {novice, PlayerType::steady});
    visit.wait();
    CHECK(visit.model().screen == Screen::end);
    CHECK_FALSE(visit.model().can_undo);
}

TEST_CASE("the computer is asked with the level of the seat and the seed of the game") {
    Visit visit;
    visit.start(2, 1, "99", {legend, person});
    REQUIRE(visit.platform.task.has_value());
    const auto& task = std::get<DecisionTask>(visit.platform.task->subject);
    CHECK(task.player == ComputerPlayer::legend);
    CHECK(task.seed == 99);
    CHECK(task.state == visit.state());
    CHECK(visit.model().thinking == 0);
}

TEST_CASE("nobody plays in the computer's place") {
    Visit visit;
    visit.start(2, 1, "7", {novice, person});
    const State before = visit.state();
    ActionList legal;
    legal_actions(before, legal);
    visit.act(legal[0]);
    visit.want(intent::AskHint{});
    CHECK(visit.state() == before);
    CHECK_FALSE(visit.model().hint_open);
    CHECK(visit.platform.tasks == 1);
}

/** A result after its way as bytes. */
template <class Result>
Result from_worker(const Result& result) {
    const std::optional<Thought> back = thought_from(bytes_of({0, result}));
    REQUIRE(back.has_value());
    return std::get<Result>(back->result);
}

TEST_CASE("the errors, the luck and the decisions of a review come from the worker") {
    Mistake mistake;
    mistake.cost = 130;
    mistake.error = 40;
    Review sent;
    sent.mistakes = {mistake};
    sent.luck = {-700, 350};
    sent.decisions = {51, 52};
    const Review back = from_worker(ReviewPart{sent}).review;
    REQUIRE(back.mistakes.size() == 1);
    CHECK(back.mistakes.front().cost == 130);
    CHECK(back.mistakes.front().error == 40);
    CHECK(back.luck == sent.luck);
    CHECK(back.decisions == sent.decisions);
}

TEST_CASE("the whole turn and the difference of a die come from the worker") {
    Suggestion suggestion;
    suggestion.actions = {act::place(4, Space::barrel), Action(ActionKind::ready)};
    suggestion.turn = suggestion.actions;
    suggestion.turn.push_back(act::buy(Card::server));
    suggestion.turn.emplace_back(ActionKind::end_turn);
    Advice advice;
    advice.suggestions = {suggestion};
    const Advice advised = from_worker(advice);
    REQUIRE(advised.suggestions.size() == 1);
    CHECK(advised.suggestions.front().actions == suggestion.actions);
    CHECK(advised.suggestions.front().turn == suggestion.turn);
    Mistake mistake;
    mistake.better = suggestion;
    mistake.played.difference = DieDifference{4, -140, 40};
    Review sent;
    sent.mistakes = {mistake};
    const Review review = from_worker(ReviewPart{sent}).review;
    REQUIRE(review.mistakes.size() == 1);
    CHECK(review.mistakes.front().better.turn == suggestion.turn);
    REQUIRE(review.mistakes.front().played.difference.has_value());
    CHECK(review.mistakes.front().played.difference->own == -140);
}

// --- Pace ---

TEST_CASE("every step of the computer is looked at before the next") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    std::set<int> looks;
    until_computer(visit);
    for (int decisions = 0; decisions < 200 && visit.model().screen == Screen::table; ++decisions) {
        if (!visit.model().thinking) {
            visit.act(last_of(visit.model().legal));
            continue;
        }
        const std::size_t before = steps(visit);
        if (visit.platform.task) visit.session.thought(visit.found_out());
        // The next one is known, but does not come before the look has ended.
        REQUIRE(visit.platform.wakes_in.has_value());
        CHECK(steps(visit) == before);
        looks.insert(*std::exchange(visit.platform.wakes_in, std::nullopt));
        visit.session.woken();
        CHECK(steps(visit) > before);
    }
    CHECK(looks == std::set<int>{250, 900});
}

TEST_CASE("brief looks are all alike, and instant ones are none") {
    Visit visit;
    visit.set(&ui::Settings::pace, Pace::brief);
    visit.start(2, 1, "7", {person, novice});
    visit.play(last_of, [&] {
        if (visit.platform.wakes_in) CHECK(*visit.platform.wakes_in == 250);
        return visit.state().round == 2;
    });
    visit.set(&ui::Settings::pace, Pace::instant);
    visit.wait();
    visit.platform.wakes_in.reset();
    visit.play(last_of, [&] {
        CHECK_FALSE(visit.platform.wakes_in.has_value());
        return false;
    });
    CHECK(visit.model().screen == Screen::end);
}

TEST_CASE("a player who has seen enough makes it instant and waits no longer") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    until_computer(visit);
    const std::size_t before = steps(visit);
    visit.session.thought(visit.found_out());
    CHECK(steps(visit) == before);
    visit.set(&ui::Settings::pace, Pace::instant);
    CHECK(steps(visit) > before);
}

TEST_CASE("the pace changes nothing of the game") {
    State ends[2];
    for (const Pace pace : {Pace::every_step, Pace::instant}) {
        Visit visit;
        visit.set(&ui::Settings::pace, pace);
        visit.start(2, 4, "5", {novice, person});
        visit.play(last_of, [] { return false; });
        ends[pace == Pace::instant ? 1 : 0] = visit.state();
    }
    CHECK(ends[0] == ends[1]);
}

// --- Answers that come too late ---

TEST_CASE("an answer to a question that no longer stands is dropped") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    until_computer(visit);
    const Thought late = visit.found_out();
    SUBCASE("after undo") {
        visit.want(intent::Undo{});
        if (visit.model().notice.kind == Notice::Kind::undo_chance) visit.want(intent::AnswerYes{});
        REQUIRE_FALSE(visit.model().thinking.has_value());
    }
    SUBCASE("after another game") {
        visit.start(2, 1, "8", {novice, person});
    }
    SUBCASE("at the title") {
        visit.want(intent::ToTitle{});
    }
    const State before = visit.state();
    visit.session.thought(late);
    visit.platform.wakes_in.reset();
    visit.session.woken();
    CHECK(visit.state() == before);
}

TEST_CASE("an illegal answer does not stop the game") {
    Visit visit;
    visit.start(2, 1, "7", {novice, person});
    for (const auto& actions : {std::vector<Action>{}, std::vector<Action>{act::of(ActionKind::end_turn)}}) {
        until_computer(visit);
        const std::size_t before = steps(visit);
        visit.session.thought({std::exchange(visit.platform.task, std::nullopt)->number, actions});
        visit.platform.wakes_in.reset();
        visit.session.woken();
        CHECK(steps(visit) > before);
    }
}

TEST_CASE("that nothing thinks beside the page is said") {
    Visit visit;
    visit.start(2, 1, "7", {novice, person});
    visit.session.thinking_failed();
    CHECK(visit.model().notice.kind == Notice::Kind::toast);
}

// --- Undo, saves, links ---

TEST_CASE("undo leads to the person's own last decision, past the computer's actions") {
    Visit visit;
    visit.start(3, 1, "7", {person, novice, legend});
    visit.play(last_of, [&] { return visit.state().round == 2 && visit.state().phase == Phase::planning; });
    visit.play(last_of, [&] { return !visit.model().thinking; });
    int undone = 0;
    while (visit.model().can_undo) {
        const std::size_t before = visit.model().game->player_actions();
        visit.want(intent::Undo{});
        if (visit.model().notice.kind == Notice::Kind::undo_chance) visit.want(intent::AnswerYes{});
        CHECK(visit.model().game->player_actions() < before);
        CHECK_FALSE(visit.model().thinking.has_value());
        CHECK(actor(visit.state()).seat == 0);
        CHECK(visit.model().legal.size() > 0);
        ++undone;
    }
    CHECK(undone > 5);
    while (visit.model().can_redo) {
        visit.want(intent::Redo{});
        visit.wait();
    }
    CHECK(visit.state().round == 2);
}

TEST_CASE("undo while the computer moves takes back its actions, and only chance is asked about") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    // The plans are made without chance.
    visit.play(last_of, [&] { return visit.state().phase == Phase::planning && !visit.model().thinking; });
    const State before = visit.state();
    visit.act(last_of(visit.model().legal));
    REQUIRE(visit.model().thinking.has_value());
    const std::size_t asked = steps(visit);
    visit.wait([&] { return steps(visit) > asked; });
    REQUIRE(visit.model().thinking.has_value());
    visit.want(intent::Undo{});
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    CHECK(visit.state() == before);
    // Once more to the same end.
    visit.play_until([&] { return visit.state().round == 2; });
    CHECK(visit.state().round == 2);
}

TEST_CASE("a game closed while the computer moves goes on from there, to the same end") {
    State ends[2];
    for (const bool closed : {false, true}) {
        Visit visit;
        visit.start(2, 2, "7", {person, novice});
        until_computer(visit);
        visit.wait([&] { return visit.state().phase == Phase::planning; });
        visit.play(last_of, [&] { return visit.state().phase == Phase::serving && visit.model().thinking; });
        if (!closed) {
            visit.play(last_of, [] { return false; });
            ends[0] = visit.state();
            continue;
        }
        const std::size_t asked = steps(visit);
        visit.wait([&] { return steps(visit) > asked; });
        REQUIRE(visit.model().thinking.has_value());
        Visit later(visit.platform);
        later.want(intent::Resume{});
        CHECK(later.model().thinking == visit.model().thinking);
        later.play(last_of, [] { return false; });
        ends[1] = later.state();
    }
    CHECK(ends[0] == ends[1]);
}

TEST_CASE("the same deal again keeps the innkeepers") {
    Visit visit;
    visit.start(3, 1, "7", {person, novice, legend});
    const std::vector<Innkeeper> innkeepers = visit.model().game->record().innkeepers;
    visit.play_some(5);
    visit.want(intent::SameDealAgain{});
    CHECK(visit.model().game->record().innkeepers == innkeepers);
}

// --- Hints ---

Advice some_advice(const Visit& visit) {
    Advice advice;
    Suggestion suggestion = two_actions(visit);
    suggestion.value = 4321;
    suggestion.reason = Reason::recruits;
    suggestion.a = 7;
    advice.suggestions = {suggestion, suggestion};
    advice.exact = true;
    advice.dice = {{4, 320, 100}};
    return advice;
}

/** Answers the next request for a hint. */
void advise(Visit& visit, const Advice& advice) {
    visit.want(intent::AskHint{});
    REQUIRE(visit.platform.task.has_value());
    const int number = std::exchange(visit.platform.task, std::nullopt)->number;
    visit.session.thought(*thought_from(bytes_of({number, advice})));
}

TEST_CASE("advice is found out once for a position, and gone with it") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    visit.play_until([&] { return visit.state().phase == Phase::planning && !visit.model().thinking; });
    visit.want(intent::AskHint{});
    CHECK(visit.model().hint_open);
    CHECK_FALSE(visit.model().advice.has_value());
    CHECK(std::get<AdviceTask>(visit.platform.task->subject).state == visit.state());
    advise(visit, some_advice(visit));
    REQUIRE(visit.model().advice.has_value());
    REQUIRE(visit.model().advice->suggestions.size() == 2);
    CHECK(visit.model().advice->exact);
    CHECK(visit.model().advice->suggestions[1].value == 4321);
    CHECK(visit.model().advice->suggestions[1].reason == Reason::recruits);
    CHECK(visit.model().advice->suggestions[1].a == 7);
    REQUIRE(visit.model().advice->dice.size() == 1);
    CHECK(visit.model().advice->dice[0].lead == 100);
    visit.want(intent::CloseHint{});
    CHECK_FALSE(visit.model().hint_open);
    visit.want(intent::AskHint{});
    CHECK(visit.model().hint_open);
    CHECK_FALSE(visit.platform.task.has_value());
    visit.act(visit.model().legal[0]);
    CHECK_FALSE(visit.model().hint_open);
    CHECK_FALSE(visit.model().advice.has_value());
}

TEST_CASE("advice still comes when a problem is made before it is there") {
    Visit visit;
    visit.start(2, 1, "7");
    visit.play_until([&] { return visit.state().phase == Phase::planning && !visit.model().curtain; });
    visit.want(intent::AskHint{});
    visit.want(intent::MakeProblem{});
    REQUIRE(std::holds_alternative<problems::Problem>(visit.platform.task->subject));
    visit.wait();
    CHECK(visit.model().hint_open);
    CHECK(visit.model().advice);
}

TEST_CASE("advice about a position that has passed is dropped") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    visit.play_until([&] { return visit.state().phase == Phase::planning && !visit.model().thinking; });
    visit.want(intent::AskHint{});
    const int number = visit.platform.task->number;
    visit.act(visit.model().legal[0]);
    visit.session.thought({number, Advice()});
    CHECK_FALSE(visit.model().advice.has_value());
}

TEST_CASE("a hint is followed as far as it goes, and taken back like own actions") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    visit.play_until([&] { return visit.state().phase == Phase::planning && !visit.model().thinking; });
    const State before = visit.state();
    const std::size_t actions = visit.model().game->player_actions();
    advise(visit, some_advice(visit));
    visit.want(intent::FollowHint{5});
    CHECK(visit.state() == before);
    visit.want(intent::FollowHint{1});
    // A step at a time.
    CHECK(visit.model().game->player_actions() == actions + 1);
    CHECK_FALSE(visit.model().hint_open);
    CHECK(visit.model().following);
    CHECK(visit.platform.wakes_in.value_or(0) >= 300);
    SUBCASE("to its end") {
        visit.wait();
        CHECK_FALSE(visit.model().following);
        CHECK(visit.model().game->player_actions() == actions + 2);
        visit.want(intent::Undo{});
    }
    SUBCASE("unless the person stops it") {
        visit.want(intent::CloseHint{});
        CHECK_FALSE(visit.model().following);
        visit.wait();
        CHECK(visit.model().game->player_actions() == actions + 1);
    }
    SUBCASE("unless the person goes on alone") {
        visit.want(intent::Undo{});
        CHECK(visit.state() == before);
        visit.wait();
        CHECK(visit.model().game->player_actions() == actions);
        return;
    }
    SUBCASE("at once at the quickest pace") {
        visit.set(&ui::Settings::pace, Pace::instant);
        visit.want(intent::Undo{});
        advise(visit, some_advice(visit));
        visit.want(intent::FollowHint{1});
        CHECK(visit.model().game->player_actions() == actions + 2);
        visit.want(intent::Undo{});
    }
    visit.want(intent::Undo{});
    CHECK(visit.state() == before);
}

/** Says that these would be the best actions, and follows them. */
void follow(Visit& visit, const std::vector<Action>& actions) {
    Suggestion suggestion;
    suggestion.actions = actions;
    Advice advice;
    advice.suggestions = {suggestion};
    advise(visit, advice);
    visit.want(intent::FollowHint{0});
}

TEST_CASE("the steps of a hint come twice as fast at the short pace") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    visit.play_until([&] { return visit.state().phase == Phase::planning && !visit.model().thinking; });
    for (const auto& [pace, pause] : {std::pair(Pace::every_step, 500), std::pair(Pace::brief, 250)}) {
        visit.set(&ui::Settings::pace, pace);
        visit.platform.wakes_in.reset();
        advise(visit, some_advice(visit));
        visit.want(intent::FollowHint{1});
        CHECK(visit.platform.wakes_in == pause);
        visit.want(intent::Undo{});
    }
}

TEST_CASE("chance that waits for the end of a hint goes on when the hint is left in its middle") {
    Setup setup;
    const Game dealt_by_hand(setup, std::nullopt, default_innkeepers(setup));
    Visit visit;
    visit.session.file_read(json_of(dealt_by_hand).write());
    REQUIRE(visit.model().game != nullptr);
    REQUIRE_FALSE(visit.model().game->record().seed.has_value());
    // An action that chance comes after, and that a suggestion does not end with.
    std::optional<Action> before_chance;
    const auto is_found = [&] {
        if (visit.model().curtain) return false;
        for (const Action action : visit.model().legal) {
            Game next = *visit.model().game;
            const bool ends = action.kind() == ActionKind::ready || action.kind() == ActionKind::end_turn;
            if (!ends && !next.act(action) && actor(next.state()).kind == ActorKind::chance) before_chance = action;
        }
        return before_chance.has_value();
    };
    visit.play_until(is_found);
    REQUIRE(before_chance);
    const std::size_t actions = visit.model().game->player_actions();
    follow(visit, {*before_chance, *before_chance});
    REQUIRE(visit.model().game->player_actions() == actions + 1);
    REQUIRE(actor(visit.state()).kind == ActorKind::chance);
    SUBCASE("by other settings") {
        visit.set(&ui::Settings::sound, !visit.model().settings.sound);
    }
    SUBCASE("by the question for another hint") {
        visit.want(intent::AskHint{});
    }
    SUBCASE("by an outcome of chance") {
        visit.wait();
    }
    CHECK(actor(visit.state()).kind == ActorKind::player);
    CHECK((visit.model().curtain || !visit.model().legal.empty()));
    // And it is kept so.
    Visit later(visit.platform);
    later.want(intent::Resume{});
    CHECK(later.state() == visit.state());
}

TEST_CASE("following a hint leaves the plan to be declared ready by the person") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    visit.play_until([&] { return visit.state().phase == Phase::planning && !visit.model().thinking; });
    const std::size_t actions = visit.model().game->player_actions();
    std::vector<Action> suggested;
    for (const Action action : visit.model().legal)
        if (action.kind() == ActionKind::place) {
            suggested = {action, Action(ActionKind::ready)};
            break;
        }
    REQUIRE(suggested.size() == 2);
    follow(visit, suggested);
    visit.wait();
    CHECK(visit.model().game->player_actions() == actions + 1);
    CHECK(question(visit.state()) == Question::plan);
}

// --- Review ---

TEST_CASE("a finished game is looked back on, bit by bit") {
    Visit visit;
    visit.start(2, 1, "7", {person, novice});
    visit.want(intent::OpenReview{});
    CHECK(visit.model().screen == Screen::table);
    visit.play_until([] { return false; });
    visit.platform.task.reset();
    visit.want(intent::OpenReview{});
    CHECK(visit.model().screen == Screen::review);
    REQUIRE(visit.platform.task.has_value());
    const Task task = *task_from(bytes_of(*visit.platform.task));
    const auto sent = open_text(std::get<ReviewTask>(task.subject).game, 1);
    REQUIRE(sent);
    CHECK(sent->game.record() == visit.model().game->record());
    REQUIRE(visit.model().review != nullptr);
    CHECK(visit.model().review->mistakes.empty());

    Review found;
    found.win_probabilities = {{500, 500, 0, 0}, {420, 580, 0, 0}};
    visit.session.thought(*thought_from(bytes_of({task.number, ReviewPart{found, 400}})));
    CHECK(visit.model().review_progress == 400);
    visit.want(intent::CloseReview{});
    CHECK(visit.model().screen == Screen::end);
    // It goes on meanwhile, and is not begun anew.
    Mistake mistake;
    mistake.player_actions = 20;
    mistake.better.value = 12345;
    mistake.better.actions = {act::of(ActionKind::ready)};
    mistake.cost = 345;
    found.mistakes.push_back(mistake);
    visit.session.thought(*thought_from(bytes_of({task.number, ReviewPart{found}})));
    visit.platform.task.reset();
    visit.want(intent::OpenReview{});
    CHECK_FALSE(visit.platform.task.has_value());
    CHECK(visit.model().review_progress == 1000);
    CHECK(visit.model().review->win_probabilities[1][1] == 580);
    REQUIRE(visit.model().review->mistakes.size() == 1);
    CHECK(visit.model().review->mistakes[0].player_actions == 20);
    CHECK(visit.model().review->mistakes[0].better.value == 12345);
    CHECK(visit.model().review->mistakes[0].better.actions.size() == 1);
    CHECK(visit.model().review->mistakes[0].cost == 345);

    // From there a copy goes on.
    const State end = visit.state();
    visit.want(intent::PlayOnFrom{20});
    CHECK(visit.model().screen == Screen::table);
    CHECK(visit.model().review == nullptr);
    CHECK(visit.model().game->player_actions() >= 20);
    CHECK(visit.platform.storage.size() == 2);
    bool kept = false;
    for (const auto& [slot, save] : visit.platform.storage)
        kept = kept || (save.head.over && open_text(save.records.front(), 1)->game.state() == end);
    CHECK(kept);
    visit.play_until([] { return false; });
    CHECK(visit.model().screen == Screen::end);
}

TEST_CASE("the computer's own advice is followed to the end, and its review comes bit by bit, also after a pause") {
    Visit visit;
    visit.set(&ui::Settings::pace, Pace::instant);
    visit.start(2, 1, "7", {person, novice});
    int followed = 0;
    while (visit.model().screen == Screen::table) {
        visit.wait();
        if (visit.model().screen != Screen::table) break;
        visit.want(intent::AskHint{});
        visit.wait();
        REQUIRE(visit.model().advice.has_value());
        REQUIRE_FALSE(visit.model().advice->suggestions.empty());
        const std::size_t before = visit.model().game->player_actions();
        visit.want(intent::FollowHint{0});
        REQUIRE(visit.model().game->player_actions() > before);
        ++followed;
    }
    CHECK(followed > 8);
    const std::string slot = visit.model().saves.front().slot;
    const auto leave_and_come_back = [&] {
        visit.want(intent::ToTitle{});
        visit.want(intent::LoadSave{slot});
        REQUIRE(visit.model().screen == Screen::end);
        visit.want(intent::OpenReview{});
        CHECK(visit.model().review_progress == 0);
        visit.session.thought(visit.found_out());
    };
    visit.want(intent::OpenReview{});
    int thoughts = 0;
    int progress = 0;
    while (visit.model().review_progress < whole_review) {
        visit.session.thought(visit.found_out());
        CHECK(visit.model().review_progress >= progress);
        progress = visit.model().review_progress;
        // Left when it has just begun, it goes on from there.
        if (++thoughts == 5) leave_and_come_back();
    }
    CHECK(thoughts > 10);
    // One that is done is there at once.
    const std::size_t mistakes = visit.model().review->mistakes.size();
    leave_and_come_back();
    CHECK(visit.model().review_progress == whole_review);
    CHECK(visit.model().review->mistakes.size() == mistakes);
    const Review& review = *visit.model().review;
    CHECK(review.win_probabilities.size() == 1 + std::size_t{components::rounds});
    for (const Mistake& mistake : review.mistakes) CHECK(mistake.player_actions < visit.model().game->player_actions());
    CHECK_FALSE(visit.thinker.work().has_value());
}

TEST_CASE("a newer task takes the place of a review that is not done") {
    Visit visit;
    visit.start(2, 1, "7", {novice, novice});
    visit.wait();
    visit.want(intent::OpenReview{});
    visit.session.thought(visit.found_out());
    CHECK(visit.model().review_progress < 1000);
    visit.start(2, 1, "7", {novice, person});
    const Thought thought = visit.found_out();
    CHECK(std::holds_alternative<std::vector<Action>>(thought.result));
    CHECK_FALSE(visit.thinker.work().has_value());
}

// --- Bytes ---

/** All that begins like a message, and one with more behind it, is none. */
template <class Message>
void check_length(const std::string& bytes, std::optional<Message> (*from)(std::string_view), std::size_t steps) {
    CHECK(from(bytes));
    for (std::size_t length = 0; length < bytes.size(); length += steps)
        CHECK_FALSE(from(std::string_view(bytes).substr(0, length)));
    CHECK_FALSE(from(bytes + "x"));
}

TEST_CASE("bytes of another length are no message") {
    check_length(bytes_of(Task{1, ReviewTask{"{}"}}), task_from, 1);
    for (const Task::Subject& subject :
         {Task::Subject(DecisionTask()), Task::Subject(AdviceTask()), Task::Subject(problems::Problem())})
        check_length(bytes_of(Task{1, subject}), task_from, 7);
    Advice advice;
    advice.suggestions.resize(2);
    Review review;
    review.mistakes.resize(1);
    problems::Solution solution;
    solution.lines.resize(3);
    for (const Thought& thought : {Thought{1, std::vector{act::of(ActionKind::ready)}}, Thought{1, advice},
                                   Thought{1, ReviewPart{review}}, Thought{1, solution}})
        check_length(bytes_of(thought), thought_from, 1);
}

TEST_CASE("bytes of an unknown kind are no message") {
    std::string bytes = bytes_of(Task{1, ReviewTask{"{}"}});
    bytes[sizeof(int)] = 4;
    CHECK_FALSE(task_from(bytes));
}

}  // namespace
}  // namespace tavern::app
