#include "record/ledger.hpp"

#include <doctest/doctest.h>

#include <numeric>

#include "sample_games.hpp"

using namespace tavern;

namespace {

/** A game against the steady computer, all points from nobles. */
GameResult game(const std::string& id, std::int64_t ended_at, int own, int other, int module = 1) {
    GameResult result;
    result.id = id;
    result.ended_at = ended_at;
    result.module = module;
    result.player_types = {PlayerType::person, PlayerType::steady};
    result.points = {own, other};
    result.won = own >= other;
    result.sources = {0, 0, own, 0, 0};
    result.best_round = 8;
    result.best_points = own / 2;
    return result;
}

GameResult deal(Date date, int points = 50) {
    GameResult result;
    result.id = "deal-" + text_of(date);
    result.ended_at = days_since_1970(date) * 86'400'000;
    result.module = daily_deal(date).setup.module;
    result.player_types = {PlayerType::person};
    result.points = {points};
    result.won = true;
    result.sources = {points, 0, 0, 0, 0};
    result.deal = date;
    return result;
}

int streak_of(const std::vector<Date>& dates, Date today) {
    std::vector<GameResult> results;
    for (const Date date : dates) results.push_back(deal(date));
    return ledger_of(results, today).streak;
}

}  // namespace

TEST_CASE("an empty ledger has nothing in it") {
    const Ledger ledger = ledger_of({}, {2026, 11, 21});
    CHECK(ledger.all == Tally{});
    CHECK(ledger.contests == 0);
    CHECK(ledger.last.empty());
    CHECK(ledger.evenings.empty());
    CHECK(ledger.streak == 0);
    CHECK(ledger.longest_streak == 0);
}

TEST_CASE("games, wins, levels, modules and sources are summed up") {
    std::vector<GameResult> results{game("b", 200, 90, 100), game("a", 100, 120, 80), game("c", 300, 100, 70, 5)};
    results[2].player_types = {PlayerType::person, PlayerType::novice, PlayerType::shrewd};
    results[2].points = {100, 40, 70};
    results[2].sources = {10, 20, 60, 4, 6};
    results.push_back(deal({2026, 11, 18}, 64));
    const Ledger ledger = ledger_of(results, {2026, 11, 21});
    CHECK(ledger.all.games == 4);
    CHECK(ledger.contests == 3);
    CHECK(ledger.all.won == 2);  // a game alone does not count as won
    CHECK(ledger.all.best == 120);
    CHECK(ledger.points == 90 + 120 + 100 + 64);
    CHECK(ledger.sources == PointsBySource{10 + 64, 20, 90 + 120 + 60, 4, 6});
    CHECK(ledger.modules[0] == Tally{2, 1, 120});
    CHECK(ledger.modules[2] == Tally{1, 0, 64});
    CHECK(ledger.modules[4] == Tally{1, 1, 100});
    CHECK(ledger.against[static_cast<std::size_t>(PlayerType::steady)] == Tally{2, 1, 120});
    CHECK(ledger.against[static_cast<std::size_t>(PlayerType::shrewd)] == Tally{1, 1, 100});
    CHECK(ledger.against[static_cast<std::size_t>(PlayerType::novice)] == Tally{});
    REQUIRE(ledger.last.size() == 4);
    CHECK(ledger.last[0].id == "a");
    CHECK(ledger.last[1].id == "b");
    REQUIRE(ledger.evenings.size() == 3);
    CHECK(ledger.evenings[0].best_points == 60);
    CHECK(ledger.evenings[1].best_points == 50);
    CHECK(ledger.evenings[2].best_points == 45);

    const Ledger two = ledger_of(results, {2026, 11, 21}, 2);
    CHECK(two.all == Tally{2, 1, 120});
    CHECK(two.points == 210);
    CHECK(two.longest_streak == 1);  // over all deals
}

TEST_CASE("only the newest twenty games are the last ones") {
    std::vector<GameResult> results;
    for (int number = 0; number < 25; ++number) results.push_back(game(std::to_string(number), 25 - number, 40, 50));
    const Ledger ledger = ledger_of(results, {2026, 11, 21});
    REQUIRE(ledger.last.size() == 20);
    CHECK(ledger.last.front().id == "19");
    CHECK(ledger.last.back().id == "0");
}

