#include "record/link/link_finding.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <ctime>

#include "mangled_links.hpp"
#include "record/link/link.hpp"
#include "record/link/link_frame.hpp"
#include "record/link/position.hpp"
#include "record/names.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

const std::string address = "https://example.org/inn/#";

/** Its link has both signs other than letters and digits, which some programs escape. */
Game linked_game(int players = 3) {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game = samples::game_of(samples::setup_of(players, 5), seed, 150);
        const std::string link = *replay_link(game);
        if (link.find('-') != std::string::npos && link.find('_') != std::string::npos) return game;
    }
}

Error fault_of(std::string_view text) {
    CAPTURE(std::string(text.substr(0, 300)));
    const auto found = find_link(text);
    if (!found) {
        CHECK_FALSE(found.error().detail.empty());
        return found.error();
    }
    const auto opened = open_link(found->link, 1);
    REQUIRE_FALSE(opened);
    return opened.error();
}

}  // namespace

TEST_CASE("a link mangled on its way opens to the game and the moment that it was made of") {
    const Game game = linked_game();
    const std::string link = *replay_link(game);
    const std::string moment = with_moment("", 118);
    const auto manglings = samples::usual_manglings(address, link, moment);
    CHECK(manglings.size() >= 42);
    for (const auto& [name, text] : manglings) {
        const std::string way(name);
        CAPTURE(way);
        const auto found = find_link(text);
        REQUIRE_MESSAGE(found, found.error().detail);
        CHECK(found->link == link);
        CHECK(found->moment == 118);
        CHECK_FALSE(found->to_next);
    }
    // An address passes on the part behind its number sign.
    for (const auto& [name, text] : samples::usual_manglings("", link, moment)) {
        const std::string way(name);
        CAPTURE(way);
        const auto found = find_link(text);
        REQUIRE_MESSAGE(found, found.error().detail);
        CHECK(found->link == link);
    }
}

TEST_CASE(
    "fields behind a link give a moment, the next player's turn or hints; those of other programs are passed over") {
    const Game game = linked_game();
    const std::string replay = *replay_link(game);
    const std::string position = position_link(game.state(), game.record().innkeepers);
    CHECK(with_moment(replay, 118) == replay + "&at=118");
    CHECK(find_link(replay)->moment == std::nullopt);
    for (const std::size_t moment : {std::size_t{0}, std::size_t{7}, std::size_t{118}, std::size_t{99999}})
        CHECK(find_link(with_moment(replay, moment))->moment == moment);
    // The link need not know whether the game has this moment, but no number is mistaken for another.
    CHECK(*find_link(replay + "&at=4294967297")->moment > 99999);
    CHECK(find_link(to_next_player(position) + ".")->to_next);
    CHECK_FALSE(find_link(position)->to_next);
    for (const std::string& link : {replay, position, with_moment(replay, 7), to_next_player(position)}) {
        const auto hinted = find_link(with_hints(link) + ".");
        CHECK(hinted->hinted);
        CHECK(hinted->moment == find_link(link)->moment);
        CHECK(hinted->to_next == find_link(link)->to_next);
        CHECK_FALSE(find_link(link)->hinted);
    }
    CHECK(find_link(with_moment(with_hints(replay), 7))->moment == 7);
    CHECK(find_link(replay)->line == 0);
    CHECK(find_link(with_hints(with_line(replay, 2)))->line == 2);
    CHECK(find_link(with_moment(with_line(replay, 2), 7))->moment == 7);
    CHECK(find_link(with_line(position, 2))->line == 0);
    CHECK(find_link(replay + "&line=")->line == 0);
    CHECK_FALSE(find_link(position + "&utm_source=x")->to_next);
    for (const std::string& text : {replay + "&at=", replay + "&at=x"}) CHECK(fault_of(text).fault == Fault::damaged);
}

TEST_CASE("a field with a longer name, or one that this kind of link has not, belongs to another program") {
    const Game game = linked_game();
    const std::string replay = *replay_link(game);
    const std::string position = position_link(game.state(), game.record().innkeepers);
    for (const std::string& text : {replay + "&turnstile=1", replay + "&hintset=2", replay + "&hints-on&turn_",
                                    replay + "&turn", position + "&turnstile=1&hintset=2",
                                    position + "&at=1001labc&ct=2", position + "&at=3", position + "&at=x"}) {
        CAPTURE(text);
        const auto found = find_link(text);
        REQUIRE_MESSAGE(found, found.error().detail);
        CHECK(found->link == text.substr(0, text.find('&')));
        CHECK_FALSE(found->moment);
        CHECK_FALSE(found->to_next);
        CHECK_FALSE(found->hinted);
    }
    for (const char* behind : {"&turnstile=1&turn", "&turn=1", "&turn&fbclid=1", "&turn.", "&turn)"})
        CHECK(find_link(position + behind)->to_next);
    CHECK(find_link(replay + "&hintset=2&hints&at=7")->hinted);
    CHECK(find_link(replay + "&hintset=2&hints&at=7")->moment == 7);
}

