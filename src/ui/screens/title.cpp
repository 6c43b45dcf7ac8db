// The title: the inn at night (in summer for module 1), how to go on, and the new game.
#include <algorithm>
#include <cmath>

#include "ui/flow/fitted.hpp"
#include "ui/flow/tree.hpp"
#include "ui/model/keepers.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

// Of the picture, in its own pixels.
constexpr float scene_width = 1280;
constexpr float scene_height = 720;
constexpr float inn_middle = 448;  // from the left
// Its colours at the upper and the lower edge, where it goes on beyond them; the winter's sky is the night's.
constexpr ImU32 summer_sky = color(0x2A2F52);
constexpr ImU32 meadow = color(0x7D964A);
constexpr ImU32 snow = color(0xEDF1F2);

bool is_summer(const Stage& stage) {
    return is_summer(stage.model.new_game.setup);
}

/** Flakes fall for a while after the title has opened. */
void draw_snow(Stage& stage) {
    const float light = stage.memory.flights.snow();
    if (light <= 0) return;
    const auto time = static_cast<float>(stage.memory.flights.snow_time());
    for (int flake = 0; flake < 70; ++flake) {
        // Scattered by a fixed rule; what falls out at the foot comes in at the top.
        const auto number = static_cast<float>(flake);
        const float near = 0.4F + 0.6F * std::fmod(number * 0.37F, 1.0F);
        const float x = std::fmod(number * 173.3F + 14 * std::sin(time * near + number), stage.width);
        const float y = std::fmod(number * 97.7F + time * 46 * near, stage.height);
        stage.paint.circle({x, y}, 1 + 1.8F * near, color(0xFFFFFF, 0.75F * near * light));
    }
}

/** The scene, with the inn in the middle where the window shows only a part of it. */
void draw_inn(Stage& stage) {
    const bool summer = is_summer(stage);
    const Rect window = stage.window();
    Painter& paint = stage.paint;
    float scale = std::max(window.width / scene_width, window.height / scene_height);
    float y = window.height - scene_height * scale;
    if (upright(stage.fold())) {
        // Upright: all of the inn; the sky goes on above it and the ground below.
        scale = std::min(scale, window.width / 540);
        y = std::min(window.height - scene_height * scale, window.height * 0.17F);
        paint.ground(window, summer ? summer_sky : palette::night);
        paint.fill({0, y + scene_height * scale - 2, window.width, window.height}, summer ? meadow : snow);
    }
    const float x = std::clamp(window.width / 2 - inn_middle * scale, window.width - scene_width * scale, 0.0F);
    const float left = stage.fold() == Fold::wide ? std::min(0.0F, window.width - scene_width * scale) / 2 : x;
    paint.clip(window);
    paint.picture({left, y, scene_width * scale, scene_height * scale},
                  summer ? picture("scene-title-summer") : picture("scene-title"));
    paint.unclip();
    if (!summer) draw_snow(stage);
}

void draw_name(Stage& stage, Point place, float size, float first_room, float room, Align align) {
    Painter& paint = stage.paint;
    TextStyle style = heading(size, color(0xFFF1D0));
    style.shadow = palette::night;
    if (const float wide = paint.width(style, say(Text::title_line_1)); wide > first_room)
        style.size *= first_room / wide;
    if (const float wide = paint.width(style, say(Text::title_line_2)); wide > room) style.size *= room / wide;
    if (stage.fold() != Fold::wide) {
        // The scene is cut as the window wants it: hills and snow may lie behind the name.
        const float wide =
            std::max(paint.width(style, say(Text::title_line_1)), paint.width(style, say(Text::title_line_2)));
        const Rect ground{place.x - wide / 2 - 10, place.y - style.size * 0.5F, wide + 20, style.size * 2.2F};
        paint.glow(ground, color(0x14202E, 0.5F), 14, 14);
        paint.fill(ground, color(0x14202E, 0.82F), 14);
    }
    paint.text(place, style, say(Text::title_line_1), align);
    style.color = palette::candle;
    paint.text({place.x, place.y + style.size * 0.97F}, style, say(Text::title_line_2), align);
}

/** Who made what, on a dark band of this width that is readable over snow and meadow alike. Its lines are as close as
 * the threshold's, however large their letters. */
void unofficial(Tree& tree, float width) {
    constexpr float side = 10;
    constexpr float above = 4;
    constexpr float line = 18;
    Painter& paint = tree.stage().paint;
    const TextStyle style = plain(letters::small, palette::parchment);
    const std::string_view text = say(Text::title_unofficial);
    const float high = paint.paragraph_height(width - 2 * side, style, line, text);
    tree.leaf({.height = high + 2 * above}, [&paint, style, text](const Rect& rect) {
        paint.fill(rect, color(0x14202E, 0.82F), gap::small);
        paint.paragraph({rect.x + side, rect.y + above, rect.width - 2 * side, rect.height}, style, line, text);
    });
}

struct Entry {
    std::string_view id;
    Text text;
    Picture picture;
    float width;  // in a row
};

