// Saves and files: all JSON that open_text accepts.
#include "fuzz.hpp"
#include "record/record_json.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto json = Json::read(text);
    if (!json) {
        fuzz::require(!json.error().detail.empty(), "a refusal says why");
        return 0;
    }
    const std::string written = json->write();
    const auto json_again = Json::read(written);
    // Escapes may make it longer than the limit.
    if (written.size() <= Json::size_limit)
        fuzz::require(json_again && *json_again == *json, "decode(encode(JSON)) = JSON");

    const auto opened = open_json(*json, 1);
    if (!opened) {
        fuzz::require(!opened.error().detail.empty(), "a refusal says why");
        return 0;
    }
    const Game& game = opened->game;
    fuzz::require(!check_state(game.state()), "an opened game is legal");
    const Json record = json_of(game);
    const auto again = open_json(record, 1);
    fuzz::require(
        again && !again->fell_back && again->game.record() == game.record() && again->game.state() == game.state(),
        "decode(encode(x)) = x");
    fuzz::require(json_of(again->game) == record, "one canonical form");
    // A position has another form, and a fallback loses its actions.
    const Json* format = json->find("format");
    if (!opened->fell_back && *format->text() == "taverns-record")
        fuzz::require(fuzz::says_the_same(*json, record), "nothing is accepted in two encodings");
    return 0;
}
