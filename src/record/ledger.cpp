#include "record/ledger.hpp"

#include <algorithm>
#include <utility>

#include "record/names.hpp"
#include "record/object_reader.hpp"

namespace tavern {
namespace {

constexpr std::string_view ledger_format = "taverns-ledger";
constexpr int first_version = 1;  // of results with neither of the following, so that every version reads them
constexpr int hinted_version = 2;
constexpr int faces_version = 3;
constexpr int review_version = 4;
constexpr int result_version = review_version;
constexpr int attempts_version = 4;            // of files with attempts
constexpr std::size_t most_results = 20'000;   // each has at most 500 bytes
constexpr std::size_t most_attempts = 10'000;  // each has at most 450
static_assert(most_results * 500 + most_attempts * 450 < longest_ledger);
constexpr std::size_t longest_name = 360;             // with a link of a problem
constexpr int most_points = 10'000;                   // and dice of one face
constexpr int most_hundredths = 1'000'000;            // of a point, in a review
constexpr std::int64_t latest = 253'402'300'799'999;  // the year 9999

PointsBySource by_source(const Score& score) {
    PointsBySource points{};
    for (std::size_t part = 0; part < points.size(); ++part) points[part] = score.*score_parts[part].points;
    return points;
}

std::optional<Date> date_from(std::string_view text) {
    // In the form that text_of writes.
    if (text.size() != 10) return std::nullopt;
    Date date{0, 0, 0};
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (place == 4 || place == 7) continue;
        const int digit = text[place] - '0';
        if (digit < 0 || digit > 9) return std::nullopt;
        int& part = place < 4 ? date.year : place < 7 ? date.month : date.day;
        part = part * 10 + digit;
    }
    if (!is_date(date) || text_of(date) != text) return std::nullopt;
    return date;
}

FaceCounts faces_of_all(const Game& game) {
    FaceCounts sum{};
    for (const FaceCounts& counts : faces_rolled(game)) add(sum, counts);
    return sum;
}

std::string indexed(std::string_view name, std::size_t index) {
    return std::string(name) + "[" + std::to_string(index) + "]";
}

Json::Array json_of_numbers(std::span<const int> numbers) {
    Json::Array json;
    for (const int number : numbers) json.emplace_back(number);
    return json;
}

std::vector<int> read_numbers(ObjectReader& reader, std::string_view name, std::size_t longest) {
    std::vector<int> numbers;
    for (const Json& number : reader.array(name, longest))
        numbers.push_back(static_cast<int>(reader.integer(number, indexed(name, numbers.size()), 0, most_points)));
    return numbers;
}

FaceCounts read_faces(ObjectReader& reader) {
    FaceCounts counts{};
    const std::vector<int> numbers = read_numbers(reader, "faces", counts.size());
    if (numbers.size() != counts.size()) reader.fail(Fault::out_of_range, "faces", "one for each face");
    std::copy(numbers.begin(), numbers.end(), counts.begin());
    return counts;
}

Balance read_review(ObjectReader& of_result) {
    ObjectReader reader(of_result.required("review"), of_result.path_to("review"));
    Balance balance;
    balance.luck = static_cast<int>(reader.integer("luck", -most_hundredths, most_hundredths));
    balance.lost = static_cast<int>(reader.integer("lost", 0, most_hundredths));
    balance.decisions = static_cast<int>(reader.integer("decisions", 1, most_points));
    reader.finish();
    if (reader.failed()) of_result.fail(*reader.error());
    return balance;
}

int version_of(const GameResult& result) {
    if (result.review) return review_version;
    if (result.faces) return faces_version;
    return result.hinted ? hinted_version : first_version;
}

Result<GameResult> read_result(const Json& json, std::string_view path) {
    ObjectReader reader(json, path);
    if (reader.integer("version", 1, 1'000'000) > result_version)
        reader.fail(Fault::newer_version, "version", "written by a later version of the game");
    GameResult result;
    result.id = reader.text("id");
    if (result.id.empty() || result.id.size() > 40) reader.fail(Fault::out_of_range, "id", "1 to 40 characters");
    result.ended_at = reader.integer("ended_at", 0, latest);
    result.module = static_cast<int>(reader.integer("module", 1, module_count));
    for (const Json& keeper : reader.array("keepers", max_players)) {
        const std::optional<PlayerType> who =
            keeper.text() != nullptr ? value_of<PlayerType>(*keeper.text()) : std::nullopt;
        if (!who) reader.fail(Fault::unknown_name, indexed("keepers", result.player_types.size()), "no such name");
        result.player_types.push_back(who.value_or(PlayerType::person));
    }
    result.points = read_numbers(reader, "points", max_players);
    const auto players = static_cast<std::int64_t>(result.player_types.size());
    if (players == 0 || result.points.size() != result.player_types.size())
        reader.fail(Fault::out_of_range, "points", "one for each keeper");
    result.seat = static_cast<int>(reader.integer("seat", 0, std::max<std::int64_t>(players - 1, 0)));
    result.won = reader.boolean("won");
    ObjectReader sources(reader.required("sources"), reader.path_to("sources"));
    int sum = 0;
    for (std::size_t source = 0; source < score_parts.size(); ++source)
        sum += result.sources[source] = static_cast<int>(sources.integer(score_parts[source].name, 0, most_points));
    sources.finish();
    if (sources.failed()) reader.fail(*sources.error());
    ObjectReader evening(reader.required("best_evening"), reader.path_to("best_evening"));
    result.best_round = static_cast<int>(evening.integer("round", 0, components::rounds));
    result.best_points = static_cast<int>(evening.integer("points", 0, most_points));
    evening.finish();
    if (evening.failed()) reader.fail(*evening.error());
    if (reader.optional("deal") != nullptr) {
        result.deal = date_from(reader.text("deal"));
        if (!result.deal) reader.fail(Fault::out_of_range, "deal", "no such date");
    }
    if (reader.optional("hinted") != nullptr) result.hinted = reader.boolean("hinted");
    if (reader.optional("faces") != nullptr) result.faces = read_faces(reader);
    if (reader.optional("review") != nullptr) result.review = read_review(reader);
    reader.finish();
    if (!reader.failed() && sum != result.own_points())
        reader.fail(Fault::out_of_range, "sources", "together not the points of the own seat");
    if (reader.failed()) return *reader.error();
    return result;
}

void add(Tally& tally, const GameResult& result, bool won) {
    ++tally.games;
    tally.won += won ? 1 : 0;
    if (!result.hinted) tally.best = std::max(tally.best, result.own_points());
}

/** The strongest opponent; nothing when the player was alone. */
std::optional<PlayerType> strongest_other(const GameResult& result) {
    std::optional<PlayerType> strongest;
    for (std::size_t seat = 0; seat < result.player_types.size(); ++seat)
        if (static_cast<int>(seat) != result.seat && (!strongest || result.player_types[seat] > *strongest))
            strongest = result.player_types[seat];
    return strongest;
}

void count_streaks(const std::vector<GameResult>& results, Date today, Ledger& ledger) {
    const std::int64_t now = days_since_1970(today);
    std::vector<std::int64_t> days;  // ascending, each once
    for (const GameResult& result : results) {
        if (!result.deal) continue;
        const std::int64_t day = days_since_1970(*result.deal);
        if (day > now) continue;  // from a clock that was ahead once
        const auto place = std::lower_bound(days.begin(), days.end(), day);
        if (place == days.end() || *place != day) days.insert(place, day);
    }
    int row = 0;
    for (std::size_t index = 0; index < days.size(); ++index) {
        row = index > 0 && days[index] == days[index - 1] + 1 ? row + 1 : 1;
        ledger.longest_streak = std::max(ledger.longest_streak, row);
    }
    // The player can still play today's deal.
    if (!days.empty() && days.back() >= now - 1) ledger.streak = row;
}

std::vector<GameResult> newest(const std::vector<const GameResult*>& results) {
    std::vector<GameResult> last;
    const std::size_t first = results.size() > last_games ? results.size() - last_games : 0;
    for (std::size_t index = first; index < results.size(); ++index) last.push_back(*results[index]);
    return last;
}

}  // namespace

