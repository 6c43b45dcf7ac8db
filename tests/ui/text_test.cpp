// Languages: the sentences of each, their plurals, and the texts that are refused.
#include <doctest/doctest.h>

#include "language.hpp"
#include "record/playout.hpp"
#include "screen.hpp"
#include "text/signs.hpp"
#include "ui/board/table.hpp"
#include "ui/screens/rules/rules.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

std::string steps(int count) {
    return say(Text::bonus_monastery, {{"count", count}});
}

}  // namespace

TEST_CASE("one step, but two and no steps, in each language") {
    CHECK(steps(1) == "1 monastery step");
    CHECK(steps(2) == "2 monastery steps");
    CHECK(steps(0) == "0 monastery steps");
    CHECK(bonus_text({BonusKind::thalers, 1}) == "1 thaler");
    CHECK(bonus_text({BonusKind::thalers, 3}) == "3 thalers");
    {
        const Speaking schmidt(Language::english_schmidt);
        CHECK(bonus_text({BonusKind::thalers, 1}) == "1 doubloon");
        CHECK(bonus_text({BonusKind::thalers, 3}) == "3 doubloons");
    }
    {
        const Speaking german(Language::german);
        CHECK(steps(1) == "1 Klosterschritt");
        CHECK(steps(2) == "2 Klosterschritte");
        CHECK(steps(0) == "0 Klosterschritte");
    }
    const Speaking dutch(Language::dutch);
    CHECK(steps(1) == "1 kloosterstap");
    CHECK(steps(2) == "2 kloosterstappen");
    CHECK(steps(0) == "0 kloosterstappen");
}

TEST_CASE("a value that looks like a place for another one is said as it is") {
    CHECK(say(Text::share_text_points, {{"name", "{points}"}, {"points", 43}}) ==
          say(Text::share_text_points, {{"name", "Anna"}, {"points", 43}}).replace(0, 4, "{points}"));
    const std::string summary = say(Text::session_save_over, {{"players", "{module} {count|a|b}"}, {"module", 3}});
    CHECK(summary.find("{module} {count|a|b}") != std::string::npos);
    // A place without a value is seen.
    CHECK(say(Text::session_saved_as, {{"other", "Anna"}}) == say(Text::session_saved_as));
}

TEST_CASE("the columns of the guest book are called by the prices of their guests") {
    for (const CardFacts& card : components::cards) {
        if (card.price < components::book_prices[0][0] || card.pips == 0) continue;
        const auto [least, most] = components::book_prices[card.book_column];
        CHECK(least <= card.price);
        CHECK(card.price <= most);
    }
    CHECK(book_price(0) == "3–4");
    CHECK(book_price(1) == "5");
}

TEST_CASE("both English vocabularies, German and Dutch name the same card") {
    CHECK(card_name(Card::barback) == "Barback");
    CHECK(card_name(Card::server) == "Server");
    {
        const Speaking schmidt(Language::english_schmidt);
        CHECK(card_name(Card::barback) == "Beer merchant");
        CHECK(card_name(Card::server) == "Waitress");
        // Texts that are the same in both English editions stand once.
        CHECK(card_name(Card::dishwasher) == "Dishwasher");
    }
    {
        const Speaking german(Language::german);
        CHECK(card_name(Card::dishwasher) == "Spüler");
    }
    {
        const Speaking dutch(Language::dutch);
        CHECK(card_name(Card::dishwasher) == "Afwasser");
        CHECK(spoken_language() == Language::dutch);
    }
    CHECK(spoken_language() == Language::english);
    CHECK(card_name(Card::dishwasher) == "Dishwasher");
}

TEST_CASE("in each language one thing has one name, and two things have two") {
    const auto check = [](std::string_view device, std::string_view steps) {
        CHECK(say(Text::settings_helping).find(say(Text::button_hint)) == std::string_view::npos);
        CHECK(say(Text::settings_device) == device);
        CHECK(spoken(say(Text::start_card_monastery, {{"count", 3}})) == steps);
    };
    check("as device", "Move 3 monastery steps.");
    {
        const Speaking german(Language::german);
        check("wie Gerät", "Gehe 3 Klosterschritte.");
    }
    const Speaking dutch(Language::dutch);
    CHECK(say(Text::board_tavern_cards) == say(Text::points_staff));
    check("zoals apparaat", "Zet 3 kloosterstappen.");
    CHECK(say(Text::board_server_dice, {{"count", 2}}) == "2 dobbelstenen");
    CHECK(say(Text::solving_goal_pick_die) == "Beste dobbelsteen");
}

