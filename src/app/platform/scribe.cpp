#include "app/platform/scribe.hpp"

#include <emscripten/emscripten.h>

#include <cstddef>

// clang-format off
EM_JS(double, measure_letters, (const char* text, int face, double size), {
  return Module['scribe']['measure'](UTF8ToString(text), face, size);
});

// Returns the number of bytes written.
EM_JS(std::size_t, write_letters, (const char* text, int face, double size, int left, int baseline, int width, int height, std::uint8_t* to), {
  var ink = Module['scribe']['write'](UTF8ToString(text), face, size, left, baseline, width, height);
  HEAPU8.set(ink, to);
  return ink.length;
});
// clang-format on

namespace tavern::app {

float BrowserScribe::measure(const std::string& text, ui::Typeface face, float size) {
    return static_cast<float>(measure_letters(text.c_str(), static_cast<int>(face), static_cast<double>(size)));
}

std::vector<std::uint8_t> BrowserScribe::write(const std::string& text, ui::Typeface face, float size,
                                               const Sheet& sheet) {
    std::vector<std::uint8_t> ink(static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height));
    ink.resize(write_letters(text.c_str(), static_cast<int>(face), static_cast<double>(size), sheet.left,
                             sheet.baseline, sheet.width, sheet.height, ink.data()));
    return ink;
}

}  // namespace tavern::app
