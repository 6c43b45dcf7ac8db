// Links in the address, pasted and typed: whole ones open, whatever was done to them on their way; the others say why,
// leave the game at hand alone and do not stay in the address.
#include "record/link.hpp"

#include <doctest/doctest.h>

#include "../record/mangled_links.hpp"
#include "fake_page.hpp"
#include "record/link_finding.hpp"
#include "ui/text.hpp"

using namespace tavern;
using namespace tavern::app;
using Kind = ui::Intent::Kind;
using ui::Notice;

namespace {

std::string link_of_game(Visit& visit) {
    // Alone, so that no hand-over keeps from looking back.
    visit.start(1, 1);
    visit.play_some(14);
    return *replay_link(*visit.model().game);
}

}  // namespace

TEST_CASE("a mangled link opens from the address, from a paste and from the prompt alike") {
    Visit played;
    const std::string link = link_of_game(played);
    for (const auto& [name, text] : samples::usual_manglings("", link, with_moment("", 9))) {
        const std::string way(name);
        CAPTURE(way);
        Visit visit;
        visit.page.fragment = text;
        visit.session.link_arrived(text);
        CHECK(visit.model().screen == ui::Screen::history);
        CHECK(visit.model().history->moment() == 9);
        CHECK(visit.page.fragment == with_moment(link, 9));
    }
    for (const auto& [name, text] : samples::usual_manglings("https://example.org/inn/#", link, {})) {
        const std::string way(name);
        CAPTURE(way);
        Visit pasted;
        pasted.session.file_read(text);
        CHECK(pasted.model().screen == ui::Screen::table);
        CHECK(pasted.state() == played.state());
        Visit typed;
        typed.want(Kind::open_link_prompt);
        typed.session.text_entered(typed.page.question->field, text);
        CHECK(typed.state() == played.state());
    }
}

TEST_CASE("a refused link goes from the address, is answered each time, and leaves the game alone") {
    Visit visit;
    const std::string link = link_of_game(visit);
    const State before = visit.state();
    const auto kept = visit.page.storage.begin()->second.records;
    for (const std::string& bad :
         {link.substr(0, 20), link + "&at=x", std::string("section-2"), "r9" + link.substr(2)}) {
        CAPTURE(bad);
        for (int times = 0; times < 2; ++times) {
            visit.page.fragment = bad;
            visit.session.link_arrived(bad);
            CHECK(visit.model().notice.kind == Notice::Kind::error);
            CHECK(visit.page.fragment.empty());
            visit.want(Kind::answer_yes);
            CHECK(visit.model().notice.kind == Notice::Kind::none);
        }
        CHECK(visit.state() == before);
        CHECK(visit.model().screen == ui::Screen::table);
    }
    CHECK(visit.page.storage.size() == 1);
    CHECK(visit.page.storage.begin()->second.records == kept);
}

TEST_CASE(
    "while somebody looks back a refused link leaves the moment in the address, and so does one that is declined") {
    Visit visit;
    const std::string link = link_of_game(visit);
    visit.want(Kind::look_back, 5);
    const std::string here = with_moment(link, 5);
    REQUIRE(visit.page.fragment == here);
    Visit other;
    other.start(3, 2);
    for (const std::string& came : {std::string("r1AAAAAAAAAAAAAAAA"), *replay_link(*other.model().game)}) {
        visit.page.fragment = came;
        visit.session.link_arrived(came);
        CHECK(visit.page.fragment == here);
        visit.want(Kind::answer_no);
        CHECK(visit.page.fragment == here);
        CHECK(visit.model().history->moment() == 5);
    }
}

TEST_CASE("a name shows no picture of the game, is no list of names, and never nothing") {
    Visit visit;
    visit.start(2, 1);
    Record record = visit.model().game->record();
    record.innkeepers = {{"[noble][moon]", PlayerColor::blue}, {"Anna 43, Bram 38", PlayerColor::red}};
    Visit other;
    other.session.link_arrived(*replay_link(*Game::load(record)));
    REQUIRE(other.model().game != nullptr);
    CHECK(ui::shown_innkeeper(*other.model().game, 0).name == "(noble)(moon)");
    CHECK(other.model().game->record().innkeepers == record.innkeepers);
    other.play_some(1);
    REQUIRE(other.model().saves.size() == 1);
    const auto& innkeepers = other.model().saves[0].innkeepers;
    REQUIRE(innkeepers.size() == 2);
    CHECK(innkeepers[0].name == "(noble)(moon)");
    CHECK(innkeepers[1].name == "Anna 43; Bram 38");
    CHECK(tidy_name("[noble]") == "(noble)");

    // Blanks, and a space and a joiner without a width.
    for (const char* name : {"  ", "\xE2\x80\x8B\xE2\x80\x8D"}) {
        record.innkeepers[0].name = name;
        const Game unnamed = *Game::load(record);
        CHECK(ui::shown_innkeeper(unnamed, 0).name == ui::usual_name(0));
    }
}
