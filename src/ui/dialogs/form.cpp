#include "ui/dialogs/form.hpp"

#include <algorithm>
#include <utility>

#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

Style option_style(const Stage& stage) {
    Style style;
    style.flow = Flow::layers;
    style.height = stage.finger();
    style.padding = {gap::hair, gap::hair};
    return style;
}

void draw_well(Painter& paint, const Rect& rect) {
    paint.fill(rect, palette::parchment_well, radius::control);
    paint.outline(rect, palette::ink, size::line, radius::control);
}

void draw_option(Painter& paint, const Rect& rect, bool chosen, const Touched& touched) {
    const Rect inner = rect.inset(gap::hair);
    if (chosen) {
        paint.fill(inner, palette::candle, radius::inner);
        paint.outline(inner, palette::ink, size::line, radius::inner);
    } else if (touched.hovered) {
        paint.fill(inner, palette::sheen, radius::inner);
    }
    if (touched.focused) draw_focus(paint, rect, radius::control);
}

void draw_cap(Painter& paint, const Rect& rect) {
    Box cap;
    cap.fill = palette::parchment;
    cap.radius = radius::inner;
    cap.edge = palette::ink;
    cap.edge_width = 2;
    cap.low_edge = palette::parchment_shade;
    paint.box(rect, cap);
}

bool is_narrow(const Stage& stage) {
    return stage.width < size::readable;
}

bool cross(Tree& tree, Control control) {
    Stage& stage = tree.stage();
    const Touched touched = stage.touch.state(control.id);
    const auto corner = tree.control(std::move(control), {.width = stage.finger(), .height = stage.finger()},
                                     [&stage, touched](const Rect& rect) { draw_cross(stage.paint, rect, touched); });
    return touched.clicked;
}

/** Returns whether the cross was pressed. */
bool title_row(Tree& tree, const SheetTitle& title) {
    const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
    picture_leaf(tree, title.picture, size::emblem, title.tint);
    {
        const auto words = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle, .share = 1});
        const float letter = is_narrow(tree.stage()) ? letters::section : letters::title;
        tree.heading(grown(tree, heading(letter, palette::ink)), title.title, 2);
        if (!title.about.empty()) paragraph(tree, title.about);
    }
    return close_cross(tree);
}

}  // namespace

TextStyle grown(const Tree& tree, TextStyle style) {
    style.size *= tree.stage().paint.reading();
    return style;
}

float grown(const Tree& tree, float length) {
    return length * tree.stage().paint.reading();
}

TextStyle name_style(std::string_view name, float size) {
    const bool counts = name.find_first_of("0123456789") != std::string_view::npos;
    return counts ? number(size) : heading(size, palette::ink);
}

void section_heading(Tree& tree, std::string_view text, ImU32 color) {
    tree.heading(grown(tree, heading(letters::section, color)), text, 3);
}

void caption(Tree& tree, std::string_view text, ImU32 color) {
    tree.text(grown(tree, plain(letters::small, color)), text);
}

void paragraph(Tree& tree, std::string_view text, ImU32 color) {
    tree.text(grown(tree, plain(letters::body, color)), text);
}

void named(Tree& tree, std::string_view name, std::string_view about, float width) {
    const auto both = tree.open({.width = width});
    tree.text(grown(tree, bold(letters::name)), name);
    if (!about.empty()) caption(tree, about);
}

bool remove_cross(Tree& tree, std::string_view id, std::string_view label) {
    return cross(tree, {std::string(id), std::string(label)});
}

bool close_cross(Tree& tree, std::string_view id) {
    Control control{std::string(id), std::string(say(Text::button_close))};
    control.closes = true;
    return cross(tree, std::move(control));
}

