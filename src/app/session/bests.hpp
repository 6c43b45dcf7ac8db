// Personal records on this device: points made alone, finished lessons, and first actions with a coach mark.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/platform.hpp"
#include "app/session/coming_list.hpp"
#include "record/game.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class Bests {
  public:
    explicit Bests(Platform& platform) : platform_(platform) {}

    /** True when the list is complete. */
    bool listed(std::vector<Best> bests, Part part) { return coming_.add(std::move(bests), part, bests_); }

    std::optional<int> best_of(std::string_view what) const;
    /** Unless there is as much of it already. */
    void save(std::string what, int points) { platform_.save_bests({{std::move(what), points}}); }
    void save(const std::vector<Best>& bests) { platform_.save_bests(bests); }
    const std::vector<Best>& all() const { return bests_; }

    std::optional<int> of_deal(const Date& date) const;
    /** The earlier best with the game's module and with its deal. */
    ui::OwnBest before(const Game& game) const;
    /** Saves the points of a finished solo game; false for other games. */
    bool count_points(const Game& game);

    void finish_lesson(int number);
    /** One bit each. */
    std::uint32_t lessons_done() const;

    /** An action with a coach mark was done. */
    void count_deed(ui::FirstDeed deed);
    /** One bit for each action never done. */
    std::uint32_t deeds_to_come() const;

  private:
    Platform& platform_;
    std::vector<Best> bests_;
    ComingList<Best> coming_;
};

}  // namespace tavern::app
