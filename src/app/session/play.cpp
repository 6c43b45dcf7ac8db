// Playing the current game: actions and undo of humans, and the computer's moves and advice.
#include <algorithm>
#include <utility>

#include "app/lessons/lessons.hpp"
#include "app/session.hpp"
#include "app/turns.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

// Milliseconds of vibration for a placed die.
constexpr int placed_buzz = 15;

// Milliseconds between two steps of a suggestion, at the pace of every step; half of it at the short one.
constexpr int step_of_suggestion = 500;

/** The coach mark that an action makes unnecessary. */
std::optional<ui::FirstDeed> first_deed(ActionKind kind) {
    switch (kind) {
        case ActionKind::take_die: return ui::FirstDeed::take;
        case ActionKind::place: return ui::FirstDeed::place;
        case ActionKind::ready: return ui::FirstDeed::ready;
        case ActionKind::serve: return ui::FirstDeed::serve;
        case ActionKind::buy:
        case ActionKind::recruit: return ui::FirstDeed::spend;
        case ActionKind::keep_guests:
        case ActionKind::start_over: return ui::FirstDeed::keep;
        default: return std::nullopt;
    }
}

}  // namespace

void Session::carry_out(const ui::intent::Act& wish) {
    const Action action = wish.action;
    if (model_.problem && model_.problem->rush) problems_.follow_clock();
    const std::optional<int> seat = asked_person();
    if (!seat || (model_.lesson && model_.legal.rank(action) < 0) || current_->game.act(action)) return;
    if (model_.settings.vibration && action.kind() == ActionKind::place) platform_.vibrate(placed_buzz);
    if (model_.lesson) {
        answer_neighbours(current_->game);
        refresh();
        if (finishes(lesson_.step(), model_.legal)) carry_out(ui::intent::NextStep{});
        return;
    }
    if (const std::optional<ui::FirstDeed> deed = first_deed(action.kind())) bests_.count_deed(*deed);
    acted(*seat);
}

void Session::take_over() {
    if (std::exchange(current_->saved_once_played, false)) current_->slot = fresh_slot();
}

void Session::acted(int seat) {
    take_over();
    const bool answered = model_.problem && problems_.is_answered(current_->game);
    // Not earlier: a question with one answer may be part of the suggestion.
    if (followed_.empty() && !answered) advance();
    current_->last_seat = seat;
    may_unroll_ = false;
    if (!model_.problem) count_end();
    if (answered) model_.problem->answered = true;
    changed();
    if (answered) seek_solution();
}

void Session::advance() {
    answer_forced(current_->game);
    // A record with dice of another origin has no dealer: here chance then acts by itself.
    while (actor(current_->game.state()).kind == ActorKind::chance) {
        if (current_->game.act(Dealer(platform_.random_number()).deal(current_->game.state()))) return;
        answer_forced(current_->game);
    }
}

std::optional<int> Session::asked_person() const {
    return playing() && !model_.curtain && !ui::is_answered(model_.problem) ? person_asked(current_->game)
                                                                            : std::nullopt;
}

void Session::carry_out(const ui::intent::TakeBack& wish) {
    if (model_.lesson || !asked_person() || !take_back(current_->game, wish.placement)) return;
    take_over();
    changed();
}

void Session::carry_out(const ui::intent::Undo&) {
    if (model_.lesson) return undo_in_lesson();
    if (!current_ || ui::is_answered(model_.problem)) return;
    const std::optional<Rewind> back = rewind_of(current_->game);
    if (!back) return;
    if (back->free || may_unroll_ || model_.problem)
        rewind();
    else
        notify(Notice::Kind::undo_chance, std::string(say(Text::session_undo_chance)));
}

void Session::rewind() {
    const std::optional<Rewind> back = current_ ? rewind_of(current_->game) : std::nullopt;
    if (!back) return;
    computer_.drop_plan();
    take_over();
    current_->game.go_to(back->player_actions);
    // The player who takes back already holds the device.
    current_->last_seat = actor(current_->game.state()).seat;
    forgotten_ = std::max(forgotten_, ui::Forget::undone);
    changed();
}

void Session::carry_out(const ui::intent::Redo&) {
    if (!playing() || model_.lesson || !current_->game.can_redo()) return;
    computer_.drop_plan();
    take_over();
    redo(current_->game);
    if (asked_person()) current_->last_seat = actor(current_->game.state()).seat;
    changed();
}

void Session::carry_out(const ui::intent::LiftCurtain&) {
    if (!current_) return;
    current_->behind_curtain = false;
    current_->last_seat = actor(current_->game.state()).seat;
}

void Session::count_end() {
    results_.count(current_->game, current_->slot);
    if (current_->slot.empty() || current_->game.record().hinted) return;
    const ui::OwnBest before = bests_.before(current_->game);
    if (!bests_.count_points(current_->game)) return;
    model_.own_best = before;
    model_.own_best.counted = true;
}

