// What a person wants: app does it between two frames.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

#include "ui/model/model.hpp"

namespace tavern::ui {

/** What a text is typed for, by the numbers that the page hands back. */
enum class TextField : std::uint8_t {
    innkeeper_name,  // of a seat
    seed,
    save_name,
    link,    // asked by app itself
    copied,  // shows a text to be copied by hand
    rules_search,
};

namespace intent {

struct Act {
    Action action;
};
/** Of a placement of this plan; app undoes to before it and replays the later ones. */
struct TakeBack {
    Action placement;
};
struct Undo {};
struct Redo {};
struct LiftCurtain {};
/** With model.new_game as changed. */
struct StartGame {};
/** The deal of model.today, alone. */
struct StartDaily {};
/** The title page's choices changed. */
struct ChangeNewGame {
    NewGame new_game;
};
struct Resume {};
struct ToTitle {};
struct SameDealAgain {};
/** App opens a real DOM input over the target. */
struct EditText {
    TextField field;
    std::string text;    // as it is now
    std::string target;  // the id of what the input lies over, as long as that is shown
    int seat = 0;        // of innkeeper_name
};
struct OpenShare {
    bool with_names = true;
};
struct CopyLink {
    LinkKind kind;
};
/** Where the device cannot, it is copied. */
struct SendLink {
    LinkKind kind;
};
/** The game in words, with its link. */
struct CopyText {};
struct SharePicture {};
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
/** All that is damaged. */
struct ExportDamaged {};
struct ExportGame {};
struct ImportFile {};
/** To model.notice. */
struct AnswerYes {};
/** To model.notice. */
struct AnswerNo {};
struct ChangeSettings {
    Settings settings;
};
/** The page gets the whole screen, or gives it back. */
struct FillScreen {
    bool whole;
};
struct AskHint {};
struct CloseHint {};
/** The suggestion is played as far as it goes. */
struct FollowHint {
    std::size_t suggestion;
};
/** From the end, or after coming back. */
struct OpenReview {};
/** To the end. */
struct CloseReview {};
/** A copy of the game goes on from there, the old one stays kept. */
struct PlayOnFrom {
    std::size_t player_actions;
};
/** An empty text: all of them. */
struct SearchRules {
    std::string text;
};
struct OpenLesson {
    int number;
};
/** Of the lesson, after reading; after the last one the next lesson. */
struct NextStep {};
struct BackStep {};
struct LeaveLesson {};
/** From the table, the end, the review and on. */
struct LookBack {
    int moment;  // of the game, -1 the last one
};
/** Moment by moment, or stop doing so. */
struct PlayHistory {};
struct LeaveHistory {};
/** With the game at hand. */
struct OpenOwnTab {};
struct ExportLedger {};
/** After a question. */
struct EraseLedger {};

}  // namespace intent

using Intent =
    std::variant<intent::Act, intent::TakeBack, intent::Undo, intent::Redo, intent::LiftCurtain, intent::StartGame,
                 intent::StartDaily, intent::ChangeNewGame, intent::Resume, intent::ToTitle, intent::SameDealAgain,
                 intent::EditText, intent::OpenShare, intent::CopyLink, intent::SendLink, intent::CopyText,
                 intent::SharePicture, intent::OpenLinkPrompt, intent::LoadSave, intent::DeleteSave,
                 intent::DeleteFinished, intent::ExportSave, intent::ExportDamaged, intent::ExportGame,
                 intent::ImportFile, intent::AnswerYes, intent::AnswerNo, intent::ChangeSettings, intent::FillScreen,
                 intent::AskHint, intent::CloseHint, intent::FollowHint, intent::OpenReview, intent::CloseReview,
                 intent::PlayOnFrom, intent::SearchRules, intent::OpenLesson, intent::NextStep, intent::BackStep,
                 intent::LeaveLesson, intent::LookBack, intent::PlayHistory, intent::LeaveHistory, intent::OpenOwnTab,
                 intent::ExportLedger, intent::EraseLedger>;

}  // namespace tavern::ui
