// Looking back: a second game shows an earlier moment, and the address names it.
#pragma once
#include <cstddef>
#include <optional>
#include <string>

#include "app/platform.hpp"
#include "record/history.hpp"
#include "record/link/link_finding.hpp"
#include "ui/model/model.hpp"

namespace tavern::app {

class LookingBack {
  public:
    LookingBack(Platform& platform, ui::Model& model) : platform_(platform), model_(model) {}

    /** The history on screen; null: not looking back. */
    const History* history() const { return history_ ? &*history_ : nullptr; }
    /** Whether looking back started from a game in progress. */
    bool from_table() const { return history_ && before_ == ui::Screen::table; }
    /** Whether the game of this link, or this line of its evening, is shown. */
    bool shows(const FoundLink& found) const {
        return history_ && found.link == told_.link && found.line == told_.line;
    }

    /** The evening that the game is a line of, for the address. */
    struct Told {
        std::string link;  // without fields; empty: there is none, or it is too long for a link
        std::size_t line = 0;
        bool hinted = false;
    };
    /** Shows the last moment. If nothing is told, the address has the link of the game. */
    void open(const Game& game, Told told);
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
    Told told_;
    ui::Screen before_ = ui::Screen::table;  // where it was opened
    std::optional<std::size_t> until_;       // the last moment of the replay; none: that of the game
    bool pictures_missing_ = false;
    int looks_for_pictures_ = 0;  // checks left before the replay starts without them
};

}  // namespace tavern::app
