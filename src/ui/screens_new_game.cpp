// The choices before a game: who plays, what is in play, and the deal.
#include <algorithm>

#include "ui/keepers.hpp"
#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

constexpr int seed_field = 4;  // Intent::field
constexpr int start_cards_module = 4;
constexpr float modules_height = 88;
constexpr float beside_label = 330;  // from this width on the label stands beside its choice

/** The next colour; who has it takes this one in exchange. */
NewGame with_next_color(NewGame choices, std::size_t seat) {
    PlayerColor& mine = choices.innkeepers[seat].color;
    const auto next = static_cast<PlayerColor>((static_cast<int>(mine) + 1) % max_players);
    for (Innkeeper& other : choices.innkeepers)
        if (other.color == next) other.color = mine;
    mine = next;
    return choices;
}

/** What a touch needs there; where the column is drawn small, there is no more than in the mock-ups. */
float row_finger(const Stage& stage) {
    return stage.finger() <= 50 ? stage.finger() : 44;
}

/** Of one innkeeper, and of all four with what is between them. */
float row_height(const Stage& stage) {
    return row_finger(stage) + 4;
}
float players_height(const Stage& stage) {
    return 4 * (row_height(stage) + 8) - 8;
}

/** A picture alone that can be touched. */
Touched picture_button(Stage& stage, std::string_view id, std::string_view label, Rect rect, Picture shown, float size,
                       float opacity, bool enabled) {
    const Touched touched = stage.touch.target(id, label, rect, enabled);
    if (touched.hovered && enabled) stage.paint.fill(rect.inset(2), color(0xFFFFFF, 0.5F), 9);
    stage.paint.picture(square(rect.center(), size), shown, color(0xFFFFFF, opacity));
    if (touched.focused) draw_focus(stage.paint, rect, 10);
    return touched;
}

/** Who decides there: leads to the sheet of opponents. */
void draw_keeper(Stage& stage, std::size_t seat, Rect rect, bool named) {
    Painter& paint = stage.paint;
    const Innkeeper& who = stage.model.new_game.innkeepers[seat];
    const std::string_view text = keeper_name(who.keeper);
    const Touched touched =
        stage.touch.target("player-" + std::to_string(seat + 1) + "-keeper",
                           say(Text::opponents_keeper_of, {{"name", who.name}, {"keeper", text}}), rect);
    const Rect pill = rect.inset(3);
    paint.fill(pill, touched.hovered ? parchment_input : parchment_well, 9);
    paint.outline(pill, palette::ink, 1.5F, 9);
    const float side = is_computer(who.keeper) ? 34.0F : 22.0F;
    const float middle = named ? pill.x + 21 : pill.center().x;
    paint.picture(square({middle, pill.center().y}, side), keeper_picture(who.keeper));
    if (named) paint.name({pill.x + 41, pill.center().y}, bold(15.5F), text, text, pill.width - 44);
    if (touched.focused) draw_focus(paint, rect, 11);
    if (!touched.clicked) return;
    stage.next.screens.seat = static_cast<int>(seat);
    stage.next.sheet = Sheet::opponents;
}

void draw_player(Stage& stage, std::size_t seat, Rect row) {
    const NewGame& choices = stage.model.new_game;
    const Innkeeper& innkeeper = choices.innkeepers[seat];
    const std::string id = "player-" + std::to_string(seat + 1);
    stage.paint.fill(row, parchment_field, 10);
    stage.paint.outline(row, palette::ink, 1.5F, 10);

    const float finger = row_finger(stage);
    const Rect shape{row.x + 2, row.y + 2, finger, finger};
    const std::string color_label =
        say(Text::new_game_color_of, {{"name", innkeeper.name}, {"color", color_name(innkeeper.color)}});
    if (picture_button(stage, id + "-color", color_label, shape, player_picture(innkeeper.color), 32, 1, true).clicked)
        change_new_game(stage, with_next_color(choices, seat));

    const bool removable = choices.setup.players > min_players;
    const Rect remove{row.right() - finger - 2, row.y + 2, finger, finger};
    const Rect mug = removable ? remove.moved(-finger, 0) : remove;
    const bool named = row.width >= 400;
    const float keeper_width = named ? 116.0F : finger;
    const Rect keeper{mug.x - keeper_width - 2, row.y + 2, keeper_width, finger};
    draw_keeper(stage, seat, keeper, named);
    const Rect name{shape.right() + 4, row.y + 2, keeper.x - shape.right() - 6, finger};
    const std::string name_label =
        say(Text::new_game_name_of, {{"number", static_cast<int>(seat) + 1}, {"name", innkeeper.name}});
    if (text_field(stage, id + "-name", name, innkeeper.name, {}, name_label, heading(21, palette::ink)))
        edit_text(stage, static_cast<int>(seat), innkeeper.name, id + "-name");

    const bool starts = choices.setup.start_player == seat;
    const std::string mug_label =
        say(starts ? Text::new_game_starts : Text::new_game_let_start, {{"name", innkeeper.name}});
    if (picture_button(stage, id + "-starts", mug_label, mug, picture("start-mug"), 32, starts ? 1 : 0.3F, !starts)
            .clicked) {
        NewGame changed = choices;
        changed.setup.start_player = static_cast<std::uint8_t>(seat);
        change_new_game(stage, std::move(changed));
    }
    if (!removable) return;
    const Touched touched =
        stage.touch.target(id + "-remove", say(Text::new_game_remove, {{"name", innkeeper.name}}), remove);
    stage.paint.circle(remove.center(), 14, touched.hovered ? palette::oak : palette::dark_oak);
    stage.paint.picture(square(remove.center(), 15), picture("icon-close"));
    if (touched.focused) draw_focus(stage.paint, remove, 20);
    if (touched.clicked) change_new_game(stage, without_player(choices, seat));
}

