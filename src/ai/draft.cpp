#include "ai/draft.hpp"

#include <algorithm>
#include <map>

#include "record/sort_by.hpp"

namespace tavern {
namespace {

using Worths = std::array<Worth, max_players>;

/** With three and four the picks of two rounds of the coasters are thought of; hands of equal size compare. */
constexpr int rounds_ahead = 2;

/** Everybody's picks to come. The search is exact for two; three and four each look to their own lead. */
class Draft {
  public:
    Draft(const State& state, const Judgement& judgement, PlanLimits limits, TurnPlanner& planner)
        : state_(state), judgement_(judgement), limits_(limits), planner_(planner), players_(state.setup.players) {
        end_ = players_ * (1 + components::white_dice);
        if (players_ > 2) end_ = std::min(end_, (state.turn / players_ + rounds_ahead) * players_);
        for (int seat = 0; seat < players_; ++seat) {
            coasters_[at(seat)] = state.players[at(seat)].coaster;
            hands_[at(seat)] = state.players[at(seat)].white;
        }
    }

    std::vector<DraftChoice> choices(DraftView view) {
        const int seat = actor(state_).seat;
        std::vector<DraftChoice> choices;
        for_each_face(coasters_[at(seat)], [&](Face face) {
            DraftChoice choice{face, 0, 0};
            if (view == DraftView::own_dice) {
                Dice hand = hands_[at(seat)];
                hand.add(face);
                choice.worth = choice.against = worth_of(seat, hand);
            } else {
                const Worths worths = after_taking(state_.turn, seat, face);
                choice.worth = worths[at(seat)];
                choice.against = lead(worths, seat);
            }
            choices.push_back(choice);
        });
        sort_by(choices, [](const DraftChoice& choice) { return -choice.against; });
        return choices;
    }

  private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    Worth lead(const Worths& worths, int seat) const {
        if (players_ == 1) return worths[0];
        Worth others = 0;
        for (int other = 0; other < players_; ++other)
            if (other != seat) others += worths[at(other)];
        return worths[at(seat)] - others / (players_ - 1);
    }

    Worths after_taking(int turn, int seat, Face face) {
        coasters_[at(seat)].remove(face);
        hands_[at(seat)].add(face);
        const Worths worths = from(turn + 1);
        hands_[at(seat)].remove(face);
        coasters_[at(seat)].add(face);
        return worths;
    }

    /** What the hands come to when everybody picks the best from this step of the draft on. */
    Worths from(int turn) {
        if (turn == end_) {
            Worths worths{};
            for (int seat = 0; seat < players_; ++seat) worths[at(seat)] = worth_of(seat, hands_[at(seat)]);
            return worths;
        }
        const bool passing = turn % players_ == 0;
        if (passing) std::rotate(coasters_.begin(), coasters_.begin() + players_ - 1, coasters_.begin() + players_);
        const int seat = seat_in_turn(state_, turn % players_);
        Worths best{};
        bool first = true;
        const Dice coaster = coasters_[at(seat)];
        for_each_face(coaster, [&](Face face) {
            const Worths worths = after_taking(turn, seat, face);
            if (first || lead(worths, seat) > lead(best, seat)) best = worths;
            first = false;
        });
        if (passing) std::rotate(coasters_.begin(), coasters_.begin() + 1, coasters_.begin() + players_);
        return best;
    }

    /** The sets of dice are few: each is planned once. */
    Worth worth_of(int seat, Dice hand) {
        std::uint32_t key = 0;
        for (Face face = 1; face <= faces; ++face) key = key << 4U | static_cast<std::uint32_t>(hand.count(face));
        const auto [place, fresh] = tables_[at(seat)].try_emplace(key, 0);
        if (fresh) {
            const State alone = alone_at_planning(state_, seat, hand);
            place->second = planner_.plan(alone, judgement_, limits_).best.front().worth;
        }
        return place->second;
    }

    const State& state_;
    const Judgement& judgement_;
    PlanLimits limits_;
    TurnPlanner& planner_;
    int players_;
    int end_;  // the step of the draft where the search stops
    std::array<Dice, max_players> coasters_{};
    std::array<Dice, max_players> hands_{};
    std::array<std::map<std::uint32_t, Worth>, max_players> tables_;
};

}  // namespace

std::vector<DraftChoice> draft(const State& state, const Judgement& judgement, PlanLimits limits, DraftView view,
                               TurnPlanner& planner) {
    return Draft(state, judgement, limits, planner).choices(view);
}

}  // namespace tavern
