// The page that holds the game in a frame: web/src/host.ts carries its messages here and ours there.
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

    /** Does what a message asks. Returns what is wrong with it, in English for its author; empty when it was
     * understood, and then what came of it is told. */
    std::string take(Session& session, std::string_view message);
    /** Tells what has happened, from the first message on that was understood: whoever says nothing learns nothing. */
    void tell(const Session& session);

  private:
    Platform& platform_;
    std::optional<HostNews> news_;
};

}  // namespace tavern::app
