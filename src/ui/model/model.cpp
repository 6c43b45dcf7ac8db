#include "ui/model/model.hpp"

#include <algorithm>

namespace tavern::ui {

Motion motion_of(const Model& model) {
    if (model.settings.motion != Motion::as_device) return model.settings.motion;
    return model.less_motion ? Motion::instant : Motion::normal;
}

bool is_finished(const SaveEntry& save) {
    return save.over && save.name.empty();
}

int finished_saves(const Model& model) {
    return static_cast<int>(std::count_if(model.saves.begin(), model.saves.end(), is_finished));
}

}  // namespace tavern::ui
