#include "app/session/saves.hpp"

#include <algorithm>
#include <utility>

#include "app/reasons.hpp"
#include "record/record_json.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

std::string summary_of(const SaveHead& head) {
    std::string players;
    for (const ui::KeptInnkeeper& innkeeper : head.innkeepers) {
        players += (players.empty() ? "" : ", ") + innkeeper.name;
        if (innkeeper.points) players += " " + std::to_string(*innkeeper.points);
    }
    return say(head.over ? Text::session_save_over : Text::session_save_round,
               {{"players", players}, {"round", round_name(head.round)}, {"module", head.module}});
}

/** The record is whole, and a later version can read it: older records must not replace it. */
bool is_of_later_version(const Error& error) {
    return error.fault == Fault::newer_version || error.fault == Fault::newer_revision;
}

}  // namespace

std::string file_name(const Game& game, std::string_view ending) {
    const State& state = game.state();
    const bool over = actor(state).kind == ActorKind::nobody;
    return "tavern-module-" + std::to_string(state.setup.module) +
           (over ? "-end" : "-round-" + std::to_string(state.round)) + std::string(ending);
}

void Saves::save(const Game& game, const std::string& slot, const std::string& name, const std::string& text) const {
    platform_.save_game(head(game, slot, name), text);
}

SaveHead Saves::head(const Game& game, const std::string& slot, const std::string& name) const {
    // The reader's own game stays so even when opened in a frame.
    const ui::SaveEntry* const before = find(slot);
    const State& state = game.state();
    SaveHead head{.slot = slot,
                  .name = name,
                  .module = state.setup.module,
                  .round = state.round,
                  .over = actor(state).kind == ActorKind::nobody,
                  .framed = model_.framed && (before == nullptr || before->framed),
                  .hinted = game.record().hinted};
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const Innkeeper& innkeeper = shown_innkeeper(game, seat);
        head.innkeepers.push_back({innkeeper.name, score(state, seat).total(), innkeeper.color});
    }
    return head;
}

ui::SaveEntry Saves::entry_of(const SavedGame& kept) const {
    SaveHead head = kept.head;
    // Older versions stored names as typed.
    head.name = as_shown(std::move(head.name));
    for (ui::KeptInnkeeper& innkeeper : head.innkeepers) innkeeper.name = as_shown(std::move(innkeeper.name));
    return {head.slot,       head.name,   summary_of(head), kept.saved_at, kept.saved_at_text, is_unreadable(head.slot),
            head.innkeepers, head.module, head.round,       head.over,     head.framed,        head.hinted};
}

bool Saves::is_unreadable(const std::string& slot) const {
    return std::find(unreadable_.begin(), unreadable_.end(), slot) != unreadable_.end();
}

void Saves::listed(const std::vector<SavedGame>& games, Part part) {
    std::vector<ui::SaveEntry> entries;
    entries.reserve(games.size());
    for (const SavedGame& kept : games) entries.push_back(entry_of(kept));
    if (!coming_.add(std::move(entries), part, model_.saves)) return;
    // Some may have turned out to be unreadable meanwhile.
    for (ui::SaveEntry& save : model_.saves) save.unreadable = is_unreadable(save.slot);
    choose_resume();
}

void Saves::saved(const SavedGame& game) {
    std::vector<ui::SaveEntry>& saves = model_.saves;
    const auto before = std::find_if(saves.begin(), saves.end(),
                                     [&game](const ui::SaveEntry& save) { return save.slot == game.head.slot; });
    if (before == saves.end())
        saves.insert(saves.begin(), entry_of(game));
    else {
        *before = entry_of(game);
        std::rotate(saves.begin(), before, before + 1);
    }
    choose_resume();
}

void Saves::choose_resume() {
    const auto goes_on = [&](const ui::SaveEntry& save) {
        return save.name.empty() && !save.over && !save.unreadable && save.framed == model_.framed;
    };
    const auto newest = std::find_if(model_.saves.begin(), model_.saves.end(), goes_on);
    model_.resume = newest != model_.saves.end() ? std::optional(*newest) : std::nullopt;
}

const ui::SaveEntry* Saves::find(const std::string& slot) const {
    const auto found = std::find_if(model_.saves.begin(), model_.saves.end(),
                                    [&slot](const ui::SaveEntry& save) { return save.slot == slot; });
    return found == model_.saves.end() ? nullptr : &*found;
}

std::vector<std::string> Saves::finished() const {
    std::vector<std::string> slots;
    for (const ui::SaveEntry& save : model_.saves)
        if (ui::is_finished(save)) slots.push_back(save.slot);
    return slots;
}

Saves::Fetched Saves::fetched(const std::string& slot, FetchPurpose purpose, int age, const std::string& record) {
    Result<Opened> opened = open_text(record, platform_.random_number());
    if (age == 0) newest_ = {record, opened ? Error{} : opened.error()};
    if (!opened && age + 1 < kept_generations && !is_of_later_version(opened.error())) {
        platform_.fetch_save(slot, purpose, age + 1);
        return std::nullopt;
    }
    if (purpose == FetchPurpose::play) return opened;
    // An expert may still repair an unreadable record.
    platform_.offer_file("tavern-" + slot + ".json", opened ? record : newest_.record);
    return std::nullopt;
}

Notice Saves::note_unreadable(std::string slot) {
    for (ui::SaveEntry& save : model_.saves)
        if (save.slot == slot) save.unreadable = true;
    unreadable_.push_back(std::move(slot));
    choose_resume();
    // The save itself stays in place.
    if (newest_.record.empty()) return {Notice::Kind::error, std::string(say(Text::keeping_nothing_left))};
    return {Notice::Kind::unreadable, say(Text::session_save_damaged, {{"reason", reason(newest_.error)}})};
}

void Saves::trouble(std::optional<ui::StorageTrouble> trouble) {
    model_.storage_trouble = trouble;
    if (!trouble) told_trouble_.reset();
}

void Saves::damage_found(int count, bool fresh) {
    model_.damaged = count;
    damage_told_ = !fresh;
}

std::optional<Notice> Saves::untold(bool has_game) {
    if (model_.storage_trouble && (model_.storage_trouble != told_trouble_ || (has_game && !told_in_game_))) {
        told_trouble_ = model_.storage_trouble;
        const bool framed = told_trouble_ == ui::StorageTrouble::blocked && model_.framed;
        told_in_game_ = has_game || framed;
        if (framed) return Notice{Notice::Kind::own_tab, std::string(say(Text::session_frame_keeps_nothing))};
        // A game in progress can be saved elsewhere at once.
        return Notice{has_game ? Notice::Kind::not_kept : Notice::Kind::toast,
                      std::string(say(Text::storage_trouble_blocked, static_cast<std::size_t>(*told_trouble_)))};
    }
    if (std::exchange(damage_told_, true)) return std::nullopt;
    return Notice{Notice::Kind::damaged, say(Text::keeping_damaged, {{"count", model_.damaged}})};
}

}  // namespace tavern::app
