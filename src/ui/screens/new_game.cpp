// The choices before a game: players, modules and deal.
#include <algorithm>
#include <array>

#include "ui/dialogs/entry.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/model/player_types.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** Takes the next colour, exchanging it with the player who has it. */
NewGame with_next_color(NewGame choices, std::size_t seat) {
    PlayerColor& mine = choices.innkeepers[seat].color;
    const auto next = static_cast<PlayerColor>((static_cast<int>(mine) + 1) % max_players);
    for (Innkeeper& other : choices.innkeepers)
        if (other.color == next) other.color = mine;
    mine = next;
    return choices;
}

/** A target with only a picture. */
bool sign(Tree& tree, const Control& control, Picture shown, ImU32 tint = IM_COL32_WHITE) {
    Stage& stage = tree.stage();
    const Touched touched = stage.touch.state(control.id, control.enabled);
    const auto box = tree.control(control, {.width = stage.finger(), .height = stage.finger()},
                                  [&stage, shown, tint, touched](const Rect& rect) {
                                      stage.paint.picture(square(rect.center(), size::emblem), shown, tint);
                                      if (touched.focused) draw_focus(stage.paint, rect, radius::control);
                                  });
    return touched.clicked;
}

void color_and_name(Tree& tree, std::size_t seat, const std::string& id) {
    Stage& stage = tree.stage();
    const NewGame& choices = stage.model.new_game;
    const Innkeeper& who = choices.innkeepers[seat];
    const auto both = tree.open({.flow = Flow::row, .gap = gap::hair, .width = size::tag, .share = 1});
    const std::string color = say(Text::new_game_color_of, {{"name", who.name}, {"color", color_name(who.color)}});
    if (sign(tree, {id + "-color", color}, player_picture(who.color)))
        change_new_game(stage, with_next_color(choices, seat));
    const std::string name = say(Text::new_game_name_of, {{"number", static_cast<int>(seat) + 1}, {"name", who.name}});
    const std::string field = id + "-name";
    if (text_entry(tree, {field, who.name, {}, name}))
        stage.want(intent::EditText{TextField::innkeeper_name, who.name, field, static_cast<int>(seat)});
}

/** The player type of the seat; leads to the dialog of opponents. */
void keeper_pill(Tree& tree, std::size_t seat, const std::string& id) {
    Stage& stage = tree.stage();
    const Innkeeper& who = stage.model.new_game.innkeepers[seat];
    const std::string_view name = player_type_name(who.player_type);
    const Touched touched = stage.touch.state(id);
    const auto pill = tree.control({id, say(Text::opponents_keeper_of, {{"name", who.name}, {"keeper", name}})},
                                   {.flow = Flow::row,
                                    .centred = true,
                                    .gap = gap::hair,
                                    .padding = {gap::small, gap::hair},
                                    .height = stage.finger(),
                                    .share = 1},
                                   [&stage, touched](const Rect& rect) {
                                       const Rect inner = rect.inset(gap::hair);
                                       const ImU32 fill =
                                           touched.hovered ? palette::parchment_input : palette::parchment_well;
                                       stage.paint.fill(inner, fill, radius::inner);
                                       stage.paint.outline(inner, palette::ink, size::line, radius::inner);
                                       if (touched.focused) draw_focus(stage.paint, rect, radius::control);
                                   });
    picture_leaf(tree, player_type_picture(who.player_type), is_computer(who.player_type) ? size::emblem : size::icon);
    tree.line(grown(tree, bold(letters::body)), name);
    if (!touched.clicked) return;
    stage.next.screens.seat = static_cast<int>(seat);
    stage.next.sheet = Sheet::opponents;
}

void mug(Tree& tree, std::size_t seat, const std::string& id) {
    const NewGame& choices = tree.stage().model.new_game;
    const bool starts = choices.setup.start_player == seat;
    const Text text = starts ? Text::new_game_starts : Text::new_game_let_start;
    const std::string label = say(text, {{"name", choices.innkeepers[seat].name}});
    if (!sign(tree, {id, label, !starts}, picture("start-mug"), starts ? IM_COL32_WHITE : palette::faint)) return;
    NewGame changed = choices;
    changed.setup.start_player = static_cast<std::uint8_t>(seat);
    change_new_game(tree.stage(), std::move(changed));
}

