// The notes and branches of the evening: written at the moment shown, and listed with ways to their moments.
#include <algorithm>

#include "text/text.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

using story::Story;

constexpr std::size_t deepest = 2;  // branches of branches move no further to the right

/** The notes of a game without a story. */
const Story& story_of(const Stage& stage) {
    static const Story none;
    return stage.model.story != nullptr ? *stage.model.story : none;
}

/** A button that leads to a moment, beside the words about it; chosen: what it leads to is shown. */
void way(Tree& tree, const std::string& id, std::string_view text, bool chosen, intent::ShowLine to) {
    Stage& stage = tree.stage();
    if (!push_button(tree, id, {.text = text, .chosen = chosen})) return;
    stage.next.sheet = Sheet::none;
    stage.want(to);
}

/** A line with its notes, then the branches that begin in it. */
void told_line(Tree& tree, std::size_t line, std::size_t depth) {
    Stage& stage = tree.stage();
    const Story& story = story_of(stage);
    const story::Line& told = story.lines[line];
    const std::string number = std::to_string(line);
    const auto item = [&](const std::function<void()>& content) {
        const auto row = tree.open({Role::list_item, {}}, {.flow = Flow::row, .gap = gap::small});
        tree.leaf({.width = gap::large * static_cast<float>(std::min(depth, deepest))}, {});
        content();
    };
    item([&] {
        const bool shown = line == stage.model.line;
        if (line == 0) return way(tree, "line-0", say(Text::story_evening), shown, {0, 0});
        way(tree, "line-" + number, branch_text(story, line), shown, {line, 0});
        if (remove_cross(tree, "remove-" + number, say(Text::saves_delete))) stage.want(intent::RemoveBranch{line});
    });
    for (const story::Note& note : told.notes)
        item([&] {
            const History* const history = stage.model.history;
            const bool here = line == stage.model.line && history != nullptr && note.moment == history->moment();
            way(tree, "note-" + number + "-" + std::to_string(note.moment),
                say(Text::story_moment, {{"moment", static_cast<int>(note.moment)}}), here, {line, note.moment});
            tree.text(grown(tree, plain(letters::body)), as_shown(note.text), Align::left, 1);
        });
    for (std::size_t branch = line + 1; branch < story.lines.size(); ++branch)
        if (story.lines[branch].parent == line) told_line(tree, branch, depth + 1);
}

/** The notes and branches of the moment shown. */
void at_this_moment(Tree& tree) {
    Stage& stage = tree.stage();
    const Model& model = stage.model;
    if (model.history == nullptr) return;
    const std::string note(note_of_moment(model));
    if (!note.empty()) paragraph(tree, as_shown(note), palette::ink);
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (push_button(tree, "write-note", {.text = say(Text::story_write), .picture = picture("signature")}, true, 1))
        stage.want(intent::EditText{TextField::note, note, {}});
    if (stage.state().phase == Phase::over) return;
    if (push_button(tree, "what-if", {.text = say(Text::story_what_if), .picture = picture("icon-redo")}, true, 1))
        stage.want(intent::BeginBranch{});
    if (push_button(tree, "what-if-played",
                    {.text = say(Text::story_what_if_played), .picture = picture("icon-computer")}, true, 1))
        stage.want(intent::BeginBranch{.by_computer = true});
}

}  // namespace

std::string_view note_of_moment(const Model& model) {
    if (model.story == nullptr || model.history == nullptr) return {};
    return note_at(model.story->lines[model.line], model.history->moment());
}

std::string branch_text(const Story& story, std::size_t line) {
    const story::Line& branch = story.lines[line];
    return say(Text::story_branch,
               {{"round", story::first_round(branch)}, {"moment", static_cast<int>(branch.moment)}});
}

void to_evening(Stage& stage) {
    const std::vector<story::Line>& lines = stage.model.story->lines;
    std::size_t moment = 0;
    for (std::size_t line = stage.model.line; line != 0; line = lines[line].parent) moment = lines[line].moment;
    stage.want(intent::ShowLine{0, moment});
}

void open_story(Stage& stage) {
    stage.next.screens.looks_back_for_notes = stage.model.history == nullptr;
    if (stage.model.history == nullptr) look_back(stage);
    open_sheet(stage, Sheet::story);
}

void draw_story_sheet(Stage& stage) {
    const auto content = [](Tree& tree) {
        at_this_moment(tree);
        if (story_of(tree.stage()).lines.empty()) return;
        const auto list = tree.open({Role::list, std::string(say(Text::story_title))}, {.gap = gap::small});
        told_line(tree, 0, 0);
    };
    const auto foot = [&stage](Tree& tree) {
        const bool told = stage.model.story != nullptr;
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        if (push_button(tree, "copy-story",
                        {.kind = ButtonKind::candle, .text = say(Text::share_copy), .picture = picture("icon-share")},
                        told, 1))
            stage.want(intent::CopyStory{});
        if (push_button(tree, "save-story", {.text = say(Text::share_file)}, told, 1)) stage.want(intent::ExportGame{});
    };
    const SheetTitle title{picture("signature"), say(Text::story_title), say(Text::story_about)};
    if (!show_sheet(stage, title, size::readable, content, foot)) return;
    stage.next.sheet = Sheet::none;
    if (stage.view.screens.looks_back_for_notes) stage.want(intent::LeaveHistory{});
}

}  // namespace tavern::ui