std::optional<GameResult> result_of(const Game& game, std::string id, std::int64_t ended_at) {
    const State& state = game.state();
    const std::vector<Innkeeper>& innkeepers = game.record().innkeepers;
    const std::optional<int> person = first_person(game.record());
    if (state.phase != Phase::over || !person) return std::nullopt;
    GameResult result;
    result.id = std::move(id);
    result.ended_at = ended_at;
    result.module = state.setup.module;
    result.seat = *person;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        result.player_types.push_back(innkeepers[static_cast<std::size_t>(seat)].player_type);
        result.points.push_back(score(state, seat).total());
    }
    result.won = winners(state).has(result.seat);
    result.sources = by_source(score(state, result.seat));
    result.deal = date_of_deal(game.record());
    result.faces = faces_of_all(game);
    return result;
}

Json json_of(const GameResult& result) {
    Json::Array keepers;
    for (const PlayerType keeper : result.player_types) keepers.push_back(id_of(keeper));
    Json sources{Json::Object{}};
    for (std::size_t source = 0; source < score_parts.size(); ++source)
        sources.set(score_parts[source].name, result.sources[source]);
    Json json =
        Json::Object{{"version", version_of(result)},
                     {"id", result.id},
                     {"ended_at", result.ended_at},
                     {"module", result.module},
                     {"seat", result.seat},
                     {"keepers", std::move(keepers)},
                     {"points", json_of_numbers(result.points)},
                     {"won", result.won},
                     {"sources", std::move(sources)},
                     {"best_evening", Json::Object{{"round", result.best_round}, {"points", result.best_points}}}};
    if (result.deal) json.set("deal", text_of(*result.deal));
    if (result.hinted) json.set("hinted", true);
    if (result.faces) json.set("faces", json_of_numbers(*result.faces));
    if (const auto& review = result.review)
        json.set("review",
                 Json::Object{{"luck", review->luck}, {"lost", review->lost}, {"decisions", review->decisions}});
    return json;
}

