// The edge of the bar at the player's hands: what is asked, undo, what ends the part of the turn, in each fold.
#include <algorithm>

#include "ui/board/hands/hands_parts.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

std::string_view name_of(const Table& table, int seat) {
    return table.innkeeper(seat).name;
}

/** What follows when this player is ready, or ends the turn. */
std::string what_next(const Table& table, bool brief) {
    const State& state = table.state;
    const int players = state.setup.players;
    int place = 0;
    for (int index = 0; index < players; ++index)
        if (seat_in_turn(state, index) == table.acting) place = index;
    const bool last = place == players - 1;
    const auto then = [&](Text text, int index) {
        const int next = seat_in_turn(state, index);
        // Where one goes on oneself, a name alone says nothing.
        if (brief && next == table.acting) return std::string();
        return say(brief ? Text::button_then : text, {{"name", name_of(table, next)}});
    };
    if (table.question == Question::plan) {
        if (state.setup.planning == Planning::own_turn) return then(Text::button_then_serves, place);
        return last ? then(Text::button_then_serves, 0) : then(Text::button_then_plans, place + 1);
    }
    if (!last)
        return then(state.setup.planning == Planning::own_turn ? Text::button_then_plans : Text::button_then_serves,
                    place + 1);
    return std::string(say(state.round >= components::rounds ? Text::button_then_end : Text::button_then_next_evening));
}

/** What ends with the part of the turn although it could still be used. */
struct Leftover {
    int dice = 0;           // planning: that would fit a space
    bool unserved = false;  // serving: dice or barbacks
    std::string lost;       // "2[thaler] 1[beer]" above what is kept overnight
    bool avoidable = false;
    bool any() const { return dice > 0 || unserved || avoidable; }
};
Leftover leftover(const Table& table) {
    Leftover left;
    if (!table.mine) return left;
    const Player& player = table.player;
    const ActionList& legal = table.stage.model.legal;
    if (table.question == Question::plan)
        for (const HandDie& die : dice_in_hand(player)) {
            const auto fits = [&](Action action) {
                return action.kind() == ActionKind::place && action.face() == die.face;
            };
            left.dice += std::any_of(legal.begin(), legal.end(), fits);
        }
    if (table.question != Question::serve) return left;
    const int thalers = player.thalers - components::safe_limit[player.has_upgraded(Tile::safe)];
    const int beer = player.beer - components::storage_limit[player.has_upgraded(Tile::beer_storage)];
    if (thalers > 0) left.lost = std::to_string(thalers) + "[thaler]";
    if (beer > 0) left.lost += (thalers > 0 ? " " : "") + std::to_string(beer) + "[beer]";
    for (const Action action : legal) {
        switch (action.kind()) {
            case ActionKind::serve:
            case ActionKind::barbacks:
            case ActionKind::bard: left.unserved = true; break;
            case ActionKind::buy:
            case ActionKind::upgrade: left.avoidable = left.avoidable || thalers > 0; break;
            case ActionKind::recruit:
            case ActionKind::recruit_nobles: left.avoidable = left.avoidable || beer > 0; break;
            default: break;
        }
    }
    return left;
}

/** Whether the button was touched once already since the last deed. */
bool asked_to_end(const Table& table) {
    return table.stage.view.end_asked == table.stage.model.game->player_actions() + 1;
}

/** Whether the die in hand may go to another space than its own. */
bool may_move(const Table& table) {
    const DieInHand& hand = table.stage.view.hand;
    const ActionList& legal = table.stage.model.legal;
    return std::any_of(legal.begin(), legal.end(), [&](Action action) {
        return action.kind() == ActionKind::move && action.face() == hand.face && action.space() == hand.from;
    });
}

/** The action that ends the part; where something is left, a first touch only asks. */
void end_part(Table& table, ActionKind kind, const Leftover& left) {
    Stage& stage = table.stage;
    stage.next.hand = {};
    if (left.any() && !asked_to_end(table)) {
        stage.next.end_asked = stage.model.game->player_actions() + 1;
        // A second tap of the same finger is no answer.
        stage.touch.renew(kind == ActionKind::ready ? "ready" : "end-turn");
        return;
    }
    stage.next.end_asked = 0;
    stage.act(Action(kind));
}

/** Dice of this evening's draft that a player was left with: the last one, or any of equal ones. Nobody is asked then,
 * so it is told in planning where they come from. */
