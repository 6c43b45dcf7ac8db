// The dialog of the rules: the list of chapters, the open chapter, and the search.
#include "ui/screens/rules/rules.hpp"

#include <algorithm>

#include "ui/dialogs/entry.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/rules/rules_parts.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

using Kind = RuleBlock::Kind;
using Blocks = std::vector<RuleBlock>;
using Places = std::vector<RulePlace>;

const RuleChapter& open_chapter(const Stage& stage) {
    return rule_chapters()[stage.view.screens.rules_chapter];
}

/** Whether this frame must show this block. */
bool seeks(const Stage& stage, std::size_t block) {
    return stage.view.screens.rules_block == block;
}

bool chapter_heading(Tree& tree, float letters) {
    const RuleChapter& chapter = open_chapter(tree.stage());
    const auto above_line = tree.open({.gap = gap::small});
    bool closed = false;
    {
        const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
        picture_leaf(tree, chapter.sign, size::sign);
        tree.heading(grown(tree, heading(letters, palette::ink)), chapter.name, 2, Align::left, 1);
        closed = close_cross(tree);
    }
    line_across(tree, palette::oak);
    return closed;
}

bool is_box(const RuleBlock& block) {
    return block.kind == Kind::ruling || block.kind == Kind::example;
}

/** If there is room for two columns, the second one starts with a heading or a box, so that both have about as many
 * blocks. Without such a block there is one column. */
std::size_t second_column(const Blocks& blocks) {
    const auto off_middle = [&](std::size_t index) {
        return std::max(2 * index, blocks.size()) - std::min(2 * index, blocks.size());
    };
    std::size_t second = blocks.size();
    for (std::size_t index = 1; index < blocks.size(); ++index) {
        const bool begins =
            blocks[index].kind == Kind::heading || (is_box(blocks[index]) && !is_box(blocks[index - 1]));
        if (begins && off_middle(index) < off_middle(second)) second = index;
    }
    return second;
}

bool is_in_table(const RuleBlock& block) {
    return block.kind == Kind::columns || block.kind == Kind::row;
}

/** A block; search results are marked. */
void marked_block(Tree& tree, const Places& found, std::size_t index, bool with_signs) {
    Stage& stage = tree.stage();
    const RuleBlock& block = open_chapter(stage).blocks[index];
    const auto draw_mark = [&stage](const Rect& rect) {
        stage.paint.fill(rect.inset(-gap::hair), palette::parchment_chosen, radius::inner);
    };
    const bool marked = std::any_of(found.begin(), found.end(), [&](const RulePlace& place) {
        return place.chapter == stage.view.screens.rules_chapter && place.block == index;
    });
    const auto box = tree.open({.sought = index > 0 && seeks(stage, index),
                                .gap = gap::hair,
                                .padding = {0, is_in_table(block) ? 0 : gap::middle / 2}},
                               marked ? Tree::Draw(draw_mark) : Tree::Draw());
    rule_block(tree, block, with_signs);
}

/** The heading above a block, or the name of the chapter. */
const std::string& heading_above(const RuleChapter& chapter, std::size_t index) {
    while (index-- > 0)
        if (chapter.blocks[index].kind == Kind::heading) return chapter.blocks[index].text;
    return chapter.name;
}

/** Blocks from..end below each other. */
void column(Tree& tree, const Places& found, std::size_t from, std::size_t end) {
    const Blocks& blocks = open_chapter(tree.stage()).blocks;
    const bool with_signs = std::any_of(blocks.begin(), blocks.end(), [](const RuleBlock& block) {
        return block.kind == Kind::paragraph && block.sign != no_picture;
    });
    const auto below_each_other = tree.open({.width = size::readable * tree.stage().paint.reading()});
    for (std::size_t index = from; index < end; ++index) {
        if (!is_in_table(blocks[index])) {
            marked_block(tree, found, index, with_signs);
            continue;
        }
        const auto table = tree.open({Role::table, heading_above(open_chapter(tree.stage()), index)}, {});
        for (; index < end && is_in_table(blocks[index]); ++index) marked_block(tree, found, index, with_signs);
        --index;
    }
}

void chapter_text(Tree& tree, const Places& found) {
    const std::size_t count = open_chapter(tree.stage()).blocks.size();
    const std::size_t second = second_column(open_chapter(tree.stage()).blocks);
    if (second == count) {
        const auto place = tree.open({.flow = Flow::row});
        return column(tree, found, 0, count);
    }
    const auto columns =
        tree.open({.flow = Flow::grid, .gap = gap::page, .column = size::page * tree.stage().paint.reading()});
    column(tree, found, 0, second);
    column(tree, found, second, count);
}