Result<GameResult> result_from(const Json& json) {
    return read_result(json, "");
}

std::string ledger_file(const std::vector<GameResult>& results, const std::vector<NamedNumber>& attempts) {
    Json::Array list;
    const std::size_t first = results.size() > most_results ? results.size() - most_results : 0;
    for (std::size_t index = first; index < results.size(); ++index) list.push_back(json_of(results[index]));
    Json file = Json::Object{{"format", ledger_format},
                             {"version", attempts.empty() ? first_version : attempts_version},
                             {"results", std::move(list)}};
    Json::Array all;
    for (std::size_t index = 0; index < std::min(attempts.size(), most_attempts); ++index)
        all.emplace_back(Json::Object{{"of", attempts[index].of}, {"number", attempts[index].number}});
    if (!all.empty()) file.set("attempts", std::move(all));
    return file.write();
}

bool is_ledger_file(const Json& json) {
    const Json* format = json.find("format");
    return format != nullptr && format->text() != nullptr && *format->text() == ledger_format;
}

Result<std::vector<GameResult>> results_in(const Json& file) {
    ObjectReader reader(file, "");
    static_cast<void>(reader.text("format"));
    if (reader.integer("version", 1, 1'000'000) > attempts_version)
        reader.fail(Fault::newer_version, "version", "written by a later version of the game");
    static_cast<void>(reader.optional("attempts"));
    std::vector<GameResult> results;
    for (const Json& json : reader.array("results", most_results)) {
        Result<GameResult> result = read_result(json, indexed("results", results.size()));
        if (!result) return result.error();
        results.push_back(*std::move(result));
    }
    reader.finish();
    if (reader.failed()) return *reader.error();
    return results;
}

Result<std::vector<NamedNumber>> attempts_in(const Json& file) {
    ObjectReader all(file, "");
    std::vector<NamedNumber> attempts;
    if (all.optional("attempts") == nullptr) return attempts;
    for (const Json& json : all.array("attempts", most_attempts)) {
        ObjectReader reader(json, indexed("attempts", attempts.size()));
        NamedNumber attempt{reader.text("of"), static_cast<int>(reader.integer("number", 0, 1'000'000))};
        if (!attempt.of.starts_with(attempt_mark) || attempt.of.size() > longest_name)
            reader.fail(Fault::unknown_name, "of", "no attempt at a problem");
        reader.finish();
        if (reader.failed()) return *reader.error();
        attempts.push_back(std::move(attempt));
    }
    if (all.failed()) return *all.error();
    return attempts;
}

Balance together(std::span<const GameResult> reviewed) {
    Balance sum;
    for (const GameResult& result : reviewed) {
        const Balance& one = result.review.value();
        sum.luck += one.luck;
        sum.lost += one.lost;
        sum.decisions += one.decisions;
    }
    return sum;
}

std::optional<Trend> trend_of(std::span<const GameResult> reviewed) {
    constexpr std::size_t fewest = 4;
    if (reviewed.size() < fewest) return std::nullopt;
    const std::size_t newer = reviewed.size() / 2;
    const std::size_t older = reviewed.size() - newer;
    return Trend{together(reviewed.first(older)), together(reviewed.last(newer)), older};
}

Ledger ledger_of(const std::vector<GameResult>& results, Date today, int players) {
    Ledger ledger;
    count_streaks(results, today, ledger);
    // By time. Results mostly come in that order, so few of them move.
    std::vector<const GameResult*> shown;
    for (const GameResult& result : results) {
        if (players != 0 && result.players() != players) continue;
        auto place = shown.end();
        while (place != shown.begin() && (*(place - 1))->ended_at > result.ended_at) --place;
        shown.insert(place, &result);
    }
    for (const GameResult* one : shown) {
        const GameResult& result = *one;
        const std::optional<PlayerType> other = strongest_other(result);
        const bool won = other && result.won;
        ledger.contests += other ? 1 : 0;
        ledger.points += result.own_points();
        ledger.counted += result.faces ? 1 : 0;
        if (result.faces) add(ledger.faces, *result.faces);
        for (std::size_t source = 0; source < score_parts.size(); ++source)
            ledger.sources[source] += result.sources[source];
        add(ledger.all, result, won);
        add(ledger.modules[static_cast<std::size_t>(result.module - 1)], result, won);
        if (other) add(ledger.against[static_cast<std::size_t>(*other)], result, won);
        // The earlier of two equal evenings stays first.
        const auto below = std::find_if(ledger.evenings.begin(), ledger.evenings.end(), [&](const GameResult& better) {
            return better.best_points < result.best_points;
        });
        if (result.best_points > 0) ledger.evenings.insert(below, result);
        if (ledger.evenings.size() > best_evenings) ledger.evenings.pop_back();
    }
    ledger.last = newest(shown);
    std::erase_if(shown, [](const GameResult* result) { return !result->review; });
    ledger.reviewed = newest(shown);
    return ledger;
}

}  // namespace tavern
