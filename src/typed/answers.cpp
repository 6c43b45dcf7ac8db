#include "typed/answers.hpp"

#include <algorithm>

#include "narration/deck.hpp"
#include "narration/log.hpp"
#include "narration/outlook.hpp"
#include "narration/result.hpp"
#include "narration/status.hpp"
#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t last_steps = 40;  // in which the last lines of the log are looked for
constexpr std::size_t last_log_lines = 6;

/** Answers about the things of one innkeeper. */
class Answers {
  public:
    Answers(const Game& game, const TypedQuestion& asked)
        : game_(game),
          state_(game.state()),
          asked_(asked),
          player_(state_.players[static_cast<std::size_t>(asked.seat)]),
          keeper_(shown_innkeeper(game, asked.seat)) {}

    Lines lines() const {
        switch (asked_.topic) {
            case Topic::hand: return hand();
            case Topic::dice: return {dice_text(state_, asked_.seat, keeper_.color)};
            case Topic::board: return board();
            case Topic::row: return row();
            case Topic::cards: return cards();
            case Topic::tiles: return tiles();
            case Topic::nobles: return nobles();
            case Topic::purse: return purse();
            case Topic::last: return last();
            case Topic::round: return round();
            case Topic::score: return points();
            case Topic::deck: return deck();
            case Topic::plan: return plan();
            case Topic::tracks: return tracks();
            case Topic::book: return book();
            case Topic::entertainers: return entertainers();
            case Topic::choices: return {choices_text(game_)};
            case Topic::innkeeper: return innkeeper();
            case Topic::thing: return thing();
            case Topic::help: return help();
            default: return {};
        }
    }

  private:
    /** The spaces for each die. */
    Lines hand() const {
        const std::vector<HandDie> dice = dice_in_hand(player_);
        if (dice.empty()) return {std::string(say(Text::status_dice_none))};
        Lines lines{say(Text::status_dice, {{"dice", dice_names(dice, keeper_.color)}})};
        for (Face face = 1; face <= faces; ++face) {
            if (!(player_.white + player_.own).has(face)) continue;
            std::vector<std::string> spaces;
            for (int space = 0; space < static_cast<int>(seat_space(player_.tables)); ++space) {
                const auto here = static_cast<Space>(space);
                if (!is_open(here, face)) continue;
                std::string brings = std::string(space_name(player_, here)) + " " + yield_text(player_, here);
                if (std::find(spaces.begin(), spaces.end(), brings) == spaces.end())
                    spaces.push_back(std::move(brings));
            }
            if (!spaces.empty()) lines.push_back(std::to_string(face) + ": " + listed(spaces) + ".");
        }
        return lines;
    }

    /** Whether a die of this face may lie there, as far as its own space and the dishwashers go. */
    bool is_open(Space space, Face face) const {
        if (is_seat(space) && player_.seats[static_cast<std::size_t>(seat_of(space))].guest == no_card) return false;
        if (!takes_many(space) && !die_on(player_, space).free()) return false;
        const int needed = dishwashers_needed(player_, face, space);
        return needed >= 0 && needed <= free_dishwashers(player_);
    }

    /** With the dice on a space, or a note that it was used. */
    std::string with_dice(const std::string& text, Space space) const {
        std::vector<HandDie> dice;
        for (const PlacedDie& die : placed_dice(player_))
            if (die.space == space) dice.push_back({die.face, die.own});
        if (!dice.empty()) return text + ". " + say(Text::about_dice_on, {{"dice", dice_names(dice, keeper_.color)}});
        const bool used = !takes_many(space) && die_on(player_, space).used();
        return used ? text + ". " + std::string(say(Text::refusal_used)) + "." : text + ".";
    }

    Lines board() const {
        Lines lines;
        for (int seat = 0; seat < player_.tables; ++seat) {
            const Card guest = player_.seats[static_cast<std::size_t>(seat)].guest;
            lines.push_back(guest == no_card ? say(Text::label_empty_table, {{"table", seat + 1}}) + "."
                                             : with_dice(say(Text::label_guest, {{"card", card_name(guest)},
                                                                                 {"table", seat + 1},
                                                                                 {"pips", facts(guest).pips},
                                                                                 {"thalers", facts(guest).thalers}}),
                                                         seat_space(seat)));
        }
        for (const Space space : {Space::cashbox, Space::barrel, Space::brewer, Space::monk})
            lines.push_back(
                with_dice(std::string(space_name(player_, space)) + ": " + yield_text(player_, space), space));
        std::vector<std::string> in_play;
        for (int kind = 0; kind < components::tavern_kinds; ++kind)
            if (const int count = player_.staff_of(static_cast<Card>(kind)); count > 0)
                in_play.push_back(counted_cards(static_cast<Card>(kind), count));
        if (!in_play.empty()) lines.push_back(listed(in_play, Text::since_comma) + ".");
        if (player_.dishwashers > 0)
            lines.push_back(std::string(say(Text::board_dishwashers)) + ": " +
                            say(Text::board_dishwashers_free,
                                {{"free", free_dishwashers(player_)}, {"count", player_.dishwashers}}) +
                            ".");
        return lines;
    }

