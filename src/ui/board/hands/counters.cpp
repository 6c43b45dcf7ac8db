// The player's goods, and the gains of the plan.
#include <algorithm>
#include <optional>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float narrow_counter = 110;  // width
constexpr float least_counter = 82;
constexpr float narrow_amount = 20;  // letters
constexpr float wide_amount = 24;
constexpr float forecast = 18;
constexpr float room_for_keeps = 112;
constexpr float icon_by_height = 0.68F;

struct Counter {
    Picture picture;
    int now = 0;
    std::optional<int> then = {};  // gains of the plan, candle
    std::string bonuses = {};      // signs of those that come with it
    std::string limit = {};        // dim
    std::string keeps = {};        // at the right edge of wide counters
    std::string rule = {};         // for the explanation only
    std::string label = {};

    std::string after() const { return then ? "▸ " + std::to_string(*then) : std::string(); }
};

/** The signs of the bonuses on the next steps of the reputation track. */
std::string bonuses_ahead(const Setup& setup, const Player& player, int steps) {
    std::string signs;
    for (int step = 1; step <= steps; ++step)
        signs += bonus_sign(reputation_at(setup, reputation_space(setup, player.reputation + step)).bonus);
    return signs;
}

std::vector<Counter> all_counters(const Table& table) {
    const Player& player = table.player;
    const Setup& setup = table.state.setup;
    const Outlook look = outlook(table.state, table.seat);
    // Goods still in flight do not count yet.
    const auto here = [&](int amount, Resource resource) {
        return amount - table.stage.memory.flights.pending(resource, table.seat);
    };
    const int thalers = here(player.thalers, Resource::thalers);
    const bool foresee = table.state.phase == Phase::planning || table.state.phase == Phase::serving;
    const auto after = [&](int now, int then) { return foresee && then != now ? std::optional(then) : std::nullopt; };
    const int safe = safe_limit(player);
    const int storage = storage_limit(player);
    std::vector<Counter> list;
    list.push_back({.picture = picture("icon-thaler"),
                    .now = thalers,
                    .then = after(player.thalers, look.thalers_after),
                    .keeps = say(Text::board_safe_keeps, {{"limit", safe}}),
                    .label = say(Text::word_thaler, {{"count", thalers}})});
    list.push_back({.picture = picture("icon-beer"),
                    .now = here(player.beer, Resource::beer),
                    .then = after(player.beer, look.beer_after),
                    .keeps = say(Text::board_storage_keeps, {{"limit", storage}}),
                    .label = std::string(say(Text::word_beer))});
    if (has_schnapps(setup))
        list.push_back({.picture = picture("icon-schnapps"),
                        .now = here(player.schnapps, Resource::schnapps),
                        .limit = say(Text::board_of, {{"limit", components::schnapps_limit}}),
                        .rule = std::string(say(Text::about_schnapps)),
                        .label = std::string(say(Text::word_schnapps))});
    if (has_reputation(setup)) {
        const auto points = [&](int space) { return reputation_points(setup, space); };
        list.push_back({.picture = picture("icon-reputation"),
                        .now = points(player.reputation),
                        .then = look.steps > 0 ? std::optional(points(player.reputation + look.steps)) : std::nullopt,
                        .bonuses = bonuses_ahead(setup, player, look.steps),
                        .label = std::string(say(Text::word_reputation))});
    }
    return list;
}

/** Where room is short, the forecast shrinks and the limit disappears. */
void draw_amounts(Painter& paint, const Rect& room, const Counter& counter, bool narrow, float bump) {
    TextStyle now = number(narrow ? narrow_amount : wide_amount, palette::parchment);
    TextStyle then = number(narrow ? letters::body : forecast, palette::candle);
    const TextStyle limit = bold(letters::small, palette::faded_parchment);
    const float gap = narrow ? gap::hair : gap::small;
    const std::string amount = std::to_string(counter.now);
    std::string after = counter.after() + counter.bonuses;
    const auto width = [&] {
        return paint.width(now, amount) + gap + paint.width(then, after) + paint.width(limit, counter.limit);
    };
    const float most = room.width - gap::hair;
    if (width() > most) after = counter.after();
    if (const float wide = width(); wide > most) now.size *= std::max(0.7F, most / wide);
    if (width() > most) then.size = letters::small;
    const bool room_for_limit = width() <= room.width;
    now.size *= bump;
    const float y = room.center().y;
    float x = room.x + paint.text({room.x, y}, now, amount) + gap;
    if (!after.empty()) x += paint.text({x, y + 1}, then, after);
    if (!counter.limit.empty() && room_for_limit) x += paint.text({x, y + 2}, limit, counter.limit);
    const TextStyle keeps = plain(letters::small, palette::faded_parchment);
    const float right = room.right() - gap::small;
    if (room.width > room_for_keeps && x + gap::small + paint.width(keeps, counter.keeps) < right)
        paint.text({right, y + 1}, keeps, counter.keeps, Align::right);
}

void draw_counter(Table& table, const Rect& rect, const Counter& counter, bool boxed, int index) {
    Painter& paint = table.stage.paint;
    if (boxed) {
        paint.fill(rect, palette::well, radius::inner);
        paint.outline(rect, palette::oak_edge, size::line, radius::inner);
    }
    const bool narrow = rect.width < narrow_counter;
    const float icon = rect.width < least_counter ? size::badge
                       : narrow                   ? size::icon
                                                  : icon_by_height * std::min(size::finger, rect.height);
    const float between = narrow ? gap::hair + 1 : gap::small;
    const float edge = boxed ? between : gap::hair + 1;
    const Rect at{rect.x + edge, rect.center().y - icon / 2, icon, icon};
    paint.picture(at, counter.picture);
    Flights& flights = table.stage.memory.flights;
    flights.at(spot_of(Spot::Site::counter, static_cast<std::size_t>(index)), rect);
    const float x = at.right() + between;
    draw_amounts(paint, {x, rect.y, rect.right() - x, rect.height}, counter, narrow,
                 flights.bump(static_cast<Resource>(index), table.seat));
}

void counter_box(Tree& tree, Table& table, const Counter& counter, bool boxed, int index, const Style& style) {
    const std::string name =
        counter.label + " " + std::to_string(counter.now) + (counter.limit.empty() ? "" : " " + counter.limit);
    const auto about = [counter] {
        const std::string bonuses = counter.bonuses.empty() ? "" : ", " + counter.bonuses;
        const std::string then =
            counter.then ? say(Text::about_after, {{"after", std::to_string(*counter.then) + bonuses}}) : std::string();
        return Explanation{counter.label, {then, counter.keeps, counter.rule}, counter.picture};
    };
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

void counter_strip(Tree& tree, Table& table) {
    const Rect& purse = table.layout.purse;
    if (purse.empty()) return;
    constexpr std::size_t least = 3;  // places
    Stage& stage = table.stage;
    tree.leaf({.place = purse}, [&stage](const Rect& rect) { stage.paint.fill(rect, palette::well); });
    const std::vector<Counter> list = all_counters(table);
    const auto row = tree.open({.flow = Flow::row, .stretches = true, .place = purse.inset(2)});
    for (std::size_t index = 0; index < list.size(); ++index)
        counter_box(tree, table, list[index], false, static_cast<int>(index), {.share = 1});
    for (std::size_t index = list.size(); index < least; ++index) tree.leaf({.share = 1}, {});
}

}  // namespace tavern::ui
