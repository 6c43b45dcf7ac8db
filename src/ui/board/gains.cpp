// Legal placements of the die in hand, their gains, reasons of refusals, and affordable prices.
#include <algorithm>

#include "narration/account_words.hpp"
#include "narration/refusal.hpp"
#include "ui/board/table.hpp"

namespace tavern::ui {

namespace {

/** Whether a placed die is being dragged while planning: dropping it takes it back and places it anew. */
bool is_replaced(const Table& table) {
    const auto& hand = table.stage.view.hand;
    return table.planning() && hand && hand->from;
}

State position_of_hand(const Table& table) {
    const auto& hand = table.stage.view.hand;
    return is_replaced(table) ? with_die_in_hand(table.state, hand->face, *hand->from) : table.state;
}

/** The action of the die in hand on a space, legal or not; without a die no legal one. */
Action tried_with_hand(const Table& table, Space space) {
    const auto& hand = table.stage.view.hand;
    if (!hand) return act::place(0, space);
    if (!hand->from || table.planning()) return act::place(hand->face, space);
    return hand->from == space ? act::serve(hand->face, space) : act::move(hand->face, *hand->from, space);
}

}  // namespace

std::optional<Action> hand_action(const Table& table, Space space) {
    const auto& hand = table.stage.view.hand;
    if (!hand || !table.mine) return std::nullopt;
    const Action action = tried_with_hand(table, space);
    const bool may =
        is_replaced(table) ? hand->from != space && !refusal(position_of_hand(table), action) : table.stage.may(action);
    return may ? std::optional(action) : std::nullopt;
}

bool may_take_up(const Table& table, const PlacedDie& die) {
    const Model& model = table.stage.model;
    if (table.planning()) return !model.lesson;
    return table.serving() && std::any_of(model.legal.begin(), model.legal.end(), [&](Action action) {
               const bool takes =
                   action.kind() == ActionKind::move || (action.kind() == ActionKind::serve && takes_many(die.space));
               return takes && action.face() == die.face && action.space() == die.space;
           });
}

void take_up_dragged(Table& table, std::string_view id, const PlacedDie& die) {
    Touch& touch = table.stage.touch;
    if (!touch.input().down || !may_take_up(table, die)) return;
    if (touch.state(id).held) touch.carry();
    if (touch.dragged() != id) return;
    table.stage.next.hand = DieInHand{die.face, die.own, die.space};
}

void act_with_hand(Table& table, Action action) {
    Stage& stage = table.stage;
    const auto& hand = stage.view.hand;
    if (is_replaced(table)) stage.want(intent::TakeBack{act::place(hand->face, *hand->from)});
    stage.act(action);
    stage.next.hand.reset();
}

std::string why_refused(const Table& table, Action action) {
    const Model& model = table.stage.model;
    if (table.facts.past) return std::string(say(Text::refusal_past));
    if (!table.mine) return why_not_now(*model.game, table.seat, table.home);
    if (table.stage.may(action)) return {};
    std::string words = why_not(table.state, action);
    // The rules would allow it; a lesson does not offer it.
    return words.empty() ? consequence_text(*model.game, action) : words;
}

std::string why_refused_on(const Table& table, Space space) {
    const Action action = tried_with_hand(table, space);
    if (!table.mine || !is_replaced(table)) return why_refused(table, action);
    return table.stage.view.hand->from == space ? std::string() : why_not(position_of_hand(table), action);
}

std::string gain_text(const Table& table, Action action, Space space, bool with_face) {
    std::string text = "+" + yield_text(table.player, space);
    if (has_reputation(table.state.setup)) {
        State after = position_of_hand(table);
        Effects effects;
        if (!apply(after, action, effects)) {
            const Player& then = after.players[static_cast<std::size_t>(table.seat)];
            // While serving, a step whose bonus asks a question stops the others for now.
            const int more = table.planning() ? planned_reputation(then) - planned_reputation(table.player)
                                              : plan_steps(then) - plan_steps(table.player);
            if (more != 0) text += " " + sign_text(more, "[reputation]");
        }
    }
    if (const int needed = dishwashers_needed(table.player, action.face(), space); with_face && needed > 0)
        text += " " + say(Text::board_as, {{"face", action.face() + needed}});
    return text;
}

PriceLook price_look(const Table& table, Resource paid, int price, Had had) {
    if (table.state.phase == Phase::over) return PriceLook::idle;
    if (had == Had::now) return PriceLook::buy_now;
    if (had == Had::never || table.serves_now()) return PriceLook::cannot_pay;
    const Outlook look = outlook(table.state, table.seat);
    const bool can = price <= (paid == Resource::thalers ? look.thalers_after : look.beer_after);
    return can ? PriceLook::plan_can_pay : PriceLook::cannot_pay;
}

}  // namespace tavern::ui
