#include "ui/screens/title_scene.hpp"

#include <algorithm>
#include <cmath>

#include "ui/draw/places.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {
namespace {

bool is_summer(const Stage& stage) {
    return is_summer(stage.model.new_game.setup);
}

/** Snow falls for a while after the title has opened. */
void draw_snow(Stage& stage) {
    const float light = stage.memory.flights.snow();
    if (light <= 0) return;
    constexpr int flakes = 70;
    constexpr float fall = 46;  // units a second
    const auto time = static_cast<float>(stage.memory.flights.snow_time());
    for (int flake = 0; flake < flakes; ++flake) {
        // A fixed rule scatters the flakes; those that fall out at the foot return at the top.
        const auto number = static_cast<float>(flake);
        const float near = 0.4F + 0.6F * std::fmod(number * 0.37F, 1.0F);
        const float x = std::fmod(number * 173.3F + 14 * std::sin(time * near + number), stage.width);
        const float y = std::fmod(number * 97.7F + time * fall * near, stage.height);
        stage.paint.circle({x, y}, 1 + 1.8F * near, color(0xFFFFFF, 0.75F * near * light));
    }
}

}  // namespace

bool shows_sky(const Stage& stage) {
    constexpr float most_cut = 0.1F;  // by the picture's height
    return stage.height / places::scene::height >= stage.width / places::scene::width * (1 - most_cut);
}

void draw_title_scene(Stage& stage) {
    const bool summer = is_summer(stage);
    const Rect window = stage.window();
    Painter& paint = stage.paint;
    namespace scene = places::scene;
    float scale = std::max(window.width / scene::width, window.height / scene::height);
    float y = window.height - scene::height * scale;
    if (upright(stage.fold())) {
        // In portrait: the whole inn; the sky continues above it and the ground below.
        scale = std::min(scale, window.width / scene::phone_width);
        y = std::min(window.height - scene::height * scale, window.height * scene::phone_top);
        paint.ground(window, summer ? palette::summer_sky : palette::night);
        paint.fill({0, y + scene::height * scale - 2, window.width, window.height},
                   summer ? palette::meadow : palette::snow);
    }
    const float x = std::clamp(window.width / 2 - scene::inn * scale, window.width - scene::width * scale, 0.0F);
    const float left = stage.fold() == Fold::wide ? std::min(0.0F, window.width - scene::width * scale) / 2 : x;
    paint.clip(window);
    paint.picture({left, y, scene::width * scale, scene::height * scale},
                  summer ? picture("scene-title-summer") : picture("scene-title"));
    paint.unclip();
    if (!summer) draw_snow(stage);
}

void unofficial(Tree& tree, float width) {
    using namespace places::title;
    Painter& paint = tree.stage().paint;
    const TextStyle style = plain(letters::small, palette::parchment);
    const std::string_view text = say(Text::title_unofficial);
    const float high = paint.paragraph_height(width - 2 * line_side, style, line, text);
    tree.leaf({.height = high + 2 * line_above},
              [&paint, style, text](const Rect& rect) {
                  paint.fill(rect, palette::dark_band, gap::small);
                  paint.paragraph({rect.x + line_side, rect.y + line_above, rect.width - 2 * line_side, rect.height},
                                  style, line, text);
              },
              {Role::text, std::string(text)});
}

}  // namespace tavern::ui
