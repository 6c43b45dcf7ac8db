// Where things lie in the sky: functions from the window, the players and the widths of words to boxes, in units.
#pragma once
#include "ui/board/layout.hpp"

namespace tavern::ui {

/** A window with less width tells the round in fewer words. */
inline constexpr float narrow_sky = 350;

/** Players and words. */
struct SkyFacts {
    int players = 1;
    int round = 0;           // 0: before the first
    float round_width = 0;   // of its words
    float brief_width = 0;   // of the same in fewer words
    float phase_width = 0;   // of its name
    float letter_width = 0;  // of the phase's letter, 0: it has none
    float tab_width = 0;     // that one tab for all wants
};

struct SkyLayout {
    Rect menu;
    Rect sound;  // empty: the menu has it
    Rect hint;
    Rect round;          // its words
    bool brief = false;  // they are fewer
    Rect phase;
    Rect letter;          // empty: there is no room
    Rect moon;            // which carries the round; empty: it goes its way
    Point first_evening;  // on this way
    float evenings_apart = 0;
    Rect first_tab;  // empty: one for all
    float tabs_apart = 0;
    bool small_tabs = false;

    /** On a low arc, highest in the middle of the night; 0: the first evening. */
    Point evening(float along) const;
};
SkyLayout sky_layout(const TableLayout& table, const SkyFacts& facts);

/** The one tab for all; words: the width of those for round and phase. */
Rect one_tab(const TableLayout& table, const SkyLayout& sky, float wish, float words);
/** Tavern or valley. */
Rect page_switch(const SkyLayout& sky, const Rect& tab);

/** Of one tab in the row of all. */
struct TabLayout {
    Rect shape;
    Rect name;
    Rect below;  // the player's deed, or the points
    Rect seal;
};
/** Stacked: the points stand below the name. */
TabLayout tab_layout(const Rect& tab, float seal, bool small, bool stacked);
/** Of a name with a line below it. */
Rect raised_name(const TabLayout& tab);
/** Of the one tab for all. */
TabLayout one_tab_layout(const Rect& tab, float seal, float mark);
/** The width that such a tab takes besides its name. */
float beside_name(float seal, float mark);

}  // namespace tavern::ui
