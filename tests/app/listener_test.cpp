// Whole games by a player who only hears: every choice follows from the words of the elements and from the news.
#include "listener.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>

#include "narration/log.hpp"
#include "record/link/link.hpp"
#include "text/text.hpp"
#include "ui/screens/table/lesson_book.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

using Page = Listener::Page;

bool begins(std::string_view words, std::string_view start) {
    return words.substr(0, start.size()) == start;
}
bool has(std::string_view words, std::string_view part) {
    return words.find(part) != std::string_view::npos;
}

/** The largest number before a good. */
int best_gain(const std::string& words) {
    int best = 0;
    for (const std::string_view good : {" thaler", " beer", " monastery step", " point", " schnapps", " reputation"})
        for (std::size_t at = words.find(good); at != std::string::npos; at = words.find(good, at + 1)) {
            std::size_t digits = at;
            while (digits > 0 && std::isdigit(static_cast<unsigned char>(words[digits - 1])) != 0) --digits;
            best = std::max(best, std::atoi(words.substr(digits, at - digits).c_str()));
        }
    return best;
}

int number_after(const std::string& words, std::string_view word) {
    const std::size_t at = words.find(word);
    return at == std::string::npos ? 0 : std::atoi(words.c_str() + at + word.size());
}

/** As the status says: "Anna has 5 thalers". */
int thalers_at_hand(const Page& page) {
    return number_after(page.elements[2].name, " has ");
}

/** Somebody who knows the rules and the names of things, and hears the rest. */
class Chooser {
  public:
    /** The element to press. */
    std::size_t choose(const Page& page) {
        const auto any = [](const Spoken&) { return 1; };
        const auto gain = [](const Spoken& one) { return best_gain(one.description); };
        const auto gain_of_die = [](const Spoken& one) {
            const std::size_t plus = one.description.rfind('+');
            return plus == std::string::npos ? 0 : best_gain(one.description.substr(plus));
        };
        const auto price = [&](const Spoken& one) {
            constexpr int noble = 100;  // worth more than its price
            const int thalers = number_after(one.name, " for ");
            if (has(one.description, " short") || thalers > thalers_at_hand(page)) return 0;
            return (has(one.name, "noble") ? noble : 1) + thalers;
        };
        const std::pair<std::string_view, std::function<int(const Spoken&)>> wishes[] = {
            {"Pay ", any},          {"Return ", any},     {"Close", any},      {"Keep these guests", any},
            {"take the ", gain},    {"white ", gain},     {"blue ", gain},     {"place the ", gain_of_die},
            {"Done planning", any}, {"Serve all", any},   {"recruit ", price}, {"upgrade ", price},
            {"buy ", price},        {"End my turn", any}, {"End anyway", any}};
        int found = -1;
        const bool in_hand = std::any_of(page.elements.begin(), page.elements.end(), [](const Spoken& one) {
            return one.control && one.chosen && has(one.name, ", in hand");
        });
        for (const auto& [start, worth] : wishes)
            if (found < 0 && !(in_hand && (start == "white " || start == "blue "))) found = best(page, start, worth);
        if (found < 0) found = page.focus;
        if (found < 0) found = best(page, "", any);
        REQUIRE(found >= 0);
        tried_.insert(page.elements[static_cast<std::size_t>(found)].line());
        return static_cast<std::size_t>(found);
    }
    /** Something has happened, and everything may be tried again. */
    void forget() { tried_.clear(); }

  private:
    int best(const Page& page, std::string_view start, const std::function<int(const Spoken&)>& worth) const {
        int found = -1;
        int most = 0;
        for (std::size_t index = 0; index < page.elements.size(); ++index) {
            const Spoken& one = page.elements[index];
            if (!one.control || one.unavailable || one.chosen || !begins(one.name, start)) continue;
            // Not "take the 5 back".
            if (start == "take the " && !has(one.group, "coaster")) continue;
            if (tried_.contains(one.line()) || worth(one) <= most) continue;
            most = worth(one);
            found = static_cast<int>(index);
        }
        return found;
    }

    std::set<std::string> tried_;  // since something happened
};

/** Steps from an element to another over those that one stops at, in the shorter direction. */
template <class Stops>
int steps(const Page& page, std::size_t from, std::size_t to, Stops stops) {
    if (from == to) return 0;
    const auto first = page.elements.begin() + static_cast<std::ptrdiff_t>(std::min(from, to)) + 1;
    const auto end = page.elements.begin() + static_cast<std::ptrdiff_t>(std::max(from, to));
    return static_cast<int>(std::count_if(first, end, stops)) + 1;
}

