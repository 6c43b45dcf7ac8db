// Problems: opened from a link or the pack, answered on the table, graded, remembered.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "fake_platform.hpp"
#include "problems/solution.hpp"
#include "record/link/link.hpp"
#include "story/story.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

std::string pack() {
    std::ifstream file(std::string(TAVERNS_SOURCE_FOLDER) + "/assets/problems/pack.txt");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const Date today{2026, 11, 18};  // of the fake platform

/** The first problem of the pack with this theme. */
std::string link_with(std::string_view theme) {
    std::istringstream lines(pack());
    for (std::string line; std::getline(lines, line);)
        if (line.ends_with(theme)) return line.substr(0, line.find(' '));
    FAIL("no problem has this theme");
    return {};
}

/** A visit that has opened this link from the address. */
struct Solving : Visit {
    explicit Solving(const std::string& link) {
        session.link_arrived("#" + link);
        REQUIRE(model().problem);
        REQUIRE(model().screen == ui::Screen::table);
    }
    const ui::ProblemPlace& place() const { return *model().problem; }
    void play_all(const std::vector<Action>& actions) {
        for (const Action action : actions) {
            CAPTURE(static_cast<int>(action.kind()));
            REQUIRE(model().legal.rank(action) >= 0);
            act(action);
        }
    }
    void end_turn() {
        if (model().legal.rank(Action(ActionKind::ready)) >= 0) act(Action(ActionKind::ready));
        act(Action(ActionKind::end_turn));
    }
};

}  // namespace

TEST_CASE("the best answer to a problem gets three stars, at the end of the turn and not before") {
    for (const std::string_view theme : {"dishwashers", "monastery", "draft", "starting-over"}) {
        CAPTURE(theme);
        Solving visit(link_with(theme));
        const problems::Solution solution = problems::solve(visit.place().problem);
        visit.play_all(solution.best().actions);
        CHECK(visit.place().answered);
        CHECK_FALSE(visit.place().solution);
        visit.wait();
        REQUIRE(visit.place().solution);
        CHECK(visit.place().grade.stars == 3);
        CHECK(visit.model().legal.empty());
        CHECK_FALSE(visit.model().can_undo);
    }
}

TEST_CASE("a turn ended at once brings no star, and the same problem can be tried again") {
    Solving visit(link_with("dishwashers"));
    const State begin = visit.state();
    visit.end_turn();
    visit.wait();
    CHECK(visit.place().grade.stars == 0);
    visit.want(intent::TryProblemAgain{});
    CHECK_FALSE(visit.place().answered);
    CHECK(visit.state() == begin);
    visit.play_all(problems::solve(visit.place().problem).best().actions);
    visit.wait();
    CHECK(visit.place().grade.stars == 3);
}

TEST_CASE("until the turn ends everything can be undone, without a question") {
    Solving visit(link_with("moves"));
    const std::vector<Action> best = problems::solve(visit.place().problem).best().actions;
    const State begin = visit.state();
    visit.play_all({best.begin(), best.end() - 1});
    while (visit.model().can_undo) visit.want(intent::Undo{});
    CHECK(visit.model().notice.kind <= ui::Notice::Kind::toast);
    CHECK(visit.state() == begin);
}

TEST_CASE("a hint tells a part of the best answer and costs a star") {
    Solving visit(link_with("dishwashers"));
    visit.want(intent::AskHint{});
    visit.wait();
    CHECK(visit.place().hints == 1);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::toast);
    CHECK_FALSE(visit.model().notice.text.empty());
    CHECK_FALSE(visit.place().answered);
    visit.play_all(problems::solve(visit.place().problem).best().actions);
    visit.wait();
    CHECK(visit.place().grade.stars == 2);
}

