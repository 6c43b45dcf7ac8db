// The sky bar: round and phase, the moon's path, the players' tabs, hint, sound and menu.
#include <cmath>

#include "narration/result.hpp"
#include "narration/solving/clock.hpp"
#include "ui/board/sky/sky_parts.hpp"
#include "ui/parts/fitted_button.hpp"

namespace tavern::ui {
namespace {

/** Texts for round and phase. */
struct SkyWords {
    std::string round;
    std::string phase;   // empty before the first evening: one line is enough
    std::string letter;  // place of the phase in the evening
    TextStyle round_style;
    TextStyle phase_style;
    TextStyle letter_style;
};

const RushPlace* rush_of(const Table& table) {
    const std::optional<ProblemPlace>& problem = table.stage.model.problem;
    return problem && problem->rush ? &*problem->rush : nullptr;
}

SkyWords sky_words(const Table& table) {
    const State& state = table.state;
    const bool wide = table.layout.fold == Fold::wide;
    SkyWords words{{},
                   {},
                   {},
                   heading(wide ? letters::room : letters::sign, palette::parchment),
                   bold(wide ? letters::figure : letters::small, palette::candle),
                   plain(letters::small, palette::sky_text)};
    if (const RushPlace* const rush = rush_of(table)) {
        words.round = clock_text(rush->seconds);
        words.phase = say(Text::solving_score, {{"solved", rush->solved}, {"all", rush->solved + rush->failed}});
        return words;
    }
    words.round = table.layout.width < narrow_sky ? round_name(state.round) : round_of_all(state.round);
    if (state.round == 0) return words;
    words.phase = phase_name(state.phase);
    if (table.stage.model.line != 0) {
        // A branch looks like the evening itself, which it must not be taken for.
        const std::string branch(say(Text::story_what_if));
        words.phase = wide ? branch + " " + words.phase : branch;
    }
    if (state.phase >= Phase::evening && state.phase <= Phase::closing) {
        const char letter[] = {
            static_cast<char>('A' + static_cast<int>(state.phase) - static_cast<int>(Phase::evening)), 0};
        words.letter = say(Text::sky_letter, {{"letter", letter}});
    }
    return words;
}

void draw_stars(Painter& paint, const Rect& sky) {
    // A fixed rule scatters them, so that they stand still.
    for (int star = 0; star < static_cast<int>(sky.width / 32); ++star) {
        const float x = std::fmod(static_cast<float>(star) * 173, sky.width);
        const float y = std::fmod(static_cast<float>(star) * 37, sky.height);
        const float radius = 0.6F + 0.4F * static_cast<float>(star % 3);
        const float light = 0.3F + 0.15F * static_cast<float>(star % 4);
        paint.circle({sky.x + x, sky.y + y}, radius, with_opacity(palette::star, light));
    }
}

bool sky_button(Tree& tree, std::string_view id, const std::string& label, std::string_view about, const Rect& place,
                Picture picture) {
    const ButtonLook look{
        .kind = ButtonKind::slate, .picture = picture, .picture_size = size::thumbnail, .about = about};
    return fitted_button(tree, id, {.place = place}, look, true, label);
}

void sky_buttons(Tree& tree, Table& table, const SkyLayout& sky) {
    Stage& stage = table.stage;
    if (sky_button(tree, "menu", std::string(say(Text::button_menu)), say(Text::about_menu), sky.menu,
                   picture("icon-menu")))
        stage.next.sheet = Sheet::menu;
    if (!sky.sound.empty()) {
        const bool on = stage.model.settings.sound;
        const std::string label = std::string(say(Text::settings_sound)) + ": " +
                                  std::string(say(on ? Text::settings_on : Text::settings_off));
        if (sky_button(tree, "sound", label, {}, sky.sound, on ? picture("icon-sound") : picture("icon-sound-off")))
            stage.switch_sound();
    }
    sky_hint(tree, table, sky.hint);
}

void word(Tree& tree, const TextStyle& style, const std::string& text, const Rect& place, Semantics meaning) {
    Painter& paint = tree.stage().paint;
    tree.leaf(
        {.place = place},
        [&paint, style, text](const Rect& rect) {
            paint.name({rect.x, rect.center().y}, style, text, text, rect.width);
        },
        std::move(meaning));
}

void round_and_phase(Tree& tree, const SkyLayout& sky, const SkyWords& words) {
    word(tree, words.round_style, words.round, sky.round, {Role::heading, words.round, {}, 3});
    if (words.phase.empty()) return;
    word(tree, words.phase_style, words.phase, sky.phase, {Role::text, words.phase});
    if (!sky.letter.empty()) word(tree, words.letter_style, words.letter, sky.letter, {Role::text, words.letter});
}

/** The deal of the day beside the one tab: its name, and its target. */
void deal(Tree& tree, const Table& table, const SkyLayout& sky) {
    const std::string name = deal_text(table.stage.model.game->record());
    if (name.empty()) return;
    const float line = size::icon;
    const float x = sky.first_tab.right() + gap::large;
    const Rect above{x, table.layout.sky.center().y - line, sky.hint.x - gap::large - x, line};
    const std::string target = target_text(table.state);
    word(tree, heading(letters::sign, palette::parchment), name, above, {Role::text, name});
    word(tree, bold(letters::small, palette::candle), target, above.moved(0, line), {Role::text, target});
}

/** Opens the news for which the table has no room; replaces round and phase until they are read. */
void news_button(Tree& tree, Table& table, const SkyLayout& sky) {
    const ButtonLook look{.kind = ButtonKind::candle, .text = say(Text::account_news), .text_size = letters::sign};
    const std::string label = std::string(say(Text::account_news)) + ": " + std::string(say(Text::account_title));
    const Rect place{sky.round.x - gap::edge, sky.menu.y, sky.round.width, sky.menu.height};
    if (fitted_button(tree, "news", {.place = place}, look, true, label)) table.stage.next.sheet = Sheet::news;
}

SkyFacts facts_of_sky(const Table& table, const SkyWords& words) {
    const Painter& paint = table.stage.paint;
    SkyFacts facts;
    facts.players = table.state.setup.players;
    facts.round = table.state.round;
    facts.round_width = paint.width(words.round_style, words.round);
    facts.brief_width = paint.width(words.round_style, round_name(table.state.round));
    facts.phase_width = paint.width(words.phase_style, words.phase);
    facts.letter_width = paint.width(words.letter_style, words.letter);
    facts.tab_width = next_tab_width(table);
    return facts;
}

/** The tab of the player shown; in the fold with pages, their tabs as well. */
void one_tab_for_all(Tree& tree, Table& table, const SkyLayout& sky, const SkyWords& words, float wish) {
    Painter& paint = table.stage.paint;
    const float told = std::max(paint.name_width(words.round_style, words.round, sky.round.width),
                                paint.name_width(words.phase_style, words.phase, sky.phase.width));
    const Rect tab = one_tab(table.layout, sky, wish, told);
    next_tab(tree, table, tab);
    if (table.layout.fold != Fold::pages || table.stage.model.pictured) return;
    const Rect place = page_switch(sky, tab);
    tree.leaf({.place = place}, [&paint](const Rect& rect) {
        paint.fill(rect, palette::slate, radius::inner);
        paint.outline(rect, palette::slate_edge, 2, radius::inner);
    });
    pages(tree, table, place);
}

}  // namespace

void sky(Tree& tree, Table& table) {
    SkyWords words = sky_words(table);
    const SkyFacts facts = facts_of_sky(table, words);
    const SkyLayout layout = sky_layout(table.layout, facts);
    if (layout.brief && rush_of(table) == nullptr) words.round = round_name(table.state.round);
    tree.leaf({.place = table.layout.sky}, [&table](const Rect& rect) {
        table.stage.paint.fill(rect, is_summer(table.state.setup) ? palette::dusk : palette::night);
        draw_stars(table.stage.paint, rect);
    });
    if (!table.stage.model.pictured) sky_buttons(tree, table, layout);
    if (!layout.moon.empty()) evening_at_hand(tree, table, layout.moon);
    if (table.news && !table.stage.model.pictured)
        news_button(tree, table, layout);
    else
        round_and_phase(tree, layout, words);
    if (layout.moon.empty()) evenings(tree, table, layout);
    if (!layout.first_tab.empty()) {
        players_tabs(tree, table, layout);
        return deal(tree, table, layout);
    }
    one_tab_for_all(tree, table, layout, words, facts.tab_width);
}

}  // namespace tavern::ui
