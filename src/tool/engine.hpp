// The referee of `tavern engine`: one JSON request in, one JSON answer out, so that any program can play.
#pragma once
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "record/record_json.hpp"

namespace tavern {

class Engine {
  public:
    /** The answer to a request, both on one line. A refused request changes nothing. */
    std::string answer(std::string_view request);
    const std::optional<Game>& game() const { return game_; }

  private:
    friend class EngineRequest;
    std::optional<Game> game_;
};

/** Answers every line of in with a line of out, until in ends. */
void serve(std::FILE* in, std::FILE* out);

}  // namespace tavern
