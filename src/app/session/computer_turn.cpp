#include "app/session/computer_turn.hpp"

#include <utility>

#include "app/turns.hpp"
#include "record/record_json.hpp"

namespace tavern::app {
namespace {

// Milliseconds that a step of the computer is shown: one with visible effects, and any other.
constexpr int long_look = 900;
constexpr int short_look = 250;

int time_to_look(ui::Pace pace, ActionKind kind) {
    if (pace == ui::Pace::instant) return 0;
    if (pace == ui::Pace::brief) return short_look;
    switch (kind) {
        case ActionKind::ready:
        case ActionKind::end_turn:
        case ActionKind::turn_die:
        case ActionKind::keep_guests:
        case ActionKind::close: return short_look;
        default: return long_look;
    }
}

}  // namespace

void ComputerTurn::think(Task::Subject subject) {
    // An unfinished review goes on at the next request.
    if (!std::holds_alternative<ReviewTask>(subject) && model_.review_progress < whole_review) review_.reset();
    platform_.think({++task_, subject});
    sought_ = std::move(subject);
}

void ComputerTurn::forget_thoughts() {
    ++task_;
    sought_.reset();
    model_.hint_open = false;
    model_.advice.reset();
    review_.reset();
}

void ComputerTurn::forget_advice() {
    if (seeks<AdviceTask>()) {
        ++task_;
        sought_.reset();
    }
    model_.hint_open = false;
    model_.advice.reset();
}

bool ComputerTurn::take(const Thought& thought) {
    if (thought.number != task_) return false;
    if (thought.complete()) sought_.reset();
    if (const auto* actions = std::get_if<std::vector<Action>>(&thought.result)) {
        planned_.assign(actions->rbegin(), actions->rend());
        // An empty plan gets an action that no player may take: the last legal one is played.
        if (planned_.empty()) planned_.emplace_back();
    }
    if (const auto* advice = std::get_if<Advice>(&thought.result)) model_.advice = *advice;
    if (const auto* part = std::get_if<ReviewPart>(&thought.result)) {
        review_ = part->review;
        model_.review_progress = part->progress;
    }
    return true;
}

void ComputerTurn::put_back(Review review) {
    review_ = std::move(review);
    model_.review_progress = whole_review;
}

void ComputerTurn::review(const Game& game) {
    if (review_) return;
    review_.emplace();
    model_.review_progress = 0;
    think(ReviewTask{text_of(game)});
}

void ComputerTurn::ask(const Game& game) {
    const Actor who = actor(game.state());
    if (who.kind != ActorKind::player || !is_computer(game, who.seat) || has_plan()) return;
    const Record& record = game.record();
    think(DecisionTask{player_of(record.innkeepers[static_cast<std::size_t>(who.seat)].player_type),
                       record.seed.value_or(0), game.state()});
    if (!looked_at_) look(model_.settings.pace == ui::Pace::instant ? 0 : short_look);
}

Action ComputerTurn::play(Game& game) {
    Action action;
    do {
        action = planned_.back();
        planned_.pop_back();
        if (!game.act(action)) continue;
        // If the planned action is illegal, the game goes on with the last legal one.
        planned_.clear();
        ActionList legal;
        legal_actions(game.state(), legal);
        action = legal[legal.size() - 1];
        static_cast<void>(game.act(action));
    } while (model_.settings.pace == ui::Pace::instant && has_plan());
    return action;
}

void ComputerTurn::look(int milliseconds) {
    looked_at_ = milliseconds > 0;
    if (looked_at_) platform_.wake_after(milliseconds);
}

void ComputerTurn::look_at(ActionKind kind) {
    look(time_to_look(model_.settings.pace, kind));
}

}  // namespace tavern::app
