// Every picture the interface draws, by name. Pictures are SVG files of the same name in assets/art, and pictures.json
// beside them says the sizes at which they are wanted.
#pragma once
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
