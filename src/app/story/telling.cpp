// Notes and branches of the current game, which is a line of the story. The page saves the story in place of the game.
#include "app/story/telling.hpp"

#include <algorithm>
#include <utility>

#include "app/session.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/link_frame.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

// Left of a link, so that all lines can be played to their ends: for each, and besides.
constexpr std::size_t room_of_line = 300;
constexpr std::size_t spare_room = 100;

std::size_t room_to_play(const story::Story& story) {
    const auto goes_on = [](const story::Line& line) { return actor(line.game.state()).kind != ActorKind::nobody; };
    const auto lines = std::count_if(story.lines.begin(), story.lines.end(), goes_on);
    return spare_room + room_of_line * static_cast<std::size_t>(lines);
}

bool is_told(std::string_view text) {
    return !text.empty() && text.front() == story_kind;
}

}  // namespace

std::optional<story::Story> told_in(std::string_view text) {
    if (!is_told(text)) return std::nullopt;
    const auto found = find_link(text);
    auto story = story::open_story(found ? std::string_view(found->link) : text);
    return story ? std::optional(*std::move(story)) : std::nullopt;
}

std::optional<Error> fault_of_told(std::string_view link) {
    if (!is_told(link)) return std::nullopt;
    const auto story = story::open_story(link);
    return story ? std::nullopt : std::optional(story.error());
}

std::string Session::story_link() const {
    return current_->story ? story::link_of(whole_story()).value_or(std::string()) : std::string();
}

std::optional<std::string> Session::evening_text() const {
    if (!current_->story) return text_of(evening());
    const std::string link = story_link();
    if (link.empty()) return std::nullopt;
    return evening().record().hinted ? with_hints(link) : link;
}

story::Story Session::whole_story() const {
    if (!current_->story) return {{{current_->game}}};
    story::Story story = *current_->story;
    story::set_game(story, current_->line, current_->game);
    return story;
}

void Session::keep() {
    if (current_->slot.empty()) return;
    if (const std::optional<std::string> text = evening_text())
        saves_.save(evening(), current_->slot, {}, current_->line > 0 ? with_line(*text, current_->line) : *text);
    else  // The save keeps the notes.
        notify(Notice::Kind::toast, std::string(say(Text::keeping_notes_full)));
    notify_untold();
}

std::optional<std::string> Session::text_to_give() {
    std::optional<std::string> text = evening_text();
    if (!text) notify(Notice::Kind::error, std::string(say(Text::story_full)));
    return text;
}

bool Session::replace_story(story::Story story) {
    const std::optional<std::string> link = story::link_of(story);
    if (!link || link->size() + room_to_play(story) > link_limit) {
        notify(Notice::Kind::error, std::string(say(Text::story_full)));
        return false;
    }
    take_over();
    current_->story = std::move(story);
    return true;
}

void Session::write_note(const std::string& text) {
    const History* const history = looking_back_.history();
    if (history == nullptr || model_.problem) return;
    // Notes on actions taken back stay.
    story::Story story = current_->story ? *current_->story : whole_story();
    story::set_note(story.lines[current_->line], history->moment(), text);
    // Deleting one makes room, if not enough for all.
    if (text.empty()) {
        take_over();
        current_->story = std::move(story);
    } else if (!replace_story(std::move(story))) {
        return;
    }
    looking_back_.tell(story_link());
    keep();
}

void Session::show_line(std::size_t line) {
    if (current_->story && line > 0 && line < current_->story->lines.size())
        show_line(*std::exchange(current_->story, std::nullopt), line);
}

void Session::show_line(story::Story story, std::size_t line) {
    // It stays the same visit to the same evening.
    CurrentGame next = *std::move(current_);
    next.game = story.lines[line].game;
    next.story = std::move(story);
    next.line = line;
    bring_to_table(std::move(next));
    if (line == 0) return;
    const int round = story::first_round(current_->story->lines[line]);
    notify(Notice::Kind::toast, say(Text::story_branch_opened, {{"round", round}}));
}

bool Session::may_tell() const {
    return current_ && !model_.lesson && !model_.problem && !(model_.curtain && current_->line == 0);
}

void Session::carry_out(const ui::intent::BeginBranch& wish) {
    const History* const history = looking_back_.history();
    if (!may_tell() || history == nullptr) return;
    story::Story story = whole_story();
    story.lines.push_back(
        story::branch_of(story, current_->line, history->moment(), platform_.random_number(), wish.by_computer));
    const std::size_t branch = story.lines.size() - 1;
    if (replace_story(std::move(story))) show_line(branch);
}

void Session::carry_out(const ui::intent::ShowLine& wish) {
    if (!may_tell()) return;
    story::Story story = whole_story();
    if (wish.line >= story.lines.size()) return;
    if (wish.line != current_->line || looking_back_.history() == nullptr) show_line(std::move(story), wish.line);
    carry_out(ui::intent::LookBack{wish.moment});
}

void Session::carry_out(const ui::intent::RemoveBranch& wish) {
    if (!may_tell()) return;
    story::Story story = whole_story();
    if (wish.line == 0 || wish.line >= story.lines.size()) return;
    // The line at hand may go with it.
    story::remove_branch(story, wish.line);
    take_over();
    show_line(std::move(story), 0);
    carry_out(ui::intent::LookBack{});
}

void Session::carry_out(const ui::intent::CopyStory&) {
    if (!current_ || model_.lesson || model_.problem || !current_->story) return;
    if (const std::optional<std::string> link = text_to_give()) sharing_.copy_fragment(*link);
}

}  // namespace tavern::app
