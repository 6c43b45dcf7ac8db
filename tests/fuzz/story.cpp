// Links of told evenings. The input is the body of a link, so that the code behind the checksum is reached.
#include "story/story.hpp"

#include "fuzz.hpp"
#include "record/link/link_frame.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string link = framed({story_kind, 1, {data, data + size}});
    const auto opened = story::open_story(link);
    if (!opened) {
        fuzz::require(!opened.error().detail.empty(), "a refusal says why");
        return 0;
    }
    fuzz::require(story::link_of(*opened) == link, "one link for one told evening");
    for (const story::Line& line : opened->lines)
        fuzz::require(!check_state(line.game.state()), "every line of it is legal");
    return 0;
}
