// Reads a drawn screen the way a demanding reader does.
#pragma once
#include <string>
#include <vector>

#include "scene.hpp"

namespace tavern::look {

/** What is wrong with the screen shown, a line each: texts that overlap, are cut off, shortened, covered, smaller than
 * 14 CSS pixels, outside their box or below a contrast, and targets whose touch area is under 44 CSS pixels. Things
 * that a veil over the whole window darkens, or that of a lesson, are not read. */
std::vector<std::string> audit(const Scene& scene, float least_contrast = 4.5F);

/** Contrast of two opaque colours as the Web Content Accessibility Guidelines count it, 1 to 21. */
float contrast(ImU32 one, ImU32 other);

}  // namespace tavern::look
