// Sheets over any screen: the menu, the games that are kept, and sharing.
#include <algorithm>
#include <cmath>

#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

constexpr int save_name_field = 5;  // Intent::field

bool has_game(const Stage& stage) {
    return stage.model.game != nullptr && stage.model.screen != Screen::title;
}

void ask_save_name(Stage& stage) {
    edit_text(stage, save_name_field, say(Text::saves_keep_name, {{"round", stage.state().round}}), "bookmark");
}

void want_text(Stage& stage, Intent::Kind kind, const std::string& text) {
    Intent intent;
    intent.kind = kind;
    intent.text = text;
    stage.intents.push_back(std::move(intent));
}

/** Heading with a picture before it; the sheet's cross is the caller's. Taken: what else stands in the line, at its
 * end. */
void draw_heading(Stage& stage, Rect content, Picture sign, Text text, float roomy = 440, float taken = 52) {
    const bool small = content.width < roomy;
    const float side = small ? 30.0F : 40.0F;
    stage.paint.picture({content.x, content.y - 6, side, side}, sign);
    const float x = content.x + side + 12;
    stage.paint.name({x, content.y + 14}, heading(small ? 24.0F : 34.0F, palette::ink), say(text), say(text),
                     content.right() - taken - x);
}

/** That all is kept, or why not. */
std::string_view what_is_kept(const Stage& stage, Text kept) {
    const std::optional<StorageTrouble> trouble = stage.model.storage_trouble;
    return trouble ? say(Text::storage_trouble_blocked, static_cast<std::size_t>(*trouble)) : say(kept);
}

struct MenuEntry {
    std::string_view id;
    Text text;
    Picture picture;
};

void press(Stage& stage, std::string_view id) {
    View& view = stage.next;
    view.sheet = Sheet::none;
    if (id == "share") open_sheet(stage, Sheet::share);
    if (id == "games") open_sheet(stage, Sheet::saves);
    if (id == "rules") open_sheet(stage, Sheet::rules);
    if (id == "settings") open_sheet(stage, Sheet::settings);
    if (id == "lessons") open_sheet(stage, Sheet::lessons);
    if (id == "bookmark") ask_save_name(stage);
    if (id == "export") stage.want(Intent::Kind::export_game);
    if (id == "import") stage.want(Intent::Kind::import_file);
    if (id == "look-back") look_back(stage);
    if (id == "points") view.screens.final_taverns = false;
    if (id == "own-tab") stage.want(Intent::Kind::open_own_tab);
    if (id == "to-title") stage.want(Intent::Kind::to_title);
}

}  // namespace

void draw_menu_sheet(Stage& stage) {
    std::vector<MenuEntry> entries{{"share", Text::menu_share, picture("icon-share")},
                                   {"bookmark", Text::menu_bookmark, picture("signature")},
                                   {"games", Text::menu_games, picture("icon-deck")},
                                   {"look-back", Text::history_menu, picture("moon")},
                                   {"rules", Text::menu_rules, picture("guest-book")},
                                   {"settings", Text::settings_title, picture("icon-gear")},
                                   {"lessons", Text::menu_lessons, picture("icon-die")},
                                   {"export", Text::menu_export, picture("icon-discard")},
                                   {"import", Text::menu_import, picture("icon-deck-top")},
                                   {"to-title", Text::menu_to_title, picture("icon-house")}};
    // In the middle of a hand-over nothing of the game may be shown.
    if (stage.model.screen == Screen::end)
        entries.insert(entries.begin(), {"points", Text::menu_points, picture("icon-points")});
    if (stage.model.framed) entries.push_back({"own-tab", Text::notice_own_tab, picture("icon-share")});
    const bool columns = stage.width >= 540 || stage.height < 640;
    const auto count = static_cast<float>(columns ? (entries.size() + 1) / 2 : entries.size());
    const std::string_view about = what_is_kept(stage, Text::menu_kept);
    const float width = std::min(columns ? 560.0F : 380.0F, stage.width - 16);
    const float inner = width - 2 * std::min(20.0F, width * 0.045F);
    const float note = stage.paint.paragraph_height(inner, plain(15), 20, about);
    const float pitch = std::min(60.0F, (stage.height - 16 - 50 - note - 46) / count);
    const Rect content = sheet(stage, {width, 50 + count * pitch + note + 46 + 8});
    draw_heading(stage, content, picture("icon-menu"), Text::menu_title);
    if (close_sheet(stage, content)) stage.next.sheet = Sheet::none;
    const float gap = 10;
    const float wide = columns ? (content.width - gap) / 2 : content.width;
    for (std::size_t index = 0; index < entries.size(); ++index) {
        const MenuEntry& entry = entries[index];
        const auto column = static_cast<float>(columns ? index % 2 : 0);
        const auto row = static_cast<float>(columns ? index / 2 : index);
        const bool alone = columns && index + 1 == entries.size() && column == 0;
        const Rect rect{content.x + column * (wide + gap), content.y + 50 + row * pitch, alone ? content.width : wide,
                        pitch - 10};
        ButtonLook look;
        look.text = say(entry.text);
        if (rect.width >= 176) look.picture = entry.picture;
        look.picture_size = 22;
        look.text_size = rect.width >= 176 ? 17 : 15.5F;
        if (button(stage, entry.id, rect, look)) press(stage, entry.id);
    }
    stage.paint.paragraph({content.x, content.bottom() - note, content.width, note}, plain(15, palette::second_ink), 20,
                          about);
}

