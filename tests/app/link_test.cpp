// Links in the address, pasted and typed: whole ones open, even when changed on their way; the others say why,
// leave the game at hand alone and do not stay in the address.
#include "record/link/link.hpp"

#include <doctest/doctest.h>

#include "../record/mangled_links.hpp"
#include "../record/sample_games.hpp"
#include "app/turns.hpp"
#include "fake_platform.hpp"
#include "record/link/link_finding.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::app;
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
        visit.platform.fragment = text;
        visit.session.link_arrived(text);
        CHECK(visit.model().screen == ui::Screen::history);
        CHECK(visit.model().history->moment() == 9);
        CHECK(visit.platform.fragment == with_moment(link, 9));
    }
    for (const auto& [name, text] : samples::usual_manglings("https://example.org/inn/#", link, {})) {
        const std::string way(name);
        CAPTURE(way);
        Visit pasted;
        pasted.session.file_read(text);
        CHECK(pasted.model().screen == ui::Screen::table);
        CHECK(pasted.state() == played.state());
        Visit typed;
        typed.want(intent::OpenLinkPrompt{});
        typed.session.text_entered(typed.platform.question->field, text);
        CHECK(typed.state() == played.state());
    }
}

TEST_CASE("a refused link goes from the address, is answered each time, and leaves the game alone") {
    Visit visit;
    const std::string link = link_of_game(visit);
    const State before = visit.state();
    const auto kept = visit.platform.storage.begin()->second.records;
    for (const std::string& bad :
         {link.substr(0, 20), link + "&at=x", std::string("section-2"), "r9" + link.substr(2)}) {
        CAPTURE(bad);
        for (int times = 0; times < 2; ++times) {
            visit.platform.fragment = bad;
            visit.session.link_arrived(bad);
            CHECK(visit.model().notice.kind == Notice::Kind::error);
            CHECK(visit.platform.fragment.empty());
            visit.want(intent::AnswerYes{});
            CHECK(visit.model().notice.kind == Notice::Kind::none);
        }
        CHECK(visit.state() == before);
        CHECK(visit.model().screen == ui::Screen::table);
    }
    CHECK(visit.platform.storage.size() == 1);
    CHECK(visit.platform.storage.begin()->second.records == kept);
}

TEST_CASE("links of every way open in place of the game being played, and refused ones leave it as it was") {
    RandomNumbers numbers(20);
    std::vector<Game> games;
    for (const int players : {2, 3, 4}) {
        games.push_back(samples::game_of(samples::setup_of(players, 5), 7, 30));
        answer_forced(games.back());
    }
    Visit visit;
    const std::string own = link_of_game(visit);
    const std::string slot = visit.platform.storage.begin()->first;
    const State before = visit.state();
    const auto kept = [&] { return visit.platform.storage.at(slot).records; };
    const auto arrives = [&](const std::string& text) {
        visit.platform.fragment = text;
        visit.session.link_arrived(text);
    };
    const auto opens = [&](const std::string& text, const Game& game, std::optional<std::size_t> moment) {
        const auto records = kept();
        arrives(text);
        REQUIRE(visit.model().notice.kind == Notice::Kind::replace_game);
        CHECK(visit.state() == before);
        CHECK(visit.platform.fragment.empty());
        visit.want(intent::AnswerYes{});
        CHECK((visit.model().history != nullptr) == moment.has_value());
        if (moment) {
            CHECK(visit.model().history->moment() == *moment);
            visit.want(intent::LeaveHistory{});
        }
        CHECK(visit.state() == game.state());
        CHECK(visit.platform.storage.size() == 1);
        CHECK(kept() == records);
        visit.want(intent::LoadSave{slot});
        REQUIRE(visit.state() == before);
    };
    for (const auto& [name, text] : samples::usual_manglings("", *replay_link(games[0]), with_moment("", 9))) {
        const std::string way(name);
        CAPTURE(way);
        opens(text, games[0], 9);
    }
    for (int trial = 0; trial < 1000; ++trial) {
        const Game& game = games[static_cast<std::size_t>(trial % 3)];
        const bool replay = numbers.below(2) == 0;
        const std::string link = replay ? *replay_link(game) : position_link(game.state(), game.record().innkeepers);
        const samples::SentLink sent = samples::sent_link(numbers, "https://example.org/inn/#", link, trial % 4 == 3);
        CAPTURE(trial);
        CAPTURE(sent.text);
        if (!sent.harm) {
            opens(sent.text, game, sent.moment);
            continue;
        }
        const bool looks_back = trial % 8 == 7;
        if (looks_back) visit.want(intent::LookBack{5});
        const auto records = kept();
        arrives(sent.text);
        CHECK(visit.model().notice.kind == Notice::Kind::error);
        CHECK_FALSE(visit.model().notice.text.empty());
        CHECK(visit.platform.fragment == (looks_back ? with_moment(own, 5) : std::string()));
        visit.want(intent::AnswerNo{});
        CHECK((visit.model().history != nullptr) == looks_back);
        if (looks_back) CHECK(visit.model().history->moment() == 5);
        visit.want(intent::LeaveHistory{});
        CHECK(visit.state() == before);
        CHECK(visit.platform.storage.size() == 1);
        CHECK(kept() == records);
    }
}

