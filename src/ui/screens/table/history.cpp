// The place of the hands while one looks back: what happened, the timeline, and the ways on.
#include "ui/screens/table/history.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr int usual_moments = 20;  // of an evening that is not over, when none was before it

bool is_great(const Effect& effect) {
    return effect.kind == EffectKind::tile_upgraded || effect.kind == EffectKind::row_completed ||
           (effect.kind == EffectKind::card_gained && static_cast<Card>(effect.a) == Card::noble);
}

Timeline timeline_of(const History& history) {
    const Game& game = history.whole();
    const std::vector<std::size_t>& moments = history.moments();
    Timeline line;
    // The evening of every moment; what is before the first one belongs to it.
    std::vector<int> evenings{std::max<int>(1, game.record().position ? game.record().position->round : 0)};
    for (std::size_t moment = 1; moment < moments.size(); ++moment) {
        int evening = evenings.back();
        for (std::size_t step = moments[moment - 1]; step < moments[moment]; ++step) {
            const Step& played = game.steps()[step];
            for (std::uint32_t place = 0; place < played.effect_count; ++place) {
                const Effect& effect = game.effects()[played.first_effect + place];
                if (effect.kind == EffectKind::evening_begins) evening = effect.a;
                if (is_great(effect) && (line.deeds.empty() || line.deeds.back().moment != moment))
                    line.deeds.push_back({moment, effect.player});
            }
        }
        evenings.push_back(evening);
    }
    line.places.resize(moments.size());
    int usual = usual_moments;
    for (std::size_t first = 0; first < evenings.size();) {
        const int evening = evenings[first];
        std::size_t end = first;
        while (end < evenings.size() && evenings[end] == evening) ++end;
        line.first_moment[static_cast<std::size_t>(evening)] = static_cast<int>(first);
        const auto count = static_cast<int>(end - first);
        const bool goes_on = end == evenings.size() && game.state().phase != Phase::over;
        // The last moment of a finished game stands at the end of the line.
        const int room = goes_on ? std::max(count, usual) : end == evenings.size() ? std::max(1, count - 1) : count;
        for (std::size_t moment = first; moment < end; ++moment)
            line.places[moment] =
                (static_cast<float>(evening - 1) + static_cast<float>(moment - first) / static_cast<float>(room)) /
                static_cast<float>(components::rounds);
        usual = count;
        first = end;
    }
    return line;
}

void go_to(Stage& stage, std::size_t moment) {
    look_back(stage, static_cast<int>(moment));
}

std::size_t nearest(const Timeline& line, float place) {
    std::size_t best = 0;
    for (std::size_t moment = 1; moment < line.places.size(); ++moment)
        if (std::abs(line.places[moment] - place) < std::abs(line.places[best] - place)) best = moment;
    return best;
}

enum class Way : std::uint8_t { first, back, play, forward, last };

void draw_sign(Painter& paint, Point middle, Way way, bool stops, ImU32 ink) {
    const float half = 9;
    const auto bar = [&](float x) { paint.fill({x - 2, middle.y - half, 4, 2 * half}, ink, 1); };
    const auto arrow = [&](float x, float length) {
        paint.triangle({x, middle.y - half}, {x + length, middle.y}, {x, middle.y + half}, ink);
    };
    switch (way) {
        case Way::first:
            bar(middle.x - 8);
            arrow(middle.x + 10, -14);
            break;
        case Way::back: arrow(middle.x + 7, -14); break;
        case Way::play:
            if (stops) {
                bar(middle.x - 5);
                bar(middle.x + 5);
            } else {
                arrow(middle.x - 7, 17);
            }
            break;
        case Way::forward: arrow(middle.x - 7, 14); break;
        case Way::last:
            arrow(middle.x - 10, 14);
            bar(middle.x + 8);
            break;
    }
}

void go(Stage& stage, Way way) {
    const History& history = *stage.model.history;
    const std::size_t moment = history.moment();
    switch (way) {
        case Way::first: return go_to(stage, 0);
        case Way::back: return go_to(stage, moment > 0 ? moment - 1 : 0);
        case Way::play: return stage.want(Intent::Kind::play_history);
        case Way::forward: return go_to(stage, moment + 1);
        case Way::last: return go_to(stage, history.last());
    }
}