TEST_CASE("a streak goes over the ends of months and years, and a missed day ends it") {
    CHECK(streak_of({{2026, 10, 30}, {2026, 10, 31}, {2026, 11, 1}}, {2026, 11, 1}) == 3);
    CHECK(streak_of({{2026, 12, 31}, {2027, 1, 1}}, {2027, 1, 1}) == 2);
    CHECK(streak_of({{2028, 2, 28}, {2028, 2, 29}, {2028, 3, 1}}, {2028, 3, 1}) == 3);
    CHECK(streak_of({{2027, 2, 28}, {2027, 3, 1}}, {2027, 3, 1}) == 2);
    CHECK(streak_of({{2028, 2, 28}, {2028, 3, 1}}, {2028, 3, 1}) == 1);
    // Today's deal may still be played; yesterday's may not.
    CHECK(streak_of({{2026, 11, 19}, {2026, 11, 20}}, {2026, 11, 21}) == 2);
    CHECK(streak_of({{2026, 11, 18}, {2026, 11, 19}}, {2026, 11, 21}) == 0);
    // In any order, with repetitions.
    CHECK(streak_of({{2026, 11, 21}, {2026, 11, 20}, {2026, 11, 21}}, {2026, 11, 21}) == 2);
    std::vector<GameResult> results;
    for (const int day : {1, 2, 3, 4, 9, 10}) results.push_back(deal({2026, 11, day}));
    CHECK(ledger_of(results, {2026, 11, 10}).longest_streak == 4);
    CHECK(ledger_of(results, {2026, 11, 10}).streak == 2);
    // A clock that was wrong once dates a deal in the future.
    CHECK(streak_of({{2026, 11, 19}, {2026, 11, 20}, {2026, 11, 21}, {2030, 1, 1}}, {2026, 11, 21}) == 3);
    CHECK(ledger_of(results, {2026, 11, 3}).longest_streak == 3);
}

TEST_CASE("a finished game becomes a result, any other does not") {
    Setup setup = samples::setup_of(3, 4);
    std::vector<Innkeeper> innkeepers = default_innkeepers(setup);
    innkeepers[0].player_type = PlayerType::homely;
    Game game(setup, 5, innkeepers);
    samples::play(game, 6, 30);
    CHECK_FALSE(result_of(game, "game-1", 7));
    samples::play(game, 6);
    const std::optional<GameResult> result = result_of(game, "game-1", 7);
    REQUIRE(result);
    CHECK(result->id == "game-1");
    CHECK(result->ended_at == 7);
    CHECK(result->module == 4);
    CHECK(result->seat == 1);  // the first human
    CHECK(result->player_types == std::vector{PlayerType::homely, PlayerType::person, PlayerType::person});
    const Score own = score(game.state(), 1);
    CHECK(result->own_points() == own.total());
    CHECK(result->sources == PointsBySource{own.guests, own.staff, own.nobles, own.schnapps, own.reputation});
    CHECK(result->won == winners(game.state()).has(1));
    CHECK_FALSE(result->deal);
    // Four white dice for each of three players in each of eight rounds, and own ones.
    REQUIRE(result->faces);
    FaceCounts rolled{};
    for (const FaceCounts& counts : faces_rolled(game)) add(rolled, counts);
    CHECK(*result->faces == rolled);
    CHECK(std::accumulate(rolled.begin(), rolled.end(), 0) >= 4 * 3 * 8);

    for (Innkeeper& who : innkeepers) who.player_type = PlayerType::novice;
    Game computers(setup, 5, innkeepers);
    samples::play(computers, 6);
    CHECK_FALSE(result_of(computers, "game-2", 7));
}