void Session::ask_computer() {
    if (playing()) computer_.ask(current_->game);
}

void Session::woken() {
    if (model_.problem && model_.problem->rush) {
        problems_.follow_clock();
        refresh();
    }
    computer_.looked();
    if (looking_back_.is_over()) return handle(ui::intent::LeaveHistory{});
    if (looking_back_.go_on()) refresh();
    if (playing() && !followed_.empty())
        play_followed();
    else if (playing() && computer_.has_plan())
        play_planned();
}

void Session::play_planned() {
    const Action last = computer_.play(current_->game);
    // Not earlier: a question with one answer may be part of the plan.
    if (!computer_.has_plan()) advance();
    results_.count(current_->game, current_->slot);
    computer_.look_at(last.kind());
    changed();
}

void Session::thought(Thought thought) {
    if (!computer_.take(thought)) return;
    if (auto* solution = std::get_if<problems::Solution>(&thought.result)) solved(std::move(*solution));
    if (std::holds_alternative<ReviewPart>(thought.result) && thought.complete() && current_)
        results_.add_review(current_->game, current_->slot, *computer_.review());
    if (model_.learning) learn();
    const bool decides = std::holds_alternative<std::vector<Action>>(thought.result);
    if (decides && !computer_.is_looked_at() && playing()) play_planned();
    refresh();
}

void Session::thinking_failed() {
    notify(Notice::Kind::toast, std::string(say(Text::session_thinking_failed)));
}

const Game& Session::shown_game() const {
    return looking_back_.history() != nullptr ? looking_back_.history()->game() : current_->game;
}

void Session::carry_out(const ui::intent::AskHint&) {
    const bool past = looking_back_.history() != nullptr;
    if (model_.lesson && lesson_.step().deed != ui::LessonDeed::hint) return;
    if (!(past || asked_person())) return;
    const State& state = shown_game().state();
    if (actor(state).kind != ActorKind::player) return;
    if (model_.problem) {
        // The legend's advice would be for the game, not for the problem, and break off the search for the answer.
        if (!model_.problem->answered) model_.problem->hint_waits = true;
        if (!model_.problem->answered || !model_.problem->solution) return seek_solution();
    }
    model_.history_plays = false;
    model_.hint_open = true;
    if (!model_.lesson && !past) note_hint();
    if (!model_.advice) computer_.think(AdviceTask{state});
}

void Session::note_hint() {
    if (current_->game.record().hinted) return;
    current_->game.mark_hinted();
    if (current_->story) current_->story->lines[current_->line].game.mark_hinted();
    // A player who reloads the page now has still seen the hint.
    keep();
}

void Session::carry_out(const ui::intent::CloseHint&) {
    const bool closed = std::exchange(model_.hint_open, false);
    // In a lesson the step is done once it was looked at.
    if (closed && model_.lesson) carry_out(ui::intent::NextStep{});
}

void Session::carry_out(const ui::intent::FollowHint& wish) {
    if (!asked_person() || model_.lesson || !model_.advice || wish.suggestion >= model_.advice->suggestions.size())
        return;
    const Suggestion& chosen = model_.advice->suggestions[wish.suggestion];
    // The whole plan as it is told, also the actions after chance has filled the guest row.
    for (const Action action : chosen.actions_shown()) {
        // The player checks the result before ending this part of the turn; an end at the front is followed alone.
        const bool ends = action.kind() == ActionKind::ready || action.kind() == ActionKind::end_turn;
        if (!ends || followed_.empty()) followed_.push_back(action);
        if (ends) break;
    }
    std::reverse(followed_.begin(), followed_.end());
    play_followed();
}

void Session::play_followed() {
    const std::optional<int> seat = asked_person();
    const ui::Pace pace = model_.settings.pace;
    if (!seat) return stop_following();
    do {
        const Action action = followed_.back();
        followed_.pop_back();
        if (asked_person() != seat || current_->game.act(action)) followed_.clear();
    } while (pace == ui::Pace::instant && !followed_.empty());
    acted(*seat);
    if (!followed_.empty()) computer_.look(pace == ui::Pace::brief ? step_of_suggestion / 2 : step_of_suggestion);
}

void Session::stop_following() {
    if (std::exchange(followed_, {}).empty() || !playing()) return;
    // Single answers, and chance without a dealer, have waited for the end of the suggestion.
    advance();
    count_end();
    changed();
}

void Session::carry_out(const ui::intent::OpenReview&) {
    if (model_.screen != ui::Screen::end) return;
    model_.screen = ui::Screen::review;
    computer_.review(current_->game);
}

void Session::carry_out(const ui::intent::CloseReview&) {
    if (model_.screen == ui::Screen::review) model_.screen = ui::Screen::end;
}

}  // namespace tavern::app
