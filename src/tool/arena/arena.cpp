#include "tool/arena/arena.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "record/dealer.hpp"
#include "record/notation.hpp"
#include "tool/arena/statistics.hpp"

namespace tavern {
namespace {

/** By how much a point of luck raises the share of first places, about. */
constexpr double share_of_a_point = 0.015;

int time_class(std::int64_t nanoseconds) {
    const double octaves = std::log2(static_cast<double>(std::max<std::int64_t>(nanoseconds, 1)));
    return std::min(static_cast<int>(octaves * 8), time_classes - 1);
}

void count_decision(Side& side, std::int64_t nanoseconds) {
    ++side.decisions;
    side.nanoseconds += nanoseconds;
    side.slowest = std::max(side.slowest, nanoseconds);
    ++side.times[static_cast<std::size_t>(time_class(nanoseconds))];
}

void count_end(const State& state, const Seats& seats, Totals& totals) {
    const SeatSet winning = winners(state);
    ++totals.games;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        Side& side = totals.sides[static_cast<std::size_t>(seats.sides[static_cast<std::size_t>(seat)])];
        const Score points = score(state, seat);
        for (std::size_t part = 0; part < score_parts.size(); ++part)
            side.points[part] += points.*score_parts[part].points;
        ++side.sittings;
        if (!winning.has(seat)) continue;
        const int parts = whole_win / winning.size();
        ++(winning.size() == 1 ? side.wins : side.shared);
        side.firsts += parts;
        side.firsts_squared += parts * parts;
    }
}

Error wrong_proposal(ComputerPlayer player, std::uint64_t seed, const std::string& what) {
    return {Fault::illegal_action,
            std::string(name_of(player)) + " in the game of seed " + std::to_string(seed) + " " + what};
}

}  // namespace

void Side::add(const Side& other) {
    sets += other.sets;
    sittings += other.sittings;
    wins += other.wins;
    shared += other.shared;
    firsts += other.firsts;
    firsts_squared += other.firsts_squared;
    for (std::size_t part = 0; part < points.size(); ++part) points[part] += other.points[part];
    points_squared += other.points_squared;
    decisions += other.decisions;
    nanoseconds += other.nanoseconds;
    slowest = std::max(slowest, other.slowest);
    for (std::size_t time = 0; time < times.size(); ++time) times[time] += other.times[time];
}

std::int64_t Side::points_in_all() const {
    std::int64_t all = 0;
    for (const std::int64_t of_part : points) all += of_part;
    return all;
}

double Side::points_error() const {
    const Mean of_sets{sets, static_cast<double>(points_in_all()), static_cast<double>(points_squared)};
    return of_sets.error() * static_cast<double>(sets) / static_cast<double>(sittings);
}

double Side::milliseconds_95() const {
    std::int64_t below = 0;
    for (std::size_t time = 0; time < times.size(); ++time) {
        below += times[time];
        if (below * 100 >= decisions * 95) return std::pow(2.0, static_cast<double>(time + 1) / 8) / 1e6;
    }
    return 0;
}

void AdjustedResult::add(double raw_result, double luck) {
    const std::int64_t as_it_was = std::llround(raw_result);
    const std::int64_t less_luck = std::llround(raw_result - luck);
    add({1, as_it_was, as_it_was * as_it_was, less_luck, less_luck * less_luck});
}

void AdjustedResult::add(const AdjustedResult& other) {
    sets += other.sets;
    raw += other.raw;
    raw_squared += other.raw_squared;
    adjusted += other.adjusted;
    adjusted_squared += other.adjusted_squared;
}

void Totals::add_set(Totals set) {
    std::int64_t points_in_all = 0;
    for (Side& side : set.sides) {
        if (side.sittings == 0) continue;
        const std::int64_t points_of_side = side.points_in_all();
        side.sets = 1;
        side.points_squared = points_of_side * points_of_side;
        points_in_all += points_of_side;
    }
    set.points_squared = points_in_all * points_in_all;
    add(set);
}

Side Totals::all_seats() const {
    Side all;
    for (const Side& side : sides) all.add(side);
    all.sets = games;
    all.points_squared = points_squared;
    return all;
}

void Totals::add(const Totals& other) {
    games += other.games;
    points_squared += other.points_squared;
    points.add(other.points);
    shares.add(other.shares);
    for (std::size_t side = 0; side < sides.size(); ++side) sides[side].add(other.sides[side]);
    for (std::size_t parts = 0; parts < sets.size(); ++parts) sets[parts] += other.sets[parts];
}

