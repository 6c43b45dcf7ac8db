#include "ui/parts/pieces.hpp"

#include <algorithm>

namespace tavern::ui {

void draw_parchment(Painter& paint, Rect rect) {
    paint.glow(rect.moved(0, 6), color(0x000000, 0.4F), 16, 22);
    paint.fill(rect, palette::parchment, 16);
    paint.outline(rect.inset(5), palette::parchment_shade, 2, 11);
    paint.outline(rect, palette::ink, 2, 16);
}

void draw_line(Painter& paint, Rect across, float y, ImU32 color, float width) {
    paint.line({across.x, y}, {across.right(), y}, color, width);
}

void draw_text_field(Painter& paint, Rect rect, std::string_view text, std::string_view hint, const TextStyle& style,
                     const Touched& touched) {
    paint.fill(rect, touched.hovered ? color(0xFFFFFF) : parchment_input, 9);
    paint.outline(rect, touched.hovered ? palette::ink : parchment_dashes, 1.5F, 9);
    TextStyle written = style;
    if (text.empty()) written.color = palette::second_ink;
    const std::string_view shown = text.empty() ? hint : text;
    const float room = rect.width - 20;
    if (const float wide = paint.width(written, shown); wide > room) written.size *= room / wide;
    paint.clip(rect);
    paint.text({rect.x + 10, rect.center().y}, written, shown);
    paint.unclip();
    if (touched.focused) draw_focus(paint, rect.inset(-3), 11);
}

void ask_save_name(Stage& stage) {
    stage.want(intent::EditText{TextField::save_name, say(Text::saves_keep_name, {{"round", stage.state().round}}),
                                "bookmark"});
}

std::string_view what_is_kept(const Stage& stage, Text kept) {
    const std::optional<StorageTrouble> trouble = stage.model.storage_trouble;
    return trouble ? say(Text::storage_trouble_blocked, static_cast<std::size_t>(*trouble)) : say(kept);
}

void open_sheet(Stage& stage, Sheet sheet) {
    stage.next.sheet = sheet;
    stage.next.screens.rules_list = sheet == Sheet::rules;
    if (sheet == Sheet::share) stage.want(intent::OpenShare{});
}

const Innkeeper& innkeeper(const Stage& stage, int seat) {
    return shown_innkeeper(*stage.model.game, seat);
}

}  // namespace tavern::ui
