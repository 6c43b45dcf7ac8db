#include "ai/review.hpp"

#include <doctest/doctest.h>

#include <numeric>

#include "ai/players.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "positions.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

namespace {

/** The first decisions of a game of the novice, seat 0, against the former legend, which thinks less long. */
Game play(std::optional<std::uint64_t> seed, std::size_t decisions = Game::all) {
    Game game(Setup{}, seed, default_innkeepers(Setup{}));
    Dealer dealer(3);
    while (true) {
        const Actor who = actor(game.state());
        if (who.kind == ActorKind::nobody) break;
        if (who.kind == ActorKind::chance) {
            REQUIRE_FALSE(game.act(dealer.deal(game.state())).has_value());
            continue;
        }
        if (decisions-- == 0) break;
        const ComputerPlayer kind = who.seat == 0 ? ComputerPlayer::novice : ComputerPlayer::legend_2026_11;
        for (const Action action : decide(kind, game.state(), 3)) REQUIRE_FALSE(game.act(action).has_value());
    }
    return game;
}

const Game& whole_game() {
    static const Game game = play(3);
    return game;
}

Review review_of(const Game& game) {
    Reviewer reviewer(game);
    int progress = 0;
    while (reviewer.work()) {
        CHECK(reviewer.progress() >= progress);
        progress = reviewer.progress();
    }
    CHECK_FALSE(reviewer.work());
    return reviewer.review();
}

const Review& reviewed_game() {
    static const Review review = review_of(whole_game());
    return review;
}

void check_win_probabilities(const std::vector<WinProbabilities>& win_probabilities) {
    for (const WinProbabilities& now : win_probabilities) {
        CHECK(std::accumulate(now.begin(), now.end(), 0) == 100);
        for (const int chance : now) CHECK(chance >= 0);
    }
}

}  // namespace

TEST_CASE("chances to win at the start and after every evening" * doctest::test_suite("slow")) {
    const std::vector<WinProbabilities>& win_probabilities = reviewed_game().win_probabilities;
    REQUIRE(win_probabilities.size() == 1 + components::rounds);
    check_win_probabilities(win_probabilities);
    // Both begin with the same.
    CHECK(win_probabilities.front()[0] > 35);
    CHECK(win_probabilities.front()[1] > 35);
    const SeatSet winning = winners(whole_game().state());
    REQUIRE(winning == SeatSet{0b10});  // the former legend
    CHECK(win_probabilities.back() == WinProbabilities{0, 100, 0, 0});
    CHECK(win_probabilities[components::rounds - 1][1] > win_probabilities.front()[1]);
}

TEST_CASE("the error of the evaluation shrinks from evening to evening, and differs by set-up") {
    for (std::uint8_t module = 1; module <= module_count; ++module)
        for (std::uint8_t players = 1; players <= max_players; ++players) {
            Setup setup;
            setup.module = module;
            setup.players = players;
            CAPTURE(int{module});
            CAPTURE(int{players});
            for (int evenings = 1; evenings < components::rounds; ++evenings)
                CHECK(error_of_learned(setup, evenings) < error_of_learned(setup, evenings - 1));
        }
    // Four players compete for the last nobles of module 5, so even the last evening is hard to foresee.
    Setup two;
    two.module = module_count;
    Setup four = two;
    four.players = 4;
    CHECK(error_of_learned(four, 7) > 2 * error_of_learned(two, 7));
}

TEST_CASE("luck is that of all cards and dice that came, for each player" * doctest::test_suite("slow")) {
    State state = new_game(Setup{});
    Luck luck(state.setup);
    Effects effects;
    for (const Step& step : whole_game().steps()) {
        if (step.actor.kind == ActorKind::chance) luck.add(state, step.action);
        effects.clear();
        apply_legal(state, step.action, effects);
    }
    for (const std::size_t seat : {0U, 1U}) {
        CHECK(luck.of(seat) != 0);
        CHECK(reviewed_game().luck[seat] == doctest::Approx(100 * luck.of(seat)).epsilon(0.01));
    }
}

TEST_CASE("good dice are luck, bad dice are bad luck, and neither is a choice") {
    // Both guests need a 6.
    const State planning =
        positions::position("1 players, module 1, round 8, planning", {"Anna tables guest-6, guest-6"});
    State rolling = positions::at_draft(planning, {{}});
    rolling.turn = 0;
    rolling.tasks[0] = {TaskKind::roll_coaster};
    REQUIRE_FALSE(check_state(rolling).has_value());
    const auto reviewed = [&](Face face) {
        Game game(rolling, std::nullopt, default_innkeepers(rolling.setup));
        Roll roll;
        for (int die = 0; die < components::white_dice; ++die) roll.add(face);
        REQUIRE_FALSE(game.act(act::roll(roll)).has_value());
        return review_of(game);
    };
    CHECK(reviewed(6).luck[0] > 100);
    CHECK(reviewed(1).luck[0] < -100);
    CHECK(reviewed(1).mistakes.empty());
    CHECK(reviewed(1).decisions[0] == 0);
}

