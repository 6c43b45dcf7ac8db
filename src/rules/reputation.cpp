// Section 6: the reputation track.
#include <algorithm>

#include "rules/change.hpp"

namespace tavern {

int reputation_length(const Setup& setup) {
    return static_cast<int>(has_guest_book(setup) ? components::reputation_track_guest_book.size()
                                                  : components::reputation_track.size());
}

int reputation_space(const Setup& setup, int steps) {
    return steps == 0 ? 0 : (steps - 1) % reputation_length(setup) + 1;
}

bool goes_forward(const Setup& setup, int from, int to) {
    return to == from % reputation_length(setup) + 1;
}

const ReputationSpace& reputation_at(const Setup& setup, int space) {
    const auto index = static_cast<std::size_t>(space - 1);
    return has_guest_book(setup) ? components::reputation_track_guest_book[index] : components::reputation_track[index];
}

namespace {

bool is_special(const Setup& setup, int space) {
    return space > 0 && reputation_at(setup, space).bonus.kind != BonusKind::none;
}

/** How many steps lead from each space back to a special one, 0 from there; a table, since the processor cannot predict
 * the number. */
template <std::size_t Spaces>
constexpr auto steps_to_special(const std::array<ReputationSpace, Spaces>& track) {
    std::array<std::uint8_t, Spaces + 1> steps{};
    for (std::size_t from = 1; from <= Spaces; ++from)
        for (std::size_t index = from - 1; track[index].bonus.kind == BonusKind::none; ++steps[from])
            index = index > 0 ? index - 1 : Spaces - 1;
    return steps;
}

}  // namespace

int reputation_points(const Setup& setup, int steps) {
    int space = reputation_space(setup, steps);
    if (space == reputation_length(setup)) return 0;  // the crown
    while (is_special(setup, space)) --space;         // the highest number passed in this lap
    return space == 0 ? 0 : reputation_at(setup, space).points;
}

int steps_back(const Setup& setup, int steps_walked, int most) {
    static constexpr auto without_book = steps_to_special(components::reputation_track);
    static constexpr auto with_book = steps_to_special(components::reputation_track_guest_book);
    const auto space = static_cast<std::size_t>(reputation_space(setup, steps_walked));
    return std::min<int>(most, has_guest_book(setup) ? with_book[space] : without_book[space]);
}

PlanShare plan_as_it_lies(const Player& player) {
    PlanShare plan;
    for (std::size_t seat = 0; seat < player.seated; ++seat)
        if (player.seats[seat].die.lies()) plan.thalers += facts(player.seats[seat].guest).thalers;
    if (player.cashbox.lies()) plan.thalers += yield_of(player, Space::cashbox);
    if (player.barrel.lies()) plan.beer += yield_of(player, Space::barrel);
    plan.beer += (player.brewer_white + player.brewer_own).total() * yield_of(player, Space::brewer);
    plan.beer += player.staff_of(Card::barback);
    return plan;
}

int planned_reputation(const Player& player) {
    const PlanShare plan = plan_as_it_lies(player);
    return std::min(plan.thalers, plan.beer);
}

void begin_serving(Change& change) {
    if (!has_reputation(change.state.setup)) return;
    Player& player = change.player();
    player.cashbox_rate = static_cast<std::uint8_t>(yield_of(player, Space::cashbox));
    player.barrel_rate = static_cast<std::uint8_t>(yield_of(player, Space::barrel));
    player.brewer_rate = static_cast<std::uint8_t>(yield_of(player, Space::brewer));
    const PlanShare plan = plan_as_it_lies(player);
    player.plan_thalers = static_cast<std::uint8_t>(plan.thalers);
    player.plan_beer = static_cast<std::uint8_t>(plan.beer);
    if (plan_steps(player) > 0) change.push(TaskKind::reputation_steps, static_cast<unsigned>(plan_steps(player)));
}

}  // namespace tavern
