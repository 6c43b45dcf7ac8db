// Told evenings from outside: links, saves and files that hold one.
#pragma once
#include <optional>
#include <string_view>

#include "story/story.hpp"

namespace tavern::app {

/** The story of a text that begins with its link; nothing for other texts. */
std::optional<story::Story> told_in(std::string_view text);
/** The fault of a link that should be one of a told evening. */
std::optional<Error> fault_of_told(std::string_view link);

}  // namespace tavern::app
