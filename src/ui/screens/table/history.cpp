// Looking back: the moments, the shown one, and the marks of the past on the rooms.
#include "ui/screens/table/history.hpp"

#include <algorithm>
#include <utility>

#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr int usual_moments = 20;  // of an unfinished evening without an earlier one

bool is_great(const Effect& effect) {
    return effect.kind == EffectKind::tile_upgraded || effect.kind == EffectKind::row_completed ||
           (effect.kind == EffectKind::card_gained && static_cast<Card>(effect.a) == Card::noble);
}

Timeline timeline_of(const History& history) {
    const Game& game = history.whole();
    const std::vector<std::size_t>& moments = history.moments();
    Timeline line;
    // The evening of each moment; the start of the game belongs to the first one.
    std::vector<int> evenings{std::max(1, game.record().first_round())};
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
        // The last moment of a finished game is at the end of the line.
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

/** The box of the action's thing in the tavern shown; empty if it is elsewhere. */
Rect place_of(const Action action, const TavernLayout& layout) {
    const auto of_space = [&](Space space) {
        if (!is_seat(space)) return layout.tile[index_of(tile_at(space))];
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

namespace {

/** The half of the tavern in which the action took place, on a compact phone; empty: in neither. */
std::optional<int> stop_of(Action action) {
    const auto of_space = [](Space space) { return is_seat(space) ? 0 : 1; };
    switch (action.kind()) {
        case ActionKind::place:
        case ActionKind::serve: return of_space(action.space());
        case ActionKind::move: return of_space(action.to());
        case ActionKind::upgrade:
        case ActionKind::flip_tile: return action.tile() == Tile::table ? 0 : 1;
        default: return std::nullopt;
    }
}

}  // namespace

void look_back(Stage& stage, std::optional<std::size_t> moment) {
    // The past opens where a question is answered, as an evening does.
    if (stage.model.history == nullptr) stage.next.turn_to(Page::tavern);
    stage.want(intent::LookBack{moment});
}

void look_back_to(Stage& stage, std::size_t step) {
    look_back(stage, moment_of(moments_of(*stage.model.game), step));
}

void replay(Stage& stage, std::size_t first_step, std::size_t end_step) {
    look_back_to(stage, first_step);
    stage.want(intent::PlayHistory{moment_of(moments_of(*stage.model.game), end_step)});
}

int seat_of_moment(const Stage& stage) {
    const std::vector<Step>& steps = stage.model.history->game().steps();
    if (steps.empty()) return -1;
    if (steps.back().actor.kind == ActorKind::player) return steps.back().actor.seat;
    // After chance: the player whom it concerned.
    const Step& step = steps.back();
    if (step.effect_count == 0) return -1;
    const std::uint8_t seat = stage.model.history->game().effects()[step.first_effect].player;
    return seat < stage.state().setup.players ? seat : -1;
}

void follow_moment(Stage& stage, View& view) {
    std::optional<Timeline>& line = stage.memory.screens.timeline;
    if (!looks_back(stage)) {
        // The present opens as for a new decision.
        if (line) view.acting = View{}.acting;
        line.reset();
        return;
    }
    const History& history = *stage.model.history;
    if (!line) {
        line = timeline_of(history);
        view.hand.reset();
    } else if (line->shown == history.moment()) {
        return;
    }
    line->shown = history.moment();
    // From the review, the way leads to the next player to decide, not to the last one to act.
    const int deciding = std::exchange(view.screens.deciding, -1);
    if (const int seat = deciding >= 0 ? deciding : seat_of_moment(stage); seat >= 0) view.shown = seat;
    if (deciding >= 0) view.acting = deciding;
    const std::vector<Step>& steps = history.game().steps();
    if (steps.empty() || steps.back().actor.kind != ActorKind::player || view.page != Page::tavern) return;
    if (const std::optional<int> stop = stop_of(steps.back().action)) view.stop = *stop;
}

namespace {

/** The place of the action that led to the moment, in the tavern shown; empty: elsewhere. */
Rect place_of_deed(const Table& table) {
    const std::vector<Step>& steps = table.stage.model.history->game().steps();
    const bool own = !steps.empty() && steps.back().actor.kind == ActorKind::player &&
                     steps.back().actor.seat == table.seat && table.stage.view.page != Page::players;
    return own ? place_of(steps.back().action, table.tavern) : Rect{};
}

/** A note that this moment cannot be played. */
void earlier_moment(Tree& tree, const Table& table) {
    Painter& paint = table.stage.paint;
    const Rect& room = table.layout.tavern;
    ChipLook chip;
    chip.fill = palette::parchment;
    chip.size = letters::figure;
    const std::string_view all = say(Text::history_earlier);
    constexpr float margins = 40;
    // Leaves room for the prices beside it.
    constexpr float most_share = 0.75F;  // of the room's width
    const bool fits = paint.width(bold(chip.size), all) + margins < room.width * most_share;
    const std::string text(fits ? all : say(Text::history_earlier_short));
    const float wide = paint.width(number(chip.size), text) + 2 * chip.padding;
    // Where prices hang in the middle, goes beside them.
    const float x = table.layout.low ? room.right() - gap::small - wide : room.center().x - wide / 2;
    tree.leaf({.place = {x, room.y + gap::hair, wide, chip.height}},
              [&paint, chip, text](const Rect& rect) {
                  draw_chip(paint, {rect.x, rect.y}, Align::left, chip, text);
              },
              {Role::text, text});
}

}  // namespace

void past(Tree& tree, Table& table) {
    Painter& paint = table.stage.paint;
    const TableLayout& layout = table.layout;
    const History& history = *table.stage.model.history;
    const float top = layout.sky.bottom();
    tree.leaf({.place = {0, top, layout.width, layout.hands.y - top}},
              [&paint](const Rect& rect) { paint.fill(rect, palette::past); });
    if (layout.tavern.empty()) return;
    if (const Rect place = place_of_deed(table); !place.empty())
        tree.leaf({.place = place}, [&paint](const Rect& rect) { draw_lit(paint, rect, radius::control); });
    tree.leaf({.place = layout.tavern.inset(2)},
              [&paint](const Rect& rect) { paint.dashes(rect, palette::candle, 3, 8, 9, 6); });
    // On the page of all players it would lie on their numbers.
    if (history.moment() != history.last() && table.stage.view.page != Page::players) earlier_moment(tree, table);
}

}  // namespace tavern::ui
