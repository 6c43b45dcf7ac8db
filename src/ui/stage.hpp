// What every part of the interface draws with: the painter, the touches, the model, and what only concerns looking.
#pragma once
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/flow/scroll.hpp"
#include "ui/interface.hpp"
#include "ui/layout.hpp"
#include "ui/log.hpp"
#include "ui/motion.hpp"
#include "ui/painter.hpp"
#include "ui/screens_view.hpp"
#include "ui/touch.hpp"

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
    std::optional<Question> aside;  // this question waits while one looks at the table
    std::size_t end_asked =
        0;  // the deed at which the end of the part was touched once, though something is left; 0: not
    ScreensView screens;
};

/** What drawing remembers from one frame to the next; no press changes it. */
struct Memory {
    Flights flights;
    std::optional<CaptionPlace> caption;
    std::map<std::string, Scroll, std::less<>> scrolling;  // of the sheet that is open, by what is scrolled
    std::map<std::string, ListMemory, std::less<>> lists;  // of it
    std::vector<LogRow> log;                               // of the sheet of the log
    std::size_t log_steps = 0;                             // that it tells
    bool seeks_caption = false;  // the next frame keeps what it draws, for the caption to find its place
    ScreensMemory screens;
};

/** A thing explains itself: drawn above all else at the end of the frame. */
struct Explanation {
    std::string title;  // empty: it has nothing to say but what is seen
    std::vector<std::string> lines;
    Picture picture = no_picture;
    Rect beside;
};

struct Stage {
    const Model& model;
    Painter& paint;
    Touch& touch;
    const View& view;  // as it is in the whole of this frame
    View& next;        // as it will be in the next one: what a press changes is changed here
    Memory& memory;
    std::vector<Intent>& intents;
    float width = 0;  // of the window, units
    float height = 0;
    std::optional<Explanation> explanation;
    Reading* reading = nullptr;       // what lies on top of the screen
    const Recorder* drawn = nullptr;  // what this frame drew, while captions look for a free place

    const State& state() const { return model.game->state(); }
    Rect window() const { return {0, 0, width, height}; }
    /** What a touch needs, in units: 44 CSS pixels, and never less than the mock-ups gave. */
    float finger() const { return std::max(44.0F, 44 / paint.unit()); }
    void want(Intent::Kind kind) {
        Intent intent;
        intent.kind = kind;
        intents.push_back(intent);
    }
    void act(Action action) {
        Intent intent;
        intent.kind = Intent::Kind::act;
        intent.action = action;
        intents.push_back(intent);
    }
    void change(const Settings& settings) {
        Intent intent;
        intent.kind = Intent::Kind::change_settings;
        intent.settings = settings;
        intents.push_back(intent);
    }
    void switch_sound() {
        Settings settings = model.settings;
        settings.sound = !settings.sound;
        change(settings);
    }
    bool may(Action action) const { return model.legal.rank(action) >= 0; }
};

}  // namespace tavern::ui
