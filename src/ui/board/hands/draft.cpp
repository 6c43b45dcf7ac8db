// The dice draft: the hands rise, the own coaster large in the middle, the neighbours' beside it, and what everybody
// took.
#include <algorithm>
#include <cmath>

#include "ui/board/table.hpp"

namespace tavern::ui {
namespace {

/** A coaster is on its way until passes is reset; the place is that of Spot. */
void pass_coaster(Table& table, std::size_t place, Rect rect, std::optional<OnItsWay>& passes) {
    Flights& flights = table.stage.memory.flights;
    const Spot spot = spot_of(Spot::Site::coaster, place);
    flights.at(spot, rect);
    passes.emplace(table.stage.paint, flights, flights.find(Flight::Kind::coaster, spot, table.seat), rect);
}

/** Where a die of so many lies: two and two, the last of three in the middle, a little out of line as dice lie. */
Point on_coaster(Point center, std::size_t index, std::size_t count, float pitch) {
    if (count == 1) return center;
    const float across = static_cast<float>(index % 2) - 0.5F;
    const float down = static_cast<float>(index / 2) - 0.5F;
    if (count == 2) return {center.x + across * pitch, center.y + across * pitch * 0.17F};
    const bool last_of_three = count == 3 && index == 2;
    return {center.x + (last_of_three ? 0 : across * pitch), center.y + down * pitch};
}

/** Most: what a name may be wide; 0: the shape alone tells whose it is. */
void draw_small_coaster(Table& table, Rect rect, int seat, std::string_view note, float die, float most) {
    Painter& paint = table.stage.paint;
    const int players = table.state.setup.players;
    std::optional<OnItsWay> passes;
    if ((table.seat + 1) % players == seat)
        pass_coaster(table, 1, rect, passes);
    else if ((seat + 1) % players == table.seat)
        pass_coaster(table, 2, rect, passes);
    if (players == 2) table.stage.memory.flights.at(spot_of(Spot::Site::coaster, 2), rect);
    paint.picture(rect, picture("coaster"));
    const std::string name = say(Text::about_coaster, {{"name", table.innkeeper(seat).name}});
    explain(table.stage, table.stage.touch.target("coaster-" + std::to_string(seat + 1), name, rect, false), rect, name,
            {std::string(say(Text::about_coaster_about))}, picture("coaster"));
    const std::vector<Face> dice = faces_of(table.state.players[static_cast<std::size_t>(seat)].coaster);
    for (std::size_t index = 0; index < dice.size(); ++index) {
        const Rect at = square(on_coaster(rect.center(), index, dice.size(), die * 1.16F), die);
        table.stage.memory.flights.at(draft_spot(Spot::Site::on_coaster, seat, dice[index]), at);
        draw_rolled_die(table, at, dice[index], seat, false, index % 2 == 0 ? -8.0F : 6.0F, static_cast<int>(index));
    }
    passes.reset();
    const float y = rect.bottom() + 14;
    const bool large = rect.width > 104;
    const float shape = large ? 26.0F : 18.0F;
    const Innkeeper& keeper = table.innkeeper(seat);
    if (most == 0) return paint.picture(square({rect.center().x, y}, shape), player_picture(keeper.color));
    const TextStyle style = heading(large ? 20.0F : 15.5F, palette::parchment);
    const float wide = shape + 6 + std::min(paint.width(style, keeper.name), most);
    // Never over the window's edge.
    const float x = std::clamp(rect.center().x - wide / 2, 8.0F, std::max(8.0F, table.layout.width - wide - 8));
    paint.picture({x, y - shape / 2, shape, shape}, player_picture(keeper.color));
    paint.name({x + shape + 6, y}, style, keeper.name, keeper.name, most);
    if (!note.empty() && large) paint.text({x + shape + 6, y + 19}, plain(14, palette::dim_parchment), note);
}

void draw_arrow(Painter& paint, Point from, float length) {
    const Point tip{from.x + length, from.y};
    paint.line(from, {tip.x - 14, from.y}, palette::ink, 7);
    paint.line(from, {tip.x - 14, from.y}, palette::parchment_shade, 4);
    paint.triangle({tip.x - 20, from.y - 11}, {tip.x - 20, from.y + 11}, {tip.x + 2, from.y}, palette::ink);
    paint.triangle({tip.x - 17, from.y - 7}, {tip.x - 17, from.y + 7}, {tip.x - 2, from.y}, palette::parchment_shade);
}

/** The spaces a face would fit in the tavern, for the choice. */
std::string fits(const Table& table, Face face) {
    const Player& player = table.player;
    std::string best;
    int best_thalers = 0;
    for (int seat = 0; seat < player.tables; ++seat) {
        const Card guest = player.seats[static_cast<std::size_t>(seat)].guest;
        if (guest == no_card || facts(guest).pips != face || facts(guest).thalers <= best_thalers) continue;
        best_thalers = facts(guest).thalers;
        best = card_name(guest);
    }
    if (!best.empty()) return best;
    if (face == components::monk_die) return std::string(tile_name(Tile::monk));
    if (face == components::brewer_dice[0] || face == components::brewer_dice[1])
        return std::string(tile_name(Tile::brewer));
    return std::string(tile_name(Tile::cashbox));
}

/** The face of the own coaster's die that is being dragged; 0: none is. */
Face dragged_face(const Table& table) {
    constexpr std::string_view of_coaster = "take-";
    const std::string& dragged = table.stage.touch.dragged();
    if (!table.mine || dragged.rfind(of_coaster, 0) != 0) return {};
    const std::vector<Face> dice = faces_of(table.player.coaster);
    const auto index = static_cast<std::size_t>(std::stoi(dragged.substr(of_coaster.size())));
    return index < dice.size() ? dice[index] : Face{};
}

void draw_own_coaster(Table& table, Rect rect, float die) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    std::optional<OnItsWay> passes;
    pass_coaster(table, 0, rect, passes);
    paint.picture(rect, picture("coaster"));
    const std::vector<Face> dice = faces_of(table.player.coaster);
    // With its ring, which touches no other's, each die is a finger wide.
    const float pitch = die + 14;
    const float reach = std::max(die + 4, 44.0F);
    std::string help;
    Face before = 0;
    for (std::size_t index = 0; index < dice.size(); ++index) {
        const Point center = on_coaster(rect.center(), index, dice.size(), pitch);
        const Rect at = square(center, die);
        const Action take(ActionKind::take_die, dice[index]);
        const bool live = table.mine && stage.may(take);
        const std::string id = "take-" + std::to_string(index);
        const Touched touched =
            stage.touch.target(id, say(Text::label_take, {{"face", dice[index]}}), square(center, reach), live);
        const bool dragged = live && stage.touch.dragged() == id;
        // Of equal faces the one that is dragged goes on its way.
        if (dragged || dragged_face(table) != dice[index])
            stage.memory.flights.at(draft_spot(Spot::Site::on_coaster, table.seat, dice[index]),
                                    dragged ? stage.touch.carried(carried_die) : at);
        if (dragged)
            paint.dashes(at, palette::oak_edge, 2, 9);
        else
            draw_rolled_die(table, at, dice[index], table.seat, false, 0, static_cast<int>(index));
        if (live && !dragged) {
            if (touched.hovered) paint.glow(at.inset(-4), with_opacity(palette::candle, 0.6F), 15, 18);
            paint.outline(at.inset(-5.5F), palette::ink, 1.5F, 17);
            paint.outline(at.inset(-4), palette::candle, 3, 16);
        }
        if (touched.clicked) stage.act(take);
        if (touched.focused) draw_focus(paint, at.inset(-9), 19);
        if (dice[index] != before && table.mine) {
            if (!help.empty()) help += "  ";
            help += "[die-white-" + std::to_string(dice[index]) + "] " + fits(table, dice[index]);
        }
        before = dice[index];
    }
    passes.reset();
    if (help.empty()) return;
    TextStyle style = bold(15, palette::parchment);
    const float most = table.layout.width - 24;
    float wide = paint.width(style, help) + 32;
    if (wide > most) {
        style.size *= most / wide;
        wide = most;
    }
    // Below the dice, inside the risen hands.
    const float below = rect.center().y + (pitch + die) / 2 + 7;
    const float y = std::min(std::max(rect.bottom() - 16, below), table.layout.hands.bottom() - 36);
    const Rect pill{rect.center().x - wide / 2, y, wide, 30};
    if (table.layout.fold == Fold::phone && table.layout.tight) return;
    paint.fill(pill, palette::night, 15);
    paint.outline(pill, palette::ink, 1.5F, 15);
    paint.text(pill.center(), style, help, Align::center);
}

/** What everybody has taken so far; a die that is dragged off the own coaster is dropped there. */
void draw_taken(Table& table, Rect panel, bool notes) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Flights& flights = stage.memory.flights;
    const int players = table.state.setup.players;
    paint.fill(panel, palette::well, 12);
    paint.outline(panel, palette::oak_edge, 1.5F, 12);
    if (const Face carried = dragged_face(table); carried != 0) {
        const Touched touched = stage.touch.target("taken", say(Text::label_take, {{"face", carried}}), panel);
        draw_lit(paint, panel, 12, flights.breath());
        if (touched.drag_over) draw_aimed_at(paint, panel, 12);
        if (touched.dropped) stage.act(Action(ActionKind::take_die, carried));
    }
    const float row = (panel.height - 4) / static_cast<float>(players);
    // Only as many own dice as anybody rolled need room; the rest is the names'.
    std::size_t own = 0;
    for (int seat = 0; seat < players; ++seat)
        own = std::max(own, faces_of(table.state.players[static_cast<std::size_t>(seat)].own).size());
    // Of one die: four white ones, a gap, and the own ones.
    const float across = 4 * 1.07F + (own > 0 ? 0.3F + 1.04F * static_cast<float>(own) : 0.0F);
    const float die = std::min({33.0F, row - 6, std::max(18.0F, (panel.width - 140) / across)});
    const float dice_x = panel.right() - 10 - die * across;
    for (int index = 0; index < players; ++index) {
        const int seat = (table.seat + index) % players;
        const Player& player = table.state.players[static_cast<std::size_t>(seat)];
        const float y = panel.y + 2 + row * (static_cast<float>(index) + 0.5F);
        if (index > 0)
            paint.line({panel.x + 12, y - row / 2}, {panel.right() - 12, y - row / 2}, palette::oak_edge, 1.5F);
        const bool two_lines = notes && row > 50;
        paint.picture({panel.x + 10, y - 11 - (two_lines ? 9.0F : 0), 22, 22},
                      player_picture(table.innkeeper(seat).color));
        paint.name({panel.x + 38, y - (two_lines ? 9.0F : 0)}, heading(18, palette::parchment),
                   table.innkeeper(seat).name, table.innkeeper(seat).name, dice_x - panel.x - 46);
        if (two_lines && seat_in_turn(table.state, 0) == seat)
            paint.picture({panel.x + 38, y + 2, 24, 24}, picture("start-mug"));
        float x = dice_x;
        const std::vector<Face> white = faces_of(player.white);
        for (std::size_t slot = 0; slot < components::white_dice; ++slot) {
            const Rect at = square({x + die / 2, y}, die);
            const Face face = slot < white.size() ? white[slot] : Face{};
            // Of equal faces the first one is on its way.
            const bool first = face != 0 && (slot == 0 || white[slot - 1] != face);
            const Flight* comes =
                first ? flights.find(Flight::Kind::die, draft_spot(Spot::Site::taken, seat, face), seat) : nullptr;
            if (face == 0 || comes != nullptr) draw_empty_die(paint, at.inset(1));
            if (face != 0) {
                const OnItsWay on_its_way(paint, flights, comes, at);
                draw_die(paint, at, face, std::nullopt);
            }
            x += die * 1.07F;
        }
        x += die * 0.3F;
        for (const Face face : faces_of(player.own)) {
            draw_rolled_die(table, square({x + die / 2, y}, die), face, seat, true, 0, face);
            x += die * 1.04F;
        }
    }
}

