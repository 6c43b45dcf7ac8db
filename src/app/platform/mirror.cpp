#include "app/platform/mirror.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/platform/browser_page.hpp"
#include "narration/status.hpp"
#include "text/text.hpp"
#include "ui/board/table.hpp"

namespace tavern::app {
namespace {

constexpr std::size_t most_news = 20;

/** As web/src/messages.ts calls them. */
constexpr std::array<const char*, ui::roles> role_names{
    "none", "region", "group", "text", "heading", "image", "button",       "radiogroup", "radio", "tablist",
    "tab",  "field",  "list",  "item", "table",   "row",   "columnheader", "rowheader",  "cell"};

Json node_json(const ui::SemanticNode& node) {
    Json one{Json::Object{}};
    one.set("role", role_names[static_cast<std::size_t>(node.meaning.role)]);
    one.set("parent", node.parent);
    if (!node.target.empty())
        one.set("target", node.target);
    else if (!node.meaning.name.empty())
        one.set("name", spoken(node.meaning.name));
    if (!node.meaning.description.empty()) one.set("description", spoken(node.meaning.description));
    if (node.meaning.level > 0) one.set("level", node.meaning.level);
    return one;
}

/** Whether they read the same, wherever they lie. */
bool read_alike(const std::vector<ui::Target>& some, const std::vector<ui::Target>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const ui::Target& one, const ui::Target& other) {
                          return one.id == other.id && one.label == other.label && one.enabled == other.enabled &&
                                 one.chosen == other.chosen;
                      });
}

}  // namespace

std::vector<std::string> Mirror::fresh_news(const ui::Model& model, const std::string& refusal) {
    std::vector<std::string> news;
    if (model.history != nullptr) {
        // Only the moment shown is told; afterwards the game goes on where it stood.
        const History& history = *model.history;
        const std::string moment = line_of_moment(history.whole(), history.moments(), history.moment()).text;
        if (told_moment_ != history.moment() && !moment.empty()) news.push_back(moment);
        told_moment_ = history.moment();
        told_steps_ = history.whole().steps().size();
    } else if (model.game != nullptr) {
        told_moment_.reset();
        const std::size_t steps = model.game->steps().size();
        // After an undo, or in another game, only what comes is news.
        if (told_steps_ < steps) news = log_lines(*model.game, told_steps_);
        told_steps_ = steps;
    }
    if (news.size() > most_news) news.erase(news.begin(), news.end() - most_news);
    if (model.notice.kind != ui::Notice::Kind::none && model.notice.text != told_notice_)
        news.push_back(model.notice.text);
    told_notice_ = model.notice.text;
    if (!refusal.empty() && refusal != told_refusal_) news.push_back(refusal);
    told_refusal_ = refusal;
    for (std::string& line : news) line = spoken(line);
    return news;
}

void Mirror::show(const ui::Interface& interface, const ui::Model& model, bool at_rest) {
    std::vector<std::string> fresh = fresh_news(model, interface.reading().refusal);
    if (!at_rest && fresh.empty() && read_alike(told_, interface.targets())) return;
    told_ = interface.targets();
    const auto pixels = [](float value) { return static_cast<int>(std::lround(value)); };
    Json::Array listed;
    for (const ui::Target& target : interface.targets()) {
        Json one{Json::Object{}};
        one.set("id", target.id);
        one.set("label", spoken(target.label));
        one.set("x", pixels(target.x));
        one.set("y", pixels(target.y));
        one.set("width", pixels(target.width));
        one.set("height", pixels(target.height));
        one.set("enabled", target.enabled);
        one.set("chosen", target.chosen);
        one.set("hidden", target.sight == ui::Sight::none);
        listed.push_back(std::move(one));
    }
    Json::Array news;
    for (std::string& line : fresh) news.push_back(std::move(line));
    Json message = ask("mirror");
    const ui::Reading& reading = interface.reading();
    Json::Array nodes;
    for (const ui::SemanticNode& node : interface.semantics()) nodes.push_back(node_json(node));
    message.set("targets", std::move(listed));
    message.set("sheet", reading.sheet);
    message.set("more_above", reading.more_above);
    message.set("more_below", reading.more_below);
    message.set("nodes", std::move(nodes));
    const bool in_game = model.screen != ui::Screen::title && model.game != nullptr;
    message.set("heading", in_game ? status_heading(*model.game) : std::string());
    const bool at_table = in_game && model.screen == ui::Screen::table && !model.curtain;
    message.set("status", at_table ? status_text(*model.game, reading.prompt) : std::string());
    message.set("status_button", say(Text::status_button));
    message.set("news", std::move(news));
    std::string text = message.write();
    // The same things to touch, and nothing new.
    if (text == last_) return;
    last_ = std::move(text);
    ask_page(message);
}

}  // namespace tavern::app