/** Where nobody else was chosen, the usual opponent keeps every inn but the first; whoever is alone gets one. */
NewGame against_computer(NewGame choices) {
    if (choices.innkeepers.size() == 1) return with_opponent(std::move(choices));
    const auto computer = [](const Innkeeper& who) { return is_computer(who.keeper); };
    if (std::none_of(choices.innkeepers.begin(), choices.innkeepers.end(), computer))
        for (std::size_t seat = 1; seat < choices.innkeepers.size(); ++seat)
            choices.innkeepers[seat].keeper = usual_opponent;
    return choices;
}

/** "Homely (level 2 of 5) in the other inn": each level once; where that is too wide, the levels or their names alone.
 */
std::string opponents_text(const Painter& paint, const TextStyle& style, const NewGame& choices, float room) {
    std::string names;
    std::string levels;
    int count = 0;
    for (const Innkeeper& who : against_computer(choices).innkeepers) {
        if (!is_computer(who.keeper)) continue;
        ++count;
        if (names.find(keeper_name(who.keeper)) != std::string::npos) continue;
        const std::string comma(names.empty() ? std::string_view() : say(Text::since_comma));
        names += comma + std::string(keeper_name(who.keeper));
        levels +=
            comma + say(Text::title_level,
                        {{"name", keeper_name(who.keeper)}, {"level", mugs_of(who.keeper)}, {"count", keeper_levels}});
    }
    std::string text = say(Text::title_against_about, {{"names", levels}, {"count", count}});
    if (paint.width(style, text) <= room) return text;
    return paint.width(style, levels) <= room ? levels : names;
}

/** Its date, module and the own best. */
std::string daily_text(const Model& model) {
    const int module = daily_deal(model.today).setup.module;
    if (!model.best_today) return say(Text::title_daily_about, {{"date", text_of(model.today)}, {"module", module}});
    return say(Text::title_daily_best,
               {{"date", text_of(model.today)}, {"module", module}, {"points", *model.best_today}});
}

/** Nothing was learned or played on this device. */
bool is_newcomer(const Stage& stage) {
    return stage.model.lessons_done == 0 && stage.model.saves.empty();
}

void press(Stage& stage, std::string_view id) {
    if (id == "continue") stage.want(intent::Resume{});
    if (id == "new-game") stage.next.screens.new_game = true;
    if (id == "against") play_first_game(stage);
    if (id == "learn") {
        // Who is new here begins at once.
        if (stage.model.lessons_done == 0)
            stage.want(intent::OpenLesson{0});
        else
            open_sheet(stage, Sheet::lessons);
    }
    if (id == "daily") stage.want(intent::StartDaily{});
    if (id == "open-link") stage.want(intent::OpenLinkPrompt{});
    if (id == "games") open_sheet(stage, Sheet::saves);
    if (id == "rules") open_sheet(stage, Sheet::rules);
    if (id == "ledger") open_sheet(stage, Sheet::ledger);
    if (id == "settings") open_sheet(stage, Sheet::settings);
}

void draw_entry(Stage& stage, const Entry& entry, Rect rect) {
    ButtonLook look;
    const bool newcomer = is_newcomer(stage);
    const std::string_view likeliest = stage.model.resume ? "continue" : newcomer ? "learn" : "against";
    look.kind = entry.id == likeliest ? ButtonKind::candle : ButtonKind::slate;
    look.text = say(entry.text);
    look.picture = entry.picture;
    std::string label(look.text);
    if (entry.id == "settings" || entry.id == "ledger") look.text = {};
    std::string below;
    if (entry.id == "continue") {
        below = fitted(stage.paint, bold(14), stage.model.resume->summary, rect.width - 56);
        look.below = below;
        label += ": " + stage.model.resume->summary;
    }
    if (entry.id == "learn" && newcomer) look.below = say(Text::lesson_title_about);
    if (entry.id == "against") {
        below = opponents_text(stage.paint, bold(14), stage.model.new_game, rect.width - 56);
        look.below = below;
        label += ": " + below;
    }
    if (entry.id == "daily") {
        const std::string about = daily_text(stage.model);
        below = fitted(stage.paint, bold(14), about, rect.width - 56);
        look.below = below;
        label += ": " + about;
    }
    if (button(stage, entry.id, rect, look, true, label)) press(stage, entry.id);
}

constexpr Entry resume{"continue", Text::title_continue, picture("moon"), 272};
constexpr Entry learn{"learn", Text::lesson_title, picture("icon-die"), 272};
constexpr Entry learn_beside{"learn", Text::lesson_title, no_picture, 140};
constexpr Entry short_learn{"learn", Text::lesson_title_short, no_picture, 0};
constexpr Entry new_game_entry{"new-game", Text::title_new_game, picture("icon-beer"), 0};
constexpr Entry against{"against", Text::title_against, picture("icon-computer"), 272};
constexpr Entry daily{"daily", Text::title_daily, picture("start-mug"), 272};
constexpr Entry narrow_daily{"daily", Text::title_daily, no_picture, 0};
constexpr Entry others[] = {{"open-link", Text::title_open_link, picture("icon-share"), 148},
                            {"games", Text::title_games, picture("icon-deck"), 118},
                            {"rules", Text::title_rules, picture("guest-book"), 108}};
