#include "typed/line.hpp"

#include <doctest/doctest.h>

#include <array>

#include "../ui/language.hpp"
#include "ai/players.hpp"
#include "record/numbers/random_numbers.hpp"
#include "text/text.hpp"
#include "typed/answers.hpp"

using namespace tavern;

namespace {

Game new_typed_game(int players, int module, std::uint64_t seed) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    return {setup, seed, default_innkeepers(setup)};
}

/** The player to decide reads. */
TypedLine read(const Game& game, std::string_view line) {
    return read_line(game, actor(game.state()).seat, line);
}

std::vector<Action> actions(const Game& game, std::string_view line) {
    const TypedLine meaning = read(game, line);
    const auto* found = std::get_if<std::vector<Action>>(&meaning);
    return found == nullptr ? std::vector<Action>() : *found;
}

TypedQuestion asked(const Game& game, std::string_view line) {
    const TypedLine meaning = read(game, line);
    REQUIRE(std::holds_alternative<TypedQuestion>(meaning));
    return std::get<TypedQuestion>(meaning);
}

std::string why(const TypedLine& meaning) {
    REQUIRE(std::holds_alternative<RefusedLine>(meaning));
    return std::get<RefusedLine>(meaning).why;
}

/** Plays the first legal actions of these kinds, as long as there are some. */
void play_until(Game& game, Question asked) {
    while (question(game.state()) != asked) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[0]));
    }
}

Dice dice(std::initializer_list<Face> faces) {
    Dice dice;
    for (const Face face : faces) dice.add(face);
    return dice;
}

/** A serving player who can pay for everything. */
Game rich_game() {
    Game begun = new_typed_game(2, 1, 7);
    play_until(begun, Question::serve);
    State state = begun.state();
    Player& player = state.players[actor(state).seat];
    player.thalers = player.beer = 30;
    return {state, 1, begun.record().innkeepers};
}

constexpr Language all_languages[] = {Language::english, Language::english_schmidt, Language::german, Language::dutch};

std::string texts_of_language(Language language) {
    return language == Language::english ? std::string() : ui::texts_of(language);
}

}  // namespace

TEST_CASE("every legal action of all modules can be typed, in all vocabularies") {
    constexpr int often = 2;  // that each kind is tried in a game
    for (const Language language : all_languages) {
        REQUIRE_FALSE(speak(language, texts_of_language(language)));
        std::array<int, action_kinds> met{};
        for (int seed = 0; seed < 2 * module_count; ++seed) {
            const int module = 1 + seed % module_count;
            Game game = new_typed_game(2 + seed % 3, module, static_cast<std::uint64_t>(seed));
            RandomNumbers numbers(static_cast<std::uint64_t>(seed));
            std::array<int, action_kinds> tried{};
            ActionList legal;
            while (actor(game.state()).kind == ActorKind::player) {
                legal_actions(game.state(), legal);
                for (const Action action : legal) {
                    const auto kind = static_cast<std::size_t>(action.kind());
                    if (tried[kind] >= often || numbers.below(3) > 0) continue;
                    ++tried[kind];
                    ++met[kind];
                    const std::string entry = entry_of(game, action);
                    CAPTURE(entry);
                    REQUIRE(actions(game, entry) == std::vector{action});
                }
                const bool by_chance = seed % 2 == 0 && numbers.below(3) > 0;
                const Action next = by_chance ? legal[numbers.below(legal.size())]
                                              : decide(ComputerPlayer::greedy, game.state(), 0).front();
                REQUIRE_FALSE(game.act(next));
            }
        }
        // All kinds but those of chance.
        for (int kind = static_cast<int>(ActionKind::choose_start_card); kind < action_kinds; ++kind) {
            CAPTURE(kind);
            CHECK(met[static_cast<std::size_t>(kind)] > 0);
        }
    }
    REQUIRE_FALSE(speak(Language::english));
}

