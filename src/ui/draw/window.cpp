#include "ui/draw/window.hpp"

#include <algorithm>

namespace tavern::ui {
namespace {

struct WindowSize {
    float width;
    float height;
};
constexpr WindowSize smallest{320, 480};
constexpr WindowSize least_tablet{690, 920};
constexpr WindowSize least_drawer{800, 540};
constexpr float least_wide = 1000;      // wide
constexpr float least_pages = 480;      // wide: what is narrower is a phone
constexpr float upright_shape = 1.15F;  // height by width
constexpr float lying_shape = 1.7F;     // width by height, of a phone on its side
constexpr float full_phone = 830;       // high: from here on all grows
WindowSize drawn_size(Fold fold, float width, float height) {
    switch (fold) {
        case Fold::wide: return {1280, 720};
        case Fold::drawer: return {800, 600};
        case Fold::pages: return is_low(width, height) ? WindowSize{740, 430} : WindowSize{640, 480};
        case Fold::tablet: return {768, 1024};
        case Fold::phone: return {width < 350 ? 320.0F : 390.0F, 480};
    }
    return {1280, 720};
}

}  // namespace

bool is_low(float width, float height) {
    return width > height * lying_shape;
}

Fold fold_of(float width, float height) {
    if (width >= least_tablet.width && height >= least_tablet.height && height > width * upright_shape)
        return Fold::tablet;
    if (width < least_pages || height > width * upright_shape) return Fold::phone;
    if (height < least_drawer.height || width < least_drawer.width) return Fold::pages;
    return width < least_wide ? Fold::drawer : Fold::wide;
}

float table_height(float width, float height) {
    constexpr float least_share = 0.7F;  // of the height it was drawn for: in less it would be too small to read
    const WindowSize drawn = drawn_size(fold_of(width, height), width, height);
    const float whole = drawn.height * std::min(1.0F, width / drawn.width);
    return height < whole * least_share ? whole : height;
}

float unit_of(float width, float height) {
    const Fold fold = fold_of(width, height);
    const WindowSize drawn = drawn_size(fold, width, height);
    const float unit = std::min(width / drawn.width, table_height(width, height) / drawn.height);
    // On a large phone the height decides, so that nothing is squeezed.
    if (fold == Fold::phone && unit > 1) return std::max(1.0F, std::min(unit, height / full_phone));
    return unit;
}

Scale scale_of(float width, float height, int text_size) {
    const float wish = static_cast<float>(text_size) / 100;
    Scale scale;
    scale.zoom = std::clamp(std::min(width / smallest.width, height / smallest.height), 1.0F, wish);
    scale.unit = unit_of(width / scale.zoom, height / scale.zoom) * scale.zoom;
    scale.reading = wish / scale.zoom;
    return scale;
}

}  // namespace tavern::ui
