#include "app/reasons.hpp"

#include <array>

#include "record/names.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

constexpr auto problem_texts = [] {
    std::array<int, problem_count> texts{};
    for (std::size_t index = 0; index < texts.size(); ++index)
        texts[index] = find_text("problem", Ids<Problem>::list[index]);
    return texts;
}();

}  // namespace

std::string reason(const Error& error) {
    const int text = problem_texts[static_cast<std::size_t>(error.problem)];
    // The others occur only in the console program, which also tells the detail.
    return text < 0 ? error.detail : std::string(say(static_cast<Text>(text)));
}

}  // namespace tavern::app
