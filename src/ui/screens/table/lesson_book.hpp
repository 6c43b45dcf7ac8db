// The lessons of the tutorial: the start of each on the board, and the text and action of each step. app plays them
// (app/lessons/lessons.hpp), lesson.cpp draws them.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"
#include "text/text_keys.hpp"
#include "ui/draw/pictures.hpp"

namespace tavern::ui {

/** A prepared position with a single innkeeper who plans. Other fields are as in a new game. */
struct LessonStart {
    std::uint8_t module = 1;
    std::uint8_t round = 1;                                 // 0: no position, a new game for two
    std::array<Card, components::printed_tables> tables{};  // guests at the tables
    std::array<Card, 3> staff{no_card, no_card, no_card};   // drawn this evening
    std::array<Face, components::white_dice> dice{};
    std::uint8_t beer = 0;
    std::uint8_t schnapps = 0;
    std::uint8_t monastery = 0;
    std::array<Card, components::guest_row> row{no_card, no_card, no_card, no_card};
    std::array<Action, 5> before{};  // played before the lesson starts, up to the first empty one
    Card fourth = no_card;           // the guest at a fourth table
    std::array<Card, components::printed_tables> deck{no_card, no_card, no_card};  // on top, in the order of drawing
    bool redraws = false;  // it is asked whether these guests stay: nobody plans yet
};

inline constexpr Text no_text = static_cast<Text>(0xFFFF);

/** Something that a step teaches and that is no action of the rules. */
enum class LessonDeed : std::uint8_t { none, undo, hint };

/** One box of a lesson. It goes on after one of the actions; without actions, after reading. */
struct LessonStep {
    Text text = no_text;
    Text sum = no_text;                  // a worked sum in a box of its own
    std::array<Action, 4> actions{};     // up to the first empty one; nothing else is possible
    ActionKind any{};                    // or any player action of this kind
    bool all = false;                    // all of the actions, in any order
    LessonDeed deed = LessonDeed::none;  // instead of an action
    std::string_view lit{};              // ids of targets beside those of the actions; the one to be touched, for all
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

/** The ids that a step lights beside those of its actions. */
std::vector<std::string_view> lit_ids(const LessonStep& step);

inline constexpr int lesson_count = 12;
const Lesson& lesson(int number);  // 0..lesson_count - 1

/** Whether an entry of the lists above is empty. */
constexpr bool is_empty(Action action) {
    return action == Action();
}
constexpr bool offers_any(const LessonStep& step) {
    return step.any >= ActionKind::choose_start_card;
}
/** Whether the step only has to be read. */
constexpr bool only_says(const LessonStep& step) {
    return is_empty(step.actions[0]) && !offers_any(step) && step.deed == LessonDeed::none;
}

}  // namespace tavern::ui