TEST_CASE("a link that comes while a question is open waits for its answer") {
    Visit played;
    const std::string link = link_of_game(played);
    Visit other;
    other.start(3, 2);
    const std::string second = *replay_link(*other.model().game);
    Visit visit;
    visit.start(2, 1);
    visit.play_some(9);
    const State own = visit.state();
    SUBCASE("whether another link may replace the game: the open question comes first") {
        visit.session.link_arrived(link);
        visit.session.link_arrived(second);
        CHECK(visit.model().notice.kind == Notice::Kind::replace_game);
        visit.want(intent::AnswerYes{});
        CHECK(visit.state() == played.state());
        CHECK(visit.model().notice.kind == Notice::Kind::replace_game);
        visit.want(intent::AnswerYes{});
        CHECK(visit.state() == other.state());
    }
    SUBCASE("and so does the reason why a faulty one is none") {
        visit.session.link_arrived(link);
        visit.session.link_arrived("r1nonsense");
        visit.session.link_arrived(second);
        CHECK(visit.model().notice.kind == Notice::Kind::replace_game);
        visit.want(intent::AnswerYes{});
        CHECK(visit.state() == played.state());
        // After all questions.
        CHECK(visit.model().notice.kind == Notice::Kind::replace_game);
        visit.want(intent::AnswerNo{});
        CHECK(visit.state() == played.state());
        CHECK(visit.model().notice.kind == Notice::Kind::error);
    }
    SUBCASE("whether a game may be deleted") {
        visit.session.text_entered(ui::TextField::save_name, "Friday");
        const std::string slot = visit.model().saves.front().slot;
        visit.want(intent::DeleteSave{slot});
        // A paste asks, too.
        visit.session.file_read(link);
        CHECK(visit.model().notice.kind == Notice::Kind::delete_save);
        visit.want(intent::AnswerYes{});
        CHECK(visit.platform.storage.count(slot) == 0);
        CHECK(visit.state() == own);
        CHECK(visit.model().notice.kind == Notice::Kind::replace_game);
        visit.want(intent::AnswerNo{});
        CHECK(visit.model().notice.kind == Notice::Kind::none);
        CHECK(visit.state() == own);
    }
    SUBCASE("and is forgotten with the game") {
        visit.want(intent::DeleteSave{visit.model().saves.front().slot});
        visit.session.link_arrived(link);
        visit.start(4, 1);
        CHECK(visit.model().notice.kind == Notice::Kind::none);
        const State begun = visit.state();
        visit.session.link_arrived("r1AAAAAAAAAAAAAAAA");
        visit.want(intent::AnswerYes{});
        CHECK(visit.model().notice.kind == Notice::Kind::none);
        CHECK(visit.state() == begun);
    }
}

TEST_CASE(
    "while somebody looks back a refused link leaves the moment in the address, and so does one that is declined") {
    Visit visit;
    const std::string link = link_of_game(visit);
    visit.want(intent::LookBack{5});
    const std::string here = with_moment(link, 5);
    REQUIRE(visit.platform.fragment == here);
    Visit other;
    other.start(3, 2);
    for (const std::string& came : {std::string("r1AAAAAAAAAAAAAAAA"), *replay_link(*other.model().game)}) {
        visit.platform.fragment = came;
        visit.session.link_arrived(came);
        CHECK(visit.platform.fragment == here);
        visit.want(intent::AnswerNo{});
        CHECK(visit.platform.fragment == here);
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
    CHECK(shown_innkeeper(*other.model().game, 0).name == "(noble)(moon)");
    CHECK(other.model().game->record().innkeepers == record.innkeepers);
    other.play_some(1);
    REQUIRE(other.model().saves.size() == 1);
    const auto& innkeepers = other.model().saves[0].innkeepers;
    REQUIRE(innkeepers.size() == 2);
    CHECK(innkeepers[0].name == "(noble)(moon)");
    CHECK(innkeepers[1].name == "Anna 43, Bram 38");
    CHECK(tidy_name("[noble]") == "(noble)");

    // Blanks, and a space and a joiner without a width.
    for (const char* name : {"  ", "\xE2\x80\x8B\xE2\x80\x8D"}) {
        record.innkeepers[0].name = name;
        const Game unnamed = *Game::load(record);
        CHECK(shown_innkeeper(unnamed, 0).name == usual_name(0));
    }
}
