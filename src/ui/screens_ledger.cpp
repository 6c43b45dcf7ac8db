// The innkeeper's ledger: what the games that ended on this device add up to.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/keepers.hpp"
#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

constexpr std::array<Text, point_sources> source_texts{Text::points_guests, Text::points_staff, Text::points_nobles,
                                                       Text::points_schnapps, Text::points_reputation};
constexpr std::array<Picture, point_sources> source_pictures{picture("icon-person"), picture("icon-deck"),
                                                             picture("icon-noble"), picture("icon-schnapps"),
                                                             picture("icon-reputation")};
constexpr std::array<ImU32, point_sources> source_colors{color(0x2F4460), palette::oak, palette::noble, color(0x4F8A8B),
                                                         palette::reputation};
constexpr ImU32 not_won = color(0xBCA57B);

void draw_box(Painter& paint, Rect rect) {
    paint.fill(rect, parchment_field, 10);
    paint.outline(rect, palette::ink, 1.5F, 10);
}

std::string tally_text(const Tally& tally) {
    return say(Text::ledger_tally, {{"won", tally.won}, {"games", tally.games}});
}

struct Figure {
    Picture picture;
    std::string number;
    std::string about;
};

/** Games, wins, the best, the average and the streak, side by side or in two rows. */
float draw_figures(Stage& stage, Rect rect, const Ledger& ledger) {
    Painter& paint = stage.paint;
    const bool one_row = rect.width >= 760;
    const int games = std::max(1, ledger.all.games);
    // Alone nothing is won.
    const Figure won =
        ledger.contests == 0
            ? Figure{picture("icon-done"), std::string(say(Text::ledger_dash)), std::string(say(Text::ledger_won))}
        : rect.width >= 1000
            ? Figure{picture("icon-done"), std::to_string(ledger.all.won),
                     say(Text::ledger_won_others, {{"games", ledger.contests}})}
            : Figure{picture("icon-done"), std::to_string(ledger.all.won) + "/" + std::to_string(ledger.contests),
                     std::string(say(Text::ledger_won))};
    const std::array<Figure, 5> figures{
        {{picture("icon-person"), std::to_string(ledger.all.games), say(Text::ledger_games, {{"count", games}})},
         won,
         {picture("icon-points"), std::to_string(ledger.all.best), std::string(say(Text::ledger_best))},
         {picture("icon-deck"), std::to_string((ledger.points + games / 2) / games),
          std::string(say(Text::ledger_average))},
         {picture("start-mug"), std::to_string(ledger.streak),
          rect.width >= 1000 ? say(Text::ledger_longest, {{"longest", ledger.longest_streak}})
                             : std::string(say(Text::ledger_streak))}}};
    const float gap = one_row ? 12.0F : 6.0F;
    const float height = one_row ? 82.0F : rect.height < 280 ? 50.0F : 62.0F;
    const std::size_t in_row = one_row ? figures.size() : 3;
    float y = rect.y;
    for (std::size_t first = 0; first < figures.size(); first += in_row, y += height + gap) {
        const std::size_t end = std::min(first + in_row, figures.size());
        const auto count = static_cast<float>(end - first);
        const float wide = (rect.width - gap * (count - 1)) / count;
        for (std::size_t index = first; index < end; ++index) {
            const Figure& figure = figures[index];
            const Rect box{rect.x + (wide + gap) * static_cast<float>(index - first), y, wide, height};
            draw_box(paint, box);
            const float side = one_row ? 44.0F : wide >= 160 ? 28.0F : 0.0F;
            if (side > 0) paint.picture(square({box.x + 10 + side / 2, box.center().y}, side), figure.picture);
            const float x = box.x + 10 + (side > 0 ? side + 12 : 0);
            const TextStyle about = plain(one_row ? 15.5F : 14.0F, palette::second_ink);
            const float about_room = box.right() - 6 - x;
            paint.name({x, box.y + (one_row ? 27.0F : height * 0.33F)}, number(one_row ? 36.0F : 22.0F), figure.number,
                       figure.number, about_room);
            if (one_row && paint.width(plain(14), figure.about) > about_room)
                paint.paragraph({x, box.y + 40, about_room, 36}, plain(14, palette::second_ink), 16, figure.about);
            else
                paint.name({x, box.bottom() - (one_row ? 20.0F : 14.0F)}, about, figure.about, figure.about,
                           about_room);
        }
    }
    return y - gap;
}

