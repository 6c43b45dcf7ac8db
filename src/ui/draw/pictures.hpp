// Every picture the interface draws, and the sizes at which it is wanted: the only list there is. Pictures are SVG
// files of the same name in assets/art.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tavern::ui {

/** When a picture is needed. The others may be loaded when their time comes. */
enum class PictureSet : std::uint8_t { board, winter, summer, winter_title, summer_title };

/** The ground colour of a picture, drawn as a plain shape until the picture is there. */
enum class Ground : std::uint8_t { none, staff, regular, guest, noble, back, start, drapes, oak, night };

struct PictureFacts {
    std::string_view name;
    // CSS pixels at unit 1. A picture has a second, smaller bitmap this wide when small is not 0, in the same
    // proportion.
    std::uint16_t width;
    std::uint16_t height;
    std::uint16_t small;
    PictureSet set;
    Ground ground;
};

// clang-format off
inline constexpr std::array<PictureFacts, 188> pictures{{
    {"bar-front", 758, 168, 0, PictureSet::board, Ground::none},
    {"card-back", 104, 146, 54, PictureSet::board, Ground::back},
    {"card-barback", 104, 146, 54, PictureSet::board, Ground::staff},
    {"card-bard", 104, 146, 54, PictureSet::board, Ground::staff},
    {"card-brewer", 104, 146, 54, PictureSet::board, Ground::staff},
    {"card-dishwasher", 104, 146, 54, PictureSet::board, Ground::staff},
    {"card-guest-3", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-3-b", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-3-c", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4-b", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4-barback", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4-denied", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4-monastery", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4-reputation", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4-schnapps", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-4-thalers", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-b", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-denied", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-dishwasher", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-monastery", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-patron", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-reputation", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-schnapps", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-5-thalers", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6-b", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6-denied", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6-monastery", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6-pilgrim", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6-reputation", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6-server", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-6-thalers", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-7", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-7-denied", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-7-monastery", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-7-reputation", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-7-schnapps", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-7-table", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-7-thalers", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-8", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-8-brewer", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-8-monastery", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-8-reputation", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-8-server", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-guest-8-thalers", 104, 146, 54, PictureSet::board, Ground::guest},
    {"card-noble-lady", 104, 146, 54, PictureSet::board, Ground::noble},
    {"card-noble-lord", 104, 146, 54, PictureSet::board, Ground::noble},
    {"card-regular-1", 104, 146, 54, PictureSet::board, Ground::regular},
    {"card-regular-1-b", 104, 146, 54, PictureSet::board, Ground::regular},
    {"card-regular-1-c", 104, 146, 54, PictureSet::board, Ground::regular},
    {"card-regular-2", 104, 146, 54, PictureSet::board, Ground::regular},
    {"card-regular-2-b", 104, 146, 54, PictureSet::board, Ground::regular},
    {"card-regular-2-c", 104, 146, 54, PictureSet::board, Ground::regular},
    {"card-server", 104, 146, 54, PictureSet::board, Ground::staff},
    {"card-table", 104, 146, 54, PictureSet::board, Ground::staff},
    {"cat", 96, 96, 0, PictureSet::board, Ground::none},
    {"coaster", 240, 240, 100, PictureSet::board, Ground::none},
    {"counter-guest", 92, 92, 44, PictureSet::board, Ground::none},
    {"counter-guest-b", 92, 92, 44, PictureSet::board, Ground::none},
    {"counter-guest-c", 92, 92, 44, PictureSet::board, Ground::none},
    {"counter-guest-d", 92, 92, 44, PictureSet::board, Ground::none},
    {"die-any", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-blue-1", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-blue-2", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-blue-3", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-blue-4", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-blue-5", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-blue-6", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-green-1", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-green-2", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-green-3", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-green-4", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-green-5", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-green-6", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-red-1", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-red-2", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-red-3", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-red-4", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-red-5", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-red-6", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-white-1", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-white-2", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-white-3", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-white-4", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-white-5", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-white-6", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-yellow-1", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-yellow-2", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-yellow-3", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-yellow-4", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-yellow-5", 54, 54, 20, PictureSet::board, Ground::none},
    {"die-yellow-6", 54, 54, 20, PictureSet::board, Ground::none},
    {"dog", 96, 96, 0, PictureSet::board, Ground::none},
    {"entertainer-dancer", 92, 92, 54, PictureSet::board, Ground::drapes},
    {"entertainer-juggler", 92, 92, 54, PictureSet::board, Ground::drapes},
    {"entertainer-musician", 92, 92, 54, PictureSet::board, Ground::drapes},
    {"guest-book", 76, 76, 0, PictureSet::board, Ground::none},
    {"icon-beer", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-card-barback", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-card-bard", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-card-brewer", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-card-dishwasher", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-card-server", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-card-table", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-close", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-coin", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-computer", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-counter-guest", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-deck", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-deck-top", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-denied", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-die", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-discard", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-done", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-gear", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-hint", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-house", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-lock", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-look", 22, 22, 0, PictureSet::board, Ground::none},
    {"icon-mask", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-menu", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-monastery", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-noble", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-noble-light", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-person", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-plate", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-points", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-redo", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-reputation", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-schnapps", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-share", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-sound", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-sound-off", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-step", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-thaler", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-undo", 30, 30, 17, PictureSet::board, Ground::none},
    {"icon-upgrade", 30, 30, 17, PictureSet::board, Ground::none},
    {"keeper-homely", 160, 160, 60, PictureSet::board, Ground::oak},
    {"keeper-legend", 160, 160, 60, PictureSet::board, Ground::oak},
    {"keeper-novice", 160, 160, 60, PictureSet::board, Ground::oak},
    {"keeper-shrewd", 160, 160, 60, PictureSet::board, Ground::oak},
    {"keeper-steady", 160, 160, 60, PictureSet::board, Ground::oak},
    {"lantern", 96, 96, 0, PictureSet::board, Ground::none},
    {"monastery-summer", 46, 46, 0, PictureSet::board, Ground::none},
    {"monastery-winter", 46, 46, 0, PictureSet::board, Ground::none},
    {"moon", 52, 52, 0, PictureSet::board, Ground::none},
    {"player-blue", 40, 40, 17, PictureSet::board, Ground::none},
    {"player-green", 40, 40, 17, PictureSet::board, Ground::none},
    {"player-red", 40, 40, 17, PictureSet::board, Ground::none},
    {"player-yellow", 40, 40, 17, PictureSet::board, Ground::none},
    {"roof-summer", 774, 34, 0, PictureSet::summer, Ground::none},
    {"roof-winter", 774, 34, 0, PictureSet::winter, Ground::none},
    {"room-summer", 758, 550, 0, PictureSet::summer, Ground::oak},
    {"room-winter", 758, 550, 0, PictureSet::winter, Ground::oak},
    {"scene-title", 1280, 720, 0, PictureSet::winter_title, Ground::night},
    {"scene-title-summer", 1280, 720, 0, PictureSet::summer_title, Ground::night},
    {"signature", 24, 24, 0, PictureSet::board, Ground::none},
    {"start-1", 104, 146, 30, PictureSet::board, Ground::start},
    {"start-2", 104, 146, 30, PictureSet::board, Ground::start},
    {"start-3", 104, 146, 30, PictureSet::board, Ground::start},
    {"start-4", 104, 146, 30, PictureSet::board, Ground::start},
    {"start-5", 104, 146, 30, PictureSet::board, Ground::start},
    {"start-6", 104, 146, 30, PictureSet::board, Ground::start},
    {"start-7", 104, 146, 30, PictureSet::board, Ground::start},
    {"start-mug", 40, 40, 24, PictureSet::board, Ground::none},
    {"stool", 92, 92, 0, PictureSet::board, Ground::none},
    {"tile-barrel", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-barrel-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-beer-storage", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-beer-storage-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-brewer", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-brewer-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-cashbox", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-cashbox-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-dishwasher", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-dishwasher-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-monk", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-monk-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-safe", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-safe-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-server", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-server-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-table", 92, 92, 52, PictureSet::board, Ground::none},
    {"tile-table-up", 92, 92, 52, PictureSet::board, Ground::none},
    {"valley-summer", 498, 550, 0, PictureSet::summer, Ground::night},
    {"valley-winter", 498, 550, 0, PictureSet::winter, Ground::night},
}};
// clang-format on
inline constexpr int picture_count = static_cast<int>(pictures.size());

/** Index into pictures. */
enum class Picture : std::uint8_t {};
inline constexpr Picture no_picture = static_cast<Picture>(0xFF);
static_assert(pictures.size() < 0xFF);

/** The picture of this name, or no_picture. */
constexpr Picture find_picture(std::string_view name) {
    for (std::size_t index = 0; index < pictures.size(); ++index)
        if (pictures[index].name == name) return static_cast<Picture>(index);
    return no_picture;
}
void no_such_picture();  // has no body: naming it stops the compiler, also where exceptions are switched off
/** The picture of a name known while compiling; a name that is not in the list does not compile. */
consteval Picture picture(std::string_view name) {
    const Picture found = find_picture(name);
    if (found == no_picture) no_such_picture();
    return found;
}
constexpr const PictureFacts& facts(Picture picture) {
    return pictures[static_cast<std::size_t>(picture)];
}

}  // namespace tavern::ui
