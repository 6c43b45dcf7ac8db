// The lantern that asks for advice.
#include "ui/board/table.hpp"
#include "ui/parts/entry.hpp"

namespace tavern::ui {
namespace {

ButtonLook hint_look(const Table& table) {
    return {.kind = ButtonKind::slate,
            .picture = picture("icon-hint"),
            .chosen = table.stage.model.hint_open,
            .about = say(Text::about_hint)};
}

void ask_or_close(Stage& stage) {
    stage.want(stage.model.hint_open ? Intent(intent::CloseHint{}) : intent::AskHint{});
}

}  // namespace

void draw_hint_button(Table& table, Rect rect) {
    ButtonLook look = hint_look(table);
    look.picture_size = 22;
    if (button(table.stage, "hint", rect, look, table.mine, say(Text::button_hint))) ask_or_close(table.stage);
}

void hint_button(Tree& tree, Table& table) {
    if (picture_button(tree, "hint", hint_look(table), say(Text::button_hint), table.mine)) ask_or_close(table.stage);
}

}  // namespace tavern::ui
