// A link or a save with a flipped bit is refused with a reason, or is still a legal game.
#include <doctest/doctest.h>

#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/names.hpp"
#include "record/record_json.hpp"
#include "rules/check_state.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

struct Outcome {
    int refused = 0;
    int legal = 0;
};

/** Opens the text with each of its bits flipped. */
Outcome open_flipped(std::string text) {
    Outcome outcome;
    for (std::size_t bit = 0; bit < text.size() * 8; ++bit) {
        char& byte = text[bit / 8];
        const char before = byte;
        byte = static_cast<char>(byte ^ 1 << bit % 8);
        const auto opened = open_text(text, 1);
        if (!opened) {
            ++outcome.refused;
            if (opened.error().detail.empty()) FAIL("bit ", bit, " is refused without a reason");
        } else {
            ++outcome.legal;
            if (const auto wrong = check_state(opened->game.state())) FAIL("bit ", bit, ": ", text_of(*wrong));
            if (opened->game.record().innkeepers.size() != opened->game.state().setup.players)
                FAIL("bit ", bit, ": not one innkeeper a seat");
        }
        byte = before;
    }
    return outcome;
}

std::vector<Game> games() {
    return {samples::game_of(samples::setup_of(1, 5), 1, 12), samples::game_of(samples::setup_of(2, 1), 2, 30),
            samples::game_of(samples::setup_of(3, 4), 3, 20)};
}

}  // namespace

TEST_CASE("a link with any bit flipped is refused" * doctest::test_suite("slow")) {
    const Game longest = samples::game_of(samples::setup_of(4, 5), 4);
    for (const Game& game : {games()[0], games()[1], longest})
        for (const std::string& link : {*replay_link(game), position_link(game.state(), game.record().innkeepers)}) {
            const Outcome outcome = open_flipped(link);
            CHECK(outcome.refused == static_cast<int>(link.size() * 8));
            CHECK(outcome.legal == 0);
        }
}

TEST_CASE("a save with any bit flipped is refused" * doctest::test_suite("slow")) {
    for (const Game& game : games())
        for (const Json& save : {json_of(game), position_json(game.state(), game.record().innkeepers)}) {
            const std::string text = save.write();
            const Outcome outcome = open_flipped(text);
            CHECK(outcome.refused == static_cast<int>(text.size() * 8));
            CHECK(outcome.legal == 0);
        }
}
