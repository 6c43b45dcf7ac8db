// Coach marks: short captions at the first time of an action, beside the thing that they explain.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/draw/recorder.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

/** The first action, and its target. */
struct FirstHint {
    FirstDeed deed;
    Text text;
    std::string id;
};

std::optional<FirstHint> first_hint(const Table& table) {
    if (table.question == Question::take_die) return FirstHint{FirstDeed::take, Text::first_hint_take, "take-0"};
    if (table.question == Question::plan)
        return offers(table, ActionKind::place) ? FirstHint{FirstDeed::place, Text::first_hint_place, "die-0"}
                                                : FirstHint{FirstDeed::ready, Text::first_hint_ready, "ready"};
    if (table.question == Question::start_over) return FirstHint{FirstDeed::keep, Text::first_hint_keep, "keep-guests"};
    if (table.question != Question::serve) return std::nullopt;
    if (offers(table, ActionKind::serve)) return FirstHint{FirstDeed::serve, Text::first_hint_serve, "serve-all"};
    for (const Action action : table.stage.model.legal) {
        if (action.kind() == ActionKind::buy)
            return FirstHint{FirstDeed::spend, Text::first_hint_spend, "buy-" + std::string(facts(action.card()).id)};
        if (action.kind() == ActionKind::recruit)
            return FirstHint{FirstDeed::spend, Text::first_hint_spend, "recruit-" + std::to_string(action.a())};
    }
    return std::nullopt;
}

/** A visible thing, and the cost of covering it. */
struct Seen {
    Rect rect;
    float weight;
    bool needed = false;  // pressed, paid or read now: never covered
};

/** Whether it is a space for dice or of the guest book: read when dice are placed and guests recruited. */
bool is_space(std::string_view id) {
    return id.starts_with("space-") || id.starts_with("book-");
}

/** Whether a text has a price or a gain, such as "+4[thaler]". */
bool says_amount(std::string_view text) {
    return text.find("[thaler]") != std::string_view::npos || text.find("[beer]") != std::string_view::npos;
}

bool holds(const Rect& outer, const Rect& inner) {
    constexpr float nearly_all = 0.9F;
    return overlap(inner, outer).area() > inner.area() * nearly_all;
}

/** Visible dice, cards, spaces and texts in a part of the window, but not the last line of the log, which may be
 * covered. */
std::vector<Seen> seen_in(const Stage& stage, Rect part, Rect hands) {
    constexpr float thing = 12;  // weight of spaces and cards, and of texts on them
    const float unit = stage.paint.unit();
    const auto in_units = [&](const Rect& rect) {
        return Rect{rect.x / unit, rect.y / unit, rect.width / unit, rect.height / unit};
    };
    std::vector<Seen> seen;
    const auto add = [&](const Rect& rect, float weight, bool needed = false) {
        if (rect.overlaps(part)) seen.push_back({rect, weight, needed});
    };
    const std::vector<Target>& targets = stage.touch.targets();
    for (std::size_t index = 0; index < targets.size(); ++index) {
        const Rect rect = stage.rect_of(targets[index]);
        bool hidden = targets[index].label.empty();
        for (std::size_t later = index + 1; later < targets.size() && !hidden; ++later)
            hidden = targets[later].label.empty() && holds(stage.rect_of(targets[later]), rect);
        if (!hidden) add(rect, thing, targets[index].enabled || is_space(targets[index].id));
    }
    if (stage.drawn == nullptr) return seen;
    // Things smaller than a card are dice, or pills behind text.
    constexpr float small = 60;
    const std::vector<RecordedFill>& fills = stage.drawn->fills;
    for (const RecordedFill& fill : fills)
        if (const Rect rect = in_units(fill.rect); rect.width < small && rect.height < small)
            add(rect, 1, hands.contains(rect.center()));
    const std::string last_of_log = last_line(*stage.model.game).text;
    for (const RecordedText& text : stage.drawn->texts) {
        const Rect rect = in_units(text.ink);
        const bool of_log = (text.whole.empty() ? text.text : text.whole) == last_of_log;
        if (of_log || !rect.overlaps(part)) continue;
        const bool hidden = std::any_of(fills.begin(), fills.end(), [&](const RecordedFill& fill) {
            return fill.first >= text.last && fill.rect.height > 100 && holds(fill.rect, text.ink);
        });
        // The hands contain the question.
        const bool asked = hands.contains(rect.center());
        if (!hidden) add(rect, thing, asked || says_amount(text.text));
    }
    return seen;
}

constexpr float shadow = 9;  // units around the box in which text is hard to read
constexpr float longest_tail = 24;
constexpr float line = letters::figure * letters::line;
constexpr float tip_gap = gap::hair;  // between the tip and its target
constexpr float tail_half = gap::small;
constexpr Point box_padding{gap::middle, gap::small};

/** Whether a tip at this distance would end at its target and not at a thing in between. */
bool reaches(const Rect& tail, const Rect& at, const std::vector<Seen>& seen) {
    if (tail.height > longest_tail) return false;
    return std::none_of(seen.begin(), seen.end(),
                        [&](const Seen& thing) { return !holds(thing.rect, at) && tail.overlaps(thing.rect); });
}

