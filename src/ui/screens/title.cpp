// The title: the inn at night (in summer for module 1), ways to continue, and the new game.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "ui/draw/places.hpp"
#include "ui/flow/fitted.hpp"
#include "ui/model/player_types.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/title_scene.hpp"

namespace tavern::ui {
namespace {

// The same places as on the loading screen, which the title replaces.
using namespace places::title;
namespace name = places::name;

void draw_name(Stage& stage, Point place, float size, float first_room, float room, Align align) {
    Painter& paint = stage.paint;
    TextStyle style = heading(size, palette::inn_name);
    style.shadow = palette::night;
    if (const float wide = paint.width(style, say(Text::title_line_1)); wide > first_room)
        style.size *= first_room / wide;
    if (const float wide = paint.width(style, say(Text::title_line_2)); wide > room) style.size *= room / wide;
    if (stage.fold() != Fold::wide || !shows_sky(stage)) {
        // Hills, snow or the inn may be behind the name.
        const float wide =
            std::max(paint.width(style, say(Text::title_line_1)), paint.width(style, say(Text::title_line_2)));
        const float left = align == Align::center ? place.x - wide / 2 : place.x;
        paint.fill({left - gap::small, place.y - style.size / 2 - gap::hair, wide + 2 * gap::small,
                    style.size * (1 + name::line) + 2 * gap::small},
                   palette::dark_band, radius::sheet);
    }
    paint.text(place, style, say(Text::title_line_1), align);
    style.color = palette::candle;
    paint.text({place.x, place.y + style.size * name::line}, style, say(Text::title_line_2), align);
}

struct Entry {
    std::string_view id;
    Text text;
    Picture picture;
    float width;  // in a row
};

/** "Homely (level 2 of 5) in the other inn", each level once; then shorter forms. */
std::array<std::string, 3> opponents_texts(const NewGame& choices) {
    std::string names;
    std::string levels;
    int count = 0;
    for (const Innkeeper& who : against_computer(choices).innkeepers) {
        if (!is_computer(who.player_type)) continue;
        ++count;
        if (names.find(player_type_name(who.player_type)) != std::string::npos) continue;
        const std::string comma(names.empty() ? std::string_view() : say(Text::since_comma));
        names += comma + std::string(player_type_name(who.player_type));
        levels += comma + say(Text::title_level, {{"name", player_type_name(who.player_type)},
                                                  {"level", mugs_of(who.player_type)},
                                                  {"count", keeper_levels}});
    }
    return {say(Text::title_against_about, {{"names", levels}, {"count", count}}), levels, names};
}

/** Its date, module and the personal best. */
std::string daily_text(const Model& model) {
    const int module = daily_deal(model.today).setup.module;
    if (!model.best_today) return say(Text::title_daily_about, {{"date", text_of(model.today)}, {"module", module}});
    return say(Text::title_daily_best,
               {{"date", text_of(model.today)}, {"module", module}, {"points", *model.best_today}});
}

/** The problem of the day, or the next one. */
std::string problems_text(const SolvedProblems& solved) {
    if (!solved.today_stars) return std::string(say(Text::solving_of_today));
    return say(Text::solving_next_about, {{"count", *solved.today_stars}, {"days", solved.streak}});
}

/** No lesson was finished and no game saved on this device. */
bool is_newcomer(const Stage& stage) {
    return stage.model.lessons_done == 0 && stage.model.saves.empty();
}

/** Windows that are not wide have room for it only beside a game that goes on, and once it holds anything. */
bool offers_ledger(const Stage& stage) {
    return stage.fold() == Fold::wide || stage.model.resume || !stage.model.results.empty();
}

/** At once where the choices lie beside it. Elsewhere they open, as nobody has seen them, and a second press plays. */
void play_against(Stage& stage) {
    if (stage.fold() == Fold::wide) return play_first_game(stage);
    change_new_game(stage, against_computer(stage.model.new_game));
    stage.next.screens.new_game = true;
}

void press(Stage& stage, std::string_view id) {
    if (id == "continue") stage.want(intent::Resume{});
    if (id == "new-game") stage.next.screens.new_game = true;
    if (id == "against") play_against(stage);
    if (id == "learn") {
        // New players start at once.
        if (stage.model.lessons_done == 0)
            stage.want(intent::OpenLesson{0});
        else
            open_sheet(stage, Sheet::lessons);
    }
    if (id == "daily") stage.want(intent::StartDaily{});
    if (id == "problems")
        stage.want(intent::OpenProblem{
            {stage.model.solved_problems.today_stars ? ProblemChoice::Kind::next : ProblemChoice::Kind::of_today}});
    if (id == "all-problems") open_sheet(stage, Sheet::problems);
    if (id == "open-link") stage.want(intent::OpenLinkPrompt{});
    if (id == "games") open_sheet(stage, Sheet::saves);
    if (id == "rules") open_sheet(stage, Sheet::rules);
    if (id == "ledger") open_sheet(stage, Sheet::ledger);
    if (id == "settings") open_sheet(stage, Sheet::settings);
}

/** The game to go on with: where all does not fit, without the module, then without the players. */
std::vector<std::string> resume_texts(const std::string& summary) {
    constexpr std::string_view separator = " · ";
    const std::size_t module = summary.rfind(separator);
    if (module == std::string::npos || module == 0) return {summary};
    const std::string without_module = summary.substr(0, module);
    const std::size_t round = without_module.rfind(separator);
    if (round == std::string::npos) return {summary};
    return {summary, without_module, without_module.substr(round + separator.size())};
}

/** Texts below the name of an entry, the longest first. */
std::vector<std::string> about_entry(const Stage& stage, std::string_view id) {
    const Model& model = stage.model;
    if (id == "continue") return resume_texts(model.resume->summary);
    if (id == "learn" && is_newcomer(stage)) return {std::string(say(Text::lesson_title_about))};
    if (id == "daily") return {daily_text(model)};
    if (id == "problems") return {problems_text(model.solved_problems)};
    if (id != "against") return {};
    const std::array<std::string, 3> texts = opponents_texts(model.new_game);
    return {texts.begin(), texts.end()};
}

/** The first one that fits; if none does, the last one, shortened. */
std::string fitting(const Painter& paint, const std::vector<std::string>& texts, float width) {
    constexpr float beside = 56;  // the picture and the margins
    const TextStyle style = bold(letters::small);
    for (const std::string& text : texts)
        if (paint.width(style, text) <= width - beside) return text;
    return texts.empty() ? std::string() : fitted(paint, style, texts.back(), width - beside);
}

constexpr Entry resume{"continue", Text::title_continue, picture("moon"), entry_width};
constexpr Entry learn{"learn", Text::lesson_title, picture("icon-die"), entry_width};
constexpr Entry learn_beside{"learn", Text::lesson_title, no_picture, lesson_width};
constexpr Entry short_learn{"learn", Text::lesson_title_short, no_picture, 0};
constexpr Entry new_game_entry{"new-game", Text::title_new_game, picture("icon-beer"), 0};
constexpr Entry against{"against", Text::title_against, picture("icon-computer"), entry_width};
constexpr Entry daily{"daily", Text::title_daily, picture("start-mug"), entry_width};
constexpr Entry narrow_daily{"daily", Text::title_daily, no_picture, 0};
constexpr Entry others[] = {{"open-link", Text::title_open_link, picture("icon-share"), 148},
                            {"games", Text::title_games, picture("icon-deck"), 118},
                            {"rules", Text::title_rules, picture("guest-book"), 108}};
constexpr Entry problems_entry{"problems", Text::solving_title, picture("icon-hint"), entry_width};
constexpr Entry all_problems{"all-problems", Text::solving_all, picture("icon-menu"), 0};   // only a sign
constexpr Entry settings_entry{"settings", Text::settings_title, picture("icon-gear"), 0};  // likewise
constexpr Entry ledger_entry{"ledger", Text::ledger_title, picture("tile-safe"), 0};        // likewise

constexpr float parchment_height = 676;    // holds the choices for four players
constexpr float least_with_picture = 348;  // in narrower windows the deal of the day has no picture

void entry_button(Tree& tree, const Entry& entry, const Style& style) {
    Stage& stage = tree.stage();
    const std::string_view likeliest = stage.model.resume ? "continue" : is_newcomer(stage) ? "learn" : "against";
    const std::string_view name = say(entry.text);
    ButtonLook look;
    look.kind = entry.id == likeliest ? ButtonKind::candle : ButtonKind::slate;
    if (style.width != sign_side) look.text = name;
    look.picture = entry.picture;
    const std::vector<std::string> about = about_entry(stage, entry.id);
    const Touched touched = stage.touch.state(entry.id);
    const std::string label = std::string(name) + (about.empty() ? "" : ": " + about.front());
    const auto draw = [&stage, look, about, touched](const Rect& rect) {
        const std::string below = fitting(stage.paint, about, rect.width);
        ButtonLook written = look;
        written.below = below;
        draw_labelled_button(stage.paint, rect, written, touched, true);
    };
    const auto box = tree.control(button_control(entry.id, look, true, label), style, draw);
    if (touched.clicked) press(stage, entry.id);
}

void sign_button(Tree& tree, const Entry& entry) {
    entry_button(tree, entry, {.width = sign_side, .height = sign_side});
}

void wide_entry(Tree& tree, const Entry& entry) {
    entry_button(tree, entry, {.width = entry.width, .height = wide_height});
}

/** Takes the spare height. */
void room_above(Tree& tree) {
    tree.leaf({.height = 1, .share = 1}, {});
}

void wide_entries(Tree& tree) {
    const bool resumes = tree.stage().model.resume.has_value();
    const auto rows = tree.open({.gap = wide_rows});
    // Above the others, which lie where the loading screen has them.
    {
        const auto row = tree.open({.flow = Flow::row, .gap = wide_gap});
        wide_entry(tree, problems_entry);
        entry_button(tree, all_problems, {.width = sign_side, .height = wide_height});
    }
    {
        const auto row = tree.open({.flow = Flow::row, .gap = wide_gap});
        wide_entry(tree, against);
        wide_entry(tree, daily);
        if (resumes) wide_entry(tree, learn_beside);
    }
    const auto row = tree.open({.flow = Flow::row, .gap = wide_gap});
    wide_entry(tree, resumes ? resume : learn);
    for (const Entry& entry : others) wide_entry(tree, entry);
}

/** At the foot, beside the new game. */
void ways_in(Tree& tree) {
    constexpr float beside = parchment_width + 2 * parchment_margin;
    const float height = tree.stage().height;
    const auto row = tree.open({.flow = Flow::row, .height = height});
    tree.leaf({.width = wide_left}, {});
    {
        const auto column = tree.open({.height = height, .share = 1});
        room_above(tree);
        wide_entries(tree);
        const auto foot = tree.open({.height = wide_foot});
        room_above(tree);
        unofficial(tree, tree.stage().width - wide_left - beside);
        tree.leaf({.height = small_gap}, {});
    }
    tree.leaf({.width = beside}, {});
}

void new_game_parchment(Tree& tree) {
    Stage& stage = tree.stage();
    const auto row = tree.open({.flow = Flow::row, .height = stage.height});
    tree.leaf({.share = 1}, {});
    tree.leaf({.width = parchment_width, .height = parchment_height}, [&stage](const Rect& rect) {
        draw_parchment(stage.paint, rect);
        draw_new_game(stage, {rect.x + 24, rect.y + gap::large, rect.width - 48, rect.height - 34});
    });
    tree.leaf({.width = parchment_margin}, {});
}

/** Entries that start no game, in the upper corner. */
void corner(Tree& tree, bool wide) {
    const float edge = wide ? 2 * small_gap : small_gap;
    const auto column = tree.open({.padding = {edge, edge}, .height = tree.stage().height});
    const auto row = tree.open({.flow = Flow::row, .gap = small_gap});
    const Stage& stage = tree.stage();
    if (wide) sign_button(tree, settings_entry);
    if (offers_ledger(stage)) sign_button(tree, ledger_entry);
    if (!wide && !upright(stage.fold())) sign_button(tree, all_problems);
}

void narrow_entries(Tree& tree, float width) {
    const Stage& stage = tree.stage();
    const float high = stage.height < narrow_tall_from ? narrow_height : narrow_tall_height;
    const Style half{.height = high, .share = 1};
    const auto rows = tree.open({.gap = small_gap});
    const auto row = [&] { return tree.open({.flow = Flow::row, .gap = small_gap}); };
    const bool below = upright(stage.fold());
    if (below) {
        const auto first = row();
        entry_button(tree, problems_entry, half);
        entry_button(tree, all_problems, {.width = sign_side, .height = high});
    }
    {
        const auto first = row();
        if (stage.model.resume) entry_button(tree, resume, {.width = width * 0.66F, .height = high});
        entry_button(tree, stage.model.resume ? short_learn : learn, half);
    }
    entry_button(tree, against, {.height = high});
    {
        const auto third = row();
        entry_button(tree, new_game_entry, half);
        entry_button(tree, width < least_with_picture ? narrow_daily : daily, half);
    }
    const auto last = row();
    for (Entry entry : others) {
        entry.picture = no_picture;
        entry_button(tree, entry, {.height = sign_side, .share = 1});
    }
    if (!below) sign_button(tree, problems_entry);
    sign_button(tree, settings_entry);
}

/** The place and size of the name in windows that are not wide. */
struct NamePlace {
    Point middle;  // of its first line
    float letters;
};
NamePlace narrow_name(const Stage& stage) {
    if (!upright(stage.fold())) return {{stage.width - name::pages_right, name::pages_middle}, name::pages_letters};
    return {{stage.width / 2, std::max(name::phone_middle, stage.height * name::phone_share)},
            stage.fold() == Fold::tablet ? name::tablet_letters : name::phone_letters};
}

/** top: of the window, when scrolled. */
void draw_sign(Stage& stage, float top) {
    if (stage.fold() == Fold::wide) {
        const Point place{name::wide_left, top + name::wide_middle};
        const float room = stage.width - parchment_width - parchment_margin - place.x - size::badge;
        return draw_name(stage, place, name::wide_letters, room, room, Align::left);
    }
    const auto [middle, letters] = narrow_name(stage);
    // The ledger's button is on the left of the first line.
    const float beside = upright(stage.fold()) && offers_ledger(stage) ? 4 * size::emblem : size::emblem;
    draw_name(stage, {middle.x, top + middle.y}, letters, stage.width - beside, stage.width - size::emblem,
              Align::center);
}

/** Below the inn, or beside it. */
void narrow_ways_in(Tree& tree) {
    const Stage& stage = tree.stage();
    const bool below = upright(stage.fold());
    const float most = stage.fold() == Fold::tablet ? tablet_entries : below ? phone_entries : pages_entries;
    const float width = std::min(most, stage.width - phone_margins);
    const auto [name_middle, letters] = narrow_name(stage);
    const auto column = tree.open({.gap = narrow_foot, .padding = {0, small_gap}, .height = stage.height});
    // The gap below it starts at the end of the name.
    tree.leaf({.height = name_middle.y + letters * (1 + 2 * name::line) / 2 - narrow_foot, .share = 1}, {});
    {
        const auto row = tree.open({.flow = Flow::row, .centred = below});
        if (!below) tree.leaf({.share = 1}, {});
        {
            const auto ways = tree.open({.gap = narrow_foot, .width = width});
            narrow_entries(tree, width);
            if (!below) unofficial(tree, width);
        }
        if (!below) tree.leaf({.width = pages_right}, {});
    }
    if (!below) return;
    const auto foot = tree.open({.padding = {small_gap, 0}});
    unofficial(tree, stage.width - 2 * small_gap);
}

/** The name of the game, over the scene. */
void sign(Tree& tree) {
    Stage& stage = tree.stage();
    const std::string whole = std::string(say(Text::title_line_1)) + " " + std::string(say(Text::title_line_2));
    tree.leaf({.height = stage.height}, [&stage](const Rect& rect) { draw_sign(stage, rect.y); },
              {Role::heading, whole, {}, 2});
}

/** In low windows it scrolls over the scene. */
void show_ways_in(Stage& stage) {
    const bool covered = stage.view.sheet != Sheet::none || stage.view.screens.new_game;
    Tree tree(stage);
    {
        const auto window = tree.open({});
        const auto seen = covered ? tree.open({.share = 1}) : tree.scroll("title", {.share = 1});
        const auto layers = tree.open({.flow = Flow::layers, .stretches = true});
        const bool wide = stage.fold() == Fold::wide;
        sign(tree);
        if (wide)
            ways_in(tree);
        else
            narrow_ways_in(tree);
        corner(tree, wide);
        if (wide) new_game_parchment(tree);
    }
    tree.show(stage.window());
}

}  // namespace

void play_first_game(Stage& stage) {
    change_new_game(stage, against_computer(stage.model.new_game));
    stage.want(intent::StartGame{});
}

void draw_title(Stage& stage) {
    draw_title_scene(stage);
    show_ways_in(stage);
    if (stage.fold() == Fold::wide || !stage.view.screens.new_game || stage.view.sheet != Sheet::none) return;
    draw_new_game_sheet(stage);
}

}  // namespace tavern::ui