TEST_CASE("a line is understood shortened, with articles, with several dice, and in any case") {
    Game game = new_typed_game(2, 1, 7);
    play_until(game, Question::plan);
    const Dice hand = game.state().players[actor(game.state()).seat].white;
    Face face = 1;
    while (!hand.has(face)) ++face;
    const std::string die = std::to_string(face);
    const std::vector<Action> cashbox{act::place(face, Space::cashbox)};
    for (const std::string& line :
         {die + " cashbox", die + " c", "put the " + die + " on the cashbox", "PLACE " + die + " CASH"}) {
        CAPTURE(line);
        CHECK(actions(game, line) == cashbox);
    }
    CHECK(actions(game, "rea") == std::vector{Action(ActionKind::ready)});
    CHECK(actions(game, die + " cashbox, ready") == std::vector{cashbox[0], Action(ActionKind::ready)});
    CHECK(asked(game, "row").topic == Topic::row);
    CHECK(asked(game, "purse bram").seat == 1);
    CHECK(asked(game, "bram").topic == Topic::innkeeper);
}

TEST_CASE("a line that could move either of two dice, or remove either of two regulars, names both") {
    Game begun = new_typed_game(2, 1, 7);
    play_until(begun, Question::plan);
    State state = begun.state();
    state.players[actor(state).seat].white = dice({5, 5, 5});
    Game game(state, 1, begun.record().innkeepers);
    for (const char* line : {"5 monk", "5 cashbox", "ready"}) {
        REQUIRE_FALSE(actions(game, line).empty());
        REQUIRE_FALSE(game.act(actions(game, line).front()));
    }
    while (question(game.state()) == Question::plan) REQUIRE_FALSE(game.act(Action(ActionKind::ready)));
    REQUIRE(question(game.state()) == Question::serve);
    CHECK(why(read(game, "move 5 barrel")) == "It could be: move 5 Cashbox Barrel, move 5 Monk Barrel.");
    CHECK(actions(game, "move 5 monk barrel") == std::vector<Action>{act::move(5, Space::monk, Space::barrel)});

    Game removing = new_typed_game(2, 4, 3);
    for (std::uint64_t seed = 1; question(removing.state()) != Question::remove_regular; ++seed) {
        REQUIRE(seed < 50);
        removing = new_typed_game(2, 4, seed);
        ActionList legal;
        legal_actions(removing.state(), legal);
        REQUIRE_FALSE(removing.act(legal[static_cast<int>(seed % 2) * (legal.size() - 1)]));
    }
    CHECK(why(read(removing, "regular")) == "It could be: Regular 1, Regular 2.");
    CHECK(actions(removing, "regular 2").size() == 1);
}

TEST_CASE("nobles and dice are understood with and without a verb") {
    const Game rich = rich_game();
    for (const char* line : {"2 nobles", "recruit 2 nobles"})
        CHECK(actions(rich, line) == std::vector{Action(ActionKind::recruit_nobles, 2)});
    CHECK(asked(rich, "nobles").topic == Topic::nobles);

    Game planned = new_typed_game(2, 1, 7);
    play_until(planned, Question::plan);
    State plan = planned.state();
    plan.players[actor(plan).seat].white = dice({1, 6, 6});
    const Game planning(plan, 1, planned.record().innkeepers);
    const std::vector<Action> brewer{act::place(1, Space::brewer), act::place(6, Space::brewer),
                                     act::place(6, Space::brewer)};
    CHECK(actions(planning, "1 6 6 brewer") == brewer);
    CHECK(actions(planning, "place 1 6 6 brewer") == brewer);
}

TEST_CASE("cards are understood by the words that sentences use, and verbs as one commands") {
    const Game game = rich_game();
    const auto meant = [&](Language language, std::string_view line) {
        REQUIRE_FALSE(speak(language, texts_of_language(language)));
        return actions(game, line);
    };
    CHECK(meant(Language::dutch, "koop bierhandelaar") == std::vector{act::buy(Card::barback)});
    CHECK(meant(Language::dutch, "koop handelaar") == std::vector{act::buy(Card::barback)});
    CHECK(meant(Language::german, "wirb 2 Adlige an") == std::vector{Action(ActionKind::recruit_nobles, 2)});
    REQUIRE_FALSE(speak(Language::english));
}