int dice_without_choice(const Game& game, int seat) {
    const auto players = static_cast<std::size_t>(game.state().setup.players);
    const std::size_t all = players * components::white_dice;
    std::vector<std::vector<Face>> taken(players);  // the last first
    std::size_t count = 0;
    for (auto step = game.steps().rbegin(); step != game.steps().rend() && count < all; ++step) {
        if (step->action.kind() != ActionKind::take_die) continue;
        taken[static_cast<std::size_t>(step->actor.seat)].push_back(step->action.face());
        ++count;
    }
    if (count < all) return 0;  // alone nobody drafts, and a position has no draft behind it
    int without = 0;
    for (std::size_t last = 0; last < components::white_dice; ++last) {
        // What was left on the coaster the others took afterwards, each one from the one before.
        bool equal = true;
        for (std::size_t later = 0; later <= last; ++later) {
            const std::size_t taker = (static_cast<std::size_t>(seat) + last - later) % players;
            equal = equal && taken[taker][later] == taken[static_cast<std::size_t>(seat)][last];
        }
        without += equal ? 1 : 0;
    }
    return without;
}

struct Prompt {
    std::string head;
    std::string hint;
    bool long_hint = false;  // stands where the dice are at other times
};

/** A hint that needs lines, in the place of the dice; a die that came early lies at its left. Pitch: of the dice. */
void draw_long_hint(Table& table, Rect area, const Prompt& prompt, float pitch) {
    const float dice = pitch * static_cast<float>(dice_in_hand(table.player).size());
    table.stage.paint.paragraph({area.x + dice, area.y, area.width - dice, area.height}, bold(15, palette::candle), 20,
                                prompt.hint);
}

/** Cards of the valley that can be paid now. */
int buys(const Table& table) {
    int count = 0;
    for (const Action action : table.stage.model.legal)
        count += action.kind() == ActionKind::buy || action.kind() == ActionKind::recruit;
    return count;
}

/** Besides giving up a counter guest and ending the turn. */
bool may_spend(const Table& table) {
    for (const Action action : table.stage.model.legal)
        if (action.kind() != ActionKind::counter_guest && action.kind() != ActionKind::end_turn) return true;
    return false;
}

Prompt prompt_of(const Table& table, bool brief) {
    const DieInHand& hand = table.stage.view.hand;
    if (table.state.phase == Phase::over) return {std::string(say(Text::prompt_over)), {}};
    if (table.acting < 0) return {std::string(say(Text::prompt_wait)), {}};
    const std::string_view name = name_of(table, table.acting);
    if (!table.mine) {
        const bool thinks = table.stage.model.thinking == table.acting;
        Prompt prompt{say(thinks ? Text::prompt_thinking : Text::prompt_waiting, {{"name", name}}), {}};
        if (table.visits()) return {say(Text::prompt_visit, {{"name", name_of(table, table.seat)}}), prompt.head};
        // Where no line of the log stands, what was done just now is told here.
        if (table.computer_acts() && table.layout.fold != Fold::wide)
            prompt.hint = last_line(*table.stage.model.game).text;
        return prompt;
    }
    if (table.question == Question::plan) {
        Prompt prompt;
        prompt.head = brief ? std::string(say(Text::prompt_plan_short)) : say(Text::prompt_plan, {{"name", name}});
        if (hand.face != 0) {
            bool fits = false;
            for (const Action action : table.stage.model.legal)
                fits = fits || (action.kind() == ActionKind::place && action.face() == hand.face);
            prompt.hint = say(fits ? Text::prompt_plan_hand : Text::prompt_plan_hand_none, {{"face", hand.face}});
            if (table.layout.fold == Fold::drawer && table.stage.view.drawer)
                prompt.hint = say(Text::prompt_close_valley, {{"face", hand.face}});
            if (table.layout.fold == Fold::pages && table.stage.view.page == Page::valley)
                prompt.hint = say(Text::prompt_to_tavern, {{"face", hand.face}});
        } else {
            const bool done = table.player.white.empty() && table.player.own.empty();
            prompt.hint = say(done ? Text::prompt_plan_done : Text::prompt_plan_touch);
            if (placed_dice(table.player).empty())
                if (const int without = dice_without_choice(*table.stage.model.game, table.seat); without > 1)
                    prompt.hint = say(Text::prompt_plan_without_choice, {{"count", without}});
            if (const Leftover left = leftover(table); asked_to_end(table) && left.any())
                prompt.hint = say(Text::prompt_ready_kept, {{"count", left.dice}});
        }
        return prompt;
    }
    if (table.question == Question::serve) {
        Prompt prompt{say(Text::prompt_serve, {{"name", name}}), {}};
        if (hand.face != 0)
            prompt.hint =
                say(may_move(table) ? Text::prompt_serve_hand : Text::prompt_serve_hand_here, {{"face", hand.face}});
        else if (const Leftover left = leftover(table); asked_to_end(table) && left.any())
            prompt.hint = left.unserved ? std::string(say(Text::prompt_end_unserved))
                                        : say(Text::prompt_end_loses, {{"what", left.lost}});
        else if (!placed_dice(table.player).empty())
            prompt.hint = say(Text::prompt_serve_touch);
        else if (may_spend(table))
            prompt.hint = say(Text::prompt_serve_buy);
        else if (table.stage.may(Action(ActionKind::counter_guest)))
            prompt.hint = say(Text::prompt_serve_guest);
        else if (table.stage.may(Action(ActionKind::end_turn)))  // no step of a lesson that offers something else
            prompt.hint = say(Text::prompt_serve_done);
        return prompt;
    }
    if (table.question == Question::start_over)
        return {say(Text::ask_start_over, {{"name", name}}),
                say(Text::ask_start_over_about, {{"count", table.player.counter_guests}}), true};
    return {say(Text::prompt_waiting, {{"name", name}}), {}};
}

