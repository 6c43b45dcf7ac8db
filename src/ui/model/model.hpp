// The model: everything to be shown, passed by app for a frame.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/review.hpp"
#include "record/alone.hpp"
#include "record/game.hpp"
#include "record/history.hpp"
#include "record/ledger.hpp"
#include "story/story.hpp"
#include "ui/model/picture_kind.hpp"
#include "ui/model/problem_place.hpp"
#include "ui/model/settings.hpp"

namespace tavern::ui {

/** A player of a saved game, and the points so far. */
struct KeptInnkeeper {
    std::string name;
    std::optional<int> points;  // older versions did not always save these
    std::optional<PlayerColor> color;
    friend bool operator==(const KeptInnkeeper&, const KeptInnkeeper&) = default;
};

/** A saved game, newest first. */
struct SaveEntry {
    std::string slot;           // the storage key
    std::string name;           // a bookmark's name; empty for a game that saves itself
    std::string summary;        // players and round, made by app from the record's head
    std::int64_t saved_at = 0;  // milliseconds since 1970; the page formats it
    std::string saved_at_text;  // as the page formats it
    bool unreadable = false;    // opening it has failed: it can only be saved to a file or deleted
    std::vector<KeptInnkeeper> innkeepers = {};
    int module = 1;
    int round = 1;
    bool over = false;
    bool framed = false;  // played inside another page
    bool hinted = false;  // a hint was asked for in it
};

/** The reason why games are not saved on the device, in the order of the texts. */
enum class StorageTrouble : std::uint8_t {
    blocked,  // the browser gives this page no storage
    full,
    held,   // an older version of the page in another tab prevents the upgrade
    newer,  // a newer version of the page has upgraded it
    failed,
    silent,  // the browser does not answer
};

/** The content of a link. */
enum class LinkKind : std::uint8_t {
    replay,
    position,
    turn,  // the position, for the next player
};

/** A QR code, row by row: '1' dark, '0' light. */
struct QrCode {
    int size = 0;  // on each side; 0: the text is too long
    std::string modules;
};

/** The choices on the title. app keeps them, so that they survive a visit to the table. */
struct NewGame {
    Setup setup;
    std::vector<Innkeeper> innkeepers;  // setup.players of them
    std::string seed_text;              // empty: a fresh seed
};

/** A message from app: a toast, or a question that needs an answer before anything else. */
struct Notice {
    /** own_tab: a toast that stays, and offers a tab of its own. Toasts come before questions. */
    enum class Kind : std::uint8_t {
        none,
        own_tab,
        toast,
        error,
        replace_game,
        undo_chance,
        delete_save,
        erase_ledger,
        not_kept,
        unreadable,
        lost_part,
        damaged,
        delete_finished
    };
    Kind kind = Kind::none;
    std::string text;  // to be shown as it is
    int number = 0;    // of all notices shown: one that says the same again is another
};

/** Features of the device. */
struct Device {
    bool only_touch = false;    // neither mouse nor keys
    bool fills_screen = false;  // pages can fill the screen
    bool stays_awake = false;   // pages can keep the screen on
    bool vibrates = false;
    friend bool operator==(const Device&, const Device&) = default;
};

/** The personal bests of solo games on this device, before the current game. */
struct OwnBest {
    std::optional<int> of_module;  // of the current game's module
    std::optional<int> of_deal;    // if it is a deal of the day
    bool counted = false;          // the current game was just finished here, and its points count
};

/** Actions with a coach mark until they were done once. */
enum class FirstDeed : std::uint8_t { take, place, ready, serve, spend, keep };
inline constexpr int first_deed_kinds = 6;

/** The player's place in the lessons of the tutorial. */
struct LessonPlace {
    int lesson = 0;
    int step = 0;
};

enum class Screen : std::uint8_t { title, table, end, review, history };

/** A wish to make problems of mistakes, which waits for the review as long as its screen is shown. */
struct Learning {
    std::optional<int> seat;  // empty: the first human's
    Screen from = Screen::end;
    bool held = false;  // as long as a dialog is open
};

struct Model {
    Screen screen = Screen::title;
    NewGame new_game;
    const Game* game = nullptr;           // on table and end; on the screen history: at the moment shown
    int game_number = 0;                  // of this visit: grows whenever another one comes to the table
    const History* history = nullptr;     // of the current game, on the screen history
    bool history_plays = false;           // the moments are being replayed
    const story::Story* story = nullptr;  // told of the current game
    std::size_t line = 0;                 // of the story, which the current game is
    ActionList legal;                     // of the human to act, empty while none may act
    bool can_undo = false;
    bool can_redo = false;
    bool curtain = false;           // the device goes to the next player; intent::LiftCurtain answers
    std::size_t curtain_since = 0;  // first step not seen by the next player, for the summary
    std::vector<SaveEntry> saves;
    std::optional<SaveEntry> resume;                // "continue" on the title
    std::optional<StorageTrouble> storage_trouble;  // the game goes on in memory only
    int damaged = 0;                                // number of damaged entries in the storage
    bool forgets = false;                           // the browser deletes saves after a week without a visit
    bool framed = false;                            // another page holds the game in a frame
    std::string link;                               // of the current game, made for the share dialog
    std::string position_link;
    std::string turn_link;                // empty: there is no next player
    std::string copied;                   // the one copied last
    std::optional<QrCode> link_code;      // of the link, once it is made
    std::optional<QrCode> position_code;  // of the position link
    bool can_send = false;                // the device can share links with other programs
    bool by_letter = false;               // the game goes from device to device by links
    std::optional<PictureKind> pictured;  // the next frame is a shared picture: a caption replaces the buttons
    std::vector<std::string> position;    // in words, for a diagram (typed/position.hpp)
    std::optional<LessonPlace> lesson;    // in progress: legal has only the actions of its step
    std::optional<ProblemPlace> problem;  // being solved on the table
    SolvedProblems solved_problems;
    std::optional<ProblemList> problem_list;  // once the pack is here
    std::uint32_t lessons_done = 0;           // bit set
    std::uint32_t first_deeds = 0;            // bit set by FirstDeed: actions that still have a coach mark
    std::string rules_search;
    Settings settings;
    Settings first_settings;   // the defaults
    bool less_motion = false;  // requested by the device
    Device device;
    bool whole_screen = false;         // the page now fills the screen
    std::optional<int> thinking;       // seat of the computer player whose moves are being computed or shown
    bool hint_open = false;            // the player asked for advice; busy until it is there
    std::optional<Advice> advice;      // for the present position
    bool following = false;            // a suggestion is being played step by step; any press stops it
    const Review* review = nullptr;    // of the current game, growing during the work
    int review_progress = 0;           // thousandths
    std::optional<Learning> learning;  // mistakes are sought, for problems
    Date today;                        // of the deal on the title
    std::optional<int> best_today;     // personal best for it
    OwnBest own_best;
    std::vector<GameResult> results;  // of games finished on this device
    Notice notice;
};

inline int review_percent(const Model& model) {
    return model.review_progress / 10;
}
/** Whether the review of the current game is complete. */
inline bool is_reviewed(const Model& model) {
    return model.review != nullptr && model.review_progress >= whole_review;
}

/** As chosen, or as the device requests: never as_device. */
Motion motion_of(const Model& model);

/** Whether it is over and has no name. */
bool is_finished(const SaveEntry& save);
int finished_saves(const Model& model);

}  // namespace tavern::ui
