// The share sheet: the game as a link with its code, as a letter to whoever acts next, as picture, text and file. Where
// there is no room for all of it, one part at a time.
#include <algorithm>
#include <cmath>

#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float row_height = 44;
constexpr float gap = 8;

LinkKind chosen_kind(const Stage& stage) {
    return stage.view.screens.share_position ? LinkKind::position : LinkKind::replay;
}

const std::string& chosen_link(const Stage& stage) {
    return chosen_kind(stage) == LinkKind::position ? stage.model.position_link : stage.model.link;
}

void want_link(Stage& stage, Intent::Kind kind, LinkKind link) {
    Intent intent;
    intent.kind = kind;
    intent.field = static_cast<int>(link);
    stage.intents.push_back(std::move(intent));
}

void draw_kinds(Stage& stage, Rect rect) {
    if (const int now = segments(stage, "share-kind", rect, {say(Text::share_replay), say(Text::share_position)},
                                 stage.view.screens.share_position ? 1 : 0);
        now >= 0)
        stage.next.screens.share_position = now == 1;
}

std::string about_link(const Stage& stage) {
    const std::string& link = chosen_link(stage);
    if (link.empty()) return std::string(say(Text::share_making));
    return say(stage.view.screens.share_position ? Text::share_position_about : Text::share_replay_about,
               {{"count", static_cast<int>(link.size())}});
}

void draw_address(Stage& stage, Rect box) {
    Painter& paint = stage.paint;
    paint.fill(box, parchment_input, 11);
    paint.outline(box, palette::ink, 2, 11);
    const int lines = std::max(1, static_cast<int>((box.height - 18) / 20));
    draw_broken(paint, {box.x + 12, box.y + 10, box.width - 24, box.height - 18}, plain(15), 20, chosen_link(stage),
                lines);
}

void draw_names(Stage& stage, Rect rect) {
    const bool names = stage.view.screens.share_names;
    const int now = segments(stage, "share-names", rect, {say(Text::share_names_with), say(Text::share_names_without)},
                             names ? 0 : 1);
    if (now < 0) return;
    stage.next.screens.share_names = now == 0;
    Intent intent;
    intent.kind = Intent::Kind::open_share;
    intent.field = now;
    stage.intents.push_back(std::move(intent));
}

void draw_copy(Stage& stage, Rect rect) {
    const std::string& link = chosen_link(stage);
    const bool copied = !link.empty() && stage.model.copied == link;
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.text = say(copied ? Text::share_copied : Text::share_copy);
    look.picture = copied ? picture("icon-done") : no_picture;
    look.picture_size = 20;
    look.text_size = 16;
    if (button(stage, "copy-link", rect, look, !link.empty()))
        want_link(stage, Intent::Kind::copy_link, chosen_kind(stage));
}

/** A plain button; returns whether it was pressed. */
bool draw_way(Stage& stage, std::string_view id, Rect rect, Text text) {
    ButtonLook look;
    look.text = say(text);
    look.text_size = 16;
    return button(stage, id, rect, look);
}

void draw_send(Stage& stage, Rect rect) {
    if (draw_way(stage, "send-link", rect, Text::share_send))
        want_link(stage, Intent::Kind::send_link, chosen_kind(stage));
}

void draw_picture(Stage& stage, Rect rect) {
    if (!draw_way(stage, "share-picture", rect, Text::share_picture)) return;
    // The picture shows what lies below the sheet.
    stage.next.sheet = Sheet::none;
    stage.want(Intent::Kind::share_picture);
}

void draw_text(Stage& stage, Rect rect) {
    if (draw_way(stage, "copy-text", rect, Text::share_text)) stage.want(Intent::Kind::copy_text);
}

void draw_file(Stage& stage, Rect rect) {
    if (draw_way(stage, "export", rect, Text::share_file)) stage.want(Intent::Kind::export_game);
}

/** Every module a whole number of the screen's pixels, so that no camera errs. */
void draw_modules(Painter& paint, Rect box, const QrCode& code) {
    constexpr float quiet = 4;  // modules of light around it
    const float pixel = 1 / (paint.unit() * std::max(1.0F, ImGui::GetIO().DisplayFramebufferScale.x));
    const float room = std::min(box.width, box.height) / (static_cast<float>(code.size) + quiet);
    const float module = room < 2 * pixel ? room : std::floor(room / pixel) * pixel;
    const float side = module * static_cast<float>(code.size);
    const auto whole = [pixel](float place) { return std::round(place / pixel) * pixel; };
    const float left = whole(box.center().x - side / 2);
    const float top = whole(box.center().y - side / 2);
    const auto size = static_cast<std::size_t>(code.size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t from = 0; from < size;) {
            if (code.modules[row * size + from] == '0') {
                ++from;
                continue;
            }
            std::size_t end = from;
            while (end < size && code.modules[row * size + end] == '1') ++end;
            paint.fill({left + module * static_cast<float>(from), top + module * static_cast<float>(row),
                        module * static_cast<float>(end - from), module},
                       palette::ink);
            from = end;
        }
}

