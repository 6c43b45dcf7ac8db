#include "record/link/link.hpp"

#include <algorithm>

#include "record/link/link_frame.hpp"
#include "record/link/link_parts.hpp"

namespace tavern {
/** The first version of links with room for this game. */
std::size_t version_for(const Setup& setup, const std::vector<Innkeeper>& innkeepers) {
    const auto holds = [&](const LinkRoom& room) {
        return setup.module <= room.modules &&
               std::all_of(innkeepers.begin(), innkeepers.end(), [&](const Innkeeper& innkeeper) {
                   return static_cast<int>(innkeeper.player_type) < room.player_types;
               });
    };
    return 1 + static_cast<std::size_t>(std::find_if(link_rooms.begin(), link_rooms.end(), holds) - link_rooms.begin());
}

std::optional<Error> fault_of(const Head& head, bool has_ranks) {
    return fault_of_rules(head.components == components::fingerprint, has_ranks ? head.revision : rules_revision);
}

void write_actions(SymbolWriter& symbols, Beginning beginning, const Game& game) {
    Game replay = *Game::load(std::move(beginning.record));
    for (std::size_t index = 0; index < game.player_actions(); ++index) {
        Action action = game.record().actions[index];
        visit_action(symbols, replay.state(), action);
        static_cast<void>(replay.act(action));
    }
}

Result<Game> read_actions(SymbolReader& symbols, Beginning beginning, std::size_t most) {
    auto loaded = Game::load(std::move(beginning.record));
    if (!loaded) return loaded;
    Game game = *std::move(loaded);
    while (beginning.over ? actor(game.state()).kind != ActorKind::nobody : game.player_actions() < beginning.actions) {
        if (actor(game.state()).kind == ActorKind::nobody || game.player_actions() >= most)
            return {Fault::damaged, "the actions go on after the end of the game"};
        Action action;
        visit_action(symbols, game.state(), action);
        static_cast<void>(game.act(action));  // from the legal list
    }
    return game;
}

void write_replay(SymbolWriter& symbols, FieldCoder<SymbolWriter>& fields, const Game& game) {
    Head head(game.record().innkeepers);
    visit_head(fields, head);
    Beginning beginning(game);
    visit_beginning(fields, head, beginning);
    write_actions(symbols, std::move(beginning), game);
}

Result<Game> read_replay(SymbolReader& symbols, FieldCoder<SymbolReader>& fields, const Head& head) {
    Beginning beginning;
    visit_beginning(fields, head, beginning);
    return read_actions(symbols, std::move(beginning));
}

namespace {

/** A link of another revision opens as well, and it is the one fragment of its revision. */
std::string position_fragment(const State& state, std::vector<Innkeeper> innkeepers, std::uint64_t revision) {
    const std::size_t version = version_for(state.setup, innkeepers);
    SymbolWriter symbols;
    FieldCoder fields(symbols, link_rooms[version - 1]);
    Head head(innkeepers, revision);
    visit_head(fields, head);
    State written = state;
    visit_state(fields, written);
    visit_innkeepers(fields, head, state.setup, innkeepers);
    return framed({position_kind, version, symbols.finish()});
}

/** The same for a problem. */
std::string problem_fragment(AskedPosition asked, std::uint64_t revision) {
    const std::size_t version = version_for(asked.state.setup, {});
    SymbolWriter symbols;
    FieldCoder fields(symbols, link_rooms[version - 1]);
    Head head(default_innkeepers(asked.state.setup), revision);
    visit_head(fields, head);
    fields.even(asked.goal, most_goals);
    visit_state(fields, asked.state);
    return framed({problem_kind, version, symbols.finish()});
}

Result<Game> game_at(const State& position, std::vector<Innkeeper> innkeepers,
                     std::optional<std::uint64_t> fresh_seed) {
    Record record;
    record.start = position;
    record.innkeepers = std::move(innkeepers);
    record.seed = seed_from(fresh_seed);
    return Game::load(std::move(record));
}

Result<Game> read_position(FieldCoder<SymbolReader>& fields, const Head& head,
                           std::optional<std::uint64_t> fresh_seed) {
    State position;
    visit_state(fields, position);
    std::vector<Innkeeper> innkeepers;
    visit_innkeepers(fields, head, position.setup, innkeepers);
    return game_at(position, std::move(innkeepers), fresh_seed);
}

Error written_otherwise() {
    return {Fault::damaged, "its content is not written as this game writes it"};
}

/** The body must be that of the fragment, and of a problem. */
Result<AskedPosition> read_problem(std::string_view fragment, const LinkBody& body) {
    SymbolReader symbols(body.bytes);
    FieldCoder fields(symbols, link_rooms[body.version - 1]);
    Head head;
    visit_head(fields, head);
    if (auto fault = fault_of(head, false)) return *std::move(fault);
    AskedPosition asked;
    fields.even(asked.goal, most_goals);
    visit_state(fields, asked.state);
    const auto game = game_at(asked.state, default_innkeepers(asked.state.setup), 0);
    if (!game) return game.error();
    if (problem_fragment(asked, head.revision) != fragment) return written_otherwise();
    return asked;
}

}  // namespace

std::optional<std::string> replay_link(const Game& game) {
    const Record& record = game.record();
    if (game.player_actions() >= most_link_actions) return std::nullopt;
    const std::size_t version = version_for(record.setup(), record.innkeepers);
    SymbolWriter symbols;
    FieldCoder fields(symbols, link_rooms[version - 1]);
    write_replay(symbols, fields, game);
    std::string link = framed({replay_kind, version, symbols.finish()});
    if (link.size() > link_limit) return std::nullopt;
    return link;
}

std::string position_link(const State& state, const std::vector<Innkeeper>& innkeepers) {
    return position_fragment(state, innkeepers, rules_revision);
}

std::string problem_link(AskedPosition asked) {
    return problem_fragment(asked, rules_revision);
}

Result<Game> open_link(std::string_view fragment, std::optional<std::uint64_t> fresh_seed) {
    const auto body = unframed(fragment);
    if (!body) return body.error();
    if (body->kind == problem_kind) {
        const auto asked = read_problem(fragment, *body);
        if (!asked) return asked.error();
        return game_at(asked->state, default_innkeepers(asked->state.setup), fresh_seed);
    }
    SymbolReader symbols(body->bytes);
    FieldCoder fields(symbols, link_rooms[body->version - 1]);
    Head head;
    visit_head(fields, head);
    const bool is_position = body->kind == position_kind;
    if (auto fault = fault_of(head, !is_position)) return *std::move(fault);
    auto game = is_position ? read_position(fields, head, fresh_seed) : read_replay(symbols, fields, head);
    if (!game || body->kind == story_kind) return game;  // src/story reads the rest of a told evening
    const Record& record = game->record();
    const auto again =
        is_position ? position_fragment(*record.position(), record.innkeepers, head.revision) : replay_link(*game);
    if (again != fragment) return written_otherwise();
    return game;
}

Result<AskedPosition> open_asked_position(std::string_view fragment) {
    const auto body = unframed(fragment);
    if (!body) return body.error();
    if (body->kind != problem_kind) return {Fault::not_a_link, "it is a link of a game, not of a problem"};
    return read_problem(fragment, *body);
}

}  // namespace tavern
