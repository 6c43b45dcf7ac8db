#include "app/session/results.hpp"

#include <algorithm>
#include <utility>

#include "app/problems/attempts.hpp"
#include "app/reasons.hpp"
#include "narration/chronicle.hpp"
#include "record/json.hpp"
#include "record/numbers/sort_by.hpp"
#include "record/record_json.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

StoredResult stored(const GameResult& result) {
    return {result.id, json_of(result).write()};
}

/** The evening that brought the most points to the seat. */
void find_best_evening(const Game& game, GameResult& result) {
    const std::vector<EveningPoints> evenings = points_by_evening(game);
    const auto seat = static_cast<std::size_t>(result.seat);
    for (std::size_t index = 1; index < evenings.size(); ++index) {
        const int brought = evenings[index].points[seat] - evenings[index - 1].points[seat];
        if (brought <= result.best_points) continue;
        result.best_round = evenings[index].round;
        result.best_points = brought;
    }
}

}  // namespace

void Results::count(const Game& game, const std::string& slot) {
    if (slot.empty() || game.record().position() != nullptr) return;
    // The first result of a game stays.
    for (const GameResult& known : model_.results)
        if (known.id == slot) return;
    std::optional<GameResult> result = result_of(game, slot, platform_.now());
    if (!result) return;
    result->hinted = game.record().hinted;
    find_best_evening(game, *result);
    platform_.save_results({stored(*result)});
}

void Results::add_review(GameResult& known, const std::vector<int>& points, const Balance& review) {
    if (known.review || known.points != points) return;
    known.review = review;
    platform_.replace_result(stored(known));
}

void Results::add_review(const Game& game, const std::string& slot, const Review& review) {
    const std::optional<GameResult> result = result_of(game, slot, 0);
    const auto known = std::find_if(model_.results.begin(), model_.results.end(),
                                    [&](const GameResult& one) { return one.id == slot; });
    if (!result || known == model_.results.end()) return;
    const Balance balance = balance_of(review, result->seat);
    if (balance.decisions > 0) add_review(*known, result->points, balance);
}

void Results::listed(const std::vector<StoredResult>& results, Part part) {
    std::vector<GameResult> readable;
    std::vector<std::string> damaged;
    for (const StoredResult& stored : results) {
        const Result<Json> json = Json::read(stored.result);
        Result<GameResult> result = json ? result_from(*json) : json.error();
        if (result) readable.push_back(*std::move(result));
        // A result of a later version stays for that version.
        else if (result.error().fault != Fault::newer_version)
            damaged.push_back(stored.id);
    }
    if (coming_.add(std::move(readable), part, model_.results))
        sort_by(model_.results, [](const GameResult& result) { return result.ended_at; });
    if (!damaged.empty()) platform_.set_aside(DamagedStore::results, damaged);
}

std::string Results::file() const {
    std::vector<NamedNumber> attempts;
    for (const Best& best : bests_.all())
        if (best.of.starts_with(attempt_mark)) attempts.push_back({best.of, best.points});
    return ledger_file(model_.results, attempts);
}

std::optional<Notice> Results::read_file(std::string_view content) {
    // Reads only this much unless it is a ledger, which its beginning shows.
    const bool says_so = content.substr(0, 100).find("ledger") != std::string_view::npos;
    const Result<Json> json = Json::read(content, says_so ? longest_ledger : Json::size_limit);
    if (!json || !is_ledger_file(*json)) return std::nullopt;
    const Result<std::vector<GameResult>> results = results_in(*json);
    const Result<std::vector<NamedNumber>> attempts = attempts_in(*json);
    if (!results || !attempts) return Notice{Notice::Kind::error, reason(results ? attempts.error() : results.error())};
    std::vector<StoredResult> fresh;
    for (const GameResult& result : *results) {
        const auto same = [&](const auto& other) { return other.id == result.id; };
        const auto known = std::find_if(model_.results.begin(), model_.results.end(), same);
        if (known != model_.results.end()) {
            if (result.review) add_review(*known, result.points, *result.review);
        } else if (std::none_of(fresh.begin(), fresh.end(), same)) {
            fresh.push_back(stored(result));
        }
    }
    if (!fresh.empty()) platform_.save_results(fresh);
    std::vector<Best> bests;
    for (const NamedNumber& attempt : *attempts)
        if (is_attempt(attempt.of)) bests.push_back({attempt.of, attempt.number});
    if (!bests.empty()) bests_.save(bests);
    return Notice{Notice::Kind::toast, say(Text::ledger_added, {{"count", static_cast<int>(fresh.size())}})};
}

}  // namespace tavern::app
