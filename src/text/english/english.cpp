#include "text/english/english.hpp"

#include "text/english_texts.hpp"

namespace tavern {

const std::string_view english(english_texts, sizeof english_texts - 1);

}  // namespace tavern
