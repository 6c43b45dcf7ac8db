// Messages from a page that holds the game in a frame: a JSON object {"tavern":1,"type":"load",...}, described for the
// page's author in assets/host-messages.schema.json. Only this code reads them.
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
    std::string text;    // a link, or the text of a file with a record or a position
    bool plays = false;  // shown from its beginning, moment by moment
};
struct BeginGame {
    Setup setup;
    std::optional<std::uint64_t> seed;
    std::vector<Innkeeper> innkeepers;  // none: humans without names
};
struct PlayAction {
    Action action;
};
struct TakeBack {};
struct TakeFocus {};
/** Missing fields stay as they are. */
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

/** An error means a malformed message: no JSON, another version, an unknown type, a field missing, unknown or of
 * another type. The session decides whether a valid message can be carried out. */
Result<HostMessage> read_host_message(std::string_view text);

}  // namespace tavern::app
