// Messages and consequences when games cannot be kept or opened.
#include <doctest/doctest.h>

#include "fake_platform.hpp"
#include "record/link/link.hpp"

using namespace tavern;
using namespace tavern::app;
using ui::Notice;
using ui::StorageTrouble;

namespace {

std::vector<std::string>& only_records(Visit& visit) {
    REQUIRE(visit.platform.storage.size() == 1);
    return visit.platform.storage.begin()->second.records;
}

void cut_in_half(std::string& text) {
    text.resize(text.size() / 2);
}

std::string with(const std::string& text, std::string_view piece, std::string_view other) {
    const std::size_t at = text.find(piece);
    REQUIRE(at != std::string::npos);
    return text.substr(0, at) + std::string(other) + text.substr(at + piece.size());
}

}  // namespace

TEST_CASE("when the newest record is damaged a game goes on from an earlier one, and says so") {
    for (int damaged = 1; damaged < kept_generations; ++damaged) {
        Visit visit;
        visit.start();
        std::vector<State> states{visit.state()};
        for (int decision = 0; decision < 10; ++decision) {
            visit.play_some(1);
            // Lifting a curtain is no action.
            if (visit.state() != states.front()) states.insert(states.begin(), visit.state());
        }
        for (int age = 0; age < damaged; ++age) cut_in_half(only_records(visit)[static_cast<std::size_t>(age)]);
        Visit later(visit.platform);
        later.want(intent::Resume{});
        CHECK(later.state() == states[static_cast<std::size_t>(damaged)]);
        CHECK(later.model().notice.kind == Notice::Kind::lost_part);
        CHECK(later.model().notice.text.find("an earlier save") != std::string::npos);
        later.want(intent::AnswerNo{});
        later.play_some(3);
        // It goes on in its place.
        CHECK(later.platform.storage.size() == 1);
        Visit last(later.platform);
        last.want(intent::Resume{});
        CHECK(last.state() == later.state());
        CHECK(last.model().notice.kind == Notice::Kind::none);
    }
}

TEST_CASE("a game of which nothing is whole says why, can be saved to a file, and is not tried again") {
    Visit visit;
    visit.start();
    visit.play_some(10);
    for (std::string& record : only_records(visit)) cut_in_half(record);
    const std::vector<std::string> records = only_records(visit);
    Visit later(visit.platform);
    later.want(intent::Resume{});
    CHECK(later.model().screen == ui::Screen::title);
    REQUIRE(later.model().notice.kind == Notice::Kind::unreadable);
    CHECK(only_records(later) == records);
    later.want(intent::AnswerYes{});
    CHECK(later.platform.file_content == records.front());
    CHECK(later.model().saves.front().unreadable);
    CHECK_FALSE(later.model().resume.has_value());
    later.platform.list();
    CHECK(later.model().saves.front().unreadable);
    CHECK_FALSE(later.model().resume.has_value());
}

TEST_CASE("a game that cannot be opened answers no open question") {
    Visit other;
    other.start(3, 2);
    Visit visit;
    visit.start();
    visit.play_some(10);
    for (std::string& record : only_records(visit)) cut_in_half(record);
    const std::string slot = visit.platform.storage.begin()->first;
    visit.session.file_read(*replay_link(*other.model().game));
    REQUIRE(visit.model().notice.kind == Notice::Kind::replace_game);
    visit.want(intent::LoadSave{slot});
    CHECK(visit.model().notice.kind == Notice::Kind::replace_game);
    visit.want(intent::AnswerYes{});
    CHECK(visit.state() == other.state());
    CHECK(visit.model().notice.kind == Notice::Kind::error);
    CHECK(visit.platform.file_content.empty());
}

TEST_CASE("a game that the storage refuses is not taken for a damaged one, and the trouble is told each time") {
    Visit visit;
    visit.start();
    visit.play_some(10);
    Visit later(visit.platform);
    later.session.storage_trouble(StorageTrouble::failed);
    const std::string slot = later.model().resume->slot;
    for (int times = 0; times < 2; ++times) {
        later.want(intent::AnswerNo{});
        later.session.save_fetched(slot, FetchPurpose::play, 0, std::nullopt, false);
        CHECK(later.model().notice.kind == Notice::Kind::toast);
        CHECK_FALSE(later.model().saves.front().unreadable);
        CHECK(later.model().resume.has_value());
    }
    // It is there again.
    later.session.storage_trouble({});
    later.want(intent::Resume{});
    CHECK(later.state() == visit.state());
}

TEST_CASE("an export of a game with a damaged record is the newest whole one") {
    Visit visit;
    visit.start();
    visit.play_some(10);
    cut_in_half(only_records(visit).front());
    visit.want(intent::ExportSave{visit.model().saves.front().slot});
    CHECK(visit.platform.file_content == only_records(visit)[1]);
    CHECK(visit.model().notice.kind == Notice::Kind::none);
}

TEST_CASE("a record that is gone is told, and there is nothing to be saved") {
    Visit visit;
    visit.start();
    Visit later(visit.platform);
    only_records(later).clear();
    later.want(intent::Resume{});
    CHECK(later.model().notice.kind == Notice::Kind::error);
    CHECK(later.model().screen == ui::Screen::title);
}

