#include <doctest/doctest.h>

#include "screen.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

TEST_CASE("in the draft everybody's coaster is seen") {
    for (int players = 2; players <= max_players; ++players)
        for (const WindowSize& size : all_window_sizes) {
            INFO("players=" << players << " " << size.width << "x" << size.height);
            Game game = game_of_persons(players, 1, 3);
            play_to(game, Phase::draft);
            ScreenTest screen(game, size.width, size.height);
            int others = 0;
            for (int seat = 1; seat <= players; ++seat) {
                const Target* coaster = screen.find("coaster-" + std::to_string(seat));
                if (coaster == nullptr) continue;
                ++others;
                CHECK(coaster->x >= 0);
                CHECK(coaster->x + coaster->width <= size.width);
                CHECK(coaster->y >= 0);
                CHECK(coaster->y + coaster->height <= size.height);
                CHECK(coaster->sight != Sight::none);
            }
            CHECK(others == players - 1);
        }
}
