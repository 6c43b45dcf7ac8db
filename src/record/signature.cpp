#include "record/signature.hpp"

#include "record/playout.hpp"

namespace tavern {
namespace {

std::uint64_t packed(const Effect& effect) {
    auto bits = static_cast<std::uint64_t>(effect.kind);
    for (const std::uint8_t part :
         {effect.player, effect.a, effect.b, effect.c, static_cast<std::uint8_t>(effect.source), effect.detail})
        bits = bits << 8U | part;
    return bits;
}

std::uint64_t game_signature(int game, PlayoutSpace& space) {
    const auto seed = static_cast<std::uint64_t>(game);
    State state = new_game(signature_setup(game));
    Dealer dealer(seed);
    RandomNumbers choices(seed);
    std::uint64_t hash = 0;
    const auto add = [&](std::uint64_t value) { hash = hash_with(hash, value); };
    play_out(
        state, dealer, space,
        [&](const State&, const ActionList& legal) {
            for (const Action action : legal) add(action.bits());
            return legal[choices.below(legal.size())];
        },
        [&](const State&, Actor who, Action action) {
            add(static_cast<std::uint64_t>(who.kind) << 40U | static_cast<std::uint64_t>(who.seat) << 32U |
                action.bits());
            for (const Effect& effect : space.effects) add(packed(effect));
        });
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const Score points = score(state, seat);
        for (const int part :
             {points.staff, points.guests, points.nobles, points.schnapps, points.reputation, points.stored})
            add(static_cast<std::uint64_t>(part));
    }
    add(winners(state).bits);
    return mixed(hash);
}

}  // namespace

Setup signature_setup(int game) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(2 + game % 3);
    setup.module = static_cast<std::uint8_t>(1 + game / 3 % 5);
    setup.edition = static_cast<Edition>(game / 15 % 2);
    setup.planning = static_cast<Planning>(game / 30 % 2);
    setup.start_player = static_cast<std::uint8_t>(game / 60 % setup.players);
    return setup;
}

std::uint64_t behaviour_signature(int games) {
    PlayoutSpace space;
    std::uint64_t signature = 0;
    for (int game = 0; game < games; ++game) signature = mixed(signature ^ game_signature(game, space));
    return signature;
}

}  // namespace tavern
