// The frame context of every part of the interface: the painter, the pointer input, the model and the view.
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

/** The explanation of a thing, drawn above everything else at the end of the frame. */
struct Explanation {
    std::string title = {};  // empty: nothing to explain beyond the visible
    std::vector<std::string> lines = {};
    Picture picture = no_picture;
    Rect beside = {};  // empty: the thing itself; without width or height: that of the thing
    Rect clear = {};   // left in sight around it, unless empty
};

/** A press of this frame that is refused, with the reason. */
struct RefusedPress {
    std::string words;
    Rect at;  // the pressed thing
};

struct Stage {
    const Model& model;
    Painter& paint;
    Touch& touch;
    const View& view;  // constant during the frame
    View& next;        // the next frame's view; presses change this one
    Memory& memory;
    ScrollMemory& scrolling;
    SemanticTree& semantics;
    std::vector<Intent>& intents;
    float width = 0;  // of the window, units
    float height = 0;
    std::optional<Explanation> explanation;
    Reading* reading = nullptr;       // accessibility tree of the topmost layer
    const Recorder* drawn = nullptr;  // drawing of this frame, while captions look for a free place
    bool describes = true;  // nodes carry explanations, once the screen rests: screen readers read none before
    std::optional<RefusedPress> refused = std::nullopt;

    Fold fold() const { return fold_of(width * paint.layout_unit(), height * paint.layout_unit()); }
    const State& state() const { return model.game->state(); }
    Rect window() const { return {0, 0, width, height}; }
    /** Least size of a target in units: 44 CSS pixels, and at least the size in the mock-ups. */
    float finger() const { return std::max(size::finger, size::finger / paint.unit()); }
    /** The place of a target of this frame. */
    Rect rect_of(const Target& target) const {
        const float unit = paint.unit();
        return {target.x / unit, target.y / unit, target.width / unit, target.height / unit};
    }
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
