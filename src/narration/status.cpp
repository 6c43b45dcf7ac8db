#include "narration/status.hpp"

#include "narration/result.hpp"
#include "rules/rules.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

/** The seat to decide; the start player when chance acts or the game is over. */
int seat_of_turn(const Game& game) {
    const Actor now = actor(game.state());
    if (now.kind == ActorKind::player) return now.seat;
    return seat_in_turn(game.state(), 0);
}

}  // namespace

std::string dice_text(const State& state, int seat, PlayerColor color) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const std::vector<HandDie> hand = dice_in_hand(player);
    std::vector<std::string> placed;
    for (const PlacedDie& die : placed_dice(player))
        placed.push_back(say(Text::status_die_placed, {{"face", die.face}, {"space", space_name(player, die.space)}}));
    std::string text = hand.empty() ? std::string(say(Text::status_dice_none))
                                    : say(Text::status_dice, {{"dice", dice_names(hand, color)}});
    if (!placed.empty()) text += " " + say(Text::status_dice_placed, {{"dice", listed(placed, Text::since_comma)}});
    return text;
}

std::string die_name(const HandDie& die, PlayerColor color) {
    return die.own ? say(Text::label_own_die, {{"color", color_name(color)}, {"face", die.face}})
                   : say(Text::label_die, {{"face", die.face}});
}

std::string dice_names(const std::vector<HandDie>& dice, PlayerColor color) {
    std::vector<std::string> names;
    names.reserve(dice.size());
    for (const HandDie& die : dice) names.push_back(die_name(die, color));
    return listed(names, Text::since_comma);
}

std::string status_heading(const Game& game) {
    const State& state = game.state();
    if (state.phase == Phase::over) return std::string(phase_name(state.phase));
    return say(Text::status_turn,
               {{"name", shown_innkeeper(game, seat_of_turn(game)).name}, {"phase", phase_name(state.phase)}});
}

std::string status_text(const Game& game, std::string_view asked) {
    const State& state = game.state();
    const int seat = seat_of_turn(game);
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const Innkeeper& keeper = shown_innkeeper(game, seat);
    const bool in_round = state.round > 0 && state.phase != Phase::over;
    std::string text =
        (in_round ? keeper.name + ". " + phase_and_round(state.phase, state.round) : status_heading(game)) + ". ";
    text += say(Text::status_purse, {{"name", keeper.name},
                                     {"thalers", player.thalers},
                                     {"beer", player.beer},
                                     {"points", score(state, seat).total()}});
    if (const std::string deal = deal_text(game.record()); !deal.empty())
        text += " " + deal + ". " + target_text(state) + ".";
    if (has_schnapps(state.setup)) text += " " + say(Text::status_schnapps, {{"count", player.schnapps}});
    if (has_reputation(state.setup))
        text += " " + say(Text::status_reputation, {{"count", reputation_points(state.setup, player.reputation)}});
    text += " " + dice_text(state, seat, keeper.color);
    if (!asked.empty()) text += " " + spoken(asked);
    return text;
}

}  // namespace tavern
