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
        visit_part(symbols, replay.state(), action);
        static_cast<void>(replay.act(action));
    }
}

Result<Game> read_actions(SymbolReader& symbols, Beginning beginning, std::size_t most) {
    auto loaded = Game::load(std::move(beginning.record));
    if (!loaded) return loaded;
    Game game = *std::move(loaded);
    while (beginning.over ? actor(game.state()).kind != ActorKind::nobody : game.player_actions() < beginning.actions) {
        if (actor(game.state()).kind == ActorKind::nobody || game.player_actions() >= most)
            return {Problem::damaged, "the actions go on after the end of the game"};
        Action action;
        visit_part(symbols, game.state(), action);
        static_cast<void>(game.act(action));  // from the legal list
    }
    return game;
}

void write_replay(SymbolWriter& symbols, FieldCoder<SymbolWriter>& fields, const Game& game) {
    Head head(game.record().innkeepers);
    visit_part(fields, head);
    Beginning beginning(game);
    visit_part(fields, head, beginning);
    write_actions(symbols, std::move(beginning), game);
}

Result<Game> read_replay(SymbolReader& symbols, FieldCoder<SymbolReader>& fields, const Head& head) {
    Beginning beginning;
    visit_part(fields, head, beginning);
    return read_actions(symbols, std::move(beginning));
}

namespace {

/** A link of another revision opens as well, and it is the one fragment of its revision. */
std::string position_fragment(const State& state, std::vector<Innkeeper> innkeepers, std::uint64_t revision) {
    const std::size_t version = version_for(state.setup, innkeepers);
    SymbolWriter symbols;
    FieldCoder fields(symbols, link_rooms[version - 1]);
    Head head(innkeepers, revision);
    visit_part(fields, head);
    State written = state;
    visit_state(fields, written);
    visit_part(fields, head, state.setup, innkeepers);
    return framed({position_kind, version, symbols.finish()});
}

/** The same for a problem. */
std::string problem_fragment(AskedPosition asked, std::uint64_t revision) {
    const std::size_t version = version_for(asked.state.setup, {});
    SymbolWriter symbols;
    FieldCoder fields(symbols, link_rooms[version - 1]);
    Head head(default_innkeepers(asked.state.setup), revision);
    visit_part(fields, head);
    fields.even(asked.goal, most_goals);
    visit_state(fields, asked.state);
    return framed({problem_kind, version, symbols.finish()});
}

/** Reads a position and, with the head, the innkeepers behind it; otherwise the usual ones sit there. */
Result<Game> read_position(FieldCoder<SymbolReader>& fields, const Head* head,
                           std::optional<std::uint64_t> fresh_seed) {
    Record record;
    State position;
    visit_state(fields, position);
    record.start = position;
    if (head != nullptr)
        visit_part(fields, *head, position.setup, record.innkeepers);
    else
        record.innkeepers = default_innkeepers(position.setup);
    record.seed = seed_from(fresh_seed);
    return Game::load(std::move(record));
}

/** Opens a fragment of any kind; the goal is that of a problem. */
Result<Game> open_fragment(std::string_view fragment, std::optional<std::uint64_t> fresh_seed, std::uint8_t& goal) {
    const auto body = unframed(fragment);
    if (!body) return body.error();
    SymbolReader symbols(body->bytes);
    FieldCoder fields(symbols, link_rooms[body->version - 1]);
    Head head;
    visit_part(fields, head);
    const bool is_story = body->kind == story_kind;
    const bool is_replay = is_story || body->kind == replay_kind;
    if (auto fault = fault_of(head, is_replay)) return *std::move(fault);
    const bool is_problem = body->kind == problem_kind;
    if (is_problem) fields.even(goal, most_goals);
    auto game = is_replay ? read_replay(symbols, fields, head)
                          : read_position(fields, is_problem ? nullptr : &head, fresh_seed);
    if (!game) return game;
    if (is_story) return game;  // src/story reads the rest
    const Record& record = game->record();
    const auto again = is_replay    ? replay_link(*game)
                       : is_problem ? problem_fragment({*record.position(), goal}, head.revision)
                                    : position_fragment(*record.position(), record.innkeepers, head.revision);
    if (again != fragment) return {Problem::damaged, "its content is not written as this game writes it"};
    return game;
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
    std::uint8_t goal = 0;
    return open_fragment(fragment, fresh_seed, goal);
}

Result<AskedPosition> open_asked_position(std::string_view fragment) {
    std::uint8_t goal = 0;
    const auto game = open_fragment(fragment, 0, goal);
    if (!game) return game.error();
    if (fragment[0] != problem_kind) return {Problem::not_a_link, "it is a link of a game, not of a problem"};
    return AskedPosition{*game->record().position(), goal};
}

}  // namespace tavern
