#include <algorithm>
#include <string>
#include <utility>

#include "record/json.hpp"
#include "ui/draw/painter.hpp"
#include "ui/draw/recorder.hpp"

namespace tavern::ui {
namespace {

constexpr float smallest_text = letters::small;  // CSS pixels
constexpr std::string_view arrow_sign = "▸";
constexpr float endless = 1e9F;

// By font size.
constexpr float arrow_width = 0.36F;
constexpr float arrow_half_height = 0.24F;
constexpr float arrow_margin = 0.12F;
constexpr float arrow_room = 0.6F;
constexpr float letter_gap = 0.08F;

constexpr float reading_step = 0.15F;  // steps in which enlarged letters shrink until they fit

// The distance of the baseline below the middle of the capitals, by font size.
float half_capital(Typeface face) {
    return face == Typeface::heading ? 0.325F : 0.36F;
}

/** Whether a picture beside this sign would look like a letter of the same word. */
bool touches(char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z');
}

Picture picture_of_word(std::string_view word) {
    std::string name = "icon-";
    name += word;
    const Picture icon = find_picture(name);
    return icon != no_picture ? icon : find_picture(word);
}

std::size_t end_of_word(std::string_view text, std::size_t from) {
    return std::min(text.find_first_of(" \n", from), text.size());
}

/** The same, but a picture stays with the word that it stands before, a number with the picture of the counted thing,
 * and an arrow with the words around it. */
std::size_t end_of_pictured_word(std::string_view text, std::size_t from) {
    const std::size_t end = end_of_word(text, from);
    if (from == end || end + 1 >= text.size() || text[end] != ' ') return end;
    const bool is_picture = text[from] == '[' && text.find(']', from) == end - 1;
    const bool is_number = text[end - 1] >= '0' && text[end - 1] <= '9';
    const bool before_picture = text[end + 1] == '[';
    const bool is_arrow = text.substr(from, end - from) == arrow_sign;
    const bool before_arrow = text.substr(end + 1, arrow_sign.size()) == arrow_sign;
    if (is_arrow || before_arrow) return end_of_pictured_word(text, end + 1);
    return (is_picture && !before_picture) || (is_number && before_picture) ? end_of_word(text, end + 1) : end;
}

/** Calls line(text) for each line of words that fits the width. */
template <typename Measure, typename Line>
void break_lines(std::string_view text, float width, const Measure& measure, const Line& line) {
    while (!text.empty()) {
        std::size_t taken = 0;
        while (taken < text.size()) {
            // Blanks at the beginning are part of the first word.
            const std::size_t from = taken > 0 ? taken + 1 : std::min(text.find_first_not_of(' '), text.size());
            std::size_t next = end_of_pictured_word(text, from);
            if (measure(text.substr(from, next - from)) > width) next = end_of_word(text, from);
            if (taken > 0 && measure(text.substr(0, next)) > width) break;
            taken = next;
            if (taken < text.size() && text[taken] == '\n') break;
        }
        line(text.substr(0, taken));
        text.remove_prefix(std::min(text.size(), taken + 1));
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
}

/** Takes the last letter or picture off a text. */
void drop_last(std::string_view& text) {
    const std::size_t open = text.rfind('[');
    if (text.back() == ']' && open != std::string_view::npos) {
        text.remove_suffix(text.size() - open);
        return;
    }
    text = beginning_of(text, text.size() - 1);
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
    const auto ends_letters = [rest](std::size_t at) {
        return rest[at] == '[' || (rest[at] == arrow_sign.front() && rest.substr(at, arrow_sign.size()) == arrow_sign);
    };
    std::size_t length = 1;
    while (length < rest.size() && !ends_letters(length)) ++length;
    piece.letters = rest.substr(0, length);
    rest.remove_prefix(length);
    return piece;
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
    ImVec2 low(endless, endless);
    ImVec2 high(-endless, -endless);
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
        x += font.CalcTextSizeA(size, endless, 0, begin, end).x;
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
            const float half = size * arrow_half_height;
            const float left = x + size * arrow_margin;
            const Point tip{left + size * arrow_width, place.y};
            if (draw) triangle({left, place.y - half}, {left, place.y + half}, tip, ink);
            x += size * arrow_room;
        } else if (piece.picture != no_picture) {
            const float side = size * style.icon;
            // A picture is as far from a number or word as letters from each other.
            const float apart = size * letter_gap;
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
    // Letters outside the clip would be left out, so they are drawn in its middle and then turned.
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
    for (float large = reading_; large > 1; large -= reading_step) {
        TextStyle wish = style;
        wish.size *= large;
        if (paragraph_height(wide, wish, line_height * large, text) > most) continue;
        line_height *= large;
        return wish;
    }
    return style;
}

std::string Painter::fit_name(TextStyle& style, std::string_view long_name, std::string_view short_name,
                              float wide) const {
    if (width(style, long_name) <= wide) return std::string(long_name);
    const float short_width = width(style, short_name);
    if (short_width > wide) style.size *= wide / short_width;
    // At the smallest size, drops words from the end; of a single word drops letters and adds a full stop.
    while (width(style, short_name) > wide + 1) {
        const std::size_t word = short_name.rfind(' ');
        if (word == std::string_view::npos) break;
        short_name = short_name.substr(0, word);
    }
    if (width(style, short_name) <= wide + 1) return std::string(short_name);
    const auto cut = [&] { return std::string(short_name) + "."; };
    while (!short_name.empty() && width(style, cut()) > wide + 1) drop_last(short_name);
    return short_name.empty() ? std::string() : cut();
}

float Painter::name(Point place, const TextStyle& style, std::string_view long_name, std::string_view short_name,
                    float wide, Align align) {
    TextStyle fitting = style;
    const std::string shown = fit_name(fitting, long_name, short_name, wide);
    const float drawn = text(place, fitting, shown, align);
    if (shown.empty() || shown == long_name || recorder_ == nullptr || recorder_->texts.empty()) return drawn;
    RecordedText& record = recorder_->texts.back();
    if (shown != short_name) record.whole = short_name;
    if (short_name != long_name) record.longer = long_name;
    return drawn;
}

float Painter::name_width(const TextStyle& style, std::string_view name, float wide) const {
    TextStyle fitting = style;
    return width(fitting, fit_name(fitting, name, name, wide));
}

}  // namespace tavern::ui
