// Fills the atlas: requests bitmaps of the screen's pictures from the page at their displayed size, and puts them into
// textures. Nothing waits for them.
#pragma once
#include <vector>

#include "app/platform.hpp"
#include "app/platform/renderer.hpp"
#include "ui/draw/atlas.hpp"

namespace tavern::app {

class Pictures {
  public:
    Pictures(Platform& platform, ui::Atlas& atlas) : platform_(platform), atlas_(atlas) {}

    /** Call it before each frame. Pictures of the former scale stay until the new ones arrive. */
    void want(float scale, ui::PictureSets sets);
    /** A bitmap of an order, as RGBA rows. */
    void take(int order, int index, const void* pixels);
    int missing() const { return missing_; }
    /** The context was lost with all textures: requests everything again. */
    void forget_textures();

  private:
    struct Order {
        int number = 0;
        ui::BitmapPlan plan;
        Sheets sheets{};
    };

    void ask(ui::PictureSets sets);
    static void drop(std::vector<Order>& orders);

    Platform& platform_;
    ui::Atlas& atlas_;
    float scale_ = 0;
    ui::PictureSets asked_ = 0;
    std::vector<Order> orders_;
    std::vector<Order> former_;  // of former scales
    int last_number_ = 0;
    int missing_ = 0;
};

}  // namespace tavern::app