/** The place near the target that covers the least. */
void find_place(const Stage& stage, const TextStyle& style, Rect hands, CaptionPlace& best) {
    constexpr float reach = 150;
    constexpr std::array widths{300.0F, 220.0F, 420.0F};
    constexpr float rounding = 0.5F;
    constexpr float step_aside = 20;
    constexpr float least_away = 8;
    constexpr float step_away = 7;
    constexpr float cost_away = 12;
    constexpr float pointless = 30000;  // additional cost of a caption without a tip
    const std::string& text = best.text;
    const Rect& at = best.at;
    const std::vector<Seen> seen = seen_in(stage, at.inset(-reach - widths.back()), hands);
    const Painter& paint = stage.paint;
    const float most = stage.width - 2 * gap::small;
    float least = std::numeric_limits<float>::max();
    for (const float limit : widths) {
        const float wide = std::min({paint.width(style, text) + 2 * box_padding.x + 1, limit, most});
        const float high = paint.paragraph_height(wide - 2 * box_padding.x, style, line, text) + 2 * box_padding.y;
        const float x = std::clamp(at.center().x, gap::page, stage.width - gap::page);
        const float left = std::max(gap::small, x + gap::large - wide);
        const float right = std::min(stage.width - gap::small - wide, x - gap::large);
        for (float box_x = left; box_x <= right + rounding; box_x += step_aside)
            for (float away = least_away; away <= reach; away += step_away)
                for (const bool above : {true, false}) {
                    const Rect box{box_x, above ? at.y - away - high : at.bottom() + away, wide, high};
                    if (box.y < gap::hair || box.bottom() > stage.height - gap::hair) continue;
                    if (std::any_of(seen.begin(), seen.end(), [&](const Seen& thing) {
                            return thing.needed && box.inset(-gap::hair).overlaps(thing.rect);
                        }))
                        continue;
                    const float length = away - tip_gap;
                    const Rect tail{x - tail_half, above ? box.bottom() : box.y - length, 2 * tail_half, length};
                    // Distance is bad, but better than covering things.
                    float cost = away * cost_away + std::abs(box.center().x - x);
                    for (const Seen& thing : seen)
                        cost += thing.weight * overlap(box.inset(-shadow), thing.rect).area();
                    if (cost >= least) continue;
                    const bool points = reaches(tail, at, seen);
                    if (!points) cost += pointless;
                    if (cost >= least) continue;
                    least = cost;
                    best.box = box;
                    best.x = x;
                    best.above = above;
                    best.points = points;
                }
    }
}

/** Searched only once, as it takes longer than a frame should: until then the caption keeps its place. Empty if there
 * is no place. */
std::optional<CaptionPlace> place_for(Stage& stage, const TextStyle& style, std::string_view text, Rect at,
                                      Rect hands) {
    std::optional<CaptionPlace>& kept = stage.memory.caption;
    CaptionPlace wanted{std::string(text), at, stage.window(), {}};
    if (kept && !kept->same_caption(wanted)) kept = std::nullopt;
    if (kept && kept->at == at) return kept;
    if (stage.drawn == nullptr) {
        stage.memory.seeks_caption = true;
    } else {
        find_place(stage, style, hands, wanted);
        kept = wanted;
    }
    return kept;
}

void draw_caption(Painter& paint, const CaptionPlace& place, const TextStyle& style) {
    const auto& [text, anchor, window, box, x, above, points] = place;
    const float edge = above ? box.bottom() : box.y;
    const float tip = above ? anchor.y - tip_gap : anchor.bottom() + tip_gap;
    // The ink around the candle.
    const float rim = above ? gap::hair : -gap::hair;
    const float half = tail_half + gap::hair;
    if (points)
        paint.lay_over(Rect{x - tail_half, std::min(edge, tip), 2 * tail_half, std::abs(tip - edge)}.inset(-gap::hair));
    paint.lay_over(box);
    paint.glow(box, palette::shadow, radius::control, gap::hair);
    if (points) paint.triangle({x - half, edge}, {x + half, edge}, {x, tip + rim}, palette::ink);
    paint.fill(box, palette::candle, radius::control);
    paint.outline(box, palette::ink, 2, radius::control);
    if (points) paint.triangle({x - tail_half, edge - rim}, {x + tail_half, edge - rim}, {x, tip}, palette::candle);
    paint.paragraph({box.x + box_padding.x, box.y + box_padding.y, box.width - 2 * box_padding.x, line}, style, line,
                    text);
}

}  // namespace

void show_first_hint(Table& table) {
    Stage& stage = table.stage;
    // In a problem it could tell the answer.
    if (stage.model.first_deeds == 0 || !table.mine || stage.model.lesson || stage.model.problem ||
        stage.model.hint_open || stage.view.hand || stage.view.sheet != Sheet::none)
        return;
    const std::optional<FirstHint> hint = first_hint(table);
    if (!hint || (stage.model.first_deeds >> static_cast<unsigned>(hint->deed) & 1U) == 0) return;
    Painter& paint = stage.paint;
    Rect at;
    for (const Target& target : stage.touch.targets())
        if (target.id == hint->id) at = stage.rect_of(target);
    if (at.empty()) return;
    const TextStyle style = bold(letters::figure);
    const std::optional<CaptionPlace> place = place_for(stage, style, say(hint->text), at, table.layout.hands);
    if (!place || place->box.empty()) return;
    Tree tree(stage);
    {
        const auto window = tree.open({.flow = Flow::places});
        tree.leaf({.place = place->box}, [&paint, place, style](const Rect&) { draw_caption(paint, *place, style); },
                  {Role::text, place->text});
    }
    tree.show(stage.window());
}

}  // namespace tavern::ui