    static std::string about_guest(Card guest) {
        std::string text = say(Text::about_guest, {{"card", card_name(guest)}, {"price", facts(guest).price}}) + ". ";
        if (facts(guest).bonus.kind != BonusKind::none)
            text += say(Text::about_recruited, {{"bonus", bonus_text(facts(guest).bonus)}}) + " ";
        return text + card_about(guest);
    }

    Lines row() const {
        Lines lines;
        for (std::size_t place = 0; place < state_.row.size(); ++place) {
            const GuestPlace& here = state_.row[place];
            if (here.guest == no_card) continue;
            lines.push_back(std::to_string(place + 1) + ": " + about_guest(here.guest));
            if (here.signature) lines.back() += " " + std::string(say(Text::about_signature));
        }
        return lines;
    }

    std::string about_staff(Card card) const {
        return say(Text::about_staff, {{"card", card_name(card)}, {"price", facts(card).price}}) + ". " +
               card_about(card) + " " + say(Text::about_points, {{"points", facts(card).points}}) + ". " +
               say(Text::about_left, {{"count", state_.stock[index_of(card)]}});
    }

    Lines cards() const {
        Lines lines;
        for (int kind = 0; kind < components::tavern_kinds; ++kind)
            if (facts(static_cast<Card>(kind)).module <= state_.setup.module)
                lines.push_back(about_staff(static_cast<Card>(kind)));
        return lines;
    }

    std::string about_tile(Tile tile) const {
        if (player_.has_upgraded(tile)) return say(Text::about_tile_upgraded, {{"tile", tile_name(tile)}}) + ".";
        return std::string(tile_name(tile)) + ". " + tile_price_about(tile, cards_to_return(player_, tile)) + " " +
               std::string(upgrade_about(state_, tile));
    }

    Lines tiles() const {
        Lines lines;
        for (int kind = 0; kind < components::tile_kinds; ++kind) lines.push_back(about_tile(static_cast<Tile>(kind)));
        return lines;
    }

    Lines nobles() const {
        Lines lines{say(Text::about_nobles, {{"count", state_.nobles}}) + " " + card_about(Card::noble)};
        for (std::size_t count = 1; count <= components::nobles_price.size(); ++count)
            lines.push_back(say(Text::label_recruit, {{"card", count == 1 ? std::string(say(Text::ask_nobles_one))
                                                                          : say(Text::ask_nobles_many,
                                                                                {{"count", static_cast<int>(count)}})},
                                                      {"price", components::nobles_price[count - 1]}}) +
                            ".");
        return lines;
    }

    Lines purse() const {
        std::string text = say(Text::status_purse, {{"name", keeper_.name},
                                                    {"thalers", player_.thalers},
                                                    {"beer", player_.beer},
                                                    {"points", score(state_, asked_.seat).total()}});
        if (has_schnapps(state_.setup)) text += " " + say(Text::status_schnapps, {{"count", player_.schnapps}});
        text +=
            " " + std::string(say(Text::board_counter_guests)) + ": " + std::to_string(player_.counter_guests) + ".";
        return {text};
    }

    Lines last() const {
        const std::size_t steps = game_.steps().size();
        Lines lines = log_lines(game_, steps > last_steps ? steps - last_steps : 0);
        if (lines.size() > last_log_lines) lines.erase(lines.begin(), lines.end() - last_log_lines);
        if (lines.empty()) lines.emplace_back(say(Text::log_empty));
        for (std::string& line : lines) line = as_sentence(std::move(line));
        return lines;
    }

    std::string bonus_of(int round) const {
        return round_name(round) + ": " + bonus_text(round_space(state_.setup, round)) + ".";
    }

    Lines round() const {
        Lines lines{phase_and_round(state_.phase, state_.round) + "."};
        for (int round = std::max<int>(1, state_.round); round <= components::rounds && round <= state_.round + 1;
             ++round)
            lines.push_back(bonus_of(round));
        return lines;
    }

    Lines points() const {
        Lines lines;
        for (int seat = 0; seat < state_.setup.players; ++seat) {
            const Score has = score(state_, seat);
            std::vector<std::string> sources;
            for (const ScoreSource& source : score_sources)
                if (const int points = has.*(source.points); points > 0)
                    sources.push_back(std::string(say(source.text)) + " " + std::to_string(points));
            lines.push_back(
                say(Text::label_tab, {{"name", shown_innkeeper(game_, seat).name}, {"points", has.total()}}) +
                (sources.empty() ? "" : ": " + listed(sources)) + ".");
        }
        return lines;
    }

    Lines deck() const {
        Lines lines{say(Text::about_deck, {{"count", player_.known_count + player_.bag.total()}}) + "."};
        if (const std::string known = known_on_top(player_); !known.empty())
            lines.push_back(say(Text::about_on_top, {{"cards", known}}));
        lines.push_back(say(Text::about_discard, {{"count", player_.discard.total()}}) + ".");
        return lines;
    }

