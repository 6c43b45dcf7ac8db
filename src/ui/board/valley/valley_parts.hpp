// The parts of the valley, shared between its files.
#pragma once
#include <string>
#include <string_view>

#include "ui/board/table.hpp"

namespace tavern::ui {

inline constexpr float least_head = 16;  // of a panel with a heading

/** The whole room of parts with fixed places. */
Style all_over(const Table& table);
/** A heading on the backdrop and a hint after it, which is left out where text is small. Without a place: for screen
 * readers only. */
void valley_heading(Tree& tree, Table& table, const std::optional<Point>& place, std::string_view text,
                    std::string_view hint = {}, float apart = gap::hint);
/** A control as an entry of a list or a cell of a table. */
void item(Tree& tree, Control control, const Rect& place, Tree::Draw draw, Role role = Role::list_item);
/** A space of a track or the guest book: a box with a text that shrinks to fit. */
void draw_space(Painter& paint, const Rect& rect, ImU32 fill, std::string_view text, float size, float radius);

void guests_for_sale(Tree& tree, Table& table);
void cards_for_sale(Tree& tree, Table& table);
void nobles_for_sale(Tree& tree, Table& table);
void monastery(Tree& tree, Table& table);
void reputation(Tree& tree, Table& table);
void guest_book(Tree& tree, Table& table);
void entertainers(Tree& tree, Table& table);
/** Module 1: the moon's next bonuses. */
void evenings(Tree& tree, Table& table);

}  // namespace tavern::ui
