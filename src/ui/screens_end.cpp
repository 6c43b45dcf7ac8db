// The end: points by source, the chart by evening, and the moves that decided the game.
#include <algorithm>

#include "ui/screens.hpp"
#include "ui/screens_alone.hpp"
#include "ui/screens_chart.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

constexpr std::size_t most_turning_points = 3;

const Chronicle& chronicle(Stage& stage) {
    ScreensMemory& screens = stage.memory.screens;
    const Game& game = *stage.model.game;
    if (!screens.chronicle || screens.chronicle_of != &game || screens.chronicle_steps != game.steps().size()) {
        screens.chronicle = chronicle_of(game, most_turning_points);
        screens.chronicle_of = &game;
        screens.chronicle_steps = game.steps().size();
    }
    return *screens.chronicle;
}

std::vector<int> winning_seats(const State& state) {
    std::vector<int> seats;
    const unsigned won = winners(state);
    for (int seat = 0; seat < state.setup.players; ++seat)
        if ((won >> static_cast<unsigned>(seat) & 1U) != 0) seats.push_back(seat);
    return seats;
}

std::string title_text(const Stage& stage, const std::vector<int>& won) {
    if (is_alone(stage)) {
        const State& state = stage.state();
        return say(Text::alone_title, {{"name", innkeeper(stage, 0).name},
                                       {"rank", rank_name(alone_rank(state.setup.module, score(state, 0).total()))}});
    }
    if (won.size() == 1) return say(Text::end_best, {{"name", innkeeper(stage, won.front()).name}});
    std::string names;
    for (std::size_t index = 0; index < won.size(); ++index) {
        if (index > 0) names += say(index + 1 == won.size() ? Text::since_and : Text::since_comma);
        names += innkeeper(stage, won[index]).name;
    }
    return say(Text::end_shared, {{"names", names}});
}

void draw_title_line(Stage& stage, Rect rect, bool small, bool with_points) {
    Painter& paint = stage.paint;
    const State& state = stage.state();
    const std::vector<int> won = winning_seats(state);
    float x = rect.x;
    const float shape = small ? 28.0F : 44.0F;
    for (const int seat : won) {
        paint.picture({x, rect.y, shape, shape}, player_picture(innkeeper(stage, seat).color));
        x += shape + 6;
    }
    TextStyle style = heading(small ? 24.0F : 36.0F, palette::ink);
    const std::string title = title_text(stage, won);
    const float room = rect.right() - x - 8;
    if (const float wide = paint.width(style, title); wide > room) style.size *= room / wide;
    paint.text({x + 8, rect.y + shape / 2 - (small ? 0.0F : 4.0F)}, style, title);
    if (!with_points) return;
    const std::string about = say(Text::end_about, {{"points", score(state, won.front()).total()},
                                                    {"rounds", components::rounds},
                                                    {"module", state.setup.module}});
    paint.text({small ? rect.x : x + 10, rect.y + shape + (small ? 12.0F : 6.0F)},
               plain(small ? 15.0F : 16.0F, palette::second_ink), about);
}

struct Source {
    Text text;
    Picture picture;
    int Score::*points;
    int module;
};
constexpr std::array<Source, 5> sources{{{Text::points_guests, picture("icon-person"), &Score::guests, 1},
                                         {Text::points_staff, picture("icon-deck"), &Score::staff, 1},
                                         {Text::points_nobles, picture("icon-noble"), &Score::nobles, 1},
                                         {Text::points_schnapps, picture("icon-schnapps"), &Score::schnapps, 2},
                                         {Text::points_reputation, picture("icon-reputation"), &Score::reputation, 3}}};

/** What follows the table: on a tie, what those who tie have stored; where the columns show no names, whose shapes
 * those are. */
std::string note_of(const Stage& stage, const std::vector<Score>& scores, bool columns_named) {
    int most = 0;
    for (const Score& score : scores) most = std::max(most, score.total());
    const auto leads = [most](const Score& score) { return score.total() == most; };
    const bool tie = std::count_if(scores.begin(), scores.end(), leads) > 1;
    if (!tie && columns_named) return {};
    std::string list;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        if (columns_named && !leads(scores[seat])) continue;
        if (!list.empty()) list += say(Text::since_comma);
        const Innkeeper& who = innkeeper(stage, static_cast<int>(seat));
        if (!columns_named) list += std::string(player_sign(who.color)) + "\u00A0";  // never parted
        list += tie ? say(Text::end_stored, {{"name", who.name}, {"count", scores[seat].stored}}) : who.name;
    }
    return tie ? say(Text::end_tie, {{"stored", list}}) : list;
}

