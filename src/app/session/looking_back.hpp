// Looking back: a second game shows an earlier moment, and the address names it.
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

    /** The history on screen; null: not looking back. */
    const History* history() const { return history_ ? &*history_ : nullptr; }
    /** Whether looking back started from a game in progress. */
    bool from_table() const { return history_ && before_ == ui::Screen::table; }
    /** Whether this replay link is shown. */
    bool shows(std::string_view link) const { return history_ && link == link_; }

    /** Shows the last moment. The link is that of a told evening; empty: that of the game. */
    void open(const Game& game, std::string link);
    /** The link of the told evening has changed. */
    void tell(std::string link);
    /** Empty: the last moment. */
    void go_to(std::optional<std::size_t> moment);
    /** Starts or stops the replay of the moments, up to the last one or until this one. */
    void play_or_stop(std::optional<std::size_t> until);
    /** Whether a replay until a moment has shown it. */
    bool is_over() const { return model_.history_plays && history_->moment() == until_; }
    /** After Platform::wake_after: shows the next moment during a replay. True if the moment has changed. */
    bool go_on();
    /** Makes the current game the model's again; the screen stays. */
    void close();
    /** The screen after leaving. */
    ui::Screen before() const { return before_; }
    /** Sets the address to the shown moment, in place of any link. */
    void tidy_address();
    /** Whether pictures of the screen are still loading: the replay starts when they have arrived. */
    void pictures_missing(bool some) { pictures_missing_ = some; }

  private:
    void show_moment();

    Platform& platform_;
    ui::Model& model_;
    std::optional<History> history_;
    std::string link_;                       // of the game, without a moment; empty: it is too long for a link
    ui::Screen before_ = ui::Screen::table;  // where it was opened
    std::optional<std::size_t> until_;       // the last moment of the replay; none: that of the game
    bool pictures_missing_ = false;
    int looks_for_pictures_ = 0;  // checks left before the replay starts without them
};

}  // namespace tavern::app
