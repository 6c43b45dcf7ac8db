// What app wants said: toasts go by themselves, questions wait for their answer.
#include <optional>

#include "ui/parts/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

constexpr double toast_time = 4;  // seconds

struct Slip {
    Rect box;
    bool touched = false;
};

/** What the notice says, and below it so much room. It lies over no dice and no button: above the hands, on phones
 * under the purse. */
Slip draw_slip(Stage& stage, float below) {
    Painter& paint = stage.paint;
    const TextStyle style = bold(16, palette::cream);
    const std::string& text = stage.model.notice.text;
    const float room = std::min(620.0F, stage.width - 56);
    const float wide = std::min(room, paint.width(style, text));
    const float high = paint.paragraph_height(room, style, 21, text);
    const float y = stage.fold() == Fold::phone ? 100.0F : stage.height - high - below - 136;
    const Rect box{(stage.width - wide) / 2 - 20, y, wide + 40, high + below + 24};
    const Touched touched = stage.touch.target("toast", text, box);
    paint.lay_over(box);
    paint.fill(box.moved(0, 3), color(0x000000, 0.4F), 12);
    paint.fill(box, palette::slate, 12);
    paint.outline(box, palette::candle, 2, 12);
    paint.paragraph({box.x + 20, box.y + 12, wide + 1, high}, style, 21, text, Align::left);
    return {box, touched.clicked};
}

void draw_toast(Stage& stage) {
    double& since = stage.memory.screens.toast_since;
    const double now = stage.touch.input().time;
    if (since <= 0) since = now > 0 ? now : 1e-3;
    if (draw_slip(stage, 0).touched || now - since > toast_time) {
        since = 0;
        stage.want(Intent::Kind::answer_no);
    }
}

/** It stays until it is answered, and hinders nothing meanwhile. */
void draw_own_tab(Stage& stage) {
    const Slip slip = draw_slip(stage, 52);
    const float half = (slip.box.width - 48) / 2;
    const Rect stay{slip.box.x + 20, slip.box.bottom() - 56, half, 44};
    ButtonLook look;
    look.text_size = 15;
    look.text = say(Text::notice_stay_here);
    if (button(stage, "answer-no", stay, look) || slip.touched) stage.want(Intent::Kind::answer_no);
    look.kind = ButtonKind::candle;
    look.text = say(Text::notice_own_tab);
    if (button(stage, "own-tab", stay.moved(half + 8, 0), look)) stage.want(Intent::Kind::open_own_tab);
}

struct Question {
    Text title;
    std::optional<Text> yes;  // nothing: it is only told
    Text no = Text::notice_no;
};

void draw_question(Stage& stage, const Question& question) {
    const auto head = [&](Tree& tree) { section_heading(tree, say(question.title)); };
    const auto content = [&](Tree& tree) { tree.text(grown(tree, plain(letters::name)), stage.model.notice.text); };
    const auto foot = [&](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
        if (push_button(tree, "answer-no", {.text = say(question.no)}, true, 1)) stage.want(Intent::Kind::answer_no);
        if (!question.yes) return;
        if (push_button(tree, "answer-yes", {.kind = ButtonKind::candle, .text = say(*question.yes)}, true, 1))
            stage.want(Intent::Kind::answer_yes);
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
