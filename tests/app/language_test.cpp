// The language chosen: its texts come from the page.
#include <doctest/doctest.h>

#include "app/settings_json.hpp"
#include "fake_platform.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

void choose(Visit& visit, Language language) {
    visit.set(&ui::Settings::language, language);
}

/** A language that has one text. */
std::string language_of(Text text, const char* says) {
    std::string file(text_fingerprint);
    file += '\0';
    for (int index = 0; index < text_count; ++index) {
        if (index == static_cast<int>(text)) file += says;
        file += '\0';
    }
    return file;
}

std::string nobles_called(const char* name) {
    return language_of(Text::card_noble, name);
}

}  // namespace

TEST_CASE("another language is fetched and spoken") {
    Visit visit;
    choose(visit, Language::english);
    CHECK_FALSE(visit.platform.texts_wanted);
    choose(visit, Language::german);
    REQUIRE(visit.platform.texts_wanted == Language::german);
    visit.session.texts_fetched(Language::german, nobles_called("Adliger"));
    CHECK(visit.model().settings.language == Language::german);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::none);
    CHECK(say(Text::card_noble) == "Adliger");
    choose(visit, Language::english);
    REQUIRE(visit.platform.texts_wanted == Language::english);
    visit.session.texts_fetched(Language::english, {});
    CHECK(say(Text::card_noble) == "Noble");
}

TEST_CASE("a player without a name gets one in the language chosen, whatever was shown before") {
    const Setup setup{2, 1};
    const Game game(setup, 1, default_innkeepers(setup));
    CHECK(shown_innkeeper(game, 0).name == say(Text::session_name_1));
    REQUIRE_FALSE(speak(Language::german, language_of(Text::session_name_1, "Annegret")));
    CHECK(shown_innkeeper(game, 0).name == "Annegret");
    REQUIRE_FALSE(speak(Language::english));
    CHECK(shown_innkeeper(game, 0).name == say(Text::session_name_1));
}

TEST_CASE("the names offered for a new game follow the language, and those chosen stay") {
    Visit visit;
    ui::NewGame choices = visit.model().new_game;
    choices.innkeepers[1].name = "Cora";
    visit.want(intent::ChangeNewGame{choices});
    choose(visit, Language::german);
    visit.session.texts_fetched(Language::german, language_of(Text::session_name_1, "Annegret"));
    CHECK(visit.model().new_game.innkeepers[0].name == "Annegret");
    CHECK(visit.model().new_game.innkeepers[1].name == "Cora");
    visit.session.texts_fetched(Language::german, {});
    CHECK(visit.model().new_game.innkeepers[0].name == "Annegret");
    choose(visit, Language::english);
    visit.session.texts_fetched(Language::english, {});
    CHECK(visit.model().new_game.innkeepers[0].name == say(Text::session_name_1));
}

TEST_CASE("a language that cannot be had leaves the one before, and says why") {
    Visit visit;
    choose(visit, Language::german);
    visit.session.texts_fetched(Language::german, {});
    CHECK(visit.model().settings.language == Language::english);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::error);
    CHECK(visit.model().notice.text == say(Text::language_missing));
    visit.want(intent::AnswerNo{});
    choose(visit, Language::german);
    visit.session.texts_fetched(Language::german, "<!doctype html>");
    CHECK(visit.model().settings.language == Language::english);
    CHECK(visit.model().notice.text == say(Text::language_other_version));
}

TEST_CASE("texts that come after another language was chosen are dropped") {
    Visit visit;
    choose(visit, Language::german);
    choose(visit, Language::english);
    visit.session.texts_fetched(Language::german, nobles_called("Adliger"));
    CHECK(visit.model().settings.language == Language::english);
    CHECK(say(Text::card_noble) == "Noble");
}

TEST_CASE("the device's language is spoken at a first visit, the one chosen at later ones") {
    Visit first;
    first.session.media_preferences("nl-BE", false, false);
    first.session.settings_arrived("");
    CHECK(first.platform.texts_wanted == Language::dutch);
    Visit later;
    later.session.media_preferences("nl-BE", false, false);
    ui::Settings chosen;
    chosen.language = Language::german;
    later.session.settings_arrived(write_settings(chosen));
    CHECK(later.platform.texts_wanted == Language::german);
}
