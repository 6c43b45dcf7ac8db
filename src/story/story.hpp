// A told evening: a game, notes at its moments, and branches: other ways that it might have gone.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "record/result.hpp"

namespace tavern::story {

inline constexpr std::size_t max_note_bytes = 600;
inline constexpr std::size_t most_notes = 255;  // of a line
inline constexpr std::size_t most_lines = 32;
inline constexpr std::size_t most_told_bytes = 16'000;  // in all notes: reading a link takes no longer

struct Note {
    std::size_t moment = 0;  // of the line (record/history.hpp)
    std::string text;        // UTF-8 without control characters, 1 to max_note_bytes
    friend bool operator==(const Note&, const Note&) = default;
};

/** The evening itself, or a branch: a game from a moment of an earlier line on, with chance of its own. */
struct Line {
    Game game;
    std::size_t parent = 0;     // index of an earlier line
    std::size_t moment = 0;     // of the parent
    std::vector<Note> notes{};  // by moment, at most one each
};

struct Story {
    std::vector<Line> lines;  // the first is the evening; most_lines at most
};

/** The note of a moment; empty: none. */
std::string_view note_at(const Line& line, std::size_t moment);
/** The first moment of the evening with a note, or from which a branch goes; empty: nothing is told of it. */
std::optional<std::size_t> first_told(const Story& story);
/** Sets the note of a moment; an empty text removes it. */
void set_note(Line& line, std::size_t moment, std::string text);
/** A branch of a line from this moment on. Its innkeepers are those of the evening, or the computer plays for all. */
Line branch_of(const Story& story, std::size_t parent, std::size_t moment, std::uint64_t seed, bool by_computer);
/** The round in which a branch begins, 1..8; the set-up belongs to the first. */
int first_round(const Line& branch);
/** Removes a branch, and all that begin in it. */
void remove_branch(Story& story, std::size_t line);
/** The game of a line has changed: notes and branches go that come later than the moments that both games share. */
void set_game(Story& story, std::size_t line, const Game& game);

/** The fragment "s1..." (record/link/link.hpp). Nothing if a note cannot be shown, or if there is more in it than a
 * link can hold. */
std::optional<std::string> link_of(const Story& story);
/** The told evening of a fragment. */
Result<Story> open_story(std::string_view fragment);

}  // namespace tavern::story
