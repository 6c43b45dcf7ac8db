// The results of a placement of dice, and which of two is better whatever follows.
#pragma once
#include <algorithm>
#include <cstdint>

#include "rules/rules.hpp"

namespace tavern {

/** Counts of dice, except for the tables; upgrades in the turn may still change the yield of each die. */
struct Goods {
    int thalers = 0;  // from the tables
    int cashbox = 0;
    int barrel = 0;
    int brewer = 0;
    int monk = 0;
    int turned = 0;
    int steps = 0;  // of reputation, in total

    /** The number to which dice on the space count. */
    int& of(Space space) {
        switch (space) {
            case Space::cashbox: return cashbox;
            case Space::barrel: return barrel;
            case Space::brewer: return brewer;
            case Space::monk: return monk;
            default: return thalers;
        }
    }
    int sum() const { return thalers + cashbox + barrel + brewer + monk - turned; }
    /** A byte for each number of which more is better, and two for the steps, of which neither more nor fewer are. */
    std::uint64_t packed() const {
        std::uint64_t bytes = 0;
        for (const int count : {thalers, cashbox, barrel, brewer, monk, most - turned, steps, most - steps})
            bytes = bytes << 8U | static_cast<std::uint64_t>(std::clamp(count, 0, most));
        return bytes;
    }
    /** Whether no byte of the one is less than that of the other. */
    static bool dominates(std::uint64_t one, std::uint64_t other) {
        constexpr std::uint64_t high = 0x8080808080808080U;
        return (((one | high) - other) & high) == high;
    }

  private:
    static constexpr int most = 127;
};

/** Of the dice that lie on the board. */
inline Goods goods_on_board(const Player& player) {
    Goods goods;
    for (std::size_t seat = 0; seat < player.seated; ++seat)
        if (player.seats[seat].die.lies()) goods.thalers += facts(player.seats[seat].guest).thalers;
    goods.cashbox = player.cashbox.lies();
    goods.barrel = player.barrel.lies();
    goods.brewer = dice_on(player, Space::brewer).total();
    goods.monk = dice_on(player, Space::monk).total();
    return goods;
}

}  // namespace tavern
