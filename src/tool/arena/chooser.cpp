#include "tool/arena/chooser.hpp"

#include <algorithm>

#include "ai/simple_players.hpp"
#include "record/notation.hpp"
#include "tool/arena/former_legend.hpp"

namespace tavern {

Result<Action> Chooser::choose(const State& state, const ActionList& legal, RandomNumbers& numbers) {
    if (player_ == ComputerPlayer::random) return legal[numbers.below(legal.size())];
    if (player_ == ComputerPlayer::greedy) return greedy_action(state, legal);
    if (next_ == planned_.size()) {
        planned_ = decide_in_arena(player_, state, seed_);
        next_ = 0;
        if (planned_.empty()) return {Fault::illegal_action, std::string(name_of(player_)) + " proposes nothing"};
    }
    const Action action = planned_[next_++];
    if (std::find(legal.begin(), legal.end(), action) == legal.end())
        return {Fault::illegal_action,
                std::string(name_of(player_)) + " proposes " + text_of(action) + ", which is not legal"};
    return action;
}

}  // namespace tavern