namespace {

constexpr float save_height = 132;

/** By its own name, or else by who plays. */
std::string save_title(const SaveEntry& save) {
    if (!save.name.empty()) return save.name;
    std::string names;
    for (const KeptInnkeeper& innkeeper : save.innkeepers) names += (names.empty() ? "" : ", ") + innkeeper.name;
    return names.empty() ? save.summary : names;
}

/** Who plays and the points of each: with all names, or where there is no room for them with none. Wide: the box where
 * the other is too narrow. */
void draw_innkeepers(Painter& paint, Rect rect, Rect wide, const SaveEntry& save) {
    constexpr float sign = 20;
    constexpr float gap = 5;
    const TextStyle name_style = plain(15, palette::second_ink);
    const TextStyle points_style = number(17);
    const float middle = rect.center().y;
    const auto points = [](const KeptInnkeeper& innkeeper) {
        return innkeeper.points ? std::to_string(*innkeeper.points) : std::string();
    };
    const auto width = [&](const KeptInnkeeper& innkeeper, bool named) {
        const float name = named ? paint.width(name_style, innkeeper.name) + gap : 0.0F;
        return (innkeeper.color ? sign + gap : 0.0F) + name + paint.width(points_style, points(innkeeper));
    };
    const auto all = [&](bool named, float apart) {
        float sum = -apart;
        for (const KeptInnkeeper& innkeeper : save.innkeepers) sum += width(innkeeper, named) + apart;
        return sum;
    };
    // The title tells the names of a game without one of its own.
    const bool named = !save.name.empty() && all(true, 14) <= rect.width;
    const float apart = all(named, 14) <= rect.width ? 14.0F : 7.0F;
    float x = all(named, apart) <= rect.width ? rect.x : wide.x;
    for (const KeptInnkeeper& innkeeper : save.innkeepers) {
        const float end = x + width(innkeeper, named) + apart;
        if (innkeeper.color) {
            paint.picture({x, middle - sign / 2, sign, sign}, player_picture(*innkeeper.color));
            x += sign + gap;
        }
        if (named) x += paint.text({x, middle}, name_style, innkeeper.name) + gap;
        paint.text({x, middle}, points_style, points(innkeeper));
        x = end;
    }
}

/** The moon with its evening, or the seal of what the best inn is worth. */
void draw_progress(Painter& paint, Rect rect, const SaveEntry& save) {
    if (save.over) {
        int most = 0;
        for (const KeptInnkeeper& innkeeper : save.innkeepers) most = std::max(most, innkeeper.points.value_or(0));
        return draw_points(paint, rect, most);
    }
    paint.picture(rect, picture("moon"));
    draw_badge(paint, {rect.right() - 7, rect.bottom() - 8}, save.round);
}

void draw_save(Stage& stage, const SaveEntry& save, Rect rect, bool newest) {
    Painter& paint = stage.paint;
    paint.fill(rect.moved(0, 3), color(0x000000, 0.18F), 13);
    paint.fill(rect, newest ? parchment_chosen : parchment_field, 13);
    paint.outline(rect, newest ? palette::candle : palette::ink, newest ? 3.0F : 1.5F, 13);
    if (newest) paint.outline(rect.inset(-1), palette::ink, 1.5F, 14);
    constexpr float sign = 46;
    draw_progress(paint, {rect.x + 12, rect.y + 9, sign, sign}, save);
    const float x = rect.x + 12 + sign + 10;
    const float room = rect.right() - 12 - x;
    const TextStyle title = heading(21, palette::ink);
    const std::string name = save_title(save);
    paint.text({x, rect.y + 21}, title, fitted(paint, title, name, room));
    const TextStyle about = save.unreadable ? bold(15, palette::ember_text) : plain(15, palette::second_ink);
    const std::string standing =
        save.unreadable ? std::string(say(Text::saves_unreadable))
                        : save.saved_at_text + " · " +
                              say(save.over ? Text::saves_finished : Text::saves_module, {{"module", save.module}});
    paint.text({x, rect.y + 44}, about, fitted(paint, about, standing, room));
    draw_innkeepers(paint, {x, rect.y + 55, room, 22}, {rect.x + 12, rect.y + 55, rect.width - 24, 22}, save);

    const std::string said(save.name.empty() ? save.summary : save.name);
    const Rect row{rect.x + 10, rect.bottom() - 52, rect.width - 20, 44};
    const float small = std::min(112.0F, (row.width - 12) * 0.32F);
    ButtonLook look;
    look.text_size = 16;
    if (!save.unreadable) {
        look.text = say(save.over ? Text::end_points : Text::saves_play);
        look.kind = newest ? ButtonKind::candle : ButtonKind::oak;
        if (button(stage, "play-" + save.slot, {row.x, row.y, row.width - 2 * small - 12, 44}, look, true,
                   save.over ? std::string(look.text) + ": " + said : say(Text::saves_play_label, {{"name", said}}))) {
            stage.next.sheet = Sheet::none;
            want_text(stage, Intent::Kind::load_save, save.slot);
        }
    }
    look.kind = ButtonKind::oak;
    look.text = say(save.unreadable ? Text::menu_export : Text::saves_export);
    const float whole = row.width - small - 6;
    const float export_width = save.unreadable ? whole : small;
    if (button(stage, "export-" + save.slot, {row.x + whole - export_width, row.y, export_width, 44}, look, true,
               say(Text::saves_export_label, {{"name", said}})))
        want_text(stage, Intent::Kind::export_save, save.slot);
    look.text = say(Text::saves_delete);
    if (button(stage, "delete-" + save.slot, {row.right() - small, row.y, small, 44}, look, true,
               say(Text::saves_delete_label, {{"name", said}})))
        want_text(stage, Intent::Kind::delete_save, save.slot);
}

/** What can be done besides the games: a line, and below it a button; whether it is pressed. */
bool draw_offer(Stage& stage, Rect rect, std::string_view id, std::string_view line, Text deed, ButtonKind kind) {
    Painter& paint = stage.paint;
    paint.dashes(rect, parchment_dashes, 2, 13);
    const TextStyle style = heading(21, palette::ink);
    paint.text({rect.center().x, rect.y + 34}, style, fitted(paint, style, line, rect.width - 16), Align::center);
    ButtonLook look;
    look.kind = kind;
    look.text = say(deed);
    look.text_size = 16;
    return button(stage, id, {rect.center().x - 100, rect.bottom() - 62, 200, 48}, look, true,
                  std::string(line) + ": " + std::string(look.text));
}

/** From so many finished games on it is offered to delete them. */
constexpr int many_finished = 21;

enum class Offer : std::uint8_t { bookmark, damaged, finished };

std::vector<Offer> offers(const Stage& stage) {
    std::vector<Offer> offers;
    if (has_game(stage) && !stage.model.curtain) offers.push_back(Offer::bookmark);
    if (stage.model.damaged > 0) offers.push_back(Offer::damaged);
    if (finished_saves(stage.model) >= many_finished) offers.push_back(Offer::finished);
    return offers;
}

void draw_offer(Stage& stage, Offer offer, Rect rect) {
    switch (offer) {
        case Offer::bookmark:
            if (draw_offer(stage, rect, "bookmark", say(Text::saves_bookmark), Text::saves_keep, ButtonKind::candle))
                ask_save_name(stage);
            break;
        case Offer::damaged:
            if (draw_offer(stage, rect, "export-damaged", say(Text::saves_damaged, {{"count", stage.model.damaged}}),
                           Text::menu_export, ButtonKind::oak))
                stage.want(Intent::Kind::export_damaged);
            break;
        case Offer::finished:
            if (draw_offer(stage, rect, "delete-finished",
                           say(Text::saves_many_finished, {{"count", finished_saves(stage.model)}}), Text::saves_delete,
                           ButtonKind::oak))
                stage.want(Intent::Kind::delete_finished);
            break;
    }
}

}  // namespace