bool push_button(Tree& tree, std::string_view id, const PushLook& push, bool enabled, float share,
                 std::string_view label) {
    Stage& stage = tree.stage();
    const ButtonLook look{
        .kind = push.kind, .text = push.text, .chosen = push.chosen, .about = push.about, .refuses = push.refuses};
    const Touched touched = stage.touch.state(id, enabled);
    const ImU32 ink = button_text(look, enabled);
    Control control = button_control(id, look, enabled, label);
    if (push.about.empty()) control.about = says_it_all;
    const auto box = tree.control(std::move(control),
                                  {.flow = Flow::layers,
                                   .padding = {gap::middle, gap::small},
                                   .height = std::max(size::button, stage.finger()),
                                   .share = share},
                                  [&stage, look, touched, enabled](const Rect& rect) {
                                      draw_button(stage.paint, rect, look, touched, enabled);
                                      if (touched.focused)
                                          draw_focus(stage.paint, rect.inset(-gap::hair), radius::panel);
                                  });
    const auto row = tree.open({.flow = Flow::row, .centred = true, .gap = gap::small});
    if (push.picture != no_picture) picture_leaf(tree, push.picture, size::icon);
    tree.text(grown(tree, bold(letters::name, ink)), push.text, Align::center, 1);
    return touched.clicked;
}

int radio_group(Tree& tree, const RadioGroup& group) {
    Stage& stage = tree.stage();
    const TextStyle usual = grown(tree, plain(letters::body));
    const TextStyle strong = grown(tree, number(letters::body));
    float widest = 0;
    for (const std::string& option : group.options)
        widest = std::max({widest, stage.paint.width(usual, option), stage.paint.width(strong, option)});
    int touched_one = -1;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    if (!group.name.empty()) named(tree, group.name, group.about, size::name);
    const float column = widest + 2 * gap::small;
    const std::string_view label = group.label.empty() ? group.name : group.label;
    const auto well = tree.open({Role::radio_group, std::string(label), std::string(group.about)},
                                {.flow = Flow::grid,
                                 .width = std::max(size::options, column * static_cast<float>(group.options.size())),
                                 .column = column,
                                 .share = 1},
                                [&stage](const Rect& rect) { draw_well(stage.paint, rect); });
    for (std::size_t index = 0; index < group.options.size(); ++index) {
        const std::string& option = group.options[index];
        const bool chosen = static_cast<int>(index) == group.chosen;
        const std::string id = std::string(group.id) + "-" + std::to_string(index);
        const Touched touched = stage.touch.state(id, !chosen);
        if (touched.clicked) touched_one = static_cast<int>(index);
        const auto part = tree.control(
            {id, option, !chosen, chosen, Role::radio}, option_style(stage),
            [&stage, chosen, touched](const Rect& rect) { draw_option(stage.paint, rect, chosen, touched); });
        tree.text(chosen ? strong : usual, option, Align::center);
    }
    return touched_one;
}

Tree::Scope filled_panel(Tree& tree, const Style& style, ImU32 fill) {
    Stage& stage = tree.stage();
    return tree.open(style, [&stage, fill](const Rect& rect) {
        stage.paint.fill(rect, fill, radius::panel);
        stage.paint.outline(rect, palette::ink, size::line, radius::panel);
    });
}

Tree::Scope panel(Tree& tree, const Style& style) {
    return filled_panel(tree, style, palette::parchment_field);
}

Tree::Scope chosen_panel(Tree& tree, const Style& style) {
    Stage& stage = tree.stage();
    return tree.open(style, [&stage](const Rect& rect) {
        stage.paint.fill(rect, palette::parchment_chosen, radius::panel);
        stage.paint.outline(rect.inset(-1), palette::ink, size::line, radius::panel);
        stage.paint.outline(rect, palette::candle, gap::hair, radius::panel);
    });
}

Tree::Scope dashed_panel(Tree& tree, const Style& style) {
    Stage& stage = tree.stage();
    return tree.open(
        style, [&stage](const Rect& rect) { stage.paint.dashes(rect, palette::parchment_dashes, 2, radius::panel); });
}

Tree::Scope board_panel(Tree& tree, const Style& style) {
    return filled_panel(tree, style, palette::floor);
}

