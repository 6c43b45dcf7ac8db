// The valley: its backdrop and headings, and the drawer's tab; market and tracks have files of their own.
#include "ui/board/valley/valley_parts.hpp"
#include "ui/parts/fitted_button.hpp"

namespace tavern::ui {

Style all_over(const Table& table) {
    return {.flow = Flow::places, .place = table.stage.window()};
}

void valley_heading(Tree& tree, Table& table, const std::optional<Point>& place, std::string_view text,
                    std::string_view hint, float apart) {
    const Semantics meaning{Role::heading, std::string(text), {}, 3};
    if (!place) return tree.leaf({}, {}, meaning);
    Painter& paint = table.stage.paint;
    const TextStyle style = heading(letters::sign, palette::cream);
    const float width = paint.width(style, text);
    const Rect rect{place->x, place->y - style.size / 2, width, style.size};
    tree.leaf(
        {.place = rect},
        [&paint, style, text](const Rect& box) {
            draw_sign(paint, {box.x, box.center().y}, style, text);
        },
        meaning);
    if (hint.empty() || table.layout.unit < 0.89F) return;
    const TextStyle small = plain(letters::small, palette::valley_text);
    tree.leaf({.place = {rect.right() + apart, rect.y + 1, paint.width(small, hint), rect.height}},
              [&paint, small, words = std::string(hint)](const Rect& box) {
                  draw_sign(paint, {box.x, box.center().y}, small, words);
              },
              {Role::text, std::string(hint)});
}

void item(Tree& tree, Control control, const Rect& place, Tree::Draw draw, Role role) {
    const Style style{.flow = Flow::places, .place = place};
    const auto box = tree.open({role, {}}, style);
    const auto thing = tree.control(std::move(control), style, std::move(draw));
}

void draw_space(Painter& paint, const Rect& rect, ImU32 fill, std::string_view text, float size, float radius) {
    paint.fill(rect, fill, radius);
    paint.outline(rect, palette::ink, size::line, radius);
    if (text.empty()) return;
    TextStyle style = number(size);
    const bool picture_alone = text.front() == '[' && text.back() == ']' && text.find('[', 1) == std::string_view::npos;
    style.icon = picture_alone ? 1.6F : 1.15F;
    if (text.substr(0, 6) == "[card-") style.icon = 1.75F;
    style.icon = std::min(style.icon, (rect.height - gap::edge) / std::max(size, letters::small / paint.layout_unit()));
    if (const float wide = paint.width(style, text); wide > rect.width - 2) {
        style.size *= (rect.width - 2) / wide;
        style.icon *= (rect.width - 2) / wide;
    }
    paint.text(rect.center(), style, text, Align::center);
}

namespace {

void backdrop(Tree& tree, Table& table) {
    Stage& stage = table.stage;
    const Rect& area = table.valley.area;
    if (table.layout.fold == Fold::drawer) {
        // The drawer lies over the tavern, which is darkened and out of reach; the hands stay within reach.
        tree.leaf({.place = table.layout.tavern}, [&stage](const Rect& rect) {
            stage.paint.lay_over(rect);
            stage.paint.fill(rect, palette::veil);
        });
        const auto beside = tree.control({"veil", {}, false, false, Role::none}, {.place = table.layout.tavern});
        const auto ground = tree.control({"valley", {}, false, false, Role::none}, {.place = area});
    }
    const Picture picture = is_summer(table.state.setup) ? ui::picture("valley-summer") : ui::picture("valley-winter");
    tree.leaf({.place = area}, [&stage, picture](const Rect& rect) {
        stage.paint.cover(rect, picture, radius::room);
        stage.paint.outline(rect, palette::ink, 2, radius::low);
    });
}

/** Compact phones: the switch between market and tracks. */
void stop_switch(Tree& tree, Table& table) {
    const Rect& place = table.valley.stop_switch;
    if (place.empty()) return;
    const bool market = table.stage.view.stop == 0;
    ButtonLook look;
    look.kind = ButtonKind::slate;
    look.text = say(market ? Text::board_to_tracks : Text::board_to_market);
    look.text_size = letters::body;
    if (fitted_button(tree, "stop", {.place = place}, look)) table.stage.next.stop = market ? 1 : 0;
}

void draw_drawer_tab(Painter& paint, const Rect& rect, bool open, int count, const Touched& touched) {
    constexpr float corner = 10;
    paint.lay_over(rect);
    paint.fill(rect, open ? palette::parchment : palette::slate, corner);
    paint.outline(rect, open ? palette::ink : palette::slate_edge, 2, corner);
    paint.picture({rect.x + 7, rect.y + 10, 30, 30}, picture("icon-monastery"));
    paint.text_upwards({rect.center().x, rect.y + 79}, heading(letters::room, open ? palette::ink : palette::parchment),
                       say(Text::board_valley));
    if (open) paint.picture(square({rect.center().x, rect.bottom() - 17}, size::thumbnail), picture("icon-close"));
    if (count > 0 && !open) {
        const Point badge{rect.center().x, rect.bottom() - 15};
        paint.circle(badge, gap::middle, palette::candle, palette::ink, size::line);
        paint.text(badge, number(letters::figure), std::to_string(count), Align::center);
    }
    if (touched.focused) draw_focus(paint, rect.inset(-2), radius::ring);
}

}  // namespace

void valley(Tree& tree, Table& table) {
    if (table.layout.valley.empty()) return;
    backdrop(tree, table);
    stop_switch(tree, table);
    guests_for_sale(tree, table);
    cards_for_sale(tree, table);
    nobles_for_sale(tree, table);
    if (table.valley.monastery.empty()) return;
    const auto tracks = tree.open({Role::region, std::string(say(Text::room_tracks))}, all_over(table));
    monastery(tree, table);
    reputation(tree, table);
    guest_book(tree, table);
    entertainers(tree, table);
    evenings(tree, table);
}

void drawer_tab(Tree& tree, Table& table) {
    const Rect& place = table.layout.drawer_tab;
    if (place.empty()) return;
    Stage& stage = table.stage;
    const bool open = stage.view.drawer;
    const int count = open ? 0 : buys(table);
    const std::string label(say(open ? Text::button_close_valley : Text::button_open_valley));
    const Touched touched = stage.touch.state("valley-drawer");
    if (touched.clicked) stage.next.drawer = !open;
    Control control{"valley-drawer", label};
    if (count > 0)
        control.about = [label, count] { return Explanation{label, {say(Text::about_offers, {{"count", count}})}}; };
    const auto tab = tree.control(
        std::move(control), {.place = place},
        [&stage, open, count, touched](const Rect& rect) { draw_drawer_tab(stage.paint, rect, open, count, touched); });
}

}  // namespace tavern::ui
