// The lantern that asks for advice.
#include "ui/board/sky/sky_parts.hpp"
#include "ui/dialogs/entry.hpp"
#include "ui/parts/fitted_button.hpp"

namespace tavern::ui {
namespace {

/** While a plan is being played, any press stops it; this one does nothing else. */
ButtonLook stop_look() {
    return {.kind = ButtonKind::candle, .picture = picture("icon-close"), .about = say(Text::hint_stops)};
}

ButtonLook hint_look(const Table& table) {
    return {.kind = ButtonKind::slate,
            .picture = picture("icon-hint"),
            .chosen = table.stage.model.hint_open,
            .about = say(Text::about_hint),
            .refuses = table.advised() ? std::string() : why_refused(table, Action())};
}

void ask_or_close(const Table& table) {
    Stage& stage = table.stage;
    // In the history, the advice is for the next decision.
    if (table.facts.past) stage.next.shown = table.acting;
    stage.want(stage.model.hint_open ? Intent(intent::CloseHint{}) : intent::AskHint{});
}

}  // namespace

void sky_hint(Tree& tree, Table& table, const Rect& place) {
    const bool follows = table.stage.model.following;
    ButtonLook look = follows ? stop_look() : hint_look(table);
    look.picture_size = size::thumbnail;
    if (follows) {
        if (fitted_button(tree, "stop-hint", {.place = place}, look, true, std::string(say(Text::hint_stop))))
            table.stage.want(intent::CloseHint{});
        return;
    }
    if (fitted_button(tree, "hint", {.place = place}, look, table.advised(), std::string(say(Text::button_hint))))
        ask_or_close(table);
}

void hint_button(Tree& tree, Table& table) {
    if (picture_button(tree, "hint", hint_look(table), say(Text::button_hint), table.advised())) ask_or_close(table);
}

}  // namespace tavern::ui
