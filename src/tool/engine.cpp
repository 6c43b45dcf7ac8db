#include "tool/engine.hpp"

#include <array>
#include <cstdio>

#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "record/object_reader.hpp"
#include "tool/commands.hpp"
#include "tool/reference.hpp"

namespace tavern {
namespace {

/** The steps from this one on: actor, action and effects. */
Json steps_of(const Game& game, std::size_t first_step) {
    Json::Array steps;
    for (std::size_t index = first_step; index < game.steps().size(); ++index) {
        const Step& step = game.steps()[index];
        const Effect* effects = game.effects().data() + step.first_effect;
        steps.push_back(Json::Object{{"actor", json_of(step.actor)},
                                     {"action", json_of(step.action)},
                                     {"effects", effects_json(effects, effects + step.effect_count)}});
    }
    return steps;
}

}  // namespace

/** A request and its answer. */
class EngineRequest {
  public:
    EngineRequest(Engine& engine, const Json& request) : engine_(engine), reader_(request, "") {}

    Result<Json> answer() {
        const std::string command = reader_.text("command");
        if (reader_.failed()) return *reader_.error();
        for (const auto& [name, needs_game, answer_with] : commands) {
            if (name != command) continue;
            if (needs_game && !engine_.game_) return {Fault::no_game, "begin with new, position or open"};
            return (this->*answer_with)();
        }
        return {Fault::unknown_command, "no command \"" + std::string(beginning_of(command, quoted_bytes)) + "\""};
    }

    Json refused(const Error& error) const {
        if (!refusal_) return json_of(error);
        return Json::Object{
            {"error",
             Json::Object{{"reason", id_of(error.fault)}, {"refusal", id_of(*refusal_)}, {"detail", error.detail}}}};
    }

  private:
    struct CommandEntry {
        std::string_view name;
        bool needs_game;
        Result<Json> (EngineRequest::*answer)();
    };
    static const std::array<CommandEntry, 12> commands;

    Game& game() { return *engine_.game_; }
    std::optional<Error> finish() {
        reader_.finish();
        return reader_.error();
    }
    std::optional<std::uint64_t> seed() {
        if (reader_.optional("seed") == nullptr) return std::nullopt;
        return static_cast<std::uint64_t>(reader_.integer("seed", 0, static_cast<std::int64_t>(seed_limit) - 1));
    }

    /** The actor and the question now. */
    Json where() {
        const State& state = game().state();
        return Json::Object{{"ok", true},
                            {"actor", json_of(actor(state))},
                            {"question", id_of(question(state))},
                            {"played", static_cast<std::int64_t>(game().player_actions())}};
    }
    Json where_with_steps(std::size_t first_step) {
        Json json = where();
        json.set("steps", steps_of(game(), first_step));
        return json;
    }

    Result<Json> begin() {
        const auto setup = setup_from(reader_.required("setup"), "setup");
        const auto dealt_by = seed();
        if (auto error = finish()) return *std::move(error);
        if (!setup) return setup.error();
        engine_.game_.emplace(*setup, dealt_by, default_innkeepers(*setup));
        return where_with_steps(0);
    }
    Result<Json> position() {
        const Json& given = reader_.required("state");
        const auto dealt_by = seed();
        if (auto error = finish()) return *std::move(error);
        const auto state = state_from(given, "state");
        if (!state) return state.error();
        engine_.game_.emplace(*state, dealt_by, default_innkeepers(state->setup));
        return where_with_steps(0);
    }
    Result<Json> open() {
        const Json* record = reader_.optional("record");
        const std::string text = record == nullptr ? reader_.text("text") : std::string();
        const auto fresh = seed();
        if (auto error = finish()) return *std::move(error);
        auto opened = record == nullptr ? open_text(text, fresh) : open_json(*record, fresh);
        if (!opened) return opened.error();
        engine_.game_ = std::move(opened->game);
        Json json = where();
        if (opened->fell_back) json.set("fell-back", *json_of(*opened->fell_back).find("error"));
        return json;
    }
    Result<Json> legal() {
        if (auto error = finish()) return *std::move(error);
        ActionList actions;
        legal_actions(game().state(), actions);
        Json json = where();
        json.set("actions", json_of(actions));
        if (question(game().state()) == Question::round_bonus) json.set("options", bonuses_json(game().state()));
        return json;
    }
    Result<Json> apply() {
        const auto action = action_from(reader_.required("action"), "action");
        if (auto error = finish()) return *std::move(error);
        if (!action) return action.error();
        const std::size_t steps = game().steps().size();
        if (const auto refused = game().act(*action)) {
            refusal_ = refused;
            return {Fault::illegal_action, std::string(sentence_of(*refused))};
        }
        return where_with_steps(steps);
    }
    Result<Json> undo() {
        if (auto error = finish()) return *std::move(error);
        if (!game().can_undo()) return {Fault::nothing_to_undo, "no action has been played"};
        const Game before = game();
        game().undo();
        Json json = where();
        json.set("undone", steps_of(before, game().steps().size()));
        return json;
    }
    Result<Json> redo() {
        if (auto error = finish()) return *std::move(error);
        if (!game().can_redo()) return {Fault::nothing_to_redo, "no action has been undone"};
        const std::size_t steps = game().steps().size();
        game().redo();
        return where_with_steps(steps);
    }
    Result<Json> state() {
        if (auto error = finish()) return *std::move(error);
        Json json = where();
        json.set("state", json_of(game().state()));
        return json;
    }
    Result<Json> record() {
        if (auto error = finish()) return *std::move(error);
        return Json(Json::Object{{"ok", true}, {"record", json_of(game())}});
    }
    Result<Json> link() {
        if (auto error = finish()) return *std::move(error);
        const auto replay = replay_link(game());
        return Json(Json::Object{{"ok", true},
                                 {"replay", replay ? Json(*replay) : Json()},
                                 {"position", position_link(game().state(), game().record().innkeepers)}});
    }
    Result<Json> score() {
        if (auto error = finish()) return *std::move(error);
        return Json(Json::Object{{"ok", true}, {"score", score_json(game().state())}});
    }
    Result<Json> components() {
        if (auto error = finish()) return *std::move(error);
        return Json(Json::Object{{"ok", true}, {"components", fingerprint_text()}, {"revision", rules_revision}});
    }

