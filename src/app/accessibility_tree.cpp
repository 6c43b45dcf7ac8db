#include "app/accessibility_tree.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "narration/log.hpp"
#include "narration/result.hpp"
#include "narration/status.hpp"
#include "text/text.hpp"
#include "ui/board/table.hpp"

namespace tavern::app {
namespace {

/** A screen reader would read more for minutes. */
constexpr std::size_t most_news = 40;

static_assert(Ids<ui::Role>::list.size() == ui::roles);

std::optional<std::string> said(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

SemanticNode node_of(const ui::SemanticNode& node) {
    const ui::Semantics& meaning = node.meaning;
    return {meaning.role,
            node.parent,
            said(node.target),
            node.target.empty() ? said(spoken(meaning.name)) : std::nullopt,
            said(spoken(meaning.description)),
            meaning.level > 0 ? std::optional(meaning.level) : std::nullopt};
}

Target target_of(const ui::Target& target) {
    const auto pixels = [](float value) { return static_cast<int>(std::lround(value)); };
    return {target.id,        spoken(target.label), pixels(target.x),
            pixels(target.y), pixels(target.width), pixels(target.height),
            target.enabled,   target.chosen,        target.sight == ui::Sight::none};
}

/** The words of a lesson's step; empty: none is shown. */
std::string lesson_step(const std::vector<ui::Target>& targets) {
    const auto step =
        std::find_if(targets.begin(), targets.end(), [](const ui::Target& target) { return target.id == "lesson"; });
    return step == targets.end() ? std::string() : step->label;
}

/** Whether they read the same, wherever they are. */
bool read_alike(const std::vector<ui::Target>& some, const std::vector<ui::Target>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const ui::Target& one, const ui::Target& other) {
                          return one.id == other.id && one.label == other.label && one.enabled == other.enabled &&
                                 one.chosen == other.chosen;
                      });
}

}  // namespace

/** Steps that were not told yet. Of another game, only its beginning is news. */
void AccessibilityTree::tell_game(const ui::Model& model, std::vector<std::string>& news) {
    const Game& game = *model.game;
    const std::size_t steps = game.steps().size();
    std::size_t told = std::exchange(told_steps_, steps);
    const std::pair shown(model.game_number, model.line);
    if (std::exchange(told_game_, shown) != shown) told = game.player_actions() == 0 ? 0 : steps;
    if (steps < told) news.emplace_back(say(Text::typed_undone));
    if (told >= steps) return;
    news = log_lines(game, told);
    if (game.state().phase != Phase::over) return;
    news.push_back(winner_text(game));
    for (std::string& line : points_lines(game, false)) news.push_back(std::move(line));
}

std::vector<std::string> AccessibilityTree::fresh_news(const ui::Interface& interface, const ui::Model& model) {
    const ui::Reading& reading = interface.reading();
    const std::string lesson = lesson_step(interface.targets());
    std::vector<std::string> news;
    if (model.history != nullptr) {
        // While looking back, only the shown moment is announced; afterwards the game continues from its last state.
        const History& history = *model.history;
        const std::string moment = line_of_moment(history.whole(), history.moments(), history.moment()).text;
        if (told_moment_ != history.moment() && !moment.empty()) news.push_back(moment);
        told_moment_ = history.moment();
        told_steps_ = history.whole().steps().size();
    } else if (model.game != nullptr) {
        told_moment_.reset();
        tell_game(model, news);
    }
    if (news.size() > most_news) {
        const std::size_t left_out = news.size() - most_news;
        news.erase(news.begin(), news.begin() + static_cast<std::ptrdiff_t>(left_out));
        news.insert(news.begin(), say(Text::log_left_out, {{"count", static_cast<int>(left_out)}}));
    }
    if (std::exchange(told_notice_, model.notice.number) != model.notice.number &&
        model.notice.kind != ui::Notice::Kind::none)
        news.push_back(model.notice.text);
    for (const auto& [words, told] : {std::pair(&reading.refusal, &told_refusal_),
                                      {&reading.warning, &told_warning_},
                                      {&reading.announced, &told_announced_},
                                      {&lesson, &told_lesson_}}) {
        if (!words->empty() && *words != *told) news.push_back(*words);
        *told = *words;
    }
    for (std::string& line : news) line = spoken(line);
    return news;
}

void AccessibilityTree::show(const ui::Interface& interface, const ui::Model& model, bool at_rest) {
    // Screen readers read a description only if it is there when its element gets the focus.
    if (interface.focus_moved()) return;
    std::vector<std::string> fresh = fresh_news(interface, model);
    if (!at_rest && fresh.empty() && read_alike(told_, interface.targets())) return;
    told_ = interface.targets();
    TreeContent tree;
    for (const ui::Target& target : interface.targets()) tree.targets.push_back(target_of(target));
    tree.news = std::move(fresh);
    const ui::Reading& reading = interface.reading();
    tree.sheet = reading.sheet;
    tree.more_above = reading.more_above;
    tree.more_below = reading.more_below;
    for (const ui::SemanticNode& node : interface.semantics()) tree.nodes.push_back(node_of(node));
    tree.focus = interface.focused();
    const bool in_game = model.screen != ui::Screen::title && model.game != nullptr;
    if (in_game) tree.heading = status_heading(*model.game);
    const bool at_table = in_game && model.screen == ui::Screen::table && !model.curtain;
    if (at_table) tree.status = status_text(*model.game, reading.prompt);
    if (in_game && model.screen == ui::Screen::end) tree.status = winner_text(*model.game);
    tree.status_button = say(Text::status_button);
    // The same targets, and no news.
    if (tree == last_) return;
    last_ = std::move(tree);
    platform_.show_tree(last_);
}

}  // namespace tavern::app
