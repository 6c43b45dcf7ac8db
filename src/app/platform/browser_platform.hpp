// The page around the canvas, which gets requests as JSON: web/src/platform_bridge.ts is the other side.
#pragma once
#include <string>

#include "app/platform.hpp"

namespace tavern::app {

class BrowserPlatform final : public Platform {
  public:
    /** Takes the picture after the next frame. */
    void share_picture(const std::string& name) override { wanted_picture_ = name; }
    std::uint64_t random_number() override;
    Date today() override;
    std::int64_t now() override;
    void think(const Task& task) override;

    /** Call it right after drawing a frame, while the canvas still holds it. True: the frame becomes a picture. */
    bool frame_drawn();
    /** Whether a picture of the next frame is wanted. */
    bool picture_wanted() const { return !wanted_picture_.empty(); }

  private:
    void send(const Json& request) override;

    std::string wanted_picture_;  // its name; empty: none
};

/** Sends bytes to the page that runs this program: a task to the worker, or a result back. */
void pass_on(const std::string& bytes);

/** The page's address without the fragment. */
std::string page_address();

}  // namespace tavern::app
