// The end: points by source, the chart by evening, and the decisive moves.
#include <algorithm>

#include "narration/result.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/model/player_types.hpp"
#include "ui/parts/fitted_button.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/results/alone.hpp"
#include "ui/screens/results/chart.hpp"
#include "ui/screens/results/points_table.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

const Chronicle& chronicle(Stage& stage) {
    ScreensMemory& screens = stage.memory.screens;
    const Game& game = *stage.model.game;
    if (!screens.chronicle || screens.chronicle_of != &game || screens.chronicle_steps != game.steps().size()) {
        screens.chronicle = chronicle_of(game);
        screens.chronicle_of = &game;
        screens.chronicle_steps = game.steps().size();
    }
    return *screens.chronicle;
}

std::vector<int> winning_seats(const State& state) {
    std::vector<int> seats;
    const SeatSet won = winners(state);
    for (int seat = 0; seat < state.setup.players; ++seat)
        if (won.has(seat)) seats.push_back(seat);
    return seats;
}

void points(Tree& tree, float counted) {
    Stage& stage = tree.stage();
    const auto part = tree.open({.gap = gap::small});
    if (is_alone(stage)) {
        const auto both = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::large});
        {
            const auto table = tree.open({.width = size::column, .share = 1});
            points_table(tree, counted);
        }
        targets(tree);
    } else {
        points_table(tree, counted);
    }
    if (!is_counted(stage, counted)) return;
    const Model& model = stage.model;
    const bool alone = is_alone(stage);
    const std::string note = alone ? alone_summary(*model.game, model.own_best) : tie_text(*model.game);
    if (!note.empty()) paragraph(tree, note);
    if (!alone && model.game->record().hinted) paragraph(tree, say(Text::alone_hinted));
    if (!date_of_deal(model.game->record())) return;
    const auto row = tree.open({.flow = Flow::row});
    const PushLook copy{.text = say(Text::alone_copy), .picture = picture("icon-share")};
    if (push_button(tree, "copy-result", copy)) stage.want(intent::CopyResult{});
}

/** Light shines from the winner's inn. */
void lit_inn(Tree& tree, const Innkeeper& who) {
    Painter& paint = tree.stage().paint;
    constexpr float bright = 0.35F;
    tree.leaf({.width = 2 * size::icon, .height = 2 * size::icon}, [&paint, &who](const Rect& rect) {
        for (const float radius : {size::emblem, size::icon})
            paint.circle(rect.center(), radius, with_opacity(palette::candle, bright));
        paint.picture(square(rect.center(), size::emblem), player_picture(who.color));
    });
}

void head(Tree& tree, bool counted) {
    Stage& stage = tree.stage();
    const State& state = stage.state();
    const std::vector<int> won = winning_seats(state);
    const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
    if (counted)
        for (const int seat : won) lit_inn(tree, innkeeper(stage, seat));
    else
        picture_leaf(tree, picture("lantern"), size::progress);
    const auto words = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle, .share = 1});
    const float letter = stage.width < size::readable ? letters::section : letters::title;
    tree.heading(grown(tree, heading(letter, palette::ink)),
                 counted ? winner_text(*stage.model.game) : std::string(say(Text::end_counting)), 2);
    if (stage.model.line != 0) paragraph(tree, branch_text(*stage.model.story, stage.model.line));
    if (counted)
        paragraph(tree, say(Text::end_about, {{"points", score(state, won.front()).total()},
                                              {"rounds", components::rounds},
                                              {"module", state.setup.module}}));
}

/** Actions other than playing on. */
void more_buttons(Tree& tree) {
    Stage& stage = tree.stage();
    const auto press = [&](std::string_view id, Text text, Picture shown) {
        return push_button(tree, id, {.text = say(text), .picture = shown}, true, 1);
    };
    if (press("review", Text::end_review, picture("icon-hint"))) stage.want(intent::OpenReview{});
    if (press("share", Text::end_share, picture("icon-share"))) open_sheet(stage, Sheet::share);
    if (press("look-back", Text::end_look_back, picture("moon"))) look_back(stage);
    if (press("taverns", Text::end_taverns, picture("icon-deck"))) stage.next.screens.final_taverns = true;
    if (press("ledger", Text::ledger_title, picture("tile-safe"))) open_sheet(stage, Sheet::ledger);
}

