// A game played by typed lines alone, by one or more people at one keyboard and by computers.
#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "typed/line.hpp"

namespace tavern {

class TypedPlay {
  public:
    /** At least one innkeeper must be a person. */
    explicit TypedPlay(Game game);

    /** The news for the first player who is asked. */
    std::vector<std::string> begin();
    /** The answer to a line. A refused line changes nothing. */
    std::vector<std::string> enter(std::string_view line);
    bool over() const { return actor(game_.state()).kind == ActorKind::nobody; }
    const Game& game() const { return game_; }

  private:
    std::vector<std::string> answer(const TypedQuestion& asked);
    std::vector<std::string> take_back();
    std::vector<std::string> repeat();
    bool computer_is_asked() const;
    /** Lets computers decide up to the next question to a person. Returns the news that nobody has heard yet. */
    std::vector<std::string> go_on();

    Game game_;
    int reader_ = 0;                                // the person asked last
    std::array<std::size_t, max_players> heard_{};  // by seat, steps
};

}  // namespace tavern