/** A part of a row as it lies for the hand that plays: in the left one the row is mirrored. */
Rect under_thumb(const Table& table, Rect part, const Rect& row) {
    if (table.stage.model.settings.left_hand && !part.empty()) part.x = row.x + row.right() - part.right();
    return part;
}

/** The prompt, told also to those who do not see it. */
Prompt told_prompt(Table& table, bool brief) {
    Prompt prompt = prompt_of(table, brief);
    table.stage.reading->prompt = prompt.head + ". " + prompt.hint;
    return prompt;
}

bool any_serving(const Table& table) {
    for (const Action action : table.stage.model.legal)
        if (action.kind() == ActionKind::serve || action.kind() == ActionKind::barbacks) return true;
    return false;
}

bool may_turn_die(const Table& table) {
    if (!table.planning()) return false;
    for (const Action action : table.stage.model.legal)
        if (action.kind() == ActionKind::turn_die) return true;
    return false;
}

void draw_undo(Table& table, Rect undo, Rect redo) {
    Stage& stage = table.stage;
    ButtonLook look;
    look.picture_size = std::min(28.0F, undo.height * 0.5F);
    look.picture = picture("icon-undo");
    look.about = say(Text::about_undo);
    if (button(stage, "undo", undo, look, stage.model.can_undo, say(Text::button_undo))) {
        stage.want(Intent::Kind::undo);
        stage.next.serving_all = false;
    }
    if (redo.empty()) return;
    look.picture = picture("icon-redo");
    look.about = say(Text::about_redo);
    if (button(stage, "redo", redo, look, stage.model.can_redo, say(Text::button_redo))) stage.want(Intent::Kind::redo);
}

/** Who plays in the person's place at the buttons: the computer's face, and that it is at work. */
void draw_computer(Table& table, Rect area) {
    Painter& paint = table.stage.paint;
    const Innkeeper& keeper = table.innkeeper(table.acting);
    paint.fill(area, palette::well, 11);
    paint.outline(area, palette::oak_edge, 1.5F, 11);
    const float side = std::min(area.height - 6, 52.0F);
    paint.picture(square({area.x + 5 + side / 2, area.center().y}, side), keeper_picture(keeper.keeper));
    const float x = area.x + side + 14;
    const float room = area.right() - x - 6;
    const float apart = area.height >= 44 ? 10.0F : 0.0F;
    paint.name({x, area.center().y - apart}, heading(18, palette::parchment), keeper.name, keeper.name, room);
    if (apart == 0) return;
    paint.name({x, area.center().y + 11}, bold(14, palette::candle), keeper_name(keeper.keeper),
               keeper_name(keeper.keeper), room);
}

