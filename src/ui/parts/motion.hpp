// Things on their way, made of the effects of the steps since the last frame and never guessed from differences.
// Whoever draws a place reports it, so that a flight needs no second layout; what flies is drawn by whoever draws it at
// rest, or it is a coin or a card at the end of the frame. The game itself waits for none of it.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "record/game.hpp"
#include "ui/draw/painter.hpp"
#include "ui/model/settings.hpp"
#include "ui/model/sound.hpp"

namespace tavern::ui {

/** A place that something flies from or to. */
struct Spot {
    enum class Site : std::uint8_t {
        nowhere,
        hand,       // a die: its face, and face_spots more for one of the own colour
        space,      // by Space, what lies there and who sits there
        staff,      // by Card, those beside their tile
        deck,       //
        counter,    // by Resource
        round,      // by number
        monastery,  // by space
        reputation,
        market,      // by Card
        coaster,     // 0 one's own, 1 the left neighbour's, 2 the right one's
        on_coaster,  // a die of the draft: by seat and face
        taken,       // too
    };
    Site site = Site::nowhere;
    std::uint8_t index = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

inline constexpr int face_spots = 8;  // of a hand, or of a seat: more than there are faces
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
        die,      // lies on a space already, or with those taken in the draft
        deal,     // a card, drawn at its place
        coaster,  // all at once
        coin,     // or a mug, to its counter
        bought,   // a card, onto the deck
        step,     // of a marker, or of the moon
        tumble,   // of dice that were rolled
    };
    Kind kind;
    Spot from;
    Spot to;
    std::uint8_t seat;  // or all_seats
    std::uint8_t what;  // face, card or amount; of dice rolled 1 for the own colour
    double start;       // seconds
    double lasts;
    std::optional<Rect> origin;  // where from lay when it was reported last
    bool counted = false;        // a coin that counts before it has come: it was paid with, or lost
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
    /** Begins a frame: what has happened in the game since the last one sets off. A game that has just begun is told
     *  from its start, any other that was not looked at before stands still, as all does with Motion::instant. */
    void begin(const Game* game, double now, Motion motion);
    /** What happens before the next frame is no deed to be watched: undo, redo, jumps. */
    void stand_still() { game_ = nullptr; }
    /** All that is under way has arrived. */
    void end();
    bool moving() const;
    /** Of what has set off since the last frame; each at most once. */
    const std::vector<Sound>& sounds() const { return sounds_; }

    /** Where a place lies in this frame. */
    void at(Spot spot, Rect rect) { places_.push_back({spot, rect}); }
    /** Where it was reported in this frame. */
    std::optional<Rect> place(Spot spot) const;

    /** What flies to a place; the nth of several, nothing when it lies there. */
    const Flight* find(Flight::Kind kind, Spot to, int seat, int nth = 0) const;
    int count(Flight::Kind kind, Spot to, int seat) const;
    /** How far it is: 0..1, below 0 when it waits for others. */
    double share(const Flight& flight) const { return (now_ - flight.start) / flight.lasts; }

    /** The step that a marker is taking; on the track of rounds it is the moon that does, and the seat is all_seats. */
    std::optional<Walk> walk(Spot::Site track, int seat) const;
    /** What was gained but has not come to its counter yet; what somebody pays with has. */
    int pending(Resource resource, int seat) const;
    /** The size of a counter that something has just come to, 1 at rest. */
    float bump(Resource resource, int seat) const;
    /** How far dice that were rolled have tumbled, 0..1; 1 at rest. */
    float tumbled(int seat, bool own) const;
    /** Coins, mugs and cards in the air. */
    void draw(Painter& paint, int seat) const;

    /** Tells whether and which die is in the hand: 0 none. */
    void hold(int die);
    /** Light of the spaces where the die in hand may lie: breathes twice, then rests at 1. */
    float breath() const;
    /** How far the chips that tell a gain have risen, 0..1. */
    float risen() const;

    /** Tells whether the title is shown. */
    void open_title(bool title);
    /** How much of the window the curtain covers: 1 while it is down. */
    float curtain(bool down);
    /** How much snow falls on the title, 0..1: none after some seconds. */
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
    const Game* game_ = nullptr;              // whose steps were looked at
    std::size_t steps_ = 0;
    double now_ = 0;
    double pace_ = 0;  // of normal durations, 0: instant
    std::vector<Flight> flights_;
    std::vector<Place> places_;  // of this frame
    std::vector<Place> before_;  // of the last one
    struct Cue {
        Sound sound;
        double when;
    };
    std::vector<Cue> cues_;
    std::vector<Sound> sounds_;
    int held_ = 0;
    double held_since_ = long_ago;
    bool curtain_down_ = false;
    double curtain_since_ = long_ago;
    bool snows_ = false;
    double snow_since_ = long_ago;
};

/** While it lives, what is drawn is on its way to the box where it is drawn, above all else; or lies there. */
class OnItsWay {
  public:
    OnItsWay(Painter& paint, const Flights& flights, const Flight* flight, Rect rect);
    ~OnItsWay();
    OnItsWay(const OnItsWay&) = delete;
    OnItsWay& operator=(const OnItsWay&) = delete;

  private:
    Painter& paint_;
    ImDrawList* below_ = nullptr;  // nothing flies when there is none
    Rect rect_;
    Rect now_;
    int first_ = 0;
};

/** Moves what is drawn while it lives down by so many units. */
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
