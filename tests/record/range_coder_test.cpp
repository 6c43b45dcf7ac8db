#include "record/link/range_coder.hpp"

#include <doctest/doctest.h>

#include "record/playout.hpp"

using namespace tavern;

namespace {

struct Symbol {
    std::uint32_t start, size, total;
};

Symbol random_symbol(RandomNumbers& numbers) {
    const auto total = static_cast<std::uint32_t>(1 + numbers.below(numbers.below(4) == 0 ? 65536 : 40));
    const auto start = static_cast<std::uint32_t>(numbers.below(static_cast<int>(total)));
    return {start, static_cast<std::uint32_t>(1 + numbers.below(static_cast<int>(total - start))), total};
}

}  // namespace

TEST_CASE("encoded numbers are decoded") {
    RandomNumbers numbers(1);
    for (int trial = 0; trial < 2000; ++trial) {
        std::vector<Symbol> symbols;
        for (int count = numbers.below(300); count > 0; --count) symbols.push_back(random_symbol(numbers));
        RangeEncoder encoder;
        for (const Symbol& symbol : symbols) encoder.encode(symbol.start, symbol.size, symbol.total);
        const auto bytes = encoder.finish();
        RangeDecoder decoder(bytes);
        for (const Symbol& symbol : symbols) {
            const std::uint32_t code = decoder.peek(symbol.total);
            REQUIRE(code >= symbol.start);
            REQUIRE(code < symbol.start + symbol.size);
            decoder.take(symbol.start, symbol.size);
        }
    }
}

TEST_CASE("runs of carries come out right") {
    for (const std::uint32_t start : {0U, 65534U, 65535U}) {
        RangeEncoder encoder;
        for (int count = 0; count < 100; ++count) encoder.encode(start, 1, 65536);
        encoder.encode(1, 1, 2);
        const auto bytes = encoder.finish();
        RangeDecoder decoder(bytes);
        for (int count = 0; count < 100; ++count) {
            CHECK(decoder.peek(65536) == start);
            decoder.take(start, 1);
        }
        CHECK(decoder.peek(2) == 1);
    }
}

TEST_CASE("nothing costs nothing") {
    RangeEncoder encoder;
    for (int count = 0; count < 100; ++count) encoder.encode(0, 1, 1);
    CHECK(encoder.finish().empty());
}
