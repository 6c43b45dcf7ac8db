#include <doctest/doctest.h>

#include "captured.hpp"
#include "record/json.hpp"

using namespace tavern;

TEST_CASE("a first place that two share counts for both") {
    const Ran ran = captured(run_tool, {"simulate", "--games", "200", "--json"});
    REQUIRE(ran.code == done);
    const Json json = *Json::read(ran.out);
    std::int64_t first_places = 0;
    for (const Json& player : *json.find("players")->array()) first_places += *player.find("first-places")->integer();
    const std::int64_t shared = *json.find("shared-games")->integer();
    CHECK(shared > 0);
    CHECK(first_places == 200 + shared);
}