void draw_players(Stage& stage, Rect rect) {
    const NewGame& choices = stage.model.new_game;
    const std::size_t players = std::min<std::size_t>(choices.setup.players, choices.innkeepers.size());
    const float row_pitch = row_height(stage) + 8;
    Rect row{rect.x, rect.y, rect.width, row_height(stage)};
    for (std::size_t seat = 0; seat < players; ++seat) {
        draw_player(stage, seat, row);
        row.y += row_pitch;
    }
    if (choices.setup.players >= max_players) return;
    const std::string_view text =
        say(static_cast<Text>(static_cast<int>(Text::new_game_add_second) + choices.setup.players - 1));
    const Touched touched = stage.touch.target("add-player", text, row);
    if (touched.hovered) stage.paint.fill(row, color(0xFFFFFF, 0.35F), 10);
    stage.paint.dashes(row, parchment_dashes, 2, 10);
    stage.paint.picture(square({row.x + 24, row.center().y}, 26), picture("icon-person"), color(0xFFFFFF, 0.55F));
    stage.paint.text({row.x + 58, row.center().y}, bold(16, color(0x6B5236)), text);
    if (touched.focused) draw_focus(stage.paint, row.inset(-3), 12);
    if (choices.setup.players == 1)
        stage.paint.paragraph({row.x + 2, row.y + row_pitch + 4, row.width - 4, 60}, plain(15, palette::second_ink), 19,
                              say(Text::new_game_alone));
    if (!touched.clicked) return;
    NewGame changed = choices;
    ++changed.setup.players;
    change_new_game(stage, std::move(changed));
}