TEST_CASE("a mistake is about its question, and while serving about the reason for the better way") {
    const auto theme = [](Question question, Reason better = Reason::better_cards, Reason played = Reason::nothing) {
        Mistake mistake;
        mistake.question = question;
        mistake.better.reason = better;
        mistake.played.reason = played;
        return theme_of(mistake);
    };
    CHECK(theme(Question::round_bonus) == Theme::evening);
    CHECK(theme(Question::choose_side) == Theme::evening);
    CHECK(theme(Question::start_over) == Theme::guests);
    CHECK(theme(Question::take_die) == Theme::draft);
    CHECK(theme(Question::plan, Reason::upgrades) == Theme::planning);
    CHECK(theme(Question::serve, Reason::buys) == Theme::buying);
    CHECK(theme(Question::serve, Reason::cashbox_first) == Theme::upgrades);
    CHECK(theme(Question::serve, Reason::recruits, Reason::buys) == Theme::guests);
    CHECK(theme(Question::serve, Reason::reputation) == Theme::reputation);
    CHECK(theme(Question::deny, Reason::monastery) == Theme::monastery);
    // A question in the middle of a turn counts if its own answer was the mistake, not the rest of the turn.
    const auto theme_of_answers = [](Action played, Action better) {
        Mistake mistake;
        mistake.question = Question::sign;
        mistake.played.actions = {played, Action(ActionKind::end_turn)};
        mistake.better.actions = {better, Action(ActionKind::end_turn)};
        mistake.better.reason = Reason::nobles;
        return theme_of(mistake);
    };
    const Action left(ActionKind::sign, 0);
    CHECK(theme_of_answers(left, Action(ActionKind::sign, 1)) == Theme::book);
    CHECK(theme_of_answers(left, left) == Theme::nobles);
    // Something bought that was better left.
    CHECK(theme(Question::serve, Reason::saves, Reason::buys) == Theme::buying);
    // The same in another order: a matter of the dice.
    CHECK(theme(Question::serve) == Theme::planning);
}

TEST_CASE("each of two turns has the chief reason among those that the other one lacks") {
    // Both upgrade the safe; one of them recruits as well, the other one goes two steps on the monastery track.
    const State before = positions::position("2 players, module 1, round 3, serving",
                                             {"Anna has thalers 6", "Anna has beer 3", "Anna has counter-guests 2"});
    const auto turn = [&](std::vector<Action> actions) {
        actions.insert(actions.begin(), act::upgrade(Tile::safe, 0));
        actions.emplace_back(ActionKind::end_turn);
        return described(before, 0, actions, 0);
    };
    Suggestion recruiting = turn({Action(ActionKind::recruit, 0)});
    Suggestion walking = turn({Action(ActionKind::counter_guest), Action(ActionKind::counter_guest)});
    Suggestion neither = turn({});
    CHECK(recruiting.reason == Reason::upgrades);
    tell_apart(before, 0, recruiting, walking);
    CHECK(recruiting.reason == Reason::recruits);
    CHECK(walking.reason == Reason::monastery);
    CHECK(walking.a == 2);
    tell_apart(before, 0, walking, neither);
    CHECK(walking.reason == Reason::monastery);
    CHECK(neither.reason == Reason::better_cards);
}

TEST_CASE("a shared win is shared out whole") {
    // Three players with the same cards and no deeds left. Section 9.
    const State last = positions::position("3 players, module 1, round 8, serving", {});
    Game game(last, 1, default_innkeepers(last.setup));
    while (actor(game.state()).kind == ActorKind::player)
        REQUIRE_FALSE(game.act(Action(ActionKind::end_turn)).has_value());
    CHECK(winners(game.state()) == SeatSet{0b111});
    CHECK(review_of(game).win_probabilities.back() == WinProbabilities{34, 33, 33, 0});
}

