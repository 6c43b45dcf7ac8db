// All pictures of the interface, by name. They are SVG files of the same name in assets/art; pictures.json beside them
// has the sizes that the game draws.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ui/draw/pictures_data.hpp"

namespace tavern::ui {

/** Index into pictures. */
enum class Picture : std::uint8_t {};
inline constexpr Picture no_picture = static_cast<Picture>(0xFF);
static_assert(pictures.size() < 0xFF);

/** Sorted by name: texts look up pictures by name in every frame. */
inline constexpr auto pictures_by_name = [] {
    std::array<std::uint8_t, pictures.size()> order{};
    for (std::size_t index = 0; index < order.size(); ++index) order[index] = static_cast<std::uint8_t>(index);
    std::sort(order.begin(), order.end(),
              [](std::uint8_t one, std::uint8_t other) { return pictures[one].name < pictures[other].name; });
    return order;
}();

/** The picture of this name, or no_picture. */
constexpr Picture find_picture(std::string_view name) {
    const auto* const found =
        std::lower_bound(pictures_by_name.begin(), pictures_by_name.end(), name,
                         [](std::uint8_t index, std::string_view wanted) { return pictures[index].name < wanted; });
    const bool there = found != pictures_by_name.end() && pictures[*found].name == name;
    return there ? static_cast<Picture>(*found) : no_picture;
}
void no_such_picture();  // has no body: a call stops the compiler, even with exceptions switched off
/** The picture of a name known at compile time; an unknown name does not compile. */
consteval Picture picture(std::string_view name) {
    const Picture found = find_picture(name);
    if (found == no_picture) no_such_picture();
    return found;
}
constexpr const PictureFacts& facts(Picture picture) {
    return pictures[static_cast<std::size_t>(picture)];
}

}  // namespace tavern::ui
