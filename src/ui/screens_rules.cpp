// The rules as pages that fit: what does not fit a column goes on in the next one, nothing scrolls.
#include "ui/screens_rules.hpp"

#include <algorithm>

#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

using Kind = RuleBlock::Kind;

constexpr ImU32 ruling_fill = color(0xE9DDF4);
constexpr ImU32 ruling_edge = color(0x4A2A73);
constexpr float cell_width = 62;

ImU32 origin_color(OriginKind kind) {
    switch (kind) {
        case OriginKind::printed: return color(0x2F5A4A);
        case OriginKind::inferred: return color(0x22344A);
        case OriginKind::reconstructed: return palette::ember_text;
    }
    return palette::ink;
}

Text origin_text(OriginKind kind) {
    return static_cast<Text>(static_cast<int>(Text::rules_origin_printed) + static_cast<int>(kind));
}

/** A square, a diamond or a triangle. */
void draw_origin(Painter& paint, Point middle, float half, OriginKind kind, ImU32 shade) {
    const float x = middle.x;
    const float y = middle.y;
    switch (kind) {
        case OriginKind::printed: paint.fill(square(middle, half * 1.8F), shade); break;
        case OriginKind::inferred:
            paint.triangle({x - half * 1.2F, y}, {x, y - half * 1.2F}, {x + half * 1.2F, y}, shade);
            paint.triangle({x + half * 1.2F, y}, {x, y + half * 1.2F}, {x - half * 1.2F, y}, shade);
            break;
        case OriginKind::reconstructed:
            paint.triangle({x, y - half * 1.1F}, {x + half * 1.2F, y + half}, {x - half * 1.2F, y + half}, shade);
            break;
    }
}

struct Measures {
    float width;  // of a column
    float text;   // font size
    float line;
    float sign;    // side of a paragraph's sign
    float indent;  // of paragraphs: where one of the chapter has a sign, so that all begin in one line
};

float height_of(const Painter& paint, const RuleBlock& block, const Measures& measures) {
    switch (block.kind) {
        case Kind::paragraph:
            return std::max(block.sign != no_picture ? measures.sign : 0.0F,
                            paint.paragraph_height(measures.width - measures.indent, plain(measures.text),
                                                   measures.line, block.text)) +
                   (measures.indent > 0 ? 12.0F : 8.0F);
        case Kind::heading: return 38;
        case Kind::ruling:
        case Kind::example:
            return paint.paragraph_height(measures.width - 28, plain(measures.text), measures.line, block.text) + 60;
        case Kind::columns: return 24;
        case Kind::row: return 28;
        case Kind::origin:
            return std::max(26.0F, paint.paragraph_height(measures.width - 140, plain(14.5F), 19, block.text)) + 6;
    }
    return 0;
}

void draw_cells(Painter& paint, const RuleBlock& block, Rect rect, bool head) {
    const float middle = rect.center().y;
    float wide = block.cells.size() < 3 ? cell_width + 14 : cell_width;
    if (block.cells.size() > 3) wide = std::min(cell_width, rect.width * 0.16F);
    float x = rect.right() - wide * static_cast<float>(block.cells.size());
    for (const RuleCell& cell : block.cells) {
        x += wide;
        const TextStyle style = head ? plain(14.5F, palette::second_ink) : number(16);
        const float mark = !head && cell.origin >= 0 ? 18.0F : 0.0F;
        if (mark > 0) {
            const auto kind = static_cast<OriginKind>(cell.origin);
            draw_origin(paint, {x - 8, middle}, 5.5F, kind, origin_color(kind));
        }
        paint.text({x - mark, middle}, style, cell.text, Align::right);
    }
}

