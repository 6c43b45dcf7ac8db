// Session and interface together: things that one of them alone does right.
#include "device.hpp"

#include <doctest/doctest.h>

#include "two_actions.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

constexpr int frames_of_toast = 20 * 60;  // longer than any toast stays

/** Looks at the screen for as long as this. */
void look(Device& device, int frames) {
    for (int count = 0; count < frames; ++count) device.frame();
}

/** A person who plans, alone. */
void start(Device& device) {
    device.visit.set(&ui::Settings::helping, ui::Helping::none);
    device.visit.start(1, 1, "7");
    device.visit.play_until([&] { return device.visit.state().phase == Phase::planning; });
    device.settle();
}

}  // namespace

TEST_CASE("a toast that disappears by itself stops no suggestion") {
    Device device(1280, 720);
    Visit& visit = device.visit;
    start(device);
    const std::size_t actions = visit.model().game->player_actions();
    visit.want(intent::AskHint{});
    REQUIRE(visit.platform.task);
    visit.session.thought(
        {std::exchange(visit.platform.task, std::nullopt)->number, Advice{.suggestions = {two_actions(visit)}}});
    visit.want(intent::CopyText{});
    REQUIRE(visit.model().notice.kind == Notice::Kind::toast);
    device.settle();
    visit.want(intent::FollowHint{0});
    REQUIRE(visit.model().following);
    look(device, frames_of_toast);
    REQUIRE(visit.model().notice.kind == Notice::Kind::none);
    CHECK(visit.model().following);
    visit.wait();
    CHECK(visit.model().game->player_actions() == actions + 2);
}

TEST_CASE("a touched toast disappears at once") {
    Device device(1280, 720);
    start(device);
    device.visit.want(intent::CopyText{});
    device.settle();
    REQUIRE(device.touch("toast"));
    CHECK(device.visit.model().notice.kind == Notice::Kind::none);
}

TEST_CASE("after moving pictures the page and the choice of names are as before") {
    Device device(390, 844);
    Visit& visit = device.visit;
    start(device);
    const auto chosen = [&](const std::string& id) {
        const ui::Target* const target = device.find(id);
        return target != nullptr && target->chosen;
    };
    REQUIRE(device.touch("page-valley"));
    REQUIRE(device.touch("menu"));
    REQUIRE(device.touch("share"));
    REQUIRE(device.touch("share-names-1"));
    REQUIRE(device.touch("article"));
    REQUIRE(device.touch("picture-kind-3"));
    REQUIRE(device.touch("share-picture"));
    REQUIRE(visit.platform.replay_pictures > 0);
    visit.session.picture_wanted(0);
    look(device, 5);
    // The pictures begin with the usual page.
    CHECK_FALSE(chosen("page-valley"));
    visit.session.picture_shared(PictureWay::stopped);
    device.settle();
    CHECK(chosen("page-valley"));
    REQUIRE(device.touch("menu"));
    REQUIRE(device.touch("share"));
    CHECK(chosen("share-names-1"));
    Visit other;
    other.session.link_arrived(visit.model().link.substr(visit.model().link.find('#') + 1));
    CHECK(other.model().game->record().innkeepers[0].name.empty());
}

}  // namespace tavern::app
