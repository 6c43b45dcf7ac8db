// Sends the page the screen and the events, for screen readers.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/session.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

class AccessibilityTree {
  public:
    explicit AccessibilityTree(Platform& platform) : platform_(platform) {}

    /** Call it after each frame that shows the current model; at_rest: no further frame follows. Sends only changes,
     * and while things move only targets and events, without places. */
    void show(const ui::Interface& interface, const ui::Model& model, bool at_rest);

  private:
    std::vector<std::string> fresh_news(const ui::Interface& interface, const ui::Model& model);
    void tell_game(const ui::Model& model, std::vector<std::string>& news);

    Platform& platform_;
    TreeContent last_;
    std::vector<ui::Target> told_;
    std::size_t told_steps_ = 0;
    std::pair<int, std::size_t> told_game_{};  // Model::game_number and Model::line
    std::optional<std::size_t> told_moment_;   // of the history, while looking back
    int told_notice_ = 0;
    std::string told_refusal_;  // of a press, while it is shown
    std::string told_warning_;
    std::string told_announced_;
    std::string told_lesson_;  // a lesson's step
};

}  // namespace tavern::app