/** Links to the chapters before and after the open one. */
void neighbours(Tree& tree) {
    Stage& stage = tree.stage();
    const std::vector<RuleChapter>& chapters = rule_chapters();
    const std::size_t open = stage.view.screens.rules_chapter;
    const auto way = [&](std::string_view id, Text text, std::size_t chapter) {
        const std::string words = say(text, {{"chapter", chapters[chapter].name}});
        if (push_button(tree, id, {.text = words})) turn_to(stage, {chapter, 0});
    };
    const auto ways = tree.open({.flow = Flow::grid, .gap = gap::middle, .column = size::name * stage.paint.reading()});
    if (open > 0) way("rules-before", Text::rules_before, open - 1);
    if (open + 1 < chapters.size()) way("rules-after", Text::rules_after, open + 1);
}

void all_chapters(Tree& tree) {
    if (push_button(tree, "rules-list", {.text = say(Text::rules_list)})) tree.stage().next.screens.rules_list = true;
}

/** The open chapter. True when the dialog is closed. */
bool chapter(Tree& tree, const Places& found, bool beside) {
    const float letters = beside ? letters::title : letters::section;
    const auto all = tree.open({.gap = gap::middle, .width = 2 * size::column, .share = 2});
    const bool closed = chapter_heading(tree, letters);
    {
        const auto scrolled =
            tree.scroll("chapter", {.sought = seeks(tree.stage(), 0), .gap = gap::middle, .share = 1});
        chapter_text(tree, found);
        neighbours(tree);
    }
    if (!beside) all_chapters(tree);
    return closed;
}

void list_of_chapters(Tree& tree, bool beside) {
    Stage& stage = tree.stage();
    const std::vector<RuleChapter>& chapters = rule_chapters();
    const auto scrolled = tree.scroll("chapters", {.share = 1});
    const auto list =
        tree.open({.flow = Flow::grid, .gap = gap::hair, .column = size::chapter * stage.paint.reading()});
    for (std::size_t index = 0; index < chapters.size(); ++index) {
        const PushLook look{.text = chapters[index].name,
                            .picture = chapters[index].sign,
                            .chosen = beside && index == stage.view.screens.rules_chapter};
        const auto place = tree.open({.sought = look.chosen && stage.view.screens.rules_block.has_value()});
        if (push_button(tree, "chapter-" + std::to_string(index + 1), look)) turn_to(stage, {index, 0});
    }
}

/** The search field; true when the dialog is closed by its cross, which is here in narrow windows. */
bool search_row(Tree& tree, bool beside) {
    Stage& stage = tree.stage();
    const std::string& query = stage.model.rules_search;
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    if (text_entry(tree, {"rules-search", query, say(Text::rules_search), say(Text::rules_search)}))
        stage.want(intent::EditText{TextField::rules_search, query, "rules-search"});
    if (!query.empty() &&
        picture_button(tree, "rules-search-clear", {.picture = picture("icon-close")}, say(Text::rules_search_clear)))
        stage.want(intent::SearchRules{});
    return !beside && close_cross(tree);
}

/** The search field, and below it the chapters or the results. */
bool contents(Tree& tree, const Places& found, bool beside) {
    Stage& stage = tree.stage();
    const auto all = tree.open({Role::group, std::string(say(Text::rules_title))},
                               {.gap = gap::middle, .width = size::column, .share = 1});
    if (beside && stage.height >= size::high * stage.paint.reading()) {
        const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
        picture_leaf(tree, picture("guest-book"), size::sign);
        tree.heading(grown(tree, heading(letters::title, palette::ink)), say(Text::rules_title), 2, Align::left, 1);
    }
    const bool closed = search_row(tree, beside);
    if (stage.model.rules_search.empty())
        list_of_chapters(tree, beside);
    else
        found_rules(tree, found, stage.model.rules_search);
    return closed;
}

}  // namespace

void turn_to(Stage& stage, const RulePlace& place) {
    stage.next.screens.rules_chapter = place.chapter;
    stage.next.screens.rules_block = place.block;
    stage.next.screens.rules_list = false;
}

void draw_rules_sheet(Stage& stage) {
    Tree tree(stage);
    const Places found = find_rules(stage.model.rules_search);
    const bool beside = stage.width >= size::two_sides * stage.paint.reading();
    stage.next.screens.rules_block.reset();
    const bool left = leaves(stage, Layer::sheet);
    bool closed = false;
    if (beside) {
        const auto sides = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::page});
        contents(tree, found, beside);
        closed = chapter(tree, found, beside) || left;
    } else if (stage.view.screens.rules_list) {
        closed = contents(tree, found, beside) || left;
    } else {
        closed = chapter(tree, found, beside);
        // As on a phone, the way back from a page leads to the list that it was chosen from.
        if (left) stage.next.screens.rules_list = true;
    }
    tree.show(sheet(stage, {.width = size::wide_sheet, .height = size::book}));
    if (closed) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
