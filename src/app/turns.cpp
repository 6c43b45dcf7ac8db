#include "app/turns.hpp"

#include <vector>

namespace tavern::app {
namespace {

bool asks_somebody(const State& state) {
    return actor(state).kind == ActorKind::player && !forced_answer(state);
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
    if (!game.can_undo()) return std::nullopt;
    Game earlier = game;
    Rewind rewind;
    do {
        rewind.free = rewind.free && earlier.undo_is_free();
        earlier.undo();
    } while (earlier.can_undo() && !asks_somebody(earlier.state()));
    if (!asks_somebody(earlier.state())) return std::nullopt;
    rewind.player_actions = earlier.player_actions();
    return rewind;
}

void redo(Game& game) {
    do game.redo();
    while (game.can_redo() && !asks_somebody(game.state()));
}

bool take_back(Game& game, Action placement) {
    if (question(game.state()) != Question::plan) return false;
    const std::vector<Action>& actions = game.record().actions;
    std::size_t placed = game.player_actions();
    // A plan begins where somebody was ready or took the last die; nothing of chance falls into it.
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
    // One that hung on the die taken back, such as turning it, is left out.
    for (const Action action : later) static_cast<void>(game.act(action));
    return true;
}

bool needs_curtain(const State& state, int last_seat) {
    const Actor next = actor(state);
    if (next.kind != ActorKind::player || next.seat == last_seat) return false;
    return state.phase == Phase::planning || state.phase == Phase::serving;
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
