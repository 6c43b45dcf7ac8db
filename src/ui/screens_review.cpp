// A finished game looked back on: the chances to win, the costliest decisions, and what would have been better.
#include <algorithm>

#include "ui/advice_words.hpp"
#include "ui/screens.hpp"
#include "ui/screens_chart.hpp"
#include "ui/screens_parts.hpp"
#include "ui/table.hpp"

namespace tavern::ui {
namespace {

constexpr std::size_t most_lapses = 12;  // that are told, of one player

Phase phase_of(Question question) {
    switch (question) {
        case Question::choose_start_card:
        case Question::remove_regular: return Phase::start_cards;
        case Question::round_bonus:
        case Question::choose_side: return Phase::evening;
        case Question::start_over: return Phase::guests;
        case Question::take_die: return Phase::draft;
        case Question::plan: return Phase::planning;
        case Question::put_back: return Phase::closing;
        default: return Phase::serving;
    }
}

/** Where one player's seat lies first on this device: a person's. */
int usual_seat(const Game& game) {
    for (int seat = 0; seat < game.state().setup.players; ++seat)
        if (!is_computer(shown_innkeeper(game, seat).keeper)) return seat;
    return 0;
}

/** A die that was played to another space than the better plan does: "Planning: the 4 went to the Barrel". */
std::optional<Action> other_space(const Lapse& lapse) {
    std::vector<Action> better = lapse.better.actions;
    for (const Action action : lapse.played.actions) {
        if (action.kind() != ActionKind::place) continue;
        const auto same = std::find(better.begin(), better.end(), action);
        if (same == better.end()) return action;
        better.erase(same);
    }
    return std::nullopt;
}

/** What one way does and the other does not, in words; the first of it and "…" where that is much. Empty: nothing. */
std::string only_here(const std::vector<std::string>& deeds, std::vector<std::string> other) {
    constexpr std::size_t most_deeds = 3;
    std::string text;
    std::size_t told = 0;
    for (std::string_view deed : deeds) {
        if (const auto same = std::find(other.begin(), other.end(), deed); same != other.end()) {
            other.erase(same);  // what is done twice is not done once
            continue;
        }
        if (told++ == most_deeds) return text + " …";
        // The picture before a name is left out.
        if (const std::size_t name = deed.find("] "); name != std::string_view::npos && deed.substr(0, 5) != "[die-")
            deed.remove_prefix(name + 2);
        text += (text.empty() ? "" : ", ") + std::string(deed);
    }
    return text;
}

/** Two ways whose deeds are the same: what makes one better is when they are done, or what no deed tells. */
std::string line_of_same(const Game& moment, const Lapse& lapse, std::string_view part) {
    const Suggestion& better = lapse.better;
    const bool of_order = better.reason == Reason::brewer_first || better.reason == Reason::cashbox_first;
    const std::vector<Action>& played = lapse.played.actions;
    if (!(of_order && better.reason != lapse.played.reason) &&
        std::is_permutation(played.begin(), played.end(), better.actions.begin(), better.actions.end()))
        return say(Text::review_order, {{"part", part}});
    return say(Text::review_same, {{"part", part}, {"why", suggestion_reason(moment, moment.state(), better)}});
}

std::string line_of(const Game& moment, const Lapse& lapse) {
    const State& state = moment.state();
    const std::string_view part = phase_name(phase_of(lapse.question));
    if (lapse.question == Question::plan)
        if (const std::optional<Action> die = other_space(lapse))
            return say(Text::review_die,
                       {{"part", part},
                        {"die", face_sign(die->face())},
                        {"space", space_name(state.players[static_cast<std::size_t>(lapse.seat)], die->space())}});
    const auto taken = [](const Suggestion& way) {
        return way.actions.empty() ? "" : face_sign(way.actions.front().face());
    };
    if (lapse.question == Question::take_die)
        return say(Text::review_draft, {{"part", part},
                                        {"name", shown_innkeeper(moment, lapse.seat).name},
                                        {"played", taken(lapse.played)},
                                        {"better", taken(lapse.better)}});
    const std::vector<std::string> played = deeds_of(moment, state, lapse.played.actions);
    const std::vector<std::string> better = deeds_of(moment, state, lapse.better.actions);
    const std::string only_played = only_here(played, better);
    const std::string only_better = only_here(better, played);
    if (only_played.empty() && only_better.empty()) return line_of_same(moment, lapse, part);
    const auto told = [](const std::string& deeds) { return deeds.empty() ? say(Text::review_nothing) : deeds; };
    return say(Text::review_answer, {{"part", part}, {"played", told(only_played)}, {"better", told(only_better)}});
}

void tell(ReviewLines& told, const Stage& stage, int seat) {
    const Game& game = *stage.model.game;
    const std::size_t found = stage.model.review != nullptr ? stage.model.review->lapses.size() : 0;
    if (told.told_of == found && told.told_seat == seat) return;
    told = {};
    told.told_of = found;
    told.told_seat = seat;
    for (std::size_t index = 0; index < found && told.lapses.size() < most_lapses; ++index) {
        const Lapse& lapse = stage.model.review->lapses[index];
        if (lapse.seat != seat) continue;
        Game moment = game;
        moment.go_to(lapse.player_actions);
        told.lapses.push_back(index);
        told.lines.push_back(line_of(moment, lapse));
        told.moments.push_back(moment.state());
    }
}

/** What is looked at, and what there is of it. */
struct Shown : ReviewView {
    const std::vector<std::size_t>& lapses;
    const std::vector<std::string>& lines;
    const std::vector<State>& moments;
};

Shown look(Stage& stage) {
    ReviewView view = stage.view.screens.review;
    const Game& game = *stage.model.game;
    if (view.seat < 0 || view.seat >= game.state().setup.players) view.seat = usual_seat(game);
    ReviewLines& told = stage.memory.screens.review;
    tell(told, stage, view.seat);
    view.chosen = std::min(view.chosen, told.lapses.empty() ? 0 : told.lapses.size() - 1);
    return {view, told.lapses, told.lines, told.moments};
}

const Lapse* chosen_lapse(const Stage& stage, const Shown& view) {
    return view.lapses.empty() ? nullptr : &stage.model.review->lapses[view.lapses[view.chosen]];
}

/** A number in a disc, as the decisions are numbered in the list and on the chart. */
void draw_disc(Painter& paint, Point center, std::size_t index, bool chosen) {
    paint.circle(center, 13, chosen ? palette::candle : parchment_field, palette::ink, 1.5F);
    paint.text(center, number(15), std::to_string(index + 1), Align::center);
}

/** Where the decisions stand: each on the line of whoever made it, halfway through its evening, the costliest first;
 *  others of the same evening in a column with it. */
std::vector<Point> lapse_discs(const Stage& stage, const Shown& view, Rect plot,
                               const std::vector<EveningPoints>& evenings) {
    const auto seat = static_cast<std::size_t>(view.seat);
    const auto last = static_cast<float>(evenings.size() - 1);
    std::array<int, components::rounds + 1> in_round{};
    std::vector<Point> discs;
    for (const std::size_t which : view.lapses) {
        const int round = stage.model.review->lapses[which].round;
        const float along = std::clamp(static_cast<float>(round - evenings.front().round) - 0.5F, 0.0F, last);
        const auto before = static_cast<std::size_t>(along);
        const std::size_t after = std::min(before + 1, evenings.size() - 1);
        const float share = along - static_cast<float>(before);
        const float chance = static_cast<float>(evenings[before].points[seat]) * (1 - share) +
                             static_cast<float>(evenings[after].points[seat]) * share;
        const float on_line = plot.bottom() - plot.height * chance / 100;
        const float away = on_line < plot.center().y ? 22.0F : -22.0F;
        int& above = in_round[static_cast<std::size_t>(std::clamp(round, 0, components::rounds))];
        discs.push_back({plot.x + plot.width * along / last, on_line + away * static_cast<float>(above++)});
    }
    return discs;
}

void draw_curve(Stage& stage, const Shown& view, Rect rect) {
    Painter& paint = stage.paint;
    Chronicle told;
    const std::optional<State>& from = stage.model.game->record().position;
    const int first = from ? std::max(0, from->round - 1) : 0;
    for (const Chances& chances : stage.model.review->chances) {
        EveningPoints evening;
        evening.round = first + static_cast<int>(told.evenings.size());
        for (std::size_t seat = 0; seat < chances.size(); ++seat) evening.points[seat] = (chances[seat] + 5) / 10;
        told.evenings.push_back(evening);
    }
    const Rect plot = draw_chart(stage, rect, told, ChartKind::chances);
    if (plot.empty() || told.evenings.size() < 2) return;
    const std::vector<Point> discs = lapse_discs(stage, view, plot, told.evenings);
    for (std::size_t index = discs.size(); index-- > 0;) draw_disc(paint, discs[index], index, index == view.chosen);
}

/** Of the list: narrow rows have more lines. */
float row_height(float width) {
    return width < 320 ? 64.0F : 56.0F;
}

void draw_list(Stage& stage, const Shown& view, Rect rect) {
    Painter& paint = stage.paint;
    paint.text({rect.x + 2, rect.y + 13}, heading(22, palette::ink), say(Text::review_costliest));
    const Rect rest{rect.x, rect.y + 32, rect.width, rect.height - 32};
    if (view.lapses.empty()) {
        const bool done = stage.model.review_progress >= 1000;
        paint.paragraph({rest.x + 2, rest.y + 4, rest.width - 4, 60}, plain(16, palette::second_ink), 22,
                        say(done ? Text::review_none : Text::review_busy));
        return;
    }
    const float high = row_height(rest.width);
    const auto rows = static_cast<std::size_t>(std::max(1.0F, (rest.height + 8) / (high + 8)));
    const std::size_t first = view.chosen < rows ? 0 : view.chosen + 1 - rows;
    for (std::size_t index = first; index < std::min(view.lapses.size(), first + rows); ++index) {
        const Lapse& lapse = stage.model.review->lapses[view.lapses[index]];
        const Rect row{rest.x, rest.y + static_cast<float>(index - first) * (high + 8), rest.width, high};
        const bool chosen = index == view.chosen;
        const std::string cost = "−" + points_text(lapse.cost);
        const std::string label =
            spoken(say(Text::about_round, {{"round", lapse.round}}) + ", " + view.lines[index] + " " + cost);
        const Touched touched = stage.touch.target("lapse-" + std::to_string(index + 1), label, row, !chosen, chosen);
        if (touched.clicked) stage.next.screens.review.chosen = index;
        paint.fill(row, chosen ? parchment_chosen : parchment_field, 12);
        paint.outline(row, chosen ? palette::candle : palette::ink, chosen ? 3.0F : 1.5F, 12);
        if (chosen) paint.outline(row.inset(-2), palette::ink, 1.5F, 14);
        const float y = row.center().y;
        const bool roomy = row.width >= 320;
        if (roomy) draw_disc(paint, {row.x + 22, y}, index, chosen);
        const float moon = row.x + (roomy ? 58.0F : 24.0F);
        paint.picture(square({moon, y - 2}, 32), picture("moon"));
        paint.circle({moon + 12, y + 8}, 10, palette::night);
        paint.text({moon + 12, y + 8}, number(14, palette::parchment), std::to_string(lapse.round), Align::center);
        const float taken = paint.text({row.right() - 12, y}, number(19, color(0x8E2A37)), cost, Align::right);
        const float x = moon + 32;
        const float room = row.right() - x - taken - 22;
        const TextStyle style = bold(15.5F);
        const float lines = paint.paragraph_height(room, style, 19, view.lines[index]);
        paint.paragraph({x, y - lines / 2, room, lines}, style, 19, view.lines[index]);
        if (touched.focused) draw_focus(paint, row.inset(-4), 14);
    }
}

/** The tavern as it was, with the better dice as ghosts. */
void draw_board(Stage& stage, const State& state, const Lapse& lapse, Rect rect) {
    const float scale = std::min(rect.width / 640, rect.height / 336);
    Painter small = stage.paint.scaled(scale);
    Touch nothing;
    nothing.begin({}, small.unit());
    const View view;
    View next;
    Memory memory;
    Stage inner{stage.model,          small, nothing, view, next, memory, stage.intents, stage.width / scale,
                stage.height / scale, {}};
    const auto seat = static_cast<std::size_t>(lapse.seat);
    const Player& player = state.players[seat];
    TableLayout layout;
    layout.fold = Fold::pages;
    layout.unit = small.layout_unit();
    layout.width = inner.width;
    layout.height = inner.height;
    layout.tavern = {rect.x / scale, rect.y / scale, rect.width / scale, rect.height / scale};
    const TableFacts facts = facts_of(state, player);
    Table table{inner, state, player, lapse.seat, -1, false, question(state), layout, facts, lapse.seat};
    if (lapse.question == Question::plan) table.ghosts = &lapse.better.actions;
    small.clip(layout.tavern);
    draw_tavern(table);
    small.unclip();
}

/** What was played, or what would have been better: deeds, gains and why. Returns its height. */
float draw_way(Stage& stage, Rect rect, const State& state, const Suggestion& way, bool better, bool with_why,
               bool draw) {
    Painter& paint = stage.paint;
    const bool narrow = rect.width < 320;  // the words begin below the heading
    const TextStyle title = heading(18, palette::ink);
    const float titles =
        std::max(paint.width(title, say(Text::review_played)), paint.width(title, say(Text::review_better)));
    const float indent = narrow ? 10.0F : std::max(74.0F, 10 + titles + 10);
    const TextStyle gain = number(15.5F);
    const TextStyle reason = plain(15, palette::second_ink);
    const Rect words{rect.x + indent, rect.y + (narrow ? 26.0F : 5.0F), rect.width - indent - 10, 20};
    const std::string gains = gains_text(state, way);
    const std::vector<std::string> deeds = deeds_of(*stage.model.game, state, way.actions);
    const std::string why = with_why ? suggestion_reason(*stage.model.game, state, way) : std::string();
    // The gains stand beside the deeds, or on a line of their own.
    const float gains_width = gains.empty() ? 0 : paint.width(gain, gains) + 14;
    const bool beside = gains_width < words.width * 0.5F;
    const Rect room{words.x, words.y, words.width - (beside ? gains_width : 0), 20};
    float y = draw_deeds(paint, room, deeds, draw).y;
    if (draw && beside) paint.text({words.right(), rect.y + 15}, gain, gains, Align::right);
    if (!beside) {
        if (draw) paint.text({words.x, y + 10}, gain, gains);
        y += 21;
    }
    if (draw) {
        paint.text({rect.x + 10, rect.y + 15}, title, say(better ? Text::review_better : Text::review_played));
        paint.paragraph({words.x, y, words.width, 20}, reason, 20, why);
    }
    return y + paint.paragraph_height(words.width, reason, 20, why) + 5 - rect.y;
}

void draw_moment_head(Stage& stage, const Lapse& lapse, Rect head) {
    Painter& paint = stage.paint;
    paint.fill_top(head, palette::well, 12);
    const std::string part =
        say(Text::review_part, {{"round", lapse.round}, {"part", phase_name(phase_of(lapse.question))}});
    const float taken = paint.text({head.right() - 14, head.center().y}, bold(15, palette::candle), part, Align::right);
    paint.name({head.x + 14, head.center().y}, heading(20, palette::parchment), say(Text::review_would),
               say(Text::review_better), head.width - taken - 40);
}

/** The tavern of that moment where there is room for it, and both ways. Returns the lower edge. */
float draw_moment(Stage& stage, const Shown& view, Rect rect) {
    const Lapse* lapse = chosen_lapse(stage, view);
    Painter& paint = stage.paint;
    if (lapse == nullptr) {
        paint.picture(square(rect.center(), std::min(96.0F, rect.height)), picture("lantern"));
        return rect.bottom();
    }
    const State& state = view.moments[view.chosen];
    Rect way{rect.x + 6, 0, rect.width - 12, 0};
    const float played = draw_way(stage, way, state, lapse->played, false, false, false);
    float better = draw_way(stage, way, state, lapse->better, true, true, false);
    const auto words = [&] { return 14 + played + better; };
    // On the smallest windows the heading goes, then the reason.
    const float head_height = rect.height >= 38 + words() ? 38.0F : 0.0F;
    const bool with_why = rect.height >= head_height + words();
    if (!with_why) better = draw_way(stage, way, state, lapse->better, true, false, false);
    constexpr float least_board = 230;
    float board = std::min(rect.width * 336 / 640, rect.height - head_height - words());
    if (board < least_board) board = 0;
    rect.height = std::min(rect.height, head_height + board + words());
    paint.fill(rect, parchment_field, 12);
    const Rect head{rect.x, rect.y, rect.width, head_height};
    if (head_height > 0) draw_moment_head(stage, *lapse, head);
    if (board > 0) draw_board(stage, state, *lapse, {rect.x, head.bottom(), rect.width, board});
    way.y = head.bottom() + board + 6;
    draw_way(stage, way, state, lapse->played, false, false, true);
    way.y += played + 2;
    way.height = better;
    paint.fill(way, parchment_chosen, 9);
    draw_way(stage, way, state, lapse->better, true, with_why, true);
    paint.outline(rect, palette::ink, 2, 12);
    return rect.bottom();
}

/** Whose decisions are shown. Where a name would be cut, only the one who is shown has his beside his shape. */
void draw_seats(Stage& stage, const Shown& view, Rect rect) {
    Painter& paint = stage.paint;
    const int players = stage.state().setup.players;
    const float pitch = (rect.width + 8) / static_cast<float>(players);
    bool names = true;
    for (int seat = 0; seat < players; ++seat)
        names = names && paint.width(heading(0), innkeeper(stage, seat).name) <= pitch - 8 - 42;
    constexpr float without_name = 48;
    float x = rect.x;
    for (int seat = 0; seat < players; ++seat) {
        const Innkeeper& who = innkeeper(stage, seat);
        const bool chosen = view.seat == seat;
        const float width = names    ? pitch - 8
                            : chosen ? rect.width - (without_name + 8) * static_cast<float>(players - 1)
                                     : without_name;
        const Rect box{x, rect.y, width, rect.height};
        x = box.right() + 8;
        const Touched touched =
            stage.touch.target("review-" + std::to_string(seat + 1), who.name, box, !chosen, chosen);
        if (touched.clicked) {
            stage.next.screens.review.seat = seat;
            stage.next.screens.review.chosen = 0;
        }
        paint.fill(box, chosen ? palette::candle : touched.hovered ? parchment_input : parchment_well, 11);
        paint.outline(box, palette::ink, 1.5F, 11);
        const bool named = names || chosen;
        paint.picture(square({named ? box.x + 20 : box.center().x, box.center().y}, 24), player_picture(who.color));
        if (named)
            paint.name({box.x + 38, box.center().y}, heading(18, palette::ink), who.name, who.name, box.width - 42);
        if (touched.focused) draw_focus(paint, box.inset(-3), 13);
    }
}

std::string sum_text(const Stage& stage, const Shown& view) {
    if (stage.model.review_progress < 1000)
        return say(Text::review_progress, {{"percent", stage.model.review_progress / 10}});
    Worth cost = 0;
    int count = 0;
    for (const Lapse& lapse : stage.model.review->lapses) {
        if (lapse.seat != view.seat) continue;
        cost += lapse.cost;
        ++count;
    }
    return say(Text::review_sum, {{"count", count}, {"points", points_text(cost)}});
}

void draw_buttons(Stage& stage, const Shown& view, Rect rect) {
    const Lapse* lapse = chosen_lapse(stage, view);
    struct Entry {
        std::string_view id;
        Text text;
        float share;
        bool enabled;
    };
    const std::array<Entry, 5> entries{{{"play-on", Text::review_play_on, 1.6F, lapse != nullptr},
                                        {"look-back", Text::history_menu, 1, lapse != nullptr},
                                        {"before", Text::review_before, 1, view.chosen > 0},
                                        {"next", Text::review_next, 1, view.chosen + 1 < view.lapses.size()},
                                        {"points", Text::end_back, 1.4F, true}}};
    const bool two_rows = rect.width < 560;
    constexpr float gap = 8;
    const float high = two_rows ? (rect.height - gap) / 2 : rect.height;
    const float unit = (rect.width - 4 * gap) / 6;
    Point at{rect.x, rect.y};
    for (std::size_t index = 0; index < entries.size(); ++index) {
        const Entry& entry = entries[index];
        // Two above, three below.
        const float in_row = index < 2 ? 2.0F : 3.0F;
        const float wide = two_rows ? (rect.width - (in_row - 1) * gap) / in_row : unit * entry.share;
        if (two_rows && index == 2) at = {rect.x, at.y + high + gap};
        ButtonLook look;
        look.text = say(entry.text);
        look.text_size = 16;
        if (entry.id == "play-on") look.kind = ButtonKind::candle;
        const bool pressed = button(stage, entry.id, {at.x, at.y, wide, high}, look, entry.enabled);
        at.x += wide + gap;
        if (!pressed) continue;
        if (entry.id == "play-on") {
            Intent intent;
            intent.kind = Intent::Kind::play_on_from;
            intent.field = static_cast<int>(lapse->player_actions);
            stage.intents.push_back(std::move(intent));
        }
        if (entry.id == "look-back") {
            const History history(*stage.model.game);
            stage.next.screens.deciding = lapse->seat;
            look_back(stage, static_cast<int>(history.moment_of_action(lapse->player_actions)));
        }
        if (entry.id == "before") stage.next.screens.review.chosen = view.chosen - 1;
        if (entry.id == "next") stage.next.screens.review.chosen = view.chosen + 1;
        if (entry.id == "points") stage.want(Intent::Kind::close_review);
    }
}

}  // namespace

void draw_review(Stage& stage) {
    Shown view = look(stage);
    Painter& paint = stage.paint;
    draw_scene(stage, stage.state().setup.module == 1, 0.5F);
    const bool narrow = stage.width < 760 || stage.height < 560;
    const float margin = narrow ? 6.0F : std::max(12.0F, std::min(24.0F, stage.width * 0.02F));
    const Rect parchment{margin, margin, stage.width - 2 * margin, stage.height - 2 * margin};
    draw_parchment(paint, parchment);
    const Rect content = parchment.inset(narrow ? 14.0F : 24.0F);
    const bool wide = !narrow && stage.width >= 1000;
    const int players = stage.state().setup.players;
    const bool curve = players > 1 && stage.model.review != nullptr;

    // The title and beside it the players; where that is too narrow, they are the title.
    const Innkeeper& who = innkeeper(stage, view.seat);
    const bool beside = content.width >= 560 || players == 1;
    float chips = beside ? std::min(132.0F * static_cast<float>(players), content.width * 0.5F) : content.width;
    if (players == 1) chips = 0;
    if (beside) {
        const float shape = wide ? 44.0F : 30.0F;
        paint.picture({content.x, content.y - 4, shape, shape}, player_picture(who.color));
        paint.name({content.x + shape + 10, content.y + 10}, heading(wide ? 34.0F : 24.0F, palette::ink),
                   say(Text::review_title, {{"name", who.name}}), who.name, content.width - chips - shape - 24);
    }
    if (players > 1) draw_seats(stage, view, {content.right() - chips, content.y - 6, chips, 44});
    const std::string sum = stage.model.review != nullptr ? sum_text(stage, view) : std::string(say(Text::review_busy));
    paint.name({content.x + (wide ? 56.0F : 2.0F), content.y + (wide     ? 44.0F
                                                                : beside ? 38.0F
                                                                         : 52.0F)},
               plain(wide ? 16.0F : 15.0F, palette::second_ink), sum, sum, content.width - (beside ? chips + 60 : 4));
    const float top = content.y + (wide ? 66.0F : beside ? 54.0F : 68.0F);
    const float buttons = content.width < 560 ? 98.0F : 50.0F;
    draw_buttons(stage, view, {content.x, content.bottom() - buttons, content.width, buttons});
    const float bottom = content.bottom() - buttons - 12;
    if (stage.model.review == nullptr) return;

    if (content.width >= 700) {
        const float left = content.width * 0.47F;
        const Rect right{content.x + left + 22, top, content.width - left - 22, bottom - top};
        const float rest_y = draw_moment(stage, view, right) + 8;
        // The curve needs more than what is left above the list of a low window.
        if (constexpr float least_curve = 100; bottom - top < 320 && bottom - rest_y >= least_curve) {
            if (curve) draw_curve(stage, view, {right.x, rest_y, right.width, bottom - rest_y});
            draw_list(stage, view, {content.x, top, left, bottom - top});
            return;
        }
        const float list_height = 32 + (row_height(content.width) + 8) * (bottom - top >= 440 ? 3.0F : 2.0F);
        if (curve) draw_curve(stage, view, {content.x, top, left, bottom - top - list_height - 6});
        const float list_y = curve ? bottom - list_height : top;
        draw_list(stage, view, {content.x, list_y, left, bottom - list_y});
        return;
    }
    // Below each other, or one part at a time.
    const bool all = bottom - top >= 520;
    if (!all) {
        // What would have been better stands beside the decisions, or is a part of its own.
        const bool pair = content.width >= 560;
        std::vector<std::string_view> parts{say(Text::review_tab_1)};
        if (!pair) parts.push_back(say(Text::review_tab_2));
        if (curve) parts.push_back(say(Text::review_tab_3));
        const bool tabs = parts.size() > 1;
        view.tab = std::min(view.tab, static_cast<int>(parts.size()) - 1);
        if (tabs)
            if (const int now = segments(stage, "review-tab", {content.x, top, content.width, 44}, parts, view.tab);
                now >= 0)
                stage.next.screens.review.tab = now;
        const float y = top + (tabs ? 52.0F : 0);
        const Rect part{content.x, y, content.width, bottom - y};
        const bool last = view.tab > 0 && view.tab + 1 == static_cast<int>(parts.size());
        const float half = (part.width - 14) / 2;
        if (view.tab == 0) draw_list(stage, view, {part.x, part.y, pair ? half : part.width, part.height});
        if (view.tab == 0 && pair) draw_moment(stage, view, {part.right() - half, part.y, half, part.height});
        if (view.tab == 1 && !pair) draw_moment(stage, view, part);
        if (last && curve) draw_curve(stage, view, part);
        return;
    }
    const float third = curve ? std::min(190.0F, (bottom - top) * 0.28F) : 0;
    if (curve) draw_curve(stage, view, {content.x, top, content.width, third});
    const float rows = std::clamp(static_cast<float>(view.lapses.size()), 1.0F, bottom - top >= 560 ? 3.0F : 2.0F);
    const float list_height = 32 + (row_height(content.width) + 8) * rows;
    draw_list(stage, view, {content.x, top + third + 6, content.width, list_height});
    const float y = top + third + 6 + list_height + 6;
    draw_moment(stage, view, {content.x, y, content.width, bottom - y});
}

}  // namespace tavern::ui
