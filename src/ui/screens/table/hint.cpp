// The computer's advice: up to three suggestions with their reasons; the chosen one is shown as ghost dice.
#include <algorithm>
#include <span>

#include "narration/advice/advice.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

constexpr float most_of_window = 0.62F;  // by its height: in portrait the board is visible above the dialog

bool about_turn(const Table& table) {
    return table.question == Question::plan || table.question == Question::serve;
}

std::vector<SuggestionWords> words_of_advice(const Table& table) {
    const std::optional<Advice>& advice = table.stage.model.advice;
    return advice ? words_of(*table.stage.model.game, table.state, *advice) : std::vector<SuggestionWords>();
}

void draw_card(Painter& paint, const Rect& rect, bool chosen, const Touched& touched) {
    paint.fill(rect, chosen ? palette::parchment_chosen : palette::parchment_field, radius::panel);
    if (touched.hovered && !chosen) paint.fill(rect, palette::sheen, radius::panel);
    paint.outline(rect, palette::ink, size::line, radius::panel);
    if (chosen) paint.outline(rect.inset(-1), palette::candle, gap::hair, radius::panel);
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::panel);
}

std::string label_of(const SuggestionWords& words, std::size_t index) {
    const std::string label =
        say(Text::hint_number, {{"number", std::to_string(index + 1)}, {"title", words.title}, {"right", words.right}});
    return words.why.empty() ? label : label + ". " + words.why;
}

/** Its actions and gains, in sentences. */
std::vector<std::string> sentences(const SuggestionWords& words) {
    std::vector<std::string> sentences;
    for (const std::string& deed : words.deeds) sentences.push_back(deed + ".");
    for (const std::string& line : {words.gains, words.left})
        if (!line.empty()) sentences.push_back(line);
    return sentences;
}

/** The actions that place dice, and in a line of their own those after them. */
void rows_of_deeds(Tree& tree, std::span<const std::string> deeds) {
    const auto after = std::find_if_not(deeds.begin(), deeds.end(),
                                        [](const std::string& deed) { return deed.starts_with(line_with_dice); });
    const auto dice = static_cast<std::size_t>(after - deeds.begin());
    if (deeds.empty()) return;
    const auto parts = tree.open({.gap = gap::middle, .padding = {0, gap::hair}});
    for (const auto part : {deeds.first(dice), deeds.subspan(dice)}) {
        if (part.empty()) continue;
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        for (const std::string& deed : part) tree.text(grown(tree, bold(letters::body)), deed);
    }
}

/** The best suggestion at length, for those who do not see that it has come. */
std::string announcement(const SuggestionWords& best) {
    std::string text = label_of(best, 0);
    for (const std::string& sentence : sentences(best)) text += (text.ends_with('.') ? " " : ". ") + sentence;
    return text;
}

void suggestion(Tree& tree, const SuggestionWords& words, std::size_t index) {
    Stage& stage = tree.stage();
    const bool chosen = stage.view.suggestion == index;
    const std::string number_text = std::to_string(index + 1);
    const std::string id = "suggestion-" + number_text;
    const std::string label = label_of(words, index);
    const std::vector<std::string> more = sentences(words);
    const Touched touched = stage.touch.state(id);
    if (touched.clicked) stage.next.suggestion = index;
    const auto card =
        tree.control({id, spoken(label), true, chosen, Role::radio,
                      [more] {
                          return Explanation{{}, more};
                      }},
                     {.gap = gap::hair, .padding = {gap::middle, gap::small}},
                     [&stage, chosen, touched](const Rect& rect) { draw_card(stage.paint, rect, chosen, touched); });
    {
        const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
        disc_leaf(tree, number_text, palette::ink, palette::parchment);
        tree.text(grown(tree, name_style(words.title, letters::section)), words.title, Align::left, 1);
        const ImU32 ink = words.loses ? palette::cost : palette::ink;
        tree.text(grown(tree, number(letters::name, ink)), words.right, Align::right);
    }
    rows_of_deeds(tree, words.deeds);
    for (const std::string& line : {words.gains, words.left})
        if (!line.empty()) tree.text(grown(tree, number(letters::body)), line);
    if (!words.why.empty()) paragraph(tree, words.why, palette::ink);
}

