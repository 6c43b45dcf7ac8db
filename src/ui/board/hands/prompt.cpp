// The question, its player, and the losses at the end of the part.
#include <algorithm>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

/** Whether the die in hand can move to another space. */
bool may_move(const Table& table) {
    const DieInHand& hand = *table.stage.view.hand;
    const ActionList& legal = table.stage.model.legal;
    return std::any_of(legal.begin(), legal.end(), [&](Action action) {
        return action.kind() == ActionKind::move && action.face() == hand.face && action.space() == hand.from;
    });
}

/** The number of dice at the end of this evening's draft that the player could not choose: the last one, and those
 * before it from coasters of equal dice. No question is asked for these, so planning explains them. */
int dice_without_choice(const Game& game, int seat) {
    const auto players = static_cast<std::size_t>(game.state().setup.players);
    const std::size_t all = players * components::white_dice;
    std::vector<std::vector<Face>> taken(players);  // the last die first
    std::size_t count = 0;
    for (auto step = game.steps().rbegin(); step != game.steps().rend() && count < all; ++step) {
        if (step->action.kind() != ActionKind::take_die) continue;
        taken[static_cast<std::size_t>(step->actor.seat)].push_back(step->action.face());
        ++count;
    }
    if (count < all) return 0;  // there is no draft alone, nor before the start of a position
    int without = 0;
    for (std::size_t last = 0; last < components::white_dice; ++last) {
        // The other players took the rest of that coaster afterwards, one after another.
        bool equal = true;
        for (std::size_t later = 0; later <= last; ++later) {
            const std::size_t taker = (static_cast<std::size_t>(seat) + last - later) % players;
            equal = equal && taken[taker][later] == taken[static_cast<std::size_t>(seat)][last];
        }
        if (!equal) break;
        ++without;
    }
    return without;
}

Prompt watching_prompt(const Table& table, std::string_view name) {
    const bool thinks = table.stage.model.thinking == table.acting;
    Prompt prompt{say(thinks ? Text::prompt_thinking : Text::prompt_waiting, {{"name", name}}), {}};
    if (table.visits()) return {say(Text::prompt_visit, {{"name", name_of(table, table.seat)}}), prompt.head};
    // Without a line of the log, the prompt shows the last action.
    if (table.computer_acts() && table.layout.fold != Fold::wide) prompt.hint = last_line(*table.stage.model.game).text;
    return prompt;
}

/** The hint with a die in hand. */
std::string planning_hand_hint(const Table& table, Face face) {
    if (table.layout.fold == Fold::drawer && table.stage.view.drawer)
        return say(Text::prompt_close_valley, {{"face", face}});
    if (table.layout.fold == Fold::pages && table.stage.view.page == Page::valley)
        return say(Text::prompt_to_tavern, {{"face", face}});
    return say(fits_somewhere(table, face) ? Text::prompt_plan_hand : Text::prompt_plan_hand_none, {{"face", face}});
}

std::string planning_hint(const Table& table) {
    if (const auto& hand = table.stage.view.hand) return planning_hand_hint(table, hand->face);
    if (const Leftover left = leftover(table); asked_to_end(table) && left.any())
        return say(Text::prompt_ready_kept, {{"count", left.dice}});
    if (placed_dice(table.player).empty())
        if (const int without = dice_without_choice(*table.stage.model.game, table.seat); without > 1)
            return say(Text::prompt_plan_without_choice, {{"count", without}});
    const bool done = table.player.white.empty() && table.player.own.empty();
    return std::string(say(done ? Text::prompt_plan_done : Text::prompt_plan_touch));
}

/** Whether a die that is still in hand fits a space: one kept back while planning, or gained since. */
bool may_place(const Table& table) {
    for (const Action action : table.stage.model.legal)
        if (action.kind() == ActionKind::place) return true;
    return false;
}

std::string serving_hint(const Table& table) {
    if (const auto& hand = table.stage.view.hand) {
        if (!hand->from) return planning_hand_hint(table, hand->face);
        return say(may_move(table) ? Text::prompt_serve_hand : Text::prompt_serve_hand_here, {{"face", hand->face}});
    }
    if (const Leftover left = leftover(table); asked_to_end(table) && left.any())
        return left.unserved ? std::string(say(Text::prompt_end_unserved))
                             : say(Text::prompt_end_loses, {{"what", left.lost}});
    if (!placed_dice(table.player).empty()) return std::string(say(Text::prompt_serve_touch));
    if (may_place(table)) return std::string(say(Text::prompt_serve_place));
    if (may_spend(table)) return std::string(say(Text::prompt_serve_buy));
    if (table.stage.may(Action(ActionKind::counter_guest))) return std::string(say(Text::prompt_serve_guest));
    // Not at a lesson's step that offers something else.
    if (table.stage.may(Action(ActionKind::end_turn))) return std::string(say(Text::prompt_serve_done));
    return {};
}

}  // namespace

