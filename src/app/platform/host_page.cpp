#include "app/platform/host_page.hpp"

#include <utility>

#include "app/host_message.hpp"
#include "app/platform/browser_page.hpp"

namespace tavern::app {
namespace {

void send(Json message) {
    ask_page(ask("tell_host").set("message", std::move(message)));
}

}  // namespace

std::string HostPage::take(Session& session, std::string_view message) {
    const Result<HostMessage> read = read_host_message(message);
    if (!read) return read.error().detail;
    if (!news_) news_.emplace();
    if (const std::optional<Error> refused = session.host_asks(*read)) send(host_error(*refused));
    tell(session);
    return {};
}

void HostPage::tell(const Session& session) {
    if (!news_) return;
    for (Json& message : news_->of(session.model(), session.serves_host())) send(std::move(message));
}

}  // namespace tavern::app
