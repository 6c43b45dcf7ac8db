// What the player has at hand, and what the plan will bring.
#include <algorithm>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

struct Counter {
    Picture picture;
    std::string now;
    std::string then;   // what the plan will bring, candle
    std::string limit;  // dim
    std::string keeps;  // at the right edge of wide counters
    std::string label;
};

std::vector<Counter> all_counters(const Table& table) {
    const Player& player = table.player;
    const Outlook look = outlook(table.state, player);
    // What is still in the air is not there yet.
    const auto here = [&](int amount, Resource resource) {
        return amount - table.stage.memory.flights.pending(resource, table.seat);
    };
    const int thalers = here(player.thalers, Resource::thalers);
    const bool foresee = table.state.phase == Phase::planning || table.state.phase == Phase::serving;
    const auto after = [&](int now, int then) {
        return foresee && then != now ? "▸ " + std::to_string(then) : std::string();
    };
    std::vector<Counter> list;
    const auto keeps = [](Text text, int limit) { return say(text, {{"limit", limit}}); };
    list.push_back({picture("icon-thaler"),
                    std::to_string(thalers),
                    after(player.thalers, look.thalers_after),
                    {},
                    keeps(Text::board_safe_keeps, components::safe_limit[player.has_upgraded(Tile::safe)]),
                    say(Text::word_thaler, {{"count", thalers}})});
    list.push_back(
        {picture("icon-beer"),
         std::to_string(here(player.beer, Resource::beer)),
         after(player.beer, look.beer_after),
         {},
         keeps(Text::board_storage_keeps, components::storage_limit[player.has_upgraded(Tile::beer_storage)]),
         std::string(say(Text::word_beer))});
    if (has_schnapps(table.state.setup))
        list.push_back({picture("icon-schnapps"),
                        std::to_string(here(player.schnapps, Resource::schnapps)),
                        {},
                        say(Text::board_of, {{"limit", components::schnapps_limit}}),
                        {},
                        std::string(say(Text::word_schnapps))});
    if (has_reputation(table.state.setup))
        list.push_back({picture("icon-reputation"),
                        std::to_string(reputation_points(table.state.setup, player.reputation)),
                        look.steps > 0 ? "▸ " + std::to_string(reputation_points(table.state.setup,
                                                                                 player.reputation + look.steps))
                                       : std::string(),
                        {},
                        {},
                        std::string(say(Text::word_reputation))});
    return list;
}

void draw_counter(Table& table, const Rect& rect, const Counter& counter, bool boxed, int index) {
    Painter& paint = table.stage.paint;
    const float scale = std::min(1.0F, rect.height / 44);
    if (boxed) {
        paint.fill(rect, palette::well, 10);
        paint.outline(rect, palette::oak_edge, 1.5F, 10);
    }
    const bool narrow = rect.width < 110;
    const float icon = rect.width < 82 ? 20.0F : narrow ? 24.0F : 30.0F * scale;
    const float middle = rect.center().y;
    float x = rect.x + (boxed ? (narrow ? 5.0F : 8.0F) : 4.0F);
    paint.picture({x, middle - icon / 2, icon, icon}, counter.picture);
    x += icon + (narrow ? 4.0F : 8.0F);
    Flights& flights = table.stage.memory.flights;
    flights.at(spot_of(Spot::Site::counter, static_cast<std::size_t>(index)), rect);
    TextStyle now = number(narrow ? 20.0F : 24.0F, palette::parchment);
    TextStyle then = number(narrow ? 15.5F : 18.0F, palette::candle);
    const TextStyle limit = bold(narrow ? 14.0F : 15.0F, color(0xB9A88A));
    const float gap = narrow ? 3.0F : 7.0F;
    const auto width = [&] {
        return paint.width(now, counter.now) + gap + paint.width(then, counter.then) +
               paint.width(limit, counter.limit);
    };
    if (const float wide = width(); wide > rect.right() - 3 - x)
        now.size *= std::max(0.7F, (rect.right() - 3 - x) / wide);
    if (width() > rect.right() - 3 - x) then.size = 14;
    const bool room_for_limit = width() <= rect.right() - x;
    now.size *= flights.bump(static_cast<Resource>(index), table.seat);
    x += paint.text({x, middle}, now, counter.now) + gap;
    if (!counter.then.empty()) x += paint.text({x, middle + 1}, then, counter.then);
    if (!counter.limit.empty() && room_for_limit) x += paint.text({x, middle + 2}, limit, counter.limit);
    const TextStyle keeps = plain(14, color(0xB9A88A));
    if (rect.width > 150 && x + 8 + paint.width(keeps, counter.keeps) < rect.right() - 10)
        paint.text({rect.right() - 10, middle + 1}, keeps, counter.keeps, Align::right);
}

void counter_box(Tree& tree, Table& table, const Counter& counter, bool boxed, int index, const Style& style) {
    const auto about = [counter] {
        return Explanation{counter.label, {counter.then, counter.keeps, counter.limit}, counter.picture};
    };
    const std::string name = counter.label + " " + counter.now;
    const auto box = tree.control(
        {"counter-" + std::to_string(index), name, false, false, Role::button, about}, style,
        [&table, counter, boxed, index](const Rect& rect) { draw_counter(table, rect, counter, boxed, index); });
}

}  // namespace

void counters(Tree& tree, Table& table, float width) {
    const std::vector<Counter> list = all_counters(table);
    constexpr float between = 5;
    const float column = list.size() > 2 ? (width - between) / 2 : width;
    const float height = (table.layout.hands.height - bar_edge - 2 - 2 * between) / 2;
    const auto grid =
        tree.open({.flow = Flow::grid, .gap = between, .padding = {0, between}, .width = width, .column = column});
    for (std::size_t index = 0; index < list.size(); ++index)
        counter_box(tree, table, list[index], true, static_cast<int>(index), {.height = height});
}

void draw_counter_strip(Table& table) {
    const Rect& purse = table.layout.purse;
    if (purse.empty()) return;
    table.stage.paint.fill(purse, palette::well);
    const std::vector<Counter> list = all_counters(table);
    Tree tree(table.stage);
    {
        constexpr std::size_t least = 3;  // places
        const auto row = tree.open({.flow = Flow::row, .stretches = true});
        for (std::size_t index = 0; index < list.size(); ++index)
            counter_box(tree, table, list[index], false, static_cast<int>(index), {.share = 1});
        for (std::size_t index = list.size(); index < least; ++index) tree.leaf({.share = 1}, {});
    }
    tree.show(purse.inset(2));
}

}  // namespace tavern::ui
