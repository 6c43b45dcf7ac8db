#include "ui/draw/window.hpp"

#include <algorithm>

#include "ui/draw/places.hpp"

namespace tavern::ui {
namespace {

struct WindowSize {
    float width;
    float height;
};
namespace limit = places::fold;

/** The window size that the screens are designed for. */
WindowSize drawn_size(Fold fold, float width, float height) {
    using namespace places::window;
    switch (fold) {
        case Fold::wide: break;
        case Fold::drawer: return {drawer_width, drawer_height};
        case Fold::pages:
            return is_low(width, height) ? WindowSize{low_width, low_height} : WindowSize{pages_width, pages_height};
        case Fold::tablet: return {tablet_width, tablet_height};
        case Fold::phone: return {width < limit::least_phone_width ? small_phone_width : phone_width, phone_height};
    }
    return {wide_width, wide_height};
}

/** Much higher than wide. */
bool is_upright(float width, float height) {
    return height * limit::upright_width > width * limit::upright_height;
}

}  // namespace

bool is_low(float width, float height) {
    return width * limit::low_height > height * limit::low_width;
}

Fold fold_of(float width, float height) {
    const bool upright = is_upright(width, height);
    if (width >= limit::least_tablet_width && height >= limit::least_tablet_height && upright) return Fold::tablet;
    if (width < limit::least_pages_width || upright) return Fold::phone;
    if (height < limit::least_drawer_height || width < limit::least_drawer_width) return Fold::pages;
    return width < limit::least_wide_width ? Fold::drawer : Fold::wide;
}

float table_height(float width, float height) {
    constexpr float least_share = 0.7F;  // of the designed height: below it, everything would be too small to read
    const WindowSize drawn = drawn_size(fold_of(width, height), width, height);
    const float whole = drawn.height * std::min(1.0F, width / drawn.width);
    return height < whole * least_share ? whole : height;
}

float unit_of(float width, float height) {
    const Fold fold = fold_of(width, height);
    const WindowSize drawn = drawn_size(fold, width, height);
    const float unit = std::min(width / drawn.width, table_height(width, height) / drawn.height);
    // On a large phone the height decides, so that nothing is squeezed.
    if (fold == Fold::phone && unit > 1) return std::max(1.0F, std::min(unit, height / limit::large_phone_height));
    return unit;
}

Scale scale_of(float width, float height, int text_size) {
    const float wish = static_cast<float>(text_size) / 100;
    Scale scale;
    scale.zoom = std::clamp(std::min(width / places::window::small_phone_width, height / places::window::phone_height),
                            1.0F, wish);
    scale.unit = unit_of(width / scale.zoom, height / scale.zoom) * scale.zoom;
    scale.reading = wish / scale.zoom;
    return scale;
}

}  // namespace tavern::ui
