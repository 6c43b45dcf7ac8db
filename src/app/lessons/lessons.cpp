#include "app/lessons/lessons.hpp"

#include <algorithm>

#include "app/turns.hpp"

namespace tavern::app {
namespace {

// The seed of the lesson that begins with a new game; any other would do.
constexpr std::uint64_t lesson_seed = 11;

/** Takes a card out of the player's deck if it is there, else from its supply. */
void take(State& state, Card card) {
    CardCounts& bag = state.players[0].bag;
    if (bag[card] > 0)
        bag.remove(card);
    else if (is_tavern_card(card))
        --state.stock[index_of(card)];
    else if (card == Card::guest_3)
        --state.guest_stack;
    else
        state.guest_deck.remove(card);
}

void lay_cards(State& state, const ui::LessonStart& start) {
    Player& player = state.players[0];
    for (const Card card : start.staff) {
        if (card == no_card) break;
        take(state, card);
        ++player.staff[index_of(card)];
    }
    const auto seat = [&](Card card) {
        take(state, card);
        player.seats[player.seated++].guest = card;
    };
    for (const Card card : start.tables) seat(card);
    if (start.fourth != no_card) seat(start.fourth);
    player.tables = player.seated;
    for (auto card = start.deck.rbegin(); card != start.deck.rend(); ++card) {
        if (*card == no_card) continue;
        take(state, *card);
        player.known[player.known_count++] = *card;
    }
}

/** Fills the places behind the stack, with the guests named or any others. */
void fill_row(State& state, const ui::LessonStart& start) {
    const bool signed_guests = has_guest_book(state.setup);
    for (std::size_t place = 1; place < state.row.size(); ++place) {
        const Card named = start.row[place - 1];
        const Card guest = named != no_card ? named : state.guest_deck.at(0);
        state.guest_deck.remove(guest);
        state.row[place] = {guest, signed_guests};
        if (signed_guests) --state.signatures;
    }
}

/** The first side of each entertainer that has come. */
void keep_sides(Player& player, std::size_t rounds) {
    for (std::size_t round = 0; round < rounds; ++round) {
        const Bonus& bonus = components::winter_track[round].options[0];
        if (bonus.kind == BonusKind::entertainer)
            player.sides[bonus.amount] = static_cast<std::uint8_t>(2 * bonus.amount + 1);
    }
}

State position_of(const ui::LessonStart& start) {
    Setup setup;
    setup.players = 1;
    setup.module = start.module;
    State state = new_game(setup);
    state.task_count = 0;
    state.tasks = {};
    state.round = start.round;
    state.phase = start.redraws ? Phase::guests : Phase::planning;
    if (start.redraws) state.tasks[state.task_count++] = {TaskKind::maybe_start_over};
    lay_cards(state, start);
    fill_row(state, start);
    Player& player = state.players[0];
    for (const Face face : start.dice)
        if (face > 0) player.white.add(face);
    player.dishwashers = player.staff[index_of(Card::dishwasher)];
    player.beer = start.beer;
    player.schnapps = start.schnapps;
    state.schnapps = static_cast<std::uint8_t>(state.schnapps - start.schnapps);
    player.monastery = start.monastery;
    player.counter_guests = 1;  // from the first evening
    if (has_start_cards(setup)) {
        player.start_card = 1;
        state.start_cards_shown = 0b1110;
    }
    if (has_schnapps(setup)) keep_sides(player, start.round);
    return state;
}

}  // namespace

Game lesson_game(int lesson) {
    const ui::LessonStart& start = ui::lesson(lesson).start;
    if (start.round == 0) {
        std::vector<Innkeeper> innkeepers = default_innkeepers({});
        innkeepers[1].player_type = PlayerType::novice;
        Game game(Setup{}, lesson_seed, std::move(innkeepers));
        answer_neighbours(game);
        return game;
    }
    const State state = position_of(start);
    Game game(state, lesson_seed, default_innkeepers(state.setup));
    for (const Action action : start.before)
        if (!ui::is_empty(action)) static_cast<void>(game.act(action));
    return game;
}

void narrow(ActionList& legal, const ui::LessonStep& step) {
    ActionList offered;
    for (const Action action : legal) {
        const bool named = std::find(step.actions.begin(), step.actions.end(), action) != step.actions.end();
        if (named || (ui::offers_any(step) && action.kind() == step.any)) offered.push(action);
    }
    legal = offered;
}

bool finishes(const ui::LessonStep& step, const ActionList& legal) {
    return !step.all || legal.empty();
}

void answer_neighbours(Game& game) {
    answer_forced(game);
    while (actor(game.state()).kind == ActorKind::player && actor(game.state()).seat != 0) {
        ActionList legal;
        legal_actions(game.state(), legal);
        Action least = legal[0];
        for (const ActionKind kind : {ActionKind::ready, ActionKind::end_turn})
            if (legal.rank(Action(kind)) >= 0) least = Action(kind);
        if (game.act(least)) return;
        answer_forced(game);
    }
}

}  // namespace tavern::app
