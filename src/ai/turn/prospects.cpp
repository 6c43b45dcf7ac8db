#include "ai/turn/prospects.hpp"

#include <algorithm>
#include <limits>

namespace tavern {
namespace {

/** A guess at the value of a step on a track where no better one is made. */
constexpr Value a_step = 30;
/** A guess at the value of a thaler from a track. */
constexpr Value a_thaler = 60;

constexpr unsigned kind_of(Tile tile) {
    return components::tavern_kinds + index_of(tile);
}
constexpr std::uint32_t sets_of_kinds = 1U << (components::tavern_kinds + components::tile_kinds);

constexpr int monastery_spaces = components::monastery_track.size();  // after the last one comes the start again

/** The tiles whose upgrade makes a die that lies there worth more, and by how much. */
struct BetterTile {
    Space space;
    Tile tile;
    int more;
};
constexpr std::array<BetterTile, 4> better_tiles{{
    {Space::cashbox, Tile::cashbox, components::cashbox_yield[1] - components::cashbox_yield[0]},
    {Space::barrel, Tile::barrel, components::barrel_yield[1] - components::barrel_yield[0]},
    {Space::brewer, Tile::brewer, components::brewer_yield[1] - components::brewer_yield[0]},
    {Space::monk, Tile::monk, components::monk_yield[1] - components::monk_yield[0]},
}};

/** Steps on a track that go on after an open question. */
int open_steps(const State& state, TaskKind kind) {
    int steps = 0;
    for (std::size_t index = 0; index < state.task_count; ++index)
        if (state.tasks[index].kind == kind) steps += state.tasks[index].amount;
    return steps;
}

/** With those at hand. */
int thalers_of(const Player& player, const Goods& goods) {
    return player.thalers + goods.thalers + goods.cashbox * yield_of(player, Space::cashbox);
}
int beer_of(const Player& player, const Goods& goods) {
    return player.beer + goods.barrel * yield_of(player, Space::barrel) +
           goods.brewer * yield_of(player, Space::brewer);
}
/** Of the monks. */
int steps_of(const Player& player, const Goods& goods) {
    return goods.monk * yield_of(player, Space::monk);
}

}  // namespace

void Prospects::begin(const State& start, std::size_t seat, const Evaluator& evaluator, Foresight foresight) {
    seat_ = seat;
    foresight_ = foresight;
    purchases_.clear();
    kinds_ = 0;
    for_thalers_.clear();
    numbers_.resize(sets_of_kinds);
    for (const std::uint32_t kinds : numbered_) numbers_[kinds] = 0;
    numbered_.clear();
    for_beer_.fill(0);
    for_beer_recruited_.fill(0);
    State rich = start;
    Player& player = rich.players[seat_];
    Effects effects;
    if (question(rich) == Question::plan) apply_legal(rich, Action(ActionKind::ready), effects);
    // Open questions are answered before anything is bought.
    if (foresight_ == Foresight::all) rich.task_count = 0;
    if (question(rich) != Question::serve) return;
    player.thalers = most_money - 1;
    player.beer = most_money - 1;
    const Value before = evaluator.value(rich);
    std::vector<Purchase> guests;
    std::vector<Purchase> nobles;
    ActionList legal;
    legal_actions(rich, legal);
    for (const Action action : legal) {
        const ActionKind kind = action.kind();
        if (kind != ActionKind::buy && kind != ActionKind::upgrade && kind != ActionKind::recruit &&
            kind != ActionKind::recruit_nobles)
            continue;
        State after = rich;
        effects.clear();
        apply_legal(after, action, effects);
        Player& paid = after.players[seat_];
        const int thalers = player.thalers - paid.thalers;
        const int beer = player.beer - paid.beer;
        paid.thalers = player.thalers;
        paid.beer = player.beer;
        const Value gain = evaluator.value(after) - before;
        if (kind == ActionKind::buy) purchases_.push_back({index_of(action.card()), thalers, gain, 0});
        if (kind == ActionKind::upgrade) purchases_.push_back({kind_of(action.tile()), thalers, gain, action.b()});
        if (kind == ActionKind::recruit) guests.push_back({0, beer, gain, 0});
        if (kind == ActionKind::recruit_nobles) nobles.push_back({0, beer, gain, 0});
    }
    for (const Purchase& purchase : purchases_) kinds_ |= 1U << purchase.kind;
    for (int times = 0; times < 3; ++times) add_one_of(nobles, for_beer_recruited_);
    for_beer_ = for_beer_recruited_;
    add_one_of(guests, for_beer_);
    of_noble_ = nobles.empty() ? 0 : nobles.front().gain;
    if (foresight_ == Foresight::all) weigh_tracks(rich, evaluator);
}

void Prospects::weigh_tracks(const State& rich, const Evaluator& evaluator) {
    State state = rich;
    Player& player = state.players[seat_];
    player.schnapps = 1;  // below the number up to which they count
    of_schnapps_ = -evaluator.value(state);
    player.schnapps = 2;
    of_schnapps_ += evaluator.value(state);
    if (has_reputation(state.setup)) {
        for (int space = 0; space <= reputation_length(state.setup); ++space) {
            player.reputation = static_cast<std::uint16_t>(space);
            reputation_[static_cast<std::size_t>(space)] = evaluator.value(state);
        }
        player.reputation = rich.players[seat_].reputation;
    }
    first_space_ = player.monastery;
    std::array<Value, monastery_spaces> worth_of_space{};
    for (std::size_t space = 0; space < worth_of_space.size(); ++space) {
        player.monastery = static_cast<std::uint8_t>(space);
        worth_of_space[space] = evaluator.value(state);
    }
    Value bonuses = 0;
    for (std::size_t steps = 0; steps < most_steps; ++steps) {
        const std::size_t space = (static_cast<std::size_t>(first_space_) + steps) % worth_of_space.size();
        if (steps > 0) bonuses += worth_of(components::monastery_track[space]);
        monastery_[steps] = bonuses + worth_of_space[space];
    }
}

Value Prospects::worth_of(const Bonus& bonus) const {
    switch (bonus.kind) {
        case BonusKind::thalers: return a_thaler * bonus.amount;
        case BonusKind::noble: return of_noble_;
        case BonusKind::schnapps:
        case BonusKind::schnapps_or_denied: return of_schnapps_;
        case BonusKind::card:
            for (const Purchase& purchase : purchases_)
                if (purchase.kind == index_of(bonus.card)) return purchase.gain;
            return 0;
        default: return 0;
    }
}

/** Adds a group of purchases, only one of which can be made. */
void Prospects::add_one_of(std::span<const Purchase> group, Table& most) const {
    for (std::size_t money = most_money; money-- > 0;) {
        Value best = most[money];
        for (const Purchase& purchase : group) {
            const auto price = static_cast<std::size_t>(purchase.price);
            if (price > money) continue;
            // The former legend counts one at a price of 0 on top of the others, and must go on as it was.
            const bool on_top = price == 0 && foresight_ == Foresight::purchases;
            best = std::max(best, (on_top ? best : most[money - price]) + purchase.gain);
        }
        most[money] = best;
    }
}

/** The table for thalers once these kinds are bought. */
const Prospects::Table& Prospects::without(std::uint32_t kinds) {
    kinds &= kinds_;
    std::uint16_t& number = numbers_[kinds];
    if (number == 0) {
        Table& table = for_thalers_.emplace_back();
        table.fill(0);
        const Purchase* const end = purchases_.data() + purchases_.size();
        for (const Purchase* first = purchases_.data(); first != end;) {
            const Purchase* const last =
                std::find_if(first, end, [first](const Purchase& purchase) { return purchase.kind != first->kind; });
            if ((kinds >> first->kind & 1U) == 0) add_one_of({first, last}, table);
            first = last;
        }
        number = static_cast<std::uint16_t>(for_thalers_.size());
        numbered_.push_back(kinds);
    }
    return for_thalers_[number - 1U];
}

Value Prospects::of_steps(const Player& player, int steps) const {
    int from = player.monastery - first_space_;
    if (from < 0) from += monastery_spaces;
    const auto at = [&](int number) { return monastery_[std::min(static_cast<std::size_t>(number), most_steps - 1)]; };
    return at(from + steps) - at(from);
}

/** Of the steps to come: those of bards are taken as far as they pay. */
Value Prospects::of_reputation(const State& state) const {
    if (!has_reputation(state.setup)) return 0;
    const Player& player = state.players[seat_];
    const auto at = [&](int steps) {
        return reputation_[static_cast<std::size_t>(reputation_space(state.setup, player.reputation + steps))];
    };
    const int must = open_steps(state, TaskKind::reputation_steps);
    const int may = must + player.staff_of(Card::bard) - player.bards_used;
    Value bonuses = 0;
    Value best = must == 0 ? at(0) : std::numeric_limits<Value>::min();
    for (int step = 1; step <= may; ++step) {
        bonuses += worth_of(reputation_at(state.setup, reputation_space(state.setup, player.reputation + step)).bonus);
        if (step >= must) best = std::max(best, at(step) + bonuses);
    }
    return best - at(0);
}

/** The best that thalers and beer buy, perhaps after an upgrade that makes dice that lie worth more. */
Value Prospects::of_better_dice(const Player& player, Goods goods) {
    const int thalers = thalers_of(player, goods);
    const int beer = beer_of(player, goods) + (player.barbacks_used ? 0 : player.staff_of(Card::barback));
    const std::uint32_t kinds = player.bought | std::uint32_t{player.upgraded} << components::tavern_kinds;
    Value best = bought_with(without(kinds), thalers) + bought_with(for_beer(player), beer);
    for (const auto& [space, tile, more] : better_tiles) {
        const int dice = player.has_upgraded(tile) ? 0 : goods.of(space);
        if (dice == 0) continue;
        const int yielded = dice * yield_of(player, space);
        const bool pays = space == Space::cashbox;
        const bool brews = space == Space::barrel || space == Space::brewer;
        for (const Purchase& purchase : purchases_) {
            // The thalers of the cashbox come after its upgrade.
            if (purchase.kind != kind_of(tile) || purchase.price > thalers - (pays ? yielded : 0)) continue;
            // A brewer given back brews no more.
            const int gained = dice * std::max(0, more - (tile == Tile::brewer ? purchase.given : 0));
            const Value walked =
                space == Space::monk ? of_steps(player, yielded + gained) - of_steps(player, yielded) : 0;
            const Table& rest = without(kinds | 1U << purchase.kind);
            best = std::max(best, purchase.gain + walked +
                                      bought_with(rest, thalers - purchase.price + (pays ? gained : 0)) +
                                      bought_with(for_beer(player), beer + (brews ? gained : 0)));
        }
    }
    return best;
}

Value Prospects::of(const State& state) {
    const Player& player = state.players[seat_];
    // Dice lie at tables only as long as a question is open; after it the search serves them at once.
    Goods goods = goods_on_board(player);
    if (foresight_ == Foresight::purchases) {
        goods.thalers = 0;
        return of(player, goods);
    }
    const int steps = steps_of(player, goods) + open_steps(state, TaskKind::monastery_steps);
    return of_steps(player, steps) + of_reputation(state) + of_better_dice(player, goods);
}

Value Prospects::of(const Player& player, const Goods& goods) {
    return bought_with(without(0), thalers_of(player, goods)) + bought_with(for_beer(player), beer_of(player, goods)) +
           a_step * (steps_of(player, goods) + goods.steps);
}

}  // namespace tavern
