// The dialog of the games saved on this device.
#include <algorithm>

#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** From this many finished games on, there is an offer to delete them. */
constexpr int many_finished = 21;

/** Its own name, or else its players. */
std::string save_title(const SaveEntry& save) {
    if (!save.name.empty()) return save.name;
    std::string names;
    for (const KeptInnkeeper& innkeeper : save.innkeepers) names += (names.empty() ? "" : ", ") + innkeeper.name;
    return names.empty() ? save.summary : names;
}

/** The points of each player. */
std::string standing_of(const SaveEntry& save) {
    std::string text;
    for (const KeptInnkeeper& innkeeper : save.innkeepers) {
        if (!text.empty()) text += "   ";
        if (innkeeper.color) text += player_sign(*innkeeper.color) + " ";
        if (innkeeper.points) text += std::to_string(*innkeeper.points);
    }
    return text;
}

std::string about_save(const SaveEntry& save) {
    if (save.unreadable) return std::string(say(Text::saves_unreadable));
    const std::string about = save.saved_at_text + " · " +
                              say(save.over ? Text::saves_finished : Text::saves_module, {{"module", save.module}});
    return save.hinted ? about + " · " + std::string(say(Text::alone_with_hints)) : about;
}

/** The moon with the evening, or a seal with the winner's points. */
void progress(Tree& tree, const SaveEntry& save) {
    if (!save.over) return moon_leaf(tree, save.round, size::progress, {Role::image, round_name(save.round)});
    Painter& paint = tree.stage().paint;
    int most = 0;
    for (const KeptInnkeeper& innkeeper : save.innkeepers) most = std::max(most, innkeeper.points.value_or(0));
    tree.leaf({.width = size::progress, .height = size::progress},
              [&paint, most](const Rect& rect) { draw_points(paint, rect, most); },
              {Role::image, say(Text::about_points, {{"points", most}})});
}

void deeds(Tree& tree, const SaveEntry& save, bool newest) {
    Stage& stage = tree.stage();
    const std::string& said = save.name.empty() ? save.summary : save.name;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (!save.unreadable) {
        const PushLook look{.kind = newest ? ButtonKind::candle : ButtonKind::oak,
                            .text = say(save.over ? Text::end_points : Text::saves_play)};
        const std::string label =
            save.over ? std::string(look.text) + ": " + said : say(Text::saves_play_label, {{"name", said}});
        if (push_button(tree, "play-" + save.slot, look, true, 2, label)) {
            stage.next.sheet = Sheet::none;
            stage.want(intent::LoadSave{save.slot});
        }
    }
    if (push_button(tree, "export-" + save.slot,
                    {.text = say(save.unreadable ? Text::menu_export : Text::saves_export)}, true, 1,
                    say(Text::saves_export_label, {{"name", said}})))
        stage.want(intent::ExportSave{save.slot});
    if (push_button(tree, "delete-" + save.slot, {.text = say(Text::saves_delete)}, true, 1,
                    say(Text::saves_delete_label, {{"name", said}})))
        stage.want(intent::DeleteSave{save.slot});
}

void kept_game(Tree& tree, const SaveEntry& save, bool newest) {
    const auto item = tree.open({Role::list_item, {}}, {});
    const Style style{.gap = gap::small, .padding = {gap::middle, gap::middle}, .share = 1};
    const auto card = newest ? chosen_panel(tree, style) : panel(tree, style);
    {
        const auto head = tree.open({.flow = Flow::row, .gap = gap::middle});
        progress(tree, save);
        const auto lines = tree.open({.share = 1});
        const ImU32 color = save.unreadable ? palette::ember_text : palette::second_ink;
        tree.text(grown(tree, heading(letters::section, palette::ink)), save_title(save));
        tree.text(grown(tree, plain(letters::body, color)), about_save(save));
        tree.text(grown(tree, bold(letters::body, palette::second_ink)), standing_of(save));
    }
    deeds(tree, save, newest);
}

/** A line that calls for something, and its button. Returns whether it was pressed. */
bool offer(Tree& tree, std::string_view id, std::string_view line, Text deed) {
    const auto row = dashed_panel(
        tree, {.flow = Flow::row, .wraps = true, .gap = gap::middle, .padding = {gap::middle, gap::middle}});
    tree.text(grown(tree, heading(letters::section, palette::ink)), line, Align::left, 1);
    return push_button(tree, id, {.text = say(deed)}, true, 0, std::string(line) + ": " + std::string(say(deed)));
}

void offers(Tree& tree) {
    Stage& stage = tree.stage();
    const Model& model = stage.model;
    const auto grid = tree.open({.flow = Flow::grid, .gap = gap::middle, .column = size::card_column});
    if (model.damaged > 0 &&
        offer(tree, "export-damaged", say(Text::saves_damaged, {{"count", model.damaged}}), Text::menu_export))
        stage.want(intent::ExportDamaged{});
    const int finished = finished_saves(model);
    if (finished >= many_finished &&
        offer(tree, "delete-finished", say(Text::saves_many_finished, {{"count", finished}}), Text::saves_delete))
        stage.want(intent::DeleteFinished{});
}

/** Keeps the game in play, and opens others. */
void bookmark_and_openers(Tree& tree) {
    Stage& stage = tree.stage();
    const Model& model = stage.model;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    const bool has_game = model.game != nullptr && model.screen != Screen::title;
    if (has_game && !model.curtain &&
        push_button(tree, "bookmark", {.kind = ButtonKind::candle, .text = say(Text::saves_keep)}, true, 1))
        ask_save_name(stage);
    if (push_button(tree, "open-link", {.text = say(Text::saves_link), .picture = picture("icon-share")}, true, 1))
        stage.want(intent::OpenLinkPrompt{});
    if (push_button(tree, "open-file", {.text = say(Text::saves_file), .picture = picture("icon-deck-top")}, true, 1))
        stage.want(intent::ImportFile{});
}

}  // namespace

void draw_saves_sheet(Stage& stage) {
    const Model& model = stage.model;
    const auto content = [&](Tree& tree) {
        bookmark_and_openers(tree);
        offers(tree);
        if (model.saves.empty()) paragraph(tree, say(Text::saves_none));
        {
            const auto list = tree.open({Role::list, std::string(say(Text::saves_title))}, {});
            tree.list("games", {.gap = gap::middle, .column = size::card_column}, model.saves.size(),
                      [&](std::size_t index) { kept_game(tree, model.saves[index], index == 0); });
        }
        if (!model.forgets) paragraph(tree, keeping_text(stage, Text::saves_about));
    };
    // The warning that games can get lost is visible without scrolling.
    Part foot;
    if (model.forgets) foot = [&](Tree& tree) { paragraph(tree, keeping_text(stage, Text::saves_about_forgetful)); };
    if (show_sheet(stage, {picture("icon-deck"), say(Text::saves_title)}, size::wide_sheet, content, foot))
        stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