/** Five buttons side by side. */
void draw_ways(Stage& stage, Rect rect) {
    struct Entry {
        Way way;
        std::string_view id;
        Text label;
    };
    const bool plays = stage.model.history_plays;
    const std::array<Entry, 5> entries{{{Way::first, "history-first", Text::history_first},
                                        {Way::back, "history-back", Text::history_back},
                                        {Way::play, "history-play", plays ? Text::history_stop : Text::history_play},
                                        {Way::forward, "history-forward", Text::history_forward},
                                        {Way::last, "history-last", Text::history_last}}};
    const std::size_t moment = stage.model.history->moment();
    const float gap = 4;
    // Where five would be too narrow for a finger, the line leads to the first and to the last moment.
    const bool all = (rect.width + gap) / 5 >= stage.finger();
    const std::size_t first = all ? 0 : 1;
    const std::size_t count = entries.size() - 2 * first;
    const float wide = (rect.width + gap) / static_cast<float>(count) - gap;
    for (std::size_t index = 0; index < count; ++index) {
        const Entry& entry = entries[first + index];
        const bool enabled =
            entry.way == Way::play || (entry.way < Way::play ? moment > 0 : moment < stage.model.history->last());
        const Rect place{rect.x + (wide + gap) * static_cast<float>(index), rect.y, wide, rect.height};
        ButtonLook look;
        look.kind = entry.way == Way::play ? ButtonKind::slate : ButtonKind::oak;
        if (button(stage, entry.id, place, look, enabled, say(entry.label))) go(stage, entry.way);
        draw_sign(stage.paint, {place.center().x, place.center().y - 1}, entry.way, plays,
                  enabled ? palette::parchment : palette::disabled_text);
    }
}

/** The line with the evenings below it and who did something great above it; a drag goes along it. */
void draw_line_of_time(Table& table, Rect rect) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const History& history = *stage.model.history;
    const Timeline& line = *stage.memory.screens.timeline;
    const auto x_of = [&](std::size_t moment) { return rect.x + rect.width * line.places[moment]; };
    const float middle = rect.y + rect.height * 0.42F;
    const Rect bar{rect.x, middle - 5, rect.width, 10};
    const float here = x_of(history.moment());
    const float now = x_of(history.last());

    const float each = rect.width / components::rounds;
    bool dragged = false;
    if (each * paint.unit() >= 44 || each >= 44) {
        for (int round = 1; round <= components::rounds; ++round) {
            const int first = line.first_moment[static_cast<std::size_t>(round)];
            const std::string id = "history-round-" + std::to_string(round);
            const Rect place{rect.x + each * static_cast<float>(round - 1), rect.y, each, rect.height};
            const Touched touched =
                stage.touch.target(id, say(Text::history_round, {{"round", round}}), place, first >= 0);
            if (touched.clicked) go_to(stage, static_cast<std::size_t>(first));
            if (touched.focused) draw_focus(paint, place.inset(1), 8);
            dragged = dragged || stage.touch.dragged() == id;
        }
    } else {
        const Touched touched = stage.touch.target("history-timeline", say(Text::history_timeline), rect);
        if (touched.focused) draw_focus(paint, rect.inset(-1), 8);
        dragged = touched.held || stage.touch.dragged() == "history-timeline";
    }
    if (dragged) {
        const std::size_t moment = nearest(line, (stage.touch.pointer().x - rect.x) / rect.width);
        if (moment != history.moment()) go_to(stage, moment);
    }

    paint.fill(bar, palette::well, 5);
    paint.outline(bar, palette::oak_edge, 1.5F, 5);
    paint.fill({bar.x, bar.y, now - bar.x, bar.height}, color(0xA68A62), 5);
    if (here > bar.x + 3) {
        paint.fill({bar.x, bar.y, here - bar.x, bar.height}, palette::ember, 5);
        paint.outline({bar.x, bar.y, here - bar.x, bar.height}, palette::ink, 1.5F, 5);
    }
    const int shown_round = std::max<int>(1, table.state.round);
    for (int round = 1; round <= components::rounds; ++round) {
        const float x = rect.x + each * static_cast<float>(round - 1);
        const bool played = line.first_moment[static_cast<std::size_t>(round)] >= 0;
        paint.fill({x - 1, middle - 11, 2, 22}, played ? palette::parchment_shade : color(0x8A6A46));
        const ImU32 ink = round == shown_round ? palette::candle : played ? palette::parchment : color(0xB9A88A);
        paint.text({x + each / 2, std::min(rect.bottom() - 9, middle + 24)}, number(15, ink), std::to_string(round),
                   Align::center);
    }
    float free_from = rect.x - 8;
    for (const Timeline::Deed& deed : line.deeds) {
        const float x = x_of(deed.moment);
        if (x < free_from) continue;
        paint.picture({x - 8, middle - 24, 16, 16}, player_picture(table.innkeeper(deed.seat).color));
        free_from = x + 17;
    }
    paint.fill({now - 2, middle - 15, 4, 30}, palette::parchment, 2);
    if (rect.right() - now > 40 && rect.height >= 60)
        paint.text({now + 7, middle - 20}, bold(14, palette::parchment), say(Text::history_now));
    paint.circle({here, middle}, 18, with_opacity(palette::candle, 0.45F));
    paint.circle({here, middle}, 15, palette::candle, palette::ink, 2.5F);
    if (const int seat = seat_of_moment(stage); seat >= 0)
        paint.picture(square({here, middle}, 18), player_picture(table.innkeeper(seat).color));
}