TEST_CASE("a hint costs a star while one looks back, too, and breaks off no search for the answer") {
    Solving visit(link_with("dishwashers"));
    visit.want(intent::LookBack{});
    visit.want(intent::AskHint{});
    CHECK_FALSE(visit.model().hint_open);
    visit.wait();
    CHECK(visit.place().hints == 1);
    CHECK_FALSE(visit.model().advice);
    visit.want(intent::TryProblemAgain{});
    REQUIRE_FALSE(visit.place().solution);
    visit.end_turn();
    REQUIRE(std::holds_alternative<problems::Problem>(visit.platform.task->subject));
    visit.want(intent::LookBack{});
    visit.want(intent::AskHint{});
    visit.wait();
    CHECK(visit.place().solution);
}

TEST_CASE("mistakes that storage or a file names wrongly are none") {
    const std::string made_up = R"({"format":"taverns-ledger","version":4,"results":[],"attempts":[)"
                                R"({"of":"problem-own-x","number":1},{"of":"problem-own-q1AAAAAAAAAA","number":1}]})";
    Visit visit;
    visit.session.file_read(made_up);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::toast);
    CHECK(visit.platform.bests.empty());
    visit.platform.bests = {{"problem-own-x", 1}, {"problem-own-q1AAAAAAAAAA", 1}};
    visit.platform.list_bests();
    visit.session.problems_fetched(pack());
    REQUIRE(visit.model().problem_list);
    CHECK(visit.model().problem_list->own.all == 0);
    visit.want(intent::OpenProblem{});
    CHECK(visit.model().problem);
}

TEST_CASE("a problem opens with its goal, whatever stands around its link, and only the link is remembered") {
    const std::string link = link_with("draft");
    for (const std::string& around :
         {link + "&fbclid=IwAR0", "Can you solve this? https://example.org/inn/#" + link + " Good luck!"}) {
        CAPTURE(around);
        const Solving visit(around);
        CHECK(visit.platform.remembered == link);
    }
}

TEST_CASE("no lesson begins in the middle of a problem") {
    Solving visit(link_with("draft"));
    const State state = visit.state();
    visit.want(intent::OpenLesson{0});
    CHECK_FALSE(visit.model().lesson);
    CHECK(visit.state() == state);
}

TEST_CASE("a problem wished twice while the pack is on its way opens once") {
    Visit visit;
    visit.want(intent::OpenProblem{});
    visit.want(intent::OpenProblem{});
    CHECK(visit.platform.packs_wanted == 2);
    visit.session.problems_fetched(pack());
    REQUIRE(visit.model().problem);
    visit.act(visit.model().legal[0]);
    const State state = visit.state();
    visit.session.problems_fetched(pack());
    CHECK(visit.state() == state);
}

TEST_CASE("the computer goes on after a moment of its own turn has become a problem") {
    Visit visit;
    visit.start(2, 1, "7", {PlayerType::person, PlayerType::novice});
    visit.play_until([&] { return visit.model().thinking && visit.platform.task; });
    visit.want(intent::MakeProblem{});
    CHECK(std::holds_alternative<problems::Problem>(visit.platform.task->subject));
    visit.wait();
    CHECK_FALSE(visit.model().thinking);
    CHECK_FALSE(visit.model().legal.empty());
}

TEST_CASE("the link of a problem can be copied, and opens it again") {
    const std::string link = link_with("draft");
    Solving visit(link);
    visit.act(visit.model().legal[0]);
    visit.want(intent::CopyProblem{});
    CHECK(visit.platform.clipboard.ends_with("#" + link));
}

TEST_CASE("a moment of a game makes a problem, whose answer is checked; a lesson makes none") {
    Visit visit;
    visit.start(2, 1, "5");
    visit.play_until([&] { return visit.state().round == 2 && visit.state().phase == Phase::draft; });
    const State moment = visit.state();
    visit.want(intent::MakeProblem{});
    CHECK(visit.state() == moment);
    const std::string link = visit.platform.clipboard.substr(visit.platform.clipboard.find('#') + 1);
    const auto problem = problems::open_problem(link);
    REQUIRE(problem);
    CHECK(problem->state == moment);
    CHECK(problem->goal == problems::Goal::pick_die);
    visit.session.copied(true, visit.platform.clipboard);
    CHECK(visit.model().notice.text == say(Text::solving_link_copied));
    visit.wait();
    CHECK(visit.model().notice.kind == ui::Notice::Kind::toast);
    // The hands of a draft are searched, but nothing is proved.
    CHECK(visit.model().notice.text != say(Text::solving_made_sure));
    CHECK(visit.model().notice.text.find("points ahead of the next one") != std::string::npos);
    CHECK(visit.state() == moment);

    visit.platform.clipboard.clear();
    visit.want(intent::OpenLesson{0});
    visit.want(intent::MakeProblem{});
    CHECK(visit.platform.clipboard.empty());
}

