// Telling an evening: notes and branches while looking back, saved and shared like a game.
#include "story/story.hpp"

#include <doctest/doctest.h>

#include "fake_platform.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/numbers/random_numbers.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

const std::string& kept_record(const Visit& visit, const std::string& slot) {
    return visit.platform.storage.at(slot).records.front();
}

std::string kept_link(const Visit& visit, const std::string& slot) {
    return find_link(kept_record(visit, slot))->link;
}

void note(Visit& visit, int moment, const std::string& text) {
    visit.want(intent::LookBack{moment});
    visit.session.text_entered(ui::TextField::note, text);
}

/** A game of two players with a note at a moment, looked back on. */
void begin_story(Visit& visit) {
    visit.start(2, 1);
    visit.play_some(30);
    visit.want(intent::LiftCurtain{});
    note(visit, 12, " The brewer\nwas better.  ");
}

}  // namespace

TEST_CASE("a note belongs to the moment shown, and is saved with the game") {
    Visit visit;
    begin_story(visit);
    REQUIRE(visit.model().story != nullptr);
    CHECK(note_at(visit.model().story->lines[0], 12) == "The brewerwas better.");
    const std::string slot = visit.platform.storage.begin()->first;
    const auto kept = story::open_story(kept_link(visit, slot));
    REQUIRE(kept);
    CHECK(note_at(kept->lines[0], 12) == "The brewerwas better.");
    CHECK(find_link(visit.platform.fragment)->link == kept_link(visit, slot));
    CHECK(find_link(visit.platform.fragment)->moment == 12);

    // The evening goes on, and its notes stay.
    visit.want(intent::LeaveHistory{});
    visit.play_some(5);
    CHECK(visit.platform.storage.size() == 1);
    const State state = visit.state();
    CHECK(note_at(story::open_story(kept_link(visit, slot))->lines[0], 12) == "The brewerwas better.");

    // Another visit finds both.
    visit.want(intent::ToTitle{});
    visit.want(intent::LoadSave{slot});
    CHECK(visit.state() == state);
    REQUIRE(visit.model().story != nullptr);
    CHECK(note_at(visit.model().story->lines[0], 12) == "The brewerwas better.");

    // An empty note is none, and a new game has no story.
    note(visit, 12, "");
    CHECK(visit.model().story->lines[0].notes.empty());
    visit.start(2, 1);
    CHECK(visit.model().story == nullptr);
}

TEST_CASE("a branch is played beside the evening, which stays as it was") {
    Visit visit;
    begin_story(visit);
    const std::string slot = visit.platform.storage.begin()->first;
    const Record evening = visit.model().story->lines[0].game.record();
    visit.want(ui::intent::BeginBranch{});
    CHECK(visit.model().screen == ui::Screen::table);
    CHECK(visit.model().line == 1);
    CHECK(visit.model().notice.text == say(Text::story_branch_opened, {{"round", 1}}));
    visit.want(intent::LiftCurtain{});
    visit.play_some(7);
    REQUIRE(visit.platform.storage.size() == 1);
    CHECK(visit.platform.storage.at(slot).head.round >= 1);
    auto kept = story::open_story(kept_link(visit, slot));
    REQUIRE(kept);
    REQUIRE(kept->lines.size() == 2);
    CHECK(kept->lines[0].game.record() == evening);
    CHECK(kept->lines[1].moment == 12);
    CHECK(kept->lines[1].game.state() == visit.state());

    // Back to the evening, and to the branch again.
    visit.want(ui::intent::ShowLine{0, 12});
    CHECK(visit.model().line == 0);
    REQUIRE(visit.model().history != nullptr);
    CHECK(visit.model().history->moment() == 12);
    visit.want(ui::intent::ShowLine{1, 2});
    CHECK(visit.model().line == 1);
    CHECK(visit.model().history->moment() == 2);
    visit.session.text_entered(ui::TextField::note, "Not so.");
    CHECK(note_at(story::open_story(kept_link(visit, slot))->lines[1], 2) == "Not so.");

    visit.want(ui::intent::CopyStory{});
    const auto copied = find_link(visit.platform.clipboard);
    REQUIRE(copied);
    CHECK(copied->link == kept_link(visit, slot));
    visit.want(intent::ExportGame{});
    CHECK(visit.platform.file_content == copied->link);
    visit.want(intent::CopyArticle{ui::LinkKind::replay, ui::ArticlePlace::element});
    CHECK(visit.platform.clipboard.find("<tavern-game story=\"" + copied->link + "\">") != std::string::npos);
    visit.want(intent::CopyArticle{ui::LinkKind::position, ui::ArticlePlace::element});
    CHECK(visit.platform.clipboard.find("story=") == std::string::npos);
    // The notes may say the names.
    visit.want(intent::OpenShare{false});
    visit.want(intent::CopyArticle{ui::LinkKind::replay, ui::ArticlePlace::element});
    CHECK(visit.platform.clipboard.find("story=") == std::string::npos);
    visit.want(intent::OpenShare{});

    visit.want(ui::intent::RemoveBranch{1});
    CHECK(visit.model().line == 0);
    kept = story::open_story(kept_link(visit, slot));
    CHECK(kept->lines.size() == 1);
    CHECK(kept->lines[0].game.record() == evening);
}

