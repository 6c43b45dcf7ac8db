// The spaces for dice: the effect of a press, and its gain.
#include <algorithm>

#include "narration/status.hpp"
#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {

std::string space_id(Space space) {
    switch (space) {
        case Space::cashbox: return "space-cashbox";
        case Space::barrel: return "space-barrel";
        case Space::brewer: return "space-brewer";
        case Space::monk: return "space-monk";
        default: return "space-seat-" + std::to_string(seat_of(space));
    }
}

std::optional<PlayerColor> die_color(const Table& table, bool own) {
    return own ? std::optional(table.color()) : std::nullopt;
}

std::vector<PlacedDie> placed_on(const Player& player, Space space) {
    std::vector<PlacedDie> dice;
    for (const PlacedDie& die : placed_dice(player))
        if (die.space == space) dice.push_back(die);
    return dice;
}

std::vector<HandDie> dice_lying_on(const Player& player, Space space) {
    const std::vector<PlacedDie> placed = placed_on(player, space);
    std::vector<HandDie> dice;
    dice.reserve(placed.size());
    for (const PlacedDie& die : placed) dice.push_back({die.face, die.own});
    return dice;
}

SpaceUse use_of(const Table& table, Space space, const std::optional<PlacedDie>& lies, const std::string& name) {
    SpaceUse use;
    use.label = name;
    use.of_hand = hand_action(table, space);
    if (use.of_hand) {
        const ActionKind kind = use.of_hand->kind();
        use.label = say(kind == ActionKind::serve  ? Text::label_serve
                        : kind == ActionKind::move ? Text::label_move
                                                   : Text::label_place,
                        {{"face", table.stage.view.hand->face}, {"space", name}});
    } else if (lies && table.planning()) {
        use.take_back = true;
        use.label = say(Text::label_take_back, {{"face", lies->face}, {"space", name}});
    } else if (lies && table.serving() && table.stage.may(act::serve(lies->face, space))) {
        use.serve = act::serve(lies->face, space);
        use.label = say(Text::label_serve, {{"face", lies->face}, {"space", name}});
    }
    return use;
}

namespace {

/** "white 3 as 4". */
std::string die_words(const Table& table, const HandDie& die, Space space) {
    std::string name = die_name(die, table.color());
    const int needed = dishwashers_needed(table.player, die.face, space);
    if (needed <= 0) return name;
    return say(Text::board_from_as, {{"from", name}, {"face", die.face + needed}}) + ", " + std::to_string(needed) +
           "[plate]";
}

std::string dice_words(const Table& table, const std::vector<HandDie>& dice, Space space) {
    std::string words;
    for (const HandDie& die : dice) words += (words.empty() ? "" : "; ") + die_words(table, die, space);
    return words;
}

/** "3[beer]" for several dice. */
std::string gain_of(const Table& table, std::size_t dice, Space space) {
    return std::to_string(yield_of(table.player, space) * static_cast<int>(dice)) + std::string(yield_icon(space));
}

}  // namespace

std::vector<HandDie> proposed_for(const Table& table, Space space) {
    std::vector<HandDie> dice;
    if (table.ghosts == nullptr) return dice;
    Dice white = table.player.white;
    for (const Action action : *table.ghosts) {
        // A white die is turned first.
        if (action.kind() == ActionKind::turn_die && white.has(action.a())) {
            white.remove(action.a());
            white.add(action.b());
        }
        if (action.kind() != ActionKind::place) continue;
        const bool own = !white.has(action.face());
        if (!own) white.remove(action.face());
        if (action.space() == space) dice.push_back({action.face(), own});
    }
    return dice;
}

namespace {

/** The gains of the dice that the player shown has used on a space in this turn, steps included. */
int gain_so_far(const Table& table, Space space) {
    const std::vector<Effect>& effects = table.stage.model.game->effects();
    Player then = table.player;
    int gain = 0;
    for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) {
        if (effect->player != table.seat) continue;
        if (effect->kind == EffectKind::turn_ended) break;
        if (effect->kind == EffectKind::gained && effect->source == Source::space &&
            effect->detail == static_cast<std::uint8_t>(space))
            gain += effect->b;
        // Steps do not name their source: each die at the monk brought the steps of the tile as it was then.
        if (effect->kind == EffectKind::tile_upgraded && effect->a == index_of(Tile::monk))
            then.upgraded &= static_cast<TileSet>(~(1U << index_of(Tile::monk)));
        if (space == Space::monk && effect->kind == EffectKind::die_served &&
            effect->b == static_cast<std::uint8_t>(space))
            gain += yield_of(then, space);
    }
    return gain;
}

}  // namespace

std::optional<std::string> used_gain(const Table& table, Space space) {
    const bool many = takes_many(space);
    // Most spaces have none, and this is asked in every frame.
    if (!many && !die_on(table.player, space).used()) return std::nullopt;
    const int gain = gain_so_far(table, space);
    if (gain > 0) return std::to_string(gain) + std::string(yield_icon(space));
    return many ? std::nullopt : std::optional<std::string>("");
}

