// What the computer is asked to find out, and what it finds out. Both travel as bytes between the page and the worker,
// which run the same program, so values go as they lie in memory.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/advice.hpp"
#include "ai/players.hpp"
#include "ai/review.hpp"

namespace tavern::app {

struct Task {
    enum class Kind : std::uint8_t { decide, advise, review };
    Kind kind = Kind::decide;
    int number = 0;                          // comes back with what was found out
    PlayerKind player = PlayerKind::novice;  // decide
    std::uint64_t seed = 0;                  // decide
    State state;                             // decide, advise; a player is asked
    std::string game;                        // review: as record_json.hpp writes it
};

struct Thought {
    Task::Kind kind = Task::Kind::decide;
    int number = 0;               // of the task
    std::vector<Action> actions;  // decide
    Advice advice;                // advise
    Review review;                // review: all that is there so far
    int progress = 1000;          // thousandths; when below, more is to come
};

std::string bytes_of(Task task);
std::string bytes_of(Thought thought);
/** Nothing when the bytes are of another length than such a value has. */
std::optional<Task> task_from(std::string_view bytes);
std::optional<Thought> thought_from(std::string_view bytes);

/** Works at the newest task, bit by bit, so that a newer one never waits long. */
class Thinker {
  public:
    /** In place of the task before. */
    void take(Task task);
    /** What was found out next; nothing when there is nothing left to do. */
    std::optional<Thought> work();

  private:
    bool go_on_reviewing(Thought& thought);

    std::optional<Task> task_;
    std::optional<Reviewer> reviewer_;
};

}  // namespace tavern::app