TEST_CASE("the branch that is played is on the table again after a reload, and the evening once it was shown last") {
    Visit visit;
    begin_story(visit);
    const std::string slot = visit.platform.storage.begin()->first;
    visit.want(ui::intent::BeginBranch{});
    visit.want(intent::LiftCurtain{});
    visit.play_some(7);
    const State branch = visit.state();
    {
        Visit later(visit.platform);
        later.want(intent::LoadSave{slot});
        CHECK(later.model().line == 1);
        CHECK(later.state() == branch);
        CHECK(later.model().notice.text == say(Text::story_branch_opened, {{"round", 1}}));
    }
    visit.want(ui::intent::ShowLine{0, 12});
    Visit later(visit.platform);
    later.want(intent::LoadSave{slot});
    CHECK(later.model().line == 0);
    // A save of a branch that is not there opens the evening.
    visit.platform.storage.at(slot).records.front() = with_line(kept_link(visit, slot), 2);
    Visit last(visit.platform);
    last.want(intent::LoadSave{slot});
    CHECK(last.model().line == 0);
    CHECK(last.model().screen == ui::Screen::table);
}

TEST_CASE("the address of a moment of a branch leads to this moment, with all that is told") {
    Visit visit;
    begin_story(visit);
    visit.want(ui::intent::BeginBranch{});
    visit.want(intent::LiftCurtain{});
    visit.play_some(7);
    visit.want(intent::LiftCurtain{});
    visit.want(intent::LookBack{3});
    Visit later;
    later.session.link_arrived(visit.platform.fragment);
    CHECK(later.model().line == 1);
    REQUIRE(later.model().history != nullptr);
    CHECK(later.model().history->moment() == 3);
    CHECK(later.state() == visit.state());
    REQUIRE(later.model().story != nullptr);
    CHECK(later.model().story->lines.size() == 2);
    CHECK(note_at(later.model().story->lines[0], 12) == note_at(visit.model().story->lines[0], 12));
    // Without a moment the branch goes on.
    Visit played;
    played.session.link_arrived(with_line(find_link(visit.platform.fragment)->link, 1));
    CHECK(played.model().line == 1);
    CHECK(played.model().history == nullptr);
    // Where the branch has no such moment, nothing is opened.
    Visit last;
    last.session.link_arrived(with_moment(with_line(find_link(visit.platform.fragment)->link, 1), 9999));
    CHECK(last.model().notice.kind == ui::Notice::Kind::error);
    CHECK(last.model().game == nullptr);
}

TEST_CASE("the computer plays a branch to its end, and no result counts") {
    Visit visit;
    begin_story(visit);
    visit.want(ui::intent::BeginBranch{.by_computer = true});
    REQUIRE(visit.model().line == 1);
    CHECK(visit.model().story->lines[1].game.record().innkeepers[0].player_type == PlayerType::legend);
    CHECK_FALSE(visit.model().curtain);
    CHECK(visit.model().thinking.has_value());
    CHECK(visit.platform.results.empty());
}

