// The language chosen: its texts come from the page.
#include <doctest/doctest.h>

#include "fake_page.hpp"
#include "ui/text.hpp"

using namespace tavern;
using namespace tavern::app;

TEST_CASE("another language is fetched and spoken, or the old one stays") {
    Visit visit;
    const auto choose = [&](ui::Language language) {
        ui::Intent intent{};
        intent.kind = ui::Intent::Kind::change_settings;
        intent.settings = visit.model().settings;
        intent.settings.language = language;
        visit.session.handle(intent);
    };
    choose(ui::Language::english);
    CHECK_FALSE(visit.page.texts_wanted);
    choose(ui::Language::german);
    REQUIRE(visit.page.texts_wanted == ui::Language::german);
    visit.session.texts_fetched(ui::Language::german, {});
    CHECK(visit.model().settings.language == ui::Language::english);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::error);
    CHECK(visit.model().notice.text == ui::say(ui::Text::language_missing));
    visit.want(ui::Intent::Kind::answer_no);

    std::string file(ui::text_fingerprint);
    file += '\0';
    for (int index = 0; index < ui::text_count; ++index) {
        if (index == static_cast<int>(ui::Text::card_noble)) file += "Adliger";
        file += '\0';
    }
    visit.session.texts_fetched(ui::Language::german, file);
    CHECK(visit.model().settings.language == ui::Language::german);
    CHECK(ui::say(ui::Text::card_noble) == "Adliger");
    CHECK(visit.model().notice.kind == ui::Notice::Kind::none);
    choose(ui::Language::english);
    CHECK(visit.page.texts_wanted == ui::Language::english);
    visit.session.texts_fetched(ui::Language::english, {});
    CHECK(ui::say(ui::Text::card_noble) == "Noble");
}
