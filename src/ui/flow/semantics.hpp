// The nodes of a frame that mean something, as the screens' trees declare them.
#pragma once
#include <utility>
#include <vector>

#include "ui/draw/rect.hpp"
#include "ui/model/semantics.hpp"

namespace tavern::ui {

class SemanticTree {
  public:
    /** Unit: CSS pixels of a unit. */
    void begin(float unit) {
        unit_ = unit;
        clear();
    }
    /** All that was added before is covered, or gone. */
    void clear() {
        nodes_.clear();
        open_.clear();
    }
    void add(Semantics meaning, const Rect& place, std::string target = {}) {
        nodes_.push_back({std::move(meaning), std::move(target), open_.empty() ? -1 : open_.back(), place.x * unit_,
                          place.y * unit_, place.width * unit_, place.height * unit_});
    }
    /** What is added until close() lies in it. */
    void open(Semantics meaning, const Rect& place, std::string target = {}) {
        add(std::move(meaning), place, std::move(target));
        open_.push_back(static_cast<int>(nodes_.size()) - 1);
    }
    void close() {
        if (!open_.empty()) open_.pop_back();
    }
    const std::vector<SemanticNode>& nodes() const { return nodes_; }

  private:
    float unit_ = 1;
    std::vector<SemanticNode> nodes_;
    std::vector<int> open_;
};

}  // namespace tavern::ui
