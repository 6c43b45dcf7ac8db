#include "narration/chronicle.hpp"

#include "record/numbers/sort_by.hpp"

namespace tavern {
namespace {

using Points = std::array<int, max_players>;

Points points_of(const State& state) {
    Points points{};
    for (int seat = 0; seat < state.setup.players; ++seat)
        points[static_cast<std::size_t>(seat)] = score(state, seat).total();
    return points;
}

/** The seat with more points than every other; -1 when there is none. */
int leader(const Points& points, int players) {
    int best = 0;
    bool alone = true;
    for (int seat = 1; seat < players; ++seat) {
        const int here = points[static_cast<std::size_t>(seat)];
        const int most = points[static_cast<std::size_t>(best)];
        alone = here == most ? false : here > most || alone;
        if (here > most) best = seat;
    }
    return alone ? best : -1;
}

/** Whether an action only answers a question that the action before has raised. */
bool is_answer(ActionKind kind) {
    switch (kind) {
        case ActionKind::deny:
        case ActionKind::decline:
        case ActionKind::take_schnapps:
        case ActionKind::take_denied:
        case ActionKind::sign: return true;
        default: return false;
    }
}

}  // namespace

Chronicle chronicle_of(const Game& game, std::size_t most_turning_points) {
    const Record& record = game.record();
    State state = record.position ? *record.position : new_game(record.setup);
    const int players = state.setup.players;
    Chronicle chronicle;
    std::vector<TurningPoint> moments;  // of players, with the chance that followed
    std::size_t last_lead = 0;          // the moment after which the lead did not change any more
    int leading = -1;
    int round = state.round;
    if (record.position || state.round == 0) chronicle.evenings.push_back({state.round, points_of(state)});
    // The evening before an opened position was not played here.
    if (record.position && state.round > 0) chronicle.evenings.back().round = state.round - 1;

    Points before = points_of(state);
    Effects effects;
    for (const Step& step : game.steps()) {
        effects.clear();
        apply_legal(state, step.action, effects);
        const Points after = points_of(state);
        const bool follows =
            is_answer(step.action.kind()) && !moments.empty() && moments.back().seat == step.actor.seat;
        if (step.actor.kind == ActorKind::player && !follows) {
            moments.push_back({static_cast<std::uint8_t>(round), step.actor.seat, step.action});
            for (const Effect& effect : effects)
                if (effect.kind == EffectKind::card_gained && effect.source == Source::purchase &&
                    is_guest(static_cast<Card>(effect.a)))
                    moments.back().guest = static_cast<Card>(effect.a);
        }
        if (!moments.empty()) {
            TurningPoint& moment = moments.back();
            moment.points += after[moment.seat] - before[moment.seat];
            moment.after = after;
            if (const int now = leader(after, players); now != leading) {
                leading = now;
                last_lead = moments.size();
            }
        }
        if (state.round != round || state.phase == Phase::over) {
            if (round > 0) chronicle.evenings.push_back({round, after});
            round = state.round;
        }
        before = after;
    }

    // The move that took the lead for good, unless in the first rounds, and those that brought most.
    if (last_lead > 0 && leading >= 0) {
        TurningPoint& moment = moments[last_lead - 1];
        moment.takes_lead = moment.seat == leading && moment.round > 2;
    }
    sort_by(moments, [](const TurningPoint& moment) { return -moment.points; });
    sort_by(moments, [](const TurningPoint& moment) { return moment.takes_lead ? 0 : 1; });
    for (const TurningPoint& moment : moments)
        if (chronicle.turning_points.size() < most_turning_points && moment.points > 0)
            chronicle.turning_points.push_back(moment);
    sort_by(chronicle.turning_points, [](const TurningPoint& moment) { return moment.round; });
    return chronicle;
}

}  // namespace tavern
