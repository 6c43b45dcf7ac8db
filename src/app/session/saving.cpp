// Games on the device: saving the current one, opening others, and reports of trouble.
#include <algorithm>
#include <utility>

#include "app/session.hpp"
#include "app/story/telling.hpp"
#include "record/link/link_finding.hpp"
#include "text/text.hpp"

namespace tavern::app {

using ui::Notice;

void Session::saves_listed(const std::vector<SavedGame>& games, Part part) {
    saves_.listed(games, part);
    // The page lists them when a person comes back to it, perhaps on another day.
    refresh();
}

void Session::game_saved(const SavedGame& game) {
    saves_.saved(game);
}

void Session::save_as(const std::string& name) {
    if (!current_ || name.empty()) return;
    const std::optional<std::string> text = text_to_give();
    if (!text) return;
    saves_.save(evening(), fresh_slot(), name, *text);
    notify(Notice::Kind::toast, say(Text::session_saved_as, {{"name", name}}));
}

void Session::carry_out(const ui::intent::ExportGame&) {
    if (!current_) return;
    if (const std::optional<std::string> text = text_to_give())
        platform_.offer_file(file_name(evening(), current_->story ? ".txt" : ".json"), *text);
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
    const ui::SaveEntry* const save = saves_.find(wish.slot);
    if (save == nullptr) return;
    waiting_ = save->slot;
    // Games of the same players, points and round differ in their time.
    const std::string name = (save->name.empty() ? save->summary : save->name) + " · " + save->saved_at_text;
    notify(Notice::Kind::delete_save, say(Text::session_delete_save, {{"name", name}}));
}

CurrentGame* Session::held_in(const std::string& slot) {
    for (std::optional<CurrentGame>* held : {&current_, &aside_})
        if (*held && (*held)->slot == slot) return &**held;
    return nullptr;
}

std::vector<std::string> Session::finished_games() {
    std::vector<std::string> slots = saves_.finished();
    slots.erase(
        std::remove_if(slots.begin(), slots.end(), [&](const std::string& slot) { return held_in(slot) != nullptr; }),
        slots.end());
    return slots;
}

void Session::carry_out(const ui::intent::DeleteFinished&) {
    const auto count = static_cast<int>(finished_games().size());
    notify(Notice::Kind::delete_finished, say(Text::keeping_delete_finished, {{"count", count}}));
}

void Session::save_fetched(const std::string& slot, FetchPurpose purpose, int age,
                           const std::optional<std::string>& record, bool elsewhere) {
    if (!record) {
        // The trouble may have been told long ago, and now it is the answer.
        saves_.tell_trouble_again();
        return notify_untold();
    }
    if (purpose == FetchPurpose::new_game) return choose_as_in(*record);
    Saves::Fetched fetched = saves_.fetched(slot, purpose, age, *record);
    if (!fetched) return;
    if (*fetched) {
        play_fetched(slot, **std::move(fetched), told_in(*record), age, elsewhere);
        if (const Result<FoundLink> found = find_link(*record)) show_line(found->line);
        return;
    }
    // The player may save it to a file, but an open question stays; then the list of games offers the file.
    const bool asked = model_.notice.kind > Notice::Kind::error;
    if (!asked) waiting_ = slot;
    Notice notice = saves_.note_unreadable(slot);
    if (asked) notice.kind = Notice::Kind::error;
    notify(std::move(notice));
}

void Session::choose_as_in(const std::string& record) {
    const Result<Opened> opened = open_text(record, 0);
    if (opened)
        carry_out(ui::intent::ChangeNewGame{{opened->game.state().setup, opened->game.record().innkeepers, {}}});
}

void Session::play_fetched(const std::string& slot, Opened opened, std::optional<story::Story> told, int age,
                           bool elsewhere) {
    // A game without a name continues in its slot; a named one stays unchanged, and so does one played in another tab.
    const ui::SaveEntry* save = saves_.find(slot);
    const bool in_place = save != nullptr && save->name.empty() && !elsewhere && !opened.fell_back;
    // Saves of older versions have the mark only in their head.
    if (save != nullptr && save->hinted) opened.game.mark_hinted();
    begin_opened(std::move(opened), in_place ? slot : fresh_slot(), std::move(told));
    current_->last_seat.reset();  // meanwhile the device may be in other hands
    if (elsewhere) notify(Notice::Kind::toast, std::string(say(Text::session_elsewhere)));
    if (age > 0) notify(Notice::Kind::lost_part, std::string(say(Text::keeping_lost_part)));
    refresh();
}

void Session::storage_trouble(std::optional<ui::StorageTrouble> trouble) {
    saves_.trouble(trouble);
    notify_untold();
}

void Session::damage_found(int count, bool fresh) {
    saves_.damage_found(count, fresh);
    notify_untold();
}

void Session::carry_out(const ui::intent::ExportDamaged&) {
    platform_.damage_shown(true);
}

void Session::storage_expires() {
    model_.forgets = true;
}

void Session::save_overtaken(const std::string& slot, const std::string& copy) {
    if (CurrentGame* game = held_in(slot)) game->slot = copy;
    notify(Notice::Kind::toast, std::string(say(Text::session_elsewhere)));
}

void Session::saves_vanished() {
    notify(Notice::Kind::toast, std::string(say(Text::keeping_vanished)));
}

}  // namespace tavern::app
