#include "app/problems/problem_course.hpp"

#include <algorithm>

#include "record/numbers/hash.hpp"

namespace tavern::app {

std::string ProblemCourse::next(ui::ProblemPlace& place) const {
    using Kind = ui::ProblemChoice::Kind;
    const ui::ProblemChoice choice = place.choice;
    const Date today = platform_.today();
    const std::int64_t day = days_since_1970(today);
    if (choice.kind == Kind::of_today) {
        place.choice.kind = Kind::next;
        place.daily = today;
        return pack_[mixed(static_cast<std::uint64_t>(day)) % pack_.size()].link;
    }
    // The easiest that is due, else the easiest that was never tried, else any that is not solved, else any.
    std::vector<const std::string*> found;
    int best = 0;
    for (const problems::PackedProblem& packed : pack_) {
        if (choice.kind == Kind::of_theme && packed.theme != choice.theme) continue;
        const std::optional<Attempt> last = attempts_.last_at(packed.link);
        const int wish = attempts_.is_due(packed.link, day)   ? 3
                         : !last                              ? 2
                         : last->stars < problems::most_stars ? 1
                                                              : 0;
        if (wish > best) found.clear();
        best = std::max(best, wish);
        if (wish == best) found.push_back(&packed.link);
    }
    return *found[best > 1 ? 0 : platform_.random_number() % found.size()];
}

void ProblemCourse::list() {
    const std::int64_t today = days_since_1970(platform_.today());
    ui::ProblemList& list = model_.problem_list.emplace();
    for (const problems::PackedProblem& packed : pack_) {
        ui::ThemeTally& tally = list.themes[static_cast<std::size_t>(packed.theme)];
        ++tally.all;
        const std::optional<Attempt> last = attempts_.last_at(packed.link);
        if (!last) continue;
        tally.solved += last->stars == problems::most_stars ? 1 : 0;
        list.due += attempts_.is_due(packed.link, today) ? 1 : 0;
        if (const std::optional<FirstAttempt> first = attempts_.first_at(packed.link))
            add_by_day(list.firsts, {first->day, packed.rating, first->solved});
    }
}

bool ProblemCourse::is_answered(const Game& game) const {
    const std::vector<Action>& actions = game.record().actions;
    if (actions.empty()) return false;
    return !problems::asks_for_turn(model_.problem->problem.goal) || actions.back().kind() == ActionKind::end_turn;
}

Task ProblemCourse::to_solve(const problems::Problem& problem) {
    Task task;
    task.kind = Task::Kind::solve;
    task.state = problem.state;
    task.goal = problem.goal;
    return task;
}

void ProblemCourse::grade(const Game& game, bool counts) {
    ui::ProblemPlace& place = *model_.problem;
    place.grade = problems::grade(place.problem, *place.solution, game.record().actions, place.hints);
    if (!counts) return;
    attempts_.count(problems::link_of(place.problem), days_since_1970(platform_.today()), place.grade.stars);
    if (place.daily) attempts_.count_daily(*place.daily, place.grade.stars);
}

}  // namespace tavern::app
