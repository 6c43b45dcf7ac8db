// Games as the fragment of a link, so that no server ever sees them.
//
//   fragment = kind version length checksum body      all characters of base64url (A-Z a-z 0-9 - _)
//   kind     = "r" a replay: set-up, seed, and every action of the players as its rank in the sorted legal list
//              "p" a position: the State alone, no seed
//   version  = "1"; this frame stays what it is in every later version
//   length   = two characters: that of the whole fragment
//   checksum = five characters: 30 bits over kind, version and body
//   body     = the bytes of a range coder: component fingerprint, rules revision and who plays, innkeepers (default
//              ones cost next to nothing), then what the kind says
//
// A replay holds no position to fall back to: it would double the length. Saves carry one.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "record/game.hpp"
#include "record/result.hpp"

namespace tavern {

inline constexpr std::size_t link_limit = 4000;  // characters; longer ones are refused unread

/** The fragment, without "#", of the game up to where it stands. Nothing when it would be longer than link_limit. */
std::optional<std::string> replay_link(const Game& game);
/** The fragment of a position, which must pass check_state, and who sits there (one innkeeper a seat). */
std::string position_link(const State& state, const std::vector<Innkeeper>& innkeepers);

/** The game behind a fragment, or behind an address with one and nothing else: what people hand over is for find_link
 *  (link_finding.hpp). A position goes on with the fresh seed. Never more than one fragment opens to the same game: all
 *  but the one that the functions above make are refused as damaged. */
Result<Game> open_link(std::string_view link, std::uint64_t fresh_seed);

}  // namespace tavern
