// The sheet of settings: what a person chooses once for the device, the keys, and what the choices look like.
#include <algorithm>
#include <cmath>

#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

enum class Choice : std::uint8_t {
    language,
    vocabulary,
    text_size,
    contrast,
    motion,
    sound,
    pace,
    helping,
    full_screen,
    stay_awake,
    vibration,
    hand
};

struct ChoiceFacts {
    Choice choice;
    std::string_view id;
    Text name;
    Text about;    // as name where there is nothing more to say
    Text section;  // heading above it; as name where it goes on
};
constexpr ChoiceFacts choices[] = {
    {Choice::language, "language", Text::settings_language, Text::settings_language, Text::settings_words},
    {Choice::vocabulary, "vocabulary", Text::settings_vocabulary, Text::settings_vocabulary_about,
     Text::settings_vocabulary},
    {Choice::text_size, "text-size", Text::settings_text_size, Text::settings_text_size_about, Text::settings_seeing},
    {Choice::contrast, "contrast", Text::settings_contrast, Text::settings_contrast, Text::settings_contrast},
    {Choice::motion, "motion", Text::settings_motion, Text::settings_motion_less, Text::settings_table},
    {Choice::sound, "sound", Text::settings_sound, Text::settings_sound, Text::settings_sound},
    {Choice::pace, "pace", Text::opponents_pace, Text::opponents_pace, Text::opponents_pace},
    {Choice::helping, "helping", Text::settings_helping, Text::settings_helping_about, Text::settings_helping},
};
/** What only a device wants that is held in the hand. */
constexpr ChoiceFacts hand_held_choices[] = {
    {Choice::full_screen, "full-screen", Text::settings_full_screen, Text::settings_full_screen,
     Text::settings_full_screen},
    {Choice::stay_awake, "stay-awake", Text::settings_stay_awake, Text::settings_stay_awake_about,
     Text::settings_stay_awake},
    {Choice::vibration, "vibration", Text::settings_vibration, Text::settings_vibration_about,
     Text::settings_vibration},
    {Choice::hand, "hand", Text::settings_hand, Text::settings_hand_about, Text::settings_hand},
};

bool is_english(const Settings& settings) {
    return settings.language <= Language::english_schmidt;
}

std::vector<std::string> options_of(Choice choice) {
    const auto texts = [](std::initializer_list<Text> list) {
        std::vector<std::string> said;
        for (const Text text : list) said.emplace_back(say(text));
        return said;
    };
    switch (choice) {
        case Choice::language: return texts({Text::settings_english, Text::settings_german, Text::settings_dutch});
        case Choice::vocabulary: return texts({Text::settings_north_star, Text::settings_schmidt});
        case Choice::text_size: {
            std::vector<std::string> said;
            said.reserve(text_sizes.size());
            for (const int size : text_sizes) said.push_back(say(Text::settings_per_cent, {{"size", size}}));
            return said;
        }
        case Choice::contrast: return texts({Text::settings_lamplight, Text::settings_strong});
        case Choice::motion:
            return texts({Text::settings_normal, Text::settings_fast, Text::settings_instant, Text::settings_device});
        case Choice::sound:
        case Choice::full_screen:
        case Choice::stay_awake:
        case Choice::vibration: return texts({Text::settings_off, Text::settings_on});
        case Choice::hand: return texts({Text::settings_left, Text::settings_right});
        case Choice::pace: return texts({Text::opponents_pace_1, Text::opponents_pace_2, Text::opponents_pace_3});
        case Choice::helping: return texts({Text::settings_none, Text::settings_hints});
    }
    return {};
}

