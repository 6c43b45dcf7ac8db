// The three entertainers, each with the side kept or the round of its arrival.
#include <algorithm>

#include "ui/board/valley/valley_parts.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr int count_of_entertainers = static_cast<int>(components::entertainers.size());

struct Entertainer {
    int index;
    int side;       // 0: not here yet
    bool performs;  // a press performs it now
    bool turns;     // a press opens the choice of a die
    bool live() const { return performs || turns; }
};
Action performance(int side) {
    return Action(ActionKind::entertain, static_cast<unsigned>(side));
}
Entertainer entertainer_of(const Table& table, int index) {
    const ActionList& legal = table.stage.model.legal;
    const int side = table.player.sides[static_cast<std::size_t>(index)];
    const bool performs = side >= 1 && side <= 4 && table.serving() && table.stage.may(performance(side));
    const bool turns = side == 6 && table.planning() && std::any_of(legal.begin(), legal.end(), [](Action action) {
                           return action.kind() == ActionKind::turn_die;
                       });
    return {index, side, performs, turns};
}

/** The action of a press. Before an entertainer arrives: that of the first side. */
Action tried(const Table& table, const Entertainer& one) {
    const int side = one.side > 0 ? one.side : 2 * one.index + 1;
    if (components::sides[static_cast<std::size_t>(side - 1)].kind != SideKind::turn_die || !table.planning())
        return performance(side);
    const std::vector<HandDie> hand = dice_in_hand(table.player);
    const unsigned from = hand.empty() ? 0U : hand.front().face;
    return hand.empty() ? act::place(0, Space::cashbox) : Action(ActionKind::turn_die, from, from % faces + 1U);
}

/** Explains both sides before the choice. */
Explanation about_entertainer(const Entertainer& one, const std::string& label) {
    if (one.side > 0) return {label, {side_about(one.side)}, entertainer_picture(one.index)};
    const int first = 2 * one.index + 1;
    std::vector<std::string> lines;
    for (const int side : {first, first + 1}) {
        lines.push_back(side_rule(side) + ".");
        lines.push_back(side_about(side));
    }
    return {label, std::move(lines), entertainer_picture(one.index)};
}

/** Face on the left, words beside it. */
void draw_broad(Painter& paint, const Rect& rect, const Entertainer& one, const std::string& rule, ImU32 light) {
    paint.fill(rect.inset(1), palette::parchment, radius::plate);
    const float face = std::min(rect.height, rect.width * 0.34F);
    paint.cover({rect.x + 1, rect.y + 1, face - 2, rect.height - 2}, entertainer_picture(one.index), radius::plate,
                light);
    paint.outline(rect, palette::ink, size::line, radius::card);
    const float x = rect.x + face + gap::edge;
    const float room = rect.right() - x - gap::hair;
    const std::string_view name = entertainer_name(one.index);
    paint.name({x, rect.y + rect.height * 0.32F}, heading(letters::body, palette::ink), name, name, room);
    const std::string text = one.side > 0 ? rule : round_name(round_of_entertainer(one.index));
    TextStyle style = number(letters::figure);
    if (const float wide = paint.width(style, text); wide > room) style.size *= room / wide;
    paint.text({x, rect.y + rect.height * 0.68F}, style, text);
}

/** In a band below the face. */
void draw_rule(Painter& paint, const Rect& band, std::string_view rule) {
    TextStyle style = number(letters::small);
    style.icon = 1;
    if (paint.width(style, rule) > band.width - gap::chip) style.icon = 0.8F;
    paint.text(band.center(), style, rule, Align::center);
}

void draw_entertainer(Painter& paint, const Rect& rect, const Entertainer& one) {
    if (one.live()) paint.fill(rect.inset(-size::bright_line), palette::candle, radius::inner);
    paint.fill(rect, palette::parchment, radius::card);
    const bool broad = rect.width > 1.6F * rect.height;
    std::string rule = one.side == 0 ? std::string() : side_rule(one.side);
    if (rect.width < (broad ? 120 : 80)) std::erase(rule, ' ');
    const float band = one.side == 0 || rect.width < 44 || broad ? 0 : size::thumbnail;
    const ImU32 light = one.side == 0 ? palette::not_yet : IM_COL32_WHITE;
    paint.cover({rect.x + 1, rect.y + 1, rect.width - 2, rect.height - band - 1}, entertainer_picture(one.index),
                radius::plate, light, 0.3F);
    paint.outline(rect, palette::ink, size::line, radius::card);
    if (broad) {
        draw_broad(paint, rect, one, rule, light);
    } else if (one.side == 0) {
        // Shows the moon's round.
        paint.circle(rect.center(), gap::middle, palette::night, palette::sky_text, size::line);
        paint.text(rect.center(), number(letters::small, palette::parchment),
                   std::to_string(round_of_entertainer(one.index)), Align::center);
    } else if (band > 0) {
        draw_rule(paint, {rect.x, rect.bottom() - band, rect.width, band}, rule);
    }
}

void entertainer(Tree& tree, Table& table, int index) {
    Stage& stage = table.stage;
    const Entertainer one = entertainer_of(table, index);
    const std::string id = "entertainer-" + std::to_string(index + 1);
    const std::string what =
        one.side > 0 ? spoken(side_rule(one.side)) : say(Text::about_comes, {{"round", round_of_entertainer(index)}});
    const std::string label = say(Text::label_entertain, {{"entertainer", entertainer_name(index)}, {"side", what}});
    const Touched touched = stage.touch.state(id, one.live());
    if (touched.clicked && one.performs) stage.act(performance(one.side));
    if (touched.clicked && one.turns) {
        stage.next.sheet = Sheet::turn_die;
        stage.next.turned.reset();
    }
    const auto about = [one, label] { return about_entertainer(one, label); };
    const auto refuses = [&table, one] { return why_refused(table, tried(table, one)); };
    item(tree, {id, label, one.live(), false, Role::button, about, refuses},
         table.valley.entertainers[static_cast<std::size_t>(index)], [&stage, one, touched](const Rect& rect) {
             draw_entertainer(stage.paint, rect, one);
             if (touched.focused) draw_focus(stage.paint, rect.inset(-gap::hair), radius::inner);
         });
}

}  // namespace

void entertainers(Tree& tree, Table& table) {
    const ValleyLayout& layout = table.valley;
    const Rect& first = layout.entertainers[0];
    if (first.empty() || !has_schnapps(table.state.setup)) return;
    const std::string_view name = say(Text::board_entertainers);
    const bool drawn = layout.headings && !layout.bars;
    valley_heading(tree, table, drawn ? std::optional(Point{first.x, layout.book.y + gap::middle}) : std::nullopt,
                   name);
    const auto list = tree.open({Role::list, std::string(name)}, all_over(table));
    for (int index = 0; index < count_of_entertainers; ++index) entertainer(tree, table, index);
}

}  // namespace tavern::ui
