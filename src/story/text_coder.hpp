// Used by links of told evenings: texts in a range coder, in about half of their bytes.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tavern::story {

/** Predicts the bits of a text: how often a 0 and a 1 followed the same last bytes before, for the last 0 to 4 bytes,
 * where longer ones count for more. Links depend on its predictions, so it never changes. */
class TextModel {
  public:
    TextModel();
    /** Codes a byte (link_fields.hpp). */
    template <class Symbols>
    std::uint8_t code(Symbols& symbols, std::uint8_t byte) {
        std::uint32_t bits = 1;  // those known, behind a 1
        while (bits < 256) {
            const auto wanted = static_cast<std::uint32_t>(byte >> 7U);
            byte = static_cast<std::uint8_t>(byte << 1U);
            const std::uint32_t bit = symbols.weighted(wanted, weights(bits));
            learn(bit);
            bits = bits << 1U | bit;
        }
        before_ = before_ << 8U | (bits & 0xFFU);
        return static_cast<std::uint8_t>(bits);
    }

  private:
    static constexpr std::size_t orders = 5;
    using Seen = std::array<std::uint8_t, 2>;  // how often a 0 and a 1 followed

    std::array<std::uint16_t, 2> weights(std::uint32_t bits);
    void learn(std::uint32_t bit);

    std::vector<Seen> seen_;
    std::array<Seen*, orders> here_{};
    std::uint32_t before_ = 0;  // the last four bytes
};

}  // namespace tavern::story
