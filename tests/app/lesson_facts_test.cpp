// A lesson speaks the truth: each sentence is held against the position that it is said of, and the one after its step.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>

#include "ai/advice.hpp"
#include "app/lessons/lessons.hpp"
#include "narration/advice/advice.hpp"
#include "narration/deck.hpp"
#include "narration/outlook.hpp"
#include "rules/rules.hpp"
#include "text/text.hpp"
#include "ui/screens/results/alone.hpp"

namespace tavern::app {
namespace {

/** A step: the position in which its sentence is read, and the one in which it is done. */
struct Said {
    const Game& game;
    const State& before;
    const State& after;
    int lesson;

    const Player& own() const { return before.players[0]; }
    const Player& then() const { return after.players[0]; }
    Card guest(int table) const { return own().seats[static_cast<std::size_t>(table - 1)].guest; }
    int wanted(int table) const { return facts(guest(table)).pips; }
    bool has(Face face) const { return own().white.has(face); }
    bool may(Action action) const { return !refusal(before, action); }
    bool in_hand(std::initializer_list<Face> dice) const {
        return own().white.total() == static_cast<int>(dice.size()) &&
               std::all_of(dice.begin(), dice.end(), [&](Face face) { return has(face); });
    }
    bool nobody_wants(int face) const {
        for (int table = 1; table <= own().seated; ++table)
            if (wanted(table) == face) return false;
        return true;
    }
    /** Every guest at these tables has a die. */
    bool served_next(std::initializer_list<int> tables) const {
        return std::all_of(tables.begin(), tables.end(),
                           [&](int table) { return own().seats[static_cast<std::size_t>(table - 1)].die.lies(); });
    }
    int thalers() const { return then().thalers - own().thalers; }
    int beer() const { return then().beer - own().beer; }
    /** The card on top of the deck, 0, and those below it. */
    Card on_deck(int below = 0) const { return own().known[static_cast<std::size_t>(own().known_count - 1 - below)]; }
    int nobles() const {
        return static_cast<int>(std::count(own().known.begin(), own().known.begin() + own().known_count, Card::noble));
    }
};

using Fact = std::function<bool(const Said&)>;

/** The effects until round 2, if everybody ends turns and questions at once. */
std::vector<Effect> rest_of_round(Game game) {
    const std::size_t before = game.effects().size();
    while (game.state().round == 1) {
        const bool ends = !game.act(Action(ActionKind::ready)) || !game.act(Action(ActionKind::end_turn));
        ActionList legal;
        legal_actions(game.state(), legal);
        if (!ends && game.act(legal[0])) return {};
    }
    return {game.effects().begin() + static_cast<std::ptrdiff_t>(before), game.effects().end()};
}

/** A hint gives one to three ways, each with its reason. */
bool advises(const Said& now) {
    const Advice advice = advise(now.before);
    const auto ways = words_of(now.game, now.before, advice);
    return !ways.empty() && ways.size() <= 3 &&
           std::all_of(ways.begin(), ways.end(), [](const SuggestionWords& way) { return !way.why.empty(); });
}

constexpr Card good_cards[] = {Card::server, Card::table, Card::brewer};

/** With one regular fewer in the deck of the beginning, every other card comes more often. */
bool good_cards_come_more_often(const Said& now) {
    const Piles more = piles_of(new_game(now.before.setup).players[0]);
    Piles few = more;
    const auto pile =
        std::find_if(few.begin(), few.end(), [](const CardCounts& one) { return one[Card::regular_1] > 0; });
    if (pile == few.end()) return false;
    pile->remove(Card::regular_1);
    return std::all_of(std::begin(good_cards), std::end(good_cards), [&](Card card) {
        return chance_to_come(few, components::printed_tables, card) >
               chance_to_come(more, components::printed_tables, card);
    });
}

constexpr Action ready(ActionKind::ready);
const BonusKind counter_guest = BonusKind::counter_guest;

const std::map<Text, Fact> first_facts{
    {Text::lesson_first_die_1,
     [](const Said& now) { return now.guest(3) == Card::guest_3 && now.wanted(3) == 3 && now.has(3); }},
    {Text::lesson_first_die_2,
     [](const Said& now) {
         return is_regular(now.guest(1)) && now.wanted(1) == 1 && facts(now.guest(1)).thalers == 1 && now.has(1);
     }},
    {Text::lesson_first_die_3,
     [](const Said& now) { return is_regular(now.guest(2)) && now.wanted(2) == 2 && now.has(2); }},
    {Text::lesson_first_die_4,
     [](const Said& now) {
         return now.nobody_wants(4) && now.in_hand({4}) && now.may(ready) &&
                ui::lesson(now.lesson + 1).steps[0].actions[0] == act::place(4, Space::cashbox);
     }},
    {Text::lesson_first_die_5,
     [](const Said& now) {
         return now.served_next({1, 2, 3}) && now.thalers() == 1 + 2 + 3;
     }},
    {Text::lesson_first_die_6,
     [](const Said& now) {
         return now.own().thalers > components::safe_limit[0] && now.may(act::buy(Card::server)) &&
                !now.may(act::upgrade(Tile::brewer, 0));
     }},
    {Text::lesson_any_die_1,
     [](const Said& now) {
         State any = now.before;
         for (Face face = 1; face <= faces; ++face) {
             any.players[0].white = {};
             any.players[0].white.add(face);
             if (refusal(any, act::place(face, Space::cashbox)) || refusal(any, act::place(face, Space::barrel)))
                 return false;
         }
         return now.has(4) && yield_of(now.own(), Space::cashbox) == 1;
     }},
    {Text::lesson_any_die_2, [](const Said& now) { return now.has(6) && yield_icon(Space::barrel) == "[beer]"; }},
    {Text::lesson_any_die_3,
     [](const Said& now) {
         return now.nobody_wants(1) && now.own().dishwashers == 1 && is_regular(now.guest(1)) && now.wanted(1) == 2 &&
                now.has(1) && !is_regular(now.guest(2));
     }},
    {Text::lesson_any_die_4,
     [](const Said& now) { return now.guest(2) == Card::guest_3 && now.wanted(2) == 3 && now.has(3); }},
    {Text::lesson_any_die_5, [](const Said& now) { return now.own().white.total() == 0; }},
    {Text::lesson_any_die_6, [](const Said& now) { return placed_dice(now.own()).size() == 4; }},
    {Text::lesson_any_die_7,
     [](const Said& now) { return now.own().thalers > 0 && now.own().beer > 0 && components::storage_limit[0] == 2; }},
    {Text::lesson_brewer_1,
     [](const Said& now) {
         return components::brewer_dice == std::array<int, 2>{1, 6} && now.has(1) &&
                now.own().staff_of(Card::brewer) == 2 &&
                yield_of(now.own(), Space::brewer) == components::brewer_yield[0] + 2;
     }},
    {Text::lesson_brewer_2,
     [](const Said& now) {
         return now.has(6) && now.own().brewer_white.total() == 1 && now.then().brewer_white.total() == 2;
     }},
    {Text::lesson_brewer_3,
     [](const Said& now) {
         return now.in_hand({3, 4});
     }},
    {Text::lesson_brewer_4, [](const Said& now) { return now.beer() == 2 * yield_of(now.own(), Space::brewer); }},
    {Text::lesson_brewer_5, [](const Said& now) { return now.own().beer > 2 * components::brewer_yield[0]; }},
    {Text::lesson_guests_1,
     [](const Said& now) { return now.own().brewer_white.total() == 3 && now.own().staff_of(Card::brewer) == 3; }},
    {Text::lesson_guests_2,
     [](const Said& now) {
         const CardFacts& forester = facts(now.before.row[2].guest);
         return now.before.row[2].guest == Card::guest_5_thalers && forester.bonus.kind == BonusKind::thalers &&
                now.own().beer >= forester.price && now.thalers() == forester.bonus.amount && now.then().recruited;
     }},
    {Text::lesson_guests_3, [](const Said& now) { return now.on_deck() == Card::guest_5_thalers; }},
    {Text::lesson_guests_4,
     [](const Said& now) {
         return now.own().beer >= components::nobles_price[0] &&
                score(now.after, 0).total() == score(now.before, 0).total() + facts(Card::noble).points;
     }},
    {Text::lesson_guests_5,
     [](const Said& now) {
         const Score points = score(now.before, 0);
         return points.nobles == facts(Card::noble).points && points.guests >= facts(Card::guest_5_thalers).points;
     }},
    {Text::lesson_cards_1,
     [](const Said& now) {
         return now.served_next({1, 2, 3}) && !is_regular(now.guest(1)) && !is_regular(now.guest(2)) &&
                !is_regular(now.guest(3));
     }},
    {Text::lesson_cards_2,
     [](const Said& now) { return now.may(act::buy(Card::server)) && refusal(now.after, act::buy(Card::server)); }},
    {Text::lesson_cards_3,
     [](const Said& now) { return now.own().thalers >= facts(Card::brewer).price && now.on_deck() == Card::server; }},
    {Text::lesson_cards_4, [](const Said& now) { return now.own().staff_of(Card::barback) == 1 && now.beer() == 1; }},
    {Text::lesson_cards_5,
     [](const Said& now) { return now.on_deck() == Card::brewer && now.on_deck(1) == Card::server; }},
    {Text::lesson_upgrades_1,
     [](const Said& now) {
         return now.served_next({1, 2, 3}) && now.thalers() >= 12;
     }},
    {Text::lesson_upgrades_2,
     [](const Said& now) {
         return now.own().thalers >= facts(Tile::cashbox).cost && now.then().has_upgraded(Tile::cashbox) &&
                score(now.after, 0).total() == score(now.before, 0).total() + facts(Card::noble).points;
     }},
    {Text::lesson_upgrades_3,
     [](const Said& now) { return now.own().cashbox.lies() && now.thalers() == components::cashbox_yield[1]; }},
    {Text::lesson_upgrades_4,
     [](const Said& now) {
         return now.own().staff_of(Card::dishwasher) == 1 && now.then().staff_of(Card::dishwasher) == 0 &&
                -now.thalers() == upgrade_price(Tile::dishwasher, 1) &&
                upgrade_price(Tile::dishwasher, 1) < facts(Tile::dishwasher).cost;
     }},
    {Text::lesson_upgrades_5, [](const Said& now) { return now.nobles() == 2; }},
    {Text::lesson_monastery_1, [](const Said& now) { return now.own().monastery == 1; }},
    {Text::lesson_monastery_2,
     [](const Said& now) {
         return now.own().monk_white.total() == 2 && now.then().monastery == now.own().monastery + 2;
     }},
    {Text::lesson_monastery_3,
     [](const Said& now) {
         const auto& track = components::monastery_track;
         const auto waits = [&](BonusKind kind) {
             return std::any_of(track.begin() + 6, track.end(), [&](const Bonus& bonus) { return bonus.kind == kind; });
         };
         return now.on_deck() == Card::barback && track[now.own().monastery + 2U].kind == BonusKind::thalers &&
                track[now.own().monastery + 1U].kind == BonusKind::none && waits(BonusKind::card) &&
                waits(BonusKind::noble);
     }},
    {Text::lesson_monastery_4,
     [](const Said& now) {
         return now.own().counter_guests == 1 && now.then().counter_guests == 0 &&
                now.then().monastery == now.own().monastery + 1;
     }},
    {Text::lesson_monastery_5,
     [](const Said& now) {
         State last = now.before;
         last.players[0].monastery = components::monastery_length;
         last.players[0].counter_guests = 1;
         Effects effects;
         return !apply(last, Action(ActionKind::counter_guest), effects) && last.players[0].monastery == 0;
     }},
};

const std::map<Text, Fact> later_facts{
    {Text::lesson_evening_1,
     [](const Said& now) {
         const auto& bonuses = components::summer_track;
         return now.before.round == 1 && bonuses[0].count == 1 && bonuses[0].options[0].kind == counter_guest &&
                now.own().counter_guests == 1 && now.before.players[1].counter_guests == 1 &&
                bonuses.size() == components::rounds;
     }},
    {Text::lesson_evening_2,
     [](const Said& now) { return now.own().seated == now.own().tables && now.guest(3) != no_card; }},
    {Text::lesson_evening_3,
     [](const Said& now) { return now.may(Action(ActionKind::start_over)) && now.own().counter_guests == 1; }},
    {Text::lesson_evening_4,
     [](const Said& now) { return now.own().coaster.total() == 4 && now.before.players[1].coaster.total() == 4; }},
    {Text::lesson_evening_5,
     [](const Said& now) {
         return shown_innkeeper(now.game, 1).name == "Bram" && now.own().coaster.total() == 3 &&
                now.own().white.total() == 1;
     }},
    {Text::lesson_evening_6,
     [](const Said& now) { return now.own().coaster.total() == 2 && now.then().white.total() == 4; }},
    {Text::lesson_evening_7,
     [](const Said& now) {
         const int in_play = played_cards(now.own()).total();
         const std::vector<Effect> rest = rest_of_round(now.game);
         const auto has = [&](EffectKind kind, int amount) {
             return std::any_of(rest.begin(), rest.end(),
                                [&](const Effect& effect) { return effect.kind == kind && effect.a == amount; });
         };
         return question(now.before) == Question::plan && in_play > 0 && has(EffectKind::cards_discarded, in_play) &&
                has(EffectKind::evening_begins, 2);
     }},
    {Text::lesson_reputation_1,
     [](const Said& now) {
         const int gain = yield_of(now.own(), Space::brewer);
         return has_reputation(now.before.setup) && now.has(6) && now.guest(1) == Card::guest_3 &&
                facts(now.guest(1)).thalers == gain && planned_reputation(now.then()) == gain;
     }},
    {Text::lesson_reputation_2,
     [](const Said& now) {
         return planned_reputation(now.own()) == 3 && components::reputation_track[2].bonus.kind == BonusKind::schnapps;
     }},
    {Text::lesson_reputation_3,
     [](const Said& now) { return now.then().reputation == 3 && now.then().schnapps == now.own().schnapps + 1; }},
    {Text::lesson_reputation_4,
     [](const Said& now) { return now.own().schnapps == 1 && score(now.before, 0).schnapps == 1; }},
    {Text::lesson_reputation_5,
     [](const Said& now) {
         return now.own().staff_of(Card::bard) == 1 && now.then().reputation == now.own().reputation + 1;
     }},
    {Text::lesson_reputation_6,
     [](const Said& now) {
         return score(now.before, 0).reputation == reputation_points(now.before.setup, now.own().reputation) &&
                score(now.before, 0).reputation > 0;
     }},
    {Text::lesson_guest_book_1,
     [](const Said& now) {
         const GuestPlace& hunter = now.before.row[2];
         return has_guest_book(now.before.setup) && hunter.guest == Card::guest_5 && hunter.signature &&
                now.own().beer >= facts(hunter.guest).price;
     }},
    {Text::lesson_guest_book_2,
     [](const Said& now) {
         const std::size_t column = facts(Card::guest_5).book_column;
         return now.own().book[column] == 1 && components::guest_book[0][column].kind != BonusKind::none;
     }},
    {Text::lesson_guest_book_3,
     [](const Said& now) {
         std::vector<std::size_t> rounds;
         for (std::size_t index = 0; index < components::winter_track.size(); ++index)
             if (components::winter_track[index].options[0].kind == BonusKind::entertainer) rounds.push_back(index + 1);
         return rounds == std::vector<std::size_t>{2, 3, 5} && now.own().sides[0] == 1 && now.thalers() == 2 &&
                now.then().schnapps == now.own().schnapps - 1;
     }},
    {Text::lesson_guest_book_4,
     [](const Said& now) {
         Setup fourth = now.before.setup;
         fourth.module = 4;
         Setup third = fourth;
         third.module = 3;
         return has_start_cards(fourth) && !has_start_cards(third);
     }},
    {Text::lesson_guest_book_5,
     [](const Said& now) {
         const ui::Lesson& last = ui::lesson(ui::lesson_count - 1);
         return now.lesson + 1 == ui::lesson_count && now.before == now.after &&
                last.steps[static_cast<std::size_t>(last.length() - 1)].text == Text::lesson_guest_book_5;
     }},
    {Text::lesson_second_thoughts_1,
     [](const Said& now) {
         for (int table = 1; table <= 3; ++table)
             if (facts(now.guest(table)).thalers > 2) return false;
         return now.own().counter_guests == 1 && now.may(Action(ActionKind::start_over)) &&
                now.then().discard.total() == 3;
     }},
    {Text::lesson_second_thoughts_2,
     [](const Said& now) {
         for (int table = 1; table <= 3; ++table)
             if (facts(now.guest(table)).thalers < 4) return false;
         return now.own().counter_guests == 0 && question(now.before) == Question::plan;
     }},
    {Text::lesson_second_thoughts_3,
     [](const Said& now) { return now.then().cashbox.lies() && !now.own().cashbox.lies(); }},
    {Text::lesson_second_thoughts_4,
     [](const Said& now) { return now.own().cashbox.lies() && !now.then().cashbox.lies(); }},
    {Text::lesson_second_thoughts_5, advises},
    {Text::lesson_second_thoughts_6,
     [](const Said& now) {
         // From the draft to the end of a turn, and over all questions of a whole round.
         Game round = now.game;
         for (int decisions = 0; round.state().round == 1; ++decisions) {
             if (actor(round.state()).kind != ActorKind::player || advise(round.state()).suggestions.empty())
                 return false;
             ActionList legal;
             legal_actions(round.state(), legal);
             if (round.act(legal[legal.size() - 1])) return false;
         }
         const auto counts = [&] {
             return ui::alone_summary(round, {}).find(say(Text::alone_no_best)) == std::string::npos;
         };
         const bool without_hints = counts();
         round.mark_hinted();
         return without_hints && !counts();
     }},
    {Text::lesson_tables_1,
     [](const Said& now) {
         return now.own().staff_of(Card::table) == 1 && now.own().tables == components::printed_tables + 1 &&
                now.guest(4) != no_card;
     }},
    {Text::lesson_tables_2,
     [](const Said& now) {
         return now.served_next({1, 2, 4}) && placed_dice(now.own()).size() == 3;
     }},
    {Text::lesson_tables_3,
     [](const Said& now) {
         return now.own().staff_of(Card::table) == 1 && now.then().staff_of(Card::table) == 0 &&
                -now.thalers() == upgrade_price(Tile::table, 1) && now.then().has_upgraded(Tile::table) &&
                now.then().tables == now.own().tables && now.then().seats[3].guest == now.guest(4);
     }},
    {Text::lesson_tables_4,
     [](const Said& now) {
         return components::monastery_track[now.own().monastery + 1U].kind == BonusKind::service_denied &&
                now.own().counter_guests == 1 && is_regular(now.guest(3)) && !now.own().seats[2].die.lies() &&
                now.then().counter_guests == 0 && now.then().seats[2].guest == no_card &&
                now.then().discard[now.guest(3)] == now.own().discard[now.guest(3)];
     }},
    {Text::lesson_tables_5, [](const Said& now) { return now.guest(3) == no_card && now.own().seated == 4; }},
    {Text::lesson_tables_6, good_cards_come_more_often},
};

/** Does the step's deed. */
void do_step(Game& game, const ui::LessonStep& step) {
    if (step.deed == ui::LessonDeed::undo) game.undo();
    if (ui::only_says(step) || step.deed != ui::LessonDeed::none) return;
    ActionList legal;
    do {
        legal_actions(game.state(), legal);
        narrow(legal, step);
        REQUIRE_FALSE(legal.empty());
        REQUIRE_FALSE(game.act(legal[0]).has_value());
        answer_neighbours(game);
        legal_actions(game.state(), legal);
        narrow(legal, step);
    } while (!finishes(step, legal));
}

TEST_CASE("every sentence of the lessons is true of the position that it is said of") {
    for (int number = 0; number < ui::lesson_count; ++number) {
        const ui::Lesson& lesson = ui::lesson(number);
        Game game = lesson_game(number);
        for (int index = 0; index < lesson.length(); ++index) {
            const ui::LessonStep& step = lesson.steps[static_cast<std::size_t>(index)];
            INFO("lesson " << number + 1 << " step " << index + 1 << ": " << say(step.text));
            const State before = game.state();
            do_step(game, step);
            const Said said{game, before, game.state(), number};
            const auto& facts = first_facts.count(step.text) > 0 ? first_facts : later_facts;
            REQUIRE(facts.count(step.text) == 1);  // a sentence without a fact would be unchecked
            CHECK(facts.at(step.text)(said));
        }
    }
}

TEST_CASE("a lesson names the guests that are there") {
    const auto named = [](Text text, Card card) {
        std::string name(card_name(card));
        name[0] = static_cast<char>(name[0] - 'A' + 'a');
        INFO(say(text) << " / " << name);
        CHECK(say(text).find(name) != std::string_view::npos);
    };
    named(Text::lesson_first_die_1, Card::guest_3);
    named(Text::lesson_any_die_4, Card::guest_3);
    named(Text::lesson_guests_2, Card::guest_5_thalers);
    named(Text::lesson_guests_3, Card::guest_5_thalers);
    named(Text::lesson_guest_book_1, Card::guest_5);
    named(Text::lesson_guest_book_2, Card::guest_5);
}

}  // namespace
}  // namespace tavern::app
