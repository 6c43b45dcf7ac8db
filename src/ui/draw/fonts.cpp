#include "ui/draw/fonts.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/draw/theme.hpp"
#include "ui/draw/window.hpp"

namespace {
// Dear ImGui keeps its own copy of these functions private.
#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <imstb_truetype.h>
}  // namespace

namespace tavern::ui {
namespace {

struct Style {
    Typeface face;
    float size;  // units, like CSS font sizes
};
constexpr std::array style_list{
    Style{Typeface::heading, letters::body},
    Style{Typeface::heading, letters::sign},
    Style{Typeface::heading, letters::room},
    Style{Typeface::heading, 26},
    Style{Typeface::heading, 36},
    Style{Typeface::heading, 64},
    Style{Typeface::text, letters::small},
    Style{Typeface::text, letters::body},
    Style{Typeface::bold, letters::small},
    Style{Typeface::bold, letters::name},
    Style{Typeface::black, letters::small},
    Style{Typeface::black, letters::body},
    Style{Typeface::black, letters::sign},
    Style{Typeface::black, 24},
};

// Replaces letters that no face has.
constexpr unsigned fallback = '?';

constexpr int texture_width = 2048;
constexpr int least_texture_height = 512;
/** At 3 pixels a unit, twice as many rows as the letters of the fullest screens need; at 1, five times as many. */
int texture_height(float scale) {
    int height = least_texture_height;
    while (static_cast<float>(height) < least_texture_height * scale) height *= 2;
    return height;
}
constexpr int apart = 1;  // pixels, so that linear filtering does not bleed

/** The most letterings kept at a time. Shortening a name to a width measures it at many lengths. */
constexpr std::size_t most_letterings = 256;

// Extra room around the text as written by the device, by font size: for marks above and below, and for overhangs.
constexpr float side_room = 0.3F;
constexpr float upper_room = 1.2F;
constexpr float lower_room = 0.5F;

constexpr unsigned char opaque = 255;
constexpr float largest_between = 20;  // font size; up to it, letters are placed between pixels
constexpr float scale_steps = 8;       // steps of the letters' scale in 1
constexpr float corner_steps = 4;      // steps of radii and edges in a pixel

/** The style of a font; the fonts of the atlas follow the order of the styles. */
const Style& style_of(const ImFont& font) {
    const ImVector<ImFont*>& fonts = font.ContainerAtlas->Fonts;
    return style_list[static_cast<std::size_t>(std::find(fonts.begin(), fonts.end(), &font) - fonts.begin())];
}

bool has(const ImFont& font, unsigned letter) {
    const int index = static_cast<int>(letter);
    return index < font.IndexLookup.Size && font.IndexLookup[index] != static_cast<ImWchar>(-1);
}

}  // namespace

float text_scale(float width, float height, float density, int text_size) {
    return std::max(0.5F, std::round(scale_of(width, height, text_size).unit * density * scale_steps) / scale_steps);
}

float line_ratio(Typeface face) {
    return face == Typeface::heading ? heading_line_ratio : text_line_ratio;
}

/** A place in the font atlas, of the requested number of pixels. */
struct Fonts::Room {
    unsigned char* pixels = nullptr;  // nullptr: no room
    ImVec2 low;                       // uv
    ImVec2 high;
};

/** One for each typeface. */
struct Fonts::Faces {
    std::array<stbtt_fontinfo, 4> of;
};

Fonts::Fonts() = default;
Fonts::~Fonts() = default;

void Fonts::load(const FontFiles& files, float scale) {
    static_assert(style_list.size() == styles);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.TexWidth = texture_width;
    atlas.TexHeight = texture_height(scale);
    atlas.TexPixelsAlpha8 = static_cast<unsigned char*>(
        ImGui::MemAlloc(static_cast<std::size_t>(atlas.TexWidth) * static_cast<std::size_t>(atlas.TexHeight)));
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
    atlas.TexReady = true;
    for (std::size_t index = 0; index < style_list.size(); ++index) {
        const Style& style = style_list[index];
        fonts_[index] = IM_NEW(ImFont);
        fonts_[index]->ContainerAtlas = &atlas;
        fonts_[index]->FontSize = std::round(style.size * line_ratio(style.face) * scale);
        atlas.Fonts.push_back(fonts_[index]);
    }

    faces_ = nullptr;
    auto faces = std::make_unique<Faces>();
    const std::array<const FontFile*, 4> wanted{&files.heading, &files.text, &files.bold, &files.black};
    for (std::size_t face = 0; face < wanted.size(); ++face) {
        const auto* bytes = static_cast<const unsigned char*>(wanted[face]->bytes);
        if (bytes == nullptr || stbtt_InitFont(&faces->of[face], bytes, 0) == 0) return;
    }
    faces_ = std::move(faces);
    for (std::size_t index = 0; index < style_list.size(); ++index) {
        const stbtt_fontinfo& face = faces_->of[static_cast<std::size_t>(style_list[index].face)];
        int ascent = 0;
        stbtt_GetFontVMetrics(&face, &ascent, nullptr, nullptr);
        const float scale_of_face = stbtt_ScaleForPixelHeight(&face, fonts_[index]->FontSize);
        fonts_[index]->Ascent = std::floor(static_cast<float>(ascent) * scale_of_face + 1);
    }
    clear();
}

void Fonts::clear() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    std::fill_n(atlas.TexPixelsAlpha8, atlas.TexWidth * atlas.TexHeight, static_cast<unsigned char>(0));
    // The pixel that plain areas are drawn with.
    atlas.TexPixelsAlpha8[0] = opaque;
    atlas.TexUvWhitePixel =
        ImVec2(0.5F / static_cast<float>(atlas.TexWidth), 0.5F / static_cast<float>(atlas.TexHeight));
    x_ = 1 + apart;
    y_ = 0;
    row_height_ = 1;
    full_ = false;
    written_ = {0, 1};
    corners_.clear();
    letterings_.clear();
    for (ImFont* font : fonts_) {
        font->Glyphs.clear();
        font->IndexLookup.clear();
        font->IndexAdvanceX.clear();
        add(*font, fallback);
    }
}

