#include "story/story.hpp"

#include <doctest/doctest.h>

#include <fstream>

#include "../record/sample_games.hpp"
#include "record/history.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/link_frame.hpp"
#include "record/link/link_parts.hpp"
#include "record/names.hpp"
#include "rules/check_state.hpp"
#include "story/text_coder.hpp"

using namespace tavern;
using namespace tavern::story;

namespace {

bool same(const Story& one, const Story& other) {
    if (one.lines.size() != other.lines.size()) return false;
    for (std::size_t line = 0; line < one.lines.size(); ++line) {
        const story::Line& a = one.lines[line];
        const story::Line& b = other.lines[line];
        if (a.game.record() != b.game.record() || a.game.state() != b.game.state() || a.notes != b.notes) return false;
        if (line > 0 && (a.parent != b.parent || a.moment != b.moment)) return false;
    }
    return true;
}

/** The link of a game with a note at its second moment, however unfit. */
std::string link_with(const Game& game, const std::string& note) {
    SymbolWriter symbols;
    FieldCoder fields(symbols, link_rooms.front());
    write_replay(symbols, fields, game);
    std::size_t branches = 0;
    fields.mostly_zero(branches, most_lines - 1);
    const std::size_t moments = moments_of(game).size();
    std::size_t count = 1;
    fields.mostly_zero(count, static_cast<int>(std::min(most_notes, moments)));
    std::size_t moment = 1;
    fields.even(moment, moments);
    TextModel model;
    for (const char character : note) model.code(symbols, static_cast<std::uint8_t>(character));
    model.code(symbols, 0);
    return framed({story_kind, 1, symbols.finish()});
}

/** Plays the first legal action so often. */
story::Line played(story::Line line, int actions) {
    for (; actions > 0 && actor(line.game.state()).kind == ActorKind::player; --actions) {
        ActionList legal;
        legal_actions(line.game.state(), legal);
        CHECK_FALSE(line.game.act(legal[0]));
    }
    return line;
}

/** An evening of two players with notes, a branch, and a branch of the branch, which the computer plays. */
Story worked() {
    Story story{{{samples::game_of(samples::setup_of(2, 5), 7)}}};
    set_note(story.lines[0], 12, "Anna takes the 6, although two of her tables want a 5.");
    set_note(story.lines[0], 4, "Der Brauer wäre hier die bessere Wahl gewesen – er kostet nur 3.");
    set_note(story.lines[0], 0, "An evening at the Hirschen, told for those that were not there.");
    story.lines.push_back(played(branch_of(story, 0, 12, 99, false), 9));
    set_note(story.lines[1], 3, "<b>She</b> could have had \"both\" & more: [beer].");
    story.lines.push_back(played(branch_of(story, 1, 3, 100, true), 40));
    return story;
}

}  // namespace

TEST_CASE("a told evening goes through its link unchanged") {
    const Story story = worked();
    const std::string link = *link_of(story);
    MESSAGE(link.size(), " characters");
    CHECK(link.substr(0, 2) == "s1");
    const auto opened = open_story(link);
    REQUIRE(opened);
    CHECK(same(*opened, story));
    CHECK(opened->lines[2].game.record().innkeepers[0].player_type == PlayerType::legend);
    // Other programs find it in their texts, and open it as the game itself.
    CHECK(find_link("see https://example.org/#" + link + "&at=12.")->link == link);
    CHECK(find_link("#" + link + "&at=12")->moment == 12);
    CHECK(open_link(link, 1)->record() == story.lines[0].game.record());
}

TEST_CASE("a told evening of the first revision of the rules opens as it was") {
    std::ifstream file(TAVERNS_SOURCE_FOLDER "/tests/story/golden/revision-1.txt");
    std::string link;
    REQUIRE(std::getline(file, link));
    const auto opened = open_story(link);
    REQUIRE(opened);
    CHECK(same(*opened, worked()));
    CHECK(link_of(*opened) == link);
}

TEST_CASE("notes are ordered by moment, one each, and an empty one goes") {
    Story story = worked();
    story::Line& line = story.lines[0];
    REQUIRE(line.notes.size() == 3);
    CHECK(line.notes[1].moment == 4);
    set_note(line, 4, "Better.");
    CHECK(line.notes.size() == 3);
    CHECK(note_at(line, 4) == "Better.");
    set_note(line, 4, "");
    CHECK(line.notes.size() == 2);
    CHECK(note_at(line, 4).empty());
}

TEST_CASE("a branch begins at the moment of its parent, with chance of its own") {
    const Story story = worked();
    History evening(story.lines[0].game);
    evening.go_to(12);
    CHECK(*story.lines[1].game.record().position() == evening.game().state());
    CHECK(story.lines[1].game.record().seed == 99);
    CHECK(story.lines[1].game.record().innkeepers == story.lines[0].game.record().innkeepers);
}

