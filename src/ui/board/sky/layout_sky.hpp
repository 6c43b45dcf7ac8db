// Geometry of the sky: functions from the window, the players and text widths to boxes, in units.
#pragma once
#include "ui/board/layout.hpp"

namespace tavern::ui {

/** Narrower windows use the shorter text for the round. */
inline constexpr float narrow_sky = 350;

/** Players and text widths. */
struct SkyFacts {
    int players = 1;
    int round = 0;           // 0: before the first
    float round_width = 0;   // of its text
    float brief_width = 0;   // of its shorter text
    float phase_width = 0;   // of its name
    float letter_width = 0;  // of the phase's letter, 0: none
    float tab_width = 0;     // preferred width of a single tab
};

struct SkyLayout {
    Rect menu;
    Rect sound;  // empty: it is in the menu
    Rect hint;
    Rect round;          // its text
    bool brief = false;  // the text is the shorter one
    Rect phase;
    Rect letter;          // empty: no room
    Rect moon;            // shows the round's number; empty: the moon follows its path
    Point first_evening;  // on this path
    float evenings_apart = 0;
    Rect first_tab;  // empty: there is a single tab
    float tabs_apart = 0;
    bool small_tabs = false;

    /** The place on a low arc, highest in the middle of the night; 0: the first evening. */
    Point evening(float along) const;
};
SkyLayout sky_layout(const TableLayout& table, const SkyFacts& facts);

/** The single tab; words: the width of the texts for round and phase. */
Rect one_tab(const TableLayout& table, const SkyLayout& sky, float wish, float words);
/** The tabs of the pages. */
Rect page_switch(const SkyLayout& sky, const Rect& tab);

/** The parts of a tab in a row of tabs. */
struct TabLayout {
    Rect shape;
    Rect name;
    Rect below;  // the player's action, or the points
    Rect seal;
};
/** stacked: the points are below the name. */
TabLayout tab_layout(const Rect& tab, float seal, bool small, bool stacked);
/** The place of a name with a line below it. */
Rect raised_name(const TabLayout& tab);
/** The parts of a single tab; stacked: the points are below the name. */
TabLayout one_tab_layout(const Rect& tab, float seal, float mark, bool stacked);
/** The width of a single tab without its name. */
float beside_name(float seal, float mark);

}  // namespace tavern::ui
