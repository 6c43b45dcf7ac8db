#include "app/platform/host_page.hpp"

#include "app/host_message.hpp"

namespace tavern::app {

std::string HostPage::take(Session& session, std::string_view message) {
    const Result<HostMessage> read = read_host_message(message);
    if (!read) return read.error().detail;
    if (!news_) news_.emplace();
    if (const std::optional<Error> refused = session.host_asks(*read)) platform_.tell_host(host_error(*refused));
    tell(session);
    return {};
}

void HostPage::tell(const Session& session) {
    if (!news_) return;
    for (const Json& message : news_->of(session.model(), session.serves_host())) platform_.tell_host(message);
}

}  // namespace tavern::app
