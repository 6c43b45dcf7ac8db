// A sheet in three parts, of which the middle one scrolls.
#pragma once
#include <functional>

#include "ui/flow/tree.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** A part of a sheet, as it is declared. */
using Part = std::function<void(Tree&)>;

/** Head above, foot below, if there is one, and what scrolls between them under this name. As high as all that asks
 * for. */
void show_parts(Stage& stage, std::string_view scroll, SheetLook look, const Part& head, const Part& content,
                const Part& foot = {});

}  // namespace tavern::ui
