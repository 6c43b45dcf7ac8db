#include "positions.hpp"

#include <map>
#include <utility>

#include "app/turns.hpp"
#include "eager.hpp"
#include "random.hpp"

namespace tavern::crawl {
namespace {

constexpr std::size_t per_setup = 10;

/** Likes to place, serve, buy and upgrade before anything ends. */
Action choose(const ActionList& legal, Random& random) {
    const std::vector<Action> eager = eager_actions(legal);
    if (!eager.empty() && !random.one_in(8)) return eager[random.below(eager.size())];
    return legal[static_cast<int>(random.below(static_cast<std::size_t>(legal.size())))];
}

std::vector<Innkeeper> innkeepers(const Setup& setup, Random& random) {
    std::vector<Innkeeper> all = default_innkeepers(setup);
    // Half of the games have a computer innkeeper or more; somebody is always a person.
    for (std::size_t seat = 1; seat < all.size(); ++seat)
        if (random.one_in(2)) all[seat].keeper = random.one_in(2) ? Keeper::novice : Keeper::homely;
    return all;
}

void add_positions(const Setup& setup, std::vector<Game>& all) {
    Random random(static_cast<std::uint64_t>(setup.module) * 100 + setup.players);
    // Of each question one early and one late; a second game finds what the first did not ask.
    std::map<std::pair<Question, bool>, Game> found;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Game game(setup, seed, innkeepers(setup, random));
        while (actor(game.state()).kind == ActorKind::player) {
            const int seat = actor(game.state()).seat;
            if (!app::is_computer(game, seat) && !app::forced_answer(game.state()) && random.one_in(3))
                found.try_emplace({question(game.state()), game.state().round > 4}, game);
            ActionList legal;
            legal_actions(game.state(), legal);
            if (game.act(choose(legal, random))) return;
        }
        found.try_emplace({Question::nothing, true}, std::move(game));
    }
    // Rare questions first: those of the map's beginning and end are asked in every game.
    std::vector<Game> games;
    for (auto& [asked, game] : found) games.push_back(std::move(game));
    for (std::size_t index = 0; index < per_setup; ++index)
        all.push_back(games[index < games.size() ? (index * games.size()) / std::min(per_setup, games.size())
                                                 : random.below(games.size())]);
}

}  // namespace

std::vector<Game> positions() {
    std::vector<Game> all;
    for (int module = 1; module <= 5; ++module)
        for (int players = 1; players <= max_players; ++players) {
            Setup setup;
            setup.players = static_cast<std::uint8_t>(players);
            setup.module = static_cast<std::uint8_t>(module);
            add_positions(setup, all);
        }
    return all;
}

}  // namespace tavern::crawl
