#include "app/problems/problem_course.hpp"

#include <algorithm>

#include "record/numbers/hash.hpp"

namespace tavern::app {

bool ProblemCourse::has_pack() {
    if (links_.empty()) platform_.fetch_problems();
    return !links_.empty();
}

bool ProblemCourse::pack_fetched(const std::string& pack) {
    links_.clear();
    for (std::size_t begin = 0; begin < pack.size();) {
        const std::size_t end = std::min(pack.find('\n', begin), pack.size());
        // The page has compared the pack with its hash; a link is opened when its turn comes.
        if (const std::size_t link = pack.find(' ', begin); link < end)
            links_.push_back(pack.substr(begin, link - begin));
        begin = end + 1;
    }
    return !links_.empty();
}

const std::string& ProblemCourse::of_day(Date day) const {
    return links_[mixed(static_cast<std::uint64_t>(days_since_1970(day))) % links_.size()];
}

const std::string& ProblemCourse::next() const {
    const std::int64_t today = days_since_1970(platform_.today());
    const auto first = [&](auto wanted) { return std::find_if(links_.begin(), links_.end(), wanted); };
    auto found = first([&](const std::string& link) { return attempts_.is_due(link, today); });
    if (found == links_.end()) found = first([&](const std::string& link) { return !attempts_.last_at(link); });
    return found != links_.end() ? *found : links_[platform_.random_number() % links_.size()];
}

void ProblemCourse::refresh() {
    ui::SolvedProblems& solved = model_.solved_problems;
    solved.streak = attempts_.streak(platform_.today());
    solved.today_stars = attempts_.daily_stars(platform_.today());
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
