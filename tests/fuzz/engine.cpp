// The protocol of `tavern engine`: sends the input's lines as requests, one after another.
#include "tool/engine.hpp"

#include <algorithm>

#include "fuzz.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

namespace {

/** Replaying a game takes time, so long conversations are cut. */
constexpr int most_lines = 40;

bool same_game(const std::optional<Game>& left, const std::optional<Game>& right) {
    if (left.has_value() != right.has_value()) return false;
    return !left || (left->record() == right->record() && left->state() == right->state() &&
                     left->player_actions() == right->player_actions());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view lines = fuzz::text_of(data, size);
    Engine engine;
    for (int count = 0; !lines.empty() && count < most_lines; ++count) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const std::optional<Game> before = engine.game();
        const auto answer = Json::read(engine.answer(lines.substr(0, end)));
        lines.remove_prefix(std::min(end + 1, lines.size()));
        fuzz::require(bool(answer), "an answer is JSON");
        const Json* error = answer->find("error");
        fuzz::require((answer->find("ok") != nullptr) != (error != nullptr), "an answer is an answer or an error");
        if (error != nullptr) fuzz::require(same_game(before, engine.game()), "a refused request changes nothing");
    }
    if (!engine.game()) return 0;
    fuzz::require(!check_state(engine.game()->state()), "a game is legal");
    const auto again = open_json(json_of(*engine.game()), 1);
    fuzz::require(again && same_game(again->game, engine.game()), "decode(encode(x)) = x");
    return 0;
}
