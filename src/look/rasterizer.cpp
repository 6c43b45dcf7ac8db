#include "look/rasterizer.hpp"

#include <algorithm>
#include <cmath>

#include "ui/draw/theme.hpp"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#include <stb_image.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb_image_write.h>
#pragma GCC diagnostic pop

namespace tavern::look {
namespace {

struct Color {
    float r, g, b, a;
};

Color read(const Image& image, int x, int y) {
    x = std::clamp(x, 0, image.width - 1);
    y = std::clamp(y, 0, image.height - 1);
    const std::uint8_t* at = &image.pixels[(static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                                            static_cast<std::size_t>(x)) *
                                           4];
    return {static_cast<float>(at[0]), static_cast<float>(at[1]), static_cast<float>(at[2]), static_cast<float>(at[3])};
}

Color sample(const Image& image, float u, float v) {
    const float x = u * static_cast<float>(image.width) - 0.5F;
    const float y = v * static_cast<float>(image.height) - 0.5F;
    const int left = static_cast<int>(std::floor(x));
    const int top = static_cast<int>(std::floor(y));
    const float fx = x - static_cast<float>(left);
    const float fy = y - static_cast<float>(top);
    const Color a = read(image, left, top);
    const Color b = read(image, left + 1, top);
    const Color c = read(image, left, top + 1);
    const Color d = read(image, left + 1, top + 1);
    const auto mix = [&](float Color::*part) {
        return (a.*part * (1 - fx) + b.*part * fx) * (1 - fy) + (c.*part * (1 - fx) + d.*part * fx) * fy;
    };
    return {mix(&Color::r), mix(&Color::g), mix(&Color::b), mix(&Color::a)};
}

struct Clip {
    int left, top, right, bottom;
};

/** In double precision and with the ends always in the same order, so that both triangles of an edge agree on every
 * pixel. */
double edge(ImVec2 from, ImVec2 to, ImVec2 at) {
    const bool turn = to.x < from.x || (to.x == from.x && to.y < from.y);
    if (turn) std::swap(from, to);
    const double x = at.x;
    const double y = at.y;
    const double value = (from.x - x) * (to.y - y) - (from.y - y) * (to.x - x);
    return turn ? -value : value;
}

void triangle(Image& target, const Clip& clip, const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c,
              const Image& texture, float scale) {
    const ImVec2 p[3] = {ImVec2(a.pos.x * scale, a.pos.y * scale), ImVec2(b.pos.x * scale, b.pos.y * scale),
                         ImVec2(c.pos.x * scale, c.pos.y * scale)};
    const float area = (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x);
    if (std::abs(area) < 1e-6F) return;
    const auto [low_x, high_x] = std::minmax({p[0].x, p[1].x, p[2].x});
    const auto [low_y, high_y] = std::minmax({p[0].y, p[1].y, p[2].y});
    const int left = std::max(clip.left, static_cast<int>(std::floor(low_x)));
    const int right = std::min(clip.right, static_cast<int>(std::ceil(high_x)));
    const int top = std::max(clip.top, static_cast<int>(std::floor(low_y)));
    const int bottom = std::min(clip.bottom, static_cast<int>(std::ceil(high_y)));
    const auto part = [](ImU32 color, int shift) { return static_cast<float>(color >> shift & 0xFFU); };
    const bool one_color = a.col == b.col && b.col == c.col;
    const bool one_texel = a.uv.x == b.uv.x && b.uv.x == c.uv.x && a.uv.y == b.uv.y && b.uv.y == c.uv.y;
    const Color flat = sample(texture, a.uv.x, a.uv.y);
    // Top-left rule, so that only one of two triangles draws their common edge.
    const auto inside = [&](float weight, const ImVec2& from, const ImVec2& to) {
        if (weight != 0) return weight > 0;
        const float dx = area > 0 ? to.x - from.x : from.x - to.x;
        const float dy = area > 0 ? to.y - from.y : from.y - to.y;
        return dy < 0 || (dy == 0 && dx > 0);
    };
    for (int y = top; y < bottom; ++y) {
        for (int x = left; x < right; ++x) {
            const ImVec2 q(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
            const auto wa = static_cast<float>(edge(p[1], p[2], q) / area);
            const auto wb = static_cast<float>(edge(p[2], p[0], q) / area);
            const auto wc = static_cast<float>(edge(p[0], p[1], q) / area);
            if (!inside(wa, p[1], p[2]) || !inside(wb, p[2], p[0]) || !inside(wc, p[0], p[1])) continue;
            Color color = one_texel ? flat
                                    : sample(texture, wa * a.uv.x + wb * b.uv.x + wc * c.uv.x,
                                             wa * a.uv.y + wb * b.uv.y + wc * c.uv.y);
            const auto vertex = [&](int shift) {
                return one_color ? part(a.col, shift)
                                 : wa * part(a.col, shift) + wb * part(b.col, shift) + wc * part(c.col, shift);
            };
            const float alpha = color.a * vertex(IM_COL32_A_SHIFT) / (255 * 255);
            if (alpha <= 0) continue;
            std::uint8_t* at = &target.pixels[(static_cast<std::size_t>(y) * static_cast<std::size_t>(target.width) +
                                               static_cast<std::size_t>(x)) *
                                              4];
            const auto blend = [&](int index, float value, int shift) {
                const float source = value * vertex(shift) / 255;
                at[index] = static_cast<std::uint8_t>(
                    std::clamp(source * alpha + static_cast<float>(at[index]) * (1 - alpha) + 0.5F, 0.0F, 255.0F));
            };
            blend(0, color.r, IM_COL32_R_SHIFT);
            blend(1, color.g, IM_COL32_G_SHIFT);
            blend(2, color.b, IM_COL32_B_SHIFT);
        }
    }
}

}  // namespace

Image rasterize(const ImDrawData& data) {
    const float scale = data.FramebufferScale.x;
    Image target;
    target.width = static_cast<int>(data.DisplaySize.x * scale);
    target.height = static_cast<int>(data.DisplaySize.y * scale);
    const std::size_t pixels = static_cast<std::size_t>(target.width) * static_cast<std::size_t>(target.height);
    // The same start as in src/app/platform/renderer.cpp.
    for (std::size_t pixel = 0; pixel < pixels; ++pixel)
        for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT, IM_COL32_A_SHIFT})
            target.pixels.push_back(static_cast<std::uint8_t>(ui::palette::night >> shift & 0xFFU));
    for (int index = 0; index < data.CmdListsCount; ++index) {
        const ImDrawList& list = *data.CmdLists[index];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            // To whole pixels, as in src/ui/draw/repaint.cpp.
            const Clip clip{std::max(0, static_cast<int>(command.ClipRect.x * scale)),
                            std::max(0, static_cast<int>(command.ClipRect.y * scale)),
                            std::min(target.width, static_cast<int>(command.ClipRect.z * scale)),
                            std::min(target.height, static_cast<int>(command.ClipRect.w * scale))};
            const Image& texture = *static_cast<const Image*>(command.GetTexID());
            for (unsigned element = 0; element + 2 < command.ElemCount; element += 3) {
                const auto vertex = [&](unsigned which) -> const ImDrawVert& {
                    const ImDrawIdx at = list.IdxBuffer[static_cast<int>(command.IdxOffset + element + which)];
                    return list.VtxBuffer[static_cast<int>(command.VtxOffset + at)];
                };
                triangle(target, clip, vertex(0), vertex(1), vertex(2), texture, scale);
            }
        }
    }
    return target;
}

Image load_image(const std::string& path) {
    Image image;
    int channels = 0;
    stbi_uc* pixels = stbi_load(path.c_str(), &image.width, &image.height, &channels, 4);
    if (pixels == nullptr) return image;
    image.pixels.assign(pixels,
                        pixels + static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 4);
    stbi_image_free(pixels);
    return image;
}

bool save_image(const Image& image, const std::string& path) {
    constexpr int quality = 88;
    if (path.size() > 4 && path.substr(path.size() - 4) == ".jpg")
        return stbi_write_jpg(path.c_str(), image.width, image.height, 4, image.pixels.data(), quality) != 0;
    return stbi_write_png(path.c_str(), image.width, image.height, 4, image.pixels.data(), image.width * 4) != 0;
}

}  // namespace tavern::look
