// A guess at the value that the rest of a turn adds to a position.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/evaluation/evaluation.hpp"
#include "ai/turn/goods.hpp"

namespace tavern {

/** The things that a guess counts. */
enum class Foresight : std::uint8_t {
    purchases,  // by the thalers and beer at hand and of dice on the tiles; and the steps of monks
    all,        // also guests that have not paid, steps on the tracks, and upgrades that improve dice on the board
};

/** Guesses the value that the rest of a turn adds to a position, in hundredths of a point, as if no purchase changed
 * the value of another one. Only the order of a search depends on it. */
class Prospects {
  public:
    /** For the positions that follow from this one in a turn of the seat. */
    void begin(const State& start, std::size_t seat, const Evaluator& evaluator, Foresight foresight);
    Value of(const State& state);
    /** Of the dice as a plan places them in the first position. */
    Value of(const Player& player, const Goods& goods);

  private:
    /** The alternatives of one kind, of which a turn buys one, stand together. */
    struct Purchase {
        unsigned kind;  // a tavern card, or a tile after them
        int price;
        Value gain;
        int given;  // cards given back for an upgrade
    };
    static constexpr std::size_t most_money = 64;
    static constexpr std::size_t most_steps = 48;
    /** The highest gain for each amount of money. */
    using Table = std::array<Value, most_money>;

    static Value bought_with(const Table& table, int money) {
        return table[std::min(static_cast<std::size_t>(money), most_money - 1)];
    }
    void add_one_of(std::span<const Purchase> group, Table& most) const;
    void weigh_tracks(const State& rich, const Evaluator& evaluator);
    Value worth_of(const Bonus& bonus) const;
    const Table& without(std::uint32_t kinds);
    const Table& for_beer(const Player& player) const { return player.recruited ? for_beer_recruited_ : for_beer_; }
    Value of_steps(const Player& player, int steps) const;
    Value of_reputation(const State& state) const;
    Value of_better_dice(const Player& player, Goods goods);

    std::size_t seat_ = 0;
    Foresight foresight_ = Foresight::purchases;
    std::vector<Purchase> purchases_;
    std::uint32_t kinds_ = 0;             // that can be bought
    std::vector<Table> for_thalers_;      // by number
    std::vector<std::uint16_t> numbers_;  // of the tables plus 1, by the kinds that can no longer be bought
    std::vector<std::uint32_t> numbered_;
    Table for_beer_{};
    Table for_beer_recruited_{};  // without another guest
    Value of_schnapps_ = 0;
    Value of_noble_ = 0;
    std::array<Value, 1 + components::reputation_track_guest_book.size()> reputation_{};  // by space
    std::array<Value, most_steps> monastery_{};  // by steps from the first space
    int first_space_ = 0;
};

}  // namespace tavern
