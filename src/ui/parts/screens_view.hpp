// The view state of the screens around the table.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "narration/chronicle.hpp"
#include "narration/report/report.hpp"
#include "narration/report/writers.hpp"
#include "narration/review.hpp"
#include "ui/draw/rect.hpp"
#include "ui/model/intent.hpp"
#include "ui/model/picture_kind.hpp"

namespace tavern::ui {

struct ReviewView {
    int seat = -1;           // its decisions are shown, -1: not chosen yet
    std::size_t chosen = 0;  // index of the seat's mistakes
    bool seeks = false;      // bring it into view in the next frame
};

/** A game being looked back on; computed once. */
struct Timeline {
    struct Deed {
        std::size_t moment = 0;
        int seat = 0;
    };
    std::vector<float> places;  // of each moment: 0 the start of the first evening, 1 the end of the last one
    std::array<int, components::rounds + 1> first_moment{-1, -1, -1, -1, -1, -1, -1, -1, -1};  // of each evening
    std::vector<Deed> deeds;                                                                   // highlights
    std::size_t shown = 0;  // moment of the last frame
    Rect place;             // of the line, in the last frame
};

struct ScreensView {
    // The title, if the window is too small for the new game beside the scene.
    bool new_game = false;  // its dialog is open
    int seat = 0;           // the seat chosen in the dialog of opponents

    // Hand-over.
    bool summary = false;           // shown after the curtain rises
    std::size_t summary_since = 0;  // step
    int summary_reader = 0;         // seat

    // The card with the others' actions and the closing time.
    std::optional<std::size_t> steps_seen;  // whose news were shown; empty: none yet

    // End.
    bool final_taverns = false;
    bool counted = false;  // the points need no more counting up

    ReviewView review;
    int deciding = -1;  // seat of the decision that the review leads back to

    // Dialogs.
    bool looks_back_for_notes = false;  // only the notes need the past, and leave it when they are closed
    int deck_seat = 0;                  // seat of the deck that is listed
    int ledger_players = 0;             // only games of this many players, 0: all
    int fair_dice = 0;                  // option: this game, its players if there are several, all games
    bool share_position = false;
    bool share_names = true;
    ReportFormat report_format{};
    ArticlePlace article_place{};
    PictureKind picture_kind{};
    std::size_t rules_chapter = 0;
    std::optional<std::size_t> rules_block;  // of the chapter, to scroll to in the next frame
    bool rules_list = false;                 // on small windows: the list of chapters instead of one
};

/** Memory of those screens between frames; presses do not change it. */
struct ScreensMemory {
    std::optional<Chronicle> chronicle;
    const Game* chronicle_of = nullptr;
    std::size_t chronicle_steps = 0;
    int text_size = 0;  // of the settings shown last, per cent; 0: none yet
    ReviewLines review;
    std::optional<Report> report;      // in its dialog, written when that opens
    std::optional<Timeline> timeline;  // while looking back
    double toast_since = 0;            // seconds, 0: none
    std::optional<Rect> turn_card;     // its place in the last frame
    double counting_since = 0;         // seconds, counting the points at the end; 0: not counting
};

}  // namespace tavern::ui
