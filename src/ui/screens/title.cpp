// The title: the inn at night (in summer for module 1), how to go on, and the new game.
#include <algorithm>
#include <cmath>

#include "ui/flow/fitted.hpp"
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
    return stage.model.new_game.setup.module == 1;
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

/** Who made what, on a dark band that is readable over snow and meadow alike. */
void draw_unofficial(Stage& stage, Rect rect) {
    Painter& paint = stage.paint;
    const TextStyle style = plain(14, palette::parchment);
    const float room = rect.width - 20;
    const float high = paint.paragraph_height(room, style, 18, say(Text::title_unofficial)) + 8;
    const Rect band{rect.x, rect.bottom() - high, rect.width, high};
    paint.fill(band, color(0x14202E, 0.82F), 8);
    paint.paragraph({band.x + 10, band.y + 4, room, high}, style, 18, say(Text::title_unofficial));
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
    if (id == "continue") stage.want(Intent::Kind::resume);
    if (id == "new-game") stage.next.screens.new_game = true;
    if (id == "against") play_first_game(stage);
    if (id == "learn") {
        // Who is new here begins at once.
        if (stage.model.lessons_done == 0)
            open_lesson(stage, 0);
        else
            open_sheet(stage, Sheet::lessons);
    }
    if (id == "daily") stage.want(Intent::Kind::start_daily);
    if (id == "open-link") stage.want(Intent::Kind::open_link_prompt);
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
constexpr Entry new_game_entry{"new-game", Text::title_new_game, picture("icon-beer"), 0};
constexpr Entry against{"against", Text::title_against, picture("icon-computer"), 272};
constexpr Entry daily{"daily", Text::title_daily, picture("start-mug"), 272};
constexpr Entry others[] = {{"open-link", Text::title_open_link, picture("icon-share"), 148},
                            {"games", Text::title_games, picture("icon-deck"), 118},
                            {"rules", Text::title_rules, picture("guest-book"), 108}};
constexpr Entry settings_entry{"settings", Text::settings_title, picture("icon-gear"), 0};  // a sign alone

constexpr Entry ledger_entry{"ledger", Text::ledger_title, picture("tile-safe"), 0};  // too

void draw_wide_title(Stage& stage) {
    const Rect parchment{stage.width - 502, std::max(26.0F, (stage.height - 668) / 2), 476, 668};
    draw_name(stage, {344, 56}, 64, parchment.x - 364, parchment.x - 364, Align::left);
    float x = 40;
    const float y = stage.height - 114;
    draw_entry(stage, against, {x, y - 64, against.width, 54});
    draw_entry(stage, daily, {x + against.width + 12, y - 64, daily.width, 54});
    Entry small_learn = learn;
    if (stage.model.resume) {
        small_learn.picture = no_picture;
        draw_entry(stage, small_learn, {x + against.width + daily.width + 24, y - 64, 140, 54});
        draw_entry(stage, resume, {x, y, resume.width, 54});
        x += resume.width + 12;
    } else {
        draw_entry(stage, learn, {x, y, learn.width, 54});
        x += learn.width + 12;
    }
    for (const Entry& entry : others) {
        draw_entry(stage, entry, {x, y, entry.width, 54});
        x += entry.width + 12;
    }
    draw_entry(stage, settings_entry, {16, 16, 48, 48});
    draw_entry(stage, ledger_entry, {72, 16, 48, 48});
    draw_unofficial(stage, {40, stage.height - 54, parchment.x - 40 - 26, 46});
    draw_parchment(stage.paint, parchment);
    draw_new_game(stage, {parchment.x + 24, parchment.y + 18, parchment.width - 48, parchment.height - 34});
}

/** The buttons below each other, the three small ones side by side. */
void draw_narrow_title(Stage& stage) {
    const bool upright = ui::upright(stage.fold());
    const bool tablet = stage.fold() == Fold::tablet;
    const float width = std::min(tablet ? 460.0F : upright ? 358.0F : 320.0F, stage.width - 24);
    const float left = upright ? (stage.width - width) / 2 : stage.width - width - 20;
    const float name_size = tablet ? 56.0F : upright ? 48.0F : 46.0F;
    const float name_y = upright ? std::max(38.0F, stage.height * 0.06F) : 44.0F;
    // The ledger's button stands at the left of the first line.
    const float first_room = stage.width - (upright && stage.model.resume ? 128.0F : 32.0F);
    draw_name(stage, {upright ? stage.width / 2 : left + width / 2, name_y}, name_size, first_room, stage.width - 32,
              Align::center);

    Painter& paint = stage.paint;
    const float line_width = upright ? stage.width - 16 : width;
    const float line_height = paint.paragraph_height(line_width - 20, plain(14), 18, say(Text::title_unofficial)) + 8;
    const float foot = stage.height - 8;
    draw_unofficial(stage, {upright ? 8 : left, foot - line_height, line_width, line_height});

    const float big = stage.height < 560 ? 52.0F : 58.0F;
    float y = foot - line_height - 10 - 48;
    const float third = (width - 48 - 3 * 8) / 3;
    float x = left;
    for (const Entry& entry : others) {
        Entry plain_entry = entry;
        plain_entry.picture = no_picture;
        draw_entry(stage, plain_entry, {x, y, third, 48});
        x += third + 8;
    }
    draw_entry(stage, settings_entry, {x, y, 48, 48});
    y -= big + 8;
    const float half = (width - 8) / 2;
    draw_entry(stage, new_game_entry, {left, y, half, big});
    Entry narrow_daily = daily;
    if (half < 170) narrow_daily.picture = no_picture;
    draw_entry(stage, narrow_daily, {left + half + 8, y, half, big});
    y -= big + 8;
    draw_entry(stage, against, {left, y, width, big});
    y -= big + 8;
    if (!stage.model.resume) return draw_entry(stage, learn, {left, y, width, big});
    const float most = width * 0.66F;
    draw_entry(stage, resume, {left, y, most, big});
    Entry short_learn = learn;
    short_learn.text = Text::lesson_title_short;
    short_learn.picture = no_picture;
    draw_entry(stage, short_learn, {left + most + 8, y, width - most - 8, big});
    draw_entry(stage, ledger_entry, {8, 8, 48, 48});
}

}  // namespace

void play_first_game(Stage& stage) {
    change_new_game(stage, against_computer(stage.model.new_game));
    stage.want(Intent::Kind::start_game);
}

void draw_title(Stage& stage) {
    draw_inn(stage);
    if (stage.fold() == Fold::wide) {
        draw_wide_title(stage);
        return;
    }
    draw_narrow_title(stage);
    if (!stage.view.screens.new_game || stage.view.sheet != Sheet::none) return;
    draw_new_game_sheet(stage);
}

}  // namespace tavern::ui
