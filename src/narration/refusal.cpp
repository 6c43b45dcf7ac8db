#include "narration/refusal.hpp"

#include <algorithm>

#include "narration/account_words.hpp"
#include "narration/outlook.hpp"
#include "rules/rules.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

std::string words(Text text) {
    return std::string(say(text));
}

std::string lacking(Text text, int price, int has) {
    return say(text, {{"count", price - has}});
}

/** Planning comes before serving. */
std::string not_while_planning(ActionKind kind) {
    switch (kind) {
        case ActionKind::buy: return words(Text::refusal_buy_later);
        case ActionKind::upgrade: return words(Text::refusal_upgrade_later);
        case ActionKind::recruit:
        case ActionKind::recruit_nobles: return words(Text::refusal_recruit_later);
        case ActionKind::serve:
        case ActionKind::move:
        case ActionKind::barbacks:
        case ActionKind::counter_guest:
        case ActionKind::bard:
        case ActionKind::entertain:
        case ActionKind::end_turn: return words(Text::refusal_serve_later);
        default: return words(Text::refusal_not_offered);
    }
}

std::string not_while_serving(ActionKind kind) {
    return words(kind == ActionKind::turn_die ? Text::refusal_turn_later : Text::refusal_not_offered);
}

std::string first_step_text(const State& state, ActionKind kind) {
    switch (question(state)) {
        case Question::plan: return not_while_planning(kind);
        case Question::serve: return not_while_serving(kind);
        case Question::take_die: return words(Text::refusal_draft_first);
        case Question::start_over: return words(Text::refusal_guests_first);
        default: return words(Text::refusal_question_first);
    }
}

/** The requirement of the space. */
std::string wanted(const Player& player, Space space) {
    switch (space) {
        case Space::brewer:
            return say(Text::refusal_brewer_wants,
                       {{"low", components::brewer_dice[0]}, {"high", components::brewer_dice[1]}});
        case Space::monk: return say(Text::refusal_monk_wants, {{"face", components::monk_die}});
        default: break;
    }
    const Card guest = player.seats[static_cast<std::size_t>(seat_of(space))].guest;
    return say(Text::refusal_guest_wants, {{"face", facts(guest).pips}});
}

std::string dishwashers_short(const Player& player, Action action) {
    const bool moves = action.kind() == ActionKind::move;
    const Space to = moves ? action.to() : action.space();
    if (player.dishwashers == 0) return wanted(player, to);
    const int freed = moves ? dishwashers_needed(player, action.face(), action.space()) : 0;
    return lacking(Text::refusal_dishwashers, dishwashers_needed(player, action.face(), to),
                   free_dishwashers(player) + freed);
}

/** Without a die in hand: the reason that bars every die from the space, or that a die must be taken first. */
std::string without_die(const State& state, const Player& player, Space space) {
    const Dice hand = player.white + player.own;
    for (Face face = 1; face <= faces; ++face) {
        if (!hand.has(face)) continue;
        const std::optional<Refusal> why = refusal(state, act::place(face, space));
        const bool of_space = why == Refusal::space_used || why == Refusal::no_guest_there;
        return of_space ? why_not(state, act::place(face, space)) : words(Text::refusal_take_first);
    }
    const bool used = !takes_many(space) && die_on(player, space).used();
    return words(used ? Text::refusal_used : Text::refusal_no_dice_left);
}

std::string no_such_die(const State& state, const Player& player, Action action) {
    if (action.kind() == ActionKind::take_die) return words(Text::refusal_own_coaster);
    if (action.kind() == ActionKind::place && action.face() == 0) return without_die(state, player, action.space());
    return say(Text::refusal_no_such_die, {{"face", action.face()}});
}

std::string thalers_short(const Player& player, Action action) {
    const int price = action.kind() == ActionKind::upgrade ? upgrade_price(action.tile(), action.b())
                                                           : static_cast<int>(facts(action.card()).price);
    return lacking(Text::refusal_thalers, price, player.thalers);
}

std::string beer_short(const State& state, const Player& player, Action action) {
    const int price = action.kind() == ActionKind::recruit_nobles
                          ? static_cast<int>(components::nobles_price[action.a() - 1U])
                          : static_cast<int>(facts(state.row[action.a()].guest).price);
    return lacking(Text::refusal_beer, price, player.beer);
}

std::string schnapps_short(const Player& player, Action action) {
    const auto turns = [](std::uint8_t side) {
        return side > 0 && components::sides[side - 1U].kind == SideKind::turn_die;
    };
    const std::uint8_t side = action.kind() == ActionKind::turn_die
                                  ? *std::find_if(player.sides.begin(), player.sides.end(), turns)
                                  : action.a();
    return lacking(Text::refusal_schnapps, components::sides[side - 1U].pay, player.schnapps);
}

/** A side that cannot be used while serving, or has nothing to be used on. */
std::string no_use(Action action) {
    if (action.kind() != ActionKind::entertain) return words(Text::refusal_used);
    switch (components::sides[action.a() - 1U].kind) {
        case SideKind::played_card_on_deck: return words(Text::refusal_at_turn_end);
        case SideKind::turn_die: return words(Text::refusal_turn_later);
        default: return words(Text::refusal_no_use);
    }
}

/** The round in which the moon brings the side's entertainer. */
int round_of_side(int side) {
    return round_of_entertainer((side - 1) / 2);
}

/** Whether the entertainer has not come yet. */
bool comes_later(const State& state, Action action) {
    return action.kind() == ActionKind::entertain && action.a() > 0 && round_of_side(action.a()) > state.round;
}

