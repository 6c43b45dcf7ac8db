#include "record/record_json.hpp"

#include <charconv>

#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "record/numbers/checksum.hpp"
#include "record/object_reader.hpp"

namespace tavern {
namespace {

constexpr std::string_view record_format = "taverns-record";
constexpr std::string_view position_format = "taverns-position";
constexpr int file_version = 3;
/** Written where nothing is newer, so that older versions of the game can read it. */
constexpr int usual_version = 2;
/** Games in which a hint was asked for. */
constexpr int first_version_with_hints = 3;
/** Files of version 1, which this game wrote before and people write by hand, have no checksum. */
constexpr int first_version_with_checksum = 2;
/** Far more than the longest game without a seed has. */
constexpr std::size_t most_file_actions = 20000;

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    return {digits.data(), end};
}

/** The checksum of an object's text up to where its closing brace was or would be. */
std::string checksum_of(std::string_view open_text) {
    return hexadecimal(checksum(open_text));
}

Json with_checksum(Json json) {
    std::string text = json.write();
    text.pop_back();
    json.set("checksum", checksum_of(text));
    return json;
}

/** Whether an object ends with the checksum of all that stands before; blanks and line breaks do not count. */
bool checksum_fits(const Json& json, std::string_view written) {
    const std::string text = json.write();
    const std::string end = ",\"checksum\":" + Json(written).write() + "}";
    if (text.size() < end.size() || text.compare(text.size() - end.size(), end.size(), end) != 0) return false;
    return checksum_of(std::string_view(text).substr(0, text.size() - end.size())) == written;
}

Json head(std::string_view format, int version) {
    return Json::Object{
        {"format", format}, {"version", version}, {"components", fingerprint_text()}, {"revision", rules_revision}};
}

Json json_of(const std::vector<Innkeeper>& innkeepers) {
    Json::Array list;
    for (const Innkeeper& innkeeper : innkeepers) {
        Json entry = Json::Object{{"name", innkeeper.name}, {"color", id_of(innkeeper.color)}};
        if (innkeeper.player_type != PlayerType::person) entry.set("keeper", id_of(innkeeper.player_type));
        list.push_back(std::move(entry));
    }
    return list;
}

/** The error of a file with other components or another revision of the rules. A position holds only names, so one that
 * passes the check is good under any of them. */
std::optional<Error> fault_of_head(ObjectReader& reader) {
    const std::string components = reader.text("components");
    const auto revision = static_cast<std::uint64_t>(reader.integer("revision", 0, 1000000));
    std::optional<Error> fault = fault_of_rules(components == fingerprint_text(), revision);
    if (!fault) return fault;
    const std::string_view field = fault->fault == Fault::other_components ? "components" : "revision";
    return Error{fault->fault, std::string(field) + ": " + fault->detail};
}

Result<Opened> go_on_from(const State& position, std::vector<Innkeeper> innkeepers,
                          std::optional<std::uint64_t> fresh_seed, std::optional<Error> why) {
    auto game = Game::load({position, seed_from(fresh_seed), {}, std::move(innkeepers)});
    if (!game) return game.error();
    return Opened{*std::move(game), std::move(why)};
}

Result<Opened> open_position(ObjectReader& reader, std::optional<std::uint64_t> fresh_seed) {
    static_cast<void>(fault_of_head(reader));
    std::vector<Innkeeper> innkeepers = innkeepers_from(reader);
    const Json& position = reader.required("state");
    reader.finish();
    if (reader.failed()) return *reader.error();
    const auto state = state_from(position, "state");
    if (!state) return state.error();
    return go_on_from(*state, std::move(innkeepers), fresh_seed, std::nullopt);
}

/** The actions of a record, or the error of the first invalid one. */
Result<std::vector<Action>> actions_from(ObjectReader& reader) {
    std::vector<Action> actions;
    for (const Json& entry : reader.array("actions", most_file_actions)) {
        const auto action = action_from(entry, "actions[" + std::to_string(actions.size()) + "]");
        if (!action) return action.error();
        actions.push_back(*action);
    }
    return actions;
}

/** The game that the actions lead to. */
Result<Game> replayed(ObjectReader& reader, const std::vector<Innkeeper>& innkeepers) {
    Record record;
    const auto setup = setup_from(reader.required("setup"), "setup");
    if (!setup && !reader.failed()) return setup.error();
    if (setup) record.start = *setup;
    record.innkeepers = innkeepers;
    if (const Json* position = reader.optional("position")) {
        const auto state = state_from(*position, "position");
        if (!state) return state.error();
        if (setup && state->setup != *setup)
            return {Fault::illegal_position, "position: its set-up is not that of the record"};
        record.start = *state;
    }
    if (reader.optional("seed") != nullptr)
        record.seed = static_cast<std::uint64_t>(reader.integer("seed", 0, static_cast<std::int64_t>(seed_limit) - 1));
    auto actions = actions_from(reader);
    if (!actions) return actions.error();
    record.actions = *std::move(actions);
    const auto played = reader.integer("played", 0, static_cast<std::int64_t>(record.actions.size()));
    static_cast<void>(reader.optional("state"));
    reader.finish();
    if (reader.failed()) return *reader.error();
    return Game::load(std::move(record), static_cast<std::size_t>(played));
}

/** The game of a record, without the mark of hints. */
Result<Opened> open_game(ObjectReader& reader, std::optional<std::uint64_t> fresh_seed) {
    const std::optional<Error> otherwise = fault_of_head(reader);
    const std::vector<Innkeeper> innkeepers = innkeepers_from(reader);
    const Json* written = reader.optional("state");
    if (reader.failed()) return *reader.error();
    if (otherwise) {
        if (written == nullptr) return *otherwise;
        const auto state = state_from(*written, "state");
        if (!state) return *otherwise;
        return go_on_from(*state, innkeepers, fresh_seed, otherwise);
    }
    auto game = replayed(reader, innkeepers);
    if (!game) return game.error();
    if (written != nullptr) {
        const auto state = state_from(*written, "state");
        if (!state) return state.error();
        if (*state != game->state()) return {Fault::damaged, "state: not the position that the actions lead to"};
    }
    return Opened{*std::move(game), std::nullopt};
}

Result<Opened> open_record(ObjectReader& reader, std::int64_t version, std::optional<std::uint64_t> fresh_seed) {
    const bool hinted =
        version >= first_version_with_hints && reader.optional("hinted") != nullptr && reader.boolean("hinted");
    Result<Opened> opened = open_game(reader, fresh_seed);
    if (opened && hinted) opened->game.mark_hinted();
    return opened;
}

}  // namespace

