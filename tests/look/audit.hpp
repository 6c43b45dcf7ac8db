// Checks a drawn screen like a demanding reader.
#pragma once
#include <string>
#include <vector>

#include "scene.hpp"

namespace tavern::look {

/** The faults of the screen, one per line: texts that overlap, are cut off, shortened, covered, smaller than 14 CSS
 * pixels, outside their box or below a contrast, and targets whose touch area is under 44 CSS pixels. Things under a
 * veil over the whole window, or under that of a lesson, are not checked. */
std::vector<std::string> audit(const Scene& scene, float least_contrast = 4.5F);

/** Contrast of two opaque colours as in the Web Content Accessibility Guidelines, 1 to 21. */
float contrast(ImU32 one, ImU32 other);

}  // namespace tavern::look
