// View state: the things that the player has chosen to look at, and the memory of drawing.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "narration/log.hpp"
#include "ui/draw/pictures.hpp"
#include "ui/flow/scroll.hpp"
#include "ui/parts/motion.hpp"
#include "ui/parts/screens_view.hpp"

namespace tavern::ui {

enum class Sheet : std::uint8_t {
    none,
    upgrade,
    buy,
    recruit,
    nobles,
    turn_die,
    log,
    news,
    menu,
    saves,
    share,
    ledger,
    rules,
    opponents,
    settings,
    lessons,
    decks,
    fair_dice,
    report,
    problems,
    story,
    article
};

/** The die in the player's hand: chosen, not placed yet. */
struct DieInHand {
    tavern::Face face = 1;
    bool own = false;             // of the pressed die; only shows which one is lifted
    std::optional<Space> from{};  // the space that it leaves; empty: it comes from the hand
    int index = 0;                // of the pressed die in the hand; only shows which of those alike is lifted
};

/** A number that changes with the die in hand; 0: none. */
inline int number_of(const std::optional<DieInHand>& hand) {
    return hand ? hand->face + (hand->own ? faces + 2 : 0) : 0;
}

/** The place of a coach mark. */
struct CaptionPlace {
    std::string text;
    Rect at;  // the thing that it explains
    Rect window;
    Rect box;
    float x = 0;  // of its tip
    bool above = true;
    bool points = false;  // has a tip that reaches the thing

    bool same_caption(const CaptionPlace& other) const { return text == other.text && window == other.window; }
};

enum class Page : unsigned char { tavern, valley, players };

/** A refusal on screen: until the next press, or for a while. */
struct ShownRefusal {
    std::string words;
    Point at;          // the pressed place; the text stands above or below it
    float apart = 0;   // distance from there
    double since = 0;  // seconds
};

/** The things that the player has chosen to look at; nothing here is part of the game. */
struct View {
    std::optional<DieInHand> hand;
    std::optional<int> shown;  // seat whose tavern is shown; empty: the acting one
    int acting = -2;           // acting seat of the last frame, -1: none; -2: there was no frame
    int last_acting = 0;
    std::optional<int> part;     // part and seat of the evening that the page was turned to
    std::optional<int> person;   // last human to act, who watches while the computer plays
    std::size_t suggestion = 0;  // of the advice: the one shown on the board
    Page page = Page::tavern;
    int stop = 0;  // on compact phones
    bool drawer = false;
    Sheet sheet = Sheet::none;
    Tile tile{};                 // in the upgrade dialog
    std::optional<int> given;    // cards given back there; empty: not chosen yet
    Card card{};                 // in the buy dialog
    int place = 0;               // in the recruit dialog
    std::optional<Face> turned;  // in the dialog that turns a die; empty: not chosen yet
    bool serving_all = false;
    std::optional<ShownRefusal> refusal;
    std::optional<Question> aside;         // a question set aside while the player looks at the table
    std::optional<std::size_t> end_asked;  // player actions at the first press to end the part, which only asks
    ScreensView screens;

    /** Each page begins at its first stop. */
    void turn_to(Page to) {
        if (std::exchange(page, to) != to) stop = 0;
    }
};

/** Whether the player looks at another tavern than that of the turn. */
inline bool visits(const View& view) {
    return view.acting >= 0 && view.shown && view.shown != view.last_acting;
}

/** A line in the dialog of the log. */
struct LogRow {
    LogLine line;
    std::size_t moment = 0;
    int part = 0;               // index among the lines of this moment
    Picture sign = no_picture;  // of the action
};

/** Memory of drawing between frames; presses do not change it. */
struct Memory {
    Flights flights;
    Scroll board;  // of a table higher than the window
    std::optional<CaptionPlace> caption;
    std::vector<LogRow> log;     // in the dialog of the log
    std::size_t log_steps = 0;   // covered by the log
    bool seeks_caption = false;  // the next frame records its drawing, so that the caption can find a place
    ScreensMemory screens;
};

}  // namespace tavern::ui
