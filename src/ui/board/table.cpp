#include "ui/board/table.hpp"

#include <algorithm>
#include <cmath>

namespace tavern::ui {

std::optional<int> returned_for_next_round(const Game& game, int seat, Tile tile) {
    const bool later = tile == Tile::server || tile == Tile::dishwasher || tile == Tile::table;
    if (!later || game.state().phase == Phase::over) return std::nullopt;
    int returned = 0;
    bool upgraded = false;
    const std::vector<Effect>& effects = game.effects();
    // The bonus of the evening works in its round, so only upgrades since the guests came are for the next one.
    const auto guests_come = [](const Effect& effect) {
        return effect.kind == EffectKind::phase_begins && effect.a == static_cast<std::uint8_t>(Phase::guests);
    };
    for (auto effect = effects.rbegin(); effect != effects.rend() && !guests_come(*effect); ++effect) {
        if (effect->kind == EffectKind::evening_begins) break;
        if (effect->player != seat) continue;
        if (effect->kind == EffectKind::tile_upgraded && effect->a == index_of(tile)) upgraded = true;
        if (effect->kind == EffectKind::cards_returned && effect->a == index_of(facts(tile).card))
            returned += effect->b;
    }
    return upgraded ? std::optional(returned) : std::nullopt;
}

TableFacts facts_of(const State& state, const Player& player, bool table_waits) {
    TableFacts facts;
    facts.setup = state.setup;
    const bool upgraded = player.has_upgraded(Tile::table) && !table_waits;
    facts.over = state.phase == Phase::over;
    facts.last_is_slot = !upgraded && !facts.over;
    facts.tables = player.tables > 0 ? player.tables : components::printed_tables + (upgraded ? 1 : 0);
    facts.tables += facts.last_is_slot ? 1 : 0;
    return facts;
}

std::string_view about_signature(const Table& table, Card guest) {
    const bool full = table.player.book[facts(guest).book_column] == components::book_rows;
    return say(full ? Text::about_column_full : Text::about_signature);
}

bool offers(const Table& table, ActionKind kind) {
    const ActionList& legal = table.stage.model.legal;
    return std::any_of(legal.begin(), legal.end(), [kind](Action action) { return action.kind() == kind; });
}

int buys(const Table& table) {
    if (!table.serving()) return 0;
    const ActionList& legal = table.stage.model.legal;
    return static_cast<int>(std::count_if(legal.begin(), legal.end(), [](Action action) {
        return action.kind() == ActionKind::buy || action.kind() == ActionKind::recruit;
    }));
}

void draw_rolled_die(Table& table, Rect rect, tavern::Face face, int seat, bool own, float degrees, int index) {
    const std::optional<PlayerColor> color = own ? std::optional(table.innkeeper(seat).color) : std::nullopt;
    const float share = table.stage.memory.flights.tumbled(seat, own);
    if (share < 1) {
        const float left = 1 - share;
        degrees += left * left * static_cast<float>(index % 2 == 0 ? 300 : -260);
        rect = rect.moved(0, -rect.height * left * std::abs(std::sin(share * 9)) * 0.4F);
        // The die changes its face six times.
        if (left > 0.15F)
            face = static_cast<tavern::Face>(1 + (face + index * 5 + static_cast<int>(share * 7) * 4) % 6);
    }
    draw_die(table.stage.paint, rect, face, color, degrees);
}

}  // namespace tavern::ui
