// The page has no English of its own, and fetches it like every other language.
#include "text/english/english.hpp"

const std::string_view tavern::english;
