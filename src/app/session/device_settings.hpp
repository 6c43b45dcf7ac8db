// The settings of this device, those of its reader, and what a page around wishes otherwise for this visit.
#pragma once
#include <string>

#include "app/host_message.hpp"
#include "app/platform.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class DeviceSettings {
  public:
    DeviceSettings(Platform& platform, ui::Model& model) : platform_(platform), model_(model) {}

    void media_preferences(const std::string& language, bool less_motion, bool more_contrast);
    void arrived(const std::string& settings);
    /** What the reader wants from now on; of the rest the page around may go on wishing what it does. */
    void choose(const ui::Settings& chosen);
    /** What the page around wishes. */
    void configure(const Configure& wishes);
    /** The screen stays lit while a game is open, if that is wished. */
    void follow_wakefulness();

  private:
    /** Shows everything in the reader's own settings, except for what the page around wishes. */
    void follow();
    void follow_language();

    Platform& platform_;
    ui::Model& model_;
    ui::Settings own_;  // those of the model without what the page around wishes
    Configure wishes_;
    bool chosen_ = false;
    bool stays_awake_ = false;  // as the page was told last
};

}  // namespace tavern::app
