#include "positions.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/turns.hpp"
#include "eager.hpp"
#include "random.hpp"
#include "record/names.hpp"

namespace tavern::crawl {
namespace {

constexpr std::size_t per_setup = 10;

/** Prefers to place, serve, buy and upgrade before anything ends. */
Action choose(const ActionList& legal, Random& random) {
    const std::vector<Action> eager = eager_actions(legal);
    if (!eager.empty() && !random.one_in(8)) return eager[random.below(eager.size())];
    return legal[static_cast<int>(random.below(static_cast<std::size_t>(legal.size())))];
}

std::vector<Innkeeper> innkeepers(const Setup& setup, Random& random) {
    std::vector<Innkeeper> all = default_innkeepers(setup);
    // Half of the games have one or more computer players; there is always a human.
    for (std::size_t seat = 1; seat < all.size(); ++seat)
        if (random.one_in(2)) all[seat].player_type = random.one_in(2) ? PlayerType::novice : PlayerType::homely;
    return all;
}

/** asked: the number of positions for each question. */
void add_positions(const Setup& setup, std::vector<Game>& all, std::map<Question, int>& asked) {
    Random random(static_cast<std::uint64_t>(setup.module) * 100 + setup.players);
    // One early and one late position for each question; a second game finds questions missing in the first.
    std::map<std::pair<Question, bool>, Game> found;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Game game(setup, seed, innkeepers(setup, random));
        while (actor(game.state()).kind == ActorKind::player) {
            const int seat = actor(game.state()).seat;
            if (!is_computer(game, seat) && !app::forced_answer(game.state()) && random.one_in(3))
                found.try_emplace({question(game.state()), game.state().round > 4}, game);
            ActionList legal;
            legal_actions(game.state(), legal);
            if (game.act(choose(legal, random))) return;
        }
        found.try_emplace({Question::nothing, true}, std::move(game));
    }
    // Rarest questions first.
    std::vector<Game> games;
    while (!found.empty() && games.size() < per_setup) {
        const auto rarest = std::min_element(found.begin(), found.end(), [&](const auto& one, const auto& other) {
            return asked[one.first.first] < asked[other.first.first];
        });
        ++asked[rarest->first.first];
        games.push_back(std::move(rarest->second));
        found.erase(rarest);
    }
    const std::size_t different = games.size();
    while (games.size() < per_setup) games.push_back(games[random.below(different)]);
    for (Game& game : games) all.push_back(std::move(game));
}

}  // namespace

std::vector<Game> positions() {
    std::vector<Game> all;
    std::map<Question, int> asked;
    for (int module = 1; module <= 5; ++module)
        for (int players = 1; players <= max_players; ++players) {
            Setup setup;
            setup.players = static_cast<std::uint8_t>(players);
            setup.module = static_cast<std::uint8_t>(module);
            add_positions(setup, all, asked);
        }
    return all;
}

std::string missing_in(const std::vector<Game>& games) {
    std::set<Question> asked;
    std::set<std::pair<int, int>> setups;
    for (const Game& game : games) {
        asked.insert(question(game.state()));
        setups.emplace(game.state().setup.module, game.state().setup.players);
    }
    for (int module = 1; module <= 5; ++module)
        for (int players = 1; players <= max_players; ++players)
            if (!setups.contains({module, players}))
                return "no position of module " + std::to_string(module) + " for " + std::to_string(players);
    // The earlier questions go to chance; putting back has one answer, which is given automatically.
    for (auto left = static_cast<std::size_t>(Question::choose_start_card); left < Ids<Question>::list.size(); ++left)
        if (static_cast<Question>(left) != Question::put_back && !asked.contains(static_cast<Question>(left)))
            return "no position asks " + std::string(Ids<Question>::list[left]);
    return {};
}

}  // namespace tavern::crawl
