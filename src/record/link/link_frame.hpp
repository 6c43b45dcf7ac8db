// Used by links only: the frame of characters around the body, which all versions share.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "record/result.hpp"

namespace tavern {

inline constexpr char replay_kind = 'r';
inline constexpr char position_kind = 'p';
inline constexpr char problem_kind = 'q';
inline constexpr char story_kind = 's';

/** The modules and the types of player that links of a version have room for. */
struct LinkRoom {
    int modules;
    int player_types;
};

/** By version. Each game has a link of the first version with room for it: so a new version for a new module or level
 * changes no link that exists. */
inline constexpr auto link_rooms = std::to_array<LinkRoom>({{5, 6}});
static_assert(link_rooms.back().modules >= module_count && link_rooms.back().player_types >= player_types,
              "links need a version with more room");

struct LinkBody {
    char kind;
    std::size_t version;  // 1..link_rooms.size()
    std::vector<std::uint8_t> bytes;
};

/** Only tests frame later versions, to see how they are refused. */
std::string framed(const LinkBody& body);
/** The fragment must have nothing around it. */
Result<LinkBody> unframed(std::string_view fragment);

bool is_link_kind(char character);

// For finding a link in other text.
bool is_link_character(char character);
/** The length of the link that begins so; nothing when the beginning is too short to say. */
std::optional<std::size_t> stated_length(std::string_view beginning);
/** Whether length and checksum are right, whatever the version. */
bool is_whole(std::string_view fragment);

}  // namespace tavern
