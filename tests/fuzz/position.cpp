// Positions as JSON.
#include "record/link/position.hpp"

#include "fuzz.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json = Json::read(fuzz::text_of(data, size));
    if (!json) return 0;
    const auto state = state_from(*json, "state");
    if (!state) {
        fuzz::require(!state.error().detail.empty(), "a refusal says why");
        return 0;
    }
    fuzz::require(!check_state(*state), "an accepted position is legal");
    const Json canonical = json_of(*state);
    fuzz::require(fuzz::says_the_same(*json, canonical), "nothing is accepted in two encodings");
    const auto again = state_from(canonical, "state");
    fuzz::require(again && *again == *state, "decode(encode(x)) = x");
    // It can be continued.
    ActionList legal;
    legal_actions(*state, legal);
    for (const Action action : legal) {
        State after = *state;
        Effects effects;
        fuzz::require(!apply(after, action, effects), "a listed action is legal");
        fuzz::require(!check_state(after), "a legal action leads to a legal position");
    }
    return 0;
}
