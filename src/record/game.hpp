// A game with its history: start, players, dealer and every action, with undo and redo.
#pragma once
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/dealer.hpp"
#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern {

enum class PlayerColor : std::uint8_t { blue, red, green, yellow };

inline constexpr std::size_t max_name_bytes = 40;

/** The ids of an enum in the order of its values (names.hpp). */
template <class Enum>
struct Ids;

/** A person, or one of the computer's levels, the weakest first. */
enum class PlayerType : std::uint8_t { person, novice, homely, steady, shrewd, legend };
template <>
struct Ids<PlayerType> {
    static constexpr auto list =
        std::to_array<std::string_view>({"person", "novice", "homely", "steady", "shrewd", "legend"});
};
static_assert(Ids<PlayerType>::list.size() == static_cast<std::size_t>(PlayerType::legend) + 1);
inline constexpr int player_types = static_cast<int>(Ids<PlayerType>::list.size());

struct Innkeeper {
    std::string name;  // UTF-8, at most max_name_bytes, no control characters
    PlayerColor color = PlayerColor::blue;
    PlayerType player_type = PlayerType::person;
    friend bool operator==(const Innkeeper&, const Innkeeper&) = default;
};

/** A seed for a dealer made of any number. */
std::optional<std::uint64_t> seed_from(std::optional<std::uint64_t> number);

/** Persons without names in the colours of their seats; a link leaves them out. */
std::vector<Innkeeper> default_innkeepers(const Setup& setup);

/** Why actions under other components or another revision of the rules cannot be played again here. */
std::optional<Error> fault_of_rules(bool same_components, std::uint64_t revision);

/** Everything that must be stored of a game. Playing it again gives the state and the log. */
struct Record {
    std::variant<Setup, State> start;   // a new game, or a position to go on from
    std::optional<std::uint64_t> seed;  // of the dealer; without one, actions also holds every chance outcome
    std::vector<Action> actions;        // with a seed only those of players
    std::vector<Innkeeper> innkeepers;  // one a seat
    bool hinted = false;                // a hint was asked for in it

    /** Null for a new game. */
    const State* position() const { return std::get_if<State>(&start); }
    const Setup& setup() const { return position() != nullptr ? position()->setup : *std::get_if<Setup>(&start); }
    /** The round of that position; 0 for a new game. */
    int first_round() const { return position() != nullptr ? position()->round : 0; }
    /** The state before the first action. */
    State first_state() const { return position() != nullptr ? *position() : new_game(setup()); }
    friend bool operator==(const Record&, const Record&) = default;
};

/** One action of a player or of chance, and its effects. */
struct Step {
    Action action;
    Actor actor;
    std::uint32_t first_effect;  // index into Game::effects()
    std::uint32_t effect_count;
};

class Game {
  public:
    /** A new game. With a seed (modulo seed_limit) chance is dealt up to the first decision of a player. Without a seed
     *  the caller passes chance outcomes to act as well, and they count as actions. */
    Game(const Setup& setup, std::optional<std::uint64_t> seed, std::vector<Innkeeper> innkeepers);
    /** Goes on from a position, which must pass check_state, with new chance. */
    Game(const State& position, std::optional<std::uint64_t> seed, std::vector<Innkeeper> innkeepers);

    static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    /** Plays this many actions of a record again; the rest can be redone. An error names the set-up, the position, the
     *  innkeeper or the number of the illegal action. */
    static Result<Game> load(Record record, std::size_t player_actions = all);

    const State& state() const { return state_; }
    const Record& record() const { return record_; }
    /** All steps up to now, chance included, without those that were undone. */
    const std::vector<Step>& steps() const { return steps_; }
    const std::vector<Effect>& effects() const { return effects_; }

    /** Applies a player's action and the chance that follows. Drops actions that could be redone. Returns why an
     * illegal action is refused; then nothing changes. */
    std::optional<Refusal> act(Action action);
    bool can_undo() const { return player_actions_ > 0; }
    bool can_redo() const { return player_actions_ < record_.actions.size(); }
    void undo();
    void redo();
    /** Goes to the position after this many player actions, 0..record().actions.size(). */
    void go_to(std::size_t player_actions);
    /** A hint was asked for: the mark stays with the game wherever it goes. */
    void mark_hinted() { record_.hinted = true; }
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

// --- Persons; the computer decides for the other innkeepers ---

constexpr bool is_computer(PlayerType type) {
    return type != PlayerType::person;
}
bool is_computer(const Game& game, int seat);
/** The seat of the first person; empty: there is none. */
std::optional<int> first_person(const Record& record);
int count_persons(const Game& game);
/** The seat of the person to act; empty: the computer or chance acts, or the game is over. */
std::optional<int> person_asked(const Game& game);

}  // namespace tavern