TEST_CASE("no text takes a mouse for granted") {
    const auto check = [] {
        for (int index = 0; index < text_count; ++index)
            for (const char* word : {"mouse", "Hover", "hover", "Maus", "muis"}) {
                const std::string_view text = say(static_cast<Text>(index));
                INFO(text);
                CHECK(text.find(word) == std::string_view::npos);
            }
    };
    check();
    {
        const Speaking german(Language::german);
        check();
    }
    const Speaking dutch(Language::dutch);
    check();
}

TEST_CASE("a text that a language lacks is said in English") {
    std::string file(text_fingerprint);
    file += '\0';
    for (int index = 0; index < text_count; ++index) {
        if (index == static_cast<int>(Text::card_bard)) file += "Minnestreel";
        file += '\0';
    }
    REQUIRE_FALSE(speak(Language::dutch, file));
    CHECK(say(Text::card_bard) == "Minnestreel");
    CHECK(say(Text::card_barback) == "Barback");
    CHECK_FALSE(speak(Language::english));
    CHECK(say(Text::card_bard) == "Bard");
}

TEST_CASE("a file of other texts, cut off or of something else, is refused with the reason and changes nothing") {
    const Speaking german(Language::german);
    const std::string table(say(Text::card_table));
    const std::string good = texts_of(Language::dutch);
    std::string other = good;
    other[0] = other[0] == '0' ? '1' : '0';
    CHECK(speak(Language::dutch, other) == Text::language_other_version);
    CHECK(speak(Language::dutch, "<!doctype html>") == Text::language_other_version);
    CHECK(speak(Language::dutch, good.substr(0, good.size() / 2)) == Text::language_cut_off);
    CHECK(speak(Language::dutch, good.substr(0, good.size() - 1)) == Text::language_cut_off);
    CHECK(speak(Language::dutch, good + '\0') == Text::language_cut_off);
    CHECK(spoken_language() == Language::german);
    CHECK(say(Text::card_table) == table);
}

TEST_CASE("table and rules are said anew when the language changes") {
    Setup setup;
    Game game(setup, 7, default_innkeepers(setup));
    ScreenTest screen(game, 1280, 720);
    // The stack of barbacks says its name.
    const auto says = [&](const char* name) {
        screen.frame();
        const Target* stack = screen.find("buy-barback");
        REQUIRE(stack != nullptr);
        return stack->label.find(name) != std::string::npos;
    };
    CHECK(says("Barback"));
    CHECK(rule_chapters()[0].name == "The game");
    {
        const Speaking dutch(Language::dutch);
        CHECK_FALSE(says("Barback"));
        CHECK(says("Handelaar"));
        CHECK(rule_chapters()[0].name == "Het spel");
        // Its file comes twice where somebody presses twice.
        const Speaking again(Language::dutch);
        CHECK(rule_chapters()[0].name == "Het spel");
    }
    CHECK(says("Barback"));
    CHECK(rule_chapters()[0].name == "The game");
}

TEST_CASE("a picture is said with its number, and dice apart") {
    CHECK(spoken("+1 [thaler]") == "+1 thaler");
    CHECK(spoken("+2[thaler]") == "+2 thalers");
    CHECK(spoken("1 Regular 1[thaler]  5 Monk 1[step]") == "1 Regular 1 thaler, 5 Monk 1 monastery step");
    CHECK(spoken("8[thaler]  1 [beer] +2[step]  −1[schnapps]") == "8 thalers, 1 beer, +2 monastery steps, −1 schnapps");
    CHECK(spoken("11 [step]") == "11 monastery steps");
    CHECK(spoken("1[noble]") == "1 noble");
    CHECK(spoken("2[noble]") == "2 nobles");
    CHECK(spoken("[counter-guest] ▸ 1[step]") == "counter guest: 1 monastery step");
    CHECK(spoken("2[counter-guest]") == "2 counter guests");
    CHECK(spoken("[upgrade] and [noble]") == "upgrade and noble");
    CHECK(spoken("Bram rolled [die-white-1][die-white-3][die-white-3]") == "Bram rolled 1, 3, 3");
    CHECK(spoken("Bram rolled [die-red-1][die-red-6]") == "Bram rolled red 1, red 6");
    const Speaking german(Language::german);
    CHECK(spoken("1[step]") == "1 Klosterschritt");
    CHECK(spoken("2[noble]") == "2 Adlige");
}

