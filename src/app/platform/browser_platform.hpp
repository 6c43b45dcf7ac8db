// The page around the canvas, which gets requests as JSON: web/src/platform_bridge.ts is the other side.
#pragma once
#include <string>

#include "app/platform.hpp"

namespace tavern::app {

class BrowserPlatform final : public Platform {
  public:
    std::uint64_t random_number() override;
    Date today() override;
    std::int64_t now() override;
    void think(const Task& task) override;

  private:
    void send(const Json& request) override;
};

/** Sends bytes to the page that runs this program: a task to the worker, or a result back. */
void pass_on(const std::string& bytes);

/** The page's address without the fragment. */
std::string page_address();

}  // namespace tavern::app
