// All pictures of the interface, by name. They are SVG files of the same name in assets/art; pictures.json beside them
// has the sizes that the game draws.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "record/numbers/hash.hpp"
#include "ui/draw/pictures_data.hpp"

namespace tavern::ui {

/** Index into pictures. */
enum class Picture : std::uint8_t {};
inline constexpr Picture no_picture = static_cast<Picture>(0xFF);
static_assert(pictures.size() < 0xFF);

/** A hash table, since texts look up pictures by name in every frame: each picture lies in the slot of its name or in
 * the next free one. */
struct PictureTable {
    static constexpr std::size_t size = std::bit_ceil(2 * pictures.size());
    std::array<Picture, size> slots{};

    static constexpr std::size_t slot_of(std::string_view name) {
        std::uint64_t sum = 0;
        for (const char letter : name) sum = hash_with(sum, static_cast<unsigned char>(letter));
        return static_cast<std::size_t>(sum % size);
    }
    static constexpr std::size_t next(std::size_t slot) { return (slot + 1) % size; }
};
inline constexpr PictureTable picture_table = [] {
    PictureTable table;
    table.slots.fill(no_picture);
    for (std::size_t index = 0; index < pictures.size(); ++index) {
        std::size_t slot = PictureTable::slot_of(pictures[index].name);
        while (table.slots[slot] != no_picture) slot = PictureTable::next(slot);
        table.slots[slot] = static_cast<Picture>(index);
    }
    return table;
}();

/** The picture of this name, or no_picture. */
constexpr Picture find_picture(std::string_view name) {
    for (std::size_t slot = PictureTable::slot_of(name);; slot = PictureTable::next(slot)) {
        const Picture found = picture_table.slots[slot];
        if (found == no_picture || pictures[static_cast<std::size_t>(found)].name == name) return found;
    }
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
