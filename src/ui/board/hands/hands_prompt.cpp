// Prompt, dishwashers and log in the bar at the hands.
#include <algorithm>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float long_hint_apart = 5;  // between lines
constexpr float wide_question = 20;   // letters
constexpr float washers_apart = 11;   // distance of two lines from their middle
constexpr float wide_log_link = 62;

void draw_dishwashers(Table& table, const Rect& rect, bool brief) {
    const int all = table.player.dishwashers;
    Painter& paint = table.stage.paint;
    const int free = free_dishwashers(table.player);
    const TextStyle style = bold(hint_size, palette::parchment);
    const Point place{rect.x, rect.center().y};
    if (brief) {
        paint.text(place, style, "[plate] " + std::to_string(free) + "/" + std::to_string(all));
        return;
    }
    paint.text({place.x, place.y - washers_apart}, style,
               "[plate] " + say(Text::board_dishwashers_free, {{"free", free}, {"count", all}}));
    paint.text({place.x, place.y + washers_apart}, plain(letters::small, palette::faded_parchment),
               say(Text::board_dishwashers));
}

/** With the first word of the player's name only, if that shortens it. */
std::string shorter_head(const Table& table, const std::string& head) {
    if (table.acting < 0) return head;
    const std::string_view name = name_of(table, table.acting);
    const std::size_t at = head.find(name);
    const std::size_t first = std::min(name.find(' '), name.size());
    if (name.empty() || at == std::string::npos) return head;
    return std::string(head).erase(at + first, name.size() - first);
}

/** The hint for a person who does not see which spaces are lit: it names them. */
std::string heard_hint(const Table& table, const std::string& hint) {
    const std::optional<DieInHand>& hand = table.stage.view.hand;
    if (!hand) return hint;
    std::vector<std::string> spaces;
    for (const Action action : table.stage.model.legal) {
        const bool moves = action.kind() == ActionKind::move && action.space() == hand->from;
        const bool places = action.kind() == ActionKind::place && !hand->from;
        if ((!moves && !places) || action.face() != hand->face) continue;
        std::string name(space_name(table.player, moves ? action.to() : action.space()));
        if (std::find(spaces.begin(), spaces.end(), name) == spaces.end()) spaces.push_back(std::move(name));
    }
    if (spaces.empty()) return hint;
    return say(Text::prompt_fits, {{"face", hand->face}, {"spaces", listed(spaces, Text::since_comma)}});
}

}  // namespace

void long_hint(Tree& tree, const Table& table, const std::string& hint, float height) {
    Painter& paint = table.stage.paint;
    const TextStyle style = bold(table.layout.tight ? letters::small : hint_size, palette::candle);
    const float line = style.size + (table.layout.tight ? 2 : long_hint_apart);
    tree.leaf({.height = height, .share = 1},
              [&paint, style, line, hint](const Rect& rect) { paint.paragraph(rect, style, line, hint); },
              {Role::text, hint});
}

Prompt told_prompt(Table& table, bool brief) {
    Prompt prompt = prompt_of(table, brief);
    table.stage.reading->prompt = prompt.head + ". " + heard_hint(table, prompt.hint);
    if (asked_to_end(table) && leftover(table).any()) table.stage.reading->warning = prompt.hint;
    return prompt;
}

void prompt_line(Tree& tree, const Table& table, const Prompt& prompt, float most, float height) {
    const bool wide = table.layout.fold == Fold::wide;
    const auto line = tree.open({.flow = Flow::row, .gap = gap::middle, .height = height, .share = 1});
    const std::string shorter = shorter_head(table, prompt.head);
    name_leaf(tree, heading(wide ? wide_question : question_size), prompt.head,
              {.shorter = shorter, .most = most, .level = 3});
    if (!prompt.long_hint && !prompt.hint.empty())
        name_leaf(tree, bold(wide ? hint_size : letters::small, palette::candle), prompt.hint, {.share = 1});
}

void prompt_in_room(Tree& tree, const Table& table, const Prompt& prompt, float room) {
    const Painter& paint = table.stage.paint;
    const TextStyle head = heading(question_size);
    const TextStyle hint = bold(letters::small, palette::candle);
    const float both = std::min(room, paint.width(head, prompt.head)) + gap::middle + paint.width(hint, prompt.hint);
    if (prompt.long_hint || prompt.hint.empty() || both <= room)
        return prompt_line(tree, table, prompt, room, two_hints);
    const auto lines = tree.open({.share = 1});
    const std::string shorter = shorter_head(table, prompt.head);
    name_leaf(tree, head, prompt.head, {.shorter = shorter, .height = two_hints / 2, .level = 3});
    name_leaf(tree, hint, prompt.hint, {.height = two_hints / 2});
}

void dishwashers(Tree& tree, Table& table, bool brief) {
    const int all = table.player.dishwashers;
    if (all == 0) return;
    const std::string free =
        say(Text::board_dishwashers_free, {{"free", free_dishwashers(table.player)}, {"count", all}});
    // The short form is a sign and two numbers.
    tree.leaf({.width = brief ? brief_washers : washers, .height = hint_size + (brief ? 0 : 2 * washers_apart)},
              [&table, brief](const Rect& rect) { draw_dishwashers(table, rect, brief); },
              {brief ? Role::image : Role::text, std::string(say(Text::board_dishwashers)) + ": " + free});
}

void log(Tree& tree, Table& table) {
    const bool wide = table.layout.fold == Fold::wide;
    if (wide)
        log_text(tree, table, {.width = deeds - wide_log_link - gap::small}, plain(hint_size, palette::log_line),
                 last_line(*table.stage.model.game));
    // Room for the link, whose target is as high as a finger.
    tree.leaf({.width = wide ? wide_log_link : log_link_width(table)}, {});
}

}  // namespace tavern::ui