/** As high as the box allows; returns the lower edge. */
float draw_table_of_points(Stage& stage, Rect rect) {
    Painter& paint = stage.paint;
    const State& state = stage.state();
    const int players = state.setup.players;
    const bool small = rect.width < 460;
    const float first = small ? 122.0F : 220.0F;  // width of the column of sources
    // Who plays alone leaves room for the ranks.
    const float widest = players > 1 ? 140.0F : rect.width < 340 ? 52.0F : 96.0F;
    const float column = std::min(widest, (rect.width - first) / static_cast<float>(players));
    std::vector<Score> scores;
    scores.reserve(max_players);
    std::vector<const Source*> shown;
    for (int seat = 0; seat < players; ++seat) scores.push_back(score(state, seat));
    for (const Source& source : sources)
        if (state.setup.module >= source.module) shown.push_back(&source);
    const bool low = rect.height < 260;
    const float head = low ? 46.0F : 60.0F;
    const float foot = low ? 78.0F : 94.0F;
    const auto rows = static_cast<float>(shown.size());
    const float pitch = std::clamp((rect.height - head - foot) / rows, 22.0F, small ? 34.0F : 38.0F);
    const auto middle = [&](int seat) { return rect.x + first + column * (static_cast<float>(seat) + 0.5F); };
    const float total_y = rect.y + head + pitch * rows + (low ? 20.0F : 26.0F);
    for (const int seat : winning_seats(state)) {
        const Rect mark{middle(seat) - column / 2 + 1, rect.y, column - 2, total_y + (low ? 19.0F : 26.0F) - rect.y};
        paint.fill(mark, parchment_chosen, 12);
        paint.outline(mark, palette::candle, 2, 12);
    }
    // Where a name is too wide even in small letters, all are told by their shapes, with the names in the note below.
    bool names = true;
    for (int seat = 0; seat < players; ++seat)
        names = names && paint.width(heading(0), innkeeper(stage, seat).name) <= column - 4;
    for (int seat = 0; seat < players; ++seat) {
        const Innkeeper& who = innkeeper(stage, seat);
        paint.picture(square({middle(seat), rect.y + (low ? 13.0F : 19.0F)}, low ? 20.0F : 26.0F),
                      player_picture(who.color));
        if (!names) continue;
        TextStyle style = heading(low ? 17.0F : 19.0F, palette::ink);
        if (const float wide = paint.width(style, who.name); wide > column - 6) style.size *= (column - 6) / wide;
        paint.text({middle(seat), rect.y + (low ? 34.0F : 46.0F)}, style, who.name, Align::center);
    }
    float y = rect.y + head + pitch / 2;
    for (const Source* source : shown) {
        paint.picture(square({rect.x + 13, y}, small ? 22.0F : 26.0F), source->picture);
        TextStyle label = plain(small ? 15.0F : 17.0F);
        const float room = first - (small ? 28.0F : 38.0F) - 4;
        if (const float wide = paint.width(label, say(source->text)); wide > room) label.size *= room / wide;
        paint.text({rect.x + (small ? 28.0F : 38.0F), y}, label, say(source->text));
        int best = 0;
        for (const Score& here : scores) best = std::max(best, here.*(source->points));
        for (int seat = 0; seat < players; ++seat) {
            const int points = scores[static_cast<std::size_t>(seat)].*(source->points);
            paint.text({middle(seat), y}, points == best && best > 0 ? number(19) : plain(19, palette::second_ink),
                       std::to_string(points), Align::center);
        }
        y += pitch;
        draw_line(paint, {rect.x, 0, first + column * static_cast<float>(players), 0}, y - pitch / 2,
                  source == shown.back() ? palette::ink : parchment_line, source == shown.back() ? 2.0F : 1.0F);
    }
    paint.text({rect.x + (small ? 28.0F : 38.0F), total_y}, heading(24, palette::ink), say(Text::points_total));
    for (int seat = 0; seat < players; ++seat)
        paint.text({middle(seat), total_y}, number(low ? 23.0F : 28.0F),
                   std::to_string(scores[static_cast<std::size_t>(seat)].total()), Align::center);
    const float right = rect.x + first + column * static_cast<float>(players) + (small ? 8.0F : 20.0F);
    if (is_alone(stage))
        draw_targets(stage, {right, rect.y, std::min(260.0F, rect.right() - right), total_y + 24 - rect.y});
    const float indent = small ? 0.0F : 38.0F;
    const std::string last =
        is_alone(stage) ? alone_summary(*stage.model.game, stage.model.own_best) : note_of(stage, scores, names);
    const Rect note{rect.x + indent, total_y + (low ? 22.0F : 32.0F), rect.width - indent, 40};
    const int lines = paint.paragraph(note, plain(14, palette::second_ink), 18, last);
    return note.y + 18 * static_cast<float>(lines);
}

