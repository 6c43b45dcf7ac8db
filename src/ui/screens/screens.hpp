// Chooses the screen, and declares a function for each.
#pragma once
#include "ui/flow/stage.hpp"
#include "ui/flow/tree.hpp"
#include "ui/parts/view.hpp"

namespace tavern::ui {

/** Before a frame: adapts the view to changes in the game. */
void follow_model(Stage& stage, View& view);
/** Draws the model's screen: title, table or end, the curtain over it, and app's notice above everything. */
void draw_screen(Stage& stage);

void draw_table(Stage& stage);
void draw_title(Stage& stage);
/** The choices before a game, in a dialog or beside the scene of the title. */
void draw_new_game(Stage& stage, Rect content);
void draw_new_game_sheet(Stage& stage);
void draw_curtain(Stage& stage);
/** The curtain without the next player. */
void draw_cloth(Stage& stage);
/** Events since the player last had the device, shown when the curtain rises. */
void draw_summary(Stage& stage);
void draw_end(Stage& stage);
void draw_review(Stage& stage);
/** Declares the caption of a shared picture, which replaces the buttons. */
void picture_caption(Tree& tree);
/** A shared picture in words, black on white. */
void draw_diagram(Stage& stage);
/** The worth of the answer to the problem on the table, and the best answer. */
void draw_answer(Stage& stage);
/** From the final taverns back to the points. */
void draw_way_back(Stage& stage);

/** Turns the table from another page to the tavern's, from another tavern to that of the player to act, to the question
 * set aside, or from the final taverns to the points. False: there was nothing to turn to. */
bool turn_home(View& view, Fold fold);

/** Keys that open a dialog from anywhere, or change a setting. */
void follow_keys(Stage& stage);

/** The situation: when it changes, the focus goes to the target that needs an answer first. */
Situation situation(const Stage& stage);

// Dialogs over any screen.
void draw_menu_sheet(Stage& stage);
void draw_saves_sheet(Stage& stage);
void draw_share_sheet(Stage& stage);
void draw_ledger_sheet(Stage& stage);
void draw_rules_sheet(Stage& stage);
void draw_settings_sheet(Stage& stage);
/** The player types of all seats. */
void draw_opponents_sheet(Stage& stage);
/** All lessons, with the completed ones marked. */
void draw_lessons_sheet(Stage& stage);
/** The cards of every deck by kind. */
void draw_decks_sheet(Stage& stage);
/** How often each face was rolled, and the seal of the deal. */
void draw_fair_dice_sheet(Stage& stage);
void fair_dice_button(Tree& tree);
/** Makes problems of the mistakes of a seat, or of the first human, once all of them are found. */
void learn_button(Tree& tree, std::optional<int> seat = {});
/** The problems solved so far, and the choice of problems. */
void draw_problems_sheet(Stage& stage);
/** The session report of the game. */
void draw_report_sheet(Stage& stage);
/** The notes and branches of the evening. */
void draw_story_sheet(Stage& stage);
/** Opens it, at a moment of the past. */
void open_story(Stage& stage);
/** Names a branch. */
std::string branch_text(const story::Story& story, std::size_t line);
/** From a branch to the moment of the evening where it left it. */
void to_evening(Stage& stage);
/** The note of the moment shown; empty: none. */
std::string_view note_of_moment(const Model& model);
/** Pictures and code for articles. */
void draw_article_sheet(Stage& stage);
void draw_log_sheet(Stage& stage);

struct DrawnSheet {
    Sheet sheet;
    void (*draw)(Stage& stage);
};
inline constexpr DrawnSheet drawn_sheets[] = {
    {Sheet::menu, draw_menu_sheet},
    {Sheet::saves, draw_saves_sheet},
    {Sheet::share, draw_share_sheet},
    {Sheet::ledger, draw_ledger_sheet},
    {Sheet::rules, draw_rules_sheet},
    {Sheet::settings, draw_settings_sheet},
    {Sheet::opponents, draw_opponents_sheet},
    {Sheet::lessons, draw_lessons_sheet},
    {Sheet::decks, draw_decks_sheet},
    {Sheet::fair_dice, draw_fair_dice_sheet},
    {Sheet::report, draw_report_sheet},
    {Sheet::problems, draw_problems_sheet},
    {Sheet::story, draw_story_sheet},
    {Sheet::article, draw_article_sheet},
    {Sheet::log, draw_log_sheet},
};

/** Starts a game against the computer, with the choices of the title. */
void play_first_game(Stage& stage);
/** A toast, or a question from app. */
void draw_notice(Stage& stage);

}  // namespace tavern::ui
