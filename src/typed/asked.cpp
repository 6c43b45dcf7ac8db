// The question of the moment, the possible answers, and the news.
#include "narration/advice/advice.hpp"
#include "narration/log.hpp"
#include "narration/outlook.hpp"
#include "narration/result.hpp"
#include "narration/status.hpp"
#include "narration/summary.hpp"
#include "text/text.hpp"
#include "typed/answers.hpp"
#include "typed/line.hpp"

namespace tavern {
namespace {

/** The gains of an answer whose words are only a number or a name. */
std::string about_choice(const State& state, Action action) {
    switch (action.kind()) {
        case ActionKind::choose_start_card: return start_card_about(state.setup, action.a());
        case ActionKind::take_bonus: return bonus_text(round_space(state.setup, state.round).options[action.a()]);
        case ActionKind::choose_side: return side_rule(action.a()) + ". " + side_about(action.a());
        case ActionKind::flip_tile: return std::string(upgrade_about(state, action.tile()));
        case ActionKind::sign: {
            const Player& player = state.players[actor(state).seat];
            const int signs = player.book[action.a()];
            const std::string gains = signature_gains(player, action.a());
            return say(Text::typed_column, {{"column", action.a() + 1},
                                            {"price", book_price(action.a())},
                                            {"count", signs},
                                            {"rows", components::book_rows}}) +
                   (gains.empty() ? "" : " " + gains);
        }
        default: return {};
    }
}

/** The winner, the points, and the reason if points alone do not decide. */
std::vector<std::string> end_lines(const Game& game) {
    std::vector<std::string> lines = answer_to(game, {Topic::score});
    lines.insert(lines.begin(), winner_text(game) + ".");
    if (const std::string tie = tie_text(game); !tie.empty()) lines.push_back(tie + ".");
    return lines;
}

std::string question_words(const State& state, const Player& player, const Innkeeper& keeper) {
    switch (question(state)) {
        case Question::choose_start_card: return say(Text::ask_start_card, {{"name", keeper.name}}) + ".";
        case Question::remove_regular: return std::string(say(Text::ask_remove_regular));
        case Question::round_bonus: return say(Text::ask_round_bonus, {{"name", keeper.name}}) + ".";
        case Question::choose_side: {
            const int entertainer = state.tasks[state.task_count - 1U].amount;
            return say(Text::ask_side, {{"name", entertainer_name(entertainer)}});
        }
        case Question::free_upgrade: return std::string(say(Text::ask_free_upgrade)) + ".";
        case Question::start_over:
            return say(Text::ask_start_over, {{"name", keeper.name}}) + " " +
                   say(Text::ask_start_over_about, {{"count", player.counter_guests}});
        case Question::deny: return std::string(say(Text::ask_deny)) + " " + std::string(say(Text::ask_deny_about));
        case Question::schnapps_or_denied: return std::string(say(Text::ask_schnapps_or_denied)) + ".";
        case Question::sign: return std::string(say(Text::ask_sign));
        case Question::put_back: return std::string(say(Text::ask_put_back));
        default: return {};
    }
}

/** With the name of the player who is asked, where several play. */
std::string question_text(const State& state, const Player& player, const Innkeeper& keeper) {
    const std::string words = question_words(state, player, keeper);
    const bool named = state.setup.players == 1 || words.find(keeper.name) != std::string::npos;
    return named ? words : keeper.name + ": " + words;
}

}  // namespace

std::vector<std::string> asked_now(const Game& game) {
    const State& state = game.state();
    const Actor now = actor(state);
    if (now.kind == ActorKind::nobody) return end_lines(game);
    if (now.kind == ActorKind::chance) return {std::string(say(Text::prompt_wait)) + "."};
    const Player& player = state.players[now.seat];
    const Innkeeper& keeper = shown_innkeeper(game, now.seat);
    std::vector<std::string> lines;
    switch (question(state)) {
        case Question::take_die: {
            std::vector<HandDie> dice;
            for (const Face face : faces_of(player.coaster)) dice.push_back({face, false});
            lines = {say(Text::prompt_draft, {{"name", keeper.name}}) + ": " + dice_names(dice, keeper.color) + "."};
            break;
        }
        case Question::plan: {
            const std::vector<HandDie> dice = dice_in_hand(player);
            lines = {say(Text::prompt_plan, {{"name", keeper.name}}) +
                     (dice.empty() ? ". " + std::string(say(Text::prompt_plan_done))
                                   : ": " + dice_names(dice, keeper.color) + ".")};
            break;
        }
        case Question::serve:
            lines = {say(Text::prompt_serve, {{"name", keeper.name}}) + ". " +
                     answer_to(game, {Topic::purse, now.seat}).front()};
            if (!placed_dice(player).empty() || !dice_in_hand(player).empty())
                lines.push_back(dice_text(state, now.seat, keeper.color));
            break;
        default: lines = {question_text(state, player, keeper), choices_text(game)};
    }
    for (std::string& line : lines) line = spoken(line);
    return lines;
}

std::string choices_text(const Game& game) {
    const State& state = game.state();
    std::string text;
    const auto add = [&](const std::string& entry) { text += (text.empty() ? "" : ", ") + entry; };
    bool moves = false;
    bool turns = false;
    ActionList legal;
    if (actor(state).kind == ActorKind::player) legal_actions(state, legal);
    for (const Action action : legal) {
        if (action.kind() == ActionKind::move || action.kind() == ActionKind::turn_die) {
            // There are too many to name each.
            (action.kind() == ActionKind::move ? moves : turns) = true;
            continue;
        }
        const std::string about = about_choice(state, action);
        add(entry_of(game, action) + (about.empty() ? about : " (" + about + ")"));
    }
    if (moves) add(spoken_words(Text::typed_word_move).names->front().shown + " …");
    if (turns) add(spoken_words(Text::typed_word_turn).names->front().shown + " …");
    return spoken(say(Text::typed_choices, {{"entries", text}}));
}

std::vector<std::string> news_since(const Game& game, std::size_t first_step, int reader, bool whole) {
    std::vector<std::string> lines;
    for (const LogLine& line : log_entries(game, first_step))
        if (line.seat == reader || (whole && !line.seat)) lines.push_back(line.text);
    // The turns of persons at this keyboard were told as they happened.
    for (const SummaryLine& line : summary_since(game, first_step, reader)) {
        const Innkeeper& other = shown_innkeeper(game, line.seat);
        if (other.player_type != PlayerType::person)
            lines.push_back(other.name + ": " + line.text + (line.brought.empty() ? "" : ", " + line.brought));
    }
    for (std::string& line : lines) line = as_sentence(spoken(line));
    return lines;
}

std::vector<std::string> hint_text(const Game& game, const Advice& advice) {
    if (advice.suggestions.empty()) return {std::string(say(Text::hint_none))};
    const SuggestionWords best = words_of(game, game.state(), advice).front();
    std::vector<std::string> lines{best.title};
    lines.insert(lines.end(), best.deeds.begin(), best.deeds.end());
    for (const std::string& line : {best.gains, best.left})
        if (!line.empty()) lines.push_back(line);
    for (std::string& line : lines) line = as_sentence(spoken(line));
    return lines;
}

std::string why_text(const Game& game, const Advice& advice) {
    if (advice.suggestions.empty()) return std::string(say(Text::hint_none));
    return spoken(suggestion_reason(game, game.state(), advice.suggestions.front()));
}

}  // namespace tavern