/** Of four players nobody sits beside the one across, whose coaster comes in two rounds. */
std::optional<int> seat_across(const Table& table) {
    return table.state.setup.players == 4 ? std::optional((table.seat + 2) % 4) : std::nullopt;
}

/** The coasters from the right neighbour's on, in the order in which they are passed. */
struct CoasterRow {
    float left;
    float right;
    float middle;  // of one's own, where there are at most three
    float top;     // of one's own
    float own;     // side lengths
    float side;
    float side_top;
    float die;    // of one's own dice
    float share;  // of the side of the others that a die of theirs takes
};

void draw_coaster_row(Table& table, const CoasterRow& row) {
    const int players = table.state.setup.players;
    const std::optional<int> across = seat_across(table);
    const bool close = row.right - row.left - 3 * row.side - row.own < 90;
    const float side = across && close ? row.side * 0.85F : row.side;
    const float gap = (row.right - row.left - 3 * side - row.own) / 3;
    const float own_x = across ? row.left + side + gap : row.middle - row.own / 2;
    const float next_x = across ? own_x + row.own + gap : row.right - side;
    const float most = across ? side + gap - 32 : std::max(70.0F, side);
    const auto small = [&](float x, int seat) {
        draw_small_coaster(table, {x, row.side_top, side, side}, seat % players, {}, side * row.share,
                           most < 56 ? 0.0F : most);
    };
    draw_own_coaster(table, {own_x, row.top, row.own, row.own}, row.die);
    if (players > 2) small(row.left, table.seat + players - 1);
    small(next_x, table.seat + 1);
    if (across) small(row.right - side, *across);
}

}  // namespace

