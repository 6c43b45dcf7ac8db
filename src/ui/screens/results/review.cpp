// The review of a finished game: win probabilities, the costliest decisions, and better alternatives.
#include "narration/review.hpp"

#include <algorithm>
#include <cmath>

#include "narration/advice/advice.hpp"
#include "narration/status.hpp"
#include "ui/board/table.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/results/chart.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

constexpr float half = 0.5F;
constexpr float beside_line = 22;   // from a line of the chart to its number
constexpr float board_width = 640;  // of the small tavern; a smaller width shrinks its letters
constexpr float board_height = 336;

/** The view state with its mistakes. */
struct Shown : ReviewView {
    const ReviewLines& review;
};

Shown look(Stage& stage) {
    ReviewView view = stage.view.screens.review;
    const Game& game = *stage.model.game;
    if (view.seat < 0 || view.seat >= game.state().setup.players) view.seat = first_person(game.record()).value_or(0);
    ReviewLines& review = stage.memory.screens.review;
    tell(review, *stage.model.game, stage.model.review, view.seat);
    view.chosen = std::min(view.chosen, review.mistakes.empty() ? 0 : review.mistakes.size() - 1);
    return {view, review};
}

const Mistake* chosen_mistake(const Stage& stage, const Shown& view) {
    return view.review.mistakes.empty() ? nullptr : &stage.model.review->mistakes[view.review.mistakes[view.chosen]];
}

ImU32 disc_fill(bool chosen) {
    return chosen ? palette::candle : palette::parchment_field;
}

/** On the line, or as near above or below it as the discs before leave room; away: the side with more room. */
Point free_place(const std::vector<Point>& discs, const Rect& plot, Point on_line, float away) {
    const auto is_free = [&](Point place) {
        return std::none_of(discs.begin(), discs.end(), [&](const Point& disc) {
            return std::hypot(disc.x - place.x, disc.y - place.y) < 2 * size::mark;
        });
    };
    for (const float step : {away, -away})
        for (Point place = on_line; place.y >= plot.y && place.y <= plot.bottom(); place.y += step)
            if (is_free(place)) return place;
    return on_line;
}

/** The places of the decisions: each on its player's line, halfway through its evening, the costliest first; others
 * near it in a column with it. */
std::vector<Point> mistake_discs(const Stage& stage, const Shown& view, Rect plot,
                                 const std::vector<EveningPoints>& evenings) {
    const auto seat = static_cast<std::size_t>(view.seat);
    const auto last = static_cast<float>(evenings.size() - 1);
    std::vector<Point> discs;
    for (const std::size_t which : view.review.mistakes) {
        const int round = stage.model.review->mistakes[which].round;
        const float along = std::clamp(static_cast<float>(round - evenings.front().round) - half, 0.0F, last);
        const auto before = static_cast<std::size_t>(along);
        const std::size_t after = std::min(before + 1, evenings.size() - 1);
        const float share = along - static_cast<float>(before);
        const float chance = static_cast<float>(evenings[before].points[seat]) * (1 - share) +
                             static_cast<float>(evenings[after].points[seat]) * share;
        const float on_line = plot.bottom() - plot.height * chance / 100;
        const float away = on_line < plot.center().y ? beside_line : -beside_line;
        // Beside the numbers of the axis.
        const float x = std::max(plot.x + plot.width * along / last, plot.x + size::mark);
        discs.push_back(free_place(discs, plot, {x, on_line}, away));
    }
    return discs;
}

Chronicle win_probabilities_shown(const Model& model) {
    Chronicle told;
    const int first = std::max(0, model.game->record().first_round() - 1);
    for (const WinProbabilities& all : model.review->win_probabilities) {
        EveningPoints evening;
        evening.round = first + static_cast<int>(told.evenings.size());
        evening.points = all;
        told.evenings.push_back(evening);
    }
    return told;
}

void draw_probabilities(Stage& stage, const Shown& view, const Chronicle& told, const Rect& rect) {
    const Rect plot = draw_chart(stage, rect, told, ChartKind::win_probabilities);
    if (plot.empty() || told.evenings.size() < 2) return;
    const std::vector<Point> discs = mistake_discs(stage, view, plot, told.evenings);
    for (std::size_t index = discs.size(); index-- > 0;)
        draw_disc(stage.paint, discs[index], std::to_string(index + 1), disc_fill(index == view.chosen));
}