/** The buttons that end a part of the turn, in a row that ends at the right edge. */
void draw_actions(Table& table, Rect area, bool brief) {
    Stage& stage = table.stage;
    ButtonLook look;
    if (table.visits()) {
        const std::string back = say(Text::button_back_to, {{"name", name_of(table, table.home)}});
        look.kind = ButtonKind::candle;
        look.text = back;
        if (button(stage, "end-visit", area, look)) stage.next.shown = -1;
        return;
    }
    if (!table.mine) {
        if (table.computer_acts()) draw_computer(table, area);
        return;
    }
    if (table.question == Question::plan) {
        float x = area.x;
        if (may_turn_die(table)) {
            const Rect turn{x, area.y, brief ? 74.0F : 100.0F, area.height};
            ButtonLook small;
            small.picture = picture("entertainer-juggler");
            small.picture_size = brief ? 30.0F : 34.0F;
            const std::string rule = "1[schnapps]";
            small.text = brief ? std::string_view(rule) : say(Text::button_turn_die);
            small.text_size = brief ? 15.0F : 16.0F;
            if (!brief) small.below = "1[schnapps]▸[die]";
            if (button(stage, "turn-die", turn, small, true, say(Text::ask_turn_die))) {
                stage.next.sheet = Sheet::turn_die;
                stage.next.face = 0;
            }
            x = turn.right() + 8;
        }
        const Rect ready{x, area.y, area.right() - x, area.height};
        const std::string next = what_next(table, brief);
        look.kind = ButtonKind::candle;
        look.picture = ready.width > 150 ? picture("icon-done") : no_picture;
        look.picture_size = 22;
        look.text = say(ready.width > 140 ? Text::button_ready : Text::button_ready_short);
        look.text_size = 18;
        look.about = say(Text::about_ready);
        if (area.height >= 48) look.below = next;
        const Leftover left = leftover(table);
        const std::string kept = say(Text::button_ready_kept, {{"count", left.dice}});
        if (left.any() && asked_to_end(table)) {
            if (ready.width > 140) look.text = say(Text::button_ready_anyway);
            if (!look.below.empty()) look.below = kept;
        }
        if (button(stage, "ready", ready, look, stage.may(Action(ActionKind::ready))))
            end_part(table, ActionKind::ready, left);
    } else if (table.question == Question::serve) {
        const bool some = any_serving(table);
        const float split = area.width * 0.46F;
        look.kind = some ? ButtonKind::candle : ButtonKind::oak;
        look.text = say(Text::button_serve_all);
        look.text_size = 18;
        look.about = say(Text::about_serve_all);
        // Where all is served, a phone's player is led to what can be bought, which lies on another page.
        const bool leads = !some && !table.layout.tabs.empty() && stage.view.page == Page::tavern && buys(table) > 0;
        const Rect left_half{area.x, area.y, split - 4, area.height};
        if (leads) {
            ButtonLook there;
            there.kind = ButtonKind::candle;
            there.text = say(Text::board_valley);
            there.text_size = 18;
            there.picture = picture("icon-monastery");
            there.picture_size = 24;
            if (button(stage, "to-valley", left_half, there)) stage.next.page = Page::valley;
        } else if (button(stage, "serve-all", left_half, look, some)) {
            stage.next.serving_all = true;
        }
        const std::string next = what_next(table, brief);
        // Ending the turn throws away what could still be used.
        look.kind = may_spend(table) ? ButtonKind::oak : ButtonKind::candle;
        look.text = say(Text::button_end_turn);
        look.text_size = 17;
        look.about = say(Text::about_end_turn);
        if (area.height >= 48) look.below = next;
        const Leftover left = leftover(table);
        const std::string lost = left.lost.empty() || some ? std::string(say(Text::button_end_unserved))
                                                           : say(Text::button_end_loses, {{"what", left.lost}});
        if (left.any() && asked_to_end(table)) look.text = say(Text::button_end_anyway);
        if ((asked_to_end(table) && left.any()) || (!some && !left.lost.empty()))
            look.below = area.height >= 48 ? std::string_view(lost) : std::string_view();
        if (button(stage, "end-turn", {area.x + split + 4, area.y, area.width - split - 4, area.height}, look,
                   stage.may(Action(ActionKind::end_turn))))
            end_part(table, ActionKind::end_turn, left);
    } else if (stage.view.aside) {
        look.kind = ButtonKind::candle;
        look.text = say(Text::button_choose);
        look.text_size = 18;
        if (button(stage, "choose", area, look)) stage.next.aside = std::nullopt;
    } else if (table.question == Question::start_over) {
        look.kind = ButtonKind::candle;
        look.text = say(Text::button_keep);
        if (button(stage, "keep-guests", {area.x, area.y, area.width / 2 - 4, area.height}, look,
                   stage.may(Action(ActionKind::keep_guests))))
            stage.act(Action(ActionKind::keep_guests));
        look.kind = ButtonKind::oak;
        look.text = say(Text::button_start_over);
        look.below = say(Text::button_start_over_costs);
        if (button(stage, "start-over", {area.x + area.width / 2 + 4, area.y, area.width / 2 - 4, area.height}, look,
                   stage.may(Action(ActionKind::start_over)), say(Text::label_start_over)))
            stage.act(Action(ActionKind::start_over));
    }
}