void draw_block(Painter& paint, const RuleBlock& block, Rect rect, const Measures& measures) {
    switch (block.kind) {
        case Kind::paragraph: {
            if (block.sign != no_picture)
                paint.picture({rect.x, rect.y + std::max(0.0F, (measures.line - measures.sign) / 2), measures.sign,
                               measures.sign},
                              block.sign);
            // One line stands beside the middle of its sign.
            const Rect text{rect.x + measures.indent, rect.y, rect.width - measures.indent, rect.height};
            const TextStyle style = plain(measures.text);
            const float high = paint.paragraph_height(text.width, style, measures.line, block.text);
            const float lower = block.sign == no_picture ? 0.0F : std::max(0.0F, (measures.sign - high) / 2);
            paint.paragraph(text.moved(0, lower), style, measures.line, block.text);
            break;
        }
        case Kind::heading:
            paint.text({rect.x, rect.y + 20}, heading(20, palette::ink), block.text);
            draw_line(paint, rect, rect.y + 34, palette::oak, 1.5F);
            break;
        case Kind::example: {
            const Rect panel{rect.x, rect.y + 6, rect.width, rect.height - 14};
            paint.fill(panel, parchment_field, 12);
            paint.outline(panel, palette::ink, 1.5F, 12);
            paint.text({panel.x + 14, panel.y + 21}, heading(19, palette::ink), say(Text::rules_example));
            paint.paragraph({panel.x + 14, panel.y + 38, panel.width - 28, panel.height}, plain(measures.text),
                            measures.line, block.text);
            break;
        }
        case Kind::ruling: {
            const Rect panel{rect.x, rect.y + 6, rect.width, rect.height - 14};
            paint.fill(panel, ruling_fill, 12);
            paint.outline(panel, ruling_edge, 2, 12);
            ChipLook chip;
            chip.fill = chip.edge = ruling_edge;
            chip.text = palette::cream;
            chip.size = 15;
            chip.height = 25;
            const Rect drawn =
                draw_chip(paint, {panel.x + 12, panel.y + 9}, Align::left, chip, say(Text::rules_ruling));
            paint.name({drawn.right() + 10, drawn.center().y}, bold(14.5F, color(0x5B3A86)), say(Text::rules_silent),
                       "", panel.right() - drawn.right() - 16);
            paint.paragraph({panel.x + 14, panel.y + 38, panel.width - 28, panel.height}, plain(measures.text),
                            measures.line, block.text);
            break;
        }
        case Kind::columns:
            paint.text({rect.x, rect.center().y}, plain(14.5F, palette::second_ink), block.text);
            draw_cells(paint, block, rect, true);
            break;
        case Kind::row:
            draw_line(paint, rect, rect.y);
            if (block.sign != no_picture)
                paint.cover({rect.x, rect.y + 2, 22, rect.height - 3}, block.sign, 4, IM_COL32_WHITE, 0.25F);
            paint.text({rect.x + (block.sign == no_picture ? 0.0F : 30.0F), rect.center().y}, plain(16), block.text);
            draw_cells(paint, block, rect, false);
            break;
        case Kind::origin: {
            const ImU32 shade = origin_color(block.origin);
            const Rect chip{rect.x, rect.y + 3, 126, 24};
            paint.fill(chip, shade, 12);
            draw_origin(paint, {chip.x + 14, chip.center().y}, 5, block.origin, palette::cream);
            paint.text({chip.x + 26, chip.center().y}, bold(14, palette::cream), say(origin_text(block.origin)));
            paint.paragraph({rect.x + 136, rect.y + 5, rect.width - 140, rect.height}, plain(14.5F), 19, block.text);
            break;
        }
    }
}

bool is_box(Kind kind) {
    return kind == Kind::ruling || kind == Kind::example;
}

/** The first block of each column; a heading never stands alone at the foot. Beside_text: rulings and examples begin a
 *  column of their own. */
std::vector<std::size_t> break_columns(const Painter& paint, const std::vector<RuleBlock>& blocks,
                                       const Measures& measures, float height, bool beside_text) {
    std::vector<std::size_t> starts{0};
    float y = 0;
    for (std::size_t index = 0; index < blocks.size(); ++index) {
        const float here = height_of(paint, blocks[index], measures);
        const Kind kind = blocks[index].kind;
        const float wanted = here + (kind == Kind::heading ? 90.0F : kind == Kind::columns ? 56.0F : 0.0F);
        const bool first_box = beside_text && is_box(kind) && index > 0 && !is_box(blocks[index - 1].kind);
        if (y > 0 && (y + wanted > height || first_box)) {
            starts.push_back(index);
            y = 0;
        }
        y += here;
    }
    starts.push_back(blocks.size());
    return starts;
}

