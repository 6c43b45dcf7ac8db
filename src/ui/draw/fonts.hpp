// The faces and sizes that are written in. Each style is rasterised at its own size, so that text is sharp, and letter
// by letter when it is first written: all letters of all styles would take most of the time until the first frame.
// Beside the letters lie the rounded corners of boxes, which as triangles would be most of a frame's.
#pragma once
#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
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

/** Writes with the fonts of the device what none of the game's can: names of persons, in any script. A text is written
 * in one piece, as its letters join, change places and stand on one another. Sizes are in device pixels. */
class Scribe {
  public:
    Scribe() = default;
    virtual ~Scribe() = default;
    Scribe(const Scribe&) = delete;
    Scribe& operator=(const Scribe&) = delete;

    /** How wide the text is; 0: it cannot be written. */
    virtual float measure(const std::string& text, Typeface face, float size) = 0;

    struct Sheet {
        int left;  // where the text begins
        int baseline;
        int width;
        int height;
    };
    /** How much ink is on each pixel of the sheet, row by row; nothing: it cannot be written. */
    virtual std::vector<std::uint8_t> write(const std::string& text, Typeface face, float size, const Sheet& sheet) = 0;
};

/** A text by the scribe's hand. */
struct Lettering {
    const ImFont* font;  // which it stands among
    std::string text;
    float advance;  // how wide it is; pixels of the font's size, as these:
    ImVec2 from{};  // the corners of its sheet, from where the text begins on its baseline
    ImVec2 to{};
    ImVec2 low{};  // the sheet in the texture: uv
    ImVec2 high{};
    bool written = false;  // into the texture, which is done when it is first drawn
};

/** The next part of a text, in the font's own letters or in the scribe's. */
struct Stretch {
    std::string_view letters;
    bool of_scribe = false;
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
    /** Whoever writes what the fonts lack; nullptr, as at the beginning: nobody, and it is written as question marks.
     */
    void write_with(Scribe* scribe) { scribe_ = scribe; }
    /** Rasterises what was not written in this font yet. Returns whether the font writes all of it. */
    bool prepare(ImFont& font, std::string_view letters);
    /** Takes off a text what comes first: words that the font writes, or those that follow one another and have
     * something that it lacks. */
    Stretch next_stretch(ImFont& font, std::string_view& rest);
    /** Words that the font cannot write; nullptr: the scribe cannot either. What is only measured takes no room in the
     * texture. */
    const Lettering* find_lettering(const ImFont& font, std::string_view text, bool drawn);
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
    void write(Lettering& lettering);
    struct Room;
    Room reserve(int width, int height);

    std::unique_ptr<Faces> faces_;  // nullptr: they are not ready
    std::array<ImFont*, styles> fonts_{};
    std::vector<Corner> corners_;
    Scribe* scribe_ = nullptr;
    std::vector<Lettering> letterings_;  // the oldest first
    // The next letter's place: in rows, from left to right.
    int x_ = 0;
    int y_ = 0;
    int row_height_ = 0;
    bool full_ = false;
    Rows written_;
};

}  // namespace tavern::ui