/** What lies before the player and on no space: in the draft the dice on the coaster, then those in hand. In a row that
 *  ends at this point, where that leaves room for a sentence. Returns its width. */
float draw_loose_dice(Table& table, Point end, float room) {
    std::vector<HandDie> dice;
    for (const Face face : faces_of(table.player.coaster)) dice.push_back({face, false});
    const std::size_t on_coaster = dice.size();
    const std::vector<HandDie> hand = dice_in_hand(table.player);
    dice.insert(dice.end(), hand.begin(), hand.end());
    const float side = 20;
    const float pitch = side + 3;
    const float gap = on_coaster > 0 && on_coaster < dice.size() ? 9.0F : 0.0F;
    const float width = pitch * static_cast<float>(dice.size()) + gap;
    if (dice.empty() || width > room * 0.45F) return 0;
    float x = end.x - width;
    for (std::size_t index = 0; index < dice.size(); ++index) {
        if (index == on_coaster) x += gap;
        const std::optional<PlayerColor> color = dice[index].own ? std::optional(table.color()) : std::nullopt;
        draw_die(table.stage.paint, {x, end.y - side / 2, side, side}, dice[index].face, color);
        x += pitch;
    }
    return width + 10;
}

void draw_sentence(Table& table, Rect rect, bool counted) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const History& history = *stage.model.history;
    const float y = rect.center().y;
    float room = rect.width;
    if (counted) {
        const std::string count = say(Text::history_count, {{"moment", static_cast<int>(history.moment())},
                                                            {"last", static_cast<int>(history.last())}});
        room -= paint.text({rect.right(), y}, plain(14, palette::dim_parchment), count, Align::right) + 12;
    }
    room -= draw_loose_dice(table, {rect.x + room, rect.height >= 40 ? rect.y + 10 : y}, room);
    // Of what nothing is to be told, what was before it.
    std::size_t moment = history.moment();
    LogLine line;
    for (; moment > 0 && line.text.empty(); --moment) line = line_of_moment(history.whole(), history.moments(), moment);
    const std::string text = line.text.empty() ? std::string(say(Text::history_start)) : line.text;
    const float shape = line.seat >= 0 ? 21.0F : 0.0F;
    if (line.seat >= 0)
        paint.picture({rect.x, (rect.height >= 40 ? rect.y + 10 : y) - 8.5F, 17, 17},
                      player_picture(table.innkeeper(line.seat).color));
    paint.clip({rect.x, rect.y, room, rect.height});
    const TextStyle style = bold(16, palette::cream);
    const int lines = rect.height >= 40 ? 2 : 1;
    if (lines == 2)
        paint.paragraph({rect.x + shape, rect.y, room - shape, rect.height}, style, 20, text);
    else
        paint.name({rect.x + shape, y}, style, text, text, room - shape);
    paint.unclip();
}

