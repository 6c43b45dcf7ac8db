// What the page that holds the game in a frame asks of it. Such a page can neither reach what the person keeps nor add
// to it: games it begins keep themselves nowhere and count nowhere, and its wishes hold for this visit.
#include <utility>

#include "app/session.hpp"
#include "app/turns.hpp"
#include "record/link.hpp"
#include "record/names.hpp"
#include "ui/text.hpp"

namespace tavern::app {

void Session::framed() {
    model_.framed = true;
}

std::optional<Error> Session::host_asks(const HostMessage& message) {
    std::optional<Error> refused;
    if (const auto* load = std::get_if<LoadGame>(&message)) refused = load_for_host(*load);
    if (const auto* begin = std::get_if<BeginGame>(&message)) refused = begin_for_host(*begin);
    if (const auto* play = std::get_if<PlayAction>(&message)) refused = play_for_host(play->action);
    if (std::holds_alternative<TakeBack>(message)) refused = take_back_for_host();
    if (std::holds_alternative<TakeFocus>(message)) page_.take_focus();
    if (const auto* configure = std::get_if<Configure>(&message)) configure_for_host(*configure);
    refresh();
    return refused;
}

std::optional<Error> Session::load_for_host(const LoadGame& load) {
    const bool is_file = load.text.substr(0, 1) == "{";
    const Result<MomentLink> linked = is_file ? MomentLink{load.text, {}} : without_moment(load.text);
    if (!linked) return linked.error();
    Result<Opened> opened = open_text(linked->link, page_.random_number());
    if (!opened) return opened.error();
    if (linked->moment && *linked->moment >= moments_of(opened->game).size())
        return Error{Problem::out_of_range, "at: the game has no such moment"};
    begin(*std::move(opened), {});
    if (linked->moment || load.plays) look_back(static_cast<int>(linked->moment.value_or(0)));
    if (load.plays) play_history();
    return std::nullopt;
}

std::optional<Error> Session::begin_for_host(const BeginGame& wanted) {
    Record record;
    record.setup = wanted.setup;
    record.seed = wanted.seed.value_or(page_.random_number()) % seed_limit;
    record.innkeepers = wanted.innkeepers.empty() ? default_innkeepers(wanted.setup) : wanted.innkeepers;
    Result<Game> game = Game::load(std::move(record));
    if (!game) return game.error();
    begin(*std::move(game), {});
    return std::nullopt;
}

std::optional<Error> Session::play_for_host(Action action) {
    if (!game_) return Error{Problem::no_game, "no game is open"};
    const Actor who = actor(game_->state());
    // A curtain hides nothing from the host.
    const bool asked = playing() && !model_.lesson && who.kind == ActorKind::player && !is_computer(*game_, who.seat);
    if (!asked) return Error{Problem::illegal_action, std::string(id_of(Refusal::not_now))};
    if (const std::optional<Refusal> refusal = game_->act(action))
        return Error{Problem::illegal_action, std::string(id_of(*refusal))};
    acted(who.seat);
    return std::nullopt;
}

std::optional<Error> Session::take_back_for_host() {
    if (!game_ || model_.lesson || !rewind_of(*game_))
        return Error{Problem::nothing_to_undo, "no action of a person has been played"};
    rewind();
    return std::nullopt;
}

void Session::open_own_tab() {
    model_.notice = {};
    make_links();
    page_.open_tab(game_ ? model_.link : address_);
}

void Session::configure_for_host(const Configure& configure) {
    ui::Settings& settings = model_.settings;
    settings.language = configure.language.value_or(settings.language);
    settings.pace = configure.pace.value_or(settings.pace);
    // Less motion than the device asks for is nobody else's to take away.
    if (!model_.less_motion) settings.motion = configure.motion.value_or(settings.motion);
    settings.helping = configure.helping.value_or(settings.helping);
    settings.sound = configure.sound.value_or(settings.sound);
    settings.strong_contrast = configure.strong_contrast.value_or(settings.strong_contrast);
    settings.text_size = configure.text_size.value_or(settings.text_size);
    // What the device asks for later must not undo it.
    settings_chosen_ = true;
    follow_language();
    if (settings.pace == ui::Pace::instant) woken();
}

}  // namespace tavern::app
