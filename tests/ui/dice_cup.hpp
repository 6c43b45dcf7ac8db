// Numbers for choices in tests of the screens. They have their own generator, not RandomNumbers, since positions that
// tests and pictures show depend on its faces.
#pragma once
#include <cstddef>

namespace tavern::ui {

class DiceCup {
  public:
    explicit DiceCup(unsigned seed) : state_(seed) {}
    /** 24 bits of a linear congruential generator; its lower bits repeat too soon. */
    unsigned next() {
        state_ = state_ * 1664525U + 1013904223U;
        return state_ >> 8U;
    }
    std::size_t below(std::size_t limit) { return next() % limit; }

  private:
    unsigned state_;
};

}  // namespace tavern::ui
