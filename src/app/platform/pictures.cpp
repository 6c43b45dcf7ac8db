#include "app/platform/pictures.hpp"

#include <iterator>
#include <string>
#include <utility>

namespace tavern::app {
void Pictures::want(float scale, ui::PictureSets sets) {
    if (scale != scale_) {
        scale_ = scale;
        asked_ = 0;
        missing_ = 0;
        // Also at a second change of scale: those that have arrived are shown.
        former_.insert(former_.end(), std::make_move_iterator(orders_.begin()), std::make_move_iterator(orders_.end()));
        orders_.clear();
    }
    if ((sets & ~asked_) != 0) ask(sets & ~asked_);
}

void Pictures::ask(ui::PictureSets sets) {
    asked_ |= sets;
    Order order{++last_number_, ui::plan_bitmaps(scale_, sets), {}};
    order.sheets = make_sheets(order.plan.sheet.width, order.plan.sheet.height, order.plan.sheets);
    std::vector<WantedPicture> wanted;
    for (std::size_t index = 0; index < order.plan.bitmaps.size(); ++index) {
        const ui::Bitmap& bitmap = order.plan.bitmaps[index];
        wanted.push_back({static_cast<int>(index), std::string(bitmap.name()), bitmap.width, bitmap.height});
    }
    missing_ += static_cast<int>(order.plan.bitmaps.size());
    orders_.push_back(std::move(order));
    platform_.make_pictures({orders_.back().number, orders_.front().number, std::move(wanted)});
}

void Pictures::take(int number, int index, const void* pixels) {
    for (const Order& order : orders_) {
        if (order.number != number || index < 0 || static_cast<std::size_t>(index) >= order.plan.bitmaps.size())
            continue;
        const ui::Bitmap& bitmap = order.plan.bitmaps[static_cast<std::size_t>(index)];
        put_into_sheet(order.sheets, bitmap.sheet, bitmap.x, bitmap.y, bitmap.width, bitmap.height, pixels);
        atlas_.set(bitmap, order.plan.sheet, reinterpret_cast<ImTextureID>(order.sheets), bitmap.sheet + 1);
        if (--missing_ == 0) drop(former_);
    }
}

void Pictures::forget_textures() {
    atlas_.clear();
    drop(former_);
    drop(orders_);
    asked_ = 0;
    missing_ = 0;
}

void Pictures::drop(std::vector<Order>& orders) {
    for (const Order& order : orders) drop_sheets(order.sheets);
    orders.clear();
}

}  // namespace tavern::app