bool is_finished(const SaveEntry& save) {
    return save.over && save.name.empty();
}

int finished_saves(const Model& model) {
    return static_cast<int>(std::count_if(model.saves.begin(), model.saves.end(), is_finished));
}

void draw_saves_sheet(Stage& stage) {
    Painter& paint = stage.paint;
    const std::vector<Offer> offered = offers(stage);
    const std::size_t things = stage.model.saves.size() + offered.size();
    constexpr float gap = 12;
    const auto columns_of = [](float wide) {
        return static_cast<std::size_t>(std::max(1.0F, std::floor((wide + gap) / (270 + gap))));
    };
    // Where there is room for columns, as high as all the games.
    const std::size_t side_by_side = columns_of(std::min(1232.0F, stage.width - 16) - 40);
    const std::size_t rows_wanted = std::max<std::size_t>(2, (things + side_by_side - 1) / side_by_side);
    const float wanted = static_cast<float>(rows_wanted) * (save_height + gap) + 140;
    const float height = stage.width < 480 ? 800.0F : stage.width < 620 ? 680.0F : std::min(860.0F, wanted);
    const Rect content = sheet(stage, {1232, height});
    if (close_sheet(stage, content)) stage.next.sheet = Sheet::none;

    // Openers beside the heading where there is room, else below it.
    const bool beside = content.width >= 560;
    const float opener_width = content.width >= 860 ? 160.0F : beside ? 116.0F : (content.width - 10) / 2;
    const float opener_y = beside ? content.y - 8 : content.y + 44;
    // On a low sheet the arrows stand beside the heading, so that two rows fit.
    const bool arrows_above = beside && content.height < 400;
    constexpr float arrows_width = 170;
    draw_heading(stage, content, picture("icon-deck"), Text::saves_title, 860,
                 (beside ? 52 + 2 * opener_width + 22 : 52) + (arrows_above ? arrows_width + 10 : 0));
    const float opener_x = beside ? content.right() - 52 - 2 * opener_width - 10 : content.x;
    ButtonLook look;
    look.text_size = 16;
    look.picture_size = 20;
    const bool signs = opener_width >= 150;
    if (signs) look.picture = picture("icon-share");
    look.text = say(Text::saves_link);
    if (button(stage, "open-link", {opener_x, opener_y, opener_width, 44}, look))
        stage.want(Intent::Kind::open_link_prompt);
    if (signs) look.picture = picture("icon-deck-top");
    look.text = say(Text::saves_file);
    if (button(stage, "open-file", {opener_x + opener_width + 10, opener_y, opener_width, 44}, look))
        stage.want(Intent::Kind::import_file);

    const std::string_view about =
        what_is_kept(stage, stage.model.forgets ? Text::saves_about_forgetful : Text::saves_about);
    const float top = opener_y + 44 + 12;
    const float note_width = content.width >= 560 && !arrows_above ? content.width - 200 : content.width;
    // That games can get lost is said at the cost of a row of them.
    const bool must_be_told = stage.model.forgets || stage.model.storage_trouble.has_value();
    const bool with_note = must_be_told || content.height >= 520 || (content.width >= 560 && !arrows_above);
    const float note = with_note ? paint.paragraph_height(note_width, plain(15), 20, about) : 0.0F;
    const std::size_t columns = columns_of(content.width);
    const auto rows_that_fit = [&](float bottom) {
        return static_cast<std::size_t>(std::max(1.0F, std::floor((bottom - top + gap) / (save_height + gap))));
    };
    const bool arrows_beside = content.width >= 560;
    const float below = std::max(note, arrows_beside && !arrows_above ? 44.0F : 0.0F);
    std::size_t rows = rows_that_fit(content.bottom() - below - (below > 0 ? 10.0F : 0.0F));
    if (!arrows_beside && things > rows * columns)
        rows = rows_that_fit(content.bottom() - note - (with_note ? 58.0F : 48.0F));
    const std::size_t each = rows * columns;
    const int pages = static_cast<int>(std::max<std::size_t>(1, (things + each - 1) / each));
    const int page = std::clamp(stage.view.screens.saves_page, 0, pages - 1);

    const float wide = (content.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const std::size_t first = static_cast<std::size_t>(page) * each;
    for (std::size_t index = first; index < std::min(things, first + each); ++index) {
        const std::size_t place = index - first;
        const std::size_t column = place % columns;
        const std::size_t row = place / columns;
        const Rect rect{content.x + static_cast<float>(column) * (wide + gap),
                        top + static_cast<float>(row) * (save_height + gap), wide, save_height};
        if (index < offered.size())
            draw_offer(stage, offered[index], rect);
        else
            draw_save(stage, stage.model.saves[index - offered.size()], rect, index == offered.size());
    }
    if (stage.model.saves.empty())
        paint.text({content.center().x, top + (offered.empty() ? 40 : save_height + 40)},
                   plain(17, palette::second_ink), say(Text::saves_none), Align::center);
    if (with_note)
        paint.paragraph({content.x, content.bottom() - note, note_width, note}, plain(15, palette::second_ink), 20,
                        about);
    const Rect arrows = arrows_above ? Rect{opener_x - 12 - arrows_width, opener_y, arrows_width, 44}
                        : arrows_beside
                            ? Rect{content.right() - 180, content.bottom() - 44, 180, 44}
                            : Rect{content.x, content.bottom() - note - (with_note ? 52.0F : 44.0F), content.width, 44};
    stage.next.screens.saves_page =
        page_arrows(stage, "saves", arrows, page, pages, say(Text::saves_before), say(Text::saves_after));
}

}  // namespace tavern::ui
