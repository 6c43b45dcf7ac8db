// Games that go to others and come from them: links with and without names, letters, texts, pictures, and games
// that are opened.
#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <string>

#include "fake_platform.hpp"
#include "narration/result.hpp"
#include "record/link/link.hpp"

using namespace tavern;
using namespace tavern::app;
using ui::LinkKind;
using ui::Notice;

namespace {

std::string fragment_of(const std::string& link) {
    return link.substr(link.find('#') + 1);
}

/** Two persons with names of their own, some decisions into a game. */
void sit_down(Visit& visit, int decisions, int module = 3) {
    ui::NewGame choices = visit.model().new_game;
    choices.setup.module = static_cast<std::uint8_t>(module);
    choices.seed_text = "7";
    choices.innkeepers[0].name = "Zoë";
    choices.innkeepers[1].name = "Yann";
    for (Innkeeper& innkeeper : choices.innkeepers) innkeeper.player_type = PlayerType::person;
    visit.want(intent::ChangeNewGame{choices});
    visit.want(intent::StartGame{});
    visit.play_some(decisions);
}

}  // namespace

TEST_CASE("the sheet asks for the codes of its links, and shows each when it is made") {
    Visit visit;
    sit_down(visit, 20);
    visit.want(intent::OpenShare{});
    REQUIRE(visit.platform.codes_wanted.size() == 2);
    CHECK(visit.platform.codes_wanted[0] == visit.model().link);
    CHECK(visit.platform.codes_wanted[1] == visit.model().position_link);
    CHECK_FALSE(visit.model().link_code);
    visit.session.code_made(visit.model().position_link, {0, {}});
    visit.session.code_made("https://example.org/inn/#r1of-another-moment", {21, std::string(441, '1')});
    visit.session.code_made(visit.model().link, {21, std::string(440, '1')});
    visit.session.code_made(visit.model().link, {-1, "1"});
    CHECK_FALSE(visit.model().link_code);
    REQUIRE(visit.model().position_code);
    CHECK(visit.model().position_code->size == 0);
    visit.session.code_made(visit.model().link, {21, std::string(441, '1')});
    REQUIRE(visit.model().link_code);
    CHECK(visit.model().link_code->size == 21);
}

TEST_CASE("without names a link says nothing of them, and plays the same game") {
    Visit visit;
    sit_down(visit, 30);
    visit.want(intent::OpenShare{});
    const std::string with = visit.model().link;
    visit.want(intent::OpenShare{false});
    const std::string without = visit.model().link;
    CHECK(without.size() < with.size());
    const Result<Game> game = open_link(fragment_of(without), 1);
    REQUIRE(game);
    CHECK(game->state() == visit.state());
    for (const Innkeeper& innkeeper : game->record().innkeepers) CHECK(innkeeper.name.empty());
    CHECK(open_link(fragment_of(visit.model().position_link), 1)->record().innkeepers[0].name.empty());
    visit.want(intent::OpenShare{});
    CHECK(visit.model().link == with);
    CHECK(open_link(fragment_of(with), 1)->record().innkeepers[1].name == "Yann");
}

TEST_CASE("a letter opens on the curtain of the player to act next, in every phase") {
    for (const Phase phase : {Phase::draft, Phase::planning, Phase::serving}) {
        Visit visit;
        sit_down(visit, 0);
        visit.play_until([&] { return visit.state().phase == phase; });
        CAPTURE(static_cast<int>(phase));
        const int next = actor(visit.state()).seat;
        visit.want(intent::SendLink{LinkKind::turn});
        REQUIRE_FALSE(visit.platform.sent.empty());
        CHECK(visit.platform.sentence.find(next == 0 ? "Zoë" : "Yann") != std::string::npos);
        // The sender's device waits behind the curtain, too.
        CHECK(visit.model().curtain);
        CHECK(visit.model().legal.empty());

        Visit other;
        other.session.link_arrived(fragment_of(visit.platform.sent));
        CHECK(other.model().notice.kind == Notice::Kind::none);
        CHECK(other.state() == visit.state());
        CHECK(other.model().curtain);
        CHECK(other.model().legal.empty());
        other.want(intent::LiftCurtain{});
        CHECK_FALSE(other.model().curtain);
        CHECK_FALSE(other.model().legal.empty());
        // The coming rolls and draws are open: the deal stays with nobody.
        CHECK(other.model().game->record().seed != visit.model().game->record().seed);
    }
}

