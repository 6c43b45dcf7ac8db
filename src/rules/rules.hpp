// The rules as pure functions. Players and chance act alike; nothing here reads a clock, a file or a random number.
#pragma once
#include <algorithm>
#include <bit>
#include <optional>

#include "rules/action.hpp"
#include "rules/effects.hpp"
#include "rules/state.hpp"
#include "rules/turn_order.hpp"

namespace tavern {

/** Raised when legal lists change. Replays of another revision are refused; positions open, saves go on from theirs. */
inline constexpr int rules_revision = 1;

/** The most moves of lying dice in a turn, so that every turn ends: as many as a player has dice. Section 4 F. [ruling]
 */
inline constexpr int max_moves = components::white_dice + components::own_dice;

enum class SetupError : std::uint8_t { players, module, start_player };
/** The first fault of a set-up, or nothing when it is valid. Section 2. */
std::optional<SetupError> check_setup(const Setup& setup);

/** Section 3: the position before the first action. The set-up must pass check_setup. */
State new_game(const Setup& setup);

/** The next decision: the open task, or without one that of the phase (plan, serve). */
enum class Question : std::uint8_t {
    // Chance.
    show_start_cards,
    open_guest,
    draw_card,
    roll_own,
    roll_coaster,
    // The player, with one answer.
    choose_start_card,
    remove_regular,
    round_bonus,
    choose_side,
    free_upgrade,
    start_over,
    take_die,
    deny,
    schnapps_or_denied,
    sign,
    put_back,
    // The player, with actions until ready or end_turn.
    plan,
    serve,
    // Nobody: the game is over.
    nothing,
};
inline Question question(const State& state) {
    if (state.task_count > 0) {
        // Questions of tasks have the order of TaskKind; the other tasks need no answer and never stay on top.
        static_assert(static_cast<int>(TaskKind::maybe_put_back) == static_cast<int>(Question::put_back));
        const TaskKind top = state.tasks[state.task_count - 1U].kind;
        return top <= TaskKind::maybe_put_back ? static_cast<Question>(top) : Question::nothing;
    }
    if (state.phase == Phase::planning) return Question::plan;
    return state.phase == Phase::serving ? Question::serve : Question::nothing;
}

/** The actor of the next action. */
enum class ActorKind : std::uint8_t { player, chance, nobody };
struct Actor {
    ActorKind kind;
    std::uint8_t seat;  // of the decision, or of the roll or draw; with nobody the game is over
};
inline Actor actor(const State& state) {
    const Question asked = question(state);
    if (asked == Question::nothing) return {ActorKind::nobody, 0};
    return {asked <= Question::roll_coaster ? ActorKind::chance : ActorKind::player, current_seat(state)};
}

/** All legal actions of the actor, sorted upwards, without doubles. For chance: all outcomes that can happen. */
void legal_actions(const State& state, ActionList& actions);

/** Why an action is refused. */
enum class Refusal : std::uint8_t {
    game_over,
    not_now,
    no_such_die,
    space_taken,
    space_used,
    no_guest_there,
    die_does_not_fit,
    dishwashers_missing,
    no_die_there,
    same_space,  // a move to where the die lies
    too_many_moves,
    reputation_would_step_back,
    thalers_missing,
    beer_missing,
    schnapps_missing,
    sold_out,
    bought_already,
    recruited_already,
    upgraded_already,
    cards_missing,
    discount_too_large,
    dishwasher_needed,
    counter_guests_missing,
    nothing_to_use,
    noble_stays,  // service denied
    column_full,  // of the guest book
    impossible_outcome,
    not_offered,
};
/** Why the action is illegal; nothing when it is legal. */
std::optional<Refusal> refusal(const State& state, Action action);

/** Applies a legal action and adds its effects. Returns why an illegal action is refused; then nothing changes. */
std::optional<Refusal> apply(State& state, Action action, Effects& effects);

/** As apply, for an action out of legal_actions of this state. The hot path. */
void apply_legal(State& state, Action action, Effects& effects);

// --- Facts derived from a position, for scoring, display and computer players ---

/** How many dishwashers a die needs on a space; -1 when it can never lie there. Section 4 E. */
int dishwashers_needed(const Player& player, Face face, Space space);
/** Dishwashers that come into force when planning begins: the cards in play and the permanent one. Section 4 E. */
int dishwashers_for_planning(const Player& player);
/** Dishwashers in force that no die uses, whether it still lies or was removed. */
int free_dishwashers(const Player& player);
/** Thalers, beer or steps a die on the space brings now. */
int yield_of(const Player& player, Space space);
/** The die on a one-die space. */
SpaceDie die_on(const Player& player, Space space);
/** All dice on the brewer or the monk. */
inline Dice dice_on(const Player& player, Space space) {
    return space == Space::brewer ? player.brewer_white + player.brewer_own : player.monk_white + player.monk_own;
}

/** The position with a placed die back in the hand, to find the other spaces for it. No action does this: players undo
 * the placement. Section 4 E. */
State with_die_in_hand(State state, Face face, Space space);

/** Thalers that the player keeps at the end of a turn. Section 4 F. */
inline int safe_limit(const Player& player) {
    return components::safe_limit[player.has_upgraded(Tile::safe)];
}
/** Beer that the player keeps at the end of a turn. Section 4 F. */
inline int storage_limit(const Player& player) {
    return components::storage_limit[player.has_upgraded(Tile::beer_storage)];
}

/** The price in thalers of upgrading with this many cards given back. Section 4 F. */
int upgrade_price(Tile tile, int given);
/** The most cards that may be given back for the tile's upgrade: those no placed die needs, until the price is 0.
 * Section 4 F. */
int returnable_cards(const Player& player, Tile tile);
/** Thalers and beer of a plan; the lower number counts as reputation steps. Section 6. */
struct PlanShare {
    int thalers = 0;
    int beer = 0;
};
/** The plan of the dice on the board and of all barbacks, at the present rates. */
PlanShare plan_as_it_lies(const Player& player);
/** The steps of the plan in F: the lower number of thalers and beer of the dice that lie or were used. Section 6. */
inline int plan_steps(const Player& player) {
    return std::min(player.plan_thalers, player.plan_beer);
}
/** The reputation steps that the player would get if F began now. */
int planned_reputation(const Player& player);

/** Whether the next signature in a column with room fills a row of the guest book. Section 8. */
bool fills_row(const Player& player, std::size_t column);

/** The space of the reputation track 1.., 0 off the track; module 5 has one more. Section 6. */
int reputation_space(const Setup& setup, int steps);
int reputation_length(const Setup& setup);
/** Whether a step from one space to the next goes forward; after the crown comes space 1 again. */
bool goes_forward(const Setup& setup, int from, int to);
const ReputationSpace& reputation_at(const Setup& setup, int space);
int reputation_points(const Setup& setup, int steps);

/** The points by source, at any moment of the game. Section 9. */
struct Score {
    int staff = 0;   // tavern cards
    int guests = 0;  // regulars and guests
    int nobles = 0;
    int schnapps = 0;
    int reputation = 0;
    int stored = 0;  // thalers and beer, the tie breaker; not points
    int total() const { return staff + guests + nobles + schnapps + reputation; }
};
Score score(const State& state, int seat);
/** Some of the seats 0..3. */
struct SeatSet {
    unsigned bits = 0;  // bit 0 is seat 0
    bool has(int seat) const { return (bits >> static_cast<unsigned>(seat) & 1U) != 0; }
    void add(int seat) { bits |= 1U << static_cast<unsigned>(seat); }
    int size() const { return std::popcount(bits); }
    friend bool operator==(SeatSet, SeatSet) = default;
};
/** The seats that win, or would if the game ended now, ties shared. Section 9. */
SeatSet winners(const State& state);

}  // namespace tavern
