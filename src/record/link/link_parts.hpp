// Used by the links of games and of told evenings: the parts of a body.
#pragma once
#include <algorithm>

#include "record/link/link_fields.hpp"

namespace tavern {

inline constexpr std::size_t most_link_actions = 1U << 12U;

inline constexpr std::uint64_t computers_bit = 16;
inline constexpr std::uint64_t alone_bit = 32;
static_assert(rules_revision < computers_bit);

/** Every body begins with components and revision. The number of the revision also says whether computers play and
 *  whether one person plays alone; in this form the links from before these were possible stay the same. */
struct Head {
    std::uint64_t components = components::fingerprint;
    std::uint64_t revision = rules_revision;
    bool computers = false;
    bool alone = false;

    Head() = default;
    explicit Head(const std::vector<Innkeeper>& innkeepers, std::uint64_t of_revision = rules_revision)
        : revision(of_revision),
          computers(
              std::any_of(innkeepers.begin(), innkeepers.end(),
                          [](const Innkeeper& innkeeper) { return innkeeper.player_type != PlayerType::person; })),
          alone(innkeepers.size() == 1) {}
};

template <class Symbols>
void visit_head(FieldCoder<Symbols>& fields, Head& head) {
    fields.bits(head.components, 32);
    std::uint64_t revision = head.revision | (head.computers ? computers_bit : 0) | (head.alone ? alone_bit : 0);
    fields.bits(revision, 6);
    head.revision = revision % computers_bit;
    head.computers = (revision & computers_bit) != 0;
    head.alone = (revision & alone_bit) != 0;
    fields.set_alone(head.alone);
}

template <class Symbols>
void visit_innkeepers(FieldCoder<Symbols>& fields, const Head& head, const Setup& setup,
                      std::vector<Innkeeper>& innkeepers) {
    innkeepers.resize(setup.players);
    std::vector<Innkeeper> usual = default_innkeepers(setup);
    for (std::size_t seat = 0; head.computers && seat < usual.size(); ++seat) {
        fields.player_type(innkeepers[seat].player_type);
        usual[seat].player_type = innkeepers[seat].player_type;
    }
    bool named = innkeepers != usual;
    fields.rare(named);
    if (!named) {
        innkeepers = usual;
        return;
    }
    for (Innkeeper& innkeeper : innkeepers) {
        fields.even(innkeeper.color, Ids<PlayerColor>::list.size());
        std::size_t length = innkeeper.name.size();
        fields.even(length, max_name_bytes + 1);
        innkeeper.name.resize(length);
        for (char& character : innkeeper.name) {
            auto byte = static_cast<unsigned char>(character);
            fields.even(byte, 256);
            character = static_cast<char>(byte);
        }
    }
}

/** The start of a replay, and its length. */
struct Beginning {
    Record record;  // without actions
    bool over = false;
    std::size_t actions = 0;  // not written when the game is over

    Beginning() = default;
    explicit Beginning(const Game& game)
        : record(game.record()), over(actor(game.state()).kind == ActorKind::nobody), actions(game.player_actions()) {
        record.actions.clear();
    }
};

/** The seed and the number of actions. */
template <class Symbols>
void visit_length(FieldCoder<Symbols>& fields, Beginning& beginning) {
    Record& record = beginning.record;
    bool without_seed = !record.seed.has_value();
    fields.rare(without_seed);
    if (!without_seed) {
        std::uint64_t seed = record.seed.value_or(0);
        static_assert(seed_limit == std::uint64_t{1} << 40U);
        fields.bits(seed, 40);
        record.seed = seed;
    }
    fields.even(beginning.over, 2);
    if (!beginning.over) fields.even(beginning.actions, most_link_actions);
}

template <class Symbols>
void visit_beginning(FieldCoder<Symbols>& fields, const Head& head, Beginning& beginning) {
    Record& record = beginning.record;
    bool from_position = record.position() != nullptr;
    fields.rare(from_position);
    if (from_position) {
        State position = record.position() != nullptr ? *record.position() : State{};
        visit_state(fields, position);
        record.start = position;
    } else {
        Setup setup = record.setup();
        visit_setup(fields, setup);
        record.start = setup;
    }
    visit_innkeepers(fields, head, record.setup(), record.innkeepers);
    visit_length(fields, beginning);
}

/** The rank of an action among the legal ones. All count as equally likely, which is short enough for the games of very
 *  different players. */
template <class Symbols>
void visit_action(Symbols& symbols, const State& state, Action& action) {
    ActionList legal;
    legal_actions(state, legal);
    auto rank = static_cast<std::uint32_t>(std::max(legal.rank(action), 0));
    rank = symbols.even(rank, static_cast<std::uint32_t>(legal.size()));
    action = legal[static_cast<int>(rank)];
}

/** The first version of links with room for this game. */
std::size_t version_for(const Setup& setup, const std::vector<Innkeeper>& innkeepers);
/** Why such a link cannot be read here. Only ranks of actions depend on the revision of the rules. */
std::optional<Error> fault_of(const Head& head, bool has_ranks = true);

/** Writes the actions of a game behind its beginning. */
void write_actions(SymbolWriter& symbols, Beginning beginning, const Game& game);
/** Reads a game behind its beginning; it may have as many actions as links can hold, or fewer. */
Result<Game> read_actions(SymbolReader& symbols, Beginning beginning, std::size_t most = most_link_actions);

/** The head, the beginning and the actions of a game. */
void write_replay(SymbolWriter& symbols, FieldCoder<SymbolWriter>& fields, const Game& game);
/** Behind the head. */
Result<Game> read_replay(SymbolReader& symbols, FieldCoder<SymbolReader>& fields, const Head& head);

}  // namespace tavern
