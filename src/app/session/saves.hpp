// Games on the device: the list, the game for "Continue", and damage.
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
    /** Finds the newest game of the same kind of page: standalone or framed. */
    void choose_resume();
    const ui::SaveEntry* find(const std::string& slot) const;

    /** Saves a game in a slot, as this text; a named one is a bookmark. */
    void save(const Game& game, const std::string& slot, const std::string& name, const std::string& text) const;
    /** The slots of finished games without names. */
    std::vector<std::string> finished() const;

    /** The result of loading a save. Empty: an older record was requested, or the save went to a file. */
    using Fetched = std::optional<Result<Opened>>;
    Fetched fetched(const std::string& slot, FetchPurpose purpose, int age, const std::string& record);
    /** The game in the slot is unreadable: marks it in the list. Returns a notice. */
    ui::Notice note_unreadable(std::string slot);

    void trouble(std::optional<ui::StorageTrouble> trouble);
    void tell_trouble_again() { told_trouble_.reset(); }
    void damage_found(int count, bool fresh);
    /** Trouble with saving, and damage: each is reported once, trouble with saving again when there is a game to lose.
     * Empty: everything is reported. */
    std::optional<ui::Notice> untold(bool has_game);

  private:
    SaveHead head(const Game& game, const std::string& slot, const std::string& name) const;
    ui::SaveEntry entry_of(const SavedGame& kept) const;
    bool is_unreadable(const std::string& slot) const;

    /** The newest record of the game being loaded, and its fault. */
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
    bool told_in_game_ = false;  // and not only on the title page
    bool damage_told_ = true;
};

/** For a game as a file. */
std::string file_name(const Game& game, std::string_view ending);

}  // namespace tavern::app
