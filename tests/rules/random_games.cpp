#include "random_games.hpp"

#include <algorithm>

#include "plain_legality.hpp"
#include "record/numbers/random_numbers.hpp"

namespace tavern::random_games {
namespace {

using invariants::Broken;

void demand(bool holds, const char* what) {
    if (!holds) throw Broken(what);
}

}  // namespace

Plan plan_of_game(std::uint64_t number) {
    Plan plan{};
    std::uint64_t rest = number;
    const auto digit = [&](std::uint64_t base) {
        const auto value = static_cast<std::uint8_t>(rest % base);
        rest /= base;
        return value;
    };
    plan.setup.module = static_cast<std::uint8_t>(1 + digit(5));
    plan.setup.players = static_cast<std::uint8_t>(min_players + digit(max_players));
    plan.manner = static_cast<Manner>(digit(3));
    plan.setup.edition = static_cast<Edition>(digit(2));
    plan.setup.planning = static_cast<Planning>(digit(2));
    plan.setup.start_player = static_cast<std::uint8_t>(rest % plan.setup.players);
    plan.seed = number;
    return plan;
}

std::string describe(const Plan& plan) {
    return "random game " + std::to_string(plan.seed) + " (" + std::to_string(plan.setup.players) +
           " players, module " + std::to_string(plan.setup.module) + ")";
}

int most_decisions(const Setup& setup) {
    // The most questions to a player in one round, section by section:
    constexpr int evening = 1;                     // one bonus
    constexpr int guests = 1;                      // keep them; restarts are counted below
    constexpr int draft = components::white_dice;  // one die each time
    constexpr int dice = components::white_dice + components::own_dice;
    constexpr int on_dice = dice + dice + max_moves;              // each placed once, removed once, and the moves
    constexpr int cards = components::tavern_kinds + 1;           // one purchase of each kind, one guest
    constexpr int staff = 1 + components::tavern_cards_per_type;  // barbacks together, every bard once
    constexpr int endings = 3;                                    // ready, end of turn, closing time
    // A player walks at most 42 reputation steps by plan (7 dice of 6), 16 by bards, 4 by a guest and 6 by the guest
    // book: seven times past each special space, with at most two answers each; the other answers are to one guest, the
    // monastery and the dancer.
    constexpr int schnapps = 6 + 2 * 7 + 2;  // stored and from the round track, from reputation, others
    constexpr int answers = 2 * 2 * 7 + 3 + schnapps / 2;
    constexpr int round = evening + guests + draft + on_dice + cards + staff + endings + schnapps + answers;
    // Limited in the whole game: restarts or steps of counter guests, upgrades, the start card.
    constexpr int once = components::counter_guests_per_player + components::tile_kinds + 3;
    return setup.players * (components::rounds * round + once) + components::nobles;
}

namespace {

bool ends_something(ActionKind kind) {
    return kind == ActionKind::ready || kind == ActionKind::end_turn || kind == ActionKind::close ||
           kind == ActionKind::decline || kind == ActionKind::keep_guests || kind == ActionKind::start_over ||
           kind == ActionKind::turn_die;
}

bool changes_the_tavern(ActionKind kind) {
    return kind == ActionKind::upgrade || kind == ActionKind::buy || kind == ActionKind::recruit ||
           kind == ActionKind::recruit_nobles || kind == ActionKind::entertain || kind == ActionKind::bard;
}

Action choose(const ActionList& legal, Manner manner, RandomNumbers& luck) {
    const Action any = legal[luck.below(legal.size())];
    if (manner == Manner::careless || luck.one_in(16)) return any;
    // A busy player does not end the turn while something is left to do, and prefers upgrades.
    Action best = any;
    for (int attempt = 0; attempt < 6; ++attempt) {
        const Action other = legal[luck.below(legal.size())];
        if (changes_the_tavern(other.kind())) return other;
        if (ends_something(best.kind())) best = other;
    }
    return best;
}

/** Section 4 C and A: the number of the player's dice to roll now. */
int own_dice_to_roll(const State& state, const Player& player) {
    if (state.phase == Phase::evening) return 1;
    const int servers = player.staff_of(Card::server) + (player.has_upgraded(Tile::server) ? 1 : 0);
    return std::min(servers, components::own_dice - player.own.total());
}

int outcomes_of_roll(int dice) {
    constexpr std::array<int, 5> multisets{1, 6, 21, 56, 126};
    return multisets.at(static_cast<std::size_t>(dice));
}

bool all_rolls_of(const ActionList& legal, int dice) {
    return std::all_of(legal.begin(), legal.end(), [dice](Action action) {
        if (action.kind() != ActionKind::roll || action.rolled().size() != dice) return false;
        for (int index = 0; index < dice; ++index) {
            const Face face = action.rolled().at(index);
            if (face < 1 || face > faces || (index > 0 && face < action.rolled().at(index - 1))) return false;
        }
        return true;
    });
}

bool are_the_kinds_of(const ActionList& legal, ActionKind kind, const CardCounts& cards) {
    int kinds = 0;
    for (int card = 0; card < components::card_kinds; ++card) {
        if (cards[static_cast<Card>(card)] == 0) continue;
        ++kinds;
        if (legal.rank(Action(kind, static_cast<unsigned>(card))) < 0) return false;
    }
    return kinds == legal.size();
}

/** Chance lists exactly the possible outcomes. */
void check_chance(const State& state, const Player& player, const ActionList& legal) {
    switch (question(state)) {
        case Question::show_start_cards: return demand(legal.size() == 35, "three of seven start cards: 35 ways");
        case Question::open_guest:
            return demand(are_the_kinds_of(legal, ActionKind::open_guest, state.guest_deck),
                          "the guests that can come are those of the guest deck");
        case Question::draw_card:
            return demand(player.known_count == 0 && are_the_kinds_of(legal, ActionKind::draw_card, player.bag),
                          "the cards that can come are those of the unknown part of the deck");
        case Question::roll_own: {
            const int dice = own_dice_to_roll(state, player);
            return demand(dice > 0 && legal.size() == outcomes_of_roll(dice) && all_rolls_of(legal, dice),
                          "the rolls of own dice");
        }
        case Question::roll_coaster:
            return demand(
                legal.size() == outcomes_of_roll(components::white_dice) && all_rolls_of(legal, components::white_dice),
                "the rolls of four white dice");
        default: demand(false, "chance has no answer to its question");
    }
}

/** An action as from a broken program: a real kind with operands near real ones, or garbage. */
Action some_action(RandomNumbers& luck) {
    if (luck.one_in(8)) return Action::from_bits(static_cast<std::uint32_t>(luck.next()));
    const auto kind = static_cast<ActionKind>(luck.below(action_kinds + 1));
    const auto operand = [&](int limit) { return static_cast<unsigned>(luck.below(limit)); };
    switch (kind) {
        case ActionKind::place:
        case ActionKind::serve:
        case ActionKind::move: return Action(kind, operand(8), operand(14), operand(14));
        case ActionKind::roll: return Action(kind, 0, operand(256), operand(256));
        default: return Action(kind, operand(46), operand(7), luck.one_in(2) ? 0 : operand(7));
    }
}

void check_refusals(const State& state, const ActionList& legal, RandomNumbers& luck) {
    // Checking every listed action in every state would make the games five times as long, so a few are checked.
    for (int sample = 0; sample < 2; ++sample)
        demand(!refusal(state, legal[luck.below(legal.size())]), "a listed action is refused");
    for (int sample = 0; sample < 2; ++sample) {
        const Action action = some_action(luck);
        if (legal.rank(action) >= 0) continue;
        State touched = state;
        Effects effects;
        demand(apply(touched, action, effects).has_value(), "an action that is not listed is accepted");
        demand(touched == state && effects.size() == 0, "a refused action changed something");
    }
}

class RandomGame {
  public:
    RandomGame(const Plan& plan, Extremes& extremes)
        : plan_(plan), extremes_(extremes), luck_(plan.seed), state_(new_game(plan.setup)) {}

