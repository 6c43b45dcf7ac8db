// An evening in moving pictures, which the page asks for one by one.
#pragma once
#include <cstddef>
#include <vector>

#include "record/history.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class MovingPictures {
  public:
    MovingPictures(const Game& game, const ui::Settings& settings);

    /** Of the picture shown last. */
    const ui::Model& model() const { return model_; }
    /** Beyond the last one: the last one. */
    void show(std::size_t index);

  private:
    History history_;
    std::vector<std::size_t> moments_;
    ui::Settings settings_;
    ui::Model model_;
};

}  // namespace tavern::app