void draw_way_out(Stage& stage, Rect leave, Rect play_on, bool roomy) {
    const History& history = *stage.model.history;
    ButtonLook look;
    // In the present there is nothing to go back to.
    const bool now = history.moment() == history.last();
    if (now) look.kind = ButtonKind::candle;
    look.text = say(roomy ? Text::history_leave : Text::history_leave_short);
    look.text_size = 16;
    if (button(stage, "history-leave", leave, look, true, say(Text::history_leave)))
        stage.want(Intent::Kind::leave_history);
    look = {};
    look.kind = now ? ButtonKind::oak : ButtonKind::candle;
    look.text = say(roomy ? Text::review_play_on : Text::history_play_on_short);
    look.below = say(roomy ? Text::history_play_on_about : Text::history_play_on_about_short);
    if (roomy) look.picture = picture("icon-redo");
    look.text_size = roomy ? 18 : 16;
    const bool goes_on = !now && stage.state().phase != Phase::over;
    if (button(stage, "history-play-on", play_on, look, goes_on, say(Text::review_play_on))) {
        Intent intent;
        intent.kind = Intent::Kind::play_on_from;
        intent.field = static_cast<int>(history.player_actions());
        stage.intents.push_back(std::move(intent));
    }
}

void take_keys(Stage& stage) {
    if (stage.view.sheet != Sheet::none || stage.model.notice.kind > Notice::Kind::toast) return;
    if (ImGui::IsKeyPressed(ImGuiKey_Home)) go(stage, Way::first);
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) go(stage, Way::back);
    if (ImGui::IsKeyPressed(ImGuiKey_Space, false)) go(stage, Way::play);
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) go(stage, Way::forward);
    if (ImGui::IsKeyPressed(ImGuiKey_End)) go(stage, Way::last);
    if (stage.touch.input().escape) stage.want(Intent::Kind::leave_history);
}

/** The box of what a deed was done to in the tavern shown; empty where it was done elsewhere. */
Rect place_of(const Action action, const TavernLayout& layout) {
    const auto of_space = [&](Space space) {
        switch (space) {
            case Space::cashbox: return layout.tile[index_of(Tile::cashbox)];
            case Space::barrel: return layout.tile[index_of(Tile::barrel)];
            case Space::brewer: return layout.tile[index_of(Tile::brewer)];
            case Space::monk: return layout.tile[index_of(Tile::monk)];
            default: break;
        }
        const auto seat = static_cast<std::size_t>(seat_of(space));
        return seat < static_cast<std::size_t>(layout.seats) ? layout.seat[seat].table : Rect{};
    };
    switch (action.kind()) {
        case ActionKind::place:
        case ActionKind::serve: return of_space(action.space());
        case ActionKind::move: return of_space(action.to());
        case ActionKind::upgrade:
        case ActionKind::flip_tile: return layout.tile[index_of(action.tile())];
        default: return {};
    }
}

}  // namespace

void look_back(Stage& stage, int moment) {
    Intent intent;
    intent.kind = Intent::Kind::look_back;
    intent.field = moment;
    stage.intents.push_back(std::move(intent));
}

int seat_of_moment(const Stage& stage) {
    const std::vector<Step>& steps = stage.model.history->game().steps();
    if (steps.empty()) return -1;
    if (steps.back().actor.kind == ActorKind::player) return steps.back().actor.seat;
    // What chance did to one of them.
    const Step& step = steps.back();
    if (step.effect_count == 0) return -1;
    const std::uint8_t seat = stage.model.history->game().effects()[step.first_effect].player;
    return seat < stage.state().setup.players ? seat : -1;
}

