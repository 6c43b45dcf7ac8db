// What happens between the person and the record: the game at hand, what is offered of it, saves, links and questions.
// Knows no window and no browser; what only the page can do is requested from Platform, and the page reports back here.
#pragma once
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host_message.hpp"
#include "app/platform.hpp"
#include "record/game.hpp"
#include "record/history.hpp"
#include "record/record_json.hpp"
#include "ui/interface.hpp"
#include "ui/screens/table/lesson_book.hpp"

namespace tavern::app {

/** What has come of a list. It takes the place of the list before when all of it is there, so that nothing is missing
 * meanwhile. */
template <class Entry>
class ComingList {
  public:
    /** True when that was the last part. A part of a list that has not begun is added to what is there. */
    bool add(std::vector<Entry> entries, Part part, std::vector<Entry>& list) {
        if (part.begins) coming_.emplace();
        if (!coming_) coming_ = list;
        coming_->insert(coming_->end(), std::make_move_iterator(entries.begin()),
                        std::make_move_iterator(entries.end()));
        if (part.ends) list = *std::exchange(coming_, std::nullopt);
        return part.ends;
    }

  private:
    std::optional<std::vector<Entry>> coming_;
};

class Session {
  public:
    /** The address of the page without its fragment, which links begin with. */
    Session(Platform& platform, std::string address);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    const ui::Model& model() const { return model_; }
    void handle(const ui::Intent& intent);
    /** Whether the game was replaced or stepped from outside since the last question: the interface must let go. */
    bool take_reset();

    // What the page reports: see assets/messages.json.
    void saves_listed(const std::vector<SavedGame>& games, Part part = {});
    void game_saved(const SavedGame& game);
    void bests_listed(std::vector<Best> bests, Part part = {});
    void results_listed(const std::vector<StoredResult>& results, Part part = {});
    void damage_found(int count, bool fresh);
    void storage_expires();
    void storage_trouble(std::optional<ui::StorageTrouble> trouble);
    void save_fetched(const std::string& slot, FetchPurpose purpose, int age, const std::string& record,
                      bool elsewhere);
    void save_overtaken(const std::string& slot, const std::string& copy);
    void saves_vanished();
    void settings_arrived(const std::string& settings);
    void media_preferences(const std::string& language, bool less_motion, bool more_contrast);
    void device_features(const ui::Device& device);
    void device_shares();
    void screen_filled(bool now);
    void text_entered(ui::TextField field, const std::string& text, int seat = 0);
    void link_arrived(const std::string& link);
    void copied(bool done, const std::string& text);
    void code_made(const std::string& link, ui::QrCode code);
    void picture_shared(PictureWay way);
    void woken();
    void thinking_failed();
    void went_forward();
    void framed(std::string page);

    void file_read(const std::string& content);
    /** What was found out about a task; of a task that no longer matters it is dropped. */
    void thought(Thought thought);
    /** The file of a language, empty when it could not be had: it is spoken from now on, if it still is the one chosen.
     *  English needs none. */
    void texts_fetched(Language language, std::string file);
    /** Whether pictures of what is shown are still on their way: a game that plays by itself begins when they are
     * there. */
    void pictures_missing(bool some) { pictures_missing_ = some; }
    /** What that page asks; the error says why it was not done, and then nothing has changed. */
    std::optional<Error> host_asks(const HostMessage& message);
    /** The game at hand was put there by that page, by message or in the address, and not by the reader. It may be told
     *  of no other. */
    bool serves_host() const { return of_host_ && game_ && !model_.lesson; }

  private:
    /** What waits for the answer to the notice. */
    struct Waiting {
        std::optional<Opened> opened{};       // to replace the game at hand
        std::string link{};                   // that it came by
        std::optional<std::size_t> moment{};  // of the game opened, at which it is looked at
        bool to_next = false;                 // it was sent to whoever acts next
        std::string slot{};                   // to be deleted, or to be saved to a file
        bool of_host = false;                 // the page around this one puts it there
        bool by_message = false;              // then it keeps itself nowhere
        bool plays = false;                   // it is looked at moment by moment
        bool is_file = false;                 // somebody has picked it
    };

    /** The newest record of the game that is being fetched, and what is wrong with it. */
    struct Newest {
        std::string record;
        Error error{};
    };

