// The lessons of the tutorial: how each begins on the board, and what is said and done step by step. app plays them
// (app/lessons.hpp), lesson.cpp draws them.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "rules/rules.hpp"
#include "text/text_keys.hpp"
#include "ui/draw/pictures.hpp"

namespace tavern::ui {

/** A prepared position: one innkeeper alone who plans. What is not named is as in a new game. */
struct LessonStart {
    std::uint8_t module = 1;
    std::uint8_t round = 1;                                 // 0: no position, a new game of two
    std::array<Card, components::printed_tables> tables{};  // who sits there
    std::array<Card, 3> staff{no_card, no_card, no_card};   // drawn this evening
    std::array<Face, components::white_dice> dice{};
    std::uint8_t beer = 0;
    std::uint8_t schnapps = 0;
    std::uint8_t monastery = 0;
    std::array<Card, components::guest_row> row{no_card, no_card, no_card, no_card};
    std::array<Action, 5> before{};  // is played before the lesson begins, up to the first empty one
};

inline constexpr Text no_text = static_cast<Text>(0xFFFF);

/** One box. It goes on when one of the actions was done; without actions, when the person has read it. */
struct LessonStep {
    Text text = no_text;
    Text sum = no_text;               // worked out, in a box of its own
    std::array<Action, 4> actions{};  // up to the first empty one; nothing else is offered
    ActionKind any{};                 // or any action of this kind, when it is one of a player
    bool all = false;                 // all of the actions, in any order
    std::string_view lit{};           // id of a target beside what the actions light; the one to be touched, for all
};

inline constexpr std::size_t most_lesson_steps = 8;
struct Lesson {
    Text name;
    Picture picture;
    LessonStart start;
    std::array<LessonStep, most_lesson_steps> steps;

    constexpr int length() const {
        int count = 0;
        for (const LessonStep& step : steps) count += step.text == no_text ? 0 : 1;
        return count;
    }
};

inline constexpr int lesson_count = 10;
const Lesson& lesson(int number);  // 0..lesson_count - 1

/** An action of the lists above that is none. */
constexpr bool is_empty(Action action) {
    return action == Action();
}
constexpr bool offers_any(const LessonStep& step) {
    return step.any >= ActionKind::choose_start_card;
}
/** Nothing has to be done, only read. */
constexpr bool only_says(const LessonStep& step) {
    return is_empty(step.actions[0]) && !offers_any(step);
}

}  // namespace tavern::ui