void draw_dishwashers(Table& table, Point place, bool brief) {
    const int all = table.player.dishwashers;
    if (all == 0) return;
    Painter& paint = table.stage.paint;
    const int free = free_dishwashers(table.player);
    if (brief) {
        paint.text(place, bold(15, palette::parchment), "[plate] " + std::to_string(free) + "/" + std::to_string(all));
        return;
    }
    paint.text(place, bold(15, palette::parchment),
               "[plate] " + say(Text::board_dishwashers_free, {{"free", free}, {"count", all}}));
    paint.text({place.x, place.y + 22}, plain(14, color(0xB9A88A)), say(Text::board_dishwashers));
}

void draw_log_line(Table& table, Rect area) {
    Painter& paint = table.stage.paint;
    paint.clip({area.x, area.y - 4, area.width - 62, area.height + 8});
    draw_log_text(table, {area.x, area.center().y}, plain(15, color(0xE9D9B8)), last_line(*table.stage.model.game),
                  area.width - 64);
    paint.unclip();
    draw_log_link(table, {area.right(), area.center().y}, palette::candle);
}

void wide_hands(Table& table) {
    Painter& paint = table.stage.paint;
    const Rect& hands = table.layout.hands;
    const float y = hands.y;
    draw_counters(table, {12, y + 10, 272, 96}, false, true);
    const Prompt prompt = told_prompt(table, false);
    const float right = table.layout.width - 12;
    const float actions_x = std::max(794.0F, table.layout.width - 486);
    const float head = paint.name({292, y + 18}, heading(20), prompt.head, prompt.head, 300);
    if (prompt.long_hint)
        draw_long_hint(table, {292, y + 38, actions_x - 308, 66}, prompt, DiceLook{}.pitch);
    else
        paint.name({292 + head + 20, y + 19}, bold(15, palette::candle), prompt.hint, prompt.hint,
                   actions_x - 312 - head - 14);
    const bool washers = table.player.dishwashers > 0;
    draw_dice(table, {290, y + 34, actions_x - 300 - (washers ? 112 : 0), 68}, {});
    draw_dishwashers(table, {actions_x - 106, y + 51}, false);
    draw_log_line(table, {actions_x, y + 9, right - actions_x, 20});
    draw_undo(table, {actions_x, y + 36, 56, 58}, {actions_x + 62, y + 36, 56, 58});
    draw_actions(table, {actions_x + 124, y + 36, right - actions_x - 124, 58}, false);
}

/** In the end, where there is only one tab: everybody's tavern and points. */
void draw_final_taverns(Table& table, Rect area) {
    Stage& stage = table.stage;
    const int players = table.state.setup.players;
    if (players == 1) return;
    const float pitch = std::min(110.0F, (area.width + 6) / static_cast<float>(players));
    for (int seat = 0; seat < players; ++seat) {
        const Innkeeper& keeper = table.innkeeper(seat);
        const int points = score(table.state, seat).total();
        const std::string text = std::string(player_sign(keeper.color)) + " " + std::to_string(points);
        ButtonLook look;
        look.kind = ButtonKind::slate;
        look.text = text;
        look.text_size = 16;
        look.chosen = seat == table.seat;
        if (button(stage, "tavern-" + std::to_string(seat + 1),
                   {area.x + pitch * static_cast<float>(seat), area.y, pitch - 6, area.height}, look, true,
                   say(Text::label_tab, {{"name", keeper.name}, {"points", points}})))
            stage.next.shown = seat;
    }
}