void draw_last_games(Stage& stage, Rect rect, const Ledger& ledger) {
    Painter& paint = stage.paint;
    const auto count = static_cast<int>(ledger.last.size());
    paint.text({rect.x, rect.y + 12}, heading(22, palette::ink), say(Text::ledger_last, {{"count", count}}));
    // The legend: shape and colour.
    const float legend_y = rect.width >= 480 ? rect.y + 12 : rect.y + 38;
    float x = rect.right();
    for (const bool won : {false, true}) {
        if (ledger.contests == 0) continue;
        const std::string_view text = say(won ? Text::ledger_was_won : Text::ledger_not_won);
        const TextStyle style = bold(14);
        const float wide = paint.width(style, text) + (won ? 38.0F : 20.0F);
        const Rect chip{x - wide, legend_y - 12, wide, 24};
        paint.fill(chip, won ? palette::candle : not_won, 12);
        paint.outline(chip, palette::ink, 1.5F, 12);
        if (won) paint.picture(square({chip.x + 15, legend_y}, 14), picture("icon-points"));
        paint.text({chip.right() - 10, legend_y}, style, text, Align::right);
        x = chip.x - 8;
    }
    const float top = legend_y + 26;
    const Rect field{rect.x + 36, top, rect.width - 38, rect.bottom() - top - 10};
    int most = 50;
    for (const GameResult& result : ledger.last) most = std::max(most, result.own_points());
    const float scale = (field.height - 4) / static_cast<float>(most);
    const int step = most > 200 || scale * 50 < 18 ? 100 : 50;  // the numbers stand apart
    for (int points = 0; points <= most; points += step) {
        const float y = field.bottom() - scale * static_cast<float>(points);
        draw_line(paint, field, y, points == 0 ? palette::ink : parchment_line);
        paint.text({field.x - 6, y}, plain(14, palette::second_ink), std::to_string(points), Align::right);
    }
    const float pitch = field.width / static_cast<float>(std::max<int>(count, 8));
    for (int index = 0; index < count; ++index) {
        const GameResult& result = ledger.last[static_cast<std::size_t>(index)];
        const bool won = result.won && result.players() > 1;
        const float high = scale * static_cast<float>(result.own_points());
        const Rect bar{field.x + pitch * (static_cast<float>(index) + 0.12F), field.bottom() - high, pitch * 0.76F,
                       high};
        paint.fill_top(bar, won ? palette::candle : not_won, std::min(5.0F, bar.width / 3));
        paint.outline(bar, palette::ink, 1.2F, std::min(5.0F, bar.width / 3));
        const float sign = std::min(14.0F, bar.width - 2);
        if (won && high > sign + 4)
            paint.picture(square({bar.center().x, bar.y + sign / 2 + 4}, sign), picture("icon-points"));
    }
}

void draw_sources(Stage& stage, Rect rect, const Ledger& ledger) {
    Painter& paint = stage.paint;
    paint.text({rect.x, rect.y + 12}, heading(22, palette::ink), say(Text::ledger_sources));
    const int games = std::max(1, ledger.all.games);
    const int most = std::max(1, *std::max_element(ledger.sources.begin(), ledger.sources.end()));
    const float pitch = std::min(64.0F, (rect.height - 28) / static_cast<float>(point_sources));
    const float first = rect.width >= 420 ? 150.0F : 136.0F;
    const float room = rect.width - first - 44;
    for (std::size_t source = 0; source < point_sources; ++source) {
        const float y = rect.y + 30 + pitch * (static_cast<float>(source) + 0.5F);
        paint.picture(square({rect.x + 13, y}, std::min(30.0F, pitch - 4)), source_pictures[source]);
        const std::string_view text = say(source_texts[source]);
        paint.name({rect.x + 34, y}, plain(16), text, text, first - 40);
        const float wide = std::max(3.0F, room * static_cast<float>(ledger.sources[source]) / static_cast<float>(most));
        const float high = std::min(34.0F, pitch - 8);
        const Rect bar{rect.x + first, y - high / 2, wide, high};
        paint.fill(bar, source_colors[source], 5);
        paint.outline(bar, palette::ink, 1.5F, 5);
        paint.text({bar.right() + 8, y}, number(17), std::to_string((ledger.sources[source] + games / 2) / games));
    }
}

