// A person before a screen without a window: looks at targets, touches them, drags, and an app that obeys intents.
#pragma once
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "look/font_files.hpp"
#include "scroll_to.hpp"
#include "ui/draw/recorder.hpp"
#include "ui/interface.hpp"

namespace tavern::ui {

/** A game of persons with names, in the colours of their seats. */
inline Game game_of_persons(int players, int module, std::uint64_t seed) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    std::vector<Innkeeper> innkeepers;
    const char* names[] = {"Anna", "Bram", "Clara", "Dorothea"};
    for (int seat = 0; seat < players; ++seat) innkeepers.push_back({names[seat], static_cast<PlayerColor>(seat)});
    return Game(setup, seed, innkeepers);
}

/** Plays the first of the legal actions until this phase, or until chance has to act. */
inline void play_to(Game& game, Phase phase) {
    while (game.state().phase != phase && actor(game.state()).kind == ActorKind::player) {
        ActionList legal;
        legal_actions(game.state(), legal);
        if (game.act(legal[0])) return;
    }
}

/** A game of two that has come to this phase. */
inline Game game_in(Phase phase, int module) {
    Game game = game_of_persons(2, module, 5);
    play_to(game, phase);
    REQUIRE(game.state().phase == phase);
    return game;
}

inline Player& actor_of(State& state) {
    return state.players[actor(state).seat];
}

class ScreenTest {
  public:
    ScreenTest(Game& game, float width, float height) : game_(game) {
        context_ = ImGui::CreateContext();
        ImGui::SetCurrentContext(context_);
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = ImVec2(width, height);
        io.IniFilename = nullptr;
        interface_.load_fonts(font_files(), text_scale(width, height, 1));
        // Tests of motion ask for it.
        model_.less_motion = true;
        model_.screen = Screen::table;
        model_.game = &game;
        frame();
        look();
    }
    ~ScreenTest() { ImGui::DestroyContext(context_); }
    ScreenTest(const ScreenTest&) = delete;
    ScreenTest& operator=(const ScreenTest&) = delete;