void drawer_hands(Table& table) {
    Painter& paint = table.stage.paint;
    const Rect& hands = table.layout.hands;
    const float y = hands.y;
    const bool small = table.layout.fold == Fold::pages && !table.layout.low;
    const Prompt prompt = told_prompt(table, small);
    const TextStyle hint_style = bold(14, palette::candle);
    // A long hint needs the place of the counters where there is little.
    const bool counted = !small || !prompt.long_hint;
    const float counters_width = !counted ? 2.0F : small ? 182.0F : 202.0F;
    if (counted) draw_counters(table, {8, y + 10, counters_width, hands.height - 14}, false, true);
    const float x = counters_width + 12;
    const float right = table.layout.width - 6;
    const bool washers = table.player.dishwashers > 0;
    const float link = log_link_width(table) + 6;
    const float room = right - x - 16 - link - (washers ? 70 : 0);
    const float most = !counted ? 320.0F : small ? 150.0F : 190.0F;
    const float head_width = std::min(most, paint.width(heading(18), prompt.head));
    const bool below = !prompt.long_hint && head_width + paint.width(hint_style, prompt.hint) > room;
    if (!below) {
        const float head = paint.name({x, y + 18}, heading(18), prompt.head, prompt.head, most);
        if (prompt.long_hint)
            draw_long_hint(table, {x, y + 34, right - x - 290, 60}, prompt, small ? 52.0F : 60.0F);
        else
            paint.name({x + head + 14, y + 19}, hint_style, prompt.hint, prompt.hint, room - head);
    } else {
        paint.name({x, y + 12}, heading(15.5F), prompt.head, prompt.head, room);
        paint.name({x, y + 28}, hint_style, prompt.hint, prompt.hint, right - x);
    }
    const float side_y = below ? y + 12 : y + 18;
    draw_dishwashers(table, {right - 60 - link, side_y}, true);
    draw_log_link(table, {right - 4, side_y}, palette::candle);
    const float height = hands.height - 46;
    const float row = y + 36;
    const bool serving = table.question == Question::serve || table.question == Question::start_over;
    const bool at_work = table.visits() || (!table.mine && table.computer_acts());
    // Four dice have their room beside who is at work.
    float actions =
        at_work   ? (small ? 170.0F : 230.0F)
        : serving ? 230.0F
                  : (may_turn_die(table) ? 82.0F : 0) + (small && table.state.phase != Phase::over ? 90.0F : 160.0F);
    const bool redo = table.stage.model.can_redo;
    if (const float slots = table.layout.finger() * static_cast<float>(placed_dice(table.player).size()); serving)
        actions = std::clamp(right - (redo ? 100.0F : 52.0F) - 6 - x - slots, 200.0F, actions);
    const float undo_x = right - actions - (redo ? 100.0F : 52.0F);
    DiceLook look;
    look.die = small ? 44.0F : 48.0F;
    look.pitch = small ? 52.0F : 60.0F;
    look.slot_width = 38;
    look.slot_pitch = std::max(42.0F, table.layout.finger());
    look.names = false;
    const Rect all{x, row, right - x, height};
    const auto thumb = [&](Rect part) { return under_thumb(table, part, all); };
    const Rect dice = thumb({x, row, undo_x - x - 6, height});
    if (table.state.phase == Phase::over && table.layout.fold == Fold::pages)
        draw_final_taverns(table, dice);
    else
        draw_dice(table, dice, look);
    draw_undo(table, thumb({undo_x, row, 46, height}), thumb(redo ? Rect{undo_x + 48, row, 46, height} : Rect{}));
    draw_actions(table, thumb({right - actions, row, actions, height}), true);
}

/** Spaces of the other stop of a tight phone where the die in hand fits. */
int lit_elsewhere(const Table& table) {
    int count = 0;
    for (const Action action : table.stage.model.legal) {
        if (action.kind() != ActionKind::place || action.face() != table.stage.view.hand.face) continue;
        if (is_seat(action.space()) != (table.stage.view.stop == 0)) ++count;
    }
    return count;
}

