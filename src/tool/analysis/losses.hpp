// The cost of decisions: points lost against the best of many play-outs of each candidate.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/players.hpp"
#include "rules/rules.hpp"
#include "tool/arena/statistics.hpp"

namespace tavern {

/** Kinds of question to a player. */
enum class DecisionKind : std::uint8_t { draft, planning, serving, other };
inline constexpr std::size_t decision_kinds = 4;
inline constexpr std::array<std::string_view, decision_kinds> decision_names{"draft", "planning", "serving", "other"};

DecisionKind kind_of(const State& state);

/** Set-ups in turn: after each the next module and number of players. */
Setup setup_of(std::uint64_t number);

/** How play goes on in games and play-outs. */
class Policy {
  public:
    /** The learned evaluation with a narrow search and without noise: nearly as good as a strong level, and fast. In
     * play-outs the legend plays the evening at hand once its dice lie, because a hasty turn would cost more than most
     * answers, and the same in every play-out. */
    Policy() = default;
    explicit Policy(ComputerPlayer player) : player_(player) {}
    bool is_narrow() const { return !player_; }
    std::vector<Action> decide(const State& state, std::uint64_t seed) const;

  private:
    std::optional<ComputerPlayer> player_;
};

/** A decision of a game with more than one answer. */
struct Decision {
    std::optional<State> state;               // empty: the game asked none of this kind
    std::array<int, decision_kinds> asked{};  // how often the game has asked each kind of question with two answers
};

/** A decision of this kind of the game of the seed, from this round on, each as likely as the others. */
Decision decision_of(const Setup& setup, DecisionKind kind, const Policy& policy, std::uint64_t seed,
                     int first_round = 0);

/** The answers that good players may give: every one, or those that begin the best plans of the turn. */
std::vector<std::vector<Action>> candidates_of(const State& state, std::size_t plans);

/** Play-outs of each answer, at most and until the standard error of a loss is small enough, in points. */
struct Effort {
    int most = 0;
    double error = 0;
};

/**
 * The mean loss of the chosen answers, in points ahead of the others' mean, by play-outs to the end of the game with
 * the same chance for all. After each doubling of the play-outs the worse half of the other answers is dropped. The
 * half of the play-outs that says which answer is best never measures its lead, so that no loss is overstated; with few
 * play-outs it is understated, and may be below 0.
 */
std::vector<Mean> losses_of(const State& state, const std::vector<std::vector<Action>>& answers,
                            const std::vector<std::size_t>& chosen, const Policy& policy, const Effort& effort,
                            std::uint64_t seed);

/** The mean loss of an answer against a better one, likewise. */
Mean loss_against(const State& state, const std::vector<Action>& played, const std::vector<Action>& better,
                  const Policy& policy, const Effort& effort, std::uint64_t seed);

/** Over all kinds, each as often as games ask it: the mean and its standard error. A kind that no decision was found of
 * counts nothing. */
std::pair<double, double> weighted(const std::array<Mean, decision_kinds>& of_kind,
                                   const std::array<long, decision_kinds>& asked);

}  // namespace tavern
