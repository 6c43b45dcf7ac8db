// What the page that holds the game in a frame may ask: a JSON object {"tavern":1,"type":"load",...}, described for its
// author by web/public/messages.schema.json. This is the only place that reads it.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/game.hpp"
#include "record/result.hpp"
#include "ui/model/settings.hpp"

namespace tavern::app {

inline constexpr int host_protocol = 1;

struct LoadGame {
    std::string text;    // a link, or a record or position as the text of a file
    bool plays = false;  // it is looked at from its beginning, moment by moment
};
struct BeginGame {
    Setup setup;
    std::optional<std::uint64_t> seed;
    std::vector<Innkeeper> innkeepers;  // none: persons without names
};
struct PlayAction {
    Action action;
};
struct TakeBack {};
struct TakeFocus {};
/** What is left out stays as it is. */
struct Configure {
    std::optional<Language> language;
    std::optional<ui::Pace> pace;
    std::optional<ui::Motion> motion;
    std::optional<ui::Helping> helping;
    std::optional<bool> sound;
    std::optional<bool> strong_contrast;
    std::optional<int> text_size;
};

using HostMessage = std::variant<LoadGame, BeginGame, PlayAction, TakeBack, TakeFocus, Configure>;

/** The error is that of a text that is no such message: no JSON, another version, an unknown type, a field too few, too
 *  many or of another kind. Whether what is asked can be done is the session's to say. */
Result<HostMessage> read_host_message(std::string_view text);

}  // namespace tavern::app
