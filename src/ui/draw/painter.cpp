#include "ui/draw/painter.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "ui/draw/recorder.hpp"

namespace tavern::ui {
namespace {

constexpr float smallest_text = 14;  // CSS pixels
constexpr int most_dashes = 1000;    // of a side
constexpr std::string_view arrow_sign = "▸";

ImU32 ground_color(Ground ground) {
    switch (ground) {
        case Ground::none: return 0;
        case Ground::staff: return color(0xB9762F);
        case Ground::regular: return color(0x8A4630);
        case Ground::guest: return color(0x2B4565);
        case Ground::noble: return palette::noble;
        case Ground::back: return color(0x7A2631);
        case Ground::start: return color(0x2F5A4A);
        case Ground::drapes: return color(0x7A2A3E);
        case Ground::oak: return color(0x523319);
        case Ground::night: return palette::slate;
    }
    return 0;
}

// How far the baseline lies below the middle of the capitals, by font size.
float half_capital(Typeface face) {
    return face == Typeface::heading ? 0.325F : 0.36F;
}

/** Whether a picture beside this sign would look as if it were a letter of the same word. */
bool touches(char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z');
}

Picture picture_of_word(std::string_view word) {
    std::string name = "icon-";
    name += word;
    const Picture icon = find_picture(name);
    return icon != no_picture ? icon : find_picture(word);
}

}  // namespace

TextPiece next_piece(std::string_view& rest) {
    TextPiece piece;
    if (rest.substr(0, arrow_sign.size()) == arrow_sign) {
        piece.arrow = true;
        rest.remove_prefix(arrow_sign.size());
        return piece;
    }
    if (rest.front() == '[') {
        const std::size_t end = rest.find(']');
        if (end != std::string_view::npos) {
            piece.picture = picture_of_word(rest.substr(1, end - 1));
            if (piece.picture != no_picture) {
                rest.remove_prefix(end + 1);
                return piece;
            }
        }
    }
    std::size_t length = 1;
    while (length < rest.size() && rest[length] != '[' && rest.substr(length, arrow_sign.size()) != arrow_sign)
        ++length;
    piece.letters = rest.substr(0, length);
    rest.remove_prefix(length);
    return piece;
}

void Painter::begin(ImDrawList* list, const Scale& scale, const Atlas* atlas, Fonts* fonts, bool strong,
                    Recorder* recorder) {
    list_ = list;
    unit_ = scale.unit;
    zoom_ = scale.zoom;
    reading_ = scale.reading;
    atlas_ = atlas;
    fonts_ = fonts;
    strong_ = strong;
    recorder_ = recorder;
}

Rect Painter::clipped() const {
    const ImVec4& clip = list_->_CmdHeader.ClipRect;
    return {clip.x, clip.y, clip.z - clip.x, clip.w - clip.y};
}

void Painter::record_fill(Rect rect, ImU32 color) {
    const Rect drawn = overlap({rect.x * unit_, rect.y * unit_, rect.width * unit_, rect.height * unit_}, clipped());
    recorder_->fills.push_back({drawn, color, list_->IdxBuffer.Size});
}

void Painter::record_picture(Rect rect, Picture picture) {
    recorder_->pictures.push_back({picture,
                                   {rect.x * unit_, rect.y * unit_, rect.width * unit_, rect.height * unit_},
                                   clipped(),
                                   list_->IdxBuffer.Size,
                                   scrolled_ > 0});
}

void Painter::record_text(const TextStyle& style, std::string_view text, int first) {
    RecordedText record{std::string(text),
                        {},
                        {},
                        size_of(style) * unit_,
                        strong_ ? strong_text(style.color) : style.color,
                        {},
                        first,
                        list_->IdxBuffer.Size};
    if (record.first == record.last) return;
    const ImDrawCmd& command = list_->CmdBuffer.back();
    ImVec2 low(1e9F, 1e9F);
    ImVec2 high(-1e9F, -1e9F);
    for (int index = record.first; index < record.last; ++index) {
        const ImVec2 at = list_->VtxBuffer[static_cast<int>(command.VtxOffset + list_->IdxBuffer[index])].pos;
        low = ImVec2(std::min(low.x, at.x), std::min(low.y, at.y));
        high = ImVec2(std::max(high.x, at.x), std::max(high.y, at.y));
    }
    record.ink = {low.x, low.y, high.x - low.x, high.y - low.y};
    record.clip = {command.ClipRect.x, command.ClipRect.y, command.ClipRect.z - command.ClipRect.x,
                   command.ClipRect.w - command.ClipRect.y};
    record.scrolled = scrolled_ > 0;
    recorder_->texts.push_back(std::move(record));
}

void Painter::fill(Rect rect, ImU32 color, float radius) {
    if (!possible(rect)) return;
    color = filling(color);
    if (recorder_ != nullptr) record_fill(rect, color);
    if (!stretched(rect, color, radius, 0))
        list_->AddRectFilled(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), color, radius * unit_);
}

