// Which games stay on the device, in which order they are listed, and which one "Continue" goes on with.
#include <doctest/doctest.h>

#include "app/messages.hpp"
#include "fake_platform.hpp"
#include "record/json.hpp"
#include "record/link/link_finding.hpp"

using namespace tavern;
using namespace tavern::app;
using ui::Notice;

namespace {

/** A link of a game that has gone on for so many decisions. */
std::string link_after(int decisions, const std::vector<PlayerType>& keepers = {}) {
    Visit visit;
    visit.start(2, 1, "31", keepers);
    visit.play_some(decisions);
    visit.want(intent::OpenShare{});
    return visit.model().link.substr(visit.model().link.find('#') + 1);
}

SavedGame kept(const std::string& slot, const std::string& name = {}) {
    return {{.slot = slot, .name = name, .innkeepers = {{"Anna", 4, {}}}, .module = 1, .round = 2}, 5, "today"};
}

std::vector<std::string> slots(const Visit& visit) {
    std::vector<std::string> slots;
    for (const ui::SaveEntry& save : visit.model().saves) slots.push_back(save.slot);
    return slots;
}

}  // namespace

TEST_CASE("names that an older version kept show no picture of the game") {
    Visit visit;
    SavedGame old = kept("game-1", "[noble] evening");
    old.head.innkeepers = {{"[moon]", 4, {}}, {"Bram {module}", 3, {}}};
    visit.session.saves_listed({old});
    visit.session.game_saved(kept("game-2", "[beer]"));
    REQUIRE(visit.model().saves.size() == 2);
    CHECK(visit.model().saves[0].name == "(beer)");
    CHECK(visit.model().saves[1].name == "(noble) evening");
    CHECK(visit.model().saves[1].innkeepers[0].name == "(moon)");
    CHECK(visit.model().saves[1].summary.find("(moon) 4, Bram {module} 3") != std::string::npos);
    visit.want(intent::DeleteSave{"game-1"});
    CHECK(visit.model().notice.text.find("(noble) evening") != std::string::npos);
    // Its time tells it from games of the same players and points.
    CHECK_FALSE(visit.model().saves[1].saved_at_text.empty());
    CHECK(visit.model().notice.text.find(" · " + visit.model().saves[1].saved_at_text) != std::string::npos);
}

TEST_CASE("the form of a new game offers the choices of the game of several players that was played last") {
    Visit visit;
    ui::NewGame choices = visit.model().new_game;
    choices.setup.module = 5;
    choices.setup.start_player = 1;
    choices.innkeepers = {{"Nora", PlayerColor::green}, {"", PlayerColor::red, PlayerType::shrewd}};
    visit.want(intent::ChangeNewGame{choices});
    choices = visit.model().new_game;
    visit.want(intent::StartGame{});
    Visit later(visit.platform);
    CHECK(later.model().new_game.setup == choices.setup);
    CHECK(later.model().new_game.innkeepers == choices.innkeepers);
    CHECK(later.model().screen == ui::Screen::title);

    later.want(intent::StartDaily{});
    const Visit after_deal(later.platform);
    CHECK(after_deal.model().new_game.setup == choices.setup);

    Visit damaged;
    damaged.session.save_fetched("game-1", FetchPurpose::new_game, 0, "x", false);
    CHECK(damaged.model().new_game.setup == Setup{});
    CHECK(damaged.model().notice.kind == Notice::Kind::none);
}

TEST_CASE("200 links push no own game out, and Continue goes on with it") {
    Visit visit;
    visit.start(2, 1, "1");
    visit.play_some(5);
    const State own = visit.state();
    const std::string slot = visit.platform.storage.begin()->first;
    const std::string link = link_after(9);
    for (int opened = 0; opened < 100; ++opened) {
        // A window that another site navigates, which may say yes to nothing.
        visit.want(intent::ToTitle{});
        visit.session.link_arrived(link);
        CHECK(visit.model().screen == ui::Screen::table);
    }
    for (int opened = 0; opened < 100; ++opened) {
        // By hand.
        visit.session.file_read("https://example.org/inn/#" + link);
        if (visit.model().notice.kind == Notice::Kind::replace_game) visit.want(intent::AnswerYes{});
    }
    CHECK(slots(visit) == std::vector{slot});
    Visit later(visit.platform);
    REQUIRE(later.model().resume);
    CHECK(later.model().resume->slot == slot);
    later.want(intent::Resume{});
    CHECK(later.state() == own);
}