TEST_CASE("a told evening opens from a link and from a file, and is saved once it is changed") {
    Visit first;
    begin_story(first);
    first.want(ui::intent::CopyStory{});
    Visit visit;
    visit.session.link_arrived(first.platform.clipboard + "&at=12");
    REQUIRE(visit.model().story != nullptr);
    REQUIRE(visit.model().history != nullptr);
    CHECK(visit.model().history->moment() == 12);
    CHECK(visit.platform.storage.empty());
    visit.session.text_entered(ui::TextField::note, "Or not.");
    CHECK(visit.platform.storage.size() == 1);

    // Without a moment it opens at its first note.
    Visit reader;
    reader.session.link_arrived(first.platform.clipboard);
    REQUIRE(reader.model().history != nullptr);
    CHECK(reader.model().history->moment() == 12);

    Visit other;
    other.session.file_read(first.platform.clipboard);
    REQUIRE(other.model().story != nullptr);
    CHECK(other.model().story->lines[0].notes.size() == 1);
}

TEST_CASE("notes that a link cannot hold any more are refused, and the others stay") {
    Visit visit;
    begin_story(visit);
    RandomNumbers numbers(1);
    std::size_t moment = 0;
    while (visit.model().notice.kind != ui::Notice::Kind::error && moment < 20) {
        std::string noise;
        while (noise.size() < 500) noise += static_cast<char>('a' + numbers.below(26));
        note(visit, static_cast<int>(moment++), noise);
    }
    CHECK(visit.model().notice.kind == ui::Notice::Kind::error);
    CHECK(moment > 3);
    const auto kept = story::open_story(visit.platform.storage.begin()->second.records.front());
    REQUIRE(kept);
    CHECK(kept->lines[0].notes.size() >= moment - 1);
    CHECK(note_at(kept->lines[0], moment - 1).empty());
}

TEST_CASE("actions taken back stay told until something else is played") {
    Visit visit;
    begin_story(visit);
    visit.want(intent::LookBack{});
    const std::size_t last = visit.model().history->last();
    visit.session.text_entered(ui::TextField::note, "The last word.");
    visit.want(intent::LeaveHistory{});
    visit.want(intent::Undo{});
    CHECK(note_at(visit.model().story->lines[0], last) == "The last word.");
    visit.want(intent::Redo{});
    CHECK(note_at(visit.model().story->lines[0], last) == "The last word.");
}

TEST_CASE("a hint in a branch says nothing about the evening, and one in the evening stays its own") {
    Visit visit;
    begin_story(visit);
    const std::string slot = visit.platform.storage.begin()->first;
    const auto hinted = [&] { return visit.platform.storage.at(slot).head.hinted; };
    const auto ask = [&] {
        visit.want(intent::LiftCurtain{});
        visit.want(intent::AskHint{});
        visit.want(intent::CloseHint{});
    };
    visit.want(ui::intent::BeginBranch{});
    REQUIRE(visit.model().line == 1);
    ask();
    CHECK(visit.model().game->record().hinted);
    CHECK_FALSE(hinted());
    CHECK_FALSE(visit.model().story->lines[0].game.record().hinted);

    visit.want(ui::intent::ShowLine{0, 12});
    visit.want(intent::LeaveHistory{});
    REQUIRE(visit.model().line == 0);
    ask();
    CHECK(hinted());
    CHECK(kept_record(visit, slot).find("hints") != std::string::npos);
    // Also while a branch is shown.
    visit.want(ui::intent::ShowLine{1, 0});
    visit.want(intent::LeaveHistory{});
    visit.play_some(1);
    CHECK(hinted());
}

namespace {

/** So many characters that no coder makes shorter. */
std::string noise(RandomNumbers& numbers, std::size_t size) {
    std::string text;
    while (text.size() < size) text += static_cast<char>('a' + numbers.below(26));
    return text;
}

}  // namespace

TEST_CASE("all lines can be played to their ends in the link of the evening") {
    Visit visit;
    begin_story(visit);
    const std::string slot = visit.platform.storage.begin()->first;
    for (int branch = 0; branch < 3; ++branch) {
        visit.want(ui::intent::BeginBranch{});
        visit.want(ui::intent::ShowLine{0, 2});
    }
    REQUIRE(visit.model().story->lines.size() == 4);
    RandomNumbers numbers(1);
    for (int moment = 0; moment < 30 && visit.model().notice.kind != ui::Notice::Kind::error; ++moment)
        note(visit, moment, noise(numbers, 200));
    REQUIRE(visit.model().notice.kind == ui::Notice::Kind::error);
    visit.want(intent::AnswerNo{});
    for (std::size_t line = 0; line < 4; ++line) {
        visit.want(ui::intent::ShowLine{line, 0});
        visit.want(intent::LeaveHistory{});
        visit.play_until([] { return false; });
        CHECK(visit.model().screen == ui::Screen::end);
    }
    const auto kept = story::open_story(kept_link(visit, slot));
    REQUIRE(kept);
    for (const story::Line& line : kept->lines) CHECK(line.game.state().phase == Phase::over);
}