TEST_CASE("a game goes from device to device by letters, and the curtain falls whenever the other one is asked") {
    Visit first;
    sit_down(first, 0, 1);
    Visit second;
    Visit* here = &first;
    Visit* there = &second;
    int letters = 0;
    while (letters < 12 && here->model().screen == ui::Screen::table) {
        const int seat = actor(here->state()).seat;
        here->want(intent::LiftCurtain{});
        here->play([](const ActionList& legal) { return legal[legal.size() - 1]; },
                   [&] { return here->model().curtain; });
        if (here->model().screen != ui::Screen::table) break;
        // Before the first letter the two sit at one device.
        if (letters > 0) CHECK(actor(here->state()).seat != seat);
        here->want(intent::SendLink{LinkKind::turn});
        there->session.link_arrived(fragment_of(here->platform.sent));
        if (there->model().notice.kind == Notice::Kind::replace_game) there->want(intent::AnswerYes{});
        REQUIRE(there->state() == here->state());
        REQUIRE(there->model().curtain);
        std::swap(here, there);
        ++letters;
    }
    CHECK(letters == 12);
}

TEST_CASE("nobody is written to where one person sits or the game is over") {
    Visit alone;
    alone.start(2, 1, "7", {PlayerType::person, PlayerType::novice});
    alone.want(intent::OpenShare{});
    CHECK(alone.model().turn_link.empty());
    alone.want(intent::SendLink{LinkKind::turn});
    CHECK(alone.platform.sent.empty());
    Visit over;
    over.start(2, 1);
    over.play_until([] { return false; });
    REQUIRE(over.model().screen == ui::Screen::end);
    over.want(intent::OpenShare{});
    CHECK(over.model().turn_link.empty());
    CHECK_FALSE(over.model().link.empty());
}

TEST_CASE("the game in words names the possessions of all, and opens again wherever it is pasted") {
    Visit visit;
    sit_down(visit, 40);
    visit.want(intent::CopyText{});
    const std::string words = visit.platform.clipboard;
    CHECK(words.find("Zoë: " + std::to_string(score(visit.state(), 0).total())) != std::string::npos);
    CHECK(words.find("https://example.org/inn/#r1") != std::string::npos);
    std::string in_one_line = words;
    std::replace(in_one_line.begin(), in_one_line.end(), '\n', ' ');
    for (const std::string& pasted :
         {words, in_one_line, "Look at #this: <" + visit.model().link + ">.", words + "\n\n-- \nYann"}) {
        Visit other;
        other.session.file_read(pasted);
        CAPTURE(pasted);
        REQUIRE(other.model().screen == ui::Screen::table);
        CHECK(other.state() == visit.state());
    }
}

TEST_CASE("the game in words names the winner and the sources of the points") {
    Visit visit;
    sit_down(visit, 0, 2);
    visit.play_until([] { return false; });
    REQUIRE(visit.model().screen == ui::Screen::end);
    visit.want(intent::CopyText{});
    const std::string& words = visit.platform.clipboard;
    CHECK(words.find("module 2, after the last round\n" + winner_text(*visit.model().game) + "\n") !=
          std::string::npos);
    for (int seat = 0; seat < 2; ++seat) {
        const Score points = score(visit.state(), seat);
        const std::string line = (seat == 0 ? "Zoë: " : "Yann: ") + std::to_string(points.total()) +
                                 " points (Guests " + std::to_string(points.guests) + ", Tavern cards " +
                                 std::to_string(points.staff) + ", Nobles " + std::to_string(points.nobles) +
                                 ", Schnapps " + std::to_string(points.schnapps) + ")\n";
        INFO(words);
        CHECK(words.find(line) != std::string::npos);
    }
}