TEST_CASE("of several links the last one is meant, and of those that are whole") {
    const std::string first = *replay_link(linked_game(2));
    const std::string second = *replay_link(linked_game(4));
    CHECK(find_link(address + first + "\n> " + address + second)->link == second);
    CHECK(find_link(address + second + "\n> " + address + first)->link == first);
    CHECK(find_link(address + second + " instead of " + address + "r1old")->link == second);
    CHECK(find_link(address + second + " " + address + first.substr(0, 30))->link == second);
}

TEST_CASE("a text without a whole link says why") {
    const std::string link = *replay_link(linked_game());
    for (const std::string_view text :
         {"", " \n ", "#", "#r", "hello #world", "https://example.org/", "rules", "https://example.org/#section-2"})
        CHECK(fault_of(text).fault == Fault::not_a_link);
    for (const std::string& around : {std::string(), address, "see " + address, std::string("see (")}) {
        CHECK(fault_of(around + link.substr(0, link.size() - 1) + ".") ==
              Error{Fault::truncated, "1 character is missing"});
        CHECK(fault_of(around + link.substr(0, 40) + "… and so on") ==
              Error{Fault::truncated, std::to_string(link.size() - 40) + " characters are missing"});
        std::string small = link;
        std::string capitals = link;
        for (char& sign : small)
            if (sign >= 'A' && sign <= 'Z') sign = static_cast<char>(sign | 0x20);
        for (char& sign : capitals)
            if (sign >= 'a' && sign <= 'z') sign = static_cast<char>(sign & ~0x20);
        CHECK(fault_of(around + small) == Error{Fault::damaged, "its capital letters have become small ones"});
        CHECK(fault_of(around + capitals) == Error{Fault::damaged, "its small letters have become capitals"});
        std::string swapped = link;
        std::swap(swapped[20],
                  *std::find_if(swapped.begin() + 21, swapped.end(), [&](char sign) { return sign != swapped[20]; }));
        CHECK(fault_of(around + swapped).fault == Fault::damaged);
        const std::string later = framed({link[0], link_rooms.size() + 1, unframed(link)->bytes});
        CHECK(fault_of(around + later + ".").fault == Fault::newer_version);
        CHECK(fault_of(around + "r7" + link.substr(2)).fault == Fault::damaged);
        CHECK(fault_of(around + "p7AAAAAAAAAAAAAAAAAAAAA").fault == Fault::newer_version);
    }
}

TEST_CASE("ten thousand links mangled from a seed: whole ones open, the others name the fault") {
    RandomNumbers numbers(20);
    const std::vector<Game> games{linked_game(2), linked_game(3), linked_game(4)};
    for (int trial = 0; trial < 10'000; ++trial) {
        CAPTURE(trial);
        const Game& game = games[static_cast<std::size_t>(trial % 3)];
        const bool replay = numbers.below(2) == 0;
        const std::string link = replay ? *replay_link(game) : position_link(game.state(), game.record().innkeepers);
        const samples::SentLink sent = samples::sent_link(numbers, address, link, trial % 4 == 3);
        CAPTURE(sent.text);
        if (sent.harm) {
            CHECK(sent.is_true(fault_of(sent.text).fault));
            continue;
        }
        const auto found = find_link(sent.text);
        REQUIRE_MESSAGE(found, found.error().detail);
        CHECK(found->link == link);
        CHECK(found->moment == sent.moment);
    }
}

TEST_CASE("a text that is full of beginnings takes no time") {
    const std::string link = *replay_link(linked_game());
    double longest = 0;
    for (const std::string_view piece : {"r1__", " r1", "r1", "#p1 ", ".R1", "%72%31", "&amp;", "%25"}) {
        std::string text;
        while (text.size() < 600'000) text += piece;
        const std::clock_t begin = std::clock();
        const auto found = find_link(text);
        longest = std::max(longest, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        CHECK_FALSE(found);
        // A link at the end of a long text is found.
        CHECK(find_link(text + " #" + link)->link == link);
    }
    MESSAGE("the longest took ", longest * 1000, " ms");
#ifdef NDEBUG
    CHECK(longest < 0.05);
#endif
}
