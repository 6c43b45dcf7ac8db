// Boxes of the tree: widths from above, heights from below, and the parts that a person scrolls.
#include "ui/flow/tree.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <memory>

#include "look/font_files.hpp"
#include "ui/draw/recorder.hpp"
#include "ui/parts/widgets.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** A window of 400 x 300 in which trees are shown, frame after frame. */
class Window {
  public:
    Window() {
        context_ = ImGui::CreateContext();
        ImGui::GetIO().DisplaySize = ImVec2(400, 300);
        ImGui::GetIO().IniFilename = nullptr;
        fonts_.load(font_files(), 1);
    }
    ~Window() { ImGui::DestroyContext(context_); }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    template <typename Declare>
    void show(const Declare& declare, const Input& input = {}) {
        ImGui::GetIO().DeltaTime = 0.1F;
        ImGui::NewFrame();
        fonts_.begin();
        recorder_ = {};
        painter_.begin(ImGui::GetBackgroundDrawList(), Scale{}, &atlas_, &fonts_, false, &recorder_);
        Input at = input;
        at.time = ImGui::GetTime();
        touch_.begin(at, 1);
        View next;
        Stage stage{model_,     painter_, touch_, view_, next,         memory_, scrolling_,
                    semantics_, intents_, 400,    300,   std::nullopt, nullptr, nullptr};
        semantics_.begin(1);
        Tree tree(stage);
        declare(tree);
        height_ = tree.measure(400);
        tree.show({0, 0, 400, 300});
        ImGui::Render();
    }
    float height() const { return height_; }
    Touch& touch() { return touch_; }
    const std::vector<SemanticNode>& nodes() const { return semantics_.nodes(); }
    /** Line by line. */
    const std::vector<RecordedText>& texts() const { return recorder_.texts; }
    const Target& target(std::string_view id) const {
        const auto& all = touch_.targets();
        const auto found = std::find_if(all.begin(), all.end(), [&](const Target& one) { return one.id == id; });
        INFO(id);
        REQUIRE(found != all.end());
        return *found;
    }

  private:
    ImGuiContext* context_ = nullptr;
    Fonts fonts_;
    Atlas atlas_;
    Recorder recorder_;
    Painter painter_;
    Touch touch_;
    Model model_;
    View view_;
    Memory memory_;
    ScrollMemory scrolling_;
    SemanticTree semantics_;
    std::vector<Intent> intents_;
    float height_ = 0;
};

void box(Tree& tree, const char* id, const Style& style) {
    const auto scope = tree.control({id, id}, style);
}

void check(const Target& target, const Rect& rect) {
    CHECK(target.x == doctest::Approx(rect.x));
    CHECK(target.y == doctest::Approx(rect.y));
    CHECK(target.width == doctest::Approx(rect.width));
    CHECK(target.height == doctest::Approx(rect.height));
}

/** Ten boxes of 60 below each other, of which the window shows five. */
void ten(Tree& tree) {
    const auto all = tree.open({});
    const auto scroll = tree.scroll("list", {});
    for (const char* id : {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}) box(tree, id, {.height = 60});
}

}  // namespace

TEST_CASE("the children of a column lie below each other, with gaps and padding") {
    Window window;
    window.show([](Tree& tree) {
        const auto column = tree.open({.gap = 10, .padding = {20, 5}});
        box(tree, "one", {.height = 50});
        box(tree, "two", {.height = 30});
    });
    CHECK(window.height() == 50 + 10 + 30 + 2 * 5);
    check(window.target("one"), {20, 5, 360, 50});
    check(window.target("two"), {20, 65, 360, 30});
}

TEST_CASE("at every width a number stays with the picture of its resource") {
    Window window;
    for (float width = 80; width < 240; width += 4) {
        window.show([width](Tree& tree) {
            const auto narrow = tree.open({.padding = {(400 - width) / 2, 0}});
            tree.text(plain(letters::body), "Anna pays 12 [thaler] and 3 [beer], and walks 2 [step].");
        });
        REQUIRE(window.texts().size() > 1);
        for (const RecordedText& line : window.texts()) CHECK((line.text.back() < '0' || line.text.back() > '9'));
    }
}

TEST_CASE("a column gives the rest of its height by shares, also where it is to be higher than its content") {
    Window window;
    window.show([](Tree& tree) {
        const auto all = tree.open({});
        {
            const auto high = tree.open({.gap = 5, .padding = {0, 10}, .height = 100});
            box(tree, "above", {.height = 5, .share = 1});
            box(tree, "below", {.height = 20});
        }
        box(tree, "rest", {.height = 30, .share = 1});
    });
    check(window.target("above"), {0, 10, 400, 55});
    check(window.target("below"), {0, 70, 400, 20});
    check(window.target("rest"), {0, 100, 400, 200});
}

