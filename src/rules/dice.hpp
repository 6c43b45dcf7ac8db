// Dice as values: one face, a multiset of faces, a die lying on a one-die space.
#pragma once
#include <bit>
#include <cstdint>

namespace tavern {

/** A face of a die, 1..6. */
using Face = std::uint8_t;
inline constexpr Face faces = 6;

/** A multiset of dice by face, up to 15 of each. */
class Dice {
  public:
    constexpr int count(Face face) const { return static_cast<int>(packed_ >> shift(face) & 0xFU); }
    constexpr bool has(Face face) const { return (packed_ >> shift(face) & 0xFU) != 0; }
    constexpr bool empty() const { return packed_ == 0; }
    constexpr void add(Face face) { packed_ += 1U << shift(face); }
    constexpr void remove(Face face) { packed_ -= 1U << shift(face); }
    constexpr void clear() { packed_ = 0; }
    constexpr int total() const {
        const std::uint32_t pairs = (packed_ & 0x0F0F0F0FU) + (packed_ >> 4U & 0x0F0F0F0FU);
        return static_cast<int>((pairs * 0x01010101U) >> 24U);
    }
    /** The highest bit of a nibble for each face that is there. Needs counts of at most 7, as many dice as a player
     * has. */
    constexpr std::uint32_t occupied() const { return (packed_ + 0x777777U) & 0x888888U; }
    friend constexpr Dice operator+(Dice left, Dice right) {
        left.packed_ += right.packed_;
        return left;
    }
    friend constexpr bool operator==(Dice, Dice) = default;

  private:
    static constexpr unsigned shift(Face face) { return 4U * (face - 1U); }
    std::uint32_t packed_ = 0;
};

/** Calls visit(Face) for each face that is there, upwards. */
template <typename Visit>
constexpr void for_each_face(Dice dice, Visit visit) {
    for (std::uint32_t left = dice.occupied(); left != 0; left &= left - 1)
        visit(static_cast<Face>(static_cast<unsigned>(std::countr_zero(left)) / 4U + 1U));
}

/** A roll of up to four dice, sorted upwards so that equal rolls compare equal. */
class Roll {
  public:
    constexpr Roll() = default;
    constexpr explicit Roll(std::uint16_t bits) : bits_(bits) {}
    constexpr std::uint16_t bits() const { return bits_; }
    constexpr Face at(int index) const {
        return static_cast<Face>(bits_ >> (4U * (3U - static_cast<unsigned>(index))) & 0xFU);
    }
    /** Adds a face, keeping the order; at most four. */
    constexpr void add(Face face) {
        unsigned position = 0;
        while (position < 4 && at(static_cast<int>(position)) != 0 && at(static_cast<int>(position)) <= face)
            ++position;
        const unsigned low_bits = 4U * (4U - position);
        const auto low_mask = (1U << low_bits) - 1U;
        const unsigned low = bits_ & low_mask;
        const unsigned high = bits_ & ~low_mask;
        bits_ = static_cast<std::uint16_t>(high | static_cast<unsigned>(face) << (low_bits - 4U) | low >> 4U);
    }
    constexpr int size() const {
        int size = 0;
        while (size < 4 && at(size) != 0) ++size;
        return size;
    }
    friend constexpr bool operator==(Roll, Roll) = default;

  private:
    std::uint16_t bits_ = 0;  // four bits a die, the lowest face in the highest bits, 0 after the last die
};

/** The die on a one-die space: none, one that lies there, or one that was removed when the space was used. */
class SpaceDie {
  public:
    constexpr SpaceDie() = default;
    constexpr SpaceDie(Face face, bool own) : bits_(static_cast<std::uint8_t>(face | (own ? own_bit : 0U))) {}
    constexpr bool free() const { return bits_ == 0; }
    /** One comparison, because the processor cannot predict whether a die lies there. */
    constexpr bool lies() const { return bits_ - 1U < used_bit - 1U; }
    constexpr bool used() const { return (bits_ & used_bit) != 0; }
    constexpr Face face() const { return bits_ & 0x7U; }
    constexpr bool own() const { return (bits_ & own_bit) != 0; }
    constexpr void use() { bits_ = static_cast<std::uint8_t>(bits_ | used_bit); }
    friend constexpr bool operator==(SpaceDie, SpaceDie) = default;

  private:
    static constexpr std::uint8_t own_bit = 8;
    static constexpr std::uint8_t used_bit = 16;
    std::uint8_t bits_ = 0;
};

}  // namespace tavern