void draw_draft(Table& table) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Rect& hands = table.layout.hands;
    const State& state = table.state;
    // What lies under the risen hands is out of reach.
    paint.lay_over(hands);
    paint.fill(hands, palette::hands);
    paint.fill({hands.x, hands.y, hands.width, 2}, palette::ink);
    paint.fill({hands.x, hands.y + 2, hands.width, 2.5F}, palette::oak);
    paint.fill({hands.x, hands.y + 4.5F, hands.width, 2}, palette::ink);
    stage.touch.target("hands", "", hands, false);
    draw_counter_strip(table);
    const int players = state.setup.players;
    const int left_seat = (table.seat + 1) % players;             // gets this coaster
    const int right_seat = (table.seat + players - 1) % players;  // whose coaster comes next
    const std::string name(table.acting >= 0 ? table.innkeeper(table.acting).name : std::string());
    const int pick = table.player.white.total() + 1;
    const bool thinks = table.acting >= 0 && stage.model.thinking == table.acting;
    const std::string head = table.mine          ? say(Text::prompt_draft, {{"name", name}})
                             : thinks            ? say(Text::prompt_thinking, {{"name", name}})
                             : table.acting >= 0 ? say(Text::prompt_waiting, {{"name", name}})
                                                 : std::string(say(Text::prompt_wait));
    const auto hint_as = [&](Text count) {
        return table.computer_acts() ? last_line(*stage.model.game).text
               : pick >= components::white_dice
                   ? std::string(say(Text::prompt_draft_last))
                   : say(count, {{"pick", pick}, {"name", table.innkeeper(left_seat).name}});
    };
    const std::string hint = hint_as(Text::prompt_draft_count);
    stage.reading->prompt = head + ". " + hint;
    const float y = hands.y;
    const bool two = players == 2;
    // The shape of the one who takes stands before what is asked.
    const auto draw_head = [&](Point place, float size, float room) {
        const float shape = table.acting >= 0 ? size * 1.1F : 0;
        if (table.acting >= 0)
            paint.picture({place.x, place.y - shape / 2, shape, shape},
                          player_picture(table.innkeeper(table.acting).color));
        const float indent = shape > 0 ? shape + 8 : 0;
        paint.name({place.x + indent, place.y}, heading(size), head, head, room - indent);
    };
    const auto draw_hint = [&](Point place, float size, float room) {
        paint.name(place, bold(size, palette::candle), hint, hint_as(Text::prompt_draft_count_short), room);
    };
    switch (table.layout.fold) {
        case Fold::wide: {
            draw_head({24, y + 32}, 26, 374);
            draw_hint({24, y + 60}, 15.5F, 350);
            draw_undo_of_draft(table, {24, hands.bottom() - 62, 56, 50});
            const std::optional<int> across = seat_across(table);
            const float side = across ? 112.0F : 160.0F;
            const float die = side * 0.275F;
            const float top = y + 164 - side / 2;
            const float most = across ? 84.0F : side;
            if (!two) draw_small_coaster(table, {110, top, side, side}, right_seat, say(Text::draft_comes), die, most);
            if (!two) draw_arrow(paint, {124 + side, y + 168}, 216 - side);
            draw_own_coaster(table, {350, y + 26, 240, 240}, 60);
            draw_arrow(paint, {604, y + 168}, 76);
            draw_small_coaster(table, {700, top, side, side}, left_seat,
                               say(two ? Text::draft_swaps : Text::draft_gets), die, most);
            if (across) draw_small_coaster(table, {828, top, side, side}, *across, {}, die, most);
            const float panel_x = table.layout.width - 328;
            draw_taken(table, {panel_x, y + 20, 312, hands.height - 38}, true);
            break;
        }
        case Fold::drawer:
        case Fold::tablet:
        case Fold::pages: {
            const bool small = table.layout.fold == Fold::pages;
            const float text_room = table.layout.width - (small ? 250.0F : 280.0F) - 90;
            draw_head({14, y + 24}, 20, text_room);
            draw_hint({14, y + 46}, 14, text_room);
            const float own = small ? 140.0F : 180.0F;
            const float side = small ? 72.0F : 100.0F;
            const float panel = small ? 250.0F : 280.0F;
            const float middle = (table.layout.width - panel - 20) / 2;
            draw_coaster_row(table, {10, 2 * middle - 4, middle, y + 56, own, side, y + 56 + (own - side) / 2,
                                     small ? 42.0F : 52.0F, 0.28F});
            draw_taken(table, {table.layout.width - panel - 8, y + 14, panel, hands.height - 26}, false);
            draw_undo_of_draft(table, {table.layout.width - panel - 62, y + 14, 46, 44});
            break;
        }
        case Fold::phone: {
            const bool tight = table.layout.tight;
            draw_head({10, y + 20}, 18, table.layout.width - 70);
            draw_hint({10, y + 41}, 14, table.layout.width - 70);
            const float own = tight ? 100.0F : 120.0F;
            const float side = tight ? 56.0F : 64.0F;
            const float top = y + (tight ? 50.0F : 54.0F);
            // High enough for the names above the pill that tells what the dice fit.
            const float low = top + (tight ? 10.0F : 2.0F);
            draw_coaster_row(table, {10, table.layout.width - 10, table.layout.width / 2, top, own, side, low,
                                     tight ? 34.0F : 40.0F, 0.34F});
            const float panel_y = top + own + (tight ? 2.0F : 28.0F);
            draw_taken(table, {8, panel_y, table.layout.width - 16, hands.bottom() - panel_y - 6}, false);
            draw_undo_of_draft(table, {table.layout.width - 54, y + 10, 46, 44});
            break;
        }
    }
    draw_page_tabs(table);
    if (const Face carried = dragged_face(table); carried != 0) {
        const Rect die = stage.touch.carried(carried_die);
        draw_die(paint, die, carried, std::nullopt);
        draw_die_ring(paint, die);
    }
}

void draw_undo_of_draft(Table& table, Rect rect) {
    ButtonLook look;
    look.picture = picture("icon-undo");
    look.picture_size = 24;
    look.about = say(Text::about_undo);
    if (button(table.stage, "undo", rect, look, table.stage.model.can_undo, say(Text::button_undo)))
        table.stage.want(Intent::Kind::undo);
}

}  // namespace tavern::ui
