// Which screen is drawn, and the functions that draw one each.
#pragma once
#include "ui/flow/stage.hpp"
#include "ui/parts/view.hpp"

namespace tavern::ui {

/** Before a frame: what is looked at follows what has happened in the game. */
void follow_model(Stage& stage, View& view);
/** What the model asks for: title, table or end, the curtain over it, and app's notice above all. */
void draw_screen(Stage& stage);

void draw_table(Stage& stage);
void draw_title(Stage& stage);
/** The choices before a game, on a sheet of their own or beside the scene of the title. */
void draw_new_game(Stage& stage, Rect content);
void draw_new_game_sheet(Stage& stage);
void draw_curtain(Stage& stage);
/** The curtain alone, without who comes next. */
void draw_cloth(Stage& stage);
/** What happened since the player last had the device, after the curtain was lifted. */
void draw_summary(Stage& stage);
void draw_end(Stage& stage);
void draw_review(Stage& stage);
/** From the final taverns to the points again. */
void draw_way_back(Stage& stage);

/** Keys that open something from anywhere, or choose a setting. */
void follow_keys(Stage& stage);

/** What the focus depends on: when it changes, the focus goes to what must be answered then. */
std::string situation(const Stage& stage);

// Sheets over any screen.
void draw_menu_sheet(Stage& stage);
void draw_saves_sheet(Stage& stage);
void draw_share_sheet(Stage& stage);
void draw_ledger_sheet(Stage& stage);
void draw_rules_sheet(Stage& stage);
void draw_settings_sheet(Stage& stage);
/** Who keeps the other inns. */
void draw_opponents_sheet(Stage& stage);
/** All lessons, with those that are done. */
void draw_lessons_sheet(Stage& stage);

struct DrawnSheet {
    Sheet sheet;
    void (*draw)(Stage& stage);
};
inline constexpr DrawnSheet drawn_sheets[] = {
    {Sheet::menu, draw_menu_sheet},           {Sheet::saves, draw_saves_sheet},
    {Sheet::share, draw_share_sheet},         {Sheet::ledger, draw_ledger_sheet},
    {Sheet::rules, draw_rules_sheet},         {Sheet::settings, draw_settings_sheet},
    {Sheet::opponents, draw_opponents_sheet}, {Sheet::lessons, draw_lessons_sheet},
};

/** What has happened, which only the table opens. */
void draw_log_sheet(Stage& stage);
/** Against the computer, with the choices of the title page. */
void play_first_game(Stage& stage);
/** A toast, or the question that app asks. */
void draw_notice(Stage& stage);

}  // namespace tavern::ui
