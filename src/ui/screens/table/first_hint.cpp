// Short captions the first times something comes up, beside what they speak of.
#include <algorithm>
#include <cmath>

#include "ui/draw/recorder.hpp"
#include "ui/screens/table/table_screen.hpp"

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
    if (table.question == Question::start_over) return FirstHint{FirstDeed::keep, Text::first_hint_keep, "keep-guests"};
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

/** Something that should be seen, and how much it hurts to cover it. */
struct Seen {
    Rect rect;
    float weight;
    bool needed = false;  // it is pressed, paid or read now: it is never covered
};

/** Whether a text says a price or what something brings, as "+4[thaler]" does. */
bool says_amount(std::string_view text) {
    return text.find("[thaler]") != std::string_view::npos || text.find("[beer]") != std::string_view::npos;
}

float shared_area(const Rect& a, const Rect& b) {
    const float width = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const float height = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return width > 0 && height > 0 ? width * height : 0;
}

bool holds(const Rect& outer, const Rect& inner) {
    return shared_area(outer, inner) > inner.width * inner.height * 0.9F;
}

/** Dice, cards, spaces and words in a part of the window, each where it is not hidden. */
std::vector<Seen> seen_in(const Stage& stage, Rect part, Rect hands) {
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
        const auto rect_of = [&](const Target& target) {
            return in_units({target.x, target.y, target.width, target.height});
        };
        const Rect rect = rect_of(targets[index]);
        bool hidden = targets[index].label.empty();
        for (std::size_t later = index + 1; later < targets.size() && !hidden; ++later)
            hidden = targets[later].label.empty() && holds(rect_of(targets[later]), rect);
        const std::string& id = targets[index].id;
        const bool space = id.rfind("space-", 0) == 0;
        const bool die = id.rfind("die-", 0) == 0 || id.rfind("placed-", 0) == 0 || id.rfind("take-", 0) == 0;
        if (!hidden) add(rect, die ? 8.0F : 2.0F, targets[index].enabled || space);
    }
    if (stage.drawn == nullptr) return seen;
    // What is smaller than a card is a die, or a pill behind words.
    constexpr float small = 60;
    const std::vector<RecordedFill>& fills = stage.drawn->fills;
    for (const RecordedFill& fill : fills)
        if (const Rect rect = in_units(fill.rect); rect.width < small && rect.height < small)
            add(rect, 1, hands.contains(rect.center()));
    for (const RecordedText& text : stage.drawn->texts) {
        const Rect rect = in_units(text.ink);
        if (!rect.overlaps(part)) continue;
        const bool hidden = std::any_of(fills.begin(), fills.end(), [&](const RecordedFill& fill) {
            return fill.first >= text.last && fill.rect.height > 100 && holds(fill.rect, text.ink);
        });
        // In the hands stands what is asked.
        const bool asked = hands.contains(rect.center());
        if (!hidden) add(rect, asked ? 60.0F : 12.0F, asked || says_amount(text.text));
    }
    return seen;
}

constexpr float shadow = 9;  // units around the box in which words are hard to read
constexpr float longest_tail = 24;
constexpr float line = 19;
constexpr float tip_gap = 4;  // between the tip and the thing

/** Whether a tip that far from the thing would end at it and not at something between. */
bool reaches(const Rect& tail, const Rect& at, const std::vector<Seen>& seen) {
    if (tail.height > longest_tail) return false;
    return std::none_of(seen.begin(), seen.end(),
                        [&](const Seen& thing) { return !holds(thing.rect, at) && shared_area(tail, thing.rect) > 0; });
}

/** Near the thing at hand, where what is seen is covered least. */
void find_place(const Stage& stage, const TextStyle& style, Rect hands, CaptionPlace& best) {
    constexpr float reach = 150;
    constexpr float pointless = 30000;  // what a caption without a tip costs more
    const std::string& text = best.text;
    const Rect& at = best.at;
    const std::vector<Seen> seen = seen_in(stage, at.inset(-reach - 380), hands);
    const Painter& paint = stage.paint;
    const float most = stage.width - 16;
    float least = 1e30F;
    for (const float limit : {300.0F, 220.0F, 420.0F}) {
        const float wide = std::min({paint.width(style, text) + 28, limit, most});
        const float high = paint.paragraph_height(wide - 26, style, line, text) + 16;
        const float x = std::clamp(at.center().x, 26.0F, stage.width - 26);
        const float left = std::max(8.0F, x + 18 - wide);
        const float right = std::min(stage.width - 8 - wide, x - 18);
        for (float box_x = left; box_x <= right + 0.5F; box_x += 20)
            for (float gap = 16; gap <= reach; gap += 7)
                for (const bool above : {true, false}) {
                    const Rect box{box_x, above ? at.y - gap - high : at.bottom() + gap, wide, high};
                    if (box.y < 4 || box.bottom() > stage.height - 4) continue;
                    if (std::any_of(seen.begin(), seen.end(), [&](const Seen& thing) {
                            return thing.needed && shared_area(box.inset(-3), thing.rect) > 0;
                        }))
                        continue;
                    const float length = gap - tip_gap;
                    const Rect tail{x - 8, above ? box.bottom() : box.y - length, 16, length};
                    // Farther away is worse, yet better than over something.
                    float cost = gap * 12 + std::abs(box.center().x - x);
                    for (const Seen& thing : seen) cost += thing.weight * shared_area(box.inset(-shadow), thing.rect);
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

/** Sought once, as that takes longer than a frame should: until then it stays where it was. Nothing where none is. */
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
    if (points) paint.lay_over({x - 11, std::min(edge, tip) - 3, 22, std::abs(tip - edge) + 6});
    paint.lay_over(box);
    paint.glow(box, color(0x000000, 0.35F), radius::control, gap::hair);
    if (points) paint.triangle({x - 11, edge}, {x + 11, edge}, {x, tip + (above ? 3.0F : -3.0F)}, palette::ink);
    paint.fill(box, palette::candle, radius::control);
    paint.outline(box, palette::ink, 2, radius::control);
    if (points)
        paint.triangle({x - 8, edge + (above ? -2.0F : 2.0F)}, {x + 8, edge + (above ? -2.0F : 2.0F)}, {x, tip},
                       palette::candle);
    paint.paragraph({box.x + 13, box.y + 8, box.width - 26, line}, style, line, text);
}

}  // namespace

void show_first_hint(Table& table) {
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
