// Games from elsewhere: by link, as text or as a file; shown at their moment, and after a question if another game is
// in progress. Also looking back on the current game.
#include <utility>

#include "app/reasons.hpp"
#include "app/session.hpp"
#include "app/story/telling.hpp"
#include "record/link/link_finding.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

constexpr int link_bytes = 600'000;  // the text may be a whole file

}  // namespace

void Session::carry_out(const ui::intent::OpenLinkPrompt&) {
    ask({ui::TextField::link, {}, std::string(say(Text::session_ask_link)), link_bytes});
}

Result<FoundLink> Session::found_in(std::string_view text) {
    // A file has no moment, and may have any character in its names.
    return is_json(text) ? FoundLink{std::string(text), {}} : find_link(text);
}

Result<Session::Arrival> Session::game_of(const FoundLink& found) const {
    if (std::optional<Error> fault = fault_of_told(found.link)) return *std::move(fault);
    Result<Opened> opened = open_found(found, platform_.random_number());
    if (!opened) return opened.error();
    return Arrival{.opened = *std::move(opened),
                   .link = is_json(found.link) ? std::string() : found.link,
                   .story = told_in(found.link),
                   .line = found.line,
                   .moment = found.moment,
                   .to_next = found.to_next};
}

void Session::open(std::string_view text, bool from_address) {
    const Result<FoundLink> found = found_in(text);
    const bool same_game = found && from_address && looking_back_.shows(*found);
    // The same link gets the same answer again, but a reload does not repeat it.
    if (from_address) looking_back_.tidy_address();
    if (!found) {
        notify(Notice::Kind::error, reason(found.error()));
    } else if (same_game && found->moment) {
        carry_out(ui::intent::LookBack{found->moment});
    } else if (Result<Arrival> game = game_of(*found); game) {
        game->of_host = from_address && model_.framed;
        offer(*std::move(game));
    } else {
        notify(Notice::Kind::error, reason(game.error()));
    }
    refresh();
}

void Session::carry_out(const ui::intent::LookBack& wish) {
    if (looking_back_.history() == nullptr) {
        // During a hand-over nothing may be shown, and a lesson has its own way back.
        // In a rush there is no time for it.
        if (!current_ || model_.lesson || model_.screen == ui::Screen::title || model_.curtain ||
            (model_.problem && model_.problem->rush))
            return;
        looking_back_.open(current_->game, {story_link(), current_->line, evening().record().hinted});
    }
    computer_.forget_advice();
    looking_back_.go_to(wish.moment);
}

void Session::carry_out(const ui::intent::PlayHistory& wish) {
    computer_.forget_advice();
    looking_back_.play_or_stop(wish.until);
}

void Session::carry_out(const ui::intent::LeaveHistory&) {
    if (looking_back_.history() == nullptr) return;
    looking_back_.close();
    computer_.forget_advice();
    model_.screen = looking_back_.before();
    if (model_.screen == ui::Screen::review) computer_.review(current_->game);
    // The computer was paused.
    if (!playing()) return;
    if (computer_.has_plan())
        woken();
    else
        ask_computer();
}

void Session::carry_out(const ui::intent::PlayOnFrom& wish) {
    // A problem is saved nowhere.
    if (!current_ || model_.problem) return;
    Record record = current_->game.record();
    record.actions.resize(std::min(wish.player_actions, current_->game.player_actions()));
    Result<Game> game = Game::load(std::move(record));
    if (!game) return;
    const bool stays = !current_->saved_once_played;
    begin_new(std::move(*game), fresh_slot());
    notify(Notice::Kind::toast, std::string(say(stays ? Text::session_played_on : Text::session_played_on_alone)));
}

std::size_t Session::Arrival::last_moment() const {
    const bool branch = story && line > 0 && line < story->lines.size();
    return moments_of(branch ? story->lines[line].game : opened.game).size() - 1;
}

void Session::offer(Arrival game) {
    if (const std::size_t last = game.last_moment(); game.moment && *game.moment > last) {
        notify(Notice::Kind::error, say(Text::history_beyond, {{"moment", static_cast<int>(*game.moment)},
                                                               {"last", static_cast<int>(last)}}));
    } else if (being_played()) {
        ask_to_replace(std::move(game));
    } else {
        begin_from_elsewhere(std::move(game));
    }
}

bool Session::being_played() const {
    return playing() || looking_back_.from_table();
}

void Session::ask_to_replace(Arrival game) {
    // The reader has already answered the page around.
    if (game.of_host && host_declined_) return;
    // A yes in progress must not count for another game.
    if (model_.notice.kind > Notice::Kind::error) {
        next_ = std::move(game);
        return;
    }
    const std::string_view page = host_.empty() ? say(Text::session_page_around) : std::string_view(host_);
    // A link's game in which nobody has acted is saved nowhere.
    const Text own = current_->saved_once_played ? Text::session_replace_link : Text::session_replace_game;
    const std::string question =
        game.of_host ? say(Text::session_host_replaces, {{"page", page}}) : std::string(say(own));
    waiting_ = std::move(game);
    notify(Notice::Kind::replace_game, question);
}

std::string Session::with_fields(const Arrival& game) {
    std::string link = game.line > 0 ? with_line(game.link, game.line) : game.link;
    if (game.moment) link = with_moment(link, *game.moment);
    if (game.to_next) link = to_next_player(link);
    if (game.opened.game.record().hinted) link = with_hints(link);
    return link;
}

void Session::begin_from_elsewhere(Arrival game) {
    const Result<problems::Problem> problem = problems::open_problem(game.link);
    const std::string link = with_fields(game);
    // Anyone can send a link, but a file is picked by hand.
    const bool picked = game.link.empty() && !game.by_message;
    // A told evening is sent to be read; the element of a page around shows its notes itself.
    if (game.story && game.line == 0 && !picked && !game.moment && !game.plays && !model_.framed)
        game.moment = first_told(*game.story);
    begin_opened(std::move(game.opened), picked ? fresh_slot() : std::string(), std::move(game.story));
    if (problem) pose({.problem = *problem});
    // A problem is saved nowhere.
    current_->saved_once_played = !picked && !game.by_message && !model_.problem;
    if (!game.by_message && (current_->saved_once_played || model_.problem)) platform_.remember_link(link);
    current_->of_host = game.of_host;
    show_line(game.line);
    if (game.to_next) await_next();
    if (game.moment || game.plays) carry_out(ui::intent::LookBack{game.moment.value_or(0)});
    if (game.plays) carry_out(ui::intent::PlayHistory{});
}

}  // namespace tavern::app
