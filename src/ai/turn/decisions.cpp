#include "ai/turn/decisions.hpp"

#include <algorithm>
#include <utility>

namespace tavern {
namespace {

bool flips_for_nothing(const Player& player) {
    for (const std::uint8_t number : player.sides)
        if (number > 0 && components::sides[number - 1U].kind == SideKind::upgrade_with_noble)
            return player.schnapps >= components::sides[number - 1U].pay;
    return false;
}

/** The most thalers that recruiting one guest brings. */
constexpr int most_of_a_guest = [] {
    int most = 0;
    for (const CardFacts& card : components::cards)
        if (card.bonus.kind == BonusKind::thalers) most = std::max<int>(most, card.bonus.amount);
    return most;
}();
/** Thalers of a lap of the monastery track: no turn walks further. */
constexpr int of_a_lap = [] {
    int sum = 0;
    for (const Bonus& bonus : components::monastery_track)
        if (bonus.kind == BonusKind::thalers) sum += bonus.amount;
    return sum;
}();
/** The most thalers that an entertainer gives for one schnapps, rounded up. */
constexpr int for_a_schnapps = [] {
    int most = 0;
    for (const SideFacts& side : components::sides)
        if (side.kind == SideKind::thalers) most = std::max(most, (side.amount + side.pay - 1) / side.pay);
    return most;
}();

/** Whether this tile could still be upgraded before its dice are served, assuming the most thalers possible until
 * then. */
bool may_upgrade(const Player& player, Tile tile, Habits habits) {
    if (habits.serves_first || player.has_upgraded(tile)) return false;
    if (flips_for_nothing(player)) return true;
    int most = player.thalers;
    if (player.cashbox.lies()) most += components::cashbox_yield[1];
    if (!player.recruited) most += most_of_a_guest;
    const bool walks = player.counter_guests > 0 || !dice_on(player, Space::monk).empty() || !player.recruited;
    if (walks) most += of_a_lap;
    most += for_a_schnapps * player.schnapps;
    return most >= upgrade_price(tile, player.staff_of(facts(tile).card) * (facts(tile).discount > 0));
}

}  // namespace

std::optional<Action> done_at_once(const State& state, std::size_t seat, Habits habits) {
    const Player& player = state.players[seat];
    for (int table = 0; table < player.seated; ++table) {
        const SpaceDie die = player.seats[static_cast<std::size_t>(table)].die;
        if (die.lies()) return act::serve(die.face(), seat_space(table));
    }
    if (!player.barbacks_used && player.staff_of(Card::barback) > 0) return Action(ActionKind::barbacks);
    if (player.cashbox.lies() && !may_upgrade(player, Tile::cashbox, habits))
        return act::serve(player.cashbox.face(), Space::cashbox);
    if (player.barrel.lies() && !may_upgrade(player, Tile::barrel, habits))
        return act::serve(player.barrel.face(), Space::barrel);
    for (const auto& [space, tile] : {std::pair{Space::brewer, Tile::brewer}, std::pair{Space::monk, Tile::monk}}) {
        const Dice dice = dice_on(player, space);
        if (dice.empty() || may_upgrade(player, tile, habits)) continue;
        Face lowest = 1;
        while (!dice.has(lowest)) ++lowest;
        return act::serve(lowest, space);
    }
    return std::nullopt;
}

bool worth_trying(const State& state, Action action, bool serving, Habits habits, unsigned& tried) {
    switch (action.kind()) {
        case ActionKind::place: return serving;
        case ActionKind::move:
        case ActionKind::turn_die:
        case ActionKind::ready:
        case ActionKind::end_turn: return false;
        case ActionKind::upgrade: return action.b() == 0 || !habits.forgets_discounts;
        case ActionKind::deny:
        case ActionKind::recruit: break;
        default: return true;
    }
    // Of equal guests one is enough.
    const bool denied = action.kind() == ActionKind::deny;
    const auto alike = [&](unsigned one, unsigned other) {
        if (!denied) return state.row[one] == state.row[other];
        const Player& player = state.players[actor(state).seat];
        return player.seats[one].guest == player.seats[other].guest;
    };
    for (unsigned place = 0; place < action.a(); ++place)
        if ((tried >> place & 1U) != 0 && alike(place, action.a())) return false;
    tried |= 1U << action.a();
    return true;
}

}  // namespace tavern
