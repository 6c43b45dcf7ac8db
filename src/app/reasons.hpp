#pragma once
#include <string>

#include "record/result.hpp"

namespace tavern::app {

/** The fault of input from outside, as a message for players. */
std::string reason(const Error& error);

}  // namespace tavern::app
