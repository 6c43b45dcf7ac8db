#include "record/link/link.hpp"

#include <doctest/doctest.h>

#include <ctime>

#include "record/link/link_fields.hpp"
#include "record/link/link_frame.hpp"
#include "record/names.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

Fault fault_of_link(std::string_view link) {
    CAPTURE(std::string(link.substr(0, 200)));
    const auto game = open_link(link, 1);
    REQUIRE_FALSE(game);
    CHECK_FALSE(game.error().detail.empty());
    return game.error().fault;
}

Game game_of_three() {
    return samples::game_of(samples::setup_of(3, 5), 123456, 150);
}

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

TEST_CASE("a replay link opens to the same game, with every undo step") {
    for (int number = 0; number < 60; ++number) {
        const Setup setup = samples::some_setup(number);
        Game game = samples::game_of(setup, mixed(static_cast<std::uint64_t>(number)));
        for (std::size_t count = 0; count <= game.record().actions.size(); count += 37) {
            game.go_to(count);
            const auto link = replay_link(game);
            REQUIRE(link);
            const auto opened = open_link(*link, 0);
            REQUIRE(opened);
            CHECK(opened->state() == game.state());
            CHECK(opened->record().seed == game.record().seed);
            CHECK(opened->player_actions() == count);
            CHECK(replay_link(*opened) == link);
        }
    }
}

TEST_CASE("names and colours travel, default ones cost no character") {
    const Setup setup = samples::setup_of(2, 1);
    const Game plain(setup, 5, default_innkeepers(setup));
    const Game named(setup, 5, {{"Gerda", PlayerColor::yellow}, {"Jörg 🍺", PlayerColor::red}});
    CHECK(open_link(*replay_link(named), 0)->record() == named.record());
    CHECK(open_link(position_link(named.state(), named.record().innkeepers), 0)->record().innkeepers ==
          named.record().innkeepers);
    CHECK(replay_link(plain)->size() < 30);
    CHECK(replay_link(named)->size() < 50);
}

TEST_CASE("a game of one person alone travels, and older programs take it for one of newer rules") {
    const Game game = samples::game_of(samples::setup_of(1, 5), 99);
    CHECK(open_link(*replay_link(game), 0)->record() == game.record());
    CHECK(open_link(position_link(game.state(), game.record().innkeepers), 0)->state() == game.state());

    const LinkBody body = *unframed(*replay_link(game));
    SymbolReader symbols(body.bytes);
    FieldCoder fields(symbols, link_rooms.front());
    std::uint64_t components = 0;
    std::uint64_t revision = 0;
    fields.bits(components, 32);
    fields.bits(revision, 6);
    CHECK(components == components::fingerprint);
    CHECK(revision == 32 + rules_revision);
}

TEST_CASE("player types travel, with and without names, and cost little") {
    for (int players = min_players; players <= max_players; ++players) {
        const Setup setup = samples::setup_of(players, 3);
        const std::size_t plain = replay_link(Game(setup, 5, default_innkeepers(setup)))->size();
        for (std::size_t keeper = 1; keeper < Ids<PlayerType>::list.size(); ++keeper)
            for (const bool named : {false, true}) {
                std::vector<Innkeeper> innkeepers = default_innkeepers(setup);
                innkeepers.back().player_type = static_cast<PlayerType>(keeper);
                if (named) innkeepers.front().name = "Gerda";
                const Game game(setup, 5, innkeepers);
                CHECK(open_link(*replay_link(game), 0)->record() == game.record());
                CHECK(open_link(position_link(game.state(), innkeepers), 0)->record().innkeepers == innkeepers);
                if (!named) CHECK(replay_link(game)->size() <= plain + 2);
            }
    }
}

TEST_CASE("a link that says the computer keeps an inn, but not which, is refused") {
    const auto link_with = [](PlayerType keeper) {
        SymbolWriter symbols;
        FieldCoder fields(symbols, link_rooms.front());
        std::uint64_t components = components::fingerprint;
        std::uint64_t revision = rules_revision | 16U;
        fields.bits(components, 32);
        fields.bits(revision, 6);
        Setup setup = samples::setup_of(2, 1);
        bool no = false;
        bool yes = true;
        int none = 0;
        fields.rare(no);  // begins at a position
        visit_setup(fields, setup);
        for (PlayerType sits : {PlayerType::person, keeper}) fields.player_type(sits);
        fields.rare(no);   // unusual innkeepers
        fields.rare(yes);  // without a seed
        fields.even(no, 2);
        fields.even(none, 1U << 12U);
        return framed({replay_kind, 1, symbols.finish()});
    };
    const auto opened = open_link(link_with(PlayerType::shrewd), 0);
    REQUIRE(opened);
    CHECK(opened->record().innkeepers[1].player_type == PlayerType::shrewd);
    CHECK(fault_of_link(link_with(PlayerType::person)) == Fault::damaged);
}

