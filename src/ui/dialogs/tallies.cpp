#include "ui/dialogs/tallies.hpp"

#include <algorithm>

#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

// A bar chart:
constexpr int least_top = 50;       // of the scale
constexpr int first_step = 50;      // of the scale, doubled until its numbers stand apart
constexpr int least_places = 8;     // so that a few bars are not too broad
constexpr float bar_share = 0.76F;  // width of a bar by its place
constexpr float bar_edge = 1.2F;
constexpr float bar_radius = 5;
constexpr float bar_mark = 14;

void draw_bar(Painter& paint, const Rect& bar, const ChartBar& look, Picture mark) {
    const float round = std::min(bar_radius, bar.width / 2);
    const bool marked = look.marked;
    if (!look.hollow) paint.fill_top(bar, marked ? palette::candle : palette::dull_bar, round);
    paint.outline(bar, palette::ink, bar_edge, round);
    const float side = std::min(bar_mark, bar.width - 2);
    if (marked && bar.height > side + 2 * gap::hair)
        paint.picture(square({bar.center().x, bar.y + gap::hair + side / 2}, side), mark);
}

void draw_chart(Painter& paint, const Rect& rect, const TextStyle& scale, const BarChart& chart) {
    int most = least_top;
    for (const ChartBar& bar : chart.bars) most = std::max(most, bar.value);
    const float letter = paint.size_of(scale) * letters::line;
    const float axis = paint.width(scale, chart.number(most)) + gap::small;
    const Rect field{rect.x + axis, rect.y + letter / 2, rect.width - axis, rect.height - letter};
    const float one = field.height / static_cast<float>(most);
    int step = first_step;
    while (one * static_cast<float>(step) < letter) step *= 2;
    for (int value = 0; value <= most; value += step) {
        const float y = field.bottom() - one * static_cast<float>(value);
        draw_line(paint, field, y, value == 0 ? palette::ink : palette::parchment_line);
        paint.text({field.x - gap::small, y}, scale, chart.number(value), Align::right);
    }
    const float place = field.width / static_cast<float>(std::max(least_places, static_cast<int>(chart.bars.size())));
    float x = field.x + place * (1 - bar_share) / 2;
    for (const ChartBar& bar : chart.bars) {
        const float height = one * static_cast<float>(std::max(0, bar.value));
        draw_bar(paint, {x, field.bottom() - height, place * bar_share, height}, bar, chart.mark);
        x += place;
    }
    for (const ChartLine& line : chart.lines) {
        const float y = field.bottom() - one * static_cast<float>(line.value);
        const float left = field.x + place * static_cast<float>(line.first);
        paint.line({left, y}, {field.x + place * static_cast<float>(line.last), y}, palette::cost, bar_edge + bar_edge);
    }
}

}  // namespace

void figure_panel(Tree& tree, const Figure& figure) {
    const auto item = tree.open({Role::list_item, {}}, {});
    const auto box = panel(tree, {.padding = {gap::small, gap::hair}, .share = 1});
    {
        const auto line = tree.open({.flow = Flow::row, .gap = gap::small});
        picture_leaf(tree, figure.picture, size::icon);
        tree.text(grown(tree, number(letters::section)), figure.number);
    }
    caption(tree, figure.about);
}

void tally_panel(Tree& tree, const TallyLook& look) {
    const ImU32 ink = look.played ? palette::ink : palette::second_ink;
    const auto row = tree.open({Role::row, {}}, {});
    const auto box = panel(tree, {.padding = {gap::small, gap::hair}, .share = 1});
    {
        const auto line = tree.open({.flow = Flow::row, .gap = gap::hair});
        if (look.picture != no_picture)
            picture_leaf(tree, look.picture, size::icon, look.played ? IM_COL32_WHITE : palette::faint);
        {
            const auto name = tree.open({Role::row_header, {}}, {.share = 1});
            tree.text(grown(tree, bold(letters::name, ink)), look.name);
        }
        if (!look.beside.empty()) {
            const auto cell = tree.open({Role::cell, {}}, {});
            caption(tree, look.beside);
        }
    }
    const auto cell = tree.open({Role::cell, {}}, {});
    if (look.played)
        tree.text(grown(tree, bold(letters::body)), look.text);
    else
        caption(tree, look.text);
}

void pill(Tree& tree, std::string_view text, ImU32 fill) {
    Stage& stage = tree.stage();
    const auto box = tree.open({.padding = {gap::small, gap::hair}}, [&stage, fill](const Rect& rect) {
        stage.paint.fill(rect, fill, rect.height / 2);
        stage.paint.outline(rect, palette::ink, size::line, rect.height / 2);
    });
    tree.text(grown(tree, bold(letters::small)), text);
}

void share_bar(Tree& tree, const ShareLook& look) {
    Stage& stage = tree.stage();
    const auto line = tree.open({Role::row, {}}, {.flow = Flow::row, .wraps = true, .gap = gap::small});
    {
        const auto name = tree.open({Role::row_header, {}},
                                    {.flow = Flow::row, .gap = gap::small, .width = grown(tree, size::share_name)});
        picture_leaf(tree, look.picture, size::icon);
        tree.text(grown(tree, plain(letters::body)), look.name, Align::left, 1);
    }
    const auto room = tree.open({.flow = Flow::row, .gap = gap::small, .width = size::share_bar, .share = 1});
    const int value = std::clamp(look.value, 0, look.most);
    tree.leaf({.height = size::bar, .share = static_cast<float>(value)}, [&stage, color = look.color](Rect bar) {
        bar.width = std::max(gap::hair, bar.width);
        stage.paint.fill(bar, color, bar_radius);
        stage.paint.outline(bar, palette::ink, size::line, bar_radius);
    });
    // The same width for all, so that all bars have the same scale.
    {
        const auto told = tree.open({Role::cell, {}}, {.width = grown(tree, size::share_number)});
        tree.text(grown(tree, number(letters::name)), look.number);
    }
    tree.leaf({.share = static_cast<float>(look.most - value)}, {});
}

void bar_chart(Tree& tree, BarChart chart, std::string said) {
    Stage& stage = tree.stage();
    tree.leaf({.height = grown(tree, size::chart)},
              [&stage, scale = grown(tree, plain(letters::small, palette::second_ink)),
               chart = std::move(chart)](const Rect& rect) { draw_chart(stage.paint, rect, scale, chart); },
              {Role::image, std::move(said)});
}

}  // namespace tavern::ui
