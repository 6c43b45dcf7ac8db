// Reports of the page to the program, message by message, among them links, saves and texts from outside.
#include "app/fake_platform.hpp"
#include "app/messages.hpp"
#include "fuzz.hpp"
#include "record/link/link.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

namespace {

constexpr int most_messages = 20;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view lines = fuzz::text_of(data, size);
    app::Visit visit;
    for (int count = 0; !lines.empty() && count < most_messages; ++count) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        app::take_report(visit.session, lines.substr(0, end));
        // The player agrees to every message.
        visit.want(ui::intent::AnswerYes{});
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    const Game* game = visit.model().game;
    if (game == nullptr) return 0;
    fuzz::require(!check_state(game->state()), "a game is legal");
    if (const auto link = replay_link(*game)) {
        const auto again = open_link(*link, 1);
        fuzz::require(again && again->state() == game->state(), "decode(encode(x)) = x");
    }
    return 0;
}
