// The deck and the discard pile.
#include <algorithm>
#include <utility>

#include "narration/deck.hpp"
#include "ui/board/tavern_parts.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

/** sign: of a pile without a name; empty: it has one. */
void draw_card_count(Painter& paint, const Rect& rect, int count, std::string_view sign = {}) {
    const float width = sign.empty() ? 36.0F : 46.0F;
    const Rect chip{rect.center().x - width / 2, rect.bottom() - size::bar, width, size::chip};
    paint.fill(chip, palette::night, radius::ring);
    paint.outline(chip, palette::ink, size::line, radius::ring);
    paint.text(chip.center(), number(letters::figure, palette::parchment), std::to_string(count) + std::string(sign),
               Align::center);
}

constexpr float deck_sign = gap::small;  // middle of the sign, below the cards
constexpr float discard_sign = 11;

/** The cards and the sign below them. */
Rect with_sign(const Rect& cards, float below) {
    return {cards.x, cards.y, cards.width, cards.height + below + letters::body / 2};
}

void draw_deck(Table& table, int count) {
    Painter& paint = table.stage.paint;
    const Rect& rect = table.tavern.deck;
    constexpr int most_seen = 3;
    constexpr float thick = 4;
    const Rect card{rect.x, rect.y, rect.width - thick, rect.height - thick};
    for (int behind = std::min(count, most_seen) - 1; behind >= 0; --behind) {
        const float off = thick - 2 * static_cast<float>(behind);
        draw_card_back(paint, card.moved(off, off));
    }
    if (count == 0) paint.dashes(card, palette::oak_edge, 2, radius::card);
    table.stage.memory.flights.at(spot_of(Spot::Site::deck), card);
    draw_card_count(paint, rect, count);
    if (table.tavern.labels)
        draw_sign(paint, {card.center().x, rect.bottom() + deck_sign}, heading(letters::body, palette::parchment),
                  say(Text::board_deck), Align::center);
}

std::string about_on_top(const Player& player) {
    const std::string cards = known_on_top(player);
    return cards.empty() ? cards : say(Text::about_on_top, {{"cards", cards}});
}

/** A pile of cards. A press opens the list of its cards where it is large enough, and on a phone while no card of news
 * lies on it; the menu always does. */
Tree::Scope pile(Tree& tree, Table& table, Control control, const Rect& place, Tree::Draw draw) {
    Stage& stage = table.stage;
    const bool covered = table.layout.fold == Fold::phone && stage.memory.screens.turn_card.has_value();
    control.enabled = place.height >= table.layout.least_target() && !covered;
    const Touched touched = stage.touch.state(control.id, control.enabled);
    if (touched.clicked) open_decks(stage, table.seat);
    return tree.control(std::move(control), {.place = place},
                        [&stage, touched, draw = std::move(draw)](const Rect& rect) {
                            draw(rect);
                            if (touched.focused) draw_focus(stage.paint, rect, radius::card);
                        });
}

}  // namespace

void deck(Tree& tree, Table& table) {
    const Rect& place = table.tavern.deck;
    if (place.empty()) return;
    const int count = table.player.known_count + table.player.bag.total();
    const std::string words = say(Text::about_deck, {{"count", count}});
    const auto about = [&table, words] {
        return Explanation{words, {about_on_top(table.player)}, picture("card-back")};
    };
    const auto box =
        pile(tree, table, {"deck", std::string(say(Text::board_deck)) + ": " + words, true, false, Role::button, about},
             table.tavern.labels ? with_sign(place, deck_sign) : place,
             [&table, count](const Rect&) { draw_deck(table, count); });
}

namespace {

bool is_discard_named(const Table& table) {
    return table.tavern.labels && table.layout.fold != Fold::pages;
}

void draw_discard(Table& table, int count) {
    Painter& paint = table.stage.paint;
    const Rect& rect = table.tavern.discard;
    constexpr float low = 60;
    constexpr float face = 0.4F;  // place of the face, by the height
    if (count == 0) {
        paint.dashes(rect, palette::oak_edge, 2, radius::card);
    } else if (const Card top = table.player.discard.at(0); rect.height < low) {
        paint.cover(rect, card_picture(top), radius::card, IM_COL32_WHITE, face);
        paint.outline(rect, palette::ink, size::line, radius::card);
    } else {
        CardLook look;
        look.facts = false;
        draw_card(paint, rect, top, look);
    }
    const bool named = is_discard_named(table);
    draw_card_count(paint, {rect.x, rect.y, rect.width, rect.height + 2}, count, named ? "" : "[discard]");
    if (named)
        draw_sign(paint, {rect.center().x, rect.bottom() + discard_sign}, heading(letters::body, palette::parchment),
                  say(Text::board_discard), Align::center);
}

/** "2 × Regular (wants a 1), 1 × Server". */
std::string kinds_in(const Player& player) {
    std::string kinds;
    for (int kind = 0; kind < components::card_kinds; ++kind)
        if (const int copies = player.discard[static_cast<Card>(kind)]; copies > 0)
            kinds +=
                (kinds.empty() ? "" : ", ") + std::to_string(copies) + " × " + listed_name(static_cast<Card>(kind));
    return kinds;
}

}  // namespace

void discard(Tree& tree, Table& table) {
    const Rect& place = table.tavern.discard;
    if (place.empty()) return;
    const int count = table.player.discard.total();
    const std::string words = say(Text::about_discard, {{"count", count}});
    const auto about = [&table, words] { return Explanation{words, {kinds_in(table.player)}}; };
    const auto box =
        pile(tree, table,
             {"discard", std::string(say(Text::board_discard)) + ": " + words, true, false, Role::button, about},
             is_discard_named(table) ? with_sign(place, discard_sign) : place,
             [&table, count](const Rect&) { draw_discard(table, count); });
}

}  // namespace tavern::ui
