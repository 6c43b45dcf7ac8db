// Messages from app: toasts disappear by themselves, questions wait for an answer.
#include <algorithm>
#include <optional>

#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

constexpr double toast_time = 4;  // seconds, and more for a long text
constexpr double letters_a_second = 20;
constexpr float widest_slip = 660;
// A slip covers no dice and no buttons: it is above the hands, on phones below the purse. Above a dialog, whose buttons
// are at its foot, it is at the top of the window, unless the dialog's title is there.
constexpr float under_purse = 100;
constexpr float above_dialogs = 600;  // lower windows have no room there
constexpr float over_hands = 112;

void draw_slip(Painter& paint, const Rect& rect) {
    paint.lay_over(rect);
    paint.fill(rect.moved(0, gap::hair), palette::shadow, radius::panel);
    paint.fill(rect, palette::slate, radius::panel);
    paint.outline(rect, palette::candle, 2, radius::panel);
}

/** The text of the notice, and the part below. Returns whether it was pressed. */
bool show_slip(Stage& stage, const Part& below = {}) {
    const std::string& text = stage.model.notice.text;
    const Touched touched = stage.touch.state("toast");
    const bool phone = stage.fold() == Fold::phone;
    const bool sheet = stage.reading->sheet;
    const bool above = sheet && !phone && stage.height >= above_dialogs;
    const bool on_top = above || (phone && !sheet);
    Tree tree(stage);
    {
        const auto window = tree.open({.padding = {gap::small, 0}});
        tree.leaf({.height = above ? 0 : under_purse, .share = on_top ? 0.0F : 1.0F}, {});
        {
            const auto row = tree.open({.flow = Flow::row, .centred = true});
            const auto most = tree.open({.flow = Flow::row, .centred = true, .width = widest_slip});
            const auto slip = tree.control({"toast", text}, {.gap = gap::small, .padding = {gap::large, gap::middle}},
                                           [&stage](const Rect& rect) { draw_slip(stage.paint, rect); });
            const float width = std::min(widest_slip, stage.width - 2 * gap::small) - 2 * gap::large;
            TextStyle style = bold(letters::running, palette::cream);
            float line = style.size * letters::line;
            style = stage.paint.for_reading(style, line, text, width, stage.height / 2);
            tree.text(style, text);
            if (below) below(tree);
        }
        if (!on_top) tree.leaf({.height = over_hands}, {});
    }
    // In a lower window it stands at the foot.
    const float height = std::max(stage.height, tree.measure(stage.width) + gap::small);
    tree.show({0, stage.height - height, stage.width, height});
    return touched.clicked;
}

void draw_toast(Stage& stage) {
    double& since = stage.memory.screens.toast_since;
    const double now = stage.touch.input().time;
    if (since <= 0) since = now > 0 ? now : 1e-3;
    const bool pressed = show_slip(stage);
    const bool expired =
        now - since > toast_time + static_cast<double>(stage.model.notice.text.size()) / letters_a_second;
    if (!pressed && !expired) return;
    since = 0;
    stage.want(pressed ? Intent(intent::AnswerNo{}) : Intent(intent::ToastExpired{}));
}

/** It stays until it is answered, and blocks nothing. */
void draw_own_tab(Stage& stage) {
    bool stays = false;
    const auto answers = [&](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        stays = push_button(tree, "answer-no", {.text = say(Text::notice_stay_here)}, true, 1);
        const PushLook look{.kind = ButtonKind::candle, .text = say(Text::notice_own_tab)};
        if (push_button(tree, "own-tab", look, true, 1)) stage.want(intent::OpenOwnTab{});
    };
    if (show_slip(stage, answers) || stays) stage.want(intent::AnswerNo{});
}

struct NoticeQuestion {
    Text title;
    std::optional<Text> yes;  // empty: no question
    Text no = Text::notice_no;
};

void draw_question(Stage& stage, const NoticeQuestion& question) {
    const auto head = [&](Tree& tree) {
        tree.heading(grown(tree, heading(letters::section, palette::ink)), say(question.title), 2);
    };
    const auto content = [&](Tree& tree) { tree.text(grown(tree, plain(letters::name)), stage.model.notice.text); };
    // A deletion cannot be undone, so the lit button is the other one.
    const bool deletes = question.yes == Text::notice_yes_delete;
    const PushLook no{.kind = deletes ? ButtonKind::candle : ButtonKind::oak, .text = say(question.no)};
    const auto foot = [&](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
        if (push_button(tree, "answer-no", no, true, 1)) stage.want(intent::AnswerNo{});
        if (!question.yes) return;
        const PushLook yes{.kind = deletes ? ButtonKind::oak : ButtonKind::candle, .text = say(*question.yes)};
        if (push_button(tree, "answer-yes", yes, true, 1)) stage.want(intent::AnswerYes{});
    };
    show_parts(stage, "notice", {.width = size::notice, .ember = true}, head, content, foot);
}

}  // namespace

void draw_notice(Stage& stage) {
    const Notice::Kind kind = stage.model.notice.kind;
    if (kind != Notice::Kind::toast) stage.memory.screens.toast_since = 0;
    switch (kind) {
        case Notice::Kind::none: return;
        case Notice::Kind::own_tab: return draw_own_tab(stage);
        case Notice::Kind::toast: return draw_toast(stage);
        case Notice::Kind::error: return draw_question(stage, {Text::notice_error, {}, Text::notice_ok});
        case Notice::Kind::replace_game:
            return draw_question(stage, {Text::notice_replace_game, Text::notice_yes_replace});
        case Notice::Kind::undo_chance: return draw_question(stage, {Text::notice_undo_chance, Text::notice_yes_undo});
        case Notice::Kind::delete_save:
            return draw_question(stage, {Text::notice_delete_save, Text::notice_yes_delete});
        case Notice::Kind::erase_ledger: return draw_question(stage, {Text::ledger_erase, Text::notice_yes_delete});
        case Notice::Kind::not_kept:
            return draw_question(stage, {Text::notice_not_kept, Text::menu_export, Text::notice_ok});
        case Notice::Kind::unreadable:
            return draw_question(stage, {Text::notice_error, Text::menu_export, Text::notice_ok});
        case Notice::Kind::damaged:
            return draw_question(stage, {Text::notice_damaged, Text::menu_export, Text::notice_ok});
        case Notice::Kind::delete_finished:
            return draw_question(stage, {Text::notice_delete_finished, Text::notice_yes_delete});
        case Notice::Kind::lost_part: return draw_question(stage, {Text::notice_lost_part, {}, Text::notice_ok});
    }
}

}  // namespace tavern::ui