int chosen_of(Choice choice, const Model& model) {
    const Settings& settings = model.settings;
    switch (choice) {
        case Choice::language: return std::max(0, static_cast<int>(settings.language) - 1);
        case Choice::vocabulary: return static_cast<int>(settings.language);
        case Choice::text_size: {
            const auto* const size = std::lower_bound(text_sizes.begin(), text_sizes.end(), settings.text_size);
            return static_cast<int>(std::min<std::ptrdiff_t>(size - text_sizes.begin(), text_sizes.size() - 1));
        }
        case Choice::contrast: return settings.strong_contrast ? 1 : 0;
        case Choice::motion: return static_cast<int>(settings.motion);
        case Choice::sound: return settings.sound ? 1 : 0;
        case Choice::pace: return static_cast<int>(settings.pace);
        case Choice::helping: return static_cast<int>(settings.helping);
        case Choice::full_screen: return model.whole_screen ? 1 : 0;
        case Choice::stay_awake: return settings.stay_awake ? 1 : 0;
        case Choice::vibration: return settings.vibration ? 1 : 0;
        case Choice::hand: return settings.left_hand ? 0 : 1;
    }
    return 0;
}

void choose(Choice choice, int option, Settings& settings) {
    switch (choice) {
        case Choice::language:
            settings.language = option == 0 ? Language::english : static_cast<Language>(option + 1);
            break;
        case Choice::vocabulary: settings.language = static_cast<Language>(option); break;
        case Choice::text_size: settings.text_size = text_sizes[static_cast<std::size_t>(option)]; break;
        case Choice::contrast: settings.strong_contrast = option == 1; break;
        case Choice::motion: settings.motion = static_cast<Motion>(option); break;
        case Choice::sound: settings.sound = option == 1; break;
        case Choice::pace: settings.pace = static_cast<Pace>(option); break;
        case Choice::helping: settings.helping = static_cast<Helping>(option); break;
        case Choice::full_screen: break;  // as long as it lasts: nothing that is kept
        case Choice::stay_awake: settings.stay_awake = option == 1; break;
        case Choice::vibration: settings.vibration = option == 1; break;
        case Choice::hand: settings.left_hand = option == 0; break;
    }
}

/** The choices that there are: only English knows two vocabularies. */
std::vector<ChoiceFacts> offered(const Settings& settings) {
    std::vector<ChoiceFacts> list;
    for (const ChoiceFacts& facts : choices)
        if (facts.choice != Choice::vocabulary || is_english(settings)) list.push_back(facts);
    return list;
}

/** What can be chosen on a device that is held in the hand, as far as it can do it; elsewhere nothing. */
std::vector<ChoiceFacts> offered_in_hand(const Stage& stage) {
    const Device& device = stage.model.device;
    std::vector<ChoiceFacts> list;
    if (!device.only_touch) return list;
    for (const ChoiceFacts& facts : hand_held_choices) {
        const bool can = facts.choice == Choice::full_screen  ? device.fills_screen
                         : facts.choice == Choice::stay_awake ? device.stays_awake
                         : facts.choice == Choice::vibration  ? device.vibrates
                                                              : fold(stage) != Fold::wide;  // no thumb reaches far
        if (can) list.push_back(facts);
    }
    return list;
}

/** Whether all of the window grows with the letters at the size that is chosen, and at the first where none is yet. */
bool all_grows(const Stage& stage) {
    const int size = std::max(stage.model.settings.text_size, text_sizes[1]);
    const float unit = stage.paint.unit();
    return scale_of(stage.width * unit, stage.height * unit, size).reading <= 1;
}

/** What stands below the name of a choice; empty: nothing. */
std::string_view about_of(const Stage& stage, const ChoiceFacts& facts) {
    if (facts.choice == Choice::text_size && !all_grows(stage)) return say(Text::settings_text_size_about_partly);
    if (facts.about == facts.name || (facts.choice == Choice::motion && !stage.model.less_motion)) return {};
    return say(facts.about);
}