void Fonts::begin() {
    if (!full_) return;
    clear();
    // Clears the pixels of the old letters.
    written_ = {0, ImGui::GetIO().Fonts->TexHeight};
}

bool Fonts::prepare(ImFont& font, std::string_view letters) {
    bool writes_all = true;
    const char* next = letters.data();
    const char* const end = next + letters.size();
    while (next < end) {
        auto letter = static_cast<unsigned>(static_cast<unsigned char>(*next));
        next += letter < 0x80 ? 1 : ImTextCharFromUtf8(&letter, next, end);
        if (letter < ' ' || has(font, letter)) continue;
        add(font, letter);
        // Letters that found no place are written in the next frame.
        writes_all = writes_all && (has(font, letter) || full_);
    }
    return writes_all;
}

Stretch Fonts::next_stretch(ImFont& font, std::string_view& rest) {
    Stretch stretch;
    std::size_t end = 0;
    for (std::size_t after = 0; after < rest.size(); after = end) {
        const std::size_t word = std::min(rest.find_first_not_of(' ', after), rest.size());
        const std::size_t next = std::min(rest.find(' ', word), rest.size());
        const bool of_scribe = scribe_ != nullptr && !prepare(font, rest.substr(word, next - word));
        if (end == 0) stretch.of_scribe = of_scribe && word == 0;
        if (of_scribe != stretch.of_scribe) {
            // Blanks belong to the font.
            if (of_scribe) end = word;
            break;
        }
        end = next;
    }
    stretch.letters = rest.substr(0, end);
    rest.remove_prefix(end);
    return stretch;
}

const Lettering* Fonts::find_lettering(const ImFont& font, std::string_view text, bool drawn) {
    auto found = std::find_if(letterings_.begin(), letterings_.end(), [&](const Lettering& lettering) {
        return lettering.font == &font && lettering.text == text;
    });
    if (found == letterings_.end()) {
        if (letterings_.size() == most_letterings) letterings_.erase(letterings_.begin());
        const Style& style = style_of(font);
        const float size = font.FontSize / line_ratio(style.face);
        letterings_.push_back({&font, std::string(text), 0});
        found = letterings_.end() - 1;
        found->advance = scribe_->measure(found->text, style.face, size);
    }
    if (!(found->advance > 0)) return nullptr;
    if (drawn && !found->written) write(*found);
    return &*found;
}

