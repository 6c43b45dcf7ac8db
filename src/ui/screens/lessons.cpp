// The dialog with the list of lessons.
#include "ui/dialogs/form.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/lesson_book.hpp"

namespace tavern::ui {
namespace {

/** next: the first lesson still to do, highlighted. */
void lesson_button(Tree& tree, int number, bool done, bool next) {
    Stage& stage = tree.stage();
    const Lesson& about = lesson(number);
    const std::string text = std::to_string(number + 1) + "  " + std::string(say(about.name));
    const PushLook look{.kind = next ? ButtonKind::candle : ButtonKind::oak,
                        .text = text,
                        .picture = done ? picture("icon-done") : about.picture};
    const std::string label =
        say(done ? Text::lesson_label_done : Text::lesson_label, {{"number", number + 1}, {"name", say(about.name)}});
    if (!push_button(tree, "lesson-" + std::to_string(number + 1), look, true, 0, label)) return;
    stage.next.sheet = Sheet::none;
    stage.want(intent::OpenLesson{number});
}

}  // namespace

void draw_lessons_sheet(Stage& stage) {
    const auto content = [](Tree& tree) {
        const auto grid = tree.open({.flow = Flow::grid, .gap = gap::small, .column = size::column});
        const unsigned all_done = tree.stage().model.lessons_done;
        bool all_before_done = true;
        for (int number = 0; number < lesson_count; ++number) {
            const bool done = (all_done >> static_cast<unsigned>(number) & 1U) != 0;
            lesson_button(tree, number, done, !done && all_before_done);
            all_before_done = all_before_done && done;
        }
    };
    const auto foot = [](Tree& tree) { paragraph(tree, say(Text::lesson_about)); };
    if (show_sheet(stage, {picture("icon-die"), say(Text::lesson_title)}, size::menu, content, foot))
        stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
