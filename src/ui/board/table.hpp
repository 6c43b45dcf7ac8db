// The parts of the table screen, shared between its files. Other screens do not use them.
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

/** Servers, dishwashers and tables upgraded while serving are in force from the next round on (section 4 F): the number
 * of cards returned for such an upgrade of this round; empty: there is none. */
std::optional<int> returned_for_next_round(const Game& game, int seat, Tile tile);

/** The table as this frame shows it. */
struct Table {
    Stage& stage;
    const State& state;
    const Player& player;  // whose tavern is shown
    int seat;              // the seat of that player
    int acting;            // the seat to decide, -1: none
    bool mine;             // the acting human's tavern is shown, and may be played
    Question question;
    TableLayout layout;
    TableFacts facts;
    int home;                                     // the tavern shown by default
    TavernLayout tavern;                          // geometry of layout.tavern
    ValleyLayout valley;                          // geometry of layout.valley, if that is shown
    const std::vector<Action>* ghosts = nullptr;  // placements of a suggestion
    bool news = false;                            // the turn card has no room

    /** Whether the drawer lies over the tavern, which is out of reach. */
    bool covered() const { return layout.fold == Fold::drawer && !layout.valley.empty(); }
    /** Whether the tile has been upgraded in this round for the next one. */
    bool waits(Tile tile) const { return returned_for_next_round(*stage.model.game, seat, tile).has_value(); }
    /** Whether the tile's upgraded side is in force in this round. */
    bool in_force(Tile tile) const { return player.has_upgraded(tile) && !waits(tile); }
    bool planning() const { return mine && question == Question::plan; }
    bool serving() const { return mine && question == Question::serve; }
    /** Whether it is the turn of the player shown. */
    bool serves_now() const { return question == Question::serve && seat == acting; }
    /** Advice is available: for the own decision, or in the history for the next one. */
    bool advised() const { return mine || (facts.past && acting >= 0); }
    /** Whether the player begins the round, or will begin the first one, and has the mug. */
    bool starts(int of) const { return seat_in_turn(state, 0) == of; }
    /** Whether the player looks at another tavern than that of the turn. */
    bool visits() const { return acting >= 0 && seat != home; }
    PlayerColor color() const { return innkeeper(seat).color; }
    /** Whether a computer player decides now, or its moves are being shown. */
    bool computer_acts() const { return acting >= 0 && is_computer(innkeeper(acting).player_type); }
    const Innkeeper& innkeeper(int of) const { return shown_innkeeper(*stage.model.game, of); }
};

/** The facts of a player's tavern that the layout depends on. A closed tavern still has its tables; at the end of the
 * game there is nothing to buy. table_waits: the upgraded table is for the next round. */
TableFacts facts_of(const State& state, const Player& player, bool table_waits = false);

/** Whether an action of this kind is legal now. */
bool offers(const Table& table, ActionKind kind);
/** The number of cards and guests that the serving player can pay for. */
int buys(const Table& table);

/** The side of a dragged die, in units. */
inline constexpr float carried_die = 52;

/** A die that tumbles for a while after its roll; index: its place among the rolled dice. */
void draw_rolled_die(Table& table, Rect rect, tavern::Face face, int seat, bool own, float degrees, int index);
/** The legal action of the die in hand on a space, if any. On the space where it was picked up, it is served. */
std::optional<Action> hand_action(const Table& table, Space space);
/** Whether a die on the board can be picked up: to move it, or to serve it before others on the same space. */
bool may_take_up(const Table& table, const PlacedDie& die);
/** Picks the die up while the thing with this id is dragged. */
void take_up_dragged(Table& table, std::string_view id, const PlacedDie& die);
/** Performs the action. While planning, first takes back a placed die. */
void act_with_hand(Table& table, Action action);
/** The reason for refusing the action of a press, in a few words; empty: not refused. */
std::string why_refused(const Table& table, Action action);
/** The same for the die in hand on a space, or without a die. */
std::string why_refused_on(const Table& table, Space space);
std::string space_id(Space space);
/** "+4[thaler]", with the dishwashers and the reputation gained. */
std::string gain_text(const Table& table, Action action, Space space, bool with_face = true);
/** The effect of a tile's upgrade, in the words of its plate. */
std::string upgrade_effect(const Table& table, Tile tile);

/** The explanation of a card; the first line comes before the effect. */
Explanation about_card(Card card, int variant, std::string_view first_line = {});
/** The use of a signature tile on this guest to the player shown. Section 8. */
std::string_view about_signature(const Table& table, Card guest);
/** When something can be had. */
enum class Had : std::uint8_t { never, later, now };
/** The look of a price in thalers or beer. */
PriceLook price_look(const Table& table, Resource paid, int price, Had had);

void sky(Tree& tree, Table& table);
/** The tavern of the player shown. */
void tavern(Tree& tree, Table& table);
void valley(Tree& tree, Table& table);
/** The bar at the player's hands. */
void hands(Tree& tree, Table& table);
/** A dragged die follows the pointer. */
void carried(Tree& tree, Table& table, const HandDie& die);
void draw_carried(Table& table, const HandDie& die);
/** The tabs of the pages: tavern, valley and players, where one fits at a time. */
void pages(Tree& tree, Table& table, const Rect& place);
/** Phones: these tabs at the foot, and the strip of counters. */
void page_tabs(Tree& tree, Table& table);
void counter_strip(Tree& tree, Table& table);
/** table: from the acting player's place; shown: the tavern being looked at. */
void draft(Tree& tree, Table& table, const Table& shown);
/** Where one page fits at a time: points and taverns of all players. */
void players_page(Tree& tree, Table& table);
void drawer_tab(Tree& tree, Table& table);
/** A lantern that asks for advice, for a dialog that covers the lantern in the sky. */
void hint_button(Tree& tree, Table& table);
/** A line of the log with the player's shape before it. */
void log_text(Tree& tree, Table& table, const Style& style, const TextStyle& letters, const LogLine& line);
void draw_log_text(Table& table, Point place, const TextStyle& style, const LogLine& line, float width);
/** "Log ▸" at the right end of its box; opens the log. */
void log_link(Tree& tree, Table& table, const Style& style, ImU32 color);
/** The target of such a link with this right end: it extends upwards, as buttons begin below. */
Rect log_link_place(const Table& table, Point right);
float log_link_width(const Table& table);

}  // namespace tavern::ui
