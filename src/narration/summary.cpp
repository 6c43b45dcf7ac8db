#include "narration/summary.hpp"

#include <algorithm>
#include <optional>

#include "narration/outlook.hpp"
#include "rules/rules.hpp"
#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

/** The actions of a player over many steps. */
struct Doings {
    int seat = 0;
    int thalers = 0;  // earned
    int beer = 0;
    int nobles = 0;  // recruited with beer
    int turned = 0;  // dice
    bool planned = false;
    bool served = false;
    std::vector<Card> bought;
    std::vector<Card> guests;  // recruited
    std::vector<Tile> upgraded;
    std::vector<Card> denied;
    int upgrade_nobles = 0;
    std::optional<int> monastery;  // where the marker stands now
    std::optional<int> reputation;
};

Doings& doings_of(std::vector<Doings>& all, int seat) {
    for (Doings& doings : all)
        if (doings.seat == seat) return doings;
    all.push_back({});
    all.back().seat = seat;
    return all.back();
}

void gather(Doings& doings, const Effect& effect, ActionKind action) {
    switch (effect.kind) {
        case EffectKind::gained:
            if (static_cast<Resource>(effect.a) == Resource::thalers) doings.thalers += effect.b;
            if (static_cast<Resource>(effect.a) == Resource::beer) doings.beer += effect.b;
            break;
        case EffectKind::card_gained: {
            const Card card = static_cast<Card>(effect.a);
            if (action == ActionKind::buy && effect.source == Source::purchase) doings.bought.push_back(card);
            if (action == ActionKind::recruit && effect.source == Source::purchase) doings.guests.push_back(card);
            if (action == ActionKind::recruit_nobles) ++doings.nobles;
            if (action == ActionKind::upgrade && card == Card::noble) ++doings.upgrade_nobles;
            break;
        }
        case EffectKind::tile_upgraded: doings.upgraded.push_back(static_cast<Tile>(effect.a)); break;
        case EffectKind::card_removed: doings.denied.push_back(static_cast<Card>(effect.a)); break;
        case EffectKind::die_turned: ++doings.turned; break;
        case EffectKind::monastery_step: doings.monastery = effect.b; break;
        case EffectKind::reputation_step: doings.reputation = effect.b; break;
        case EffectKind::plan_ready: doings.planned = true; break;
        case EffectKind::turn_ended: doings.served = true; break;
        default: break;
    }
}

/** "a, b and c" in the chosen language. */
std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (index > 0) text += index + 1 == names.size() ? say(Text::since_and) : say(Text::since_comma);
        text += names[index];
    }
    return text;
}

template <typename Things, typename Name>
std::string listed(const Things& things, const Name& name) {
    std::vector<std::string> names;
    names.reserve(things.size());
    for (const auto thing : things) names.emplace_back(name(thing));
    return listed(names);
}

std::string gains_text(int thalers, int beer) {
    std::vector<std::string> gains;
    if (thalers > 0 || beer == 0) gains.push_back(std::to_string(thalers) + " [thaler]");
    if (beer > 0) gains.push_back(std::to_string(beer) + " [beer]");
    return listed(gains);
}

std::string points_text(int points) {
    return points > 0 ? say(Text::since_points, {{"points", points}}) : std::string();
}

int points_of(const std::vector<Card>& cards) {
    int points = 0;
    for (const Card card : cards) points += facts(card).points;
    return points;
}

void tell(std::vector<SummaryLine>& lines, const Doings& doings, const State& state) {
    const auto add = [&](std::string text, std::string brought = {}) {
        lines.push_back({doings.seat, std::move(text), std::move(brought)});
    };
    const Player& player = state.players[static_cast<std::size_t>(doings.seat)];
    if (doings.turned > 0)
        add(doings.turned == 1 ? std::string(say(Text::since_turned_one))
                               : say(Text::since_turned, {{"count", doings.turned}}));
    if (doings.planned && !doings.served) {
        const Outlook plan = outlook(state, player);
        add(say(Text::since_planned,
                {{"gains", gains_text(plan.thalers_after - player.thalers, plan.beer_after - player.beer)}}),
            plan.steps > 0 ? say(Text::since_steps, {{"steps", plan.steps}}) : std::string());
        const int kept = player.white.total() + player.own.total();
        if (kept > 0)
            add(kept == 1 ? std::string(say(Text::since_kept_one)) : say(Text::since_kept, {{"count", kept}}));
    }
    if (!doings.served) return;
    add(say(Text::since_earned, {{"gains", gains_text(doings.thalers, doings.beer)}}));
    const auto card = [](Card value) { return card_name(value); };
    if (!doings.upgraded.empty())
        add(say(Text::since_upgraded, {{"tiles", listed(doings.upgraded, [](Tile tile) { return tile_name(tile); })}}),
            points_text(doings.upgrade_nobles * facts(Card::noble).points));
    if (!doings.guests.empty())
        add(say(Text::since_recruited, {{"guests", listed(doings.guests, card)}}),
            points_text(points_of(doings.guests)));
    if (doings.nobles > 0)
        add(doings.nobles == 1 ? std::string(say(Text::since_noble))
                               : say(Text::since_nobles, {{"count", doings.nobles}}),
            points_text(doings.nobles * facts(Card::noble).points));
    if (!doings.bought.empty())
        add(say(Text::since_bought, {{"cards", listed(doings.bought, card)}}), points_text(points_of(doings.bought)));
    if (!doings.denied.empty()) add(say(Text::since_denied, {{"guests", listed(doings.denied, card)}}));
    if (doings.monastery)
        add(*doings.monastery == 0 ? std::string(say(Text::since_monastery_start))
                                   : say(Text::since_monastery, {{"space", *doings.monastery}}));
    if (doings.reputation)
        add(say(Text::since_reputation, {{"space", reputation_sign(state.setup, *doings.reputation)}}));
}

}  // namespace

std::vector<SummaryLine> summary_since(const Game& game, std::size_t first_step, int reader) {
    std::vector<Doings> all;
    const std::vector<Step>& steps = game.steps();
    for (std::size_t index = first_step; index < steps.size(); ++index) {
        const Step& step = steps[index];
        for (std::size_t number = 0; number < step.effect_count; ++number) {
            const Effect& effect = game.effects()[step.first_effect + number];
            if (effect.player >= max_players || effect.player == reader) continue;
            // Of an evening that is over only the serving counts, not the plan.
            gather(doings_of(all, effect.player), effect, step.action.kind());
        }
    }
    std::vector<SummaryLine> lines;
    for (const Doings& doings : all) tell(lines, doings, game.state());
    return lines;
}

}  // namespace tavern
