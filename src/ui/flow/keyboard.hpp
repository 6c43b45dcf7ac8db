// The keys: what each reaches without the focus, and where the focus goes when the screen changes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/model/target.hpp"

namespace tavern::ui {

/** What a key reaches among what can be touched: 'S', ' ', or 'z' and 'y' for those pressed with Ctrl; empty: nothing.
 */
std::string_view reached_by(char key, const std::vector<Target>& targets);

/** What must be answered first among what can be touched, or what is most likely wanted; empty: nothing is. */
std::string_view first_wanted(const std::vector<Target>& targets);
/** Where the focus begins when nothing is wanted. */
std::string_view first_of_all(const std::vector<Target>& targets);

}  // namespace tavern::ui