std::map<int, long> Totals::set_sums() const {
    std::map<int, long> sums;
    for (std::size_t parts = 0; parts < sets.size(); ++parts)
        if (sets[parts] > 0) sums[static_cast<int>(parts)] = static_cast<long>(sets[parts]);
    return sums;
}

std::optional<Error> play_game(const Setup& setup, const Seats& seats, std::uint64_t seed, Totals& totals,
                               Decide decides, Luck* luck) {
    using Clock = std::chrono::steady_clock;
    State state = new_game(setup);
    Dealer dealer(seed);
    Effects effects;
    std::uint64_t decision_seed = mixed(~seed);
    for (Actor who = actor(state); who.kind != ActorKind::nobody; who = actor(state)) {
        if (who.kind == ActorKind::chance) {
            const Action outcome = dealer.deal(state);
            if (luck != nullptr) luck->add(state, outcome);
            effects.clear();
            apply_legal(state, outcome, effects);
            continue;
        }
        const ComputerPlayer player = seats.players[who.seat];
        const auto begin = Clock::now();
        const Evaluation* tried = seats.evaluations[who.seat];
        const std::vector<Action> actions =
            tried == nullptr ? decides(player, state, decision_seed) : decide(player, *tried, state, decision_seed);
        const auto taken = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin);
        count_decision(totals.sides[static_cast<std::size_t>(seats.sides[who.seat])], taken.count());
        decision_seed = mixed(decision_seed + 1);
        if (actions.empty()) return wrong_proposal(player, seed, "proposes nothing");
        for (const Action action : actions) {
            const Actor now = actor(state);
            if (now.kind != ActorKind::player || now.seat != who.seat)
                return wrong_proposal(player, seed, "goes on with " + text_of(action) + " where others act");
            effects.clear();
            const Question asked = question(state);
            if (const auto refused = apply(state, action, effects)) {
                std::string all;
                for (const Action one : actions) all += (all.empty() ? "" : ", ") + text_of(one);
                return wrong_proposal(player, seed,
                                      "proposes " + text_of(action) + ", which is not legal: " +
                                          std::string(id_of(*refused)) + " (round " + std::to_string(state.round) +
                                          ", asked: " + std::string(id_of(asked)) + "; the whole answer: " + all + ")");
            }
        }
    }
    count_end(state, seats, totals);
    return std::nullopt;
}

std::optional<Error> play_mirrored(const Setup& setup, ComputerPlayer one, ComputerPlayer other, std::uint64_t seed,
                                   Totals& totals, bool count_luck, const Evaluation* of_one) {
    Totals set;
    double luck_ahead = 0;  // in points, over all games of the set
    const double others = setup.players - 1;
    for (std::size_t seat = 0; seat < setup.players; ++seat) {
        Seats seats{{other, other, other, other}, {1, 1, 1, 1}, {}};
        seats.players[seat] = one;
        seats.evaluations[seat] = of_one;
        seats.sides[seat] = 0;
        Luck luck(setup);
        if (auto wrong = play_game(setup, seats, seed, set, decide_in_arena, count_luck ? &luck : nullptr))
            return wrong;
        for (std::size_t any = 0; any < setup.players; ++any)
            luck_ahead += any == seat ? luck.of(any) : -luck.of(any) / others;
    }
    if (count_luck) {
        const double games = setup.players;
        const Side& first = set.sides[0];
        const double ahead =
            static_cast<double>(first.points_in_all()) - static_cast<double>(set.sides[1].points_in_all()) / others;
        set.points.add(units_of_points * ahead / games, units_of_points * luck_ahead / games);
        set.shares.add(units_of_shares * static_cast<double>(first.firsts) / whole_win / games,
                       units_of_shares * share_of_a_point * luck_ahead / games);
    }
    ++set.sets[static_cast<std::size_t>(set.sides[0].firsts)];
    totals.add_set(set);
    return std::nullopt;
}

std::optional<Error> play_alike(const Setup& setup, ComputerPlayer player, std::uint64_t seed, Totals& totals,
                                bool count_luck) {
    Totals game;
    Luck luck(setup);
    if (auto wrong = play_game(setup, {{player, player, player, player}, {0, 1, 2, 3}, {}}, seed, game, decide_in_arena,
                               count_luck ? &luck : nullptr))
        return wrong;
    if (count_luck) {
        double points = 0;
        double lucky = 0;
        for (std::size_t seat = 0; seat < setup.players; ++seat) {
            points += static_cast<double>(game.sides[seat].points_in_all());
            lucky += luck.of(seat);
        }
        game.points.add(units_of_points * points / setup.players, units_of_points * lucky / setup.players);
    }
    totals.add_set(game);
    return std::nullopt;
}

}  // namespace tavern
