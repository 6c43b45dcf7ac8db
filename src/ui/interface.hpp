// The whole interface as one object: it draws a Model and returns what the person wants. It knows no window, no storage
// and no browser; app turns intents into deeds. What only concerns looking (the die in hand, the page shown, an open
// sheet, the tab) is kept here; what concerns the game is in the Model.
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

class Interface {
  public:
    Interface();
    ~Interface();
    Interface(const Interface&) = delete;
    Interface& operator=(const Interface&) = delete;

    /** Before NewFrame, whenever text_scale changes. The caller makes the texture of ImGui::GetIO().Fonts anew. Without
     * fonts nothing is drawn. */
    void load_fonts(const FontFiles& files, float scale);
    /** Of whoever writes what the fonts lack; to be there as long as this. Without one, question marks. */
    void write_with(Scribe* scribe);
    /** Where frames left new letters in that texture since it was asked last. */
    Rows take_written();
    /** Filled by the caller, see ui/draw/atlas.hpp. */
    Atlas& atlas();
    /** Draws one frame into the current Dear ImGui frame (ImGui::GetIO() gives size, scale and pointer); returns what
     * the person wants, in order. Must be called between ImGui::NewFrame and ImGui::Render. */
    std::vector<Intent> frame(const Model& model);
    /** From now on every frame leaves in the recorder what it drew; nullptr: no more. For tests. */
    void record(Recorder* recorder);
    /** Everything that could be touched in the last frame. */
    const std::vector<Target>& targets() const;
    /** What the last frame showed, as a tree. */
    const std::vector<SemanticNode>& semantics() const;
    const Reading& reading() const;
    /** In the next frame the target of this id is clicked, if it can be touched. */
    void press(std::string_view id);
    /** What is pressed now is no longer meant: the finger moves the page that holds the game. */
    void let_go();
    /** The keyboard's focus goes to the target and is shown. */
    void focus(std::string_view id);
    /** The id of what has the keyboard's focus and shows it; empty: nothing. */
    const std::string& focused() const;
    /** Whether another frame must follow although no input came (something still moves). */
    bool wants_frame() const;
    /** What is to be heard from now on, each at most once. */
    const std::vector<Sound>& sounds() const;
    /** Whether there is something that going back leads out of: a sheet, a question, a game. Else it leads out of the
     *  page. */
    bool leads_back(const Model& model) const;
    /** In the next frame what lies on top is closed; where nothing does, the moment, the review, the lesson or the game
     *  is left. */
    void go_back();
    /** The game was replaced or stepped from outside: drops the die in hand, open sheets and the like. */
    void reset();

  private:
    struct Self;
    std::unique_ptr<Self> self_;
};

}  // namespace tavern::ui
