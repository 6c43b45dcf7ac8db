#include "ui/screens/table/lesson_book.hpp"

#include <algorithm>

namespace tavern::ui {
namespace {

using act::place;
using act::serve;

constexpr Space table(int number) {
    return seat_space(number - 1);
}
constexpr Action ready(ActionKind::ready);
constexpr std::array<Card, 3> drawn(Card first, Card second = no_card, Card third = no_card) {
    return {first, second, third};
}
/** number: the place of the guest in the valley, 0 the stack. */
constexpr Action recruit(unsigned number) {
    return Action(ActionKind::recruit, number);
}

constexpr std::array<Lesson, lesson_count> book{{
    {Text::lesson_first_die_name,
     picture("die-white-3"),
     {.tables = {Card::regular_1, Card::regular_2, Card::guest_3}, .dice = {3, 1, 2, 4}},
     {{{.text = Text::lesson_first_die_1, .sum = Text::lesson_sum_guest, .actions = {place(3, table(3))}},
       {.text = Text::lesson_first_die_2, .sum = Text::lesson_sum_guest, .actions = {place(1, table(1))}},
       {.text = Text::lesson_first_die_3, .actions = {place(2, table(2))}},
       {.text = Text::lesson_first_die_4, .actions = {ready}},
       {.text = Text::lesson_first_die_5,
        .actions = {serve(3, table(3)), serve(1, table(1)), serve(2, table(2))},
        .all = true},
       {.text = Text::lesson_first_die_6, .lit = "counter-0"}}}},
    {Text::lesson_any_die_name,
     picture("tile-cashbox"),
     {.tables = {Card::regular_2, Card::guest_3, Card::regular_2},
      .staff = drawn(Card::dishwasher),
      .dice = {4, 6, 1, 3}},
     {{{.text = Text::lesson_any_die_1, .sum = Text::lesson_sum_cashbox, .actions = {place(4, Space::cashbox)}},
       {.text = Text::lesson_any_die_2, .sum = Text::lesson_sum_barrel, .actions = {place(6, Space::barrel)}},
       {.text = Text::lesson_any_die_3, .sum = Text::lesson_sum_dishwasher, .actions = {place(1, table(1))}},
       {.text = Text::lesson_any_die_4, .actions = {place(3, table(2))}},
       {.text = Text::lesson_any_die_5, .actions = {ready}},
       {.text = Text::lesson_any_die_6,
        .actions = {serve(4, Space::cashbox), serve(6, Space::barrel), serve(1, table(1)), serve(3, table(2))},
        .all = true,
        .lit = "serve-all"},
       {.text = Text::lesson_any_die_7, .lit = "counter-1"}}}},
    {Text::lesson_brewer_name,
     picture("tile-brewer"),
     {.tables = {Card::regular_2, Card::guest_3, Card::regular_2},
      .staff = drawn(Card::brewer, Card::brewer),
      .dice = {1, 6, 3, 4}},
     {{{.text = Text::lesson_brewer_1, .sum = Text::lesson_sum_brewer, .actions = {place(1, Space::brewer)}},
       {.text = Text::lesson_brewer_2, .actions = {place(6, Space::brewer)}},
       {.text = Text::lesson_brewer_3, .actions = {ready}},
       {.text = Text::lesson_brewer_4,
        .actions = {serve(1, Space::brewer), serve(6, Space::brewer)},
        .all = true,
        .lit = "serve-all"},
       {.text = Text::lesson_brewer_5, .lit = "counter-1"}}}},
    {Text::lesson_guests_name,
     picture("card-noble-lady"),
     {.tables = {Card::regular_2, Card::guest_3, Card::regular_2},
      .staff = drawn(Card::brewer, Card::brewer, Card::brewer),
      .dice = {1, 1, 6, 4},
      .beer = 2,
      .row = {Card::guest_4, Card::guest_5_thalers, Card::guest_6, Card::guest_8_brewer},
      .before = {place(1, Space::brewer), place(1, Space::brewer), place(6, Space::brewer), ready}},
     {{{.text = Text::lesson_guests_1,
        .actions = {serve(1, Space::brewer), serve(6, Space::brewer)},
        .all = true,
        .lit = "serve-all"},
       {.text = Text::lesson_guests_2, .actions = {recruit(2)}},
       {.text = Text::lesson_guests_3, .lit = "deck"},
       {.text = Text::lesson_guests_4, .actions = {Action(ActionKind::recruit_nobles, 1)}},
       {.text = Text::lesson_guests_5, .lit = "tab-1"}}}},
    {Text::lesson_cards_name,
     picture("card-server"),
     {.round = 2,
      .tables = {Card::guest_5, Card::guest_4, Card::guest_3},
      .staff = drawn(Card::barback),
      .dice = {5, 4, 3, 2},
      .before = {place(5, table(1)), place(4, table(2)), place(3, table(3)), ready}},
     {{{.text = Text::lesson_cards_1,
        .actions = {serve(5, table(1)), serve(4, table(2)), serve(3, table(3))},
        .all = true,
        .lit = "serve-all"},
       {.text = Text::lesson_cards_2, .sum = Text::lesson_sum_server, .actions = {act::buy(Card::server)}},
       {.text = Text::lesson_cards_3, .actions = {act::buy(Card::brewer)}},
       {.text = Text::lesson_cards_4, .actions = {Action(ActionKind::barbacks)}},
       {.text = Text::lesson_cards_5, .lit = "deck"}}}},
    {Text::lesson_upgrades_name,
     picture("tile-cashbox-up"),
     {.round = 2,
      .tables = {Card::guest_6, Card::guest_5, Card::guest_3},
      .staff = drawn(Card::dishwasher),
      .dice = {6, 5, 3, 2},
      .before = {place(6, table(1)), place(5, table(2)), place(3, table(3)), place(2, Space::cashbox), ready}},
     {{{.text = Text::lesson_upgrades_1,
        .actions = {serve(6, table(1)), serve(5, table(2)), serve(3, table(3))},
        .all = true},
       {.text = Text::lesson_upgrades_2, .actions = {act::upgrade(Tile::cashbox, 0)}},
       {.text = Text::lesson_upgrades_3, .actions = {serve(2, Space::cashbox)}},
       {.text = Text::lesson_upgrades_4,
        .sum = Text::lesson_sum_discount,
        .actions = {act::upgrade(Tile::dishwasher, 1)}},
       {.text = Text::lesson_upgrades_5, .lit = "tab-1"}}}},
    {Text::lesson_monastery_name,
     picture("tile-monk"),
     {.tables = {Card::regular_1, Card::regular_1, Card::regular_2},
      .dice = {5, 5, 3, 4},
      .monastery = 1,
      .before = {place(5, Space::monk), place(5, Space::monk), ready}},
     {{{.text = Text::lesson_monastery_1, .lit = "monastery-3"},
       {.text = Text::lesson_monastery_2, .actions = {serve(5, Space::monk)}, .all = true, .lit = "serve-all"},
       {.text = Text::lesson_monastery_3, .lit = "monastery-5"},
       {.text = Text::lesson_monastery_4, .actions = {Action(ActionKind::counter_guest)}},
       {.text = Text::lesson_monastery_5, .lit = "monastery-14"}}}},
    {Text::lesson_evening_name,
     picture("moon"),
     {.round = 0},
     {{{.text = Text::lesson_evening_1, .lit = "round-1"},
       {.text = Text::lesson_evening_2, .lit = "space-seat-0 space-seat-1 space-seat-2"},
       {.text = Text::lesson_evening_3, .actions = {Action(ActionKind::keep_guests)}},
       {.text = Text::lesson_evening_4, .any = ActionKind::take_die},
       {.text = Text::lesson_evening_5, .any = ActionKind::take_die},
       {.text = Text::lesson_evening_6, .any = ActionKind::take_die},
       {.text = Text::lesson_evening_7, .lit = "round-1"}}}},
    {Text::lesson_second_thoughts_name,
     picture("counter-guest"),
     {.tables = {Card::regular_1, Card::regular_1, Card::regular_2},
      .deck = {Card::guest_5, Card::guest_4, Card::guest_6},
      .redraws = true},
     {{{.text = Text::lesson_second_thoughts_1, .actions = {Action(ActionKind::start_over)}},
       {.text = Text::lesson_second_thoughts_2, .lit = "space-seat-0 space-seat-1 space-seat-2"},
       {.text = Text::lesson_second_thoughts_3, .actions = {place(1, Space::cashbox)}},
       {.text = Text::lesson_second_thoughts_4, .deed = LessonDeed::undo},
       {.text = Text::lesson_second_thoughts_5, .deed = LessonDeed::hint},
       {.text = Text::lesson_second_thoughts_6, .lit = "hint"}}}},
    {Text::lesson_tables_name,
     picture("tile-table"),
     {.round = 4,
      .tables = {Card::guest_5, Card::guest_4, Card::regular_1},
      .staff = drawn(Card::table),
      .dice = {5, 4, 6, 2},
      .monastery = 8,
      .before = {place(5, table(1)), place(4, table(2)), place(6, table(4)), ready},
      .fourth = Card::guest_6},
     {{{.text = Text::lesson_tables_1, .lit = "space-seat-3"},
       {.text = Text::lesson_tables_2,
        .actions = {serve(5, table(1)), serve(4, table(2)), serve(6, table(4))},
        .all = true,
        .lit = "serve-all"},
       {.text = Text::lesson_tables_3, .sum = Text::lesson_sum_discount, .actions = {act::upgrade(Tile::table, 1)}},
       {.text = Text::lesson_tables_4,
        .actions = {Action(ActionKind::counter_guest), Action(ActionKind::deny, 2)},
        .all = true},
       {.text = Text::lesson_tables_5, .lit = "space-seat-2"},
       {.text = Text::lesson_tables_6, .lit = "deck"}}}},
    {Text::lesson_reputation_name,
     picture("card-bard"),
     {.module = 3,
      .tables = {Card::guest_3, Card::regular_2, Card::regular_1},
      .staff = drawn(Card::brewer, Card::brewer, Card::bard),
      .dice = {3, 6, 4, 5},
      .before = {place(3, table(1))}},
     {{{.text = Text::lesson_reputation_1, .sum = Text::lesson_sum_reputation, .actions = {place(6, Space::brewer)}},
       {.text = Text::lesson_reputation_2, .lit = "reputation-1 reputation-2 reputation-3"},
       {.text = Text::lesson_reputation_3, .actions = {ready}},
       {.text = Text::lesson_reputation_4, .lit = "counter-2"},
       {.text = Text::lesson_reputation_5, .actions = {Action(ActionKind::bard)}},
       {.text = Text::lesson_reputation_6, .lit = "counter-3"}}}},
    {Text::lesson_guest_book_name,
     picture("guest-book"),
     {.module = 5,
      .round = 3,
      .tables = {Card::guest_3, Card::regular_2, Card::regular_1},
      .staff = drawn(Card::brewer, Card::brewer),
      .dice = {1, 6, 4, 5},
      .row = {Card::guest_4, Card::guest_5, Card::guest_6, Card::guest_8_brewer},
      .before = {place(1, Space::brewer), place(6, Space::brewer), ready, serve(1, Space::brewer),
                 serve(6, Space::brewer)}},
     {{{.text = Text::lesson_guest_book_1, .actions = {recruit(2)}},
       {.text = Text::lesson_guest_book_2, .lit = "book-0-1"},
       {.text = Text::lesson_guest_book_3, .actions = {Action(ActionKind::entertain, 1)}},
       {.text = Text::lesson_guest_book_4, .lit = "menu"},
       {.text = Text::lesson_guest_book_5}}}},
}};

}  // namespace

std::vector<std::string_view> lit_ids(const LessonStep& step) {
    std::vector<std::string_view> ids;
    for (std::string_view rest = step.lit; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        ids.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return ids;
}

const Lesson& lesson(int number) {
    return book[static_cast<std::size_t>(number)];
}

}  // namespace tavern::ui
