// Names in scripts that the game's fonts lack, written by the browser: see web/src/scribe.ts.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "ui/draw/fonts.hpp"

namespace tavern::app {

class BrowserScribe final : public ui::Scribe {
  public:
    float measure(const std::string& text, ui::Typeface face, float size) override;
    std::vector<std::uint8_t> write(const std::string& text, ui::Typeface face, float size,
                                    const Sheet& sheet) override;
};

}  // namespace tavern::app