void phone_hands(Table& table) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Rect& hands = table.layout.hands;
    const float w = hands.width;
    const bool tight = table.layout.tight;
    if (!table.layout.purse.empty()) {
        paint.fill(table.layout.purse, palette::well);
        draw_counters(table, table.layout.purse.inset(2), true, false);
    }
    if (stage.view.page != Page::tavern) {
        // One row: dice, or what takes back, and what ends the part.
        DiceLook look;
        look.die = tight ? 34.0F : 42.0F;
        look.pitch = std::max(look.die + 6, table.layout.finger());
        look.slots = false;
        float actions = table.question == Question::serve || table.question == Question::start_over ? 236.0F : 166.0F;
        // Every die is as wide as a finger first.
        if (table.question == Question::plan && !may_turn_die(table))
            actions = std::clamp(w - 24 - look.pitch * static_cast<float>(dice_in_hand(table.player).size()), 110.0F,
                                 actions);
        const float free = w - actions - 24;
        const Rect all{8, hands.y, w - 18, hands.height};
        const auto thumb = [&](Rect part) { return under_thumb(table, part, all); };
        if (table.question == Question::plan)
            draw_dice(table, thumb({8, hands.y + 10, free, 50}), look);
        else
            draw_undo(table, thumb({8, hands.y + 11, 46, 46}),
                      thumb(free >= 98 ? Rect{60, hands.y + 11, 46, 46} : Rect{}));
        draw_actions(table, thumb({w - actions - 10, hands.y + 11, actions, 46}), true);
        return;
    }
    const Prompt prompt = told_prompt(table, tight || w < 380);
    const float row = tight ? 44.0F : 48.0F;
    float y = hands.y + (tight ? 24.0F : 22.0F);
    const bool washers = table.player.dishwashers > 0;
    const TextStyle hint_style = bold(14, palette::candle);
    // On a tight phone two lines for the hint, where more is left than the rows of dice and buttons take.
    const float spare = hands.height - 48 - 2 * row;
    const float hint_height = tight && spare >= 34 ? 34.0F : 0.0F;
    // Where the hint does not fit beside the head it stands below.
    const bool below = !tight && !prompt.long_hint &&
                       paint.width(heading(18), prompt.head) + paint.width(hint_style, prompt.hint) > w - 32;
    const float head = paint.name({10, below ? y - 10 : y}, heading(18), prompt.head, prompt.head,
                                  !tight             ? w - 20
                                  : prompt.long_hint ? w - 126
                                                     : 140.0F);
    if (tight) {
        // The pill leads to the other stop of the page.
        const int more = table.planning() ? lit_elsewhere(table) : 0;
        const float pill_x = std::max(108.0F, 16 + head);
        const Rect pill{pill_x, y - 14, w - 8 - pill_x - (washers ? 56 : 0), 30};
        const bool at_seats = stage.view.stop == 0;
        const Touched touched = stage.touch.target(
            "stop", say(at_seats ? Text::prompt_more_at_bar : Text::prompt_more_at_tables, {{"count", more}}),
            {pill.x, hands.y, pill.width, 44});
        if (more > 0) stage.touch.light("stop");
        if (touched.clicked) stage.next.stop = 1 - stage.view.stop;
        explain(stage, touched, pill, {}, {});  // it says so itself
        paint.fill(pill, palette::night, 15);
        paint.outline(pill, palette::candle, 2, 15);
        const std::string text =
            more > 0 ? say(at_seats ? Text::prompt_more_at_bar : Text::prompt_more_at_tables, {{"count", more}})
                     : std::string(say(at_seats ? Text::prompt_to_bar : Text::prompt_to_tables));
        paint.name(pill.center(), bold(15, palette::candle), text, text, pill.width - 12, Align::center);
        if (touched.focused) draw_focus(paint, pill.inset(-3), 17);
        if (prompt.long_hint)
            paint.paragraph({10, y + 18, w - 20, 48}, hint_style, 16, prompt.hint);
        else if (hint_height > 0)
            paint.paragraph({10, y + 20, w - 20, hint_height}, hint_style, 17, prompt.hint);
    } else {
        if (prompt.long_hint)
            draw_long_hint(table, {10, y + 16, w - 20, 60}, prompt, 62);
        else if (below)
            paint.name({10, y + 8}, hint_style, prompt.hint, prompt.hint, w - 20);
        else
            paint.name({10 + head + 12, y}, hint_style, prompt.hint, prompt.hint, w - head - 30);
    }
    y += 20 + hint_height;
    DiceLook look;
    look.die = tight ? 38.0F : 48.0F;
    look.pitch = tight ? 48.0F : 62.0F;
    look.slot_width = tight ? 32.0F : 36.0F;
    look.slot_height = tight ? 32.0F : 40.0F;
    look.slot_pitch = table.layout.finger();
    look.names = false;
    if (table.state.phase == Phase::over)
        draw_final_taverns(table, {8, y, w - 16, row});
    else
        draw_dice(table, {8, y, w - 16 - (washers && !tight ? 62 : 0), row}, look);
    draw_dishwashers(table, {w - (tight ? 54.0F : 58.0F), tight ? hands.y + 24 : y + row / 2}, true);
    y = hands.bottom() - row - (tight ? 2.0F : 8.0F);
    const float undo = tight ? 46.0F : 50.0F;
    const bool redo = !tight || stage.model.can_redo;
    const Rect all{8, y, w - 18, row};
    const auto thumb = [&](Rect part) { return under_thumb(table, part, all); };
    draw_undo(table, thumb({8, y, undo, row}), thumb(redo ? Rect{8 + undo + 6, y, undo, row} : Rect{}));
    const float x = 8 + (undo + 6) * (redo ? 2 : 1);
    draw_actions(table, thumb({x, y, w - 10 - x, row}), true);
}

}  // namespace

