// Connects player and record. The session holds the current game and the open question; classes in src/app/session do
// the rest, and the session passes intents and reports to them. It knows no window and no browser: it requests the
// page's services from Platform, and the page reports back here.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/host_message.hpp"
#include "app/lessons/lesson_course.hpp"
#include "app/moving_pictures.hpp"
#include "app/platform.hpp"
#include "app/problems/problem_course.hpp"
#include "app/session/bests.hpp"
#include "app/session/computer_turn.hpp"
#include "app/session/current_game.hpp"
#include "app/session/device_settings.hpp"
#include "app/session/looking_back.hpp"
#include "app/session/results.hpp"
#include "app/session/saves.hpp"
#include "app/session/sharing.hpp"
#include "record/game.hpp"
#include "record/record_json.hpp"
#include "story/story.hpp"
#include "typed/phrases.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

class Session {
  public:
    /** address: of the page without its fragment; links start with it. */
    Session(Platform& platform, std::string address);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    const ui::Model& model() const { return model_; }
    /** The model of the next frame: while moving pictures are made, of one of them. */
    const ui::Model& drawn() const { return replay_ ? replay_->model() : model_; }
    void handle(const ui::Intent& intent);
    /** The state that the interface has to forget before its next frame. */
    ui::Forget take_forgotten();

