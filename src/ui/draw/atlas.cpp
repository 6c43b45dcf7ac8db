#include "ui/draw/atlas.hpp"

#include <algorithm>
#include <cmath>

#include "record/numbers/sort_by.hpp"

namespace tavern::ui {
namespace {

constexpr int sheet_side = 2048;
constexpr int gap = 2;                     // device pixels, so that linear filtering does not bleed
constexpr int large_from = 300;            // CSS pixels wide
constexpr float large_scale_limit = 2.0F;  // large pictures are soft shapes: a larger scale would only cost memory

std::uint16_t pixels(float css, float scale) {
    return static_cast<std::uint16_t>(std::ceil(css * scale));
}

}  // namespace

BitmapPlan plan_bitmaps(float scale, PictureSets sets) {
    BitmapPlan plan;
    int widest = sheet_side;
    int highest = sheet_side;
    for (std::size_t index = 0; index < pictures.size(); ++index) {
        const PictureFacts& facts = pictures[index];
        if ((sets & set_of(facts.set)) == 0) continue;
        const auto picture = static_cast<Picture>(index);
        const float limited = facts.width >= large_from ? std::min(scale, large_scale_limit) : scale;
        const Bitmap bitmap{picture, false, 0, 0, 0, pixels(facts.width, limited), pixels(facts.height, limited)};
        plan.bitmaps.push_back(bitmap);
        widest = std::max<int>(widest, bitmap.width);
        highest = std::max<int>(highest, bitmap.height);
        if (facts.small != 0) {
            const float height = static_cast<float>(facts.small) * facts.height / facts.width;
            plan.bitmaps.push_back({picture, true, 0, 0, 0, pixels(facts.small, scale), pixels(height, scale)});
        }
    }
    // Rows of falling height, left to right, sheet after sheet.
    sort_by(plan.bitmaps, [](const Bitmap& bitmap) { return -bitmap.height; });
    int x = 0;
    int y = 0;
    int row_height = 0;
    int used_width = 0;
    int used_height = 0;
    for (Bitmap& bitmap : plan.bitmaps) {
        if (x + bitmap.width > widest) {
            x = 0;
            y += row_height + gap;
            row_height = 0;
        }
        if (plan.sheets == 0 || y + bitmap.height > highest) {
            ++plan.sheets;
            x = y = row_height = 0;
        }
        row_height = std::max<int>(row_height, bitmap.height);
        bitmap.sheet = static_cast<std::uint8_t>(plan.sheets - 1);
        bitmap.x = static_cast<std::uint16_t>(x);
        bitmap.y = static_cast<std::uint16_t>(y);
        x += bitmap.width + gap;
        used_width = std::max(used_width, x - gap);
        used_height = std::max(used_height, y + row_height);
    }
    plan.sheet = {static_cast<std::uint16_t>(used_width), static_cast<std::uint16_t>(used_height)};
    return plan;
}

void Atlas::set(const Bitmap& bitmap, const TextureSheet& sheet, ImTextureID texture, int unit) {
    const auto u = [&](int x) {
        return static_cast<float>(x) / static_cast<float>(sheet.width) + static_cast<float>(2 * unit);
    };
    const auto v = [&](int y) { return static_cast<float>(y) / static_cast<float>(sheet.height); };
    textures_[static_cast<std::size_t>(bitmap.picture)][bitmap.small ? 1 : 0] = {
        texture, ImVec2(u(bitmap.x), v(bitmap.y)), ImVec2(u(bitmap.x + bitmap.width), v(bitmap.y + bitmap.height)),
        true};
}

const Texture& Atlas::find(Picture picture, float drawn_width, float unit) const {
    const auto& sizes = textures_[static_cast<std::size_t>(picture)];
    const bool small = sizes[1].ready && drawn_width <= static_cast<float>(facts(picture).small) * unit * 1.25F;
    return sizes[small ? 1 : 0];
}

}  // namespace tavern::ui
