// What can be touched and what was touched. Every frame each thing registers its box; who registers later lies above.
// A press belongs to the uppermost box of the frame before, so a click is known while the thing is drawn.
// The order of registering is the order of the keyboard focus.
//
// Nobody can mean what could not be seen. So what has just come waits before it answers a pointer: whatever came by
// itself, and what a press has brought to the very place that was pressed, as a second tap must not reach it. What a
// press brings elsewhere answers at once, and so does everything to the keyboard and to the elements beside the canvas.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/rect.hpp"
#include "ui/flow/swipe.hpp"
#include "ui/model/target.hpp"

namespace tavern::ui {

/** What happens to a target in this frame. */
struct Touched {
    bool clicked = false;    // pressed and released on it, or Enter with the focus on it
    bool held = false;       // pressed now
    bool hovered = false;    // a mouse rests on it
    bool focused = false;    // by keyboard, to be shown
    bool dropped = false;    // what was dragged from elsewhere is let go on it
    bool drag_over = false;  // what is dragged would be dropped on it now
    bool explain = false;    // hovered for a while, held for long, tapped where nothing else follows, or focused
};

/** Keys that go far in what scrolls. */
enum class Leap : std::uint8_t { none, page_up, page_down, begin, end };

/** The input of one frame; places in units. */
struct Input {
    Point pointer{-1e6F, -1e6F};
    bool down = false;
    bool touch = false;
    bool swipes = false;      // a finger whose way across the window no page around it shares
    bool resized = false;     // the window has another size than in the last frame
    bool more_waits = false;  // more has come already, which nobody could mean for what this frame shows first
    double time = 0;          // seconds
    int tab = 0;              // 1 forward, -1 backward
    Point arrow;              // one of the four directions, or zero
    float wheel = 0;          // notches, upwards
    Leap leap = Leap::none;
    bool enter = false;
    bool escape = false;
    char key = 0;  // '1'..'6', a capital letter, ' ', '?'; with Ctrl 'z' or 'y'
};

class Touch {
  public:
    /** Asked: what is asked of whom, as a number; a numbered target means another thing when it changes. */
    void begin(const Input& input, float unit, int asked = 0);

    /** Chosen: it is the one of several alternatives that holds. */
    Touched target(std::string_view id, std::string_view label, Rect rect, bool enabled = true, bool chosen = false);
    /** What happens in this frame to the target of this id, before it is registered. */
    Touched state(std::string_view id, bool enabled = true) const;
    /** Registers a target of which only this part of the window is seen. */
    void add(std::string_view id, std::string_view label, const Rect& whole, bool enabled, bool chosen,
             const Rect& seen);
    /** A place for the die in hand: arrows walk these while there are any. */
    void light(std::string_view id) { lit_.emplace_back(id); }
    /** At the end of a frame. Where the situation has changed, or what had the focus is gone, the focus goes to what is
     * wanted first; what is only out of use keeps it where others are beside it, as in sheets. Waits: where nothing is
     * wanted something will be, and until then the focus stays where it is, or nowhere. */
    void settle_focus(std::string situation, bool in_sheet, bool waits);
    /** What has the focus and shows it; empty: nothing. */
    const std::string& focused() const { return show_focus_ ? focus_ : nothing_; }
    /** All that was registered before is out of reach in this frame: a sheet lies over it. */
    void modal();
    /** The thing under a mouse that rests, or a finger that stays or has tapped it; nothing when none asks. */
    const Target* asked() const;
    /** Of all that was registered before only these ids stay in reach in this frame, and only the live ones enabled. */
    void keep_only(const std::vector<std::string>& ids, const std::vector<std::string>& live);
    /** In the next frame this is clicked, if it can be touched: no pointer is needed. */
    void press(std::string_view id) { pressed_ = id; }
    /** The target means something else from the next frame on: it waits like one that has just come. */
    void renew(std::string_view id) { renewed_ = id; }
    /** The press that goes on ends in nothing. */
    void let_go();
    /** Where the press began that goes on; nothing: none does. */
    std::optional<Point> held_from() const {
        return input_.down && last_.down ? std::optional(press_place_) : std::nullopt;
    }
    /** What lies elsewhere in this frame was moved there by a person, who sees it coming. */
    void moved_by_person();
    /** Of something that scrolls in this frame there is more above or below than is seen. */
    void scrolls(bool above, bool below) {
        more_above_ = more_above_ || above;
        more_below_ = more_below_ || below;
    }
    bool more_above() const { return more_above_; }
    bool more_below() const { return more_below_; }
    /** Another frame must follow. */
    void go_on() { wants_frame_ = true; }
    /** The keyboard's focus goes there and is shown. */
    void focus(std::string_view id);
    /** Whether something was clicked or dropped that nobody registered a target for: a touch beside everything. */
    bool clicked_beside() const { return clicked_beside_; }
    /** Whether such a touch has ended where it began, and was no swipe. */
    bool tapped_beside() const { return tapped_beside_; }

