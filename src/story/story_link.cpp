// The body of the link: the evening as a replay; the branches, each from a moment of an earlier line; the notes of all
// lines.
#include <algorithm>

#include "record/history.hpp"
#include "record/json.hpp"
#include "record/link/link.hpp"
#include "record/link/link_parts.hpp"
#include "story/story.hpp"
#include "story/text_coder.hpp"

namespace tavern::story {
namespace {

bool is_fit(const Note& note) {
    return !note.text.empty() && note.text.size() <= max_note_bytes && is_utf8(note.text) &&
           std::none_of(note.text.begin(), note.text.end(), [](char character) {
               return static_cast<unsigned char>(character) < ' ' || character == '\x7F';
           });
}

/** The notes of a line. Stops at the first one that cannot be shown, or that is longer than the bytes left for all. */
template <class Symbols>
bool visit_notes(Symbols& symbols, FieldCoder<Symbols>& fields, TextModel& model, std::size_t& room, Line& line) {
    const std::size_t moments = moments_of(line.game).size();
    std::size_t count = line.notes.size();
    fields.mostly_zero(count, static_cast<int>(std::min(most_notes, moments)));
    line.notes.resize(count);
    std::size_t first = 0;
    for (std::size_t index = 0; index < count; ++index) {
        Note& note = line.notes[index];
        // Leaves a moment for each of those behind.
        std::size_t after = note.moment - first;
        fields.even(after, moments - first - (count - 1 - index));
        note.moment = first + after;
        first = note.moment + 1;
        const std::size_t most = std::min(max_note_bytes, room);
        std::size_t length = 0;
        do {
            const char next = length < note.text.size() ? note.text[length] : '\0';
            const auto read = static_cast<char>(model.code(symbols, static_cast<std::uint8_t>(next)));
            if (read == '\0') break;
            if (length == note.text.size()) note.text += read;
        } while (++length <= most);
        if (!is_fit(note) || length > most) return false;
        room -= length;
    }
    return true;
}

/** Where a branch begins, and how it goes on. */
template <class Symbols>
void visit_branch(FieldCoder<Symbols>& fields, const Story& before, Line& line, bool& by_computer) {
    fields.even(line.parent, before.lines.size());
    fields.even(line.moment, moments_of(before.lines[line.parent].game).size());
    fields.even(by_computer, 2);
}

/** Whether all notes can be shown, and a link has room for them. */
bool has_fit_notes(const Story& story) {
    std::size_t bytes = 0;
    for (const Line& line : story.lines) {
        if (line.notes.size() > most_notes || !std::all_of(line.notes.begin(), line.notes.end(), is_fit)) return false;
        for (const Note& note : line.notes) bytes += note.text.size();
    }
    return bytes <= most_told_bytes;
}

}  // namespace

std::optional<std::string> link_of(const Story& story) {
    if (story.lines.size() > most_lines || !has_fit_notes(story)) return std::nullopt;
    const Record& evening = story.lines.front().game.record();
    const std::size_t version = version_for(evening.setup(), evening.innkeepers);
    SymbolWriter symbols;
    FieldCoder fields(symbols, link_rooms[version - 1]);
    std::size_t actions = 0;
    for (const Line& line : story.lines) actions += line.game.player_actions();
    if (actions >= most_link_actions) return std::nullopt;
    write_replay(symbols, fields, story.lines.front().game);
    std::size_t branches = story.lines.size() - 1;
    fields.mostly_zero(branches, most_lines - 1);
    Story written{{story.lines.front()}};
    for (std::size_t index = 1; index <= branches; ++index) {
        Line line = story.lines[index];
        bool by_computer = line.game.record().innkeepers != evening.innkeepers;
        visit_branch(fields, written, line, by_computer);
        Beginning beginning(line.game);
        visit_length(fields, beginning);
        write_actions(symbols, std::move(beginning), line.game);
        written.lines.push_back(std::move(line));
    }
    TextModel model;
    std::size_t room = most_told_bytes;
    for (Line& line : written.lines) visit_notes(symbols, fields, model, room, line);
    std::string link = framed({story_kind, version, symbols.finish()});
    if (link.size() > link_limit) return std::nullopt;
    return link;
}

Result<Story> open_story(std::string_view fragment) {
    const auto body = unframed(fragment);
    if (!body) return body.error();
    if (body->kind != story_kind) return {Fault::not_a_link, "it is a link of a game, not of a told evening"};
    SymbolReader symbols(body->bytes);
    FieldCoder fields(symbols, link_rooms[body->version - 1]);
    Head head;
    visit_head(fields, head);
    if (auto fault = fault_of(head)) return *std::move(fault);
    auto evening = read_replay(symbols, fields, head);
    if (!evening) return evening.error();
    Story story{{{*std::move(evening)}}};
    std::size_t actions = story.lines.front().game.player_actions();
    std::size_t branches = 0;
    fields.mostly_zero(branches, most_lines - 1);
    while (branches-- > 0) {
        Line line = story.lines.front();
        line.parent = 0;
        bool by_computer = false;
        visit_branch(fields, story, line, by_computer);
        line = branch_of(story, line.parent, line.moment, 0, by_computer);
        Beginning beginning(line.game);
        visit_length(fields, beginning);
        auto game = read_actions(symbols, std::move(beginning), most_link_actions - actions);
        if (!game) return game.error();
        line.game = *std::move(game);
        actions += line.game.player_actions();
        story.lines.push_back(std::move(line));
    }
    TextModel model;
    std::size_t room = most_told_bytes;
    for (Line& line : story.lines)
        if (!visit_notes(symbols, fields, model, room, line))
            return {Fault::damaged, "a note is not a text of 1 to " + std::to_string(max_note_bytes) + " bytes"};
    if (link_of(story) != fragment) return {Fault::damaged, "its content is not written as this game writes it"};
    return story;
}

}  // namespace tavern::story
