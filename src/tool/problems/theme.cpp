#include "tool/problems/theme.hpp"

#include <algorithm>
#include <fstream>

#include "ai/advice.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "problems/measure.hpp"

namespace tavern::problems {
namespace {

/** The deeds of the best line, by counts. */
struct Deeds {
    int washed = 0;
    int brewed = 0;
    int given_back = 0;
    int moved = 0;
    int walked = 0;
    int entertained = 0;
    int steps = 0;
    int signed_ = 0;

    void note(const Effect& effect) {
        switch (effect.kind) {
            case EffectKind::die_served: {
                washed += effect.c;
                brewed += static_cast<Space>(effect.b) == Space::brewer ? 1 : 0;
                break;
            }
            case EffectKind::cards_returned: given_back += effect.b; break;
            case EffectKind::die_moved: ++moved; break;
            case EffectKind::monastery_step: ++walked; break;
            case EffectKind::die_turned: ++entertained; break;
            case EffectKind::reputation_step: ++steps; break;
            case EffectKind::signature_gained: ++signed_; break;
            default: break;
        }
    }
};

Deeds deeds_of(State state, const std::vector<Action>& actions) {
    Deeds deeds;
    Effects effects;
    for (const Action action : actions) {
        if (action.kind() == ActionKind::end_turn) break;
        deeds.entertained += action.kind() == ActionKind::entertain ? 1 : 0;
        effects.clear();
        static_cast<void>(go_on_with(state, action, effects));
        for (const Effect& effect : effects) deeds.note(effect);
    }
    effects.clear();
    go_past_chance(state, effects);
    for (const Effect& effect : effects) deeds.note(effect);
    return deeds;
}

constexpr int some = 2;
constexpr int many = 4;

}  // namespace

std::vector<Theme> themes_of(const Problem& problem, const Solution& solution) {
    if (problem.goal == Goal::pick_die) return {Theme::draft};
    if (problem.goal == Goal::keep_or_start_over) return {Theme::starting_over};
    const Deeds deeds = deeds_of(problem.state, solution.best().actions);
    std::vector<Theme> all;
    const auto add = [&](Theme theme, bool shown) {
        if (shown) all.push_back(theme);
    };
    add(Theme::moves, deeds.moved > 0);
    add(Theme::guest_book, deeds.signed_ > 0);
    add(Theme::schnapps, deeds.entertained > 0);
    add(Theme::reputation, deeds.steps >= many);
    add(Theme::monastery, deeds.walked >= some);
    add(Theme::discounts, deeds.given_back > 0);
    add(Theme::dishwashers, deeds.washed > 0);
    add(Theme::brewer, deeds.brewed >= some);
    add(Theme::last_evening, problem.state.round == components::rounds);
    return all;
}

std::string text_of(const PackLine& line) {
    return link_of(line.problem) + " " + std::to_string(line.rating) + " " +
           std::string(theme_names[static_cast<std::size_t>(line.theme)]);
}

Result<PackLine> read_pack_line(std::string_view line) {
    const auto packed = packed_problem(line);
    if (!packed) return packed.error();
    const auto problem = open_problem(packed->link);
    if (!problem) return problem.error();
    return PackLine{*problem, packed->rating, packed->theme};
}

Result<std::vector<PackLine>> read_pack(const std::string& path) {
    std::ifstream file(path);
    if (!file) return {tavern::Fault::cannot_read_file, path + ": cannot be read"};
    std::vector<PackLine> lines;
    std::string text;
    while (std::getline(file, text)) {
        const auto line = read_pack_line(text);
        if (!line) return {line.error().fault, text + ": " + line.error().detail};
        lines.push_back(*line);
    }
    if (lines.empty()) return {tavern::Fault::missing_field, path + ": holds no problems"};
    return lines;
}

}  // namespace tavern::problems
