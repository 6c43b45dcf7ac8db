#include "narration/log.hpp"

#include <algorithm>
#include <array>

#include "narration/account_words.hpp"
#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

std::string source_text(const Effect& effect) {
    std::string source = cause_text(effect.source, effect.detail);
    return source.empty() ? source : say(Text::log_from, {{"source", std::move(source)}});
}

std::string_view resource_icon(std::uint8_t resource) {
    return resource_sign(static_cast<Resource>(resource));
}

std::string dice_signs(Roll roll, bool own, PlayerColor color) {
    std::string text;
    for (int index = 0; index < roll.size(); ++index) text += die_sign(roll.at(index), own, color);
    return text;
}

/** The name of the tile or the guest; goes back to the moment when the guest came. */
std::string place_text(const Game& game, std::size_t effect, Space space) {
    const std::uint8_t seat = game.effects()[effect].player;
    if (!is_seat(space)) return std::string(space_name(game.state().players[seat], space));
    for (std::size_t back = effect; back > 0; --back) {
        const Effect& before = game.effects()[back - 1];
        if (before.kind == EffectKind::evening_begins) break;
        if (before.kind == EffectKind::card_drawn && before.player == seat && static_cast<Space>(before.b) == space)
            return std::string(card_name(static_cast<Card>(before.a)));
    }
    // A game that begins in the middle of an evening finds its guests there.
    if (const State* position = game.record().position()) {
        const Card guest = position->players[seat].seats[static_cast<std::size_t>(seat_of(space))].guest;
        if (guest != no_card) return std::string(card_name(guest));
    }
    return std::string(say(Text::card_table)) + " " + std::to_string(seat_of(space) + 1);
}

/** Effects of dice. */
std::string dice_line(const Game& game, std::size_t index, const std::string& name, PlayerColor color) {
    const Effect& effect = game.effects()[index];
    const auto die = [&](Face face) { return die_sign(face, is_own_die(effect), color); };
    switch (effect.kind) {
        case EffectKind::dice_rolled:
            return say(Text::log_rolled,
                       {{"name", name},
                        {"dice", dice_signs(Roll(static_cast<std::uint16_t>(effect.b << 8U | effect.c)), effect.a == 1,
                                            color)}});
        case EffectKind::die_taken: return say(Text::log_taken, {{"name", name}, {"face", face_sign(effect.a)}});
        case EffectKind::die_placed:
            return say(Text::log_placed, {{"name", name},
                                          {"face", die(effect.a)},
                                          {"space", place_text(game, index, static_cast<Space>(effect.b))}});
        case EffectKind::die_moved:
            return say(Text::log_moved, {{"name", name},
                                         {"face", die(effect.a)},
                                         {"space", place_text(game, index, static_cast<Space>(effect.c))}});
        case EffectKind::die_turned:
            return say(Text::log_turned, {{"name", name}, {"face", die(effect.a)}, {"to", die(effect.b)}});
        case EffectKind::die_served:
            return say(Text::log_served, {{"name", name},
                                          {"face", die(effect.a)},
                                          {"space", place_text(game, index, static_cast<Space>(effect.b))}});
        default: return {};
    }
}

/** With the present points and the evening's gains. */
std::string turn_end_line(const Game& game, std::size_t index, const std::string& name) {
    const Turn turn = turn_ended_by(game, index);
    const std::string gain = sign_text(account_of(game, turn.seat, turn.stretch).points.total());
    return say(Text::log_turn_ended, {{"name", name},
                                      {"points", standing_after(game, turn.seat, turn.stretch.end).points},
                                      {"gain", gain.empty() ? gain : say(Text::log_from, {{"source", gain}})}});
}

/** With the goods kept from the evening before. */
std::string evening_line(const Game& game, std::size_t index) {
    const int round = game.effects()[index].a;
    std::string line = say(Text::log_evening, {{"round", round}});
    if (round > 1)
        if (const std::string stores = stores_text(game, index); !stores.empty()) line += " " + stores;
    return line;
}

