#include "ui/model/player_types.hpp"

#include <algorithm>
#include <utility>

namespace tavern::ui {

PlayerColor free_color(const NewGame& choices) {
    const auto is_taken = [&](int color) {
        return std::any_of(choices.innkeepers.begin(), choices.innkeepers.end(),
                           [color](const Innkeeper& other) { return other.color == static_cast<PlayerColor>(color); });
    };
    int color = 0;
    while (is_taken(color)) ++color;
    return static_cast<PlayerColor>(color);
}

std::string_view free_name(const NewGame& choices, std::size_t seat) {
    const auto is_free = [&](std::string_view name) {
        return std::none_of(choices.innkeepers.begin(), choices.innkeepers.end(),
                            [name](const Innkeeper& other) { return other.name == name; });
    };
    const std::string_view own = usual_name(static_cast<int>(seat));
    if (is_free(own)) return own;
    for (int other = 0; other < max_players; ++other)
        if (is_free(usual_name(other))) return usual_name(other);
    return own;
}

NewGame with_opponent(NewGame choices) {
    Innkeeper newcomer;
    newcomer.name = free_name(choices, choices.setup.players);
    newcomer.player_type = usual_opponent;
    newcomer.color = free_color(choices);
    choices.innkeepers.push_back(std::move(newcomer));
    ++choices.setup.players;
    return choices;
}

NewGame against_computer(NewGame choices) {
    std::vector<Innkeeper>& innkeepers = choices.innkeepers;
    const auto computer = [](const Innkeeper& who) { return is_computer(who.player_type); };
    if (!innkeepers.empty() && std::all_of(innkeepers.begin(), innkeepers.end(), computer))
        innkeepers.front().player_type = PlayerType::person;
    if (innkeepers.size() == 1) return with_opponent(std::move(choices));
    if (std::none_of(innkeepers.begin(), innkeepers.end(), computer))
        for (std::size_t seat = 1; seat < innkeepers.size(); ++seat) innkeepers[seat].player_type = usual_opponent;
    return choices;
}

}  // namespace tavern::ui
