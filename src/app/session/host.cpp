// Messages from a page that holds the game in a frame. The page learns of games that it has itself opened, and acts
// only in them; to replace a game of the reader it needs the reader's consent. It can neither reach the reader's saves
// nor add to them: its games are saved nowhere and count nowhere, and its settings hold for this visit.
#include <utility>

#include "app/session.hpp"
#include "app/story/telling.hpp"
#include "app/turns.hpp"
#include "record/link/link_finding.hpp"
#include "record/names.hpp"
#include "text/text.hpp"

namespace tavern::app {

using ui::Notice;

void Session::framed(std::string page) {
    model_.framed = true;
    host_ = std::move(page);
    saves_.choose_resume();
}

std::optional<Error> Session::host_asks(const HostMessage& message) {
    std::optional<Error> refused;
    if (const auto* load = std::get_if<LoadGame>(&message)) refused = load_for_host(*load);
    if (const auto* begin = std::get_if<BeginGame>(&message)) refused = begin_for_host(*begin);
    if (const auto* play = std::get_if<PlayAction>(&message)) refused = play_for_host(play->action);
    if (std::holds_alternative<TakeBack>(message)) refused = take_back_for_host();
    if (std::holds_alternative<TakeFocus>(message)) platform_.take_focus();
    if (const auto* configure = std::get_if<Configure>(&message)) {
        settings_.configure(*configure);
        if (model_.settings.pace == ui::Pace::instant) woken();
    }
    refresh();
    return refused;
}

std::optional<Error> Session::load_for_host(const LoadGame& load) {
    const Result<FoundLink> found = found_in(load.text);
    if (!found) return found.error();
    // An article steps through the moments of the same game, which is not opened anew for each.
    if (found->moment && serves_host() && looking_back_.shows(*found) &&
        *found->moment <= looking_back_.history()->last()) {
        carry_out(ui::intent::LookBack{found->moment});
        return std::nullopt;
    }
    Result<Arrival> game = game_of(*found);
    if (!game) return game.error();
    if (game->moment && *game->moment > game->last_moment())
        return Error{Fault::out_of_range, "at: the game has no such moment"};
    game->of_host = game->by_message = true;
    game->plays = load.plays;
    return put_for_host(*std::move(game));
}

std::optional<Error> Session::begin_for_host(const BeginGame& wanted) {
    Record record;
    record.start = wanted.setup;
    record.seed = wanted.seed.value_or(platform_.random_number()) % seed_limit;
    record.innkeepers = wanted.innkeepers.empty() ? default_innkeepers(wanted.setup) : wanted.innkeepers;
    Result<Game> game = Game::load(std::move(record));
    if (!game) return game.error();
    return put_for_host({.opened = Opened{*std::move(game), std::nullopt}, .of_host = true, .by_message = true});
}

std::optional<Error> Session::put_for_host(Arrival game) {
    if (serves_host() || !being_played()) {
        begin_from_elsewhere(std::move(game));
        return std::nullopt;
    }
    // The reader is asked once, and not during another open question.
    if (model_.notice.kind <= Notice::Kind::toast) ask_to_replace(std::move(game));
    return Error{Fault::reader_decides,
                 "the reader plays a game of their own, "
                 "and says whether this one may come"};
}

std::optional<Error> Session::play_for_host(Action action) {
    if (!serves_host()) return Error{Fault::no_game, "this page has put no game here"};
    stop_following();
    // The curtain hides nothing from the host.
    const std::optional<int> seat =
        playing() && !ui::is_answered(model_.problem) ? person_asked(current_->game) : std::nullopt;
    if (!seat) return Error{Fault::illegal_action, std::string(id_of(Refusal::not_now))};
    if (const std::optional<Refusal> refusal = current_->game.act(action))
        return Error{Fault::illegal_action, std::string(id_of(*refusal))};
    // The reader's save of the game stays as the reader left it.
    keep_nowhere();
    acted(*seat);
    return std::nullopt;
}

void Session::keep_nowhere() {
    current_->slot.clear();
    current_->saved_once_played = false;
}

std::optional<Error> Session::take_back_for_host() {
    if (!serves_host()) return Error{Fault::no_game, "this page has put no game here"};
    stop_following();
    if (!rewind_of(current_->game) || ui::is_answered(model_.problem))
        return Error{Fault::nothing_to_undo, "no action of a person has been played"};
    keep_nowhere();
    rewind();
    return std::nullopt;
}

}  // namespace tavern::app
