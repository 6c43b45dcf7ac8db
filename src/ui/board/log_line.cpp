// The last event, and the link to the log.
#include <algorithm>

#include "ui/board/table.hpp"

namespace tavern::ui {

void draw_log_text(Table& table, Point place, const TextStyle& style, const LogLine& line, float width) {
    Painter& paint = table.stage.paint;
    const float indent = line.evening ? 0 : size::shape + gap::chip;
    if (line.seat)
        paint.picture(square({place.x + size::shape / 2, place.y}, size::shape),
                      player_picture(table.innkeeper(*line.seat).color));
    paint.name({place.x + indent, place.y}, style, line.text, line.text, width - indent);
}

void log_text(Tree& tree, Table& table, const Style& style, const TextStyle& letters, const LogLine& line) {
    tree.leaf(style,
              [&table, letters, line](const Rect& rect) {
                  draw_log_text(table, {rect.x, rect.center().y}, letters, line, rect.width);
              },
              {Role::text, line.text});
}

namespace {

constexpr float link_width = 60;
constexpr float below_link = 17;  // room for a finger below its middle

std::string link_text() {
    return std::string(say(Text::button_log)) + " ▸";
}

/** The letters of the link with this right end. */
Rect link_letters(const Table& table, Point right) {
    const float wide = log_link_width(table);
    return {right.x - wide, right.y - size::badge / 2, wide, size::badge};
}

void draw_link(const Table& table, Point right, ImU32 color, bool focused) {
    Painter& paint = table.stage.paint;
    paint.text(right, bold(letters::small, color), link_text(), Align::right);
    if (!focused) return;
    const Rect words = link_letters(table, right);
    draw_focus(paint, {words.x - gap::edge, words.y - 2, words.width + 2 * gap::edge, words.height + gap::edge},
               gap::small);
}

}  // namespace

float log_link_width(const Table& table) {
    return table.stage.paint.width(bold(letters::small), link_text());
}

Rect log_link_place(const Table& table, Point right) {
    const float finger = table.layout.finger();
    const float x = std::max(2.0F, right.x - link_width);
    return {x, right.y + below_link - finger, right.x - x, finger};
}

void log_link(Tree& tree, Table& table, const Style& style, ImU32 color) {
    Stage& stage = table.stage;
    const Touched touched = stage.touch.state("log");
    if (touched.clicked) stage.next.sheet = Sheet::log;
    const auto about = [] {
        return Explanation{std::string(say(Text::button_log)), {std::string(say(Text::about_log))}};
    };
    const auto link =
        tree.control({"log", std::string(say(Text::button_log)), true, false, Role::button, about}, style,
                     [&table, color, touched](const Rect& rect) {
                         const Point right{rect.right(), rect.bottom() - std::min(rect.height / 2, below_link)};
                         draw_link(table, right, color, touched.focused);
                     });
}

}  // namespace tavern::ui