/** The code in its white box, words below it. */
void draw_code(Stage& stage, Rect box) {
    Painter& paint = stage.paint;
    const std::optional<QrCode>& code =
        chosen_kind(stage) == LinkKind::position ? stage.model.position_code : stage.model.link_code;
    paint.fill(box, color(0xFFFFFF), 14);
    paint.outline(box, palette::ink, 2, 14);
    if (!code || code->size == 0) {
        const std::string_view words = say(code ? Text::share_code_long : Text::share_making);
        const float high = paint.paragraph_height(box.width - 32, plain(16), 21, words);
        paint.paragraph({box.x + 16, box.center().y - high / 2, box.width - 32, high}, plain(16), 21, words,
                        Align::center);
        return;
    }
    constexpr float words = 50;
    draw_modules(paint, {box.x + 8, box.y + 8, box.width - 16, box.height - 10 - words}, *code);
    paint.text({box.center().x, box.bottom() - words + 9}, bold(15), say(Text::share_code), Align::center);
    paint.text({box.center().x, box.bottom() - words + 29}, plain(15, palette::second_ink), say(Text::share_code_about),
               Align::center);
}

/** A letter to whoever acts next. */
void draw_letter(Stage& stage, Rect panel) {
    Painter& paint = stage.paint;
    const Innkeeper& next = innkeeper(stage, actor(stage.state()).seat);
    paint.fill(panel, parchment_chosen, 13);
    paint.outline(panel, palette::candle, 3, 13);
    paint.outline(panel.inset(-1), palette::ink, 1.5F, 14);
    const bool beside = panel.width >= 560;
    const Rect press = beside ? Rect{panel.right() - 246, panel.center().y - 28, 230, 56}
                              : Rect{panel.x + 14, panel.bottom() - 64, panel.width - 28, 52};
    paint.picture({panel.x + 14, panel.y + 12, 40, 40}, player_picture(next.color));
    const float x = beside ? panel.x + 66 : panel.x + 14;
    const float room = (beside ? press.x : panel.right()) - x - 14;
    const std::string title = say(Text::share_turn, {{"name", next.name}});
    TextStyle style = heading(24, palette::ink);
    const float title_room = (beside ? press.x : panel.right()) - panel.x - 72 - 14;
    if (const float wide = paint.width(style, title); wide > title_room) style.size *= title_room / wide;
    paint.text({panel.x + 66, panel.y + 30}, style, title);
    const float top = panel.y + (beside ? 50.0F : 60.0F);
    const std::string about =
        say(Text::share_turn_about, {{"name", next.name}}) + " " + std::string(say(Text::share_turn_secret));
    const float end = beside ? panel.bottom() : press.y;
    paint.paragraph({x, top, room, end - top - 6}, plain(15), 19, about);
    // The tavern of the letter, where there is room for it.
    const float below = top + paint.paragraph_height(room, plain(15), 19, about) + 10;
    if (const Rect view{x, below, room, end - 12 - below}; view.height >= 80) {
        paint.cover(view, stage.state().setup.module == 1 ? picture("room-summer") : picture("room-winter"), 10);
        paint.outline(view, palette::ink, 1.5F, 10);
    }
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.text = say(Text::share_turn_link);
    look.picture = picture("icon-share");
    look.picture_size = 22;
    if (button(stage, "turn-link", press, look)) want_link(stage, Intent::Kind::send_link, LinkKind::turn);
}

/** Heading, about and cross; returns the place below the heading. */
float draw_head(Stage& stage, Rect content) {
    Painter& paint = stage.paint;
    const bool small = content.width < 560;
    const float side = small ? 30.0F : 40.0F;
    paint.picture({content.x, content.y - 6, side, side}, picture("icon-share"));
    paint.text({content.x + side + 12, content.y + 14}, heading(small ? 24.0F : 32.0F, palette::ink),
               say(Text::share_title));
    if (close_sheet(stage, content)) stage.next.sheet = Sheet::none;
    return content.y + row_height + gap;
}

