// The current game in shareable forms: links, codes, text.
#pragma once
#include <string>

#include "app/platform.hpp"
#include "narration/report/writers.hpp"
#include "record/game.hpp"
#include "ui/model/intent.hpp"

namespace tavern::app {

class Sharing {
  public:
    /** address: of the page without its fragment; links start with it. */
    Sharing(Platform& platform, ui::Model& model, std::string address)
        : platform_(platform), model_(model), address_(std::move(address)) {}

    /** The whole game, and the game as shown: the same, or in the history at the moment shown. */
    struct Games {
        const Game& whole;
        const Game& shown;
    };

    /** The dialog opens: makes all links and their codes. */
    void open(const Games& games, bool with_names);
    void code_made(const std::string& link, ui::QrCode code);
    void copy_link(const Games& games, ui::LinkKind kind);
    /** False if there is no such link. */
    bool send_link(const Games& games, ui::LinkKind kind);
    /** Copies a readable summary of the game, and its link. */
    void copy_text(const Games& games);
    /** Copies the position of a game in words. */
    void copy_position(const Game& game);
    /** The game in the form to share: without the players' names if they were not to be shared. */
    Game shared(const Game& game) const;
    /** Copies code that shows the game, the position or the problem in an article. story: the link of the game with its
     * notes, empty if it has none; without names the game is shown without notes. */
    void copy_article(const Games& games, const std::string& story, const ui::intent::CopyArticle& wish);
    /** Copies the session report of the whole game; review: as far as it is known. */
    void copy_report(const Games& games, const Review* review, ReportFormat format);
    /** Copies the result of a deal of the day in a line, and the address where it is played. */
    void copy_result(const Game& game);
    /** Copies the address of the page with this fragment. */
    void copy_fragment(const std::string& fragment) { platform_.copy_text(address_of(fragment)); }
    /** Copies a line for others, and the address of the page. */
    void copy_line(const std::string& line);
    /** Opens the page with this fragment in a new tab. */
    void open_fragment(const std::string& fragment) { platform_.open_tab(address_of(fragment)); }
    /** Opens the game in a new tab, with its story as for an article; null: the title. */
    void open_tab(const Game* game, const std::string& story);
    void show_names() { with_names_ = true; }
    /** The game has changed. */
    void forget_links();

  private:
    /** The address of the page with this fragment. */
    std::string address_of(const std::string& fragment) const { return address_ + "#" + fragment; }
    void make_links(const Games& games);
    const std::string& link_of(ui::LinkKind kind) const;

    Platform& platform_;
    ui::Model& model_;
    std::string address_;
    bool with_names_ = true;
};

}  // namespace tavern::app