void Fonts::write(Lettering& lettering) {
    const Typeface face = style_of(*lettering.font).face;
    const float size = lettering.font->FontSize / line_ratio(face);
    // A line wider than the atlas is written smaller and stretched.
    const float margin = size * side_room;
    const float shrunk =
        std::min(1.0F, static_cast<float>(texture_width - 2 * apart - 2) / (lettering.advance + 2 * margin));
    const auto pixels = [&](float length) { return static_cast<int>(std::ceil(length * shrunk)); };
    const Scribe::Sheet sheet{pixels(margin), pixels(size * upper_room),
                              2 * pixels(margin) + static_cast<int>(lettering.advance * shrunk),
                              pixels(size * upper_room) + pixels(size * lower_room)};
    const Room room = reserve(sheet.width, sheet.height);
    if (room.pixels == nullptr) return;
    const std::vector<std::uint8_t> ink = scribe_->write(lettering.text, face, size * shrunk, sheet);
    if (ink.size() != static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height)) {
        lettering.advance = 0;
        return;
    }
    for (int row = 0; row < sheet.height; ++row)
        std::copy_n(ink.begin() + row * sheet.width, sheet.width,
                    room.pixels + row * lettering.font->ContainerAtlas->TexWidth);
    const auto place = [&](int x, int y) {
        return ImVec2(static_cast<float>(x - sheet.left) / shrunk, static_cast<float>(y - sheet.baseline) / shrunk);
    };
    lettering.from = place(0, 0);
    lettering.to = place(sheet.width, sheet.height);
    lettering.low = room.low;
    lettering.high = room.high;
    lettering.written = true;
}

void Fonts::add(ImFont& font, unsigned letter) {
    if (!rasterize(font, letter)) return;
    // Like Dear ImGui's own search.
    const int index = static_cast<int>(letter);
    const ImFontGlyph& glyph = font.Glyphs.back();
    font.FallbackGlyph = &font.Glyphs[0];
    font.FallbackAdvanceX = font.Glyphs[0].AdvanceX;
    if (index >= font.IndexLookup.Size) {
        font.IndexLookup.resize(index + 1, static_cast<ImWchar>(-1));
        font.IndexAdvanceX.resize(index + 1, font.FallbackAdvanceX);
    }
    font.IndexLookup[index] = static_cast<ImWchar>(font.Glyphs.Size - 1);
    font.IndexAdvanceX[index] = glyph.AdvanceX;
    font.DirtyLookupTables = false;
}

/** Makes the letter the font's last glyph. False: no face has it, or there is no room. */
bool Fonts::rasterize(ImFont& font, unsigned letter) {
    const Style& style = style_of(font);
    // The black face has only numbers and signs; the few words beside them are bold.
    for (const Typeface typeface : {style.face, style.face == Typeface::black ? Typeface::bold : style.face}) {
        const stbtt_fontinfo& face = faces_->of[static_cast<std::size_t>(typeface)];
        const int glyph = stbtt_FindGlyphIndex(&face, static_cast<int>(letter));
        if (glyph == 0) continue;
        // Small letters are rasterised at twice the width, so that they can stand between pixels.
        const int wide = style.size > largest_between ? 1 : 2;
        const float scale = stbtt_ScaleForPixelHeight(&face, font.FontSize);
        int left = 0;
        int top = 0;
        int right = 0;
        int bottom = 0;
        stbtt_GetGlyphBitmapBox(&face, glyph, scale * static_cast<float>(wide), scale, &left, &top, &right, &bottom);
        const int width = right - left + wide - 1;
        const int height = bottom - top;
        const Room room = reserve(width, height);
        if (room.pixels == nullptr) return false;
        const int stride = font.ContainerAtlas->TexWidth;
        float shift_x = 0;
        float shift_y = 0;
        stbtt_MakeGlyphBitmapSubpixelPrefilter(&face, room.pixels, width, height, stride,
                                               scale * static_cast<float>(wide), scale, 0, 0, wide, 1, &shift_x,
                                               &shift_y, glyph);
        // The serif is thin on dark ground.
        if (style.face == Typeface::heading)
            for (int y = 0; y < height; ++y)
                for (int x = 0; x < width; ++x) {
                    unsigned char& pixel = room.pixels[y * stride + x];
                    pixel = static_cast<unsigned char>(std::min(pixel * 5 / 4, int{opaque}));
                }
        int advance = 0;
        stbtt_GetGlyphHMetrics(&face, glyph, &advance, nullptr);
        const float x = static_cast<float>(left) / static_cast<float>(wide) + shift_x;
        const float y = static_cast<float>(top) + font.Ascent;
        font.AddGlyph(nullptr, static_cast<ImWchar>(letter), x, y,
                      x + static_cast<float>(width) / static_cast<float>(wide), y + static_cast<float>(height),
                      room.low.x, room.low.y, room.high.x, room.high.y, static_cast<float>(advance) * scale);
        return true;
    }
    return false;
}

