// A game looked back on: a second game stands at an earlier moment, and the address says which.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/platform.hpp"
#include "record/history.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class LookingBack {
  public:
    LookingBack(Platform& platform, ui::Model& model) : platform_(platform), model_(model) {}

    /** What is looked at; nothing: nobody looks back. */
    const History* history() const { return history_ ? &*history_ : nullptr; }
    /** The game at hand was being played before. */
    bool from_table() const { return history_ && before_ == ui::Screen::table; }
    /** This replay link is looked at. */
    bool shows(std::string_view link) const { return history_ && link == link_; }

    /** Shows the last moment. */
    void open(const Game& game);
    /** Below 0: the last one. */
    void go_to(int moment);
    /** Plays the moments one after the other, or stops. */
    void play_or_stop();
    /** After Platform::wake_after: the next moment, while they are played. True when another one is shown. */
    bool go_on();
    /** The game at hand is the model's again; the screen stays. */
    void close();
    /** Where leaving leads. */
    ui::Screen before() const { return before_; }
    /** The address says what is shown, whatever link came in it. */
    void tidy_address();
    /** Whether pictures of what is shown are still on their way: the moments play when they are there. */
    void pictures_missing(bool some) { pictures_missing_ = some; }

  private:
    void show_moment();

    Platform& platform_;
    ui::Model& model_;
    std::optional<History> history_;
    std::string link_;                       // of the game, without the moment; empty: it is too long for one
    ui::Screen before_ = ui::Screen::table;  // that it was opened from
    bool pictures_missing_ = false;
    int looks_for_pictures_ = 0;  // left, before the moments play without them
};

}  // namespace tavern::app
