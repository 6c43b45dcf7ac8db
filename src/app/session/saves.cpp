// Games on the device: keeping the one at hand, listing and opening others, and what is said when it goes wrong.
#include <algorithm>
#include <utility>

#include "app/reasons.hpp"
#include "app/session.hpp"
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
               {{"players", players}, {"round", std::max(head.round, 1)}, {"module", head.module}});
}

/** It is whole, and the version that wrote it reads it again: what came before must not take its place. */
bool is_of_later_version(const Error& error) {
    return error.problem == Problem::newer_version || error.problem == Problem::newer_revision;
}

}  // namespace

void Session::keep(const std::string& slot, const std::string& name) {
    platform_.save_game(head(slot, name), json_of(*game_).write());
}

std::string Session::file_name(std::string_view ending) const {
    const SaveHead here = head({}, {});
    return "tavern-module-" + std::to_string(here.module) +
           (here.over ? "-end" : "-round-" + std::to_string(here.round)) + std::string(ending);
}

void Session::save_as(const std::string& name) {
    if (!game_ || name.empty()) return;
    keep(fresh_slot(), name);
    tell(Notice::Kind::toast, say(Text::session_saved_as, {{"name", name}}));
}

void Session::carry_out(const ui::intent::ExportGame&) {
    if (!game_) return;
    platform_.offer_file(file_name(".json"), json_of(*game_).write());
}

SaveHead Session::head(const std::string& slot, const std::string& name) const {
    // An own game that is opened in an article stays one's own.
    const ui::SaveEntry* const before = find_save(slot);
    SaveHead head{.slot = slot,
                  .name = name,
                  .module = game_->state().setup.module,
                  .round = game_->state().round,
                  .over = actor(game_->state()).kind == ActorKind::nobody,
                  .framed = model_.framed && (before == nullptr || before->framed)};
    for (int seat = 0; seat < game_->state().setup.players; ++seat) {
        const Innkeeper& innkeeper = shown_innkeeper(*game_, seat);
        head.innkeepers.push_back({innkeeper.name, score(game_->state(), seat).total(), innkeeper.color});
    }
    return head;
}

ui::SaveEntry Session::entry_of(const SavedGame& kept) const {
    SaveHead head = kept.head;
    // Older versions kept names as they were typed.
    head.name = without_pictures(std::move(head.name));
    for (ui::KeptInnkeeper& innkeeper : head.innkeepers) innkeeper.name = without_pictures(std::move(innkeeper.name));
    return {head.slot,       head.name,          summary_of(head),
            kept.saved_at,   kept.saved_at_text, is_unreadable(head.slot),
            head.innkeepers, head.module,        std::max(head.round, 1),
            head.over,       head.framed};
}

bool Session::is_unreadable(const std::string& slot) const {
    return std::find(unreadable_.begin(), unreadable_.end(), slot) != unreadable_.end();
}

void Session::saves_listed(const std::vector<SavedGame>& games, Part part) {
    std::vector<ui::SaveEntry> entries;
    entries.reserve(games.size());
    for (const SavedGame& kept : games) entries.push_back(entry_of(kept));
    if (!coming_saves_.add(std::move(entries), part, model_.saves)) return;
    // One may have turned out to be so while they came.
    for (ui::SaveEntry& save : model_.saves) save.unreadable = is_unreadable(save.slot);
    choose_resume();
}