TEST_CASE("a row gives the rest of its width by shares, and keeps widths that have none") {
    Window window;
    window.show([](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .gap = 10});
        box(tree, "fixed", {.width = 80, .height = 40});
        box(tree, "one", {.width = 100, .height = 60, .share = 1});
        box(tree, "two", {.width = 50, .height = 60, .share = 2});
    });
    // 400 - 2 * 10 - 230 = 150 are left over. The window is higher than the row: all lie in its middle.
    check(window.target("fixed"), {0, 130, 80, 40});
    check(window.target("one"), {90, 120, 150, 60});
    check(window.target("two"), {250, 120, 150, 60});
}

TEST_CASE("a mirrored row goes from right to left, and is read as ever") {
    Window window;
    window.show([](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .mirrored = true, .gap = 10, .padding = {20, 0}});
        box(tree, "fixed", {.width = 80, .height = 40});
        box(tree, "one", {.width = 100, .height = 40, .share = 1});
    });
    // 400 - 2 * 20 - 10 - 80 = 270 are left for the second.
    check(window.target("fixed"), {300, 130, 80, 40});
    check(window.target("one"), {20, 130, 270, 40});
    CHECK(window.touch().targets().front().id == "fixed");
}

TEST_CASE("where a row is too wide it goes on in another, or its shares give way") {
    Window window;
    const auto declare = [](bool wraps) {
        return [wraps](Tree& tree) {
            const auto all = tree.open({});
            const auto row = tree.open({.flow = Flow::row, .wraps = wraps, .gap = 10});
            box(tree, "one", {.width = 300, .height = 40, .share = 1});
            box(tree, "two", {.width = 200, .height = 40});
        };
    };
    window.show(declare(true));
    CHECK(window.height() == 40 + 10 + 40);
    check(window.target("one"), {0, 0, 400, 40});
    check(window.target("two"), {0, 50, 200, 40});
    window.show(declare(false));
    CHECK(window.height() == 40);
    check(window.target("one"), {0, 0, 190, 40});
    check(window.target("two"), {200, 0, 200, 40});
}

TEST_CASE("a grid has as many columns of one width as fit, and as many things in each row") {
    Window window;
    window.show([](Tree& tree) {
        const auto all = tree.open({});
        const auto grid = tree.open({.flow = Flow::grid, .gap = 10, .column = 90});
        for (const char* id : {"0", "1", "2", "3", "4"}) box(tree, id, {.height = 20});
    });
    // Four would fit; five things lie in rows of three and two.
    CHECK(window.height() == 20 + 10 + 20);
    const float width = (400.0F - 2 * 10) / 3;
    check(window.target("2"), {2 * (width + 10), 0, width, 20});
    check(window.target("3"), {0, 30, width, 20});
}

TEST_CASE("a text takes as many lines as its width asks for, and a word that is too wide grows smaller") {
    Window window;
    const TextStyle style = plain(20);
    const auto height_of = [&](std::string_view text) {
        window.show([&](Tree& tree) {
            const auto all = tree.open({});
            tree.text(style, text);
        });
        return window.height();
    };
    const float line = height_of("short");
    CHECK(line == doctest::Approx(20 * letters::line));
    CHECK(height_of("so many words that they take more than a single line of four hundred units") == 2 * line);
    CHECK(height_of("Donaudampfschifffahrtsgesellschaftskapitaenspatentpruefung") < line);
}

TEST_CASE("a part that does not fit scrolls by wheel and keys, to its end") {
    Window window;
    window.show(ten);
    CHECK(window.height() == 600);
    check(window.target("0"), {0, 0, 400, 60});
    CHECK(window.target("4").sight != Sight::none);
    CHECK(window.target("5").sight == Sight::none);
    Input input;
    input.pointer = {200, 150};
    input.wheel = -1;
    window.show(ten, input);
    CHECK(window.target("0").sight == Sight::none);
    CHECK(window.target("5").sight != Sight::none);
    input.wheel = 0;
    input.leap = Leap::end;
    window.show(ten, input);
    check(window.target("9"), {0, 240, 400, 60});
    input.leap = Leap::page_down;
    window.show(ten, input);
    check(window.target("9"), {0, 240, 400, 60});
    input.leap = Leap::begin;
    window.show(ten, input);
    check(window.target("0"), {0, 0, 400, 60});
    // A wheel elsewhere means something else.
    input.leap = Leap::none;
    input.pointer = {-100, 150};
    input.wheel = -1;
    window.show(ten, input);
    check(window.target("0"), {0, 0, 400, 60});
}

