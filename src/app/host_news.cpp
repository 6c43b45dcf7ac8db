#include "app/host_news.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/host_message.hpp"
#include "app/turns.hpp"
#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/names.hpp"
#include "record/notation.hpp"

namespace tavern {

template <>
struct Ids<ui::Screen> {
    static constexpr auto list = std::to_array<std::string_view>({"title", "table", "end", "review", "history"});
};
static_assert(Ids<ui::Screen>::list.size() == static_cast<std::size_t>(ui::Screen::history) + 1);

namespace app {
namespace {

Json message(std::string_view type) {
    return Json::Object{{"tavern", host_protocol}, {"type", type}};
}

Json action_message(const Game& game, std::size_t index) {
    const Step& step = game.steps()[index];
    const Effect* effects = game.effects().data() + step.first_effect;
    Json json = message("action");
    json.set("actor", json_of(step.actor));
    json.set("action", json_of(step.action));
    json.set("effects", effects_json(effects, effects + step.effect_count));
    return json;
}

/** The actions that the host may choose for the innkeeper to act: all legal ones, unless the computer decides or the
 * problem is answered. */
Json legal_json(const ui::Model& model) {
    ActionList legal;
    if (model.screen == ui::Screen::table && person_asked(*model.game) && !ui::is_answered(model.problem))
        legal_actions(model.game->state(), legal);
    return json_of(legal);
}

/** The notes of the evening, by moment. */
Json notes_json(const story::Line& evening) {
    Json::Array notes;
    for (const story::Note& note : evening.notes)
        notes.push_back(Json::Object{{"at", static_cast<int>(note.moment)}, {"text", note.text}});
    return notes;
}

Json state_message(const ui::Model& model) {
    Json json = message("state");
    json.set("screen", id_of(model.screen));
    const State& state = model.game->state();
    json.set("state", json_of(state));
    json.set("actor", json_of(actor(state)));
    json.set("question", id_of(question(state)));
    json.set("legal", legal_json(model));
    if (model.story != nullptr) json.set("notes", notes_json(model.story->lines.front()));
    // No link can hold a moment being looked back at.
    if (model.history != nullptr) {
        if (model.line == 0) json.set("at", static_cast<int>(model.history->moment()));
        return json;
    }
    if (model.problem) {
        json.set("link", problems::link_of(model.problem->problem));
        return json;
    }
    const std::optional<std::string> link = replay_link(*model.game);
    json.set("link", link ? *link : position_link(state, model.game->record().innkeepers));
    return json;
}

Json title_message() {
    Json json = message("state");
    json.set("screen", id_of(ui::Screen::title));
    return json;
}

}  // namespace

Json host_error(const Error& error) {
    Json json = message("error");
    json.set("reason", id_of(error.fault));
    json.set("detail", error.detail);
    return json;
}

std::vector<Json> HostNews::of(const ui::Model& model, bool is_hosts) {
    Told now;
    if (is_hosts) {
        now.screen = model.screen;
        now.game_number = model.game_number;
        now.state = model.game->state();
        for (const Step& step : model.game->steps()) now.steps.push_back(step.action);
        if (model.history != nullptr) now.moment = model.history->moment();
        if (ui::is_answered(model.problem) && model.problem->solution) now.stars = model.problem->grade.stars;
    }
    std::vector<Json> news;
    if (told_ == now) return news;
    const Told before = told_.value_or(Told{});
    const bool goes_on = before.state && model.history == nullptr && before.screen != ui::Screen::history &&
                         before.game_number == now.game_number && before.steps.size() <= now.steps.size() &&
                         std::equal(before.steps.begin(), before.steps.end(), now.steps.begin());
    if (goes_on)
        for (std::size_t index = before.steps.size(); index < now.steps.size(); ++index)
            news.push_back(action_message(*model.game, index));
    news.push_back(is_hosts ? state_message(model) : title_message());
    const auto is_over = [](const Told& told) { return told.state && told.state->phase == Phase::over; };
    if (is_over(now) && !is_over(before)) {
        Json over = message("game-over");
        over.set("score", score_json(*now.state));
        news.push_back(std::move(over));
    }
    if (now.stars && !before.stars) {
        Json solved = message("problem-solved");
        solved.set("stars", *now.stars);
        news.push_back(std::move(solved));
    }
    told_ = std::move(now);
    return news;
}

}  // namespace app
}  // namespace tavern