    // What a person wants, each where its meaning lies.
    void carry_out(const ui::intent::Act& wish);
    void carry_out(const ui::intent::TakeBack& wish);
    void carry_out(const ui::intent::Undo&);
    void carry_out(const ui::intent::Redo&);
    void carry_out(const ui::intent::LiftCurtain&);
    void carry_out(const ui::intent::StartGame&);
    void carry_out(const ui::intent::StartDaily&);
    void carry_out(const ui::intent::ChangeNewGame& wish);
    void carry_out(const ui::intent::Resume&);
    void carry_out(const ui::intent::ToTitle&);
    void carry_out(const ui::intent::SameDealAgain&);
    void carry_out(const ui::intent::EditText& wish);
    void carry_out(const ui::intent::OpenShare& wish);
    void carry_out(const ui::intent::CopyLink& wish);
    void carry_out(const ui::intent::SendLink& wish);
    void carry_out(const ui::intent::CopyText&);
    void carry_out(const ui::intent::SharePicture&);
    void carry_out(const ui::intent::OpenLinkPrompt&);
    void carry_out(const ui::intent::LoadSave& wish);
    void carry_out(const ui::intent::DeleteSave& wish);
    void carry_out(const ui::intent::DeleteFinished&);
    void carry_out(const ui::intent::ExportSave& wish);
    void carry_out(const ui::intent::ExportDamaged&);
    void carry_out(const ui::intent::ExportGame&);
    void carry_out(const ui::intent::ImportFile&);
    void carry_out(const ui::intent::AnswerYes&);
    void carry_out(const ui::intent::AnswerNo&);
    void carry_out(const ui::intent::ChangeSettings& wish);
    void carry_out(const ui::intent::FillScreen& wish);
    void carry_out(const ui::intent::AskHint&);
    void carry_out(const ui::intent::CloseHint&);
    void carry_out(const ui::intent::FollowHint& wish);
    void carry_out(const ui::intent::OpenReview&);
    void carry_out(const ui::intent::CloseReview&);
    void carry_out(const ui::intent::PlayOnFrom& wish);
    void carry_out(const ui::intent::SearchRules& wish);
    void carry_out(const ui::intent::OpenLesson& wish);
    void carry_out(const ui::intent::NextStep&);
    void carry_out(const ui::intent::BackStep&);
    void carry_out(const ui::intent::LeaveLesson&);
    void carry_out(const ui::intent::LookBack& wish);
    void carry_out(const ui::intent::PlayHistory&);
    void carry_out(const ui::intent::LeaveHistory&);
    void carry_out(const ui::intent::OpenOwnTab&);
    void carry_out(const ui::intent::ExportLedger&);
    void carry_out(const ui::intent::EraseLedger&);

    void follow_language();
    /** The screen stays lit while a game is open, if that is wished. */
    void follow_wakefulness();
    /** After what the person of this seat did. */
    void acted(int seat);
    /** Somebody does something with the game at hand: from now on one from a link is kept, too. */
    void take_over();
    /** The page around this one does something with it: from now on the game at hand is not kept. */
    void keep_nowhere();
    void advance();
    /** Lets the computer think when it is asked. */
    void ask_computer();
    /** Plays what the computer means to do next, all of it when nothing is shown for a while. */
    void play_planned();
    void think(Task task);
    /** What was found out about the position and the game no longer matters. */
    void forget_thoughts();
    /** What was played is looked at for so many milliseconds before the computer goes on. */
    void rest(int milliseconds);
    /** The next step of the suggestion, or all of them where nothing moves. */
    void play_followed();
    /** Drops what is left of the suggestion, and goes on to what is asked next. */
    void stop_following();
    /** The next moment, while they are played. */
    void go_on_in_history();
    /** Forgets the moment that is looked at, so that the game at hand is the model's again. */
    void close_history();
    /** The address says the moment. */
    void show_moment();
    /** The address says what is shown, whatever link came in it. */
    void tidy_address();
    void rewind();
    /** Keeps the points of a game that one alone has just finished. */
    void count_points();
    /** Keeps the result of a game that has just ended. */
    void count_result();
    /** Adds the results of a file to those kept; false when it is no such file. */
    bool read_ledger(std::string_view content);
    std::optional<int> best_of(std::string_view what) const;
    ui::OwnBest own_best() const;
    const ui::LessonStep& lesson_step() const;
    /** Which lessons are done. */
    void count_lessons();
    /** What somebody has never done yet, and captions explain. */
    void count_first_deeds();
    std::optional<Error> load_for_host(const LoadGame& load);
    std::optional<Error> begin_for_host(const BeginGame& wanted);
    /** Nothing when the game may be put there at once. */
    std::optional<Error> put_for_host(Waiting game);
    std::optional<Error> play_for_host(Action action);
    std::optional<Error> take_back_for_host();
    void configure_for_host(const Configure& configure);
    /** What the reader wants from now on; of the rest the page around may go on wishing what it does. */
    void choose_settings(const ui::Settings& chosen);
    /** Shows everything in the reader's own settings, except for what the page around wishes. */
    void follow_settings();
    void begin(Game game, std::string slot);
    void begin(Opened opened, std::string slot);
    /** A game from elsewhere, at a moment when one is said. */
    void begin_from_elsewhere(Waiting game);
    /** Replaces the game at hand, after asking when it is being played. */
    void offer(Waiting game);
    bool being_played() const;
    /** The question whether a game may replace the one at hand, as soon as no other question is open. */
    void ask_to_replace(Waiting game);
    void changed();
    void refresh();
    void keep(const std::string& slot, const std::string& name);
    void save_as(const std::string& name);
    /** Of the game at hand as a file. */
    std::string file_name(std::string_view ending) const;
    void play_fetched(const std::string& slot, Opened opened, int age, bool elsewhere);
    void tell_unreadable(std::string slot);
    /** The newest game that goes on where this one is played: in a page of its own or inside another. */
    void choose_resume();
    ui::SaveEntry entry_of(const SavedGame& kept) const;
    /** Deletes the games that are over and have no name. */
    void drop_finished();
    /** Says why things are not kept, once, as soon as no question is open. */
    void tell_trouble();
    /** Says, just so, that something kept is damaged. */
    void tell_damage();
    void open(std::string_view text, bool from_address);
    void make_links();
    /** The game as others get it. */
    Game shared_game() const;
    const std::string& link_of(ui::LinkKind kind) const;
    /** Goes behind the curtain of whoever acts next, in a game that goes from device to device. */
    void await_next();
    /** What can be read of the game, and its link. */
    std::string game_in_words() const;
    void answer(bool yes);
    void do_what_waited(ui::Notice::Kind asked, Waiting waiting);
    /** False when the notice must wait and was not taken. */
    bool tell(ui::Notice::Kind kind, std::string text);
    SaveHead head(const std::string& slot, const std::string& name) const;
    std::string fresh_slot();
    /** The seat of the person who is asked now. */
    std::optional<int> asked_person() const;
    bool playing() const { return game_.has_value() && model_.screen == ui::Screen::table; }
    const ui::SaveEntry* find_save(const std::string& slot) const;
    bool is_unreadable(const std::string& slot) const;