TEST_CASE("a finger drags a list, which then glides, and presses nothing") {
    Window window;
    window.show(ten);
    Input input;
    input.touch = true;
    input.pointer = {200, 200};
    window.show(ten, input);
    input.down = true;
    window.show(ten, input);
    for (const float y : {190.0F, 170.0F, 150.0F}) {
        input.pointer.y = y;
        window.show(ten, input);
    }
    // It lies where the finger is that drags it.
    const float dragged = window.target("9").y;
    CHECK(dragged == doctest::Approx(540 - 40));
    input.down = false;
    bool clicked = false;
    window.show(
        [&](Tree& tree) {
            ten(tree);
            clicked = tree.stage().touch.state("2").clicked || tree.stage().touch.state("3").clicked;
        },
        input);
    CHECK_FALSE(clicked);
    CHECK(window.touch().wants_frame());
    for (int frame = 0; frame < 50 && window.touch().wants_frame(); ++frame) window.show(ten, input);
    CHECK(window.target("9").y < dragged);
    CHECK_FALSE(window.touch().wants_frame());
}

TEST_CASE("the focus brings its target into view, and nothing else does") {
    Window window;
    window.show(ten);
    window.touch().focus("8");
    window.show(ten);
    CHECK(window.target("8").sight != Sight::none);
    CHECK(window.target("8").height == 60);
    // A person who turns the wheel looks elsewhere, with the focus where it is.
    Input input;
    input.pointer = {200, 150};
    input.wheel = 10;
    window.show(ten, input);
    check(window.target("0"), {0, 0, 400, 60});
    CHECK(window.target("8").sight == Sight::none);
}

TEST_CASE("beside each other two boxes scroll each for itself, as high as their row") {
    Window window;
    const auto declare = [](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = 10});
        for (const char* side : {"left", "right"}) {
            const auto column = tree.open({.gap = 10, .width = 100, .share = 1});
            box(tree, (std::string(side) + "-head").c_str(), {.height = 40});
            const auto scroll = tree.scroll(side, {.share = 1});
            for (const char* id : {"-0", "-1", "-2", "-3", "-4"})
                box(tree, (side + std::string(id)).c_str(), {.height = 100});
        }
    };
    Input input;
    input.pointer = {300, 200};
    input.wheel = -100;
    window.show(declare, input);
    check(window.target("left-head"), {0, 0, 195, 40});
    check(window.target("left-0"), {0, 50, 195, 100});
    check(window.target("right-head"), {205, 0, 195, 40});
    check(window.target("right-4"), {205, 200, 195, 100});
    CHECK(window.target("right-0").sight == Sight::none);
}

TEST_CASE("a sought part comes into view in its frame, and is left there") {
    Window window;
    const auto seek = [](int sought) {
        return [sought](Tree& tree) {
            const auto all = tree.open({});
            const auto scroll = tree.scroll("list", {.share = 1});
            for (int index = 0; index < 10; ++index) {
                const auto place = tree.open({.sought = index == sought});
                box(tree, std::to_string(index).c_str(), {.height = 60});
            }
        };
    };
    window.show(seek(9));
    check(window.target("9"), {0, 240, 400, 60});
    window.show(seek(-1));
    check(window.target("9"), {0, 240, 400, 60});
    window.show(seek(0));
    check(window.target("0"), {0, 0, 400, 60});
    Input input;
    input.pointer = {200, 150};
    input.wheel = -1;
    window.show(seek(-1), input);
    check(window.target("1"), {0, 0, 400, 60});
}

TEST_CASE("the reach of a finger ends where the scrolled part ends") {
    Window window;
    window.show([](Tree& tree) {
        const auto all = tree.open({});
        {
            const auto scroll = tree.scroll("list", {.share = 1});
            for (const char* id : {"0", "1", "2", "3", "4", "5"}) box(tree, id, {.height = 60});
        }
        box(tree, "foot", {.height = 50});
    });
    check(window.target("foot"), {0, 250, 400, 50});
    check(window.target("4"), {0, 240, 400, 10});
    CHECK(window.target("4").sight == Sight::part);
    CHECK(window.target("5").sight == Sight::none);
}

TEST_CASE("where head and foot leave too little, the head scrolls, and if that is not enough, the foot") {
    const auto show = [](Window& window, float foot) {
        window.show([foot](Tree& tree) {
            const auto all = tree.open({});
            box(tree, "head", {.height = 100});
            {
                const auto scroll = tree.scroll("list", {.share = 1});
                for (const char* id : {"0", "1", "2", "3"}) box(tree, id, {.height = 60});
            }
            box(tree, "foot", {.height = foot});
        });
    };
    Window window;
    show(window, 60);
    check(window.target("head"), {0, 0, 400, 100});
    check(window.target("0"), {0, 100, 400, 60});
    check(window.target("foot"), {0, 240, 400, 60});
    CHECK(window.target("3").sight == Sight::none);
    Window low;
    show(low, 160);
    check(low.target("0"), {0, 100, 400, 60});
    CHECK(low.target("3").sight == Sight::part);
    CHECK(low.target("foot").sight == Sight::none);
}

