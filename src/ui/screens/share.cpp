// The share dialog: the game as a link with its code, as a letter to the next player, as picture, text and file.
#include "ui/dialogs/form.hpp"
#include "ui/dialogs/link.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

LinkKind chosen_kind(const Stage& stage) {
    return stage.view.screens.share_position ? LinkKind::position : LinkKind::replay;
}

const std::string& chosen_link(const Stage& stage) {
    return chosen_kind(stage) == LinkKind::position ? stage.model.position_link : stage.model.link;
}

/** A choice between two, whose label only screen readers say. */
RadioGroup either(std::string_view id, Text label, Text first, Text second, bool second_chosen) {
    return {id, {}, {}, {std::string(say(first)), std::string(say(second))}, second_chosen ? 1 : 0, say(label)};
}

void share_choices(Tree& tree) {
    Stage& stage = tree.stage();
    const ScreensView& chosen = stage.view.screens;
    const int kind = radio_group(
        tree, either("share-kind", Text::share_kind, Text::share_replay, Text::share_position, chosen.share_position));
    if (kind >= 0) stage.next.screens.share_position = kind == 1;
    const std::string& link = chosen_link(stage);
    const Text about = chosen.share_position ? Text::share_position_about : Text::share_replay_about;
    caption(tree, link.empty() ? std::string(say(Text::share_making))
                               : say(about, {{"count", static_cast<int>(link.size())}}));
    link_field(tree, link);
    const int names = radio_group(tree, either("share-names", Text::share_names, Text::share_names_with,
                                               Text::share_names_without, !chosen.share_names));
    if (names < 0) return;
    stage.next.screens.share_names = names == 0;
    stage.want(intent::OpenShare{names == 0});
}

/** The letter to the next player. */
void letter(Tree& tree) {
    Stage& stage = tree.stage();
    const Innkeeper& next = innkeeper(stage, actor(stage.state()).seat);
    const auto box = filled_panel(
        tree, {.flow = Flow::row, .wraps = true, .gap = gap::middle, .padding = {gap::middle, gap::middle}},
        palette::parchment_chosen);
    {
        const auto words = tree.open({.gap = gap::hair, .width = size::column, .share = 1});
        {
            const auto title = tree.open({.flow = Flow::row, .gap = gap::small});
            picture_leaf(tree, player_picture(next.color), size::emblem);
            tree.text(grown(tree, heading(letters::section, palette::ink)),
                      say(Text::share_turn, {{"name", next.name}}), Align::left, 1);
        }
        tree.text(grown(tree, plain(letters::body)),
                  say(Text::share_turn_about, {{"name", next.name}}) + " " + std::string(say(Text::share_turn_secret)));
    }
    if (push_button(tree, "turn-link",
                    {.kind = ButtonKind::candle, .text = say(Text::share_turn_link), .picture = picture("icon-share")}))
        stage.want(intent::SendLink{LinkKind::turn});
}

void other_ways(Tree& tree) {
    Stage& stage = tree.stage();
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (push_button(tree, "article", {.text = say(Text::share_article)}, true, 1)) open_sheet(stage, Sheet::article);
    if (push_button(tree, "copy-text", {.text = say(Text::share_text)}, true, 1)) stage.want(intent::CopyText{});
    if (push_button(tree, "report", {.text = say(Text::report_write)}, true, 1)) open_sheet(stage, Sheet::report);
    if (push_button(tree, "export", {.text = say(Text::share_file)}, true, 1)) stage.want(intent::ExportGame{});
}

void share_foot(Tree& tree) {
    Stage& stage = tree.stage();
    const std::string& link = chosen_link(stage);
    const bool copied = !link.empty() && stage.model.copied == link;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (push_button(tree, "copy-link",
                    {.kind = ButtonKind::candle,
                     .text = say(copied ? Text::share_copied : Text::share_copy),
                     .picture = copied ? picture("icon-done") : no_picture},
                    !link.empty(), 1))
        stage.want(intent::CopyLink{chosen_kind(stage)});
    if (stage.model.can_send && push_button(tree, "send-link", {.text = say(Text::share_send)}, true, 1))
        stage.want(intent::SendLink{chosen_kind(stage)});
}

}  // namespace

void draw_share_sheet(Stage& stage) {
    const auto content = [](Tree& tree) {
        const Model& model = tree.stage().model;
        {
            const auto columns =
                tree.open({.flow = Flow::grid, .gap = gap::large, .column = grown(tree, size::narrow_column)});
            {
                const auto left = tree.open({.gap = gap::small});
                share_choices(tree);
            }
            code_panel(tree, chosen_kind(tree.stage()) == LinkKind::position ? model.position_code : model.link_code);
        }
        if (!model.turn_link.empty()) letter(tree);
        other_ways(tree);
    };
    const SheetTitle title{picture("icon-share"), say(Text::share_title), say(Text::share_about), IM_COL32_WHITE};
    constexpr float width = 2 * (size::narrow_column + gap::columns);
    if (show_sheet(stage, title, width, content, share_foot)) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
