#include "tool/training.hpp"

#include <doctest/doctest.h>

#include <cstdio>
#include <fstream>

#include "ai/evaluation/hand_made_evaluation.hpp"
#include "captured.hpp"
#include "record/playout.hpp"

using namespace tavern;

namespace {

Lessons played(std::uint64_t first_seed, std::uint64_t games) {
    return play_lessons({2, 1, 1, 0, {}, {}}, hand_made_evaluation(), first_seed, games);
}

/** A few features of sizes that occur in games. */
Features some_features(RandomNumbers& numbers) {
    Features features{};
    features[feature::one] = 1;
    features[feature::staff] = static_cast<std::int16_t>(numbers.below(5));
    features[feature::deck] = static_cast<std::int16_t>(10 + numbers.below(20));
    features[feature::beer] = static_cast<std::int16_t>(numbers.below(6));
    features[feature::nobles] = static_cast<std::int16_t>(numbers.below(4));
    return features;
}

}  // namespace

TEST_CASE("a fit finds the weights that the points to come were made of") {
    RandomNumbers numbers(1);
    Moments moments;
    for (int sample = 0; sample < 4000; ++sample) {
        const Features features = some_features(numbers);
        moments.add(features,
                    20 + 3 * features[feature::staff] + features[feature::beer] - 2 * features[feature::nobles]);
    }
    const Fit found = fit(moments, {}, 0.01);
    CHECK(found.weights[feature::one] == doctest::Approx(2000).epsilon(0.01));
    CHECK(found.weights[feature::staff] == doctest::Approx(300).epsilon(0.01));
    CHECK(found.weights[feature::beer] == doctest::Approx(100).epsilon(0.01));
    CHECK(found.weights[feature::nobles] == doctest::Approx(-200).epsilon(0.01));
    CHECK(found.weights[feature::deck] == doctest::Approx(0).scale(1).epsilon(1));
    CHECK(found.error < 0.1);
    CHECK(found.spread > 4);
}

TEST_CASE("noise in the samples cancels out and is reported") {
    RandomNumbers numbers(2);
    Moments moments;
    for (int sample = 0; sample < 20000; ++sample) {
        const Features features = some_features(numbers);
        const int stray = numbers.below(2) == 0 ? 10 : -10;
        moments.add(features, 5 * features[feature::staff] + stray);
    }
    const Fit found = fit(moments, {}, 1);
    CHECK(found.weights[feature::staff] == doctest::Approx(500).epsilon(0.05));
    CHECK(found.error == doctest::Approx(10).epsilon(0.02));
}

TEST_CASE("more money never hurts in an evaluation, whatever the samples say") {
    RandomNumbers numbers(3);
    Moments moments;
    for (int sample = 0; sample < 1000; ++sample) {
        const Features features = some_features(numbers);
        moments.add(features, 30 - 4 * features[feature::beer]);
    }
    CHECK(fit(moments, {}, 1).weights[feature::beer] == 0);
}

TEST_CASE("weights are held to their former values, and keep them where nothing was seen") {
    RandomNumbers numbers(4);
    Moments moments;
    for (int sample = 0; sample < 1000; ++sample) {
        const Features features = some_features(numbers);
        moments.add(features, 5 * features[feature::staff]);
    }
    Weights before{};
    before[feature::staff] = 100;
    before[feature::monastery + 7] = 321;
    before[feature::sides] = -45;
    const Fit free = fit(moments, before, 1);
    CHECK(free.weights[feature::staff] == doctest::Approx(500).epsilon(0.02));
    CHECK(free.weights[feature::monastery + 7] == 321);
    CHECK(free.weights[feature::sides] == -45);
    const Fit held = fit(moments, before, 1'000'000);
    CHECK(held.weights[feature::staff] == doctest::Approx(100).epsilon(0.02));
    CHECK(held.weights[feature::monastery + 7] == 321);
}

TEST_CASE("games played in parts teach the same as played at once") {
    Lessons parts = played(10, 2);
    const Lessons second = played(12, 2);
    parts.games += second.games;
    parts.points += second.points;
    for (std::size_t evenings = 0; evenings < parts.evenings.size(); ++evenings)
        parts.evenings[evenings].add(second.evenings[evenings]);
    CHECK(text_of(parts) == text_of(played(10, 4)));
    // A player's position before the first evening and after each but the last.
    for (const Moments& moments : parts.evenings) CHECK(moments.samples == 4 * 2);
    CHECK(parts.points > 0);
}