    Lines plan() const {
        const Outlook after = outlook(state_, asked_.seat);
        const auto amounts = [](int thalers, int beer) {
            return std::to_string(thalers) + "[thaler] " + std::to_string(beer) + "[beer]";
        };
        Lines lines{say(Text::about_have_after, {{"name", keeper_.name},
                                                 {"have", amounts(player_.thalers, player_.beer)},
                                                 {"after", amounts(after.thalers_after, after.beer_after)}})};
        if (after.steps > 0) {
            const PlanShare share = plan_as_it_lies(player_);
            lines.push_back(say(Text::board_reputation_plan,
                                {{"thalers", share.thalers}, {"beer", share.beer}, {"steps", after.steps}}) +
                            ".");
        }
        return lines;
    }

    Lines tracks() const {
        const int at = player_.monastery;
        Lines lines{at == 0 ? std::string(say(Text::about_monastery_start))
                            : say(Text::about_monastery_space, {{"space", at}}) + "."};
        for (int space = at + 1; space <= components::monastery_length; ++space) {
            const Bonus& bonus = components::monastery_track[static_cast<std::size_t>(space)];
            if (bonus.kind == BonusKind::none) continue;
            lines.back() += " " + std::to_string(space) + ": " + bonus_text(bonus) + ".";
            break;
        }
        if (!has_reputation(state_.setup)) return lines;
        const int here = reputation_space(state_.setup, player_.reputation);
        lines.push_back(
            std::string(say(Text::board_reputation)) + " " + std::to_string(here) + ": " +
            say(Text::about_reputation_space, {{"points", reputation_points(state_.setup, player_.reputation)}}) + ".");
        for (int space = here + 1; space <= reputation_length(state_.setup); ++space) {
            const Bonus& bonus = reputation_at(state_.setup, space).bonus;
            if (bonus.kind == BonusKind::none) continue;
            lines.back() += " " + std::to_string(space) + ": " + bonus_text(bonus) + ".";
            break;
        }
        return lines;
    }

    Lines book() const {
        Lines lines;
        for (std::size_t column = 0; column < components::book_columns && has_guest_book(state_.setup); ++column) {
            const std::size_t signs = player_.book[column];
            lines.push_back(say(Text::typed_column, {{"column", static_cast<int>(column) + 1},
                                                     {"price", book_price(column)},
                                                     {"count", static_cast<int>(signs)},
                                                     {"rows", components::book_rows}}));
            if (signs == components::book_rows) continue;
            if (std::string gains = signature_gains(player_, column); !gains.empty())
                lines.back() += " " + say(Text::about_gives, {{"bonus", std::move(gains)}});
        }
        if (lines.empty()) lines.emplace_back(std::string(say(Text::refusal_not_offered)) + ".");
        return lines;
    }

    Lines entertainers() const {
        Lines lines;
        for (std::size_t entertainer = 0; entertainer < player_.sides.size(); ++entertainer)
            if (const int side = player_.sides[entertainer]; side > 0)
                lines.push_back(std::string(entertainer_name(static_cast<int>(entertainer))) + ": " + side_rule(side) +
                                ". " + side_about(side));
        if (lines.empty()) lines.emplace_back(std::string(say(Text::refusal_not_offered)) + ".");
        return lines;
    }

    Lines innkeeper() const {
        Lines lines = purse();
        lines.push_back(dice_text(state_, asked_.seat, keeper_.color));
        for (std::string& line : deck()) lines.push_back(std::move(line));
        return lines;
    }

    Lines thing() const {
        Lines lines;
        if (asked_.card != no_card)
            lines.push_back(is_tavern_card(asked_.card) ? about_staff(asked_.card)
                            : is_guest(asked_.card)
                                ? about_guest(asked_.card)
                                : std::string(card_name(asked_.card)) + ". " + card_about(asked_.card));
        if (asked_.tile) lines.push_back(about_tile(*asked_.tile));
        return lines;
    }

    static Lines help() {
        const auto first_words = [](Text first, int count) {
            std::string words;
            for (int index = 0; index < count; ++index)
                words += (index == 0 ? "" : ", ") +
                         word_slot(say(first, static_cast<std::size_t>(index))).names->front().shown;
            return words;
        };
        constexpr int verbs = static_cast<int>(Text::typed_word_fillers) - static_cast<int>(Text::typed_word_place);
        return {say(Text::typed_help, {{"questions", first_words(Text::typed_question_hand, topics_with_words)},
                                       {"actions", first_words(Text::typed_word_place, verbs)}})};
    }

    const Game& game_;
    const State& state_;
    const TypedQuestion& asked_;
    const Player& player_;
    const Innkeeper keeper_;
};

}  // namespace

std::string as_sentence(std::string text) {
    if (!text.empty() && text.find_last_of(".!?") != text.size() - 1) text += '.';
    return text;
}

std::string in_one_line(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : " ") + part;
    return text;
}

std::vector<std::string> answer_to(const Game& game, const TypedQuestion& asked) {
    Lines lines = Answers(game, asked).lines();
    for (std::string& line : lines) line = spoken(line);
    return lines;
}

}  // namespace tavern
