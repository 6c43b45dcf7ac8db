#pragma once
#include <string>

#include "record/result.hpp"

namespace tavern::app {

/** What is wrong with something that came from outside, for a player. */
std::string reason(const Error& error);

}  // namespace tavern::app
