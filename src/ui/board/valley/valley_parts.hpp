// The parts of the valley, shared between its files.
#pragma once
#include <string>
#include <string_view>

#include "ui/board/table.hpp"

namespace tavern::ui {

inline constexpr float least_head = 16;  // of a panel, for a heading to stand there

/** The room of all that has its own place. */
Style all_over(const Table& table);
/** A heading on the backdrop and a hint after it, which goes where text is small. Without a place it is only told. */
void valley_heading(Tree& tree, Table& table, const std::optional<Point>& place, std::string_view text,
                    std::string_view hint = {}, float apart = gap::hint);
/** A control in a list, or in the cell of a table. */
void item(Tree& tree, Control control, const Rect& place, Tree::Draw draw, Role role = Role::list_item);
/** The space of a track, or of the guest book: a box with a text, which is smaller where there is less room. */
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