/** An effect as a line; empty if another effect covers it. */
std::string line_of(const Game& game, std::size_t index, const std::vector<Innkeeper>& innkeepers) {
    const Effect& effect = game.effects()[index];
    const std::string name = effect.player < innkeepers.size() ? innkeepers[effect.player].name : std::string();
    const PlayerColor color = effect.player < innkeepers.size() ? innkeepers[effect.player].color : PlayerColor::blue;
    const Card card = static_cast<Card>(effect.a);
    const auto count_line = [&](Text text) {
        return say(
            text,
            {{"name", name}, {"count", effect.b}, {"what", resource_icon(effect.a)}, {"source", source_text(effect)}});
    };
    switch (effect.kind) {
        case EffectKind::evening_begins: return evening_line(game, index);
        case EffectKind::gained: return count_line(Text::log_gained);
        case EffectKind::paid: return count_line(Text::log_paid);
        case EffectKind::lost: return count_line(Text::log_lost);
        case EffectKind::card_gained:
            return say(Text::log_card_gained,
                       {{"name", name}, {"card", card_name(card)}, {"source", source_text(effect)}});
        case EffectKind::card_lost: return say(Text::log_card_lost, {{"name", name}, {"card", card_name(card)}});
        case EffectKind::card_drawn: return say(Text::log_drew, {{"name", name}, {"cards", card_name(card)}});
        case EffectKind::deck_shuffled: return say(Text::log_shuffled, {{"name", name}});
        case EffectKind::card_removed: return say(Text::log_removed, {{"name", name}, {"card", card_name(card)}});
        case EffectKind::card_put_back: return say(Text::log_put_back, {{"name", name}, {"card", card_name(card)}});
        case EffectKind::guest_opened: return say(Text::log_opened, {{"card", card_name(card)}});
        case EffectKind::start_card_chosen: return say(Text::log_start_chosen, {{"name", name}, {"number", effect.a}});
        case EffectKind::coasters_passed: return std::string(say(Text::log_passed));
        case EffectKind::dice_rolled:
        case EffectKind::die_taken:
        case EffectKind::die_placed:
        case EffectKind::die_moved:
        case EffectKind::die_turned:
        case EffectKind::die_served: return dice_line(game, index, name, color);
        case EffectKind::monastery_step: return say(Text::log_monastery, {{"name", name}, {"space", effect.b}});
        case EffectKind::reputation_step: {
            const Setup& setup = game.state().setup;
            const bool forward = goes_forward(setup, effect.a, effect.b);
            return say(forward ? Text::log_reputation : Text::log_reputation_back,
                       {{"name", name}, {"space", reputation_name(setup, effect.b)}});
        }
        case EffectKind::tile_upgraded:
            return say(Text::log_upgraded, {{"name", name}, {"tile", tile_name(static_cast<Tile>(effect.a))}});
        case EffectKind::side_chosen: return say(Text::log_side, {{"name", name}, {"side", side_rule(effect.a)}});
        case EffectKind::signature_gained:
            return say(Text::log_signed, {{"name", name}, {"price", book_price(effect.a)}});
        case EffectKind::signature_lost:
            return effect.a == nowhere ? std::string()
                                       : say(Text::log_not_signed, {{"name", name}, {"price", book_price(effect.a)}});
        case EffectKind::row_completed: return say(Text::log_row, {{"name", name}});
        case EffectKind::plan_ready: return say(Text::log_ready, {{"name", name}});
        case EffectKind::turn_ended: return turn_end_line(game, index, name);
        case EffectKind::game_over: return std::string(say(Text::log_over));
        default: return {};
    }
}

/** A purchase as one sentence; empty for other actions. */
std::string trade_text(const Game& game, const Step& step, std::string_view name) {
    std::vector<std::string> prices;
    int nobles = 0;
    Card card = no_card;
    for (std::uint32_t index = 0; index < step.effect_count; ++index) {
        const Effect& effect = game.effects()[step.first_effect + index];
        if (effect.kind == EffectKind::paid)
            prices.push_back(std::to_string(effect.b) + " " + std::string(resource_icon(effect.a)));
        if (effect.kind == EffectKind::cards_returned)
            prices.push_back(counted_cards(static_cast<Card>(effect.a), effect.b));
        if (effect.kind != EffectKind::card_gained) continue;
        nobles += static_cast<Card>(effect.a) == Card::noble ? 1 : 0;
        if (effect.source == Source::purchase) card = static_cast<Card>(effect.a);
    }
    if (prices.empty()) return {};
    const std::string price = listed(prices);
    switch (step.action.kind()) {
        case ActionKind::start_over: return say(Text::log_start_over, {{"name", name}});
        case ActionKind::counter_guest: return say(Text::log_counter_guest, {{"name", name}});
        case ActionKind::upgrade:
            return say(nobles > 0 ? Text::log_upgraded_noble : Text::log_upgraded_for,
                       {{"name", name}, {"tile", tile_name(step.action.tile())}, {"price", price}});
        case ActionKind::recruit_nobles:
            return say(Text::log_nobles, {{"name", name}, {"count", nobles}, {"price", price}});
        case ActionKind::buy:
        case ActionKind::recruit:
            if (card == no_card) return {};
            return say(step.action.kind() == ActionKind::buy ? Text::log_bought : Text::log_recruited,
                       {{"name", name}, {"card", card_name(card)}, {"price", price}});
        default: return {};
    }
}

/** Whether that sentence covers this effect too. */
bool is_trade(const Effect& effect) {
    return effect.kind == EffectKind::paid || effect.kind == EffectKind::cards_returned ||
           effect.kind == EffectKind::tile_upgraded ||
           (effect.kind == EffectKind::card_gained &&
            (effect.source == Source::purchase ||
             (effect.source == Source::upgrade && static_cast<Card>(effect.a) == Card::noble)));
}

}  // namespace

