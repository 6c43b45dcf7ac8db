// The most of everything on this device: points made alone, finished lessons, and what a coach mark explains.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/platform.hpp"
#include "app/session/coming_list.hpp"
#include "record/game.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class Bests {
  public:
    explicit Bests(Platform& platform) : platform_(platform) {}

    /** True when the list is whole. */
    bool listed(std::vector<Best> bests, Part part) { return coming_.add(std::move(bests), part, bests_); }

    std::optional<int> of_deal(const Date& date) const;
    /** What was made before with the module and the deal of a game. */
    ui::OwnBest before(const Game& game) const;
    /** Saves the points of a game that one alone has finished; false when it is no such game. */
    bool count_points(const Game& game);

    void finish_lesson(int number);
    /** A bit for each. */
    std::uint32_t lessons_done() const;

    /** Something was done that a coach mark explains. */
    void count_deed(ui::FirstDeed deed);
    /** A bit for each that was never done. */
    std::uint32_t deeds_to_come() const;

  private:
    std::optional<int> best_of(std::string_view what) const;

    Platform& platform_;
    std::vector<Best> bests_;
    ComingList<Best> coming_;
};

}  // namespace tavern::app
