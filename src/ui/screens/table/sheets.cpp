// Dialogs opened at the table: the price of a thing, the money left, and the button that pays.
#include <algorithm>

#include "ui/board/tavern_parts.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

constexpr float see_through = 0.45F;  // leaves the purse visible through the veil
constexpr float out_of_use = 0.3F;    // brightness of an unavailable die

void close(Table& table) {
    table.stage.next.sheet = Sheet::none;
}

void show_offer(Table& table, std::string_view title, const Part& content, const Part& foot = {}) {
    Stage& stage = table.stage;
    bool closed = leaves(stage, Layer::sheet);
    const auto head = [&](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
        tree.heading(grown(tree, heading(letters::section, palette::ink)), title, 2, Align::left, 1);
        closed = close_cross(tree) || closed;
    };
    show_parts(stage, "sheet", {.width = size::readable * stage.paint.reading(), .darken = see_through}, head, content,
               foot);
    if (closed) close(table);
}

/** A button that acts and closes the dialog. */
void act_button(Tree& tree, Table& table, std::string_view id, std::string_view text, Action action,
                std::string_view label = {}) {
    const bool may = table.stage.may(action);
    const PushLook look{
        .kind = ButtonKind::candle, .text = text, .refuses = may ? std::string() : why_refused(table, action)};
    if (!push_button(tree, id, look, may, 1, label)) return;
    table.stage.act(action);
    close(table);
}

/** "leaves 7 [thaler] of 10" beside the button that pays. */
void money_left(Tree& tree, int have, int price, std::string_view icon) {
    const auto both = tree.open({});
    tree.text(grown(tree, number(letters::body)),
              say(Text::button_leaves, {{"amount", std::to_string(have - price) + std::string(icon)}}));
    caption(tree, say(Text::button_of, {{"amount", have}}));
}

/** A card for sale: its effect, its price and the money left. */
struct Offer {
    Card card;
    CardLook look;
    std::string title;
    std::vector<std::string> lines;
    std::string pay;
    Action action;
    int have;
    int price;
    std::string_view icon;
};

/** A tavern card, with the points on its seal; a guest's effect includes its points. */
std::string name_of_card(Card card) {
    const std::string name(card_name(card));
    const int points = is_tavern_card(card) ? facts(card).points : 0;
    return points > 0 ? name + ", " + say(Text::about_points, {{"points", points}}) : name;
}

/** Cards gained now are never drawn. */
bool last_round(const Table& table) {
    return table.state.round >= components::rounds;
}

void show_card_offer(Table& table, const Offer& offer) {
    Stage& stage = table.stage;
    const auto content = [&](Tree& tree) {
        const auto row = tree.open({Role::group, {}}, {.flow = Flow::row, .wraps = true, .gap = gap::middle});
        // In the last round no line tells the effect, so the image has it for screen readers.
        tree.leaf({.width = size::card, .height = size::card * size::card_shape},
                  [&](const Rect& rect) { draw_card(stage.paint, rect, offer.card, offer.look); },
                  {Role::image, name_of_card(offer.card), last_round(table) ? card_about(offer.card) : std::string()});
        const auto words = tree.open({.gap = gap::small, .width = size::seat, .share = 1});
        for (const std::string& line : offer.lines) paragraph(tree, line);
    };
    const auto foot = [&](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
        act_button(tree, table, "pay", offer.pay, offer.action);
        money_left(tree, offer.have, offer.price, offer.icon);
    };
    show_offer(table, offer.title, content, foot);
}

std::string on_deck_text(const Table& table, Card card) {
    const int points = facts(card).points;
    return last_round(table) ? say(Text::about_on_deck_last, {{"some", points > 0 ? 1 : 0}, {"points", points}})
                             : std::string(say(Text::about_on_deck));
}

void draw_buy(Table& table) {
    const Card card = table.stage.view.card;
    const int price = facts(card).price;
    std::vector<std::string> lines;
    if (!last_round(table)) lines.push_back(card_about(card));
    lines.push_back(on_deck_text(table, card));
    show_card_offer(table, {card,
                            {},
                            std::string(card_name(card)),
                            std::move(lines),
                            say(Text::button_buy, {{"price", price}}),
                            act::buy(card),
                            table.player.thalers,
                            price,
                            "[thaler]"});
}