Text goal_text(problems::Goal goal) {
    return text_after(Text::solving_goal_most_points, static_cast<int>(goal));
}

bool sets_problem(const Table& table) {
    return table.stage.model.problem.has_value() && !table.facts.past;
}

std::string_view name_of(const Table& table, int seat) {
    return table.innkeeper(seat).name;
}

std::string next_step_text(const Table& table, bool brief) {
    // A problem ends with the turn.
    if (table.stage.model.problem) return {};
    const State& state = table.state;
    const int players = state.setup.players;
    const int place = place_in_turn(state, table.acting);
    const bool last = place == players - 1;
    const auto then = [&](Text text, int index) {
        const int next = seat_in_turn(state, index);
        // If the same player goes on, a name alone says nothing.
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
    if (state.round >= components::rounds) return std::string(say(Text::button_then_end));
    return say(Text::button_then_next_evening, {{"round", state.round + 1}});
}

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
    const int thalers = player.thalers - safe_limit(player);
    const int beer = player.beer - storage_limit(player);
    const int schnapps = player.schnapps - components::schnapps_limit;
    const auto lose = [&left](int above, const char* sign) {
        if (above > 0) left.lost += (left.lost.empty() ? "" : " ") + std::to_string(above) + sign;
    };
    lose(thalers, "[thaler]");
    lose(beer, "[beer]");
    lose(schnapps, "[schnapps]");
    for (const Action action : legal) {
        switch (action.kind()) {
            case ActionKind::place:
            case ActionKind::serve:
            case ActionKind::barbacks:
            case ActionKind::bard: left.unserved = true; break;
            case ActionKind::buy:
            case ActionKind::upgrade: left.avoidable = left.avoidable || thalers > 0; break;
            case ActionKind::recruit:
            case ActionKind::recruit_nobles: left.avoidable = left.avoidable || beer > 0; break;
            case ActionKind::entertain: left.avoidable = left.avoidable || schnapps > 0; break;
            default: break;
        }
    }
    return left;
}

bool asked_to_end(const Table& table) {
    return table.stage.view.end_asked == table.stage.model.game->player_actions();
}

bool fits_somewhere(const Table& table, Face face) {
    const ActionList& legal = table.stage.model.legal;
    return std::any_of(legal.begin(), legal.end(),
                       [face](Action action) { return action.kind() == ActionKind::place && action.face() == face; });
}

bool may_spend(const Table& table) {
    for (const Action action : table.stage.model.legal)
        if (action.kind() != ActionKind::counter_guest && action.kind() != ActionKind::end_turn) return true;
    return false;
}

Prompt prompt_of(const Table& table, bool brief) {
    if (table.state.phase == Phase::over) return {std::string(say(Text::prompt_over)), {}};
    if (table.acting < 0) return {std::string(say(Text::prompt_wait)), {}};
    const std::string_view name = name_of(table, table.acting);
    if (sets_problem(table)) {
        const bool turns = table.question == Question::plan || table.question == Question::serve;
        const std::string hint = !table.mine                        ? ""
                                 : table.question == Question::plan ? planning_hint(table)
                                                                    : serving_hint(table);
        return {std::string(say(goal_text(table.stage.model.problem->problem.goal))), turns ? hint : std::string()};
    }
    if (!table.mine) return watching_prompt(table, name);
    switch (table.question) {
        case Question::plan:
            return {brief ? std::string(say(Text::prompt_plan_short)) : say(Text::prompt_plan, {{"name", name}}),
                    planning_hint(table)};
        case Question::take_die: return {say(Text::prompt_draft, {{"name", name}}), {}};
        case Question::serve: return {say(Text::prompt_serve, {{"name", name}}), serving_hint(table)};
        case Question::start_over:
            return {say(Text::ask_start_over, {{"name", name}}),
                    say(Text::ask_start_over_about, {{"count", table.player.counter_guests}}), true};
        default: return {say(Text::prompt_choose, {{"name", name}}), {}};
    }
}

}  // namespace tavern::ui
