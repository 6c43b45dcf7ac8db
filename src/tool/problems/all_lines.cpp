#include "tool/problems/all_lines.hpp"

#include <algorithm>
#include <unordered_set>

#include "record/link/state_fields.hpp"
#include "record/numbers/hash.hpp"

namespace tavern::problems {
namespace {

/** A visitor of the fields of a position that makes one number of them. */
class FieldHash {
  public:
    std::uint64_t value() const { return mixed(hash_); }

    template <class Number>
    void number(std::string_view, const Number& number, int, int) {
        add(static_cast<std::uint64_t>(number));
    }
    void flag(std::string_view, bool flag) { add(flag ? 1 : 0); }
    void guest(std::string_view, Card card) { add(index_of(card)); }
    void cards(std::string_view, const std::array<Card, max_own_cards>& cards, std::uint8_t count) {
        for (std::size_t index = 0; index < count; ++index) add(index_of(cards[index]));
        add(count);
    }
    void counts(std::string_view, const CardCounts&) {}  // no action of the turn changes them
    template <class Numbers>
    void kinds(std::string_view, const Numbers& numbers) {
        for (const std::uint8_t number : numbers) add(number);
    }
    void dice(std::string_view, Dice dice) {
        for (Face face = 1; face <= faces; ++face) add(static_cast<std::uint64_t>(dice.count(face)));
    }
    void die(std::string_view, SpaceDie die) {
        add(die.free() ? 0 : 1U + die.face() * 4U + (die.own() ? 2U : 0U) + (die.used() ? 1U : 0U));
    }
    void tiles(std::string_view, TileSet tiles) { add(tiles); }
    void tavern_cards(std::string_view, std::uint8_t cards) { add(cards); }
    template <class Numbers>
    void numbers(std::string_view, const Numbers& numbers, int) {
        for (const std::uint8_t number : numbers) add(number);
    }
    template <class Visit>
    void list(std::string_view, std::size_t size, std::size_t, Visit visit) {
        for (std::size_t index = 0; index < size; ++index) visit(*this, index);
    }
    void add(std::uint64_t part) { hash_ = hash_with(hash_, part); }

  private:
    std::uint64_t hash_ = 0;
};

class AllLines {
  public:
    AllLines(const Measure& measure, std::size_t seat, std::size_t most)
        : measure_(measure), seat_(seat), most_(most), best_(measure.worth(measure.start())) {}

    void try_from(const State& state) {
        if (gave_up() || !seen_.insert(key_of_turn(state)).second) return;
        ActionList legal;
        legal_actions(state, legal);
        if (question(state) == Question::serve) best_ = std::max(best_, measure_.worth(state));
        for (const Action action : legal) {
            if (action.kind() == ActionKind::end_turn) continue;
            State after = state;
            effects_.clear();
            apply_legal(after, action, effects_);
            after.players[seat_].moves = 0;
            try_from(after);
            // The guest that fills the row cannot come in this turn.
            if (actor(state).kind == ActorKind::chance) return;
        }
    }
    bool gave_up() const { return seen_.size() > most_; }
    Value best() const { return best_; }

  private:
    /** Everything that the turn can change; cards gained in another order are the same. */
    std::uint64_t key_of_turn(const State& state) const {
        FieldHash hash;
        Player player = state.players[seat_];
        std::sort(player.known.begin(), player.known.begin() + player.known_count,
                  [](Card one, Card other) { return index_of(one) < index_of(other); });
        visit_player(hash, player);
        hash.add(static_cast<std::uint64_t>(question(state)) << 8U | static_cast<std::uint64_t>(state.phase));
        for (std::size_t index = 0; index < state.task_count; ++index)
            hash.add(static_cast<std::uint64_t>(state.tasks[index].kind) << 8U | state.tasks[index].amount);
        for (const std::uint8_t cards : state.stock) hash.add(cards);
        for (const std::uint8_t supply : {state.nobles, state.schnapps, state.signatures, state.guest_stack})
            hash.add(supply);
        return hash.value();
    }

    const Measure& measure_;
    std::size_t seat_;
    std::size_t most_;
    Value best_;
    Effects effects_;
    std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

std::optional<Value> best_of_all_lines(const Problem& problem, std::size_t most_positions) {
    const Measure measure(problem);
    AllLines all(measure, actor(problem.state).seat, most_positions);
    all.try_from(measure.start());
    if (all.gave_up()) return std::nullopt;
    return all.best();
}

}  // namespace tavern::problems