TEST_CASE("a problem is not saved as a game, nor counted as a result") {
    Solving visit(link_with("draft"));
    visit.act(visit.model().legal[0]);
    visit.wait();
    CHECK(visit.platform.storage.empty());
    CHECK(visit.model().results.empty());
    visit.want(intent::ToTitle{});
    CHECK_FALSE(visit.model().problem);
    CHECK(visit.model().game == nullptr);
}

TEST_CASE("the best answer can be looked at step by step, and the answer's sheet comes back") {
    Solving visit(link_with("dishwashers"));
    visit.end_turn();
    visit.wait();
    visit.want(intent::ShowBestAnswer{});
    CHECK(visit.model().screen == ui::Screen::history);
    visit.want(intent::LeaveHistory{});
    CHECK(visit.model().screen == ui::Screen::table);
    CHECK(visit.place().answered);
    CHECK(visit.place().grade.stars == 0);
}

TEST_CASE("no game goes on from a moment of a problem, which is saved nowhere") {
    Solving visit(link_with("dishwashers"));
    visit.end_turn();
    visit.wait();
    visit.want(intent::ShowBestAnswer{});
    REQUIRE(visit.model().screen == ui::Screen::history);
    visit.want(intent::PlayOnFrom{0});
    CHECK(visit.model().problem);
    CHECK(visit.platform.storage.empty());
}

TEST_CASE("from the title to the problem of the day, the same for all; the first attempt counts") {
    Visit visit;
    visit.want(intent::OpenProblem{{ui::ProblemChoice::Kind::of_today}});
    CHECK(visit.platform.packs_wanted == 1);
    visit.session.problems_fetched(pack());
    REQUIRE(visit.model().problem);
    CHECK(visit.model().problem->daily == Date{2026, 11, 18});
    const auto give_up = [&] {
        if (visit.model().problem->problem.goal >= problems::Goal::pick_die) return visit.act(visit.model().legal[0]);
        if (visit.model().legal.rank(Action(ActionKind::ready)) >= 0) visit.act(Action(ActionKind::ready));
        visit.act(Action(ActionKind::end_turn));
    };
    give_up();
    visit.wait();
    const int first = visit.model().problem->grade.stars;
    CHECK(visit.model().solved_problems.today_stars == first);
    CHECK(visit.model().solved_problems.streak == 1);
    visit.want(intent::TryProblemAgain{});
    const problems::Solution solution = problems::solve(visit.model().problem->problem);
    for (const Action action : solution.best().actions) visit.act(action);
    visit.wait();
    CHECK(visit.model().problem->grade.stars == 3);
    CHECK(visit.model().solved_problems.today_stars == first);

    // Another day; then the clock is set back.
    visit.platform.date = {2026, 11, 19};
    visit.want(intent::ToTitle{});
    CHECK(visit.model().solved_problems.streak == 1);
    CHECK_FALSE(visit.model().solved_problems.today_stars);
    visit.platform.date = {2026, 11, 17};
    visit.want(intent::ToTitle{});
    CHECK(visit.model().solved_problems.streak == 0);
    visit.platform.date = {2026, 11, 18};
    visit.want(intent::ToTitle{});
    CHECK(visit.model().solved_problems.streak == 1);

    // A page that has stayed open.
    visit.platform.date = {2026, 11, 19};
    visit.session.saves_listed({});
    CHECK_FALSE(visit.model().solved_problems.today_stars);
}

