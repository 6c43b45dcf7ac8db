#include "ui/parts/pieces.hpp"

#include <algorithm>

#include "ui/flow/fitted.hpp"

namespace tavern::ui {

Picture entertainer_picture(int entertainer) {
    constexpr std::array faces{picture("entertainer-musician"), picture("entertainer-dancer"),
                               picture("entertainer-juggler")};
    static_assert(faces.size() == components::entertainers.size());
    return faces[static_cast<std::size_t>(entertainer)];
}

Picture tile_picture(Tile tile, bool upgraded) {
    return find_picture("tile-" + std::string(facts(tile).id) + (upgraded ? "-up" : ""));
}

void draw_line(Painter& paint, Rect across, float y, ImU32 color, float width) {
    paint.line({across.x, y}, {across.right(), y}, color, width);
}

void draw_text_field(Painter& paint, Rect rect, std::string_view text, std::string_view hint, const TextStyle& style,
                     const Touched& touched) {
    paint.fill(rect, touched.hovered ? IM_COL32_WHITE : palette::parchment_input, radius::inner);
    paint.outline(rect, touched.hovered ? palette::ink : palette::parchment_dashes, size::line, radius::inner);
    TextStyle written = style;
    if (text.empty()) written.color = palette::second_ink;
    const std::string_view shown = text.empty() ? hint : text;
    const float room = rect.width - 2 * gap::small;
    if (const float wide = paint.width(written, shown); wide > room) written.size *= room / wide;
    paint.text({rect.x + gap::small, rect.center().y}, written, fitted(paint, written, shown, room));
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::control);
}

void ask_save_name(Stage& stage) {
    stage.want(intent::EditText{TextField::save_name, round_name(stage.state().round), "bookmark"});
}

bool can_type(const Stage& stage) {
    const Model& model = stage.model;
    return model.screen == Screen::table && model.game != nullptr && model.history == nullptr && !model.curtain &&
           model.notice.kind <= Notice::Kind::toast;
}

void type_line(Stage& stage) {
    stage.want(intent::EditText{TextField::typed_line, {}, {}});
}

std::string_view keeping_text(const Stage& stage, Text kept) {
    const std::optional<StorageTrouble> trouble = stage.model.storage_trouble;
    return trouble ? say(Text::storage_trouble_blocked, static_cast<std::size_t>(*trouble)) : say(kept);
}

void open_sheet(Stage& stage, Sheet sheet) {
    stage.next.sheet = sheet;
    stage.next.screens.rules_list = sheet == Sheet::rules;
    if (sheet == Sheet::share) stage.want(intent::OpenShare{stage.view.screens.share_names});
    if (sheet == Sheet::problems) stage.want(intent::ListProblems{});
    if (sheet == Sheet::report) stage.memory.screens.report.reset();
}

void open_decks(Stage& stage, int seat) {
    open_sheet(stage, Sheet::decks);
    stage.next.screens.deck_seat = seat;
}

const Innkeeper& innkeeper(const Stage& stage, int seat) {
    return shown_innkeeper(*stage.model.game, seat);
}

}  // namespace tavern::ui
