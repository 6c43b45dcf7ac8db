// Games on the device: keeping the one at hand, listing and opening others, and what is said when it goes wrong.
#include <algorithm>
#include <charconv>
#include <utility>

#include "app/reasons.hpp"
#include "app/session.hpp"
#include "record/order.hpp"
#include "record/record_json.hpp"
#include "ui/text.hpp"

namespace tavern::app {
namespace {

using ui::Notice;
using ui::say;
using ui::Text;

// Of the games that keep themselves only so many stay; those with a name stay until they are deleted.
constexpr std::size_t most_unnamed_saves = 20;

std::string summary_of(const SaveHead& head) {
    return say(head.over ? Text::session_save_over : Text::session_save_round,
               {{"players", head.players}, {"round", std::max(head.round, 1)}, {"module", head.module}});
}

/** Out of the sentence, which older versions kept, too: "Anna 43, Bram 38". A name may hold commas: a part ends at the
 * one after a digit. */
std::vector<ui::KeptInnkeeper> innkeepers_of(const SaveHead& head) {
    constexpr std::string_view digits = "0123456789";
    std::vector<ui::KeptInnkeeper> innkeepers;
    std::string_view rest = head.players;
    while (!rest.empty()) {
        std::size_t end = rest.find(", ");
        while (end != std::string_view::npos && (end == 0 || digits.find(rest[end - 1]) == std::string_view::npos))
            end = rest.find(", ", end + 1);
        const std::string_view part = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 2);
        ui::KeptInnkeeper innkeeper{std::string(part), {}, {}};
        if (const std::size_t space = part.rfind(' '); space != std::string_view::npos) {
            int points = 0;
            const char* const last = part.data() + part.size();
            if (const auto read = std::from_chars(part.data() + space + 1, last, points);
                read.ec == std::errc() && read.ptr == last)
                innkeeper = {std::string(part.substr(0, space)), points, {}};
        }
        const std::size_t seat = innkeepers.size();
        if (seat < head.colors.size() && head.colors[seat] >= '0' && head.colors[seat] < '0' + max_players)
            innkeeper.color = static_cast<PlayerColor>(head.colors[seat] - '0');
        innkeepers.push_back(std::move(innkeeper));
    }
    return innkeepers;
}

/** It is whole, and the version that wrote it reads it again: what came before must not take its place. */
bool is_of_later_version(const Error& error) {
    return error.problem == Problem::newer_version || error.problem == Problem::newer_revision;
}

}  // namespace

void Session::keep(const std::string& slot, const std::string& name) {
    page_.keep(head(slot, name), json_of(*game_).write());
}

std::string Session::file_name(std::string_view ending) const {
    const SaveHead here = head({}, {});
    return "tavern-module-" + std::to_string(here.module) +
           (here.over ? "-end" : "-round-" + std::to_string(here.round)) + std::string(ending);
}

void Session::export_game() {
    page_.offer_file(file_name(".json"), json_of(*game_).write());
}

SaveHead Session::head(const std::string& slot, const std::string& name) const {
    SaveHead head{slot,
                  name,
                  {},
                  game_->state().setup.module,
                  game_->state().round,
                  actor(game_->state()).kind == ActorKind::nobody,
                  {}};
    for (int seat = 0; seat < game_->state().setup.players; ++seat) {
        if (!head.players.empty()) head.players += ", ";
        const Innkeeper& innkeeper = ui::shown_innkeeper(*game_, seat);
        head.players += innkeeper.name + " " + std::to_string(score(game_->state(), seat).total());
        head.colors += static_cast<char>('0' + static_cast<int>(innkeeper.color));
    }
    return head;
}

void Session::saves_listed(std::vector<KeptGame> games) {
    sort_by(games, [](const KeptGame& kept) { return -kept.saved_at; });
    model_.saves.clear();
    model_.resume.reset();
    std::vector<std::string> too_old;
    std::size_t unnamed = 0;
    for (const KeptGame& kept : games) {
        const SaveHead& head = kept.head;
        if (head.name.empty() && ++unnamed > most_unnamed_saves && head.slot != slot_) {
            too_old.push_back(head.slot);
            continue;
        }
        const bool unreadable = std::find(unreadable_.begin(), unreadable_.end(), head.slot) != unreadable_.end();
        const ui::SaveEntry entry{
            head.slot,  head.name,           summary_of(head), kept.saved_at,           kept.saved_at_text,
            unreadable, innkeepers_of(head), head.module,      std::max(head.round, 1), head.over};
        model_.saves.push_back(entry);
        if (!model_.resume && head.name.empty() && !head.over && !unreadable) model_.resume = entry;
    }
    for (const std::string& slot : too_old) page_.drop(slot);
}

const ui::SaveEntry* Session::find_save(const std::string& slot) const {
    const auto found = std::find_if(model_.saves.begin(), model_.saves.end(),
                                    [&slot](const ui::SaveEntry& save) { return save.slot == slot; });
    return found == model_.saves.end() ? nullptr : &*found;
}

void Session::save_fetched(const std::string& slot, FetchPurpose purpose, int age, const std::string& record,
                           bool elsewhere) {
    Result<Opened> opened = open_text(record, page_.random_number());
    if (age == 0) newest_ = {record, opened ? Error{} : opened.error()};
    if (!opened && age + 1 < kept_generations && !is_of_later_version(opened.error())) {
        page_.fetch(slot, purpose, age + 1);
    } else if (purpose == FetchPurpose::export_file) {
        // What nobody can read may still be mended by somebody.
        page_.offer_file("tavern-" + slot + ".json", opened ? record : newest_.record);
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
    if (model_.resume && model_.resume->slot == slot) model_.resume.reset();
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

void Session::save_overtaken(const std::string& slot, const std::string& copy) {
    if (slot == slot_) slot_ = copy;
    tell(Notice::Kind::toast, std::string(say(Text::session_elsewhere)));
}

void Session::saves_vanished() {
    tell(Notice::Kind::toast, std::string(say(Text::keeping_vanished)));
}

}  // namespace tavern::app
