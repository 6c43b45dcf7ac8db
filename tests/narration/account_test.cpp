// The account of a game against the positions of the rules: after every step of games of every set-up, its news of
// an innkeeper are his changes. TAVERNS_ACCOUNT_GAMES says how many games; 10,000 take half a minute.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "../how_many.hpp"
#include "../record/sample_games.hpp"
#include "ai/players.hpp"
#include "narration/account_words.hpp"
#include "narration/chronicle.hpp"
#include "possessions.hpp"

using namespace tavern;

namespace {

const int told_games = how_many("TAVERNS_ACCOUNT_GAMES", 240);

/** Every fifth game begins with hardly anything in the supplies. */
Game new_sample(int number) {
    const Setup setup = samples::some_setup(number);
    const auto seed = static_cast<std::uint64_t>(number) + 1;
    if (number % 5 > 0) return Game(setup, seed, default_innkeepers(setup));
    State poor = new_game(setup);
    poor.schnapps = poor.nobles = 1;
    poor.stock.fill(1);
    return Game(poor, seed, default_innkeepers(setup));
}

/** One of four games is played by the computer, two by innkeepers who end nothing as long as they can do something, and
 *  one by chance. */
Game played(int number) {
    Game game = new_sample(number);
    const auto seed = static_cast<std::uint64_t>(number) + 1;
    RandomNumbers numbers(seed);
    ActionList legal;
    while (actor(game.state()).kind == ActorKind::player) {
        if (number % 8 < 2) {
            const ComputerPlayer kind = number % 16 < 8 ? ComputerPlayer::greedy : ComputerPlayer::novice;
            for (const Action action : decide(kind, game.state(), seed)) static_cast<void>(game.act(action));
            continue;
        }
        legal_actions(game.state(), legal);
        int choice = numbers.below(legal.size());
        const auto ends = [&] {
            const ActionKind kind = legal[choice].kind();
            return kind == ActionKind::ready || kind == ActionKind::end_turn || kind == ActionKind::move;
        };
        for (int tries = 0; number % 8 < 6 && ends() && tries < 6; ++tries) choice = numbers.below(legal.size());
        static_cast<void>(game.act(legal[choice]));
    }
    return game;
}

int count(const std::vector<Card>& cards, Card card) {
    return static_cast<int>(std::count(cards.begin(), cards.end(), card));
}

/** The parts of an account that are no difference of the two positions. */
std::string wrong_in(const Account& told, const State& before, const State& after, int seat) {
    const Player& was = before.players[static_cast<std::size_t>(seat)];
    const Player& is = after.players[static_cast<std::size_t>(seat)];
    for (std::size_t kind = 0; kind < resource_kinds; ++kind) {
        const StoreAccount& store = told.stores[kind];
        if (store.change() != stores_of(is)[kind] - stores_of(was)[kind]) return "store " + std::to_string(kind);
        int shares = 0;
        for (const GainShare& share : store.shares) shares += share.amount;
        if (shares != store.gained) return "shares of store " + std::to_string(kind);
    }
    const Score from = score(before, seat);
    const Score to = score(after, seat);
    for (int Score::*points :
         {&Score::staff, &Score::guests, &Score::nobles, &Score::schnapps, &Score::reputation, &Score::stored})
        if (told.points.*points != to.*points - from.*points) return "points";
    if (told.reputation_steps != is.reputation - was.reputation) return "steps of reputation";
    if (told.reputation.value_or(reputation_space(before.setup, was.reputation)) !=
        reputation_space(before.setup, is.reputation))
        return "space of reputation";
    constexpr int spaces = components::monastery_length + 1;
    if ((was.monastery + told.monastery_steps) % spaces != is.monastery ||
        told.monastery.value_or(was.monastery) != is.monastery)
        return "monastery";
    const CardCounts had = cards_of(was);
    const CardCounts has = cards_of(is);
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        const int change = count(told.bought, card) + count(told.recruited, card) + count(told.given, card) -
                           count(told.removed, card) - count(told.returned, card);
        if (change != has[card] - had[card]) return "card " + std::to_string(kind);
    }
    TileSet upgraded = was.upgraded;
    for (const Tile tile : told.upgraded) upgraded = static_cast<TileSet>(upgraded | 1U << index_of(tile));
    return upgraded == is.upgraded ? std::string() : "tiles";
}

