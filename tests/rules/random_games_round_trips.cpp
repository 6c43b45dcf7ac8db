#include "random_games_round_trips.hpp"

#include "record/link.hpp"
#include "record/position.hpp"
#include "record/record_json.hpp"
#include "rules/check_state.hpp"

namespace tavern::random_games {
namespace {

using invariants::Broken;

void demand(bool holds, const char* what) {
    if (!holds) throw Broken(what);
}

}  // namespace

void check_position_round_trips(const State& state, const std::vector<Innkeeper>& innkeepers) {
    demand(!check_state(state), "a position of a real game is called impossible");
    const Result<Json> json = Json::read(json_of(state).write());
    demand(static_cast<bool>(json), "the JSON of a position cannot be read");
    const Result<State> read = state_from(*json, "");
    demand(static_cast<bool>(read), "the position is not taken back from JSON");
    demand(*read == state, "a position changes on its way through JSON");
    const Result<Game> opened = open_link(position_link(state, innkeepers), 1);
    demand(static_cast<bool>(opened), "the link of a position cannot be opened");
    // Chance goes on at once behind a link, so that only what a player is asked can be compared with the game.
    const State& start = opened->record().position.value();
    demand(start == state, "a position changes on its way through a link");
}

void check_record_round_trips(Game& game) {
    const State state = game.state();
    const std::size_t played = game.player_actions();
    const Result<Json> json = Json::read(json_of(game).write());
    demand(static_cast<bool>(json), "the JSON of a record cannot be read");
    const Result<Opened> from_json = open_json(*json, 1);
    demand(static_cast<bool>(from_json), "the record is not taken back from JSON");
    demand(!from_json->fell_back && from_json->game.state() == state && from_json->game.record() == game.record(),
           "a record changes on its way through JSON");
    if (const std::optional<std::string> link = replay_link(game)) {
        const Result<Game> opened = open_link(*link, 1);
        demand(static_cast<bool>(opened), "the replay link cannot be opened");
        demand(opened->state() == state && opened->record() == game.record(),
               "a game changes on its way through a link");
    }
    game.go_to(0);
    demand(game.state() == Game(game.record().setup, game.record().seed, game.record().innkeepers).state(),
           "undoing everything does not lead to the start");
    game.go_to(played);
    demand(game.state() == state, "redoing everything does not lead back");
}

/** Plays by way of a Game, undoing now and then. */
void play_record(const Plan& plan, bool check_every_state) {
    Luck luck(plan.seed);
    Game game(plan.setup, plan.seed, default_innkeepers(plan.setup));
    ActionList legal;
    while (actor(game.state()).kind == ActorKind::player) {
        if (check_every_state) check_record_round_trips(game);
        legal_actions(game.state(), legal);
        const State before = game.state();
        const Action action = legal[luck.below(legal.size())];
        demand(!game.act(action), "a legal action is refused");
        if (luck.one_in(100)) {
            const State after = game.state();
            game.undo();
            demand(game.state() == before, "undo does not lead back");
            game.redo();
            demand(game.state() == after, "redo does not lead on");
        }
    }
    demand(game.state().phase == Phase::over, "the game stops before its end");
    check_record_round_trips(game);
}

}  // namespace tavern::random_games