TEST_CASE("against a level one seat after the other learns") {
    const Practice practice{2, 1, 4, 0, Foresight::purchases, PlayerType::novice};
    const Lessons lessons = play_lessons(practice, hand_made_evaluation(), 20, 4);
    for (const Moments& moments : lessons.evenings) CHECK(moments.samples == 4);
    // A novice has some 70 points against itself; the search is ahead of it.
    CHECK(lessons.points > 4 * 70);
    CHECK(text_of(lessons) == text_of(play_lessons(practice, hand_made_evaluation(), 20, 4)));
}

TEST_CASE("with foresight the same search finds more points") {
    const auto points = [](Foresight foresight) {
        return play_lessons({2, 5, 8, 0, foresight, {}}, hand_made_evaluation(), 0, 8).points;
    };
    CHECK(points(Foresight::all) > points(Foresight::purchases));
}

TEST_CASE("learned weights come back from their text") {
    const Lessons lessons = played(3, 1);
    const auto read = lessons_from(text_of(lessons));
    REQUIRE(read);
    CHECK(text_of(*read) == text_of(lessons));
    CHECK(read->points == lessons.points);
    CHECK(read->first_seed == 3);

    const auto evaluation = evaluation_from(text_of(hand_made_evaluation()));
    REQUIRE(evaluation);
    CHECK(*evaluation == hand_made_evaluation());
}

TEST_CASE("lessons of many games are read whole, though larger than a game may be") {
    Lessons many;
    many.games = 1;
    for (Moments& moments : many.evenings) {
        moments.samples = 1;
        for (auto& row : moments.products) row.fill(1'000'000);
    }
    const std::string file = "training_test.lessons";
    std::ofstream(file) << text_of(many);
    CHECK(text_of(many).size() > Json::size_limit);
    CHECK(captured(run_tool, {"train", "fit", file}).code == done);
    std::ofstream(file) << text_of(many).substr(0, 1000);
    CHECK(captured(run_tool, {"train", "fit", file}).errors == "tavern: " + file + ": the lessons end too soon\n");
    std::remove(file.c_str());
}

TEST_CASE("no lessons are played alone, since none could be read") {
    CHECK(captured(run_tool, {"train", "play", "--players", "1", "--games", "1"}).code == wrong_usage);
}

TEST_CASE("text of something else is refused") {
    Lessons some;
    some.games = 1;
    const std::string lessons = text_of(some);
    const std::string evaluation = text_of(hand_made_evaluation());
    REQUIRE(lessons_from(lessons));
    for (const std::string& text : {std::string(), std::string("lessons"), evaluation, lessons.substr(0, 500),
                                    lessons + "1\n", "lessons 3" + lessons.substr(lessons.find(' ', 8))})
        CHECK_FALSE(lessons_from(text));
    // Such a set-up has no weights.
    for (const auto& [players, module] : {std::pair{9, 1}, {1, 1}, {2, 0}, {2, 6}}) {
        Lessons of_no_setup = some;
        of_no_setup.players = players;
        of_no_setup.module = module;
        CHECK_FALSE(lessons_from(text_of(of_no_setup)));
    }
    for (const std::string& text : {std::string(), lessons, evaluation + "7\n", evaluation.substr(0, 500),
                                    "40000" + evaluation.substr(evaluation.find(' '))})
        CHECK_FALSE(evaluation_from(text));
}

TEST_CASE("a sample is taken at the end of the turn, while the cards bought still wait on the deck") {
    // The last player's end of a turn leads on to the bonus of the next round; after rounds 3 and 5 nobody chooses it,
    // and the cards of the next start player, who was the last one, are drawn at once.
    const Lessons lessons = played(0, 40);
    const auto next_cards = [&](std::size_t evenings) {
        const Moments& moments = lessons.evenings[evenings];
        const auto sum_of = [&](int index) { return moments.products[static_cast<std::size_t>(index)][feature::one]; };
        std::int64_t cards = sum_of(feature::guests_next) + sum_of(feature::noble_next);
        for (int kind = 0; kind < components::tavern_kinds; ++kind) cards += sum_of(feature::staff_next + kind);
        return static_cast<double>(cards) / static_cast<double>(moments.samples);
    };
    for (const std::size_t evenings : {3U, 5U}) {
        INFO(evenings << " evenings: " << next_cards(evenings - 1) << ", " << next_cards(evenings) << ", "
                      << next_cards(evenings + 1));
        CHECK(2 * next_cards(evenings) > 0.8 * (next_cards(evenings - 1) + next_cards(evenings + 1)));
    }
}
