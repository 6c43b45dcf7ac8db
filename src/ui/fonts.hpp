// The faces and sizes that are written in. Each style is rasterised at its own size, so that text is sharp, and letter
// by letter when it is first written: all letters of all styles would take most of the time until the first frame.
// Beside the letters lie the rounded corners of boxes, which as triangles would be most of a frame's.
#pragma once
#include <imgui.h>

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

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

/** Of the texture in ImGui::GetIO().Fonts; without an end there are none. */
struct Rows {
    int first = 1 << 30;
    int end = 0;
};

/** The upper left corner of a box, in the texture: from the corner to a place from which nothing changes any more. */
struct Corner {
    float radius = 0;  // device pixels, as all of these
    float edge = 0;    // how wide; 0: the box is filled
    float side = 0;
    ImVec2 low;  // uv
    ImVec2 high;
};

class Fonts {
  public:
    Fonts();
    ~Fonts();
    /** Leaves a texture without letters in ImGui::GetIO().Fonts; before NewFrame. */
    void load(const FontFiles& files, float scale);
    bool ready() const { return faces_ != nullptr; }
    /** At the beginning of a frame: letters that found no place in the frame before get one. */
    void begin();
    /** Whether letters found no place in this frame, so that another one is needed. */
    bool full() const { return full_; }
    /** The font nearest to a size in units; drawing scales it to the exact size. */
    ImFont* find(Typeface face, float size) const;
    /** Rasterises what was not written in this font yet. */
    void prepare(ImFont& font, std::string_view letters);
    /** Of a box with this radius; edge: of which only so much along its edge is drawn, 0: all of it. In device pixels,
     * both of them to the next quarter. nullptr: there is no room. */
    const Corner* corner(float radius, float edge);
    /** Where letters came into the texture since it was asked last. */
    Rows take_written();

  private:
    struct Faces;
    static constexpr std::size_t styles = 14;

    void clear();
    void add(ImFont& font, unsigned letter);
    bool rasterize(ImFont& font, unsigned letter);
    struct Room;
    Room reserve(int width, int height);

    std::unique_ptr<Faces> faces_;  // nullptr: they are not ready
    std::array<ImFont*, styles> fonts_{};
    std::vector<Corner> corners_;
    // The next letter's place: in rows, from left to right.
    int x_ = 0;
    int y_ = 0;
    int row_height_ = 0;
    bool full_ = false;
    Rows written_;
};

}  // namespace tavern::ui
