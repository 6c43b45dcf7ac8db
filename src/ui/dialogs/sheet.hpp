// A dialog in three parts; the middle one scrolls.
#pragma once
#include <functional>

#include "ui/flow/tree.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** Declares a part of a dialog. */
using Part = std::function<void(Tree&)>;

/** A head, an optional foot, and scrolled content between them under this id. As high as the content needs. */
void show_parts(Stage& stage, std::string_view scroll, SheetLook look, const Part& head, const Part& content,
                const Part& foot = {});

}  // namespace tavern::ui
