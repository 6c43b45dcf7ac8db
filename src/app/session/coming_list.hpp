// A list that the page sends in parts.
#pragma once
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "app/message_types.hpp"

namespace tavern::app {

/** The received parts of a list. It replaces the former list only when complete, so that nothing is missing
 * meanwhile. */
template <class Entry>
class ComingList {
  public:
    /** True for the last part. A part without a beginning is added to the present list. */
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