void draw_page_tabs(Table& table) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Rect& tabs = table.layout.tabs;
    if (tabs.empty()) return;
    paint.fill(tabs, palette::night);
    const float pitch = tabs.width / 3;
    struct PageTab {
        Page page;
        Text name;
        Picture picture;
        const char* id;
    };
    constexpr std::array<PageTab, 3> pages{
        {{Page::tavern, Text::board_tavern, picture("icon-beer"), "page-tavern"},
         {Page::valley, Text::board_valley, picture("icon-monastery"), "page-valley"},
         {Page::players, Text::board_players, picture("icon-person"), "page-players"}}};
    for (std::size_t index = 0; index < pages.size(); ++index) {
        const PageTab& about = pages[index];
        const Rect rect{tabs.x + pitch * static_cast<float>(index) + 4, tabs.y - 2, pitch - 8, tabs.height};
        const bool shown = stage.view.page == about.page;
        const Touched touched = stage.touch.target(about.id, say(about.name), rect, true, shown);
        explain(stage, touched, rect, {}, {});  // its name is read on it
        if (touched.clicked) stage.next.page = about.page;
        if (shown) paint.fill(rect, palette::parchment, 8);
        const float icon = 24;
        const TextStyle style = heading(18, shown ? palette::ink : palette::parchment);
        const float room = rect.width - icon - 12;
        const float wide = std::min(paint.width(style, say(about.name)), room) + icon + 6;
        const float x = rect.center().x - wide / 2;
        paint.picture({x, rect.center().y - icon / 2, icon, icon}, about.picture);
        paint.name({x + icon + 6, rect.center().y}, style, say(about.name), say(about.name), room);
        if (about.page == Page::valley && table.serving()) {
            if (const int count = buys(table); count > 0) draw_badge(paint, {rect.right() - 10, rect.y + 8}, count);
        }
        if (touched.focused) draw_focus(paint, rect, 10);
    }
}

bool drags_die(const Touch& touch) {
    const std::string& dragged = touch.dragged();
    return dragged.rfind("die-", 0) == 0 || dragged.rfind("placed-", 0) == 0;
}

void draw_hands(Table& table) {
    if (!table.layout.hands.empty()) {
        draw_bar_top(table.stage.paint, table.layout.hands);
        if (looks_back(table.stage)) {
            draw_timeline(table);
            return draw_page_tabs(table);
        }
        switch (table.layout.fold) {
            case Fold::wide: wide_hands(table); break;
            case Fold::drawer:
            case Fold::tablet:
            case Fold::pages: drawer_hands(table); break;
            case Fold::phone: phone_hands(table); break;
        }
    }
    draw_page_tabs(table);
    // A dragged die follows the pointer, above all.
    const DieInHand& hand = table.stage.view.hand;
    if (hand.face != 0 && drags_die(table.stage.touch)) {
        const Rect rect = table.stage.touch.carried(carried_die);
        draw_die(table.stage.paint, rect, hand.face, hand.own ? std::optional(table.color()) : std::nullopt);
        draw_die_ring(table.stage.paint, rect);
    }
}

}  // namespace tavern::ui
