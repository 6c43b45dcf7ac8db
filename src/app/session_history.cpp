// The game at hand looked back on: a second game stands at an earlier moment, the address says which, and the game
// itself waits.
#include <utility>

#include "app/session.hpp"
#include "record/link.hpp"
#include "ui/text.hpp"

namespace tavern::app {
namespace {

// How long a moment is shown when they are played one after the other, in milliseconds: time to read its sentence.
constexpr int deed_time = 1400;
constexpr int chance_time = 900;

}  // namespace

void Session::look_back(int moment) {
    if (!history_) {
        // In the middle of a hand-over nothing of the game may be shown, and a lesson has its own way back.
        if (!game_ || model_.lesson || model_.screen == ui::Screen::title || model_.curtain) return;
        before_history_ = std::exchange(model_.screen, ui::Screen::history);
        history_.emplace(*game_);
        history_link_ = replay_link(*game_).value_or(std::string());
        model_.hint_open = false;
    }
    model_.history_plays = false;
    history_->go_to(moment < 0 ? history_->last() : static_cast<std::size_t>(moment));
    show_moment();
}

void Session::show_moment() {
    // A game too long for a link is looked at without.
    if (!history_link_.empty()) page_.show_link(with_moment(history_link_, history_->moment()));
}

void Session::play_history() {
    if (!history_) return;
    model_.history_plays = !model_.history_plays;
    if (!model_.history_plays) return;
    if (history_->moment() == history_->last()) {
        history_->go_to(0);
        show_moment();
    }
    page_.wake_after(chance_time);
}

void Session::go_on_in_history() {
    if (!history_ || !model_.history_plays) return;
    history_->go_to(history_->moment() + 1);
    show_moment();
    model_.history_plays = history_->moment() < history_->last();
    if (model_.history_plays)
        page_.wake_after(history_->game().steps().back().actor.kind == ActorKind::player ? deed_time : chance_time);
    refresh();
}

void Session::leave_history() {
    if (!history_) return;
    close_history();
    model_.screen = before_history_;
    // The computer waited.
    if (!playing()) return;
    if (planned_.empty())
        ask_computer();
    else
        woken();
}

void Session::close_history() {
    if (!history_) return;
    history_.reset();
    model_.history_plays = false;
    page_.forget_link();
}

void Session::offer(Opened opened, std::optional<std::size_t> moment, bool to_next) {
    if (const std::size_t last = moments_of(opened.game).size() - 1; moment && *moment > last) {
        tell(ui::Notice::Kind::error, ui::say(ui::Text::history_beyond, {{"moment", static_cast<int>(*moment)},
                                                                         {"last", static_cast<int>(last)}}));
        return;
    }
    const bool being_played = playing() || (history_ && before_history_ == ui::Screen::table);
    if (!being_played) {
        begin_from_link(std::move(opened), moment, to_next);
        return;
    }
    waiting_ = {std::move(opened), moment, to_next, {}};
    tell(ui::Notice::Kind::replace_game, std::string(ui::say(ui::Text::session_replace_game)));
}

void Session::begin_from_link(Opened opened, std::optional<std::size_t> moment, bool to_next) {
    // Whoever only looks leaves no game behind.
    keeps_ = !moment;
    begin(std::move(opened), fresh_slot());
    if (to_next) await_next();
    if (!moment) return;
    look_back(static_cast<int>(*moment));
}

}  // namespace tavern::app
