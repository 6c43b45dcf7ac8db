// The whole interface as one object: it draws a Model and returns the person's intents. It knows no window, no storage
// and no browser; app turns intents into deeds. State that only concerns looking (the die in hand, the page shown, an
// open sheet, the tab) is kept here; the game itself is in the Model.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/atlas.hpp"
#include "ui/draw/fonts.hpp"
#include "ui/model/intent.hpp"
#include "ui/model/model.hpp"
#include "ui/model/semantics.hpp"
#include "ui/model/sound.hpp"
#include "ui/model/target.hpp"

namespace tavern::ui {

struct Recorder;

/** The pictures that the screen shown needs, for plan_bitmaps. */
PictureSets picture_sets(const Model& model);

/** The state that an interface has to forget when its game changes otherwise than by its next action. */
enum class Forget : unsigned char {
    nothing,
    undone,  // moves taken back: the die in hand, animations and the like, but no page, focus or scrolling
    game,    // another game, or one stepped from outside: everything
};

class Interface {
  public:
    Interface();
    ~Interface();
    Interface(const Interface&) = delete;
    Interface& operator=(const Interface&) = delete;

    /** Before NewFrame, whenever text_scale changes. The caller makes the texture of ImGui::GetIO().Fonts anew. Without
     * fonts nothing is drawn. */
    void load_fonts(const FontFiles& files, float scale);
    /** The scribe draws letters that the fonts lack, and must outlive this object. Without one they are question
     *  marks. */
    void write_with(Scribe* scribe);
    /** The rows of that texture where frames have put new letters since the last call. */
    Rows take_written();
    /** Filled by the caller, see ui/draw/atlas.hpp. */
    Atlas& atlas();
    /** Draws one frame into the current Dear ImGui frame (ImGui::GetIO() gives size, scale and pointer); returns the
     * person's intents, in order. Must be called between ImGui::NewFrame and ImGui::Render. */
    std::vector<Intent> frame(const Model& model);
    /** From now on the recorder gets everything that a frame draws; nullptr ends that. For tests. */
    void record(Recorder* recorder);
    /** Everything that could be touched in the last frame. */
    const std::vector<Target>& targets() const;
    /** The last frame as a tree. */
    const std::vector<SemanticNode>& semantics() const;
    const Reading& reading() const;
    /** In the next frame the target of this id is clicked, if it can be touched. */
    void press(std::string_view id);
    /** Drops the press under way: the finger moves the page that holds the game. */
    void let_go();
    /** The keyboard's focus goes to the target and is shown. */
    void focus(std::string_view id);
    /** The id of the target that has the keyboard's focus and shows it; empty: none. */
    const std::string& focused() const;
    /** Whether the focus moved at the end of the last frame; then only the next one describes its target. */
    bool focus_moved() const;
    /** Whether another frame must follow although no input came (something still moves). */
    bool wants_frame() const;
    /** The sounds that begin now, each at most once. */
    const std::vector<Sound>& sounds() const;
    /** Whether going back leaves a sheet, a question or a game. Otherwise it leaves the page. */
    bool leads_back(const Model& model) const;
    /** The next frame closes the sheet or question on top. Where there is none, it leaves the moment, the review, the
     *  lesson or the game. */
    void go_back();
    /** Before a frame. */
    void forget(Forget forgotten);

  private:
    struct Self;
    std::unique_ptr<Self> self_;
};

}  // namespace tavern::ui
