// Games on the device: what is listed of them, which one "Continue" goes on with, and what is damaged.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/platform.hpp"
#include "app/session/coming_list.hpp"
#include "record/record_json.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class Saves {
  public:
    Saves(Platform& platform, ui::Model& model) : platform_(platform), model_(model) {}

    void listed(const std::vector<SavedGame>& games, Part part);
    void saved(const SavedGame& game);
    /** The newest game that goes on where this one is played: on a page of its own or inside another. */
    void choose_resume();
    const ui::SaveEntry* find(const std::string& slot) const;

    /** Writes a game into a slot; with a name it stays as it is. */
    void save(const Game& game, const std::string& slot, const std::string& name) const;
    /** The games that are over and have no name, except for this slot. */
    void delete_finished(const std::string& slot) const;

    /** What has come of a save that was asked for. Nothing: an older record is asked for, or it went to a file. */
    using Fetched = std::optional<Result<Opened>>;
    Fetched fetched(const std::string& slot, FetchPurpose purpose, int age, const std::string& record);
    /** Nothing of the game in the slot can be read: it is shown as such. Returns what to say. */
    ui::Notice note_unreadable(std::string slot);

    void trouble(std::optional<ui::StorageTrouble> trouble);
    void damage_found(int count, bool fresh);
    /** Why things are not saved, and that something is damaged: each is said once. Nothing: all is said. */
    std::optional<ui::Notice> untold(bool has_game);

  private:
    SaveHead head(const Game& game, const std::string& slot, const std::string& name) const;
    ui::SaveEntry entry_of(const SavedGame& kept) const;
    bool is_unreadable(const std::string& slot) const;

    /** The newest record of the game that is being fetched, and what is wrong with it. */
    struct Newest {
        std::string record;
        Error error{};
    };

    Platform& platform_;
    ui::Model& model_;
    ComingList<ui::SaveEntry> coming_;
    Newest newest_;
    std::vector<std::string> unreadable_;  // slots of games that could not be opened
    std::optional<ui::StorageTrouble> told_trouble_;
    bool damage_told_ = true;
};

/** Of a game as a file. */
std::string file_name(const Game& game, std::string_view ending);

}  // namespace tavern::app
