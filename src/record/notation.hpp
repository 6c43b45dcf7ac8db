// Readable forms of actions, effects and set-ups with stable field names. Indexes (player, seat, place, column, row,
// option) count from 0; printed numbers stand as printed.
//
//   {"kind":"place","die":4,"space":"seat-2"}       {"kind":"draw-card","card":"guest-5"}
//   {"kind":"roll","dice":[1,3,3,6]}                {"kind":"upgrade","tile":"table","given":1}
#pragma once
#include <array>
#include <cstdint>

#include "record/json.hpp"
#include "record/names.hpp"
#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** The form of an operand of an action, an effect or a task. */
enum class OperandKind : std::uint8_t {
    none,
    number,
    optional_number,  // left out when it is nowhere
    flag,
    face,
    card,
    tile,
    space,
    optional_space,  // left out when it is nowhere
    resource,
    phase,
    roll,     // a list of faces; takes two operands
    numbers,  // a list; takes all three operands
};

struct Operand {
    std::string_view name;
    OperandKind kind = OperandKind::none;
};

/** The id of a kind and its operands in their order. */
struct Notation {
    std::string_view id;
    std::array<Operand, 3> operands;
};

const Notation& notation_of(ActionKind kind);
const Notation& notation_of(EffectKind kind);
const Notation& notation_of(TaskKind kind);
std::string_view id_of(Source source);
/** Whether an effect of this kind has the field "own": a die is placed, moved, turned or served. */
bool is_of_die(EffectKind kind);

Json json_of(Action action);
/** "own" (is_of_die) says whether the die has the player's colour. "source" says where something comes from, and "of"
 * which one it is: "source":"guest","of":"guest-5". */
Json json_of(const Effect& effect);
Json json_of(Task task);
Json json_of(const Setup& setup);
/** {"kind":"player","player":1}, {"kind":"chance","player":1} (the owner of card or dice), {"kind":"nobody"}. */
Json json_of(Actor actor);
/** {"kind":"card","card":"barback"}, {"kind":"counter-guest"}, {"kind":"thalers","amount":2}. */
Json json_of(const Bonus& bonus);
/** The actions as a list, in their order. */
Json json_of(const ActionList& chosen);
/** A row of effects as a list. */
Json effects_json(const Effect* begin, const Effect* end);
/** Points of every player, and the winners. */
Json score_json(const State& state);

// The readers accept exactly the fields of a kind. The detail of an error begins with the path, such as "action".
Result<Action> action_from(const Json& json, std::string_view path);
Result<Task> task_from(const Json& json, std::string_view path);
/** A set-up that passes check_setup. "edition", "planning" and "start-player" may be left out. */
Result<Setup> setup_from(const Json& json, std::string_view path);

/** Words for a log: "place die 4 space seat-2". */
std::string text_of(Action action);
std::string text_of(const Effect& effect);

}  // namespace tavern