/** The win probabilities of all players after each evening; in a game alone there are none. */
void win_probabilities(Tree& tree, const Shown& view) {
    Stage& stage = tree.stage();
    const int players = stage.state().setup.players;
    if (players == 1 || stage.model.review == nullptr || stage.model.review->win_probabilities.empty()) return;
    section_heading(tree, say(Text::review_chances));
    Chronicle told = win_probabilities_shown(stage.model);
    std::string said = chart_words(stage, told, ChartKind::win_probabilities);
    tree.leaf({.height = size::chart, .share = 1},
              [&stage, view, told = std::move(told)](const Rect& rect) { draw_probabilities(stage, view, told, rect); },
              {Role::image, std::move(said)});
}

/** The rate of the whole game, the losses by theme, and the way to learn from them. */
void rate(Tree& tree, const Shown& view) {
    const Model& model = tree.stage().model;
    if (!is_reviewed(model)) return;
    const auto lines = tree.open({.gap = gap::small});
    for (const std::string& line :
         {rate_text(balance_of(*model.review, view.seat)), themes_text(*model.review, view.seat)})
        if (!line.empty()) caption(tree, line);
    learn_button(tree, view.seat);
}

/** Whether the better alternative is beside the decisions. */
bool has_two_sides(const Stage& stage) {
    return stage.width >= size::two_sides * stage.paint.reading();
}

/** The choice of the seat whose decisions are shown. */
void seat(Tree& tree, int seat, bool chosen) {
    Stage& stage = tree.stage();
    const Innkeeper& who = innkeeper(stage, seat);
    const std::string id = "review-" + std::to_string(seat + 1);
    const Touched touched = stage.touch.state(id, !chosen);
    const auto box = tree.control(
        {id, who.name, !chosen, chosen, Role::radio},
        {.flow = Flow::row, .gap = gap::small, .padding = {gap::small, gap::hair}, .height = stage.finger()},
        [&stage, touched, chosen](const Rect& rect) {
            const ImU32 idle = touched.hovered ? palette::parchment_input : palette::parchment_well;
            stage.paint.fill(rect, chosen ? palette::candle : idle, radius::control);
            stage.paint.outline(rect, palette::ink, size::line, radius::control);
            if (touched.focused) draw_focus(stage.paint, rect.inset(-gap::hair), radius::panel);
        });
    picture_leaf(tree, player_picture(who.color), size::icon);
    {
        const auto name = tree.open({.share = 1});
        tree.line(grown(tree, heading(letters::name, palette::ink)), who.name);
    }
    if (!touched.clicked) return;
    stage.next.screens.review = {.seat = seat};
}

void head(Tree& tree, const Shown& view) {
    Stage& stage = tree.stage();
    const Innkeeper& who = innkeeper(stage, view.seat);
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
    {
        const auto title = tree.open({.flow = Flow::row, .gap = gap::middle, .width = size::narrow_column, .share = 1});
        picture_leaf(tree, player_picture(who.color), size::emblem);
        const auto lines = tree.open({.share = 1});
        const float letter = has_two_sides(stage) ? letters::title : letters::section;
        tree.heading(grown(tree, heading(letter, palette::ink)), say(Text::review_title, {{"name", who.name}}), 2);
        caption(tree, is_reviewed(stage.model)
                          ? balance_text(balance_of(*stage.model.review, view.seat))
                          : say(Text::review_progress, {{"percent", review_percent(stage.model)}}));
    }
    const float column = grown(tree, size::tally);
    const Style style{.flow = Flow::grid, .gap = gap::small, .width = size::readable, .column = column, .share = 1};
    const auto seats = tree.open({Role::radio_group, std::string(say(Text::board_players))}, style);
    for (int each = 0; each < stage.state().setup.players; ++each) seat(tree, each, each == view.seat);
}

void choose(Stage& stage, const Shown& view, std::size_t index) {
    stage.next.screens.review = {view.seat, index, true};
}

