#include "app/reasons.hpp"

#include <array>

#include "record/names.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

constexpr auto fault_texts = [] {
    std::array<int, fault_count> texts{};
    for (std::size_t index = 0; index < texts.size(); ++index)
        texts[index] = find_text("fault", Ids<Fault>::list[index]);
    return texts;
}();

}  // namespace

std::string reason(const Error& error) {
    const int text = fault_texts[static_cast<std::size_t>(error.fault)];
    // The others occur only in the console program, which also tells the detail.
    return text < 0 ? error.detail : std::string(say(static_cast<Text>(text)));
}

}  // namespace tavern::app
