// The settings of this device: the reader's own, and changes by a page around for this visit.
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
    /** Sets the reader's choice; unchanged settings keep the page's wishes. */
    void choose(const ui::Settings& chosen);
    /** The wishes of the page around. */
    void configure(const Configure& wishes);
    /** Keeps the screen on while a game is open, if that is set. */
    void follow_wakefulness();

  private:
    /** Applies the reader's own settings with the page's wishes. */
    void follow();
    void follow_language();

    Platform& platform_;
    ui::Model& model_;
    ui::Settings own_;  // without the page's wishes
    Configure wishes_;
    bool chosen_ = false;
    bool stays_awake_ = false;  // as last reported to the page
};

}  // namespace tavern::app
