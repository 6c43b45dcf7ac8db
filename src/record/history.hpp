// Looking back at a game from its beginning, moment by moment, beside the game itself.
#pragma once
#include <cstddef>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** The moments of a game as numbers of steps: the beginning (0), after each action of a player, and after the chance
 * that follows, with rolls and draws apart. The last one is the present state. */
std::vector<std::size_t> moments_of(const Game& game);
/** The first of these moments with at least this many steps; beyond them the last one. */
std::size_t moment_of(const std::vector<std::size_t>& moments, std::size_t steps);

class History {
  public:
    /** Starts at the last moment. Covers the game up to its present state, without undone actions. */
    explicit History(const Game& game);

    /** The whole game with chance among its actions, so it can neither be saved nor continued. */
    const Game& whole() const { return whole_; }
    /** The state at the moment. */
    const Game& game() const { return past_; }
    /** 0..last(): index into moments(). */
    std::size_t moment() const { return moment_; }
    std::size_t last() const { return moments_.size() - 1; }
    const std::vector<std::size_t>& moments() const { return moments_; }
    /** The moment that Game::go_to with this number of player actions leads to, after all chance that follows. */
    std::size_t moment_of_action(std::size_t player_actions) const;
    /** How many player actions come before the moment, as the record of the original game counts them. */
    std::size_t player_actions() const;
    /** A number beyond the last moment means the last moment. */
    void go_to(std::size_t moment);

  private:
    Game whole_;
    Game past_;
    std::vector<std::size_t> moments_;
    std::size_t moment_;
    bool dealt_;  // by a seed, so the record has only the actions of players
};

/** The moments that tell an evening in few pictures: the beginning, the end of every draft, turn and round, and the
 * last. */
std::vector<std::size_t> telling_moments(const Game& game);

}  // namespace tavern