void draw_options(Stage& stage, const ChoiceFacts& facts, Rect rect) {
    const std::vector<std::string> options = options_of(facts.choice);
    const std::vector<std::string_view> shown(options.begin(), options.end());
    const int now = segments(stage, facts.id, rect, shown, chosen_of(facts.choice, stage.model),
                             std::string(say(facts.name)) + ": ");
    if (now < 0) return;
    if (facts.choice == Choice::full_screen) {
        Intent intent{};
        intent.kind = Intent::Kind::fill_screen;
        intent.field = now;
        stage.intents.push_back(intent);
        return;
    }
    Settings settings = stage.model.settings;
    choose(facts.choice, now, settings);
    stage.change(settings);
}

/** Name at the left, options at the right. */
void draw_beside(Stage& stage, const ChoiceFacts& facts, Rect rect, float label) {
    Painter& paint = stage.paint;
    const std::string_view about = about_of(stage, facts);
    const float middle = rect.y + 23;
    paint.text({rect.x, about.empty() ? middle : rect.y + 12}, bold(17), say(facts.name));
    if (!about.empty()) paint.name({rect.x, rect.y + 34}, plain(14, palette::second_ink), about, about, label - 8);
    draw_options(stage, facts, {rect.x + label, rect.y, rect.width - label, 46});
}

/** Name above the options. */
void draw_below(Stage& stage, const ChoiceFacts& facts, Rect rect) {
    Painter& paint = stage.paint;
    const float wide = paint.text({rect.x + 2, rect.y + 10}, bold(16), say(facts.name)) + 10;
    const std::string_view about = about_of(stage, facts);
    if (const TextStyle small = plain(14, palette::second_ink); paint.width(small, about) < rect.width - wide)
        paint.text({rect.x + wide, rect.y + 10}, small, about);
    draw_options(stage, facts, {rect.x, rect.y + 21, rect.width, 44});
}

struct Key {
    Text key;
    Text deed;
};
constexpr Key keys[] = {
    {Text::key_faces, Text::key_faces_deed}, {Text::key_arrows, Text::key_arrows_deed},
    {Text::key_enter, Text::key_enter_deed}, {Text::key_escape, Text::key_escape_deed},
    {Text::key_undo, Text::key_undo_deed},   {Text::key_redo, Text::key_redo_deed},
    {Text::key_serve, Text::key_serve_deed}, {Text::key_finish, Text::key_finish_deed},
    {Text::key_hint, Text::key_hint_deed},   {Text::key_pages, Text::key_pages_deed},
    {Text::key_log, Text::key_log_deed},     {Text::key_about, Text::key_about_deed},
    {Text::key_rules, Text::key_rules_deed}, {Text::key_sound, Text::key_sound_deed},
};
constexpr int key_count = static_cast<int>(std::size(keys));

void draw_key(Painter& paint, const Key& key, Rect rect) {
    const float wide = std::max(44.0F, paint.width(number(15), say(key.key)) + 20);
    const Rect cap{rect.x, rect.center().y - 19, wide, 38};
    paint.fill(cap, palette::parchment_shade, 9);
    paint.fill({cap.x, cap.y, cap.width, cap.height - 4}, palette::parchment, 9);
    paint.outline(cap, palette::ink, 2, 9);
    paint.text({cap.center().x, cap.center().y - 2}, number(15), say(key.key), Align::center);
    const float x = std::max(cap.right(), rect.x + 72) + 10;
    paint.name({x, rect.center().y}, plain(15), say(key.deed), say(key.deed), rect.right() - x);
}

