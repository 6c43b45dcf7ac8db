// Drawing and accessibility tree agree: in the scenes, and on screens reached at random.
#include "reading.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "crawl/app.hpp"
#include "crawl/positions.hpp"
#include "scene.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using ui::Rect;
using ui::Role;
using ui::SemanticNode;

namespace {

constexpr std::array<ui::WindowSize, 4> sizes{{{1280, 720}, {800, 600}, {844, 390}, {390, 844}}};

void check_frame(const look::Frame& frame) {
    for (const std::string& complaint : look::compare_with_tree(frame)) FAIL_CHECK(complaint);
}

/** All scenes at all sizes. */
void read_scenes(int language) {
    for (const look::NamedScene& scene : look::all_scenes())
        for (const ui::WindowSize& size : sizes) {
            INFO("scene=" << scene.name << " " << size.width << " " << size.height << " language=" << language);
            look::Options options(scene.options);
            options.add("language=" + std::to_string(language));
            const look::Scene shown(options, size.width, size.height);
            check_frame(shown.frame_shown());
        }
}

/** Opens a saved game and presses up to four targets. */
void press_at_random(crawl::App& app, crawl::Random& random, int position) {
    using Kind = crawl::Deed::Kind;
    app.perform({Kind::start, {}, position});
    for (std::size_t presses = random.below(5); presses > 0; --presses) {
        app.perform({Kind::wait, {}, 500});
        std::vector<std::string> ids;
        for (const ui::Target& target : app.targets())
            if (target.enabled) ids.push_back(target.id);
        if (!ids.empty()) app.perform({Kind::finger, ids[random.below(ids.size())]});
    }
    // Until all animations have ended.
    app.perform({Kind::wait, {}, 5000});
}

/** The same screens in every language; TAVERNS_SEED chooses others. */
void read_random_screens(int language) {
    const std::vector<Game> games = crawl::positions();
    REQUIRE(games.size() == 200);
    const char* chosen = std::getenv("TAVERNS_SEED");
    const std::size_t seed = chosen == nullptr ? 0 : std::strtoul(chosen, nullptr, 10);
    for (std::size_t position = 0; position < games.size(); ++position) {
        crawl::Random random(seed * games.size() + position);
        crawl::App app(games);
        const look::Speaking speaking(language);
        ui::Recorder recorder;
        app.record(recorder);
        const ui::WindowSize& size = sizes[random.below(sizes.size())];
        app.perform({crawl::Deed::Kind::size, {}, static_cast<int>(size.width), static_cast<int>(size.height)});
        press_at_random(app, random, static_cast<int>(position));
        INFO("position " << position << ", " << app.screen() << " " << size.width << " " << size.height
                         << " language=" << language);
        // The title shows the innkeepers of a new game, who may have other colours.
        const Game* game = app.model().screen == ui::Screen::title ? nullptr : app.model().game;
        check_frame({recorder, app.semantics(), app.width(), app.height(), game});
    }
}

/** A frame of one text and one node, which is a target if it has an id. */
struct Worked {
    ui::Recorder drawn;
    std::vector<SemanticNode> told;

    Worked& text(const std::string& words, const Rect& place) {
        drawn.texts.push_back({words, {}, place, 16, 0, {0, 0, 400, 400}, next_, next_ + 6});
        next_ += 6;
        return *this;
    }
    Worked& node(Role role, const std::string& name, const Rect& place, const std::string& target = {},
                 const std::string& description = {}) {
        SemanticNode told_node;
        told_node.meaning = {role, name, description};
        told_node.target = target;
        told_node.x = place.x;
        told_node.y = place.y;
        told_node.width = place.width;
        told_node.height = place.height;
        told.push_back(std::move(told_node));
        return *this;
    }
    Worked& picture(std::string_view name, const Rect& place) {
        drawn.pictures.push_back({ui::find_picture(name), place, {0, 0, 400, 400}, next_});
        next_ += 6;
        return *this;
    }
    std::vector<std::string> complaints(const Game* game = nullptr) const {
        return look::compare_with_tree({drawn, told, 400, 400, game});
    }

  private:
    int next_ = 0;
};

constexpr Rect row{10, 10, 200, 30};

}  // namespace

TEST_CASE("things drawn and told alike are no fault") {
    CHECK(Worked().text("3[thaler] a die", row).node(Role::text, "3 thalers a die", row).complaints().empty());
    CHECK(Worked().text("Safe", row).node(Role::button, "Upgrade the safe", row, "tile").complaints().empty());
    CHECK(Worked().text("6", row).node(Role::button, "Safe", row, "tile", "It costs 6.").complaints().empty());
    CHECK(Worked().text("×3", row).node(Role::button, "Safe", row, "tile", "3 left.").complaints().empty());
    CHECK(Worked().text("Anna", row).node(Role::list_item, "", row).node(Role::text, "Anna", row).complaints().empty());
}

