#include "ai/turn/moved_dice.hpp"

#include <algorithm>

#include "ai/turn/position_key.hpp"
#include "record/numbers/hash.hpp"

namespace tavern {
namespace {

constexpr std::size_t most_ways = 2048;

struct Placement {
    State state;
    std::vector<Action> moves;
};

/** The position, and those that moves lead to. */
std::vector<Placement> placements(const State& start) {
    std::vector<Placement> all{{start, {}}};
    std::vector<std::uint64_t> keys;
    ActionList legal;
    Effects effects;
    for (std::size_t index = 0; index < all.size() && all.size() <= most_ways; ++index) {
        const Placement from = all[index];
        if (question(from.state) != Question::serve) continue;
        legal_actions(from.state, legal);
        for (const Action action : legal) {
            if (action.kind() != ActionKind::move) continue;
            Placement to = from;
            effects.clear();
            apply_legal(to.state, action, effects);
            const Player& player = to.state.players[actor(start).seat];
            // The faces there count, since the dice may move on.
            const std::uint64_t key =
                hash_with(key_of(to.state, player), player.cashbox.face() * 8U + player.barrel.face());
            if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
            keys.push_back(key);
            to.moves.push_back(action);
            all.push_back(std::move(to));
        }
    }
    return all;
}

bool dice_lie(const Player& player) {
    const auto* const end = player.seats.data() + player.seated;
    return player.cashbox.lies() || player.barrel.lies() || !dice_on(player, Space::brewer).empty() ||
           !dice_on(player, Space::monk).empty() ||
           std::any_of(player.seats.data(), end, [](const Seat& seat) { return seat.die.lies(); });
}

}  // namespace

MovedDice moved_dice(const State& start) {
    const std::size_t seat = actor(start).seat;
    std::vector<Placement> all = placements(start);
    std::vector<Goods> goods;
    std::vector<std::uint64_t> packed;
    goods.reserve(all.size());
    packed.reserve(all.size());
    for (const Placement& one : all) {
        const Player& player = one.state.players[seat];
        Goods lying = goods_on_board(player);
        lying.steps = player.reputation;
        goods.push_back(lying);
        packed.push_back(lying.packed());
    }
    // With a reputation a move may become possible only later in the turn (section 6), and while another question is
    // open no die moves.
    const bool all_now =
        !dice_lie(start.players[seat]) || (!has_reputation(start.setup) && question(start) == Question::serve);
    MovedDice moved{{}, all_now && all.size() <= most_ways};
    for (std::size_t index = 0; index < all.size(); ++index) {
        bool dominated = false;
        for (std::size_t other = 0; other < all.size() && !dominated; ++other)
            dominated =
                Goods::dominates(packed[other], packed[index]) && (packed[other] != packed[index] || other < index);
        if (!dominated) moved.plans.push_back({std::move(all[index].moves), goods[index]});
    }
    return moved;
}

}  // namespace tavern
