// The dice draft: the hands rise, with the player's coaster large in the middle, the neighbours' beside it, and the
// dice that all players have taken.
#include <algorithm>
#include <cmath>

#include "narration/status.hpp"
#include "ui/board/hands/draft_parts.hpp"
#include "ui/board/hands/hands_parts.hpp"
#include "ui/dialogs/entry.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/dialogs/layer.hpp"
#include "ui/flow/keyboard.hpp"

namespace tavern::ui {
namespace {

constexpr float beside = 600;        // bar width from which the panel of taken dice lies beside the coasters
constexpr float between_dice = 10;   // keeps their rings apart
constexpr float largest_side = 160;  // of a coaster for display only
constexpr float arrow = 76;
constexpr float least_arrow = 30;
constexpr float narrow_question = 20;  // letters
constexpr float wide_way_back = 190;   // width
constexpr float narrow_way_back = 124;

bool taken_beside(const Table& table) {
    return table.layout.hands.width >= beside;
}

/** The side of a die on the player's coaster: as large as the risen hands have room for. */
float die_side(const Table& table) {
    return std::clamp(table.layout.hands.height * (taken_beside(table) ? 0.22F : 0.135F), 34.0F, 60.0F);
}

/** A coaster flies until passes is reset. place: as in Spot. */
void pass_coaster(Table& table, std::size_t place, Rect rect, std::optional<OnItsWay>& passes) {
    Flights& flights = table.stage.memory.flights;
    const Spot spot = spot_of(Spot::Site::coaster, place);
    flights.at(spot, rect);
    passes.emplace(table.stage.paint, flights, flights.find(Flight::Kind::coaster, spot, table.seat), rect);
}

/** The place of a die among several: in pairs, the third of three in the middle, slightly uneven like real dice. */
Point on_coaster(Point center, std::size_t index, std::size_t count, float pitch) {
    if (count == 1) return center;
    const float across = static_cast<float>(index % 2) - 0.5F;
    const float down = static_cast<float>(index / 2) - 0.5F;
    if (count == 2) return {center.x + across * pitch, center.y + across * pitch * 0.17F};
    const bool last_of_three = count == 3 && index == 2;
    return {center.x + (last_of_three ? 0 : across * pitch), center.y + down * pitch};
}

/** Draws a neighbour's dice, and the coaster with them while it is passed. */
void draw_small_coaster(Table& table, Rect rect, int seat) {
    Painter& paint = table.stage.paint;
    Flights& flights = table.stage.memory.flights;
    const int players = table.state.setup.players;
    std::optional<OnItsWay> passes;
    if ((table.seat + 1) % players == seat)
        pass_coaster(table, 1, rect, passes);
    else if ((seat + 1) % players == table.seat)
        pass_coaster(table, 2, rect, passes);
    if (players == 2) flights.at(spot_of(Spot::Site::coaster, 2), rect);
    paint.picture(rect, picture("coaster"));
    const std::vector<Face> dice = faces_of(table.state.players[static_cast<std::size_t>(seat)].coaster);
    const float die = rect.width * (rect.width < 80 ? 0.34F : 0.28F);
    for (std::size_t index = 0; index < dice.size(); ++index) {
        const Rect at = square(on_coaster(rect.center(), index, dice.size(), die * 1.16F), die);
        flights.at(draft_spot(Spot::Site::on_coaster, seat, dice[index]), at);
        draw_rolled_die(table, at, dice[index], seat, false, index % 2 == 0 ? -8.0F : 6.0F, static_cast<int>(index));
    }
}

/** The coaster and its dice: "Bram's coaster: white 2, white 5". */
std::string coaster_name(const Table& table, int seat) {
    const std::string name = say(Text::about_coaster, {{"name", table.innkeeper(seat).name}});
    std::vector<HandDie> dice;
    for (const Face face : faces_of(table.state.players[static_cast<std::size_t>(seat)].coaster))
        dice.push_back({face, false});
    return dice.empty() ? name : name + ": " + dice_names(dice, table.innkeeper(seat).color);
}

/** A neighbour's coaster, its owner, and the next one to get it. */
void small_coaster(Tree& tree, Table& table, int seat, std::string_view note) {
    const Innkeeper& keeper = table.innkeeper(seat);
    const std::string id = "coaster-" + std::to_string(seat + 1);
    const std::string name = coaster_name(table, seat);
    const auto about = [title = say(Text::about_coaster, {{"name", keeper.name}}), note = std::string(note)] {
        return Explanation{title, {note, std::string(say(Text::about_coaster_about))}, picture("coaster")};
    };
    const auto refuses = [&table] { return why_refused(table, Action(ActionKind::take_die)); };
    const auto all = tree.control({id, name, false, false, Role::button, about, refuses},
                                  {.width = 1.5F * die_side(table), .share = 0.8F});
    tree.leaf({.height = die_side(table), .share = 1}, [&table, seat](const Rect& rect) {
        const float side = std::min({rect.width, rect.height, largest_side});
        draw_small_coaster(table, {rect.center().x - side / 2, rect.bottom() - side, side, side}, seat);
    });
    {
        const auto whose = tree.open({.flow = Flow::row, .centred = true, .gap = gap::hair});
        picture_leaf(tree, player_picture(keeper.color), size::shape);
        name_leaf(tree, heading(letters::name, palette::parchment), keeper.name, {.share = 1});
    }
    if (table.layout.fold == Fold::wide)
        name_leaf(tree, plain(letters::small, palette::dim_parchment), note, {.align = Align::center});
}

void draw_arrow(Painter& paint, Point from, float length) {
    const Point tip{from.x + length, from.y};
    paint.line(from, {tip.x - 14, from.y}, palette::ink, 7);
    paint.line(from, {tip.x - 14, from.y}, palette::parchment_shade, 4);
    paint.triangle({tip.x - 20, from.y - 11}, {tip.x - 20, from.y + 11}, {tip.x + 2, from.y}, palette::ink);
    paint.triangle({tip.x - 17, from.y - 7}, {tip.x - 17, from.y + 7}, {tip.x - 2, from.y}, palette::parchment_shade);
}

/** The direction in which coasters are passed, if there is room for it. */
void passed_on(Tree& tree, const Table& table) {
    Stage& stage = table.stage;
    if (table.state.setup.players == max_players && table.layout.fold != Fold::wide) return;
    tree.leaf({.height = size::icon, .share = 0.5F}, [&stage](const Rect& rect) {
        if (rect.width < least_arrow) return;
        const float length = std::min(rect.width, arrow);
        draw_arrow(stage.paint, {rect.center().x - length / 2, rect.center().y}, length);
    });
}

/** A line for each use, the best first: "Shepherd: 3[thaler]". */
std::vector<std::string> uses_in_words(const Player& player, Face face) {
    std::vector<std::string> lines;
    for (const Use& use : uses_of(player, face)) lines.push_back(use_in_words(player, use));
    return lines;
}

/** "[die-white-4] Hunter 5[thaler]", and with a dishwasher "[die-white-4] as [die-white-5] Hunter 5[thaler]". Brief:
 * without the yield, and without dishwashers. */
std::string use_line(const Player& player, Face face, bool brief) {
    const std::optional<Use> best = characteristic_use(player, face, !brief);
    if (!best) return {};
    const auto as = static_cast<Face>(face + best->dishwashers);
    const std::string die =
        as == face ? face_sign(face) : say(Text::board_from_as, {{"from", face_sign(face)}, {"face", face_sign(as)}});
    const std::string use = die + " " + std::string(space_name(player, best->space));
    return brief ? use : use + " " + yield_text(player, best->space);
}

/** A die on the player's coaster; moves with it. */
void draw_own_die(Table& table, Rect at, Face face, std::size_t index, bool live, const Touched& touched) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    Flights& flights = stage.memory.flights;
    const Spot coaster = spot_of(Spot::Site::coaster);
    const Flight* const passed = flights.find(Flight::Kind::coaster, coaster, table.seat);
    const OnItsWay passes(paint, flights, passed, flights.place(coaster).value_or(at));
    const bool dragged = live && stage.touch.dragged() == "take-" + std::to_string(index);
    // The dragged one of several equal faces flies.
    if (dragged || dragged_face(table) != face)
        flights.at(draft_spot(Spot::Site::on_coaster, table.seat, face),
                   dragged ? stage.touch.carried(carried_die) : at);
    if (dragged)
        paint.dashes(at, palette::oak_edge, 2, 9);
    else
        draw_rolled_die(table, at, face, table.seat, false, 0, static_cast<int>(index));
    if (live && !dragged) {
        if (touched.hovered) paint.glow(at.inset(-4), with_opacity(palette::candle, 0.6F), 15, 18);
        paint.outline(at.inset(-5.5F), palette::ink, 1.5F, 17);
        paint.outline(at.inset(-4), palette::candle, 3, 16);
    }
    if (touched.focused) draw_focus(paint, at.inset(-9), 19);
}

void own_die(Tree& tree, Table& table, Face face, std::size_t index, float die, float cell) {
    Stage& stage = table.stage;
    const Action take(ActionKind::take_die, face);
    const bool live = table.mine && stage.may(take);
    const std::string id = "take-" + std::to_string(index);
    const Touched touched = stage.touch.state(id, live);
    stage.touch.takes_drops(id);
    if (touched.clicked) stage.act(take);
    if (live && touched.held) stage.touch.carry();
    const std::string which = die_name({face, false}, table.color());
    const std::string name = live ? say(Text::label_take, {{"face", which}}) : which;
    // Outside the dice, as they are compared.
    const auto about = [&table, name, face] {
        const Rect& hands = table.layout.hands;
        return Explanation{name, uses_in_words(table.player, face), no_picture, {0, hands.y, 0, hands.height}};
    };
    const auto refuses = [&table, take] { return why_refused(table, take); };
    const auto place =
        tree.control({id, name, live, false, Role::button, about, refuses}, {.width = cell, .height = cell},
                     [&table, die, face, index, live, touched](const Rect& rect) {
                         draw_own_die(table, square(rect.center(), die), face, index, live, touched);
                     });
}

/** The key of a face takes such a die. */
void pick_by_key(Table& table) {
    const Face face = face_of_key(table.stage.touch.input().key);
    if (face == 0 || !table.mine || top_layer(table.stage) != Layer::screen) return;
    const Action take(ActionKind::take_die, face);
    if (table.stage.may(take))
        table.stage.act(take);
    else
        table.stage.refused = {why_refused(table, take), table.layout.hands};
}

/** The dice in pairs, the third of three in the middle. */
void own_coaster(Tree& tree, Table& table) {
    const float cell = std::max(die_side(table) + between_dice, table.layout.finger());
    const auto coaster = tree.open(
        {Role::group, say(Text::about_coaster, {{"name", table.innkeeper(table.seat).name}}),
         std::string(say(Text::about_coaster_about))},
        {.flow = Flow::row, .centred = true, .width = 2.4F * cell, .share = 0.25F}, [&table](const Rect& rect) {
            // Its rim extends into the gaps above and below, and covers no text.
            const Rect at = square(rect.center(), std::min(rect.width, rect.height + 2 * gap::hair));
            std::optional<OnItsWay> passes;
            pass_coaster(table, 0, at, passes);
            table.stage.paint.picture(at, picture("coaster"));
        });
    const auto dice = tree.open({.flow = Flow::row, .wraps = true, .centred = true, .width = 2 * cell});
    const std::vector<Face> faces_there = faces_of(table.player.coaster);
    for (std::size_t index = 0; index < faces_there.size(); ++index)
        own_die(tree, table, faces_there[index], index, die_side(table), cell);
    pick_by_key(table);
}

/** The characteristic uses of the dice on the player's coaster. */
void help(Tree& tree, Table& table) {
    if (!table.mine || table.layout.tight) return;
    const auto uses = [&table](bool brief) {
        std::string text;
        Face before = 0;
        for (const Face face : faces_of(table.player.coaster)) {
            if (face == before) continue;
            text += (text.empty() ? "" : "  ") + use_line(table.player, face, brief);
            before = face;
        }
        return text;
    };
    const std::string text = uses(false);
    if (text.empty()) return;
    Stage& stage = table.stage;
    const auto row = tree.open({.flow = Flow::row, .centred = true});
    const auto pill =
        tree.open({.flow = Flow::layers, .padding = {gap::middle, gap::hair}, .share = 1}, [&stage](const Rect& rect) {
            stage.paint.fill(rect, palette::night, rect.height / 2);
            stage.paint.outline(rect, palette::ink, size::line, rect.height / 2);
        });
    name_leaf(tree, bold(letters::body, palette::parchment), text, {.shorter = uses(true), .align = Align::center});
}

std::string asked(const Table& table) {
    if (table.acting < 0) return std::string(say(Text::prompt_wait));
    if (table.mine && sets_problem(table)) return std::string(say(goal_text(table.stage.model.problem->problem.goal)));
    const bool thinks = table.stage.model.thinking == table.acting;
    const Text text = table.mine ? Text::prompt_draft : thinks ? Text::prompt_thinking : Text::prompt_waiting;
    return say(text, {{"name", table.innkeeper(table.acting).name}});
}

/** count: the text for the number of the pick. */
std::string hint(const Table& table, Text count) {
    if (table.computer_acts()) return last_line(*table.stage.model.game).text;
    const int pick = table.player.white.total() + 1;
    if (pick >= components::white_dice) return std::string(say(Text::prompt_draft_last));
    const int next = (table.seat + 1) % table.state.setup.players;
    return say(count, {{"pick", pick}, {"name", table.innkeeper(next).name}});
}

void undo(Tree& tree, Stage& stage) {
    const ButtonLook look{.picture = picture("icon-undo"),
                          .about = say(Text::about_undo),
                          .refuses = std::string(say(Text::refusal_undo))};
    if (picture_button(tree, "undo", look, say(Text::button_undo), stage.model.can_undo)) stage.want(intent::Undo{});
}

/** A button that lowers the bar, so that the whole tavern can be seen. */
void way_to_board(Tree& tree, Table& table) {
    const ButtonLook look{.kind = ButtonKind::slate, .picture = picture("icon-look")};
    if (picture_button(tree, "aside", look, say(Text::button_aside))) table.stage.next.aside = table.question;
}

/** The question, after the shape of the player to pick; or, while another tavern is shown, its owner and the way
 * back. */
void prompt(Tree& tree, Table& table, const Table& shown) {
    const bool visits = shown.visits();
    const std::string head =
        visits ? say(Text::prompt_visit, {{"name", shown.innkeeper(shown.seat).name}}) : asked(table);
    const std::string about = visits ? asked(table) : hint(table, Text::prompt_draft_count);
    const bool poses = !visits && table.mine && sets_problem(table);
    const std::string brief = visits || !table.mine || poses
                                  ? head
                                  : say(Text::prompt_draft_short, {{"name", table.innkeeper(table.acting).name}});
    const int whose = visits ? shown.seat : table.acting;
    table.stage.reading->prompt = head + ". " + about;
    const bool wide = table.layout.fold == Fold::wide;
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    {
        const auto words = tree.open({.share = 1});
        // The task of a problem names nobody.
        const Picture shape = whose < 0 || poses ? no_picture : player_picture(table.innkeeper(whose).color);
        name_leaf(tree, heading(wide ? letters::section : narrow_question), head,
                  {.picture = shape, .shorter = brief, .share = 1, .level = 3});
        const TextStyle style = bold(wide ? letters::body : letters::small, palette::candle);
        name_leaf(tree, style, about, {.shorter = visits ? about : hint(table, Text::prompt_draft_count_short)});
    }
    if (visits)
        return end_visit(tree, table, {.width = wide ? wide_way_back : narrow_way_back, .height = size::finger});
    if (table.mine && !table.stage.model.lesson) way_to_board(tree, table);
    undo(tree, table.stage);
}

/** The coasters from the right neighbour's on, in the order of passing. With four players, the coaster across the table
 * arrives in two rounds. */
void coasters(Tree& tree, Table& table) {
    const int players = table.state.setup.players;
    const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .share = 1});
    if (players > 2) {
        small_coaster(tree, table, (table.seat + players - 1) % players, say(Text::draft_comes));
        passed_on(tree, table);
    }
    own_coaster(tree, table);
    passed_on(tree, table);
    small_coaster(tree, table, (table.seat + 1) % players, say(players == 2 ? Text::draft_swaps : Text::draft_gets));
    if (players == 4) small_coaster(tree, table, (table.seat + 2) % players, {});
}

}  // namespace

