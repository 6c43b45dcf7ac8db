#include "narration/chronicle.hpp"

#include <doctest/doctest.h>

#include "../record/sample_games.hpp"
#include "record/record_json.hpp"

using namespace tavern;

TEST_CASE("a game decided long before the last evening does not turn in it") {
    // Anna leads by 71 points after rounds 7 and 8. Bram has his last turn first: until hers he comes within 8 points.
    const Result<Opened> opened = open_text(
        "r1DI6fYrbUDfs0AgBkOK6W5havHpGE52Nbl2-GdV7gCZQ3OYhOFt1FzjzZppA6s9JXjTSyhl0f7XZPy4cf2uXXeYlIOmJrRei6FpcY8Xyv_q-"
        "JXZ"
        "IbFad4mEU8APhAnunS7sQy_7yX5DywnZm8MYG7X4s5hTXLaoBjJt_2wnsf70e8bNR5SnDM3xiEjn12H4p84B6fcA",
        0);
    REQUIRE(opened);
    const Chronicle told = chronicle_of(opened->game, 6);
    REQUIRE(told.turning_points.size() == 6);
    for (const TurningPoint& moment : told.turning_points) {
        CHECK(moment.round < 7);
        CHECK(moment.swing != 0);
    }
}

TEST_CASE("no start card is a turning point, since everybody takes one") {
    std::size_t moments = 0;
    for (int number = 0; number < 40; ++number) {
        const Setup setup = samples::some_setup(number);
        const Chronicle told = chronicle_of(samples::game_of(setup, static_cast<std::uint64_t>(number)), 6);
        for (const TurningPoint& moment : told.turning_points) CHECK(moment.round > 0);
        moments += told.turning_points.size();
    }
    CHECK(moments > 40);
}
