// The opponents: levels of the computer, seats, and the pace of its moves.
#include <algorithm>

#include "ai/players.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/model/player_types.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/settings_choices.hpp"

namespace tavern::ui {
namespace {

void set_keeper(Stage& stage, std::size_t seat, PlayerType keeper) {
    NewGame choices = stage.model.new_game;
    choices.innkeepers[seat].player_type = keeper;
    change_new_game(stage, std::move(choices));
}

void mugs(Tree& tree, PlayerType level) {
    Painter& paint = tree.stage().paint;
    const float side = grown(tree, size::icon);
    tree.leaf({.width = side * keeper_levels, .height = side}, [&paint, side, level](const Rect& rect) {
        for (int mug = 0; mug < keeper_levels; ++mug)
            paint.picture({rect.x + static_cast<float>(mug) * side, rect.y, side, side}, picture("icon-beer"),
                          mug < mugs_of(level) ? IM_COL32_WHITE : palette::faint);
    });
}

Tree::Scope card_of(Tree& tree, bool chosen, const Style& style) {
    return chosen ? chosen_panel(tree, style) : panel(tree, style);
}

/** Returns whether it was pressed. */
bool level_card(Tree& tree, PlayerType level, bool chosen) {
    Stage& stage = tree.stage();
    const std::string id = "level-" + std::to_string(mugs_of(level));
    const std::string label =
        say(Text::opponents_level,
            {{"keeper", player_type_name(level)}, {"about", keeper_company(level)}, {"line", keeper_line(level)}});
    const int points = average_points(stage.model.new_game.setup, level);
    const std::string about_points = say(Text::opponents_about_points, {{"points", points}});
    const auto about = [level, about_points] {
        const std::string grade =
            say(Text::title_level,
                {{"name", player_type_name(level)}, {"level", mugs_of(level)}, {"count", keeper_levels}});
        return Explanation{{}, {grade + ".", about_points}};
    };
    const Touched touched = stage.touch.state(id, !chosen);
    const auto card = card_of(tree, chosen, {});
    const auto all =
        tree.control({id, label, !chosen, chosen, Role::radio, about},
                     {.flow = Flow::row, .wraps = true, .gap = gap::small, .padding = {gap::small, gap::small}},
                     [&stage, touched](const Rect& rect) {
                         if (touched.focused) draw_focus(stage.paint, rect, radius::panel);
                     });
    picture_leaf(tree, player_type_picture(level), size::face, IM_COL32_WHITE, 1);
    const auto words = tree.open({.width = size::words, .share = 2});
    section_heading(tree, player_type_name(level));
    mugs(tree, level);
    paragraph(tree, keeper_company(level));
    paragraph(tree, keeper_line(level), palette::ink);
    tree.text(grown(tree, bold(letters::body)), about_points);
    return touched.clicked;
}

void levels(Tree& tree, std::size_t seat) {
    const Innkeeper& who = tree.stage().model.new_game.innkeepers[seat];
    const PlayerType keeper = who.player_type;
    {
        const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
        picture_leaf(tree, player_picture(who.color), size::icon);
        section_heading(tree, who.name);
    }
    {
        const auto grid = tree.open({Role::radio_group, std::string(say(Text::opponents_title))},
                                    {.flow = Flow::grid, .gap = gap::small, .column = size::words});
        for (int level = 1; level <= keeper_levels; ++level)
            if (level_card(tree, static_cast<PlayerType>(level), mugs_of(keeper) == level))
                set_keeper(tree.stage(), seat, static_cast<PlayerType>(level));
    }
    const Setup& setup = tree.stage().model.new_game.setup;
    caption(tree, say(Text::opponents_average, {{"module", setup.module}, {"count", setup.players}}));
    if (!is_computer(keeper)) paragraph(tree, say(Text::opponents_somebody));
}

/** A press selects the seat whose player type is chosen. */
void seat_name(Tree& tree, std::size_t seat, const std::string& label, bool chosen) {
    Stage& stage = tree.stage();
    const Innkeeper& who = stage.model.new_game.innkeepers[seat];
    const std::string id = "seat-" + std::to_string(seat + 1);
    const Touched touched = stage.touch.state(id, !chosen);
    if (touched.clicked) stage.next.screens.seat = static_cast<int>(seat);
    const auto name = tree.control({id, label, !chosen, chosen},
                                   {.flow = Flow::row, .gap = gap::small, .height = stage.finger(), .share = 1},
                                   [&stage, touched](const Rect& rect) {
                                       if (touched.focused) draw_focus(stage.paint, rect, radius::control);
                                   });
    picture_leaf(tree, player_picture(who.color), size::icon);
    const auto line = tree.open({.share = 1});
    tree.line(grown(tree, heading(letters::section, palette::ink)), who.name);
}

void remove_seat(Tree& tree, std::size_t seat) {
    const NewGame& choices = tree.stage().model.new_game;
    const std::string id = "seat-" + std::to_string(seat + 1) + "-remove";
    if (remove_cross(tree, id, say(Text::new_game_remove, {{"name", choices.innkeepers[seat].name}})))
        change_new_game(tree.stage(), without_player(choices, seat));
}

void seat_card(Tree& tree, std::size_t seat, bool chosen) {
    Stage& stage = tree.stage();
    const NewGame& choices = stage.model.new_game;
    const Innkeeper& who = choices.innkeepers[seat];
    const std::string label =
        say(Text::opponents_keeper_of, {{"name", who.name}, {"keeper", player_type_name(who.player_type)}});
    const auto card = card_of(tree, chosen, {.gap = gap::small, .padding = {gap::small, gap::small}});
    {
        const auto head = tree.open({.flow = Flow::row, .gap = gap::small});
        seat_name(tree, seat, label, chosen);
        if (choices.setup.players > min_players) remove_seat(tree, seat);
    }
    // Switches between a human and the computer.
    const bool computer = is_computer(who.player_type);
    const PushLook look{.text = player_type_name(who.player_type),
                        .picture = computer ? picture("icon-computer") : player_type_picture(who.player_type)};
    if (push_button(tree, "seat-" + std::to_string(seat + 1) + "-keeper", look, true, 0, label)) {
        stage.next.screens.seat = static_cast<int>(seat);
        set_keeper(stage, seat, computer ? PlayerType::person : usual_opponent);
    }
}

void seats(Tree& tree, std::size_t chosen) {
    Stage& stage = tree.stage();
    const NewGame& choices = stage.model.new_game;
    const auto players = static_cast<std::size_t>(choices.setup.players);
    section_heading(tree, say(Text::opponents_table));
    const auto grid = tree.open({.flow = Flow::grid, .gap = gap::small, .column = size::seat});
    for (std::size_t seat = 0; seat < players; ++seat) seat_card(tree, seat, seat == chosen);
    if (players == max_players) return;
    const Touched touched = stage.touch.state("add-inn");
    const auto place = dashed_panel(tree, {});
    const auto add = tree.control({"add-inn", std::string(say(Text::opponents_add))},
                                  {.flow = Flow::layers, .height = 2 * stage.finger(), .share = 1},
                                  [&stage, touched](const Rect& rect) {
                                      if (touched.focused) draw_focus(stage.paint, rect, radius::panel);
                                  });
    tree.text(grown(tree, bold(letters::body, palette::second_ink)), say(Text::opponents_add), Align::center);
    if (!touched.clicked) return;
    stage.next.screens.seat = choices.setup.players;
    change_new_game(stage, with_opponent(choices));
}

}  // namespace

void draw_opponents_sheet(Stage& stage) {
    const std::vector<Innkeeper>& innkeepers = stage.model.new_game.innkeepers;
    if (innkeepers.empty()) return;
    const auto last = static_cast<int>(innkeepers.size()) - 1;
    const auto seat = static_cast<std::size_t>(std::clamp(stage.view.screens.seat, 0, last));
    const auto content = [seat](Tree& tree) {
        levels(tree, seat);
        seats(tree, seat);
        choice(tree, pace_choice);
    };
    const auto foot = [&stage](Tree& tree) {
        const PushLook look{
            .kind = ButtonKind::candle, .text = say(Text::opponents_done), .picture = picture("icon-done")};
        if (push_button(tree, "seats-done", look)) stage.next.sheet = Sheet::none;
    };
    const SheetTitle title{picture("icon-computer"), say(Text::opponents_title), say(Text::opponents_about)};
    if (show_sheet(stage, title, size::wide_sheet, content, foot)) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