TEST_CASE("a link's game is kept from the first thing its reader does") {
    const std::string link = link_after(9);
    const auto kept_after = [&](auto&& deed) {
        Visit visit;
        visit.session.link_arrived(link);
        CHECK(visit.platform.storage.empty());
        visit.want(intent::LiftCurtain{});
        deed(visit);
        visit.want(intent::AnswerYes{});
        return visit.platform.storage.size();
    };
    CHECK(kept_after([](Visit& visit) { visit.play_some(1); }) == 1);
    CHECK(kept_after([](Visit& visit) { visit.want(intent::Undo{}); }) == 1);
    CHECK(kept_after([](Visit& visit) { visit.want(intent::AskHint{}); }) == 0);
    CHECK(kept_after([](Visit& visit) { visit.want(intent::LookBack{2}); }) == 0);
}

TEST_CASE("a link's game that is saved nowhere is there again after a reload, for the player to act next") {
    Visit sender;
    sender.start(2, 1, "31");
    sender.play_some(9);
    sender.want(intent::OpenShare{});
    const std::string& position = sender.model().position_link;
    Visit visit;
    visit.session.link_arrived(to_next_player(position.substr(position.find('#') + 1)));
    REQUIRE(visit.model().curtain);
    Visit after;
    after.session.link_arrived(visit.platform.remembered);
    CHECK(after.model().curtain);
    CHECK(after.state() == visit.state());
    // A refused link, and one that nobody wants, change nothing that is remembered.
    visit.platform.remembered.clear();
    visit.session.link_arrived("r1damaged");
    visit.session.link_arrived(link_after(4));
    visit.want(intent::AnswerNo{});
    CHECK(visit.platform.remembered.empty());
}

TEST_CASE("the computer's actions in a link's game make it nobody's own") {
    Visit visit;
    visit.session.link_arrived(link_after(0, {PlayerType::novice, PlayerType::novice}));
    visit.set(&ui::Settings::pace, ui::Pace::instant);
    visit.wait();
    CHECK(visit.model().screen == ui::Screen::end);
    CHECK(visit.platform.storage.empty());
    CHECK(visit.platform.results.empty());
}

TEST_CASE("a game from a file is kept at once, as somebody has picked it") {
    Visit visit;
    visit.start(2, 1, "1");
    visit.play_some(5);
    visit.want(intent::ExportGame{});
    Visit other;
    other.session.file_read(visit.platform.file_content);
    CHECK(other.platform.storage.size() == 1);
}

TEST_CASE("a hundred games that were played stay, with a name or without") {
    Visit visit;
    for (int game = 0; game < 100; ++game) {
        visit.want(intent::ToTitle{});
        visit.start(2, 1, std::to_string(game));
        visit.play_some(2);
    }
    CHECK(visit.model().saves.size() == 100);
    CHECK(visit.platform.storage.size() == 100);
}

TEST_CASE("finished games are deleted together, only when it was asked for and answered, and bookmarks stay") {
    Visit visit;
    visit.start(1, 1);
    visit.play_some(3);
    visit.session.text_entered(ui::TextField::save_name, "Before the end");
    std::vector<SavedGame> games{kept("game-open")};
    for (int game = 0; game < 30; ++game) {
        games.push_back(kept("game-over-" + std::to_string(game)));
        games.back().head.over = true;
        visit.platform.storage[games.back().head.slot] = {games.back().head, {"{}"}, 1};
    }
    visit.platform.list();
    CHECK(ui::finished_saves(visit.model()) == 30);
    visit.want(intent::DeleteFinished{});
    REQUIRE(visit.model().notice.kind == Notice::Kind::delete_finished);
    CHECK(visit.model().notice.text.find("30") != std::string::npos);
    visit.want(intent::AnswerNo{});
    CHECK(visit.model().saves.size() == 32);
    visit.want(intent::DeleteFinished{});
    visit.want(intent::AnswerYes{});
    CHECK(visit.model().saves.size() == 2);
}

