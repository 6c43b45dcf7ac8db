// The bar that replaces the hands while looking back: the event, the line of moments, and the buttons.
#include <algorithm>
#include <array>

#include "narration/status.hpp"
#include "ui/board/hands/hands_parts.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/fitted_button.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/history_line.hpp"

namespace tavern::ui {
namespace {

constexpr float two_lines = 150;  // bar height from which the event may have two lines
constexpr float die_side = size::badge;
constexpr float switch_width = 104;  // to the other half of the tavern
constexpr float most_dice = 0.4F;    // of the bar's width, to leave room for a sentence

void draw_way(Painter& paint, Point middle, Travel way, bool stops, ImU32 ink) {
    constexpr float half = 8;
    constexpr float bar_width = 4;
    const auto bar = [&](float x) {
        paint.fill({middle.x + x - bar_width / 2, middle.y - half, bar_width, 2 * half}, ink, 1);
    };
    // Points to the right for sense 1, to the left for -1.
    const auto arrow = [&](float sense) {
        const float base = middle.x - sense * half;
        paint.triangle({base, middle.y - half}, {middle.x + sense * half, middle.y}, {base, middle.y + half}, ink);
    };
    switch (way) {
        case Travel::first:
            bar(-half);
            arrow(-1);
            break;
        case Travel::back:
            arrow(-1);
            bar(half + bar_width / 2);
            break;
        case Travel::play:
            if (stops) {
                bar(-half / 2);
                bar(half / 2);
            } else {
                arrow(1);
            }
            break;
        case Travel::forward:
            bar(-half - bar_width / 2);
            arrow(1);
            break;
        case Travel::last:
            arrow(1);
            bar(half);
            break;
    }
}

void go(Stage& stage, Travel way) {
    const History& history = *stage.model.history;
    const auto moment = static_cast<int>(history.moment());
    switch (way) {
        case Travel::first: return look_back(stage, 0);
        case Travel::back: return look_back(stage, std::max(0, moment - 1));
        case Travel::play: return stage.want(intent::PlayHistory{});
        case Travel::forward: return look_back(stage, moment + 1);
        case Travel::last: return look_back(stage, static_cast<int>(history.last()));
    }
}

void take_keys(Stage& stage) {
    if (const std::optional<Travel> way = stage.touch.input().travel) go(stage, *way);
    if (escapes(stage, Layer::screen)) stage.want(intent::LeaveHistory{});
}

void way_button(Tree& tree, Travel way) {
    struct Entry {
        std::string_view id;
        Text label;
    };
    Stage& stage = tree.stage();
    const History& history = *stage.model.history;
    const bool plays = stage.model.history_plays;
    const std::array<Entry, 5> entries{{{"history-first", Text::history_first},
                                        {"history-back", Text::history_back},
                                        {"history-play", plays ? Text::history_stop : Text::history_play},
                                        {"history-forward", Text::history_forward},
                                        {"history-last", Text::history_last}}};
    const auto& [id, label] = entries[static_cast<std::size_t>(way)];
    const bool enabled =
        way == Travel::play || (way < Travel::play ? history.moment() > 0 : history.moment() < history.last());
    const auto sign = [&stage, way, plays, enabled](const Rect& rect) {
        const ImU32 ink = enabled ? palette::parchment : palette::disabled_text;
        draw_way(stage.paint, {rect.center().x, rect.center().y - 1}, way, plays, ink);
    };
    const ButtonLook look{.kind = way == Travel::play ? ButtonKind::slate : ButtonKind::oak};
    if (fitted_button(tree, id, {.width = stage.finger(), .height = stage.finger(), .share = 1}, look, enabled,
                      std::string(say(label)), sign))
        go(stage, way);
}

/** Bars of rising height, one for each pace; lit up to this one. */
void draw_pace(Painter& paint, Point middle, Pace pace) {
    constexpr float unit = gap::small / 2;
    constexpr auto fastest = static_cast<int>(Pace::instant);
    const float foot = middle.y + (fastest + 2) * unit / 2;
    for (int bar = 0; bar <= fastest; ++bar) {
        const float x = middle.x + static_cast<float>(bar - 1) * 2 * unit - unit / 2;
        const float height = static_cast<float>(bar + 2) * unit;
        const ImU32 ink = bar <= static_cast<int>(pace) ? palette::parchment : palette::disabled_text;
        paint.fill({x, foot - height, unit, height}, ink, 1);
    }
}

/** Changes the pace of the settings. */
void pace_button(Tree& tree) {
    Stage& stage = tree.stage();
    const auto pace = static_cast<int>(stage.model.settings.pace);
    constexpr Text names[] = {Text::opponents_pace_1, Text::opponents_pace_2, Text::opponents_pace_3};
    const std::string label = std::string(say(Text::opponents_pace)) + ": " + std::string(say(names[pace]));
    const auto sign = [&stage](const Rect& rect) { draw_pace(stage.paint, rect.center(), stage.model.settings.pace); };
    const Style style{.width = stage.finger(), .height = stage.finger(), .share = 1};
    if (!fitted_button(tree, "history-pace", style, {}, true, label, sign)) return;
    Settings settings = stage.model.settings;
    settings.pace = static_cast<Pace>((pace + 1) % static_cast<int>(std::size(names)));
    stage.change(settings);
}

void notes_button(Tree& tree) {
    Stage& stage = tree.stage();
    const Style style{.width = stage.finger(), .height = stage.finger(), .share = 1};
    if (fitted_button(tree, "history-notes", style, {.picture = picture("signature")}, true,
                      std::string(say(Text::story_title))))
        open_story(stage);
}

/** The widths of the buttons that leave. */
struct WaysOut {
    float leave = 0;
    float play_on = 0;
};
constexpr WaysOut ways_out(Fold fold) {
    switch (fold) {
        case Fold::wide: return {130, 296};
        case Fold::phone: return {52, 80};
        default: return {60, 96};
    }
}

/** The buttons that step through the moments. */
struct Ways {
    std::vector<Travel> all;
    bool notes = true;  // also in the menu
    bool pace = true;   // also in the settings