/** Returns whether it was closed. */
bool head(Tree& tree, const Table& table, std::size_t count) {
    const auto plans = text_after(Text::hint_plan_1, static_cast<int>(count) - 1);
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    picture_leaf(tree, picture("icon-hint"), size::emblem);
    tree.heading(grown(tree, heading(letters::section, palette::ink)),
                 say(count > 0 && about_turn(table) ? plans : Text::hint_advice), 2, Align::left, 1);
    return close_cross(tree, "close-hint");
}

void suggestions(Tree& tree, const Table& table, const std::vector<SuggestionWords>& all) {
    if (all.empty()) {
        const auto middle = tree.open({.flow = Flow::row, .centred = true, .gap = gap::middle});
        picture_leaf(tree, picture("lantern"), size::illustration);
        const std::string_view text = say(tree.stage().model.advice ? Text::hint_none : Text::hint_busy);
        tree.stage().reading->announced = text;
        return tree.text(grown(tree, plain(letters::name)), text, Align::left, 1);
    }
    tree.stage().reading->announced = announcement(all.front());
    const auto column = tree.open({.gap = gap::small});
    {
        const auto group = tree.open({Role::radio_group, std::string(say(Text::hint_advice))}, {.gap = gap::small});
        for (std::size_t index = 0; index < all.size(); ++index) suggestion(tree, all[index], index);
    }
    const Model& model = tree.stage().model;
    for (const std::string& line : other_dice(*model.game, table.state, *model.advice))
        paragraph(tree, line, palette::ink);
}

void foot(Tree& tree) {
    Stage& stage = tree.stage();
    const std::optional<Advice>& advice = stage.model.advice;
    if (!advice || advice->suggestions.empty()) return;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
    {
        const auto words = tree.open({.width = size::words, .share = 1});
        caption(tree, say(Text::hint_about, {{"points", (advice->suggestions.front().value + 50) / 100}}));
        const bool searched = !advice->suggestions.front().turn.empty();
        if (searched) caption(tree, say(advice->exact ? Text::hint_exact : Text::hint_searched));
    }
    // Actions in the history cannot be played.
    if (looks_back(stage) || stage.model.lesson) return;
    const PushLook look{.kind = ButtonKind::candle, .text = say(Text::hint_play), .picture = picture("icon-done")};
    if (!push_button(tree, "follow-hint", look, true, 1)) return;
    stage.want(intent::FollowHint{stage.view.suggestion});
    stage.next.hand.reset();
}

}  // namespace

bool hint_beside(const Table& table) {
    return table.stage.model.hint_open && table.advised() && about_turn(table) &&
           (table.layout.fold == Fold::wide || table.layout.fold == Fold::tablet);
}

void hint_panel(Tree& tree, Table& table) {
    Stage& stage = table.stage;
    const auto panel = tree.open({Role::region, std::string(say(Text::button_hint))},
                                 {.gap = gap::small, .padding = {gap::large, gap::large}, .place = table.layout.valley},
                                 [&stage](const Rect& rect) { draw_parchment(stage.paint, rect.inset(gap::hair)); });
    const std::vector<SuggestionWords> all = words_of_advice(table);
    const bool closed = head(tree, table, all.size());
    {
        const auto scrolled = tree.scroll("hint", {.share = 1});
        suggestions(tree, table, all);
    }
    foot(tree);
    if (closed || escapes(stage, Layer::hint)) stage.want(intent::CloseHint{});
}

void show_hint(Table& table) {
    Stage& stage = table.stage;
    if (!stage.model.hint_open || !table.advised() || hint_beside(table)) return;
    const bool upright = ui::upright(table.layout.fold);
    const std::vector<SuggestionWords> all = words_of_advice(table);
    const bool low = upright && about_turn(table);
    bool closed = leaves(stage, Layer::hint);
    const SheetLook look{.width = size::menu,
                         .darken = upright ? 0.25F : 0.5F,
                         .low = low,
                         .most = low && !table.layout.tight ? most_of_window : 1};
    const auto above = [&](Tree& tree) { closed = head(tree, table, all.size()) || closed; };
    show_parts(
        stage, "hint", look, above, [&](Tree& tree) { suggestions(tree, table, all); }, foot);
    if (closed) stage.want(intent::CloseHint{});
}

}  // namespace tavern::ui