TEST_CASE("a long list comes in parts, and the game kept then comes first") {
    Visit visit;
    visit.session.saves_listed({kept("game-1"), kept("game-2")}, {true, false});
    visit.session.saves_listed({kept("game-3", "named"), kept("game-4")}, {false, true});
    CHECK(slots(visit) == std::vector<std::string>{"game-1", "game-2", "game-3", "game-4"});
    CHECK(visit.model().resume->slot == "game-1");
    visit.session.game_saved(kept("game-4"));
    CHECK(slots(visit) == std::vector<std::string>{"game-4", "game-1", "game-2", "game-3"});
    CHECK(visit.model().resume->slot == "game-4");
    visit.session.game_saved(kept("game-5"));
    CHECK(slots(visit) == std::vector<std::string>{"game-5", "game-4", "game-1", "game-2", "game-3"});
    visit.session.saves_listed({kept("game-2")});
    CHECK(slots(visit) == std::vector<std::string>{"game-2"});
}

TEST_CASE("while games are listed anew in parts none is missing, and Continue goes on in its place") {
    Visit visit;
    visit.start(2, 1, "1");
    visit.play_some(4);
    const std::string slot = visit.platform.storage.begin()->first;
    visit.want(intent::ToTitle{});
    visit.session.saves_listed({kept("game-1")}, {true, false});
    CHECK(slots(visit) == std::vector{slot});
    visit.want(intent::Resume{});
    visit.play_some(2);
    CHECK(visit.platform.storage.size() == 1);

    Visit article(visit.platform);
    article.session.framed("https://example.net");
    article.want(intent::LoadSave{slot});
    article.session.saves_listed({kept("game-1")}, {true, false});
    article.play_some(2);
    CHECK_FALSE(article.platform.storage.at(slot).head.framed);
    article.session.saves_listed({kept(slot)}, {false, true});
    CHECK(slots(article) == std::vector<std::string>{"game-1", slot});
}

TEST_CASE("a game that turns out to be unreadable while games are listed anew stays so") {
    Visit visit;
    visit.session.saves_listed({kept("game-1"), kept("game-2")});
    visit.session.saves_listed({kept("game-1")}, {true, false});
    for (int age = 0; age < kept_generations; ++age)
        visit.session.save_fetched("game-1", FetchPurpose::play, age, "x", false);
    visit.session.saves_listed({kept("game-2")}, {false, true});
    CHECK(visit.model().saves.front().unreadable);
    REQUIRE(visit.model().resume);
    CHECK(visit.model().resume->slot == "game-2");
}

TEST_CASE("results and own bests are there while they are listed anew in parts; the newest is added") {
    Visit visit;
    visit.start(1, 1);
    visit.play_some(2000);
    const std::vector<GameResult> before = visit.model().results;
    REQUIRE(before.size() == 1);
    GameResult other = before.front();
    other.id = "other";
    other.ended_at += 1;
    visit.session.results_listed(stored({other}), {true, false});
    CHECK(visit.model().results == before);
    visit.session.results_listed(stored(before), {false, true});
    CHECK(visit.model().results == std::vector{before.front(), other});
    GameResult third = other;
    third.id = "third";
    third.ended_at += 1;
    visit.session.results_listed(stored({third}), {false, true});
    CHECK(visit.model().results.size() == 3);

    visit.session.bests_listed({{"module-1", 700}});
    visit.session.bests_listed({{"lesson-1", 1}}, {true, false});
    visit.start(1, 1);
    CHECK(visit.model().own_best.of_module == 700);
}

TEST_CASE("Continue of a page goes on with no game that is played in an article, nor the other way round") {
    Visit article;
    article.session.framed("https://example.net");
    article.start(2, 1, "1");
    article.play_some(2);
    CHECK(article.model().resume.has_value());
    Visit visit(article.platform);
    CHECK(visit.model().saves.size() == 1);
    CHECK_FALSE(visit.model().resume.has_value());
    visit.start(2, 1, "2");
    const std::string slot = visit.model().resume->slot;
    Visit box(visit.platform);
    box.session.framed("https://example.net");
    REQUIRE(box.model().resume);
    CHECK(box.model().resume->slot != slot);
}

