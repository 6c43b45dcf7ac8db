// Links. Half of the inputs get a valid frame, so that the code behind the checksum is reached as well: the lowest bit
// of the first byte decides, the next two give the kind.
#include "record/link/link.hpp"

#include "fuzz.hpp"
#include "problems/problem.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/link_parts.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    std::string link(fuzz::text_of(data + 1, size - 1));
    const bool framed_here = (data[0] & 1U) != 0;
    if (framed_here) {
        const char kind = (data[0] & 4U) != 0 ? problem_kind : (data[0] & 2U) != 0 ? replay_kind : position_kind;
        link = framed({kind, 1, {data + 1, data + size}});
    } else if (const auto found = find_link(link)) {
        fuzz::require(find_link("<" + found->link + ">.")->link == found->link, "a link that was found is found again");
        link = found->link;
    } else {
        fuzz::require(!found.error().detail.empty(), "a refusal says why");
    }
    const auto opened = open_link(link, 1);
    if (!opened) {
        fuzz::require(!opened.error().detail.empty(), "a refusal says why");
        return 0;
    }
    fuzz::require(!check_state(opened->state()), "an opened game is legal");
    const char kind = link[0];
    const Record& record = opened->record();
    // A position of another revision opens as well, but goes on as a link of this one.
    const auto bytes = unframed(link)->bytes;
    SymbolReader symbols(bytes);
    FieldCoder fields(symbols, link_rooms.front());
    Head head;
    visit_head(fields, head);
    const bool of_this_revision = head.revision == rules_revision;
    if (const auto problem = problems::open_problem(link)) {
        fuzz::require(kind == problem_kind && fits(problem->state, problem->goal), "its question can be answered");
        fuzz::require(!of_this_revision || link == link_of(*problem), "one body for one problem");
    }
    // Of a told evening only its replay is read here: story.cpp.
    if (kind == problem_kind || kind == story_kind) return 0;
    const bool replay = kind == replay_kind;
    const std::optional<std::string> again = record.position() != nullptr && record.actions.empty() && !replay
                                                 ? position_link(*record.position(), record.innkeepers)
                                                 : replay_link(*opened);
    fuzz::require(again.has_value(), "a game that came as a link goes as a link");
    fuzz::require(!of_this_revision || link == *again, "one link for one game");
    const auto opened_again = open_link(*again, 1);
    fuzz::require(opened_again && opened_again->record() == record && opened_again->state() == opened->state(),
                  "decode(encode(x)) = x");
    return 0;
}
