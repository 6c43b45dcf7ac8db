// Tells the page what can be touched and what happened, for those who do not see the canvas.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/session.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

class AccessibilityTree {
  public:
    explicit AccessibilityTree(Platform& platform) : platform_(platform) {}

    /** To be called after each frame that shows the model as it is; at rest: none follows. Says nothing when nothing is
     * new; while things move only what can be done and what happened is, and not where it lies. */
    void show(const ui::Interface& interface, const ui::Model& model, bool at_rest);

  private:
    std::vector<std::string> fresh_news(const ui::Model& model, const std::string& refusal);

    Platform& platform_;
    TreeContent last_;
    std::vector<ui::Target> told_;
    std::size_t told_steps_ = 0;
    std::optional<std::size_t> told_moment_;  // of the history, while one looks back
    std::string told_notice_;
    std::string told_refusal_;  // of a press, while it is shown
};

}  // namespace tavern::app
