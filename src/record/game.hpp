// A game as it was played: where it began, who sat there, the dealer, and every action; with undo and redo.
#pragma once
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/dealer.hpp"
#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern {

enum class PlayerColor : std::uint8_t { blue, red, green, yellow };

inline constexpr std::size_t max_name_bytes = 40;

/** Who decides for an innkeeper: a person, or one of the computer's five levels, the weakest first. */
enum class Keeper : std::uint8_t { person, novice, homely, steady, shrewd, legend };

struct Innkeeper {
    std::string name;  // UTF-8, at most max_name_bytes, no control characters
    PlayerColor color = PlayerColor::blue;
    Keeper keeper = Keeper::person;
    friend bool operator==(const Innkeeper&, const Innkeeper&) = default;
};

/** Innkeepers without names in the colours of their seats: those that a link leaves out. */
std::vector<Innkeeper> default_innkeepers(const Setup& setup);

/** All that has to be kept of a game. State and log are derived by playing it again. */
struct Record {
    Setup setup;
    std::optional<State> position;      // where it began, when not at the set-up (a position link was opened)
    std::optional<std::uint64_t> seed;  // of the dealer; without one, actions holds every chance outcome as well
    std::vector<Action> actions;        // with a seed: those of players only
    std::vector<Innkeeper> innkeepers;  // one a seat
    friend bool operator==(const Record&, const Record&) = default;
};

/** One action of a player or of chance and what it did. */
struct Step {
    Action action;
    Actor actor;
    std::uint32_t first_effect;  // index into Game::effects()
    std::uint32_t effect_count;
};

class Game {
  public:
    /** A new game by seed (of which seed_limit takes the remainder); chance is dealt up to the first decision of a
     *  player. Without a seed nobody deals: chance outcomes are given to act as well, and count as actions. */
    Game(const Setup& setup, std::optional<std::uint64_t> seed, std::vector<Innkeeper> innkeepers);
    /** Goes on from a position, which must pass check_state, with fresh chance. */
    Game(const State& position, std::optional<std::uint64_t> seed, std::vector<Innkeeper> innkeepers);

    static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    /** Plays a record again up to this many of its actions; the rest can be redone. The error names the set-up, the
     *  position, the innkeeper or the number of the action that is not legal. */
    static Result<Game> load(Record record, std::size_t player_actions = all);

    const State& state() const { return state_; }
    const Record& record() const { return record_; }
    /** All steps up to now, chance included; redone ones are not here. */
    const std::vector<Step>& steps() const { return steps_; }
    const std::vector<Effect>& effects() const { return effects_; }

    /** A player's action; what follows of chance is dealt at once. Drops what could be redone. A refused one changes
     *  nothing. */
    std::optional<Refusal> act(Action action);
    bool can_undo() const { return player_actions_ > 0; }
    bool can_redo() const { return player_actions_ < record_.actions.size(); }
    void undo();
    void redo();
    /** Goes to the position after this many player actions, 0..record().actions.size(). */
    void go_to(std::size_t player_actions);
    std::size_t player_actions() const { return player_actions_; }

  private:
    explicit Game(Record record);
    void restart();
    void deal();
    void step(Action action);

    Record record_;
    State state_;
    Dealer dealer_{0};
    std::size_t player_actions_ = 0;  // of record_.actions, played so far
    std::vector<Step> steps_;
    std::vector<Effect> effects_;
};

}  // namespace tavern
