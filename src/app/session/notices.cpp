// Notices and questions to the player, one at a time, and the answers.
#include <utility>

#include "app/session.hpp"

namespace tavern::app {

using ui::Notice;

void Session::carry_out(const ui::intent::AnswerYes&) {
    answer(true);
}

void Session::carry_out(const ui::intent::AnswerNo&) {
    answer(false);
}

void Session::carry_out(const ui::intent::ToastExpired&) {
    if (model_.notice.kind == Notice::Kind::toast) answer(false);
}

void Session::answer(bool yes) {
    const Notice::Kind asked = std::exchange(model_.notice, {}).kind;
    Waiting waiting = std::exchange(waiting_, {});
    std::optional<Arrival> next = std::exchange(next_, std::nullopt);
    const auto* declined = yes ? nullptr : std::get_if<Arrival>(&waiting);
    host_declined_ = host_declined_ || (declined != nullptr && declined->of_host);
    if (asked == Notice::Kind::damaged) platform_.damage_shown(yes);
    const std::string error = std::exchange(next_error_, {});
    if (yes) do_what_waited(asked, std::move(waiting));
    notify_untold();
    if (next) offer(*std::move(next));
    if (!error.empty()) notify(Notice::Kind::error, error);
}

void Session::do_what_waited(Notice::Kind asked, Waiting waiting) {
    auto* game = std::get_if<Arrival>(&waiting);
    const auto* slot = std::get_if<std::string>(&waiting);
    if (asked == Notice::Kind::replace_game && game != nullptr) {
        begin_from_elsewhere(std::move(*game));
    } else if (asked == Notice::Kind::undo_chance) {
        may_unroll_ = true;
        rewind();
    } else if (asked == Notice::Kind::erase_ledger) {
        platform_.erase_results();
    } else if (asked == Notice::Kind::not_kept) {
        carry_out(ui::intent::ExportGame{});
    } else if (asked == Notice::Kind::unreadable && slot != nullptr) {
        platform_.fetch_save(*slot, FetchPurpose::export_file, 0);
    } else if (asked == Notice::Kind::delete_finished) {
        platform_.delete_saves(finished_games());
    } else if (asked == Notice::Kind::delete_save && slot != nullptr) {
        platform_.delete_saves({*slot});
        // In play it goes on, in another slot.
        if (CurrentGame* held = held_in(*slot)) {
            held->slot.clear();
            held->saved_once_played = true;
        }
    }
}

bool Session::notify(Notice::Kind kind, std::string text) {
    // Notices wait while a question is open.
    if (kind <= Notice::Kind::toast && model_.notice.kind > Notice::Kind::toast) return false;
    if (kind == Notice::Kind::error && model_.notice.kind > Notice::Kind::error) {
        next_error_ = std::move(text);
        return false;
    }
    model_.notice = {kind, std::move(text), ++notices_};
    return true;
}

void Session::notify_untold() {
    const bool has_game = current_ && !model_.lesson && model_.screen != ui::Screen::title;
    // Notices wait while a question is open.
    while (model_.notice.kind <= Notice::Kind::toast) {
        std::optional<Notice> untold = saves_.untold(has_game);
        if (!untold) return;
        notify(*std::move(untold));
    }
}

}  // namespace tavern::app
