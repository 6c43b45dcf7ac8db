// The players' tabs, with points and current actions.
#include <algorithm>

#include "narration/result.hpp"
#include "ui/board/sky/sky_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float least_seal = 32;
constexpr float beside_points = 14;  // in a seal
constexpr float computer_mark = 20;  // including the room beside it
constexpr float computer_side = 17;
constexpr float mug_side = 24;
constexpr float least_name = 30;  // of a name that is cut: below it, the shape alone identifies the player

std::string_view doing(const Table& table, int seat) {
    const State& state = table.state;
    const bool acts = table.acting == seat;
    const int place = place_in_turn(state, seat);
    if (table.stage.model.thinking == seat) return say(Text::doing_thinks);
    switch (state.phase) {
        case Phase::planning:
            if (acts) return say(Text::doing_planning);
            // In their own turns, those before have planned and served.
            if (place >= state.turn) return say(Text::doing_waiting);
            return say(state.setup.planning == Planning::own_turn ? Text::doing_served : Text::doing_planned);
        case Phase::serving:
            if (acts || place == state.turn) return say(Text::doing_serving);
            return say(place < state.turn ? Text::doing_served : Text::doing_waiting);
        case Phase::draft:
            return say(!acts                   ? Text::doing_waiting
                       : table.computer_acts() ? Text::doing_choosing
                                               : Text::doing_picking);
        case Phase::over: return {};
        default: return say(acts ? Text::doing_choosing : Text::doing_waiting);
    }
}

/** The deal of the day that is played, or nothing. */
std::string deal_of(const Table& table) {
    return deal_text(table.stage.model.game->record());
}

std::string tab_label(const Table& table, int seat) {
    const Innkeeper& keeper = table.innkeeper(seat);
    std::string label = say(Text::label_tab, {{"name", keeper.name}, {"points", score(table.state, seat).total()}});
    if (is_computer(keeper.player_type))
        label += ", " + std::string(say(Text::word_computer)) + " " + std::string(player_type_name(keeper.player_type));
    if (const std::string deal = deal_of(table); !deal.empty()) label += ". " + deal + ". " + target_text(table.state);
    return label;
}

/** The player's current action, the mug, and the points by source. */
Explanation about_player(const Table& table, int seat) {
    const Innkeeper& keeper = table.innkeeper(seat);
    const bool computer = is_computer(keeper.player_type);
    const Score parts = score(table.state, seat);
    Explanation about{computer ? keeper.name + ", " + std::string(player_type_name(keeper.player_type)) : keeper.name,
                      {std::string(doing(table, seat))},
                      computer ? player_type_picture(keeper.player_type) : player_picture(keeper.color)};
    if (table.starts(seat)) about.lines.push_back(say(Text::new_game_starts, {{"name", keeper.name}}));
    for (const ScoreSource& source : sources_of(table.state.setup))
        about.lines.push_back(std::string(say(source.text)) + ": " + std::to_string(parts.*(source.points)) +
                              "[points]");
    if (computer) about.lines.emplace_back(keeper_line(keeper.player_type));
    return about;
}

/** The width of a tab's seal: three digits widen it. */
float seal_width(const Table& table, int seat) {
    const std::string points = std::to_string(score(table.state, seat).total());
    return std::max(least_seal, table.stage.paint.width(number(letters::small), points) + beside_points);
}

float mark_width(const Innkeeper& keeper) {
    return is_computer(keeper.player_type) ? computer_mark : 0;
}

/** Whether a name would be cut even in the smallest letters. */
bool names_too_wide(const Table& table, float room) {
    for (int seat = 0; seat < table.state.setup.players; ++seat) {
        const Innkeeper& keeper = table.innkeeper(seat);
        if (table.stage.paint.width(heading(0), keeper.name) > room - mark_width(keeper)) return true;
    }
    return false;
}