TEST_CASE("the mistakes are those of the player, the costliest first, each with a better legal alternative" *
          doctest::test_suite("slow")) {
    Game game = whole_game();
    const std::vector<Mistake>& mistakes = reviewed_game().mistakes;
    REQUIRE_FALSE(mistakes.empty());
    std::array<Value, 2> cost{};
    Value before = mistakes.front().cost;
    for (const Mistake& mistake : mistakes) {
        CHECK(mistake.cost > 0);
        CHECK(mistake.cost <= before);
        CHECK(mistake.cost >= mistake.error);
        before = mistake.cost;
        cost[static_cast<std::size_t>(mistake.seat)] += mistake.cost;
        INFO("at " << mistake.player_actions << ", question " << static_cast<int>(mistake.question));
        game.go_to(mistake.player_actions);
        CHECK(actor(game.state()).kind == ActorKind::player);
        CHECK(actor(game.state()).seat == mistake.seat);
        CHECK(question(game.state()) == mistake.question);
        CHECK(game.state().round == mistake.round);
        CHECK(mistake.better.actions != mistake.played.actions);
        Game played = game;
        for (const Action action : mistake.played.actions) REQUIRE_FALSE(played.act(action).has_value());
        Game better = game;
        for (const Action action : mistake.better.actions) REQUIRE_FALSE(better.act(action).has_value());
    }
    // The mistakes of the stronger player cost less.
    CHECK(cost[1] * 3 < cost[0]);
}

TEST_CASE("the shares of a die's loss add up to the loss that is told" * doctest::test_suite("slow")) {
    int dice = 0;
    for (const Mistake& mistake : reviewed_game().mistakes) {
        CHECK(mistake.played.difference.has_value() == (mistake.question == Question::take_die));
        if (!mistake.played.difference) continue;
        ++dice;
        CHECK(mistake.played.difference->lead == -mistake.cost);
    }
    CHECK(dice > 0);
}

TEST_CASE("a die left lying on the coaster is told with the place it was meant for") {
    const State planning = positions::position("2 players, module 1, round 8, planning",
                                               {"Anna tables guest-6, none, none", "Bert tables none, none, none"});
    const State draft = positions::at_draft(planning, {{positions::dice({2, 6}), positions::dice({3, 3})},
                                                       {positions::dice({4, 4}), positions::dice({3, 3})}});
    REQUIRE_FALSE(check_state(draft).has_value());
    Game game(draft, 1, default_innkeepers(draft.setup));
    REQUIRE_FALSE(game.act(Action(ActionKind::take_die, 2)).has_value());
    const Review review = review_of(game);
    REQUIRE(review.mistakes.size() == 1);
    CHECK(review.mistakes[0].played.actions == std::vector{Action(ActionKind::take_die, 2)});
    const Suggestion& better = review.mistakes[0].better;
    CHECK(better.reason == Reason::takes_for_self);
    CHECK(better.a == 6);
    CHECK(better.b == static_cast<int>(seat_space(0)));
    CHECK(theme_of(review.mistakes[0]) == Theme::draft);
    CHECK(review.decisions[0] == 1);
}

TEST_CASE("the barbacks' beer is counted with that of the barrel, in the turn played and in the better one") {
    // Three beer more would pay for a noble. Anna leaves with them, or without having placed the die.
    const State planning = positions::position("2 players, module 1, round 8, planning",
                                               {"Anna tables none, none", "Bert tables none, none",
                                                "Anna staff barback x2", "Anna has beer 6", "Anna hand white 6"});
    // The most that Anna gets on the way, as all of it goes when she leaves.
    const auto beer_of = [](const State& before, const Suggestion& suggestion) {
        State state = start_of_turn(before, 0);
        int most = state.players[0].beer;
        Effects effects;
        for (const Action action : suggestion.turn) {
            REQUIRE_FALSE(apply(state, action, effects).has_value());
            most = std::max<int>(most, state.players[0].beer);
        }
        return most - 6;
    };
    struct Looked {
        State before;
        Mistake mistake;
    };
    const auto mistake_of = [&](std::initializer_list<Action> annas) -> Looked {
        Game game(planning, 1, default_innkeepers(planning.setup));
        std::vector<State> before;
        const auto* next = annas.begin();
        while (actor(game.state()).kind == ActorKind::player) {
            before.push_back(game.state());
            const bool anna = actor(game.state()).seat == 0;
            const Action done(question(game.state()) == Question::plan ? ActionKind::ready : ActionKind::end_turn);
            REQUIRE_FALSE(game.act(anna && next != annas.end() ? *next++ : done).has_value());
        }
        REQUIRE(next == annas.end());
        const Review review = review_of(game);
        REQUIRE(review.mistakes.size() == 1);
        const Mistake& mistake = review.mistakes.front();
        return {before[static_cast<std::size_t>(mistake.player_actions)], mistake};
    };
    const Looked serving = mistake_of({act::place(6, Space::barrel), Action(ActionKind::ready),
                                       act::serve(6, Space::barrel), Action(ActionKind::barbacks)});
    CHECK(serving.mistake.question == Question::serve);
    // A noble is worth 10 points, and nothing that chance decides comes after it.
    CHECK(serving.mistake.cost == 1000);
    CHECK(serving.mistake.error == 0);
    CHECK(theme_of(serving.mistake) == Theme::nobles);
    CHECK(beer_of(serving.before, serving.mistake.played) == 3);
    CHECK(beer_of(serving.before, serving.mistake.better) == 3);
    const Looked nothing = mistake_of({Action(ActionKind::ready)});
    CHECK(theme_of(nothing.mistake) == Theme::nobles);
    CHECK(beer_of(nothing.before, nothing.mistake.played) == 0);
    CHECK(beer_of(nothing.before, nothing.mistake.better) == 3);
}

