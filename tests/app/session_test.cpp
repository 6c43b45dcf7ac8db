#include <doctest/doctest.h>

#include <string>

#include "app/turns.hpp"
#include "fake_platform.hpp"
#include "record/json.hpp"
#include "text/text.hpp"
#include "ui/model/player_types.hpp"

namespace tavern::app {
namespace {

using ui::Notice;
using ui::Screen;

bool planning(const Visit& visit) {
    return question(visit.state()) == Question::plan && !visit.model().curtain;
}

Action first_of(const ActionList& legal, ActionKind kind) {
    for (const Action action : legal)
        if (action.kind() == kind) return action;
    FAIL("no such legal action");
    return {};
}

TEST_CASE("a visit begins at the title with names, colours and no games") {
    const Visit visit;
    CHECK(visit.model().screen == Screen::title);
    CHECK(visit.model().game == nullptr);
    CHECK(visit.model().legal.empty());
    CHECK_FALSE(visit.model().resume.has_value());
    REQUIRE(visit.model().new_game.innkeepers.size() == 2);
    CHECK_FALSE(visit.model().new_game.innkeepers[0].name.empty());
    CHECK(visit.model().new_game.innkeepers[0].color != visit.model().new_game.innkeepers[1].color);
}

TEST_CASE("more players bring names and colours of their own") {
    Visit visit;
    visit.start(4);
    const Game& game = *visit.model().game;
    REQUIRE(game.record().innkeepers.size() == 4);
    for (int one = 0; one < 4; ++one)
        for (int other = 0; other < one; ++other) {
            CHECK(shown_innkeeper(game, one).color != shown_innkeeper(game, other).color);
            CHECK(shown_innkeeper(game, one).name != shown_innkeeper(game, other).name);
        }
    // Usual names are not recorded: they cost a link nothing.
    CHECK(game.record().innkeepers == default_innkeepers(game.state().setup));
}

TEST_CASE("a new player takes a name that nobody has") {
    Visit visit;
    ui::NewGame choices = visit.model().new_game;
    choices.innkeepers.erase(choices.innkeepers.begin());
    choices.setup.players = 1;
    choices = ui::with_opponent(std::move(choices));
    CHECK(choices.innkeepers[0].name != choices.innkeepers[1].name);
    // The same for a name left empty.
    choices.innkeepers[0].name = usual_name(1);
    choices.innkeepers[1].name.clear();
    visit.want(intent::ChangeNewGame{std::move(choices)});
    CHECK(visit.model().new_game.innkeepers[1].name == usual_name(0));
}

TEST_CASE("the model offers exactly the actions that the rules allow") {
    Visit visit;
    visit.start();
    CHECK(visit.model().screen == Screen::table);
    ActionList legal;
    int decisions = 0;
    visit.play(
        [&](const ActionList& offered) {
            legal_actions(visit.state(), legal);
            CHECK(std::equal(legal.begin(), legal.end(), offered.begin(), offered.end()));
            ++decisions;
            return offered[decisions * 7919 % offered.size()];
        },
        [&] { return decisions > 400; });
}

TEST_CASE("a game is played to the end, which is shown, and may be taken back") {
    Visit visit;
    visit.start(3, 5);
    visit.play_until([] { return false; });
    CHECK(visit.model().screen == Screen::end);
    CHECK(visit.model().legal.empty());
    CHECK_FALSE(visit.model().resume.has_value());
    visit.want(intent::Undo{});
    if (visit.model().notice.kind == Notice::Kind::undo_chance) visit.want(intent::AnswerYes{});
    CHECK(visit.model().screen == Screen::table);
}

TEST_CASE("an illegal action changes nothing") {
    Visit visit;
    visit.start();
    const State before = visit.state();
    visit.act(act::of(ActionKind::end_turn));
    CHECK(visit.state() == before);
}

TEST_CASE("a seed makes the same deal, words are seeds too, and without one each game is another") {
    Visit one;
    Visit two;
    one.start(2, 1, "Winter");
    two.start(2, 1, " Winter ");
    CHECK(one.state() == two.state());
    two.start(2, 1, "");
    const auto first = two.model().game->record().seed;
    two.start(2, 1, "");
    CHECK(two.model().game->record().seed != first);
    CHECK(seed_from_text("42") == 42);
    CHECK_FALSE(seed_from_text("  ").has_value());
}

TEST_CASE("the same deal again is the same beginning") {
    Visit visit;
    visit.start(2, 3, "5");
    const State beginning = visit.state();
    visit.play_some(20);
    visit.want(intent::SameDealAgain{});
    CHECK(visit.state() == beginning);
    CHECK(visit.platform.storage.size() == 2);
}

// --- Forced answers ---

TEST_CASE("the last die of the draft is taken without asking") {
    Visit visit;
    visit.start();
    visit.play_until([&] { return visit.state().phase == Phase::planning; });
    CHECK(visit.state().phase == Phase::planning);
    int picks = 0;
    for (const Step& step : visit.model().game->steps())
        if (step.action.kind() == ActionKind::take_die) ++picks;
    CHECK(picks == 8);
}

TEST_CASE("nobody is ever asked a question with one answer, except in a plan and a turn") {
    Visit visit;
    visit.start(4, 5);
    int asked = 0;
    visit.play(
        [&](const ActionList& legal) {
            const Question open = question(visit.state());
            if (open != Question::plan && open != Question::serve) CHECK(legal.size() > 1);
            ++asked;
            return legal[legal.size() - 1];
        },
        [] { return false; });
    REQUIRE(visit.model().screen == ui::Screen::end);
    CHECK(asked > 4 * components::rounds);
}

TEST_CASE("plans and turns are always ended by a person") {
    Visit visit;
    visit.start(4, 5);
    int ended = 0;
    visit.play(
        [&](const ActionList& legal) {
            const Action last = legal[legal.size() - 1];
            if (last.kind() == ActionKind::ready || last.kind() == ActionKind::end_turn) ++ended;
            return last;
        },
        [] { return false; });
    REQUIRE(visit.model().screen == ui::Screen::end);
    int ends = 0;
    for (const Step& step : visit.model().game->steps())
        if (step.action.kind() == ActionKind::ready || step.action.kind() == ActionKind::end_turn) ++ends;
    CHECK(ends == 2 * 4 * components::rounds);
    CHECK(ended == ends);
}

// --- Undo ---

TEST_CASE("a placed die is taken back without asking, and placed again by redo") {
    Visit visit;
    visit.start();
    visit.play_until([&] { return planning(visit); });
    const State before = visit.state();
    visit.act(first_of(visit.model().legal, ActionKind::place));
    const State placed = visit.state();
    visit.want(intent::Undo{});
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    CHECK(visit.state() == before);
    CHECK(visit.model().can_redo);
    visit.want(intent::Redo{});
    CHECK(visit.state() == placed);
}

TEST_CASE("undo over chance asks once, does nothing on no, and goes on without asking after a yes") {
    Visit visit;
    visit.start();
    // The last dice were rolled after the first player had chosen a bonus of the evening.
    visit.play_until([&] { return visit.state().round == 2 && visit.state().phase == Phase::draft; });
    const State before = visit.state();
    visit.want(intent::Undo{});
    REQUIRE(visit.model().notice.kind == Notice::Kind::undo_chance);
    CHECK_FALSE(visit.model().notice.text.empty());
    visit.want(intent::AnswerNo{});
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    CHECK(visit.state() == before);
    visit.want(intent::Undo{});
    visit.want(intent::AnswerYes{});
    CHECK_FALSE(visit.state() == before);
    CHECK(visit.state().phase != Phase::draft);
    while (visit.model().can_undo) {
        visit.want(intent::Undo{});
        CHECK(visit.model().notice.kind == Notice::Kind::none);
    }
    CHECK(visit.model().game->steps().size() < 60);
}

TEST_CASE("undo steps over actions played without asking") {
    Visit visit;
    visit.start(2, 1, "3");
    visit.play_until([&] { return visit.state().phase == Phase::planning; });
    visit.want(intent::Undo{});
    if (visit.model().notice.kind == Notice::Kind::undo_chance) visit.want(intent::AnswerYes{});
    CHECK(visit.state().phase == Phase::draft);
    CHECK(visit.model().legal.size() > 1);
    const State before = visit.state();
    visit.want(intent::Redo{});
    CHECK(visit.state().phase == Phase::planning);
    visit.want(intent::Undo{});
    if (visit.model().notice.kind == Notice::Kind::undo_chance) visit.want(intent::AnswerYes{});
    CHECK(visit.state() == before);
}

TEST_CASE("undo and redo go through a whole game and back to the same end") {
    Visit visit;
    visit.start(2, 4, "11");
    const State beginning = visit.state();
    visit.play_until([] { return false; });
    const State end = visit.state();
    while (visit.model().can_undo) {
        visit.want(intent::Undo{});
        if (visit.model().notice.kind == Notice::Kind::undo_chance) visit.want(intent::AnswerYes{});
    }
    CHECK(visit.state() == beginning);
    while (visit.model().can_redo) visit.want(intent::Redo{});
    CHECK(visit.state() == end);
    CHECK(visit.model().screen == Screen::end);
}

TEST_CASE("a die placed earlier is taken back, the later ones stay") {
    Visit visit;
    visit.start();
    visit.play_until([&] { return planning(visit); });
    const Action cashbox = [&] {
        for (const Action action : visit.model().legal)
            if (action.kind() == ActionKind::place && action.space() == Space::cashbox) return action;
        return Action();
    }();
    visit.act(cashbox);
    const Action barrel = [&] {
        for (const Action action : visit.model().legal)
            if (action.kind() == ActionKind::place && action.space() == Space::barrel) return action;
        return Action();
    }();
    visit.act(barrel);
    const auto seat = static_cast<std::size_t>(actor(visit.state()).seat);
    visit.want(intent::TakeBack{cashbox});
    CHECK(visit.state().players[seat].cashbox.free());
    CHECK(visit.state().players[seat].barrel.lies());
    // Once more there is none to take back.
    const State before = visit.state();
    visit.want(intent::TakeBack{cashbox});
    CHECK(visit.state() == before);
}

TEST_CASE("a die that was placed is placed anew elsewhere, and undo takes it into the hand") {
    Visit visit;
    visit.start();
    visit.play_until([&] { return planning(visit); });
    const auto seat = static_cast<std::size_t>(actor(visit.state()).seat);
    const auto player = [&] { return visit.state().players[seat]; };
    const State before = visit.state();
    Face face = 1;
    while (!(player().white + player().own).has(face)) ++face;
    visit.act(act::place(face, Space::cashbox));
    // As the screen asks for it: both in one frame.
    visit.want(intent::TakeBack{act::place(face, Space::cashbox)});
    visit.act(act::place(face, Space::barrel));
    CHECK(player().cashbox.free());
    CHECK(player().barrel.lies());
    CHECK(visit.state() != before);
    visit.want(intent::Undo{});
    CHECK(visit.state() == before);
    visit.want(intent::Redo{});
    CHECK(player().barrel.lies());
}

TEST_CASE("a name of which nothing is seen is none") {
    for (const char* blank : {"", " ", "\xE2\x80\x8B\xE2\x80\x8B", "\xE2\x80\x8D", "\xC2\xAD\xC2\xA0", "\xEF\xBB\xBF"})
        CHECK(tidy_name(blank).empty());
    // A joiner between two emoji makes one of them.
    const std::string astronaut = "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80";
    CHECK(tidy_name(astronaut) == astronaut);
    CHECK(tidy_name("Zo\xC3\xAB") == "Zo\xC3\xAB");
}

// --- The curtain ---

TEST_CASE("a curtain falls before another person redraws guests, plans or serves, never in the draft") {
    Visit visit;
    visit.start();
    int curtains = 0;
    int last_seat = actor(visit.state()).seat;
    while (visit.state().round == 1) {
        const int seat = actor(visit.state()).seat;
        const Phase phase = visit.state().phase;
        const bool asked =
            phase == Phase::planning || phase == Phase::serving || question(visit.state()) == Question::start_over;
        const bool another = seat != last_seat && asked;
        CHECK(visit.model().curtain == another);
        if (visit.model().curtain) {
            ++curtains;
            CHECK(visit.model().legal.empty());
            CHECK(visit.model().curtain_since <= visit.model().game->steps().size());
            const State before = visit.state();
            visit.act(act::of(ActionKind::ready));
            CHECK(visit.state() == before);
            visit.want(intent::LiftCurtain{});
            CHECK_FALSE(visit.model().curtain);
        }
        last_seat = seat;
        visit.act(visit.model().legal[visit.model().legal.size() - 1]);
    }
    CHECK(curtains >= 4);
}

TEST_CASE("the summary behind the curtain begins after the own last action") {
    Visit visit;
    visit.start();
    visit.play_until([&] { return visit.state().phase == Phase::serving && visit.model().curtain; });
    const auto& steps = visit.model().game->steps();
    const std::size_t since = visit.model().curtain_since;
    REQUIRE(since > 0);
    CHECK(steps[since - 1].actor.seat == actor(visit.state()).seat);
    for (std::size_t index = since; index < steps.size(); ++index)
        if (steps[index].actor.kind == ActorKind::player) CHECK(steps[index].actor.seat != actor(visit.state()).seat);
}

// --- Saves ---

TEST_CASE("every action is kept, and another visit goes on where this one ended") {
    Visit visit;
    visit.start(2, 2);
    CHECK(visit.platform.storage.size() == 1);
    visit.play_some(25);
    CHECK(visit.platform.storage.size() == 1);
    const State state = visit.state();
    Visit later(visit.platform);
    REQUIRE(later.model().resume.has_value());
    CHECK(later.model().resume->summary.find(visit.model().new_game.innkeepers[0].name) != std::string::npos);
    later.want(intent::Resume{});
    CHECK(later.model().screen == Screen::table);
    CHECK(later.state() == state);
    later.play_some(5);
    CHECK(later.platform.storage.size() == 1);
}

TEST_CASE("undo is kept too") {
    Visit visit;
    visit.start();
    visit.play_until([&] { return planning(visit); });
    visit.act(first_of(visit.model().legal, ActionKind::place));
    visit.want(intent::Undo{});
    Visit later(visit.platform);
    later.want(intent::Resume{});
    CHECK(later.state() == visit.state());
}

TEST_CASE("a named game stays as it was while the game goes on") {
    Visit visit;
    visit.start();
    visit.play_some(10);
    const State state = visit.state();
    visit.session.text_entered(ui::TextField::save_name, "  Before the feast ");
    CHECK(visit.model().notice.kind == Notice::Kind::toast);
    REQUIRE(visit.model().saves.size() == 2);
    visit.play_some(10);
    std::string slot;
    for (const ui::SaveEntry& save : visit.model().saves)
        if (save.name == "Before the feast") slot = save.slot;
    visit.want(intent::LoadSave{slot});
    CHECK(visit.state() == state);
    visit.play_some(3);
    CHECK(visit.platform.storage.size() == 3);
    visit.want(intent::LoadSave{slot});
    CHECK(visit.state() == state);
}

TEST_CASE("a game is deleted only after a yes") {
    Visit visit;
    visit.start();
    visit.session.text_entered(ui::TextField::save_name, "Kept");
    const std::string slot = visit.model().saves.front().slot;
    visit.want(intent::DeleteSave{slot});
    REQUIRE(visit.model().notice.kind == Notice::Kind::delete_save);
    visit.want(intent::AnswerNo{});
    CHECK(visit.platform.storage.size() == 2);
    visit.want(intent::DeleteSave{slot});
    visit.want(intent::AnswerYes{});
    CHECK(visit.platform.storage.size() == 1);
    CHECK(visit.model().saves.size() == 1);
}

TEST_CASE("a question is not talked over") {
    Visit visit;
    visit.start();
    visit.want(intent::DeleteSave{visit.model().saves.front().slot});
    visit.session.storage_trouble(ui::StorageTrouble::full);
    CHECK(visit.model().notice.kind == Notice::Kind::delete_save);
    visit.want(intent::AnswerYes{});
    CHECK(visit.platform.storage.empty());
    CHECK(visit.model().notice.kind == Notice::Kind::not_kept);
}

TEST_CASE("a game that another tab plays goes on as a copy") {
    Visit visit;
    visit.start();
    visit.play_some(5);
    Visit later(visit.platform);
    later.platform.other_tab_plays = true;
    later.want(intent::Resume{});
    CHECK(later.state() == visit.state());
    CHECK(later.platform.storage.size() == 2);
    CHECK(later.model().notice.kind == Notice::Kind::toast);
}

TEST_CASE("a game goes out as a file and comes in again") {
    Visit visit;
    visit.start(2, 5);
    visit.play_some(30);
    visit.want(intent::ExportGame{});
    CHECK(visit.platform.file_name.find(".json") != std::string::npos);
    Visit other;
    other.want(intent::ImportFile{});
    CHECK(other.platform.files_picked == 1);
    other.session.file_read(visit.platform.file_content);
    CHECK(other.state() == visit.state());
}

// --- Links ---

TEST_CASE("the share link opens to the same position, with all that undo needs") {
    Visit visit;
    visit.start(4, 5, "99");
    visit.play_some(60);
    visit.want(intent::OpenShare{});
    const std::string link = visit.model().link;
    CHECK(link.rfind("https://example.org/inn/#", 0) == 0);
    visit.want(intent::CopyLink{ui::LinkKind::replay});
    CHECK(visit.platform.clipboard == link);
    Visit other;
    other.session.link_arrived(link.substr(link.find('#') + 1));
    CHECK(other.model().screen == Screen::table);
    CHECK(other.state() == visit.state());
    CHECK(other.model().can_undo);
    CHECK(other.platform.links_forgotten == 1);
    // Nobody has acted in it here.
    CHECK(other.platform.storage.empty());
    other.play_some(1);
    CHECK(other.platform.storage.size() == 1);
}

TEST_CASE("a position link opens to the same position with fresh chance") {
    Visit visit;
    visit.start(2, 3, "99");
    visit.play_some(30);
    visit.want(intent::CopyLink{ui::LinkKind::position});
    Visit other;
    other.want(intent::OpenLinkPrompt{});
    REQUIRE(other.platform.question.has_value());
    other.session.text_entered(other.platform.question->field, visit.platform.clipboard);
    CHECK(other.state() == visit.state());
    CHECK(other.model().game->record().seed != visit.model().game->record().seed);
    other.play_some(10);
    other.want(intent::SameDealAgain{});
    CHECK(other.state() == visit.state());
}

TEST_CASE("a link asks before it replaces a running game, which stays kept") {
    Visit visit;
    visit.start(2, 1, "1");
    visit.play_some(8);
    visit.want(intent::OpenShare{});
    const std::string link = visit.model().link;
    Visit other;
    other.start(3, 2, "2");
    other.play_some(4);
    const State running = other.state();
    other.session.link_arrived(link.substr(link.find('#') + 1));
    REQUIRE(other.model().notice.kind == Notice::Kind::replace_game);
    other.want(intent::AnswerNo{});
    CHECK(other.state() == running);
    other.session.link_arrived(link.substr(link.find('#') + 1));
    other.want(intent::AnswerYes{});
    CHECK(other.state() == visit.state());
    REQUIRE(other.model().saves.size() == 1);
    other.want(intent::LoadSave{other.model().saves.back().slot});
    CHECK(other.state() == running);
}

TEST_CASE("a bad link gives the reason and changes nothing") {
    Visit visit;
    visit.start();
    visit.play_some(8);
    visit.want(intent::OpenShare{});
    const std::string good = visit.model().link.substr(visit.model().link.find('#') + 1);
    std::string damaged = good;
    damaged[damaged.size() / 2] = damaged[damaged.size() / 2] == 'A' ? 'B' : 'A';
    const State before = visit.state();
    for (const std::string& bad :
         {std::string("hello"), std::string("https://example.org/"), good.substr(0, good.size() - 4), damaged,
          std::string(1'000'000, 'x'), std::string("{}"), std::string("\xFF\xFE"), std::string("[1,2")}) {
        CAPTURE(bad.substr(0, 40));
        visit.session.link_arrived(bad);
        CHECK(visit.model().notice.kind == Notice::Kind::error);
        CHECK(visit.model().notice.text.find('{') == std::string::npos);
        CHECK(visit.state() == before);
        visit.want(intent::AnswerYes{});
    }
}

TEST_CASE("a link that cannot be copied is shown to be copied by hand") {
    Visit visit;
    visit.start();
    visit.platform.clipboard_works = false;
    visit.want(intent::CopyLink{ui::LinkKind::replay});
    REQUIRE(visit.platform.question.has_value());
    CHECK(visit.platform.question->value == visit.model().link);
    visit.session.text_entered(visit.platform.question->field, "whatever");
    CHECK(visit.model().screen == Screen::table);
}

// --- Texts ---

TEST_CASE("names are made fit for a record") {
    CHECK(tidy_name("  Anna\n") == "Anna");
    CHECK(tidy_name("A\tn\x01na") == "Anna");
    CHECK(tidy_name("\xFF") == "");
    std::string umlauts;
    while (umlauts.size() < 60) umlauts += "a\xC3\xBC";
    CHECK(tidy_name(umlauts).size() <= max_name_bytes);
    CHECK(is_utf8(tidy_name(umlauts)));
    Visit visit;
    visit.session.text_entered(ui::TextField::innkeeper_name, " Zo\xC3\xAB ", 1);
    CHECK(visit.model().new_game.innkeepers[1].name == "Zo\xC3\xAB");
    visit.session.text_entered(ui::TextField::innkeeper_name, "", 1);
    CHECK_FALSE(visit.model().new_game.innkeepers[1].name.empty());
}

}  // namespace
}  // namespace tavern::app

