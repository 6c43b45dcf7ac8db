// The game at hand played: by persons, with what they take back, and by the computer, with what it thinks and advises.
#include <algorithm>
#include <utility>

#include "app/lessons.hpp"
#include "app/session.hpp"
#include "app/turns.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

// What the eye needs, in milliseconds: for a step of the computer that something comes of, and for any other.
constexpr int long_look = 900;
constexpr int short_look = 250;

// How long it is felt, in milliseconds, that a die lies.
constexpr int placed_buzz = 15;

// Between two steps of a suggestion that is followed, when things move at the normal pace.
constexpr int step_of_suggestion = 500;

/** What a caption is no longer needed for once it was done. */
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

std::string deed_key(int deed) {
    return "deed-" + std::to_string(deed + 1);
}

// How long a step of the computer is looked at.
int look_at(ui::Pace pace, ActionKind kind) {
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

void Session::carry_out(const ui::intent::Act& wish) {
    const Action action = wish.action;
    const std::optional<int> seat = asked_person();
    if (!seat || (model_.lesson && model_.legal.rank(action) < 0) || game_->act(action)) return;
    if (model_.settings.vibration && action.kind() == ActionKind::place) platform_.vibrate(placed_buzz);
    if (model_.lesson) {
        answer_neighbours(*game_);
        refresh();
        if (finishes(lesson_step(), model_.legal)) carry_out(ui::intent::NextStep{});
        return;
    }
    if (const std::optional<ui::FirstDeed> deed = first_deed(action.kind())) {
        const std::string key = deed_key(static_cast<int>(*deed));
        if (!best_of(key)) platform_.save_best({key, 1});
    }
    acted(*seat);
}

void Session::take_over() {
    if (std::exchange(from_link_, false)) slot_ = fresh_slot();
}

void Session::acted(int seat) {
    take_over();
    // Only then: a question with one answer may be part of the suggestion.
    if (followed_.empty()) advance();
    last_seat_ = seat;
    may_unroll_ = false;
    count_points();
    count_result();
    changed();
}

void Session::advance() {
    answer_forced(*game_);
    // A record that was played with other dice than ours has no dealer: here chance goes on by itself.
    while (actor(game_->state()).kind == ActorKind::chance) {
        if (game_->act(Dealer(platform_.random_number()).deal(game_->state()))) return;
        answer_forced(*game_);
    }
}

std::optional<int> Session::asked_person() const {
    if (!playing() || model_.curtain) return std::nullopt;
    const Actor who = actor(game_->state());
    if (who.kind != ActorKind::player || is_computer(*game_, who.seat)) return std::nullopt;
    return who.seat;
}

void Session::carry_out(const ui::intent::TakeBack& wish) {
    if (model_.lesson || !asked_person() || !take_back(*game_, wish.placement)) return;
    take_over();
    changed();
}

void Session::carry_out(const ui::intent::Undo&) {
    if (!game_ || model_.lesson) return;
    const std::optional<Rewind> back = rewind_of(*game_);
    if (!back) return;
    if (back->free || may_unroll_)
        rewind();
    else
        tell(Notice::Kind::undo_chance, std::string(say(Text::session_undo_chance)));
}

void Session::rewind() {
    const std::optional<Rewind> back = game_ ? rewind_of(*game_) : std::nullopt;
    if (!back) return;
    planned_.clear();
    take_over();
    game_->go_to(back->player_actions);
    // Who takes back sits at the device already.
    last_seat_ = actor(game_->state()).seat;
    reset_ = true;
    changed();
}

void Session::carry_out(const ui::intent::Redo&) {
    if (!playing() || model_.lesson || !game_->can_redo()) return;
    planned_.clear();
    take_over();
    redo(*game_);
    if (asked_person()) last_seat_ = actor(game_->state()).seat;
    changed();
}

void Session::carry_out(const ui::intent::LiftCurtain&) {
    behind_curtain_ = false;
    if (game_) last_seat_ = actor(game_->state()).seat;
}

void Session::count_first_deeds() {
    model_.first_deeds = 0;
    for (int deed = 0; deed < ui::first_deed_kinds; ++deed)
        if (model_.settings.helping != ui::Helping::none && !best_of(deed_key(deed)))
            model_.first_deeds |= 1U << static_cast<unsigned>(deed);
}

void Session::ask_computer() {
    const Actor who = actor(game_->state());
    if (!playing() || who.kind != ActorKind::player || !is_computer(*game_, who.seat) || !planned_.empty()) return;
    const Record& record = game_->record();
    think({Task::Kind::decide,
           0,
           player_of(record.innkeepers[static_cast<std::size_t>(who.seat)].keeper),
           record.seed.value_or(0),
           game_->state(),
           {}});
    if (!resting_) rest(model_.settings.pace == ui::Pace::instant ? 0 : short_look);
}

void Session::think(Task task) {
    task.number = ++task_;
    platform_.think(task);
}

void Session::forget_thoughts() {
    ++task_;
    model_.hint_open = false;
    model_.advice.reset();
    review_.reset();
}

void Session::rest(int milliseconds) {
    resting_ = milliseconds > 0;
    if (resting_) platform_.wake_after(milliseconds);
}

void Session::woken() {
    resting_ = false;
    go_on_in_history();
    if (playing() && !followed_.empty())
        play_followed();
    else if (playing() && !planned_.empty())
        play_planned();
}

void Session::play_planned() {
    Action action;
    do {
        action = planned_.back();
        planned_.pop_back();
        if (game_->act(action)) {
            // The game goes on, whatever was thought.
            planned_.clear();
            ActionList legal;
            legal_actions(game_->state(), legal);
            static_cast<void>(game_->act(legal[legal.size() - 1]));
        }
    } while (model_.settings.pace == ui::Pace::instant && !planned_.empty());
    // Only then: a question with one answer may be part of the plan.
    if (planned_.empty()) advance();
    count_result();
    rest(look_at(model_.settings.pace, action.kind()));
    changed();
}

void Session::thought(Thought thought) {
    if (thought.number != task_) return;
    switch (thought.kind) {
        case Task::Kind::decide:
            planned_.assign(thought.actions.rbegin(), thought.actions.rend());
            // Whoever has nothing to say is taken at the last word.
            if (planned_.empty()) planned_.emplace_back();
            if (!resting_ && playing()) play_planned();
            break;
        case Task::Kind::advise: model_.advice = std::move(thought.advice); break;
        case Task::Kind::review:
            review_ = std::move(thought.review);
            model_.review_progress = thought.progress;
            break;
    }
    refresh();
}

void Session::thinking_failed() {
    tell(Notice::Kind::toast, std::string(say(Text::session_thinking_failed)));
}

void Session::carry_out(const ui::intent::AskHint&) {
    if (!asked_person() || model_.lesson) return;
    model_.hint_open = true;
    if (!model_.advice) think({Task::Kind::advise, 0, {}, 0, game_->state(), {}});
}

void Session::carry_out(const ui::intent::CloseHint&) {
    model_.hint_open = false;
}

void Session::carry_out(const ui::intent::FollowHint& wish) {
    if (!asked_person() || !model_.advice || wish.suggestion >= model_.advice->suggestions.size()) return;
    for (const Action action : model_.advice->suggestions[wish.suggestion].actions) {
        // The person looks at the result and ends this part of the turn; an end that comes first is followed alone.
        const bool ends = action.kind() == ActionKind::ready || action.kind() == ActionKind::end_turn;
        if (!ends || followed_.empty()) followed_.push_back(action);
        if (ends) break;
    }
    std::reverse(followed_.begin(), followed_.end());
    play_followed();
}

void Session::play_followed() {
    const std::optional<int> seat = asked_person();
    const ui::Motion motion = ui::motion_of(model_);
    if (!seat) return stop_following();
    do {
        const Action action = followed_.back();
        followed_.pop_back();
        if (asked_person() != seat || game_->act(action)) followed_.clear();
    } while (motion == ui::Motion::instant && !followed_.empty());
    acted(*seat);
    if (!followed_.empty()) rest(motion == ui::Motion::fast ? step_of_suggestion / 2 : step_of_suggestion);
}

void Session::stop_following() {
    if (std::exchange(followed_, {}).empty() || !playing()) return;
    // An answer that is the only one, and chance that nobody deals, waited for the end of the suggestion.
    advance();
    count_points();
    count_result();
    changed();
}

}  // namespace tavern::app
