// The game at hand looked back on: a second game stands at an earlier moment, the address says which, and the game
// itself waits.
#include <algorithm>
#include <utility>

#include "app/session.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

// How long a moment is shown when they are played one after the other, in milliseconds: time to read its sentence.
constexpr int deed_time = 1400;
constexpr int chance_time = 900;
// How often the pictures are looked for before the first moment passes, in milliseconds, and how many times: a device
// may never make them.
constexpr int pictures_time = 250;
constexpr int most_looks = 60;

}  // namespace

void Session::carry_out(const ui::intent::LookBack& wish) {
    if (!history_) {
        // In the middle of a hand-over nothing of the game may be shown, and a lesson has its own way back.
        if (!game_ || model_.lesson || model_.screen == ui::Screen::title || model_.curtain) return;
        before_history_ = std::exchange(model_.screen, ui::Screen::history);
        history_.emplace(*game_);
        history_link_ = replay_link(*game_).value_or(std::string());
        model_.hint_open = false;
    }
    model_.history_plays = false;
    history_->go_to(wish.moment < 0 ? history_->last() : static_cast<std::size_t>(wish.moment));
    show_moment();
}

void Session::show_moment() {
    // A game too long for a link is looked at without.
    if (history_link_.empty())
        platform_.forget_link();
    else
        platform_.show_link(with_moment(history_link_, history_->moment()));
}

void Session::tidy_address() {
    if (history_)
        show_moment();
    else
        platform_.forget_link();
}

void Session::carry_out(const ui::intent::PlayHistory&) {
    if (!history_) return;
    model_.history_plays = !model_.history_plays;
    if (!model_.history_plays) return;
    if (history_->moment() == history_->last()) {
        history_->go_to(0);
        show_moment();
    }
    looks_for_pictures_ = most_looks;
    platform_.wake_after(chance_time);
}

void Session::go_on_in_history() {
    if (!history_ || !model_.history_plays) return;
    if (pictures_missing_ && looks_for_pictures_ > 0) {
        --looks_for_pictures_;
        platform_.wake_after(pictures_time);
        return;
    }
    looks_for_pictures_ = 0;
    history_->go_to(history_->moment() + 1);
    show_moment();
    model_.history_plays = history_->moment() < history_->last();
    if (model_.history_plays)
        platform_.wake_after(history_->game().steps().back().actor.kind == ActorKind::player ? deed_time : chance_time);
    refresh();
}

void Session::carry_out(const ui::intent::LeaveHistory&) {
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
    platform_.forget_link();
}

void Session::carry_out(const ui::intent::PlayOnFrom& wish) {
    if (!game_) return;
    Record record = game_->record();
    record.actions.resize(std::min(wish.player_actions, game_->player_actions()));
    Result<Game> game = Game::load(std::move(record));
    if (!game) return;
    begin(std::move(*game), fresh_slot());
    tell(ui::Notice::Kind::toast, std::string(say(Text::session_played_on)));
}

void Session::offer(Waiting game) {
    if (const std::size_t last = moments_of(game.opened->game).size() - 1; game.moment && *game.moment > last) {
        tell(ui::Notice::Kind::error,
             say(Text::history_beyond, {{"moment", static_cast<int>(*game.moment)}, {"last", static_cast<int>(last)}}));
    } else if (being_played()) {
        ask_to_replace(std::move(game));
    } else {
        begin_from_elsewhere(std::move(game));
    }
}

bool Session::being_played() const {
    return playing() || (history_ && before_history_ == ui::Screen::table);
}

void Session::ask_to_replace(Waiting game) {
    // The page around this one has had its answer.
    if (game.of_host && host_declined_) return;
    // A yes that is on its way must not be taken for another game.
    if (model_.notice.kind > ui::Notice::Kind::error) {
        next_ = std::move(game);
        return;
    }
    const std::string_view page = host_.empty() ? say(Text::session_page_around) : std::string_view(host_);
    const std::string question = game.of_host ? say(Text::session_host_replaces, {{"page", page}})
                                              : std::string(say(Text::session_replace_game));
    waiting_ = std::move(game);
    tell(ui::Notice::Kind::replace_game, question);
}

void Session::begin_from_elsewhere(Waiting game) {
    // A link may be anybody's doing, a file is picked by hand.
    begin(std::move(*game.opened), game.is_file ? fresh_slot() : std::string());
    from_link_ = !game.is_file && !game.by_message;
    if (from_link_) platform_.remember_link(game.link);
    of_host_ = game.of_host;
    if (game.to_next) await_next();
    if (game.moment || game.plays) carry_out(ui::intent::LookBack{static_cast<int>(game.moment.value_or(0))});
    if (game.plays) carry_out(ui::intent::PlayHistory{});
}

}  // namespace tavern::app
