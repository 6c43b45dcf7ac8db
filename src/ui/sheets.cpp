#include "ui/table.hpp"
namespace tavern::ui {
void draw_sheets(Table& table) {
    if (table.stage.view.sheet == Sheet::log) draw_log_sheet(table);
}
}