    /** What was dragged is let go on the target, or a press reached it though it is out of use. */
    bool tried(std::string_view id, bool enabled) const { return dropped_ == id || (clicked_ == id && !enabled); }
    /** The id of what something was dropped on in this frame, "nothing", or empty. */
    const std::string& dropped() const { return dropped_; }
    /** The place of the pointer's last press or release; nothing: keys were pressed since. */
    std::optional<Point> answered() const { return answered_; }
    /** The id of what is being dragged, or empty. */
    const std::string& dragged() const { return dragging_ ? press_ : nothing_; }
    Point pointer() const { return input_.pointer; }
    /** The box of what is dragged, this wide: round the pointer, or above a finger, which would hide it. */
    Rect carried(float side) const;
    /** Whether what is dragged would be dropped on the target if it were let go now. */
    bool over(std::string_view id) const;
    const Input& input() const { return input_; }
    /** Whether a touch or a key begins something in this frame. */
    bool pressed() const {
        return (input_.down && !last_.down) || input_.tab != 0 || input_.arrow.x != 0 || input_.arrow.y != 0 ||
               input_.enter || input_.escape || !clicked_.empty();
    }
    /** Whether nobody does anything in this frame. */
    bool rests() const;
    bool wants_frame() const { return wants_frame_; }
    const std::vector<Target>& targets() const { return targets_; }
    void reset();

  private:
    const Target* hit(Point point) const;
    const Target* find_before(std::string_view id) const;
    /** Seconds that a target waits which is registered now. */
    double wait_of(const Target& target) const;
    void follow_pointer(const Target* under);
    void end_press(const Target* under);
    /** A mouse was moved onto something and stays there. */
    bool hovers() const;
    void move_focus();
    void follow_key();
    void focus_first(const std::vector<Target>& targets, const std::vector<std::string>& lit);

    Input input_;
    Input last_;
    float unit_ = 1;
    std::vector<Target> targets_;  // of the frame being made, in CSS pixels
    std::vector<Target> before_;   // of the last frame
    std::string press_;            // id under the press, while down
    std::string press_label_;      // what it said then
    int asked_ = 0;
    int press_asked_ = 0;      // when the press began
    bool asked_anew_ = false;  // since the last frame
    std::string renewed_;
    std::string renewed_before_;  // in the last frame
    std::string told_;            // id of what was tapped that can only explain itself; until the next touch or move
    std::string told_before_;     // when the press began
    std::string over_;            // id of what lies under the pointer
    std::string hover_;
    std::string focus_;
    std::string situation_;
    std::vector<std::string> lit_;         // of the frame being made
    std::vector<std::string> lit_before_;  // of the last frame
    std::string pressed_;                  // without a pointer, for the next frame
    std::string clicked_;                  // ids of this frame
    std::string dropped_;
    std::string nothing_;
    Point press_place_;
    SwipeStart swipe_start_;
    std::optional<Point> answered_;  // the place of the pointer's last press; nothing: keys were pressed since
    int answers_ = 0;                // frames in which what comes is the answer to it
    double since_press_ = 1e9;       // seconds since that press
    double passed_ = 0;              // seconds since the last frame, as far as it was seen
    double held_for_ = 0;            // seconds
    double hover_time_ = 0;
    bool hover_asks_ = false;
    bool dragging_ = false;
    bool long_press_ = false;
    bool show_focus_ = false;
    bool clicked_beside_ = false;
    bool began_beside_ = false;  // the press that goes on
    bool tapped_beside_ = false;
    bool wants_frame_ = false;
    bool more_above_ = false;
    bool more_below_ = false;
};

}  // namespace tavern::ui
