// The faces and sizes that are written in. Each style is rasterised at its own size, so that text is sharp.
#pragma once
#include <imgui.h>

#include <array>
#include <cstddef>

namespace tavern::ui {

/** A font file in memory; it must live as long as the fonts are in use. */
struct FontFile {
    const void* bytes = nullptr;
    std::size_t size = 0;
};

/** What ci/subset-fonts leaves in build/fonts. heading_signs has the signs that heading lacks and is merged into it. */
struct FontFiles {
    FontFile heading;
    FontFile heading_signs;
    FontFile text;
    FontFile bold;
    FontFile black;
};

enum class Typeface : unsigned char { heading, text, bold, black };

/** Device pixels for one unit of text, in steps of 1/8: finer than pictures, for a blurred letter is seen at once. */
float text_scale(float width, float height, float density, int text_size = 100);

/** The height of a line box of 1 px font size, as Dear ImGui counts font sizes. */
inline constexpr float heading_line_ratio = 1.0F;
inline constexpr float text_line_ratio = 1.2F;
float line_ratio(Typeface face);

class Fonts {
  public:
    void load(const FontFiles& files, float scale);
    bool ready() const { return ready_; }
    /** The rasterised font nearest to a size in units; drawing scales it to the exact size. */
    ImFont* find(Typeface face, float size) const;

  private:
    static constexpr std::size_t styles = 14;
    std::array<ImFont*, styles> fonts_{};
    bool ready_ = false;
};

}  // namespace tavern::ui
