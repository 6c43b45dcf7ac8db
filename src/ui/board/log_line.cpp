// The last thing that happened, and the way to all of it.
#include "ui/board/table.hpp"

namespace tavern::ui {

void draw_log_text(Table& table, Point place, const TextStyle& style, const LogLine& line, float width) {
    Painter& paint = table.stage.paint;
    const float indent = line.evening ? 0 : size::shape + 6;
    if (line.seat >= 0)
        paint.picture(square({place.x + size::shape / 2, place.y}, size::shape),
                      player_picture(table.innkeeper(line.seat).color));
    paint.name({place.x + indent, place.y}, style, line.text, line.text, width - indent);
}

namespace {

std::string link_text() {
    return std::string(say(Text::button_log)) + " ▸";
}

}  // namespace

float log_link_width(const Table& table) {
    return table.stage.paint.width(bold(14), link_text());
}

void draw_log_link(Table& table, Point right, ImU32 color) {
    Stage& stage = table.stage;
    const float wide = log_link_width(table);
    const float finger = table.layout.finger();  // upwards: the buttons begin below
    const Touched touched = stage.touch.target("log", say(Text::button_log),
                                               {std::max(2.0F, right.x - 60), right.y + 17 - finger, 60, finger});
    stage.paint.text(right, bold(14, color), link_text(), Align::right);
    explain(stage, touched, {right.x - wide, right.y - 10, wide, 20}, say(Text::button_log),
            {std::string(say(Text::about_log))});
    if (touched.clicked) stage.next.sheet = Sheet::log;
    if (touched.focused) draw_focus(stage.paint, {right.x - wide - 4, right.y - 12, wide + 8, 24}, 8);
}

}  // namespace tavern::ui
