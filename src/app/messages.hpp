// The page's reports, as JSON. assets/messages.json describes them and the requests to the page.
#pragma once
#include <string_view>

#include "app/session.hpp"

namespace tavern::app {

/** Passes a report of the page to the session. The page is of the same build. Invalid reports are ignored; a missing
 * field, or one of another type, has its default. */
void take_report(Session& session, std::string_view json);

}  // namespace tavern::app