bool Painter::stretched(Rect rect, ImU32 color, float radius, float edge) {
    if ((color & IM_COL32_A_MASK) == 0 || rect.empty()) return true;
    constexpr float largest = 64;  // device pixels, which take 65 x 65 of the texture
    const float density = ImGui::GetIO().DisplayFramebufferScale.x;
    const auto pixel = [&](float place) { return std::round(place * unit_ * density); };
    const float left = pixel(rect.x);
    const float right = pixel(rect.right());
    const float top = pixel(rect.y);
    const float bottom = pixel(rect.bottom());
    if (radius == 0 && edge == 0) {
        list_->AddRectFilled(ImVec2(left / density, top / density), ImVec2(right / density, bottom / density), color);
        return true;
    }
    const ImVec2 half((right - left) / 2, (bottom - top) / 2);
    radius = std::min(radius * unit_ * density, std::min(half.x, half.y));
    if (std::max(radius, edge * density) > largest) return false;
    const Corner* corner = fonts_->corner(radius, edge * density);
    if (corner == nullptr) return false;
    const ImVec2 side(std::min(corner->side, half.x), std::min(corner->side, half.y));
    const auto inner = [&](float low, float high, float part) { return low + (high - low) * part / corner->side; };
    const float u = inner(corner->low.x, corner->high.x, side.x);
    const float v = inner(corner->low.y, corner->high.y, side.y);
    const float xs[] = {left, left + side.x, right - side.x, right};
    const float ys[] = {top, top + side.y, bottom - side.y, bottom};
    const float us[] = {corner->low.x, u, u, corner->low.x};
    const float vs[] = {corner->low.y, v, v, corner->low.y};
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const auto write = [&](unsigned column, unsigned row, unsigned columns, bool plain) {
        const ImDrawIdx first = list_->_VtxCurrentIdx;
        for (const unsigned index : {0U, 1U, 2U, 2U, 1U, 3U}) list_->PrimWriteIdx(first + index);
        for (const unsigned y : {row, row + 1})
            for (const unsigned x : {column, column + columns})
                list_->PrimWriteVtx(ImVec2(xs[x] / density, ys[y] / density), plain ? white : ImVec2(us[x], vs[y]),
                                    color);
    };
    list_->PrimReserve(edge > 0 ? 48 : 42, edge > 0 ? 32 : 28);
    for (const unsigned row : {0U, 2U}) {
        write(0, row, 1, false);
        write(1, row, 1, edge == 0);
        write(2, row, 1, false);
    }
    if (edge > 0) {
        write(0, 1, 1, false);
        write(2, 1, 1, false);
    } else {
        write(0, 1, 3, true);
    }
    return true;
}

void Painter::ground(Rect window, ImU32 color) {
    if (filling(color) != palette::night)
        fill(window, color);
    else if (recorder_ != nullptr)
        record_fill(window, color);
}

void Painter::fill_top(Rect rect, ImU32 color, float radius) {
    if (!possible(rect)) return;
    color = filling(color);
    if (recorder_ != nullptr) record_fill(rect, color);
    list_->AddRectFilled(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), color, radius * unit_,
                         ImDrawFlags_RoundCornersTop);
}

void Painter::outline(Rect rect, ImU32 color, float width, float radius) {
    if (!possible(rect)) return;
    if (stretched(rect, color, radius, thick(width))) return;
    const Rect middle = rect.inset(width / 2);
    list_->AddRect(px({middle.x, middle.y}), px({middle.right(), middle.bottom()}), color,
                   std::max(0.0F, radius - width / 2) * unit_, 0, thick(width));
}

