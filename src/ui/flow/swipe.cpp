#include "ui/flow/swipe.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tavern::ui {
namespace {

constexpr float least_way = 60;       // CSS pixels
constexpr float straight = 2;         // times as far as in the other direction
constexpr double longest_time = 0.7;  // seconds; a slower finger explores
constexpr float head = 64;            // CSS pixels from a dialog's upper edge

// From left to right.
constexpr std::array<std::string_view, 3> pages{"page-tavern", "page-valley", "page-players"};

template <typename Wanted>
const Target* reached_if(const std::vector<Target>& targets, const Wanted& wanted) {
    const auto found = std::find_if(targets.begin(), targets.end(),
                                    [&](const Target& target) { return target.enabled && wanted(target); });
    return found == targets.end() || found->wait > 0 ? nullptr : &*found;
}

const Target* reached(const std::vector<Target>& targets, std::string_view id) {
    return reached_if(targets, [id](const Target& target) { return target.id == id; });
}

/** The page next to the current one; empty after the last. */
std::string_view next_page(const std::vector<Target>& targets, int way) {
    for (std::size_t place = 0; place < pages.size(); ++place) {
        const Target* const page = reached(targets, pages[place]);
        if (page == nullptr || !page->chosen) continue;
        const std::size_t next = place + static_cast<std::size_t>(way);
        return next < pages.size() && reached(targets, pages[next]) != nullptr ? pages[next] : std::string_view();
    }
    return {};
}

}  // namespace

SwipeStart swipe_start(const std::vector<Target>& targets, const Target* under, Point place) {
    const bool drags = under != nullptr && under->id.starts_with("history-");
    const bool in_head = std::any_of(targets.begin(), targets.end(), [place](const Target& target) {
        return target.id == "sheet" && Rect{target.x, target.y, target.width, head}.contains(place);
    });
    return {!drags, in_head};
}

Swipe swipe_of(const SwipeStart& start, Point moved, double seconds) {
    if (!start.anywhere || seconds > longest_time) return Swipe::none;
    const float across = std::abs(moved.x);
    const float along = std::abs(moved.y);
    if (across >= least_way && across > straight * along) return moved.x < 0 ? Swipe::to_left : Swipe::to_right;
    if (start.on_sheet_head && moved.y >= least_way && along > straight * across) return Swipe::down;
    return Swipe::none;
}

std::string_view reached_by(Swipe swipe, const std::vector<Target>& targets) {
    if (swipe == Swipe::none) return {};
    if (swipe == Swipe::down) {
        const Target* const cross = reached_if(targets, [](const Target& target) { return target.closes; });
        return cross != nullptr ? std::string_view(cross->id) : std::string_view();
    }
    const bool onward = swipe == Swipe::to_left;
    const std::string_view chapter = onward ? "rules-after" : "rules-before";
    return reached(targets, chapter) != nullptr ? chapter : next_page(targets, onward ? 1 : -1);
}

}  // namespace tavern::ui
