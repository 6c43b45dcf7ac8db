// Points by source. Section 9.
#include "rules/change.hpp"

namespace tavern {
namespace {

void count_cards(Score& score, Card card, int number) {
    const int points = number * facts(card).points;
    if (is_tavern_card(card))
        score.staff += points;
    else if (card == Card::noble)
        score.nobles += points;
    else
        score.guests += points;
}

}  // namespace

Score score(const State& state, int seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    Score score;
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        count_cards(score, card, player.bag[card] + player.discard[card]);
    }
    for (std::size_t index = 0; index < player.known_count; ++index) count_cards(score, player.known[index], 1);
    for (std::size_t kind = 0; kind < player.staff.size(); ++kind)
        count_cards(score, static_cast<Card>(kind), player.staff[kind]);
    for (std::size_t index = 0; index < player.seated; ++index) {
        const Card guest = player.seats[index].guest;
        if (guest != no_card && guest != Card::noble) count_cards(score, guest, 1);
    }
    count_cards(score, Card::noble, player.nobles);
    score.schnapps = player.schnapps * components::points_per_schnapps;
    score.reputation = reputation_points(state.setup, player.reputation);
    score.stored = player.thalers + player.beer;
    return score;
}

SeatSet winners(const State& state) {
    SeatSet best;
    int best_total = -1;
    int best_stored = -1;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const Score here = score(state, seat);
        if (here.total() < best_total || (here.total() == best_total && here.stored < best_stored)) continue;
        if (here.total() > best_total || here.stored > best_stored) best = {};
        best.add(seat);
        best_total = here.total();
        best_stored = here.stored;
    }
    return best;
}

}  // namespace tavern
