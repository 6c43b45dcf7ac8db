// The mistakes of a finished game as texts.
#include "narration/review.hpp"

#include <algorithm>

#include "narration/advice/advice.hpp"

namespace tavern {

namespace {

constexpr std::size_t most_mistakes = 12;  // of each player

/** The actions in a line, a long list cut with "…". Dice that move come last, as they are means to an end. */
std::string short_list(std::vector<std::string> deeds) {
    constexpr std::size_t most_deeds = 3;
    std::stable_partition(deeds.begin(), deeds.end(),
                          [](const auto& deed) { return !deed.starts_with(line_with_dice); });
    std::string text;
    for (std::size_t index = 0; index < deeds.size(); ++index) {
        if (index == most_deeds) return text + " …";
        text += (text.empty() ? "" : ", ") + deeds[index];
    }
    return text;
}

/** Two alternatives with the same lines: they differ in the order of actions, or in something that no line shows. */
std::string line_of_same(const Game& moment, const Mistake& mistake, std::string_view part) {
    const Suggestion& better = mistake.better;
    const bool of_order = better.reason == Reason::brewer_first || better.reason == Reason::cashbox_first;
    const std::vector<Action>& played = mistake.played.actions;
    if (!(of_order && better.reason != mistake.played.reason) &&
        std::is_permutation(played.begin(), played.end(), better.actions.begin(), better.actions.end()))
        return say(Text::review_order, {{"part", part}});
    return say(Text::review_same, {{"part", part}, {"why", suggestion_reason(moment, moment.state(), better)}});
}

std::string line_of(const Game& moment, const Mistake& mistake) {
    const State& state = moment.state();
    const std::string_view part = phase_name(state.phase);
    const auto taken = [](const Suggestion& way) {
        return way.actions.empty() ? "" : face_sign(way.actions.front().face());
    };
    if (mistake.question == Question::take_die)
        return say(Text::review_draft, {{"part", part},
                                        {"name", shown_innkeeper(moment, mistake.seat).name},
                                        {"played", taken(mistake.played)},
                                        {"better", taken(mistake.better)}});
    const std::vector<std::string> played = deeds_of(moment, state, mistake.played.actions);
    const std::vector<std::string> better = deeds_of(moment, state, mistake.better.actions);
    const std::string only_played = short_list(only_here(played, better));
    const std::string only_better = short_list(only_here(better, played));
    if (only_played.empty() && only_better.empty()) return line_of_same(moment, mistake, part);
    const Text text = only_played.empty()   ? Text::review_left_out
                      : only_better.empty() ? Text::review_too_much
                                            : Text::review_answer;
    std::string line = say(text, {{"part", part}, {"played", only_played}, {"better", only_better}});
    constexpr std::string_view twice = "….";  // one full stop too many
    for (std::size_t at = line.find(twice); at != std::string::npos; at = line.find(twice))
        line.erase(at + twice.size() - 1, 1);
    return line;
}

using CostByTheme = std::array<Value, themes>;

CostByTheme cost_of(const Review& review, int seat) {
    CostByTheme cost{};
    for (const Mistake& mistake : review.mistakes)
        if (mistake.seat == seat) cost[static_cast<std::size_t>(theme_of(mistake))] += mistake.cost;
    return cost;
}

std::string_view theme_name(Theme theme) {
    switch (theme) {
        case Theme::evening: return phase_name(Phase::evening);
        case Theme::draft: return phase_name(Phase::draft);
        case Theme::planning: return phase_name(Phase::planning);
        case Theme::buying: return say(Text::board_tavern_cards);
        case Theme::upgrades: return say(Text::lesson_upgrades_name);
        case Theme::guests: return say(Text::board_guests);
        case Theme::nobles: return say(Text::board_nobles);
        case Theme::monastery: return say(Text::board_monastery);
        case Theme::reputation: return say(Text::board_reputation);
        default: return say(Text::board_book);
    }
}

}  // namespace

std::string moment_text(int round, Phase phase) {
    const std::string_view part = phase_name(phase);
    return round > 0 ? say(Text::review_part, {{"round", round}, {"part", part}}) : std::string(part);
}

std::string balance_text(const Balance& balance) {
    return say(Text::review_balance,
               {{"luck", signed_points(balance.luck)}, {"choices", signed_points(-balance.lost)}});
}

std::string hundredths_text(int hundredths) {
    return say(Text::review_decimal,
               {{"whole", hundredths / 100}, {"tenths", std::to_string(100 + hundredths % 100).substr(1)}});
}

std::string_view nearest_level(int rate) {
    const auto nearest = std::min_element(level_rates.begin(), level_rates.end(), [rate](Value one, Value other) {
        return std::abs(one - rate) < std::abs(other - rate);
    });
    return say(Text::keeper_person, static_cast<std::size_t>(nearest - level_rates.begin()) + 1);
}

std::string rate_text(const Balance& balance) {
    return say(Text::review_rate,
               {{"points", hundredths_text(balance.rate())}, {"level", nearest_level(balance.rate())}});
}

std::string themes_text(const Review& review, int seat) {
    const CostByTheme cost = cost_of(review, seat);
    std::vector<std::string> parts;
    for (std::size_t theme = 0; theme < themes; ++theme)
        if (cost[theme] > 0)
            parts.push_back(std::string(theme_name(static_cast<Theme>(theme))) + " −" + points_text(cost[theme]));
    return listed(parts, Text::since_comma);
}

std::string cost_text(const Mistake& mistake) {
    if (mistake.error == 0) return say(Text::review_cost_sure, {{"points", points_text(mistake.cost)}});
    return say(Text::review_cost, {{"points", points_text(mistake.cost)}, {"error", points_text(mistake.error)}});
}

void tell(ReviewLines& texts, const Game& game, const Review* review, int seat) {
    const std::size_t found = review != nullptr ? review->mistakes.size() : 0;
    if (texts.told_of == found && texts.told_seat == seat && texts.told_in == spoken_language()) return;
    texts = {};
    texts.told_of = found;
    texts.told_seat = seat;
    texts.told_in = spoken_language();
    int others = 0;
    Value cost_of_others = 0;
    for (std::size_t index = 0; index < found; ++index) {
        const Mistake& mistake = review->mistakes[index];
        if (mistake.seat != seat) continue;
        if (texts.mistakes.size() == most_mistakes) {
            ++others;
            cost_of_others += mistake.cost;
            continue;
        }
        Game moment = game;
        moment.go_to(mistake.player_actions);
        texts.mistakes.push_back(index);
        texts.lines.push_back(line_of(moment, mistake));
        texts.moments.push_back(moment.state());
    }
    if (others > 0) texts.rest = say(Text::review_rest, {{"count", others}, {"points", points_text(cost_of_others)}});
}

}  // namespace tavern
