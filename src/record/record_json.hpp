// Games and positions as files: saves, exports, and files of the console program.
//
//   {"format":"taverns-record","version":2,"components":"98b1c0de","revision":1,
//    "setup":{"players":2,"module":1,"edition":"north-star","planning":"together","start-player":0},
//    "innkeepers":[{"name":"Ada","color":"blue"},{"name":"","color":"red"}],
//    "position":{...},      the start, when it is not the set-up
//    "seed":123,            of the dealer; without it the actions also hold every chance outcome
//    "actions":[{"kind":"take-die","die":4},...],
//    "played":17,           how many of the actions are played; the rest can be redone
//    "hinted":true,         only where a hint was asked for; such a file has version 3
//    "state":{...},         the position after them, to go on from if they cannot be played again
//    "checksum":"5b1f..."}  of everything before it, written without blanks (numbers/checksum.hpp)
//
//   {"format":"taverns-position","version":2,"components":"98b1c0de","revision":1,"innkeepers":[...],"state":{...},
//    "checksum":"77c0..."}
//
// Version 1, without the checksum, is accepted as well: people and other programs write it.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "record/game.hpp"
#include "record/json.hpp"
#include "record/link/link_finding.hpp"
#include "record/object_reader.hpp"
#include "record/result.hpp"

namespace tavern {

/** The fingerprint of the components, as files and the console program write it. */
std::string fingerprint_text();

/** The whole record, with the actions that can be redone. */
Json json_of(const Game& game);
/** The text of json_of(game), written in one pass, since the game is saved after every action. */
std::string text_of(const Game& game);
Json position_json(const State& state, const std::vector<Innkeeper>& innkeepers);

/** Reads the field "innkeepers"; an error stays in the reader. */
std::vector<Innkeeper> innkeepers_from(ObjectReader& reader);

/** A game that came from outside. */
struct Opened {
    Game game;
    /** Other components or another revision: then the game goes on from the position in the file. */
    std::optional<Error> fell_back;
};

/** Opens a record or a position. After a position, of its own or of a record that cannot be played again, chance goes
 * on with the fresh seed; without one, the game asks for chance. */
Result<Opened> open_json(const Json& json, std::optional<std::uint64_t> fresh_seed);
/** Whether a text is taken for JSON rather than a link: the first character but blanks tells. */
bool is_json(std::string_view text);
/** Opens a link, an address with a link in it, or the text of a file. */
Result<Opened> open_text(std::string_view text, std::optional<std::uint64_t> fresh_seed);
/** The same for a found link, with the mark of hints behind it, or for the text of a file. */
Result<Opened> open_found(const FoundLink& found, std::optional<std::uint64_t> fresh_seed);

}  // namespace tavern
