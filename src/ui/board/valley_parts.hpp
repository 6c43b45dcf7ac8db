// The parts of the valley, shared between its files.
#pragma once
#include <string_view>

#include "ui/board/table.hpp"

namespace tavern::ui {

/** A heading on the backdrop and a hint after it, which goes where text is small. */
void draw_heading(Table& table, float x, float y, std::string_view text, std::string_view hint, float gap = 14);

void draw_monastery(Table& table, const ValleyLayout& layout);
void draw_reputation(Table& table, const ValleyLayout& layout);
void draw_book(Table& table, const ValleyLayout& layout);
void draw_entertainers(Table& table, const ValleyLayout& layout);
/** Module 1: what the moon brings next. */
void draw_evenings(Table& table, const ValleyLayout& layout);

}  // namespace tavern::ui
