// The page around the canvas, spoken to in JSON: see web/src/messages.ts for the other side.
#pragma once
#include <string>

#include "app/page.hpp"
#include "record/json.hpp"
#include "ui/model/sound.hpp"

namespace tavern::app {

class BrowserPage final : public Page {
  public:
    void keep(const SaveHead& head, const std::string& record) override;
    void fetch(const std::string& slot, FetchPurpose purpose, int age) override;
    void drop(const std::vector<std::string>& slots) override;
    void set_aside(const std::string& store, const std::vector<std::string>& keys) override;
    void damage_told(bool as_file) override;
    void copy(const std::string& text) override;
    void send(const std::string& sentence, const std::string& link) override;
    void make_code(const std::string& link) override;
    void share_picture(const std::string& name) override;
    void ask_text(const TextQuestion& question) override;
    void offer_file(const std::string& name, const std::string& content) override;
    void pick_file() override;
    void forget_link() override;
    void remember_link(const std::string& link) override;
    void show_link(const std::string& fragment) override;
    void keep_best(const Best& best) override;
    void keep_results(const std::vector<GameResult>& results) override;
    void erase_results() override;
    void keep_settings(const std::string& settings) override;
    void fetch_texts(Language language) override;
    void open_tab(const std::string& address) override;
    void fill_screen(bool whole) override;
    void stay_awake(bool awake) override;
    void vibrate(int milliseconds) override;
    void take_focus() override;
    std::uint64_t random_number() override;
    Date today() override;
    std::int64_t now() override;
    void think(const Task& task) override;
    void wake_after(int milliseconds) override;

    /** Right after a frame was drawn, while the canvas still holds it. */
    void frame_drawn();
    /** Whether the next frame is wanted as a picture. */
    bool picture_wanted() const { return !wanted_picture_.empty(); }

  private:
    std::string wanted_picture_;  // its name; empty: none
};

/** Sends bytes to whoever runs this program: a task to the worker, a thought back to the page. */
void pass_on(const std::string& bytes);

/** The page's address without the fragment. */
std::string page_address();

/** Whether no game is being played: then the page may take another version of itself. */
void tell_between_games(bool now);

/** Whether the browser's way back leads to something in the program, and not out of the page. */
void tell_way_back(bool there);

/** Lets the page sound. */
void ask_sound(ui::Sound sound);

/** A question of this name, which lacks its fields yet: see Ask in web/src/messages.ts. */
Json ask(std::string_view name);
/** Sends it to the page. */
void ask_page(const Json& question);

}  // namespace tavern::app
