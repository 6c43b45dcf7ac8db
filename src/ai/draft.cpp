#include "ai/draft.hpp"

#include <algorithm>
#include <map>

#include "ai/turn/start_of_turn.hpp"
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
    using Key = std::uint32_t;  // of a hand

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
                choice.lead = lead(values, seat);
            }
            choices.push_back(choice);
        });
        sort_by(choices, [](const DraftChoice& choice) { return -choice.lead; });
        return choices;
    }

    /** Narrows the beam if all hands together would take more than this work, as some of each player's tell. */
    void narrow_to(std::int64_t most_work) {
        constexpr int samples = 3;  // far apart in the order of the hands, so that they differ
        std::int64_t work = 0;
        for (int seat = 0; seat < players_; ++seat) {
            const std::map<Key, Dice> hands = hands_of(seat);
            const int number = static_cast<int>(hands.size());
            const std::int64_t before = search_.work();
            for (int sample = 0; sample < samples; ++sample)
                worth_of(seat, std::next(hands.begin(), number * (2 * sample + 1) / (2 * samples))->second);
            work += (search_.work() - before) * number / std::min(number, samples);
        }
        if (work <= most_work) return;
        limits_.beam_width = std::max(1, static_cast<int>(limits_.beam_width * most_work / work));
        for (auto& values : values_) values.clear();
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

    static Key key_of(Dice hand) {
        Key key = 0;
        for (Face face = 1; face <= faces; ++face) key = key << 4U | static_cast<Key>(hand.count(face));
        return key;
    }

    /** There are few sets of dice, so each is planned only once. */
    Value worth_of(int seat, Dice hand) {
        const auto [place, fresh] = values_[at(seat)].try_emplace(key_of(hand), 0);
        if (fresh) {
            const State alone = alone_at_planning(state_, seat, hand);
            place->second = search_.plan(alone, evaluation_, limits_).best.front().value;
        }
        return place->second;
    }

    /** The hands that a player would have after taking any die from each coaster that comes by. */
    std::map<Key, Dice> hands_of(int seat) const {
        const Player& player = state_.players[at(seat)];
        const int picks = player.coaster.total();
        const bool has_picked = picks < state_.players[at(actor(state_).seat)].coaster.total();
        std::map<Key, Dice> hands{{key_of(player.white), player.white}};
        for (int pick = 0; pick < picks; ++pick) {
            const int from = (seat + 2 * players_ - pick - has_picked) % players_;
            std::map<Key, Dice> larger;
            for (const auto& entry : hands)
                for_each_face(state_.players[at(from)].coaster, [&](Face face) {
                    Dice hand = entry.second;
                    hand.add(face);
                    larger.emplace(key_of(hand), hand);
                });
            hands = std::move(larger);
        }
        return hands;
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
    std::array<std::map<Key, Value>, max_players> values_;
};

}  // namespace

std::vector<DraftChoice> draft(const State& state, const Evaluation& evaluation, SearchLimits limits, DraftView view,
                               TurnSearch& search, std::optional<std::int64_t> most_work) {
    Draft draft(state, evaluation, limits, view, search);
    if (most_work) draft.narrow_to(*most_work);
    return draft.choices();
}

}  // namespace tavern