TEST_CASE("a game that began at a position, and one without a seed, travel too") {
    const Game before = game_of_three();
    Game after(before.state(), 77, default_innkeepers(before.state().setup));
    samples::play(after, 3, 40);
    CHECK(open_link(*replay_link(after), 0)->record() == after.record());

    const Setup setup = samples::setup_of(2, 2);
    Game by_hand(setup, std::nullopt, default_innkeepers(setup));
    samples::play(by_hand, 5);
    CHECK(open_link(*replay_link(by_hand), 0)->record() == by_hand.record());
}

TEST_CASE("a position link opens to the position and holds no seed") {
    const Game game = game_of_three();
    const std::string link = position_link(game.state(), game.record().innkeepers);
    const auto one = open_link(link, 1);
    const auto other = open_link(link, 2);
    REQUIRE(one);
    CHECK(*one->record().position() == game.state());
    CHECK(one->record().seed == 1);
    CHECK(other->record().seed == 2);
    const Game other_seed(game.state(), 4242, game.record().innkeepers);
    CHECK(position_link(other_seed.state(), game.record().innkeepers) == link);
}

TEST_CASE("a text that is no link of this game is refused as such") {
    for (const std::string_view text :
         {"", " ", "#", "hello", "https://example.org/", "#section-2", "rules", "p", "position"}) {
        const Fault fault = fault_of_link(text);
        CHECK((fault == Fault::not_a_link || fault == Fault::truncated));
    }
    CHECK(fault_of_link("hello") == Fault::not_a_link);
    CHECK(fault_of_link("rules") == Fault::not_a_link);
    CHECK(fault_of_link(std::string(5000, 'r')) == Fault::too_long);
}

TEST_CASE("a link cut off anywhere says that characters are missing") {
    for (const std::string& link :
         {*replay_link(game_of_three()), position_link(game_of_three().state(), game_of_three().record().innkeepers)})
        for (std::size_t length = 2; length < link.size(); ++length)
            CHECK(fault_of_link(std::string_view(link).substr(0, length)) == Fault::truncated);
    const std::string link = *replay_link(game_of_three());
    CHECK(open_link(link.substr(0, link.size() - 1), 1).error().detail == "1 character is missing");
    CHECK(open_link(link.substr(0, link.size() - 2), 1).error().detail == "2 characters are missing");
}

TEST_CASE("a link with any character changed is refused") {
    const Game game = game_of_three();
    for (const std::string& link : {*replay_link(game), position_link(game.state(), game.record().innkeepers)})
        for (std::size_t at = 0; at < link.size(); ++at)
            for (const char digit : digits) {
                if (digit == link[at]) continue;
                std::string changed = link;
                changed[at] = digit;
                const auto opened = open_link(changed, 1);
                REQUIRE_FALSE(opened);
                const Fault fault = opened.error().fault;
                const bool named = fault == Fault::not_a_link || fault == Fault::damaged || fault == Fault::truncated;
                CHECK(named);
            }
    std::string changed = *replay_link(game);
    changed[20] = '!';
    CHECK(fault_of_link(changed) == Fault::damaged);
    CHECK(fault_of_link(*replay_link(game) + "A") == Fault::damaged);
}

namespace {

/** The body of a link with one byte changed, in a valid frame. */
std::string reframed(LinkBody body, std::size_t at, std::uint8_t change) {
    body.bytes[at] = static_cast<std::uint8_t>(body.bytes[at] ^ change);
    return framed(body);
}

}  // namespace

