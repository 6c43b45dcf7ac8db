// The game being played, and everything that goes with it when it is set aside.
#pragma once
#include <cstddef>
#include <optional>
#include <string>

#include "ai/review.hpp"
#include "record/game.hpp"
#include "story/story.hpp"

namespace tavern::app {

struct CurrentGame {
    Game game;
    std::string slot{};                   // empty: it is not saved
    std::optional<story::Story> story{};  // told of it
    std::size_t line = 0;                 // of the story, which the game is
    std::optional<int> last_seat{};       // of the player who holds the device; empty: nobody has acted yet
    bool behind_curtain = false;          // until it is lifted, in any phase
    bool by_letter = false;               // it goes from device to device by links
    bool saved_once_played = false;       // by the next action: it came from a link, or its save was deleted
    bool of_host = false;                 // the page around has opened it
    std::optional<Review> review{};       // of the game set aside, if it was complete
};

}  // namespace tavern::app
