#include "record/notation.hpp"

#include "record/object_reader.hpp"

namespace tavern {
namespace {

using enum OperandKind;

constexpr auto actions = std::to_array<Notation>({
    {"show-start-cards", {{{"numbers", numbers}}}},
    {"open-guest", {{{"card", card}}}},
    {"draw-card", {{{"card", card}}}},
    {"roll", {{{}, {"dice", roll}}}},
    {"choose-start-card", {{{"number", number}}}},
    {"remove-regular", {{{"card", card}}}},
    {"take-bonus", {{{"option", number}}}},
    {"choose-side", {{{"number", number}}}},
    {"flip-tile", {{{"tile", tile}}}},
    {"keep-guests", {}},
    {"start-over", {}},
    {"take-die", {{{"die", face}}}},
    {"turn-die", {{{"die", face}, {"to", face}}}},
    {"place", {{{"die", face}, {"space", space}}}},
    {"ready", {}},
    {"serve", {{{"die", face}, {"space", space}}}},
    {"move", {{{"die", face}, {"space", space}, {"to", space}}}},
    {"barbacks", {}},
    {"buy", {{{"card", card}}}},
    {"upgrade", {{{"tile", tile}, {"given", number}}}},
    {"recruit", {{{"place", number}}}},
    {"recruit-nobles", {{{"number", number}}}},
    {"counter-guest", {}},
    {"bard", {}},
    {"entertain", {{{"number", number}}}},
    {"end-turn", {}},
    {"deny", {{{"seat", number}}}},
    {"decline", {}},
    {"take-schnapps", {}},
    {"take-denied", {}},
    {"sign", {{{"column", number}}}},
    {"put-back", {{{"card", card}}}},
    {"close", {}},
});
static_assert(actions.size() == static_cast<std::size_t>(action_kinds));

constexpr auto effects = std::to_array<Notation>({
    {"evening-begins", {{{"round", number}}}},
    {"phase-begins", {{{"phase", phase}}}},
    {"gained", {{{"resource", resource}, {"amount", number}}}},
    {"paid", {{{"resource", resource}, {"amount", number}}}},
    {"lost", {{{"resource", resource}, {"amount", number}}}},
    {"card-gained", {{{"card", card}}}},
    {"card-lost", {{{"card", card}}}},
    {"card-drawn", {{{"card", card}, {"space", optional_space}}}},
    {"deck-shuffled", {{{"cards", number}}}},
    {"card-removed", {{{"card", card}, {"seat", optional_number}}}},
    {"cards-returned", {{{"card", card}, {"cards", number}}}},
    {"card-put-back", {{{"card", card}}}},
    {"cards-discarded", {{{"cards", number}}}},
    {"guest-opened", {{{"card", card}, {"place", number}, {"signature", flag}}}},
    {"place-empty", {{{}, {"place", number}}}},
    {"start-cards-shown", {{{"numbers", numbers}}}},
    {"start-card-chosen", {{{"number", number}}}},
    {"dice-rolled", {{{"own", flag}, {"dice", roll}}}},
    {"die-taken", {{{"die", face}}}},
    {"coasters-passed", {}},
    {"die-placed", {{{"die", face}, {"space", space}, {"dishwashers", number}}}},
    {"die-moved", {{{"die", face}, {"space", space}, {"to", space}}}},
    {"die-turned", {{{"die", face}, {"to", face}}}},
    {"die-served", {{{"die", face}, {"space", space}, {"dishwashers", number}}}},
    {"dice-given-back", {{{"dice", number}}}},
    {"monastery-step", {{{"from", number}, {"to", number}}}},
    {"reputation-step", {{{"from", number}, {"to", number}}}},
    {"tile-upgraded", {{{"tile", tile}}}},
    {"side-chosen", {{{"number", number}}}},
    {"signature-gained", {{{"column", number}, {"row", number}}}},
    {"signature-lost", {{{"column", optional_number}}}},
    {"row-completed", {{{"row", number}}}},
    {"plan-ready", {}},
    {"turn-ended", {}},
    {"game-over", {}},
});
static_assert(effects.size() == static_cast<std::size_t>(EffectKind::game_over) + 1);

constexpr auto tasks = std::to_array<Notation>({
    {"show-start-cards", {}},
    {"open-guest", {{{"place", number}}}},
    {"draw-cards", {}},
    {"roll-own", {{{"dice", number}}}},
    {"roll-coaster", {}},
    {"choose-start-card", {}},
    {"remove-regular", {{{"cards", number}}}},
    {"round-bonus", {}},
    {"choose-side", {{{"entertainer", number}}}},
    {"free-upgrade", {{{"noble", flag}}}},
    {"maybe-start-over", {}},
    {"take-die", {}},
    {"deny", {}},
    {"schnapps-or-denied", {}},
    {"sign", {}},
    {"maybe-put-back", {}},
    {"monastery-steps", {{{"steps", number}}}},
    {"reputation-steps", {{{"steps", number}}}},
    {"guest-bonus", {{{"card", card}}}},
    {"guest-signature", {{{"column", number}}}},
    {"row-noble", {{{"row", number}}}},
});
static_assert(tasks.size() == task_kinds);

/** The name of a source, and the form in which "of" says which one it is. */
struct SourceNotation {
    std::string_view id;
    OperandKind of;
};
constexpr auto sources = std::to_array<SourceNotation>({
    {"none", none},
    {"round-track", none},
    {"start-card", number},
    {"space", space},
    {"barbacks", none},
    {"guest", card},
    {"monastery", number},
    {"reputation", number},
    {"guest-book", number},
    {"entertainer", number},
    {"purchase", card},
    {"upgrade", tile},
    {"limit", none},
});
static_assert(sources.size() == static_cast<std::size_t>(Source::limit) + 1);

using Operands = std::array<std::uint8_t, 3>;

Roll roll_at(const Operands& values, std::size_t index) {
    return Roll(static_cast<std::uint16_t>(values[index] << 8U | values[index + 1]));
}

Json value_of(OperandKind kind, const Operands& values, std::size_t index) {
    const std::uint8_t value = values[index];
    switch (kind) {
        case flag: return value != 0;
        case card: return id_of(static_cast<Card>(value));
        case tile: return id_of(static_cast<Tile>(value));
        case space:
        case optional_space: return id_of(static_cast<Space>(value));
        case resource: return id_of(static_cast<Resource>(value));
        case phase: return id_of(static_cast<Phase>(value));
        case roll: {
            Json::Array dice;
            const Roll rolled = roll_at(values, index);
            for (int die = 0; die < rolled.size(); ++die) dice.emplace_back(int{rolled.at(die)});
            return dice;
        }
        case numbers: return Json::Array{int{values[0]}, int{values[1]}, int{values[2]}};
        default: return int{value};
    }
}

/** Adds kind and operands to an object. */
void write(Json& json, const Notation& notation, const Operands& values) {
    json.set("kind", notation.id);
    for (std::size_t index = 0; index < values.size(); ++index) {
        const Operand& operand = notation.operands[index];
        const bool left_out =
            (operand.kind == optional_number || operand.kind == optional_space) && values[index] == nowhere;
        if (operand.kind != none && !left_out) json.set(operand.name, value_of(operand.kind, values, index));
    }
}

void read_roll(ObjectReader& reader, std::string_view name, std::size_t index, Operands& values) {
    Roll rolled;
    const Json::Array& dice = reader.array(name, 4);
    if (dice.empty()) reader.fail(Fault::out_of_range, name, "one to four dice expected");
    for (const Json& die : dice) rolled.add(static_cast<Face>(reader.integer(die, name, 1, faces)));
    values[index] = static_cast<std::uint8_t>(rolled.bits() >> 8U);
    values[index + 1] = static_cast<std::uint8_t>(rolled.bits());
}

void read_numbers(ObjectReader& reader, std::string_view name, Operands& values) {
    const Json::Array& entries = reader.array(name, values.size());
    if (entries.size() != values.size()) return reader.fail(Fault::out_of_range, name, "three numbers expected");
    for (std::size_t index = 0; index < values.size(); ++index)
        values[index] = static_cast<std::uint8_t>(reader.integer(entries[index], name, 0, 255));
}

/** The operands of actions and tasks; effects are never read. */
void read(ObjectReader& reader, const Operand& operand, std::size_t index, Operands& values) {
    switch (operand.kind) {
        case number: values[index] = static_cast<std::uint8_t>(reader.integer(operand.name, 0, 254)); return;
        case face: values[index] = static_cast<std::uint8_t>(reader.integer(operand.name, 1, faces)); return;
        case flag: values[index] = reader.boolean(operand.name) ? 1 : 0; return;
        case card: values[index] = index_of(reader.card(operand.name)); return;
        case tile: values[index] = index_of(reader.tile(operand.name)); return;
        case space: values[index] = static_cast<std::uint8_t>(reader.space(operand.name)); return;
        case roll: return read_roll(reader, operand.name, index, values);
        case numbers: return read_numbers(reader, operand.name, values);
        default: return;
    }
}

struct KindAndOperands {
    std::size_t kind = 0;
    Operands operands{};
};

template <std::size_t Size>
Result<KindAndOperands> read(const Json& json, std::string_view path, const std::array<Notation, Size>& table) {
    ObjectReader reader(json, path);
    KindAndOperands result;
    const std::string id = reader.text("kind");
    while (result.kind < Size && table[result.kind].id != id) ++result.kind;
    if (result.kind == Size)
        reader.fail(Fault::unknown_name, "kind", "no such kind");
    else
        for (std::size_t index = 0; index < result.operands.size(); ++index)
            read(reader, table[result.kind].operands[index], index, result.operands);
    reader.finish();
    if (reader.failed()) return *reader.error();
    return result;
}

std::string text_of(const Json& json) {
    if (const std::string* text = json.text()) return *text;
    if (const Json::Array* items = json.array()) {
        std::string text;
        for (const Json& item : *items) {
            if (!text.empty()) text += ' ';
            text += text_of(item);
        }
        return text;
    }
    return json.write();
}

/** "gained resource thalers amount 3" */
std::string text_of_members(const Json& json) {
    std::string text;
    for (const auto& [name, value] : *json.object()) {
        if (!text.empty()) text += ' ';
        if (name != "kind") text += name + ' ';
        text += text_of(value);
    }
    return text;
}

}  // namespace

const Notation& notation_of(ActionKind kind) {
    return actions[static_cast<std::size_t>(kind)];
}
const Notation& notation_of(EffectKind kind) {
    return effects[static_cast<std::size_t>(kind)];
}
const Notation& notation_of(TaskKind kind) {
    return tasks[static_cast<std::size_t>(kind)];
}

std::string_view id_of(Source source) {
    return sources[static_cast<std::size_t>(source)].id;
}

Json json_of(Action action) {
    Json json = Json::Object{};
    write(json, notation_of(action.kind()), {action.a(), action.b(), action.c()});
    return json;
}

bool is_of_die(EffectKind kind) {
    return kind == EffectKind::die_placed || kind == EffectKind::die_moved || kind == EffectKind::die_turned ||
           kind == EffectKind::die_served;
}

Json json_of(const Effect& effect) {
    Json json = Json::Object{};
    write(json, notation_of(effect.kind), {effect.a, effect.b, effect.c});
    if (effect.player != whole_table) json.set("player", int{effect.player});
    const SourceNotation& source = sources[static_cast<std::size_t>(effect.source)];
    if (effect.source != Source::none) json.set("source", source.id);
    if (is_of_die(effect.kind))
        json.set("own", is_own_die(effect));
    else if (source.of != none)
        json.set("of", value_of(source.of, {effect.detail, 0, 0}, 0));
    return json;
}

Json json_of(const Bonus& bonus) {
    Json json = Json::Object{{"kind", id_of(bonus.kind)}};
    if (bonus.kind == BonusKind::card) json.set("card", id_of(bonus.card));
    if (bonus.amount > 0) json.set("amount", int{bonus.amount});
    return json;
}

Json json_of(Task task) {
    Json json = Json::Object{};
    write(json, notation_of(task.kind), {task.amount, 0, 0});
    return json;
}

Json json_of(const Setup& setup) {
    return Json::Object{{"players", int{setup.players}},
                        {"module", int{setup.module}},
                        {"edition", id_of(setup.edition)},
                        {"planning", id_of(setup.planning)},
                        {"start-player", int{setup.start_player}}};
}

Json json_of(Actor actor) {
    Json json = Json::Object{{"kind", id_of(actor.kind)}};
    if (actor.kind != ActorKind::nobody) json.set("player", int{actor.seat});
    return json;
}

Result<Action> action_from(const Json& json, std::string_view path) {
    const auto read_action = read(json, path, actions);
    if (!read_action) return read_action.error();
    const auto& [a, b, c] = read_action->operands;
    return Action(static_cast<ActionKind>(read_action->kind), a, b, c);
}

Result<Task> task_from(const Json& json, std::string_view path) {
    const auto read_task = read(json, path, tasks);
    if (!read_task) return read_task.error();
    return Task{static_cast<TaskKind>(read_task->kind), read_task->operands[0]};
}

Result<Setup> setup_from(const Json& json, std::string_view path) {
    ObjectReader reader(json, path);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(reader.integer("players", min_players, max_players));
    setup.module = static_cast<std::uint8_t>(reader.integer("module", 1, module_count));
    if (reader.optional("edition") != nullptr) setup.edition = reader.id<Edition>("edition");
    if (reader.optional("planning") != nullptr) setup.planning = reader.id<Planning>("planning");
    if (reader.optional("start-player") != nullptr)
        setup.start_player = static_cast<std::uint8_t>(reader.integer("start-player", 0, setup.players - 1));
    reader.finish();
    if (reader.failed()) return *reader.error();
    return setup;
}

std::string text_of(Action action) {
    return text_of_members(json_of(action));
}
std::string text_of(const Effect& effect) {
    return text_of_members(json_of(effect));
}

Json json_of(const ActionList& chosen) {
    Json::Array list;
    for (const Action action : chosen) list.push_back(json_of(action));
    return list;
}

Json effects_json(const Effect* begin, const Effect* end) {
    Json::Array list;
    for (const Effect* effect = begin; effect != end; ++effect) list.push_back(json_of(*effect));
    return list;
}

Json score_json(const State& state) {
    Json::Array players;
    Json::Array best;
    const SeatSet winning = winners(state);
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const Score points = score(state, seat);
        players.push_back(Json::Object{{"player", seat},
                                       {"total", points.total()},
                                       {"staff", points.staff},
                                       {"guests", points.guests},
                                       {"nobles", points.nobles},
                                       {"schnapps", points.schnapps},
                                       {"reputation", points.reputation},
                                       {"stored", points.stored}});
        if (winning.has(seat)) best.emplace_back(seat);
    }
    return Json::Object{
        {"players", std::move(players)}, {"winners", std::move(best)}, {"final", state.phase == Phase::over}};
}

}  // namespace tavern
