// The accessibility tree of a frame, as the screens declare it.
#pragma once
#include <utility>
#include <vector>

#include "ui/draw/rect.hpp"
#include "ui/model/semantics.hpp"

namespace tavern::ui {

class SemanticTree {
  public:
    /** unit: CSS pixels of a unit. */
    void begin(float unit) {
        unit_ = unit;
        clear();
    }
    /** Drops all earlier nodes: they are covered or gone. */
    void clear() {
        nodes_.clear();
        open_.clear();
    }
    void add(Semantics meaning, const Rect& place, std::string target = {}) {
        nodes_.push_back({std::move(meaning), std::move(target), open_.empty() ? -1 : open_.back(), place.x * unit_,
                          place.y * unit_, place.width * unit_, place.height * unit_});
    }
    /** Nodes added until close() are children of this one. */
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
