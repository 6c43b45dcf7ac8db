// Keyboard: shortcuts that need no focus, and the place of the focus after a change of screen.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "rules/dice.hpp"
#include "text/text.hpp"
#include "ui/model/target.hpp"

namespace tavern::ui {

/** A key or a few for similar deeds, as the settings list them. */
struct KeyEntry {
    Text key;
    Text deed;
    std::string_view keys = {};  // as Input::key has them: lower case with Ctrl; empty: keys with fields of their own
};
/** All keys; Input has no others. */
inline constexpr KeyEntry key_list[] = {
    {Text::key_faces, Text::key_faces_deed, "123456"}, {Text::key_serve, Text::key_serve_deed, "S"},
    {Text::key_arrows, Text::key_arrows_deed},         {Text::key_finish, Text::key_finish_deed, " "},
    {Text::key_enter, Text::key_enter_deed},           {Text::key_hint, Text::key_hint_deed, "H"},
    {Text::key_escape, Text::key_escape_deed},         {Text::key_pages, Text::key_pages_deed, "TVP"},
    {Text::key_undo, Text::key_undo_deed, "z"},        {Text::key_log, Text::key_log_deed, "L"},
    {Text::key_redo, Text::key_redo_deed, "y"},        {Text::key_about, Text::key_about_deed, "?"},
    {Text::key_rules, Text::key_rules_deed, "R"},      {Text::key_type, Text::key_type_deed, "/"},
    {Text::key_sound, Text::key_sound_deed, "M"},
};
constexpr bool is_listed(char key) {
    for (const KeyEntry& entry : key_list)
        if (entry.keys.find(key) != std::string_view::npos) return true;
    return false;
}

/** The face whose key it is; 0: another key. */
constexpr Face face_of_key(char key) {
    return key >= '1' && key <= '0' + faces ? static_cast<Face>(key - '0') : Face{0};
}

/** The target that a key of key_list presses; empty: none. */
std::string_view reached_by(char key, const std::vector<Target>& targets);

/** The target of a question that needs an answer first, or of the likeliest action; empty: none. */
std::string_view first_wanted(const std::vector<Target>& targets);
/** The first focus when no target is wanted. */
std::string_view first_of_all(const std::vector<Target>& targets);

}  // namespace tavern::ui
