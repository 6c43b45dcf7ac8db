// The blocks of the rules' chapters: paragraphs, boxes, tables of numbers and their origins.
#include <utility>

#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/rules/rules_parts.hpp"

namespace tavern::ui {
namespace {

using Kind = RuleBlock::Kind;

TextStyle running(Tree& tree) {
    return grown(tree, plain(letters::running));
}

ImU32 origin_color(OriginKind kind) {
    switch (kind) {
        case OriginKind::printed: return palette::bottle;
        case OriginKind::inferred: return palette::slate;
        case OriginKind::reconstructed: return palette::ember_text;
    }
    return palette::ink;
}

Text origin_text(OriginKind kind) {
    return text_after(Text::rules_origin_printed, static_cast<int>(kind));
}

/** A square, a diamond or a triangle. */
void draw_origin(Painter& paint, const Rect& rect, OriginKind kind, ImU32 shade) {
    const Point middle = rect.center();
    switch (kind) {
        case OriginKind::printed: paint.fill(rect.inset(1), shade); break;
        case OriginKind::inferred:
            paint.triangle({rect.x, middle.y}, {middle.x, rect.y}, {rect.right(), middle.y}, shade);
            paint.triangle({rect.right(), middle.y}, {middle.x, rect.bottom()}, {rect.x, middle.y}, shade);
            break;
        case OriginKind::reconstructed:
            paint.triangle({middle.x, rect.y}, {rect.right(), rect.bottom()}, {rect.x, rect.bottom()}, shade);
            break;
    }
}

void origin_mark(Tree& tree, OriginKind kind, ImU32 shade, Semantics meaning = {}) {
    Stage& stage = tree.stage();
    tree.leaf(
        {.width = size::mark, .height = size::mark},
        [&stage, kind, shade](const Rect& rect) { draw_origin(stage.paint, rect, kind, shade); }, std::move(meaning));
}

/** A word on a coloured ground. */
Tree::Scope tag(Tree& tree, ImU32 fill, float width = 0) {
    Stage& stage = tree.stage();
    return tree.open({.flow = Flow::row, .gap = gap::small, .padding = {gap::middle, gap::hair}, .width = width},
                     [&stage, fill](const Rect& rect) { stage.paint.fill(rect, fill, radius::panel); });
}

Tree::Scope note(Tree& tree, ImU32 fill, ImU32 edge) {
    Stage& stage = tree.stage();
    return tree.open({.gap = gap::small, .padding = {gap::middle, gap::middle}},
                     [&stage, fill, edge](const Rect& rect) {
                         stage.paint.fill(rect, fill, radius::panel);
                         stage.paint.outline(rect, edge, size::line, radius::panel);
                     });
}

/** A single line is centred beside its sign; several lines begin at its top. */
void paragraph(Tree& tree, const RuleBlock& block, bool indented) {
    if (!indented) return tree.text(running(tree), block.text);
    Stage& stage = tree.stage();
    const auto draw_sign = [&stage, sign = block.sign](const Rect& rect) {
        if (sign != no_picture) stage.paint.picture({rect.x, rect.y, size::sign, size::sign}, sign);
    };
    const float least = block.sign == no_picture ? 0 : size::sign;
    const auto row = tree.open({.flow = Flow::row, .gap = gap::middle, .height = least}, draw_sign);
    tree.leaf({.width = size::sign}, {});
    tree.text(running(tree), block.text, Align::left, 1);
}

void part_heading(Tree& tree, const RuleBlock& block) {
    section_heading(tree, block.text);
    line_across(tree, palette::oak);
}

void example(Tree& tree, const RuleBlock& block) {
    const auto box = note(tree, palette::parchment_field, palette::ink);
    tree.text(grown(tree, heading(letters::name, palette::ink)), say(Text::rules_example));
    tree.text(running(tree), block.text);
}

void ruling(Tree& tree, const RuleBlock& block) {
    const auto box = note(tree, palette::ruling, palette::nobles_card);
    {
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        {
            const auto name = tag(tree, palette::nobles_card);
            tree.text(grown(tree, bold(letters::small, palette::cream)), say(Text::rules_ruling));
        }
        tree.text(grown(tree, bold(letters::small, palette::ruling_text)), say(Text::rules_silent));
    }
    tree.text(running(tree), block.text);
}

void table_row(Tree& tree, const RuleBlock& block) {
    Stage& stage = tree.stage();
    const bool head = block.kind == Kind::columns;
    const TextStyle name = grown(tree, head ? plain(letters::small, palette::second_ink) : plain(letters::body));
    const TextStyle written = head ? name : grown(tree, number(letters::body));
    const auto draw_edge = [&stage, head](const Rect& rect) {
        if (!head) draw_line(stage.paint, rect, rect.y);
    };
    const auto row = tree.open({Role::row, {}}, {.flow = Flow::row, .gap = gap::hair, .height = size::row}, draw_edge);
    if (block.sign != no_picture)
        tree.leaf({.width = size::sign, .height = size::row}, [&stage, sign = block.sign](const Rect& rect) {
            stage.paint.cover({rect.x, rect.y + gap::hair, size::thumbnail, rect.height - gap::hair}, sign,
                              radius::inner / 2, IM_COL32_WHITE, size::card_face);
        });
    {
        const Role role = head ? Role::column_header : Role::row_header;
        const auto first = tree.open({role, {}}, {.width = 2 * size::cell, .share = 2});
        tree.text(name, block.text);
    }
    for (const RuleCell& cell : block.cells) {
        const auto box = tree.open({head ? Role::column_header : Role::cell, {}},
                                   {.flow = Flow::row, .gap = gap::hair, .width = size::cell, .share = 1});
        tree.text(written, cell.text, Align::right, 1);
        if (head || cell.origin < 0) continue;
        const auto kind = static_cast<OriginKind>(cell.origin);
        origin_mark(tree, kind, origin_color(kind), {Role::image, std::string(say(origin_text(kind)))});
    }
}

void origin(Tree& tree, const RuleBlock& block) {
    const float grows = tree.stage().paint.reading();
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .stretches = true, .gap = gap::small});
    {
        const auto place = tree.open({.width = size::tag * grows});
        const auto name = tag(tree, origin_color(block.origin));
        origin_mark(tree, block.origin, palette::cream);
        tree.text(grown(tree, bold(letters::small, palette::cream)), say(origin_text(block.origin)), Align::left, 1);
    }
    const auto words = tree.open({.padding = {0, gap::hair}, .width = size::name * grows, .share = 1});
    tree.text(grown(tree, plain(letters::small)), block.text);
}

}  // namespace

void rule_block(Tree& tree, const RuleBlock& block, bool indented) {
    switch (block.kind) {
        case Kind::paragraph: paragraph(tree, block, indented); break;
        case Kind::heading: part_heading(tree, block); break;
        case Kind::ruling: ruling(tree, block); break;
        case Kind::example: example(tree, block); break;
        case Kind::columns:
        case Kind::row: table_row(tree, block); break;
        case Kind::origin: origin(tree, block); break;
    }
}

}  // namespace tavern::ui