    std::size_t count() const { return all.size() + (notes ? 1 : 0) + (pace ? 1 : 0); }
};

/** If all buttons would be too narrow for fingers, only the line leads to the first and last moment. */
Ways ways_in(const Stage& stage, float room) {
    const auto fits = [&](std::size_t count) {
        return room >= static_cast<float>(count) * (stage.finger() + gap::hair) - gap::hair;
    };
    std::vector<Travel> all{Travel::first, Travel::back, Travel::play, Travel::forward, Travel::last};
    if (!fits(all.size() + 1)) all = {Travel::back, Travel::play, Travel::forward};
    return {all, fits(all.size() + 1), fits(all.size() + 2)};
}

void ways(Tree& tree, const Ways& buttons, float share) {
    const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::hair, .share = share});
    if (buttons.notes) notes_button(tree);
    for (const Travel way : buttons.all) {
        way_button(tree, way);
        if (way == Travel::play && buttons.pace) pace_button(tree);
    }
}

void leave_button(Tree& tree, Fold fold, bool now) {
    Stage& stage = tree.stage();
    const bool roomy = fold == Fold::wide;
    // The last moment has nothing to return to.
    const ButtonLook look{.kind = now ? ButtonKind::candle : ButtonKind::oak,
                          .text = say(roomy ? Text::history_leave : Text::history_leave_short),
                          .text_size = letters::running};
    if (fitted_button(tree, "history-leave", {.width = ways_out(fold).leave, .height = stage.finger()}, look, true,
                      std::string(say(Text::history_leave))))
        stage.want(intent::LeaveHistory{});
}

