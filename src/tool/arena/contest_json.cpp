#include <algorithm>
#include <fstream>
#include <iostream>
#include <limits>

#include "record/dealer.hpp"
#include "record/notation.hpp"
#include "record/object_reader.hpp"
#include "tool/arena/contest.hpp"

namespace tavern {
namespace {

constexpr std::string_view kinds[] = {"match", "tournament", "seats"};
constexpr std::int64_t most = std::int64_t{1} << 60;  // of any count, so that a few sums fit

/** Pairs of index and count, since most classes are empty. */
template <class Counts>
Json sparse(const Counts& counts) {
    Json::Array pairs;
    for (std::size_t index = 0; index < counts.size(); ++index)
        if (counts[index] != 0)
            pairs.emplace_back(Json::Array{static_cast<std::int64_t>(index), static_cast<std::int64_t>(counts[index])});
    return pairs;
}

/** The two numbers of a pair; an error and zeros otherwise. */
std::array<std::int64_t, 2> pair_from(ObjectReader& reader, const Json& json, std::string_view name,
                                      std::int64_t most_first, std::int64_t most_second) {
    const Json::Array* const pair = json.array();
    if (pair == nullptr || pair->size() != 2) {
        reader.fail(Fault::wrong_type, name, "must be pairs of numbers");
        return {};
    }
    return {reader.integer((*pair)[0], name, 0, most_first), reader.integer((*pair)[1], name, 0, most_second)};
}

template <class Counts>
void read_sparse(ObjectReader& reader, std::string_view name, Counts& counts) {
    using Count = typename Counts::value_type;
    for (const Json& json : reader.array(name, counts.size())) {
        const auto [index, count] = pair_from(reader, json, name, static_cast<std::int64_t>(counts.size()) - 1,
                                              std::numeric_limits<Count>::max() / 2);
        counts[static_cast<std::size_t>(index)] = static_cast<Count>(count);
    }
}

/** The numbers of a side by name, for writing and reading alike. */
template <class Of, class Visit>
void each_number(Of& side, Visit visit) {
    visit("sets", side.sets);
    visit("sittings", side.sittings);
    visit("wins", side.wins);
    visit("shared", side.shared);
    visit("firsts", side.firsts);
    visit("firsts-squared", side.firsts_squared);
    for (std::size_t part = 0; part < score_parts.size(); ++part) visit(score_parts[part].name, side.points[part]);
    visit("points-squared", side.points_squared);
    visit("decisions", side.decisions);
    visit("nanoseconds", side.nanoseconds);
    visit("slowest", side.slowest);
}

Json json_of(const Side& side) {
    Json json = Json::Object{};
    each_number(side, [&](std::string_view name, std::int64_t value) { json.set(name, value); });
    json.set("times", sparse(side.times));
    return json;
}

std::optional<Error> read_side(const Json& json, std::string_view path, Side& side) {
    ObjectReader reader(json, path);
    each_number(side, [&](std::string_view name, std::int64_t& value) { value = reader.integer(name, 0, most); });
    read_sparse(reader, "times", side.times);
    reader.finish();
    return reader.error();
}

Json json_of(const AdjustedResult& result) {
    return Json::Array{result.sets, result.raw, result.raw_squared, result.adjusted, result.adjusted_squared};
}

AdjustedResult adjusted_from(ObjectReader& reader, std::string_view name) {
    const Json::Array& numbers = reader.array(name, 5);
    if (numbers.size() != 5) {
        reader.fail(Fault::out_of_range, name, "must be five numbers");
        return {};
    }
    const auto number = [&](std::size_t index, std::int64_t lowest) {
        return reader.integer(numbers[index], name, lowest, most);
    };
    return {number(0, 0), number(1, -most), number(2, 0), number(3, -most), number(4, 0)};
}

ComputerPlayer player_from(ObjectReader& reader, const Json& json) {
    const auto player = player_of(json.text() == nullptr ? std::string_view{} : *json.text());
    if (!player) reader.fail(Fault::unknown_name, "players", "must be names of players");
    return player.value_or(ComputerPlayer::random);
}

/** Whether matches lead from each player to each other one, so that all have ratings. */
bool joins_all(const std::vector<Contest>& contests) {
    std::vector<ComputerPlayer> joined{contests.front().one};
    const auto has = [&](ComputerPlayer player) {
        return std::find(joined.begin(), joined.end(), player) != joined.end();
    };
    for (bool grows = true; grows;) {
        grows = false;
        for (const Contest& contest : contests)
            if (has(contest.one) != has(contest.other)) {
                joined.push_back(has(contest.one) ? contest.other : contest.one);
                grows = true;
            }
    }
    return std::all_of(contests.begin(), contests.end(), [&](const Contest& contest) { return has(contest.one); });
}

std::string unwritten(const std::string& path) {
    return path + ": cannot be written";
}

}  // namespace

Json json_of(const Contest& contest) {
    Json::Array seeds;
    for (const SeedRange& range : contest.seeds)
        seeds.emplace_back(Json::Array{static_cast<std::int64_t>(range.first), static_cast<std::int64_t>(range.last)});
    Json::Array sides;
    for (const Side& side : contest.totals.sides)
        if (side.sittings > 0) sides.push_back(json_of(side));
    Json json = Json::Object{{"kind", kinds[static_cast<std::size_t>(contest.kind)]},
                             {"rules", rules_revision},
                             {"setup", json_of(contest.setup)},
                             {"players", Json::Array{name_of(contest.one), name_of(contest.other)}},
                             {"seeds", std::move(seeds)},
                             {"games", contest.totals.games},
                             {"sets", sparse(contest.totals.sets)},
                             {"points-squared", contest.totals.points_squared},
                             {"sides", std::move(sides)}};
    if (contest.totals.points.sets > 0) json.set("adjusted-points", json_of(contest.totals.points));
    if (contest.totals.shares.sets > 0) json.set("adjusted-shares", json_of(contest.totals.shares));
    return json;
}

Result<Contest> contest_from(const Json& json) {
    Contest contest;
    ObjectReader reader(json, "");
    const auto* const kind = std::find(std::begin(kinds), std::end(kinds), reader.text("kind"));
    if (kind == std::end(kinds)) reader.fail(Fault::unknown_name, "kind", "no such name");
    contest.kind = static_cast<ContestKind>(std::min<std::ptrdiff_t>(kind - std::begin(kinds), 2));
    const std::int64_t rules = reader.integer("rules", 1, 1'000'000);
    if (!reader.failed() && rules != rules_revision)
        return {
            rules < rules_revision ? Fault::older_revision : Fault::newer_revision,
            "played by revision " + std::to_string(rules) + " of the rules, this is " + std::to_string(rules_revision)};
    const auto setup = setup_from(reader.required("setup"), "setup");
    if (!setup)
        reader.fail(setup.error());
    else
        contest.setup = *setup;
    const Json::Array& players = reader.array("players", 2);
    if (players.size() == 2) {
        contest.one = player_from(reader, players[0]);
        contest.other = player_from(reader, players[1]);
    } else {
        reader.fail(Fault::out_of_range, "players", "must be two");
    }
    for (const Json& range : reader.array("seeds", 100'000)) {
        const auto [first, last] = pair_from(reader, range, "seeds", seed_limit - 1, seed_limit - 1);
        if (first > last) reader.fail(Fault::out_of_range, "seeds", "must be ranges from the first to the last");
        contest.seeds.push_back({static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(last)});
    }
    contest.totals.games = reader.integer("games", 1, most);
    read_sparse(reader, "sets", contest.totals.sets);
    contest.totals.points_squared = reader.integer("points-squared", 0, most);
    // Results from before luck was counted, and without it, have neither.
    if (json.find("adjusted-points") != nullptr) contest.totals.points = adjusted_from(reader, "adjusted-points");
    if (json.find("adjusted-shares") != nullptr) contest.totals.shares = adjusted_from(reader, "adjusted-shares");
    const Json::Array& sides = reader.array("sides", max_players);
    for (std::size_t index = 0; index < sides.size(); ++index)
        if (const auto wrong = read_side(sides[index], "sides." + std::to_string(index), contest.totals.sides[index]))
            reader.fail(*wrong);
    const std::size_t expected = contest.kind == ContestKind::seats ? contest.setup.players : std::size_t{2};
    const auto* const first = contest.totals.sides.begin();
    if (sides.size() != expected ||
        std::any_of(first, first + expected, [](const Side& side) { return side.sets == 0 || side.sittings == 0; }))
        reader.fail(Fault::out_of_range, "sides", "must be those of all players, each in some game");
    reader.finish();
    if (reader.failed()) return *reader.error();
    return contest;
}

Result<std::vector<Contest>> read_contests(const std::vector<std::string>& paths) {
    std::vector<Contest> contests;
    for (const std::string& path : paths) {
        std::ifstream file;
        if (path != "-") file.open(path);
        std::istream& lines = path == "-" ? std::cin : file;
        if (!lines) return {Fault::cannot_read_file, path + ": cannot be read"};
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            const std::string where = path + ", line " + std::to_string(number) + ": ";
            const auto json = Json::read(line);
            if (!json) return {json.error().fault, where + json.error().detail};
            const auto contest = contest_from(*json);
            if (!contest) return {contest.error().fault, where + contest.error().detail};
            if (const auto wrong = merge(contests, *contest)) return {wrong->fault, where + wrong->detail};
        }
        // Nor can a folder be read.
        if (number == 0) return {Fault::missing_field, path + ": holds no results"};
    }
    if (contests.front().kind == ContestKind::tournament && !joins_all(contests))
        return {Fault::missing_field, "no matches join all of its players"};
    return contests;
}

std::optional<std::string> cannot_write(const std::string& path) {
    if (path.empty() || std::ofstream(path, std::ios::app)) return std::nullopt;
    return unwritten(path);
}

std::optional<std::string> write_contests(const std::string& path, const std::vector<Contest>& contests) {
    if (path.empty()) return std::nullopt;
    std::ofstream file(path, std::ios::binary);
    for (const Contest& contest : contests) file << json_of(contest).write() << '\n';
    file.close();
    if (!file) return unwritten(path);
    return std::nullopt;
}

}  // namespace tavern