TEST_CASE("after the problem of the day come the easiest new ones, and failed ones when they are due") {
    Visit visit;
    visit.want(intent::OpenProblem{});
    visit.session.problems_fetched(pack());
    REQUIRE(visit.model().problem);
    const State first = visit.state();
    const auto fail = [&] {
        const problems::Solution solution = problems::solve(visit.model().problem->problem);
        visit.act(solution.lines.back().actions.front());
        if (!visit.model().problem->answered) visit.act(Action(ActionKind::end_turn));
        visit.wait();
        REQUIRE(visit.model().problem->grade.stars < 3);
    };
    fail();
    visit.want(intent::OpenProblem{});
    CHECK_FALSE(visit.state() == first);
    // Back after a day, then after four.
    visit.want(intent::ToTitle{});
    visit.platform.date = {2026, 11, 19};
    visit.want(intent::OpenProblem{});
    REQUIRE(visit.state() == first);
    fail();
    for (const int day : {20, 21, 22}) {
        visit.platform.date = {2026, 11, day};
        visit.want(intent::OpenProblem{});
        CHECK_FALSE(visit.state() == first);
    }
    visit.platform.date = {2026, 11, 23};
    visit.want(intent::OpenProblem{});
    CHECK(visit.state() == first);
}

TEST_CASE("the list counts solved problems by theme, and rates the first attempts only") {
    Visit visit;
    visit.want(intent::ListProblems{});
    CHECK(visit.platform.packs_wanted == 1);
    CHECK_FALSE(visit.model().problem_list);
    visit.session.problems_fetched(pack());
    // Listed, and nothing opened.
    REQUIRE(visit.model().problem_list);
    CHECK_FALSE(visit.model().problem);
    const auto draft = [&] {
        return visit.model().problem_list->themes[static_cast<std::size_t>(problems::Theme::draft)];
    };
    CHECK(draft().all == 23);
    CHECK(draft().solved == 0);
    CHECK(visit.model().problem_list->firsts.empty());

    using Kind = ui::ProblemChoice::Kind;
    const auto answer = [&](bool well) {
        const problems::Solution solution = problems::solve(visit.model().problem->problem);
        visit.act((well ? solution.lines.front() : solution.lines.back()).actions.front());
        visit.wait();
        REQUIRE((visit.model().problem->grade.stars == 3) == well);
    };
    const auto tries = [&] {
        visit.want(intent::ListProblems{});
        return visit.model().problem_list->firsts;
    };
    visit.want(intent::OpenProblem{{Kind::of_theme, problems::Theme::draft}});
    REQUIRE(visit.model().problem->problem.goal == problems::Goal::pick_die);
    answer(false);
    REQUIRE(tries().size() == 1);
    CHECK_FALSE(tries().front().solved);
    CHECK(tries().front().day == days_since_1970(today));
    CHECK(tries().front().rating >= 600);
    // Known by now: it counts neither for the rating nor as solved, and comes back tomorrow.
    visit.want(intent::TryProblemAgain{});
    answer(true);
    CHECK_FALSE(tries().front().solved);
    CHECK(draft().solved == 0);
    CHECK(visit.model().problem_list->due == 0);
    const State first = problems::open_problem(visit.platform.remembered)->state;
    // After an answer comes another one of the theme.
    visit.want(intent::OpenProblem{visit.model().problem->choice});
    CHECK(visit.model().problem->problem.goal == problems::Goal::pick_die);
    CHECK_FALSE(visit.model().problem->problem.state == first);
    visit.want(intent::AskHint{});
    visit.wait();
    const problems::Solution solution = problems::solve(visit.model().problem->problem);
    visit.act(solution.best().actions.front());
    visit.wait();
    CHECK(visit.model().problem->grade.stars == 2);
    REQUIRE(tries().size() == 2);
    CHECK_FALSE(tries().back().solved);
    visit.want(intent::OpenProblem{visit.model().problem->choice});
    answer(true);
    CHECK(tries().back().solved);
    CHECK(draft().solved == 1);

    visit.platform.date = {2026, 11, 19};
    CHECK(tries().size() == 3);
    CHECK(visit.model().problem_list->due == 2);
    visit.want(intent::OpenProblem{});
    CHECK(visit.model().problem->problem.state == first);
}