struct CheckedTurns {
    int wrong = 0;
    long steps = 0;
    int turns = 0;
};

/** Plays the game again by the rules alone. The positions are those before every step and the last one. */
std::vector<State> positions_of(const Game& game) {
    const Record& record = game.record();
    std::vector<State> positions{record.first_state()};
    Effects effects;
    for (const Step& step : game.steps()) {
        positions.push_back(positions.back());
        effects.clear();
        apply_legal(positions.back(), step.action, effects);
    }
    return positions;
}

/** From effect to effect, where between steps no position is seen: the account up to the step's end, less the rest. */
void check_stretch(const Game& game, const std::vector<State>& positions, int seat, Stretch stretch,
                   CheckedTurns& told) {
    std::size_t first = 0;
    while (first < game.steps().size() && stretch_of_steps(game, first).first < stretch.first) ++first;
    std::size_t end = first;
    while (end < game.steps().size() && stretch_of_steps(game, end).first < stretch.end) ++end;
    const Account before = account_of(game, seat, {stretch.first, stretch_of_steps(game, first).first});
    const Account here = account_of(game, seat, stretch);
    const Account after = account_of(game, seat, {stretch.end, stretch_of_steps(game, end).first});
    const auto stores = [&](const State& state) { return stores_of(state.players[static_cast<std::size_t>(seat)]); };
    for (std::size_t kind = 0; kind < resource_kinds; ++kind) {
        const int change = stores(positions[end])[kind] - stores(positions[first])[kind];
        const int within = here.stores[kind].change() - before.stores[kind].change() + after.stores[kind].change();
        told.wrong += within == change ? 0 : 1;
        const Standing left = standing_after(game, seat, stretch.end);
        told.wrong += left.stores[kind] == stores(positions[end])[kind] - after.stores[kind].change() ? 0 : 1;
    }
    const int points = score(positions[end], seat).total() - score(positions[first], seat).total();
    told.wrong += here.points.total() - before.points.total() + after.points.total() == points ? 0 : 1;
}

void check_game(int number, CheckedTurns& told) {
    const Game game = played(number);
    const std::vector<State> positions = positions_of(game);
    const int players = game.state().setup.players;
    REQUIRE(positions.back() == game.state());
    for (std::size_t step = 0; step < game.steps().size(); ++step)
        for (int seat = 0; seat < players; ++seat) {
            const Account account = account_of(game, seat, stretch_of_steps(game, step, step + 1));
            const std::string wrong = wrong_in(account, positions[step], positions[step + 1], seat);
            if (!wrong.empty()) MESSAGE("game ", number, ", step ", step, ", seat ", seat, ": ", wrong);
            told.wrong += wrong.empty() ? 0 : 1;
            ++told.steps;
        }

    const std::vector<Turn> turns = turns_since(game, 0);
    CHECK(turns.size() == static_cast<std::size_t>(players * components::rounds));
    std::size_t evening_begins = 0;
    for (std::size_t index = 0; index < turns.size(); ++index) {
        const Turn& turn = turns[index];
        ++told.turns;
        const bool new_evening = index % static_cast<std::size_t>(players) == 0;
        told.wrong += turn.round == static_cast<int>(index) / players + 1 ? 0 : 1;
        told.wrong += new_evening || turn.stretch.first == evening_begins ? 0 : 1;
        evening_begins = turn.stretch.first;
        // There the serving began, and nothing of the turn was served.
        const State& begins = positions[turn.first_step];
        told.wrong += begins.phase == Phase::serving || begins.setup.planning == Planning::own_turn ? 0 : 1;
        told.wrong += begins.round == turn.round && actor(begins).seat == turn.seat ? 0 : 1;
        const Stretch own{stretch_of_steps(game, turn.first_step).first, turn.stretch.end};
        told.wrong +=
            account_of(game, turn.seat, own).served == account_of(game, turn.seat, turn.stretch).served ? 0 : 1;
        check_stretch(game, positions, turn.seat, turn.stretch, told);
        check_stretch(game, positions, turn.seat, own, told);
    }
    const std::vector<Evening> evenings = evenings_since(game, 0);
    CHECK(evenings.size() == components::rounds);
    for (std::size_t index = 0; index < evenings.size(); ++index) {
        told.wrong += evenings[index].round == static_cast<int>(index) + 1 ? 0 : 1;
        told.wrong += index == 0 || evenings[index].stretch.first == evenings[index - 1].stretch.end ? 0 : 1;
        for (int seat = 0; seat < players; ++seat) check_stretch(game, positions, seat, evenings[index].stretch, told);
    }
    // After a round everybody has the points that the own turn ended with, less the schnapps paid at closing time; the
    // gifts of the next round are not among them.
    const std::vector<EveningPoints> points = points_by_evening(game);
    CHECK(points.size() == components::rounds + 1);
    for (const Turn& turn : turns) {
        const std::size_t closed = evenings[static_cast<std::size_t>(turn.round - 1)].stretch.end;
        const int paid = account_of(game, turn.seat, {turn.stretch.end, closed}).store(Resource::schnapps).paid;
        const int left = standing_after(game, turn.seat, turn.stretch.end).points - paid;
        const EveningPoints& after = points[static_cast<std::size_t>(turn.round)];
        told.wrong += after.points[static_cast<std::size_t>(turn.seat)] == left ? 0 : 1;
    }
}

}  // namespace

