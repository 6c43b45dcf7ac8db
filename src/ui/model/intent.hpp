// Intents of the player: app carries them out between two frames.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "narration/report/writers.hpp"
#include "ui/model/model.hpp"
#include "ui/model/picture_kind.hpp"

namespace tavern::ui {

/** The places for which there is code: own page, WordPress, pictures with a link, Markdown, BoardGameGeek. */
enum class ArticlePlace : std::uint8_t { element, frame, picture, markdown, bgg };
inline constexpr std::size_t article_places = static_cast<std::size_t>(ArticlePlace::bgg) + 1;

/** Purposes of typed texts, by the numbers that the page returns. */
enum class TextField : std::uint8_t {
    innkeeper_name,  // of a seat
    seed,
    save_name,
    link,    // requested by app itself
    copied,  // shows a text to be copied by hand
    rules_search,
    typed_line,  // an action or a question
    note,        // of the moment shown
};

namespace intent {

struct Act {
    Action action;
};
/** Takes back a placement of this plan; app undoes to before it and replays the later ones. */
struct TakeBack {
    Action placement;
};
struct Undo {};
struct Redo {};
struct LiftCurtain {};
/** With the current model.new_game. */
struct StartGame {};
/** The deal of model.today, alone. */
struct StartDaily {};
/** The choices on the title have changed. */
struct ChangeNewGame {
    NewGame new_game;
};
struct Resume {};
struct ToTitle {};
struct SameDealAgain {};
/** App opens a real DOM input over the target. */
struct EditText {
    TextField field;
    std::string text;    // current text
    std::string target;  // id of the target below the input, while it is shown
    int seat = 0;        // for innkeeper_name
};
struct OpenShare {
    bool with_names = true;
};
struct CopyLink {
    LinkKind kind;
};
/** On devices that cannot share, the link is copied. */
struct SendLink {
    LinkKind kind;
};
/** A readable summary of the game, with its link. */
struct CopyText {};
/** The result of a deal of the day, in a line for others who play it. */
struct CopyResult {};
/** Copies the text that shows the moment, the game or the problem in an article. */
struct CopyArticle {
    LinkKind kind;
    ArticlePlace place;
};
/** The position in words: the alternative text of a picture. */
struct CopyPosition {};
/** The session report of the whole game. */
struct CopyReport {
    ReportFormat format;
};
struct SharePicture {
    PictureKind kind;
};
/** App asks for a link with a DOM input. */
struct OpenLinkPrompt {};
struct LoadSave {
    std::string slot;
};
struct DeleteSave {
    std::string slot;
};
/** After a question. */
struct DeleteFinished {};
struct ExportSave {
    std::string slot;
};
/** Everything damaged. */
struct ExportDamaged {};
struct ExportGame {};
struct ImportFile {};
/** Answers model.notice. */
struct AnswerYes {};
/** Answers model.notice. */
struct AnswerNo {};
/** No press has caused it: the toast was shown long enough. */
struct ToastExpired {};
struct ChangeSettings {
    Settings settings;
};
/** Fills the screen with the page, or ends that. */
struct FillScreen {
    bool whole;
};
struct AskHint {};
struct CloseHint {};
/** Plays the suggestion as far as possible. */
struct FollowHint {
    std::size_t suggestion;
};
/** At the end, or after coming back. */
struct OpenReview {};
/** Back to the end of the game. */
struct CloseReview {};
/** A copy of the game continues from there; the old one stays saved. */
struct PlayOnFrom {
    std::size_t player_actions;
};
/** Empty text: all rules. */
struct SearchRules {
    std::string text;
};
struct OpenLesson {
    int number;
};
/** The next step of the lesson, after reading; after the last step, the next lesson. */
struct NextStep {};
struct BackStep {};
struct LeaveLesson {};
/** Counts the solved problems, for the dialog of all problems. */
struct ListProblems {};
struct OpenProblem {
    ProblemChoice choice;
};
/** Makes problems of the costliest decisions of a seat in the game that is over. */
struct LearnFromMistakes {
    std::optional<int> seat = {};  // empty: the first human's
};
/** Does not wait for the problems any longer. */
struct StopLearning {};
/** While a dialog is open, the problems wait for the reader. */
struct HoldLearning {
    bool held;
};
/** Back to the game whose mistakes are problems, else to the title. */
struct LeaveProblem {};
/** Copies the link of a problem made of the moment shown, and finds out how clear its answer is. */
struct MakeProblem {};
/** The same problem from its beginning. */
struct TryProblemAgain {};
/** Shows the best answer step by step. */
struct ShowBestAnswer {};
/** The link of the problem, for others to solve. */
struct CopyProblem {};
/** The result of the problem of the day, which gives nothing away. */
struct CopyStars {};
/** Begins a branch of the evening from the moment shown. */
struct BeginBranch {
    bool by_computer = false;
};
/** To a moment of a line of the evening. */
struct ShowLine {
    std::size_t line;
    std::size_t moment;
};
struct RemoveBranch {
    std::size_t line;
};
/** Copies the link of the evening with its notes and branches. */
struct CopyStory {};
/** From the table, the end, the review and on. */
struct LookBack {
    std::optional<std::size_t> moment = {};  // of the game; empty: the last one
};
/** Starts or stops the replay, moment by moment: up to the last one, or until this one, after which it leaves. */
struct PlayHistory {
    std::optional<std::size_t> until = {};
};
struct LeaveHistory {};
/** With the current game. */
struct OpenOwnTab {};
struct ExportLedger {};
/** After a question. */
struct EraseLedger {};

}  // namespace intent

/**
 * One of them. Copying and destroying a variant of so many kinds is thousands of functions, so that happens in one file
 * and not in each that wants something.
 */
class Intent {
  public:
    using Kinds = std::variant<
        intent::Act, intent::TakeBack, intent::Undo, intent::Redo, intent::LiftCurtain, intent::StartGame,
        intent::StartDaily, intent::ChangeNewGame, intent::Resume, intent::ToTitle, intent::SameDealAgain,
        intent::EditText, intent::OpenShare, intent::CopyLink, intent::SendLink, intent::CopyText, intent::CopyResult,
        intent::CopyArticle, intent::CopyPosition, intent::CopyReport, intent::SharePicture, intent::OpenLinkPrompt,
        intent::LoadSave, intent::DeleteSave, intent::DeleteFinished, intent::ExportSave, intent::ExportDamaged,
        intent::ExportGame, intent::ImportFile, intent::AnswerYes, intent::AnswerNo, intent::ToastExpired,
        intent::ChangeSettings, intent::FillScreen, intent::AskHint, intent::CloseHint, intent::FollowHint,
        intent::OpenReview, intent::CloseReview, intent::PlayOnFrom, intent::SearchRules, intent::OpenLesson,
        intent::NextStep, intent::BackStep, intent::LeaveLesson, intent::ListProblems, intent::OpenProblem,
        intent::LearnFromMistakes, intent::StopLearning, intent::HoldLearning, intent::LeaveProblem,
        intent::MakeProblem, intent::TryProblemAgain, intent::ShowBestAnswer, intent::CopyProblem, intent::CopyStars,
        intent::BeginBranch, intent::ShowLine, intent::RemoveBranch, intent::CopyStory, intent::LookBack,
        intent::PlayHistory, intent::LeaveHistory, intent::OpenOwnTab, intent::ExportLedger, intent::EraseLedger>;

    template <typename Kind>
    Intent(Kind kind) : kinds_(std::in_place_type<Kind>, std::move(kind)) {}
    Intent(const Intent& other);
    Intent(Intent&& other) noexcept;
    Intent& operator=(const Intent& other);
    Intent& operator=(Intent&& other) noexcept;
    ~Intent();

    /** For std::visit. */
    const Kinds& kinds() const { return kinds_; }
    /** Null unless it is of this kind. */
    template <typename Kind>
    const Kind* as() const {
        return std::get_if<Kind>(&kinds_);
    }
    template <typename Kind>
    bool is() const {
        return std::holds_alternative<Kind>(kinds_);
    }

  private:
    Kinds kinds_;
};

}  // namespace tavern::ui
