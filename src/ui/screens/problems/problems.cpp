// The dialog of all problems: the count of the solved ones, the own rating, and the choice of the next one.
#include "ui/dialogs/form.hpp"
#include "ui/dialogs/tallies.hpp"
#include "ui/model/player_types.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

bool begin_button(Tree& tree, std::string_view id, std::string_view text, ProblemChoice choice, ButtonKind kind,
                  Picture picture = no_picture, bool enabled = true, std::string_view why_not = {}) {
    const PushLook look{.kind = kind,
                        .text = text,
                        .picture = picture,
                        .about = enabled ? std::string_view() : why_not,
                        .refuses = std::string(why_not)};
    const bool pressed = push_button(tree, id, look, enabled);
    if (!pressed) return false;
    tree.stage().next.sheet = Sheet::none;
    tree.stage().want(intent::OpenProblem{choice});
    return true;
}

void figures(Tree& tree, const ProblemList& list) {
    int solved = 0;
    int all = 0;
    for (const ThemeTally& tally : list.themes) {
        solved += tally.solved;
        all += tally.all;
    }
    const auto grid =
        tree.open({Role::list, {}}, {.flow = Flow::grid, .gap = gap::small, .column = grown(tree, size::figure)});
    figure_panel(tree,
                 {picture("icon-points"), rating_text(rating_of(list.firsts)), std::string(say(Text::solving_rating))});
    figure_panel(tree, {picture("icon-done"), std::to_string(solved), say(Text::solving_solved, {{"count", all}})});
    const int streak = tree.stage().model.solved_problems.streak;
    figure_panel(tree, {picture("start-mug"), std::to_string(streak), say(Text::solving_streak, {{"count", streak}})});
    figure_panel(
        tree, {picture("moon"), list.best_rush ? std::to_string(*list.best_rush) : std::string(say(Text::ledger_dash)),
               std::string(say(Text::solving_rush_best))});
}

void ways(Tree& tree, const ProblemList& list) {
    const std::optional<int> today = tree.stage().model.solved_problems.today_stars;
    const auto grid = tree.open({.flow = Flow::grid, .gap = gap::small, .column = size::menu_column});
    begin_button(tree, "problem-of-today", say(Text::solving_of_today), {ProblemChoice::Kind::of_today},
                 today ? ButtonKind::oak : ButtonKind::candle, today ? picture("icon-done") : picture("icon-hint"));
    begin_button(tree, "problem-rush", say(Text::solving_rush), {ProblemChoice::Kind::rush}, ButtonKind::oak,
                 picture("moon"));
    const std::string own = std::string(say(Text::solving_own_mistakes)) + "  " + std::to_string(list.own.solved) +
                            "/" + std::to_string(list.own.all);
    begin_button(tree, "problem-own", own, {ProblemChoice::Kind::own}, ButtonKind::oak, picture("signature"),
                 list.own.all > 0, say(Text::solving_own_none));
    begin_button(tree, "problem-due", say(Text::solving_due, {{"count", list.due}}), {}, ButtonKind::oak,
                 picture("icon-redo"), list.due > 0, say(Text::solving_due_none));
}

void themes(Tree& tree, const ProblemList& list) {
    section_heading(tree, say(Text::solving_themes));
    const auto grid = tree.open({.flow = Flow::grid, .gap = gap::small, .column = size::menu_column});
    for (std::size_t theme = 0; theme < problems::themes; ++theme) {
        const ThemeTally& tally = list.themes[theme];
        const std::string text = std::string(say(Text::solving_theme_dishwashers, theme)) + "  " +
                                 std::to_string(tally.solved) + "/" + std::to_string(tally.all);
        begin_button(tree, "theme-" + std::to_string(theme + 1), text,
                     {ProblemChoice::Kind::of_theme, static_cast<problems::Theme>(theme)}, ButtonKind::oak,
                     tally.solved == tally.all ? picture("icon-done") : no_picture);
    }
}

}  // namespace

void learn_button(Tree& tree, std::optional<int> seat) {
    Stage& stage = tree.stage();
    const bool waits = stage.model.learning.has_value();
    // A person with something else open is not called away from it.
    const bool held = stage.view.sheet != Sheet::none;
    if (waits && stage.model.learning->held != held) stage.want(intent::HoldLearning{held});
    // Without the share that is done: a name that counts up would be spoken at every step.
    const bool of_computer = seat && is_computer(innkeeper(stage, *seat).player_type);
    const std::string text = waits         ? std::string(say(Text::solving_stop_learning))
                             : of_computer ? say(Text::solving_learn_from, {{"name", innkeeper(stage, *seat).name}})
                                           : std::string(say(Text::solving_learn));
    if (!push_button(tree, "learn-from-mistakes", {.text = text, .picture = picture("icon-hint")}, true, 1)) return;
    if (waits)
        stage.want(intent::StopLearning{});
    else
        stage.want(intent::LearnFromMistakes{seat});
}

void draw_problems_sheet(Stage& stage) {
    const std::optional<ProblemList>& list = stage.model.problem_list;
    const auto content = [&list](Tree& tree) {
        if (!list) return paragraph(tree, say(Text::solving_fetching));
        figures(tree, *list);
        ways(tree, *list);
        themes(tree, *list);
    };
    if (show_sheet(stage, {picture("icon-hint"), say(Text::solving_title)}, size::wide_sheet, content))
        stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
