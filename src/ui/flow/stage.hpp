// What every part of the interface draws with: the painter, the touches, the model, and what only concerns looking.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/draw/painter.hpp"
#include "ui/flow/scroll.hpp"
#include "ui/flow/semantics.hpp"
#include "ui/flow/touch.hpp"
#include "ui/model/intent.hpp"
#include "ui/model/target.hpp"

namespace tavern::ui {

struct View;
struct Memory;

/** A thing explains itself: drawn above all else at the end of the frame. */
struct Explanation {
    std::string title = {};  // empty: it has nothing to say but what is seen
    std::vector<std::string> lines = {};
    Picture picture = no_picture;
    Rect beside = {};  // empty: the thing itself
};

/** Why a press of this frame comes to nothing. */
struct RefusedPress {
    std::string words;
    Rect at;  // what was pressed
};

struct Stage {
    const Model& model;
    Painter& paint;
    Touch& touch;
    const View& view;  // as it is in the whole of this frame
    View& next;        // as it will be in the next one: what a press changes is changed here
    Memory& memory;
    ScrollMemory& scrolling;
    SemanticTree& semantics;
    std::vector<Intent>& intents;
    float width = 0;  // of the window, units
    float height = 0;
    std::optional<Explanation> explanation;
    Reading* reading = nullptr;       // what lies on top of the screen
    const Recorder* drawn = nullptr;  // what this frame drew, while captions look for a free place
    bool describes = true;            // nodes tell what they explain: once all rests, as nobody hears it before
    std::optional<RefusedPress> refused = std::nullopt;

    Fold fold() const { return fold_of(width * paint.layout_unit(), height * paint.layout_unit()); }
    const State& state() const { return model.game->state(); }
    Rect window() const { return {0, 0, width, height}; }
    /** What a touch needs, in units: 44 CSS pixels, and never less than the mock-ups gave. */
    float finger() const { return std::max(size::finger, size::finger / paint.unit()); }
    void want(Intent intent) { intents.push_back(std::move(intent)); }
    void act(Action action) { want(intent::Act{action}); }
    void change(const Settings& settings) { want(intent::ChangeSettings{settings}); }
    void switch_sound() {
        Settings settings = model.settings;
        settings.sound = !settings.sound;
        change(settings);
    }
    bool may(Action action) const { return model.legal.rank(action) >= 0; }
};

}  // namespace tavern::ui