void decision(Tree& tree, const Shown& view, std::size_t index, bool sought) {
    Stage& stage = tree.stage();
    const Mistake& mistake = stage.model.review->mistakes[view.review.mistakes[index]];
    const bool chosen = index == view.chosen;
    const std::string cost = cost_text(mistake);
    const std::string id = "mistake-" + std::to_string(index + 1);
    const std::string label = std::to_string(index + 1) + ": " +
                              spoken(round_name(mistake.round) + ", " + view.review.lines[index] + " " + cost);
    const Touched touched = stage.touch.state(id, !chosen);
    const auto card = chosen ? chosen_panel(tree, {.sought = sought}) : panel(tree, {});
    const auto row =
        tree.control({id, label, !chosen, chosen, Role::radio},
                     {.flow = Flow::row, .wraps = true, .gap = gap::small, .padding = {gap::small, gap::small}},
                     [&stage, touched](const Rect& rect) {
                         if (touched.focused) draw_focus(stage.paint, rect, radius::panel);
                     });
    disc_leaf(tree, std::to_string(index + 1), disc_fill(chosen));
    moon_leaf(tree, mistake.round, size::emblem);
    {
        const auto words = tree.open({.width = size::words, .share = 1});
        tree.text(grown(tree, bold(letters::body)), view.review.lines[index]);
    }
    tree.text(grown(tree, number(letters::name, palette::cost)), cost);
    if (touched.clicked) choose(stage, view, index);
}

void decisions(Tree& tree, const Shown& view, bool seeks) {
    section_heading(tree, say(Text::review_costliest));
    if (view.review.mistakes.empty()) {
        return paragraph(tree, say(is_reviewed(tree.stage().model) ? Text::review_none : Text::review_busy));
    }
    caption(tree, say(Text::review_measure));
    const auto list = tree.open({Role::radio_group, std::string(say(Text::review_costliest))}, {.gap = gap::small});
    for (std::size_t index = 0; index < view.review.mistakes.size(); ++index)
        decision(tree, view, index, seeks && index == view.chosen);
    if (!view.review.rest.empty()) caption(tree, view.review.rest);
}

/** The tavern at that moment, with the better dice as ghosts. */
void draw_board(Stage& stage, const State& state, const Mistake& mistake, Rect rect) {
    const float scale = std::min(rect.width / board_width, rect.height / board_height);
    Painter small = stage.paint.scaled(scale);
    Touch nothing;
    nothing.begin({}, small.unit());
    const View view;
    View next;
    Memory memory;
    ScrollMemory scrolling;
    SemanticTree unheard;
    Stage inner{stage.model,
                small,
                nothing,
                view,
                next,
                memory,
                scrolling,
                unheard,
                stage.intents,
                stage.width / scale,
                stage.height / scale,
                {}};
    inner.describes = false;
    const auto seat = static_cast<std::size_t>(mistake.seat);
    const Player& player = state.players[seat];
    TableLayout layout;
    layout.fold = Fold::pages;
    layout.unit = small.layout_unit();
    layout.width = inner.width;
    layout.height = inner.height;
    layout.tavern = {rect.x / scale, rect.y / scale, rect.width / scale, rect.height / scale};
    const TableFacts facts = facts_of(state, player);
    Table table{inner,
                state,
                player,
                mistake.seat,
                -1,
                false,
                question(state),
                layout,
                facts,
                mistake.seat,
                tavern_layout(layout, facts, 0),
                {}};
    if (mistake.question == Question::plan) table.ghosts = &mistake.better.actions;
    Tree tree(inner);
    {
        const auto board = tree.open({.flow = Flow::places});
        tavern(tree, table);
    }
    small.clip(layout.tavern);
    tree.show(inner.window());
    small.unclip();
}

Semantics board_words(const Stage& stage, const State& state, int seat) {
    const Innkeeper& who = innkeeper(stage, seat);
    return {Role::image, std::string(say(Text::board_tavern)) + ": " + dice_text(state, seat, who.color)};
}

/** The player's way or the better one: actions, gains and reason. */
void way(Tree& tree, const State& state, const Suggestion& way, bool better) {
    const Game& game = *tree.stage().model.game;
    const Style style{.flow = Flow::row, .wraps = true, .gap = gap::small, .padding = {gap::middle, gap::small}};
    const auto row = better ? filled_panel(tree, style, palette::parchment_chosen) : tree.open(style);
    {
        const auto title = tree.open({.width = grown(tree, size::small_tally)});
        tree.heading(grown(tree, heading(letters::name, palette::ink)),
                     say(better ? Text::review_better : Text::review_played), 3);
    }
    const auto words = tree.open({.gap = gap::hair, .width = size::words, .share = 1});
    {
        const auto row_of_deeds = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
        std::vector<std::string> deeds = deeds_of(game, state, way.actions_shown());
        if (deeds.empty()) deeds.emplace_back(say(Text::review_played_nothing));
        for (const std::string& deed : deeds) tree.text(grown(tree, bold(letters::body)), deed);
    }
    tree.text(grown(tree, number(letters::body)), gains_text(game, state, way));
    if (better) paragraph(tree, suggestion_reason(game, state, way) + " " + unless_text(state, way));
}

