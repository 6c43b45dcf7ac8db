// A screen of the game in some state, without a window or a browser: for pictures and for tests that check them.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "look/screen.hpp"
#include "reading.hpp"
#include "record/game.hpp"
#include "ui/draw/recorder.hpp"
#include "ui/interface.hpp"

namespace tavern::look {

/** The options of a scene as "name=value": see tests/look/main.cpp. Unknown names and values throw
 * std::invalid_argument, here or when a scene is made from them. */
class Options {
  public:
    Options() = default;
    /** Options separated by blanks. */
    explicit Options(const std::string& words);
    void add(const std::string& option);
    int number(const std::string& name, int otherwise) const;
    std::string word(const std::string& name) const;

  private:
    std::map<std::string, std::string> options_;
};

struct NamedScene {
    std::string name;
    std::string options;
};
/** Every screen that a player can reach. */
const std::vector<NamedScene>& all_scenes();
Options options_of_scene(const std::string& name);

/** Another language for a while: by its place in Language; the stretched pseudo-locale comes last. */
inline constexpr int spoken_languages = languages + 1;
class Speaking {
  public:
    explicit Speaking(int language);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

class Scene {
  public:
    /** Shows the scene of the options, after their presses. Only one scene can exist at a time, since it has Dear
     * ImGui's context. */
    Scene(const Options& options, float width, float height, float density = 1);
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    /** False if there is no such target. further_down: it may be in a long list, which declares only nearby entries. */
    bool click(const std::string& id, bool further_down = true);
    /** One more frame, this many seconds after the last. */
    void pass(float seconds);
    Image image() const;
    const ImDrawData& drawing() const;
    const ui::Recorder& recorder() const { return recorder_; }
    const Game& game() const { return game_; }
    const std::vector<ui::Target>& targets() const { return screen_->interface().targets(); }
    /** The frame's drawing and accessibility tree. */
    Frame frame_shown() const;
    /** Ids in the options that did not exist. */
    const std::vector<std::string>& missing() const { return missing_; }
    /** Optional targets of the options that did not exist. */
    const std::vector<std::string>& passed_over() const { return passed_over_; }

  private:
    void frame();
    void hover(const std::string& id);

    Speaking speaking_;
    Game game_;
    Review review_;
    std::optional<History> history_;
    std::optional<story::Story> story_;
    ui::Model model_;
    ui::Recorder recorder_;
    std::optional<OfflineScreen> screen_;  // needs the model
    std::vector<std::string> missing_;
    std::vector<std::string> passed_over_;
    float tick_ = 1.0F / 60;  // seconds between frames
};

}  // namespace tavern::look