TEST_CASE("a told evening that outgrows its link keeps its notes, and says that it is not saved") {
    Visit author;
    begin_story(author);
    story::Story full = *author.model().story;
    RandomNumbers numbers(1);
    for (std::size_t moment = 0; moment < 12; ++moment)
        for (std::size_t size = 500; size > 0; size /= 2) {
            story::Story more = full;
            set_note(more.lines[0], moment, noise(numbers, size));
            // The first actions fit.
            if (story::link_of(more).value_or(std::string(link_limit, ' ')).size() + 20 > link_limit) continue;
            full = more;
            break;
        }
    Visit visit;
    visit.session.file_read(*story::link_of(full));
    REQUIRE(visit.model().story != nullptr);
    visit.want(intent::LeaveHistory{});
    visit.play_until([] { return false; });
    REQUIRE(visit.platform.storage.size() == 1);
    const std::string slot = visit.platform.storage.begin()->first;
    const auto kept = story::open_story(kept_link(visit, slot));
    REQUIRE(kept);
    CHECK(kept->lines[0].notes == full.lines[0].notes);
    CHECK(visit.model().notice.kind == ui::Notice::Kind::toast);
    CHECK(visit.model().notice.text.find("not saved") != std::string::npos);
    // Nothing untold goes out as if it were told.
    visit.want(ui::intent::CopyStory{});
    CHECK(visit.platform.clipboard.empty());
    CHECK(visit.model().notice.kind == ui::Notice::Kind::error);
    visit.want(intent::AnswerNo{});
    visit.want(intent::ExportGame{});
    CHECK(visit.platform.file_content.empty());
    CHECK(visit.model().notice.kind == ui::Notice::Kind::error);
    // Deleting makes room, note by note.
    visit.want(intent::AnswerNo{});
    for (int moment = 0; moment < 6; ++moment) note(visit, moment, "");
    CHECK(story::open_story(kept_link(visit, slot))->lines[0].game.state().phase == Phase::over);
}

TEST_CASE("actions taken back in a told evening are so in its save, and after a visit to another line") {
    Visit visit;
    begin_story(visit);
    const std::string slot = visit.platform.storage.begin()->first;
    const auto undo = [&] {
        const State before = visit.state();
        visit.want(intent::Undo{});
        if (visit.model().notice.kind == ui::Notice::Kind::undo_chance) visit.want(intent::AnswerYes{});
        REQUIRE(visit.state() != before);
    };
    visit.want(intent::LeaveHistory{});
    undo();
    const State evening = visit.state();
    CHECK(story::open_story(kept_link(visit, slot))->lines[0].game.state() == evening);
    visit.want(intent::LookBack{12});
    visit.want(ui::intent::BeginBranch{});
    REQUIRE(visit.model().line == 1);
    visit.want(intent::LiftCurtain{});
    visit.play_some(7);
    undo();
    const State branch = visit.state();
    CHECK(story::open_story(kept_link(visit, slot))->lines[1].game.state() == branch);
    visit.want(ui::intent::ShowLine{0, 0});
    visit.want(intent::LeaveHistory{});
    CHECK(visit.state() == evening);
    visit.want(ui::intent::ShowLine{1, 0});
    visit.want(intent::LeaveHistory{});
    CHECK(visit.state() == branch);
}

TEST_CASE("a tab of its own opens the told evening") {
    Visit visit;
    begin_story(visit);
    visit.want(intent::OpenOwnTab{});
    const auto opened = find_link(visit.platform.tab);
    REQUIRE(opened);
    CHECK(opened->link == kept_link(visit, visit.platform.storage.begin()->first));
    // The notes may say the names.
    visit.want(intent::OpenShare{false});
    visit.want(intent::OpenOwnTab{});
    CHECK(find_link(visit.platform.tab)->link.starts_with("r1"));
}