TEST_CASE("results come back from their file as they were") {
    std::vector<GameResult> results{game("a", 1'763'700'000'000, 96, 88), deal({2026, 11, 21}), game("b", 2, 0, 0)};
    const std::string file = ledger_file(results);
    const Result<Json> json = Json::read(file);
    REQUIRE(json);
    CHECK(is_ledger_file(*json));
    const auto read = results_in(*json);
    REQUIRE(read);
    CHECK(*read == results);
    CHECK(json_of(results[1]).write() ==
          R"({"version":1,"id":"deal-2026-11-21","ended_at":1795219200000,"module":5,"seat":0,"keepers":["person"],)"
          R"("points":[50],"won":true,"sources":{"guests":50,"staff":0,"nobles":0,"schnapps":0,"reputation":0},)"
          R"("best_evening":{"round":0,"points":0},"deal":"2026-11-21"})");
    // The largest number of results that a file may hold can be read again.
    GameResult large = game("game-0123456789ab", 1'763'700'000'000, 196, 188, 5);
    large.player_types = {PlayerType::person, PlayerType::person, PlayerType::person, PlayerType::person};
    large.points = {196, 188, 188, 188};
    large.deal = Date{2026, 11, 21};
    large.hinted = true;
    large.faces = FaceCounts{1000, 1000, 1000, 1000, 1000, 1000};
    large.review = Balance{-100'000, 100'000, 1000};
    const Result<Json> many = Json::read(ledger_file(std::vector<GameResult>(20'001, large)), longest_ledger);
    REQUIRE(many);
    CHECK(results_in(*many)->size() == 20'000);
}

TEST_CASE("damaged results are refused with the place that is wrong") {
    const std::string good = ledger_file({game("a", 1, 96, 88)});
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        text.replace(at, from.size(), to);
        const Result<Json> json = Json::read(text);
        REQUIRE(json);
        const auto read = results_in(*json);
        REQUIRE_FALSE(read);
        return read.error();
    };
    CHECK(with(R"("module":1)", R"("module":99)").detail.find("results[0].module") != std::string::npos);
    CHECK(with(R"("keepers":["person","steady"])", R"("keepers":["person","nobody"])").fault == Fault::unknown_name);
    CHECK(with(R"("keepers":["person","steady"])", R"("keepers":[])").fault == Fault::out_of_range);
    CHECK(with(R"("points":[96,88])", R"("points":[96])").fault == Fault::out_of_range);
    CHECK(with(R"("seat":0)", R"("seat":2)").fault == Fault::out_of_range);
    CHECK(with(R"("nobles":96)", R"("nobles":95)").fault == Fault::out_of_range);
    CHECK(with(R"("won":true)", R"("won":1)").fault == Fault::wrong_type);
    CHECK(with(R"("won":true)", R"("won":true,"more":1)").fault == Fault::unknown_field);
    CHECK(with(R"("won":true,)", "").fault == Fault::missing_field);
    CHECK(with(R"({"version":1,"id")", R"({"version":5,"id")").fault == Fault::newer_version);
    CHECK(with(R"("won":true)", R"("won":true,"faces":[1,2,3,4,5])").fault == Fault::out_of_range);
    CHECK(with(R"("won":true)", R"("won":true,"faces":[1,2,3,4,5,-6])").fault == Fault::out_of_range);
    const auto with_review = [&](const std::string& review) {
        return with(R"("won":true)", R"("won":true,"review":)" + review);
    };
    CHECK(with_review(R"({"luck":1,"lost":-1,"decisions":1})").detail.find("results[0].review.lost") !=
          std::string::npos);
    CHECK(with_review(R"({"luck":1,"lost":1,"decisions":0})").fault == Fault::out_of_range);
    CHECK(with_review(R"({"luck":1,"lost":1})").fault == Fault::missing_field);
    CHECK(with_review(R"({"luck":1,"lost":1,"decisions":1,"more":1})").fault == Fault::unknown_field);
    CHECK(with_review("[]").fault == Fault::wrong_type);
    CHECK(with(R"("won":true)", R"("won":true,"deal":"2026-02-30")").fault == Fault::out_of_range);
    CHECK(with(R"("id":"a")", R"("id":"")").fault == Fault::out_of_range);
    CHECK(with(R"(-ledger","version":1)", R"(-ledger","version":9)").fault == Fault::newer_version);
}

TEST_CASE("a result with its faces has version 3; results of former versions are read, and do not count") {
    GameResult counted = deal({2026, 11, 21});
    counted.hinted = true;
    counted.faces = FaceCounts{31, 28, 40, 33, 29, 37};
    const std::string written =
        R"({"version":3,"id":"deal-2026-11-21","ended_at":1795219200000,"module":5,"seat":0,"keepers":["person"],)"
        R"("points":[50],"won":true,"sources":{"guests":50,"staff":0,"nobles":0,"schnapps":0,"reputation":0},)"
        R"("best_evening":{"round":0,"points":0},"deal":"2026-11-21","hinted":true,"faces":[31,28,40,33,29,37]})";
    CHECK(json_of(counted).write() == written);
    CHECK(*result_from(*Json::read(written)) == counted);
    GameResult other = game("a", 1, 40, 50);
    other.faces = FaceCounts{1, 2, 3, 4, 5, 6};
    const Ledger ledger = ledger_of({counted, game("b", 2, 40, 50), other}, {2026, 11, 21});
    CHECK(ledger.counted == 2);
    CHECK(ledger.faces == FaceCounts{32, 30, 43, 37, 34, 43});
    CHECK(ledger.all.games == 3);
}

TEST_CASE("a result with its review has version 4; the ledger has the newest of them in the order of their ends") {
    GameResult reviewed = deal({2026, 11, 21});
    reviewed.review = Balance{-310, 4230, 98};
    const std::string written =
        R"({"version":4,"id":"deal-2026-11-21","ended_at":1795219200000,"module":5,"seat":0,"keepers":["person"],)"
        R"("points":[50],"won":true,"sources":{"guests":50,"staff":0,"nobles":0,"schnapps":0,"reputation":0},)"
        R"("best_evening":{"round":0,"points":0},"deal":"2026-11-21",)"
        R"("review":{"luck":-310,"lost":4230,"decisions":98}})";
    CHECK(json_of(reviewed).write() == written);
    CHECK(*result_from(*Json::read(written)) == reviewed);
    CHECK(reviewed.review->rate() == 43);  // 42.3 points in 98 decisions
    GameResult later = game("later", 1'900'000'000'000, 40, 50);
    later.review = Balance{300, 1770, 102};
    const Ledger ledger = ledger_of({later, game("without", 2, 40, 50), reviewed}, {2026, 11, 21});
    CHECK(ledger.reviewed == std::vector{reviewed, later});
    CHECK(ledger.last.size() == 3);
    CHECK(together(ledger.reviewed) == Balance{-10, 6000, 200});
    CHECK(together(ledger.reviewed).rate() == 30);
    CHECK(ledger_of({later, reviewed}, {2026, 11, 21}, 1).reviewed == std::vector{reviewed});
    std::vector<GameResult> many(last_games + 3, later);
    many.back().id = "newest";
    CHECK(ledger_of(many, {2026, 11, 21}).reviewed.size() == last_games);
    CHECK(ledger_of(many, {2026, 11, 21}).reviewed.back().id == "newest");
    CHECK(together({}).rate() == 0);
}

TEST_CASE("a result with hints is no best result, and older versions leave it alone") {
    GameResult hinted = deal({2026, 11, 21}, 90);
    hinted.hinted = true;
    const Json json = json_of(hinted);
    CHECK(*json.find("version")->integer() == 2);
    CHECK(*json_of(deal({2026, 11, 20})).find("version")->integer() == 1);
    CHECK(*result_from(json) == hinted);
    const Ledger ledger = ledger_of({deal({2026, 11, 20}, 60), hinted}, {2026, 11, 21});
    CHECK(ledger.all.games == 2);
    CHECK(ledger.all.best == 60);
    CHECK(ledger.points == 150);
    CHECK(ledger.streak == 2);
}

TEST_CASE("a file keeps attempts at problems; without any it has the old form") {
    const std::vector<NamedNumber> attempts{{"problem-abcde", 240'000}, {"problem-own-q1abc", 1}};
    const std::string file = ledger_file({game("a", 1, 96, 88)}, attempts);
    const Result<Json> json = Json::read(file);
    REQUIRE(json);
    CHECK(results_in(*json)->size() == 1);
    CHECK(*attempts_in(*json) == attempts);
    const std::string without = ledger_file({game("a", 1, 96, 88)});
    CHECK(without.find("attempts") == std::string::npos);
    CHECK(attempts_in(*Json::read(without))->empty());
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string bad = file;
        bad.replace(bad.find(from), from.size(), to);
        return attempts_in(*Json::read(bad));
    };
    CHECK(changed("problem-abcde", "module-3").error().fault == Fault::unknown_name);
    CHECK(changed("240000", "-1").error().fault == Fault::out_of_range);
    CHECK(changed("\"number\":1}", "\"count\":1}").error().fault == Fault::missing_field);
    CHECK(changed("problem-own-q1abc", "problem-" + std::string(400, 'x')).error().fault == Fault::unknown_name);
}