std::string fingerprint_text() {
    return hexadecimal(components::fingerprint);
}

std::vector<Innkeeper> innkeepers_from(ObjectReader& reader) {
    std::vector<Innkeeper> innkeepers;
    for (const Json& entry : reader.array("innkeepers", max_players)) {
        ObjectReader one(entry, reader.path_to("innkeepers") + "[" + std::to_string(innkeepers.size()) + "]");
        Innkeeper innkeeper{one.text("name"), one.id<PlayerColor>("color")};
        if (one.optional("keeper") != nullptr) innkeeper.player_type = one.id<PlayerType>("keeper");
        innkeepers.push_back(std::move(innkeeper));
        one.finish();
        if (one.failed()) reader.fail(*one.error());
    }
    return innkeepers;
}

namespace {

/** The record without its checksum. */
Json fields_of(const Game& game) {
    const Record& record = game.record();
    Json json = head(record_format, record.hinted ? first_version_with_hints : usual_version);
    json.set("setup", json_of(record.setup()));
    json.set("innkeepers", json_of(record.innkeepers));
    if (const State* position = record.position()) json.set("position", json_of(*position));
    if (record.seed) json.set("seed", static_cast<std::int64_t>(*record.seed));
    Json::Array actions;
    for (const Action action : record.actions) actions.push_back(json_of(action));
    json.set("actions", std::move(actions));
    json.set("played", static_cast<std::int64_t>(game.player_actions()));
    if (record.hinted) json.set("hinted", true);
    json.set("state", json_of(game.state()));
    return json;
}

}  // namespace

Json json_of(const Game& game) {
    return with_checksum(fields_of(game));
}

std::string text_of(const Game& game) {
    std::string text = fields_of(game).write();
    text.pop_back();
    return text + R"(,"checksum":")" + checksum_of(text) + R"("})";
}

Json position_json(const State& state, const std::vector<Innkeeper>& innkeepers) {
    Json json = head(position_format, usual_version);
    json.set("innkeepers", json_of(innkeepers));
    json.set("state", json_of(state));
    return with_checksum(std::move(json));
}

Result<Opened> open_json(const Json& json, std::optional<std::uint64_t> fresh_seed) {
    ObjectReader reader(json, "");
    if (reader.failed()) return *reader.error();
    const Json* const named = reader.optional("format");
    const std::string format = named != nullptr && named->text() != nullptr ? *named->text() : std::string();
    // Another program's file is no damaged game.
    if (format != record_format && format != position_format)
        return {Fault::not_a_link, R"(format: neither "taverns-record" nor "taverns-position")"};
    const auto version = reader.integer("version", 1, 1000000);
    if (reader.failed()) return *reader.error();
    if (version > file_version)
        return {Fault::newer_version,
                "version: written by a later version of the game, in format " + std::to_string(version)};
    if (version >= first_version_with_checksum) {
        const std::string written = reader.text("checksum");
        if (reader.failed()) return *reader.error();
        if (!checksum_fits(json, written)) return {Fault::damaged, "checksum: it does not fit the text before it"};
    }
    return format == record_format ? open_record(reader, version, fresh_seed) : open_position(reader, fresh_seed);
}

bool is_json(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && text[begin] == '{';
}

Result<Opened> open_text(std::string_view text, std::optional<std::uint64_t> fresh_seed) {
    if (is_json(text)) {
        const auto json = Json::read(text);
        if (!json) return json.error();
        return open_json(*json, fresh_seed);
    }
    const auto found = find_link(text);
    if (!found) return found.error();
    auto game = open_link(found->link, fresh_seed);
    if (!game) return game.error();
    if (found->hinted) game->mark_hinted();
    return Opened{*std::move(game), std::nullopt};
}

Result<Opened> open_found(const FoundLink& found, std::optional<std::uint64_t> fresh_seed) {
    Result<Opened> opened = open_text(found.link, fresh_seed);
    if (opened && found.hinted) opened->game.mark_hinted();
    return opened;
}

}  // namespace tavern
