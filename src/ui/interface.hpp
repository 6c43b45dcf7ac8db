// The whole interface as one object: it draws a Model and returns what the person wants. It knows no window, no storage
// and no browser; app turns intents into deeds. What only concerns looking (the die in hand, the page shown, an open
// sheet, the tab) is kept here; what concerns the game is in the Model.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/review.hpp"
#include "record/alone.hpp"
#include "record/game.hpp"
#include "record/history.hpp"
#include "record/ledger.hpp"
#include "ui/atlas.hpp"
#include "ui/fonts.hpp"
#include "ui/settings.hpp"
#include "ui/sound.hpp"

namespace tavern::ui {

struct Recorder;

/** Who plays in a kept game, and what the inn is worth so far. */
struct KeptInnkeeper {
    std::string name;
    std::optional<int> points;  // older versions did not always keep these
    std::optional<PlayerColor> color;
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

/** Intent::field of the words looked for in the rules. */
inline constexpr int rules_search_field = 8;

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
    bool curtain = false;           // the device goes to the acting player; Intent::lift_curtain answers
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

/** The pictures that the screen shown needs, for plan_bitmaps. */
PictureSets picture_sets(const Model& model);

struct Intent {
    enum class Kind : std::uint8_t {
        act,        // action
        take_back,  // action: a placement of this plan; app undoes to before it and replays the later ones
        undo,
        redo,
        lift_curtain,
        start_game,       // with model.new_game as changed
        start_daily,      // the deal of model.today, alone
        change_new_game,  // new_game: the title page's choices changed
        resume,
        to_title,
        same_deal_again,
        edit_text,   // text: current value, field: which, target: where; app opens a real DOM input over it
        open_share,  // field 1: without the names
        copy_link,   // field: LinkKind
        send_link,   // field: LinkKind; where the device cannot, it is copied
        copy_text,   // the game in words, with its link
        share_picture,
        open_link_prompt,  // app asks for a link with a DOM input
        save_as,           // text: name
        load_save,
        delete_save,
        delete_finished,  // after a question
        export_save,      // text: slot
        export_damaged,   // all that is damaged
        export_game,
        import_file,
        answer_yes,
        answer_no,        // to model.notice
        change_settings,  // settings
        fill_screen,      // field 1: the page gets the whole screen, 0: gives it back
        ask_hint,
        close_hint,
        follow_hint,   // field: index of the suggestion, which is played as far as it goes
        open_review,   // from the end, or after coming back
        close_review,  // to the end
        play_on_from,  // field: player actions; a copy of the game goes on from there, the old one stays kept
        search_rules,  // text; empty: all of them
        open_lesson,   // field: its number
        next_step,     // of the lesson, after reading; after the last one the next lesson
        back_step,
        leave_lesson,
        look_back,     // field: moment of the game, -1 the last one; from the table, the end, the review and on
        play_history,  // moment by moment, or stop doing so
        leave_history,
        open_own_tab,  // with the game at hand
        export_ledger,
        erase_ledger,  // after a question
    };
    Kind kind;
    Action action{};
    std::string text;
    int field = 0;  // edit_text: 0..3 the innkeepers' names, 4 the seed, 5 the name of a save, rules_search_field
    std::string target{};  // edit_text: the id of what the input lies over, as long as that is shown
    NewGame new_game{};
    Settings settings{};
};

/** How much of a thing is not scrolled away. */
enum class Sight : std::uint8_t { whole, part, none };

/** A thing on the screen that can be touched, for tests, the keyboard and assistive technology. */
struct Target {
    std::string id;     // stable, e.g. "die-4", "space-seat-2", "buy-server", "ready", "tab-1", "menu"
    std::string label;  // what it says to a person who does not see it
    float x = 0, y = 0, width = 0, height = 0;  // CSS pixels
    bool enabled = true;
    bool chosen = false;         // the one of several alternatives that holds
    std::string room;            // the part of the table it lies in, by name; empty on other screens and on sheets
    Sight sight = Sight::whole;  // none: the keyboard and the elements beside the canvas bring it there
    double wait = 0;             // seconds that it must still be seen before it answers a pointer: it has just come
};

/** What a screen, or the sheet on top of it, says besides its targets; for those who do not see it. */
struct Reading {
    bool sheet = false;
    std::string prompt;              // at the table: what is asked, and of whom
    std::vector<std::string> words;  // in the order of drawing, without pictures; on the table itself none
    // There is more above or below than is seen: wheel, fingers and page keys bring it.
    bool more_above = false;
    bool more_below = false;
};

/** Pointer state of one frame, in CSS pixels. */
struct Pointer {
    float x = -1, y = -1;
    bool down = false;
    bool touch = false;
};

class Interface {
  public:
    Interface();
    ~Interface();
    Interface(const Interface&) = delete;
    Interface& operator=(const Interface&) = delete;

    /** Before NewFrame, whenever text_scale changes. The caller makes the texture of ImGui::GetIO().Fonts anew. Without
     * fonts nothing is drawn. */
    void load_fonts(const FontFiles& files, float scale);
    /** Of whoever writes what the fonts lack; to be there as long as this. Without one, question marks. */
    void write_with(Scribe* scribe);
    /** Where frames left new letters in that texture since it was asked last. */
    Rows take_written();
    /** Filled by the caller, see ui/atlas.hpp. */
    Atlas& atlas();
    /** Draws one frame into the current Dear ImGui frame (ImGui::GetIO() gives size, scale and pointer); returns what
     * the person wants, in order. Must be called between ImGui::NewFrame and ImGui::Render. */
    std::vector<Intent> frame(const Model& model);
    /** From now on every frame leaves in the recorder what it drew; nullptr: no more. For tests. */
    void record(Recorder* recorder);
    /** Everything that could be touched in the last frame. */
    const std::vector<Target>& targets() const;
    const Reading& reading() const;
    /** In the next frame the target of this id is clicked, if it can be touched. */
    void press(std::string_view id);
    /** What is pressed now is no longer meant: the finger moves the page that holds the game. */
    void let_go();
    /** The keyboard's focus goes to the target and is shown. */
    void focus(std::string_view id);
    /** The id of what has the keyboard's focus and shows it; empty: nothing. */
    const std::string& focused() const;
    /** Whether another frame must follow although no input came (something still moves). */
    bool wants_frame() const;
    /** What is to be heard from now on, each at most once. */
    const std::vector<Sound>& sounds() const;
    /** Whether there is something that going back leads out of: a sheet, a question, a game. Else it leads out of the
     *  page. */
    bool leads_back(const Model& model) const;
    /** In the next frame what lies on top is closed; where nothing does, the moment, the review, the lesson or the game
     *  is left. */
    void go_back();
    /** The game was replaced or stepped from outside: drops the die in hand, open sheets and the like. */
    void reset();

  private:
    struct Self;
    std::unique_ptr<Self> self_;
};

}  // namespace tavern::ui