constexpr float highest_tally = 92;

/** A name with "3 of 5 won" below it; a faint one where nothing was played. */
void draw_tally(Painter& paint, Rect box, std::string_view name, Picture sign, const Tally& tally) {
    draw_box(paint, box);
    const bool played = tally.games > 0;
    const float side = sign == no_picture || box.width < 96 ? 0.0F : 24.0F;
    if (side > 0)
        paint.picture(square({box.x + 18, box.y + box.height * 0.3F}, side), sign,
                      played ? IM_COL32_WHITE : color(0xFFFFFF, 0.5F));
    const float x = box.x + 8 + (side > 0 ? side + 2 : 0);
    paint.name({x, box.y + box.height * 0.3F}, heading(17, played ? palette::ink : palette::second_ink), name, name,
               box.right() - 6 - x);
    const std::string text = played ? tally_text(tally) : std::string(say(Text::ledger_none));
    paint.name({box.x + 8, box.y + box.height * 0.72F}, played ? bold(15) : plain(14, palette::second_ink), text, text,
               box.width - 14);
}

void draw_against(Stage& stage, Rect rect, const Ledger& ledger, std::size_t columns) {
    Painter& paint = stage.paint;
    paint.text({rect.x, rect.y + 12}, heading(22, palette::ink), say(Text::ledger_against));
    const std::size_t rows = (ledger.against.size() + columns - 1) / columns;
    const float gap = 6;
    const float wide = (rect.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float high = std::min(highest_tally, (rect.height - 28) / static_cast<float>(rows) - gap);
    for (std::size_t index = 0; index < ledger.against.size(); ++index) {
        const auto keeper = static_cast<Keeper>(index);
        const bool person = keeper == Keeper::person;
        const Rect box{rect.x + (wide + gap) * static_cast<float>(index % columns),
                       rect.y + 28 + (high + gap) * static_cast<float>(index / columns), wide, high};
        draw_tally(paint, box, person ? say(Text::ledger_people) : keeper_name(keeper),
                   person ? picture("icon-person") : picture("icon-computer"), ledger.against[index]);
    }
}

void draw_modules(Stage& stage, Rect rect, const Ledger& ledger) {
    Painter& paint = stage.paint;
    paint.text({rect.x, rect.y + 12}, heading(22, palette::ink), say(Text::ledger_modules));
    const float gap = 6;
    const float wide = (rect.width - gap * 4) / 5;
    for (std::size_t index = 0; index < ledger.modules.size(); ++index) {
        const Tally& tally = ledger.modules[index];
        const Rect box{rect.x + (wide + gap) * static_cast<float>(index), rect.y + 28, wide,
                       std::min(highest_tally, rect.height - 28)};
        draw_box(paint, box);
        const bool played = tally.games > 0;
        const ImU32 ink = played ? palette::ink : palette::second_ink;
        paint.text({box.x + 8, box.y + box.height * 0.3F}, number(17, ink), std::to_string(index + 1));
        std::string text = played ? "[points] " + std::to_string(tally.best) : std::string(say(Text::ledger_dash));
        // The number says it alone where both have no room.
        if (played && paint.width(bold(15), text) > box.width - 12) text = std::to_string(tally.best);
        if (played)
            paint.text({box.right() - 8, box.y + box.height * 0.3F}, plain(14, palette::second_ink),
                       std::to_string(tally.won) + "/" + std::to_string(tally.games), Align::right);
        paint.name({box.x + 8, box.y + box.height * 0.72F}, played ? bold(15) : plain(14, ink), text, text,
                   box.width - 12);
    }
}

void draw_evenings(Stage& stage, Rect rect, const Ledger& ledger) {
    Painter& paint = stage.paint;
    paint.text({rect.x, rect.y + 12}, heading(22, palette::ink), say(Text::ledger_evenings));
    const float pitch = std::min(44.0F, (rect.height - 26) / static_cast<float>(best_evenings));
    float y = rect.y + 28 + pitch / 2;
    for (const GameResult& result : ledger.evenings) {
        paint.picture(square({rect.x + 12, y}, 22), picture("moon"));
        const float points = paint.text({rect.x + 30, y}, number(17), "+" + std::to_string(result.best_points));
        const std::string about = say(Text::ledger_evening, {{"round", result.best_round}, {"module", result.module}});
        paint.name({rect.x + 38 + points, y}, plain(15, palette::second_ink), about, about, rect.width - points - 40);
        y += pitch;
    }
}

void draw_buttons(Stage& stage, Rect rect, bool any) {
    struct Entry {
        std::string_view id;
        Text text;
        Intent::Kind kind;
        bool enabled;
    };
    const std::array<Entry, 3> entries{{{"ledger-export", Text::ledger_export, Intent::Kind::export_ledger, any},
                                        {"ledger-import", Text::ledger_import, Intent::Kind::import_file, true},
                                        {"ledger-erase", Text::ledger_erase_button, Intent::Kind::erase_ledger, any}}};
    const float gap = 8;
    const bool wide = rect.width >= 760;
    const float each = wide ? 190.0F : (rect.width - 2 * gap) / 3;
    for (std::size_t index = 0; index < entries.size(); ++index) {
        ButtonLook look;
        look.text = say(entries[index].text);
        look.text_size = wide ? 17.0F : 15.0F;
        if (button(stage, entries[index].id,
                   {rect.x + (each + gap) * static_cast<float>(index), rect.y, each, rect.height}, look,
                   entries[index].enabled))
            stage.want(entries[index].kind);
    }
    if (wide)
        stage.paint.name({rect.x + 3 * (each + gap) + 10, rect.center().y}, plain(15, palette::second_ink),
                         say(Text::ledger_kept), say(Text::ledger_kept), rect.width - 3 * (each + gap) - 20);
}

}  // namespace

