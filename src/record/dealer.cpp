#include "record/dealer.hpp"

namespace tavern {
namespace {

/** A number in 0..limit-1 from the upper half of 64 random bits; the probabilities differ by less than 2^-24. */
unsigned below(std::uint64_t random, unsigned limit) {
    return static_cast<unsigned>((random >> 32U) * limit >> 32U);
}

/** Independent dice, two from each half of the random bits. */
Roll roll_of(std::uint64_t random, int dice) {
    Roll roll;
    auto fraction = static_cast<std::uint32_t>(random >> 32U);
    for (int die = 0; die < dice; ++die) {
        if (die == 2) fraction = static_cast<std::uint32_t>(random);
        const std::uint64_t product = std::uint64_t{fraction} * faces;
        roll.add(static_cast<Face>(1U + (product >> 32U)));
        fraction = static_cast<std::uint32_t>(product);
    }
    return roll;
}

/** The numbers in 0..numbers-1 of a uniform subset of three, upwards. */
std::array<unsigned, 3> subset_of_three(std::uint64_t random, unsigned numbers) {
    unsigned subset = below(random, numbers * (numbers - 1) * (numbers - 2) / 6);
    for (unsigned a = 0; a + 2 < numbers; ++a)
        for (unsigned b = a + 1; b + 1 < numbers; ++b)
            for (unsigned c = b + 1; c < numbers; ++c)
                if (subset-- == 0) return {a, b, c};
    return {0, 1, 2};
}

}  // namespace

std::string sealed_text(std::uint64_t seed) {
    return "taverns deal " + std::to_string(seed);
}

std::uint64_t Dealer::number(unsigned event, unsigned round, unsigned seat, unsigned index) const {
    const std::uint64_t key =
        std::uint64_t{event} << 48U | std::uint64_t{round} << 40U | std::uint64_t{seat} << 32U | index;
    return mixed(seed_ + key * 0x9E3779B97F4A7C15U);
}

Action Dealer::deal(const State& state) {
    const Question event = question(state);
    const unsigned seat = actor(state).seat;
    const auto random = [&](unsigned round, unsigned whose, unsigned index) {
        return number(static_cast<unsigned>(event), round, whose, index);
    };
    switch (event) {
        case Question::show_start_cards: {
            static_assert(components::start_cards_shown == 3);
            const auto [a, b, c] = subset_of_three(random(0, 0, 0), components::start_cards.size());
            return Action(ActionKind::show_start_cards, a + 1, b + 1, c + 1);
        }
        case Question::open_guest: {
            const auto cards = static_cast<unsigned>(state.guest_deck.total());
            return act::open_guest(state.guest_deck.at(static_cast<int>(below(random(0, 0, guests_opened_++), cards))));
        }
        case Question::draw_card: {
            const CardCounts& bag = state.players[seat].bag;
            const auto cards = static_cast<unsigned>(bag.total());
            return act::draw(bag.at(static_cast<int>(below(random(0, seat, cards_drawn_[seat]++), cards))));
        }
        case Question::roll_own: {
            // At most twice a round: the bonus die and the dice of the servers.
            const int dice = state.tasks[state.task_count - 1U].amount;
            return act::roll(roll_of(random(state.round, seat, static_cast<unsigned>(state.phase)), dice));
        }
        default: return act::roll(roll_of(random(state.round, seat, 0), components::white_dice));
    }
}

}  // namespace tavern
