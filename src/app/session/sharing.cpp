#include "app/session/sharing.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "app/article.hpp"
#include "app/turns.hpp"
#include "narration/result.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/position.hpp"
#include "text/text.hpp"
#include "typed/position.hpp"

namespace tavern::app {

using ui::LinkKind;

Game Sharing::shared(const Game& game) const {
    if (with_names_) return game;
    Record record = game.record();
    for (Innkeeper& innkeeper : record.innkeepers) innkeeper.name.clear();
    Result<Game> nameless = Game::load(std::move(record), game.player_actions());
    return nameless ? *std::move(nameless) : game;
}

void Sharing::make_links(const Games& games) {
    const Game game = shared(games.whole);
    const auto address = [&](const std::string& link) {
        return address_of(game.record().hinted ? with_hints(link) : link);
    };
    const std::string position = position_link(games.shown.state(), game.record().innkeepers);
    model_.position_link = address(position);
    // A game whose undone actions make it too long for a link can still be sent in its present state.
    const std::optional<std::string> replay = replay_link(game);
    model_.link = replay ? address(*replay) : model_.position_link;
    const bool turn = &games.shown == &games.whole && person_asked(game) && count_persons(game) > 1;
    model_.turn_link = turn ? address(to_next_player(position)) : std::string();
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

void Sharing::open(const Games& games, bool with_names) {
    with_names_ = with_names;
    make_links(games);
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

void Sharing::copy_link(const Games& games, LinkKind kind) {
    make_links(games);
    const std::string& link = link_of(kind);
    if (!link.empty()) platform_.copy_text(link);
}

bool Sharing::send_link(const Games& games, LinkKind kind) {
    make_links(games);
    const std::string& link = link_of(kind);
    if (link.empty()) return false;
    std::string sentence(say(Text::share_message));
    if (kind == LinkKind::turn)
        sentence = say(Text::share_turn_message,
                       {{"name", shown_innkeeper(games.whole, actor(games.whole.state()).seat).name}});
    platform_.share_link(sentence, link);
    return true;
}

void Sharing::copy_text(const Games& games) {
    make_links(games);
    std::string words = game_in_words(shared(games.shown));
    if (games.shown.record().hinted) words += "\n" + std::string(say(Text::alone_hinted));
    platform_.copy_text(words + "\n" + model_.link);
}

void Sharing::copy_position(const Game& game) {
    platform_.copy_text(position_text(shared(game)));
}

void Sharing::copy_article(const Games& games, const std::string& story, const ui::intent::CopyArticle& wish) {
    make_links(games);
    ArticleSubject subject{.address = link_of(wish.kind), .way = "replay", .title = game_title(games.whole)};
    // A game too long for a replay link is shared as a position.
    if (subject.address == model_.position_link) {
        subject.way = "puzzle";
        subject.title = game_title(games.shown);
    }
    if (wish.kind == ui::LinkKind::replay && with_names_ && !story.empty()) {
        subject.address = address_of(story);
        subject.way = "story";
    }
    if (model_.problem) {
        const problems::Problem& problem = model_.problem->problem;
        subject.address = address_of(problems::link_of(problem));
        subject.way = "problem";
        subject.task = say(Text::solving_task_most_points, static_cast<std::size_t>(problem.goal));
    }
    subject.position = position_text(shared(games.shown));
    platform_.copy_text(article_code(subject, wish.place));
}

void Sharing::copy_report(const Games& games, const Review* review, ReportFormat format) {
    make_links(games);
    platform_.copy_text(written(report_of(shared(games.whole), review, model_.link), format));
}

void Sharing::copy_result(const Game& game) {
    copy_line(deal_line(game));
}

void Sharing::copy_line(const std::string& line) {
    platform_.copy_text(line + "\n" + address_);
}

void Sharing::open_tab(const Game* game, const std::string& story) {
    if (with_names_ && !story.empty()) return open_fragment(story);
    if (game != nullptr) make_links({*game, *game});
    platform_.open_tab(game != nullptr ? model_.link : address_);
}

}  // namespace tavern::app
