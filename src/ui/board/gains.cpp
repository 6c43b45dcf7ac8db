// Legal placements of the die in hand, their gains, and prices that can be paid.
#include <algorithm>

#include "ui/board/table.hpp"

namespace tavern::ui {

std::optional<Action> hand_action(const Table& table, Space space) {
    const DieInHand& hand = table.stage.view.hand;
    if (hand.face == 0 || !table.mine) return std::nullopt;
    const Action action = !hand.from           ? act::place(hand.face, space)
                          : hand.from == space ? act::serve(hand.face, space)
                                               : act::move(hand.face, *hand.from, space);
    if (!table.stage.may(action)) return std::nullopt;
    return action;
}

std::string gain_text(const Table& table, Action action, Space space) {
    std::string text = "+" + yield_text(table.player, space);
    if (has_reputation(table.state.setup)) {
        State after = table.state;
        Effects effects;
        if (!apply(after, action, effects)) {
            const Player& then = after.players[static_cast<std::size_t>(table.seat)];
            const int more = table.planning() ? planned_reputation(then) - planned_reputation(table.player)
                                              : then.reputation - table.player.reputation;
            if (more > 0) text += " +" + std::to_string(more) + "[reputation]";
        }
    }
    if (const int needed = dishwashers_needed(table.player, action.face(), space); needed > 0)
        text += " " + say(Text::board_as, {{"face", action.face() + needed}});
    return text;
}

PriceLook price_look(const Table& table, bool thalers, int price, bool may_now, bool gone) {
    if (gone) return PriceLook::cannot_pay;
    if (may_now) return PriceLook::buy_now;
    const bool serving = table.question == Question::serve;
    const Outlook look = outlook(table.state, table.player);
    if (serving) return PriceLook::cannot_pay;
    const bool can = price <= (thalers ? look.thalers_after : look.beer_after);
    return can ? PriceLook::plan_can_pay : PriceLook::cannot_pay;
}

}  // namespace tavern::ui