/** Keys from first on, in columns, each filled before the next; at most rows in each. */
void draw_keys(Stage& stage, Rect rect, int first, int rows, int columns, float pitch) {
    constexpr float gap = 16;
    const float wide = (rect.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (int index = first; index < std::min(key_count, first + rows * columns); ++index) {
        const int place = index - first;
        const Rect line{rect.x + static_cast<float>(place / rows) * (wide + gap),
                        rect.y + static_cast<float>(place % rows) * pitch, wide, pitch};
        draw_line(stage.paint, line, line.y);
        draw_key(stage.paint, keys[index], line);
    }
}

void draw_preview(Stage& stage, Rect rect) {
    Painter& paint = stage.paint;
    paint.fill(rect, palette::floor, 13);
    paint.outline(rect, palette::ink, 2, 13);
    const float middle = rect.center().y;
    const bool small = rect.width < 420;
    const Innkeeper who = stage.model.new_game.innkeepers.empty() ? Innkeeper{} : stage.model.new_game.innkeepers[0];
    const std::string name = who.name.empty() ? std::string(usual_name(0)) : who.name;
    paint.text({rect.x + 16, middle - 19}, plain(14, palette::parchment), say(Text::settings_looks));
    const float chip = 66;
    float x = rect.right() - 16 - chip;
    draw_chip(paint, {x, middle - 14}, Align::left, {}, "+4[thaler]");
    if (!small) {
        x -= 66;
        draw_die(paint, square({x + 25, middle}, 50), 4, who.color);
        x -= 62;
        draw_die(paint, square({x + 25, middle}, 50), 4, std::nullopt);
    }
    const std::string prompt = say(Text::prompt_plan, {{"name", name}});
    TextStyle style = heading(23, palette::cream);
    const float room = x - rect.x - 32;
    if (const float wide = paint.width(style, prompt); wide > room) style.size *= room / wide;
    paint.text({rect.x + 16, middle + 9}, style, prompt);
}

/** Both buttons at the sheet's foot. */
void draw_foot(Stage& stage, Rect rect) {
    const Settings& first = stage.model.first_settings;
    ButtonLook look;
    look.text = say(Text::settings_first);
    const float wide = (rect.width - 12) * 0.47F;
    if (button(stage, "settings-first", {rect.x, rect.y, wide, rect.height}, look, stage.model.settings != first))
        stage.change(first);
    look.text = say(Text::settings_done);
    look.kind = ButtonKind::candle;
    look.picture = picture("icon-done");
    if (button(stage, "settings-done", {rect.x + wide + 12, rect.y, rect.width - wide - 12, rect.height}, look))
        stage.next.sheet = Sheet::none;
}

void draw_wide(Stage& stage, Rect content) {
    Painter& paint = stage.paint;
    float y = content.y + 50;
    for (const ChoiceFacts& facts : offered(stage.model.settings)) {
        if (facts.section != facts.name) {
            paint.text({content.x + 8, y + 21}, heading(23, palette::ink), say(facts.section));
            y += 42;
        }
        draw_beside(stage, facts, {content.x + 8, y, 598, 46}, 198);
        y += 57;
    }
    const Rect panel{content.x + 646, content.y + 56, content.width - 646, 436};
    paint.fill(panel, parchment_field, 13);
    paint.outline(panel, palette::ink, 1.5F, 13);
    const bool in_hand = stage.model.device.only_touch;
    paint.text({panel.x + 18, panel.y + 23}, heading(23, palette::ink),
               say(in_hand ? Text::settings_in_hand : Text::settings_keys));
    if (in_hand) {
        Rect rect{panel.x + 18, panel.y + 57, panel.width - 36, 46};
        for (const ChoiceFacts& facts : offered_in_hand(stage)) {
            draw_beside(stage, facts, rect, 250);
            rect.y += 57;
        }
    } else {
        draw_keys(stage, {panel.x + 18, panel.y + 43, panel.width - 36, 385}, 0, 7, 2, 55);
    }
    draw_preview(stage, {panel.x, panel.bottom() + 12, panel.width, 76});
    draw_foot(stage, {panel.x, content.bottom() - 50, panel.width, 50});
}

/** Choices and then keys, if there are any, page after page. */
void draw_pages(Stage& stage, Rect content) {
    constexpr float gap = 24;
    const bool one_row = content.width >= 560;  // the arrows beside the buttons
    const Rect foot{content.x, content.bottom() - 48, content.width - (one_row ? 176.0F : 0.0F), 48};
    draw_foot(stage, foot);
    const Rect arrows =
        one_row ? Rect{foot.right() + 16, foot.y + 2, 160, 44} : Rect{content.x, foot.y - 52, content.width, 44};
    const float top = content.y + 42;
    const float room = (one_row ? foot.y : arrows.y) - 8 - top;

    std::vector<ChoiceFacts> list = offered(stage.model.settings);
    const std::vector<ChoiceFacts> in_hand = offered_in_hand(stage);
    list.insert(list.end(), in_hand.begin(), in_hand.end());
    const int columns = content.width >= 700 ? 2 : 1;
    const float wide = columns == 2 ? (content.width - gap) / 2 : content.width;
    const bool beside = wide >= 460;
    const float pitch = beside ? 54 : 73;
    const int rows = std::max(1, static_cast<int>((room + 8) / pitch));
    const int count = static_cast<int>(list.size());
    const int choice_pages = (count + rows * columns - 1) / (rows * columns);
    constexpr float key_pitch = 44;
    const int key_rows = std::max(1, static_cast<int>(room / key_pitch));
    const int key_columns = content.width >= 560 ? 2 : 1;
    const int key_pages =
        stage.model.device.only_touch ? 0 : (key_count + key_rows * key_columns - 1) / (key_rows * key_columns);
    const int page = std::clamp(stage.view.screens.settings_page, 0, choice_pages + key_pages - 1);
    stage.next.screens.settings_page = page_arrows(stage, "settings", arrows, page, choice_pages + key_pages,
                                                   say(Text::saves_before), say(Text::saves_after));
    if (page >= choice_pages) {
        const int first = (page - choice_pages) * key_rows * key_columns;
        // Both columns of one length.
        const int left = std::min(key_count - first, key_rows * key_columns);
        draw_keys(stage, {content.x, top, content.width, room}, first, (left + key_columns - 1) / key_columns,
                  key_columns, key_pitch);
        return;
    }
    // As many on each page.
    const int each = (count + choice_pages - 1) / choice_pages;
    const int in_column = (each + columns - 1) / columns;
    for (int index = page * each; index < std::min(count, (page + 1) * each); ++index) {
        const int place = index - page * each;
        const Rect rect{content.x + static_cast<float>(place / in_column) * (wide + gap),
                        top + static_cast<float>(place % in_column) * pitch, wide, pitch - 8};
        if (beside)
            draw_beside(stage, list[static_cast<std::size_t>(index)], rect, std::min(198.0F, wide * 0.34F));
        else
            draw_below(stage, list[static_cast<std::size_t>(index)], rect);
    }
    const float y = top + static_cast<float>(in_column) * pitch;
    if (top + room - y >= 76) draw_preview(stage, {content.x, y + 2, content.width, 72});
}

}  // namespace

void draw_settings_sheet(Stage& stage) {
    Painter& paint = stage.paint;
    const Rect content = sheet(stage, {1232, stage.width < 480 ? 800.0F : 680.0F});
    const bool roomy = content.width >= 1000 && content.height >= 620;
    const float side = roomy ? 40.0F : 28.0F;
    paint.picture({content.x + (roomy ? 4.0F : 0.0F), content.y - 2, side, side}, picture("icon-gear"),
                  color(0x3A2819));
    const float x = content.x + side + (roomy ? 20.0F : 10.0F);
    const float wide =
        paint.text({x, content.y + 15}, heading(roomy ? 34.0F : 24.0F, palette::ink), say(Text::settings_title));
    const TextStyle about = plain(roomy ? 16.0F : 15.0F, palette::second_ink);
    if (x + wide + 24 + paint.width(about, say(Text::settings_about)) < content.right() - 52)
        paint.text({x + wide + 24, content.y + 18}, about, say(Text::settings_about));
    if (close_sheet(stage, content)) stage.next.sheet = Sheet::none;
    if (roomy)
        draw_wide(stage, content);
    else
        draw_pages(stage, content);
}

}  // namespace tavern::ui