TEST_CASE("other components and revisions are told apart") {
    const auto headed = [](std::uint64_t components, std::uint64_t revision) {
        SymbolWriter symbols;
        FieldCoder fields(symbols, link_rooms.front());
        fields.bits(components, 32);
        fields.bits(revision, 6);
        return framed({replay_kind, 1, symbols.finish()});
    };
    CHECK(fault_of_link(headed(components::fingerprint ^ 1U, rules_revision)) == Fault::other_components);
    CHECK(fault_of_link(headed(components::fingerprint, rules_revision + 1)) == Fault::newer_revision);
    CHECK(fault_of_link(headed(components::fingerprint, rules_revision - 1)) == Fault::older_revision);
    const std::string link = *replay_link(game_of_three());
    const std::string later = framed({replay_kind, link_rooms.size() + 1, unframed(link)->bytes});
    CHECK(fault_of_link(later) == Fault::newer_version);
    // In a later version, length and checksum may be written differently.
    CHECK(fault_of_link(later.substr(0, 2) + link.substr(2, 7) + "AAAAAAAA") == Fault::newer_version);
    CHECK(fault_of_link("p9AAAAAAAAAAAAAA") == Fault::newer_version);
}

TEST_CASE("positions and problems hold no ranks, so those of other revisions open and replays do not") {
    const Game game = game_of_three();
    const State& state = game.state();
    const auto headed = [&](char kind, std::uint64_t components, std::uint64_t revision) {
        SymbolWriter symbols;
        FieldCoder fields(symbols, link_rooms.front());
        std::uint8_t goal = 3;
        State written = state;
        bool no = false;
        fields.bits(components, 32);
        fields.bits(revision, 6);
        if (kind == problem_kind) fields.even(goal, most_goals);
        visit_state(fields, written);
        if (kind == position_kind) fields.rare(no);  // unusual innkeepers
        return framed({kind, 1, symbols.finish()});
    };
    CHECK(headed(position_kind, components::fingerprint, rules_revision) ==
          position_link(state, default_innkeepers(state.setup)));
    CHECK(headed(problem_kind, components::fingerprint, rules_revision) == problem_link({state, 3}));
    for (const int other : {rules_revision - 1, rules_revision + 1}) {
        const auto revision = static_cast<std::uint64_t>(other);
        for (const char kind : {position_kind, problem_kind}) {
            const auto opened = open_link(headed(kind, components::fingerprint, revision), 1);
            REQUIRE_MESSAGE(opened, opened.error().detail);
            CHECK(*opened->record().position() == state);
            CHECK(fault_of_link(headed(kind, components::fingerprint ^ 1U, revision)) == Fault::other_components);
        }
        CHECK(open_asked_position(headed(problem_kind, components::fingerprint, revision))->goal == 3);
    }
}

TEST_CASE("a body that no game makes is refused, or is the one link of another game" * doctest::test_suite("slow")) {
    RandomNumbers numbers(8);
    const Game game = game_of_three();
    const LinkBody bodies[] = {*unframed(*replay_link(game)),
                               *unframed(position_link(game.state(), game.record().innkeepers))};
    int opened_count = 0;
    for (int trial = 0; trial < 4000; ++trial) {
        const LinkBody& body = bodies[trial % 2];
        const auto at = static_cast<std::size_t>(5 + numbers.below(static_cast<int>(body.bytes.size()) - 5));
        const std::string link = reframed(body, at, static_cast<std::uint8_t>(1 + numbers.below(255)));
        const auto opened = open_link(link, 1);
        if (!opened) continue;
        ++opened_count;
        CHECK(check_state(opened->state()) == std::nullopt);
        const Record& record = opened->record();
        const auto again =
            body.kind == replay_kind ? replay_link(*opened) : position_link(*record.position(), record.innkeepers);
        CHECK(again == link);
    }
    MESSAGE(opened_count, " of 4000 changed bodies are links of other games");
    CHECK(opened_count > 0);
}

TEST_CASE("nothing takes long, whatever it is") {
    RandomNumbers numbers(15);
    double longest = 0;
    for (int trial = 0; trial < 400; ++trial) {
        LinkBody body{trial % 2 == 0 ? replay_kind : position_kind, 1, {}};
        const LinkBody good = *unframed(*replay_link(samples::game_of(samples::setup_of(4, 5), 1, 0)));
        body.bytes.assign(good.bytes.begin(), good.bytes.begin() + 5);
        for (int byte = numbers.below(2900); byte > 0; --byte)
            body.bytes.push_back(static_cast<std::uint8_t>(numbers.next()));
        const std::string link = framed(body);
        const std::clock_t begin = std::clock();
        const auto opened = open_link(link, 1);
        longest = std::max(longest, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        if (!opened) CHECK_FALSE(opened.error().detail.empty());
    }
    MESSAGE("the longest took ", longest * 1000, " ms");
#ifdef NDEBUG
    CHECK(longest < 0.05);
#endif
}
