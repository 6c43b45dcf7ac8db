#include "ui/draw/theme.hpp"

#include <array>
#include <cmath>

namespace tavern::ui {
namespace {

/** Red, green and blue, 0..1. */
std::array<float, 3> parts_of(ImU32 value) {
    const auto part = [&](unsigned shift) { return static_cast<float>(value >> shift & 0xFFU) / 255; };
    return {part(IM_COL32_R_SHIFT), part(IM_COL32_G_SHIFT), part(IM_COL32_B_SHIFT)};
}

/** Multiplies each part by scale, then mixes it with white by share. */
ImU32 mixed(ImU32 value, float scale, float share) {
    const std::array<float, 3> parts = parts_of(value);
    const auto byte = [&](std::size_t index, unsigned shift) {
        const float part = parts[index] * scale;
        return static_cast<ImU32>((part + (1 - part) * share) * 255 + 0.5F) << shift;
    };
    return byte(0, IM_COL32_R_SHIFT) | byte(1, IM_COL32_G_SHIFT) | byte(2, IM_COL32_B_SHIFT) |
           (value & IM_COL32_A_MASK);
}

}  // namespace

float luminance(ImU32 value) {
    const std::array<float, 3> parts = parts_of(value);
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
    };
    return 0.2126F * linear(parts[0]) + 0.7152F * linear(parts[1]) + 0.0722F * linear(parts[2]);
}

ImU32 strong_text(ImU32 value) {
    const float light = luminance(value);
    // Dark text becomes ink, dim text parchment; bright text stays as it is.
    if (light < 0.18F) return (mixed(palette::ink, 0.4F, 0) & ~IM_COL32_A_MASK) | (value & IM_COL32_A_MASK);
    return light < 0.5F ? mixed(value, 1, 0.7F) : mixed(value, 1, 0.25F);
}

ImU32 strong_fill(ImU32 value) {
    const float light = luminance(value);
    // Wood and night become darker, parchment lighter; so do brass and ember in between, which carry ink.
    if (light < 0.2F) return mixed(value, 0.4F, 0);
    return mixed(value, 1, light < 0.6F ? 0.25F : 0.5F);
}

}  // namespace tavern::ui
