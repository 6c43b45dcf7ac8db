// The parts of the table screen, shared between its files. Screens of others have no use for it.
#pragma once
#include <string>
#include <vector>

#include "narration/log.hpp"
#include "narration/outlook.hpp"
#include "ui/board/layout.hpp"
#include "ui/flow/tree.hpp"
#include "ui/model/player_types.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** The table as it is looked at in this frame. */
struct Table {
    Stage& stage;
    const State& state;
    const Player& player;  // whose tavern is shown
    int seat;              // his
    int acting;            // whose decision it is, -1 nobody's
    bool mine;             // the person who acts looks at the own tavern and may act
    Question question;
    TableLayout layout;
    TableFacts facts;
    int home;                                     // whose tavern is shown when nobody wishes to see another
    TavernLayout tavern;                          // places in layout.tavern
    ValleyLayout valley;                          // in layout.valley, if that is shown
    const std::vector<Action>* ghosts = nullptr;  // placements that are only proposed

    bool planning() const { return mine && question == Question::plan; }
    bool serving() const { return mine && question == Question::serve; }
    /** Another tavern than that of the turn is looked at. */
    bool visits() const { return acting >= 0 && seat != home; }
    PlayerColor color() const { return innkeeper(seat).color; }
    /** A computer innkeeper decides now, or its moves are being shown. */
    bool computer_acts() const { return acting >= 0 && is_computer(innkeeper(acting).player_type); }
    const Innkeeper& innkeeper(int of) const { return shown_innkeeper(*stage.model.game, of); }
};

/** What of a player's tavern decides the layout. A tavern that is closed has its tables, and in the end nothing to buy.
 */
TableFacts facts_of(const State& state, const Player& player);

/** The side of a die that is dragged, in units. */
inline constexpr float carried_die = 52;

/** A die that tumbles for a while after it was rolled; index: its place among those. */
void draw_rolled_die(Table& table, Rect rect, tavern::Face face, int seat, bool own, float degrees, int index);
/** What the die in hand may do on a space: the legal action, if there is one. Where it was taken up, it is served. */
std::optional<Action> hand_action(const Table& table, Space space);
/** Whether a die of the board may be taken up: to be moved, or, where several lie, to be served before the others. */
bool may_take_up(const Table& table, const PlacedDie& die);
/** It is in the hand while the thing of this id is dragged. */
void take_up_dragged(Table& table, std::string_view id, const PlacedDie& die);
/** Does it. A die that was placed in planning is taken back first. */
void act_with_hand(Table& table, Action action);
/** Why an action that the press of a thing would be is refused, in a few words; empty: it is not. */
std::string why_refused(const Table& table, Action action);
/** The same of the die in hand on a space, or of none. */
std::string why_refused_on(const Table& table, Space space);
/** A die that was dropped on a thing that takes none is refused. */
void refuse_drop(Stage& stage);
std::string space_id(Space space);
/** "+4[thaler]", with the dishwashers and the reputation it brings. */
std::string gain_text(const Table& table, Action action, Space space);
/** What the upgrade of a tile changes, as its plate would say it. */
std::string upgrade_effect(const Table& table, Tile tile);

/** What a card tells whoever asks it; the first line comes before what it does. */
Explanation about_card(Card card, int variant, std::string_view first_line = {});
PriceLook price_look(const Table& table, bool thalers, int price, bool may_now, bool gone);

void sky(Tree& tree, Table& table);
/** The tavern of the player shown. */
void tavern(Tree& tree, Table& table);
void valley(Tree& tree, Table& table);
/** The bar at the own hands. */
void hands(Tree& tree, Table& table);
/** A die that is dragged follows the pointer. */
void carried(Tree& tree, Table& table, const HandDie& die);
void draw_carried(Table& table, const HandDie& die);
/** Whether a die of the hand or of the board is being dragged. */
bool drags_die(const Touch& touch, const View& view);
/** Phones: the tabs at the foot and the strip of counters. */
void page_tabs(Tree& tree, Table& table);
void counter_strip(Tree& tree, Table& table);
/** Table: as it is seen from the own place, wherever one looks. */
void draft(Tree& tree, Table& table, const Table& shown);
/** Phones: everybody's points and taverns. */
void players_page(Tree& tree, Table& table);
void drawer_tab(Tree& tree, Table& table);
/** A lantern that asks for advice, on a question, which lies over the one in the sky. */
void hint_button(Tree& tree, Table& table);
/** A line of the log with the player's shape before it. */
void log_text(Tree& tree, Table& table, const Style& style, const TextStyle& letters, const LogLine& line);
void draw_log_text(Table& table, Point place, const TextStyle& style, const LogLine& line, float width);
/** "Log ▸" at the right end of its box, which opens the log. */
void log_link(Tree& tree, Table& table, const Style& style, ImU32 color);
/** The box for a finger around such a link that ends there: upwards, as buttons begin below. */
Rect log_link_place(const Table& table, Point right);
float log_link_width(const Table& table);

}  // namespace tavern::ui