/** Returns the height taken. */
float draw_modules(Stage& stage, Rect rect) {
    constexpr std::array<Picture, 5> signs{picture("icon-beer"), picture("icon-schnapps"), picture("icon-reputation"),
                                           picture("icon-deck"), picture("guest-book")};
    const NewGame& choices = stage.model.new_game;
    Painter& paint = stage.paint;
    const float gap = 5;
    const float wide = (rect.width - 4 * gap) / 5;
    bool names = true;
    for (int module = 0; module < 5; ++module) {
        const auto name = static_cast<Text>(static_cast<int>(Text::new_game_module_1) + module);
        names = names && paint.width(bold(14), say(name)) <= wide - 6;
    }
    for (int module = 1; module <= 5; ++module) {
        const bool chosen = choices.setup.module == module;
        const Rect card{rect.x + (wide + gap) * static_cast<float>(module - 1), rect.y, wide,
                        names ? modules_height : 64.0F};
        const auto name = static_cast<Text>(static_cast<int>(Text::new_game_module_1) + module - 1);
        const Touched touched =
            stage.touch.target("module-" + std::to_string(module), say(name), card, !chosen, chosen);
        const bool in_play = module <= choices.setup.module;
        Box box;
        box.radius = 11;
        box.edge = palette::ink;
        box.fill = chosen ? palette::candle : in_play ? color(0xF9DFA4) : parchment_field;
        box.edge_width = chosen ? 2.0F : 1.5F;
        if (chosen) {
            paint.outline(card.inset(-3), palette::candle, 3, 13);
            box.low_edge = palette::candle_shade;
        }
        paint.box(card, box);
        if (touched.hovered && !chosen) paint.fill(card, color(0xFFFFFF, 0.3F), 11);
        const float icon = names ? 38.0F : 30.0F;
        paint.picture({card.center().x - icon / 2, card.y + (names ? 10 : 24), icon, icon},
                      signs[static_cast<std::size_t>(module - 1)], color(0xFFFFFF, in_play ? 1 : 0.55F));
        paint.circle({card.x + 14, card.y + 14}, 10, palette::ink);
        paint.text({card.x + 14, card.y + 14}, number(14, palette::parchment), std::to_string(module), Align::center);
        if (names) paint.text({card.center().x, card.y + 67}, bold(14), say(name), Align::center);
        if (touched.focused) draw_focus(paint, card.inset(-4), 13);
        if (!touched.clicked) continue;
        NewGame changed = choices;
        changed.setup.module = static_cast<std::uint8_t>(module);
        change_new_game(stage, std::move(changed));
    }
    const float cards = names ? modules_height : 64.0F;
    const int chosen = choices.setup.module - 1;
    const auto about = static_cast<Text>(static_cast<int>(Text::new_game_about_1) + chosen);
    const TextStyle style = plain(15, palette::second_ink);
    const int lines = paint.paragraph({rect.x + 2, rect.y + cards + 6, rect.width - 4, 60}, style, 19, say(about));
    return cards + 8 + 19 * static_cast<float>(std::max(lines, names ? 1 : 2));
}

float label_width(const Painter& paint) {
    float width = 0;
    for (const Text label : {Text::new_game_planning, Text::new_game_edition, Text::new_game_seed})
        width = std::max(width, paint.width(bold(16), say(label)));
    return width + 10;
}

/** Label and the box of the choice; moves down. */
Rect next_row(Stage& stage, Rect& rest, Text label) {
    const bool beside = rest.width >= beside_label;
    const Rect row{rest.x, rest.y, rest.width, beside ? 44.0F : 62.0F};
    stage.paint.text({row.x + 2, beside ? row.center().y : row.y + 8}, bold(16), say(label));
    rest.y += row.height + 4;
    rest.height -= row.height + 4;
    const float label_room = label_width(stage.paint);
    if (beside) return {row.x + label_room, row.y, row.width - label_room, 44};
    return {row.x, row.y + 18, row.width, 44};
}

void draw_options(Stage& stage, Rect rest) {
    const NewGame& choices = stage.model.new_game;
    const Rect planning = next_row(stage, rest, Text::new_game_planning);
    if (const int now = segments(stage, "planning", planning,
                                 {say(Text::new_game_planning_together), say(Text::new_game_planning_own)},
                                 static_cast<int>(choices.setup.planning));
        now >= 0) {
        NewGame changed = choices;
        changed.setup.planning = static_cast<Planning>(now);
        change_new_game(stage, std::move(changed));
    }
    if (choices.setup.module >= start_cards_module) {
        const Rect edition = next_row(stage, rest, Text::new_game_edition);
        if (const int now = segments(stage, "edition", edition,
                                     {say(Text::new_game_edition_north_star), say(Text::new_game_edition_schmidt)},
                                     static_cast<int>(choices.setup.edition));
            now >= 0) {
            NewGame changed = choices;
            changed.setup.edition = static_cast<Edition>(now);
            change_new_game(stage, std::move(changed));
        }
    }
    const Rect seed = next_row(stage, rest, Text::new_game_seed);
    const std::string label = say(Text::new_game_seed_label, {{"seed", choices.seed_text}});
    if (text_field(stage, "seed", seed, choices.seed_text, say(Text::new_game_seed_fresh), label, plain(15.5F)))
        edit_text(stage, seed_field, choices.seed_text, "seed");
}

void draw_open(Stage& stage, Rect rect) {
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.text = say(Text::new_game_open);
    look.text_size = 19;
    look.picture = picture("icon-beer");
    look.picture_size = 26;
    if (button(stage, "open-inn", rect, look)) stage.want(Intent::Kind::start_game);
}

constexpr float open_height = 54;
constexpr float narrowest_gap = 4;  // between two parts of the column

float options_height(const Stage& stage, float width) {
    const float row = width >= beside_label ? 48 : 66;
    return row * (stage.model.new_game.setup.module >= start_cards_module ? 3.0F : 2.0F);
}