/** The report, the fair dice, and learning from mistakes. */
void tell_buttons(Tree& tree) {
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (push_button(tree, "report", {.text = say(Text::report_write), .picture = picture("signature")}))
        open_sheet(tree.stage(), Sheet::report);
    fair_dice_button(tree);
    const Model& model = tree.stage().model;
    if (first_person(model.game->record())) learn_button(tree);
    if (model.learning) caption(tree, say(Text::review_progress, {{"percent", review_percent(model)}}));
}

bool is_wide(const Stage& stage) {
    return stage.width >= size::wide_end * stage.paint.reading();
}

void evenings(Tree& tree, const Chronicle& told) {
    Stage& stage = tree.stage();
    const auto all = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::end_evenings));
    tree.leaf({.height = size::chart, .shape = size::chart_shape},
              [&stage, &told](const Rect& rect) { draw_chart(stage, rect, told, ChartKind::points); },
              {Role::image, chart_words(stage, told, ChartKind::points)});
}

void body(Tree& tree, float counted) {
    Stage& stage = tree.stage();
    const Chronicle& told = chronicle(stage);
    {
        const auto columns = tree.open({.flow = Flow::grid, .gap = gap::columns, .column = size::card_column});
        {
            const auto left = tree.open({.gap = gap::large});
            points(tree, counted);
            if (is_counted(stage, counted)) moments(tree, told);
            if (is_counted(stage, counted) && !stage.model.pictured) tell_buttons(tree);
        }
        if (is_counted(stage, counted)) evenings(tree, told);
    }
    // While the points are counted they would move under a finger.
    if (is_wide(stage) || stage.model.pictured || !is_counted(stage, counted)) return;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    more_buttons(tree);
}

void foot(Tree& tree) {
    Stage& stage = tree.stage();
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    const auto first = [&](std::string_view id, Text text, Picture shown) {
        return push_button(tree, id, {.kind = ButtonKind::candle, .text = say(text), .picture = shown}, true, 1);
    };
    if (stage.model.line != 0) {
        if (first("to-evening", Text::story_back, picture("icon-house"))) to_evening(stage);
    } else if (first("again", Text::end_again, picture("icon-redo"))) {
        stage.want(intent::SameDealAgain{});
    }
    if (push_button(tree, "new-game", {.text = say(Text::end_new_game), .picture = picture("icon-beer")}, true, 1))
        to_new_game(stage);
    if (is_wide(stage)) more_buttons(tree);
}

}  // namespace

void draw_end(Stage& stage) {
    draw_scene(stage, is_summer(stage.state().setup), 0.5F);
    const Rect parchment = stage.window().inset(gap::small);
    draw_parchment(stage.paint, parchment);
    Tree tree(stage);
    {
        const auto all = tree.open({.gap = gap::middle});
        const float counted = counted_sources(stage);
        head(tree, is_counted(stage, counted));
        {
            const auto part = tree.scroll("end", {.gap = gap::large, .share = 1});
            body(tree, counted);
        }
        if (stage.model.pictured)
            picture_caption(tree);
        else
            foot(tree);
    }
    tree.show(sheet_inside(parchment));
}

void draw_way_back(Stage& stage) {
    if (stage.model.screen != Screen::end || stage.view.sheet != Sheet::none || stage.model.pictured) return;
    const bool phone = stage.fold() == Fold::phone;
    // Undo and redo are on its left.
    const float wide = phone ? stage.width - 132 : stage.fold() == Fold::wide ? 240.0F : 152.0F;
    // On phones above the tabs, below the row that leads to all taverns.
    const bool tight = phone && stage.height < tight_height;
    const float high = tight ? 44.0F : phone ? 48.0F : 54.0F;
    const float foot = tight ? 47.0F : phone ? 57.0F : stage.fold() == Fold::wide ? 14.0F : 8.0F;
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.text = say(Text::end_back);
    look.picture = picture("icon-points");
    const Rect place{stage.width - wide - gap::middle, stage.height - foot - high, wide, high};
    Tree tree(stage);
    {
        const auto window = tree.open({.flow = Flow::places});
        if (fitted_button(tree, "points", {.place = place}, look)) stage.next.screens.final_taverns = false;
    }
    tree.show(stage.window());
}

}  // namespace tavern::ui
