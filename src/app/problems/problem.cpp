// The start, answer and solution of problems.
#include <algorithm>
#include <utility>

#include "app/reasons.hpp"
#include "app/session.hpp"
#include "narration/advice/advice.hpp"
#include "narration/review.hpp"
#include "text/text.hpp"

namespace tavern::app {

using ui::Notice;

namespace {

/** How sure the solution of a problem made of a game is. */
std::string made_text(const problems::Solution& solution) {
    if (solution.proved) return std::string(say(Text::solving_made_sure));
    const std::string points = points_text(solution.margin);
    if (solution.error > 0)
        return say(Text::solving_made, {{"points", points}, {"error", points_text(solution.error)}});
    if (solution.margin > 0) return say(Text::solving_made_searched, {{"points", points}});
    return std::string(say(Text::solving_made_found));
}

/** The mistake, the way out before the first one, and the task. */
std::string introduction(const ui::ProblemPlace& place, const std::string& task) {
    const ui::MistakePlace& at = *place.mistake;
    std::string text = say(Text::solving_mistake, {{"number", at.number}, {"count", at.count}}) + ": " +
                       moment_text(at.mistake.round, place.problem.state.phase) + ".";
    if (at.number == 1) text += " " + std::string(say(Text::solving_way_back));
    return text + " " + task;
}

}  // namespace

void Session::carry_out(const ui::intent::ListProblems&) {
    wanted_problem_.reset();
    if (problems_.has_pack()) problems_.list();
}

void Session::carry_out(const ui::intent::OpenProblem& wish) {
    wanted_problem_ = wish.choice;
    if (ProblemCourse::needs_pack(wish.choice) && !problems_.has_pack()) return;
    wanted_problem_.reset();
    ui::ProblemPlace place{.choice = wish.choice};
    const std::string link = problems_.next(place);
    begin_next_problem(link, std::move(place));
}

void Session::carry_out(const ui::intent::LearnFromMistakes& wish) {
    if (model_.screen != ui::Screen::end && model_.screen != ui::Screen::review) return;
    model_.learning = ui::Learning{.seat = wish.seat, .from = model_.screen};
    computer_.review(current_->game);
    learn();
}

void Session::carry_out(const ui::intent::StopLearning&) {
    model_.learning.reset();
}

void Session::carry_out(const ui::intent::HoldLearning& wish) {
    if (!model_.learning) return;
    model_.learning->held = wish.held;
    learn();
}

void Session::learn() {
    if (model_.learning->held || computer_.review() == nullptr || model_.review_progress < whole_review) return;
    const int seat = model_.learning->seat.value_or(first_person(current_->game.record()).value_or(0));
    const bool own = !current_->slot.empty() && !is_computer(current_->game, seat);
    model_.learning.reset();
    problems_.learn(current_->game, *computer_.review(), seat, own);
    ui::ProblemPlace place{.choice = {ui::ProblemChoice::Kind::mistakes}};
    const std::string link = problems_.next(place);
    if (link.empty()) {
        const auto& mistakes = computer_.review()->mistakes;
        const bool any = std::any_of(mistakes.begin(), mistakes.end(),
                                     [seat](const Mistake& mistake) { return mistake.seat == seat; });
        notify(Notice::Kind::toast, std::string(say(any ? Text::review_none_to_learn : Text::review_none)));
        return;
    }
    aside_ = current_;
    aside_->review = *computer_.review();
    begin_next_problem(link, std::move(place));
}

void Session::carry_out(const ui::intent::LeaveProblem&) {
    if (!model_.problem || !aside_) return carry_out(ui::intent::ToTitle{});
    bring_to_table(*std::exchange(aside_, std::nullopt));
}

void Session::problems_fetched(const std::string& pack) {
    if (!problems_.pack_fetched(pack)) return;
    // Nothing opens over a game that the player has begun meanwhile.
    if (!wanted_problem_)
        problems_.list();
    else if (model_.screen == ui::Screen::title || model_.problem)
        carry_out(ui::intent::OpenProblem{*wanted_problem_});
    refresh();
}

void Session::begin_next_problem(const std::string& link, ui::ProblemPlace place) {
    if (begin_problem(link, std::move(place))) platform_.remember_link(link);
}

bool Session::begin_problem(const std::string& link, ui::ProblemPlace place) {
    const Result<problems::Problem> problem = problems::open_problem(link);
    if (!problem) return false;
    const bool aside = place.mistake && aside_;
    std::vector<Innkeeper> innkeepers =
        aside ? aside_->game.record().innkeepers : default_innkeepers(problem->state.setup);
    // Nobody else acts in a problem.
    for (Innkeeper& innkeeper : innkeepers) innkeeper.player_type = PlayerType::person;
    Game game(problem->state, platform_.random_number(), std::move(innkeepers));
    if (aside)
        bring_to_table(CurrentGame{std::move(game)});
    else
        begin_new(std::move(game), {});
    place.problem = *problem;
    pose(std::move(place));
    refresh();
    return true;
}

void Session::pose(ui::ProblemPlace place) {
    const std::string_view words = say(Text::solving_task_most_points, static_cast<std::size_t>(place.problem.goal));
    const bool turn = problems::asks_for_turn(place.problem.goal);
    const bool rush = place.rush.has_value();
    model_.problem = std::move(place);
    if (rush) {
        // The answer is found in advance.
        seek_solution();
        problems_.follow_clock();
    }
    const std::string task = turn && !rush ? say(Text::solving_begin, {{"task", words}}) : std::string(words);
    notify(Notice::Kind::toast, model_.problem->mistake ? introduction(*model_.problem, task) : task);
}

void Session::go_on_in_rush() {
    problems_.count_in_rush();
    const ui::ProblemPlace& place = *model_.problem;
    if (place.rush->over) return;
    ui::ProblemPlace next{.choice = place.choice, .rush = place.rush};
    const std::string link = problems_.next(next);
    begin_next_problem(link, std::move(next));
}

void Session::carry_out(const ui::intent::TryProblemAgain&) {
    if (!model_.problem) return;
    const ui::ProblemPlace& place = *model_.problem;
    const bool of_host = current_->of_host;
    // The page remembers it, unless it came by message.
    begin_problem(problems::link_of(place.problem),
                  {.choice = place.choice, .mistake = place.mistake, .daily = place.daily});
    current_->of_host = of_host;
}

void Session::carry_out(const ui::intent::ShowBestAnswer&) {
    if (!model_.problem || !model_.problem->solution) return;
    Game game(model_.problem->problem.state, platform_.random_number(), current_->game.record().innkeepers);
    for (const Action action : model_.problem->solution->best().actions)
        if (game.act(action)) break;
    current_->game = std::move(game);
    carry_out(ui::intent::LookBack{0});
    carry_out(ui::intent::PlayHistory{});
    refresh();
}

void Session::carry_out(const ui::intent::CopyProblem&) {
    if (model_.problem) sharing_.copy_fragment(problems::link_of(model_.problem->problem));
}

void Session::carry_out(const ui::intent::CopyStars&) {
    if (!model_.problem || !model_.problem->daily || !model_.problem->solution) return;
    sharing_.copy_line(say(Text::solving_line, {{"date", text_of(*model_.problem->daily)},
                                                {"count", model_.problem->grade.stars},
                                                {"all", problems::most_stars}}));
}

void Session::carry_out(const ui::intent::MakeProblem&) {
    const std::optional<problems::Problem> made = current_ ? ui::problem_of(shown_game().state()) : std::nullopt;
    if (!made || model_.problem || model_.lesson) return;
    sharing_.copy_fragment(problems::link_of(*made));
    computer_.think(*made);
}

void Session::solved(problems::Solution solution) {
    if (!model_.problem) {
        // Of a moment of this game.
        notify(Notice::Kind::toast, made_text(solution));
        // The solution may have taken the place of its thoughts, or of the hint.
        if (model_.hint_open && !model_.advice) return computer_.think(AdviceTask{shown_game().state()});
        return ask_computer();
    }
    model_.problem->solution = std::move(solution);
    use_solution();
}

void Session::seek_solution() {
    if (model_.problem->solution)
        use_solution();
    else if (!computer_.solves())
        computer_.think(model_.problem->problem);
}

void Session::use_solution() {
    ui::ProblemPlace& place = *model_.problem;
    if (place.answered) {
        problems_.grade(current_->game, !current_->of_host);
        if (place.rush && !place.rush->over) go_on_in_rush();
        return;
    }
    // Each hint tells another part of the best answer.
    if (!std::exchange(place.hint_waits, false)) return;
    const std::vector<std::string> deeds =
        deeds_of(current_->game, place.problem.state, place.solution->best().actions);
    if (deeds.empty()) return;
    const auto part = std::min(static_cast<std::size_t>(place.hints), deeds.size() - 1);
    ++place.hints;
    notify(Notice::Kind::toast, say(Text::solving_hint, {{"deed", deeds[part]}}));
}

}  // namespace tavern::app
