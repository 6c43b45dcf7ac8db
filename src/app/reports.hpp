// What the page reports, as JSON: see web/src/messages.ts for the other side.
#pragma once
#include <string_view>

#include "app/session.hpp"

namespace tavern::app {

/** Hands what the page reports to the session. The page is of the same build; what it does not write is ignored. */
void take_report(Session& session, std::string_view json);

}  // namespace tavern::app