TEST_CASE("every sign in a text has a word or is an ornament, and none is said by its file's name") {
    CHECK(spoken("[card-dishwasher]▸[die] +1") == "Dishwasher: die +1");
    CHECK(spoken("3[card-server]") == "3 servers");
    CHECK(spoken("+1[card-table]") == "+1 Table");
    CHECK(spoken("[die-any] ▸ 1[beer]") == "any die: 1 beer");
    CHECK(spoken("[icon-person]") == "guest");
    CHECK(spoken("0[thaler]") == "0 thalers");
    CHECK(spoken("28[points]") == "28 points");
    CHECK(spoken("[plate] 1/2") == "dishwasher 1/2");
    CHECK(spoken("[done] 3[thaler]") == "done 3 thalers");
    // Ornaments, and shapes beside a name.
    CHECK(spoken("[lock] Pass the device on") == "Pass the device on");
    CHECK(spoken("[player-blue] Anna, [player-red] Bram") == "Anna, Bram");
    CHECK(spoken("Pass it on [lock].") == "Pass it on.");
    for (const BonusKind kind :
         {BonusKind::thalers, BonusKind::beer, BonusKind::schnapps, BonusKind::monastery, BonusKind::reputation,
          BonusKind::noble, BonusKind::service_denied, BonusKind::signature, BonusKind::schnapps_or_denied,
          BonusKind::counter_guest, BonusKind::own_die, BonusKind::free_upgrade, BonusKind::entertainer}) {
        const std::string said = spoken(bonus_sign({kind, 2}));
        INFO(said);
        CHECK_FALSE(said.empty());
        CHECK(said.find_first_of("[]-") == std::string::npos);
    }
}

TEST_CASE("a sign beside its own name is not said twice") {
    CHECK(spoken("a noble [noble] walks in") == "a noble walks in");
    CHECK(spoken("passes schnapps [schnapps], which") == "passes schnapps, which");
    CHECK(spoken("[card-dishwasher] Dishwasher") == "Dishwasher");
    CHECK(spoken("[denied] Service denied") == "Service denied");
    // Two of them are two, and a longer word is another one.
    CHECK(spoken("[noble][noble]") == "noble, noble");
    CHECK(spoken("a die: [die-white-3] 3") == "a die: 3 3");
    CHECK(spoken("[die] Diet") == "die Diet");
    const std::string serving = spoken(say(Text::rules_serving_text));
    CHECK(serving.find("Give up a counter guest for 1 monastery step.") != std::string::npos);
    CHECK(spoken(say(Text::rules_guest_book_text)).find("carry a signature. Recruit") != std::string::npos);
}

TEST_CASE("decimals count as many, with the comma of their language") {
    CHECK(spoken("−0.1 [points]") == "−0.1 points");
    CHECK(spoken("−1 [points]") == "−1 point");
    {
        const Speaking german(Language::german);
        CHECK(spoken("−0,1 [points]") == "−0,1 Punkte");
        CHECK(spoken("1, 1 [points]") == "1, 1 Punkt");
    }
    const Speaking dutch(Language::dutch);
    CHECK(spoken("−0,6 [points]") == "−0,6 punten");
}

TEST_CASE("after a question or an arrow the text goes on as in a sentence") {
    CHECK(spoken("Which die?. Touch one.") == "Which die? Touch one.");
    CHECK(spoken("Well?...") == "Well?...");
    CHECK(spoken("5 ▸ 6") == "5 to 6");
    CHECK(spoken("1▸2[beer]") == "1 to 2 beer");
    CHECK(spoken("1[thaler] 2[beer] +1[step], 3[beer]") == "1 thaler, 2 beer, +1 monastery step, 3 beer");
    CHECK(spoken("1[schnapps]▸[die]") == "1 schnapps: die");
    CHECK(spoken("Rules ▸") == "Rules:");
}

TEST_CASE("every card is explained with its numbers") {
    for (std::size_t index = 0; index < components::cards.size(); ++index) {
        const std::string about = card_about(static_cast<Card>(index));
        INFO(about);
        CHECK(about.find('{') == std::string::npos);
    }
    CHECK(card_about(Card::guest_3).find("a 3 brings ") != std::string::npos);
    CHECK(card_about(Card::barback) == "In play: 1 [beer] each turn, without a die.");
}

TEST_CASE("no line of the log counts one as many, or leaves a value open") {
    int lines = 0;
    for (const std::uint64_t seed : {3U, 4U, 5U}) {
        Game game = game_of_persons(3, 5, seed);
        RandomNumbers numbers(seed);
        while (game.state().phase != Phase::over) {
            ActionList legal;
            legal_actions(game.state(), legal);
            REQUIRE_FALSE(game.act(legal[numbers.below(legal.size())]).has_value());
        }
        for (const std::string& line : log_lines(game, 0)) {
            const std::string said = " " + spoken(line);
            INFO(said);
            CHECK(said.find('{') == std::string::npos);
            for (const char* many : {" 1 thalers", "+1 thalers", " 1 servers", " 1 dishwashers", " 1 tables",
                                     " 1 bards", " 1 brewers", " 1 barbacks", " 1 nobles"})
                CHECK(said.find(many) == std::string::npos);
            // A player who kept nothing is not named, and a bonus on a track is told as a choice.
            CHECK(said.find(" –") == std::string::npos);
            CHECK(said.find("schnapps, service denied") == std::string::npos);
            ++lines;
        }
    }
    CHECK(lines > 1000);
}