/** The tab of the tavern shown extends down to it. */
void draw_tab_box(const Table& table, const Rect& rect, bool shown, bool hovered) {
    Painter& paint = table.stage.paint;
    if (!shown) {
        paint.fill(rect, palette::slate, radius::control);
        paint.outline(rect, hovered ? palette::candle : palette::slate_edge, 2, radius::control);
        return;
    }
    const Rect box{rect.x, rect.y - 2, rect.width, table.layout.sky.bottom() + 2 - rect.y};
    paint.fill_top(box.inset(-gap::hair), palette::candle, radius::control + 2);
    paint.fill_top(box.inset(-size::line), palette::ink, radius::control + 1);
    paint.fill_top({box.x, box.y, box.width, box.height + gap::hair}, palette::parchment, radius::control);
}

/** Returns the width. */
float draw_name(const Table& table, const Innkeeper& keeper, const Rect& place, float room, ImU32 ink) {
    return table.stage.paint.name({place.x, place.center().y}, heading(letters::sign, ink), keeper.name, keeper.name,
                                  room);
}

/** The points below a name. */
void draw_points_line(Painter& paint, const TabLayout& tab, int points, ImU32 ink) {
    paint.text({tab.below.x, tab.below.center().y}, number(letters::figure, ink), std::to_string(points) + "[points]");
}

void draw_tab(const Table& table, const Rect& rect, int seat, bool small, const Touched& touched) {
    Painter& paint = table.stage.paint;
    const Innkeeper& keeper = table.innkeeper(seat);
    const bool shown = seat == table.seat;
    const int points = score(table.state, seat).total();
    const float seal = seal_width(table, seat);
    const float mark = mark_width(keeper);
    TabLayout tab = tab_layout(rect, seal, small, false);
    // If name and points do not fit side by side, the points go below.
    const bool stacked = small && names_too_wide(table, tab.name.width);
    if (stacked) tab = tab_layout(rect, seal, small, true);
    draw_tab_box(table, rect, shown, touched.hovered);
    paint.picture(tab.shape, player_picture(keeper.color));
    const ImU32 ink = shown ? palette::ink : palette::parchment;
    const TextStyle does = bold(letters::small, shown ? palette::ember_text : palette::sky_text);
    const std::string_view deed = doing(table, seat);
    const bool two_lines = !small && !deed.empty() && paint.width(does, deed) <= tab.name.width + gap::edge;
    const Rect place = two_lines || stacked ? raised_name(tab) : tab.name;
    const float name = draw_name(table, keeper, place, std::max(place.width - mark, computer_mark), ink);
    if (mark > 0)
        paint.picture(square({place.x + name + gap::middle, place.center().y}, computer_side),
                      picture("icon-computer"));
    if (two_lines) paint.text({tab.below.x, tab.below.center().y}, does, deed);
    if (stacked)
        draw_points_line(paint, tab, points, ink);
    else
        draw_points(paint, tab.seal, points);
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::control + 1);
}

void player_tab(Tree& tree, Table& table, const Rect& place, int seat, bool small) {
    Stage& stage = table.stage;
    const std::string id = "tab-" + std::to_string(seat + 1);
    const Touched touched = stage.touch.state(id);
    if (touched.clicked) stage.next.shown = seat;
    const auto about = [&table, seat, place] {
        Explanation explanation = about_player(table, seat);
        explanation.beside = {place.x, place.y, size::badge, place.height + gap::chip};
        return explanation;
    };
    const std::string label = tab_label(table, seat);
    const auto tab =
        tree.control({id, label, true, seat == table.seat, Role::tab, about}, {.place = place},
                     [&table, seat, small, touched](const Rect& rect) { draw_tab(table, rect, seat, small, touched); });
}

TextStyle deal_letters() {
    return bold(letters::small, palette::ink);
}

/** A player alone needs no shape and no name: there is room for the deal and its target. */
void draw_deal_tab(const Table& table, const Rect& rect, float seal) {
    Painter& paint = table.stage.paint;
    const float x = rect.x + gap::small;
    const float room = rect.width - seal - 2 * gap::small;
    const float middle = rect.center().y;
    const auto line = [&](float y, const TextStyle& style, std::string_view words) {
        paint.name({x, y}, style, words, words, room);
    };
    TextStyle smallest = deal_letters();
    smallest.size = 0;
    const int next = alone_rank(table.state.setup.module, score(table.state, 0).total()) + 1;
    const std::string points =
        next > highest_rank_alone ? std::string() : "▸ " + std::to_string(alone_target(table.state.setup.module, next));
    const std::string_view name = say(Text::title_daily);
    // On the narrowest phones there is room for the target alone; the tab's explanation has the rest.
    if (paint.width(smallest, name) > room) return line(middle, deal_letters(), points);
    line(middle - gap::small, deal_letters(), name);
    line(middle + gap::small, deal_letters(), points);
}