TEST_CASE("a line that cannot be followed says why") {
    Game game = new_typed_game(2, 1, 7);
    play_until(game, Question::plan);
    const auto refusal_of = [&](std::string_view line) { return why(read(game, line)); };
    CHECK(refusal_of("") == "Type “help” for the words, “choices” for what can be done now.");
    CHECK(refusal_of("xylophone") == "“xylophone” is not understood here. Type “help” for the words.");
    CHECK(refusal_of("buy brewer") == "You can buy once you serve.");
    CHECK(refusal_of("buy brewery") == "“brewery” is not understood here. Type “help” for the words.");
    CHECK(refusal_of("r").substr(0, 12) == "It could be:");
    CHECK(refusal_of("keep").find("“keep”") == 0);
    CHECK(refusal_of("ready, serve all") == "Type what comes after “ready” as a line of its own.");
    CHECK(refusal_of("serve all") == "That comes once you serve.");
    const TypedLine others = read_line(game, 1 - actor(game.state()).seat, "ready");
    CHECK(why(others) == "It is Anna’s turn.");
    const Player& player = game.state().players[actor(game.state()).seat];
    const Dice hand = player.white + player.own;
    Face missing = 1;
    while (hand.has(missing)) ++missing;
    const std::string die = std::to_string(missing);
    CHECK(refusal_of(die + " barrel") == "You have no " + die + " in hand.");
    // None of several actions is carried out, and the answer names the illegal one.
    CHECK(refusal_of("buy brewer, ready") == "buy brewer: You can buy once you serve.");
}

TEST_CASE("the answer about the deck tells which die a regular on top of it wants") {
    State state = new_typed_game(2, 1, 7).state();
    Player& player = state.players[0];
    player.known[0] = Card::server;
    player.known[1] = Card::regular_1;
    player.known_count = 2;
    const Game game(state, 7, default_innkeepers(state.setup));
    std::string answer;
    for (const std::string& line : answer_to(game, {Topic::deck, 0})) answer += line + "\n";
    CHECK_MESSAGE(answer.find("Regular (wants a 1), Server") != std::string::npos, answer);
}

TEST_CASE("a full column of the guest book is refused as such") {
    Game begun = new_typed_game(2, 5, 7);
    play_until(begun, Question::serve);
    State state = begun.state();
    state.players[actor(state).seat].book[1] = components::book_rows;
    state.tasks[state.task_count++] = {TaskKind::sign};
    const Game game(state, 1, begun.record().innkeepers);
    CHECK(actions(game, "sign 1") == std::vector{Action(ActionKind::sign, 0)});
    CHECK(why(read(game, "sign 2")) == "This column is full.");
}

TEST_CASE("the words of a language are its own, umlauts in both spellings") {
    Game game = new_typed_game(2, 1, 7);
    play_until(game, Question::plan);
    REQUIRE_FALSE(speak(Language::german, texts_of_language(Language::german)));
    for (const char* const line : {"Müller", "mueller", "muller", "MÜLL"})
        CHECK(asked(game, line).card == Card::guest_4);
    CHECK(actions(game, "fertig") == std::vector{Action(ActionKind::ready)});
    CHECK(why(read(game, "Brauer kaufen")) == "Gekauft wird erst beim Bedienen.");
    CHECK(asked(game, "Kasse").tile == Tile::cashbox);
    REQUIRE_FALSE(speak(Language::dutch, texts_of_language(Language::dutch)));
    CHECK(actions(game, "klaar") == std::vector{Action(ActionKind::ready)});
    REQUIRE_FALSE(speak(Language::english_schmidt, texts_of_language(Language::english_schmidt)));
    CHECK(asked(game, "waitress").card == Card::server);
    REQUIRE_FALSE(speak(Language::english));
}

TEST_CASE("a line can be completed") {
    Game game = new_typed_game(2, 1, 7);
    play_until(game, Question::plan);
    const int seat = actor(game.state()).seat;
    CHECK(completions(game, seat, "rea") == std::vector<std::string>{"ready"});
    CHECK(completions(game, seat, "no") ==
          std::vector<std::string>{"nobles", "nobles Anna", "nobles Bram", "Noble", "Notary"});
    CHECK(completions(game, seat, "xyz").empty());
}
