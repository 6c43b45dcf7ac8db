// What app wants said: toasts go by themselves, questions wait for their answer.
#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

constexpr double toast_time = 4;  // seconds

void draw_toast(Stage& stage) {
    Painter& paint = stage.paint;
    double& since = stage.view.screens.toast_since;
    const double now = stage.touch.input().time;
    if (since <= 0) since = now > 0 ? now : 1e-3;
    const TextStyle style = bold(16, palette::cream);
    const float room = std::min(620.0F, stage.width - 56);
    const float wide = std::min(room, paint.width(style, stage.model.notice.text));
    const float high = paint.paragraph_height(room, style, 21, stage.model.notice.text);
    // Over no dice and no button: above the hands, on phones under the purse.
    const float y = fold(stage) == Fold::phone ? 100.0F : stage.height - high - 136;
    const Rect box{(stage.width - wide) / 2 - 20, y, wide + 40, high + 24};
    const Touched touched = stage.touch.target("toast", stage.model.notice.text, box);
    paint.lay_over(box);
    paint.fill(box.moved(0, 3), color(0x000000, 0.4F), 12);
    paint.fill(box, palette::slate, 12);
    paint.outline(box, palette::candle, 2, 12);
    paint.paragraph({box.x + 20, box.y + 12, wide + 1, high}, style, 21, stage.model.notice.text, Align::left);
    if (touched.clicked || now - since > toast_time) {
        since = 0;
        stage.want(Intent::Kind::answer_no);
    }
}

struct Question {
    Text title;
    Text yes;
};

void draw_question(Stage& stage, const Question* question) {
    Painter& paint = stage.paint;
    const float width = std::min(480.0F, stage.width - 16);
    const float inner = width - 2 * std::min(20.0F, width * 0.045F);
    const std::string& text = stage.model.notice.text;
    float line = 23;
    const TextStyle style = paint.for_reading(plain(17), line, text, inner, stage.height * 0.5F);
    const float high = paint.paragraph_height(inner, style, line, text);
    const Rect content = sheet(stage, {width, high + 40 + 40 + 22 + 56, true});
    paint.text({content.x, content.y + 16}, heading(26, palette::ink),
               say(question ? question->title : Text::notice_error));
    paint.paragraph({content.x, content.y + 42, inner, high}, style, line, text);
    const Rect row{content.x, content.bottom() - 54, content.width, 54};
    const float half = (row.width - 12) / 2;
    ButtonLook no;
    no.text = say(question ? Text::notice_no : Text::notice_ok);
    if (button(stage, "answer-no", question ? Rect{row.x, row.y, half, row.height} : row, no) ||
        stage.touch.input().escape)
        stage.want(Intent::Kind::answer_no);
    if (!question) return;
    ButtonLook yes;
    yes.kind = ButtonKind::candle;
    yes.text = say(question->yes);
    if (button(stage, "answer-yes", {row.x + half + 12, row.y, half, row.height}, yes))
        stage.want(Intent::Kind::answer_yes);
}

}  // namespace

void draw_notice(Stage& stage) {
    const Notice::Kind kind = stage.model.notice.kind;
    if (kind != Notice::Kind::toast) stage.view.screens.toast_since = 0;
    static constexpr Question replace{Text::notice_replace_game, Text::notice_yes_replace};
    static constexpr Question undo{Text::notice_undo_chance, Text::notice_yes_undo};
    static constexpr Question erase{Text::notice_delete_save, Text::notice_yes_delete};
    static constexpr Question forget{Text::ledger_erase, Text::notice_yes_delete};
    switch (kind) {
        case Notice::Kind::none: return;
        case Notice::Kind::toast: return draw_toast(stage);
        case Notice::Kind::error: return draw_question(stage, nullptr);
        case Notice::Kind::replace_game: return draw_question(stage, &replace);
        case Notice::Kind::undo_chance: return draw_question(stage, &undo);
        case Notice::Kind::delete_save: return draw_question(stage, &erase);
        case Notice::Kind::erase_ledger: return draw_question(stage, &forget);
    }
}

}  // namespace tavern::ui
