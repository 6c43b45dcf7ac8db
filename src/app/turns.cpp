#include "app/turns.hpp"

#include <algorithm>
#include <vector>

namespace tavern::app {
namespace {

bool asks_person(const Game& game) {
    const Actor who = actor(game.state());
    return who.kind == ActorKind::player && !is_computer(game, who.seat) && !forced_answer(game.state());
}

}  // namespace

std::optional<Action> forced_answer(const State& state) {
    if (actor(state).kind != ActorKind::player) return std::nullopt;
    const Question asked = question(state);
    if (asked == Question::plan || asked == Question::serve) return std::nullopt;
    ActionList legal;
    legal_actions(state, legal);
    if (legal.size() != 1) return std::nullopt;
    return legal[0];
}

void answer_forced(Game& game) {
    while (const std::optional<Action> answer = forced_answer(game.state()))
        if (game.act(*answer)) return;
}

std::optional<Rewind> rewind_of(const Game& game) {
    std::optional<Rewind> rewind;
    std::size_t first_step = 0;
    std::optional<int> seat;
    // Forward, since every step back would replay the game.
    Game replay = game;
    replay.go_to(0);
    for (; replay.player_actions() < game.player_actions(); replay.redo()) {
        if (!asks_person(replay)) continue;
        rewind = Rewind{replay.player_actions(), true};
        first_step = replay.steps().size();
        seat = actor(replay.state()).seat;
    }
    if (!rewind) return rewind;
    const auto touches_nobody = [&](const Actor& who) {
        return who.kind == ActorKind::player && (who.seat == seat || is_computer(game, who.seat));
    };
    rewind->free = touches_nobody(actor(game.state()));
    for (std::size_t index = first_step; index < game.steps().size(); ++index)
        rewind->free = rewind->free && touches_nobody(game.steps()[index].actor);
    return rewind;
}

bool can_rewind(const Game& game) {
    Game replay = game;
    replay.go_to(0);
    while (replay.player_actions() < game.player_actions() && !asks_person(replay)) replay.redo();
    return replay.player_actions() < game.player_actions();
}

void redo(Game& game) {
    do game.redo();
    while (game.can_redo() && !asks_person(game));
}

bool take_back(Game& game, Action placement) {
    if (question(game.state()) != Question::plan) return false;
    const std::vector<Action>& actions = game.record().actions;
    std::size_t placed = game.player_actions();
    // A plan starts when the former player was ready or took the last die; it contains no chance.
    for (;;) {
        if (placed == 0) return false;
        --placed;
        if (actions[placed] == placement) break;
        const ActionKind kind = actions[placed].kind();
        if (kind != ActionKind::place && kind != ActionKind::turn_die) return false;
    }
    std::vector<Action> later;
    for (std::size_t index = placed + 1; index < game.player_actions(); ++index) later.push_back(actions[index]);
    game.go_to(placed);
    // Leaves out actions that depend on the removed die, such as turning it.
    for (const Action action : later) static_cast<void>(game.act(action));
    return true;
}

bool needs_curtain(const Game& game, std::optional<int> last_seat, bool by_letter) {
    const State& state = game.state();
    const Actor next = actor(state);
    if (next.kind != ActorKind::player || next.seat == last_seat || is_computer(game, next.seat)) return false;
    if (count_persons(game) < 2) return false;
    return by_letter || state.phase == Phase::planning || state.phase == Phase::serving ||
           question(state) == Question::start_over;
}

std::size_t unseen_since(const Game& game, int seat) {
    const std::vector<Step>& steps = game.steps();
    for (std::size_t index = steps.size(); index > 0; --index) {
        const Actor& who = steps[index - 1].actor;
        if (who.kind == ActorKind::player && who.seat == seat) return index;
    }
    return 0;
}

}  // namespace tavern::app
