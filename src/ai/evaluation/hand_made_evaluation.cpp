#include "ai/evaluation/hand_made_evaluation.hpp"

namespace tavern {
namespace {

/** In hundredths of a point for each evening to come: a card comes about every second evening. */
constexpr std::array<int, components::tavern_kinds> card_an_evening{25, 45, 45, 70, 60, 60};
/** For an upgraded tile, beyond the noble that comes with it. */
constexpr std::array<int, components::tile_kinds> tile_an_evening{25, 35, 150, 80, 70, 80, 130, 130, 120};

constexpr std::int16_t small(int value) {
    return static_cast<std::int16_t>(value);
}

constexpr Weights weights_after(int evenings) {
    const int left = components::rounds - evenings;
    Weights weights{};
    const auto set = [&](int index, int value) { weights[static_cast<std::size_t>(index)] = small(value); };
    for (int kind = 0; kind < components::tavern_kinds; ++kind) {
        set(feature::staff + kind, card_an_evening[static_cast<std::size_t>(kind)] * (left - 1));
        set(feature::staff_next + kind, card_an_evening[static_cast<std::size_t>(kind)]);
    }
    for (int tile = 0; tile < components::tile_kinds; ++tile)
        set(feature::tiles + tile, tile_an_evening[static_cast<std::size_t>(tile)] * left);
    set(feature::regulars, -25 * left);
    set(feature::regulars + 1, -10 * left);
    for (int kind = 0; kind < feature::guest_kinds; ++kind) set(feature::guests + kind, (10 + 10 * kind) * left);
    set(feature::thalers_next, 20);
    set(feature::nobles, -5 * left);
    set(feature::thalers, 60);
    set(feature::beer, 70);
    set(feature::schnapps, left > 1 ? 30 : 0);
    set(feature::counter_guests, 60);
    for (int space = 0; space <= components::monastery_length; ++space) set(feature::monastery + space, 70 * space);
    for (int space = 0; space < feature::reputation_spaces; ++space) set(feature::reputation + space, 40 * space);
    for (int side = feature::sides; side < feature::book; ++side) set(side, 20 * left);
    for (int space = 0; space < components::book_rows * components::book_columns; ++space)
        set(feature::book + space, 50);
    return weights;
}

constexpr Evaluation all = [] {
    Evaluation evaluation{};
    for (int evenings = 0; evenings < components::rounds; ++evenings)
        evaluation[static_cast<std::size_t>(evenings)] = weights_after(evenings);
    return evaluation;
}();

}  // namespace

const Evaluation& hand_made_evaluation() {
    return all;
}

}  // namespace tavern
