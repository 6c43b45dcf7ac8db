// The table: all rooms, then the layers above.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/hands/hands_parts.hpp"
#include "ui/dialogs/layer.hpp"
#include "ui/flow/scrolling.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/history.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

constexpr float darkest = 0.7F;  // between two rounds
constexpr int phases = static_cast<int>(Phase::over) + 1;

/** The seat of the tavern shown, and the acting seat. */
struct Seats {
    int acting;  // the seat to decide, -1: none
    int home;    // the tavern shown by default
    int shown;
    bool mine;  // the acting human's tavern is shown, and may be played
};

/** Whether the player at the screen decides for this seat now. */
bool may_act(const Stage& stage, int acting, int seat) {
    return acting >= 0 && seat == acting && (!stage.model.legal.empty() || stage.model.lesson) && !stage.model.curtain;
}

Seats seats_of(const Stage& stage, const View& view) {
    const State& state = stage.state();
    const Actor now = actor(state);
    const int players = state.setup.players;
    Seats seats{};
    seats.acting = now.kind == ActorKind::player ? now.seat : -1;
    seats.home = std::clamp(view.last_acting, 0, players - 1);
    seats.shown = view.shown && *view.shown < players ? *view.shown : seats.home;
    seats.mine = may_act(stage, seats.acting, seats.shown);
    return seats;
}

/** Whether the die in hand can still be placed or moved. */
bool still_in_hand(const DieInHand& hand, const Player& player) {
    if (!hand.from) return player.white.has(hand.face) || player.own.has(hand.face);
    const std::vector<PlacedDie> placed = placed_dice(player);
    return std::any_of(placed.begin(), placed.end(),
                       [&](const PlacedDie& die) { return die.space == *hand.from && die.face == hand.face; });
}

/** Drops choices that the position no longer allows. */
void settle(const Stage& stage, View& view) {
    const State& state = stage.state();
    const Question asked = question(state);
    const Seats seats = seats_of(stage, view);
    if (view.hand && (!seats.mine || (asked != Question::plan && asked != Question::serve) ||
                      !still_in_hand(*view.hand, state.players[static_cast<std::size_t>(seats.shown)])))
        view.hand.reset();
    // While planning, a die from the board is in hand only during a drag.
    if (asked == Question::plan && view.hand && view.hand->from && !stage.touch.drags()) view.hand.reset();
    if (asked != Question::serve) {
        view.serving_all = false;
        if (view.sheet == Sheet::upgrade || view.sheet == Sheet::buy || view.sheet == Sheet::recruit ||
            view.sheet == Sheet::nobles)
            view.sheet = Sheet::none;
    }
    if (view.aside != asked) view.aside = std::nullopt;
    if (view.sheet == Sheet::turn_die && asked != Question::plan) view.sheet = Sheet::none;
    if (view.sheet == Sheet::news && !seats.mine) view.sheet = Sheet::none;
}

/** Events before the player looked, or behind the curtain, are not news. */
void follow_news(const Stage& stage, std::optional<std::size_t>& told) {
    if (looks_back(stage)) return;
    const std::size_t steps = stage.model.game->steps().size();
    if (!told || *told > steps || stage.model.curtain || stage.view.screens.summary) told = steps;
}

}  // namespace

void follow_game(const Stage& stage, View& view) {
    const State& state = stage.state();
    const Actor now = actor(state);
    const int acting = now.kind == ActorKind::player ? now.seat : -1;
    follow_news(stage, view.screens.steps_seen);
    if (view.acting != acting) {
        // A new player decides: shows that tavern; at the end a winner's.
        view.acting = acting;
        view.shown.reset();
        view.aside = std::nullopt;
        for (int winner = 0; state.phase == Phase::over && !looks_back(stage) && !view.shown; ++winner)
            if (winners(state).has(winner)) view.shown = winner;
        view.hand.reset();
    }
    const Game& game = *stage.model.game;
    const std::optional<int> person = person_asked(game);
    if (person) view.person = person;
    if (!view.person) view.person = first_person(game.record());
    // The computer's picks and its instant moves are watched from the player's own tavern.
    const bool aside = acting >= 0 && !person && view.person && *view.person < state.setup.players &&
                       (state.phase == Phase::draft || stage.model.settings.pace == Pace::instant);
    const int now_shown = aside ? *view.person : acting;
    if (now_shown >= 0) view.last_acting = now_shown;
    // For each human, each part of an evening starts in the tavern, where the question is.
    if (person && !looks_back(stage)) {
        const int part = (state.round * phases + static_cast<int>(state.phase)) * max_players + *person;
        if (std::exchange(view.part, part) != part) {
            view.page = Page::tavern;
            view.stop = 0;
            view.drawer = false;
        }
    }
    if (stage.model.lesson) turn_to_lesson(stage, view);
    if (view.page == Page::players && !has_pages(stage.fold())) view.page = Page::tavern;
    settle(stage, view);
    if (!stage.model.hint_open || !stage.model.advice) view.suggestion = 0;
}