TEST_CASE("of a long list only the near rows are declared, and all of it is found by scrolling") {
    Window window;
    std::size_t most = 0;
    const auto declare = [&](Tree& tree) {
        std::size_t declared = 0;
        {
            const auto all = tree.open({});
            const auto scroll = tree.scroll("sheet", {});
            box(tree, "head", {.height = 100});
            tree.list("list", {.gap = 10, .column = 150}, 9999, [&](std::size_t index) {
                const std::string id = std::to_string(index);
                const auto scope = tree.control({id, id}, {.height = 50});
                ++declared;
            });
        }
        most = std::max(most, declared);
    };
    // All of them once, which tells their heights.
    window.show(declare);
    CHECK(most == 9999);
    most = 0;
    // Two columns: 5,000 rows of 60, without the gap after the last one.
    CHECK(window.height() == 100 + 5000 * 60 - 10);
    check(window.target("3"), {205, 160, 195, 50});
    Input input;
    input.leap = Leap::end;
    window.show(declare, input);
    window.show(declare);
    check(window.target("9998"), {0, 250, 195, 50});
    CHECK(most < 100);
    // Back by the focus, row after row.
    window.touch().focus("9990");
    window.show(declare);
    CHECK(window.target("9990").sight == Sight::whole);
    window.show(declare);
    CHECK(window.target("9985").sight == Sight::none);
}

TEST_CASE("a long list with rows of their own height opens where it is told, and follows the row kept in view") {
    Window window;
    std::size_t count = 500;
    std::size_t declared = 0;
    const auto declare = [&](Tree& tree) {
        declared = 0;
        const auto all = tree.open({});
        const auto scroll = tree.scroll("sheet", {});
        tree.list("list", {.column = 400}, count, [&](std::size_t index) {
            const std::string id = std::to_string(index);
            const auto scope =
                tree.control({id, id}, {.kept = index + 1 == count, .height = 20 + 10 * static_cast<float>(index % 3)});
            ++declared;
        });
    };
    window.show(declare);
    check(window.target("499"), {0, 270, 400, 30});
    window.show(declare);
    check(window.target("499"), {0, 270, 400, 30});
    CHECK(declared < 50);
    // With its end in view, new rows come into view.
    count = 502;
    window.show(declare);
    check(window.target("501"), {0, 280, 400, 20});
    check(window.target("499"), {0, 210, 400, 30});
    // Scrolled away from its end, it stays there.
    Input input;
    input.pointer = {200, 150};
    input.wheel = 1000;
    window.show(declare, input);
    window.show(declare);
    count = 503;
    window.show(declare);
    check(window.target("2"), {0, 50, 400, 40});
}

TEST_CASE("of two scrolled boxes keys move that with the focus, that under the pointer, or the last") {
    Window window;
    const auto both = [](Tree& tree) {
        const auto sides = tree.open({.flow = Flow::row, .stretches = true});
        for (const char* side : {"left", "right"}) {
            const auto scroll = tree.scroll(side, {.width = 200});
            for (const char* number : {"0", "1", "2", "3", "4", "5", "6", "7"})
                box(tree, (std::string(side) + number).c_str(), {.height = 60});
        }
    };
    window.show(both);
    Input input;
    input.leap = Leap::end;
    window.show(both, input);
    CHECK(window.target("right0").sight == Sight::none);
    check(window.target("left0"), {0, 0, 200, 60});
    Input pointing;
    pointing.pointer = {100, 100};
    pointing.leap = Leap::page_down;
    window.show(both, pointing);
    CHECK(window.target("left0").sight == Sight::none);
    window.touch().focus("left1");
    window.show(both);
    window.show(both, input);
    CHECK(window.target("left0").sight == Sight::none);
    CHECK(window.target("left7").sight == Sight::whole);
}

TEST_CASE("blanks where a line ends, or where a text begins, are no line of their own") {
    Window window;
    const auto height_of = [&](const std::string& text) {
        window.show([&](Tree& tree) { tree.text(plain(letters::body), text); });
        return window.height();
    };
    const std::string word(20, 'm');
    const float two_lines = height_of(word + " " + word);
    CHECK(two_lines > height_of(word));
    CHECK(height_of(word + "  " + word) == two_lines);
    CHECK(height_of("  " + word + "   " + word) == two_lines);
}
