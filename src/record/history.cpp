#include "record/history.hpp"

#include <algorithm>
#include <utility>

namespace tavern {
namespace {

bool by_chance(const Step& step) {
    return step.actor.kind == ActorKind::chance;
}

/** The same game with chance among its actions, so that Game::go_to reaches every step. */
Game with_chance(const Game& game) {
    Record record = game.record();
    record.seed.reset();
    record.actions.clear();
    for (const Step& step : game.steps()) record.actions.push_back(step.action);
    // Actions that were played once are legal again.
    return *Game::load(std::move(record));
}

/** The part of an evening that one picture tells. */
struct Chapter {
    Phase phase;
    int round;
    int turn;  // of the serving; a draft is told as a whole
    friend bool operator==(const Chapter&, const Chapter&) = default;
};

Chapter chapter_of(const State& state) {
    return {state.phase, state.round, state.phase == Phase::serving ? state.turn : 0};
}

bool is_told(const Chapter& chapter) {
    return chapter.phase == Phase::draft || chapter.phase == Phase::serving || chapter.phase == Phase::closing;
}

}  // namespace

std::vector<std::size_t> moments_of(const Game& game) {
    const std::vector<Step>& steps = game.steps();
    std::vector<std::size_t> moments{0};
    for (std::size_t played = 1; played <= steps.size(); ++played) {
        const bool goes_on = played < steps.size() && by_chance(steps[played - 1]) && by_chance(steps[played]) &&
                             steps[played - 1].action.kind() == steps[played].action.kind();
        if (!goes_on) moments.push_back(played);
    }
    return moments;
}

std::size_t moment_of(const std::vector<std::size_t>& moments, std::size_t steps) {
    const auto found = std::lower_bound(moments.begin(), moments.end() - 1, steps);
    return static_cast<std::size_t>(found - moments.begin());
}

History::History(const Game& game)
    : whole_(with_chance(game)),
      past_(whole_),
      moments_(moments_of(whole_)),
      moment_(last()),
      dealt_(game.record().seed.has_value()) {}

std::size_t History::moment_of_action(std::size_t player_actions) const {
    std::size_t played = 0;
    std::size_t actions = 0;
    for (const Step& step : whole_.steps()) {
        if (!dealt_ || !by_chance(step)) ++actions;
        if (actions > player_actions) break;
        ++played;
    }
    return moment_of(moments_, played);
}

std::size_t History::player_actions() const {
    const std::vector<Step>& steps = past_.steps();
    if (!dealt_) return steps.size();
    return steps.size() - static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), by_chance));
}

void History::go_to(std::size_t moment) {
    moment_ = std::min(moment, last());
    past_.go_to(moments_[moment_]);
}

std::vector<std::size_t> telling_moments(const Game& game) {
    History history(game);
    std::vector<std::size_t> told{0};
    history.go_to(0);
    Chapter chapter = chapter_of(history.game().state());
    for (std::size_t moment = 1; moment <= history.last(); ++moment) {
        history.go_to(moment);
        const Chapter next = chapter_of(history.game().state());
        if (next != chapter && is_told(chapter) && told.back() != moment - 1) told.push_back(moment - 1);
        chapter = next;
    }
    if (told.back() != history.last()) told.push_back(history.last());
    return told;
}

}  // namespace tavern
