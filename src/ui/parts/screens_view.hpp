// What the screens around the table remember while they are looked at.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "narration/chronicle.hpp"
#include "narration/review.hpp"
#include "ui/draw/rect.hpp"

namespace tavern::ui {

struct ReviewView {
    int seat = -1;           // whose decisions are shown, -1: not chosen yet
    std::size_t chosen = 0;  // of the seat's mistakes
    bool seeks = false;      // the next frame brings it into view
};

/** Of a game looked back on, made once. */
struct Timeline {
    struct Deed {
        std::size_t moment = 0;
        int seat = 0;
    };
    std::vector<float> places;  // of every moment, 0 the first evening's beginning to 1 the last one's end
    std::array<int, components::rounds + 1> first_moment{-1, -1, -1, -1, -1, -1, -1, -1, -1};  // of every evening
    std::vector<Deed> deeds;                                                                   // great ones
    std::size_t shown = 0;  // the moment of the last frame
    Rect place;             // of the line, in the last frame
};

struct ScreensView {
    // Title, where the window is too small for the new game beside the scene.
    bool new_game = false;  // the sheet is open
    int seat = 0;           // whose keeper is chosen on the sheet of opponents

    // Hand-over.
    bool summary = false;           // shown after the curtain was lifted
    std::size_t summary_since = 0;  // step
    int summary_reader = 0;         // seat

    // The card of what the others did, and of closing time.
    std::optional<std::size_t>
        told;  // steps of the game that somebody has seen the news of; nothing: none was looked at

    // End.
    bool final_taverns = false;
    bool counted = false;  // the points need not be counted up any more

    ReviewView review;
    int deciding = -1;  // the seat whose decision the review leads back to

    // Sheets.
    int ledger_players = 0;  // only games of so many, 0: all
    bool share_position = false;
    bool share_names = true;
    std::size_t rules_chapter = 0;
    std::optional<std::size_t> rules_block;  // of the chapter, which the next frame scrolls to
    bool rules_list = false;                 // on small windows: the chapters instead of one of them
};

/** What those screens remember from one frame to the next; no press changes it. */
struct ScreensMemory {
    std::optional<Chronicle> chronicle;
    const Game* chronicle_of = nullptr;
    std::size_t chronicle_steps = 0;
    ReviewLines review;
    std::optional<Timeline> timeline;  // while one looks back
    double toast_since = 0;            // seconds, 0: none
    std::optional<Rect> turn_card;     // where it lay in the last frame
    double counting_since = 0;         // seconds, of the points at the end; 0: they are not counted now
};

}  // namespace tavern::ui
