#include "narration/outlook.hpp"

#include <algorithm>

#include "record/numbers/sort_by.hpp"
#include "rules/rules.hpp"
#include "text/text.hpp"

namespace tavern {

std::vector<Face> faces_of(const Dice& dice) {
    std::vector<Face> list;
    for (Face face = 1; face <= faces; ++face)
        for (int count = dice.count(face); count > 0; --count) list.push_back(face);
    return list;
}

std::vector<HandDie> dice_in_hand(const Player& player) {
    std::vector<HandDie> dice;
    for (const bool own : {false, true})
        for (const Face face : faces_of(own ? player.own : player.white)) dice.push_back({face, own});
    return dice;
}

std::vector<PlacedDie> placed_dice(const Player& player) {
    std::vector<PlacedDie> dice;
    const auto single = [&](Space space) {
        const SpaceDie die = die_on(player, space);
        if (die.lies()) dice.push_back({die.face(), die.own(), space});
    };
    for (int seat = 0; seat < player.tables; ++seat) single(seat_space(seat));
    single(Space::cashbox);
    const auto many = [&](Space space, const Dice& white, const Dice& own) {
        for (Face face = 1; face <= faces; ++face) {
            for (int count = white.count(face); count > 0; --count) dice.push_back({face, false, space});
            for (int count = own.count(face); count > 0; --count) dice.push_back({face, true, space});
        }
    };
    many(Space::brewer, player.brewer_white, player.brewer_own);
    single(Space::barrel);
    many(Space::monk, player.monk_white, player.monk_own);
    return dice;
}

std::optional<Action> next_to_serve(const Player& player, const ActionList& legal) {
    const auto rank = [](const PlacedDie& die) {
        if (is_seat(die.space)) return 0;
        switch (die.space) {
            case Space::cashbox: return 1;
            case Space::barrel: return 2;
            case Space::brewer: return 3;
            default: return 4;
        }
    };
    std::vector<PlacedDie> dice = placed_dice(player);
    sort_by(dice, rank);
    for (const PlacedDie& die : dice)
        if (const Action serve = act::serve(die.face, die.space); legal.rank(serve) >= 0) return serve;
    const Action barbacks(ActionKind::barbacks);
    return legal.rank(barbacks) >= 0 ? std::optional(barbacks) : std::nullopt;
}

Outlook outlook(const State& state, int seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    if (has_ended_turn(state, seat)) return {player.thalers, player.beer, 0};
    const PlanShare plan = plan_as_it_lies(player);
    const int drawn = player.barbacks_used ? player.staff_of(Card::barback) : 0;  // beer already in the purse
    Outlook result{player.thalers + plan.thalers, player.beer + plan.beer - drawn, 0};
    if (has_reputation(state.setup) && state.phase == Phase::planning) result.steps = planned_reputation(player);
    return result;
}

std::string_view yield_icon(Space space) {
    switch (space) {
        case Space::barrel:
        case Space::brewer: return "[beer]";
        case Space::monk: return "[step]";
        default: return "[thaler]";
    }
}

std::string yield_text(const Player& player, Space space) {
    return std::to_string(yield_of(player, space)) + std::string(yield_icon(space));
}

namespace {

Card guest_at(const Player& player, Space seat) {
    return player.seats[static_cast<std::size_t>(seat_of(seat))].guest;
}

/** Tables for which a die in hand is meant: each die takes the best guest that wants its face. */
std::vector<int> tables_in_hand(const Player& player) {
    std::vector<int> tables;
    for (const HandDie& die : dice_in_hand(player)) {
        std::optional<int> best;
        for (int table = 0; table < player.tables; ++table) {
            if (dishwashers_needed(player, die.face, seat_space(table)) != 0) continue;
            if (std::find(tables.begin(), tables.end(), table) != tables.end()) continue;
            if (!best || yield_of(player, seat_space(table)) > yield_of(player, seat_space(*best))) best = table;
        }
        if (best) tables.push_back(*best);
    }
    return tables;
}

}  // namespace

std::vector<Use> uses_of(const Player& player, Face face) {
    const int dishwashers = dishwashers_for_planning(player);
    const std::vector<int> in_hand = tables_in_hand(player);
    std::vector<Use> uses;
    const auto add = [&](Space space) {
        const int needed = dishwashers_needed(player, face, space);
        if (needed < 0 || needed > dishwashers) return;
        const Use use{space, needed};
        const auto equal = [&](const Use& other) {
            return is_seat(space) && is_seat(other.space) && other.dishwashers == needed &&
                   guest_at(player, space) == guest_at(player, other.space);
        };
        if (std::none_of(uses.begin(), uses.end(), equal)) uses.push_back(use);
    };
    for (int table = 0; table < player.tables; ++table)
        if (std::find(in_hand.begin(), in_hand.end(), table) == in_hand.end()) add(seat_space(table));
    for (const Space space : {Space::brewer, Space::monk, Space::cashbox, Space::barrel}) add(space);
    sort_by(uses, [](const Use& use) { return use.dishwashers; });
    sort_by(uses, [&](const Use& use) { return -yield_of(player, use.space); });
    return uses;
}

std::optional<Use> characteristic_use(const Player& player, Face face, bool with_dishwashers) {
    std::vector<Use> uses = uses_of(player, face);
    if (!with_dishwashers) std::erase_if(uses, [](const Use& use) { return use.dishwashers > 0; });
    const auto found = std::find_if(uses.begin(), uses.end(), [](const Use& use) {
        return use.space != Space::cashbox && use.space != Space::barrel;
    });
    if (found != uses.end()) return *found;
    return uses.empty() ? std::nullopt : std::optional(uses.front());
}

int cards_to_return(Player player, Tile tile) {
    if (player.dishwashers == 0) player.dishwashers = static_cast<std::uint8_t>(dishwashers_for_planning(player));
    return returnable_cards(player, tile);
}

std::string use_in_words(const Player& player, const Use& use) {
    const std::string_view space = space_name(player, use.space);
    const std::string gain = yield_text(player, use.space);
    if (use.dishwashers == 0) return say(Text::draft_use, {{"space", space}, {"gain", gain}});
    return say(Text::draft_use_with, {{"space", space}, {"gain", gain}, {"count", use.dishwashers}});
}

}  // namespace tavern