/** Of all parts below each other, without what keeps them apart. */
float column_height(const Stage& stage, float width) {
    return 44 + players_height(stage) + 30 + modules_height + 30 + options_height(stage, width) + open_height;
}

/** One thing after the other, where all fits below each other. */
void draw_column(Stage& stage, Rect content) {
    Painter& paint = stage.paint;
    paint.text({content.x + 2, content.y + 18}, heading(32, palette::ink), say(Text::new_game_title));
    // What is left over goes between the parts.
    const float players = players_height(stage);
    const float options = options_height(stage, content.width);
    const float gap = std::clamp((content.height - column_height(stage, content.width)) / 4, narrowest_gap, 18.0F);
    float y = content.y + 44 + gap;
    draw_players(stage, {content.x, y, content.width, players});
    y += players + gap;
    paint.text({content.x + 2, y + 13}, heading(22, palette::ink), say(Text::new_game_in_play));
    y += 30;
    y += draw_modules(stage, {content.x, y, content.width, modules_height}) + gap;
    draw_options(stage, {content.x, y, content.width, options});
    draw_open(stage, {content.x, content.bottom() - open_height, content.width, open_height});
}

void draw_two_columns(Stage& stage, Rect content) {
    Painter& paint = stage.paint;
    paint.text({content.x + 2, content.y + 14}, heading(30, palette::ink), say(Text::new_game_title));
    const float gap = 20;
    const float width = (content.width - gap) / 2;
    const float y = content.y + 48;
    const Rect left{content.x, y, width, content.bottom() - y};
    const Rect right{content.x + width + gap, y, width, content.bottom() - y};
    draw_players(stage, left);
    paint.text({left.x + 2, y + players_height(stage) + 20}, plain(15, palette::second_ink), say(Text::new_game_mug));
    const float modules = draw_modules(stage, right) + 8;
    draw_options(stage, {right.x, right.y + modules, width, right.height - modules});
    // Last of all, where the most choices that there can be leave room below them.
    const bool below = right.height - modules >= 3 * 48 + 60;
    draw_open(stage, {below ? right.x : left.x, content.bottom() - 54, width, 54});
}

/** Two pages, on the smallest phones. */
void draw_pages(Stage& stage, Rect content) {
    const int page = stage.view.screens.new_game_page;
    Painter& paint = stage.paint;
    paint.text({content.x + 2, content.y + 14}, heading(24, palette::ink),
               say(page == 0 ? Text::new_game_players : Text::new_game_in_play));
    const Rect rest{content.x, content.y + 44, content.width, content.height - 44};
    const Rect foot{content.x, content.bottom() - 50, content.width, 50};
    if (page == 0) {
        draw_players(stage, rest);
        paint.paragraph({rest.x + 2, rest.y + players_height(stage) + 8, rest.width, 40},
                        plain(15, palette::second_ink), 19, say(Text::new_game_mug));
        ButtonLook next;
        next.kind = ButtonKind::candle;
        next.text = say(Text::new_game_next);
        if (button(stage, "next", foot, next)) stage.next.screens.new_game_page = 1;
        return;
    }
    const float modules = draw_modules(stage, rest) + 6;
    draw_options(stage, {rest.x, rest.y + modules, rest.width, rest.height - modules});
    ButtonLook back;
    back.text = say(Text::new_game_back);
    if (button(stage, "back", {foot.x, foot.y, 84, foot.height}, back)) stage.next.screens.new_game_page = 0;
    draw_open(stage, {foot.x + 92, foot.y, foot.width - 92, foot.height});
}

}  // namespace

void change_new_game(Stage& stage, NewGame choices) {
    Intent intent;
    intent.kind = Intent::Kind::change_new_game;
    intent.new_game = std::move(choices);
    stage.intents.push_back(std::move(intent));
}

NewGame without_player(NewGame choices, std::size_t seat) {
    choices.innkeepers.erase(choices.innkeepers.begin() + static_cast<std::ptrdiff_t>(seat));
    --choices.setup.players;
    const std::size_t start = choices.setup.start_player;
    if (start == seat) choices.setup.start_player = 0;
    if (start > seat) --choices.setup.start_player;
    return choices;
}

void draw_new_game(Stage& stage, Rect content) {
    if (content.width >= 540)
        draw_two_columns(stage, content);
    else if (content.height >= column_height(stage, content.width) + 4 * narrowest_gap)
        draw_column(stage, content);
    else
        draw_pages(stage, content);
}

}  // namespace tavern::ui