namespace {

/** A mistake at the n-th decision of this kind. */
Mistake mistake_at(const Game& game, Question asked, int count, Value cost) {
    Mistake mistake;
    mistake.cost = cost;
    Game moment = game;
    for (; mistake.player_actions < game.record().actions.size(); ++mistake.player_actions) {
        moment.go_to(mistake.player_actions);
        if (question(moment.state()) == asked && actor(moment.state()).seat == 0 && count-- == 0) {
            mistake.round = moment.state().round;
            mistake.played.actions = {Action(ActionKind::ready)};
            return mistake;
        }
    }
    FAIL("nobody was asked");
    return mistake;
}

/** A finished game, and a review of it with mistakes that cost so much. */
struct Learning : Visit {
    std::string slot;

    /** meanwhile: done by the person while the game is reviewed. */
    explicit Learning(const std::vector<Value>& costs, const std::vector<ui::Intent>& meanwhile = {}) {
        ui::NewGame choices = model().new_game;
        choices.innkeepers.front() = {"Nora", PlayerColor::green};
        want(intent::ChangeNewGame{choices});
        start(1, 1, "7");
        play_until([] { return false; });
        REQUIRE(model().screen == ui::Screen::end);
        slot = platform.storage.begin()->first;
        want(intent::LearnFromMistakes{});
        REQUIRE(platform.task);
        CHECK(std::holds_alternative<ReviewTask>(platform.task->subject));
        CHECK_FALSE(model().learning->seat);
        const int number = std::exchange(platform.task, std::nullopt)->number;
        int count = 0;
        Review review;
        for (const Value cost : costs)
            review.mistakes.push_back(mistake_at(*model().game, Question::plan, count++ % 8, cost));
        session.thought({number, ReviewPart{review, 500}});
        CHECK_FALSE(model().problem);
        for (const ui::Intent& wish : meanwhile) want(wish);
        session.thought({number, ReviewPart{review}});
    }
    void fail() {
        if (model().legal.rank(Action(ActionKind::ready)) >= 0) act(Action(ActionKind::ready));
        if (!model().problem->answered) act(Action(ActionKind::end_turn));
        wait();
    }
};

}  // namespace

TEST_CASE("after a game its costliest mistakes are problems, one after the other, and then the game is back") {
    Learning visit({900, 400, 50, 40});
    REQUIRE(visit.model().problem);
    CHECK(visit.model().problem->problem.goal == problems::Goal::best_turn);
    // The costliest first; of those below a point only as many as make three.
    REQUIRE(visit.model().problem->mistake);
    CHECK(
        visit.model().notice.text.starts_with("Mistake 1 of 3: Round 1, Planning. The menu leads back to your game."));
    CHECK(visit.model().problem->mistake->number == 1);
    CHECK(visit.model().problem->mistake->count == 3);
    CHECK(visit.state().round == 1);
    CHECK_FALSE(visit.model().problem->solution);
    CHECK(visit.model().problem->mistake->mistake.played.actions == std::vector{Action(ActionKind::ready)});
    visit.fail();
    REQUIRE(visit.model().problem->solution);
    visit.want(intent::TryProblemAgain{});
    CHECK(visit.model().problem->mistake->number == 1);
    CHECK(visit.model().problem->mistake->mistake.played.actions == std::vector{Action(ActionKind::ready)});
    for (const int number : {2, 3}) {
        visit.want(intent::OpenProblem{visit.model().problem->choice});
        REQUIRE(visit.model().problem);
        CHECK(visit.model().problem->mistake->number == number);
    }
    CHECK(visit.model().problem->mistake->is_last());
    visit.want(intent::LeaveProblem{});
    CHECK_FALSE(visit.model().problem);
    CHECK(visit.model().screen == ui::Screen::end);
    CHECK(visit.model().game->record().seed == 7);
    // With its review, and in its slot.
    CHECK(ui::is_reviewed(visit.model()));
    CHECK(visit.platform.storage.size() == 1);
    CHECK(visit.platform.storage.begin()->first == visit.slot);
    CHECK(visit.model().results.size() == 1);
}