Fonts::Room Fonts::reserve(int width, int height) {
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (x_ + width + apart > atlas.TexWidth) {
        x_ = 0;
        y_ += row_height_ + apart;
        row_height_ = 0;
    }
    if (y_ + height + apart > atlas.TexHeight) {
        full_ = true;
        return {};
    }
    const auto uv = [&](int x, int y) {
        return ImVec2(static_cast<float>(x) / static_cast<float>(atlas.TexWidth),
                      static_cast<float>(y) / static_cast<float>(atlas.TexHeight));
    };
    const Room room{atlas.TexPixelsAlpha8 + y_ * atlas.TexWidth + x_, uv(x_, y_), uv(x_ + width, y_ + height)};
    written_ = {std::min(written_.first, y_), std::max(written_.end, y_ + height)};
    x_ += width + apart;
    row_height_ = std::max(row_height_, height);
    return room;
}

const Corner* Fonts::corner(float radius, float edge) {
    radius = std::round(radius * corner_steps) / corner_steps;
    edge = std::round(edge * corner_steps) / corner_steps;
    for (const Corner& corner : corners_)
        if (corner.radius == radius && corner.edge == edge) return &corner;
    const int side = static_cast<int>(std::ceil(std::max(radius, edge))) + 1;
    const Room room = reserve(side, side);
    if (room.pixels == nullptr) return nullptr;
    const int stride = ImGui::GetIO().Fonts->TexWidth;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const float x = static_cast<float>(column) + 0.5F;
            const float y = static_cast<float>(row) + 0.5F;
            // The distance by which the middle of the pixel lies within the box.
            const float depth = x < radius && y < radius ? radius - std::hypot(radius - x, radius - y) : std::min(x, y);
            float share = std::clamp(depth + 0.5F, 0.0F, 1.0F);
            if (edge > 0) share *= std::clamp(edge - depth + 0.5F, 0.0F, 1.0F);
            room.pixels[row * stride + column] = static_cast<unsigned char>(share * opaque + 0.5F);
        }
    // Ends at the middle of the last pixel, so that the stretched part between two corners has one colour.
    const float last = static_cast<float>(side) - 0.5F;
    const auto part = [&](float low, float high) { return low + (high - low) * last / static_cast<float>(side); };
    corners_.push_back({radius, edge, last, room.low, {part(room.low.x, room.high.x), part(room.low.y, room.high.y)}});
    return &corners_.back();
}

Rows Fonts::take_written() {
    return std::exchange(written_, {});
}

ImFont* Fonts::find(Typeface face, float size) const {
    ImFont* best = nullptr;
    float best_distance = 1e9F;
    constexpr float alike = 0.6F;  // font size
    constexpr float blown_up = 3;  // enlarging is this many times as bad as shrinking
    for (std::size_t index = 0; index < style_list.size(); ++index) {
        const Style& style = style_list[index];
        const float distance = style.size >= size - alike ? style.size - size : (size - style.size) * blown_up;
        if (style.face != face || std::abs(distance) >= best_distance) continue;
        best_distance = std::abs(distance);
        best = fonts_[index];
    }
    return best;
}

}  // namespace tavern::ui
