// The referee behind `tavern engine`: one JSON request in, one JSON answer out, for any other program to play with.
#pragma once
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "record/record_json.hpp"

namespace tavern {

class Engine {
  public:
    /** The answer to one request, both on one line. One that is refused changes nothing. */
    std::string answer(std::string_view request);
    const std::optional<Game>& game() const { return game_; }

  private:
    friend class EngineRequest;
    std::optional<Game> game_;
};

/** Answers every line of one file in a line of the other, until it ends. */
void serve(std::FILE* in, std::FILE* out);

}  // namespace tavern
