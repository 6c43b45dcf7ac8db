// What only concerns looking: what a person chose to look at, and what drawing remembers.
#pragma once
#include <optional>
#include <string>
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
    which_upgrade,
    log,
    menu,
    saves,
    share,
    ledger,
    rules,
    opponents,
    settings,
    lessons
};

/** The die in the person's hand: chosen, not placed yet. */
struct DieInHand {
    tavern::Face face = 0;      // 0: none
    bool own = false;           // as it was touched; only for showing which one is lifted
    std::optional<Space> from;  // when it is moved from a space in F
};

/** Where a first caption stands. */
struct CaptionPlace {
    std::string text;
    Rect at;  // what it speaks of
    Rect window;
    Rect box;
    float x = 0;  // of its tip
    bool above = true;
    bool points = false;  // has a tip, which reaches what it speaks of

    bool same_caption(const CaptionPlace& other) const { return text == other.text && window == other.window; }
};

enum class Page : unsigned char { tavern, valley, players };

/** A refusal that is read: until the next press, or for a while. */
struct ShownRefusal {
    std::string words;
    Point at;          // what was pressed: it stands above it, or below
    float apart = 0;   // from there
    double since = 0;  // seconds
};

/** What a person chose to look at; nothing here is part of the game. */
struct View {
    DieInHand hand;
    int shown = -1;   // seat whose tavern is shown, -1: the one who acts
    int acting = -2;  // whose decision it was in the last frame
    int last_acting = 0;
    int part = -1;               // what of the evening, and whose, the page was turned to
    int person = -1;             // the last person who acted: who looks on while the computer plays
    std::size_t suggestion = 0;  // of the advice: the one that is shown on the board
    Page page = Page::tavern;
    int stop = 0;  // of tight phones
    bool drawer = false;
    Sheet sheet = Sheet::none;
    Tile tile{};    // of the upgrade sheet
    int given = 0;  // cards given back in the upgrade sheet
    Card card{};    // of the buy sheet
    int place = 0;  // of the recruit sheet
    int face = 0;   // of the sheet that turns a die, 0: not chosen yet
    bool serving_all = false;
    std::optional<ShownRefusal> refusal;
    std::optional<Question> aside;  // this question waits while one looks at the table
    std::size_t end_asked =
        0;  // the deed at which the end of the part was touched once, though something is left; 0: not
    ScreensView screens;
};

/** A line of the sheet of the log. */
struct LogRow {
    LogLine line;
    std::size_t moment = 0;
    int part = 0;               // of the lines of this moment
    Picture sign = no_picture;  // of the deed
};

/** What drawing remembers from one frame to the next; no press changes it. */
struct Memory {
    Flights flights;
    Scroll board;  // of a table that is higher than the window
    std::optional<CaptionPlace> caption;
    std::vector<LogRow> log;     // of the sheet of the log
    std::size_t log_steps = 0;   // that it tells
    bool seeks_caption = false;  // the next frame keeps what it draws, for the caption to find its place
    ScreensMemory screens;
};

}  // namespace tavern::ui
