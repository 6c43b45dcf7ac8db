// A game looked through from its beginning, moment by moment, beside the game itself.
#pragma once
#include <cstddef>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** Where one can stop, as numbers of steps played: at the beginning (0), after every action of a player, and after what
 *  chance did next, rolls apart from draws. The last one is the game as it stands. */
std::vector<std::size_t> moments_of(const Game& game);

class History {
  public:
    /** Of the game as it stands, at its last moment. What was undone in it does not belong to it. */
    explicit History(const Game& game);

    /** All of it; chance is among its actions, so it can neither be written as a save nor be played on from. */
    const Game& whole() const { return whole_; }
    /** As it was at the moment. */
    const Game& game() const { return past_; }
    /** 0..last(): index into moments(). */
    std::size_t moment() const { return moment_; }
    std::size_t last() const { return moments_.size() - 1; }
    const std::vector<std::size_t>& moments() const { return moments_; }
    /** The first moment at which so many steps are played. */
    std::size_t moment_of(std::size_t steps) const;
    /** Where Game::go_to of so many actions of players leads: all that chance did after them has happened. */
    std::size_t moment_of_action(std::size_t player_actions) const;
    /** Actions of players until the moment: what Record::actions of the game as it was played counts. */
    std::size_t player_actions() const;
    /** Beyond the last one means the last one. */
    void go_to(std::size_t moment);

  private:
    Game whole_;
    Game past_;
    std::vector<std::size_t> moments_;
    std::size_t moment_;
    bool dealt_;  // by a seed, so that only the actions of players are in the record
};

}  // namespace tavern