void Painter::path(Rect rect, float radius) {
    list_->PathClear();
    list_->PathRect(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), radius * unit_);
}

void Painter::dashes(Rect rect, ImU32 color, float width, float radius, float dash, float pause) {
    const Rect middle = rect.inset(width / 2);
    if (!possible(middle) || !(dash > 0) || !(pause > 0)) return;
    path(middle, std::max(0.0F, radius));
    const ImVector<ImVec2> points = list_->_Path;
    list_->PathClear();
    const float period = (dash + pause) * unit_;
    float along = 0;  // of the way round, where a side begins
    for (int index = 0; index < points.Size; ++index) {
        const ImVec2 from = points[index];
        const ImVec2 to = points[(index + 1) % points.Size];
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        if (length < 0.01F) continue;
        const auto at = [&](float place) {
            const float share = std::clamp((place - along) / length, 0.0F, 1.0F);
            return ImVec2(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
        };
        // Counted, so that no size can keep it from ending.
        const int first = static_cast<int>(along / period);
        const int last = std::min(first + most_dashes, static_cast<int>((along + length) / period));
        for (int number = first; number <= last; ++number) {
            const float begin = std::max(along, static_cast<float>(number) * period);
            const float end = std::min(along + length, static_cast<float>(number) * period + dash * unit_);
            if (end > begin + 0.01F) list_->AddLine(at(begin), at(end), color, thick(width));
        }
        along += length;
    }
}

void Painter::glow(Rect rect, ImU32 color, float radius, float spread) {
    if (!possible(rect)) return;
    const float opacity = static_cast<float>(color >> IM_COL32_A_SHIFT & 0xFFU) / 255;
    constexpr int rings = 8;
    const float step = spread / rings;
    for (int ring = 0; ring < rings; ++ring) {
        const float fade = 1 - (static_cast<float>(ring) + 0.5F) / rings;
        const float out = step * static_cast<float>(ring + 1);
        outline(rect.inset(-out), with_opacity(color, opacity * fade * fade), step + 0.5F, radius + out);
    }
}

void Painter::circle(Point center, float radius, ImU32 fill, ImU32 edge, float edge_width) {
    if (!possible(square(center, 2 * radius))) return;
    if (fill != 0) list_->AddCircleFilled(px(center), radius * unit_, filling(fill));
    if (edge != 0) list_->AddCircle(px(center), (radius - edge_width / 2) * unit_, edge, 0, thick(edge_width));
}

void Painter::circle_in(Rect box, Point center, float radius, ImU32 fill) {
    if (!possible(box)) return;
    list_->PathArcTo(px(center), radius * unit_, 0, 6.2831853F, 40);
    for (ImVec2& point : list_->_Path)
        point = {std::clamp(point.x, box.x * unit_, box.right() * unit_),
                 std::clamp(point.y, box.y * unit_, box.bottom() * unit_)};
    list_->PathFillConvex(fill);
}

void Painter::line(Point from, Point to, ImU32 color, float width) {
    if (!possible(from) || !possible(to)) return;
    list_->AddLine(px(from), px(to), color, thick(width));
}

void Painter::triangle(Point a, Point b, Point c, ImU32 color) {
    if (!possible(a) || !possible(b) || !possible(c)) return;
    list_->AddTriangleFilled(px(a), px(b), px(c), color);
}

void Painter::box(Rect rect, const Box& box) {
    // Of what the box covers only as much is drawn as looks out below it.
    const bool covers = box.fill >> IM_COL32_A_SHIFT == 255;
    const auto foot = [&](float below) {
        const float height = covers ? std::min(rect.height, 2 * box.radius + below) : rect.height;
        return Rect{rect.x, rect.bottom() - height, rect.width, height};
    };
    if (box.shadow > 0) fill(foot(box.shadow).moved(0, box.shadow), color(0x000000, 0.35F), box.radius);
    if (box.low_edge != 0) {
        fill(foot(box.low_edge_height), box.low_edge, box.radius);
        fill({rect.x, rect.y, rect.width, rect.height - box.low_edge_height}, box.fill, box.radius);
    } else if (box.fill != 0) {
        fill(rect, box.fill, box.radius);
    }
    // Dark on a dark room a thing would end nowhere.
    const bool unseen = strong_ && luminance(box.fill) < 0.2F && luminance(box.edge) < 0.2F;
    if (box.edge != 0) outline(rect, unseen ? palette::parchment : box.edge, box.edge_width, box.radius);
}

void Painter::clip(Rect rect, bool scrolls) {
    if (scrolls || scrolled_ > 0) ++scrolled_;
    if (!possible(rect)) rect = {};
    list_->PushClipRect(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), true);
}