int tab_stops(const Page& page, std::size_t from, std::size_t to) {
    return steps(page, from, to, [](const Spoken& one) { return one.control; });
}

/** The lines heard on the way: by Tab or line by line, from here or from a heading. */
int lines_between(const Page& page, std::size_t from, std::size_t to) {
    const auto walk = [&](std::size_t start) {
        return std::min(tab_stops(page, start, to), steps(page, start, to, [](const Spoken&) { return true; }));
    };
    int fewest = walk(from);
    for (std::size_t index = 0; index < page.elements.size(); ++index)
        if (page.elements[index].heading)
            fewest =
                std::min(fewest, steps(page, from, index, [](const Spoken& one) { return one.heading; }) + walk(index));
    return fewest;
}

struct Heard {
    std::string transcript;
    int presses = 0;
    int tab_stops = 0;
    int lines = 0;
};

/** Plays to the end. The transcript has the first round whole, and the names of all that is pressed later. */
Heard play_by_ear(Visit& visit) {
    Listener listener(visit);
    listener.wait();
    Chooser chooser;
    Heard heard;
    while (true) {
        const bool whole = visit.state().round <= 1 || visit.state().phase == Phase::over;
        const std::vector<std::string> news = listener.news();
        if (!news.empty()) chooser.forget();
        for (const std::string& line : news)
            if (whole) heard.transcript += line + "\n";
        // The element with the focus is spoken, too.
        heard.lines += static_cast<int>(news.size()) + 1;
        if (visit.model().screen != ui::Screen::table) return heard;
        const Page& page = listener.page();
        const std::size_t wanted = chooser.choose(page);
        const std::size_t from = page.focus < 0 ? 0 : static_cast<std::size_t>(page.focus);
        const Spoken& pressed = page.elements[wanted];
        heard.transcript += "> " + (whole ? pressed.line() : pressed.name) + "\n";
        heard.tab_stops += tab_stops(page, from, wanted);
        heard.lines += lines_between(page, from, wanted);
        ++heard.presses;
        REQUIRE(heard.presses < 400);
        listener.press(wanted);
    }
}

/** Presses Enter wherever the focus is, until the lesson's last step asks for nothing. */
void finish_lesson(Listener& listener, const Visit& visit) {
    for (int presses = 0; visit.model().lesson; ++presses) {
        const ui::LessonPlace place = *visit.model().lesson;
        const ui::Lesson& lesson = ui::lesson(place.lesson);
        INFO("lesson " << place.lesson << ", step " << place.step << ", press " << presses);
        const Page& page = listener.page();
        REQUIRE(page.focus >= 0);
        const std::string& focused = page.elements[static_cast<std::size_t>(page.focus)].name;
        CHECK(focused != say(Text::lesson_back));
        CHECK(focused != say(Text::lesson_leave));
        if (place.step == lesson.length() - 1 && ui::only_says(lesson.steps[static_cast<std::size_t>(place.step)]))
            return;
        REQUIRE(presses < 30);
        listener.press(static_cast<std::size_t>(page.focus));
    }
}