void draw_buttons(Stage& stage, Rect rect) {
    struct Entry {
        std::string_view id;
        Text text;
        Picture picture;
        float share;
        bool enabled;
    };
    const bool two_rows = rect.height >= 90;
    const float gap = two_rows ? 8.0F : 13.0F;
    const float sign = 52;
    ButtonLook ledger;
    ledger.picture = picture("tile-safe");
    ledger.picture_size = 34;
    const float row_height = two_rows ? (rect.height - gap) / 2 : rect.height;
    if (button(stage, "ledger", {rect.right() - sign, rect.bottom() - row_height, sign, row_height}, ledger, true,
               say(Text::ledger_title)))
        open_sheet(stage, Sheet::ledger);
    const std::array<Entry, 6> entries{{{"again", Text::end_again, picture("icon-redo"), 1.4F, true},
                                        {"new-game", Text::end_new_game, picture("icon-beer"), 1, true},
                                        {"review", Text::end_review, picture("icon-hint"), 0.9F, true},
                                        {"share", Text::end_share, picture("icon-share"), 0.85F, true},
                                        {"look-back", Text::end_look_back, picture("moon"), 1.1F, true},
                                        {"taverns", Text::end_taverns, picture("icon-deck"), 1.3F, true}}};
    const float text_size = rect.width < 700 ? 15.5F : 17;
    constexpr float picture_size = 22;
    const std::size_t in_first = two_rows ? 3 : entries.size();
    std::array<float, entries.size()> widths{};
    bool pictures = true;  // all have theirs, or none has
    for (std::size_t begin = 0; begin < entries.size();) {
        const std::size_t end = begin == 0 ? in_first : entries.size();
        float shares = 0;
        for (std::size_t index = begin; index < end; ++index) shares += two_rows ? 1.0F : entries[index].share;
        const float room = rect.width - (end == entries.size() ? sign + gap : 0);
        const float unit = (room - gap * static_cast<float>(end - begin - 1)) / shares;
        for (; begin < end; ++begin) {
            widths[begin] = unit * (two_rows ? 1.0F : entries[begin].share);
            const float text = stage.paint.width(bold(text_size), say(entries[begin].text));
            pictures = pictures && text + picture_size + 30 <= widths[begin];
        }
    }
    Point at{rect.x, rect.y};
    for (std::size_t index = 0; index < entries.size(); ++index) {
        const Entry& entry = entries[index];
        if (index == in_first) at = {rect.x, at.y + row_height + gap};
        ButtonLook look;
        look.kind = index == 0 ? ButtonKind::candle : ButtonKind::oak;
        look.text = say(entry.text);
        look.text_size = text_size;
        if (pictures) look.picture = entry.picture;
        look.picture_size = picture_size;
        const bool pressed = button(stage, entry.id, {at.x, at.y, widths[index], row_height}, look, entry.enabled);
        at.x += widths[index] + gap;
        if (!pressed) continue;
        if (entry.id == "again") stage.want(Intent::Kind::same_deal_again);
        if (entry.id == "new-game") stage.want(Intent::Kind::to_title);
        if (entry.id == "review") stage.want(Intent::Kind::open_review);
        if (entry.id == "share") open_sheet(stage, Sheet::share);
        if (entry.id == "look-back") look_back(stage);
        if (entry.id == "taverns") stage.next.screens.final_taverns = true;
    }
}

