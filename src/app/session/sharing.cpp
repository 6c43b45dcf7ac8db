#include "app/session/sharing.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "app/turns.hpp"
#include "narration/alone.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/position.hpp"
#include "text/text.hpp"

namespace tavern::app {

using ui::LinkKind;

Game Sharing::shared(const Game& game) const {
    if (with_names_) return game;
    Record record = game.record();
    for (Innkeeper& innkeeper : record.innkeepers) innkeeper.name.clear();
    Result<Game> nameless = Game::load(std::move(record), game.player_actions());
    return nameless ? *std::move(nameless) : game;
}

void Sharing::make_links(const Game& whole) {
    const Game game = shared(whole);
    const std::string position = position_link(game.state(), game.record().innkeepers);
    model_.position_link = address_ + "#" + position;
    // A game whose undone actions make it too long for a link can still be sent in its present state.
    const std::optional<std::string> replay = replay_link(game);
    model_.link = replay ? address_ + "#" + *replay : model_.position_link;
    const bool turn = person_asked(game) && count_persons(game) > 1;
    model_.turn_link = turn ? address_ + "#" + to_next_player(position) : std::string();
}

void Sharing::forget_links() {
    model_.link.clear();
    model_.position_link.clear();
    model_.turn_link.clear();
}

const std::string& Sharing::link_of(LinkKind kind) const {
    switch (kind) {
        case LinkKind::position: return model_.position_link;
        case LinkKind::turn: return model_.turn_link;
        default: return model_.link;
    }
}

void Sharing::open(const Game& game, bool with_names) {
    with_names_ = with_names;
    make_links(game);
    model_.copied.clear();
    model_.link_code.reset();
    model_.position_code.reset();
    platform_.make_code(model_.link);
    platform_.make_code(model_.position_link);
}

void Sharing::code_made(const std::string& link, ui::QrCode code) {
    const auto side = static_cast<std::size_t>(std::clamp(code.size, 0, 200));
    if (code.modules.size() != side * side || static_cast<int>(side) != code.size) return;
    if (link == model_.position_link) model_.position_code = code;
    if (link == model_.link) model_.link_code = std::move(code);
}

void Sharing::copy_link(const Game& game, LinkKind kind) {
    make_links(game);
    platform_.copy_text(link_of(kind));
}

bool Sharing::send_link(const Game& game, LinkKind kind) {
    make_links(game);
    const std::string& link = link_of(kind);
    if (link.empty()) return false;
    std::string sentence(say(Text::share_message));
    if (kind == LinkKind::turn)
        sentence = say(Text::share_turn_message, {{"name", shown_innkeeper(game, actor(game.state()).seat).name}});
    platform_.share_link(sentence, link);
    return true;
}

std::string Sharing::in_words(const Game& whole) const {
    const Game game = shared(whole);
    const State& state = game.state();
    std::string words = say(actor(state).kind == ActorKind::nobody ? Text::share_text_over : Text::share_text_round,
                            {{"module", state.setup.module}, {"round", state.round}});
    for (int seat = 0; seat < state.setup.players; ++seat)
        words += "\n" + say(Text::share_text_points,
                            {{"name", shown_innkeeper(game, seat).name}, {"points", score(state, seat).total()}});
    if (model_.hinted) words += "\n" + std::string(say(Text::alone_hinted));
    return words + "\n" + model_.link;
}

void Sharing::copy_text(const Game& game) {
    make_links(game);
    platform_.copy_text(in_words(game));
}

void Sharing::copy_result(const Game& game) {
    platform_.copy_text(deal_line(game, model_.hinted) + "\n" + address_);
}

void Sharing::open_tab(const Game* game) {
    if (game != nullptr) make_links(*game);
    platform_.open_tab(game != nullptr ? model_.link : address_);
}

}  // namespace tavern::app
