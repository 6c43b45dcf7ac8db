#include "app/thinking.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>

#include "record/record_json.hpp"

namespace tavern::app {
namespace {

class ByteWriter {
  public:
    template <class Value>
    void value(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    template <class List>
    void size(const List& list) {
        value(list.size());
    }
    template <class... Kinds>
    void kind(const std::variant<Kinds...>& choice) {
        value(choice.index());
    }
    std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
};

/** Leaves values as they are after the end, which counts as a fault. */
class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}
    template <class Value>
    void value(Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        good_ = good_ && bytes_.size() >= sizeof value;
        if (!good_) return;
        std::memcpy(static_cast<void*>(&value), bytes_.data(), sizeof value);
        bytes_.remove_prefix(sizeof value);
    }
    template <class List>
    void size(List& list) {
        std::size_t size = 0;
        value(size);
        // Every entry takes at least a byte.
        good_ = good_ && size <= bytes_.size();
        if (good_) list.resize(size);
    }
    /** Holds an empty value of the kind afterwards. */
    template <class... Kinds>
    void kind(std::variant<Kinds...>& choice) {
        std::size_t kind = 0;
        value(kind);
        good_ = good_ && kind < sizeof...(Kinds);
        std::size_t index = 0;
        if (good_) ((index++ == kind ? choice = Kinds{} : choice), ...);
    }
    bool at_end() const { return good_ && bytes_.empty(); }

  private:
    std::string_view bytes_;
    bool good_ = true;
};

// Writing and reading make the same calls.

template <class Bytes, class List>
void follow_values(Bytes& bytes, List& list) {
    bytes.size(list);
    for (auto& value : list) bytes.value(value);
}

template <class Bytes>
void follow(Bytes& bytes, Suggestion& suggestion) {
    follow_values(bytes, suggestion.actions);
    follow_values(bytes, suggestion.turn);
    bytes.value(suggestion.value);
    bytes.value(suggestion.reason);
    bytes.value(suggestion.a);
    bytes.value(suggestion.b);
    bytes.value(suggestion.difference);
}

template <class Bytes>
void follow(Bytes& bytes, problems::Line& line) {
    follow_values(bytes, line.actions);
    bytes.value(line.worth);
}

template <class Bytes>
void follow(Bytes& bytes, Mistake& mistake) {
    bytes.value(mistake.player_actions);
    bytes.value(mistake.seat);
    bytes.value(mistake.round);
    bytes.value(mistake.question);
    follow(bytes, mistake.played);
    follow(bytes, mistake.better);
    bytes.value(mistake.cost);
    bytes.value(mistake.error);
}

template <class Bytes, class Item>
void follow_all(Bytes& bytes, std::vector<Item>& items) {
    bytes.size(items);
    for (Item& item : items) follow(bytes, item);
}

template <class Bytes>
void follow(Bytes& bytes, DecisionTask& task) {
    bytes.value(task.player);
    bytes.value(task.seed);
    bytes.value(task.state);
}

template <class Bytes>
void follow(Bytes& bytes, AdviceTask& task) {
    bytes.value(task.state);
}

template <class Bytes>
void follow(Bytes& bytes, ReviewTask& task) {
    follow_values(bytes, task.game);
}

template <class Bytes>
void follow(Bytes& bytes, problems::Problem& problem) {
    bytes.value(problem.state);
    bytes.value(problem.goal);
}

template <class Bytes>
void follow(Bytes& bytes, std::vector<Action>& actions) {
    follow_values(bytes, actions);
}

template <class Bytes>
void follow(Bytes& bytes, Advice& advice) {
    follow_all(bytes, advice.suggestions);
    bytes.value(advice.exact);
    follow_values(bytes, advice.dice);
}

template <class Bytes>
void follow(Bytes& bytes, ReviewPart& part) {
    follow_values(bytes, part.review.win_probabilities);
    follow_all(bytes, part.review.mistakes);
    bytes.value(part.review.luck);
    bytes.value(part.review.decisions);
    bytes.value(part.progress);
}

template <class Bytes>
void follow(Bytes& bytes, problems::Solution& solution) {
    follow_all(bytes, solution.lines);
    bytes.value(solution.tempting);
    bytes.value(solution.nothing);
    bytes.value(solution.proved);
    bytes.value(solution.margin);
    bytes.value(solution.error);
}

template <class Bytes, class... Kinds>
void follow(Bytes& bytes, std::variant<Kinds...>& choice) {
    bytes.kind(choice);
    std::visit([&](auto& value) { follow(bytes, value); }, choice);
}

template <class Bytes>
void follow(Bytes& bytes, Task& task) {
    bytes.value(task.number);
    follow(bytes, task.subject);
}

template <class Bytes>
void follow(Bytes& bytes, Thought& thought) {
    bytes.value(thought.number);
    follow(bytes, thought.result);
}

template <class Message>
std::string written(Message& message) {
    ByteWriter bytes;
    follow(bytes, message);
    return bytes.take();
}

template <class Message>
std::optional<Message> read(std::string_view text) {
    ByteReader bytes(text);
    Message message;
    follow(bytes, message);
    if (!bytes.at_end()) return std::nullopt;
    return message;
}

}  // namespace

std::string bytes_of(Task task) {
    return written(task);
}
std::string bytes_of(Thought thought) {
    return written(thought);
}
std::optional<Task> task_from(std::string_view bytes) {
    return read<Task>(bytes);
}
std::optional<Thought> thought_from(std::string_view bytes) {
    return read<Thought>(bytes);
}

void Thinker::take(Task task) {
    task_ = std::move(task);
}

std::optional<Thought> Thinker::work() {
    if (!task_) return std::nullopt;
    Thought thought{task_->number, {}};
    const Task::Subject& subject = task_->subject;
    if (const auto* task = std::get_if<DecisionTask>(&subject))
        thought.result = decide(task->player, task->state, task->seed);
    if (const auto* task = std::get_if<AdviceTask>(&subject)) thought.result = advise(task->state);
    if (const auto* task = std::get_if<ReviewTask>(&subject)) thought.result = go_on_reviewing(*task);
    if (const auto* problem = std::get_if<problems::Problem>(&subject)) thought.result = problems::solve(*problem);
    if (thought.complete()) task_.reset();
    return thought;
}

ReviewPart Thinker::go_on_reviewing(const ReviewTask& task) {
    if (!reviewer_ || reviewed_ != task.game) {
        Result<Opened> opened = open_text(task.game, 0);
        // The page sends only valid games.
        if (!opened) return {};
        reviewer_.emplace(std::move(opened->game));
        reviewed_ = task.game;
    }
    const bool more = reviewer_->work();
    return {reviewer_->review(), more ? std::min(reviewer_->progress(), whole_review - 1) : whole_review};
}

}  // namespace tavern::app