void draw_ledger_sheet(Stage& stage) {
    Painter& paint = stage.paint;
    const ScreensView& screens = stage.view.screens;
    const Rect content = sheet(stage, {1232, stage.width < 480 ? 800.0F : 680.0F});
    const bool wide = content.width >= 940 && content.height >= 560;
    const bool roomy = content.width >= 560;
    paint.picture({content.x, content.y - 8, roomy ? 48.0F : 34.0F, roomy ? 48.0F : 34.0F}, picture("tile-safe"));
    const TextStyle title = heading(roomy ? 32.0F : 23.0F, palette::ink);
    const float title_x = content.x + (roomy ? 60.0F : 42.0F);
    const float players_width = wide ? 530.0F : content.width;
    const std::string_view name = say(Text::ledger_title);
    paint.name({title_x, content.y + 14}, title, name, say(Text::ledger_button),
               content.right() - 52 - title_x - (wide ? players_width + 10 : 0));
    if (close_sheet(stage, content)) stage.next.sheet = Sheet::none;

    const bool any = !stage.model.results.empty();
    const Rect buttons{content.x, content.bottom() - 48, content.width, 46};
    draw_buttons(stage, buttons, any);
    if (!any) {
        const float y = content.center().y - 40;
        paint.picture(square({content.center().x, y - 40}, 92), picture("guest-book"));
        paint.text({content.center().x, y + 30}, heading(24, palette::ink), say(Text::ledger_empty_title),
                   Align::center);
        const float room = std::min(content.width, 460.0F);
        paint.paragraph({content.center().x - room / 2, y + 52, room, 66}, plain(16, palette::second_ink), 22,
                        say(Text::ledger_empty), Align::center);
        return;
    }

    const std::array<std::string, 3> players{say(Text::ledger_players, {{"count", 2}}),
                                             say(Text::ledger_players, {{"count", 3}}),
                                             say(Text::ledger_players, {{"count", 4}})};
    float y = content.y + (wide ? -6.0F : 38.0F);
    // A low sheet has both choices side by side.
    const bool low = !wide && content.width >= 700 && content.height < 480;
    const float tabs = low ? content.width * 0.4F : content.width;
    if (low) y += 4;
    const Rect chooser{wide ? content.right() - 52 - players_width : content.x, y,
                       low ? content.width - tabs - 10 : players_width, 44};
    const bool short_names = chooser.width < 460;
    if (const int now = segments(
            stage, "ledger-players", chooser,
            {say(Text::ledger_all), say(Text::ledger_alone), short_names ? std::string_view("2") : players[0],
             short_names ? std::string_view("3") : players[1], short_names ? std::string_view("4") : players[2]},
            screens.ledger_players);
        now >= 0)
        stage.next.screens.ledger_players = now;
    const Ledger ledger = ledger_of(stage.model.results, stage.model.today, screens.ledger_players);
    y = wide ? content.y + 52 : chooser.bottom() + 6;
    const float bottom = buttons.y - 10;
    if (ledger.all.games == 0) {
        paint.text({content.center().x, (y + bottom) / 2}, plain(17, palette::second_ink), say(Text::ledger_none),
                   Align::center);
        return;
    }
    if (wide) {
        y = draw_figures(stage, {content.x, y, content.width, 90}, ledger) + 14;
        const float half = (content.width - 40) / 2;
        const float foot = bottom - 148;
        draw_last_games(stage, {content.x, y, half, foot - y - 8}, ledger);
        draw_sources(stage, {content.x + half + 40, y, half, foot - y - 8}, ledger);
        draw_line(paint, content, foot, parchment_line);
        draw_against(stage, {content.x, foot + 8, half, bottom - foot - 8}, ledger, 3);
        const float modules = std::min(half * 0.56F, 330.0F);
        draw_modules(stage, {content.x + half + 40, foot + 8, modules, 84}, ledger);
        draw_evenings(stage, {content.x + half + 40 + modules + 18, foot + 8, half - modules - 18, bottom - foot - 8},
                      ledger);
        return;
    }
    if (low) y = chooser.y;
    const int now =
        segments(stage, "ledger-tab", {content.right() - tabs, y, tabs, 44},
                 {say(Text::ledger_tab_1), say(Text::ledger_tab_2), say(Text::ledger_tab_3)}, screens.ledger_tab);
    if (now >= 0) stage.next.screens.ledger_tab = now;
    y += 52;
    const Rect part{content.x, y, content.width, bottom - y};
    if (screens.ledger_tab == 0) {
        const float end = draw_figures(stage, part, ledger);
        if (bottom - end > 110) draw_last_games(stage, {part.x, end + 8, part.width, bottom - end - 8}, ledger);
    } else if (screens.ledger_tab == 1) {
        const float evenings = part.height >= 260 ? std::max(120.0F, part.height * 0.31F) : 0.0F;
        draw_sources(stage, {part.x, y, part.width, part.height - evenings}, ledger);
        const float below = std::min(bottom - evenings, y + 364);  // right below the sources, at their highest
        if (evenings > 0) draw_evenings(stage, {part.x, below + 4, part.width, evenings - 4}, ledger);
    } else {
        const bool three = part.width >= 480;
        const float modules =
            part.height >= (three ? 220 : 270) ? std::clamp(part.height * 0.25F, 92.0F, 128.0F) : 0.0F;
        draw_against(stage, {part.x, y, part.width, part.height - modules}, ledger, three ? 3 : 2);
        const float below = std::min(bottom - modules, y + (three ? 232.0F : 330.0F));  // right below, at its highest
        if (modules > 0) draw_modules(stage, {part.x, below + 4, part.width, modules - 4}, ledger);
    }
}

}  // namespace tavern::ui