void innkeeper_row(Tree& tree, std::size_t seat) {
    Stage& stage = tree.stage();
    const NewGame& choices = stage.model.new_game;
    const std::string id = "player-" + std::to_string(seat + 1);
    const auto row =
        panel(tree, {.flow = Flow::row, .wraps = true, .gap = gap::hair, .padding = {gap::hair, gap::hair}});
    color_and_name(tree, seat, id);
    const auto rest = tree.open({.flow = Flow::row, .gap = gap::hair, .share = 1});
    keeper_pill(tree, seat, id + "-keeper");
    mug(tree, seat, id + "-starts");
    if (choices.setup.players == min_players) return;
    const std::string label = say(Text::new_game_remove, {{"name", choices.innkeepers[seat].name}});
    if (!remove_cross(tree, id + "-remove", label)) return;
    const NewGame changed = without_player(choices, seat);
    // The focus of the keyboard stays near.
    if (!stage.touch.focused().empty())
        stage.touch.focus(changed.setup.players == min_players
                              ? "add-player"
                              : "player-" + std::to_string(std::min<std::size_t>(seat + 1, changed.setup.players)) +
                                    "-remove");
    change_new_game(stage, changed);
}

void free_place(Tree& tree) {
    Stage& stage = tree.stage();
    NewGame changed = stage.model.new_game;
    const std::string_view text = say(text_after(Text::new_game_add_second, changed.setup.players - 1));
    const Touched touched = stage.touch.state("add-player");
    const auto place = tree.control(
        {"add-player", std::string(text)},
        {.flow = Flow::row, .gap = gap::small, .padding = {gap::middle, gap::hair}, .height = stage.finger()},
        [&stage, touched](const Rect& rect) {
            if (touched.hovered) stage.paint.fill(rect, palette::sheen, radius::panel);
            stage.paint.dashes(rect, palette::parchment_dashes, 2, radius::panel);
            if (touched.focused) draw_focus(stage.paint, rect, radius::panel);
        });
    picture_leaf(tree, picture("icon-person"), size::icon, palette::faint);
    tree.text(grown(tree, bold(letters::name, palette::second_ink)), text, Align::left, 1);
    if (!touched.clicked) return;
    ++changed.setup.players;
    change_new_game(stage, std::move(changed));
}

void players(Tree& tree) {
    const NewGame& choices = tree.stage().model.new_game;
    const auto column = tree.open({.gap = gap::small});
    const std::size_t count = std::min<std::size_t>(choices.setup.players, choices.innkeepers.size());
    for (std::size_t seat = 0; seat < count; ++seat) innkeeper_row(tree, seat);
    if (choices.setup.players < max_players) free_place(tree);
    if (choices.setup.players == 1)
        paragraph(tree, say(Text::new_game_alone));
    else if (tree.stage().fold() != Fold::wide)
        paragraph(tree, say(Text::new_game_mug));
}

void draw_module(Painter& paint, const Rect& card, int module, bool in_play, bool chosen, const Touched& touched) {
    Box box;
    box.radius = radius::control;
    box.edge = palette::ink;
    box.fill = chosen ? palette::candle : in_play ? palette::lit_space : palette::parchment_field;
    box.edge_width = chosen ? 2 : size::line;
    if (chosen) box.low_edge = palette::candle_shade;
    paint.box(card, box);
    if (touched.hovered && !chosen) paint.fill(card, palette::sheen, radius::control);
    const Rect badge = square({card.x + gap::middle, card.y + gap::middle}, size::badge);
    paint.circle(badge.center(), badge.width / 2, palette::ink);
    paint.text(badge.center(), number(letters::small, palette::parchment), std::to_string(module), Align::center);
    if (touched.focused) draw_focus(paint, card, radius::panel);
}

void module_card(Tree& tree, int module) {
    constexpr std::array<Picture, 5> signs{picture("icon-beer"), picture("icon-schnapps"), picture("icon-reputation"),
                                           picture("icon-deck"), picture("guest-book")};
    Stage& stage = tree.stage();
    NewGame changed = stage.model.new_game;
    const bool chosen = changed.setup.module == module;
    const bool in_play = module <= changed.setup.module;
    const std::string_view name = say(text_after(Text::new_game_module_1, module - 1));
    const std::string id = "module-" + std::to_string(module);
    const std::string label = std::to_string(module) + ": " + std::string(name);
    const Touched touched = stage.touch.state(id, !chosen);
    const auto card =
        tree.control({id, label, !chosen, chosen, Role::radio}, {.gap = gap::hair, .padding = {gap::hair, gap::small}},
                     [&stage, module, in_play, chosen, touched](const Rect& rect) {
                         draw_module(stage.paint, rect, module, in_play, chosen, touched);
                     });
    picture_leaf(tree, signs[static_cast<std::size_t>(module - 1)], size::module,
                 in_play ? IM_COL32_WHITE : palette::faint);
    tree.text(grown(tree, bold(letters::small)), name, Align::center);
    if (!touched.clicked) return;
    changed.setup.module = static_cast<std::uint8_t>(module);
    change_new_game(stage, std::move(changed));
}

