// Applies actions, and says why an action is refused.
#include <algorithm>

#include "rules/change.hpp"

namespace tavern {
namespace {

Refusal why_not_placed(const Player& player, Face face, Space space, int freed) {
    if (static_cast<int>(space) >= max_spaces) return Refusal::not_offered;
    if (is_seat(space) && player.seats[static_cast<std::size_t>(seat_of(space))].guest == no_card)
        return Refusal::no_guest_there;
    if (!takes_many(space)) {
        const SpaceDie die = die_on(player, space);
        if (die.used()) return Refusal::space_used;
        if (die.lies()) return Refusal::space_taken;
    }
    const int needed = dishwashers_needed(player, face, space);
    if (needed < 0) return Refusal::die_does_not_fit;
    return needed > free_dishwashers(player) + freed ? Refusal::dishwashers_missing
                                                     : Refusal::reputation_would_step_back;
}

bool is_face(Face face) {
    return face >= 1 && face <= faces;
}

bool lies_there(const Player& player, Face face, Space space) {
    if (!is_face(face) || static_cast<int>(space) >= max_spaces) return false;
    if (takes_many(space)) return dice_on(player, space).has(face);
    const SpaceDie die = die_on(player, space);
    return die.lies() && die.face() == face;
}

Refusal why_not_moved(const Player& player, Action action) {
    if (!lies_there(player, action.face(), action.space())) return Refusal::no_die_there;
    if (player.moves >= max_moves) return Refusal::too_many_moves;
    if (action.space() == action.to()) return Refusal::same_space;
    return why_not_placed(player, action.face(), action.to(),
                          dishwashers_needed(player, action.face(), action.space()));
}

Refusal why_not_bought(const State& state, const Player& player, Card card) {
    if (!is_tavern_card(card)) return Refusal::not_offered;
    if ((player.bought >> index_of(card) & 1U) != 0) return Refusal::bought_already;
    return state.stock[index_of(card)] == 0 ? Refusal::sold_out : Refusal::thalers_missing;
}

Refusal why_not_upgraded(const Player& player, Tile tile, int given) {
    if (index_of(tile) >= components::tile_kinds) return Refusal::not_offered;
    if (player.has_upgraded(tile)) return Refusal::upgraded_already;
    const TileFacts& tile_facts = facts(tile);
    if (given > 0 && (tile_facts.discount == 0 || upgrade_price(tile, given - 1) == 0))
        return Refusal::discount_too_large;
    if (given > 0 && player.staff_of(tile_facts.card) < given) return Refusal::cards_missing;
    if (tile == Tile::dishwasher && given > returnable_dishwashers(player)) return Refusal::dishwasher_needed;
    return Refusal::thalers_missing;
}

Refusal why_not_recruited(const State& state, const Player& player, unsigned place) {
    if (place >= state.row.size()) return Refusal::not_offered;
    if (player.recruited) return Refusal::recruited_already;
    return state.row[place].guest == no_card ? Refusal::no_guest_there : Refusal::beer_missing;
}

Refusal why_no_nobles(const State& state, unsigned number) {
    if (number < 1 || number > components::nobles_price.size()) return Refusal::not_offered;
    return state.nobles < number ? Refusal::sold_out : Refusal::beer_missing;
}

Refusal why_not_entertained(const Player& player, std::uint8_t number) {
    if (number == 0 || std::find(player.sides.begin(), player.sides.end(), number) == player.sides.end())
        return Refusal::not_offered;
    const SideFacts& side = components::sides[number - 1U];
    // These two work by themselves, or by turning a die.
    if (side.kind == SideKind::turn_die || side.kind == SideKind::played_card_on_deck) return Refusal::not_offered;
    return player.schnapps < side.pay ? Refusal::schnapps_missing : Refusal::nothing_to_use;
}

Refusal why_not_turned(const Player& player, Action action) {
    const std::uint8_t side = side_kept(player, SideKind::turn_die);
    if (side == 0) return Refusal::not_offered;
    if (!is_face(action.a()) || !is_face(action.b()) || !(player.white + player.own).has(action.a()))
        return Refusal::no_such_die;
    return player.schnapps < components::sides[side - 1U].pay ? Refusal::schnapps_missing : Refusal::not_offered;
}

Refusal why_refused_in_turn(const State& state, const Player& player, Action action) {
    switch (action.kind()) {
        case ActionKind::turn_die: return why_not_turned(player, action);
        case ActionKind::place:
            if (!is_face(action.face()) || !(player.white + player.own).has(action.face())) return Refusal::no_such_die;
            return why_not_placed(player, action.face(), action.space(), 0);
        case ActionKind::serve: return Refusal::no_die_there;
        case ActionKind::move: return why_not_moved(player, action);
        case ActionKind::buy: return why_not_bought(state, player, action.card());
        case ActionKind::upgrade: return why_not_upgraded(player, action.tile(), action.b());
        case ActionKind::recruit: return why_not_recruited(state, player, action.a());
        case ActionKind::recruit_nobles: return why_no_nobles(state, action.a());
        case ActionKind::counter_guest: return Refusal::counter_guests_missing;
        case ActionKind::entertain: return why_not_entertained(player, action.a());
        default: return Refusal::nothing_to_use;  // barbacks, bard
    }
}

Refusal why_not_denied(const Player& player, unsigned table) {
    if (table >= player.seated) return Refusal::not_offered;
    const Seat& seat = player.seats[table];
    if (seat.guest == no_card) return Refusal::no_guest_there;
    return seat.guest == Card::noble ? Refusal::noble_stays : Refusal::space_taken;
}

/** Of the answers to questions in which a tile, a table or a column is chosen; the others have no reason of their own.
 */
Refusal why_not_chosen(const Player& player, Action action) {
    switch (action.kind()) {
        case ActionKind::flip_tile:
            return index_of(action.tile()) < components::tile_kinds ? Refusal::upgraded_already : Refusal::not_offered;
        case ActionKind::deny: return why_not_denied(player, action.a());
        case ActionKind::sign:
            return action.a() < components::book_columns ? Refusal::column_full : Refusal::not_offered;
        default: return Refusal::not_offered;
    }
}

/** The question that an action answers; actions of a turn belong to plan, serve or both. */
bool belongs_to(ActionKind kind, Question asked) {
    switch (asked) {
        case Question::show_start_cards: return kind == ActionKind::show_start_cards;
        case Question::open_guest: return kind == ActionKind::open_guest;
        case Question::draw_card: return kind == ActionKind::draw_card;
        case Question::roll_own:
        case Question::roll_coaster: return kind == ActionKind::roll;
        case Question::choose_start_card: return kind == ActionKind::choose_start_card;
        case Question::remove_regular: return kind == ActionKind::remove_regular;
        case Question::round_bonus: return kind == ActionKind::take_bonus;
        case Question::choose_side: return kind == ActionKind::choose_side;
        case Question::free_upgrade: return kind == ActionKind::flip_tile;
        case Question::start_over: return kind == ActionKind::keep_guests || kind == ActionKind::start_over;
        case Question::take_die: return kind == ActionKind::take_die;
        case Question::deny: return kind == ActionKind::deny || kind == ActionKind::decline;
        case Question::schnapps_or_denied: return kind == ActionKind::take_schnapps || kind == ActionKind::take_denied;
        case Question::sign: return kind == ActionKind::sign;
        case Question::put_back: return kind == ActionKind::put_back || kind == ActionKind::close;
        case Question::plan:
            return kind == ActionKind::turn_die || kind == ActionKind::place || kind == ActionKind::ready;
        case Question::serve:
            return kind >= ActionKind::place && kind <= ActionKind::end_turn && kind != ActionKind::ready;
        case Question::nothing: return false;
    }
    return false;
}

Refusal why_refused(const State& state, Action action) {
    const Question asked = question(state);
    if (asked == Question::nothing) return Refusal::game_over;
    if (!belongs_to(action.kind(), asked)) return Refusal::not_now;
    if (asked <= Question::roll_coaster) return Refusal::impossible_outcome;
    if (asked == Question::take_die) return Refusal::no_such_die;
    if (asked == Question::plan || asked == Question::serve)
        return why_refused_in_turn(state, current_player(state), action);
    return why_not_chosen(current_player(state), action);
}

}  // namespace

std::optional<Refusal> refusal(const State& state, Action action) {
    ActionList legal;
    legal_actions(state, legal);
    if (legal.rank(action) >= 0) return std::nullopt;
    return why_refused(state, action);
}

void apply_legal(State& state, Action action, Effects& effects) {
    Change change{state, effects};
    const bool in_turn = state.task_count == 0;
    if (in_turn)
        act_in_turn(change, action);
    else
        answer_task(change, action);
    advance(change);
}

std::optional<Refusal> apply(State& state, Action action, Effects& effects) {
    const std::optional<Refusal> refused = refusal(state, action);
    if (!refused) apply_legal(state, action, effects);
    return refused;
}

}  // namespace tavern
