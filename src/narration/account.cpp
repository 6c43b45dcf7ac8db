#include "narration/account.hpp"

#include <algorithm>

#include "rules/rules.hpp"

namespace tavern {
namespace {

void add_share(std::vector<GainShare>& shares, const Effect& effect) {
    for (GainShare& share : shares)
        if (share.source == effect.source && share.detail == effect.detail) {
            share.amount += effect.b;
            return;
        }
    shares.push_back({effect.source, effect.detail, effect.b});
}

void add_goods(Account& account, const Effect& effect) {
    const auto resource = static_cast<Resource>(effect.a);
    StoreAccount& store = account.store(resource);
    int change = -effect.b;
    switch (effect.kind) {
        case EffectKind::gained:
            store.gained += effect.b;
            add_share(store.shares, effect);
            change = effect.b;
            break;
        case EffectKind::paid: store.paid += effect.b; break;
        default:
            if (effect.source != Source::limit) return;
            store.lost += effect.b;
    }
    if (resource == Resource::schnapps) account.points.schnapps += change * components::points_per_schnapps;
    if (resource == Resource::thalers || resource == Resource::beer) account.points.stored += change;
}

void add_points(Score& points, Card card, int number) {
    const int change = number * facts(card).points;
    if (is_tavern_card(card))
        points.staff += change;
    else if (card == Card::noble)
        points.nobles += change;
    else
        points.guests += change;
}

void add_card(Account& account, const Effect& effect) {
    const Card card = static_cast<Card>(effect.a);
    switch (effect.kind) {
        case EffectKind::card_gained:
            if (effect.source != Source::purchase)
                account.given.push_back(card);
            else if (is_tavern_card(card))
                account.bought.push_back(card);
            else
                account.recruited.push_back(card);
            if (effect.source == Source::upgrade && card == Card::noble) ++account.upgrade_nobles;
            return add_points(account.points, card, 1);
        case EffectKind::card_removed: account.removed.push_back(card); return add_points(account.points, card, -1);
        default:
            account.returned.insert(account.returned.end(), effect.b, card);
            return add_points(account.points, card, -effect.b);
    }
}

void add_reputation(Account& account, const Setup& setup, const Effect& effect) {
    account.reputation_steps += goes_forward(setup, effect.a, effect.b) ? 1 : -1;
    account.reputation = effect.b;
    // The number of steps to the space within a lap.
    account.points.reputation += reputation_points(setup, effect.b) - reputation_points(setup, effect.a);
}

bool begins_serving(const Effect& effect) {
    return effect.kind == EffectKind::phase_begins && static_cast<Phase>(effect.a) == Phase::serving;
}

/** The start of the effect's evening; 0 if it began before the record. */
std::size_t evening_before(const Game& game, std::size_t effect) {
    while (effect > 0 && game.effects()[effect - 1].kind != EffectKind::evening_begins) --effect;
    return effect > 0 ? effect - 1 : 0;
}

int round_at(const Game& game, std::size_t first) {
    const Effect& effect = game.effects()[first];
    if (effect.kind == EffectKind::evening_begins) return effect.a;
    return game.record().first_round();
}

/** The step of this effect. */
std::size_t step_of(const Game& game, std::size_t effect) {
    const std::vector<Step>& steps = game.steps();
    const auto next = std::upper_bound(steps.begin(), steps.end(), effect,
                                       [](std::size_t wanted, const Step& step) { return wanted < step.first_effect; });
    // The last of several steps without effects.
    return static_cast<std::size_t>(next - steps.begin()) - 1;
}

}  // namespace

Stretch stretch_of_steps(const Game& game, std::size_t from_step, std::size_t to_step) {
    const std::vector<Step>& steps = game.steps();
    const auto begin = [&](std::size_t step) {
        return step < steps.size() ? steps[step].first_effect : game.effects().size();
    };
    return {begin(from_step), begin(to_step)};
}

void add(Account& account, const Setup& setup, const Effect& effect) {
    switch (effect.kind) {
        case EffectKind::gained:
        case EffectKind::paid:
        case EffectKind::lost: return add_goods(account, effect);
        case EffectKind::card_gained:
        case EffectKind::card_removed:
        case EffectKind::cards_returned: return add_card(account, effect);
        case EffectKind::reputation_step: return add_reputation(account, setup, effect);
        case EffectKind::monastery_step:
            ++account.monastery_steps;
            account.monastery = effect.b;
            return;
        case EffectKind::die_taken: return account.taken.push_back(effect.a);
        case EffectKind::die_served: ++account.served; return;
        case EffectKind::die_turned: ++account.turned; return;
        case EffectKind::tile_upgraded: return account.upgraded.push_back(static_cast<Tile>(effect.a));
        case EffectKind::plan_ready: account.planned = true; return;
        case EffectKind::turn_ended: account.ended = true; return;
        default: return;
    }
}

Account account_of(const Game& game, int seat, Stretch stretch) {
    Account account;
    for (std::size_t index = stretch.first; index < stretch.end; ++index)
        if (game.effects()[index].player == seat) add(account, game.state().setup, game.effects()[index]);
    return account;
}

Turn turn_ended_by(const Game& game, std::size_t effect) {
    const std::vector<Effect>& effects = game.effects();
    std::size_t serving = effect;
    while (serving > 0 && !begins_serving(effects[serving - 1]) && effects[serving - 1].kind != EffectKind::turn_ended)
        --serving;
    const std::size_t first = evening_before(game, effect);
    return {effects[effect].player,
            round_at(game, first),
            {first, effect + 1},
            serving > 0 ? step_of(game, serving - 1) + 1 : 0,
            step_of(game, effect) + 1};
}

std::vector<Turn> turns_since(const Game& game, std::size_t first_step) {
    std::vector<Turn> turns;
    for (std::size_t index = stretch_of_steps(game, first_step).first; index < game.effects().size(); ++index)
        if (game.effects()[index].kind == EffectKind::turn_ended) turns.push_back(turn_ended_by(game, index));
    return turns;
}

std::vector<Evening> evenings_since(const Game& game, std::size_t first_step) {
    const std::vector<Effect>& effects = game.effects();
    std::vector<Evening> evenings;
    for (std::size_t index = stretch_of_steps(game, first_step).first; index < effects.size(); ++index) {
        const Effect& effect = effects[index];
        const bool next_begins = effect.kind == EffectKind::evening_begins && effect.a > 1;
        if (!next_begins && effect.kind != EffectKind::game_over) continue;
        const std::size_t first = evening_before(game, index);
        evenings.push_back({round_at(game, first), {first, index}});
    }
    return evenings;
}

Standing standing_after(const Game& game, int seat, std::size_t effects) {
    const Player& player = game.state().players[static_cast<std::size_t>(seat)];
    const Account since = account_of(game, seat, {effects, game.effects().size()});
    Standing standing{{player.thalers, player.beer, player.schnapps, player.counter_guests},
                      score(game.state(), seat).total() - since.points.total()};
    for (std::size_t kind = 0; kind < resource_kinds; ++kind) standing.stores[kind] -= since.stores[kind].change();
    return standing;
}

}  // namespace tavern
