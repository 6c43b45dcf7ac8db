// The share sheet: every way to hand a game on is on one sheet, which scrolls where the window is small.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "narration/result.hpp"
#include "reachable.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "ui/draw/theme.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

constexpr int modules = 21;  // of a side of the smallest code

/** A person at the table who opened the sheet; its links and codes are made. */
struct Sharer {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen;
    explicit Sharer(const WindowSize& size, int text_size = 100) : screen(game, size.width, size.height) {
        Model& model = screen.model();
        model.link = "https://inn.example/#" + std::string(300, 'r');
        model.position_link = "https://inn.example/#" + std::string(90, 'p');
        model.turn_link = model.position_link;
        model.can_send = true;
        model.link_code = model.position_code = QrCode{modules, std::string(modules * modules, '1')};
        screen.frame();
        REQUIRE(screen.touch("menu"));
        REQUIRE(screen.touch("share"));
        model.settings.text_size = text_size;
        screen.frame();
    }
    /** Whether the sheet says it to those who do not see it, wherever it is scrolled to. */
    bool hears(std::string_view text) { return screen.hears(text); }
    /** Whether all rows of the code are within the visible part of the sheet. */
    bool sees_code() {
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        const auto scrolled = std::find_if(recorder.texts.begin(), recorder.texts.end(),
                                           [](const RecordedText& text) { return text.scrolled; });
        if (scrolled == recorder.texts.end()) return false;
        // All of its modules are dark, so that each row is one box.
        return std::count_if(recorder.fills.begin(), recorder.fills.end(), [&](const RecordedFill& fill) {
                   const Rect& row = fill.rect;
                   return fill.color == palette::ink && std::abs(row.width - row.height * modules) < 1 &&
                          row.y >= scrolled->clip.y && row.bottom() <= scrolled->clip.bottom();
               }) == modules;
    }
    /** The last intent, which is to be a Wish. */
    template <class Wish>
    Wish press(const std::string& id) {
        INFO(id);
        REQUIRE(screen.touch(id));
        REQUIRE(asked<Wish>(screen));
        return *asked<Wish>(screen);
    }
};

}  // namespace

TEST_CASE("every way to share a game is reached at every size") {
    for (const auto& size : window_sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            Sharer sharer(size, text_size);
            check_reachable(sharer.screen, size.width, size.height);
            CHECK(sharer.hears(sharer.screen.model().link));
            CHECK(sharer.hears(say(Text::share_code)));
            sharer.press<intent::CopyText>("copy-text");
            sharer.press<intent::ExportGame>("export");
            CHECK(sharer.press<intent::SendLink>("turn-link").kind == LinkKind::turn);
            CHECK_FALSE(sharer.press<intent::OpenShare>("share-names-1").with_names);
            REQUIRE(sharer.screen.touch("share-kind-1"));
            CHECK(sharer.hears(sharer.screen.model().position_link));
            CHECK(sharer.press<intent::SendLink>("send-link").kind == LinkKind::position);
            REQUIRE(sharer.screen.touch("article"));
            REQUIRE(sharer.screen.touch("article-place-1"));
            const auto code = sharer.press<intent::CopyArticle>("copy-article");
            CHECK(code.kind == LinkKind::position);
            CHECK(code.place == ArticlePlace::frame);
            sharer.press<intent::CopyPosition>("copy-position");
            REQUIRE(sharer.screen.touch("picture-kind-2"));
            CHECK(sharer.press<intent::SharePicture>("share-picture").kind == PictureKind::diagram);
            CHECK(sharer.screen.find("share-picture") == nullptr);
        }
}

TEST_CASE("the dialog opened again still leaves the names out") {
    Sharer sharer(window_sizes[0], 100);
    CHECK_FALSE(sharer.press<intent::OpenShare>("share-names-1").with_names);
    sharer.screen.key(ImGuiKey_Escape);
    REQUIRE(sharer.screen.touch("menu"));
    CHECK_FALSE(sharer.press<intent::OpenShare>("share").with_names);
    CHECK(sharer.screen.find("share-names-1")->chosen);
}

