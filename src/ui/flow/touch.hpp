// Pointer input: targets and hits. Each thing registers its box in every frame; later boxes lie above earlier ones. A
// press goes to the uppermost box of the last frame, so the click is known while the thing is drawn. The keyboard focus
// follows the order of registration.
//
// Players cannot aim at things that they have not seen. A new target therefore waits before it answers a pointer, if it
// appeared by itself, or if a press brought it to the pressed place, where a second tap could hit it. A target that a
// press brings elsewhere answers at once. The pressed place waits longer where another player decides now. The keyboard
// and the accessibility tree never wait.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/rect.hpp"
#include "ui/flow/swipe.hpp"
#include "ui/model/target.hpp"

namespace tavern::ui {

/** The state of a target in this frame. */
struct Touched {
    bool clicked = false;    // pressed and released, or Enter with the focus
    bool held = false;       // pressed now
    bool hovered = false;    // under a mouse
    bool focused = false;    // by keyboard, and shown
    bool dropped = false;    // a dragged thing was dropped here
    bool drag_over = false;  // a dragged thing would drop here now
    bool brought = false;    // a dragged thing has been held here for a moment, or dropped; once
    bool explain = false;    // asks for an explanation: long hover, long press, tap without another effect, or focus
};

/** Keys that scroll far. */
enum class Leap : std::uint8_t { none, page_up, page_down, begin, end };

/** The ways through the moments of a game. */
enum class Travel : std::uint8_t { first, back, play, forward, last };

/** The input of one frame; places in units. */
struct Input {
    Point pointer{-1e6F, -1e6F};
    bool down = false;
    bool touch = false;
    bool swipes = false;      // no page around the game uses a finger's swipes
    bool resized = false;     // the window's size has changed since the last frame
    bool more_waits = false;  // later input is already queued, and cannot be meant for this frame's picture
    double time = 0;          // seconds
    int tab = 0;              // 1 forward, -1 backward
    Point arrow;              // one of the four directions, or zero
    float wheel = 0;          // notches, upwards
    Leap leap = Leap::none;
    std::optional<Travel> travel{};  // while looking back: by the keys that otherwise move the focus and scroll
    bool enter = false;
    bool escape = false;
    char key = 0;  // of key_list, see keyboard.hpp
};

/** The facts that decide the focus. Either part is any text that changes with its subject. */
struct Situation {
    std::string game;    // screen, game, question and player to decide
    std::string layers;  // dialogs over it, and the die in hand
    friend bool operator==(const Situation&, const Situation&) = default;
};

/** Where the focus was when a dialog opened. */
struct Opener {
    std::string focus;
    std::string game;  // of the situation
};

class Touch {
  public:
    /** asked: a number for the current question and player; when it changes, numbered targets change their meaning.
     * person: the seat of the one who decides; empty: none. */
    void begin(const Input& input, float unit, int asked = 0, std::optional<int> person = {});

    /** chosen: the selected one of several alternatives. */
    Touched target(std::string_view id, std::string_view label, Rect rect, bool enabled = true, bool chosen = false);
    /** The state of a target in this frame, before it is registered. */
    Touched state(std::string_view id, bool enabled = true) const;
    /** Registers a target that is visible only in part. Its place and sight come from the two areas. */
    void add(Target added, const Rect& whole, const Rect& seen);
    /** Marks a place for the die in hand; while there are any, arrow keys walk only these. */
    void light(std::string_view id) { lit_.emplace_back(id); }
    /** At the end of a frame. After a change of situation, or without its target, the focus goes to the target that is
     * wanted first. A target that is merely disabled keeps the focus where others are beside it, as in dialogs. After a
     * dialog the focus returns to the target that opened it, unless the game has gone on. waits: a wanted target will
     * come later, and until then the focus stays, or is nowhere. */
    void settle_focus(Situation situation, bool in_sheet, bool waits);
    /** Whether the focus moved at the end of this frame, so that only the next one explains its target. */
    bool focus_moved() const { return focus_moved_; }
    /** The target with the visible focus; empty: none. */
    const std::string& focused() const { return show_focus_ ? focus_ : nothing_; }
    /** Puts all earlier targets of this frame out of reach, below a dialog. */
    void modal();
    /** The place of the explanation shown in this frame, and its distance from its thing: a mouse may go onto it, and a
     * press there only closes it. */
    void explained(const Rect& place, float apart) {
        explained_ = place;
        explained_apart_ = apart;
    }
    /** The target of an explanation: under a resting mouse, a long press or a tap; null: none. */
    const Target* asked() const;
    /** Leaves only these earlier targets within reach in this frame, and only the live ones enabled. */
    void keep_only(const std::vector<std::string>& ids, const std::vector<std::string>& live);
    /** Clicks the target in the next frame, if it is within reach, without a pointer. */
    void press(std::string_view id) { pressed_ = id; }
    /** The target changes its meaning from the next frame on, and waits like a new one. */
    void renew(std::string_view id) { renewed_ = id; }
    /** The current press carries a thing: it turns no page and scrolls nothing, and once it has left, coming back is no
     * click. */
    void carry() { carries_ = true; }
    bool carries() const { return input_.down && carries_; }
    /** Whether a carried thing is being dragged, or is dropped in this frame. */
    bool drags() const { return dragging_ && carries_; }
    /** The target takes carried things, or gives its own reason for refusing one. */
    void takes_drops(std::string_view id) { takers_.emplace_back(id); }
    /** Whether a carried thing is dropped in this frame on a target that takes none. */
    bool dropped_in_vain() const;
    /** The current press does nothing. */
    void let_go();
    /** The place where the current press began; empty: there is none. */
    std::optional<Point> held_from() const {
        return input_.down && last_.down ? std::optional(press_place_) : std::nullopt;
    }
    /** The player has moved things in this frame and sees them coming. */
    void moved_by_person();
    /** A scrolled box has more content above or below. */
    void scrolls(bool above, bool below) {
        more_above_ = more_above_ || above;
        more_below_ = more_below_ || below;
    }
    bool more_above() const { return more_above_; }
    bool more_below() const { return more_below_; }
    /** Asks for another frame. */
    void go_on() { wants_frame_ = true; }
    /** Moves the keyboard focus there and shows it. */
    void focus(std::string_view id);
    /** Whether a target is clicked in this frame. */
    bool clicks() const { return !clicked_.empty(); }
    /** Whether a press begins beside all targets. */
    bool clicked_beside() const { return clicked_beside_; }
    /** The target that a press, drop or key tried although keep_only had taken it out of reach. */
    const Target* tried_below() const { return find(covered_, tried_below_); }
    /** Whether such a press ended where it began, and was no swipe. */
    bool tapped_beside() const { return tapped_beside_; }

