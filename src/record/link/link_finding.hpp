// A link as it comes out of an address, a message, a mail or somebody's clipboard, where programs on its way have put
// signs around it, into it and behind it. A link knows its own length and has a checksum, so it is told from what is
// around it. This is the one way in for all that people hand over; open_link takes only the link itself.
//
// Behind a replay, "&at=118" may name the moment to be looked at (record/history.hpp). Behind a position, "&turn" says
// that it was sent to whoever acts next. Other fields are somebody else's and are passed over.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "record/result.hpp"

namespace tavern {

struct FoundLink {
    std::string link;  // for open_link
    std::optional<std::size_t> moment;
    bool to_next = false;
};

/** The last whole link in a text. Without one, what is wrong with the last thing in it that is meant for one. */
Result<FoundLink> find_link(std::string_view text);

std::string with_moment(std::string_view replay_link, std::size_t moment);
std::string to_next_player(std::string_view position_link);

}  // namespace tavern