    void frame(float seconds = 1.0F / 60) {
        ImGuiIO& io = ImGui::GetIO();
        io.DeltaTime = seconds;
        model_.legal.clear();
        if (!quiet_ && actor(game_.state()).kind == ActorKind::player) legal_actions(game_.state(), model_.legal);
        model_.can_undo = game_.can_undo();
        model_.can_redo = game_.can_redo();
        ImGui::NewFrame();
        intents_ = interface_.frame(model_);
        ImGui::Render();
        for (const Intent& intent : intents_) {
            seen_.push_back(intent);
            if (const auto* act = intent.as<intent::Act>()) refused_ = refused_ || game_.act(act->action).has_value();
            if (intent.is<intent::Undo>()) game_.undo();
            if (intent.is<intent::Redo>()) game_.redo();
        }
    }
    /** Half a second: so long one looks at a thing that has just come. */
    void look() {
        for (int tenths = 0; tenths < 5; ++tenths) frame(0.1F);
    }
    const Target* find(const std::string& id) const {
        for (const Target& target : interface_.targets())
            if (target.id == id) return &target;
        return nullptr;
    }
    /** As it is told to those who do not see it, if it is. */
    const SemanticNode* node(const std::string& target) const {
        const auto& nodes = interface_.semantics();
        const auto found =
            std::find_if(nodes.begin(), nodes.end(), [&](const SemanticNode& node) { return node.target == target; });
        return found == nodes.end() ? nullptr : &*found;
    }
    const SemanticNode& known_node(const std::string& target) const {
        INFO(target);
        REQUIRE(node(target) != nullptr);
        return *node(target);
    }
    /** Whether these words can be read now. */
    bool reads(const std::string& text) {
        Recorder recorder;
        interface_.record(&recorder);
        frame();
        interface_.record(nullptr);
        return std::any_of(recorder.texts.begin(), recorder.texts.end(),
                           [&](const RecordedText& seen) { return seen.text == text; });
    }
    /** Whether a line of these words can be read now, broken as they are. */
    bool reads_part_of(const std::string& words) {
        Recorder recorder;
        interface_.record(&recorder);
        frame();
        interface_.record(nullptr);
        return std::any_of(recorder.texts.begin(), recorder.texts.end(), [&](const RecordedText& seen) {
            return seen.text.size() > 2 && words.compare(0, seen.text.size(), seen.text) == 0;
        });
    }
    /** Whether some thing says just these words to those who do not see it. */
    bool hears(std::string_view text) const {
        const auto& nodes = interface_.semantics();
        return std::any_of(nodes.begin(), nodes.end(), [&](const SemanticNode& node) {
            return node.meaning.name == text || node.meaning.description == text;
        });
    }
    bool live(const std::string& id) const {
        const Target* target = find(id);
        return target != nullptr && target->enabled;
    }
    /** Presses and releases in the middle of a target. */
    bool touch(const std::string& id) {
        const Target* target = find(id);
        if (target == nullptr || !target->enabled) return false;
        press(look_at(id));
        release();
        return true;
    }
    /** Presses and releases where it lies, for any answer, and stays there. */
    void tap(const std::string& id) {
        press(look_at(id));
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        frame();
        frame();
    }
    bool drag(const std::string& from, const std::string& to) {
        const Target* start = find(from);
        const Target* end = find(to);
        if (start == nullptr || end == nullptr) return false;
        press(look_at(from));
        // The target may have moved or lit up since the press.
        for (int step = 0; step < 3; ++step) {
            end = find(to);
            ImGui::GetIO().AddMousePosEvent(end->x + end->width / 2, end->y + end->height / 2);
            frame();
        }
        release();
        return true;
    }
    void key(ImGuiKey key) {
        ImGui::GetIO().AddKeyEvent(key, true);
        frame();
        ImGui::GetIO().AddKeyEvent(key, false);
        frame();
    }
    /** As the browser's way back does. */
    void go_back() {
        interface_.go_back();
        frame();
        frame();
    }
    /** From now on nobody before the screen may act, as the computer does; or somebody may again. */
    void quiet(bool now = true) { quiet_ = now; }
    const std::vector<Intent>& seen() const { return seen_; }
    bool refused() const { return refused_; }
    Interface& interface() { return interface_; }
    Model& model() { return model_; }

  private:
    /** A person who means a thing has seen it for a moment. */
    Target look_at(const std::string& id) {
        scroll_to([&] { return find(id); }, [&] { frame(); });
        while (find(id)->wait > 0) frame(0.1F);
        return *find(id);
    }
    void press(const Target& target) {
        ImGui::GetIO().AddMousePosEvent(target.x + target.width / 2, target.y + target.height / 2);
        frame();
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        frame();
    }
    void release() {
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        frame();
        // Away again: a mouse that rests on something waits for its explanation.
        ImGui::GetIO().AddMousePosEvent(-1000, -1000);
        frame();
        // Things give their explanations when all rests.
        frame();
    }

    Game& game_;
    ImGuiContext* context_ = nullptr;
    Interface interface_;
    Model model_;
    std::vector<Intent> intents_;
    std::vector<Intent> seen_;
    bool refused_ = false;
    bool quiet_ = false;
};

/** The last intent, if it is a Wish, or else nothing. */
template <class Wish>
const Wish* asked(const ScreenTest& screen) {
    return screen.seen().empty() ? nullptr : screen.seen().back().as<Wish>();
}

/** All texts of the screen. */
inline std::vector<std::string> texts_of(ScreenTest& screen) {
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    std::vector<std::string> texts;
    for (const RecordedText& seen : recorder.texts) texts.push_back(seen.text);
    return texts;
}

template <class Wish>
bool ever_asked(const ScreenTest& screen) {
    return std::any_of(screen.seen().begin(), screen.seen().end(),
                       [](const Intent& intent) { return intent.is<Wish>(); });
}

}  // namespace tavern::ui
