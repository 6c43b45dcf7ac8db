// Short captions the first times something comes up, beside what they speak of.
#include <algorithm>

#include "ui/table.hpp"

namespace tavern::ui {
namespace {

/** What is asked for the first time, and the target it stands at. */
struct FirstHint {
    FirstDeed deed;
    Text text;
    std::string id;
};

std::optional<FirstHint> first_hint(const Table& table) {
    const ActionList& legal = table.stage.model.legal;
    const auto offers = [&](ActionKind kind) {
        return std::any_of(legal.begin(), legal.end(), [&](Action action) { return action.kind() == kind; });
    };
    if (table.question == Question::take_die) return FirstHint{FirstDeed::take, Text::first_hint_take, "take-0"};
    if (table.question == Question::plan)
        return offers(ActionKind::place) ? FirstHint{FirstDeed::place, Text::first_hint_place, "die-0"}
                                         : FirstHint{FirstDeed::ready, Text::first_hint_ready, "ready"};
    if (table.question != Question::serve) return std::nullopt;
    if (offers(ActionKind::serve)) return FirstHint{FirstDeed::serve, Text::first_hint_serve, "serve-all"};
    for (const Action action : legal) {
        if (action.kind() == ActionKind::buy)
            return FirstHint{FirstDeed::spend, Text::first_hint_spend, "buy-" + std::string(facts(action.card()).id)};
        if (action.kind() == ActionKind::recruit)
            return FirstHint{FirstDeed::spend, Text::first_hint_spend, "recruit-" + std::to_string(action.a())};
    }
    return std::nullopt;
}

}  // namespace

void draw_first_hint(Table& table) {
    Stage& stage = table.stage;
    if (stage.model.first_deeds == 0 || !table.mine || stage.model.lesson || stage.model.hint_open ||
        stage.view.hand.face != 0 || stage.view.sheet != Sheet::none)
        return;
    const std::optional<FirstHint> hint = first_hint(table);
    if (!hint || (stage.model.first_deeds >> static_cast<unsigned>(hint->deed) & 1U) == 0) return;
    Painter& paint = stage.paint;
    Rect at;
    for (const Target& target : stage.touch.targets())
        if (target.id == hint->id)
            at = {target.x / paint.unit(), target.y / paint.unit(), target.width / paint.unit(),
                  target.height / paint.unit()};
    if (at.empty()) return;
    const TextStyle style = bold(15);
    const float wide = std::min(paint.width(style, say(hint->text)) + 28, std::min(300.0F, stage.width - 16));
    const float high = paint.paragraph_height(wide - 26, style, 19, say(hint->text)) + 16;
    // Above the dice stands who is asked for what; in the draft too close to them to be left free.
    const float gap = hint->deed == FirstDeed::place ? 42 : 16;
    const bool above = hint->deed != FirstDeed::take && at.y - high - gap > 0;
    const Rect box{std::clamp(at.center().x - 40, 8.0F, stage.width - wide - 8),
                   above ? at.y - high - gap : at.bottom() + 16, wide, high};
    const float x = std::clamp(at.center().x, box.x + 18, box.right() - 18);
    const float edge = above ? box.bottom() : box.y;
    const float tip = above ? edge + 12 : edge - 12;
    paint.lay_over(box);
    paint.glow(box, color(0x000000, 0.35F), 11, 12);
    paint.triangle({x - 11, edge}, {x + 11, edge}, {x, tip + (above ? 3.0F : -3.0F)}, palette::ink);
    paint.fill(box, palette::candle, 11);
    paint.outline(box, palette::ink, 2, 11);
    paint.triangle({x - 8, edge + (above ? -2.0F : 2.0F)}, {x + 8, edge + (above ? -2.0F : 2.0F)}, {x, tip},
                   palette::candle);
    paint.paragraph({box.x + 13, box.y + 8, wide - 26, 19}, style, 19, say(hint->text));
}

}  // namespace tavern::ui