void Painter::unclip() {
    if (scrolled_ > 0) --scrolled_;
    list_->PopClipRect();
}

ImU32 Painter::light_of(Picture picture, ImU32 tint) const {
    constexpr std::uint16_t room = 490;  // the narrowest landscape
    constexpr ImU32 dim = IM_COL32(30, 30, 30, 255);
    return strong_ && facts(picture).width >= room ? dim : tint;
}

void Painter::lay_over(Rect rect, bool explains) {
    if (recorder_ == nullptr) return;
    if (explains) recorder_->explained = list_->IdxBuffer.Size;
    record_fill(rect, 0);
    recorder_->layers.push_back(recorder_->fills.back());
    recorder_->fills.pop_back();
}

void Painter::picture(Rect rect, Picture picture, ImU32 tint) {
    if (picture == no_picture || !possible(rect)) return;
    if (recorder_ != nullptr) record_picture(rect, picture);
    put(rect, picture, tint);
}

void Painter::put(Rect rect, Picture picture, ImU32 tint) {
    const Texture& texture = atlas_->find(picture, rect.width, 1);
    if (texture.ready) {
        tint = light_of(picture, tint);
        list_->AddImage(texture.id, px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), texture.low, texture.high,
                        tint);
    } else if (const ImU32 ground = ground_color(facts(picture).ground); ground != 0) {
        fill(rect, ground);
    }
}

void Painter::cover(Rect rect, Picture picture, float radius, ImU32 tint, float focus) {
    if (picture == no_picture || !possible(rect) || rect.empty()) return;
    if (recorder_ != nullptr) record_picture(rect, picture);
    const PictureFacts& about = facts(picture);
    const Texture& texture = atlas_->find(picture, rect.width, 1);
    const ImU32 ground = ground_color(about.ground);
    if (!texture.ready) {
        if (ground != 0) fill(rect, ground, radius);
        return;
    }
    if (recorder_ != nullptr && ground != 0) record_fill(rect, filling(ground));
    // The share of the picture that is seen.
    const float shape = rect.width / rect.height * static_cast<float>(about.height) / static_cast<float>(about.width);
    const float wide = std::min(1.0F, shape);
    const float high = std::min(1.0F, 1 / shape);
    const float left = shape < 1 ? (1 - wide) * 0.5F : 0;
    const float top = (1 - high) * focus;
    const auto u = [&](float share) { return texture.low.x + (texture.high.x - texture.low.x) * share; };
    const auto v = [&](float share) { return texture.low.y + (texture.high.y - texture.low.y) * share; };
    list_->AddImageRounded(texture.id, px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), ImVec2(u(left), v(top)),
                           ImVec2(u(left + wide), v(top + high)), light_of(picture, tint), radius * unit_);
}

void Painter::turned(Rect rect, Picture picture, float degrees, ImU32 tint) {
    if (picture == no_picture || !possible(rect)) return;
    if (recorder_ != nullptr) record_picture(rect, picture);
    const Texture& texture = atlas_->find(picture, rect.width, 1);
    if (!texture.ready) {
        put(rect, picture, tint);
        return;
    }
    const Point center = rect.center();
    const float angle = degrees * 3.14159265F / 180;
    const auto corner = [&](float dx, float dy) {
        const float x = dx * rect.width / 2;
        const float y = dy * rect.height / 2;
        return px({center.x + x * std::cos(angle) - y * std::sin(angle),
                   center.y + x * std::sin(angle) + y * std::cos(angle)});
    };
    list_->AddImageQuad(texture.id, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), texture.low,
                        ImVec2(texture.high.x, texture.low.y), texture.high, ImVec2(texture.low.x, texture.high.y),
                        tint);
}