/** Parts of a row, side by side. */
Rect part_of(Rect row, int index, int count) {
    const float wide = (row.width - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {row.x + static_cast<float>(index) * (wide + gap), row.y, wide, row.height};
}

void draw_everything(Stage& stage, bool letter) {
    constexpr float letter_height = 130;
    const Rect content = sheet(stage, {780, letter ? 578.0F : 578.0F - letter_height - 12});
    Painter& paint = stage.paint;
    draw_head(stage, content);
    const TextStyle about = plain(16, palette::second_ink);
    paint.paragraph({content.x + 2, content.y + 38, content.width - 4, 20}, about, 20, say(Text::share_about));
    const float top = content.y + 66;
    const Rect code{content.right() - 224, top, 224, 276};
    const Rect left{content.x, top, code.x - 24 - content.x, code.height};
    draw_kinds(stage, {left.x, left.y, left.width, row_height});
    paint.paragraph({left.x + 2, left.y + 52, left.width - 4, 60}, plain(15, palette::second_ink), 20,
                    about_link(stage));
    draw_address(stage, {left.x, left.y + 118, left.width, 100});
    const Rect ways{left.x, left.bottom() - 48, left.width, 48};
    const bool send = stage.model.can_send;
    draw_copy(stage, part_of(ways, 0, send ? 3 : 2));
    if (send) draw_send(stage, part_of(ways, 1, 3));
    draw_picture(stage, part_of(ways, send ? 2 : 1, send ? 3 : 2));
    draw_code(stage, code);
    if (letter) draw_letter(stage, {content.x + 2, code.bottom() + 12, content.width - 4, letter_height});
    const Rect foot{content.x, content.bottom() - row_height, content.width, row_height};
    draw_names(stage, {foot.x, foot.y, foot.width * 0.46F, foot.height});
    const Rect rest{foot.x + foot.width * 0.46F + 16, foot.y, foot.width * 0.54F - 16, foot.height};
    draw_text(stage, part_of(rest, 0, 2));
    draw_file(stage, part_of(rest, 1, 2));
}

void draw_link_part(Stage& stage, Rect area) {
    Painter& paint = stage.paint;
    const bool beside = area.width >= 540;
    const TextStyle words = plain(15, palette::second_ink);
    const Rect foot{area.x, area.bottom() - row_height, area.width, row_height};
    const Rect left{area.x, area.y, beside ? (area.width - 16) / 2 : area.width, area.height};
    draw_kinds(stage, {left.x, left.y, left.width, row_height});
    const Rect about{left.x + 2, left.y + row_height + gap, left.width - 4, beside ? 84.0F : 64.0F};
    paint.paragraph(about, words, 20, about_link(stage));
    const int ways = stage.model.can_send ? 2 : 1;
    if (beside) {
        draw_address(stage, {left.right() + 16, area.y, left.width, foot.y - gap - area.y});
        draw_names(stage, part_of(foot, 0, 2));
        const Rect rest = part_of(foot, 1, 2);
        draw_copy(stage, part_of(rest, 0, ways));
        if (ways == 2) draw_send(stage, part_of(rest, 1, 2));
        return;
    }
    const Rect names{area.x, foot.y - gap - row_height, area.width, row_height};
    draw_address(stage, {area.x, about.bottom() + gap, area.width, names.y - gap - about.bottom() - gap});
    draw_names(stage, names);
    draw_copy(stage, part_of(foot, 0, ways));
    if (ways == 2) draw_send(stage, part_of(foot, 1, 2));
}

void draw_other_part(Stage& stage, Rect area) {
    const auto row = [&](int index) {
        const float high = std::min(72.0F, (area.height - 2 * gap) / 3);
        return Rect{area.x, area.y + static_cast<float>(index) * (high + gap), area.width, high};
    };
    draw_picture(stage, row(0));
    draw_text(stage, row(1));
    draw_file(stage, row(2));
}

void draw_in_parts(Stage& stage, bool letter) {
    const Rect content = sheet(stage, {640, 520});
    const float top = draw_head(stage, content);
    enum Part : int { link, code, turn, other };
    std::vector<Part> parts{link, code, other};
    std::vector<std::string_view> names{say(Text::share_part_link), say(Text::share_part_code),
                                        say(Text::share_part_other)};
    if (letter) {
        parts.insert(parts.begin() + 2, turn);
        names.insert(names.begin() + 2, say(Text::share_part_turn));
    }
    const int shown = std::min(stage.view.screens.share_part, static_cast<int>(parts.size()) - 1);
    const int now = segments(stage, "share-part", {content.x, top, content.width, row_height}, names, shown);
    const float area_top = top + row_height + 12;
    const Rect area{content.x, area_top, content.width, content.bottom() - area_top};
    switch (parts[static_cast<std::size_t>(shown)]) {
        case link: draw_link_part(stage, area); break;
        case code: {
            const float side = std::min(area.width, area.height - 42);
            draw_code(stage, {area.center().x - side / 2, area.y, side, side + 42});
            break;
        }
        case turn: draw_letter(stage, {area.x + 2, area.y + 2, area.width - 4, area.height - 4}); break;
        case other: draw_other_part(stage, area); break;
    }
    if (now >= 0) stage.next.screens.share_part = now;
}

}  // namespace

void draw_share_sheet(Stage& stage) {
    const bool letter = !stage.model.turn_link.empty();
    if (stage.width >= 760 && stage.height >= 594)
        draw_everything(stage, letter);
    else
        draw_in_parts(stage, letter);
}

}  // namespace tavern::ui