TEST_CASE("the report of the whole game is copied in any format, and leads to it") {
    Visit visit;
    sit_down(visit, 0, 2);
    visit.play_until([] { return false; });
    REQUIRE(visit.model().screen == ui::Screen::end);
    const std::string title = winner_text(*visit.model().game);
    // Looking back changes nothing about it.
    for (const bool back : {false, true}) {
        if (back) visit.want(intent::LookBack{20});
        visit.want(intent::CopyReport{ReportFormat::bgg});
        CHECK(visit.platform.clipboard.find("[b]" + title + "[/b]\n") == 0);
        CHECK(visit.platform.clipboard.find("[url=" + visit.model().link + "]") != std::string::npos);
        CHECK(visit.platform.clipboard.find("[b]Round 8[/b]") != std::string::npos);
    }
    CHECK(visit.model().notice.text == say(Text::session_text_copied));
    visit.want(intent::OpenShare{false});
    visit.want(intent::CopyReport{ReportFormat::html});
    CHECK(visit.platform.clipboard.find("Zoë") == std::string::npos);
    CHECK(visit.model().notice.text == say(Text::session_code_copied));
}

TEST_CASE("the code for an article shows the game that is shared, and leads to nothing else") {
    Visit visit;
    sit_down(visit, 30);
    visit.want(intent::CopyArticle{LinkKind::replay, ui::ArticlePlace::element});
    CHECK(visit.platform.clipboard ==
          "<script src=\"https://example.org/inn/embed.js\" async></script>\n<tavern-game replay=\"" +
              fragment_of(visit.model().link) + "\">" + game_title(*visit.model().game) + "</tavern-game>");
    CHECK(visit.model().notice.text == say(Text::session_code_copied));
    visit.want(intent::CopyArticle{LinkKind::position, ui::ArticlePlace::element});
    CHECK(visit.platform.clipboard.find("<tavern-game puzzle=\"" + fragment_of(visit.model().position_link) + "\">") !=
          std::string::npos);
}

namespace {

/** The attributes of the tags in a piece of HTML: "img alt". */
std::set<std::string> attributes_of(const std::string& html) {
    std::set<std::string> found;
    static const std::regex tag("<([a-z-]+)((?: [a-z-]+(?:=\"[^\"]*\")?)*)>");
    static const std::regex attribute(" ([a-z-]+)");
    for (std::sregex_iterator at(html.begin(), html.end(), tag), end; at != end; ++at) {
        std::string rest = std::regex_replace((*at)[2].str(), std::regex("=\"[^\"]*\""), "");
        for (std::sregex_iterator name(rest.begin(), rest.end(), attribute); name != end; ++name)
            found.insert((*at)[1].str() + " " + (*name)[1].str());
    }
    return found;
}

std::string code_for(Visit& visit, ui::ArticlePlace place) {
    visit.want(intent::CopyArticle{LinkKind::position, place});
    return visit.platform.clipboard;
}

}  // namespace

TEST_CASE("each place gets code that passes its filter whole") {
    Visit visit;
    sit_down(visit, 30);
    const std::string frame = code_for(visit, ui::ArticlePlace::frame);
    const std::string link = visit.model().position_link;
    // The frame as WordPress leaves it (wp_filter_oembed_result); it adds the sandbox itself.
    const std::set<std::string> left{"iframe src",    "iframe title",   "iframe width",
                                     "iframe height", "iframe sandbox", "iframe loading"};
    CHECK(attributes_of(frame) == left);
    CHECK(frame.find(" sandbox=\"allow-scripts\"") != std::string::npos);
    CHECK(frame.find(link) != std::string::npos);
    // Tags and attributes of a post without scripts: WordPress (wp_kses_post), Dreamwidth (HTMLCleaner), Substack.
    const std::string picture = code_for(visit, ui::ArticlePlace::picture);
    const std::set<std::string> allowed{"a href", "img alt", "img src"};
    CHECK(attributes_of(picture) == allowed);
    CHECK(picture.find("<a href=\"" + link + "\">") == 0);
    CHECK(picture.find('\n') == std::string::npos);
    CHECK(picture.find("Yann, ") != std::string::npos);
    const std::string markdown = code_for(visit, ui::ArticlePlace::markdown);
    CHECK(std::regex_match(markdown, std::regex("\\[!\\[[^\\[\\]\n]+\\]\\(tavern\\.png\\)\\]\\(https://[^ )]+\\)")));
    // A forum of BoardGameGeek cuts a post at "<".
    const std::string bgg = code_for(visit, ui::ArticlePlace::bgg);
    CHECK(bgg.find('<') == std::string::npos);
    CHECK(bgg.find("[url=" + link + "]") == 0);
    CHECK(std::count(bgg.begin(), bgg.end(), '[') == 2);
}