TEST_CASE("branches that begin in a removed one go with it, the rest stays") {
    Story story = worked();
    story.lines.push_back(branch_of(story, 0, 2, 5, false));
    story.lines.push_back(branch_of(story, 3, 0, 6, false));
    story.lines.push_back(branch_of(story, 2, 1, 7, false));
    remove_branch(story, 1);
    REQUIRE(story.lines.size() == 3);
    CHECK(story.lines[1].game.record().seed == 5);
    CHECK(story.lines[2].game.record().seed == 6);
    CHECK(story.lines[2].parent == 1);
    CHECK(same(*open_story(*link_of(story)), story));
}

TEST_CASE("a game that was taken back loses the notes about its end") {
    Story story = worked();
    Game game = story.lines[0].game;
    game.go_to(3);
    set_game(story, 0, game);
    CHECK(story.lines.size() == 1);
    CHECK(story.lines[0].notes.size() == 2);
    CHECK(story.lines[0].notes.back().moment == 4);
}

TEST_CASE("usual notes take less than three quarters of their length in the link") {
    Story story{{{samples::game_of(samples::setup_of(2, 1), 7)}}};
    const std::size_t bare = link_of(story)->size();
    const std::string_view notes[] = {
        "Ben opens with the dishwasher, which looks slow, but he needs only one more to serve the second table.",
        "A turning point: Anna has 9 beer and takes the noble now. Two rounds later she would have had the tile as "
        "well.",
        "Both want the same die. Ben leaves the 5 because his brewer is free, and that costs him three points.",
        "In the last round every point counts. The monk goes one step further than planned, thanks to the schnapps."};
    std::size_t letters = 0;
    for (std::size_t index = 0; index < std::size(notes); ++index) {
        set_note(story.lines[0], 10 * index, std::string(notes[index]));
        letters += notes[index].size();
    }
    const std::size_t told = link_of(story)->size() - bare;
    MESSAGE(letters, " bytes of notes in ", told, " characters");
    CHECK(told * 4 < letters * 3);
}

TEST_CASE("a told evening with any bit flipped, or cut off anywhere, is refused with a reason" *
          doctest::test_suite("slow")) {
    const std::string link = *link_of(worked());
    for (std::size_t bit = 0; bit < link.size() * 8; ++bit) {
        std::string flipped = link;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ 1 << bit % 8);
        const auto opened = open_story(flipped);
        if (opened || opened.error().detail.empty()) FAIL("bit ", bit);
    }
    for (std::size_t length = 0; length < link.size(); ++length) {
        const auto opened = open_story(link.substr(0, length));
        if (opened || opened.error().detail.empty()) FAIL("length ", length);
    }
}

TEST_CASE("a body with any bit flipped under a right checksum is refused, or another legal evening" *
          doctest::test_suite("slow")) {
    const LinkBody body = *unframed(*link_of(worked()));
    int legal = 0;
    for (std::size_t bit = 0; bit < body.bytes.size() * 8; ++bit) {
        LinkBody flipped = body;
        flipped.bytes[bit / 8] = static_cast<std::uint8_t>(flipped.bytes[bit / 8] ^ 1U << bit % 8);
        const std::string link = framed(flipped);
        const auto opened = open_story(link);
        if (!opened) continue;
        ++legal;
        CHECK(link_of(*opened) == link);
        for (const story::Line& line : opened->lines)
            if (const auto wrong = check_state(line.game.state())) FAIL("bit ", bit, ": ", text_of(*wrong));
    }
    MESSAGE(legal, " of ", body.bytes.size() * 8, " are other evenings");
    CHECK(legal > 0);
}

TEST_CASE("notes that no page can show, or too much of anything, are refused") {
    Story story{{{samples::game_of(samples::setup_of(2, 1), 7)}}};
    const auto refused = [&](std::string text) {
        const std::string link = link_with(story.lines[0].game, text);
        Story told = story;
        told.lines[0].notes = {{1, std::move(text)}};
        const auto opened = open_story(link);
        CHECK(link_of(told) == (opened ? std::optional(link) : std::nullopt));
        return !opened && opened.error().fault == Fault::damaged;
    };
    CHECK_FALSE(refused(std::string(max_note_bytes, 'a')));
    CHECK(refused(std::string(max_note_bytes + 1, 'a')));
    CHECK(refused("a\nb"));
    CHECK(refused("\xC3"));
    CHECK_FALSE(refused("\xF0\x9F\x8E\xB2 \xD0\xBF\xD0\xB8\xD0\xB2\xD0\xBE"));
    // The same letter again and again costs nearly nothing, but takes time to read.
    Story monotonous = story;
    for (std::size_t moment = 0; moment < 27; ++moment)
        set_note(monotonous.lines[0], moment, std::string(max_note_bytes, 'a'));
    CHECK_FALSE(link_of(monotonous));
    set_note(monotonous.lines[0], 26, {});
    CHECK(same(*open_story(*link_of(monotonous)), monotonous));
    // Random letters do not become shorter: too many of them make no link.
    RandomNumbers numbers(3);
    for (std::size_t moment = 0; moment < 20; ++moment) {
        std::string noise;
        for (int letter = 0; letter < 300; ++letter) noise += static_cast<char>('!' + numbers.below(90));
        set_note(story.lines[0], moment, noise);
    }
    CHECK_FALSE(link_of(story));
    CHECK(open_story(*replay_link(story.lines[0].game)).error().fault == Fault::not_a_link);
}
