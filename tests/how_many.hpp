// How much a test does: the nightly run asks for more by variables of the environment.
#pragma once
#include <cstdlib>

/** The number in this variable of the environment, or without one the other number. */
inline int how_many(const char* variable, int otherwise) {
    const char* const wanted = std::getenv(variable);
    return wanted != nullptr ? std::atoi(wanted) : otherwise;
}
