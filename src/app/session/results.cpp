// What a finished game leaves behind: the own best, and the results that the ledger sums up.
#include <algorithm>
#include <utility>

#include "app/reasons.hpp"
#include "app/session.hpp"
#include "record/json.hpp"
#include "record/link/order.hpp"
#include "record/record_json.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

/** What the own best of a module is kept under. */
std::string module_key(const Setup& setup) {
    return "module-" + std::to_string(setup.module);
}

StoredResult stored(const GameResult& result) {
    return {result.id, json_of(result).write()};
}

}  // namespace

void Session::count_points() {
    const State& state = game_->state();
    const Record& record = game_->record();
    if (slot_.empty() || state.phase != Phase::over || state.setup.players > 1 || record.position ||
        record.innkeepers.front().keeper != Keeper::person)
        return;
    model_.own_best = own_best();
    model_.own_best.counted = true;
    const int points = score(state, 0).total();
    platform_.save_best({module_key(state.setup), points});
    if (const std::optional<Date> date = date_of_deal(record)) platform_.save_best({text_of(*date), points});
}

std::optional<int> Session::best_of(std::string_view what) const {
    const auto found = std::find_if(bests_.begin(), bests_.end(), [&](const Best& best) { return best.of == what; });
    return found == bests_.end() ? std::nullopt : std::optional(found->points);
}

ui::OwnBest Session::own_best() const {
    ui::OwnBest best;
    best.of_module = best_of(module_key(game_->state().setup));
    if (const std::optional<Date> date = date_of_deal(game_->record())) best.of_deal = best_of(text_of(*date));
    return best;
}

void Session::bests_listed(std::vector<Best> bests, Part part) {
    if (coming_bests_.add(std::move(bests), part, bests_)) refresh();
}

void Session::count_result() {
    if (slot_.empty() || game_->record().position) return;
    // What a game ended with first stays.
    for (const GameResult& known : model_.results)
        if (known.id == slot_) return;
    if (const std::optional<GameResult> result = result_of(*game_, slot_, platform_.now()))
        platform_.save_results({stored(*result)});
}

void Session::results_listed(const std::vector<StoredResult>& results, Part part) {
    std::vector<GameResult> readable;
    std::vector<std::string> damaged;
    for (const StoredResult& stored : results) {
        const Result<Json> json = Json::read(stored.result);
        Result<GameResult> result = json ? result_from(*json) : json.error();
        if (result) readable.push_back(*std::move(result));
        // A later version, which wrote it, reads it again.
        else if (result.error().problem != Problem::newer_version)
            damaged.push_back(stored.id);
    }
    if (coming_results_.add(std::move(readable), part, model_.results))
        sort_by(model_.results, [](const GameResult& result) { return result.ended_at; });
    if (!damaged.empty()) platform_.set_aside(DamagedStore::results, damaged);
}

bool Session::read_ledger(std::string_view content) {
    // Only of a ledger so much is read: it says what it is at its beginning.
    const bool says_so = content.substr(0, 100).find("ledger") != std::string_view::npos;
    const Result<Json> json = Json::read(content, says_so ? longest_ledger : Json::size_limit);
    if (!json || !is_ledger_file(*json)) return false;
    const Result<std::vector<GameResult>> results = results_in(*json);
    if (!results) {
        tell(ui::Notice::Kind::error, reason(results.error()));
        return true;
    }
    std::vector<StoredResult> fresh;
    for (const GameResult& result : *results) {
        const auto same = [&](const auto& other) { return other.id == result.id; };
        if (std::none_of(model_.results.begin(), model_.results.end(), same) &&
            std::none_of(fresh.begin(), fresh.end(), same))
            fresh.push_back(stored(result));
    }
    if (!fresh.empty()) platform_.save_results(fresh);
    tell(ui::Notice::Kind::toast, say(Text::ledger_added, {{"count", static_cast<int>(fresh.size())}}));
    return true;
}

void Session::carry_out(const ui::intent::ExportLedger&) {
    platform_.offer_file("innkeepers-ledger.json", ledger_file(model_.results));
}

void Session::carry_out(const ui::intent::EraseLedger&) {
    tell(ui::Notice::Kind::erase_ledger, std::string(say(Text::ledger_erase_question)));
}

void Session::carry_out(const ui::intent::OpenReview&) {
    if (model_.screen != ui::Screen::end) return;
    model_.screen = ui::Screen::review;
    if (review_) return;
    review_.emplace();
    model_.review_progress = 0;
    Task task;
    task.kind = Task::Kind::review;
    task.game = json_of(*game_).write();
    think(std::move(task));
}

void Session::carry_out(const ui::intent::CloseReview&) {
    if (model_.screen == ui::Screen::review) model_.screen = ui::Screen::end;
}

}  // namespace tavern::app
