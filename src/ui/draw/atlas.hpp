// The places of pictures in textures. The interface draws plain shapes for pictures that are still missing, so the
// first frame need not wait.
//
// The page and the screenshot tool fill it like this:
//   scale = picture_scale(width, height, density)      again after every change of size or density
//   plan  = plan_bitmaps(scale, picture_sets(model))   which bitmaps at which place of which sheet
//   make plan.sheets transparent RGBA textures of the size plan.sheet (linear filter, no mipmaps)
//   for each plan.bitmaps: rasterise assets/art/<name>.svg to width x height pixels, put it at x, y of its sheet
//     (not premultiplied), then atlas.set(bitmap, plan.sheet, texture)
// After a change of scale, atlas.clear() drops all old sheets.
#pragma once
#include <imgui.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ui/draw/pictures.hpp"

namespace tavern::ui {

/** Bit set of PictureSet. */
using PictureSets = unsigned;
constexpr PictureSets set_of(PictureSet set) {
    return 1U << static_cast<unsigned>(set);
}

/** Device pixels for one CSS pixel of PictureFacts: the unit of the layout times the density, in steps of 0.25. */
float picture_scale(float width, float height, float density, int text_size = 100);

struct TextureSheet {
    std::uint16_t width;
    std::uint16_t height;
};

/** One rasterised picture, in device pixels. */
struct Bitmap {
    Picture picture;
    bool small;
    std::uint8_t sheet;
    std::uint16_t x, y, width, height;
    std::string_view name() const { return facts(picture).name; }
};

struct BitmapPlan {
    TextureSheet sheet{};  // 2048 x 2048 at most, unless one picture is larger
    int sheets = 0;
    std::vector<Bitmap> bitmaps;
};

/** Packs the bitmaps of the sets into sheets. Plans for single sets may be used side by side. */
BitmapPlan plan_bitmaps(float scale, PictureSets sets);

/** A bitmap ready to be drawn. */
struct Texture {
    ImTextureID id{};
    ImVec2 low;  // uv
    ImVec2 high;
    bool ready = false;
};

class Atlas {
  public:
    /** unit: selects one of several textures that are drawn together. The texture coordinates encode it: x goes from 2
     * * unit to 2 * unit + 1. */
    void set(const Bitmap& bitmap, const TextureSheet& sheet, ImTextureID texture, int unit = 0);
    void clear() { textures_ = {}; }
    /** The bitmap for a drawn width in CSS pixels at a unit of the layout; not ready when there is none. */
    const Texture& find(Picture picture, float drawn_width, float unit) const;

  private:
    std::array<std::array<Texture, 2>, pictures.size()> textures_{};  // large, small
};

}  // namespace tavern::ui