void Session::game_saved(const SavedGame& game) {
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

void Session::choose_resume() {
    const auto goes_on = [&](const ui::SaveEntry& save) {
        return save.name.empty() && !save.over && !save.unreadable && save.framed == model_.framed;
    };
    const auto newest = std::find_if(model_.saves.begin(), model_.saves.end(), goes_on);
    model_.resume = newest != model_.saves.end() ? std::optional(*newest) : std::nullopt;
}

void Session::carry_out(const ui::intent::Resume&) {
    if (model_.resume) platform_.fetch_save(model_.resume->slot, FetchPurpose::play, 0);
}

void Session::carry_out(const ui::intent::LoadSave& wish) {
    platform_.fetch_save(wish.slot, FetchPurpose::play, 0);
}

void Session::carry_out(const ui::intent::ExportSave& wish) {
    platform_.fetch_save(wish.slot, FetchPurpose::export_file, 0);
}

void Session::carry_out(const ui::intent::ImportFile&) {
    platform_.pick_file();
}

void Session::carry_out(const ui::intent::DeleteSave& wish) {
    const ui::SaveEntry* const save = find_save(wish.slot);
    if (save == nullptr) return;
    waiting_ = {.slot = save->slot};
    tell(Notice::Kind::delete_save,
         say(Text::session_delete_save, {{"name", save->name.empty() ? save->summary : save->name}}));
}

void Session::carry_out(const ui::intent::DeleteFinished&) {
    tell(Notice::Kind::delete_finished, say(Text::keeping_delete_finished, {{"count", ui::finished_saves(model_)}}));
}

void Session::drop_finished() {
    std::vector<std::string> finished;
    for (const ui::SaveEntry& save : model_.saves)
        if (ui::is_finished(save) && save.slot != slot_) finished.push_back(save.slot);
    platform_.delete_saves(finished);
}

const ui::SaveEntry* Session::find_save(const std::string& slot) const {
    const auto found = std::find_if(model_.saves.begin(), model_.saves.end(),
                                    [&slot](const ui::SaveEntry& save) { return save.slot == slot; });
    return found == model_.saves.end() ? nullptr : &*found;
}

void Session::save_fetched(const std::string& slot, FetchPurpose purpose, int age, const std::string& record,
                           bool elsewhere) {
    Result<Opened> opened = open_text(record, platform_.random_number());
    if (age == 0) newest_ = {record, opened ? Error{} : opened.error()};
    if (!opened && age + 1 < kept_generations && !is_of_later_version(opened.error())) {
        platform_.fetch_save(slot, purpose, age + 1);
    } else if (purpose == FetchPurpose::export_file) {
        // What nobody can read may still be mended by somebody.
        platform_.offer_file("tavern-" + slot + ".json", opened ? record : newest_.record);
    } else if (opened) {
        play_fetched(slot, *std::move(opened), age, elsewhere);
    } else {
        tell_unreadable(slot);
    }
}

void Session::play_fetched(const std::string& slot, Opened opened, int age, bool elsewhere) {
    // A game that keeps itself goes on in its place; a named one stays as it was, and so does that of another tab.
    const ui::SaveEntry* save = find_save(slot);
    const bool in_place = save != nullptr && save->name.empty() && !elsewhere && !opened.fell_back;
    begin(std::move(opened), in_place ? slot : fresh_slot());
    if (elsewhere) tell(Notice::Kind::toast, std::string(say(Text::session_elsewhere)));
    if (age > 0) tell(Notice::Kind::lost_part, say(Text::keeping_lost_part, {{"count", age}}));
    refresh();
}

void Session::tell_unreadable(std::string slot) {
    unreadable_.push_back(slot);
    for (ui::SaveEntry& save : model_.saves)
        if (save.slot == slot) save.unreadable = true;
    choose_resume();
    // The save itself stays where it is.
    if (newest_.record.empty()) {
        tell(Notice::Kind::error, std::string(say(Text::keeping_nothing_left)));
    } else {
        waiting_.slot = std::move(slot);
        tell(Notice::Kind::unreadable, say(Text::session_save_damaged, {{"reason", reason(newest_.error)}}));
    }
}

void Session::storage_trouble(std::optional<ui::StorageTrouble> trouble) {
    model_.storage_trouble = trouble;
    if (!trouble) told_trouble_.reset();
    tell_trouble();
}

void Session::tell_trouble() {
    if (!model_.storage_trouble || model_.storage_trouble == told_trouble_) return;
    // A question that waits for its answer is not talked over.
    if (model_.notice.kind > Notice::Kind::toast) return;
    told_trouble_ = model_.storage_trouble;
    if (told_trouble_ == ui::StorageTrouble::blocked && model_.framed) {
        tell(Notice::Kind::own_tab, std::string(say(Text::session_frame_keeps_nothing)));
        return;
    }
    // Where a game is being played it can be saved elsewhere at once.
    const bool has_game = game_ && !model_.lesson && model_.screen != ui::Screen::title;
    tell(has_game ? Notice::Kind::not_kept : Notice::Kind::toast,
         std::string(say(Text::storage_trouble_blocked, static_cast<std::size_t>(*told_trouble_))));
}

void Session::damage_found(int count, bool fresh) {
    model_.damaged = count;
    damage_told_ = !fresh;
    tell_damage();
}

void Session::carry_out(const ui::intent::ExportDamaged&) {
    platform_.damage_shown(true);
}

void Session::tell_damage() {
    if (damage_told_ || model_.notice.kind > Notice::Kind::toast) return;
    damage_told_ = true;
    tell(Notice::Kind::damaged, say(Text::keeping_damaged, {{"count", model_.damaged}}));
}

void Session::storage_expires() {
    model_.forgets = true;
}

void Session::save_overtaken(const std::string& slot, const std::string& copy) {
    if (slot == slot_) slot_ = copy;
    tell(Notice::Kind::toast, std::string(say(Text::session_elsewhere)));
}

void Session::saves_vanished() {
    tell(Notice::Kind::toast, std::string(say(Text::keeping_vanished)));
}

}  // namespace tavern::app
