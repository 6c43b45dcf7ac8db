#include "app/session/bests.hpp"

#include <algorithm>
#include <array>

#include "ui/screens/table/lesson_book.hpp"

namespace tavern::app {
namespace {

std::string module_key(const Setup& setup) {
    return "module-" + std::to_string(setup.module);
}

/** The numbers under which devices remember lessons: two came later, in the middle. */
constexpr std::array<int, ui::lesson_count> lesson_numbers{1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 9, 10};

std::string lesson_key(int number) {
    return "lesson-" + std::to_string(lesson_numbers[static_cast<std::size_t>(number)]);
}

std::string deed_key(int deed) {
    return "deed-" + std::to_string(deed + 1);
}

}  // namespace

std::optional<int> Bests::best_of(std::string_view what) const {
    const auto found = std::find_if(bests_.begin(), bests_.end(), [&](const Best& best) { return best.of == what; });
    return found == bests_.end() ? std::nullopt : std::optional(found->points);
}

std::optional<int> Bests::of_deal(const Date& date) const {
    return best_of(text_of(date));
}

ui::OwnBest Bests::before(const Game& game) const {
    ui::OwnBest best;
    best.of_module = best_of(module_key(game.state().setup));
    if (const std::optional<Date> date = date_of_deal(game.record())) best.of_deal = of_deal(*date);
    return best;
}

bool Bests::count_points(const Game& game) {
    const State& state = game.state();
    const Record& record = game.record();
    if (state.phase != Phase::over || state.setup.players > 1 || record.position() != nullptr ||
        record.innkeepers.front().player_type != PlayerType::person)
        return false;
    const int points = score(state, 0).total();
    save(module_key(state.setup), points);
    if (const std::optional<Date> date = date_of_deal(record)) save(text_of(*date), points);
    return true;
}

void Bests::finish_lesson(int number) {
    save(lesson_key(number), 1);
}

std::uint32_t Bests::lessons_done() const {
    std::uint32_t done = 0;
    for (int number = 0; number < ui::lesson_count; ++number)
        if (best_of(lesson_key(number))) done |= 1U << static_cast<unsigned>(number);
    return done;
}

void Bests::count_deed(ui::FirstDeed deed) {
    const std::string key = deed_key(static_cast<int>(deed));
    if (!best_of(key)) save(key, 1);
}

std::uint32_t Bests::deeds_to_come() const {
    std::uint32_t deeds = 0;
    for (int deed = 0; deed < ui::first_deed_kinds; ++deed)
        if (!best_of(deed_key(deed))) deeds |= 1U << static_cast<unsigned>(deed);
    return deeds;
}

}  // namespace tavern::app
