// Finds a link in an address, a message or a clipboard, where programs on its way have put characters around, into and
// behind it. The length and the checksum in the link tell it from its surroundings. All input from people comes through
// this file; open_link accepts only the link itself.
//
// After a replay or a told evening, "&at=118" may name the moment to look at (record/history.hpp); after a told
// evening,
// "&line=2" the branch to show. After a position, "&turn" says that it was sent to the player who acts next. After any,
// "&hints" says that a hint was asked for in the game: the link itself stays as it was, so every version can open it.
// Other fields belong to other programs and are ignored.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "record/result.hpp"

namespace tavern {

struct FoundLink {
    std::string link;  // for open_link
    std::optional<std::size_t> moment;
    std::size_t line = 0;  // of a told evening; 0: the evening itself
    bool to_next = false;
    bool hinted = false;
};

/** The last whole link in a text. Without one, the error of the last part that looks like a link. */
Result<FoundLink> find_link(std::string_view text);

std::string with_moment(std::string_view replay_link, std::size_t moment);
std::string with_line(std::string_view story_link, std::size_t line);
std::string to_next_player(std::string_view position_link);
std::string with_hints(std::string_view link);

}  // namespace tavern
