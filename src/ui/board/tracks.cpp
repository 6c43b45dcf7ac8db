// The tracks of the valley, the guest book, the entertainers and the evenings ahead.
#include <algorithm>

#include "ui/board/valley_parts.hpp"

namespace tavern::ui {
namespace {

void cell(Painter& paint, Rect rect, ImU32 fill, std::string_view text, float size, float radius) {
    paint.fill(rect, fill, radius);
    paint.outline(rect, palette::ink, 1.5F, radius);
    if (text.empty()) return;
    TextStyle style = number(size);
    style.icon =
        text.front() == '[' && text.back() == ']' && text.find('[', 1) == std::string_view::npos ? 1.6F : 1.15F;
    if (text.substr(0, 6) == "[card-") style.icon = 1.75F;
    style.icon = std::min(style.icon, (rect.height - 4) / std::max(size, 14 / paint.layout_unit()));
    if (const float wide = paint.width(style, text); wide > rect.width - 2) {
        style.size *= (rect.width - 2) / wide;
        style.icon *= (rect.width - 2) / wide;
    }
    paint.text(rect.center(), style, text, Align::center);
}

/** Where a marker stands, or on its way between two spaces, in a little leap. */
template <typename Place>
Point walked(const Table& table, Spot::Site track, int seat, int space, const Place& place) {
    const std::optional<Walk> walk = table.stage.memory.flights.walk(track, seat);
    if (!walk) return place(space);
    const Point from = place(walk->from);
    const Point to = place(walk->to);
    return {from.x + (to.x - from.x) * walk->share,
            from.y + (to.y - from.y) * walk->share - 24 * walk->share * (1 - walk->share)};
}

/** Markers of all players on one track; several on a space stand side by side. Returns how many stand at this point. */
template <typename Where>
int draw_markers(Table& table, float side, const Where& where, Point asked = {}) {
    int there_now = 0;
    const int players = table.state.setup.players;
    // The one who is looked at is drawn last, above the others.
    for (int turn = 1; turn <= players; ++turn) {
        const int seat = (table.seat + turn) % players;
        int before = 0;
        int together = 0;
        const auto [place, shown] = where(seat);
        if (!shown) continue;
        if (place.x == asked.x && place.y == asked.y) ++there_now;
        for (int other = 0; other < players; ++other) {
            const auto [there, visible] = where(other);
            if (!visible || there.x != place.x || there.y != place.y) continue;
            ++together;
            if (other < seat) ++before;
        }
        const float step = std::min(side * 0.7F, 15.0F);
        const float dx = (static_cast<float>(before) - static_cast<float>(together - 1) / 2) * step;
        table.stage.paint.picture(square({place.x + dx, place.y}, side), player_picture(table.innkeeper(seat).color));
    }
    return there_now;
}

}  // namespace

void draw_monastery(Table& table, const ValleyLayout& layout) {
    Painter& paint = table.stage.paint;
    const bool summer = is_summer(table.state.setup);
    const Rect& panel = layout.monastery;
    paint.fill(panel, summer ? color(0x4E6232, 0.55F) : color(0x22344A, 0.7F), 8);
    paint.outline(panel, palette::ink, 1.5F, 8);
    const float head = layout.monastery_cells[0].y - panel.y;
    if (head > 18)
        draw_heading(table, panel.x + 6, panel.y + head / 2 - 4, say(Text::board_monastery),
                     !has_reputation(table.state.setup) && panel.width > 420 ? say(Text::board_monastery_hint)
                                                                             : std::string_view());
    const int at = table.player.monastery;
    for (int space = 0; space <= components::monastery_length; ++space) {
        const Rect rect = layout.monastery_cells[static_cast<std::size_t>(space)];
        table.stage.memory.flights.at(spot_of(Spot::Site::monastery, static_cast<std::size_t>(space)), rect);
        const Bonus& bonus = components::monastery_track[static_cast<std::size_t>(space)];
        const bool walked = space < at;
        std::string text = space == 0                      ? "[step]"
                           : bonus.kind == BonusKind::none ? std::to_string(space)
                                                           : bonus_sign(bonus);
        const bool plain_space = bonus.kind == BonusKind::none;
        ImU32 fill = plain_space ? (walked ? color(0x8EA2B5) : color(0xBFD1DE))
                     : walked    ? color(0xBFB092)
                                 : palette::parchment;
        if (summer && plain_space) fill = walked ? color(0x98AB85) : color(0xC3D0A8);
        if (space == 0) fill = summer ? color(0xC3D79B) : color(0x8FB0C8);
        cell(paint, rect, fill, text, plain_space && space != 0 ? 14.0F : 15.0F, 8);
        const Touched touched = table.stage.touch.target(
            "monastery-" + std::to_string(space), say(Text::about_monastery_space, {{"space", space}}), rect, false);
        if (touched.explain)
            explain(table.stage, touched, rect, say(Text::about_monastery_space, {{"space", space}}),
                    {space == 0    ? std::string(say(Text::about_monastery_start))
                     : plain_space ? std::string()
                                   : say(Text::about_gives, {{"bonus", bonus_text(bonus)}})});
    }
    // The monastery itself stands after the last space.
    const Rect& last = layout.monastery_cells[components::monastery_length];
    const Rect& before = layout.monastery_cells[components::monastery_length - 1];
    const float pitch = last.x - before.x;
    const Rect end{last.x + pitch, last.y, last.width, last.height};
    if (end.x >= panel.x - 2 && end.right() <= panel.right() + 2)
        paint.picture(square(end.center(), std::min(end.width, end.height) + 3),
                      summer ? picture("monastery-summer") : picture("monastery-winter"));
    const float side = std::min(20.0F, last.height * 0.65F);
    // On low spaces a marker stands between two rows, so that no number is under it.
    const float lift = last.height < 30 ? -1.5F : 1.0F;
    const auto place = [&](int space) {
        const Rect& rect = layout.monastery_cells[static_cast<std::size_t>(space)];
        return Point{rect.center().x, rect.y + lift};
    };
    draw_markers(table, side, [&](int seat) {
        return std::pair(walked(table, Spot::Site::monastery, seat,
                                table.state.players[static_cast<std::size_t>(seat)].monastery, place),
                         true);
    });
}

void draw_reputation(Table& table, const ValleyLayout& layout) {
    if (layout.reputation.empty()) return;
    Painter& paint = table.stage.paint;
    const State& state = table.state;
    const Setup& setup = state.setup;
    const Rect& panel = layout.reputation;
    draw_panel(paint, panel, color(0x14202E, 0.86F));
    const float head = layout.reputation_cells[0].y - panel.y;
    const int length = reputation_length(setup);
    const int at = reputation_space(setup, table.player.reputation);
    const Outlook look = outlook(state, table.player);
    if (head > 16) {
        draw_heading(table, panel.x + 6, panel.y + head / 2 + 1, say(Text::board_reputation), {});
        if (state.phase == Phase::planning || (state.phase == Phase::serving && table.question == Question::plan)) {
            int thalers = 0;
            int beer = table.player.staff_of(Card::barback);
            for (const PlacedDie& die : placed_dice(table.player)) {
                const int yield = yield_of(table.player, die.space);
                if (is_seat(die.space) || die.space == Space::cashbox)
                    thalers += yield;
                else if (die.space != Space::monk)
                    beer += yield;
            }
            const auto plan = [&](Text text) {
                return say(text, {{"thalers", thalers}, {"beer", beer}, {"steps", look.steps}});
            };
            paint.name({panel.x + 104, panel.y + head / 2 + 2}, bold(14, palette::lit_space),
                       plan(Text::board_reputation_plan), plan(Text::board_reputation_plan_short), panel.width - 110);
        }
    }
    const int goal = table.player.reputation + look.steps;
    for (int space = 1; space <= length; ++space) {
        const Rect rect = layout.reputation_cells[static_cast<std::size_t>(space - 1)];
        table.stage.memory.flights.at(spot_of(Spot::Site::reputation, static_cast<std::size_t>(space)), rect);
        const ReputationSpace& here = reputation_at(setup, space);
        // Spaces the plan reaches are lit, those behind the marker darker.
        const int ahead = (space - at + length) % length;
        const bool lit = look.steps > 0 && ahead > 0 && ahead <= look.steps;
        const bool crown = here.bonus.kind == BonusKind::noble;
        ImU32 fill = crown         ? color(0xB79AD8)
                     : lit         ? palette::lit_space
                     : space <= at ? color(0xC9A9A0)
                                   : color(0xE3C9BE);
        if (lit && ahead == look.steps) paint.fill(rect.inset(-2), palette::candle, 9);
        const std::string text = reputation_sign(setup, space);
        cell(paint, rect, fill, text, 15, 8);
        const std::string about = here.bonus.kind == BonusKind::none
                                      ? say(Text::about_reputation_space, {{"points", here.points}})
                                      : say(Text::about_gives, {{"bonus", bonus_text(here.bonus)}});
        const Touched touched =
            table.stage.touch.target("reputation-" + std::to_string(space),
                                     std::string(say(Text::board_reputation)) + ": " + about, rect, false);
        if (touched.explain) explain(table.stage, touched, rect, say(Text::board_reputation), {about});
    }
    const float side = 20;
    const auto place = [&](int space) {
        const Rect& rect = layout.reputation_cells[static_cast<std::size_t>(space - 1)];
        return Point{rect.center().x, std::min(rect.bottom() + 3, panel.bottom() - side / 2)};
    };
    const auto where = [&](int seat) {
        const int space = reputation_space(setup, state.players[static_cast<std::size_t>(seat)].reputation);
        if (space == 0) return std::pair(Point{}, false);
        return std::pair(walked(table, Spot::Site::reputation, seat, space, place), true);
    };
    const Point aim = look.steps > 0 ? place(reputation_space(setup, goal)) : Point{};
    const int there = draw_markers(table, side, where, aim);
    if (look.steps > 0) {
        // Where the plan leads, in the own shape, beside those who stand there.
        const float aside = there > 0 ? side / 2 + 5 + 7.5F * static_cast<float>(there) : 0.0F;
        const Point center{std::min(aim.x + aside, panel.right() - side / 2 - 2), aim.y};
        paint.picture(square(center, side - 3), player_picture(table.color()), color(0xFFFFFF, 0.7F));
        paint.dashes(square(center, side + 2), palette::lit_space, 2.5F, side / 2 + 1, 4, 3);
    }
}

void draw_book(Table& table, const ValleyLayout& layout) {
    if (layout.book.empty()) return;
    Painter& paint = table.stage.paint;
    draw_panel(paint, layout.book, color(0x14202E, 0.86F));
    if (has_guest_book(table.state.setup)) {
        if (!layout.book_picture.empty()) paint.picture(layout.book_picture, picture("guest-book"));
        const float head = layout.book_cells[0][0].y - layout.book.y;
        if (head > 16) {
            if (const float room = layout.book_cells[0][0].x - layout.book.x;
                room > 40 && room < 90 && paint.width(heading(18), say(Text::board_book)) > room - 8 &&
                say(Text::board_book).find(' ') == std::string_view::npos)
                // One long word: the picture says it.
                paint.picture(square({layout.book.x + room / 2, layout.book.center().y}, room - 12),
                              picture("guest-book"));
            else if (room > 40 && room < 90)
                paint.paragraph({layout.book.x + 6, layout.book.y + head, room - 8, 40}, heading(18), 20,
                                say(Text::board_book));
            else if (room >= 90)
                draw_heading(table, layout.book.x + 6, layout.book.y + head / 2 + 1, say(Text::board_book), {});
            constexpr std::array<std::string_view, components::book_columns> prices{"3–4[beer]", "5[beer]", "6[beer]",
                                                                                    "7–8[beer]"};
            const TextStyle style = bold(14, palette::cream);
            const float middle = layout.book.y + head / 2;
            // Where the columns are narrow, one mug before them speaks for all.
            const float pitch = layout.book_cells[0][1].x - layout.book_cells[0][0].x;
            const bool narrow = paint.width(style, prices[0]) > pitch - 2;
            if (narrow) paint.text({layout.book_cells[0][0].x - 8, middle}, style, "[beer]", Align::center);
            for (std::size_t column = 0; column < prices.size(); ++column)
                paint.text({layout.book_cells[0][column].center().x, middle}, style,
                           narrow ? prices[column].substr(0, prices[column].find('[')) : prices[column], Align::center);
        }
        for (std::size_t row = 0; row < components::book_rows; ++row) {
            for (std::size_t column = 0; column < components::book_columns; ++column) {
                const Rect rect = layout.book_cells[row][column];
                const bool signed_here = table.player.book[column] > row;
                const Bonus& bonus = components::guest_book[row][column];
                cell(paint, rect, signed_here ? color(0xE9C88A) : color(0xC9D6E0),
                     signed_here ? std::string("[signature]") : bonus_sign(bonus), 15, 5);
                const Touched touched =
                    table.stage.touch.target("book-" + std::to_string(row) + "-" + std::to_string(column),
                                             std::string(say(Text::board_book)) + " " + bonus_text(bonus), rect, false);
                if (touched.explain && bonus.kind != BonusKind::none)
                    explain(table.stage, touched, rect, say(Text::board_book),
                            {say(Text::about_gives, {{"bonus", bonus_text(bonus)}})}, picture("guest-book"));
            }
            const Rect& last = layout.book_cells[row].back();
            paint.text({last.right() + 3, last.center().y}, bold(14, color(0xE3D3F3)), "▸[noble-light]");
        }
    }
}

void draw_entertainers(Table& table, const ValleyLayout& layout) {
    if (layout.entertainers[0].empty() || !has_schnapps(table.state.setup)) return;
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    constexpr std::array<Picture, 3> faces{picture("entertainer-musician"), picture("entertainer-dancer"),
                                           picture("entertainer-juggler")};
    if (layout.headings && !layout.bars)
        draw_heading(table, layout.entertainers[0].x, layout.book.y + 12, say(Text::board_entertainers), {});
    for (int index = 0; index < 3; ++index) {
        const Rect rect = layout.entertainers[static_cast<std::size_t>(index)];
        const int side = table.player.sides[static_cast<std::size_t>(index)];
        bool live = false;
        Action action;
        if (side >= 1 && side <= 4 && table.serving()) {
            action = Action(ActionKind::entertain, static_cast<unsigned>(side));
            live = stage.may(action);
        }
        bool turns = false;
        if (side == 6 && table.planning())
            for (const Action legal : stage.model.legal) turns = turns || legal.kind() == ActionKind::turn_die;
        std::string rule = side == 0 ? std::string() : side_rule(side);
        const std::string label =
            say(Text::label_entertain, {{"entertainer", entertainer_name(index)}, {"side", spoken(rule)}});
        const Touched touched =
            stage.touch.target("entertainer-" + std::to_string(index + 1), label, rect, live || turns);
        if (live || turns) paint.fill(rect.inset(-2.5F), palette::candle, 9);
        paint.fill(rect, palette::parchment, 7);
        const bool broad = rect.width > 1.6F * rect.height;
        if (rect.width < (broad ? 120 : 80)) std::erase(rule, ' ');
        const float band = side == 0 || rect.width < 44 || broad ? 0.0F : 22.0F;
        const float height = rect.height - band;
        paint.cover({rect.x + 1, rect.y + 1, rect.width - 2, height - 1}, faces[static_cast<std::size_t>(index)], 6,
                    side == 0 ? color(0x8A8A8A) : IM_COL32_WHITE, 0.3F);
        paint.outline(rect, palette::ink, 1.5F, 7);
        if (broad) {
            // Face at the left, words beside it.
            paint.fill(rect.inset(1), palette::parchment, 6);
            const float face = std::min(rect.height, rect.width * 0.34F);
            paint.cover({rect.x + 1, rect.y + 1, face - 2, rect.height - 2}, faces[static_cast<std::size_t>(index)], 6,
                        side == 0 ? color(0x8A8A8A) : IM_COL32_WHITE);
            paint.outline(rect, palette::ink, 1.5F, 7);
            const float x = rect.x + face + 4;
            const float room = rect.right() - x - 3;
            paint.name({x, rect.y + rect.height * 0.32F}, heading(15.5F, palette::ink), entertainer_name(index),
                       entertainer_name(index), room);
            std::string text = rule;
            if (side == 0)
                for (int round = 1; round <= components::rounds; ++round) {
                    const Bonus& bonus = components::winter_track[static_cast<std::size_t>(round - 1)].options[0];
                    if (bonus.kind == BonusKind::entertainer && bonus.amount == index)
                        text = say(Text::about_round, {{"round", round}});
                }
            TextStyle style = number(15);
            if (const float wide = paint.width(style, text); wide > room) style.size *= room / wide;
            paint.text({x, rect.y + rect.height * 0.68F}, style, text);
        } else if (side == 0) {
            // Not come yet: the moon says when.
            for (int round = 1; round <= components::rounds; ++round) {
                const Bonus& bonus = components::winter_track[static_cast<std::size_t>(round - 1)].options[0];
                if (bonus.kind != BonusKind::entertainer || bonus.amount != index) continue;
                paint.circle({rect.center().x, rect.center().y}, 12, palette::night, palette::sky_text, 1.5F);
                paint.text(rect.center(), number(14, palette::parchment), std::to_string(round), Align::center);
            }
        } else if (band > 0) {
            TextStyle style = number(14);
            style.icon = 1;
            if (const float wide = paint.width(style, rule); wide > rect.width - 6) style.icon = 0.8F;
            paint.text({rect.center().x, rect.bottom() - band / 2}, style, rule, Align::center);
        }
        if (touched.clicked && live) stage.act(action);
        if (touched.clicked && turns) {
            stage.next.sheet = Sheet::turn_die;
            stage.next.face = 0;
        }
        if (touched.focused) draw_focus(paint, rect.inset(-3), 9);
        if (touched.explain)
            explain(stage, touched, rect, entertainer_name(index), {side == 0 ? std::string() : side_about(side), rule},
                    faces[static_cast<std::size_t>(index)]);
    }
}

void draw_evenings(Table& table, const ValleyLayout& layout) {
    if (layout.evenings.empty()) return;
    Painter& paint = table.stage.paint;
    const Rect& panel = layout.evenings;
    draw_panel(paint, panel, color(0x2A1B12, 0.8F));
    const float head = panel.height > 70 ? 24.0F : 4.0F;
    if (head > 10) draw_heading(table, panel.x + 9, panel.y + 13, say(Text::board_evenings_ahead), {});
    const int first = std::clamp<int>(table.state.round, 1, components::rounds);
    const int count = std::min(4, components::rounds - first + 1);
    const float pitch = (panel.width - 14) / static_cast<float>(count);
    for (int index = 0; index < count; ++index) {
        const int round = first + index;
        const Rect rect{panel.x + 9 + pitch * static_cast<float>(index), panel.y + head, pitch - 4,
                        panel.height - head - 5};
        table.stage.touch.target("evening-" + std::to_string(round), say(Text::about_round, {{"round", round}}), rect,
                                 false);
        const bool now = round == table.state.round;
        paint.fill(rect, now ? color(0xF9D98F) : palette::parchment, 8);
        paint.outline(rect, palette::ink, 1.5F, 8);
        paint.circle({rect.x + 14, rect.y + 15}, 11, now ? palette::ember : palette::night);
        paint.text({rect.x + 14, rect.y + 15}, number(14, now ? palette::ink : palette::parchment),
                   std::to_string(round), Align::center);
        const auto& track = round_track(table.state.setup);
        const RoundSpace& space = track[static_cast<std::size_t>(round - 1)];
        const auto sign_with = [&](std::string_view between) {
            std::string text = bonus_sign(space.options[0]);
            if (space.count > 1) text += std::string(between) + bonus_sign(space.options[1]);
            return text;
        };
        // Beside the number, or below it where it is high.
        const bool high = rect.height >= 72;
        const float left = rect.x + (high ? 4.0F : 27.0F);
        const float room = rect.right() - 4 - left;
        TextStyle style = bold(14);
        style.icon = high ? 2.2F : 1.7F;
        std::string sign = sign_with(" " + std::string(say(Text::board_or)) + " ");
        if (paint.width(style, sign) > room) sign = sign_with(" / ");
        if (paint.width(style, sign) > room) sign = sign_with("/");
        if (paint.width(style, sign) > room) style.icon = 1.2F;
        std::vector<std::string> words{std::string(bonus_name(space.options[0]))};
        if (space.count > 1) {
            const std::string other =
                std::string(say(Text::board_or)) + " " + std::string(bonus_name(space.options[1]));
            if (high)
                words.push_back(other);
            else
                words[0] += " " + other;
        }
        const TextStyle small = bold(14);
        if (const std::size_t space_at = words[0].find(' ');
            high && words.size() == 1 && space_at != std::string::npos && paint.width(small, words[0]) > rect.width - 6)
            words = {words[0].substr(0, space_at), words[0].substr(space_at + 1)};
        bool told = rect.height >= 48;
        for (const std::string& line : words) told = told && paint.width(small, line) <= rect.width - 6;
        constexpr float line_height = 18;
        const float below = told ? line_height * static_cast<float>(words.size()) : 0;
        paint.text(
            {left + room / 2, high ? (rect.y + 22 + rect.bottom() - below) / 2 : rect.y + (rect.height - below) / 2},
            style, sign, Align::center);
        if (told)
            for (std::size_t line = 0; line < words.size(); ++line)
                paint.text(
                    {rect.center().x, rect.bottom() - 13 - line_height * static_cast<float>(words.size() - 1 - line)},
                    small, words[line], Align::center);
    }
}

}  // namespace tavern::ui