void follow_moment(Stage& stage, View& view) {
    std::optional<Timeline>& line = stage.memory.screens.timeline;
    if (!looks_back(stage)) {
        line.reset();
        return;
    }
    const History& history = *stage.model.history;
    if (!line) {
        line = timeline_of(history);
        view.hand = {};
    } else if (line->shown == history.moment()) {
        return;
    }
    line->shown = history.moment();
    // From the review the way leads to whoever decides next, not to whoever did something last.
    const int deciding = std::exchange(view.screens.deciding, -1);
    if (const int seat = deciding >= 0 ? deciding : seat_of_moment(stage); seat >= 0) view.shown = seat;
    if (deciding >= 0) view.acting = deciding;
}

void draw_past(Table& table) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const TableLayout& layout = table.layout;
    const History& history = *stage.model.history;
    const float top = layout.sky.bottom();
    const float foot = layout.hands.y;
    paint.fill({0, top, layout.width, foot - top}, color(0x3A2B14, 0.07F));
    if (layout.tavern.empty()) return;
    if (const std::vector<Step>& steps = history.game().steps();
        !steps.empty() && steps.back().actor.kind == ActorKind::player && steps.back().actor.seat == table.seat &&
        stage.view.page != Page::players) {
        const Rect place = place_of(steps.back().action, tavern_layout(layout, table.facts, stage.view.stop));
        if (!place.empty()) draw_lit(paint, place, 11);
    }
    paint.dashes(layout.tavern.inset(2), palette::candle, 3, 8, 9, 6);
    if (history.moment() == history.last()) return;
    ChipLook chip;
    chip.fill = palette::parchment;
    chip.size = 15;
    const std::string_view text = say(Text::history_earlier);
    // Prices hang beside it.
    constexpr float most_share = 0.75F;  // of the room's width
    const bool fits = paint.width(bold(15), text) + 40 < layout.tavern.width * most_share;
    // Where prices hang in the middle, beside them.
    const bool aside = layout.low;
    draw_chip(paint, {aside ? layout.tavern.right() - 8 : layout.tavern.center().x, layout.tavern.y + 3},
              aside ? Align::right : Align::center, chip, fits ? text : say(Text::history_earlier_short));
}

void draw_timeline(Table& table) {
    Stage& stage = table.stage;
    const TableLayout& layout = table.layout;
    const Rect& hands = layout.hands;
    take_keys(stage);
    if (layout.fold == Fold::phone) {
        const float margin = 8;
        draw_counter_strip(table);
        const Rect inner{margin, hands.y + 8, hands.width - 2 * margin, hands.height - 12};
        const float rest = inner.height - 44;
        const float line = std::min(60.0F, rest - 22);
        draw_sentence(table, {inner.x, inner.y, inner.width, rest - line}, false);
        draw_line_of_time(table, {inner.x + 10, inner.y + rest - line, inner.width - 20, line});
        const float y = inner.bottom() - 44;
        const float ways = inner.width - 58 - 84;
        draw_ways(stage, {inner.x, y, ways, 44});
        draw_way_out(stage, {inner.x + ways + 6, y, 52, 44}, {inner.right() - 80, y, 80, 44}, false);
        return;
    }
    const bool wide = layout.fold == Fold::wide;
    const float margin = wide ? 12.0F : 8.0F;
    const float w = hands.width;
    const float play_on = wide ? 258.0F : 96.0F;
    const float leave = wide ? 130.0F : 60.0F;
    const float ways = std::max(236.0F, 5 * stage.finger() + 16);
    const float y = hands.y + (wide ? 38.0F : 36.0F);
    const float height = hands.bottom() - y - (wide ? 14.0F : 8.0F);
    const float line_end = w - margin - play_on - 8 - leave - 18;
    const float sentence_end = wide ? line_end : w - margin - log_link_width(table) - 12;
    draw_sentence(table, {margin + 2, hands.y + 7, sentence_end - margin - 2, 24}, true);
    draw_log_link(table, {w - margin, hands.y + 19}, palette::candle);
    draw_ways(stage, {margin, y, ways, height});
    const float line_x = margin + ways + 18;
    draw_line_of_time(table, {line_x, y, line_end - line_x, height});
    draw_way_out(stage, {line_end + 18, y, leave, height}, {w - margin - play_on, y, play_on, height}, wide);
}

}  // namespace tavern::ui
