// The answer to a problem: its stars, the best answer and the tempting one.
#include "narration/advice/advice.hpp"
#include "narration/review.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

using problems::Goal;

/** Points gained in a turn are whole ones, those expected have a tenth. */
std::string worth_text(const ProblemPlace& place, Value worth) {
    return place.problem.goal == Goal::most_points ? std::to_string(worth / a_point) : points_text(worth);
}

/** Whether the answer is worth as much as the one in the game. */
bool is_as_in_game(const ProblemPlace& place) {
    return place.mistake &&
           grade(place.problem, *place.solution, place.mistake->mistake.played.actions_shown(), 0).worth ==
               place.grade.worth;
}

/** Of a noble and a tile, the worth is the number of those won. */
std::string achieved(Text text, const ProblemPlace& place, Value worth) {
    const Value best = place.solution->best().worth;
    return say(text, {{"count", static_cast<int>(worth / a_point)}, {"all", static_cast<int>(best / a_point)}});
}

std::string result_text(const ProblemPlace& place) {
    const Value best = place.solution->best().worth;
    if (place.grade.worth >= best) return std::string(say(Text::solving_right));
    // The review has measured that by more play-outs.
    if (is_as_in_game(place)) return say(Text::solving_as_in_game, {{"cost", cost_text(place.mistake->mistake)}});
    if (place.problem.goal == Goal::noble_and_tile) return achieved(Text::solving_half, place, place.grade.worth);
    if (place.problem.goal != Goal::most_points)
        return say(Text::solving_short, {{"points", worth_text(place, best - place.grade.worth)}});
    return say(Text::solving_own, {{"own", worth_text(place, place.grade.worth)}, {"best", worth_text(place, best)}});
}

void line_of(Tree& tree, const ProblemPlace& place, const std::string& title, const std::vector<Action>& actions) {
    const std::vector<std::string> deeds = deeds_of(*tree.stage().model.game, place.problem.state, actions);
    if (deeds.empty()) return;
    if (!title.empty()) section_heading(tree, title);
    const auto list = tree.open({Role::list, {}}, {.gap = gap::hair});
    for (const std::string& deed : deeds) {
        const auto item = tree.open({Role::list_item, {}}, {});
        paragraph(tree, deed, palette::ink);
    }
}

void answer(Tree& tree, const ProblemPlace& place) {
    const problems::Solution& solution = *place.solution;
    // Of a mistake the review has told the loss already, from more play-outs.
    const bool is_mistake = place.mistake.has_value();
    const std::string stars = say(Text::solving_stars, {{"count", place.grade.stars}});
    tree.stage().reading->announced = stars + ". " + result_text(place);
    section_heading(tree, stars);
    if (place.hints > 0) caption(tree, say(Text::solving_hints, {{"count", place.hints}}));
    paragraph(tree, result_text(place));
    // The result names it where it was given.
    const bool is_best = place.grade.worth >= solution.best().worth;
    line_of(tree, place, std::string(is_best ? std::string_view() : say(Text::solving_best_line)),
            solution.best().actions);
    if (solution.proved)
        caption(tree, say(Text::solving_proved));
    else if (solution.error > 0 && !is_mistake)
        caption(tree, say(Text::solving_judged,
                          {{"points", points_text(solution.margin)}, {"error", points_text(solution.error)}}));
    if (is_mistake)
        line_of(tree, place, std::string(say(Text::solving_played)), place.mistake->mistake.played.actions_shown());
    if (solution.tempting == 0 || is_mistake) return;
    const problems::Line& tempting = solution.lines[solution.tempting];
    const std::string title =
        place.problem.goal == Goal::noble_and_tile
            ? achieved(Text::solving_tempting_half, place, tempting.worth)
            : say(Text::solving_tempting, {{"points", worth_text(place, solution.best().worth - tempting.worth)}});
    line_of(tree, place, title, tempting.actions);
}

void rush_result(Tree& tree, const RushPlace& rush) {
    const std::string result =
        say(Text::solving_rush_result, {{"solved", rush.solved}, {"all", rush.solved + rush.failed}});
    tree.stage().reading->announced = result;
    section_heading(tree, result);
    const bool best = rush.solved > rush.best.value_or(0);
    paragraph(tree, best ? std::string(say(Text::solving_rush_new_best))
                         : std::string(say(Text::solving_rush_best)) + ": " + std::to_string(rush.best.value_or(0)));
}

void ways_on(Tree& tree, const ProblemPlace& place) {
    Stage& stage = tree.stage();
    const auto press = [&](std::string_view id, Text text, ButtonKind kind = ButtonKind::oak) {
        return push_button(tree, id, {.kind = kind, .text = say(text)}, true, 1);
    };
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (place.rush) {
        if (press("rush-again", Text::solving_rush, ButtonKind::candle)) stage.want(intent::OpenProblem{place.choice});
        if (press("all-problems", Text::solving_all)) open_sheet(stage, Sheet::problems);
        if (press("to-title", Text::solving_back)) stage.want(intent::LeaveProblem{});
        return;
    }
    const std::optional<MistakePlace>& mistake = place.mistake;
    if (!mistake || !mistake->is_last())
        if (press("next-problem", mistake ? Text::solving_next_mistake : Text::solving_next, ButtonKind::candle))
            stage.want(intent::OpenProblem{place.choice});
    if (press("try-again", Text::solving_again)) stage.want(intent::TryProblemAgain{});
    if (place.solution && press("show-best", Text::solving_show)) stage.want(intent::ShowBestAnswer{});
    if (press("all-problems", Text::solving_all)) open_sheet(stage, Sheet::problems);
    if (press("copy-problem", Text::share_copy)) stage.want(intent::CopyProblem{});
    if (place.solution && place.daily && press("copy-stars", Text::solving_copy)) stage.want(intent::CopyStars{});
    if (mistake ? press("to-game", Text::solving_to_game) : press("to-title", Text::solving_back))
        stage.want(intent::LeaveProblem{});
}

}  // namespace

void draw_answer(Stage& stage) {
    if (stage.view.sheet != Sheet::none) return;
    const ProblemPlace& place = *stage.model.problem;
    const auto content = [&](Tree& tree) {
        if (place.rush)
            rush_result(tree, *place.rush);
        else if (place.solution)
            answer(tree, place);
        else
            paragraph(tree, say(Text::solving_checking));
    };
    const auto foot = [&](Tree& tree) { ways_on(tree, place); };
    const std::string title =
        place.mistake ? say(Text::solving_mistake, {{"number", place.mistake->number}, {"count", place.mistake->count}})
                      : std::string(say(Text::solving_title));
    if (show_sheet(stage, {picture("icon-hint"), title}, size::menu, content, foot, Layer::answer))
        stage.want(intent::LeaveProblem{});
}

}  // namespace tavern::ui
