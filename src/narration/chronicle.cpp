#include "narration/chronicle.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "narration/account.hpp"
#include "record/numbers/sort_by.hpp"

namespace tavern {
namespace {

Points points_of(const State& state) {
    Points points{};
    for (int seat = 0; seat < state.setup.players; ++seat)
        points[static_cast<std::size_t>(seat)] = score(state, seat).total();
    return points;
}

/** The lead in points that is decisive after this many rounds before the last: twice the standard deviation of later
 * changes, measured in sixty games of the steady level. */
int decisive_lead(int rounds_left) {
    constexpr int of_the_last = 26;
    constexpr int of_another = 6;
    return of_the_last + of_another * std::min(rounds_left, 3);
}

/** The winning chance from points alone, in thousandths: 500 if a seat is level with its best opponent, 1000 if it
 * leads decisively. */
int expectation(const Points& points, int players, std::size_t seat, int round) {
    constexpr int level = 500;
    int best = 0;
    for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other)
        if (other != seat) best = std::max(best, points[other]);
    const int decisive = decisive_lead(components::rounds - round);
    return level + level * std::clamp(points[seat] - best, -decisive, decisive) / decisive;
}

/** The first of the winners or leaders. */
std::size_t first_winner(const State& state) {
    const SeatSet won = winners(state);
    int winner = 0;
    while (!won.has(winner)) ++winner;
    return static_cast<std::size_t>(winner);
}

/** The guest recruited by an action. */
Card recruited(const Effects& effects) {
    for (const Effect& effect : effects)
        if (effect.kind == EffectKind::card_gained && effect.source == Source::purchase &&
            is_guest(static_cast<Card>(effect.a)))
            return static_cast<Card>(effect.a);
    return no_card;
}

const Points& points_after(const std::vector<EveningPoints>& evenings, int round) {
    const auto found =
        std::find_if(evenings.begin(), evenings.end(), [&](const EveningPoints& one) { return one.round >= round; });
    return (found != evenings.end() ? *found : evenings.back()).points;
}

/** The swing of a moment: how much of the winner's chance at the end of its evening is due to its points. Within an
 * evening the chance says little, as some players have had their turn and others not. Alone, the points. */
void weigh(std::vector<TurningPoint>& moments, const std::vector<EveningPoints>& evenings, int players,
           std::size_t winner) {
    for (TurningPoint& moment : moments) {
        const Points& with = points_after(evenings, moment.round);
        Points without = with;
        without[moment.seat] -= moment.points;
        moment.swing = players == 1 ? moment.points
                                    : expectation(with, players, winner, moment.round) -
                                          expectation(without, players, winner, moment.round);
    }
}

/** The gain that took the lead for good, in the evening since whose end nobody else has led at the end of one: the
 * first one that kept the lead, or the last one if the lead came of another's loss. Nothing if that was nearly at the
 * start. */
std::optional<std::size_t> lead_for_good(const std::vector<TurningPoint>& moments,
                                         const std::vector<EveningPoints>& evenings, int players) {
    const std::optional<std::size_t> leading = leader(evenings.back().points, players);
    int since = evenings.back().round;
    for (auto evening = evenings.rbegin(); evening != evenings.rend(); ++evening) {
        if (leader(evening->points, players) != leading) break;
        since = evening->round;
    }
    if (!leading || since <= 2) return std::nullopt;
    std::optional<std::size_t> found;
    bool held = true;
    for (std::size_t index = moments.size(); index-- > 0 && moments[index].round >= since;) {
        const TurningPoint& moment = moments[index];
        if (moment.round > since) continue;
        held = held && leader(moment.after, players) == leading;
        if (moment.seat == leading && moment.points > 0 && (held || !found)) found = index;
    }
    return found;
}

/** The moment that took the lead, and the largest swings in expectation: a large gain of a player far ahead decides
 * nothing, and at the set-up everybody gains. In the order of the game. */
std::vector<TurningPoint> decisive(std::vector<TurningPoint> moments, std::size_t most) {
    sort_by(moments, [](const TurningPoint& moment) { return -moment.points; });
    sort_by(moments, [](const TurningPoint& moment) { return -std::abs(moment.swing); });
    sort_by(moments, [](const TurningPoint& moment) { return moment.takes_lead ? 0 : 1; });
    std::vector<TurningPoint> chosen;
    for (const TurningPoint& moment : moments)
        if (chosen.size() < most && moment.points > 0 && moment.round > 0) chosen.push_back(moment);
    sort_by(chosen, [](const TurningPoint& moment) { return static_cast<std::int64_t>(moment.step); });
    return chosen;
}

/** Gains of players other than the last to act belong to their own last moment: reputation comes when all have
 * planned. */
void give_to_others(std::vector<TurningPoint>& moments, const Points& before, const Points& after) {
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        if (after[seat] <= before[seat]) continue;
        const auto own = std::find_if(moments.rbegin(), moments.rend(),
                                      [seat](const TurningPoint& moment) { return moment.seat == seat; });
        if (own == moments.rbegin() || own == moments.rend()) continue;
        own->points += after[seat] - before[seat];
        own->after[seat] = after[seat];
    }
}

/** Whether an action only answers a question raised by the action before. */
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

std::optional<std::size_t> leader(const Points& points, int players) {
    const auto end = points.begin() + players;
    const auto best = std::max_element(points.begin(), end);
    if (std::count(points.begin(), end, *best) > 1) return std::nullopt;
    return static_cast<std::size_t>(best - points.begin());
}

std::vector<EveningPoints> points_by_evening(const Game& game) {
    const auto after = [&](int round, std::size_t effects) {
        EveningPoints evening{round};
        for (std::size_t seat = 0; seat < game.state().setup.players; ++seat)
            evening.points[seat] = standing_after(game, static_cast<int>(seat), effects).points;
        return evening;
    };
    const std::vector<Evening> evenings = evenings_since(game, 0);
    std::vector<EveningPoints> all{
        after(std::max(game.record().first_round() - 1, 0), evenings.empty() ? 0 : evenings.front().stretch.first)};
    for (const Evening& evening : evenings) all.push_back(after(evening.round, evening.stretch.end));
    return all;
}

Chronicle chronicle_of(const Game& game, std::size_t most_turning_points) {
    const Record& record = game.record();
    State state = record.first_state();
    const int players = state.setup.players;
    Chronicle chronicle{points_by_evening(game), {}};
    std::vector<TurningPoint> moments;  // of players, with the chance after them
    int round = state.round;

    Points before = points_of(state);
    Effects effects;
    std::size_t steps = 0;
    for (const Step& step : game.steps()) {
        effects.clear();
        apply_legal(state, step.action, effects);
        const Points after = points_of(state);
        const bool follows =
            is_answer(step.action.kind()) && !moments.empty() && moments.back().seat == step.actor.seat;
        if (step.actor.kind == ActorKind::player && !follows) {
            moments.push_back(
                {static_cast<std::uint8_t>(round), step.actor.seat, step.action, recruited(effects), steps});
        }
        if (!moments.empty()) {
            TurningPoint& moment = moments.back();
            moment.points += after[moment.seat] - before[moment.seat];
            moment.after = after;
        }
        give_to_others(moments, before, after);
        round = state.round;
        before = after;
        ++steps;
    }

    weigh(moments, chronicle.evenings, players, first_winner(game.state()));
    if (const auto moment = lead_for_good(moments, chronicle.evenings, players)) moments[*moment].takes_lead = true;
    chronicle.turning_points = decisive(std::move(moments), most_turning_points);
    return chronicle;
}

}  // namespace tavern