bool turn_home(View& view, Fold fold) {
    if (has_pages(fold) && view.page != Page::tavern)
        view.page = Page::tavern;
    else if (fold == Fold::drawer && view.drawer)
        view.drawer = false;
    else if (visits(view))
        view.shown.reset();
    else if (view.aside)
        view.aside.reset();
    else if (view.screens.final_taverns)
        view.screens.final_taverns = false;
    else
        return false;
    return true;
}

namespace {

/** The caption of a shared picture, in the place of the buttons. */
void picture_in_place_of_hands(Tree& tree, const Table& table) {
    const TableLayout& layout = table.layout;
    const float y = layout.hands.empty() ? layout.tabs.y : layout.hands.y;
    const auto bar =
        tree.open({.padding = {gap::middle, gap::middle}, .place = {0, y, layout.width, layout.height - y}},
                  [&table](const Rect& rect) { draw_bar_top(table.stage.paint, rect); });
    picture_caption(tree);
}

/** The whole table without the layers above. own: seen from the player's own place, for the draft. */
void declare_board(Tree& tree, Table& table, Table& own) {
    const Table& shown = table;
    const View& view = table.stage.view;
    const Style whole{.flow = Flow::places, .place = table.stage.window()};
    const bool all_players = has_pages(table.layout.fold) && view.page == Page::players;
    {
        const auto evening = tree.open({Role::region, std::string(say(Text::room_evening))}, whole);
        sky(tree, table);
    }
    const bool pictured = table.stage.model.pictured.has_value();
    if (all_players) {
        const auto players = tree.open({Role::region, std::string(say(Text::board_tavern))}, whole);
        players_page(tree, table);
    } else {
        {
            Style room = whole;
            room.covered = table.covered();
            const auto region = tree.open({Role::region, std::string(say(Text::board_tavern))}, room);
            tavern(tree, table);
        }
        const auto region = tree.open({Role::region, std::string(say(Text::board_valley))}, whole);
        if (!hint_beside(table)) valley(tree, table);
        if (!pictured) drawer_tab(tree, table);
    }
    if (pictured) {
        counter_strip(tree, table);
        return picture_in_place_of_hands(tree, table);
    }
    {
        const auto turn = tree.open({Role::region, std::string(say(Text::room_hands))}, whole);
        if (table.facts.past) past(tree, table);
        if (!table.layout.hands.empty()) counter_strip(tree, table);
        if (table.facts.drafting && !all_players)
            draft(tree, own, shown);
        else if (table.facts.past && !table.layout.hands.empty())
            timeline(tree, table);
        else
            hands(tree, table);
    }
    if (hint_beside(table)) hint_panel(tree, table);
}

TableLayout scrolled_layout(const Stage& stage, const TableFacts& facts) {
    const float unit = stage.paint.layout_unit();
    const float width = stage.width * unit;
    TableLayout layout =
        table_layout(width, table_height(width, stage.height * unit), facts, stage.view.page, stage.view.drawer);
    layout.zoom = stage.paint.unit() / unit;
    layout.scroll(stage.memory.board.offset);
    return layout;
}

/** If the window is too low for the table; for the next frame. */
void scroll_board(Stage& stage, const TableLayout& layout) {
    const Rect window = stage.window();
    Scroll& scroll = stage.memory.board;
    if (layout.height <= window.height + 1) {
        scroll = {};  // the window has grown
        return;
    }
    const bool covered = stage.reading->sheet || stage.view.sheet != Sheet::none;
    if (covered) return;
    Scrolled scrolled{window, layout.height};
    scrolled.by_finger = !stage.touch.carries();
    for (const Target& target : stage.touch.targets())
        if (target.id == stage.touch.focused()) scrolled.focused = stage.rect_of(target).moved(0, scroll.offset);
    follow(scroll, stage.touch, motion_of(stage.model) != Motion::instant, scrolled);
    draw_thumb(stage.paint, scroll, window.inset(gap::middle), layout.height);
}

/** Escape, or a press beside everything: one step back at a time, and the die in hand is the last one. */
void step_back(const Table& table) {
    Stage& stage = table.stage;
    const Layer top = top_layer(stage);
    const bool escape = escapes(stage, Layer::screen);
    // The same press may have set a question aside.
    if (escape && stage.next.aside == stage.view.aside && turn_home(stage.next, table.layout.fold)) return;
    // A hint beside the table leaves it in reach; an open drawer does not.
    const bool drawer = table.layout.fold == Fold::drawer && stage.view.drawer;
    const bool in_reach = (top == Layer::screen && !drawer) || (top == Layer::hint && hint_beside(table));
    if (escape || (in_reach && stage.touch.tapped_beside())) stage.next.hand.reset();
}

}  // namespace