TEST_CASE("the mistakes of a told evening are practised beside it, and its notes stay") {
    Learning visit({900, 400});
    visit.want(intent::LeaveProblem{});
    visit.want(intent::LookBack{3});
    visit.session.text_entered(ui::TextField::note, "Too early.");
    visit.want(intent::LeaveHistory{});
    visit.want(intent::LearnFromMistakes{});
    REQUIRE(visit.model().problem);
    CHECK(visit.model().story == nullptr);
    visit.want(intent::LeaveProblem{});
    REQUIRE(visit.model().story != nullptr);
    CHECK(note_at(visit.model().story->lines[0], 3) == "Too early.");
    CHECK(story::open_story(visit.platform.storage.at(visit.slot).records.front()));
}

TEST_CASE("a game that is deleted while its mistakes are solved does not come back") {
    Learning visit({900, 400});
    SUBCASE("by itself") {
        visit.want(intent::DeleteSave{visit.slot});
        visit.want(intent::AnswerYes{});
        REQUIRE(visit.platform.storage.empty());
        visit.want(intent::LeaveProblem{});
        CHECK(visit.model().screen == ui::Screen::end);
        CHECK(visit.platform.storage.empty());
    }
    SUBCASE("but not with all finished ones") {
        visit.want(intent::DeleteFinished{});
        CHECK(visit.model().notice.text.starts_with("0 "));
        visit.want(intent::AnswerYes{});
        CHECK(visit.platform.storage.size() == 1);
    }
    SUBCASE("and goes on in the copy where another tab has its save") {
        visit.session.save_overtaken(visit.slot, "game-copy");
        visit.want(intent::LeaveProblem{});
        CHECK(visit.platform.storage.count("game-copy") == 1);
    }
}

TEST_CASE("the wish to learn from the mistakes of a game ends with it") {
    Visit other;
    other.start(1, 1, "8");
    other.play_until([] { return false; });
    const std::string link = *replay_link(*other.model().game);
    Visit visit;
    visit.start(1, 1, "7");
    visit.play_until([] { return false; });
    visit.want(intent::LearnFromMistakes{});
    REQUIRE(visit.model().learning);
    visit.session.link_arrived(link);
    REQUIRE(visit.model().game->record().actions == other.model().game->record().actions);
    CHECK_FALSE(visit.model().learning);
}

TEST_CASE("a player who goes elsewhere during the review is not called away to the mistakes") {
    Learning stays({900, 400});
    CHECK(stays.model().problem);
    Learning to_review({900, 400}, {intent::OpenReview{}});
    CHECK_FALSE(to_review.model().problem);
    CHECK(to_review.model().screen == ui::Screen::review);
    Learning stops({900, 400}, {intent::StopLearning{}});
    CHECK_FALSE(stops.model().problem);
    CHECK(stops.model().screen == ui::Screen::end);
    Learning reads({900, 400}, {intent::HoldLearning{true}});
    CHECK_FALSE(reads.model().problem);
    reads.want(intent::HoldLearning{false});
    CHECK(reads.model().problem);
    // The review is kept, so now there is nothing to wait for.
    stops.want(intent::LearnFromMistakes{});
    CHECK(stops.model().problem);
}

TEST_CASE("in the mistakes of a game its players keep their names and colours") {
    Learning visit({900, 400});
    const std::vector<Innkeeper> nora{{"Nora", PlayerColor::green}};
    CHECK(visit.model().game->record().innkeepers == nora);
    visit.fail();
    visit.want(intent::ShowBestAnswer{});
    CHECK(visit.model().game->record().innkeepers == nora);
    visit.want(intent::TryProblemAgain{});
    CHECK(visit.model().game->record().innkeepers == nora);
    visit.want(intent::OpenProblem{visit.model().problem->choice});
    CHECK(visit.model().game->record().innkeepers == nora);
    visit.want(intent::LeaveProblem{});
    visit.session.problems_fetched(pack());
    visit.want(intent::ToTitle{});
    visit.want(intent::OpenProblem{});
    REQUIRE(visit.model().problem);
    CHECK(visit.model().game->record().innkeepers == default_innkeepers(visit.state().setup));
}