std::string not_offered(const State& state, Action action) {
    if (comes_later(state, action)) return say(Text::refusal_comes_later, {{"round", round_of_side(action.a())}});
    const auto& sides = state.players[actor(state).seat].sides;
    const bool own = action.kind() == ActionKind::entertain && action.a() > 0 &&
                     std::find(sides.begin(), sides.end(), action.a()) != sides.end();
    return own ? no_use(action) : words(Text::refusal_not_offered);
}

std::string in_words(const State& state, Action action, Refusal why) {
    const Player& player = state.players[actor(state).seat];
    switch (why) {
        case Refusal::game_over: return words(Text::refusal_game_over);
        case Refusal::not_now:
            return comes_later(state, action) ? not_offered(state, action) : first_step_text(state, action.kind());
        case Refusal::no_such_die: return no_such_die(state, player, action);
        case Refusal::space_taken: return words(Text::refusal_taken);
        case Refusal::space_used: return words(Text::refusal_used);
        case Refusal::no_guest_there: return words(Text::refusal_no_guest);
        case Refusal::die_does_not_fit:
            return wanted(player, action.kind() == ActionKind::move ? action.to() : action.space());
        case Refusal::dishwashers_missing: return dishwashers_short(player, action);
        case Refusal::no_die_there: return words(Text::refusal_no_die_there);
        case Refusal::same_space: return words(Text::refusal_nowhere);
        case Refusal::too_many_moves: return words(Text::refusal_no_more_moves);
        case Refusal::reputation_would_step_back: return words(Text::refusal_reputation);
        case Refusal::thalers_missing: return thalers_short(player, action);
        case Refusal::beer_missing: return beer_short(state, player, action);
        case Refusal::schnapps_missing: return schnapps_short(player, action);
        case Refusal::sold_out: return words(Text::refusal_sold_out);
        case Refusal::bought_already: return words(Text::refusal_bought);
        case Refusal::recruited_already: return words(Text::refusal_recruited);
        case Refusal::upgraded_already: return words(Text::refusal_upgraded);
        case Refusal::cards_missing: return words(Text::refusal_cards);
        case Refusal::discount_too_large: return words(Text::refusal_discount);
        case Refusal::dishwasher_needed: return words(Text::refusal_dishwasher_needed);
        case Refusal::counter_guests_missing: return words(Text::refusal_no_counter_guest);
        case Refusal::nothing_to_use: return no_use(action);
        case Refusal::noble_stays: return words(Text::refusal_noble_stays);
        case Refusal::column_full: return words(Text::refusal_column_full);
        case Refusal::impossible_outcome: return {};  // chance is not explained
        case Refusal::not_offered: return not_offered(state, action);
    }
    return {};
}

}  // namespace

std::string why_not(const State& state, Action action) {
    const std::optional<Refusal> why = refusal(state, action);
    return why ? in_words(state, action, *why) : std::string();
}

namespace {

/** The change that it would make: "+3[beer]", "−4[thaler], Server". */
std::string changes_of(const Game& game, Action action) {
    const int seat = actor(game.state()).seat;
    if (action.kind() == ActionKind::place)
        return "+" + yield_text(game.state().players[static_cast<std::size_t>(seat)], action.space());
    Game after = game;
    const std::size_t before = game.steps().size();
    if (after.act(action)) return {};
    const Account account = account_of(after, seat, stretch_of_steps(after, before, before + 1));
    std::vector<std::string> changes;
    for (std::size_t index = 0; index < resource_kinds; ++index) {
        const auto resource = static_cast<Resource>(index);
        const int change = account.store(resource).change();
        if (change != 0) changes.push_back(sign_text(change, resource_sign(resource)));
    }
    for (const auto* cards : {&account.bought, &account.recruited, &account.given})
        for (const Card card : *cards) changes.emplace_back(card_name(card));
    if (account.monastery_steps > 0) changes.push_back(sign_text(account.monastery_steps, "[step]"));
    return listed(changes);
}

}  // namespace

std::string consequence_text(const Game& game, Action action) {
    switch (action.kind()) {
        case ActionKind::ready: return words(Text::lesson_would_end_plan);
        case ActionKind::end_turn: return words(Text::lesson_would_end_turn);
        case ActionKind::keep_guests: return words(Text::lesson_would_keep);
        case ActionKind::start_over: return words(Text::lesson_would_redraw);
        default: break;
    }
    // The lesson's own one returns cards.
    const Player& player = game.state().players[static_cast<std::size_t>(actor(game.state()).seat)];
    if (action.kind() == ActionKind::upgrade && action.b() < returnable_cards(player, action.tile()))
        return say(Text::lesson_return_card, {{"more", say(Text::button_more)}});
    const std::string changes = changes_of(game, action);
    return changes.empty() ? words(Text::lesson_can_wait) : say(Text::lesson_would_be, {{"gains", changes}});
}

std::string why_not_now(const Game& game, int shown, int own) {
    const Actor now = actor(game.state());
    if (now.kind == ActorKind::nobody) return words(Text::refusal_game_over);
    if (now.kind == ActorKind::chance) return words(Text::prompt_wait);
    if (shown != own) return say(Text::refusal_others_tavern, {{"name", shown_innkeeper(game, shown).name}});
    return say(Text::refusal_others_turn, {{"name", shown_innkeeper(game, now.seat).name}});
}

}  // namespace tavern