float Painter::size_of(const TextStyle& style) const {
    return std::max(style.size, smallest_text / layout_unit());
}

float Painter::letters(Point start, ImFont& font, float size, ImU32 ink, ImU32 shadow, std::string_view text,
                       bool draw) {
    const float growth = size / font.FontSize;
    float x = start.x * unit_;
    const float baseline = start.y * unit_;
    const auto twice = [&](const auto& draw_once) {
        if (shadow != 0) draw_once(unit_, shadow);
        draw_once(0.0F, ink);
    };
    const bool writes_all = fonts_->prepare(font, text);
    while (!text.empty()) {
        const Stretch stretch = writes_all ? Stretch{std::exchange(text, {})} : fonts_->next_stretch(font, text);
        const Lettering* lettering = stretch.of_scribe ? fonts_->find_lettering(font, stretch.letters, draw) : nullptr;
        if (lettering != nullptr) {
            if (draw && lettering->written)
                twice([&](float below, ImU32 color) {
                    const auto at = [&](ImVec2 corner) {
                        return ImVec2(x + corner.x * growth, baseline + below + corner.y * growth);
                    };
                    list_->PrimReserve(6, 4);
                    list_->PrimRectUV(at(lettering->from), at(lettering->to), lettering->low, lettering->high, color);
                });
            x += lettering->advance * growth;
            continue;
        }
        const char* begin = stretch.letters.data();
        const char* end = begin + stretch.letters.size();
        if (draw)
            twice([&](float below, ImU32 color) {
                list_->AddText(&font, size, ImVec2(x, baseline + below - font.Ascent * growth), color, begin, end);
            });
        x += font.CalcTextSizeA(size, 1e9F, 0, begin, end).x;
    }
    return x / unit_ - start.x;
}

float Painter::run(Point place, const TextStyle& style, std::string_view text, bool draw) {
    const float size = size_of(style);
    ImFont* font = fonts_->find(style.face, style.size);
    if (font == nullptr || !possible(place) || !possible(size)) return 0;
    const ImU32 ink = strong_ ? strong_text(style.color) : style.color;
    const float drawn_size = size * line_ratio(style.face) * unit_;
    float x = place.x;
    char last = ' ';
    while (!text.empty()) {
        const TextPiece piece = next_piece(text);
        const char before = std::exchange(last, piece.letters.empty() ? ' ' : piece.letters.back());
        if (piece.arrow) {
            const float half = size * 0.24F;
            const float left = x + size * 0.12F;
            if (draw) triangle({left, place.y - half}, {left, place.y + half}, {left + size * 0.36F, place.y}, ink);
            x += size * 0.6F;
        } else if (piece.picture != no_picture) {
            const float side = size * style.icon;
            // As much room to a number or word as there is between letters.
            const float apart = size * 0.08F;
            if (touches(before)) x += apart;
            const Rect rect{x, place.y - side / 2, side, side};
            if (draw && possible(rect)) put(rect, piece.picture, IM_COL32_WHITE);
            x += side;
            if (!text.empty() && touches(text.front())) x += apart;
        } else {
            const Point start{x, place.y + half_capital(style.face) * size};
            x += letters(start, *font, drawn_size, ink, style.shadow, piece.letters, draw);
        }
    }
    return x - place.x;
}

float Painter::width(const TextStyle& style, std::string_view text) const {
    return const_cast<Painter*>(this)->run({0, 0}, style, text, false);
}

float Painter::text(Point place, const TextStyle& style, std::string_view text, Align align) {
    if (align != Align::left) {
        const float wide = width(style, text);
        place.x -= align == Align::center ? wide / 2 : wide;
    }
    const int first = list_->IdxBuffer.Size;
    const float wide = run(place, style, text, true);
    if (recorder_ != nullptr) record_text(style, text, first);
    return wide;
}

