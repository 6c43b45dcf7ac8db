#include "ui/flow/fitted.hpp"

#include "record/json.hpp"

namespace tavern::ui {

std::string fitted(const Painter& paint, const TextStyle& style, std::string_view text, float width) {
    constexpr std::string_view separator = " · ";
    while (paint.width(style, text) > width) {
        const std::size_t part = text.rfind(separator);
        if (part == std::string_view::npos) break;
        text = text.substr(0, part);
    }
    std::string letters(text);
    while (text.size() > 1 && paint.width(style, letters) > width) {
        text = beginning_of(text, text.size() - 1);
        letters = std::string(text) + "…";
    }
    return letters;
}

}  // namespace tavern::ui