std::vector<LogLine> log_entries(const Game& game, std::size_t from_step, std::size_t to_step) {
    std::vector<LogLine> lines;
    const auto& steps = game.steps();
    std::vector<Innkeeper> innkeepers;
    innkeepers.reserve(game.state().setup.players);
    for (int seat = 0; seat < game.state().setup.players; ++seat) innkeepers.push_back(shown_innkeeper(game, seat));
    const Effect* before = nullptr;
    for (std::size_t index = from_step; index < std::min(to_step, steps.size()); ++index) {
        const Step& step = steps[index];
        std::string trade;
        if (step.actor.kind == ActorKind::player) trade = trade_text(game, step, innkeepers[step.actor.seat].name);
        const bool trades = !trade.empty();
        if (trades) {
            before = nullptr;
            lines.push_back({std::move(trade), step.actor.seat, false});
        }
        for (std::uint32_t effect = 0; effect < step.effect_count; ++effect) {
            const std::size_t place = step.first_effect + effect;
            const Effect& here = game.effects()[place];
            if (trades && is_trade(here)) continue;
            std::string text = line_of(game, place, innkeepers);
            if (text.empty()) continue;
            const bool goes_on = before != nullptr && before->player == here.player && !lines.empty();
            const EffectKind last = before != nullptr ? before->kind : EffectKind::game_over;
            before = &here;
            // One line for cards drawn in a row, for steps on a track, and for the gains of a die.
            if (goes_on && here.kind == EffectKind::card_drawn && last == EffectKind::card_drawn) {
                lines.back().text += ", " + std::string(card_name(static_cast<Card>(here.a)));
            } else if (goes_on && here.kind == last &&
                       (last == EffectKind::reputation_step || last == EffectKind::monastery_step)) {
                lines.back().text = std::move(text);
            } else if (goes_on && here.kind == EffectKind::gained && here.source == Source::space &&
                       last == EffectKind::die_served) {
                lines.back().text += say(Text::log_served_gain, {{"count", here.b}, {"what", resource_icon(here.a)}});
            } else {
                std::optional<int> seat;
                if (here.player < innkeepers.size()) seat = here.player;
                lines.push_back({std::move(text), seat, here.kind == EffectKind::evening_begins});
            }
        }
    }
    return lines;
}

std::vector<LogLine> lines_of_moment(const Game& game, const std::vector<std::size_t>& moments, std::size_t moment) {
    std::vector<LogLine> lines;
    if (moment == 0) return lines;
    std::size_t evening = 0;  // the line before an evening and its own line stay apart
    for (LogLine& line : log_entries(game, moments[moment - 1], moments[moment])) {
        if (line.evening) {
            lines.push_back(std::move(line));
            evening = lines.size();
            continue;
        }
        const auto since = lines.begin() + static_cast<std::ptrdiff_t>(evening);
        auto same = std::find_if(since, lines.end(), [&](const LogLine& before) { return before.seat == line.seat; });
        // Effects on all players come from the last action.
        if (!line.seat && since != lines.end()) same = lines.end() - 1;
        if (same == lines.end()) {
            lines.push_back(std::move(line));
            continue;
        }
        std::string_view text = line.text;
        if (line.seat) {
            // The line names the player already. A name in the genitive stays.
            const std::string& name = shown_innkeeper(game, *line.seat).name;
            if (text.substr(0, name.size()) == name && text.find_first_of(": ", name.size()) == name.size())
                text.remove_prefix(std::min(text.find_first_not_of(": ", name.size()), text.size()));
        }
        same->text += " · " + std::string(text);
    }
    return lines;
}

LogLine line_of_moment(const Game& game, const std::vector<std::size_t>& moments, std::size_t moment) {
    LogLine joined;
    for (LogLine& line : lines_of_moment(game, moments, moment)) {
        if (joined.text.empty())
            joined = std::move(line);
        else
            joined.text += " · " + line.text;
    }
    return joined;
}

std::vector<std::string> log_lines(const Game& game, std::size_t from_step) {
    std::vector<std::string> texts;
    for (LogLine& line : log_entries(game, from_step)) texts.push_back(std::move(line.text));
    return texts;
}

LogLine last_line(const Game& game) {
    const std::size_t steps = game.steps().size();
    for (std::size_t back = 1; back <= std::min<std::size_t>(steps, 12); ++back) {
        const std::vector<LogLine> lines = log_entries(game, steps - back);
        // A player's action says more than its effects on all.
        for (auto line = lines.rbegin(); line != lines.rend(); ++line)
            if (line->seat) return *line;
        if (!lines.empty()) return lines.back();
    }
    return {};
}

}  // namespace tavern