TEST_CASE("at most eight mistakes become problems, and leaving for the title drops the game") {
    Learning visit(std::vector<Value>(8, 500));
    REQUIRE(visit.model().problem);
    CHECK(visit.model().problem->mistake->count == 8);
    visit.want(intent::ToTitle{});
    visit.want(intent::LeaveProblem{});
    CHECK(visit.model().screen == ui::Screen::title);
    CHECK(visit.model().game == nullptr);
}

TEST_CASE("a game without mistakes says so") {
    Learning visit({});
    CHECK_FALSE(visit.model().problem);
    CHECK_FALSE(visit.model().learning);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::toast);
    CHECK(visit.model().screen == ui::Screen::end);
}

TEST_CASE("mistakes of own games come back after 1, 4 and 12 days until they are solved, also on another device") {
    Learning visit({900});
    REQUIRE(visit.model().problem);
    const State mistake = visit.state();
    const auto own = [](Visit& visit, int day) {
        visit.platform.date = date_of(days_since_1970(today) + day);
        visit.want(intent::ListProblems{});
        return std::pair(visit.model().problem_list->own.all, visit.model().problem_list->due);
    };
    visit.want(intent::ToTitle{});
    visit.session.problems_fetched(pack());
    CHECK(own(visit, 0) == std::pair(1, 0));
    int day = 0;
    for (const int wait : {1, 4, 12, 12}) {
        CHECK(own(visit, day + wait - 1) == std::pair(1, 0));
        day += wait;
        CHECK(own(visit, day) == std::pair(1, 1));
        visit.want(intent::OpenProblem{});
        REQUIRE(visit.state() == mistake);
        visit.fail();
    }
    visit.want(intent::ExportLedger{});
    Visit other;
    other.session.file_read(visit.platform.file_content);
    CHECK(other.platform.bests == [&] {
        std::map<std::string, int> attempts = visit.platform.bests;
        std::erase_if(attempts, [](const auto& best) { return !best.first.starts_with("problem-"); });
        return attempts;
    }());
    CHECK(other.model().results == visit.model().results);
    day += 12;
    other.platform.date = date_of(days_since_1970(today) + day);
    // No pack is needed for it.
    other.want(intent::OpenProblem{{ui::ProblemChoice::Kind::own}});
    REQUIRE(other.model().problem);
    REQUIRE(other.state() == mistake);
    const problems::Solution solution = problems::solve(other.model().problem->problem);
    for (const Action action : solution.best().actions) other.act(action);
    other.wait();
    REQUIRE(other.model().problem->grade.stars == 3);
    other.session.problems_fetched(pack());
    CHECK(own(other, day) == std::pair(1, 0));
    CHECK(other.model().problem_list->own.solved == 1);
    CHECK(own(other, day + 100) == std::pair(1, 0));
}

namespace {

struct Rushing : Visit {
    Rushing() {
        session.problems_fetched(pack());
        want(intent::OpenProblem{{ui::ProblemChoice::Kind::rush}});
        REQUIRE(model().problem);
    }
    const ui::RushPlace& rush() const { return *model().problem->rush; }
    void tick(std::int64_t milliseconds) {
        platform.pass(milliseconds);
        session.woken();
    }
    /** Answers, before the search for the solution has ended. */
    void answer(bool well) {
        const problems::Problem problem = model().problem->problem;
        const problems::Solution solution = problems::solve(problem);
        if (well)
            for (const Action action : solution.best().actions) act(action);
        else if (problems::asks_for_turn(problem.goal)) {
            if (model().legal.rank(Action(ActionKind::ready)) >= 0) act(Action(ActionKind::ready));
            act(Action(ActionKind::end_turn));
        } else
            act(solution.lines.back().actions.front());
    }
    void find_out() {
        REQUIRE(platform.task);
        session.thought(found_out());
    }
};

}  // namespace

