#include "app/moving_pictures.hpp"

#include <algorithm>

#include "ui/model/picture_model.hpp"

namespace tavern::app {

MovingPictures::MovingPictures(const Game& game, const ui::Settings& settings)
    : history_(game), moments_(telling_moments(game)), settings_(settings) {
    show(0);
}

void MovingPictures::show(std::size_t index) {
    history_.go_to(moments_[std::min(index, moments_.size() - 1)]);
    model_ = ui::picture_model(history_.game(), ui::PictureKind::replay, settings_);
}

}  // namespace tavern::app
