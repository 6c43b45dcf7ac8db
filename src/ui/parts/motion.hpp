// Animations, made of the effects of the steps since the last frame, never of differences between positions. Drawing
// code reports anchors, so that flights need no second layout. It also draws flying things in place of resting ones;
// only coins and cards are drawn at the end of the frame. The game itself never waits for animations.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "record/game.hpp"
#include "ui/draw/painter.hpp"
#include "ui/model/settings.hpp"
#include "ui/model/sound.hpp"

namespace tavern::ui {

/** An anchor: a start or an end of a flight. */
struct Spot {
    enum class Site : std::uint8_t {
        nowhere,
        hand,       // a die: its face, plus face_spots for the player's colour
        space,      // by Space: the die and the guest there
        staff,      // by Card: cards beside their tile
        deck,       //
        counter,    // by Resource
        round,      // by number
        monastery,  // by space
        reputation,
        market,      // by Card
        coaster,     // 0 the player's, 1 the left neighbour's, 2 the right neighbour's
        on_coaster,  // a die of the draft: by seat and face
        taken,       // likewise
    };
    Site site = Site::nowhere;
    std::uint8_t index = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

inline constexpr int face_spots = 8;  // in a hand or at a seat: more than there are faces
inline Spot hand_spot(Face face, bool own) {
    return {Spot::Site::hand, static_cast<std::uint8_t>(face + (own ? face_spots : 0))};
}
inline Spot draft_spot(Spot::Site site, int seat, Face face) {
    return {site, static_cast<std::uint8_t>(seat * face_spots + face)};
}
inline Spot spot_of(Space space) {
    return {Spot::Site::space, static_cast<std::uint8_t>(space)};
}
inline Spot spot_of(Spot::Site site, std::size_t index = 0) {
    return {site, static_cast<std::uint8_t>(index)};
}

struct Flight {
    enum class Kind : std::uint8_t {
        die,      // already on a space, or with the dice taken in the draft
        deal,     // a card, drawn at its place
        coaster,  // all at once
        coin,     // or a mug, to its counter
        bought,   // a card, onto the deck
        step,     // of a marker or the moon
        tumble,   // of rolled dice
    };
    Kind kind;
    Spot from;
    Spot to;
    std::uint8_t seat;  // or all_seats
    std::uint8_t what;  // face, card or amount; for rolled dice 1 means the player's colour
    double start;       // seconds
    double lasts;
    std::optional<Rect> origin;  // last reported place of from
    bool counted = false;        // a coin that counts before it arrives: it was spent or lost
};

/** A step from one space of a track to another. */
struct Walk {
    int from;
    int to;
    float share;
};

inline constexpr int all_seats = 0xFF;

class Flights {
  public:
    /** Begins a frame and starts animations for the steps since the last one. A new game is shown from its start. Any
     * other game that was not on screen before stands still; with Motion::instant every game does. Dusk: the screen
     * grows dark between two rounds. */
    void begin(const Game* game, double now, Motion motion, bool dusk = false);
    /** Steps before the next frame are not animated: undo, redo, jumps. */
    void stand_still() { game_ = nullptr; }
    /** Ends all animations. */
    void end();
    bool moving() const;
    /** Sounds of the animations started since the last frame, each at most once. */
    const std::vector<Sound>& sounds() const { return sounds_; }

    /** Reports the place of an anchor in this frame. */
    void at(Spot spot, Rect rect) { places_.push_back({spot, rect}); }
    /** The place reported in this frame. */
    std::optional<Rect> place(Spot spot) const;

    /** The flight to an anchor; the nth of several, null if the thing has landed. */
    const Flight* find(Flight::Kind kind, Spot to, int seat, int nth = 0) const;
    int count(Flight::Kind kind, Spot to, int seat) const;
    /** Its progress: 0..1, below 0 while it waits for others. */
    double share(const Flight& flight) const { return (now_ - flight.start) / flight.lasts; }

    /** The step that a marker is taking. On the track of rounds it is the moon's, and the seat is all_seats. */
    std::optional<Walk> walk(Spot::Site track, int seat) const;
    /** Gains that have not reached their counter yet; spent coins count as arrived. */
    int pending(Resource resource, int seat) const;
    /** The size of a counter just after an arrival, 1 at rest. */
    float bump(Resource resource, int seat) const;
    /** The progress of rolled dice, 0..1; 1 at rest. */
    float tumbled(int seat, bool own) const;
    /** Coins, mugs and cards in flight. */
    void draw(Painter& paint, int seat) const;

    /** Reports the die in the hand: 0 none. */
    void hold(int die);
    /** The pulse of the spaces for the die in hand: two pulses, then 1. */
    float breath() const;
    /** The progress of the rising chips that show gains, 0..1. */
    float risen() const;

    /** The darkness between two rounds, 0..1: it grows and fades. */
    float dusk() const;

    /** Reports whether the title is open. */
    void open_title(bool title);
    /** The share of the window under the curtain: 1 while it is down. */
    float curtain(bool down);
    /** The density of snow on the title, 0..1: none after some seconds. */
    float snow() const;
    /** Seconds since the title opened. */
    double snow_time() const { return now_ - snow_since_; }

  private:
    struct Place {
        Spot spot;
        Rect rect;
    };
    void take(const Effect& effect);
    void take_die(const Effect& effect);
    void take_card(const Effect& effect);
    void take_gain(const Effect& effect);
    void set_off(Flight::Kind kind, Spot from, Spot to, int seat, int what, double lasts, double apart = 0);
    void walk_on(Spot::Site track, int from, int to, int seat, double lasts, double later);
    void sound(Sound sound, double when);
    std::optional<Rect> last_place(Spot spot) const;
    double since(double moment) const { return pace_ > 0 ? (now_ - moment) / pace_ : -long_ago; }

    static constexpr double long_ago = -1e9;  // seconds
    const Game* game_ = nullptr;              // its steps have been animated
    std::size_t steps_ = 0;
    double now_ = 0;
    double pace_ = 0;  // factor of normal durations, 0: instant
    std::vector<Flight> flights_;
    std::vector<Place> places_;  // current frame
    std::vector<Place> before_;  // last frame
    struct Cue {
        Sound sound;
        double when;
    };
    std::vector<Cue> cues_;
    std::vector<Sound> sounds_;
    int held_ = 0;
    double held_since_ = long_ago;
    bool grows_dark_ = false;  // between two rounds
    double dusk_since_ = long_ago;
    bool curtain_down_ = false;
    double curtain_since_ = long_ago;
    bool snows_ = false;
    double snow_since_ = long_ago;
};

/** Animated scope: everything drawn during its lifetime flies to the place where it is drawn, above everything else, or
 * rests there. */
class OnItsWay {
  public:
    OnItsWay(Painter& paint, const Flights& flights, const Flight* flight, Rect rect);
    ~OnItsWay();
    OnItsWay(const OnItsWay&) = delete;
    OnItsWay& operator=(const OnItsWay&) = delete;

  private:
    Painter& paint_;
    ImDrawList* below_ = nullptr;  // null: nothing flies
    Rect rect_;
    Rect now_;
    int first_ = 0;
};

/** Moves everything drawn during its lifetime down by this many units. */
class Moved {
  public:
    Moved(Painter& paint, float dy);
    ~Moved();
    Moved(const Moved&) = delete;
    Moved& operator=(const Moved&) = delete;

  private:
    ImDrawList& list_;
    float dy_;  // pixels
    int first_;
};

}  // namespace tavern::ui