void play_on_button(Tree& tree, Fold fold, bool now) {
    Stage& stage = tree.stage();
    if (stage.model.problem) return;
    const bool roomy = fold == Fold::wide;
    const ButtonLook look{.kind = now ? ButtonKind::oak : ButtonKind::candle,
                          .text = say(roomy ? Text::review_play_on : Text::history_play_on_short),
                          .below = say(roomy ? Text::history_play_on_about : Text::history_play_on_about_short),
                          .picture = roomy ? picture("icon-redo") : no_picture,
                          .text_size = roomy ? letters::sign : letters::running,
                          .about = say(Text::history_play_on_about)};
    const bool goes_on = !now && stage.state().phase != Phase::over;
    if (!fitted_button(tree, "history-play-on", {.width = ways_out(fold).play_on, .height = stage.finger()}, look,
                       goes_on, std::string(say(Text::review_play_on))))
        return;
    stage.want(intent::PlayOnFrom{stage.model.history->player_actions()});
}

/** The dice on no space: in the draft those on the coaster, then those in hand. */
void loose_dice(Tree& tree, const Table& table) {
    const auto dice = [&](const std::vector<HandDie>& all) {
        const auto row = tree.open({.flow = Flow::row, .gap = gap::hair});
        for (const HandDie& die : all)
            tree.leaf({.width = die_side, .height = die_side},
                      [&table, die](const Rect& rect) {
                          draw_die(table.stage.paint, rect, die.face,
                                   die.own ? std::optional(table.color()) : std::nullopt);
                      },
                      {Role::image, die_name(die, table.color())});
    };
    std::vector<HandDie> coaster;
    for (const Face face : faces_of(table.player.coaster)) coaster.push_back({face, false});
    const std::vector<HandDie> hand = dice_in_hand(table.player);
    const auto count = static_cast<float>(coaster.size() + hand.size());
    if (count * (die_side + gap::hair) + gap::small > most_dice * table.layout.hands.width) return;
    if (!coaster.empty()) dice(coaster);
    if (!hand.empty()) dice(hand);
}

/** The event of the moment; if it has none, the last one before. */
LogLine told_of(const History& history) {
    LogLine line;
    for (std::size_t moment = history.moment(); moment > 0 && line.text.empty(); --moment)
        line = line_of_moment(history.whole(), history.moments(), moment);
    if (line.text.empty()) {
        const int round = history.whole().record().first_round();
        line.text = round > 0 ? say(Text::history_position, {{"round", round}}) : std::string(say(Text::history_start));
    }
    return line;
}

/** The goods of the player shown. */
void purse(Tree& tree, const Table& table) {
    std::string text;
    const auto add = [&](int amount, std::string_view sign) {
        text += (text.empty() ? "" : " ") + std::to_string(amount) + std::string(sign);
    };
    add(table.player.thalers, "[thaler]");
    add(table.player.beer, "[beer]");
    if (has_schnapps(table.state.setup)) add(table.player.schnapps, "[schnapps]");
    if (has_reputation(table.state.setup))
        add(reputation_points(table.state.setup, table.player.reputation), "[reputation]");
    tree.text(number(letters::running, palette::cream), text);
}

void sentence(Tree& tree, Table& table, bool phone) {
    const History& history = *table.stage.model.history;
    const LogLine line = told_of(history);
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    // A note stands in place of the event, as much as fits: its dialog has the rest.
    const std::string note(note_of_moment(table.stage.model));
    if (line.seat && note.empty()) picture_leaf(tree, player_picture(table.innkeeper(*line.seat).color), size::shape);
    {
        const auto words = tree.open({.share = 1});
        const TextStyle style = bold(letters::running, palette::cream);
        if (!note.empty())
            tree.line(bold(letters::running, palette::candle), as_shown(note));
        else if (table.layout.hands.height >= two_lines)
            tree.text(style, line.text);
        else
            tree.line(style, line.text);
    }
    loose_dice(tree, table);
    if (phone) return;
    if (table.layout.purse.empty()) purse(tree, table);
    if (table.layout.fold == Fold::wide)
        tree.text(plain(letters::small, palette::dim_parchment), legend_of_line(table.state.setup));
    tree.text(plain(letters::small, palette::dim_parchment), moment_count(history));
    // Room for the link to the log, whose target is as high as a finger: see timeline.
    tree.leaf({.width = log_link_width(table) + gap::small, .height = size::shape}, {});
}

