// The page that holds the game in a frame: web/src/host.ts carries the messages in both directions.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host_news.hpp"
#include "app/session.hpp"

namespace tavern::app {

class HostPage {
  public:
    explicit HostPage(Platform& platform) : platform_(platform) {}

    /** Carries out a message. Returns its fault, in English for the page's author; empty when it was understood, and
     * then the result is reported. */
    std::string take(Session& session, std::string_view message);
    /** Reports events, from the first understood message on; a silent page gets no reports. */
    void tell(const Session& session);

  private:
    Platform& platform_;
    std::optional<HostNews> news_;
};

}  // namespace tavern::app
