// Used within the rules only: a State under change and the effects of the change.
#pragma once
#include "rules/rules.hpp"

namespace tavern {

/** Where a gain comes from. */
struct Origin {
    Source source = Source::none;
    std::uint8_t detail = 0;
};

/** Index in the turn order of the player whose step it is. Section 2. */
inline int turn_index(const State& state) {
    return modulo_players(state.setup, state.turn);
}
inline const Player& current_player(const State& state) {
    return state.players[current_seat(state)];
}

struct Change {
    State& state;
    Effects& effects;

    std::uint8_t seat = current_seat(state);  // follows from phase and turn; stored for speed

    Player& player() const { return state.players[seat]; }
    /** The only way to another step: phase, turn and seat change together. */
    void go_to(Phase phase, unsigned turn) {
        state.phase = phase;
        state.turn = static_cast<std::uint8_t>(turn);
        seat = current_seat(state);
    }
    void tell(EffectKind kind, unsigned a = 0, unsigned b = 0, unsigned c = 0, Origin origin = {}) const {
        effects.push({kind, seat, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                      static_cast<std::uint8_t>(c), origin.source, origin.detail});
    }
    void tell_table(EffectKind kind, unsigned a = 0, unsigned b = 0, unsigned c = 0) const {
        effects.push({kind, whole_table, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                      static_cast<std::uint8_t>(c), Source::none, 0});
    }
    void push(TaskKind kind, unsigned amount = 0) const {
        state.tasks[state.task_count++] = {kind, static_cast<std::uint8_t>(amount)};
    }
    Task& top() const { return state.tasks[state.task_count - 1U]; }
    void pop() const { state.tasks[--state.task_count] = {}; }
};

// flow.cpp: the order of rounds, phases and turns (section 4).
/** The tables with which the guests begin to arrive: the printed ones and that of the tile. Section 4 B. */
std::uint8_t tables_without_cards(const Player& player);
/** The own dice that the servers bring, as far as the player may have them. Section 4 C. */
int dice_of_servers(const Player& player);
/** How many turns the phase has: in the draft a roll and the picks of each player. None when the game is over. */
int turns_of(const State& state);
/** Ends the step of the player whose turn it is and begins the next one. */
void next_step(Change& change);
/** All cards in play go to the player's discard pile: at closing time, and when the seating starts over. */
void discard_cards_in_play(Change& change);
/** Goes on until chance or a player must act. */
void advance(Change& change);

// tasks.cpp: tasks that come before the phase goes on.
/** Works on the top task; false when it waits for an answer. */
bool run_task(Change& change);
/** Applies the answer of chance or of a player to the top task. */
void answer_task(Change& change, Action action);

// gains.cpp: gains and payments.
void gain(Change& change, Resource resource, int amount, Origin origin);
void pay(Change& change, Resource resource, int amount, Origin origin);
/** Puts a card from its supply on top of the player's deck; the card is lost when the supply is empty (section 4). */
void gain_card(Change& change, Card card, Origin origin);
void gain_noble(Change& change, Origin origin);
/** Gives a bonus at once or pushes the tasks that deal with it. */
void give(Change& change, const Bonus& bonus, Origin origin);
/** Flips a tile; the caller gives the noble of section 4 F. */
void flip(Change& change, Tile tile);
/** Takes the top guest of the 3-beer stack or the guest of another place; the place waits to be filled. */
void leave_place(Change& change, int place);
bool bonus_available(const State& state, const Bonus& bonus);
/** Whether "service denied" could remove the guest of this table (section 4 F). */
bool can_be_denied(const Seat& seat);
bool anybody_to_deny(const Player& player);
/** Whether some tile of the player still shows its basic side. */
bool can_flip(const Player& player);
bool book_has_room(const Player& player);

/** The kinds of cards in play, at tables and beside tiles, as a bit for each Card. */
std::uint64_t cards_in_play(const Player& player);
/** The number 1..6 of the player's entertainer side of this kind, 0 when the player keeps none. Section 5. */
std::uint8_t side_kept(const Player& player, SideKind kind);
/** Whether the player keeps this side and can pay it. Asks for the price first: it is known when compiling. */
inline bool can_use(const Player& player, SideKind kind) {
    return player.schnapps >= facts(kind).pay && side_kept(player, kind) > 0;
}

// turn.cpp: planning and serving (sections 4 E and F).
void act_in_turn(Change& change, Action action);

/** The class (face_fit.hpp) of the dice that a space with a guest or a tile accepts. */
std::uint8_t face_wanted(const Player& player, Space space);
/** How many dishwasher cards can be given back because no die on the board needs them. Section 4 F. */
int returnable_dishwashers(const Player& player);

// reputation.cpp: the reputation track (section 6).
/** The plan's rates, and the steps of the plan. */
void begin_serving(Change& change);
/** How many steps the marker may move back, at most this many; it never leaves a special space. Section 6. */
int steps_back(const Setup& setup, int steps_walked, int most);
/** The share of a die on the space in the reputation plan, at the rates of the start of F. */
inline PlanShare plan_share(const Player& player, Space space) {
    if (is_seat(space)) return {facts(player.seats[static_cast<std::size_t>(seat_of(space))].guest).thalers, 0};
    const std::array<std::uint8_t, tile_spaces> rates{player.cashbox_rate, player.barrel_rate, player.brewer_rate, 0};
    const int rate = rates[static_cast<std::size_t>(space)];
    const bool thalers = space == Space::cashbox;
    return {thalers ? rate : 0, thalers ? 0 : rate};
}

}  // namespace tavern
