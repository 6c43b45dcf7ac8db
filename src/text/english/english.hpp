// English, for programs that fetch no files: the console, the pictures and the tests have it compiled in.
#pragma once
#include <string_view>

namespace tavern {

/** Each text ended by a zero byte, in the order of their names. Empty in the page, which fetches English like every
 * other language: nobody downloads two. */
extern const std::string_view english;

}  // namespace tavern