    Platform& platform_;
    std::string address_;
    ui::Model model_;
    std::optional<Game> game_;
    ui::Settings own_settings_;  // those of the model without what the page around wishes
    Configure wishes_;           // of that page, for this visit
    std::vector<Best> bests_;
    ComingList<ui::SaveEntry> coming_saves_;
    ComingList<Best> coming_bests_;
    ComingList<GameResult> coming_results_;
    std::string slot_;         // where the game at hand keeps itself; empty: nowhere
    int last_seat_ = -1;       // who acted last and so holds the device; -1 before anybody has
    bool may_unroll_ = false;  // the person has said once that undo may go back over chance
    bool settings_chosen_ = false;
    bool stays_awake_ = false;  // as the page was told last
    bool reset_ = false;
    int task_ = 0;                  // number of the newest task
    std::vector<Action> planned_;   // what the computer means to do, the next one last
    std::vector<Action> followed_;  // what is left of the suggestion that a person follows, the next one last
    bool shares_names_ = true;
    bool behind_curtain_ = false;  // until it is lifted, whatever the phase
    bool from_link_ = false;       // nobody has acted in the game at hand since a link brought it: it is not kept
    bool of_host_ = false;         // the page around this one has put the game at hand there, or the one set aside
    bool host_declined_ = false;   // and may not replace it, the reader has said
    std::string host_;             // the origin of that page
    bool resting_ = false;         // what was played last is still being looked at
    bool pictures_missing_ = false;
    int looks_for_pictures_ = 0;  // left, before a game plays by itself without them
    std::optional<Review> review_;
    std::optional<History> history_;                 // on the screen history
    std::string history_link_;                       // of the game that is looked at, without the moment
    ui::Screen before_history_ = ui::Screen::table;  // where leaving it leads
    Newest newest_;
    std::vector<std::string> unreadable_;  // slots of games that could not be opened
    std::optional<ui::StorageTrouble> told_trouble_;
    bool damage_told_ = true;
    std::vector<std::size_t> lesson_steps_;  // player actions before each step of the lesson, up to the present one
    std::optional<Game> aside_;              // was played when the lesson began, and goes on after it
    Waiting waiting_;
    Waiting next_;  // came last while a question was open, and is offered after it
};

/** A seed as typed: digits mean the number, anything else is mixed into one. Nothing for an empty text. */
std::optional<std::uint64_t> seed_from_text(std::string_view text);

/** A name as typed, made fit for a record: trimmed, without control characters, at most 40 bytes. */
std::string tidy_name(std::string_view text);

}  // namespace tavern::app