constexpr Entry settings_entry{"settings", Text::settings_title, picture("icon-gear"), 0};  // a sign alone
constexpr Entry ledger_entry{"ledger", Text::ledger_title, picture("tile-safe"), 0};        // too

// Where the threshold in shell/index.html has them too, which the title takes the place of.
constexpr float sign_side = 48;
constexpr float wide_high = 54;  // of a button in a wide window
constexpr float wide_gap = 12;
constexpr float wide_rows = 10;  // between them
constexpr float wide_left = 40;
constexpr float wide_foot = 60;  // below the buttons, with the line of who made what
constexpr float parchment_width = 476;
constexpr float parchment_height = 668;
constexpr float parchment_margin = 26;
constexpr float narrow_foot = 10;
constexpr float least_with_picture = 348;  // narrower than that the deal of the day has none

void entry_button(Tree& tree, const Entry& entry, const Style& style) {
    Stage& stage = tree.stage();
    tree.leaf(style, [&stage, entry](const Rect& rect) { draw_entry(stage, entry, rect); });
}

void sign_button(Tree& tree, const Entry& entry) {
    entry_button(tree, entry, {.width = sign_side, .height = sign_side});
}

void wide_entry(Tree& tree, const Entry& entry) {
    entry_button(tree, entry, {.width = entry.width, .height = wide_high});
}

/** Takes the height that is left over. */
void room_above(Tree& tree) {
    tree.leaf({.height = 1, .share = 1}, {});
}

void wide_entries(Tree& tree) {
    const bool resumes = tree.stage().model.resume.has_value();
    const auto rows = tree.open({.gap = wide_rows});
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
        tree.leaf({.height = gap::small}, {});
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

/** What is not for beginning a game, in the upper corner. */
void corner(Tree& tree, bool wide) {
    const float edge = wide ? 2 * gap::small : gap::small;
    const auto column = tree.open({.padding = {edge, edge}, .height = tree.stage().height});
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    if (wide) sign_button(tree, settings_entry);
    sign_button(tree, ledger_entry);
}

void narrow_entries(Tree& tree, float width) {
    const Stage& stage = tree.stage();
    const float high = stage.height < 560 ? 52.0F : 58.0F;
    const Style half{.height = high, .share = 1};
    const auto rows = tree.open({.gap = gap::small});
    const auto row = [&] { return tree.open({.flow = Flow::row, .gap = gap::small}); };
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
    sign_button(tree, settings_entry);
}

/** Below the inn, or beside it. */
void narrow_ways_in(Tree& tree) {
    const Stage& stage = tree.stage();
    const bool below = upright(stage.fold());
    const float most = stage.fold() == Fold::tablet ? 460.0F : below ? 358.0F : 320.0F;
    const float width = std::min(most, stage.width - 24);
    const auto column = tree.open({.gap = narrow_foot, .padding = {0, gap::small}, .height = stage.height});
    room_above(tree);
    {
        const auto row = tree.open({.flow = Flow::row, .centred = below});
        if (!below) tree.leaf({.share = 1}, {});
        {
            const auto ways = tree.open({.gap = narrow_foot, .width = width});
            narrow_entries(tree, width);
            if (!below) unofficial(tree, width);
        }
        if (!below) tree.leaf({.width = 20}, {});
    }
    if (!below) return;
    const auto foot = tree.open({.padding = {gap::small, 0}});
    unofficial(tree, stage.width - 2 * gap::small);
}

void draw_sign(Stage& stage) {
    if (stage.fold() == Fold::wide) {
        const float room = stage.width - parchment_width - parchment_margin - 364;
        return draw_name(stage, {344, 56}, 64, room, room, Align::left);
    }
    const bool below = upright(stage.fold());
    const float size = stage.fold() == Fold::tablet ? 56.0F : below ? 48.0F : 46.0F;
    const Point place{below ? stage.width / 2 : stage.width - 180, below ? std::max(38.0F, stage.height * 0.06F) : 44};
    // The ledger's button stands at the left of the first line.
    const float first_room = stage.width - (below && stage.model.resume ? 128.0F : 32.0F);
    draw_name(stage, place, size, first_room, stage.width - 32, Align::center);
}

void show_ways_in(Stage& stage) {
    Tree tree(stage);
    {
        const auto layers = tree.open({.flow = Flow::layers});
        const bool wide = stage.fold() == Fold::wide;
        if (wide)
            ways_in(tree);
        else
            narrow_ways_in(tree);
        if (wide || stage.model.resume) corner(tree, wide);
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
    draw_inn(stage);
    draw_sign(stage);
    show_ways_in(stage);
    if (stage.fold() == Fold::wide || !stage.view.screens.new_game || stage.view.sheet != Sheet::none) return;
    draw_new_game_sheet(stage);
}

}  // namespace tavern::ui