TEST_CASE("a text that no node says is missing, on a target swallowed") {
    CHECK(Worked().text("3[thaler]", row).complaints() ==
          std::vector<std::string>{"missing: 3[thaler] at 10,10 200x30"});
    // In another place it does not count.
    CHECK(Worked()
              .text("3[thaler]", row)
              .node(Role::text, "3 thalers", {10, 100, 200, 30})
              .complaints()
              .front()
              .rfind("missing", 0) == 0);
    CHECK(Worked().text("3[thaler]", row).node(Role::button, "Safe", row, "tile").complaints() ==
          std::vector<std::string>{"swallowed: 3[thaler] at 10,10 200x30 on tile \"Safe\""});
    // Neither another number nor other goods.
    CHECK(Worked().text("3[thaler]", row).node(Role::button, "4 thalers", row, "tile").complaints().size() == 1);
    CHECK(Worked().text("3[thaler]", row).node(Role::button, "3 beer", row, "tile").complaints().size() == 1);
}

TEST_CASE("a choice, tabs and a table have a name") {
    for (const Role role : {Role::radio_group, Role::tab_list, Role::table}) {
        CHECK(Worked().node(role, "", row).complaints() == std::vector<std::string>{"nameless: at 10,10 200x30"});
        CHECK(Worked().node(role, "Planning", row).complaints().empty());
    }
    CHECK(Worked().node(Role::list, "", row).complaints().empty());
}

TEST_CASE("a text that is told and not drawn is found") {
    CHECK(Worked().node(Role::text, "Anna", row).complaints() ==
          std::vector<std::string>{"not drawn: \"Anna\" at 10,10 200x30"});
    CHECK(Worked().text("Anna", row).node(Role::text, "Anna and Bram", row).complaints().size() == 1);
    CHECK(Worked().node(Role::image, "Table 2: empty", row, "space-seat-1").complaints().empty());
    CHECK(Worked().node(Role::button, "Undo", row, "undo").complaints() ==
          std::vector<std::string>{"not drawn: undo \"Undo\" at 10,10 200x30"});
    // An ending left out for lack of room is no fault.
    CHECK(Worked().text("Anna and…", row).node(Role::text, "Anna and Bram", row).complaints().empty());
}

TEST_CASE("names of files are no words, and things under a sheet are not read") {
    CHECK(Worked().text("Safe", row).node(Role::text, "Safe die-any", row).complaints().front() ==
          "raw: \"Safe die-any\"");
    Worked covered;
    covered.text("Anna", row);
    covered.drawn.fills.push_back({{0, 0, 400, 400}, IM_COL32_BLACK, 6});
    CHECK(covered.complaints().empty());
}

TEST_CASE("a text that is told counts as drawn also under a veil") {
    Worked veiled;
    veiled.text("Anna", row).node(Role::text, "Anna", row);
    veiled.drawn.fills.push_back({{0, 0, 400, 400}, IM_COL32_BLACK, 6});
    CHECK(veiled.complaints().empty());
    // But not when it is also visible elsewhere.
    CHECK(veiled.node(Role::text, "Bram", row).complaints().size() == 1);
}

TEST_CASE("a piece of a text is told by it, a piece of a number is not") {
    CHECK(Worked().text("In summ", row).node(Role::button, "In summer 12 guests", row, "found").complaints().empty());
    CHECK(Worked().text("2 guests", row).node(Role::button, "In summer 12 guests", row, "found").complaints().size() ==
          1);
    CHECK(Worked().text("2", row).node(Role::button, "In summer 12 guests", row, "found").complaints().size() == 1);
}

TEST_CASE("a sign on a button with a name is its emblem, a die of a game is told") {
    const Game game(Setup{}, 1, {});
    constexpr Rect sign{12, 12, 20, 20};
    CHECK(Worked().picture("icon-beer", sign).node(Role::button, "Open", row, "open").complaints(&game).empty());
    CHECK(Worked().picture("icon-beer", sign).node(Role::button, "", row, "open").complaints(&game).size() == 1);
    CHECK(Worked().picture("die-white-5", sign).node(Role::button, "Open", row, "open").complaints(&game).size() == 1);
    CHECK(Worked().picture("die-white-5", sign).node(Role::button, "white 5", row, "die").complaints(&game).empty());
    // Alone it is no emblem.
    CHECK(Worked().picture("icon-beer", sign).complaints(&game).size() == 1);
}

TEST_CASE("at the edge of a scrolled box a sign is an emblem, since its words may be scrolled away") {
    const auto complaints = [](float y) {
        Worked scrolled;
        scrolled.picture("icon-beer", {12, y, 20, 20});
        scrolled.drawn.pictures.back().scrolled = true;
        return scrolled.complaints().size();
    };
    CHECK(complaints(360) == 0);
    CHECK(complaints(200) == 1);
}

