#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/draw/painter.hpp"

namespace tavern::ui {
namespace {

ImU32 ground_color(Ground ground) {
    switch (ground) {
        case Ground::none: return 0;
        case Ground::staff: return palette::staff_ground;
        case Ground::regular: return palette::regular_ground;
        case Ground::guest: return palette::guest_ground;
        case Ground::noble: return palette::noble;
        case Ground::back: return palette::back_ground;
        case Ground::start: return palette::bottle;
        case Ground::drapes: return palette::cloth_low;
        case Ground::oak: return palette::planks;
        case Ground::night: return palette::slate;
    }
    return 0;
}

}  // namespace

ImU32 Painter::light_of(Picture picture, ImU32 tint) const {
    constexpr std::uint16_t room = 490;  // the narrowest landscape
    constexpr ImU32 dim = IM_COL32(30, 30, 30, 255);
    return strong_ && facts(picture).width >= room ? dim : tint;
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
    // The visible share of the picture.
    const float shape = rect.width / rect.height * static_cast<float>(about.height) / static_cast<float>(about.width);
    const float wide = std::min(1.0F, shape);
    const float high = std::min(1.0F, 1 / shape);
    const float left = shape < 1 ? (1 - wide) / 2 : 0;
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
    const float angle = degrees * std::numbers::pi_v<float> / 180;
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

}  // namespace tavern::ui