TEST_CASE("a name with markup ends no link in an article") {
    std::vector<Innkeeper> innkeepers = default_innkeepers({});
    innkeepers.front().name = "Al](https://x.example)";
    Visit visit;
    visit.session.file_read(json_of(Game(Setup{}, 7, std::move(innkeepers))).write());
    REQUIRE(visit.model().game != nullptr);
    visit.want(intent::OpenShare{});
    const std::string markdown = code_for(visit, ui::ArticlePlace::markdown);
    CHECK(markdown.find("Al\\](https") != std::string::npos);
    CHECK(markdown.find("Al](") == std::string::npos);
}

TEST_CASE("looking back, the position that is shared is that of the moment") {
    Visit visit;
    sit_down(visit, 40);
    const std::size_t round = static_cast<std::size_t>(visit.state().round);
    visit.want(intent::LiftCurtain{});
    visit.want(intent::LookBack{20});
    const State there = visit.state();
    visit.want(intent::OpenShare{});
    CHECK(open_link(fragment_of(visit.model().position_link), 1)->state() == there);
    CHECK(open_link(fragment_of(visit.model().link), 1)->state().round == round);
    CHECK(visit.model().turn_link.empty());
}

TEST_CASE("a pasted or dropped text that is no game says why and changes nothing") {
    Visit visit;
    sit_down(visit, 12);
    visit.want(intent::OpenShare{});
    const State before = visit.state();
    const std::string replay = fragment_of(visit.model().link);
    for (const std::string& bad :
         {std::string("see you at eight"), std::string("\x89PNG\r\n\x1A\n"), std::string("{\"format\":\"other\"}"),
          replay + "&at=", replay + "&at=x", std::string("see https://example.org/#r1AAAA there")}) {
        CAPTURE(bad);
        visit.session.file_read(bad);
        CHECK(visit.model().notice.kind == Notice::Kind::error);
        CHECK_FALSE(visit.model().notice.text.empty());
        CHECK(visit.state() == before);
        CHECK_FALSE(visit.model().by_letter);
        visit.want(intent::AnswerNo{});
    }
}

TEST_CASE("a file of another program is not called damaged") {
    Visit visit;
    for (const char* const foreign : {"{\"hello\":1}", "{\"format\":\"other\",\"version\":1}", "see you at eight"}) {
        visit.session.file_read(foreign);
        CHECK(visit.model().notice.text == say(Text::fault_not_a_link));
        visit.want(intent::AnswerNo{});
    }
}

TEST_CASE("a text field has the letters of the game") {
    Visit visit;
    visit.set(&ui::Settings::text_size, 200);
    visit.want(intent::OpenLinkPrompt{});
    REQUIRE(visit.platform.question.has_value());
    CHECK(visit.platform.question->letters == 200);
}

TEST_CASE("moving pictures are drawn as the page asks for them, beside the game, until they are made or stopped") {
    for (const PictureWay way : {PictureWay::saved, PictureWay::stopped, PictureWay::nowhere}) {
        Visit visit;
        sit_down(visit, 60);
        const State before = visit.state();
        visit.session.take_forgotten();
        visit.want(intent::SharePicture{ui::PictureKind::replay});
        CHECK(visit.platform.picture_name.ends_with(".gif"));
        REQUIRE(visit.platform.replay_pictures > 2);
        CHECK_FALSE(visit.session.drawn().pictured);
        for (const int index : {0, 1, visit.platform.replay_pictures - 1}) {
            visit.session.picture_wanted(index);
            const ui::Model& drawn = visit.session.drawn();
            CHECK(drawn.pictured == ui::PictureKind::replay);
            CHECK((drawn.game->state() == before) == (index == visit.platform.replay_pictures - 1));
            visit.session.picture_taken();
            CHECK(visit.session.drawn().pictured);
            // The page around, if any, sees only the game.
            CHECK(visit.state() == before);
        }
        CHECK(visit.platform.pictures_drawn == 3);
        visit.session.picture_shared(way);
        CHECK_FALSE(visit.session.drawn().pictured);
        CHECK(&visit.session.drawn() == &visit.model());
        CHECK(visit.session.take_forgotten() == ui::Forget::nothing);
        CHECK(visit.model().notice.kind == (way == PictureWay::saved     ? Notice::Kind::toast
                                            : way == PictureWay::stopped ? Notice::Kind::none
                                                                         : Notice::Kind::error));
    }
}

