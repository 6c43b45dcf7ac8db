// What a person wants: app does it between two frames.
#pragma once
#include <cstdint>
#include <string>

#include "ui/model/model.hpp"

namespace tavern::ui {

/** Intent::field of the words looked for in the rules. */
inline constexpr int rules_search_field = 8;

struct Intent {
    enum class Kind : std::uint8_t {
        act,        // action
        take_back,  // action: a placement of this plan; app undoes to before it and replays the later ones
        undo,
        redo,
        lift_curtain,
        start_game,       // with model.new_game as changed
        start_daily,      // the deal of model.today, alone
        change_new_game,  // new_game: the title page's choices changed
        resume,
        to_title,
        same_deal_again,
        edit_text,   // text: current value, field: which, target: where; app opens a real DOM input over it
        open_share,  // field 1: without the names
        copy_link,   // field: LinkKind
        send_link,   // field: LinkKind; where the device cannot, it is copied
        copy_text,   // the game in words, with its link
        share_picture,
        open_link_prompt,  // app asks for a link with a DOM input
        save_as,           // text: name
        load_save,
        delete_save,
        delete_finished,  // after a question
        export_save,      // text: slot
        export_damaged,   // all that is damaged
        export_game,
        import_file,
        answer_yes,
        answer_no,        // to model.notice
        change_settings,  // settings
        fill_screen,      // field 1: the page gets the whole screen, 0: gives it back
        ask_hint,
        close_hint,
        follow_hint,   // field: index of the suggestion, which is played as far as it goes
        open_review,   // from the end, or after coming back
        close_review,  // to the end
        play_on_from,  // field: player actions; a copy of the game goes on from there, the old one stays kept
        search_rules,  // text; empty: all of them
        open_lesson,   // field: its number
        next_step,     // of the lesson, after reading; after the last one the next lesson
        back_step,
        leave_lesson,
        look_back,     // field: moment of the game, -1 the last one; from the table, the end, the review and on
        play_history,  // moment by moment, or stop doing so
        leave_history,
        open_own_tab,  // with the game at hand
        export_ledger,
        erase_ledger,  // after a question
    };
    Kind kind;
    Action action{};
    std::string text;
    int field = 0;  // edit_text: 0..3 the innkeepers' names, 4 the seed, 5 the name of a save, rules_search_field
    std::string target{};  // edit_text: the id of what the input lies over, as long as that is shown
    NewGame new_game{};
    Settings settings{};
};

}  // namespace tavern::ui
