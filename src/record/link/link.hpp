// Games as fragments of links, which no server ever sees.
//
//   fragment = kind version length checksum body      all characters of base64url (A-Z a-z 0-9 - _)
//   kind     = "r" a replay: set-up, seed, and the rank of every player action in the sorted legal list
//              "p" a position: the State alone, no seed
//              "q" a problem: the number of its goal, and a position
//              "s" a told evening: a replay with the notes and branches of src/story
//   version  = "1"; later versions keep this frame (link_rooms in link_frame.hpp)
//   length   = two characters: the length of the whole fragment
//   checksum = five characters: 30 bits over kind, version and body
//   body     = the bytes of a range coder: component fingerprint, rules revision and player types, innkeepers (default
//              ones cost next to nothing), then the replay, the position or the problem
//
// A replay holds no position to fall back to, since that would double its length. Saves have one.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "record/game.hpp"
#include "record/result.hpp"

namespace tavern {

inline constexpr std::size_t link_limit = 4000;  // characters; longer ones are refused unread

/** The fragment, without "#", of the game up to its present state. Nothing when it would be longer than link_limit,
 * or has 4,096 actions of players. */
std::optional<std::string> replay_link(const Game& game);
/** The fragment of a position, which must pass check_state, with one innkeeper for each seat. */
std::string position_link(const State& state, const std::vector<Innkeeper>& innkeepers);

/** A position, and a number for the task that the acting player has there: src/problems gives it a meaning. */
struct AskedPosition {
    State state;
    std::uint8_t goal = 0;  // 0..most_goals - 1
};
inline constexpr std::size_t most_goals = 16;
/** The fragment of a problem; the position must pass check_state. */
std::string problem_link(AskedPosition asked);

/** The game of a fragment with nothing around it; find_link (link_finding.hpp) finds links in other text. A position
 * goes on with the fresh seed, or asks for chance without one, and so does that of a problem. Of a told evening it
 * opens the replay, without looking at the rest. A replay of another revision of the rules is refused. Each game has
 * exactly one fragment of a revision: any other than the functions above make is refused as damaged. */
Result<Game> open_link(std::string_view fragment, std::optional<std::uint64_t> fresh_seed);
/** As open_link, for the link of a problem only. */
Result<AskedPosition> open_asked_position(std::string_view fragment);

}  // namespace tavern