TEST_CASE("a record of a newer version is left alone, and no older one takes its place") {
    Visit visit;
    visit.start();
    visit.play_some(10);
    std::string& newest = only_records(visit).front();
    newest = with(newest, "\"version\":2", "\"version\":4");
    Visit later(visit.platform);
    later.want(intent::Resume{});
    CHECK(later.model().screen == ui::Screen::title);
    REQUIRE(later.model().notice.kind == Notice::Kind::unreadable);
    CHECK(later.model().notice.text.find("newer version") != std::string::npos);
    later.want(intent::AnswerYes{});
    CHECK(later.platform.file_content == newest);
    CHECK(only_records(later).front() == newest);
}

TEST_CASE("a failing storage is reported once while it lasts, and the game can be saved to a file") {
    Visit visit;
    visit.start();
    visit.session.storage_trouble(StorageTrouble::full);
    CHECK(visit.model().storage_trouble == StorageTrouble::full);
    REQUIRE(visit.model().notice.kind == Notice::Kind::not_kept);
    visit.want(intent::AnswerYes{});
    CHECK(visit.platform.file_content == visit.platform.storage.begin()->second.records.front());
    visit.session.storage_trouble(StorageTrouble::full);
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    visit.play_some(3);
    CHECK(visit.model().screen == ui::Screen::table);
    // Another reason, or the same once more after all was well.
    visit.session.storage_trouble(StorageTrouble::newer);
    CHECK(visit.model().notice.kind == Notice::Kind::not_kept);
    visit.want(intent::AnswerNo{});
    visit.session.storage_trouble({});
    CHECK_FALSE(visit.model().storage_trouble.has_value());
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    visit.session.storage_trouble(StorageTrouble::newer);
    CHECK(visit.model().notice.kind == Notice::Kind::not_kept);
}

TEST_CASE("on the title page there is nothing to be saved, so that trouble is only said, and told when a game begins") {
    Visit visit;
    visit.session.storage_trouble(StorageTrouble::blocked);
    CHECK(visit.model().notice.kind == Notice::Kind::toast);
    visit.want(intent::ToastExpired{});
    visit.start();
    visit.play_some(1);
    CHECK(visit.model().notice.kind == Notice::Kind::not_kept);
    visit.want(intent::AnswerNo{});
    visit.play_some(3);
    CHECK(visit.model().notice.kind == Notice::Kind::none);
}

TEST_CASE("each trouble has words of its own") {
    std::vector<std::string> said;
    for (const StorageTrouble trouble : {StorageTrouble::blocked, StorageTrouble::full, StorageTrouble::held,
                                         StorageTrouble::newer, StorageTrouble::failed, StorageTrouble::silent}) {
        Visit visit;
        visit.session.storage_trouble(trouble);
        CHECK(std::find(said.begin(), said.end(), visit.model().notice.text) == said.end());
        said.push_back(visit.model().notice.text);
    }
    CHECK(said[1].find("room") != std::string::npos);
    CHECK(said[2].find("older version") != std::string::npos);
    CHECK(said[3].find("newer version") != std::string::npos);
    CHECK(said[5].find("does not answer") != std::string::npos);
}

TEST_CASE("a game that another tab went on with is kept on as the copy that the page made") {
    Visit visit;
    visit.start();
    visit.play_some(4);
    const std::string slot = visit.platform.storage.begin()->first;
    const std::vector<std::string> others = only_records(visit);
    visit.session.save_overtaken(slot, "game-copy");
    CHECK(visit.model().notice.kind == Notice::Kind::toast);
    visit.play_some(2);
    CHECK(visit.platform.storage[slot].records == others);
    CHECK(visit.platform.storage.count("game-copy") == 1);
    // A game that is no longer at hand does not change.
    visit.session.save_overtaken(slot, "game-other");
    visit.play_some(1);
    CHECK(visit.platform.storage.count("game-other") == 0);
}

TEST_CASE("a kept game is listed with the points of its innkeepers") {
    Visit visit;
    visit.start();
    visit.play_until([&] { return score(visit.state(), 0).total() != score(visit.state(), 1).total(); });
    const std::string& summary = visit.model().saves.front().summary;
    const std::vector<ui::KeptInnkeeper>& innkeepers = visit.model().saves.front().innkeepers;
    REQUIRE(innkeepers.size() == 2);
    for (int seat = 0; seat < 2; ++seat) {
        const ui::KeptInnkeeper& innkeeper = innkeepers[static_cast<std::size_t>(seat)];
        CHECK(innkeeper.name == visit.model().new_game.innkeepers[static_cast<std::size_t>(seat)].name);
        CHECK(innkeeper.points == score(visit.state(), seat).total());
        CHECK(innkeeper.color == visit.model().new_game.innkeepers[static_cast<std::size_t>(seat)].color);
        CHECK(summary.find(visit.model().new_game.innkeepers[static_cast<std::size_t>(seat)].name + " " +
                           std::to_string(score(visit.state(), seat).total())) != std::string::npos);
    }
}
