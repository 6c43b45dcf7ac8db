// All that is shown, as app hands it over for a frame.
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
#include "ui/model/settings.hpp"

namespace tavern::ui {

/** Who plays in a kept game, and what the inn is worth so far. */
struct KeptInnkeeper {
    std::string name;
    std::optional<int> points;  // older versions did not always keep these
    std::optional<PlayerColor> color;
    friend bool operator==(const KeptInnkeeper&, const KeptInnkeeper&) = default;
};

/** A game kept in storage, newest first. */
struct SaveEntry {
    std::string slot;           // the storage key
    std::string name;           // given by the person; empty for a game that keeps itself
    std::string summary;        // who plays and which round, made by app from the record's head
    std::int64_t saved_at = 0;  // milliseconds since 1970, local display is the page's business
    std::string saved_at_text;  // as the page formats it
    bool unreadable = false;    // it was tried to open it: it can only be saved to a file or deleted
    std::vector<KeptInnkeeper> innkeepers = {};
    int module = 1;
    int round = 1;
    bool over = false;
    bool framed = false;  // it is played inside another page
};

/** Why what happens is not kept on the device, in the order of the texts. */
enum class StorageTrouble : std::uint8_t {
    blocked,  // the browser gives this page no storage
    full,
    held,   // an older version of the page in another tab keeps it from being brought up to date
    newer,  // it was brought up to date by a newer version of the page
    failed,
    silent,  // the browser does not answer
};

/** What of a game a link holds. */
enum class LinkKind : std::uint8_t {
    replay,
    position,
    turn,  // the position, for whoever acts next
};

/** A QR code, row by row: '1' dark, '0' light. */
struct QrCode {
    int size = 0;  // modules of a side; 0: the text is too long for one
    std::string modules;
};

/** The choices on the title page. Kept by app, so that they survive a visit to the table. */
struct NewGame {
    Setup setup;
    std::vector<Innkeeper> innkeepers;  // setup.players of them
    std::string seed_text;              // empty: a fresh seed
};

/** What app wants said: a toast, or a question that needs an answer before anything else. */
struct Notice {
    /** own_tab: a toast that stays, and offers a tab of its own. Toasts come before what needs an answer. */
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
    std::string text;  // ready to be shown, from the text table
};

/** What the device is like that the game is played on. */
struct Device {
    bool only_touch = false;    // neither a mouse nor keys
    bool fills_screen = false;  // a page can have the whole screen
    bool stays_awake = false;   // a page can keep the screen from going dark
    bool vibrates = false;
    friend bool operator==(const Device&, const Device&) = default;
};

/** The most points made on this device by one alone, before the game at hand. */
struct OwnBest {
    std::optional<int> of_module;  // of the game at hand
    std::optional<int> of_deal;    // when it is the deal of a date
    bool counted = false;          // the game at hand was finished here just now, and its points count
};

/** What a short caption explains until it was done once. */
enum class FirstDeed : std::uint8_t { take, place, ready, serve, spend, keep };
inline constexpr int first_deed_kinds = 6;

/** Where a person is in the lessons of the tutorial. */
struct LessonPlace {
    int lesson = 0;
    int step = 0;
};

enum class Screen : std::uint8_t { title, table, end, review, history };

struct Model {
    Screen screen = Screen::title;
    NewGame new_game;
    const Game* game = nullptr;        // on table and end; on the screen history as it was at the moment shown
    const History* history = nullptr;  // of the game at hand, on the screen history
    bool history_plays = false;        // one moment after the other is shown
    ActionList legal;                  // of the person who acts, empty while nobody may
    bool can_undo = false;
    bool can_redo = false;
    bool curtain = false;           // the device goes to the acting player; intent::LiftCurtain answers
    std::size_t curtain_since = 0;  // index of the first step the next player has not seen, for the summary
    std::vector<SaveEntry> saves;
    std::optional<SaveEntry> resume;                // "continue" on the title page
    std::optional<StorageTrouble> storage_trouble;  // the game goes on in memory only
    int damaged = 0;                                // entries of all that is kept that are not as they were written
    bool forgets = false;                           // the browser clears what is kept when nobody comes for a week
    bool framed = false;                            // another page holds the game in a frame
    std::string link;                               // of the game at hand, made when the share sheet asks
    std::string position_link;
    std::string turn_link;                // empty: there is nobody to send it to
    std::string copied;                   // the last one of them that was copied
    std::optional<QrCode> link_code;      // of the link, when it is made
    std::optional<QrCode> position_code;  // of the position link
    bool can_send = false;                // the device hands links on to other programs
    bool by_letter = false;               // the game goes from device to device by links
    std::optional<LessonPlace> lesson;    // being played: legal holds only what its step offers
    std::uint32_t lessons_done = 0;       // bit set
    std::uint32_t first_deeds = 0;        // bit set by FirstDeed: those that a caption still explains
    std::string rules_search;
    Settings settings;
    Settings first_settings;   // as they are while nothing was chosen
    bool less_motion = false;  // the device asks for it
    Device device;
    bool whole_screen = false;       // the page fills it now
    std::optional<int> thinking;     // seat of the computer innkeeper whose moves are being found or shown
    bool hint_open = false;          // the person asked what to do; busy until there is advice
    std::optional<Advice> advice;    // for the position as it is
    const Review* review = nullptr;  // of the game at hand, growing while it is made; on the screen review
    int review_progress = 0;         // thousandths
    Date today;                      // whose deal the title page offers
    std::optional<int> best_today;   // own best at it
    OwnBest own_best;
    std::vector<GameResult> results;  // of the games that ended on this device
    Notice notice;
};

/** As chosen, or as the device asks: never as_device. */
Motion motion_of(const Model& model);

/** It is over, and nobody has given it a name. */
bool is_finished(const SaveEntry& save);
int finished_saves(const Model& model);

}  // namespace tavern::ui
