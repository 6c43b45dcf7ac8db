#include "record/alone.hpp"

#include <doctest/doctest.h>

#include <set>

#include "sample_games.hpp"

using namespace tavern;

TEST_CASE("dates count from 1970 and are written year first") {
    CHECK(text_of(date_of(0)) == "1970-01-01");
    CHECK(text_of(date_of(59)) == "1970-03-01");
    CHECK(date_of(20778) == Date{2026, 11, 21});
    CHECK(text_of(date_of(20778)) == "2026-11-21");
    CHECK(text_of(date_of(19782)) == "2024-02-29");
}

TEST_CASE("the deal of a date is the same for everybody, and another one every day") {
    const Deal deal = daily_deal({2026, 11, 21});  // a Saturday
    CHECK(deal.seed == 20261121);
    CHECK(deal.setup == samples::setup_of(1, 5));
    std::set<std::uint64_t> seeds;
    for (int day = 20778; day < 20778 + 366; ++day) {
        const Deal of_day = daily_deal(date_of(day));
        CHECK(!check_setup(of_day.setup));
        CHECK(of_day.seed < seed_limit);
        seeds.insert(of_day.seed);
    }
    CHECK(seeds.size() == 366);
}

TEST_CASE("the deal's module follows the day of the week") {
    for (int weekday = 0; weekday < 7; ++weekday)  // 2026-11-16 is a Monday
        CHECK(daily_deal({2026, 11, 16 + weekday}).setup.module == (weekday < 5 ? weekday + 1 : 5));
}

TEST_CASE("two people get the same chance on the same date, however they play") {
    const Deal deal = daily_deal({2026, 11, 18});
    Game one(deal.setup, deal.seed, default_innkeepers(deal.setup));
    Game other(deal.setup, deal.seed, default_innkeepers(deal.setup));
    CHECK(one.state() == other.state());
    samples::play(one, 1);
    samples::play(other, 2);
    const auto rolls = [](const Game& game) {
        std::vector<Action> rolled;
        for (const Step& step : game.steps())
            if (step.action.kind() == ActionKind::roll && step.action.rolled().size() == components::white_dice)
                rolled.push_back(step.action);
        return rolled;
    };
    CHECK(rolls(one).size() == components::rounds);
    CHECK(rolls(one) == rolls(other));
}

TEST_CASE("a game tells whose date's deal it began with") {
    const Deal deal = daily_deal({2026, 11, 21});
    const Record begun = Game(deal.setup, deal.seed, default_innkeepers(deal.setup)).record();
    CHECK(date_of_deal(begun) == Date{2026, 11, 21});
    const auto changed = [&](auto change) {
        Record record = begun;
        change(record);
        return date_of_deal(record);
    };
    CHECK(!changed([](Record& record) { record.seed = 20261321; }));
    CHECK(!changed([](Record& record) { record.seed = 7; }));
    CHECK(!changed([](Record& record) { record.seed = seed_limit - 1; }));
    // March 20th of the year 0, in numbers.
    CHECK(!changed([](Record& record) {
        record.seed = 320;
        record.start = daily_deal({0, 3, 20}).setup;
    }));
    CHECK(!changed([](Record& record) { record.seed.reset(); }));
    CHECK(!changed([](Record& record) { std::get<Setup>(record.start).module = 4; }));
    CHECK(!changed([](Record& record) { std::get<Setup>(record.start).players = 2; }));
    CHECK(!changed([](Record& record) { record.start = new_game(record.setup()); }));
}

TEST_CASE("ranks are reached with the points of the target table") {
    for (int module = 1; module <= 5; ++module) {
        const auto& targets = alone_targets[static_cast<std::size_t>(module - 1)];
        for (int rank = 1; rank <= highest_rank_alone; ++rank) {
            const int points = targets[static_cast<std::size_t>(rank - 1)];
            CHECK(alone_rank(module, points) == rank);
            CHECK(alone_rank(module, points - 1) == rank - 1);
        }
        CHECK(alone_rank(module, 0) == 0);
        CHECK(alone_rank(module, 999) == highest_rank_alone);
    }
}
