// Tasks for the computer and their results. Both travel as bytes between page and worker, which run the same program,
// so values keep their memory layout.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ai/advice.hpp"
#include "ai/players.hpp"
#include "ai/review.hpp"
#include "problems/solution.hpp"

namespace tavern::app {

struct DecisionTask {
    ComputerPlayer player = ComputerPlayer::novice;
    std::uint64_t seed = 0;
    State state;  // a player is to act, as in the next one
};
struct AdviceTask {
    State state;
};
struct ReviewTask {
    std::string game;  // in the format of record_json.hpp
};

struct Task {
    using Subject = std::variant<DecisionTask, AdviceTask, ReviewTask, problems::Problem>;
    int number = 0;  // returned with the result
    Subject subject;
};

struct ReviewPart {
    Review review;                // everything found so far
    int progress = whole_review;  // thousandths; below that, more is to come
};

struct Thought {
    int number = 0;  // of the task
    /** In the order of the tasks. */
    std::variant<std::vector<Action>, Advice, ReviewPart, problems::Solution> result;

    /** Whether the task is done. */
    bool complete() const {
        const auto* part = std::get_if<ReviewPart>(&result);
        return part == nullptr || part->progress == whole_review;
    }
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
    ReviewPart go_on_reviewing(const ReviewTask& task);

    std::optional<Task> task_;
    // The last review, kept through other tasks: it takes minutes, and players come back to it.
    std::optional<Reviewer> reviewer_;
    std::string reviewed_;  // its game
};

}  // namespace tavern::app
