#include "tool/arena/contest_report.hpp"

#include <algorithm>
#include <cmath>

#include "record/notation.hpp"
#include "tool/arena/statistics.hpp"

namespace tavern {
namespace {

double a_sitting(const Side& side, std::int64_t sum) {
    return static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(side.sittings, 1));
}

double mean_milliseconds(const Side& side) {
    return static_cast<double>(side.nanoseconds) / 1e6 / static_cast<double>(std::max<std::int64_t>(side.decisions, 1));
}

double slowest_milliseconds(const Side& side) {
    return static_cast<double>(side.slowest) / 1e6;
}

/** Half the width of the 95 % interval of the mean points. */
double points_reach(const Side& side) {
    return errors_of_interval * side.points_error();
}

/** For contests: the matches of a tournament share their chance, so that a player's points have no known error. */
DecimalObject side_json_with_reach(const Side& side) {
    return side_json(side).add("points-reach", points_reach(side), 3);
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

std::string seeds_text(const Contest& contest) {
    std::string text;
    for (const SeedRange& range : contest.seeds)
        text += (text.empty() ? "" : ", ") + std::to_string(range.first) + ".." + std::to_string(range.last);
    return text;
}

std::string signed_decimal(double value) {
    return (value >= 0 ? "+" : "") + decimal(value, 0);
}

std::string_view verdict_name(Verdict verdict) {
    if (verdict == Verdict::undecided) return "undecided";
    return verdict == Verdict::elo0 ? "elo0" : "elo1";
}

/** The mean of sets and its standard error. */
std::pair<double, double> mean_of(std::int64_t sum, std::int64_t squares, std::int64_t sets, int units) {
    const Mean whole{sets, static_cast<double>(sum), static_cast<double>(squares)};
    return {whole.mean() / units, whole.error() / units};
}

/** By which part the spread of sets is smaller without luck. */
double variance_less(double error, double adjusted_error) {
    return error == 0 ? 0 : 1 - adjusted_error * adjusted_error / (error * error);
}

/** "luck: points   6.0 +- 2.5, adjusted 5.6 +- 2.0 (standard errors): the variance is 36 % less"; nothing without. */
std::string luck_text(std::string_view what, const AdjustedResult& result, int units, int places) {
    if (result.sets == 0) return {};
    const auto [raw, error] = mean_of(result.raw, result.raw_squared, result.sets, units);
    const auto [adjusted, adjusted_error] = mean_of(result.adjusted, result.adjusted_squared, result.sets, units);
    return padded("luck: " + std::string(what), 16) + decimal(raw, places) + " +- " + decimal(error, places) +
           ", adjusted " + decimal(adjusted, places) + " +- " + decimal(adjusted_error, places) +
           " (standard errors): the variance is " + decimal(100 * variance_less(error, adjusted_error), 0) +
           " % less\n";
}

void add_luck(DecimalObject& json, std::string_view name, const AdjustedResult& result, int units) {
    if (result.sets == 0) return;
    const auto [raw, error] = mean_of(result.raw, result.raw_squared, result.sets, units);
    const auto [adjusted, adjusted_error] = mean_of(result.adjusted, result.adjusted_squared, result.sets, units);
    json.add(name, DecimalObject()
                       .add("raw", raw, 5)
                       .add("error", error, 5)
                       .add("adjusted", adjusted, 5)
                       .add("adjusted-error", adjusted_error, 5)
                       .add("variance-less", variance_less(error, adjusted_error), 5));
}

Sample seat_sample(const Side& side) {
    const auto games = static_cast<double>(side.sittings);
    const double mean = static_cast<double>(side.firsts) / whole_win / games;
    const double squares = static_cast<double>(side.firsts_squared) / (whole_win * whole_win) / games;
    return {games, mean, std::max(0.0, squares - mean * mean)};
}

}  // namespace

std::string text_of(const Setup& setup) {
    return std::to_string(setup.players) + " players, module " + std::to_string(setup.module) + ", " +
           std::string(id_of(setup.edition)) + ", " + std::string(id_of(setup.planning));
}

DecimalObject report_head(const Contest& contest) {
    Json::Array seeds;
    for (const SeedRange& range : contest.seeds)
        seeds.emplace_back(Json::Array{static_cast<std::int64_t>(range.first), static_cast<std::int64_t>(range.last)});
    DecimalObject json;
    json.add("setup", json_of(contest.setup)).add("seeds", Json(std::move(seeds)));
    return json;
}

DecimalObject side_json(const Side& side) {
    DecimalObject json;
    json.add("points", a_sitting(side, side.points_in_all()), 3);
    for (std::size_t part = 0; part < score_parts.size(); ++part)
        json.add(score_parts[part].name, a_sitting(side, side.points[part]), 3);
    json.add("wins", Json(side.wins)).add("shared", Json(side.shared)).add("sittings", Json(side.sittings));
    json.add("decisions", Json(side.decisions))
        .add("milliseconds", mean_milliseconds(side), 3)
        .add("milliseconds-95", side.milliseconds_95(), 3)
        .add("milliseconds-most", slowest_milliseconds(side), 3);
    return json;
}

std::string sides_table(const std::vector<std::string>& names, const std::vector<Side>& sides) {
    std::string table;
    const auto row = [&](std::string_view what, auto value) {
        std::string line = padded(std::string(what), 16);
        for (std::size_t side = 0; side < sides.size(); ++side) line += padded(value(side), 14);
        line.resize(line.find_last_not_of(' ') + 1);
        table += line + "\n";
    };
    row("", [&](std::size_t side) { return names[side]; });
    row("points", [&](std::size_t side) {
        return decimal(a_sitting(sides[side], sides[side].points_in_all())) + " +- " +
               decimal(points_reach(sides[side]));
    });
    for (std::size_t part = 0; part < score_parts.size(); ++part)
        row("  " + std::string(score_parts[part].name),
            [&](std::size_t side) { return decimal(a_sitting(sides[side], sides[side].points[part])); });
    row("decisions", [&](std::size_t side) { return std::to_string(sides[side].decisions); });
    row("ms: mean", [&](std::size_t side) { return decimal(mean_milliseconds(sides[side]), 3); });
    row("ms: 95 % below", [&](std::size_t side) { return decimal(sides[side].milliseconds_95(), 3); });
    row("ms: longest", [&](std::size_t side) { return decimal(slowest_milliseconds(sides[side]), 3); });
    return table;
}

namespace {

struct MatchFigures {
    Sample sample;
    Interval shares;
    double elo;
    Interval elos;
    double ratio;
    Interval bounds;
    Verdict verdict;
    std::int64_t losses;  // of the first player
};

MatchFigures figures_of(const Contest& contest, const Test& test) {
    const int players = contest.setup.players;
    const Sample sample = contest.sample();
    const Interval shares = interval_of(sample, players);
    const Side& one = contest.totals.sides[0];
    return {sample,
            shares,
            elo_of(sample.mean, players),
            {elo_of(shares.low, players), elo_of(shares.high, players)},
            log_likelihood_ratio(test, sample, players),
            bounds_of(test),
            verdict_of(test, sample, players),
            one.sittings - one.wins - one.shared};
}

std::string match_json(const Contest& contest, const Test& test, const MatchFigures& figures) {
    const Side& one = contest.totals.sides[0];
    const Side& other = contest.totals.sides[1];
    DecimalObject tested;
    tested.add("elo0", test.elo0, 1).add("elo1", test.elo1, 1).add("alpha", test.alpha, 6);
    tested.add("beta", test.beta, 6).add("ratio", figures.ratio, 3).add("bounds", figures.bounds, 3);
    tested.add("verdict", Json(verdict_name(figures.verdict)));
    DecimalObject json = report_head(contest);
    json.add("players", Json(Json::Array{name_of(contest.one), name_of(contest.other)}))
        .add("score", figures.sample.mean, 5)
        .add("score-interval", figures.shares, 5)
        .add("elo", figures.elo, 1)
        .add("interval", figures.elos, 1)
        .add("games", Json(contest.totals.games))
        .add("sets", Json(static_cast<std::int64_t>(figures.sample.count)))
        .add("wins", Json(one.wins))
        .add("shared", Json(one.shared))
        .add("losses", Json(figures.losses))
        .add("sides", std::vector<DecimalObject>{side_json_with_reach(one), side_json_with_reach(other)})
        .add("test", tested);
    add_luck(json, "luck-points-ahead", contest.totals.points, units_of_points);
    add_luck(json, "luck-score", contest.totals.shares, units_of_shares);
    return json.write() + "\n";
}

std::string match_text(const Contest& contest, const Test& test, const MatchFigures& figures) {
    const int players = contest.setup.players;
    const Side& one = contest.totals.sides[0];
    const Side& other = contest.totals.sides[1];
    std::string text = std::string(name_of(contest.one)) + " against " +
                       (players > 2 ? std::to_string(players - 1) + " x " : std::string()) +
                       std::string(name_of(contest.other)) + ", " + text_of(contest.setup) + "\n";
    text += "games           " + std::to_string(contest.totals.games) + " in " + decimal(figures.sample.count, 0) +
            " mirrored sets, seeds " + seeds_text(contest) + "\n";
    text += "score           " + decimal(figures.sample.mean, 4) + ", 95 %: " + decimal(figures.shares.low, 4) + ".." +
            decimal(figures.shares.high, 4) + "\n";
    text += "Elo             " + signed_decimal(figures.elo) + ", 95 %: " + signed_decimal(figures.elos.low) + ".." +
            signed_decimal(figures.elos.high) + "\n";
    text += "first places    " + std::to_string(one.wins) + " alone, " + std::to_string(one.shared) + " shared, " +
            std::to_string(figures.losses) + " lost\n";
    text += luck_text("ahead", contest.totals.points, units_of_points, 2);
    text += luck_text("score", contest.totals.shares, units_of_shares, 4);
    text += "test            Elo " + decimal(test.elo0, 0) + " or " + decimal(test.elo1, 0) +
            ": log likelihood ratio " + decimal(figures.ratio, 2) + ", bounds " + decimal(figures.bounds.low, 2) +
            " and " + decimal(figures.bounds.high, 2) + ": " +
            (figures.verdict == Verdict::undecided
                 ? std::string("undecided")
                 : "Elo " + decimal(figures.verdict == Verdict::elo1 ? test.elo1 : test.elo0, 0) + " it is") +
            "\n";
    return text + sides_table({std::string(name_of(contest.one)), std::string(name_of(contest.other))}, {one, other});
}

}  // namespace

std::string match_report(const Contest& contest, const Test& test, bool as_json) {
    return (as_json ? match_json : match_text)(contest, test, figures_of(contest, test));
}

std::string seats_report(const Contest& contest, bool as_json) {
    const std::size_t players = contest.setup.players;
    std::vector<std::string> names;
    std::vector<Side> sides;
    std::vector<DecimalObject> seats;
    std::string shares;
    const Side all = contest.totals.all_seats();
    double farthest = 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const Side& side = contest.totals.sides[seat];
        const Sample sample = seat_sample(side);
        const Interval interval = interval_of(sample, contest.setup.players);
        farthest = std::max(farthest, std::abs(sample.mean - 1.0 / static_cast<double>(players)));
        names.push_back("seat " + std::to_string(seat));
        sides.push_back(side);
        seats.push_back(side_json_with_reach(side).add("share", sample.mean, 5).add("share-interval", interval, 5));
        shares += padded("seat " + std::to_string(seat), 16) + decimal(100 * sample.mean, 2) +
                  " % of first places, 95 %: " + decimal(100 * interval.low, 2) + ".." +
                  decimal(100 * interval.high, 2) + "\n";
    }
    names.emplace_back("all");
    sides.push_back(all);
    if (as_json) {
        DecimalObject json = report_head(contest);
        json.add("player", Json(name_of(contest.one)))
            .add("games", Json(contest.totals.games))
            .add("farthest-from-share", farthest, 5)
            .add("seats", seats)
            .add("all", side_json_with_reach(all));
        add_luck(json, "luck-points", contest.totals.points, units_of_points);
        return json.write() + "\n";
    }
    return std::string(name_of(contest.one)) + " in all seats, " + text_of(contest.setup) + "\n" + "games           " +
           std::to_string(contest.totals.games) + ", seeds " + seeds_text(contest) + "\n" + shares +
           "farthest        " + decimal(100 * farthest, 2) + " % off the share\n" +
           luck_text("points", contest.totals.points, units_of_points, 2) + sides_table(names, sides);
}

std::string report(const std::vector<Contest>& contests, const Test& test, bool as_json) {
    switch (contests.front().kind) {
        case ContestKind::match: return match_report(contests.front(), test, as_json);
        case ContestKind::tournament: return tournament_report(contests, as_json);
        case ContestKind::seats: return seats_report(contests.front(), as_json);
    }
    return {};
}

}  // namespace tavern