void tell_space(const Table& table, Space space, const SpaceUse& use, std::vector<std::string>& lines) {
    if (use.of_hand) lines.push_back(gain_text(table, *use.of_hand, space));
    if (const std::vector<HandDie> lie = dice_lying_on(table.player, space); !lie.empty())
        lines.push_back(say(Text::about_dice_on, {{"dice", dice_words(table, lie, space)}}));
    if (const std::optional<std::string> gain = used_gain(table, space); gain && !gain->empty())
        lines.push_back(say(Text::about_served, {{"gain", *gain}}));
    if (const std::vector<HandDie> proposed = proposed_for(table, space); !proposed.empty())
        lines.push_back(say(Text::about_proposed, {{"dice", dice_words(table, proposed, space)},
                                                   {"gain", gain_of(table, proposed.size(), space)}}));
}

Touched touch_space(Table& table, Space space, const std::optional<PlacedDie>& lies, const SpaceUse& use) {
    Stage& stage = table.stage;
    const std::string id = space_id(space);
    const Touched touched = stage.touch.state(id, use.live());
    stage.touch.takes_drops(id);
    if (use.of_hand && !table.covered()) stage.touch.light(id);
    if (lies) take_up_dragged(table, id, *lies);
    if (use.of_hand && (touched.clicked || touched.dropped)) return act_with_hand(table, *use.of_hand), touched;
    if (!touched.clicked) return touched;
    if (use.take_back && lies) stage.want(intent::TakeBack{act::place(lies->face, space)});
    if (use.serve) stage.act(*use.serve);
    if (use.live()) stage.next.hand.reset();
    return touched;
}

void draw_gain(Table& table, const Rect& rect, const SpaceUse& use, Space space) {
    constexpr float narrow = 80;
    ChipLook chip;
    std::string text = gain_text(table, *use.of_hand, space);
    const auto width = [&] { return table.stage.paint.width(number(chip.size), text) + 2 * chip.padding; };
    if (rect.width < narrow || width() > rect.width) {
        chip.size = letters::figure;
        chip.padding = gap::chip;
    }
    // A seat's neighbours have badges, too: its explanation has the face.
    if (is_seat(space) && width() > rect.width) text = gain_text(table, *use.of_hand, space, false);
    // At the edges it stays inside the room.
    const float wide = width();
    const Rect& room = table.layout.tavern;
    const float middle = std::clamp(rect.center().x, room.x + wide / 2 + 2,
                                    std::max(room.x + wide / 2 + 2, room.right() - wide / 2 - 2));
    const float low = gap::chip * (1 - table.stage.memory.flights.risen());
    // Above a guest, whose upper edge shows the wanted die, as far as there is room.
    const float over = is_seat(space) ? gap::hair - chip.height : -chip.height / 2;
    const float y = std::max(rect.y + over, std::min(rect.y - chip.height / 2, room.y));
    draw_chip(table.stage.paint, {middle, y + low}, Align::center, chip, text);
}

void draw_ghosts(Table& table, Space space, const Rect& first, float edge, std::size_t lying, std::size_t columns) {
    const std::vector<HandDie> dice = proposed_for(table, space);
    if (dice.empty()) return;
    constexpr float light = 0.78F;
    constexpr float corner = 0.24F;  // offset of a die, by its side
    Painter& paint = table.stage.paint;
    const float pitch = first.width + dice_apart;
    for (const HandDie& die : dice) {
        const Rect at =
            first.moved(pitch * static_cast<float>(lying % columns), pitch * static_cast<float>(lying / columns));
        ++lying;
        draw_die(paint, at, die.face, die_color(table, die.own), 0, light);
        paint.dashes(at.inset(-2), palette::ink, gap::hair + size::line, at.width * corner);
        paint.dashes(at.inset(-2), palette::candle, gap::hair, at.width * corner);
    }
    ChipLook chip;
    chip.fill = palette::cream;
    chip.edge = palette::ember;
    chip.height = size::chip;
    chip.size = letters::figure;
    chip.padding = gap::chip;
    const std::string gain = "+" + gain_of(table, dice.size(), space);
    const float wide = paint.width(number(chip.size), gain) + 2 * chip.padding;
    draw_chip(paint, {std::min(first.x + pitch * static_cast<float>(columns), edge - wide), first.y - gap::edge},
              Align::left, chip, gain);
}

void draw_counts_as(Table& table, const Rect& die, Face face, Space space) {
    const int needed = dishwashers_needed(table.player, face, space);
    if (needed <= 0) return;
    ChipLook chip;
    chip.fill = palette::parchment;
    chip.height = size::chip;
    chip.size = letters::figure;
    chip.padding = gap::chip - 1;
    draw_chip(table.stage.paint, {die.right() - gap::small, die.bottom() - size::badge}, Align::left, chip,
              "[plate]" + say(Text::board_as, {{"face", face + needed}}));
}

}  // namespace tavern::ui
