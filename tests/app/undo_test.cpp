// The parts of the screen that stay when a move is taken back.
#include <doctest/doctest.h>

#include "device.hpp"

namespace tavern::app {
namespace {

/** A game alone, in planning. */
void start(Device& device) {
    device.visit.set(&ui::Settings::motion, ui::Motion::instant);
    device.visit.set(&ui::Settings::helping, ui::Helping::none);
    device.visit.start(1, 1, "7");
    device.settle();
    while (device.visit.state().phase != Phase::planning) {
        device.visit.act(device.visit.model().legal[0]);
        device.settle();
    }
}

}  // namespace

TEST_CASE("undo leaves the page and the focus of the keyboard where they were") {
    Device device(390, 844);
    start(device);
    while (device.visit.state().phase == Phase::planning) {
        device.visit.act(device.visit.model().legal[0]);
        device.settle();
    }
    REQUIRE(device.visit.state().phase == Phase::serving);
    for (int served = 0; served < 2; ++served) {
        device.visit.act(device.visit.model().legal[0]);
        device.settle();
    }
    REQUIRE(device.touch("page-valley"));
    device.focus("undo");
    device.settle();
    for (int times = 0; times < 2; ++times) {
        const std::size_t before = device.visit.model().game->player_actions();
        device.press("undo");
        device.settle();
        REQUIRE(device.visit.model().game->player_actions() < before);
        CHECK(device.find("page-valley")->chosen);
        CHECK(device.focused() == "undo");
    }
}

}  // namespace tavern::app
