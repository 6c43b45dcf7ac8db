// What can be touched and what was touched. Every frame each thing registers its box; who registers later lies above.
// A press belongs to the uppermost box of the frame before, so a click is known while the thing is drawn.
// The order of registering is the order of the keyboard focus.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/interface.hpp"
#include "ui/rect.hpp"

namespace tavern::ui {

/** What happens to a target in this frame. */
struct Touched {
    bool clicked = false;    // pressed and released on it, or Enter with the focus on it
    bool held = false;       // pressed now
    bool hovered = false;    // a mouse rests on it
    bool focused = false;    // by keyboard, to be shown
    bool dropped = false;    // what was dragged from elsewhere is let go on it
    bool drag_over = false;  // it is dragged over it now
    bool explain = false;    // hovered for a while, held for long, or focused
};

/** The input of one frame; places in units. */
struct Input {
    Point pointer{-1e6F, -1e6F};
    bool down = false;
    bool touch = false;
    double time = 0;  // seconds
    int tab = 0;      // 1 forward, -1 backward
    Point arrow;      // one of the four directions, or zero
    bool enter = false;
    bool escape = false;
    char key = 0;  // '1'..'6', a capital letter, ' ', '?'; with Ctrl 'z' or 'y'
};

class Touch {
  public:
    void begin(const Input& input, float unit);

    /** Chosen: it is the one of several alternatives that holds. */
    Touched target(std::string_view id, std::string_view label, Rect rect, bool enabled = true, bool chosen = false);
    /** What is registered from now on in this frame lies in the room of this name. */
    void room(std::string_view name) { room_ = name; }
    /** A place for the die in hand: arrows walk these while there are any. */
    void light(std::string_view id) { lit_.emplace_back(id); }
    /** At the end of a frame. Where the situation has changed, or what had the focus is gone, the focus goes to what is
     * wanted first; what is only out of use keeps it where others are beside it, as in sheets. */
    void settle_focus(std::string situation, bool in_sheet);
    /** What has the focus and shows it; empty: nothing. */
    const std::string& focused() const { return show_focus_ ? focus_ : nothing_; }
    /** All that was registered before is out of reach in this frame: a sheet lies over it. */
    void modal();
    /** The thing under a mouse that rests, or a finger that stays; nothing when none asks. */
    const Target* asked() const;
    /** Of all that was registered before only these ids stay in reach in this frame, and only the live ones enabled. */
    void keep_only(const std::vector<std::string>& ids, const std::vector<std::string>& live);
    /** In the next frame this is clicked, if it can be touched: no pointer is needed. */
    void press(std::string_view id) { pressed_ = id; }
    /** The press that goes on ends in nothing. */
    void let_go();
    /** The keyboard's focus goes there and is shown. */
    void focus(std::string_view id);
    /** Whether something was clicked or dropped that nobody registered a target for: a touch beside everything. */
    bool clicked_beside() const { return clicked_beside_; }

    /** The id of what is being dragged, or empty. */
    const std::string& dragged() const { return dragging_ ? press_ : nothing_; }
    Point pointer() const { return input_.pointer; }
    const Input& input() const { return input_; }
    /** Whether a touch or a key begins something in this frame. */
    bool pressed() const {
        return (input_.down && !last_.down) || input_.tab != 0 || input_.arrow.x != 0 || input_.arrow.y != 0 ||
               input_.enter || input_.escape || !clicked_.empty();
    }
    bool wants_frame() const { return wants_frame_; }
    const std::vector<Target>& targets() const { return targets_; }
    void reset();

  private:
    std::string hit(Point point) const;
    /** A mouse was moved onto something and stays there. */
    bool rests() const;
    void move_focus();
    void follow_key();
    void focus_first(const std::vector<Target>& targets, const std::vector<std::string>& lit);

    Input input_;
    Input last_;
    float unit_ = 1;
    std::vector<Target> targets_;  // of the frame being made, in CSS pixels
    std::vector<Target> before_;   // of the last frame
    std::string press_;            // id under the press, while down
    std::string hover_;
    std::string focus_;
    std::string situation_;
    std::vector<std::string> lit_;         // of the frame being made
    std::vector<std::string> lit_before_;  // of the last frame
    std::string pressed_;                  // without a pointer, for the next frame
    std::string room_;
    std::string clicked_;  // ids of this frame
    std::string dropped_;
    std::string nothing_;
    Point press_place_;
    double held_for_ = 0;  // seconds
    double hover_time_ = 0;
    bool hover_asks_ = false;
    bool dragging_ = false;
    bool long_press_ = false;
    bool show_focus_ = false;
    bool clicked_beside_ = false;
    bool wants_frame_ = false;
};

}  // namespace tavern::ui
