// The menu over any screen.
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

struct MenuEntry {
    std::string_view id;
    Text text;
    Picture picture;
};

constexpr MenuEntry entries[] = {
    {"new-game", Text::end_new_game, picture("icon-beer")},
    {"deal-again", Text::end_again, picture("icon-redo")},
    {"try-again", Text::solving_again, picture("icon-redo")},
    {"all-problems", Text::solving_all, picture("icon-hint")},
    {"to-game", Text::solving_to_game, picture("icon-house")},
    {"to-evening", Text::story_back, picture("icon-house")},
    {"points", Text::menu_points, picture("icon-points")},
    {"share", Text::menu_share, picture("icon-share")},
    {"bookmark", Text::menu_bookmark, picture("signature")},
    {"games", Text::menu_games, picture("tile-safe")},
    {"decks", Text::decks_title, picture("icon-deck")},
    {"look-back", Text::history_menu, picture("moon")},
    {"story", Text::story_title, picture("signature")},
    {"rules", Text::menu_rules, picture("guest-book")},
    {"settings", Text::settings_title, picture("icon-gear")},
    {"lessons", Text::menu_lessons, picture("icon-die")},
    {"type", Text::typed_menu, picture("icon-done")},
    {"export", Text::menu_export, picture("icon-discard")},
    {"import", Text::menu_import, picture("icon-deck-top")},
    {"fair-dice", Text::fair_title, picture("icon-look")},
    {"to-title", Text::menu_to_title, picture("icon-house")},
    {"make-problem", Text::solving_make, picture("icon-hint")},
    {"own-tab", Text::notice_own_tab, picture("icon-share")},
};

bool is_offered(const Stage& stage, std::string_view id) {
    const std::optional<ProblemPlace>& problem = stage.model.problem;
    if (id == "points") return stage.model.screen == Screen::end;
    if (id == "to-evening") return stage.model.line != 0;
    if (id == "own-tab") return stage.model.framed;
    if (id == "decks") return stage.model.game != nullptr;
    if (id == "lessons") return !problem;
    if (id == "make-problem")
        return stage.model.game != nullptr && !stage.model.lesson && !problem && problem_of(stage.state()).has_value();
    // While the curtain is down, the last player still holds the device.
    if (id == "look-back") return !stage.model.curtain;
    if (id == "story") return stage.model.game != nullptr && !stage.model.lesson && !problem && !stage.model.curtain;
    if (id == "type") return can_type(stage);
    // A lesson has its own way out and dice made for it, and a past moment its own way on and no deal.
    if (id == "deal-again" || id == "fair-dice")
        return stage.model.game != nullptr && !stage.model.lesson && !problem && stage.model.history == nullptr;
    if (id == "try-again") return problem && !problem->rush && stage.model.history == nullptr;
    if (id == "all-problems") return problem.has_value();
    if (id == "to-game") return problem && problem->mistake;
    return true;
}

std::string_view about(std::string_view id) {
    return id == "type" ? say(Text::typed_about) : std::string_view();
}

void press(Stage& stage, std::string_view id) {
    View& view = stage.next;
    view.sheet = Sheet::none;
    if (id == "share") open_sheet(stage, Sheet::share);
    if (id == "games") open_sheet(stage, Sheet::saves);
    if (id == "decks") open_decks(stage, view.shown.value_or(view.last_acting));
    if (id == "fair-dice") open_sheet(stage, Sheet::fair_dice);
    if (id == "rules") open_sheet(stage, Sheet::rules);
    if (id == "settings") open_sheet(stage, Sheet::settings);
    if (id == "lessons") open_sheet(stage, Sheet::lessons);
    if (id == "bookmark") ask_save_name(stage);
    if (id == "type") type_line(stage);
    if (id == "export") stage.want(intent::ExportGame{});
    if (id == "import") stage.want(intent::ImportFile{});
    if (id == "look-back") look_back(stage);
    if (id == "story") open_story(stage);
    if (id == "to-evening") to_evening(stage);
    if (id == "points") view.screens.final_taverns = false;
    if (id == "own-tab") stage.want(intent::OpenOwnTab{});
    if (id == "make-problem") stage.want(intent::MakeProblem{});
    if (id == "deal-again") stage.want(intent::SameDealAgain{});
    if (id == "try-again") stage.want(intent::TryProblemAgain{});
    if (id == "all-problems") open_sheet(stage, Sheet::problems);
    if (id == "to-game") stage.want(intent::LeaveProblem{});
    if (id == "new-game") to_new_game(stage);
    if (id == "to-title") stage.want(intent::ToTitle{});
}

}  // namespace

void draw_menu_sheet(Stage& stage) {
    const auto content = [&stage](Tree& tree) {
        {
            const auto grid =
                tree.open({.flow = Flow::grid, .gap = gap::small, .column = size::menu_column, .even = true});
            for (const MenuEntry& entry : entries) {
                if (!is_offered(stage, entry.id)) continue;
                const PushLook look{.text = say(entry.text), .picture = entry.picture, .about = about(entry.id)};
                if (push_button(tree, entry.id, look)) press(stage, entry.id);
            }
        }
        // A problem is not.
        if (!stage.model.problem) paragraph(tree, keeping_text(stage, Text::menu_kept));
    };
    if (show_sheet(stage, {picture("icon-menu"), say(Text::menu_title), {}, palette::dark_oak}, size::menu, content))
        stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
