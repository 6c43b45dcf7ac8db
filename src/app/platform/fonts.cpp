#include "app/platform/fonts.hpp"

#include <emscripten/emscripten.h>
#include <imgui.h>

#include <array>
#include <cstddef>

namespace app {
namespace {

struct FontBytes {
    void* data = nullptr;
    int size = 0;
};

std::array<FontBytes, static_cast<std::size_t>(FontFile::count)> files;
ImFont* heading = nullptr;
ImFont* text = nullptr;

ImFont* add_font(FontFile file, float pixels, bool merge = false) {
    // Latin-1, Latin Extended-A and typographic signs; what a face lacks is skipped.
    static constexpr std::array<ImWchar, 9> ranges = {0x20, 0x17F, 0x2010, 0x203A, 0x20AC, 0x20AC, 0x2190, 0x2212, 0};
    const FontBytes& bytes = files[static_cast<std::size_t>(file)];
    if (bytes.data == nullptr) return nullptr;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = merge;
    config.OversampleH = 1;
    config.PixelSnapH = true;
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes.data, bytes.size, pixels, &config, ranges.data());
}

}  // namespace

void build_fonts(float pixel_ratio) {
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    text = add_font(FontFile::text, 16.0F * pixel_ratio);
    heading = add_font(FontFile::heading, 32.0F * pixel_ratio);
    add_font(FontFile::heading_signs, 32.0F * pixel_ratio, true);
    io.FontGlobalScale = 1.0F / pixel_ratio;
}

ImFont* heading_font() {
    return heading;
}

ImFont* text_font() {
    return text;
}

}  // namespace app

extern "C" {

// For the page, before it calls main: the bytes of a font file, which stay where they are.
EMSCRIPTEN_KEEPALIVE void accept_font(int file, void* data, int size) {
    if (file < 0 || file >= static_cast<int>(app::FontFile::count)) return;
    app::files[static_cast<std::size_t>(file)] = {data, size};
}
}
