// The panel of the draft with the dice taken by each player.
#include <algorithm>

#include "narration/status.hpp"
#include "ui/board/hands/draft_parts.hpp"
#include "ui/dialogs/form.hpp"

namespace tavern::ui {
namespace {

constexpr float taken_width = 264;
constexpr float taken_row = 20;
constexpr float taken_name = 84;
constexpr float taken_die = 22;
constexpr float largest_taken_die = 33;
constexpr float white_pitch = 1.07F;  // pitch of taken dice, by their side
constexpr float own_pitch = 1.04F;
constexpr float before_own = 0.3F;

/** The width of one player's dice in sides of a die: four white ones, a gap, and the most coloured ones that any player
 * rolled. */
float taken_across(const Table& table) {
    std::size_t own = 0;
    for (int seat = 0; seat < table.state.setup.players; ++seat)
        own = std::max(own, faces_of(table.state.players[static_cast<std::size_t>(seat)].own).size());
    return white_pitch * components::white_dice + (own > 0 ? before_own + own_pitch * static_cast<float>(own) : 0.0F);
}

void draw_taken_dice(Table& table, const Rect& rect, int seat, float across) {
    Painter& paint = table.stage.paint;
    const Flights& flights = table.stage.memory.flights;
    const Player& player = table.state.players[static_cast<std::size_t>(seat)];
    const float die = std::min({largest_taken_die, rect.height - gap::hair, rect.width / across});
    float x = rect.right() - die * across + die / 2;
    const std::vector<Face> white = faces_of(player.white);
    for (std::size_t slot = 0; slot < components::white_dice; ++slot) {
        const Rect at = square({x, rect.center().y}, die);
        const Face face = slot < white.size() ? white[slot] : Face{};
        // The first of several equal faces flies.
        const bool first = face != 0 && (slot == 0 || white[slot - 1] != face);
        const Flight* comes =
            first ? flights.find(Flight::Kind::die, draft_spot(Spot::Site::taken, seat, face), seat) : nullptr;
        if (face == 0 || comes != nullptr) draw_empty_die(paint, at.inset(1));
        if (face != 0) {
            const OnItsWay on_its_way(paint, flights, comes, at);
            draw_die(paint, at, face, std::nullopt);
        }
        x += die * white_pitch;
    }
    x += die * before_own;
    for (const Face face : faces_of(player.own)) {
        draw_rolled_die(table, square({x, rect.center().y}, die), face, seat, true, 0, face);
        x += die * own_pitch;
    }
}

/** The dice that a player took, and whether the player began the round. */
std::string taken_words(const Table& table, int seat) {
    const Innkeeper& keeper = table.innkeeper(seat);
    const std::vector<HandDie> dice = dice_in_hand(table.state.players[static_cast<std::size_t>(seat)]);
    std::string words = keeper.name + ": ";
    words += dice.empty() ? std::string(say(Text::status_dice_none)) : dice_names(dice, keeper.color) + ".";
    if (table.starts(seat)) words += " " + say(Text::new_game_starts, {{"name", keeper.name}}) + ".";
    return words;
}

void taken_by(Tree& tree, Table& table, int seat, float across) {
    const Innkeeper& keeper = table.innkeeper(seat);
    const auto row =
        tree.open({Role::list_item, taken_words(table, seat)},
                  {.flow = Flow::row, .stretches = true, .gap = gap::small, .height = taken_row, .share = 1});
    picture_leaf(tree, player_picture(keeper.color), taken_row);
    {
        const auto name = tree.open({.flow = Flow::row, .gap = gap::small, .width = taken_name, .share = 0.4F});
        tree.leaf({.height = taken_row, .share = 1}, [&table, &keeper](const Rect& rect) {
            const Point place{rect.x, rect.center().y};
            table.stage.paint.name(place, heading(18, palette::parchment), keeper.name, keeper.name, rect.width);
        });
        if (table.layout.fold == Fold::wide && table.starts(seat)) picture_leaf(tree, picture("start-mug"), size::icon);
    }
    tree.leaf({.width = taken_die * across, .share = 1},
              [&table, seat, across](const Rect& rect) { draw_taken_dice(table, rect, seat, across); });
}

void draw_taken_panel(Table& table, const Rect& rect, bool carried, const Touched& touched) {
    Painter& paint = table.stage.paint;
    paint.fill(rect, palette::well, radius::panel);
    paint.outline(rect, palette::oak_edge, size::line, radius::panel);
    if (carried) draw_lit(paint, rect, radius::panel, table.stage.memory.flights.breath());
    if (touched.drag_over) draw_aimed_at(paint, rect, radius::panel);
}

}  // namespace

Face dragged_face(const Table& table) {
    if (!table.mine) return {};
    const std::vector<Face> dice = faces_of(table.player.coaster);
    for (std::size_t index = 0; index < dice.size(); ++index)
        if (table.stage.touch.dragged() == "take-" + std::to_string(index)) return dice[index];
    return {};
}

void taken(Tree& tree, Table& table) {
    Stage& stage = table.stage;
    const Face carried = dragged_face(table);
    const Touched touched = carried != 0 ? stage.touch.state("taken") : Touched();
    stage.touch.takes_drops("taken");
    if (touched.dropped) stage.act(Action(ActionKind::take_die, carried));
    const Style style{.padding = {gap::middle, gap::hair}, .width = taken_width, .share = 0.1F};
    const auto draw = [&table, carried, touched](const Rect& rect) {
        draw_taken_panel(table, rect, carried != 0, touched);
    };
    const auto panel = carried != 0 ? tree.control({"taken", say(Text::label_take, {{"face", carried}})}, style, draw)
                                    : tree.open({Role::list, std::string(say(Text::draft_taken))}, style, draw);
    const int players = table.state.setup.players;
    const float across = taken_across(table);
    for (int index = 0; index < players; ++index) {
        if (index > 0) line_across(tree, palette::oak_edge);
        taken_by(tree, table, (table.seat + index) % players, across);
    }
}

}  // namespace tavern::ui
