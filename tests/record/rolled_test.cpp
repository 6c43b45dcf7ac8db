#include "record/rolled.hpp"

#include <doctest/doctest.h>

#include "narration/evenness.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

/** The white dice among the dice of each seat, or its own ones, from the effects. */
std::array<FaceCounts, max_players> faces_told(const Game& game, bool own) {
    std::array<FaceCounts, max_players> counts{};
    for (const Effect& effect : game.effects()) {
        if (effect.kind != EffectKind::dice_rolled || (effect.a != 0) != own) continue;
        const Roll roll(static_cast<std::uint16_t>(effect.b << 8U | effect.c));
        for (int die = 0; die < roll.size(); ++die) ++counts[effect.player][roll.at(die) - std::size_t{1}];
    }
    return counts;
}

}  // namespace

TEST_CASE("own dice count for their player, white ones for the player on whose coaster they were rolled") {
    // The dialogue in src/record/README.md: the moon of round 1 brings own dice, 2 and 6; on the coasters come 1 2 4 6
    // and 1 5 5 5.
    Game game(samples::setup_of(2, 1), 7, default_innkeepers(samples::setup_of(2, 1)));
    CHECK(faces_rolled(game)[0] == FaceCounts{});
    static_cast<void>(game.act(act::of(ActionKind::keep_guests)));
    static_cast<void>(game.act(act::of(ActionKind::keep_guests)));
    CHECK(faces_rolled(game)[0] == FaceCounts{1, 2, 0, 1, 0, 1});
    CHECK(faces_rolled(game)[1] == FaceCounts{1, 0, 0, 0, 3, 1});
    CHECK(dice_in(faces_rolled(game)[2]) == 0);
    game.undo();
    CHECK(faces_rolled(game)[0] == FaceCounts{});
}

TEST_CASE("in 200 random games the counts equal the dice told, four white ones a seat and round") {
    int own_dice = 0;
    for (int number = 0; number < 200; ++number) {
        const Game game = samples::game_of(samples::some_setup(number), static_cast<std::uint64_t>(number));
        const auto counts = faces_rolled(game);
        const auto white = faces_told(game, false);
        const auto own = faces_told(game, true);
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            FaceCounts both = white[seat];
            add(both, own[seat]);
            REQUIRE(counts[seat] == both);
            const bool plays = seat < game.state().setup.players;
            REQUIRE(dice_in(white[seat]) == (plays ? components::white_dice * components::rounds : 0));
            own_dice += dice_in(own[seat]);
        }
    }
    CHECK(own_dice > 1000);
}

TEST_CASE("the chance of fair dice is that of Pearson's test") {
    // The sum of squares is 5.0; a table of the chi-square distribution has 41.6 % for five degrees of freedom.
    CHECK(chance_of_fair({25, 17, 15, 23, 24, 16}) == 4159);
    CHECK(chance_of_fair({20, 20, 20, 20, 20, 20}) == certain);
    CHECK(chance_of_fair({600, 0, 0, 0, 0, 0}) == 1);
}