float coaster_row(Tree& tree, Table& table, float die) {
    const std::vector<Face> there = faces_of(table.player.coaster);
    const float cell = std::max(die + between_dice, table.layout.finger());
    const float width = static_cast<float>(there.size()) * cell;
    const auto coaster =
        tree.open({Role::group, say(Text::about_coaster, {{"name", table.innkeeper(table.seat).name}})},
                  {.flow = Flow::row, .centred = true, .width = width});
    for (std::size_t index = 0; index < there.size(); ++index) own_die(tree, table, there[index], index, die, cell);
    return width;
}

void draft(Tree& tree, Table& table, const Table& shown) {
    Stage& stage = table.stage;
    const Rect& risen = table.layout.hands;
    {
        // The risen hands put everything below them out of reach.
        const auto bar =
            tree.control({"hands", {}, false, false, Role::none}, {.place = risen}, [&stage](const Rect& rect) {
                stage.paint.lay_over(rect);
                draw_bar_top(stage.paint, rect);
            });
    }
    {
        const bool wide = taken_beside(table);
        const auto all = tree.open({.flow = wide ? Flow::row : Flow::column,
                                    .stretches = true,
                                    .gap = wide ? gap::small : 0,
                                    .padding = {gap::small, gap::hair},
                                    .place = {risen.x, risen.y + bar_edge, risen.width, risen.height - bar_edge}});
        {
            const auto column = tree.open({.gap = gap::hair, .share = 1});
            prompt(tree, table, shown);
            coasters(tree, table);
            help(tree, table);
        }
        taken(tree, table);
    }
    page_tabs(tree, table);
    if (const Face face = dragged_face(table); face != 0) carried(tree, table, {face, false});
}

}  // namespace tavern::ui