TEST_CASE("an own game that was opened in an article stays the one of Continue") {
    Visit visit;
    visit.start(2, 1, "1");
    visit.play_some(2);
    const std::string slot = visit.model().resume->slot;
    Visit article(visit.platform);
    article.session.framed("https://example.net");
    article.want(intent::LoadSave{slot});
    article.play_some(2);
    Visit later(article.platform);
    REQUIRE(later.model().resume);
    CHECK(later.model().resume->slot == slot);
    CHECK_FALSE(later.model().resume->framed);
}

TEST_CASE("results that cannot be read are put aside and hide no other; those of a later version are left alone") {
    Visit played;
    played.start(1, 1);
    played.play_some(2000);
    const std::string whole = json_of(played.model().results.front()).write();
    std::string later = whole;
    later.replace(later.find("\"version\":3"), 11, "\"version\":9");
    Visit visit;
    visit.session.results_listed(
        {{"one", "x"}, {"two", whole}, {"three", whole.substr(0, 60)}, {"four", later}, {"five", ""}});
    CHECK(visit.model().results == played.model().results);
    CHECK(visit.platform.aside == std::vector<std::string>{"results/one", "results/three", "results/five"});
}

TEST_CASE("settings that cannot be read leave all as usual, and are put aside") {
    for (const std::string settings : {"x", "[1]", "17", "\"\""}) {
        Visit visit;
        visit.session.settings_arrived(settings);
        CHECK(visit.model().settings == visit.model().first_settings);
        CHECK(visit.platform.aside == std::vector<std::string>{"settings/chosen"});
    }
}

TEST_CASE("damage is told once with an offer of a file, after the open question, and stays in the list") {
    Visit visit;
    visit.start();
    visit.session.storage_trouble(ui::StorageTrouble::full);
    visit.session.damage_found(3, true);
    CHECK(visit.model().notice.kind == Notice::Kind::not_kept);
    visit.want(intent::AnswerNo{});
    REQUIRE(visit.model().notice.kind == Notice::Kind::damaged);
    CHECK(visit.model().notice.text.find('3') != std::string::npos);
    CHECK(visit.platform.damage_tellings == 0);
    visit.want(intent::AnswerYes{});
    CHECK(visit.platform.damage_tellings == 1);
    CHECK(visit.platform.file_name == "damaged.json");
    visit.session.damage_found(3, false);
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    CHECK(visit.model().damaged == 3);
}

TEST_CASE("the question about damage stays open over a game that comes from elsewhere") {
    Visit other;
    other.start();
    other.want(intent::OpenShare{});
    const std::string link = other.model().link.substr(other.model().link.find('#') + 1);
    for (const bool by_host : {true, false}) {
        Visit visit;
        visit.session.damage_found(3, true);
        REQUIRE(visit.model().notice.kind == Notice::Kind::damaged);
        if (by_host)
            CHECK_FALSE(visit.session.host_asks(LoadGame{.text = link}));
        else
            visit.session.link_arrived(link);
        REQUIRE(visit.model().game != nullptr);
        REQUIRE(visit.model().notice.kind == Notice::Kind::damaged);
        visit.want(intent::AnswerYes{});
        CHECK(visit.platform.damage_tellings == 1);
        CHECK(visit.platform.file_name == "damaged.json");
    }
}

TEST_CASE("a record longer than any game, whatever is in it, says why it cannot be opened") {
    Visit visit;
    visit.session.saves_listed({kept("game-1")});
    for (int age = 0; age < kept_generations; ++age) {
        Json report = Json::Object{{"report", "save_fetched"}, {"slot", "game-1"}, {"purpose", "play"}, {"age", age}};
        report.set("record", std::string(Json::size_limit + 1, '\x01'));
        take_report(visit.session, report.write());
    }
    REQUIRE(visit.model().notice.kind == Notice::Kind::unreadable);
    CHECK_FALSE(visit.model().resume.has_value());
}

TEST_CASE("the question counts the finished games that would be deleted: not the one at hand") {
    Visit visit;
    visit.start(1, 1);
    visit.play_until([] { return false; });
    REQUIRE(visit.model().screen == ui::Screen::end);
    REQUIRE(ui::finished_saves(visit.model()) == 1);
    visit.want(intent::DeleteFinished{});
    CHECK(visit.model().notice.text.find("0") != std::string::npos);
    visit.want(intent::AnswerYes{});
    CHECK(visit.platform.storage.size() == 1);
}
