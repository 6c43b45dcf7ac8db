#include "tool/arena/contest.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "record/notation.hpp"
#include "tool/arena/processes.hpp"

namespace tavern {

static_assert(std::is_trivially_copyable_v<Totals>, "processes hand it over as bytes");

bool overlap(const SeedRange& one, const SeedRange& other) {
    return one.first <= other.last && other.first <= one.last;
}

Sample Contest::sample() const {
    return sample_of(totals.set_sums(), whole_win * setup.players);
}

std::optional<Error> play(Contest& contest, const Schedule& schedule,
                          const std::function<bool(const Contest&)>& enough) {
    std::optional<Error> wrong;
    const auto make = [&](long number, void* record) {
        Totals totals;
        const std::uint64_t seed = schedule.first_seed + static_cast<std::uint64_t>(number);
        wrong = contest.kind == ContestKind::seats
                    ? play_alike(contest.setup, contest.one, seed, totals, schedule.counts_luck)
                    : play_mirrored(contest.setup, contest.one, contest.other, seed, totals, schedule.counts_luck,
                                    schedule.tried ? &*schedule.tried : nullptr);
        std::memcpy(record, &totals, sizeof totals);
        return !wrong;
    };
    const auto take = [&](long number, const void* record) {
        Totals totals;
        std::memcpy(&totals, record, sizeof totals);
        contest.totals.add(totals);
        if (number == 0) contest.seeds.push_back({schedule.first_seed, schedule.first_seed});
        contest.seeds.back().last = schedule.first_seed + static_cast<std::uint64_t>(number);
        return !enough(contest);
    };
    in_processes(schedule.jobs, schedule.most, sizeof(Totals), make, take);
    return wrong;
}

std::optional<Error> merge(Contest& contest, const Contest& other) {
    if (contest.kind != other.kind)
        return Error{Fault::illegal_setup, "results of different kinds (match, tournament, seats) do not add up"};
    if (!(contest.setup == other.setup))
        return Error{Fault::illegal_setup, "results of different set-ups do not add up: " +
                                               json_of(contest.setup).write() + " and " + json_of(other.setup).write()};
    if (contest.one != other.one || contest.other != other.other)
        return Error{Fault::illegal_setup,
                     "results of different players do not add up: " + std::string(name_of(contest.one)) + " against " +
                         std::string(name_of(contest.other)) + ", and " + std::string(name_of(other.one)) +
                         " against " + std::string(name_of(other.other))};
    if ((contest.totals.points.sets > 0) != (other.totals.points.sets > 0))
        return Error{Fault::illegal_setup, "results with and without --luck do not add up"};
    for (const SeedRange& here : contest.seeds)
        for (const SeedRange& there : other.seeds)
            if (overlap(here, there))
                return Error{Fault::out_of_range, "the same games would count twice: seeds " +
                                                      std::to_string(here.first) + ".." + std::to_string(here.last) +
                                                      " and " + std::to_string(there.first) + ".." +
                                                      std::to_string(there.last)};
    contest.totals.add(other.totals);
    contest.seeds.insert(contest.seeds.end(), other.seeds.begin(), other.seeds.end());
    std::sort(contest.seeds.begin(), contest.seeds.end(),
              [](const SeedRange& left, const SeedRange& right) { return left.first < right.first; });
    // Joins adjacent ranges.
    std::vector<SeedRange> joined;
    for (const SeedRange& range : contest.seeds) {
        if (!joined.empty() && joined.back().last + 1 == range.first)
            joined.back().last = range.last;
        else
            joined.push_back(range);
    }
    contest.seeds = joined;
    return std::nullopt;
}

std::optional<Error> merge(std::vector<Contest>& contests, const Contest& other) {
    const auto same = std::find_if(contests.begin(), contests.end(), [&](const Contest& contest) {
        return contest.one == other.one && contest.other == other.other;
    });
    if (same != contests.end()) return merge(*same, other);
    if (!contests.empty()) {
        // Only the players differ, as in a tournament; other differences are named first.
        Contest alike = contests.front();
        if (other.kind == ContestKind::tournament) {
            alike.one = other.one;
            alike.other = other.other;
            alike.seeds.clear();
        }
        if (auto wrong = merge(alike, other)) return wrong;
    }
    contests.push_back(other);
    return std::nullopt;
}

}  // namespace tavern