TEST_CASE("a picture is asked of the page, and its fate is told") {
    Visit visit;
    sit_down(visit, 5);
    visit.want(intent::SharePicture{ui::PictureKind::card});
    CHECK(visit.platform.picture_name == "tavern-module-3-round-1.png");
    CHECK(visit.model().pictured);
    visit.session.picture_taken();
    CHECK(visit.platform.pictures_drawn == 1);
    CHECK_FALSE(visit.model().pictured);
    visit.session.picture_shared(PictureWay::sent);
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    visit.session.picture_shared(PictureWay::copied);
    CHECK(visit.model().notice.kind == Notice::Kind::toast);
    visit.session.picture_shared(PictureWay::nowhere);
    CHECK(visit.model().notice.kind == Notice::Kind::error);
}

TEST_CASE("without names is a choice for one game") {
    Visit visit;
    sit_down(visit, 30);
    visit.want(intent::OpenShare{false});
    visit.want(intent::CopyText{});
    CHECK(visit.platform.clipboard.find("Yann") == std::string::npos);
    sit_down(visit, 30);
    visit.want(intent::CopyText{});
    CHECK(visit.platform.clipboard.find("Yann") != std::string::npos);
}

TEST_CASE("without names texts and pictures say nothing of them, either") {
    for (const bool names : {true, false}) {
        Visit visit;
        sit_down(visit, 30);
        visit.want(intent::OpenShare{names});
        const auto has_names = [&](const ui::Model& model) {
            const std::vector<std::string>& words = model.position;
            const auto is_named = [](const std::string& line) { return line.find("Yann") != std::string::npos; };
            const bool described = std::any_of(words.begin(), words.end(), is_named);
            const bool drawn = !model.game->record().innkeepers[1].name.empty();
            CHECK((words.empty() || described == drawn));
            return drawn;
        };
        visit.want(intent::CopyPosition{});
        CHECK((visit.platform.clipboard.find("Yann") != std::string::npos) == names);
        for (const bool past : {false, true}) {
            if (past) visit.want(intent::LiftCurtain{});
            if (past) visit.want(intent::LookBack{20});
            for (const ui::PictureKind kind : {ui::PictureKind::card, ui::PictureKind::diagram}) {
                const State shown = visit.state();
                visit.want(intent::SharePicture{kind});
                CHECK(has_names(visit.session.drawn()) == names);
                CHECK(visit.session.drawn().game->state() == shown);
                visit.session.picture_taken();
                CHECK(visit.model().game->record().innkeepers[1].name == "Yann");
            }
        }
        visit.want(intent::SharePicture{ui::PictureKind::replay});
        visit.session.picture_wanted(0);
        CHECK(has_names(visit.session.drawn()) == names);
        visit.session.picture_shared(PictureWay::saved);
        visit.want(intent::CopyPosition{});
        CHECK((visit.platform.clipboard.find("Yann") != std::string::npos) == names);
    }
}

TEST_CASE("a device that copies nothing shows the text to be copied, by its name") {
    Visit visit;
    sit_down(visit, 30);
    visit.platform.clipboard_works = false;
    const auto asks = [&](const ui::Intent& wish) {
        visit.want(wish);
        return visit.platform.question->label;
    };
    CHECK(asks(intent::CopyLink{LinkKind::replay}) == "Copy this link");
    CHECK(asks(intent::CopyText{}) == "Copy this text");
    CHECK(asks(intent::CopyArticle{LinkKind::replay, ui::ArticlePlace::element}) == "Copy this code");
    visit.platform.question.reset();
    visit.session.copied(true, "");
    visit.session.copied(false, "");
    CHECK_FALSE(visit.platform.question);
    CHECK(visit.model().notice.kind == Notice::Kind::none);
    // Nobody is next at a table of one.
    Visit alone;
    alone.start(1, 1);
    alone.want(intent::CopyLink{LinkKind::turn});
    CHECK(alone.model().notice.kind == Notice::Kind::none);
}
