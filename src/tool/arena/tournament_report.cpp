#include <algorithm>

#include "tool/arena/contest_report.hpp"
#include "tool/arena/ratings.hpp"

namespace tavern {
namespace {

std::vector<ComputerPlayer> players_of(const std::vector<Contest>& contests) {
    std::vector<ComputerPlayer> players;
    players.reserve(2 * contests.size());
    for (const Contest& contest : contests) players.insert(players.end(), {contest.one, contest.other});
    std::sort(players.begin(), players.end());
    players.erase(std::unique(players.begin(), players.end()), players.end());
    return players;
}

/** The totals of a player over all matches. */
Side side_of(const std::vector<Contest>& contests, ComputerPlayer player) {
    Side all;
    for (const Contest& contest : contests) {
        if (contest.one == player) all.add(contest.totals.sides[0]);
        if (contest.other == player) all.add(contest.totals.sides[1]);
    }
    return all;
}

std::string cell(const std::string& text) {
    return text + std::string(text.size() < 11 ? 11 - text.size() : 1, ' ');
}

/** The share of first places of one player of the row against the column's. */
std::string score_text(const std::vector<Contest>& contests, ComputerPlayer row, ComputerPlayer column) {
    for (const Contest& contest : contests) {
        if (contest.one == row && contest.other == column) return decimal(contest.sample().mean, 3);
        if (contest.one == column && contest.other == row)
            return decimal((1 - contest.sample().mean) / (contest.setup.players - 1), 3);
    }
    return "-";
}

}  // namespace

std::string tournament_report(const std::vector<Contest>& contests, bool as_json) {
    const std::vector<ComputerPlayer> players = players_of(contests);
    const auto place = [&](ComputerPlayer player) {
        return static_cast<std::size_t>(std::lower_bound(players.begin(), players.end(), player) - players.begin());
    };
    std::vector<Meeting> meetings;
    meetings.reserve(contests.size());
    for (const Contest& contest : contests)
        meetings.push_back({place(contest.one), place(contest.other), contest.sample()});
    const Setup& setup = contests.front().setup;
    const std::vector<Rating> ratings = ratings_of(players.size(), meetings, setup.players);

    std::vector<DecimalObject> rows;
    std::vector<DecimalObject> matches;
    std::string text = "each against each, " + text_of(setup) + "\n" + cell("") + cell("Elo") + "95 %          ";
    for (const ComputerPlayer player : players) text += cell(std::string(name_of(player)));
    text += cell("points") + "ms, 95 % below\n";
    for (std::size_t index = 0; index < players.size(); ++index) {
        const Rating& rating = ratings[index];
        const Side side = side_of(contests, players[index]);
        rows.push_back(side_json(side)
                           .add("player", Json(name_of(players[index])))
                           .add("elo", rating.elo, 1)
                           .add("interval", rating.interval, 1));
        std::string interval = decimal(rating.interval.low, 0) + ".." + decimal(rating.interval.high, 0);
        interval.resize(std::max<std::size_t>(interval.size(), 13), ' ');
        text += cell(std::string(name_of(players[index]))) + cell(decimal(rating.elo, 0)) + interval + " ";
        for (const ComputerPlayer column : players) text += cell(score_text(contests, players[index], column));
        const double points = static_cast<double>(side.points_in_all()) / static_cast<double>(side.sittings);
        text += cell(decimal(points)) + decimal(side.milliseconds_95(), 2) + "\n";
    }
    if (!as_json) return text;
    for (const Contest& contest : contests) {
        const Sample sample = contest.sample();
        matches.push_back(report_head(contest)
                              .add("players", Json(Json::Array{name_of(contest.one), name_of(contest.other)}))
                              .add("games", Json(contest.totals.games))
                              .add("score", sample.mean, 5)
                              .add("score-interval", interval_of(sample, setup.players), 5));
    }
    return DecimalObject().add("players", rows).add("matches", matches).write() + "\n";
}

}  // namespace tavern
