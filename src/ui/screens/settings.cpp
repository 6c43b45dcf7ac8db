// The dialog of settings: the choices, the keys, and a preview.
#include <utility>

#include "ui/dialogs/form.hpp"
#include "ui/flow/keyboard.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/settings_choices.hpp"

namespace tavern::ui {
namespace {

void choices(Tree& tree) {
    Stage& stage = tree.stage();
    const int now = stage.model.settings.text_size;
    const int before = std::exchange(stage.memory.screens.text_size, now);
    const bool seeks = before != 0 && before != now;
    const auto column = tree.open({.gap = gap::small});
    for (const SettingChoice& offered : offered_choices(stage)) {
        if (offered.section) section_heading(tree, say(*offered.section));
        // Other letters give the choices above it another height.
        const auto box = tree.open({.sought = seeks && offered.name == Text::settings_text_size});
        choice(tree, offered);
    }
}

void keys_or_hand(Tree& tree) {
    const bool in_hand = tree.stage().model.device.only_touch;
    const auto box = panel(tree, {.gap = gap::middle, .padding = {gap::large, gap::middle}});
    section_heading(tree, say(in_hand ? Text::settings_in_hand : Text::settings_keys));
    if (in_hand) {
        for (const SettingChoice& offered : offered_in_hand(tree.stage())) choice(tree, offered);
        return;
    }
    const auto list = tree.open({.flow = Flow::grid, .gap = gap::small, .column = size::column});
    for (const KeyEntry& entry : key_list) key_row(tree, say(entry.key), say(entry.deed));
}

/** A prompt, dice and a price as on the table. */
void preview(Tree& tree) {
    Stage& stage = tree.stage();
    const Innkeeper who = stage.model.new_game.innkeepers.empty() ? Innkeeper{} : stage.model.new_game.innkeepers[0];
    const std::string name = who.name.empty() ? std::string(usual_name(0)) : who.name;
    const auto table =
        board_panel(tree, {.flow = Flow::row, .wraps = true, .gap = gap::middle, .padding = {gap::large, gap::middle}});
    {
        const auto words = tree.open({.width = size::column, .share = 1});
        caption(tree, say(Text::settings_looks), palette::parchment);
        section_heading(tree, say(Text::prompt_plan, {{"name", name}}), palette::cream);
    }
    for (const Picture die : {die_picture(4, who.color), die_picture(4, std::nullopt)})
        image_leaf(tree, die, size::die, spoken("[" + std::string(facts(die).name) + "]"));
    chip_leaf(tree, "+4[thaler]");
}

void settings_foot(Tree& tree) {
    Stage& stage = tree.stage();
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
    const Settings& first = stage.model.first_settings;
    if (push_button(tree, "settings-first", {.text = say(Text::settings_first)}, stage.model.settings != first, 1))
        stage.change(first);
    if (push_button(tree, "settings-done",
                    {.kind = ButtonKind::candle, .text = say(Text::settings_done), .picture = picture("icon-done")},
                    true, 1))
        stage.next.sheet = Sheet::none;
}

}  // namespace

void draw_settings_sheet(Stage& stage) {
    const auto content = [](Tree& tree) {
        const auto columns = tree.open({.flow = Flow::grid, .gap = gap::columns, .column = size::readable});
        choices(tree);
        const auto column = tree.open({.gap = gap::middle});
        keys_or_hand(tree);
        preview(tree);
    };
    const SheetTitle title{picture("icon-gear"), say(Text::settings_title), {}, palette::dark_oak};
    if (show_sheet(stage, title, size::wide_sheet, content, settings_foot)) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