TEST_CASE("a name turns no words around, whether it is typed or comes with a game") {
    Visit visit;
    visit.session.text_entered(ui::TextField::innkeeper_name, "\u202EAnna\u202C \u2066B\u2069", 0);
    CHECK(visit.model().new_game.innkeepers[0].name == "Anna B");
    Setup setup;
    std::vector<Innkeeper> innkeepers = default_innkeepers(setup);
    innkeepers[1].name = "[noble]\u202D Zoë";
    const Game game(setup, 7, innkeepers);
    CHECK(shown_innkeeper(game, 1).name == "(noble) Zoë");
}

TEST_CASE("a curtain hangs again after a reload and after a look at the title") {
    Visit visit;
    visit.start();
    visit.play([](const ActionList& legal) { return legal[legal.size() - 1]; }, [&] { return visit.model().curtain; });
    REQUIRE(visit.model().curtain);
    const std::string slot = visit.platform.storage.begin()->first;
    visit.want(intent::ToTitle{});
    visit.want(intent::LoadSave{slot});
    CHECK(visit.model().screen == Screen::table);
    CHECK(visit.model().curtain);
    // After the curtain was lifted once, nobody knows the holder of the device.
    visit.want(intent::LiftCurtain{});
    REQUIRE_FALSE(visit.model().curtain);
    Visit after(visit.platform);
    after.want(intent::LoadSave{slot});
    CHECK(after.model().curtain);
}