/** In smaller windows only the moments themselves turn to the other half of the tavern. */
bool has_switch(const Table& table) {
    constexpr float least_width = 340;
    const Rect& hands = table.layout.hands;
    return table.layout.tight && table.stage.view.page == Page::tavern && hands.height >= two_lines &&
           hands.width >= least_width;
}

bool in_the_present(const Stage& stage) {
    return stage.model.history->moment() == stage.model.history->last();
}

/** For the buttons through the moments, beside those that leave. */
float room_for_ways(const Table& table) {
    const WaysOut out = ways_out(table.layout.fold);
    return table.layout.hands.width - 2 * gap::small - out.leave - out.play_on - 2 * gap::hair;
}

void ways_below_line(Tree& tree, Table& table) {
    const Fold fold = table.layout.fold;
    const bool now = in_the_present(table.stage);
    const float width = table.layout.hands.width - 2 * gap::small;
    line_of_time(tree, table, {.width = width, .height = size::icon, .share = 1});
    const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::hair});
    ways(tree, ways_in(table.stage, room_for_ways(table)), 1);
    leave_button(tree, fold, now);
    play_on_button(tree, fold, now);
}

void ways_beside_line(Tree& tree, Table& table) {
    const Fold fold = table.layout.fold;
    const bool now = in_the_present(table.stage);
    const WaysOut out = ways_out(fold);
    const float finger = table.stage.finger();
    const auto beside_line = [&](const Ways& ways) {
        const auto count = static_cast<float>(ways.count());
        return count * finger + (count - 1) * gap::hair + out.leave + out.play_on;
    };
    Ways all = ways_in(table.stage, room_for_ways(table));
    // The evenings on the line need fingers, too.
    if (table.layout.hands.width - beside_line(all) < (components::rounds + 2) * finger) all.pace = false;
    const float beside = beside_line(all);
    const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .share = 1});
    ways(tree, all, 0);
    line_of_time(tree, table, {.width = table.layout.hands.width - 5 * gap::small - beside, .share = 1});
    leave_button(tree, fold, now);
    play_on_button(tree, fold, now);
}

}  // namespace

void timeline(Tree& tree, Table& table) {
    Stage& stage = table.stage;
    take_keys(stage);
    const Rect& hands = table.layout.hands;
    const bool phone = table.layout.fold == Fold::phone;
    const float between = phone && hands.height < two_lines ? gap::hair : gap::small;
    {
        const auto bar = tree.open({.padding = {gap::small, between}, .place = hands},
                                   [&stage](const Rect& rect) { draw_bar_top(stage.paint, rect); });
        const auto rows = tree.open({.gap = between, .share = 1});
        const auto said = [&](float share) {
            // A long sentence scrolls, so that the buttons keep their places; each moment starts at its top.
            const auto text = tree.scroll("history-said-" + std::to_string(stage.model.history->moment()),
                                          {.gap = gap::hair, .share = share});
            sentence(tree, table, phone);
        };
        if (has_switch(table)) {
            const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small});
            said(1);
            stop_pill(tree, table, {.width = switch_width, .height = size::finger});
        } else {
            said(0);
        }
        (phone ? ways_below_line : ways_beside_line)(tree, table);
    }
    // Beside the sentence's single line; the page of all players has its own.
    const float line = stage.paint.size_of(bold(letters::running)) * letters::line;
    if (!phone && stage.view.page != Page::players)
        log_link(tree, table,
                 {.place = log_link_place(table, {hands.right() - gap::small, hands.y + between + line / 2})},
                 palette::candle);
    page_tabs(tree, table);
}

}  // namespace tavern::ui