void Painter::text_upwards(Point center, const TextStyle& style, std::string_view text) {
    // Letters outside the clip would be left out, so they are drawn in its middle before they are turned.
    const ImVec4 clip = list_->_CmdHeader.ClipRect;
    const ImVec2 from{(clip.x + clip.z) / 2, (clip.y + clip.w) / 2};
    const ImVec2 to = px(center);
    const int first = list_->VtxBuffer.Size;
    this->text({from.x / unit_, from.y / unit_}, style, text, Align::center);
    for (int vertex = first; vertex < list_->VtxBuffer.Size; ++vertex) {
        ImVec2& place = list_->VtxBuffer[vertex].pos;
        place = {to.x + (place.y - from.y), to.y - (place.x - from.x)};
    }
    if (recorder_ == nullptr || recorder_->texts.empty()) return;
    Rect& ink = recorder_->texts.back().ink;
    ink = {to.x + (ink.y - from.y), to.y - (ink.right() - from.x), ink.height, ink.width};
}

namespace {

/** Calls line(text) for each line of words that fits the width. */
template <typename Measure, typename Line>
void break_lines(std::string_view text, float width, const Measure& measure, const Line& line) {
    while (!text.empty()) {
        std::size_t taken = 0;
        while (taken < text.size()) {
            std::size_t next = text.find_first_of(" \n", taken + (taken == 0 ? 0 : 1));
            if (next == std::string_view::npos) next = text.size();
            if (taken > 0 && measure(text.substr(0, next)) > width) break;
            taken = next;
            if (taken < text.size() && text[taken] == '\n') break;
        }
        line(text.substr(0, taken));
        text.remove_prefix(std::min(text.size(), taken + 1));
    }
}

}  // namespace

int Painter::paragraph(Rect rect, const TextStyle& style, float line_height, std::string_view text, Align align) {
    int lines = 0;
    float y = rect.y + line_height / 2;
    const float x = align == Align::left ? rect.x : align == Align::center ? rect.center().x : rect.right();
    break_lines(
        text, rect.width, [&](std::string_view part) { return width(style, part); },
        [&](std::string_view part) {
            this->text({x, y}, style, part, align);
            y += line_height;
            ++lines;
        });
    return lines;
}

float Painter::paragraph_height(float wide, const TextStyle& style, float line_height, std::string_view text) const {
    float height = 0;
    break_lines(
        text, wide, [&](std::string_view part) { return width(style, part); },
        [&](std::string_view) { height += line_height; });
    return height;
}

TextStyle Painter::for_reading(TextStyle style, float& line_height, std::string_view text, float wide,
                               float most) const {
    for (float large = reading_; large > 1; large -= 0.15F) {
        TextStyle wish = style;
        wish.size *= large;
        if (paragraph_height(wide, wish, line_height * large, text) > most) continue;
        line_height *= large;
        return wish;
    }
    return style;
}

namespace {

/** Takes the last letter or picture off a text. */
void drop_last(std::string_view& text) {
    const std::size_t open = text.rfind('[');
    if (text.back() == ']' && open != std::string_view::npos) {
        text.remove_suffix(text.size() - open);
        return;
    }
    // The bytes that go on with a letter of UTF-8, then the one that begins it.
    while (text.size() > 1 && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.remove_suffix(1);
    text.remove_suffix(1);
}

}  // namespace

float Painter::name(Point place, const TextStyle& style, std::string_view long_name, std::string_view short_name,
                    float wide, Align align) {
    if (width(style, long_name) <= wide) return text(place, style, long_name, align);
    TextStyle smaller = style;
    const std::string_view whole = short_name;
    const float short_width = width(style, short_name);
    if (short_width > wide) smaller.size *= wide / short_width;
    // At the smallest size words go from the end; letters of a single word, which a full stop tells.
    while (width(smaller, short_name) > wide + 1) {
        const std::size_t word = short_name.rfind(' ');
        if (word == std::string_view::npos) break;
        short_name = short_name.substr(0, word);
    }
    const auto record_whole = [&] {
        const bool drawn = recorder_ != nullptr && !recorder_->texts.empty() && !short_name.empty();
        if (drawn && short_name.size() < whole.size()) recorder_->texts.back().whole = whole;
    };
    if (width(smaller, short_name) <= wide + 1) {
        const float drawn = text(place, smaller, short_name, align);
        record_whole();
        return drawn;
    }
    const auto cut = [&] { return std::string(short_name) + "."; };
    while (!short_name.empty() && width(smaller, cut()) > wide + 1) drop_last(short_name);
    const float drawn = text(place, smaller, short_name.empty() ? std::string() : cut(), align);
    record_whole();
    return drawn;
}

}  // namespace tavern::ui