std::string read_file(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

// TAVERNS_TRANSCRIPTS=1 writes the transcripts anew.
TEST_CASE("whole games are played by the words of the elements alone, as their transcripts say") {
    for (const int module : {1, 3, 5}) {
        CAPTURE(module);
        Visit visit;
        visit.start(module == 1   ? 2
                    : module == 3 ? 3
                                  : 4,
                    module, "7", {PlayerType::person, PlayerType::novice, PlayerType::novice, PlayerType::novice});
        const Heard heard = play_by_ear(visit);
        CHECK(visit.model().screen == ui::Screen::end);
        const auto each = [&](int count) { return static_cast<double>(count) / heard.presses; };
        MESSAGE("module ", module, ": ", heard.presses, " presses, ", each(heard.tab_stops), " Tab stops and ",
                each(heard.lines), " lines each");
        CHECK(each(heard.tab_stops) <= 1.5);
        CHECK(each(heard.lines) <= 12);
        const std::string path = TAVERNS_SOURCE_FOLDER "/tests/app/golden/heard-" + std::to_string(module) + ".txt";
        if (std::getenv("TAVERNS_TRANSCRIPTS") != nullptr) std::ofstream(path) << heard.transcript;
        CHECK(heard.transcript == read_file(path));
    }
}

TEST_CASE("every lesson is played to its end by Enter at the focus, and each step is spoken") {
    for (int lesson = 0; lesson < ui::lesson_count; ++lesson) {
        Visit visit;
        Listener listener(visit);
        listener.wait();
        listener.enter();
        visit.want(intent::OpenLesson{lesson});
        listener.wait();
        finish_lesson(listener, visit);
        const std::vector<std::string> news = listener.news();
        for (int step = 0; step < ui::lesson(lesson).length(); ++step) {
            const std::string words = "step " + std::to_string(step + 1) + " of ";
            CHECK(std::count_if(news.begin(), news.end(), [&](const std::string& line) { return has(line, words); }) ==
                  1);
        }
    }
}

TEST_CASE("an undo is spoken, and so is the beginning of a second game") {
    Visit visit;
    visit.start(2, 1, "7");
    Listener listener(visit);
    listener.wait();
    while (question(visit.state()) != Question::plan || visit.model().curtain)
        visit.model().curtain ? visit.want(intent::LiftCurtain{}) : visit.act(visit.model().legal[0]);
    visit.act(visit.model().legal[0]);
    listener.wait();
    static_cast<void>(listener.news());
    visit.want(intent::Undo{});
    listener.wait();
    CHECK(listener.news() == std::vector{std::string(say(Text::typed_undone))});
    // A die that was not placed last is taken back alone.
    const Action first = visit.model().legal[0];
    visit.act(first);
    visit.act(visit.model().legal[0]);
    listener.wait();
    static_cast<void>(listener.news());
    visit.want(intent::TakeBack{first});
    listener.wait();
    CHECK(listener.news() == std::vector{std::string(say(Text::typed_undone))});
    visit.start(2, 1, "8");
    const auto begins_anew = [&] {
        listener.wait();
        const std::vector<std::string> news = listener.news();
        return std::count(news.begin(), news.end(), "Round 1 begins.") == 1;
    };
    CHECK(begins_anew());
    visit.play_some(9);
    listener.wait();
    static_cast<void>(listener.news());
    visit.want(intent::SameDealAgain{});
    CHECK(begins_anew());
}

TEST_CASE("of a game that is opened in the middle nothing is told as news") {
    Visit sender;
    sender.start(2, 1, "7");
    sender.play_some(40);
    Visit visit;
    Listener listener(visit);
    listener.wait();
    static_cast<void>(listener.news());
    visit.session.link_arrived(*replay_link(*sender.model().game));
    listener.wait();
    REQUIRE(visit.model().game != nullptr);
    CHECK(listener.news().empty());
}

TEST_CASE("where much happened at once, the last events are spoken, and how many are only in the log") {
    Visit visit;
    visit.start(2, 1, "7");
    Listener listener(visit);
    listener.wait();
    static_cast<void>(listener.news());
    const std::size_t before = visit.model().game->steps().size();
    visit.play_some(40);
    listener.wait();
    const std::size_t all = log_lines(*visit.model().game, before).size();
    REQUIRE(all > 41);
    const std::vector<std::string> news = listener.news();
    REQUIRE(news.size() == 41);
    CHECK(news.front() == say(Text::log_left_out, {{"count", static_cast<int>(all - 40)}}));
}

TEST_CASE("the same notice is spoken again when it is shown again") {
    Visit visit;
    Listener listener(visit);
    listener.wait();
    static_cast<void>(listener.news());
    for (int time = 0; time < 2; ++time) {
        visit.session.copied(true, "r1text");
        listener.wait();
        CHECK(listener.news().size() == 1);
    }
}

TEST_CASE("a search says how much it has found") {
    Visit visit;
    Listener listener(visit);
    listener.wait();
    const auto& elements = listener.page().elements;
    const auto rules = std::find_if(elements.begin(), elements.end(),
                                    [](const Spoken& one) { return one.name == say(Text::title_rules); });
    REQUIRE(rules != elements.end());
    listener.press(static_cast<std::size_t>(rules - elements.begin()));
    static_cast<void>(listener.news());
    visit.session.text_entered(ui::TextField::rules_search, "stammgast");
    listener.wait();
    CHECK(listener.news() == std::vector{say(Text::rules_search_none, {{"words", std::string("stammgast")}})});
    visit.session.text_entered(ui::TextField::rules_search, "moon");
    listener.wait();
    const std::vector<std::string> news = listener.news();
    REQUIRE(news.size() == 1);
    CHECK(news.front().rfind("Result", 0) == 0);
    // The same search says nothing again.
    listener.wait();
    CHECK(listener.news().empty());
}
