#pragma once
#include <string>
#include <string_view>

#include "ui/draw/painter.hpp"

namespace tavern::ui {

/** A line of parts such as "a · b · c"; drops its last parts, then letters, to fit the width. */
std::string fitted(const Painter& paint, const TextStyle& style, std::string_view text, float width);

}  // namespace tavern::ui
