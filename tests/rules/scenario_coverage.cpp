#include "scenario_coverage.hpp"

#include "scenario_language.hpp"
#include "scenario_words.hpp"

namespace tavern::scenario {
namespace {

std::string side_of_board(const State& state) {
    return state.setup.module == 1 ? "summer" : "winter";
}

std::string tile_side(const Player& player, Tile tile) {
    return (player.has_upgraded(tile) ? "upgraded " : "basic ") + name_of(tile);
}

/** The tile and the card that a served die used. */
void note_served(const Player& player, const Effect& effect, Things& happened) {
    const Space space = static_cast<Space>(effect.b);
    switch (space) {
        case Space::cashbox: happened.insert(tile_side(player, Tile::cashbox)); return;
        case Space::barrel: happened.insert(tile_side(player, Tile::barrel)); return;
        case Space::brewer: happened.insert(tile_side(player, Tile::brewer)); return;
        case Space::monk: happened.insert(tile_side(player, Tile::monk)); return;
        default: happened.insert("serve " + name_of(player.seats[static_cast<std::size_t>(seat_of(space))].guest));
    }
}

/** A tile's side counts only if it made a difference: dishwashers without cards, servers beyond the cards. */
void note_tiles_at_work(const State& after, const Player& before, const Player& player, const Effect& effect,
                        Things& happened) {
    if (effect.kind == EffectKind::die_placed && effect.c > 0) {
        const int cards = player.staff_of(Card::dishwasher);
        if (cards == 0 || !player.has_upgraded(Tile::dishwasher)) happened.insert(tile_side(player, Tile::dishwasher));
    }
    if (effect.kind == EffectKind::dice_rolled && effect.a == 1 && after.phase != Phase::evening)
        happened.insert(tile_side(player, Tile::server));
    if (effect.kind == EffectKind::card_drawn) {
        const int printed = components::printed_tables;
        const int last = static_cast<int>(seat_space(player.has_upgraded(Tile::table) ? printed : printed - 1));
        if (effect.b == last && player.staff_of(Card::table) == 0) happened.insert(tile_side(player, Tile::table));
    }
    if (effect.kind == EffectKind::lost && effect.source == Source::limit) {
        if (effect.a == static_cast<int>(Resource::thalers)) happened.insert(tile_side(before, Tile::safe));
        if (effect.a == static_cast<int>(Resource::beer)) happened.insert(tile_side(before, Tile::beer_storage));
    }
}

void note_round_track(const State& after, const Effect& effect, Things& happened) {
    const std::string space = "round " + side_of_board(after) + " " + std::to_string(after.round) + " ";
    const bool from_track = effect.source == Source::round_track;
    if (effect.kind == EffectKind::card_gained && from_track)
        happened.insert(space + name_of(static_cast<Card>(effect.a)));
    if (effect.kind == EffectKind::gained && from_track) {
        if (effect.a == static_cast<int>(Resource::schnapps))
            happened.insert("schnapps module-" + std::to_string(after.setup.module == 2 ? 2 : 3) + " " +
                            std::to_string(after.round));
        else
            happened.insert(space + "counter-guest");
    }
    if (effect.kind == EffectKind::side_chosen) {
        happened.insert("keep " + side_name(effect.a));
        happened.insert(space + std::string(components::entertainers.at((effect.a - 1U) / 2U)));
    }
}

void note_effect(const State& before, const State& after, const Effect& effect, Things& happened) {
    happened.insert("effect " + name_of(effect.kind));
    if (effect.player >= before.setup.players) return;
    const Player& player = before.players[effect.player];
    const std::string length = before.setup.module >= 5 ? "long " : "short ";
    note_tiles_at_work(after, player, after.players[effect.player], effect, happened);
    note_round_track(after, effect, happened);
    switch (effect.kind) {
        case EffectKind::die_served: return note_served(player, effect, happened);
        case EffectKind::tile_upgraded: happened.insert("upgrade " + name_of(static_cast<Tile>(effect.a))); return;
        case EffectKind::monastery_step: happened.insert("monastery " + std::to_string(effect.b)); return;
        case EffectKind::reputation_step: happened.insert("reputation " + length + std::to_string(effect.b)); return;
        case EffectKind::start_card_chosen:
            happened.insert("start-card " + std::to_string(effect.a) +
                            (before.setup.edition == Edition::schmidt ? " schmidt" : " north-star"));
            return;
        case EffectKind::signature_gained:
            happened.insert("book " + column_name(effect.a) + " " + std::to_string(effect.b + 1));
            return;
        case EffectKind::row_completed: happened.insert("full row " + std::to_string(effect.a + 1)); return;
        case EffectKind::card_put_back:
        case EffectKind::die_turned:
            happened.insert("use " + side_name(effect.kind == EffectKind::card_put_back ? 5 : 6));
            return;
        default: return;
    }
}

}  // namespace

void note_step(const State& before, Action action, const Effects& effects, const State& after, Things& happened) {
    happened.insert("action " + name_of(action.kind()));
    happened.insert("question " + name_of(question(before)));
    for (const Effect& effect : effects) note_effect(before, after, effect, happened);
    switch (action.kind()) {
        case ActionKind::buy: happened.insert("buy " + name_of(action.card())); return;
        case ActionKind::recruit: happened.insert("recruit " + name_of(before.row.at(action.a()).guest)); return;
        case ActionKind::recruit_nobles: happened.insert("recruit nobles " + std::to_string(action.a())); return;
        case ActionKind::upgrade:
            if (action.b() > 0) happened.insert("discount " + name_of(action.tile()));
            return;
        case ActionKind::entertain: happened.insert("use " + side_name(action.a())); return;
        case ActionKind::flip_tile:
            if (before.phase == Phase::evening)
                happened.insert("round " + side_of_board(before) + " " + std::to_string(before.round) +
                                " free-upgrade");
            return;
        case ActionKind::roll:
            if (before.phase == Phase::evening)
                happened.insert("round " + side_of_board(before) + " " + std::to_string(before.round) + " own-die");
            return;
        default: return;
    }
}

namespace {

void add_cards(Things& things) {
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        things.insert("worth " + name_of(card));
        if (is_tavern_card(card)) things.insert("buy " + name_of(card));
        if (takes_seat(card)) things.insert("serve " + name_of(card));
        if (is_guest(card)) things.insert("recruit " + name_of(card));
    }
    for (std::size_t number = 1; number <= components::nobles_price.size(); ++number)
        things.insert("recruit nobles " + std::to_string(number));
}

void add_tiles_and_sides(Things& things) {
    for (const TileFacts& tile : components::tiles) {
        const std::string name(tile.id);
        for (const std::string what : {"upgrade ", "basic ", "upgraded "}) things.insert(what + name);
        if (tile.discount > 0) things.insert("discount " + name);
    }
    for (const SideFacts& side : components::sides)
        for (const std::string what : {"keep ", "use "}) things.insert(what + std::string(side.id));
}

void add_round_track(Things& things, const std::string& side, const std::array<RoundSpace, components::rounds>& track) {
    for (std::size_t round = 0; round < track.size(); ++round) {
        const std::string space = "round " + side + " " + std::to_string(round + 1) + " ";
        for (std::size_t option = 0; option < track.at(round).count; ++option) {
            const Bonus& bonus = track.at(round).options.at(option);
            switch (bonus.kind) {
                case BonusKind::card: things.insert(space + name_of(bonus.card)); break;
                case BonusKind::own_die: things.insert(space + "own-die"); break;
                case BonusKind::free_upgrade: things.insert(space + "free-upgrade"); break;
                case BonusKind::entertainer:
                    things.insert(space + std::string(components::entertainers.at(bonus.amount)));
                    break;
                default: things.insert(space + "counter-guest");
            }
        }
    }
}

void add_tracks(Things& things) {
    for (int space = 0; space <= components::monastery_length; ++space)
        things.insert("monastery " + std::to_string(space));
    for (std::size_t space = 1; space <= components::reputation_track.size(); ++space)
        things.insert("reputation short " + std::to_string(space));
    for (std::size_t space = 1; space <= components::reputation_track_guest_book.size(); ++space)
        things.insert("reputation long " + std::to_string(space));
    add_round_track(things, "summer", components::summer_track);
    add_round_track(things, "winter", components::winter_track);
    for (std::size_t module = 2; module <= 3; ++module)
        for (std::size_t round = 0; round < components::rounds; ++round)
            if (components::schnapps_before.at(module - 1).at(round) > 0)
                things.insert("schnapps module-" + std::to_string(module) + " " + std::to_string(round + 1));
}

void add_book_and_start_cards(Things& things) {
    for (int row = 1; row <= components::book_rows; ++row) {
        things.insert("full row " + std::to_string(row));
        for (int column = 0; column < components::book_columns; ++column)
            things.insert("book " + column_name(column) + " " + std::to_string(row));
    }
    for (std::size_t number = 1; number <= components::start_cards.size(); ++number)
        for (const std::string edition : {" north-star", " schmidt"})
            things.insert("start-card " + std::to_string(number) + edition);
}

}  // namespace

Things all_to_cover() {
    Things things;
    add_cards(things);
    add_tiles_and_sides(things);
    add_tracks(things);
    add_book_and_start_cards(things);
    for (const std::string section : {"2", "3", "4", "4 A",  "4 B",  "4 C",  "4 D",  "4 E",  "4 F",  "4 G",  "5",   "6",
                                      "7", "8", "9", "10.1", "10.2", "10.3", "10.4", "10.5", "10.6", "10.7", "10.8"})
        things.insert("section " + section);
    return things;
}

Things all_to_happen() {
    Things things;
    for (int kind = 0; kind < action_kinds; ++kind) things.insert("action " + name_of(static_cast<ActionKind>(kind)));
    for (int kind = 0; kind <= static_cast<int>(EffectKind::game_over); ++kind)
        things.insert("effect " + name_of(static_cast<EffectKind>(kind)));
    for (const std::string& question : question_names())
        if (question != "nothing") things.insert("question " + question);
    for (const std::string& refusal : refusal_names()) things.insert("refused " + refusal);
    return things;
}

}  // namespace tavern::scenario