    Engine& engine_;
    ObjectReader reader_;
    std::optional<Refusal> refusal_;
};

const std::array<EngineRequest::CommandEntry, 12> EngineRequest::commands{{
    {"new", false, &EngineRequest::begin},
    {"position", false, &EngineRequest::position},
    {"open", false, &EngineRequest::open},
    {"version", false, &EngineRequest::components},
    {"legal", true, &EngineRequest::legal},
    {"apply", true, &EngineRequest::apply},
    {"undo", true, &EngineRequest::undo},
    {"redo", true, &EngineRequest::redo},
    {"state", true, &EngineRequest::state},
    {"record", true, &EngineRequest::record},
    {"link", true, &EngineRequest::link},
    {"score", true, &EngineRequest::score},
}};

std::string Engine::answer(std::string_view request) {
    const auto json = Json::read(request);
    if (!json) return json_of(json.error()).write();
    EngineRequest parsed(*this, *json);
    const auto answer = parsed.answer();
    return answer ? answer->write() : parsed.refused(answer.error()).write();
}

namespace {

/** Reads a line; of a line that is too large, only enough to detect it. False at the end. */
bool read_line(std::FILE* in, std::string& line) {
    line.clear();
    for (int character = std::getc(in); character != EOF; character = std::getc(in)) {
        if (character == '\n') return true;
        if (line.size() <= Json::size_limit) line += static_cast<char>(character);
    }
    return !line.empty();
}

}  // namespace

void serve(std::FILE* in, std::FILE* out) {
    Engine engine;
    for (std::string line; read_line(in, line);) {
        // A request that is too long gets an answer as well, even if it is blank.
        const bool empty = line.find_first_not_of(" \t\r") == std::string::npos;
        if (empty && line.size() <= Json::size_limit) continue;
        const std::string answer = engine.answer(line) + "\n";
        std::fwrite(answer.data(), 1, answer.size(), out);
        std::fflush(out);
    }
}

namespace {

int run_engine(const Words& words) {
    Options options(words, {"--reference"}, {});
    static_cast<void>(options.words(0));
    if (options.error()) return refuse_usage(engine_command, options);
    if (options.has("--reference")) {
        print(reference());
        return done;
    }
    serve(stdin, stdout);
    return done;
}

}  // namespace

const Command engine_command{
    "engine", "JSON lines on standard input: play, referee or check from any other program",
    R"(tavern engine: reads one JSON request a line from standard input and writes one JSON answer a line.

--reference lists every action, question, phase, effect and reason that can come up, with a sentence each.

{"command":"new","setup":{"players":2,"module":1},"seed":7}
    a new game. players: 1 (alone, a house variant) to 4. module: 1 to 5, with all below. A setup may also hold
    edition (north-star or schmidt: the fourth card of start card 2), planning (together, or own-turn: each plans
    the dice when the turn comes) and start-player (0 to players-1). seed: 0 to 1099511627775. With a seed chance is
    dealt by it. Without one you are asked for chance too: where actor.kind is chance, legal lists all that can
    happen, and you apply one outcome like any action.
{"command":"position","state":{..},"seed":7}   goes on from a position; the seed may be left out
{"command":"open","text":"r1..","seed":7}      a link, a text with a link in it, or a record or position as text;
                                               the seed is for chance after a position, and may be left out too
{"command":"open","record":{..},"seed":7}      the answer of record, or a position as tavern link writes it.
                                               fell-back in the answer: the game of a record cannot be played again,
                                               for the reason it gives as an error does, and goes on from the
                                               position beside it
{"command":"legal"}         all legal actions, sorted; for take-bonus, options lists the bonus of each option
{"command":"apply","action":{"kind":"place","die":4,"space":"seat-2"}}
                            answers with the steps that followed, chance included, and their effects
{"command":"undo"}          takes the last action back, with the chance that followed it: undone holds these
                            steps. There is no other way to take anything back.
{"command":"redo"}          plays the action undone last again, and answers with its steps
{"command":"state"}         the full position
{"command":"record"}        the whole game, as open takes it
{"command":"link"}          replay link (null when the game is too long for one) and position link
{"command":"score"}         points by source, winners so far, whether the game is over
{"command":"version"}       fingerprint of the components, as in records, and revision of the rules

Answers: {"ok":true,"actor":{"kind":"player","player":0},"question":"take-die","played":3,..}
         actor.kind is player, chance (whose card or dice: player) or nobody when the game is over.
Errors:  {"error":{"reason":"illegal-action","refusal":"thalers-missing","detail":".."}}, and nothing has
         changed. reason and refusal are names of the reference; detail is a sentence: the place and the fault. Only
         illegal-action has a refusal.
)",
    run_engine};

}  // namespace tavern
