// What a page that holds the game in a frame asks, message by message.
#include "app/host_message.hpp"

#include <algorithm>

#include "app/fake_page.hpp"
#include "fuzz.hpp"
#include "record/link.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

namespace {

constexpr int most_messages = 20;

std::string link_of(const app::Visit& visit) {
    return visit.model().game == nullptr ? std::string() : replay_link(*visit.model().game).value_or("");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view lines = fuzz::text_of(data, size);
    app::Visit visit;
    visit.session.framed("https://example.com");
    for (int count = 0; !lines.empty() && count < most_messages; ++count) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const auto message = app::read_host_message(lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
        if (!message) {
            fuzz::require(!message.error().detail.empty(), "a refusal says why");
            continue;
        }
        const std::string before = link_of(visit);
        if (const auto refused = visit.session.host_asks(*message)) {
            fuzz::require(!refused->detail.empty(), "a refusal says why");
            fuzz::require(link_of(visit) == before, "a refused message changes nothing");
        }
        if (const Game* game = visit.model().game) fuzz::require(!check_state(game->state()), "a game is legal");
    }
    return 0;
}
