// What only the page around the game can do. Nothing here answers at once: what the page finds out comes back through
// the reports of Session. In the browser src/app/platform implements it, in the tests a fake does.
#pragma once
#include <cstdint>
#include <string>

#include "app/save_head.hpp"
#include "app/thinking.hpp"
#include "record/alone.hpp"
#include "record/ledger.hpp"
#include "ui/model/intent.hpp"

namespace tavern::app {

/** The most of something on this device: points made alone with a module or in the deal of a date; 1 for a lesson that
 *  was finished; how often something was done that a caption explains, up to 2. */
struct Best {
    std::string of;  // "module-3", "2026-11-21", "lesson-1", "deed-1"
    int points = 0;
    friend bool operator==(const Best&, const Best&) = default;
};

/** So many records of a game the page keeps, see web/src/keeping/storage.ts: if the newest is damaged, an older one is
 * not. */
inline constexpr int kept_generations = 3;

/** What a save is fetched for. */
enum class FetchPurpose : std::uint8_t { play, export_file };

/** A DOM input over the canvas: SDL knows neither the soft keyboard nor composed text. */
struct TextQuestion {
    ui::TextField field{};
    std::string value;
    std::string label;  // what is asked, for those who do not see the place
    int max_bytes = 0;
    std::string target = {};  // the id of what it lies over; while that is not shown, in the middle of the page
    int seat = 0;             // of the innkeeper whose name it is
};

/** Where a picture went. */
enum class PictureWay : std::uint8_t { sent, copied, saved, nowhere };

class Page {
  public:
    virtual ~Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    /** Writes a game into its slot; reports save_kept, and storage_trouble when it stays in memory only. */
    virtual void keep(const SaveHead& head, const std::string& record) = 0;
    /** Age 0 is what was kept last, 1 what was kept before, up to kept_generations - 1. Reports save_fetched. */
    virtual void fetch(const std::string& slot, FetchPurpose purpose, int age = 0) = 0;
    /** All of them at once; reports saves_listed. */
    virtual void drop(const std::vector<std::string>& slots) = 0;
    /** What the page listed of a store and the program cannot read, by its keys; reports damage_found. */
    virtual void set_aside(const std::string& store, const std::vector<std::string>& keys) = 0;
    /** A person has been told of all that is damaged, and now wants it as a file or not. */
    virtual void damage_told(bool as_file) = 0;
    /** Reports copied. */
    virtual void copy(const std::string& text) = 0;
    /** Hands a link on to another program of the device, with a sentence; where there is none, copies the link and
     * reports copied. */
    virtual void send(const std::string& sentence, const std::string& link) = 0;
    /** Reports code_made. */
    virtual void make_code(const std::string& link) = 0;
    /** A picture of what is on the canvas after the next frame; reports picture_shared. */
    virtual void share_picture(const std::string& name) = 0;
    /** Reports text_entered, or nothing when it was given up. */
    virtual void ask_text(const TextQuestion& question) = 0;
    virtual void offer_file(const std::string& name, const std::string& content) = 0;
    /** Reports file_read, or nothing. */
    virtual void pick_file() = 0;
    /** The link in the address was dealt with: a reload must not open it again. */
    virtual void forget_link() = 0;
    /** Of a game that nothing else is kept of: a reload opens this link again, until another game is kept or the title
     * comes. */
    virtual void remember_link(const std::string& link) = 0;
    /** The address says this fragment from now on; a reload opens it. */
    virtual void show_link(const std::string& fragment) = 0;
    /** Keeps these points unless more are kept already; reports bests_listed. */
    virtual void keep_best(const Best& best) = 0;
    /** What a person chose for the device, see settings_json.hpp. */
    virtual void keep_settings(const std::string& settings) = 0;
    /** Reports texts_fetched. */
    virtual void fetch_texts(Language language) = 0;
    /** Keeps what games ended with, unless something is kept of the same game; reports results_listed. */
    virtual void keep_results(const std::vector<GameResult>& results) = 0;
    /** All of them; reports results_listed. */
    virtual void erase_results() = 0;
    virtual std::uint64_t random_number() = 0;
    virtual Date today() = 0;
    /** Opens the address beside this page; where that is forbidden, reports copied as not done. */
    virtual void open_tab(const std::string& address) = 0;
    /** The page gets the whole screen, or gives it back; only while an event of a person is handled. Reports
     * screen_filled. */
    virtual void fill_screen(bool whole) = 0;
    /** The screen stays lit while the page is seen, until it need not any longer. */
    virtual void stay_awake(bool awake) = 0;
    virtual void vibrate(int milliseconds) = 0;
    /** The keyboard is the game's. */
    virtual void take_focus() = 0;
    /** Milliseconds since 1970. */
    virtual std::int64_t now() = 0;
    /** Thinks beside the page, in place of what it thought about before; reports thought, for a review several times.
     */
    virtual void think(const Task& task) = 0;
    /** Reports woken once; a later call takes the place of one that has not come yet. */
    virtual void wake_after(int milliseconds) = 0;

  protected:
    Page() = default;
};

}  // namespace tavern::app