/** Shape, name and mark of the player shown. */
void draw_keeper(const Table& table, const TabLayout& tab, float mark) {
    Painter& paint = table.stage.paint;
    const Innkeeper& keeper = table.innkeeper(table.seat);
    paint.picture(tab.shape, player_picture(keeper.color));
    const float room = tab.name.width;
    const bool has_room = room >= least_name || paint.width(heading(0), keeper.name) <= room;
    const float name = has_room ? draw_name(table, keeper, tab.name, room, palette::ink) : 0;
    if (mark > 0 && room > -computer_mark)
        paint.picture(square({tab.name.x + 10 + name, tab.name.center().y}, computer_side), picture("icon-computer"));
}

void draw_next_tab(const Table& table, const Rect& rect, const Touched& touched) {
    Painter& paint = table.stage.paint;
    const Innkeeper& keeper = table.innkeeper(table.seat);
    const float mark = mark_width(keeper);
    const float seal = seal_width(table, table.seat);
    TabLayout tab = one_tab_layout(rect, seal, mark, false);
    const bool stacked = paint.width(heading(0), keeper.name) > tab.name.width;
    if (stacked) tab = one_tab_layout(rect, seal, mark, true);
    paint.fill(rect, palette::parchment, radius::inner);
    paint.outline(rect, palette::ink, 2, radius::inner);
    const int points = score(table.state, table.seat).total();
    const bool deal = !deal_of(table).empty();
    if (deal)
        draw_deal_tab(table, rect, seal);
    else
        draw_keeper(table, tab, mark);
    if (stacked && !deal)
        draw_points_line(paint, tab, points, palette::ink);
    else
        draw_points(paint, tab.seal, points);
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::control);
}

}  // namespace

void players_tabs(Tree& tree, Table& table, const SkyLayout& sky) {
    const auto tab_of = [&](int seat) { return sky.first_tab.moved(sky.tabs_apart * static_cast<float>(seat), 0); };
    {
        const auto list = tree.open({Role::tab_list, std::string(say(Text::board_players))},
                                    {.flow = Flow::places, .place = table.layout.sky});
        for (int seat = 0; seat < table.state.setup.players; ++seat)
            player_tab(tree, table, tab_of(seat), seat, sky.small_tabs);
    }
    // The start player's mug overlaps two tabs.
    for (int seat = 0; seat < table.state.setup.players; ++seat) {
        if (!table.starts(seat)) continue;
        const Rect starter = tab_of(seat);
        tree.leaf({.place = {starter.right() - gap::small, starter.bottom() - size::badge, mug_side, mug_side}},
                  [&table](const Rect& rect) { table.stage.paint.picture(rect, picture("start-mug")); },
                  {Role::image, "[start-mug]: " + table.innkeeper(seat).name});
    }
}

float next_tab_width(const Table& table) {
    const Innkeeper& keeper = table.innkeeper(table.seat);
    return table.stage.paint.width(heading(0), keeper.name) +
           beside_name(seal_width(table, table.seat), mark_width(keeper));
}

void next_tab(Tree& tree, Table& table, const Rect& place) {
    Stage& stage = table.stage;
    const int players = table.state.setup.players;
    const int next = (table.seat + 1) % players;
    const bool leads_on = players > 1;
    std::string label = tab_label(table, table.seat);
    if (leads_on) label += ", " + say(Text::button_then, {{"name", table.innkeeper(next).name}});
    const Touched touched = stage.touch.state("tab-next", leads_on);
    if (touched.clicked) stage.next.shown = next;
    const auto about = [&table, label] {
        Explanation explanation = about_player(table, table.seat);
        explanation.title = label;
        return explanation;
    };
    const auto tab = tree.control({"tab-next", label, leads_on, false, Role::button, about}, {.place = place},
                                  [&table, touched](const Rect& rect) { draw_next_tab(table, rect, touched); });
}

}  // namespace tavern::ui
