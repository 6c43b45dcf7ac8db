// The whole game without a window or a browser: the session, its interface, and a page that answers with bad luck.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "deed.hpp"
#include "fake_platform.hpp"
#include "random.hpp"
#include "record/game.hpp"
#include "ui/interface.hpp"

namespace tavern::crawl {

/** Reports that the page may send at any time. */
enum class Luck : unsigned char {
    position_link,
    replay_link,
    no_link,
    storage_trouble,
    storage_well,
    saves_vanished,
    media_preferences,
    clipboard,  // works, or stops working
    other_tab,  // plays the opened games, or stops
    let_go,
    turn_link,
    thinking_failed,
    go_back,
    went_forward,
    damage_found,
    save_overtaken,
    record_cut,  // the newest records of a game are cut short, and it is opened
    framed,
    device_features,
    text_size,
};
inline constexpr int kinds_of_luck = static_cast<int>(Luck::text_size) + 1;

/** "die-" for die-0, die-1, ... */
std::string kind_of(const std::string& id);

class App {
  public:
    /** Starts at the title; games: the saved games of the device. */
    explicit App(const std::vector<Game>& games);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    void perform(const Deed& deed);
    /** The fault of the present screen; empty: none. */
    std::string fault() const;
    const std::vector<ui::Target>& targets() const { return interface_.targets(); }
    const ui::Target* find(const std::string& id) const;
    /** From now on records the drawing of each frame there, with all pictures as if loaded. */
    void record(ui::Recorder& recorder);
    /** The accessibility tree of the last frame. */
    const std::vector<ui::SemanticNode>& semantics() const { return interface_.semantics(); }
    const ui::Model& model() const { return session_.model(); }
    /** The name of the screen: question, dialog and the like, judging by its targets. */
    std::string screen() const;
    /** At the title or the table, with nothing over it. */
    bool at_home() const;
    /** Whether the player has to wait: the computer thinks, or one of its steps is shown. */
    bool waits() const { return platform_.task || platform_.wakes_in || thinks_; }
    float width() const { return width_; }
    float height() const { return height_; }

  private:
    void start(int position);
    /** Returns whether another frame follows: something happened, or input still waits. */
    bool frame(float seconds = 1.0F / 60);
    void button(bool down);
    void wait(int milliseconds);
    void touch(const ui::Target& target, bool finger);
    /** Answers the game's requests to the page, mostly. */
    void answer();
    void have_luck(Luck luck);
    void open_kept(const std::string& slot);
    /** The game is also played in another tab; this tab's version continues in a copy. */
    void overtake();
    void cut_records();

    const std::vector<Game>& games_;
    app::FakePlatform platform_;
    app::Session session_{platform_, "https://example.org/inn/"};
    app::Thinker thinker_;
    ui::Interface interface_;
    Random random_{1};
    bool thinks_ = false;
    float width_ = 1280;
    float height_ = 720;
    float text_scale_ = 0;
    int vertices_ = 0;  // in the last frame
};

}  // namespace tavern::crawl
