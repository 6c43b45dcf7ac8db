#include "ui/fonts.hpp"

#include <cmath>

#include "ui/layout.hpp"

namespace tavern::ui {
namespace {

struct Style {
    Typeface face;
    float size;  // units, as CSS font sizes
};
constexpr std::array<Style, 14> style_list{{
    {Typeface::heading, 15.5F},
    {Typeface::heading, 18},
    {Typeface::heading, 20},
    {Typeface::heading, 26},
    {Typeface::heading, 36},
    {Typeface::heading, 64},
    {Typeface::text, 14},
    {Typeface::text, 15.5F},
    {Typeface::bold, 14},
    {Typeface::bold, 17},
    {Typeface::black, 14},
    {Typeface::black, 15.5F},
    {Typeface::black, 18},
    {Typeface::black, 24},
}};

// Latin-1 and Latin Extended-A for names, and the signs that texts use.
constexpr ImWchar glyphs[] = {0x20,   0x7E,   0xA0,   0x17F,  0x2013, 0x2014, 0x2018, 0x201E, 0x2022,
                              0x2022, 0x2026, 0x2026, 0x2039, 0x203A, 0x20AC, 0x20AC, 0x2190, 0x2192,
                              0x2212, 0x2212, 0x25B8, 0x25B8, 0x2713, 0x2713, 0};

}  // namespace

float text_scale(float width, float height, float density, int text_size) {
    return std::max(0.5F, std::round(scale_of(width, height, text_size).unit * density * 8) / 8);
}

float line_ratio(Typeface face) {
    return face == Typeface::heading ? heading_line_ratio : text_line_ratio;
}

void Fonts::load(const FontFiles& files, float scale) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
    ready_ = false;
    for (std::size_t index = 0; index < style_list.size(); ++index) {
        const Style& style = style_list[index];
        const auto add = [&](const FontFile& file, bool merge) {
            if (file.bytes == nullptr) return;
            ImFontConfig config;
            config.FontDataOwnedByAtlas = false;
            config.MergeMode = merge;
            config.OversampleH = style.size > 20 ? 1 : 2;
            config.GlyphRanges = glyphs;
            if (style.face == Typeface::heading) config.RasterizerMultiply = 1.25F;  // the serif is thin on dark ground
            config.SizePixels = std::round(style.size * line_ratio(style.face) * scale);
            // Dear ImGui does not write to the bytes when it does not own them.
            ImFont* font = atlas.AddFontFromMemoryTTF(const_cast<void*>(file.bytes), static_cast<int>(file.size),
                                                      config.SizePixels, &config);
            if (!merge) fonts_[index] = font;
        };
        switch (style.face) {
            case Typeface::heading:
                add(files.heading, false);
                add(files.heading_signs, true);
                break;
            case Typeface::text: add(files.text, false); break;
            case Typeface::bold: add(files.bold, false); break;
            case Typeface::black:
                // It has numbers and signs only; the odd word beside them is bold.
                add(files.black, false);
                add(files.bold, true);
                break;
        }
    }
    ready_ = atlas.Build();
}

ImFont* Fonts::find(Typeface face, float size) const {
    ImFont* best = nullptr;
    float best_distance = 1e9F;
    for (std::size_t index = 0; index < style_list.size(); ++index) {
        const Style& style = style_list[index];
        // Rather shrink than blow up.
        const float distance = style.size >= size - 0.6F ? style.size - size : (size - style.size) * 3;
        if (style.face != face || std::abs(distance) >= best_distance) continue;
        best_distance = std::abs(distance);
        best = fonts_[index];
    }
    return best;
}

}  // namespace tavern::ui