    void play() {
        while (actor(state_).kind != ActorKind::nobody) step();
        legal_actions(state_, legal_);
        demand(legal_.empty() && state_.phase == Phase::over && state_.round == components::rounds,
               "a game that is over offers nothing and had eight rounds");
        demand(winners(state_).size() > 0, "somebody wins");
        extremes_.decisions = std::max(extremes_.decisions, decisions_);
        ++extremes_.games;
    }

  private:
    void step() {
        if (plan_.manner == Manner::rich) give_riches();
        check_state();
        const Actor who = actor(state_);
        if (who.kind == ActorKind::player)
            demand(++decisions_ <= most_decisions(plan_.setup), "the game has more decisions than any can have");
        const Action action =
            who.kind == ActorKind::chance ? legal_[luck_.below(legal_.size())] : choose(legal_, plan_.manner, luck_);
        before_ = state_;
        effects_.clear();
        apply_legal(state_, action, effects_);
        invariants::check_step(before_, state_, effects_);
        invariants::count_removed(effects_, removed_);
        extremes_.effects = std::max(extremes_.effects, effects_.size());
    }

    void check_state() {
        invariants::check_position(state_, removed_);
        legal_actions(state_, legal_);
        demand(!legal_.empty(), "a dead end");
        demand(legal_.size() < ActionList::capacity, "the legal list reaches its capacity");
        demand(std::adjacent_find(legal_.begin(), legal_.end(), std::greater_equal<>()) == legal_.end(),
               "the legal list is not sorted or holds doubles");
        const Actor who = actor(state_);
        if (who.kind == ActorKind::chance) check_chance(state_, state_.players[who.seat], legal_);
        check_refusals(state_, legal_, luck_);
        if (luck_.one_in(64)) plain_legality::check(state_, legal_);
        extremes_.legal = std::max(extremes_.legal, legal_.size());
        extremes_.tasks = std::max<int>(extremes_.tasks, state_.task_count);
        for (const Player& player : state_.players) extremes_.tables = std::max<int>(extremes_.tables, player.seated);
        ++extremes_.states;
    }

    /** Rich games reach sold-out supplies, full books and thick decks within eight rounds. */
    void give_riches() {
        const int turn = state_.round * max_players + state_.turn;
        if (question(state_) != Question::serve || turn == last_gift_) return;
        last_gift_ = turn;
        Player& player = state_.players[actor(state_).seat];
        player.thalers = static_cast<std::uint8_t>(player.thalers + luck_.below(60));
        player.beer = static_cast<std::uint8_t>(player.beer + luck_.below(60));
    }

    const Plan& plan_;
    Extremes& extremes_;
    RandomNumbers luck_;
    State state_;
    State before_;
    ActionList legal_;
    Effects effects_;
    invariants::Tally removed_{};
    int decisions_ = 0;
    int last_gift_ = -1;
};

}  // namespace

void play(const Plan& plan, Extremes& extremes) {
    RandomGame(plan, extremes).play();
}

}  // namespace tavern::random_games