void draw_table(Stage& stage) {
    const State& state = stage.state();
    const View& view = stage.view;
    const auto [acting, home, seat, mine] = seats_of(stage, view);
    const bool table_waits = returned_for_next_round(*stage.model.game, seat, Tile::table).has_value();
    TableFacts facts = facts_of(state, state.players[static_cast<std::size_t>(seat)], table_waits);
    facts.past = looks_back(stage);
    facts.drafting = state.phase == Phase::draft && !facts.past && !view.aside && !stage.model.pictured;
    const TableLayout layout = scrolled_layout(stage, facts);
    const auto table_of = [&, acting = acting, home = home](int of, bool may) {
        return Table{stage,
                     state,
                     state.players[static_cast<std::size_t>(of)],
                     of,
                     acting,
                     may,
                     question(state),
                     layout,
                     facts,
                     home,
                     tavern_layout(layout, facts, view.stop),
                     layout.valley.empty() ? ValleyLayout{} : valley_layout(layout, facts, view.stop)};
    };
    Table table = table_of(seat, mine);
    Table own = table_of(home, may_act(stage, acting, home));
    if (stage.model.hint_open && stage.model.advice && table.advised() && table.seat == acting &&
        table.question == Question::plan && view.suggestion < stage.model.advice->suggestions.size())
        table.ghosts = &stage.model.advice->suggestions[view.suggestion].actions;

    table.news = news_waits(table);

    stage.paint.ground(stage.window(), is_summer(state.setup) ? palette::dusk : palette::night);
    Tree tree(stage);
    {
        const auto board = tree.open({.flow = Flow::places});
        declare_board(tree, table, own);
    }
    // A low window cuts lines at its edges until they are scrolled into view.
    const bool in_parts = layout.height > stage.height + 1;
    if (in_parts) stage.paint.clip(stage.window(), true);
    tree.show(stage.window());
    if (in_parts) stage.paint.unclip();
    if (stage.model.pictured) return;
    if (view.serving_all) serve_next(table);
    draw_sheets(table);
    show_hint(table);
    if (const float dusk = stage.memory.flights.dusk(); dusk > 0 && stage.model.screen == Screen::table)
        stage.paint.fill(stage.window(), with_opacity(palette::night, darkest * dusk));
    show_turn_card(table);
    scroll_board(stage, layout);
    show_first_hint(table);
    if (stage.model.lesson) draw_lesson(table);
    step_back(table);
    stage.memory.flights.hold(number_of(view.hand));
    stage.memory.flights.draw(stage.paint, seat);
}

void serve_next(Table& table) {
    if (!table.serving()) {
        table.stage.next.serving_all = false;
        return;
    }
    const std::optional<Action> next = next_to_serve(table.player, table.stage.model.legal);
    if (next) table.stage.act(*next);
    if (!next || next->kind() == ActionKind::barbacks) table.stage.next.serving_all = false;
}

}  // namespace tavern::ui
