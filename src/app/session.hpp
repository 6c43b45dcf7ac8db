// What happens between the player and the record. The session holds the game at hand and the open question; all else
// lies in classes of its own in src/app/session, and the session leads each intent and each report to them. It knows no
// window and no browser: what only the page can do is requested from Platform, and the page reports back here.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host_message.hpp"
#include "app/platform.hpp"
#include "app/session/bests.hpp"
#include "app/session/computer_turn.hpp"
#include "app/session/device_settings.hpp"
#include "app/session/lesson_course.hpp"
#include "app/session/looking_back.hpp"
#include "app/session/results.hpp"
#include "app/session/saves.hpp"
#include "app/session/sharing.hpp"
#include "record/game.hpp"
#include "record/record_json.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

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
    void pictures_missing(bool some) { looking_back_.pictures_missing(some); }
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

    /** After what the person of this seat did. */
    void acted(int seat);
    /** Somebody does something with the game at hand: from now on one from a link is kept, too. */
    void take_over();
    /** The page around this one does something with it: from now on the game at hand is not kept. */
    void keep_nowhere();
    void advance();
    /** Lets the computer think when it is asked. */
    void ask_computer();
    /** Plays what the computer means to do next. */
    void play_planned();
    /** The next step of the suggestion, or all of them where nothing moves. */
    void play_followed();
    /** Drops what is left of the suggestion, and goes on to what is asked next. */
    void stop_following();
    void rewind();
    /** Saves the points of a game that one alone has just finished, and its result. */
    void count_end();
    std::optional<Error> load_for_host(const LoadGame& load);
    std::optional<Error> begin_for_host(const BeginGame& wanted);
    /** Nothing when the game may be put there at once. */
    std::optional<Error> put_for_host(Waiting game);
    std::optional<Error> play_for_host(Action action);
    std::optional<Error> take_back_for_host();
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
    void save_as(const std::string& name);
    void play_fetched(const std::string& slot, Opened opened, int age, bool elsewhere);
    /** Says why things are not saved and that something is damaged, as soon as no question is open. */
    void tell_untold();
    void open(std::string_view text, bool from_address);
    /** Goes behind the curtain of whoever acts next, in a game that goes from device to device. */
    void await_next();
    void answer(bool yes);
    void do_what_waited(ui::Notice::Kind asked, Waiting waiting);
    /** False when the notice must wait and was not taken. */
    bool tell(ui::Notice::Kind kind, std::string text);
    bool tell(ui::Notice notice) { return tell(notice.kind, std::move(notice.text)); }
    std::string fresh_slot();
    /** The seat of the person who is asked now. */
    std::optional<int> asked_person() const;
    bool playing() const { return game_.has_value() && model_.screen == ui::Screen::table; }

    Platform& platform_;
    ui::Model model_;
    DeviceSettings settings_{platform_, model_};
    Bests bests_{platform_};
    Results results_{platform_, model_};
    Saves saves_{platform_, model_};
    Sharing sharing_;
    LookingBack looking_back_{platform_, model_};
    LessonCourse lesson_{model_};
    ComputerTurn computer_{platform_, model_};
    std::optional<Game> game_;
    std::string slot_;         // where the game at hand saves itself; empty: nowhere
    int last_seat_ = -1;       // who acted last and so holds the device; -1 before anybody has
    bool may_unroll_ = false;  // the player has said once that undo may go back over chance
    bool reset_ = false;
    std::vector<Action> followed_;  // what is left of the suggestion that a player follows, the next one last
    bool behind_curtain_ = false;   // until it is lifted, whatever the phase
    bool from_link_ = false;        // nobody has acted in the game at hand since a link brought it: it is not saved
    bool of_host_ = false;          // the page around this one has put the game at hand there, or the one set aside
    bool host_declined_ = false;    // and may not replace it, the reader has said
    std::string host_;              // the origin of that page
    Waiting waiting_;
    Waiting next_;  // came last while a question was open, and is offered after it
};

/** A seed as typed: digits mean the number, anything else is mixed into one. Nothing for an empty text. */
std::optional<std::uint64_t> seed_from_text(std::string_view text);

/** A name as typed, made fit for a record: trimmed, without control characters, at most 40 bytes. */
std::string tidy_name(std::string_view text);

}  // namespace tavern::app
