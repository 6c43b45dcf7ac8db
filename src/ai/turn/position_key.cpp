#include "ai/turn/position_key.hpp"

#include <cstring>
#include <initializer_list>
#include <type_traits>

#include "record/numbers/hash.hpp"

namespace tavern {
namespace {

class Mixer {
  public:
    void add(std::uint64_t bits) { value_ = mixed(value_ ^ bits) + bits; }
    template <class Part>
    void add_bytes(const Part& part) {
        static_assert(std::has_unique_object_representations_v<Part>);
        std::uint64_t words[(sizeof part + 7) / 8] = {};
        std::memcpy(words, &part, sizeof part);
        for (const std::uint64_t word : words) value_ = (value_ ^ word) * 0x9E3779B97F4A7C15U;
        value_ ^= value_ >> 32U;
    }
    std::uint64_t value() const { return mixed(value_) | 1U; }

  private:
    std::uint64_t value_ = 0;
};

}  // namespace

std::uint64_t key_of(const State& state, const Player& player) {
    Mixer key;
    std::uint64_t gained = 0;
    for (std::size_t index = 0; index < player.known_count; ++index)
        gained += mixed(std::uint64_t{index_of(player.known[index])} + 1);
    key.add(gained);
    const auto pack = [](std::initializer_list<std::uint8_t> bytes) {
        std::uint64_t word = 0;
        for (const std::uint8_t byte : bytes) word = word << 8U | byte;
        return word;
    };
    key.add(pack({player.schnapps, player.counter_guests, player.monastery, player.bought, player.bards_used,
                  player.dishwashers_spent, static_cast<std::uint8_t>(player.barbacks_used),
                  static_cast<std::uint8_t>(player.recruited)}));
    key.add(std::uint64_t{player.upgraded} << 32U | std::uint64_t{player.reputation} << 16U |
            pack({player.plan_thalers, player.plan_beer}));
    key.add_bytes(player.staff);
    key.add_bytes(player.book);
    key.add_bytes(player.seats);
    key.add_bytes(std::array{player.white + player.own, player.brewer_white + player.brewer_own,
                             player.monk_white + player.monk_own});
    key.add(pack({static_cast<std::uint8_t>(player.cashbox.lies()), static_cast<std::uint8_t>(player.barrel.lies()),
                  state.task_count, state.nobles, state.schnapps, state.signatures, state.guest_stack}));
    for (std::size_t index = 0; index < state.task_count; ++index)
        key.add(pack({static_cast<std::uint8_t>(state.tasks[index].kind), state.tasks[index].amount}));
    return key.value();
}

}  // namespace tavern
