// Results of finished games on this device, for the ledger.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/review.hpp"
#include "app/platform.hpp"
#include "app/session/bests.hpp"
#include "app/session/coming_list.hpp"
#include "record/game.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class Results {
  public:
    Results(Platform& platform, ui::Model& model, Bests& bests) : platform_(platform), model_(model), bests_(bests) {}

    void listed(const std::vector<StoredResult>& results, Part part);
    /** Saves the result of the game just finished in a slot. */
    void count(const Game& game, const std::string& slot);
    /** Adds a complete review to the saved result of the game in this slot, unless that is of another end of it. */
    void add_review(const Game& game, const std::string& slot, const Review& review);
    /** All results, and the attempts at problems. */
    std::string file() const;
    /** Adds the results of a file to the saved ones, and returns a notice; empty if it is no such file. */
    std::optional<ui::Notice> read_file(std::string_view content);

  private:
    /** Unless it has one, or is the result of an end with other points. */
    void add_review(GameResult& known, const std::vector<int>& points, const Balance& review);

    Platform& platform_;
    ui::Model& model_;
    Bests& bests_;
    ComingList<GameResult> coming_;
};

}  // namespace tavern::app
