// The stable names of values in files, links and answers: a table for each type.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "record/game.hpp"
#include "record/result.hpp"
#include "rules/check_state.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** The parts of a score, by name. */
struct ScorePart {
    std::string_view name;
    int Score::*points;
};
inline constexpr std::array<ScorePart, 5> score_parts{{{"guests", &Score::guests},
                                                       {"staff", &Score::staff},
                                                       {"nobles", &Score::nobles},
                                                       {"schnapps", &Score::schnapps},
                                                       {"reputation", &Score::reputation}}};

// Ids<Enum>::list has the ids of an enum in the order of its values.
template <>
struct Ids<Phase> {
    static constexpr auto list = std::to_array<std::string_view>(
        {"start-cards", "evening", "guests", "servers", "draft", "planning", "serving", "closing", "over"});
};
static_assert(Ids<Phase>::list.size() == static_cast<std::size_t>(Phase::over) + 1);
template <>
struct Ids<Edition> {
    static constexpr auto list = std::to_array<std::string_view>({"north-star", "schmidt"});
};
static_assert(Ids<Edition>::list.size() == static_cast<std::size_t>(Edition::schmidt) + 1);
template <>
struct Ids<Planning> {
    static constexpr auto list = std::to_array<std::string_view>({"together", "own-turn"});
};
static_assert(Ids<Planning>::list.size() == static_cast<std::size_t>(Planning::own_turn) + 1);
template <>
struct Ids<PlayerColor> {
    static constexpr auto list = std::to_array<std::string_view>({"blue", "red", "green", "yellow"});
};
static_assert(Ids<PlayerColor>::list.size() == static_cast<std::size_t>(PlayerColor::yellow) + 1);
template <>
struct Ids<ActorKind> {
    static constexpr auto list = std::to_array<std::string_view>({"player", "chance", "nobody"});
};
static_assert(Ids<ActorKind>::list.size() == static_cast<std::size_t>(ActorKind::nobody) + 1);
template <>
struct Ids<Resource> {
    static constexpr auto list = std::to_array<std::string_view>({"thalers", "beer", "schnapps", "counter-guests"});
};
static_assert(Ids<Resource>::list.size() == static_cast<std::size_t>(Resource::counter_guests) + 1);
template <>
struct Ids<BonusKind> {
    static constexpr auto list = std::to_array<std::string_view>(
        {"none", "thalers", "beer", "schnapps", "monastery", "reputation", "card", "noble", "service-denied",
         "signature", "schnapps-or-denied", "counter-guest", "own-die", "free-upgrade", "entertainer"});
};
static_assert(Ids<BonusKind>::list.size() == static_cast<std::size_t>(BonusKind::entertainer) + 1);
template <>
struct Ids<SetupError> {
    static constexpr auto list = std::to_array<std::string_view>({"players", "module", "start-player"});
};
static_assert(Ids<SetupError>::list.size() == static_cast<std::size_t>(SetupError::start_player) + 1);
template <>
struct Ids<Question> {
    static constexpr auto list = std::to_array<std::string_view>(
        {"show-start-cards", "open-guest", "draw-card", "roll-own", "roll-coaster", "choose-start-card",
         "remove-regular", "round-bonus", "choose-side", "free-upgrade", "start-over", "take-die", "deny",
         "schnapps-or-denied", "sign", "put-back", "plan", "serve", "nothing"});
};
static_assert(Ids<Question>::list.size() == static_cast<std::size_t>(Question::nothing) + 1);
template <>
struct Ids<Refusal> {
    static constexpr auto list = std::to_array<std::string_view>({"game-over",
                                                                  "not-now",
                                                                  "no-such-die",
                                                                  "space-taken",
                                                                  "space-used",
                                                                  "no-guest-there",
                                                                  "die-does-not-fit",
                                                                  "dishwashers-missing",
                                                                  "no-die-there",
                                                                  "same-space",
                                                                  "too-many-moves",
                                                                  "reputation-would-step-back",
                                                                  "thalers-missing",
                                                                  "beer-missing",
                                                                  "schnapps-missing",
                                                                  "sold-out",
                                                                  "bought-already",
                                                                  "recruited-already",
                                                                  "upgraded-already",
                                                                  "cards-missing",
                                                                  "discount-too-large",
                                                                  "dishwasher-needed",
                                                                  "counter-guests-missing",
                                                                  "nothing-to-use",
                                                                  "noble-stays",
                                                                  "column-full",
                                                                  "impossible-outcome",
                                                                  "not-offered"});
};
static_assert(Ids<Refusal>::list.size() == static_cast<std::size_t>(Refusal::not_offered) + 1);
template <>
struct Ids<Fault> {
    static constexpr auto list = std::to_array<std::string_view>(
        {"not-json",        "too-large",      "too-deep",        "duplicate-field",  "missing-field",
         "unknown-field",   "wrong-type",     "out-of-range",    "unknown-name",     "not-a-link",
         "too-long",        "truncated",      "damaged",         "newer-version",    "other-components",
         "older-revision",  "newer-revision", "illegal-setup",   "illegal-position", "illegal-action",
         "unknown-command", "no-game",        "nothing-to-undo", "nothing-to-redo",  "cannot-read-file",
         "reader-decides"});
};
static_assert(Ids<Fault>::list.size() == fault_count);

template <class Enum>
concept Listed = requires {
    Ids<Enum>::list;
};

template <Listed Enum>
constexpr std::string_view id_of(Enum value) {
    return Ids<Enum>::list[static_cast<std::size_t>(value)];
}
constexpr std::string_view id_of(Card card) {
    return facts(card).id;
}
constexpr std::string_view id_of(Tile tile) {
    return facts(tile).id;
}
/** cashbox, barrel, brewer, monk, seat-0.. */
std::string id_of(Space space);

/** The value of an id; nothing when no value has that name. */
template <Listed Enum>
constexpr std::optional<Enum> value_of(std::string_view id) {
    for (std::size_t index = 0; index < Ids<Enum>::list.size(); ++index)
        if (Ids<Enum>::list[index] == id) return static_cast<Enum>(index);
    return std::nullopt;
}
std::optional<Card> card_of(std::string_view id);
std::optional<Tile> tile_of(std::string_view id);
std::optional<Space> space_of(std::string_view id);

/** The fault of a position as an English sentence. */
std::string text_of(const PositionError& error);

}  // namespace tavern
