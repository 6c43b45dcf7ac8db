#include "ai/draft.hpp"

#include <algorithm>
#include <map>

#include "record/numbers/sort_by.hpp"

namespace tavern {
namespace {

using Values = std::array<Value, max_players>;

/** A search of near picks with three and four players ends with a round of the coasters, so that it compares hands of
 * equal size. */
constexpr int near_rounds = 2;

/** The search through the coming picks: exact for two players; with three and four, each player maximises their own
 * lead. */
class Draft {
  public:
    Draft(const State& state, const Evaluation& evaluation, SearchLimits limits, DraftView view, TurnSearch& search)
        : state_(state),
          evaluation_(evaluation),
          limits_(limits),
          view_(view),
          search_(search),
          players_(state.setup.players) {
        end_ = players_ * (1 + components::white_dice);
        if (players_ > 2 && view == DraftView::near_picks)
            end_ = std::min(end_, (state.turn / players_ + near_rounds) * players_);
        for (int seat = 0; seat < players_; ++seat) {
            coasters_[at(seat)] = state.players[at(seat)].coaster;
            hands_[at(seat)] = state.players[at(seat)].white;
        }
    }

    std::vector<DraftChoice> choices() {
        const int seat = actor(state_).seat;
        std::vector<DraftChoice> choices;
        for_each_face(coasters_[at(seat)], [&](Face face) {
            DraftChoice choice{face};
            if (view_ == DraftView::own_dice) {
                Dice hand = hands_[at(seat)];
                hand.add(face);
                choice.value = choice.lead = worth_of(seat, hand);
            } else {
                const Values values = after_taking(state_.turn, seat, face);
                choice.value = values[at(seat)];
                choice.next = values[at((seat + 1) % players_)];
                choice.lead = lead(values, seat);
            }
            choices.push_back(choice);
        });
        sort_by(choices, [](const DraftChoice& choice) { return -choice.lead; });
        return choices;
    }

  private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    Value lead(const Values& values, int seat) const {
        Value others = 0;
        for (int other = 0; other < players_; ++other)
            if (other != seat) others += values[at(other)];
        return values[at(seat)] - others / (players_ - 1);
    }

    Values after_taking(int turn, int seat, Face face) {
        coasters_[at(seat)].remove(face);
        hands_[at(seat)].add(face);
        const Values values = from(turn + 1);
        hands_[at(seat)].remove(face);
        coasters_[at(seat)].add(face);
        return values;
    }

    /** The values of the hands if all players pick the best die from this step on. */
    Values from(int turn) {
        if (turn == end_) {
            Values values{};
            for (int seat = 0; seat < players_; ++seat) values[at(seat)] = worth_of(seat, hands_[at(seat)]);
            return values;
        }
        const bool passing = turn % players_ == 0;
        if (passing) std::rotate(coasters_.begin(), coasters_.begin() + players_ - 1, coasters_.begin() + players_);
        const int seat = seat_in_turn(state_, turn % players_);
        Values best{};
        bool first = true;
        const Dice coaster = coasters_[at(seat)];
        for_each_face(coaster, [&](Face face) {
            const Values values = after_taking(turn, seat, face);
            if (first || lead(values, seat) > lead(best, seat)) best = values;
            first = false;
        });
        if (passing) std::rotate(coasters_.begin(), coasters_.begin() + 1, coasters_.begin() + players_);
        return best;
    }

    /** There are few sets of dice, so each is planned only once. */
    Value worth_of(int seat, Dice hand) {
        std::uint32_t key = 0;
        for (Face face = 1; face <= faces; ++face) key = key << 4U | static_cast<std::uint32_t>(hand.count(face));
        const auto [place, fresh] = tables_[at(seat)].try_emplace(key, 0);
        if (fresh) {
            const State alone = alone_at_planning(state_, seat, hand);
            place->second = search_.plan(alone, evaluation_, limits_).best.front().value;
        }
        return place->second;
    }

    const State& state_;
    const Evaluation& evaluation_;
    SearchLimits limits_;
    DraftView view_;
    TurnSearch& search_;
    int players_;
    int end_;  // the step of the draft where the search stops
    std::array<Dice, max_players> coasters_{};
    std::array<Dice, max_players> hands_{};
    std::array<std::map<std::uint32_t, Value>, max_players> tables_;
};

}  // namespace

std::vector<DraftChoice> draft(const State& state, const Evaluation& evaluation, SearchLimits limits, DraftView view,
                               TurnSearch& search) {
    return Draft(state, evaluation, limits, view, search).choices();
}

}  // namespace tavern
