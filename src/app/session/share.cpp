// The game at hand sent to others, as link, letter, text or picture, and what comes from them opened.
#include <algorithm>
#include <cstddef>
#include <utility>

#include "app/reasons.hpp"
#include "app/session.hpp"
#include "app/turns.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/record_json.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

using ui::LinkKind;
using ui::Notice;

constexpr int link_bytes = 600'000;  // a file may be pasted, too
constexpr int copied_bytes = 20'000;

}  // namespace

void Session::carry_out(const ui::intent::OpenLinkPrompt&) {
    platform_.ask_text({ui::TextField::link, {}, std::string(say(Text::session_ask_link)), link_bytes});
}

void Session::open(std::string_view text, bool from_address) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    // A file says its moment nowhere, and may have any sign in its names.
    const bool is_file = begin != std::string_view::npos && text[begin] == '{';
    const Result<FoundLink> linked = is_file ? Result<FoundLink>(FoundLink{std::string(text), {}}) : find_link(text);
    const bool same_game = linked && from_address && history_ && linked->link == history_link_;
    // The same link again is answered again, and a reload does not repeat the answer.
    if (from_address) tidy_address();
    if (!linked) {
        tell(Notice::Kind::error, reason(linked.error()));
    } else if (same_game && linked->moment) {
        carry_out(ui::intent::LookBack{static_cast<int>(*linked->moment)});
    } else if (Result<Opened> opened = tavern::open_text(linked->link, platform_.random_number()); opened) {
        const bool of_host = from_address && model_.framed;
        offer({.opened = std::move(*opened),
               .link = std::string(text),
               .moment = linked->moment,
               .to_next = linked->to_next,
               .of_host = of_host,
               .is_file = is_file});
    } else {
        tell(Notice::Kind::error, reason(opened.error()));
    }
    refresh();
}

Game Session::shared_game() const {
    if (shares_names_) return *game_;
    Record record = game_->record();
    for (Innkeeper& innkeeper : record.innkeepers) innkeeper.name.clear();
    Result<Game> nameless = Game::load(std::move(record), game_->player_actions());
    return nameless ? *std::move(nameless) : *game_;
}

void Session::make_links() {
    if (!game_) return;
    const Game game = shared_game();
    const std::string position = position_link(game.state(), game.record().innkeepers);
    model_.position_link = address_ + "#" + position;
    // A game with more undone and chosen than a link holds can still be sent as it stands.
    const std::optional<std::string> replay = replay_link(game);
    model_.link = replay ? address_ + "#" + *replay : model_.position_link;
    const Actor next = actor(game.state());
    const bool person = next.kind == ActorKind::player && !is_computer(game, next.seat);
    model_.turn_link = person && count_persons(game) > 1 ? address_ + "#" + to_next_player(position) : std::string();
}

const std::string& Session::link_of(LinkKind kind) const {
    switch (kind) {
        case LinkKind::position: return model_.position_link;
        case LinkKind::turn: return model_.turn_link;
        default: return model_.link;
    }
}

void Session::carry_out(const ui::intent::OpenShare& wish) {
    if (!game_) return;
    shares_names_ = wish.with_names;
    make_links();
    model_.copied.clear();
    model_.link_code.reset();
    model_.position_code.reset();
    platform_.make_code(model_.link);
    platform_.make_code(model_.position_link);
}

void Session::code_made(const std::string& link, ui::QrCode code) {
    const auto side = static_cast<std::size_t>(std::clamp(code.size, 0, 200));
    if (code.modules.size() != side * side || static_cast<int>(side) != code.size) return;
    if (link == model_.position_link) model_.position_code = code;
    if (link == model_.link) model_.link_code = std::move(code);
}

void Session::device_shares() {
    model_.can_send = true;
}

void Session::carry_out(const ui::intent::CopyLink& wish) {
    if (!game_) return;
    make_links();
    platform_.copy_text(link_of(wish.kind));
}

void Session::carry_out(const ui::intent::SendLink& wish) {
    if (!game_) return;
    make_links();
    const std::string& link = link_of(wish.kind);
    if (link.empty()) return;
    std::string sentence(say(Text::share_message));
    if (wish.kind == LinkKind::turn) {
        sentence = say(Text::share_turn_message, {{"name", shown_innkeeper(*game_, actor(game_->state()).seat).name}});
        await_next();
    }
    platform_.share_link(sentence, link);
}

void Session::await_next() {
    const Actor next = actor(game_->state());
    model_.by_letter = true;
    behind_curtain_ = next.kind == ActorKind::player && !is_computer(*game_, next.seat);
}

std::string Session::game_in_words() const {
    const Game game = shared_game();
    const State& state = game.state();
    std::string words = say(actor(state).kind == ActorKind::nobody ? Text::share_text_over : Text::share_text_round,
                            {{"module", state.setup.module}, {"round", state.round}});
    for (int seat = 0; seat < state.setup.players; ++seat)
        words += "\n" + say(Text::share_text_points,
                            {{"name", shown_innkeeper(game, seat).name}, {"points", score(state, seat).total()}});
    return words + "\n" + model_.link;
}

void Session::carry_out(const ui::intent::CopyText&) {
    if (!game_) return;
    make_links();
    platform_.copy_text(game_in_words());
}

void Session::copied(bool done, const std::string& text) {
    if (!done) {
        platform_.ask_text({ui::TextField::copied, text, std::string(say(Text::session_ask_copy)), copied_bytes});
        return;
    }
    model_.copied = text;
    const bool is_link = text.find('\n') == std::string::npos;
    tell(Notice::Kind::toast, std::string(say(is_link ? Text::session_link_copied : Text::session_text_copied)));
}

void Session::carry_out(const ui::intent::SharePicture&) {
    if (!game_) return;
    if (model_.notice.kind == Notice::Kind::toast) model_.notice = {};
    platform_.share_picture(file_name(".png"));
}

void Session::picture_shared(PictureWay way) {
    switch (way) {
        case PictureWay::sent: break;  // the other program has said so
        case PictureWay::copied: tell(Notice::Kind::toast, std::string(say(Text::session_picture_copied))); break;
        case PictureWay::saved: tell(Notice::Kind::toast, std::string(say(Text::session_picture_saved))); break;
        case PictureWay::nowhere: tell(Notice::Kind::error, std::string(say(Text::session_picture_failed))); break;
    }
}

}  // namespace tavern::app