    // Reports of the page: see assets/messages.json.
    void saves_listed(const std::vector<SavedGame>& games, Part part = {});
    void game_saved(const SavedGame& game);
    void bests_listed(std::vector<Best> bests, Part part = {});
    void results_listed(const std::vector<StoredResult>& results, Part part = {});
    void damage_found(int count, bool fresh);
    void storage_expires();
    void storage_trouble(std::optional<ui::StorageTrouble> trouble);
    void save_fetched(const std::string& slot, FetchPurpose purpose, int age, const std::optional<std::string>& record,
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
    void problems_fetched(const std::string& pack);
    void code_made(const std::string& link, ui::QrCode code);
    /** The frame of the shared picture was drawn, and the canvas still holds it. */
    void picture_taken();
    void picture_wanted(int index);
    void picture_shared(PictureWay way);
    void woken();
    void thinking_failed();
    void went_forward();
    void framed(std::string page);

    void file_read(const std::string& content);
    /** A result of the worker; results of obsolete tasks are dropped. */
    void thought(Thought thought);
    /** The file of a language, empty if it was unavailable: switches to the language, if it is still the chosen one.
     * Outside the page English needs no file. */
    void texts_fetched(Language language, std::string file);
    /** Whether pictures of the screen are still loading: automatic replay starts when they have arrived. */
    void pictures_missing(bool some) { looking_back_.pictures_missing(some); }
    /** A message from the page around; an error gives the reason, and then nothing has changed. */
    std::optional<Error> host_asks(const HostMessage& message);
    /** Whether that page, not the reader, has opened the current game, by message or address. The page may learn of no
     * other. */
    bool serves_host() const { return current_ && current_->of_host; }

  private:
    /** A game from elsewhere. */
    struct Arrival {
        Opened opened;
        std::string link{};                   // without fields; empty for a file
        std::optional<story::Story> story{};  // told of it
        std::size_t line = 0;                 // of the story, to be shown
        std::optional<std::size_t> moment{};  // of this line, to be shown
        bool to_next = false;                 // sent to the next player to act
        bool of_host = false;                 // opened by the page around
        bool by_message = false;              // then it is saved nowhere
        bool plays = false;                   // shown moment by moment
        std::size_t last_moment() const;
    };
    /** The subject of the open question: a game that would replace the current one, or the slot of a save. */
    using Waiting = std::variant<std::monostate, Arrival, std::string>;

    // Carry out the player's intents; each is defined beside the code that it concerns.
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
    void carry_out(const ui::intent::CopyResult&);
    void carry_out(const ui::intent::CopyArticle& wish);
    void carry_out(const ui::intent::CopyPosition&);
    void carry_out(const ui::intent::CopyReport& wish);
    void carry_out(const ui::intent::SharePicture& wish);
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
    void carry_out(const ui::intent::ToastExpired&);
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
    void carry_out(const ui::intent::ListProblems&);
    void carry_out(const ui::intent::OpenProblem& wish);
    void carry_out(const ui::intent::LearnFromMistakes& wish);
    void carry_out(const ui::intent::StopLearning&);
    void carry_out(const ui::intent::HoldLearning& wish);
    void carry_out(const ui::intent::LeaveProblem&);
    void carry_out(const ui::intent::MakeProblem&);
    void carry_out(const ui::intent::TryProblemAgain&);
    void carry_out(const ui::intent::ShowBestAnswer&);
    void carry_out(const ui::intent::CopyProblem&);
    void carry_out(const ui::intent::CopyStars&);
    void carry_out(const ui::intent::BeginBranch& wish);
    void carry_out(const ui::intent::ShowLine& wish);
    void carry_out(const ui::intent::RemoveBranch& wish);
    void carry_out(const ui::intent::CopyStory&);
    void carry_out(const ui::intent::LookBack& wish);
    void carry_out(const ui::intent::PlayHistory& wish);
    void carry_out(const ui::intent::LeaveHistory&);
    void carry_out(const ui::intent::OpenOwnTab&);
    void carry_out(const ui::intent::ExportLedger&);
    void carry_out(const ui::intent::EraseLedger&);

    /** Carries out or answers a typed line, and asks for the next one. */
    void follow_line(const std::string& text);
    void follow_question(const TypedQuestion& asked);
    void follow_actions(const std::vector<Action>& actions);
    /** All lines that mean something now, offered in the field for them. */
    std::vector<std::string> lines_to_type() const;
    int reader_of_lines() const;
    /** After an action of the human at this seat. */
    void acted(int seat);
    /** The player acts in the current game: from now on even a game from a link is saved. */
    void take_over();
    /** The page around acts in it: from now on the current game is not saved. */
    void keep_nowhere();
    void advance();
    /** The current game, or in the history the game at the moment shown. */
    const Game& shown_game() const;
    /** Lets the computer think if it has to act. */
    void ask_computer();
    /** Plays the computer's next action. */
    void play_planned();
    /** Plays the next step of the suggestion, or all steps if nothing is animated. */
    void play_followed();
    /** Drops the rest of the suggestion, and continues with the next question. */
    void stop_following();
    void rewind();
    /** Saves the points of a finished solo game, and its result. */
    void count_end();
    /** The result of the game at hand says from now on that it was reached with hints. */
    void note_hint();
    /** Where a step of a lesson teaches it. */
    void undo_in_lesson();
    /** Opens the problem of a link, if it is one. place: all but the problem. */
    bool begin_problem(const std::string& link, ui::ProblemPlace place);
    /** The same, and the page remembers the link. */
    void begin_next_problem(const std::string& link, ui::ProblemPlace place);
    /** The game at hand is the position of this problem: tells the task. */
    void pose(ui::ProblemPlace place);
    /** The solution has been found: of a problem made here, for a hint, or to grade the answer. */
    void solved(problems::Solution solution);
    /** Lets the solution be found, unless it is. */
    void seek_solution();
    /** The solution of the problem at hand grades the answer, or gives the hint that waits. */
    void use_solution();
    void go_on_in_rush();
    /** Begins with the mistakes of the game at hand, once all are found. */
    void learn();
    std::optional<Error> load_for_host(const LoadGame& load);
    std::optional<Error> begin_for_host(const BeginGame& wanted);
    /** Empty if the game can be opened at once. */
    std::optional<Error> put_for_host(Arrival game);
    std::optional<Error> play_for_host(Action action);
    std::optional<Error> take_back_for_host();
    /** Another game than the current one and the one set aside. told: its story. */
    void begin_new(Game game, std::string slot, std::optional<story::Story> told = {});
    /** The same, and says if it could not be opened as it was. */
    void begin_opened(Opened opened, std::string slot, std::optional<story::Story> told);
    /** The game comes to the table. */
    void bring_to_table(CurrentGame game);
    /** The current game becomes this line of the story. */
    void show_line(story::Story story, std::size_t line);
    /** The same with the current story; nothing without such a branch. */
    void show_line(std::size_t line);
    /** Replaces the story, if a link can still hold it. */
    bool replace_story(story::Story story);
    /** The story with the current game in it, without anything taken back; the first time one without notes. */
    story::Story whole_story() const;
    /** Not beside lessons and problems, nor during a hand-over of the evening, when nothing may be shown. */
    bool may_tell() const;
    void write_note(const std::string& text);
    /** The fragment of the story; empty without one, or where it has become too long. */
    std::string story_link() const;
    /** The game that is saved and shared: of a story the evening itself. */
    const Game& evening() const { return current_->line > 0 ? current_->story->lines.front().game : current_->game; }
    /** As a save and a file hold it, with its story; nothing where a link cannot hold the story any more. */
    std::optional<std::string> evening_text() const;
    /** The same, for a file or another program; says so where there is nothing. */
    std::optional<std::string> text_to_give();
    /** Saves the evening in its slot, if it has one: never without the notes that are there. */
    void keep();
    /** The link as it came, without any text around it. */
    static std::string with_fields(const Arrival& game);
    /** The link in a text, or the text itself where it is a file. */
    static Result<FoundLink> found_in(std::string_view text);
    Result<Arrival> game_of(const FoundLink& found) const;
    /** Opens a game from elsewhere, at its moment if it has one. */
    void begin_from_elsewhere(Arrival game);
    /** Replaces the current game, after a question if it is being played. */
    void offer(Arrival game);
    bool being_played() const;
    /** Asks whether a game may replace the current one, as soon as no other question is open. */
    void ask_to_replace(Arrival game);
    void changed();
    /** The interface forgets all choices of the game. */
    void forget_view();
    void refresh();
    void save_as(const std::string& name);
    /** A new game is offered with the choices of this one. */
    void choose_as_in(const std::string& record);
    void play_fetched(const std::string& slot, Opened opened, std::optional<story::Story> told, int age,
                      bool elsewhere);
    /** The game in this slot, if it is the current one or set aside. */
    CurrentGame* held_in(const std::string& slot);
    /** The slots of the finished games without names, but for these two. */
    std::vector<std::string> finished_games();
    /** Reports trouble with saving, and damage, as soon as no question is open. */
    void notify_untold();
    void open(std::string_view text, bool from_address);
    /** Lowers the curtain for the next player, in a game played by link. */
    void await_next();
    /** In a text field as large as the letters of the game. */
    void ask(TextQuestion question);
    void answer(bool yes);
    void do_what_waited(ui::Notice::Kind asked, Waiting waiting);
    /** False if the notice has to wait and was not shown. */
    bool notify(ui::Notice::Kind kind, std::string text);
    bool notify(ui::Notice notice) { return notify(notice.kind, std::move(notice.text)); }
    std::string fresh_slot();
    /** The seat of the human to act. */
    std::optional<int> asked_person() const;
    bool playing() const { return current_ && model_.screen == ui::Screen::table; }

    Platform& platform_;
    ui::Model model_;
    DeviceSettings settings_{platform_, model_};
    Bests bests_{platform_};
    Results results_{platform_, model_, bests_};
    Saves saves_{platform_, model_};
    Sharing sharing_;
    LookingBack looking_back_{platform_, model_};
    LessonCourse lesson_{model_};
    ProblemCourse problems_{platform_, model_, bests_};
    ComputerTurn computer_{platform_, model_};
    std::optional<CurrentGame> current_;
    std::optional<CurrentGame> aside_;                 // for a lesson, or while its mistakes are solved
    std::optional<story::Story> shown_story_;          // while actions can be redone: the story without them
    bool may_unroll_ = false;                          // the player has agreed to undo over chance
    ui::Forget forgotten_ = ui::Forget::nothing;       // by the interface before its next frame
    std::vector<Action> followed_;                     // rest of the suggestion being followed, the next action last
    bool host_declined_ = false;                       // the reader has forbidden the page around to replace this game
    std::string host_;                                 // origin of that page
    std::optional<ui::ProblemChoice> wanted_problem_;  // waits for the pack
    std::optional<Game> pictured_;                     // as shared, until its picture is taken
    std::optional<MovingPictures> replay_;             // from the first of its pictures on
    int notices_ = 0;                                  // shown so far
    Waiting waiting_;
    std::optional<Arrival> next_;  // the latest one during an open question; offered after it
    std::string next_error_;       // the latest one during an open question; shown after it
};

/** A seed as typed: digits are the number itself, other text is hashed into one. Nothing for an empty text. */
std::optional<std::uint64_t> seed_from_text(std::string_view text);

/** A typed name or note made valid for a record: trimmed, without control characters, at most so many bytes. */
std::string tidy_name(std::string_view text, std::size_t most_bytes = max_name_bytes);

}  // namespace tavern::app
