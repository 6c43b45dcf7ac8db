// Renders Dear ImGui's draw data into an image, without a window.
#pragma once
#include <imgui.h>

#include <cstdint>
#include <string>
#include <vector>

namespace tavern::look {

/** RGBA, 8 bits each, not premultiplied. */
struct Image {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;
};

/** Textures are images: ImTextureID is a pointer to one. */
Image rasterize(const ImDrawData& data);
Image load_image(const std::string& path);
/** A path that ends with .jpg is written as JPEG, any other as PNG. */
bool save_image(const Image& image, const std::string& path);

}  // namespace tavern::look
