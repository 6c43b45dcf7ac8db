#include "story/story.hpp"

#include <algorithm>
#include <utility>

#include "record/history.hpp"

namespace tavern::story {
namespace {

auto place_of(std::vector<Note>& notes, std::size_t moment) {
    return std::find_if(notes.begin(), notes.end(), [moment](const Note& note) { return note.moment >= moment; });
}

std::vector<Innkeeper> innkeepers_of(const Story& story, bool by_computer) {
    std::vector<Innkeeper> innkeepers = story.lines.front().game.record().innkeepers;
    for (Innkeeper& innkeeper : innkeepers)
        if (by_computer && innkeeper.player_type == PlayerType::person) innkeeper.player_type = PlayerType::legend;
    return innkeepers;
}

}  // namespace

std::string_view note_at(const Line& line, std::size_t moment) {
    const auto found = std::find_if(line.notes.begin(), line.notes.end(),
                                    [moment](const Note& note) { return note.moment == moment; });
    return found == line.notes.end() ? std::string_view() : found->text;
}

std::optional<std::size_t> first_told(const Story& story) {
    std::optional<std::size_t> first;
    const auto consider = [&first](std::size_t moment) { first = std::min(first.value_or(moment), moment); };
    for (const Note& note : story.lines.front().notes) consider(note.moment);
    for (const Line& line : story.lines)
        if (&line != &story.lines.front() && line.parent == 0) consider(line.moment);
    return first;
}

void set_note(Line& line, std::size_t moment, std::string text) {
    auto place = place_of(line.notes, moment);
    if (place != line.notes.end() && place->moment == moment) place = line.notes.erase(place);
    if (!text.empty()) line.notes.insert(place, {moment, std::move(text)});
}

Line branch_of(const Story& story, std::size_t parent, std::size_t moment, std::uint64_t seed, bool by_computer) {
    History history(story.lines[parent].game);
    history.go_to(moment);
    return {Game(history.game().state(), seed, innkeepers_of(story, by_computer)), parent, moment};
}

int first_round(const Line& branch) {
    return std::max(1, branch.game.record().first_round());
}

void remove_branch(Story& story, std::size_t line) {
    story.lines.erase(story.lines.begin() + static_cast<std::ptrdiff_t>(line));
    for (std::size_t later = line; later < story.lines.size();) {
        std::size_t& parent = story.lines[later].parent;
        if (parent == line) {
            remove_branch(story, later);
        } else {
            if (parent > line) --parent;
            ++later;
        }
    }
}

void set_game(Story& story, std::size_t line, const Game& game) {
    // As far as both games are the same.
    const std::vector<Step>& before = story.lines[line].game.steps();
    const std::vector<Step>& now = game.steps();
    std::size_t common = 0;
    while (common < std::min(before.size(), now.size()) && before[common].action == now[common].action) ++common;
    const std::size_t last = moment_of(moments_of(game), common);
    story.lines[line].game = game;
    std::vector<Note>& notes = story.lines[line].notes;
    notes.erase(place_of(notes, last + 1), notes.end());
    for (std::size_t later = line + 1; later < story.lines.size();)
        if (story.lines[later].parent == line && story.lines[later].moment > last)
            remove_branch(story, later);
        else
            ++later;
}

}  // namespace tavern::story
