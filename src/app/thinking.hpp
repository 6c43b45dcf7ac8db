// Tasks for the computer and their results. Both travel as bytes between page and worker, which run the same program,
// so values keep their memory layout.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/advice.hpp"
#include "ai/players.hpp"
#include "ai/review.hpp"
#include "problems/solution.hpp"

namespace tavern::app {

struct Task {
    enum class Kind : std::uint8_t { decide, advise, review, solve };
    Kind kind = Kind::decide;
    int number = 0;                          // returned with the result
    PlayerKind player = PlayerKind::novice;  // decide
    std::uint64_t seed = 0;                  // decide
    State state;                             // decide, advise, solve; a player is to act
    std::string game;                        // review: in the format of record_json.hpp
    problems::Goal goal{};                   // solve
};

struct Thought {
    Task::Kind kind = Task::Kind::decide;
    int number = 0;               // of the task
    std::vector<Action> actions;  // decide
    Advice advice;                // advise
    Review review;                // review: everything found so far
    problems::Solution solution;  // solve
    int progress = whole_review;  // thousandths; below that, more is to come
};

std::string bytes_of(Task task);
std::string bytes_of(Thought thought);
/** Empty if the bytes do not have the length of such a value. */
std::optional<Task> task_from(std::string_view bytes);
std::optional<Thought> thought_from(std::string_view bytes);

/** Works on the newest task in steps, so that a newer one never waits long. */
class Thinker {
  public:
    /** Replaces the former task. */
    void take(Task task);
    /** The next result; empty when the task is done. */
    std::optional<Thought> work();

  private:
    bool go_on_reviewing(Thought& thought);

    std::optional<Task> task_;
    std::optional<Reviewer> reviewer_;
};

}  // namespace tavern::app