    /** Whether something was dropped on the target, or a press reached it while disabled. */
    bool tried(std::string_view id, bool enabled) const {
        return dropped_ == id || (clicked_ == id && !enabled) || (!tried_below_.empty() && tried_below_ == id);
    }
    /** The id of the target of this frame's drop, "nothing", or empty. */
    const std::string& dropped() const { return dropped_; }
    /** The place of the pointer's last press or release; empty: keys were pressed since. */
    std::optional<Point> answered() const { return answered_; }
    /** The id of the dragged target, or empty. */
    const std::string& dragged() const { return dragging_ ? press_ : nothing_; }
    Point pointer() const { return input_.pointer; }
    /** The box of the dragged thing, with this width: around the mouse, or above the finger, which would hide it. */
    Rect carried(float side) const;
    /** Whether the dragged thing would drop on the target now. */
    bool over(std::string_view id) const;
    const Input& input() const { return input_; }
    /** Whether a press or a key begins in this frame. */
    bool pressed() const {
        return (input_.down && !last_.down) || input_.tab != 0 || input_.arrow.x != 0 || input_.arrow.y != 0 ||
               input_.enter || input_.escape || !clicked_.empty();
    }
    /** Whether there is no input in this frame. */
    bool rests() const;
    bool wants_frame() const { return wants_frame_; }
    const std::vector<Target>& targets() const { return targets_; }
    void reset();

  private:
    const Target* hit(Point point) const;
    const Target* find_before(std::string_view id) const { return find(before_, id); }
    static const Target* find(const std::vector<Target>& targets, std::string_view id);
    /** Notes that the pointer tried a target out of reach. */
    void try_below();
    /** Seconds that a newly registered target waits. */
    double wait_of(const Target& target) const;
    void follow_pointer(const Target* under);
    void end_press(const Target* under);
    void follow_hover(bool moved);
    /** Whether a mouse was moved onto something and rests there. */
    bool hovers() const;
    /** Whether a mouse is on the last frame's explanation, or as close to it as this. */
    bool reads_within(float distance) const;
    void move_focus();
    /** To the next or previous option of a choice, and from the last one to the first. */
    void move_focus_in_group(const Target& current);
    void follow_key();
    void focus_first(const std::vector<Target>& targets, const std::vector<std::string>& lit);

    Input input_;
    Input last_;
    float unit_ = 1;
    std::vector<Target> targets_;  // current frame, in CSS pixels
    std::vector<Target> before_;   // last frame
    std::vector<Target> covered_;  // taken out of reach in the current frame
    std::vector<Target> covered_before_;
    std::string tried_below_;  // id of one of them
    std::string press_;        // id under the press, while down
    std::string press_label_;  // its label at that time
    int asked_ = 0;
    int press_asked_ = 0;        // at the start of the press
    bool asked_anew_ = false;    // changed since the last frame
    std::optional<int> person_;  // the last one to decide
    bool passed_on_ = false;     // it is another one since the last frame
    std::string renewed_;
    std::string renewed_before_;  // last frame
    std::string told_;            // id of a tapped target that only explains itself; until the next press or move
    std::string told_before_;     // at the start of the press
    std::string over_;            // id under the pointer
    std::string hover_;
    std::string focus_;
    Situation situation_;
    std::optional<Opener> opener_;         // of the open dialog
    std::vector<std::string> takers_;      // current frame
    std::vector<std::string> lit_;         // current frame
    std::vector<std::string> lit_before_;  // last frame
    std::string pressed_;                  // to be clicked in the next frame without a pointer
    std::string clicked_;                  // id, current frame
    std::string dropped_;
    std::string nothing_;
    Point press_place_;
    SwipeStart swipe_start_;
    std::optional<Point> answered_;  // place of the pointer's last press; empty: keys were pressed since
    int answers_ = 0;                // frames in which new targets count as the effect of that press
    double since_press_ = 1e9;       // seconds since that press
    double passed_ = 0;              // seconds since the last frame, as far as it was visible
    double held_for_ = 0;            // seconds
    double over_for_ = 0;            // seconds that a dragged thing has been held over the same target
    std::optional<Rect> explained_;  // in the last frame
    float explained_apart_ = 0;
    bool dismissed_ = false;  // by Escape: the explanation of the hovered or focused target
    double hover_time_ = 0;
    bool hover_asks_ = false;
    bool dragging_ = false;
    bool carries_ = false;   // the press
    bool has_left_ = false;  // its target
    bool long_press_ = false;
    bool show_focus_ = false;
    bool focus_moved_ = false;  // at the end of the frame
    bool clicked_beside_ = false;
    bool began_beside_ = false;  // the current press
    bool tapped_beside_ = false;
    bool wants_frame_ = false;
    bool more_above_ = false;
    bool more_below_ = false;
};

}  // namespace tavern::ui
