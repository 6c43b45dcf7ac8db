// Section 4 E as tables: which faces fit which spaces, and with how many dishwashers.
#pragma once
#include <algorithm>
#include <array>

#include "rules/components.hpp"
#include "rules/dice.hpp"

namespace tavern {

/** Classes of spaces by the dice that they accept: any face, one of 1..6 pips, or the faces of the brewer. */
inline constexpr std::uint8_t any_face = 0;
inline constexpr std::uint8_t brewer_face = 7;
inline constexpr std::uint8_t face_classes = 8;

/** Dishwashers that a face needs for such a class, -1: it never fits. */
constexpr int dishwashers_for(std::uint8_t wanted, Face face) {
    if (wanted == any_face) return 0;
    if (wanted != brewer_face) return face <= wanted ? wanted - face : -1;
    for (const int taken : components::brewer_dice)
        if (taken >= face) return taken - face;
    return -1;
}

/** The classes, a bit each, that a face fits with this many dishwashers. */
constexpr std::uint8_t classes_for(Face face, int dishwashers) {
    constexpr int most = faces - 1;  // more are never needed
    constexpr auto table = [] {
        std::array<std::array<std::uint8_t, most + 1>, faces + 1> classes{};
        for (Face any = 1; any <= faces; ++any)
            for (int at_hand = 0; at_hand <= most; ++at_hand)
                for (std::uint8_t wanted = 0; wanted < face_classes; ++wanted) {
                    const int needed = dishwashers_for(wanted, any);
                    if (needed >= 0 && needed <= at_hand)
                        classes[any][static_cast<std::size_t>(at_hand)] |= static_cast<std::uint8_t>(1U << wanted);
                }
        return classes;
    }();
    return table[face][static_cast<std::size_t>(std::min(dishwashers, most))];
}

}  // namespace tavern