/** Links to the decisions before and after this one. */
void neighbours(Tree& tree, const Shown& view) {
    Stage& stage = tree.stage();
    const auto row =
        tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small, .padding = {gap::middle, gap::small}});
    if (push_button(tree, "before", {.text = say(Text::review_before)}, view.chosen > 0, 1))
        choose(stage, view, view.chosen - 1);
    if (push_button(tree, "next", {.text = say(Text::review_next)}, view.chosen + 1 < view.review.mistakes.size(), 1))
        choose(stage, view, view.chosen + 1);
}

/** Both ways of the chosen decision, and the tavern at that moment if its cards are readable. */
void moment(Tree& tree, const Shown& view, bool seeks) {
    Stage& stage = tree.stage();
    const Mistake* const mistake = chosen_mistake(stage, view);
    if (mistake == nullptr) return picture_leaf(tree, picture("lantern"), size::illustration);
    const State& state = view.review.moments[view.chosen];
    const auto box = panel(tree, {.sought = seeks, .gap = gap::small});
    {
        const auto title =
            tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small, .padding = {gap::middle, gap::small}},
                      [&stage](const Rect& rect) { stage.paint.fill_top(rect, palette::well, radius::panel); });
        {
            const auto name = tree.open({.share = 1});
            section_heading(tree, say(Text::review_would), palette::parchment);
        }
        caption(tree, moment_text(mistake->round, state.phase), palette::candle);
    }
    way(tree, state, mistake->played, false);
    way(tree, state, mistake->better, true);
    if (stage.width >= (has_two_sides(stage) ? 2 : 1) * size::readable)
        tree.leaf(
            {.shape = board_height / board_width},
            [&stage, &state, mistake](const Rect& rect) { draw_board(stage, state, *mistake, rect.inset(size::line)); },
            board_words(stage, state, mistake->seat));
    neighbours(tree, view);
}

void foot(Tree& tree, const Shown& view) {
    Stage& stage = tree.stage();
    const Mistake* const mistake = chosen_mistake(stage, view);
    const bool any = mistake != nullptr;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (push_button(tree, "play-on", {.kind = ButtonKind::candle, .text = say(Text::review_play_on)}, any, 2))
        stage.want(intent::PlayOnFrom{mistake->player_actions});
    if (push_button(tree, "look-back", {.text = say(Text::history_menu)}, any, 1)) {
        const History history(*stage.model.game);
        stage.next.screens.deciding = mistake->seat;
        look_back(stage, history.moment_of_action(mistake->player_actions));
    }
    if (push_button(tree, "points", {.text = say(Text::end_back)}, true, 1)) stage.want(intent::CloseReview{});
}

void content(Tree& tree, const Shown& view) {
    const Stage& stage = tree.stage();
    const bool beside = has_two_sides(stage);
    // In low windows the decisions come first.
    const bool high = stage.height >= size::high * stage.paint.reading();
    const Style side{.gap = gap::middle, .width = size::column, .share = 1};
    const auto figures = [&] {
        rate(tree, view);
        win_probabilities(tree, view);
    };
    const auto all_or_left = [&] {
        // Of each player anew, from the top.
        const auto scrolled = tree.scroll("review-" + std::to_string(view.seat), side);
        if (!beside) head(tree, view);
        if (high) figures();
        decisions(tree, view, view.seeks && beside);
        if (!beside) moment(tree, view, view.seeks);
        if (!high) figures();
    };
    if (!beside) return all_or_left();
    head(tree, view);
    const auto sides = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::large, .share = 1});
    all_or_left();
    const auto right = tree.scroll("moment", side);
    moment(tree, view, view.seeks);
}

}  // namespace

void draw_review(Stage& stage) {
    constexpr float darkened = 0.5F;
    draw_scene(stage, is_summer(stage.state().setup), darkened);
    const Shown view = look(stage);
    stage.next.screens.review.seeks = false;
    Tree tree(stage);
    {
        const auto all = tree.open({.gap = gap::middle});
        content(tree, view);
        foot(tree, view);
    }
    const Rect page = stage.window().inset(gap::small);
    draw_parchment(stage.paint, page);
    tree.show(sheet_inside(page));
}

}  // namespace tavern::ui