/** All below each other, or one part at a time where that is too high. */
void draw_narrow(Stage& stage, Rect content, const Chronicle& told) {
    const bool all = content.height >= 740;
    // Where it is much wider than high the points are always seen, beside the chart or the moments.
    const bool beside = content.width > 1.8F * content.height;
    draw_title_line(stage, {content.x, content.y, content.width * (beside ? 0.56F : 1), 60}, true, all);
    const float buttons = all || content.width < 560 ? 98.0F : 48.0F;
    draw_buttons(stage, {content.x, content.bottom() - buttons, content.width, buttons});
    const float bottom = content.bottom() - buttons - 10;
    if (all) {
        const float moments = moments_height(stage, told, content.width);
        const float y = draw_table_of_points(stage, {content.x, content.y + 54, content.width, 300}) + 6;
        draw_chart(stage, {content.x, y, content.width, bottom - y - moments - 4}, told, ChartKind::points);
        draw_moments(stage, {content.x, bottom - moments, content.width, moments}, told, true);
        return;
    }
    const float y = content.y + 36;
    Rect part{content.x, y, content.width, bottom - y};
    std::vector<std::string_view> parts{say(Text::end_evening_tab), say(Text::end_turning_tab)};
    if (beside) {
        const float points = content.width * 0.56F;
        draw_table_of_points(stage, {part.x, y, points, part.height});
        part = {part.x + points + 20, content.y, content.width - points - 20, bottom - content.y};
    } else {
        parts.insert(parts.begin(), say(Text::end_points));
    }
    // Chart and moments stand below each other where both are still read.
    const float moments = moments_height(stage, told, part.width);
    const bool together = !beside && part.height - 50 - moments > 130;
    if (together) parts.pop_back();
    const int tab = std::min(stage.view.screens.end_tab, static_cast<int>(parts.size()) - 1);
    if (const int now = segments(stage, "end-tab", {part.x, part.y, part.width, 44}, parts, tab); now >= 0)
        stage.next.screens.end_tab = now;
    part = {part.x, part.y + 50, part.width, part.height - 50};
    const int page = tab + (beside ? 1 : 0);
    if (page == 0) draw_table_of_points(stage, part);
    if (page == 1)
        draw_chart(stage, {part.x, part.y, part.width, part.height - (together ? moments + 6 : 0)}, told,
                   ChartKind::points_without_head);
    if (page == 1 && together) draw_moments(stage, {part.x, part.bottom() - moments, part.width, moments}, told, true);
    if (page == 2) draw_moments(stage, part, told, false);
}

}  // namespace

void draw_end(Stage& stage) {
    const Chronicle& told = chronicle(stage);
    draw_scene(stage, stage.state().setup.module == 1, 0.5F);
    const bool narrow = stage.width < 760 || stage.height < 560 || upright(fold(stage));
    const float margin = narrow ? 6.0F : std::max(12.0F, std::min(24.0F, stage.width * 0.02F));
    const Rect parchment{margin, margin, stage.width - 2 * margin, stage.height - 2 * margin};
    draw_parchment(stage.paint, parchment);
    const Rect content = parchment.inset(narrow ? 14.0F : 24.0F);
    if (narrow) {
        draw_narrow(stage, content, told);
        return;
    }
    const bool roomy = stage.width >= 1000;
    draw_title_line(stage, {content.x + 4, content.y - 4, content.width - 110, 70}, false, true);
    if (roomy) stage.paint.picture({content.right() - 96, content.y - 18, 100, 100}, picture("tile-barrel-up"));
    const float top = content.y + 76;
    const float left = content.width * (roomy ? 0.48F : 0.54F);
    const float bottom = content.bottom() - 66;
    const Rect left_part{content.x + 4, top, left - 8, bottom - top};
    const Rect right_part{content.x + left + 20, top, content.width - left - 20, bottom - top};
    // Less wide windows are less high too: there the turning points stand below the chart.
    const Rect& below = roomy ? left_part : right_part;
    const float moments = moments_height(stage, told, below.width);
    const float table_foot =
        draw_table_of_points(stage, {left_part.x, top, left_part.width, roomy ? 320.0F : left_part.height});
    const float y = roomy ? std::min(table_foot + 14, bottom - moments) : bottom - moments;
    draw_moments(stage, {below.x, y, below.width, moments}, told, true);
    draw_chart(stage, {right_part.x, top, right_part.width, roomy ? right_part.height : y - top - 10}, told,
               ChartKind::points);
    draw_buttons(stage, {content.x - 2, content.bottom() - 52, content.width + 4, 52});
}

void draw_way_back(Stage& stage) {
    if (stage.model.screen != Screen::end || stage.view.sheet != Sheet::none) return;
    const bool phone = fold(stage) == Fold::phone;
    // Undo and redo stand at its left.
    const float wide = phone ? stage.width - 132 : fold(stage) == Fold::wide ? 240.0F : 152.0F;
    // On phones above the tabs, below the row that leads to every tavern.
    const bool tight = phone && stage.height < tight_height;
    const float high = tight ? 44.0F : phone ? 48.0F : 54.0F;
    const float foot = tight ? 47.0F : phone ? 57.0F : fold(stage) == Fold::wide ? 14.0F : 8.0F;
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.text = say(Text::end_back);
    look.picture = picture("icon-points");
    if (button(stage, "points", {stage.width - wide - 12, stage.height - foot - high, wide, high}, look))
        stage.next.screens.final_taverns = false;
}

}  // namespace tavern::ui