TEST_CASE("the account tells exactly the deeds of the rules") {
    CheckedTurns told;
    for (int number = 0; number < told_games; ++number) check_game(number, told);
    CHECK(told.wrong == 0);
    MESSAGE(told_games, " games, ", told.steps, " accounts of a step, ", told.turns, " turns");
}

TEST_CASE("the result of a turn is told with its causes") {
    Account account;
    account.store(Resource::beer) = {3, 0, 0, {{Source::barbacks, 0, 2}, {Source::space, 1, 1}}};
    account.store(Resource::thalers) = {
        7, 4, 2, {{Source::space, 4, 3}, {Source::round_track, 0, 2}, {Source::space, 6, 2}}};
    account.reputation_steps = 2;
    CHECK(gains_of(account) == std::vector<std::string>{"7[thaler]: guests 5 and moon 2",
                                                        "3[beer]: 2 barbacks and Barrel 1", "+2[reputation]"});
    account.served = 4;
    account.bought = {Card::server};
    account.recruited = {Card::guest_4_reputation, Card::noble, Card::noble};
    CHECK(turn_text(account) == "served 4 dice; recruited the Chef; recruited 2 nobles; bought: Server");
    CHECK(evening_text(account, {{2, 1, 0, 0}, 20}) ==
          "kept 2[thaler] and 1[beer]; lost 2[thaler]; new: Server, Chef and 2 × Noble");
    CHECK(turn_text(Account{}) == "let the turn pass");
    CHECK(evening_text(Account{}, Standing{}) == "kept nothing");
    CHECK(sign_text(-3, "[points]") == "−3[points]");
    CHECK(sign_text(0).empty());
}

TEST_CASE("an upgrade is told with the nobles that it brought, and they are told once") {
    Account account;
    account.upgraded = {Tile::cashbox};
    account.given = {Card::server, Card::noble};
    account.upgrade_nobles = 1;
    CHECK(turn_text(account) == "upgraded: Cashbox (+1[noble])");
    CHECK(evening_text(account, Standing{}, true) == "kept nothing; new: Server");
    CHECK(evening_text(account, Standing{}, false) == "kept nothing; new: Server and Noble");
    account.upgraded.push_back(Tile::monk);
    account.given.push_back(Card::noble);
    account.upgrade_nobles = 2;
    CHECK(turn_text(account) == "upgraded: Cashbox and Monk (+2[noble])");
    // The supply may be empty.
    account.upgrade_nobles = 0;
    CHECK(turn_text(account) == "upgraded: Cashbox and Monk");
}
