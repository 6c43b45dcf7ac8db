// Search results in the rules.
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/rules/rules_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float share_of_word = 0.7F;  // of the line: the latest end of the searched word

/** A line of the text around the first searched word, which is marked. */
void draw_excerpt(Painter& paint, const Rect& line, const TextStyle& style, const std::string& text,
                  std::string_view word) {
    const TextStyle strong = bold(style.size);
    const std::size_t found = find_word(text, word);
    const std::size_t at = found == std::string::npos ? 0 : found;
    const std::string_view whole(text);
    std::size_t begin = 0;
    // From the beginning of a word, late enough for the searched word to fit.
    while (begin < at &&
           paint.width(style, whole.substr(begin, at + word.size() - begin)) > line.width * share_of_word) {
        const std::size_t blank = whole.find(' ', begin);
        begin = std::min(at, blank == std::string::npos ? at : blank + 1);
    }
    const float middle = line.center().y;
    float x = line.x + paint.text({line.x, middle}, style, whole.substr(begin, at - begin));
    if (found != std::string::npos) {
        const std::string_view marked = whole.substr(at, word.size());
        paint.fill({x - 1, line.y, paint.width(strong, marked) + 1, line.height}, palette::candle, gap::hair);
        x += paint.text({x, middle}, strong, marked);
    }
    std::string_view rest = whole.substr(found == std::string::npos ? 0 : at + word.size());
    while (!rest.empty() && x + paint.width(style, rest) > line.right()) {
        const std::size_t blank = rest.rfind(' ');
        rest = rest.substr(0, blank == std::string_view::npos ? 0 : blank);
    }
    paint.text({x, middle}, style, rest);
}

void found_place(Tree& tree, std::size_t index, const RulePlace& place, std::string_view word, float height) {
    Stage& stage = tree.stage();
    const RuleChapter& chapter = rule_chapters()[place.chapter];
    const std::string id = "found-" + std::to_string(index);
    std::string text = spoken(chapter.blocks[place.block].text);
    const Touched touched = stage.touch.state(id);
    const TextStyle name = grown(tree, heading(letters::name, palette::ink));
    const TextStyle style = grown(tree, plain(letters::small, palette::second_ink));
    const auto entry = tree.control(
        {id, chapter.name + ": " + text}, {.height = height},
        [&stage, &chapter, text, touched, name, style, word](const Rect& rect) {
            Painter& paint = stage.paint;
            paint.fill(rect, touched.hovered ? palette::parchment_chosen : palette::parchment_field, radius::inner);
            paint.outline(rect, palette::ink, size::line, radius::inner);
            const float high = style.size * letters::line;
            const Rect line{rect.x + gap::middle, rect.bottom() - gap::small - high, rect.width - 2 * gap::middle,
                            high};
            const float above = (rect.y + gap::small + line.y) / 2;
            paint.name({line.x, above}, name, chapter.name, chapter.name, line.width);
            draw_excerpt(paint, line, style, text, word);
            if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::control);
        });
    if (touched.clicked) turn_to(stage, place);
}

}  // namespace

void found_rules(Tree& tree, const std::vector<RulePlace>& places, std::string_view query) {
    // A new search starts at the top.
    const std::string id = "found " + std::string(query);
    const auto list = tree.scroll(id, {.gap = gap::small, .share = 1});
    std::string& told = tree.stage().reading->announced;
    told = places.empty() ? say(Text::rules_search_none, {{"words", std::string(query)}})
                          : say(Text::rules_search_count, {{"count", static_cast<int>(places.size())}});
    if (places.empty()) return tree.text(grown(tree, plain(letters::running)), told);
    caption(tree, told);
    const float height =
        (letters::name + letters::small) * letters::line * tree.stage().paint.reading() + 2 * gap::small;
    const std::string_view word = words_of(query).front();
    tree.list(id, {.gap = gap::small, .column = size::wide_sheet}, places.size(),
              [&](std::size_t index) { found_place(tree, index, places[index], word, height); });
}

}  // namespace tavern::ui
