#include "record/game.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "record/json.hpp"
#include "record/names.hpp"
#include "rules/check_state.hpp"

namespace tavern {
namespace {

bool is_fit_name(std::string_view name) {
    return name.size() <= max_name_bytes && is_utf8(name) && std::none_of(name.begin(), name.end(), [](char character) {
               const auto byte = static_cast<unsigned char>(character);
               return byte < 0x20 || byte == 0x7F;
           });
}

bool is_person(const Innkeeper& innkeeper) {
    return !is_computer(innkeeper.player_type);
}

std::optional<Error> fault_of(const Record& record) {
    if (const auto wrong = check_setup(record.setup()))
        return Error{Fault::illegal_setup, "setup: impossible " + std::string(id_of(*wrong))};
    if (const State* position = record.position())
        if (const auto wrong = check_state(*position))
            return Error{Fault::illegal_position, "position: " + text_of(*wrong)};
    if (record.seed && *record.seed >= seed_limit)
        return Error{Fault::out_of_range, "seed: must be below " + std::to_string(seed_limit)};
    if (record.innkeepers.size() != record.setup().players)
        return Error{Fault::illegal_setup, "innkeepers: one for each player is needed"};
    std::array<bool, max_players> taken{};
    for (const Innkeeper& innkeeper : record.innkeepers) {
        if (!is_fit_name(innkeeper.name))
            return Error{Fault::illegal_setup,
                         "innkeepers: a name is at most 40 bytes of UTF-8 without control characters"};
        if (std::exchange(taken[static_cast<std::size_t>(innkeeper.color)], true))
            return Error{Fault::illegal_setup, "innkeepers: each has a color of its own"};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Error> fault_of_rules(bool same_components, std::uint64_t revision) {
    constexpr std::uint64_t ours = rules_revision;
    if (!same_components) return Error{Fault::other_components, "it was played with other numbers on the components"};
    if (revision == ours) return std::nullopt;
    const std::string theirs = std::to_string(revision) + "; this is revision " + std::to_string(ours);
    if (revision < ours) return Error{Fault::older_revision, "it was played by older rules, revision " + theirs};
    return Error{Fault::newer_revision, "it was played by newer rules, revision " + theirs};
}

std::optional<std::uint64_t> seed_from(std::optional<std::uint64_t> number) {
    return number ? std::optional(*number % seed_limit) : std::nullopt;
}

std::vector<Innkeeper> default_innkeepers(const Setup& setup) {
    std::vector<Innkeeper> innkeepers(setup.players);
    for (std::size_t seat = 0; seat < innkeepers.size(); ++seat)
        innkeepers[seat].color = static_cast<PlayerColor>(seat);
    return innkeepers;
}

Game::Game(Record record) : record_(std::move(record)) {
    record_.seed = seed_from(record_.seed);
    restart();
}

Game::Game(const Setup& setup, std::optional<std::uint64_t> seed, std::vector<Innkeeper> innkeepers)
    : Game(Record{setup, seed, {}, std::move(innkeepers)}) {}

Game::Game(const State& position, std::optional<std::uint64_t> seed, std::vector<Innkeeper> innkeepers)
    : Game(Record{position, seed, {}, std::move(innkeepers)}) {}

Result<Game> Game::load(Record record, std::size_t player_actions) {
    if (auto fault = fault_of(record)) return *std::move(fault);
    Game game(std::move(record));
    // Plays all actions first, so that those to be redone are known to be legal.
    for (const Action action : game.record_.actions) {
        if (const auto refused = refusal(game.state_, action))
            return {Fault::illegal_action,
                    "actions[" + std::to_string(game.player_actions_) + "]: refused, " + std::string(id_of(*refused))};
        game.redo();
    }
    if (player_actions < game.player_actions_) game.go_to(player_actions);
    return game;
}

void Game::restart() {
    state_ = record_.first_state();
    dealer_ = Dealer(record_.seed.value_or(0));
    player_actions_ = 0;
    steps_.clear();
    effects_.clear();
    deal();
}

void Game::deal() {
    while (record_.seed && actor(state_).kind == ActorKind::chance) step(dealer_.deal(state_));
}

void Game::step(Action action) {
    const Actor who = actor(state_);
    Effects effects;
    apply_legal(state_, action, effects);
    steps_.push_back(
        {action, who, static_cast<std::uint32_t>(effects_.size()), static_cast<std::uint32_t>(effects.size())});
    effects_.insert(effects_.end(), effects.begin(), effects.end());
}

std::optional<Refusal> Game::act(Action action) {
    if (const auto refused = refusal(state_, action)) return refused;
    record_.actions.resize(player_actions_);
    record_.actions.push_back(action);
    redo();
    return std::nullopt;
}

void Game::undo() {
    go_to(player_actions_ - 1);
}

void Game::redo() {
    step(record_.actions[player_actions_]);
    ++player_actions_;
    deal();
}

void Game::go_to(std::size_t player_actions) {
    if (player_actions < player_actions_) restart();
    while (player_actions_ < player_actions) redo();
}

bool is_computer(const Game& game, int seat) {
    return is_computer(game.record().innkeepers[static_cast<std::size_t>(seat)].player_type);
}

std::optional<int> first_person(const Record& record) {
    const std::vector<Innkeeper>& all = record.innkeepers;
    const auto first = std::find_if(all.begin(), all.end(), is_person);
    return first == all.end() ? std::nullopt : std::optional(static_cast<int>(first - all.begin()));
}

int count_persons(const Game& game) {
    const std::vector<Innkeeper>& all = game.record().innkeepers;
    return static_cast<int>(std::count_if(all.begin(), all.end(), is_person));
}

std::optional<int> person_asked(const Game& game) {
    const Actor who = actor(game.state());
    if (who.kind != ActorKind::player || is_computer(game, who.seat)) return std::nullopt;
    return who.seat;
}

}  // namespace tavern
