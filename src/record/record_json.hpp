// Games and positions as files: saves, exports, and what the console program prints and takes.
//
//   {"format":"taverns-record","version":2,"components":"98b1c0de","revision":1,
//    "setup":{"players":2,"module":1,"edition":"north-star","planning":"together","start-player":0},
//    "innkeepers":[{"name":"Ada","color":"blue"},{"name":"","color":"red"}],
//    "position":{...},      where it began, when not at the set-up
//    "seed":123,            of the dealer; without it the actions hold every chance outcome as well
//    "actions":[{"kind":"take-die","die":4},...],
//    "played":17,           how many of the actions have been played; the rest can be redone
//    "state":{...},         the position they lead to: what is gone on from when the actions cannot be played again
//    "checksum":"5b1f..."}  of all that stands before it, written without blanks (checksum.hpp)
//
//   {"format":"taverns-position","version":2,"components":"98b1c0de","revision":1,"innkeepers":[...],"state":{...},
//    "checksum":"77c0..."}
//
// Version 1, without the checksum, is read as well: it is what people and other programs write.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "record/game.hpp"
#include "record/json.hpp"
#include "record/object_reader.hpp"
#include "record/result.hpp"

namespace tavern {

/** The fingerprint of the components, as files and the console program write it. */
std::string fingerprint_text();

/** The whole record, what can be redone included. */
Json json_of(const Game& game);
/** The text of json_of(game), written once: a game is saved at every action. */
std::string text_of(const Game& game);
Json position_json(const State& state, const std::vector<Innkeeper>& innkeepers);

/** The reader's field "innkeepers"; the reader fails where it is none. */
std::vector<Innkeeper> innkeepers_from(ObjectReader& reader);

/** A game that came from outside. */
struct Opened {
    Game game;
    /** Why the game could not be played again and goes on from the position that the file carries instead. */
    std::optional<Error> fell_back;
};

/** A record or a position; of the latter and of a record that cannot be played again, chance goes on with the fresh
 *  seed. */
Result<Opened> open_json(const Json& json, std::uint64_t fresh_seed);
/** Whatever a person may have at hand: a link, an address with one, or the text of a file. */
Result<Opened> open_text(std::string_view text, std::uint64_t fresh_seed);

}  // namespace tavern
