#include "record/link_model.hpp"

namespace tavern {

void weigh(const State&, const ActionList& legal, ActionWeights& weights) {
    for (std::size_t index = 0; index < static_cast<std::size_t>(legal.size()); ++index) weights[index] = 1;
}

}  // namespace tavern
