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
void follow(Bytes& bytes, Task& task) {
    bytes.value(task.kind);
    bytes.value(task.number);
    bytes.value(task.player);
    bytes.value(task.seed);
    bytes.value(task.state);
    follow_values(bytes, task.game);
    bytes.value(task.goal);
}

template <class Bytes>
void follow(Bytes& bytes, Thought& thought) {
    bytes.value(thought.kind);
    bytes.value(thought.number);
    follow_values(bytes, thought.actions);
    follow_all(bytes, thought.advice.suggestions);
    bytes.value(thought.advice.exact);
    follow_values(bytes, thought.advice.dice);
    follow_values(bytes, thought.review.win_probabilities);
    follow_all(bytes, thought.review.mistakes);
    bytes.value(thought.review.luck);
    bytes.value(thought.review.decisions);
    follow_all(bytes, thought.solution.lines);
    bytes.value(thought.solution.tempting);
    bytes.value(thought.solution.nothing);
    bytes.value(thought.solution.proved);
    bytes.value(thought.solution.margin);
    bytes.value(thought.solution.error);
    bytes.value(thought.progress);
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
    reviewer_.reset();
}

std::optional<Thought> Thinker::work() {
    if (!task_) return std::nullopt;
    Thought thought;
    thought.kind = task_->kind;
    thought.number = task_->number;
    bool done = true;
    switch (task_->kind) {
        case Task::Kind::decide: thought.actions = decide(task_->player, task_->state, task_->seed); break;
        case Task::Kind::advise: thought.advice = advise(task_->state); break;
        case Task::Kind::solve: thought.solution = problems::solve({task_->state, task_->goal}); break;
        case Task::Kind::review: done = !go_on_reviewing(thought); break;
    }
    if (done) task_.reset();
    return thought;
}

// Returns whether there is more to review.
bool Thinker::go_on_reviewing(Thought& thought) {
    if (!reviewer_) {
        Result<Opened> opened = open_text(task_->game, 0);
        // The page sends only valid games.
        if (!opened) return false;
        reviewer_.emplace(std::move(opened->game));
    }
    const bool more = reviewer_->work();
    thought.review = reviewer_->review();
    if (more) thought.progress = std::min(reviewer_->progress(), whole_review - 1);
    return more;
}

}  // namespace tavern::app
