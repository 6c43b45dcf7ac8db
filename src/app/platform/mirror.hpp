// Tells the page what can be touched and what happened, for those who do not see the canvas.
#pragma once
#include <string>
#include <vector>

#include "app/session.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

class Mirror {
  public:
    /** To be called when a drawn frame has come to rest. Says nothing when nothing is new. */
    void show(const std::vector<ui::Target>& targets, const ui::Model& model);

  private:
    std::string last_;
    std::string told_notice_;
};

}  // namespace tavern::app
