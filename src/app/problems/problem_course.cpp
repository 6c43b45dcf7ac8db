#include "app/problems/problem_course.hpp"

#include <algorithm>
#include <utility>

#include "record/numbers/hash.hpp"

namespace tavern::app {
namespace {

// How many mistakes of a game become problems: the smaller number also where they cost less than a point.
constexpr std::size_t least_mistakes = 3;
constexpr std::size_t most_mistakes = 8;

constexpr std::int64_t a_second = 1000;  // in milliseconds
constexpr std::int64_t rush_time = 180 * a_second;
constexpr int rush_failures = 3;
constexpr std::size_t rush_steps = 20;  // from the easiest problems of the pack to the hardest

}  // namespace

std::string ProblemCourse::next(ui::ProblemPlace& place) {
    using Kind = ui::ProblemChoice::Kind;
    const ui::ProblemChoice choice = place.choice;
    const Date today = platform_.today();
    const std::int64_t day = days_since_1970(today);
    if (choice.kind == Kind::of_today) {
        place.choice.kind = Kind::next;
        place.daily = today;
        return pack_[mixed(static_cast<std::uint64_t>(day)) % pack_.size()].link;
    }
    if (choice.kind == Kind::rush) return next_in_rush(place);
    // The easiest that is due, else the easiest that was never tried, else any that is not solved, else any.
    std::vector<std::string> found;
    int best = 0;
    const auto consider = [&](const std::string& link, int least) {
        const std::optional<Attempt> last = attempts_.last_at(link);
        const int wish = attempts_.is_due(link, day) ? 3 : !last ? 2 : last->stars < problems::most_stars ? 1 : 0;
        if (wish < std::max(best, least)) return;
        if (wish > best) found.clear();
        best = wish;
        found.push_back(link);
    };
    if (choice.kind == Kind::mistakes) {
        if (mistakes_.empty()) return {};
        OwnMistake mistake = std::move(mistakes_.back());
        mistakes_.pop_back();
        place.mistake = std::move(mistake.place);
        return std::move(mistake.link);
    }
    if (choice.kind != Kind::of_theme)
        for (const std::string& link : attempts_.own()) consider(link, choice.kind == Kind::own ? 0 : 3);
    if (choice.kind != Kind::own)
        for (const problems::PackedProblem& packed : pack_)
            if (choice.kind == Kind::next || packed.theme == choice.theme) consider(packed.link, 0);
    if (found.empty()) return {};
    return found[best > 1 ? 0 : platform_.random_number() % found.size()];
}

std::string ProblemCourse::next_in_rush(ui::ProblemPlace& place) {
    if (!place.rush) {
        place.rush = {.seconds = static_cast<int>(rush_time / a_second), .best = attempts_.best_rush()};
        clock_ = platform_.now();
        ends_ = clock_ + rush_time;
    }
    const int before = place.rush->solved + place.rush->failed;
    const std::size_t step = std::max<std::size_t>(pack_.size() / rush_steps, 1);
    const std::size_t place_in_pack =
        std::min(static_cast<std::size_t>(before), rush_steps - 1) * step + platform_.random_number() % step;
    return pack_[std::min(place_in_pack, pack_.size() - 1)].link;
}

void ProblemCourse::follow_clock() {
    ui::ProblemPlace& place = *model_.problem;
    ui::RushPlace& rush = *place.rush;
    if (rush.over) return;
    const std::int64_t passed = platform_.now() - clock_;
    clock_ += passed;
    // The device's search for the answer costs no time.
    if (place.answered) ends_ += passed;
    // A clock set back ends the rush: nobody gains time.
    const std::int64_t left = passed < 0 ? 0 : ends_ - clock_;
    rush.seconds = static_cast<int>(std::max<std::int64_t>(left + a_second - 1, 0) / a_second);
    if (left > 0 && rush.failed < rush_failures)
        return platform_.wake_after(static_cast<int>((left - 1) % a_second + 1));
    rush.over = place.answered = true;
}

void ProblemCourse::count_in_rush() {
    const ui::ProblemPlace& place = *model_.problem;
    ui::RushPlace& rush = *model_.problem->rush;
    ++(place.grade.stars == problems::most_stars ? rush.solved : rush.failed);
    // At once: it may be left before its end.
    attempts_.count_rush(rush.solved);
    follow_clock();
}

void ProblemCourse::learn(const Game& game, const Review& review, int seat, bool kept) {
    mistakes_.clear();
    for (const Mistake& mistake : review.mistakes) {
        if (mistakes_.size() == most_mistakes || (mistakes_.size() >= least_mistakes && mistake.cost < a_point)) break;
        Game moment = game;
        moment.go_to(mistake.player_actions);
        const std::optional<problems::Problem> problem =
            mistake.seat == seat ? ui::problem_of(moment.state()) : std::nullopt;
        if (!problem) continue;
        std::string link = problems::link_of(*problem);
        // Planning and serving of a turn may be the same problem.
        const auto is_it = [&](const OwnMistake& other) { return other.link == link; };
        if (std::any_of(mistakes_.begin(), mistakes_.end(), is_it)) continue;
        if (kept) attempts_.keep_own(link, days_since_1970(platform_.today()));
        mistakes_.push_back({std::move(link), {.mistake = mistake}});
    }
    const int count = static_cast<int>(mistakes_.size());
    for (int index = 0; index < count; ++index) {
        ui::MistakePlace& place = mistakes_[static_cast<std::size_t>(index)].place;
        place.number = index + 1;
        place.count = count;
    }
    std::reverse(mistakes_.begin(), mistakes_.end());
}

void ProblemCourse::list() {
    const std::int64_t today = days_since_1970(platform_.today());
    ui::ProblemList& list = model_.problem_list.emplace();
    list.best_rush = attempts_.best_rush();
    const auto count = [&](ui::ThemeTally& tally, const std::string& link) {
        const std::optional<Attempt> last = attempts_.last_at(link);
        ++tally.all;
        tally.solved += last && last->stars == problems::most_stars ? 1 : 0;
        list.due += attempts_.is_due(link, today) ? 1 : 0;
    };
    for (const std::string& link : attempts_.own()) count(list.own, link);
    for (const problems::PackedProblem& packed : pack_) {
        count(list.themes[static_cast<std::size_t>(packed.theme)], packed.link);
        if (const std::optional<FirstAttempt> first = attempts_.first_at(packed.link))
            add_by_day(list.firsts, {first->day, packed.rating, first->solved});
    }
}

bool ProblemCourse::is_answered(const Game& game) const {
    const std::vector<Action>& actions = game.record().actions;
    if (actions.empty()) return false;
    return !problems::asks_for_turn(model_.problem->problem.goal) || actions.back().kind() == ActionKind::end_turn;
}

void ProblemCourse::grade(const Game& game, bool counts) {
    ui::ProblemPlace& place = *model_.problem;
    place.grade = problems::grade(place.problem, *place.solution, game.record().actions, place.hints);
    // In a rush one answers in haste.
    if (!counts || place.rush) return;
    attempts_.count(problems::link_of(place.problem), days_since_1970(platform_.today()), place.grade.stars);
    if (place.daily) attempts_.count_daily(*place.daily, place.grade.stars);
}

}  // namespace tavern::app
