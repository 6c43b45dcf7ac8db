// Faces and sizes of text. Each style is rasterised at its own size, so that text is sharp, and letter by letter at
// first use: rasterising all letters of all styles would take most of the time until the first frame. The font atlas
// also holds the rounded corners of boxes, since as triangles they would be most of a frame's.
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

/** The files that ci/subset-fonts leaves in build/fonts. */
struct FontFiles {
    FontFile heading;
    FontFile text;
    FontFile bold;
    FontFile black;
};

enum class Typeface : unsigned char { heading, text, bold, black };

/** Device pixels for one unit of text, in steps of 1/8. The steps are finer than for pictures, since blurred letters
 * are noticed at once. */
float text_scale(float width, float height, float density, int text_size = 100);

/** The height of a line box of 1 px font size, as Dear ImGui counts font sizes. */
inline constexpr float heading_line_ratio = 1.0F;
inline constexpr float text_line_ratio = 1.2F;
float line_ratio(Typeface face);

/** Rows of the font atlas in ImGui::GetIO().Fonts; empty when nothing changed. */
struct Rows {
    int first = 1 << 30;
    int end = 0;
};

/** The upper left corner of a box in the font atlas, large enough that its right and lower edges can be stretched. */
struct Corner {
    float radius = 0;  // device pixels, like all lengths here
    float edge = 0;    // width; 0: the box is filled
    float side = 0;
    ImVec2 low;  // uv
    ImVec2 high;
};

/** Writes names in scripts that the game's fonts lack, with the fonts of the device. It writes a text in one piece,
 * since letters may join, change places and stand on one another. Sizes are in device pixels. */
class Scribe {
  public:
    Scribe() = default;
    virtual ~Scribe() = default;
    Scribe(const Scribe&) = delete;
    Scribe& operator=(const Scribe&) = delete;

    /** The width of the text; 0: it cannot be written. */
    virtual float measure(const std::string& text, Typeface face, float size) = 0;

    struct Sheet {
        int left;  // the start of the text
        int baseline;
        int width;
        int height;
    };
    /** The ink on each pixel of the sheet, row by row; empty: the text cannot be written. */
    virtual std::vector<std::uint8_t> write(const std::string& text, Typeface face, float size, const Sheet& sheet) = 0;
};

/** A text written by the scribe. */
struct Lettering {
    const ImFont* font;  // the font of the letters around it
    std::string text;
    float advance;  // its width, in pixels of the font's size, like the following:
    ImVec2 from{};  // the corners of its sheet, relative to the start of the text on its baseline
    ImVec2 to{};
    ImVec2 low{};  // the sheet in the atlas: uv
    ImVec2 high{};
    bool written = false;  // into the atlas; happens when it is first drawn
};

/** The next part of a text, in the font's letters or the scribe's. */
struct Stretch {
    std::string_view letters;
    bool of_scribe = false;
};

class Fonts {
  public:
    Fonts();
    ~Fonts();
    /** Leaves an empty atlas in ImGui::GetIO().Fonts; call it before NewFrame. */
    void load(const FontFiles& files, float scale);
    bool ready() const { return faces_ != nullptr; }
    /** At the beginning of a frame: finds room for letters that had none in the frame before. */
    void begin();
    /** Whether letters found no room in this frame, so that another frame is needed. */
    bool full() const { return full_; }
    /** The font nearest to a size in units; drawing scales it to the exact size. */
    ImFont* find(Typeface face, float size) const;
    /** The writer of texts that the fonts lack. With nullptr, the default, question marks replace such letters. */
    void write_with(Scribe* scribe) { scribe_ = scribe; }
    /** Rasterises letters that this font has not written yet. Returns whether the font can write all of them. */
    bool prepare(ImFont& font, std::string_view letters);
    /** Takes the first part off a text: words that the font can write, or a series of words that it cannot. */
    Stretch next_stretch(ImFont& font, std::string_view& rest);
    /** Words that the font cannot write; nullptr: the scribe cannot either. Measuring takes no room in the atlas. */
    const Lettering* find_lettering(const ImFont& font, std::string_view text, bool drawn);
    /** The corner of a box with this radius. edge: the width of an outline, 0: the box is filled. Both in device
     * pixels, rounded to quarters. nullptr: there is no room. */
    const Corner* corner(float radius, float edge);
    /** The rows of the atlas changed since the last call. */
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

    std::unique_ptr<Faces> faces_;  // nullptr: they are not loaded
    std::array<ImFont*, styles> fonts_{};
    std::vector<Corner> corners_;
    Scribe* scribe_ = nullptr;
    std::vector<Lettering> letterings_;  // the oldest first
    // The place of the next letter: in rows, from left to right.
    int x_ = 0;
    int y_ = 0;
    int row_height_ = 0;
    bool full_ = false;
    Rows written_;
};

}  // namespace tavern::ui
