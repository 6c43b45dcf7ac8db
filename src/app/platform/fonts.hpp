// The font files that the page has loaded, made into Dear ImGui's atlas at the device's pixel density.
#pragma once

struct ImFont;

namespace app {

// In the order in which the page hands them over: see accept_font.
enum class FontFile { heading, heading_signs, text, bold, black, count };

// Builds the atlas anew; to be called before a frame begins.
void build_fonts(float pixel_ratio);

ImFont* heading_font();
ImFont* text_font();

}  // namespace app
