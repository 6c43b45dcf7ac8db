// Board geometry of the page of all players, in units.
#pragma once
#include <cstddef>

#include "ui/draw/rect.hpp"

namespace tavern::ui {

/** Points above, taverns below or beside them. */
struct PlayersLayout {
    Rect points;
    Rect first_tavern;
    float apart = 0;

    Rect tavern(int seat) const { return first_tavern.moved(0, apart * static_cast<float>(seat)); }
};
/** sources: of points. */
PlayersLayout players_layout(const Rect& area, bool tight, int players, std::size_t sources);

/** Points by source: a row for each source, a column for each player. */
struct PointsLayout {
    Rect box;
    Rect title;
    Rect head;  // of the columns
    Point log;  // its right end
    float row = 0;
    float first_column = 0;
    float column = 0;

    Rect source(std::size_t index) const;
    Rect total() const;
    Rect column_of(int seat) const;
    /** A player's number in a row. */
    Rect cell(const Rect& of, int seat) const;
};
/** words: the width before the columns. log: the width of the link to the log. */
PointsLayout points_layout(const Rect& box, int players, std::size_t sources, float words, float log);
inline constexpr float before_title = 10;   // in the box
inline constexpr float before_source = 40;  // the same, with its picture
Rect source_picture(const Rect& row);
Rect source_name(const Rect& row);
/** named: with the name below it. */
Rect player_shape(const Rect& head, bool named);
Rect player_name(const Rect& head);

/** A small picture of a tavern. */
struct SmallTavern {
    Rect box;
    Rect head;              // the line with the name
    bool one_line = false;  // where little height is left, it has only this line
    bool seats = false;     // guests and tiles
    Rect guests;            // where these have no room: the guests alone, beside the staff; empty: nor have they
    Rect shape;
    Rect name;
    Rect purse;  // on its right end
    Rect low;    // the line below

    /** To the right of the name, which has this width; empty: no room. */
    Rect mug(float name_width) const;
};
/** purse: its width. */
SmallTavern small_tavern(const Rect& box, float purse);

/** The tables and the tiles for several dice, side by side. */
struct SmallSpaces {
    Point first;
    float card = 0;  // width
    float apart = 0;
    int tables = 0;

    Rect seat(int index) const;
    Rect tile(int index) const;
};
SmallSpaces small_spaces(const Rect& box, int tables, int tiles);
/** The tables alone, in this box, no wider together than width. */
SmallSpaces low_spaces(const Rect& box, int tables, float width);
Rect die_on_seat(const Rect& seat);
/** A die on a tile, if the tavern ends at right. */
Rect die_on_tile(const Rect& tile, int index, int count, float right);

}  // namespace tavern::ui
