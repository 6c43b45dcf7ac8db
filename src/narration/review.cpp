// What a player could have done better in a game that is over, in words.
#include "narration/review.hpp"

#include <algorithm>

#include "narration/advice.hpp"

namespace tavern {

Phase phase_of(Question question) {
    switch (question) {
        case Question::choose_start_card:
        case Question::remove_regular: return Phase::start_cards;
        case Question::round_bonus:
        case Question::choose_side: return Phase::evening;
        case Question::start_over: return Phase::guests;
        case Question::take_die: return Phase::draft;
        case Question::plan: return Phase::planning;
        case Question::put_back: return Phase::closing;
        default: return Phase::serving;
    }
}

namespace {

constexpr std::size_t most_lapses = 12;  // that are told, of one player

/** A die that was played to another space than the better plan does: "Planning: the 4 went to the Barrel". */
std::optional<Action> other_space(const Lapse& lapse) {
    std::vector<Action> better = lapse.better.actions;
    for (const Action action : lapse.played.actions) {
        if (action.kind() != ActionKind::place) continue;
        const auto same = std::find(better.begin(), better.end(), action);
        if (same == better.end()) return action;
        better.erase(same);
    }
    return std::nullopt;
}

/** What one way does and the other does not, in words; the first of it and "…" where that is much. Empty: nothing. */
std::string only_here(const std::vector<std::string>& deeds, std::vector<std::string> other) {
    constexpr std::size_t most_deeds = 3;
    std::string text;
    std::size_t told = 0;
    for (std::string_view deed : deeds) {
        if (const auto same = std::find(other.begin(), other.end(), deed); same != other.end()) {
            other.erase(same);  // a deed done twice needs two to match it
            continue;
        }
        if (told++ == most_deeds) return text + " …";
        // The picture before a name is left out.
        if (const std::size_t name = deed.find("] "); name != std::string_view::npos && deed.substr(0, 5) != "[die-")
            deed.remove_prefix(name + 2);
        text += (text.empty() ? "" : ", ") + std::string(deed);
    }
    return text;
}

/** Two ways whose deeds are the same: what makes one better is when they are done, or what no deed tells. */
std::string line_of_same(const Game& moment, const Lapse& lapse, std::string_view part) {
    const Suggestion& better = lapse.better;
    const bool of_order = better.reason == Reason::brewer_first || better.reason == Reason::cashbox_first;
    const std::vector<Action>& played = lapse.played.actions;
    if (!(of_order && better.reason != lapse.played.reason) &&
        std::is_permutation(played.begin(), played.end(), better.actions.begin(), better.actions.end()))
        return say(Text::review_order, {{"part", part}});
    return say(Text::review_same, {{"part", part}, {"why", suggestion_reason(moment, moment.state(), better)}});
}

std::string line_of(const Game& moment, const Lapse& lapse) {
    const State& state = moment.state();
    const std::string_view part = phase_name(phase_of(lapse.question));
    if (lapse.question == Question::plan)
        if (const std::optional<Action> die = other_space(lapse))
            return say(Text::review_die,
                       {{"part", part},
                        {"die", face_sign(die->face())},
                        {"space", space_name(state.players[static_cast<std::size_t>(lapse.seat)], die->space())}});
    const auto taken = [](const Suggestion& way) {
        return way.actions.empty() ? "" : face_sign(way.actions.front().face());
    };
    if (lapse.question == Question::take_die)
        return say(Text::review_draft, {{"part", part},
                                        {"name", shown_innkeeper(moment, lapse.seat).name},
                                        {"played", taken(lapse.played)},
                                        {"better", taken(lapse.better)}});
    const std::vector<std::string> played = deeds_of(moment, state, lapse.played.actions);
    const std::vector<std::string> better = deeds_of(moment, state, lapse.better.actions);
    const std::string only_played = only_here(played, better);
    const std::string only_better = only_here(better, played);
    if (only_played.empty() && only_better.empty()) return line_of_same(moment, lapse, part);
    const auto told = [](const std::string& deeds) { return deeds.empty() ? say(Text::review_nothing) : deeds; };
    return say(Text::review_answer, {{"part", part}, {"played", told(only_played)}, {"better", told(only_better)}});
}

}  // namespace

void tell(ReviewLines& told, const Game& game, const Review* review, int seat) {
    const std::size_t found = review != nullptr ? review->lapses.size() : 0;
    if (told.told_of == found && told.told_seat == seat) return;
    told = {};
    told.told_of = found;
    told.told_seat = seat;
    for (std::size_t index = 0; index < found && told.lapses.size() < most_lapses; ++index) {
        const Lapse& lapse = review->lapses[index];
        if (lapse.seat != seat) continue;
        Game moment = game;
        moment.go_to(lapse.player_actions);
        told.lapses.push_back(index);
        told.lines.push_back(line_of(moment, lapse));
        told.moments.push_back(moment.state());
    }
}

}  // namespace tavern
