#include "ui/flow/fitted.hpp"

namespace tavern::ui {

std::string fitted(const Painter& paint, const TextStyle& style, std::string_view text, float width) {
    constexpr std::string_view separator = " · ";
    while (paint.width(style, text) > width) {
        const std::size_t part = text.rfind(separator);
        if (part == std::string_view::npos) break;
        text = text.substr(0, part);
    }
    std::string letters(text);
    bool cut = false;
    while (letters.size() > 1 && paint.width(style, letters + (cut ? "…" : "")) > width) {
        cut = true;
        // A whole character: bytes that go on begin with 10.
        while (letters.size() > 1 && (static_cast<unsigned char>(letters.back()) & 0xC0U) == 0x80U) letters.pop_back();
        letters.pop_back();
    }
    return cut ? letters + "…" : letters;
}

}  // namespace tavern::ui
