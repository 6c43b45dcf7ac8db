// All names in the answers of `tavern engine`, explained.
#pragma once
#include <string>
#include <string_view>

#include "rules/rules.hpp"

namespace tavern {

std::string_view sentence_of(Refusal refusal);

/** The whole reference as text, with the fields of each kind: src/record/reference.txt. */
std::string reference();

}  // namespace tavern
