// The dialog of the log: all events, a line each; a press shows the moment.
#include "record/history.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** The picture for an action. */
Picture deed_picture(const Step& step) {
    switch (step.action.kind()) {
        case ActionKind::roll:
        case ActionKind::take_die:
        case ActionKind::turn_die: return picture("coaster");
        case ActionKind::serve: return picture("icon-plate");
        case ActionKind::draw_card: return picture("icon-deck");
        case ActionKind::buy: return picture("icon-coin");
        case ActionKind::open_guest:
        case ActionKind::recruit: return picture("icon-person");
        case ActionKind::recruit_nobles: return picture("icon-noble");
        case ActionKind::upgrade:
        case ActionKind::flip_tile: return picture("icon-upgrade");
        case ActionKind::barbacks: return picture("icon-beer");
        case ActionKind::start_over:
        case ActionKind::counter_guest: return picture("icon-counter-guest");
        case ActionKind::bard: return picture("icon-reputation");
        case ActionKind::entertain:
        case ActionKind::choose_side: return picture("icon-mask");
        case ActionKind::deny:
        case ActionKind::take_denied: return picture("icon-denied");
        case ActionKind::take_schnapps: return picture("icon-schnapps");
        case ActionKind::sign: return picture("signature");
        case ActionKind::ready:
        case ActionKind::end_turn: return picture("icon-done");
        default: return no_picture;
    }
}

const Game& told_game(const Model& model) {
    return model.history != nullptr ? model.history->whole() : *model.game;
}

/** Made anew after each event. */
const std::vector<LogRow>& all_rows(Stage& stage) {
    const Game& game = told_game(stage.model);
    std::vector<LogRow>& rows = stage.memory.log;
    if (stage.memory.log_steps == game.steps().size()) return rows;
    rows.clear();
    stage.memory.log_steps = game.steps().size();
    const std::vector<std::size_t> moments = moments_of(game);
    for (std::size_t moment = 1; moment < moments.size(); ++moment) {
        const Step& deed = game.steps()[moments[moment] - 1];
        int part = 0;
        for (LogLine& line : lines_of_moment(game, moments, moment)) {
            // Gains of other players from it are not their own actions.
            const bool own = deed.actor.kind != ActorKind::player || line.seat == deed.actor.seat;
            const Picture sign = line.evening ? picture("moon") : own ? deed_picture(deed) : no_picture;
            rows.push_back({std::move(line), moment, part++, sign});
        }
    }
    return rows;
}

/** The line of the moment shown, or the last one before it that has a line. */
std::size_t row_shown(const Model& model, const std::vector<LogRow>& rows) {
    std::size_t shown = rows.empty() ? 0 : rows.size() - 1;
    if (model.history != nullptr)
        while (shown > 0 && rows[shown].moment > model.history->moment()) --shown;
    return shown;
}

/** A press shows its moment. */
void log_row(Tree& tree, const LogRow& row, bool lit, bool kept) {
    Stage& stage = tree.stage();
    const LogLine& line = row.line;
    const std::string id =
        "log-" + std::to_string(row.moment) + (row.part > 0 ? "-" + std::to_string(row.part) : std::string());
    const bool enabled = !stage.model.lesson;
    const Touched touched = stage.touch.state(id, enabled);
    const auto box = tree.control(
        {id, spoken(line.text), enabled},
        {.flow = Flow::row,
         .kept = kept,
         .gap = gap::small,
         .padding = {gap::small, gap::hair},
         .height = stage.finger()},
        [&stage, touched, lit](const Rect& rect) {
            if (lit || touched.hovered)
                stage.paint.fill(rect, lit ? palette::parchment_chosen : palette::parchment_field, radius::inner);
            if (touched.focused) draw_focus(stage.paint, rect, radius::inner);
        });
    picture_leaf(tree, line.seat ? player_picture(innkeeper(stage, *line.seat).color) : no_picture,
                 grown(tree, size::shape));
    picture_leaf(tree, row.sign, grown(tree, size::thumbnail));
    tree.text(grown(tree, line.evening ? heading(letters::name, palette::ember_text) : plain(letters::body)), line.text,
              Align::left, 1);
    if (!touched.clicked) return;
    stage.next.sheet = Sheet::none;
    look_back(stage, row.moment);
}

}  // namespace

void draw_log_sheet(Stage& stage) {
    const std::vector<LogRow>& rows = all_rows(stage);
    const std::size_t shown = row_shown(stage.model, rows);
    const auto content = [&](Tree& tree) {
        if (rows.empty()) paragraph(tree, say(Text::log_empty));
        tree.list("log", {.gap = 2, .column = size::wide_sheet}, rows.size(), [&](std::size_t index) {
            const bool lit = stage.model.history != nullptr && rows[index].moment == rows[shown].moment;
            log_row(tree, rows[index], lit, index == shown);
        });
    };
    const SheetTitle title{picture("guest-book"), say(Text::log_title)};
    if (show_sheet(stage, title, size::log, content)) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
