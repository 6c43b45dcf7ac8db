#include "story/text_coder.hpp"

#include <string_view>

#include "record/link/range_coder.hpp"
#include "record/numbers/hash.hpp"

namespace tavern::story {
namespace {

constexpr unsigned table_bits = 18;

// Read before every text, so that the first sentences are shorter, too: common words of many sentences, in several
// languages.
constexpr std::string_view usual_words =
    "der die das und ist nicht ein er sie mit dem den de het een van en niet is op dat het zijn "
    "would have been better to take the brewer, but this was a good die for the guest in this round. "
    "The beer and the schnapps. He had only one more than she needed, so all of his ";

/** Has the symbols of a writer, writes nothing. */
struct Reading {
    static std::uint32_t weighted(std::uint32_t bit, const std::array<std::uint16_t, 2>&) { return bit; }
};

}  // namespace

TextModel::TextModel() : seen_(std::size_t{1} << table_bits) {
    Reading reading;
    for (const char character : usual_words) code(reading, static_cast<std::uint8_t>(character));
}

std::array<std::uint16_t, 2> TextModel::weights(std::uint32_t bits) {
    std::array<std::uint32_t, 2> sums{1, 1};
    for (std::uint32_t order = 0; order < orders; ++order) {
        const std::uint64_t context = order < 4 ? before_ & ((1U << 8U * order) - 1U) : before_;
        here_[order] = &seen_[mixed((context << 12U | bits << 4U) + order) >> (64U - table_bits)];
        const std::uint32_t weight = 1U << 2U * order;
        for (std::size_t bit = 0; bit < 2; ++bit) sums[bit] += weight * (*here_[order])[bit];
    }
    while (sums[0] + sums[1] >= frequency_limit)
        for (std::uint32_t& sum : sums) sum = sum / 2 + 1;
    return {static_cast<std::uint16_t>(sums[0]), static_cast<std::uint16_t>(sums[1])};
}

void TextModel::learn(std::uint32_t bit) {
    constexpr std::uint8_t most = 250;
    for (Seen* seen : here_) {
        std::uint8_t& same = (*seen)[bit];
        std::uint8_t& other = (*seen)[1 - bit];
        if (same < most) ++same;
        // Older bits count less.
        if (other > 2) other = static_cast<std::uint8_t>(other / 2 + 1);
    }
}

}  // namespace tavern::story