void modules(Tree& tree) {
    Painter& paint = tree.stage().paint;
    const TextStyle style = grown(tree, bold(letters::small));
    float widest = 0;
    for (int module = 0; module < module_count; ++module)
        widest = std::max(widest, paint.width(style, say(text_after(Text::new_game_module_1, module))));
    {
        const auto grid = tree.open({Role::radio_group, std::string(say(Text::new_game_in_play))},
                                    {.flow = Flow::grid, .gap = gap::hair, .column = widest + 2 * gap::hair});
        for (int module = 1; module <= module_count; ++module) module_card(tree, module);
    }
    const int chosen = tree.stage().model.new_game.setup.module - 1;
    paragraph(tree, say(text_after(Text::new_game_about_1, chosen)));
}

/** The name of a choice, with the choice beside it. */
void option(Tree& tree, Text name, const Part& choice) {
    const TextStyle style = grown(tree, bold(letters::name));
    float widest = 0;
    for (const Text label : {Text::new_game_planning, Text::new_game_edition, Text::new_game_seed})
        widest = std::max(widest, tree.stage().paint.width(style, say(label)));
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    {
        const auto label = tree.open({.width = widest});
        tree.text(style, say(name));
    }
    const auto beside = tree.open({.width = size::column, .share = 1});
    choice(tree);
}

/** A set-up choice between two options. */
template <typename Choice>
void one_of_two(Tree& tree, std::string_view id, Text name, Text first, Text second, Choice Setup::*of) {
    NewGame changed = tree.stage().model.new_game;
    const std::vector<std::string> options{std::string(say(first)), std::string(say(second))};
    const int now = radio_group(tree, {id, {}, {}, options, static_cast<int>(changed.setup.*of), say(name)});
    if (now < 0) return;
    changed.setup.*of = static_cast<Choice>(now);
    change_new_game(tree.stage(), std::move(changed));
}

void planning(Tree& tree) {
    one_of_two(tree, "planning", Text::new_game_planning, Text::new_game_planning_together, Text::new_game_planning_own,
               &Setup::planning);
}

void edition(Tree& tree) {
    one_of_two(tree, "edition", Text::new_game_edition, Text::new_game_edition_north_star,
               Text::new_game_edition_schmidt, &Setup::edition);
}

void seed(Tree& tree) {
    const std::string& text = tree.stage().model.new_game.seed_text;
    const std::string_view fresh = say(Text::new_game_seed_fresh);
    const std::string label = say(Text::new_game_seed_label, {{"seed", text.empty() ? fresh : std::string_view(text)}});
    if (text_entry(tree, {"seed", text, fresh, label}))
        tree.stage().want(intent::EditText{TextField::seed, text, "seed"});
}

void choices(Tree& tree) {
    const auto columns = tree.open({.flow = Flow::grid, .gap = gap::middle, .column = size::card_column});
    players(tree);
    const auto column = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::new_game_in_play));
    modules(tree);
    option(tree, Text::new_game_planning, planning);
    if (has_start_cards(tree.stage().model.new_game.setup)) option(tree, Text::new_game_edition, edition);
    option(tree, Text::new_game_seed, seed);
}

void open_inn(Tree& tree) {
    const PushLook look{.kind = ButtonKind::candle, .text = say(Text::new_game_open), .picture = picture("icon-beer")};
    if (push_button(tree, "open-inn", look)) tree.stage().want(intent::StartGame{});
}

}  // namespace

void change_new_game(Stage& stage, NewGame choices) {
    stage.want(intent::ChangeNewGame{std::move(choices)});
}

void to_new_game(Stage& stage) {
    stage.next.screens.new_game = true;
    stage.want(intent::ToTitle{});
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
    Tree tree(stage);
    {
        const auto all = tree.open({.gap = gap::small});
        tree.heading(grown(tree, heading(letters::title, palette::ink)), say(Text::new_game_title), 2);
        {
            const auto body = tree.scroll("new-game", {.gap = gap::small, .share = 1});
            choices(tree);
        }
        open_inn(tree);
    }
    tree.show(content);
}

void draw_new_game_sheet(Stage& stage) {
    const SheetTitle title{picture("icon-beer"), say(Text::new_game_title)};
    if (show_sheet(stage, title, size::two_columns, choices, open_inn, Layer::new_game))
        stage.next.screens.new_game = false;
}

}  // namespace tavern::ui
