#include "app/session/looking_back.hpp"

#include <utility>

#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"

namespace tavern::app {
namespace {

// Milliseconds that a moment is shown during replay: time to read its sentence.
constexpr int deed_time = 1400;
constexpr int chance_time = 900;
constexpr int brief_part = 3;  // divides these times at the brief pace
// Milliseconds between checks for missing pictures before the first moment passes, and the most checks: a device may
// never make them.
constexpr int pictures_time = 250;
constexpr int most_looks = 60;

}  // namespace

void LookingBack::open(const Game& game, Told told) {
    before_ = std::exchange(model_.screen, ui::Screen::history);
    history_.emplace(game);
    told_ = std::move(told);
    if (told_.link.empty()) told_ = {.link = replay_link(game).value_or(std::string()), .hinted = game.record().hinted};
}

void LookingBack::tell(std::string link) {
    told_.link = std::move(link);
    show_moment();
}

void LookingBack::go_to(std::optional<std::size_t> moment) {
    model_.history_plays = false;
    history_->go_to(moment.value_or(history_->last()));
    show_moment();
}

void LookingBack::show_moment() {
    // Too long for a link, the game is shown without one.
    if (told_.link.empty()) return platform_.forget_link();
    std::string link = told_.line > 0 ? with_line(told_.link, told_.line) : told_.link;
    link = with_moment(link, history_->moment());
    platform_.show_link(told_.hinted ? with_hints(link) : link);
}

void LookingBack::tidy_address() {
    if (history_)
        show_moment();
    else
        platform_.forget_link();
}

void LookingBack::play_or_stop(std::optional<std::size_t> until) {
    if (!history_) return;
    model_.history_plays = !model_.history_plays;
    until_ = until;
    if (!model_.history_plays) return;
    if (history_->moment() == history_->last()) {
        history_->go_to(0);
        show_moment();
    }
    looks_for_pictures_ = most_looks;
    platform_.wake_after(chance_time);
}

bool LookingBack::go_on() {
    if (!history_ || !model_.history_plays) return false;
    if (pictures_missing_ && looks_for_pictures_ > 0) {
        --looks_for_pictures_;
        platform_.wake_after(pictures_time);
        return false;
    }
    looks_for_pictures_ = 0;
    // The instant pace skips to the next actor: a whole turn at a time.
    const int seat = actor(history_->game().state()).seat;
    const std::size_t last = until_.value_or(history_->last());
    do history_->go_to(history_->moment() + 1);
    while (model_.settings.pace == ui::Pace::instant && history_->moment() < last &&
           actor(history_->game().state()).seat == seat);
    show_moment();
    // With an end of its own it shows the last moment for a while, too.
    model_.history_plays = until_ || history_->moment() < last;
    if (!model_.history_plays) return true;
    const int time = history_->game().steps().back().actor.kind == ActorKind::player ? deed_time : chance_time;
    platform_.wake_after(model_.settings.pace == ui::Pace::brief ? time / brief_part : time);
    return true;
}

void LookingBack::close() {
    if (!history_) return;
    history_.reset();
    model_.history_plays = false;
    platform_.forget_link();
}

}  // namespace tavern::app