TEST_CASE("a die in a rule is told as any die of its kind, a die that lies by its face") {
    const Game game(Setup{}, 1, {});
    CHECK(Worked().text("+1 [die-red-5]", row).node(Role::button, "1 more die", row, "tile").complaints().empty());
    CHECK(Worked().text("+1 [die-white-5]", row).node(Role::button, "1 more die", row, "tile").complaints().size() ==
          1);
    CHECK(Worked().picture("die-red-5", row).node(Role::button, "1 more die", row, "tile").complaints(&game).size() ==
          1);
}

TEST_CASE("fewer words that stand where room is short are told by the longer ones") {
    const auto worked = [](const std::string& longer) {
        Worked drawn;
        drawn.text("Take 1", row).node(Role::text, "Take one die", row);
        drawn.drawn.texts.back().longer = longer;
        return drawn.complaints().size();
    };
    CHECK(worked("Take one die") == 0);
    CHECK(worked("Take two dice") > 0);
    CHECK(worked({}) > 0);
}

TEST_CASE("one picture of a noble stands for several") {
    const Game game(Setup{}, 1, {});
    CHECK(Worked().picture("card-noble-lady", row).node(Role::list_item, "2 nobles", row).complaints(&game).empty());
    CHECK(Worked().picture("card-noble-lady", row).node(Role::list_item, "2 bards", row).complaints(&game).size() == 1);
}

TEST_CASE("the sign of guests is told by the name of one, but not of another card") {
    CHECK(Worked().text("[icon-person]", row).node(Role::button, "A Shepherd card", row, "round").complaints().empty());
    CHECK(Worked().text("[icon-person]", row).node(Role::button, "A Bard card", row, "round").complaints().size() == 1);
}

TEST_CASE("a button may show an arrow or bars, and the cell of a table an empty box") {
    Worked arrow;
    arrow.node(Role::button, "Play", row, "play");
    CHECK(arrow.complaints().size() == 1);
    arrow.drawn.triangles.push_back({100, 20, 10, 10});
    CHECK(arrow.complaints().empty());
    Worked bars;
    bars.node(Role::button, "Stop", row, "play");
    bars.drawn.fills.push_back({row, IM_COL32_WHITE, 0});
    CHECK(bars.complaints().size() == 1);
    bars.drawn.fills.push_back({{100, 20, 4, 10}, IM_COL32_WHITE, 0});
    CHECK(bars.complaints().empty());
    const auto box_in = [](Role role) {
        Worked boxed;
        boxed.node(role, "", row).node(Role::button, "Guest book, 5 beer", row, "line");
        boxed.told.back().parent = 0;
        boxed.drawn.fills.push_back({row, IM_COL32_WHITE, 0});
        return boxed.complaints().size();
    };
    CHECK(box_in(Role::cell) == 0);
    CHECK(box_in(Role::list_item) == 1);
}

TEST_CASE("a piece that hangs over the edge of its thing is told by it, unless it lies on another") {
    Worked hanging;
    hanging.text("3", {10, 45, 10, 10}).node(Role::image, "Round 3", row);
    CHECK(hanging.complaints().empty());
    CHECK(hanging.node(Role::button, "Menu", {5, 42, 200, 30}, "menu").complaints().size() == 1);
}

TEST_CASE("a chart tells its content by its words, a small image only its own words") {
    CHECK(Worked().text("50", {20, 20, 20, 10}).node(Role::image, "Anna: 46 55", row).complaints().empty());
    CHECK(Worked().text("50", {12, 12, 10, 10}).node(Role::image, "Round 4", {10, 10, 40, 40}).complaints().size() ==
          1);
}

TEST_CASE("every picture is an ornament or has a word in every language") {
    for (int language = 0; language < languages; ++language) {
        const look::Speaking speaking(language);
        for (const ui::PictureFacts& picture : ui::pictures)
            for (const std::string& way : look::words_of_picture(picture.name, nullptr))
                CHECK_MESSAGE(!way.empty(), picture.name);
    }
}

TEST_CASE("every scene is told as it is drawn, in English") {
    read_scenes(0);
}
TEST_CASE("every scene is told as it is drawn, with Schmidt's names") {
    read_scenes(1);
}
TEST_CASE("every scene is told as it is drawn, in German") {
    read_scenes(2);
}
TEST_CASE("every scene is told as it is drawn, in Dutch") {
    read_scenes(3);
}

TEST_CASE("200 random screens are told as they are drawn, in English") {
    read_random_screens(0);
}
TEST_CASE("200 random screens are told as they are drawn, with Schmidt's names") {
    read_random_screens(1);
}
TEST_CASE("200 random screens are told as they are drawn, in German") {
    read_random_screens(2);
}
TEST_CASE("200 random screens are told as they are drawn, in Dutch") {
    read_random_screens(3);
}
static_assert(languages == 4);
