// The whole game without a window or a browser: the session, its interface, and a page that answers as bad luck will.
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

/** What the page may report at any time. */
enum class Luck : unsigned char {
    position_link,
    replay_link,
    no_link,
    storage_trouble,
    storage_well,
    saves_vanished,
    media_preferences,
    clipboard,  // works, or no longer
    other_tab,  // plays the games that are opened, or no longer
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
    /** At the title; games holds what is kept on the device. */
    explicit App(const std::vector<Game>& games);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    void perform(const Deed& deed);
    /** What is wrong with what is shown now; empty: nothing. */
    std::string fault() const;
    const std::vector<ui::Target>& targets() const { return interface_.targets(); }
    const ui::Target* find(const std::string& id) const;
    /** From now on every frame leaves there what it drew, with all pictures as if they had come. */
    void record(ui::Recorder& recorder);
    /** What the last frame showed, as a tree. */
    const std::vector<ui::SemanticNode>& semantics() const { return interface_.semantics(); }
    const ui::Model& model() const { return session_.model(); }
    /** Which screen this is: question, sheet and the like, told by what can be touched on it. */
    std::string screen() const;
    /** Title or table, and nothing over it. */
    bool at_home() const;
    /** Whether somebody else is to do something: the computer thinks, or a step of it is looked at. */
    bool waits() const { return platform_.task || platform_.wakes_in || thinks_; }
    float width() const { return width_; }
    float height() const { return height_; }

  private:
    void start(int position);
    /** Returns whether another one follows: something was done, or input still waits. */
    bool frame(float seconds = 1.0F / 60);
    void button(bool down);
    void wait(int milliseconds);
    void touch(const ui::Target& target, bool finger);
    /** What the game asked of the page is answered, mostly. */
    void answer();
    void have_luck(Luck luck);
    void open_kept(const std::string& slot);
    /** A game is played elsewhere, too; what was played here goes on in a copy. */
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
    int vertices_ = 0;  // of the last frame
};

}  // namespace tavern::crawl