void draw_chapter_list(Stage& stage, Rect rect, bool current) {
    const std::vector<RuleChapter>& chapters = rule_chapters();
    const ScreensView& screens = stage.view.screens;
    const float gap = 4;
    const std::size_t columns = rect.width >= 520 ? 3 : 2;
    const std::size_t rows = (chapters.size() + columns - 1) / columns;
    const float wide = (rect.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float pitch = std::min(56.0F, (rect.height + gap) / static_cast<float>(rows));
    for (std::size_t index = 0; index < chapters.size(); ++index) {
        const std::size_t column = index / rows;
        const std::size_t row = index % rows;
        const Rect box{rect.x + static_cast<float>(column) * (wide + gap), rect.y + static_cast<float>(row) * pitch,
                       wide, pitch - gap};
        ButtonLook look;
        look.text = chapters[index].name;
        look.text_size = 15.5F;
        look.picture_size = 20;
        if (wide >= 140) look.picture = chapters[index].sign;
        look.chosen = current && static_cast<int>(index) == screens.rules_chapter;
        if (!button(stage, "chapter-" + std::to_string(index + 1), box, look)) continue;
        stage.next.screens.rules_chapter = static_cast<int>(index);
        stage.next.screens.rules_page = 0;
        stage.next.screens.rules_block = -1;
        stage.next.screens.rules_list = false;
    }
}

/** Text in columns and the way to the next and the former page, over the chapters' borders. */
void draw_chapter(Stage& stage, Rect rect, bool list_button) {
    Painter& paint = stage.paint;
    const ScreensView& screens = stage.view.screens;
    const std::vector<RuleChapter>& chapters = rule_chapters();
    const RuleChapter& chapter = chapters[static_cast<std::size_t>(screens.rules_chapter)];
    const bool small = rect.width < 460;
    const float foot = 44;
    const float head = small ? 36.0F : 54.0F;
    const std::size_t columns = rect.width >= 700 ? 2 : 1;
    const float gap = 28;
    const float width = (rect.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const Rect text{rect.x, rect.y + head, rect.width, rect.height - head - foot - 8};
    const bool with_signs = std::any_of(chapter.blocks.begin(), chapter.blocks.end(), [](const RuleBlock& block) {
        return block.kind == Kind::paragraph && block.sign != no_picture;
    });
    const float sign = small ? 24.0F : 32.0F;
    const float indent = with_signs ? sign + (small ? 8.0F : 12.0F) : 0.0F;
    Measures measures{width, small ? 15.5F : 16.5F, small ? 20.0F : 23.0F, sign, indent};
    // As large as texts are wished, as far as every block still has room.
    for (float large = paint.reading(); large > 1; large -= 0.15F) {
        const Measures wish{width, measures.text * large, measures.line * large, sign, indent};
        const auto fits = [&](const RuleBlock& block) { return height_of(paint, block, wish) <= text.height; };
        if (!std::all_of(chapter.blocks.begin(), chapter.blocks.end(), fits)) continue;
        measures = wish;
        break;
    }
    const std::vector<std::size_t> starts = break_columns(paint, chapter.blocks, measures, text.height, columns > 1);
    const int pages = static_cast<int>((starts.size() - 1 + columns - 1) / columns);
    std::size_t with_block = 0;  // the column that holds it
    while (screens.rules_block >= 0 && with_block + 2 < starts.size() &&
           starts[with_block + 1] <= static_cast<std::size_t>(screens.rules_block))
        ++with_block;
    const int page = std::clamp(screens.rules_block >= 0 ? static_cast<int>(with_block / columns) : screens.rules_page,
                                0, pages - 1);
    std::vector<std::size_t> found;
    for (const RulePlace& place : find_rules(stage.model.rules_search))
        if (static_cast<int>(place.chapter) == screens.rules_chapter) found.push_back(place.block);

    paint.picture(square({rect.x + sign / 2 + 1, rect.y + 13}, sign + 2), chapter.sign);
    paint.text({rect.x + sign + 12, rect.y + 14}, heading(small ? 24.0F : 30.0F, palette::ink), chapter.name);
    if (!small) draw_line(paint, rect, rect.y + 38, palette::oak, 2);
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t number = static_cast<std::size_t>(page) * columns + column;
        if (number + 1 >= starts.size()) break;
        float y = text.y;
        for (std::size_t index = starts[number]; index < starts[number + 1]; ++index) {
            const float high = height_of(paint, chapter.blocks[index], measures);
            const Rect block{text.x + static_cast<float>(column) * (width + gap), y, width, high};
            if (std::find(found.begin(), found.end(), index) != found.end())
                paint.fill({block.x - 6, block.y - 3, width + 12, high - 2}, parchment_chosen, 8);
            draw_block(paint, chapter.blocks[index], block, measures);
            y += high;
        }
    }

    const Rect row{rect.x, rect.bottom() - foot, rect.width, foot};
    const float side = 56;
    const auto arrow = [&](std::string_view id, Rect box, bool enabled, Text label, float tip) {
        const bool pressed = button(stage, id, box, {}, enabled, say(label));
        const Point middle = box.center();
        paint.triangle({middle.x - tip, middle.y - 9}, {middle.x - tip, middle.y + 7}, {middle.x + tip, middle.y - 1},
                       enabled ? palette::parchment : palette::disabled_text);
        return pressed;
    };
    const bool first = screens.rules_chapter == 0 && page == 0;
    const bool last = screens.rules_chapter + 1 == static_cast<int>(chapters.size()) && page + 1 >= pages;
    if (arrow("rules-before", {row.x, row.y, side, foot}, !first, Text::rules_before, -7)) {
        stage.next.screens.rules_block = -1;
        stage.next.screens.rules_page = page > 0 ? page - 1 : 99;  // of the chapter before the last one
        if (page == 0) stage.next.screens.rules_chapter = screens.rules_chapter - 1;
    }
    if (arrow("rules-after", {row.right() - side, row.y, side, foot}, !last, Text::rules_after, 7)) {
        stage.next.screens.rules_block = -1;
        stage.next.screens.rules_page = page + 1 < pages ? page + 1 : 0;
        if (page + 1 >= pages) stage.next.screens.rules_chapter = screens.rules_chapter + 1;
    }
    const std::string number = say(Text::rules_page, {{"page", page + 1}, {"pages", pages}});
    if (!list_button) {
        if (pages > 1)
            paint.text({row.center().x, row.center().y}, bold(15.5F, palette::second_ink), number, Align::center);
        return;
    }
    ButtonLook look;
    const std::string text_and_page = std::string(say(Text::rules_list)) + (pages > 1 ? " · " + number : std::string());
    look.text = text_and_page;
    look.text_size = 15.5F;
    if (button(stage, "rules-list", {row.x + side + 10, row.y, row.width - 2 * side - 20, foot}, look))
        stage.next.screens.rules_list = true;
}

/** A line of the text around the first word that was looked for, which is marked. */
void draw_excerpt(Painter& paint, Point place, float room, const std::string& text, std::string_view word) {
    const TextStyle style = plain(14, palette::second_ink);
    std::size_t at = find_word(text, word);
    if (at == std::string::npos) at = word.size() > text.size() ? text.size() : 0;
    std::size_t begin = 0;
    // From the beginning of a word, so late that the word fits the room.
    while (begin < at &&
           paint.width(style, std::string_view(text).substr(begin, at + word.size() - begin)) > room * 0.7F) {
        const std::size_t blank = text.find(' ', begin);
        begin = std::min(at, blank == std::string::npos ? at : blank + 1);
    }
    const std::string_view before = std::string_view(text).substr(begin, at - begin);
    const std::string_view marked = std::string_view(text).substr(at, word.size());
    const std::string_view after = std::string_view(text).substr(at + marked.size());
    float x = place.x + paint.text(place, style, before);
    const float wide = paint.width(bold(14), marked);
    paint.fill({x - 1, place.y - 9, wide + 2, 18}, palette::candle, 4);
    x += paint.text({x, place.y}, bold(14), marked);
    const float left = place.x + room - x;
    if (left < 24) return;
    std::string_view rest = after;
    while (!rest.empty() && paint.width(style, rest) > left) {
        const std::size_t blank = rest.rfind(' ');
        rest = rest.substr(0, blank == std::string_view::npos ? 0 : blank);
    }
    paint.text({x, place.y}, style, rest);
}

void search_rules(Stage& stage, std::string text) {
    Intent intent;
    intent.kind = Intent::Kind::search_rules;
    intent.text = std::move(text);
    stage.intents.push_back(std::move(intent));
}

/** The field, and in the other box the chapters, or the places that were found. */
void draw_contents(Stage& stage, Rect top, Rect below, bool current) {
    Painter& paint = stage.paint;
    const ScreensView& screens = stage.view.screens;
    const std::string& query = stage.model.rules_search;
    const bool searching = !query.empty();
    const Rect field{top.x, top.y, top.width - (searching ? 50 : 0), 44};
    if (text_field(stage, "rules-search", field, query, say(Text::rules_search), say(Text::rules_search), plain(17)))
        edit_text(stage, rules_search_field, query, "rules-search");
    if (!searching) return draw_chapter_list(stage, below, current);
    ButtonLook clear;
    clear.picture = picture("icon-close");
    clear.picture_size = 18;
    if (button(stage, "rules-search-clear", {top.right() - 44, top.y, 44, 44}, clear, true,
               say(Text::rules_search_clear)))
        search_rules(stage, {});
    const std::vector<RulePlace> places = find_rules(query);
    if (places.empty()) {
        paint.paragraph({below.x, below.y + 8, below.width, below.height}, plain(16.5F), 22,
                        say(Text::rules_search_none, {{"words", query}}));
        return;
    }
    paint.text({below.x + 2, below.y + 8}, bold(15, palette::second_ink),
               say(Text::rules_search_count, {{"count", static_cast<int>(places.size())}}));
    constexpr float row = 56;
    const auto fit = static_cast<std::size_t>(std::max(1.0F, (below.height - 24 - 50) / row));
    const int pages = static_cast<int>((places.size() + fit - 1) / fit);
    const int page = std::clamp(screens.results_page, 0, pages - 1);
    const std::size_t first = static_cast<std::size_t>(page) * fit;
    const std::vector<RuleChapter>& chapters = rule_chapters();
    for (std::size_t index = first; index < std::min(places.size(), first + fit); ++index) {
        const RuleChapter& chapter = chapters[places[index].chapter];
        const std::string text = spoken(chapter.blocks[places[index].block].text);
        const Rect box{below.x, below.y + 22 + row * static_cast<float>(index - first), below.width, row - 6};
        const Touched touched = stage.touch.target("found-" + std::to_string(index), chapter.name + ": " + text, box);
        paint.fill(box, touched.hovered ? parchment_chosen : parchment_field, 9);
        paint.outline(box, palette::ink, 1.5F, 9);
        paint.name({box.x + 12, box.y + 15}, heading(17, palette::ink), chapter.name, chapter.name, box.width - 24);
        draw_excerpt(paint, {box.x + 12, box.y + 36}, box.width - 24, text, words_of(query).front());
        if (touched.focused) draw_focus(paint, box.inset(-3), 11);
        if (!touched.clicked) continue;
        stage.next.screens.rules_chapter = static_cast<int>(places[index].chapter);
        stage.next.screens.rules_block = static_cast<int>(places[index].block);
        stage.next.screens.rules_list = false;
    }
    if (pages > 1)
        stage.next.screens.results_page = page_arrows(stage, "found", {below.x, below.bottom() - 44, below.width, 44},
                                                      page, pages, say(Text::rules_before), say(Text::rules_after));
}

}  // namespace

void draw_rules_sheet(Stage& stage) {
    Painter& paint = stage.paint;
    const ScreensView& screens = stage.view.screens;
    const Rect content = sheet(stage, {1232, stage.width < 480 ? 800.0F : 680.0F});
    if (close_sheet(stage, content)) stage.next.sheet = Sheet::none;
    const bool beside = content.width >= 900;
    if (beside) {
        paint.picture({content.x, content.y - 8, 40, 40}, picture("guest-book"));
        paint.text({content.x + 50, content.y + 14}, heading(32, palette::ink), say(Text::rules_title));
    }
    if (beside) {
        draw_contents(stage, {content.x, content.y + 50, 316, 44},
                      {content.x, content.y + 104, 316, content.height - 104}, true);
        draw_chapter(stage, {content.x + 344, content.y + 4, content.width - 344 - 44, content.height - 4}, false);
    } else if (screens.rules_list) {
        draw_contents(stage, {content.x, content.y - 8, content.width - 48, 44},
                      {content.x, content.y + 46, content.width, content.height - 46}, false);
    } else {
        draw_chapter(stage, content, true);
    }
}

}  // namespace tavern::ui