TEST_CASE("moving pictures are asked for where the other pictures are") {
    Sharer sharer(window_sizes[0], 100);
    REQUIRE(sharer.screen.touch("article"));
    REQUIRE(sharer.screen.touch("picture-kind-3"));
    CHECK(sharer.press<intent::SharePicture>("share-picture").kind == PictureKind::replay);
    CHECK(sharer.screen.find("share-picture") == nullptr);
}

TEST_CASE("a code comes whole into view, in low windows too") {
    for (const auto& size : window_sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            Sharer sharer(size, text_size);
            ImGui::GetIO().AddMousePosEvent(size.width / 2, size.height / 2);
            bool whole = false;
            for (int turn = 0; turn < 200 && !whole; ++turn) {
                whole = sharer.sees_code();
                ImGui::GetIO().AddMouseWheelEvent(0, -0.2F);
            }
            CHECK(whole);
        }
}

TEST_CASE("a code is as large as its card and the window allow") {
    for (const WindowSize& size : {WindowSize{844, 390}, WindowSize{360, 640}}) {
        INFO(size.width << " x " << size.height);
        Sharer sharer(size, 100);
        Recorder recorder;
        sharer.screen.interface().record(&recorder);
        sharer.screen.frame();
        sharer.screen.interface().record(nullptr);
        float widest = 0;
        for (const RecordedFill& fill : recorder.fills)
            if (fill.color == palette::ink && std::abs(fill.rect.width - fill.rect.height * modules) < 1)
                widest = std::max(widest, fill.rect.width);
        CHECK(widest >= 0.45F * std::min(size.width, size.height));
    }
}

TEST_CASE("a code that is made when the sheet is open moves nothing") {
    for (const auto& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        Sharer sharer(size);
        const std::optional<QrCode> code = std::exchange(sharer.screen.model().link_code, std::nullopt);
        sharer.screen.frame();
        const std::vector<Target> before = sharer.screen.interface().targets();
        sharer.screen.model().link_code = code;
        sharer.screen.frame();
        const std::vector<Target>& after = sharer.screen.interface().targets();
        REQUIRE(before.size() == after.size());
        for (std::size_t index = 0; index < before.size(); ++index) {
            INFO(before[index].id);
            CHECK(before[index].y == after[index].y);
        }
    }
}

TEST_CASE("the picture has title and caption, and no buttons") {
    for (const auto& size : window_sizes)
        for (const bool over : {false, true}) {
            INFO(size.width << " x " << size.height << (over ? ", the end" : ""));
            Game game = game_of_persons(3, 2, 5);
            play_to(game, over ? Phase::over : Phase::planning);
            ScreenTest screen(game, size.width, size.height);
            if (over) screen.model().screen = Screen::end;
            screen.frame();
            const std::string focused = screen.interface().focused();
            screen.model().pictured = PictureKind::wide;
            screen.frame();
            CHECK(screen.hears(game_title(game)));
            for (const char* id : {"menu", "hint", "sound", "undo", "ready", "page-valley", "share", "again"})
                CHECK(screen.find(id) == nullptr);
            if (!over)
                for (int seat = 0; seat < 3; ++seat)
                    CHECK(std::any_of(screen.interface().semantics().begin(), screen.interface().semantics().end(),
                                      [&](const SemanticNode& node) {
                                          return node.meaning.name.find(
                                                     shown_innkeeper(game, seat).name + ": " +
                                                     std::to_string(score(game.state(), seat).total())) !=
                                                 std::string::npos;
                                      }));
            // It is only for this frame.
            CHECK(screen.interface().focused() == focused);
            screen.model().pictured.reset();
            screen.frame();
            screen.frame();
            CHECK(screen.find(over ? "again" : "menu") != nullptr);
        }
}
