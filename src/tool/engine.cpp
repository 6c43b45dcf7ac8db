#include "tool/engine.hpp"

#include <array>
#include <cstdio>

#include "record/link.hpp"
#include "record/notation.hpp"
#include "record/object_reader.hpp"
#include "record/position.hpp"
#include "tool/commands.hpp"

namespace tavern {

/** One request being answered. */
class EngineRequest {
  public:
    EngineRequest(Engine& engine, const Json& request) : engine_(engine), reader_(request, "") {}

    Result<Json> answer() {
        const std::string command = reader_.text("command");
        if (reader_.failed()) return *reader_.error();
        for (const auto& [name, needs_game, answer_with] : commands) {
            if (name != command) continue;
            if (needs_game && !engine_.game_) return {Problem::no_game, "begin with new, position or open"};
            return (this->*answer_with)();
        }
        return {Problem::unknown_command, "no command \"" + command.substr(0, 60) + "\""};
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

    /** Who is asked what now. */
    Json where() {
        const State& state = game().state();
        return Json::Object{{"ok", true},
                            {"actor", json_of(actor(state))},
                            {"question", id_of(question(state))},
                            {"played", static_cast<std::int64_t>(game().player_actions())}};
    }
    Json where_with_steps(std::size_t first_step) {
        Json::Array steps;
        for (std::size_t index = first_step; index < game().steps().size(); ++index) {
            const Step& step = game().steps()[index];
            const Effect* effects = game().effects().data() + step.first_effect;
            steps.push_back(Json::Object{{"actor", json_of(step.actor)},
                                         {"action", json_of(step.action)},
                                         {"effects", effects_json(effects, effects + step.effect_count)}});
        }
        Json json = where();
        json.set("steps", std::move(steps));
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
        const std::string text = reader_.text("text");
        const auto fresh = seed();
        if (auto error = finish()) return *std::move(error);
        auto opened = open_text(text, fresh.value_or(0));
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
        return json;
    }
    Result<Json> apply() {
        const auto action = action_from(reader_.required("action"), "action");
        if (auto error = finish()) return *std::move(error);
        if (!action) return action.error();
        const std::size_t steps = game().steps().size();
        if (const auto refused = game().act(*action)) return {Problem::illegal_action, std::string(id_of(*refused))};
        return where_with_steps(steps);
    }
    Result<Json> undo() {
        if (auto error = finish()) return *std::move(error);
        if (!game().can_undo()) return {Problem::nothing_to_undo, "no action has been played"};
        game().undo();
        return where();
    }
    Result<Json> redo() {
        if (auto error = finish()) return *std::move(error);
        if (!game().can_redo()) return {Problem::nothing_to_redo, "no action has been undone"};
        game().redo();
        return where();
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
        return Json(Json::Object{{"ok", true},
                                 {"components", static_cast<std::int64_t>(components::fingerprint)},
                                 {"revision", rules_revision}});
    }

    Engine& engine_;
    ObjectReader reader_;
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
    const auto answer = EngineRequest(*this, *json).answer();
    return answer ? answer->write() : json_of(answer.error()).write();
}

namespace {

/** A line of standard input, of which no more is kept than makes it too large. False at the end. */
bool read_line(std::string& line) {
    line.clear();
    for (int character = std::getc(stdin); character != EOF; character = std::getc(stdin)) {
        if (character == '\n') return true;
        if (line.size() <= Json::size_limit) line += static_cast<char>(character);
    }
    return !line.empty();
}

int run(const Words& words) {
    Options options(words, {}, {});
    static_cast<void>(options.words(0));
    if (options.error()) return refuse_usage(engine_command, options);
    Engine engine;
    for (std::string line; read_line(line);) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        print(engine.answer(line) + "\n");
        std::fflush(stdout);
    }
    return done;
}

}  // namespace

const Command engine_command{
    "engine", "JSON lines on standard input: play, referee or check from any other program",
    "tavern engine: reads one JSON request a line from standard input and writes one JSON answer a line.\n\n"
    "{\"command\":\"new\",\"setup\":{\"players\":2,\"module\":1},\"seed\":7}\n"
    "    a new game; setup may also hold edition, planning, start-player. With a seed chance is dealt by it; without\n"
    "    one, chance outcomes are applied by name like any action, and legal lists all that can happen.\n"
    "{\"command\":\"position\",\"state\":{..},\"seed\":7}   goes on from a position; the seed may be left out "
    "likewise\n"
    "{\"command\":\"open\",\"text\":\"r1..\",\"seed\":7}     a link, or a record or position as text; the seed is for "
    "chance\n"
    "                                            after a position\n"
    "{\"command\":\"legal\"}         all legal actions, sorted\n"
    "{\"command\":\"apply\",\"action\":{\"kind\":\"place\",\"die\":4,\"space\":\"seat-2\"}}\n"
    "                            answers with the steps that followed, chance included, and their effects\n"
    "{\"command\":\"undo\"}          takes the last action back, with the chance that followed it\n"
    "{\"command\":\"redo\"}\n"
    "{\"command\":\"state\"}         the full position\n"
    "{\"command\":\"record\"}        the whole game, as open takes it\n"
    "{\"command\":\"link\"}          replay link (null when the game is too long for one) and position link\n"
    "{\"command\":\"score\"}         points by source, winners so far, whether the game is over\n"
    "{\"command\":\"version\"}       fingerprint of the components and revision of the rules\n\n"
    "Answers: {\"ok\":true,\"actor\":{\"kind\":\"player\",\"player\":0},\"question\":\"take-die\",\"played\":3,..}\n"
    "         actor.kind is player, chance (whose card or dice: player) or nobody when the game is over.\n"
    "Errors:  {\"error\":{\"reason\":\"illegal-action\",\"detail\":\"thalers-missing\"}}, and nothing has changed.\n"
    "         reason is one of a fixed list of names; detail says where and what.\n",
    run};

}  // namespace tavern