TEST_CASE("a rush: an answer brings the next problem at once, three failures end it, and the most solved is kept") {
    Rushing visit;
    CHECK(visit.rush().seconds == 180);
    REQUIRE(visit.platform.wakes_in);
    CHECK(*visit.platform.wakes_in <= 1000);
    const State first = visit.state();
    visit.answer(true);
    // The device still searches: this costs no time.
    visit.tick(50'000);
    CHECK(visit.rush().seconds == 180);
    CHECK(visit.state() != first);
    visit.find_out();
    CHECK(visit.rush().solved == 1);
    CHECK(visit.rush().seconds == 180);
    CHECK_FALSE(visit.model().problem->answered);
    // Where the solution is there before the answer, nothing waits.
    visit.find_out();
    CHECK(visit.model().problem->solution);
    CHECK(visit.model().notice.text.find("Hint") == std::string::npos);
    visit.answer(false);
    CHECK(visit.rush().failed == 1);
    CHECK_FALSE(visit.model().problem->answered);
    for (const int failed : {2, 3}) {
        visit.answer(false);
        visit.find_out();
        CHECK(visit.rush().failed == failed);
    }
    CHECK(visit.rush().over);
    CHECK(visit.rush().solved == 1);
    CHECK(visit.model().legal.empty());
    CHECK(visit.platform.bests.at("problem-rush") == 1);
    // Haste is no attempt.
    visit.want(intent::ListProblems{});
    CHECK(visit.model().problem_list->firsts.empty());
    CHECK(visit.model().problem_list->best_rush == 1);

    visit.want(intent::OpenProblem{visit.model().problem->choice});
    CHECK_FALSE(visit.rush().over);
    CHECK(visit.rush().solved == 0);
    CHECK(visit.rush().best == 1);
    visit.want(intent::LeaveProblem{});
    CHECK(visit.model().screen == ui::Screen::title);
    visit.tick(1000);
    CHECK_FALSE(visit.model().problem);
}

TEST_CASE("a rush that is left early counts with its solved problems") {
    Rushing visit;
    visit.answer(true);
    visit.find_out();
    CHECK(visit.rush().solved == 1);
    visit.want(intent::LeaveProblem{});
    visit.want(intent::ListProblems{});
    CHECK(visit.model().problem_list->best_rush == 1);
}

TEST_CASE("a rush ticks once a second and ends after three minutes, also for a tab that slept") {
    Rushing visit;
    visit.tick(*visit.platform.wakes_in);
    CHECK(visit.rush().seconds == 179);
    visit.tick(*visit.platform.wakes_in);
    CHECK(visit.rush().seconds == 178);
    // Asleep: then nothing can be answered any more, although no tick came.
    visit.platform.pass(600'000);
    visit.act(visit.model().legal[0]);
    CHECK(visit.rush().over);
    CHECK(visit.rush().seconds == 0);
    CHECK(visit.model().game->player_actions() == 0);
    visit.platform.wakes_in.reset();
    visit.tick(1000);
    CHECK_FALSE(visit.platform.wakes_in);
}

TEST_CASE("a clock set back ends a rush, and the solved problems count") {
    Rushing visit;
    visit.answer(true);
    visit.find_out();
    visit.tick(-100'000);
    CHECK(visit.rush().over);
    CHECK(visit.platform.bests.at("problem-rush") == 1);
}

TEST_CASE("a rush goes from easy to hard") {
    Rushing visit;
    const auto rating = [&] {
        const std::string text = pack();
        const std::string link = problems::link_of(visit.model().problem->problem);
        return problems::packed_problem(
                   text.substr(text.find(link), text.find('\n', text.find(link)) - text.find(link)))
            ->rating;
    };
    int last = rating();
    CHECK(last < 900);
    for (int solved = 0; solved < 4; ++solved) {
        visit.answer(true);
        while (visit.model().problem->answered) visit.find_out();
        CHECK(visit.rush().solved == solved + 1);
        CHECK(rating() >= last);
        last = rating();
    }
}
