// A screen of the game without a window or a browser, drawn by software with the fonts and pictures of the build.
#pragma once
#include <vector>

#include "look/rasterizer.hpp"
#include "ui/interface.hpp"

namespace tavern::look {

/** A window in CSS pixels. */
struct OfflineWindow {
    float width = 0;
    float height = 0;
    float density = 1;
    int text_size = 100;  // in per cent
};

/** Only one can exist at a time, since it has Dear ImGui's context. */
class OfflineScreen {
  public:
    /** Chromium rasterises the pictures once; they are kept in build/look. */
    OfflineScreen(const OfflineWindow& window, ui::PictureSets sets);
    ~OfflineScreen();
    OfflineScreen(const OfflineScreen&) = delete;
    OfflineScreen& operator=(const OfflineScreen&) = delete;

    /** Draws one frame, this many seconds after the last, into ImGui::GetDrawData(); returns the wishes of a player. */
    std::vector<ui::Intent> frame(const ui::Model& model, float seconds);
    ui::Interface& interface() { return interface_; }
    const ui::Interface& interface() const { return interface_; }

  private:
    ui::Interface interface_;
    Image font_image_;
};

}  // namespace tavern::look
