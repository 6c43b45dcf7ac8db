// Reports of the page, as JSON. assets/messages.json describes them, and the requests to the page.
#pragma once
#include <string_view>

#include "app/session.hpp"

namespace tavern::app {

/** Hands what the page reports to the session. The page is of the same build; what it does not write is ignored, and a
 * field that is missing or of another type has its usual value. */
void take_report(Session& session, std::string_view json);

}  // namespace tavern::app