void draw_recruit(Table& table) {
    const int row = table.stage.view.place;
    const GuestPlace& place = table.state.row[static_cast<std::size_t>(row)];
    if (place.guest == no_card) return close(table);
    const CardFacts& about = facts(place.guest);
    std::vector<std::string> lines;
    if (about.bonus.kind != BonusKind::none)
        lines.push_back(say(Text::about_recruited, {{"bonus", bonus_text(about.bonus)}}));
    if (!last_round(table)) lines.push_back(card_about(place.guest));
    lines.push_back(on_deck_text(table, place.guest));
    if (place.signature) lines.emplace_back(about_signature(table, place.guest));
    show_card_offer(table, {place.guest,
                            {.variant = row, .signature = place.signature},
                            say(Text::about_guest, {{"card", card_name(place.guest)}, {"price", about.price}}),
                            std::move(lines),
                            say(Text::button_recruit, {{"price", about.price}}),
                            Action(ActionKind::recruit, static_cast<unsigned>(row)),
                            table.player.beer,
                            about.price,
                            "[beer]"});
}

/** A number of nobles, their price, and the money left. */
void nobles(Tree& tree, Table& table, int count) {
    const int price = components::nobles_price[static_cast<std::size_t>(count - 1)];
    const int left = table.player.beer - price;
    const Action recruit(ActionKind::recruit_nobles, static_cast<unsigned>(count));
    const bool may = table.stage.may(recruit);
    const auto column = tree.open({.gap = gap::hair});
    const std::string text = std::to_string(count) + (may ? " [noble]" : " [noble-light]");
    const std::string costs = std::to_string(price) + " [beer]";
    act_button(tree, table, "nobles-" + std::to_string(count), text + "\n" + costs, recruit, text + ": " + costs);
    tree.text(grown(tree, bold(letters::body, palette::second_ink)),
              may                          ? say(Text::button_leaves, {{"amount", std::to_string(left) + "[beer]"}})
              : table.state.nobles < count ? std::string(say(Text::board_sold_out))
                                           : say(Text::about_short, {{"short", std::to_string(-left) + "[beer]"}}),
              Align::center);
}

void draw_nobles_sheet(Table& table) {
    show_offer(table, say(Text::ask_nobles), [&](Tree& tree) {
        paragraph(tree, say(Text::ask_nobles_about, {{"points", facts(Card::noble).points}}));
        const auto grid = tree.open({.flow = Flow::grid, .gap = gap::small, .column = grown(tree, size::small_tally)});
        for (std::size_t count = 1; count <= components::nobles_price.size(); ++count)
            nobles(tree, table, static_cast<int>(count));
    });
}

/** Returns the pressed face, or 0. */
int die_row(Tree& tree, std::string_view id, std::string_view name, int chosen,
            const std::function<bool(Face)>& offers) {
    Stage& stage = tree.stage();
    int picked = 0;
    tree.text(grown(tree, bold(letters::body)), name);
    const auto row = tree.open({Role::group, std::string(name)}, {.flow = Flow::grid, .column = stage.finger()});
    for (Face face = 1; face <= faces; ++face) {
        const bool live = offers(face);
        const std::string target = std::string(id) + std::to_string(face);
        const Touched touched = stage.touch.state(target, live);
        if (touched.clicked) picked = face;
        const auto die = tree.control({target, say(Text::label_die, {{"face", face}}), live, chosen == face},
                                      {.height = std::max(size::die + 2 * gap::small, stage.finger())},
                                      [&stage, face, live, touched, lies = chosen == face](const Rect& rect) {
                                          const float side = std::min(size::die, rect.width - 2 * gap::hair);
                                          const Rect at = square(rect.center(), side);
                                          draw_die(stage.paint, at, face, std::nullopt, 0, live ? 1.0F : out_of_use);
                                          if (lies) draw_die_ring(stage.paint, at);
                                          if (touched.focused) draw_focus(stage.paint, rect, radius::panel);
                                      });
    }
    return picked;
}

/** Turns a die not placed yet: first choose the die, then its new face. */
void draw_turn_die(Table& table) {
    Stage& stage = table.stage;
    const auto offers = [&](int from, int to) {
        const ActionList& legal = stage.model.legal;
        return std::any_of(legal.begin(), legal.end(), [&](Action action) {
            return action.kind() == ActionKind::turn_die && action.a() == from && (to == 0 || action.b() == to);
        });
    };
    show_offer(table, say(Text::ask_turn_die), [&](Tree& tree) {
        paragraph(tree, say(Text::ask_turn_die_about, {{"schnapps", facts(SideKind::turn_die).pay}}));
        const int from = stage.view.turned.value_or(0);
        const int chosen =
            die_row(tree, "turn-from-", say(Text::ask_turn_which), from, [&](Face face) { return offers(face, 0); });
        if (chosen != 0) stage.next.turned = static_cast<Face>(chosen);
        const int to =
            die_row(tree, "turn-to-", say(Text::ask_turn_to), 0, [&](Face face) { return offers(from, face); });
        if (to == 0) return;
        stage.act(Action(ActionKind::turn_die, static_cast<unsigned>(from), static_cast<unsigned>(to)));
        stage.next.turned.reset();
        close(table);
    });
}