TEST_CASE("a record that names every outcome of chance is looked back on alike" * doctest::test_suite("slow")) {
    // Enough for a mistake of the novice.
    constexpr std::size_t decisions = 20;
    const Game named = play(std::nullopt, decisions);
    const Game seeded = play(3, decisions);
    CHECK_FALSE(named.record().seed.has_value());
    CHECK(named.state() == seeded.state());
    const Review of_named = review_of(named);
    const Review of_seeded = review_of(seeded);
    CHECK(of_named.win_probabilities == of_seeded.win_probabilities);
    CHECK(of_named.luck == of_seeded.luck);
    CHECK(of_named.decisions == of_seeded.decisions);
    REQUIRE_FALSE(of_named.mistakes.empty());
    REQUIRE(of_named.mistakes.size() == of_seeded.mistakes.size());
    for (std::size_t index = 0; index < of_named.mistakes.size(); ++index)
        CHECK(of_named.mistakes[index].cost == of_seeded.mistakes[index].cost);
}

TEST_CASE("two players with the same have the same chances, though the next start player's cards are drawn first") {
    // After round 5 nobody is asked for the bonus, so the noble of the next start player comes to the table at once.
    const State serving =
        positions::position("2 players, module 1, round 5, serving",
                            {"Anna tables none, none", "Bert tables none, none", "Anna deck noble", "Bert deck noble"});
    Game game(serving, 1, default_innkeepers(serving.setup));
    for (int turn = 0; turn < 2; ++turn) REQUIRE_FALSE(game.act(Action(ActionKind::end_turn)).has_value());
    REQUIRE(game.state().round == 6);
    REQUIRE(game.state().players[0].known_count != game.state().players[1].known_count);
    const Review review = review_of(game);
    REQUIRE(review.win_probabilities.size() == 2);
    CHECK(review.win_probabilities[1][0] == 50);
    CHECK(review.win_probabilities[1][1] == 50);
}

TEST_CASE("a lead before the last evening wins less often with the guest book, where points vary more") {
    const auto chance_of_leader = [](int module) {
        const State serving = positions::position("2 players, module " + std::to_string(module) + ", round 8, serving",
                                                  {"Anna discard noble"});
        const Game game(serving, 1, default_innkeepers(serving.setup));
        return review_of(game).win_probabilities.front()[0];
    };
    CHECK(chance_of_leader(5) > 50);
    CHECK(chance_of_leader(5) < chance_of_leader(4) - 5);
}

TEST_CASE("no chance of winning is below 0, however far behind a player is") {
    // The first player, on whom the rounding error used to fall.
    for (int number = 0; number < 200; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number) + 900);
        State state = positions::random_planning(number, numbers);
        for (std::size_t seat = 1; seat < state.players.size(); ++seat)
            state.players[seat].discard.add(Card::noble, 4 + number % 4);
        Game game(state, 1, default_innkeepers(state.setup));
        check_win_probabilities(review_of(game).win_probabilities);
    }
}

TEST_CASE("a game cut in the middle is looked back on as far as it goes" * doctest::test_suite("slow")) {
    // At the start, in a draft, while planning and while serving.
    for (const std::size_t decisions : std::initializer_list<std::size_t>{0, 5, 13, 15}) {
        const Game game = play(3, decisions);
        const Review review = review_of(game);
        CHECK(review.win_probabilities.size() == static_cast<std::size_t>(std::max<int>(1, game.state().round)));
        check_win_probabilities(review.win_probabilities);
    }
}
