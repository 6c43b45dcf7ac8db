#include "ui/draw/window.hpp"

#include <algorithm>

namespace tavern::ui {
namespace {

struct DrawnSize {
    float width;
    float height;
};
DrawnSize drawn_size(Fold fold, float width, float height) {
    switch (fold) {
        case Fold::wide: return {1280, 720};
        case Fold::drawer: return {800, 600};
        case Fold::pages: return is_low(width, height) ? DrawnSize{740, 430} : DrawnSize{640, 480};
        case Fold::tablet: return {768, 1024};
        case Fold::phone: return {width < 350 ? 320.0F : 390.0F, 480};
    }
    return {1280, 720};
}

}  // namespace

bool is_low(float width, float height) {
    return width > height * 1.7F;
}

Fold fold_of(float width, float height) {
    if (width >= 690 && height >= 920 && height > width * 1.15F) return Fold::tablet;
    if (width < 480 || height > width * 1.15F) return Fold::phone;
    if (height < 540 || width < 800) return Fold::pages;
    return width < 1000 ? Fold::drawer : Fold::wide;
}

float table_height(float width, float height) {
    constexpr float least_share = 0.7F;  // of the height it was drawn for: in less it would be too small to read
    const DrawnSize drawn = drawn_size(fold_of(width, height), width, height);
    const float whole = drawn.height * std::min(1.0F, width / drawn.width);
    return height < whole * least_share ? whole : height;
}

float unit_of(float width, float height) {
    const Fold fold = fold_of(width, height);
    const DrawnSize drawn = drawn_size(fold, width, height);
    const float unit = std::min(width / drawn.width, table_height(width, height) / drawn.height);
    // On a large phone the height decides, so that nothing is squeezed.
    if (fold == Fold::phone && unit > 1) return std::max(1.0F, std::min(unit, height / 830));
    return unit;
}

Scale scale_of(float width, float height, int text_size) {
    const float wish = static_cast<float>(text_size) / 100;
    Scale scale;
    scale.zoom = std::clamp(std::min(width / 320, height / 480), 1.0F, wish);
    scale.unit = unit_of(width / scale.zoom, height / scale.zoom) * scale.zoom;
    scale.reading = wish / scale.zoom;
    return scale;
}

}  // namespace tavern::ui
