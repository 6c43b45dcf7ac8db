// A list that the page hands over in parts.
#pragma once
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "app/message_types.hpp"

namespace tavern::app {

/** What has come of a list. It takes the place of the list before when all of it is there, so that nothing is missing
 * meanwhile. */
template <class Entry>
class ComingList {
  public:
    /** True when that was the last part. A part of a list that has not begun is added to what is there. */
    bool add(std::vector<Entry> entries, Part part, std::vector<Entry>& list) {
        if (part.begins) coming_.emplace();
        if (!coming_) coming_ = list;
        coming_->insert(coming_->end(), std::make_move_iterator(entries.begin()),
                        std::make_move_iterator(entries.end()));
        if (part.ends) list = *std::exchange(coming_, std::nullopt);
        return part.ends;
    }

  private:
    std::optional<std::vector<Entry>> coming_;
};

}  // namespace tavern::app