/** A button with a sign, as wide as a finger. */
bool sign_button(Tree& tree, std::string_view id, std::string_view sign, bool enabled, const std::string& what,
                 std::string refuses) {
    const auto box = tree.open({.width = std::max(size::button, tree.stage().finger())});
    return push_button(tree, id, {.text = sign, .refuses = std::move(refuses)}, enabled, 0,
                       what + " " + std::string(sign));
}

/** The number of cards given back, out of the possible ones. */
void give_back(Tree& tree, Table& table, const TileFacts& about, int given, int most) {
    Stage& stage = table.stage;
    // The keyboard's focus leaves a button that now refuses: a screen reader's would be lost with it.
    const auto give = [&](int cards) {
        stage.next.given = cards;
        if (!stage.touch.focused().empty() && cards == 0) stage.touch.focus("more");
        if (!stage.touch.focused().empty() && cards == most) stage.touch.focus("less");
    };
    const auto line = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    const std::string what =
        say(Text::upgrade_give_back, {{"cards", cards_name(about.card)}, {"discount", about.discount}});
    tree.text(grown(tree, bold(letters::body)), what, Align::left, 1);
    const auto count = tree.open({.flow = Flow::row, .gap = gap::middle});
    if (sign_button(tree, "less", say(Text::button_less), given > 0, what, std::string(say(Text::refusal_none_given))))
        give(given - 1);
    tree.text(grown(tree, number(letters::section)), std::to_string(given));
    const Action with_more = act::upgrade(table.stage.view.tile, static_cast<unsigned>(given + 1));
    if (sign_button(tree, "more", say(Text::button_more), given < most, what, why_refused(table, with_more)))
        give(given + 1);
    caption(tree, say(Text::upgrade_of, {{"count", most}}));
}

/** Pays, and shows the money left or the reason for a refusal. */
void pay_upgrade(Tree& tree, Table& table, Tile tile, int given) {
    const int price = upgrade_price(tile, given);
    const Action upgrade = act::upgrade(tile, static_cast<unsigned>(given));
    const std::string pays = given > 0 ? say(Text::upgrade_pay_instead, {{"price", price}, {"full", facts(tile).cost}})
                                       : say(Text::upgrade_pay, {{"price", price}});
    if (table.stage.view.given) table.stage.reading->announced = pays;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
    act_button(tree, table, "pay", pays, upgrade);
    if (table.stage.may(upgrade)) return money_left(tree, table.player.thalers, price, "[thaler]");
    tree.text(grown(tree, bold(letters::small, palette::reputation)), why_refused(table, upgrade), Align::left, 1);
}

void draw_upgrade_sheet(Table& table) {
    const View& view = table.stage.view;
    const Tile tile = view.tile;
    const TileFacts& about = facts(tile);
    const int most = returnable_cards(table.player, tile);
    // Opens with the fewest cards that make it legal; if that is impossible, at the price that the chip shows.
    int given = view.given ? std::min(*view.given, most) : offer_of(table, tile).given;
    for (int fewest = most; !view.given && fewest >= 0; --fewest)
        if (table.stage.may(act::upgrade(tile, static_cast<unsigned>(fewest)))) given = fewest;
    const auto content = [&](Tree& tree) {
        {
            const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle});
            picture_leaf(tree, tile_picture(tile, true), size::illustration);
            const auto words = tree.open({.gap = gap::hair, .width = size::seat, .share = 1});
            paragraph(tree, upgrade_about(table.state, tile));
            if (table.state.nobles > 0)
                tree.text(grown(tree, bold(letters::body)),
                          say(Text::upgrade_noble, {{"points", facts(Card::noble).points}}));
        }
        if (most > 0) give_back(tree, table, about, given, most);
    };
    show_offer(table, upgrade_title(tile), content, [&](Tree& tree) { pay_upgrade(tree, table, tile, given); });
}

}  // namespace

void draw_sheets(Table& table) {
    if (draw_question(table)) return;
    if (!table.mine) return;
    switch (table.stage.view.sheet) {
        case Sheet::upgrade: return draw_upgrade_sheet(table);
        case Sheet::buy: return draw_buy(table);
        case Sheet::recruit: return draw_recruit(table);
        case Sheet::nobles: return draw_nobles_sheet(table);
        case Sheet::turn_die: return draw_turn_die(table);
        case Sheet::news: return draw_news_sheet(table);
        default: return;
    }
}

}  // namespace tavern::ui