void line_across(Tree& tree, ImU32 color) {
    Stage& stage = tree.stage();
    tree.leaf({.height = size::line}, [&stage, color](const Rect& rect) { stage.paint.fill(rect, color); });
}

void key_row(Tree& tree, std::string_view key, std::string_view deed) {
    Stage& stage = tree.stage();
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    {
        const TextStyle style = grown(tree, number(letters::body));
        const float width = std::max(size::finger, stage.paint.width(style, key) + 2 * gap::small);
        const auto place = tree.open({.flow = Flow::row, .width = std::max(size::key_column, width)});
        const auto cap =
            tree.open({.flow = Flow::layers, .padding = {gap::hair, gap::hair}, .width = width, .height = size::key},
                      [&stage](const Rect& rect) { draw_cap(stage.paint, rect); });
        tree.text(style, key, Align::center);
    }
    tree.text(grown(tree, plain(letters::body)), deed, Align::left, 1);
}

namespace {

Tree::Draw drawn(Tree& tree, Picture picture, ImU32 tint = IM_COL32_WHITE) {
    Stage& stage = tree.stage();
    return [&stage, picture, tint](const Rect& rect) {
        stage.paint.picture(square(rect.center(), std::min(rect.width, rect.height)), picture, tint);
    };
}

}  // namespace

void picture_leaf(Tree& tree, Picture picture, float side, ImU32 tint, float share) {
    tree.leaf({.width = side, .height = side, .share = share}, drawn(tree, picture, tint));
}

void image_leaf(Tree& tree, Picture picture, float side, std::string words) {
    tree.leaf({.width = side, .height = side}, drawn(tree, picture), {Role::image, std::move(words)});
}

void moon_leaf(Tree& tree, int round, float side, Semantics meaning) {
    Painter& paint = tree.stage().paint;
    tree.leaf(
        {.width = side, .height = side},
        [&paint, round](const Rect& rect) {
            paint.picture(square(rect.center(), rect.height), picture("moon"));
            if (round == 0) return;
            const Point corner{rect.right() - gap::small, rect.bottom() - gap::small};
            paint.circle(corner, size::badge / 2, palette::night);
            paint.text(corner, ui::number(letters::small, palette::parchment), std::to_string(round), Align::center);
        },
        std::move(meaning));
}

void draw_disc(Painter& paint, Point center, std::string_view number, ImU32 fill, ImU32 ink) {
    paint.circle(center, size::mark, fill, palette::ink, size::line);
    paint.text(center, ui::number(letters::body, ink), number, Align::center);
}

void disc_leaf(Tree& tree, std::string_view number, ImU32 fill, ImU32 figure) {
    Painter& paint = tree.stage().paint;
    tree.leaf({.width = 2 * size::mark, .height = 2 * size::mark},
              [&paint, number = std::string(number), fill, figure](const Rect& rect) {
                  draw_disc(paint, rect.center(), number, fill, figure);
              });
}

void chip_leaf(Tree& tree, std::string_view text) {
    Stage& stage = tree.stage();
    const ChipLook look;
    const float width = stage.paint.width(number(look.size), text) + 2 * look.padding;
    tree.leaf({.width = width, .height = look.height},
              [&stage, look, text = std::string(text)](const Rect& rect) {
                  draw_chip(stage.paint, {rect.x, rect.y}, Align::left, look, text);
              },
              {Role::text, std::string(text)});
}

bool show_sheet(Stage& stage, const SheetTitle& title, float width, const Part& content, const Part& foot, Layer layer,
                bool full) {
    // A press beside an answer was meant for the table a moment before, and does not throw the answer away.
    bool closed = layer == Layer::answer ? escapes(stage, layer) : leaves(stage, layer);
    show_parts(
        stage, "sheet", {.width = width, .full = full}, [&](Tree& tree) { closed = title_row(tree, title) || closed; },
        content, foot);
    return closed;
}

}  // namespace tavern::ui
