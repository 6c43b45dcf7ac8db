#include "scenario_position.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

#include "invariants.hpp"
#include "scenario_words.hpp"

namespace tavern::scenario {
namespace {

// --- Lists of cards and dice in words ---

/** "guest-5, noble x2, none" */
struct Stack {
    Card card = no_card;
    int number = 1;
};

std::vector<Stack> stacks_of(std::string_view text) {
    std::vector<Stack> stacks;
    for (const std::string& item : split(text, ',')) {
        Words words(item);
        const std::string name = words.word("a card");
        Stack stack;
        if (name != "none") stack.card = card_of(name);
        if (!words.empty()) {
            const std::string times = words.word("x2");
            if (times[0] != 'x') throw Failure("after a card only a number like x2 can stand, not \"" + times + "\"");
            stack.number = number_of(times.substr(1), "how many");
        }
        words.end();
        stacks.push_back(stack);
    }
    return stacks;
}

invariants::Tally tally_of(std::string_view text) {
    invariants::Tally tally{};
    for (const Stack& stack : stacks_of(text))
        if (stack.card != no_card) tally[index_of(stack.card)] += stack.number;
    return tally;
}

std::string stack_text(Card card, int number) {
    return name_of(card) + (number > 1 ? " x" + std::to_string(number) : std::string());
}

std::string text_of(const invariants::Tally& tally) {
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < tally.size(); ++kind)
        if (tally[kind] > 0) parts.push_back(stack_text(static_cast<Card>(kind), tally[kind]));
    return parts.empty() ? "none" : join(parts, ", ");
}

invariants::Tally tally_of(const CardCounts& cards) {
    invariants::Tally tally{};
    for (std::size_t kind = 0; kind < tally.size(); ++kind) tally[kind] = cards[static_cast<Card>(kind)];
    return tally;
}

std::string text_of(Dice dice) {
    std::string text;
    for (Face face = 1; face <= faces; ++face)
        for (int die = 0; die < dice.count(face); ++die) text += " " + std::to_string(face);
    return text;
}

struct Hand {
    Dice white;
    Dice own;
};

Hand hand_of(std::string_view text) {
    Words words(text);
    Hand hand;
    if (words.take("none")) {
        words.end();
        return hand;
    }
    Dice* dice = nullptr;
    while (!words.empty()) {
        if (words.take("white"))
            dice = &hand.white;
        else if (words.take("own"))
            dice = &hand.own;
        if (dice == nullptr) throw Failure("dice begin with \"white\" or \"own\"");
        const int face = words.number("a face");
        if (face < 1 || face > faces) throw Failure("a die shows 1 to 6");
        dice->add(static_cast<Face>(face));
    }
    if (hand.white.total() > components::white_dice || hand.own.total() > components::own_dice)
        throw Failure("nobody has so many dice");
    return hand;
}

std::string text_of(const Hand& hand) {
    std::string text;
    if (!hand.white.empty()) text += "white" + text_of(hand.white);
    if (!hand.own.empty()) text += (text.empty() ? "own" : " own") + text_of(hand.own);
    return text.empty() ? "none" : text;
}

// --- Taking cards ---

/** Takes a card out of the player's deck if it is there, else out of the supply. */
void take(State& state, Player& player, Card card) {
    if (player.bag[card] > 0) return player.bag.remove(card);
    if (is_tavern_card(card) && state.stock[index_of(card)] > 0) {
        --state.stock[index_of(card)];
        return;
    }
    if (card == Card::noble && state.nobles > 0) {
        --state.nobles;
        return;
    }
    if (card == Card::guest_3 && state.guest_stack > 1) {
        --state.guest_stack;
        return;
    }
    if (state.guest_deck[card] > 0) return state.guest_deck.remove(card);
    throw Failure("no " + name_of(card) + " is left for this position");
}

/** Cards missing in the supply are owned by the last player. */
Player& last_player(State& state) {
    return state.players[state.setup.players - 1U];
}

// --- Numbers ---

struct NumberWord {
    std::function<int(const State&, int seat)> show;
    std::function<void(State&, Player&, int)> set;  // empty: only for expectations
};

std::uint8_t small(int number) {
    return static_cast<std::uint8_t>(number);
}

const std::map<std::string, NumberWord>& number_words() {
    const auto of = [](const State& state, int seat) -> const Player& {
        return state.players[static_cast<std::size_t>(seat)];
    };
    static const std::map<std::string, NumberWord> table{
        {"thalers",
         {[of](const State& s, int seat) { return int{of(s, seat).thalers}; },
          [](State&, Player& p, int n) { p.thalers = small(n); }}},
        {"beer",
         {[of](const State& s, int seat) { return int{of(s, seat).beer}; },
          [](State&, Player& p, int n) { p.beer = small(n); }}},
        {"schnapps",
         {[of](const State& s, int seat) { return int{of(s, seat).schnapps}; },
          [](State& s, Player& p, int n) {
              if (n > s.schnapps) throw Failure("so much schnapps is not left");
              s.schnapps = small(s.schnapps - n);
              p.schnapps = small(p.schnapps + n);
          }}},
        {"counter-guests",
         {[of](const State& s, int seat) { return int{of(s, seat).counter_guests}; },
          [](State&, Player& p, int n) { p.counter_guests = small(n); }}},
        {"monastery",
         {[of](const State& s, int seat) { return int{of(s, seat).monastery}; },
          [](State&, Player& p, int n) { p.monastery = small(n); }}},
        {"reputation",
         {[of](const State& s, int seat) { return reputation_space(s.setup, of(s, seat).reputation); },
          [](State&, Player& p, int n) { p.reputation = small(n); }}},
        {"free-dishwashers", {[of](const State& s, int seat) { return free_dishwashers(of(s, seat)); }, {}}},
        {"planned-reputation", {[of](const State& s, int seat) { return planned_reputation(of(s, seat)); }, {}}},
        {"table-number", {[of](const State& s, int seat) { return int{of(s, seat).tables}; }, {}}},
        {"staff-points", {[](const State& s, int seat) { return score(s, seat).staff; }, {}}},
        {"guest-points", {[](const State& s, int seat) { return score(s, seat).guests; }, {}}},
        {"noble-points", {[](const State& s, int seat) { return score(s, seat).nobles; }, {}}},
        {"schnapps-points", {[](const State& s, int seat) { return score(s, seat).schnapps; }, {}}},
        {"reputation-points", {[](const State& s, int seat) { return score(s, seat).reputation; }, {}}},
        {"points", {[](const State& s, int seat) { return score(s, seat).total(); }, {}}},
        {"stored", {[](const State& s, int seat) { return score(s, seat).stored; }, {}}},
        {"start-card", {[of](const State& s, int seat) { return int{of(s, seat).start_card}; }, {}}},
    };
    return table;
}

const NumberWord& number_word(const std::string& name) {
    const auto found = number_words().find(name);
    if (found == number_words().end()) throw Failure("nobody can have \"" + name + "\"");
    return found->second;
}

void compare(const std::string& found, const std::string& wanted, const std::string& what) {
    if (found != wanted) throw Failure(what + ": expected " + wanted + ", found " + found);
}

// --- Lists ---

struct ListWord {
    std::function<std::string(const State&, const Player&)> show;
    std::function<std::string(std::string_view)> normal;  // the text in the form that show writes
    std::function<void(State&, Player&, std::string_view)> set;
};

std::string cards_normal(std::string_view text) {
    return text_of(tally_of(text));
}

std::string show_tables(const Player& player) {
    std::vector<std::string> parts;
    for (std::size_t seat = 0; seat < player.seated; ++seat) {
        const Card guest = player.seats[seat].guest;
        parts.push_back(stack_text(guest, guest == Card::noble ? player.nobles : 1));
    }
    return parts.empty() ? "none" : join(parts, ", ");
}

std::string tables_normal(std::string_view text) {
    std::vector<std::string> parts;
    for (const Stack& stack : stacks_of(text)) parts.push_back(stack_text(stack.card, stack.number));
    return join(parts, ", ");
}

void set_tables(State& state, Player& player, std::string_view text) {
    for (const Stack& stack : stacks_of(text)) {
        if (stack.card != no_card && !takes_seat(stack.card)) throw Failure(name_of(stack.card) + " takes no seat");
        if (stack.number > 1 && stack.card != Card::noble) throw Failure("only nobles share a table");
        if (stack.card == Card::noble) {
            if (player.nobles > 0) throw Failure("all nobles sit at one table");
            player.nobles = small(stack.number);
        }
        for (int copy = 0; copy < stack.number && stack.card != no_card; ++copy) take(state, player, stack.card);
        if (player.seated == max_seats) throw Failure("there are not so many tables");
        player.seats[player.seated++].guest = stack.card;
    }
}

std::string show_deck(const Player& player) {
    std::vector<std::string> parts;
    for (int index = player.known_count; index-- > 0;)
        parts.push_back(name_of(player.known[static_cast<std::size_t>(index)]));
    return parts.empty() ? "none" : join(parts, ", ");
}

/** Top card first: the order matters. */
std::string deck_normal(std::string_view text) {
    std::vector<std::string> parts;
    for (const Stack& stack : stacks_of(text))
        parts.insert(parts.end(), static_cast<std::size_t>(stack.number), name_of(stack.card));
    return join(parts, ", ");
}

void set_deck(State& state, Player& player, std::string_view text) {
    std::vector<Stack> stacks = stacks_of(text);
    std::reverse(stacks.begin(), stacks.end());
    for (const Stack& stack : stacks)
        for (int copy = 0; copy < stack.number && stack.card != no_card; ++copy) {
            take(state, player, stack.card);
            player.known[player.known_count++] = stack.card;
        }
}

void set_staff(State& state, Player& player, std::string_view text) {
    const invariants::Tally tally = tally_of(text);
    for (std::size_t kind = 0; kind < tally.size(); ++kind)
        for (int copy = 0; copy < tally[kind]; ++copy) {
            const Card card = static_cast<Card>(kind);
            if (takes_seat(card)) throw Failure(name_of(card) + " lies at a table, not beside a tile");
            take(state, player, card);
            ++player.staff[kind];
        }
}

void set_discard(State& state, Player& player, std::string_view text) {
    if (text == "rest") return player.discard.take_all(player.bag);
    const invariants::Tally tally = tally_of(text);
    for (std::size_t kind = 0; kind < tally.size(); ++kind)
        for (int copy = 0; copy < tally[kind]; ++copy) {
            take(state, player, static_cast<Card>(kind));
            player.discard.add(static_cast<Card>(kind));
        }
}

std::string tiles_text(TileSet tiles) {
    std::vector<std::string> parts;
    for (unsigned tile = 0; tile < components::tile_kinds; ++tile)
        if ((tiles >> tile & 1U) != 0) parts.push_back(name_of(static_cast<Tile>(tile)));
    return parts.empty() ? "none" : join(parts, ", ");
}

TileSet tiles_of(std::string_view text) {
    unsigned tiles = 0;
    if (text == "none") return 0;
    for (const std::string& name : split(text, ',')) {
        if (name == "all") return static_cast<TileSet>((1U << components::tile_kinds) - 1U);
        tiles |= 1U << index_of(tile_of(name));
    }
    return static_cast<TileSet>(tiles);
}

std::string book_text(const std::array<std::uint8_t, components::book_columns>& book) {
    std::string text;
    for (const std::uint8_t column : book) text += (text.empty() ? "" : " ") + std::to_string(column);
    return text;
}

std::array<std::uint8_t, components::book_columns> book_of(std::string_view text) {
    std::string spaced(text);  // in lists of "each", columns are joined with dots into one word
    std::replace(spaced.begin(), spaced.end(), '.', ' ');
    Words words(spaced);
    std::array<std::uint8_t, components::book_columns> book{};
    for (std::uint8_t& column : book) column = small(words.number("signatures in a column"));
    words.end();
    return book;
}

std::string show_board(const Player& player) {
    std::vector<std::string> parts;
    const auto add = [&](Space space, SpaceDie die) {
        if (die.lies()) parts.push_back(name_of(space) + " " + std::to_string(die.face()));
    };
    add(Space::cashbox, player.cashbox);
    add(Space::barrel, player.barrel);
    for (const Space space : {Space::brewer, Space::monk})
        if (!dice_on(player, space).empty()) parts.push_back(name_of(space) + text_of(dice_on(player, space)));
    for (int seat = 0; seat < max_seats; ++seat)
        add(seat_space(seat), player.seats[static_cast<std::size_t>(seat)].die);
    return parts.empty() ? "none" : join(parts, ", ");
}

std::string as_written(std::string_view text) {
    return trim(text);
}

const std::map<std::string, ListWord>& list_words() {
    static const std::map<std::string, ListWord> table{
        {"staff",
         {[](const State&, const Player& p) {
              invariants::Tally tally{};
              for (std::size_t kind = 0; kind < p.staff.size(); ++kind) tally[kind] = p.staff[kind];
              return text_of(tally);
          },
          cards_normal, set_staff}},
        {"tables", {[](const State&, const Player& p) { return show_tables(p); }, tables_normal, set_tables}},
        {"deck", {[](const State&, const Player& p) { return show_deck(p); }, deck_normal, set_deck}},
        {"bag",
         {[](const State&, const Player& p) { return text_of(tally_of(p.bag)); }, cards_normal,
          [](State& state, Player& p, std::string_view text) {
              if (text != "none") throw Failure("the rest of the deck can only be set to none");
              last_player(state).discard.take_all(p.bag);
          }}},
        {"discard",
         {[](const State&, const Player& p) { return text_of(tally_of(p.discard)); }, cards_normal, set_discard}},
        {"hand",
         {[](const State&, const Player& p) {
              return text_of(Hand{p.white, p.own});
          },
          [](std::string_view text) { return text_of(hand_of(text)); },
          [](State&, Player& p, std::string_view text) {
              const Hand hand = hand_of(text);
              p.white = hand.white;
              p.own = hand.own;
          }}},
        {"coaster",
         {[](const State&, const Player& p) {
              return text_of(Hand{p.coaster, {}});
          },
          [](std::string_view text) { return text_of(hand_of(text)); },
          {}}},
        {"board", {[](const State&, const Player& p) { return show_board(p); }, as_written, {}}},
        {"tiles",
         {[](const State&, const Player& p) { return tiles_text(p.upgraded); },
          [](std::string_view text) { return tiles_text(tiles_of(text)); },
          [](State&, Player& p, std::string_view text) { p.upgraded = tiles_of(text); }}},
        {"sides",
         {[](const State&, const Player& p) {
              std::vector<std::string> parts;
              for (const std::uint8_t side : p.sides)
                  if (side > 0) parts.push_back(side_name(side));
              return parts.empty() ? "none" : join(parts, ", ");
          },
          as_written,
          [](State&, Player& p, std::string_view text) {
              for (const std::string& name : split(text, ',')) {
                  const int side = side_of(name);
                  p.sides[static_cast<std::size_t>(side - 1) / 2] = small(side);
              }
          }}},
        {"book",
         {[](const State&, const Player& p) { return book_text(p.book); },
          [](std::string_view text) { return book_text(book_of(text)); },
          [](State&, Player& p, std::string_view text) { p.book = book_of(text); }}},
    };
    return table;
}

const ListWord& list_word(const std::string& name) {
    const auto found = list_words().find(name);
    if (found == list_words().end())
        throw Failure("\"" + name + "\" is neither \"has\" nor a part of a tavern like tables, staff, deck or tiles");
    return found->second;
}

// --- The supply and the row ---

int supply_of(const State& state, const std::string& name) {
    if (name == "schnapps") return state.schnapps;
    if (name == "signatures") return state.signatures;
    if (name == "guest-deck") return state.guest_deck.total();
    const Card card = card_of(name);
    if (is_tavern_card(card)) return state.stock[index_of(card)];
    if (card == Card::noble) return state.nobles;
    if (card == Card::guest_3) return state.guest_stack;
    throw Failure("there is no supply of " + name);
}

void set_supply(State& state, const std::string& name, int number) {
    const int surplus = supply_of(state, name) - number;
    if (surplus < 0) throw Failure("so many " + name + " are not left");
    Player& last = last_player(state);
    if (name == "schnapps") {
        state.schnapps = small(number);
        last.schnapps = small(last.schnapps + surplus);
        return;
    }
    if (name == "signatures" || name == "guest-deck") throw Failure(name + " follows from the rest of the position");
    const Card card = card_of(name);
    (is_tavern_card(card)  ? state.stock[index_of(card)]
     : card == Card::noble ? state.nobles
                           : state.guest_stack) = small(number);
    if (card == Card::guest_3 && number == 0) state.row[0] = {};
    last.discard.add(card, surplus);
}

GuestPlace place_of(std::string_view text) {
    Words words(text);
    GuestPlace place;
    const std::string name = words.word("a guest");
    if (name != "none") place.guest = card_of(name);
    place.signature = words.take("signed");
    words.end();
    return place;
}

std::string place_text(const GuestPlace& place) {
    return name_of(place.guest) + (place.signature ? " signed" : "");
}

void set_place(State& state, std::size_t index, const GuestPlace& place) {
    if (place.guest != no_card) {
        if (state.guest_deck[place.guest] == 0) throw Failure(name_of(place.guest) + " is not in the guest deck");
        state.guest_deck.remove(place.guest);
    }
    state.row[index] = place;
}

void set_row(State& state, std::string_view text) {
    std::size_t index = 1;
    for (const std::string& part : split(text, ',')) {
        if (index >= state.row.size()) throw Failure("the row has four places");
        set_place(state, index++, place_of(part));
    }
}

void set_stack(State& state, std::string_view text) {
    const GuestPlace place = place_of(text);
    if (place.guest == Card::guest_3) {
        state.row[0] = place;
        return;
    }
    set_supply(state, "guest-3", 0);
    set_place(state, 0, place);
}

void set_guest_deck(State& state, std::string_view text) {
    const invariants::Tally wanted = tally_of(text);
    for (std::size_t kind = 0; kind < wanted.size(); ++kind) {
        const Card card = static_cast<Card>(kind);
        const int surplus = state.guest_deck[card] - wanted[kind];
        if (surplus < 0) throw Failure("so many " + name_of(card) + " are not left in the guest deck");
        state.guest_deck.remove(card, surplus);
        last_player(state).discard.add(card, surplus);
    }
}

std::string row_text(const State& state) {
    std::vector<std::string> parts;
    for (std::size_t index = 1; index < state.row.size(); ++index) parts.push_back(place_text(state.row[index]));
    return join(parts, ", ");
}

std::string row_normal(std::string_view text) {
    std::vector<std::string> parts;
    for (const std::string& part : split(text, ',')) parts.push_back(place_text(place_of(part)));
    return join(parts, ", ");
}

int signatures_outside_supply(const State& state) {
    int signatures = 0;
    for (const GuestPlace& place : state.row) signatures += place.signature;
    for (const Player& player : state.players)
        for (const std::uint8_t column : player.book) signatures += column;
    return signatures;
}

}  // namespace

Opening opening_of(std::string_view text) {
    Opening opening;
    int starter = 0;
    for (const std::string& part : split(text, ',')) {
        Words words(part);
        if (words.next_is_number()) {
            opening.setup.players = small(words.number("players"));
            if (opening.setup.players > 1 || !words.take("player")) words.expect("players");
        } else if (words.take("module")) {
            opening.setup.module = small(words.number("the module"));
        } else if (words.take("schmidt")) {
            words.expect("edition");
            opening.setup.edition = Edition::schmidt;
        } else if (words.take("north-star")) {
            words.expect("edition");
            opening.setup.edition = Edition::north_star;
        } else if (words.take("planning")) {
            if (words.empty()) {
                opening.begin = Begin::planning;
            } else {
                words.expect("in");
                words.expect("turn");
                opening.setup.planning = Planning::own_turn;
            }
        } else if (words.take("serving")) {
            opening.begin = Begin::serving;
        } else if (words.take("round")) {
            opening.round = words.number("the round");
        } else {
            starter = seat_of_player(words.word("the start player"));
            words.expect("starts");
        }
        words.end();
    }
    if ((opening.begin == Begin::new_game) != (opening.round == 0))
        throw Failure("a round goes with \"planning\" or \"serving\"");
    // The start player of this round began in another seat.
    const int players = opening.setup.players;
    const int moved = std::max(0, opening.round - 1);
    opening.setup.start_player = small(((starter - moved) % players + players) % players);
    if (check_setup(opening.setup)) throw Failure("no game can be set up like this");
    return opening;
}

State fresh_position(const Opening& opening) {
    State state = new_game(opening.setup);
    if (opening.begin == Begin::new_game) return state;
    state.tasks = {};
    state.task_count = 0;
    state.round = small(opening.round);
    state.phase = Phase::planning;
    state.turn = 0;
    return state;
}

bool is_position_line(std::string_view line) {
    Words words(line);
    const std::string first = words.word("a word");
    return is_player(first) || first == "supply" || first == "row" || first == "stack" || first == "guest-deck";
}

void set_position(State& state, std::string_view line) {
    Words words(line);
    const std::string first = words.word("a word");
    if (first == "supply") {
        for (const std::string& part : split(words.rest(), ',')) {
            Words item(part);
            const std::string name = item.word("a supply");
            set_supply(state, name, item.number("how many"));
            item.end();
        }
        return;
    }
    if (first == "row") return set_row(state, words.rest());
    if (first == "stack") return set_stack(state, words.rest());
    if (first == "guest-deck") return set_guest_deck(state, words.rest());
    const int seat = seat_of_player(first);
    if (seat >= state.setup.players) throw Failure(first + " does not play");
    Player& player = state.players[static_cast<std::size_t>(seat)];
    if (words.take("has")) {
        for (const std::string& part : split(words.rest(), ',')) {
            Words item(part);
            const std::string name = item.word("a possession");
            const NumberWord& word = number_word(name);
            if (!word.set) throw Failure("\"" + name + "\" follows from the rest of the position");
            word.set(state, player, item.number("how much"));
            item.end();
        }
        return;
    }
    const std::string name = words.word("a part of the tavern");
    const ListWord& word = list_word(name);
    if (!word.set) throw Failure("\"" + name + "\" follows from the rest of the position");
    word.set(state, player, words.rest());
}

void finish_position(State& state, const Opening& opening) {
    if (opening.begin != Begin::new_game) {
        // Other places get the next guests.
        for (std::size_t index = 1; index < state.row.size(); ++index) {
            if (state.row[index].guest != no_card || state.guest_deck.empty()) continue;
            set_place(state, index, {state.guest_deck.at(0), state.setup.module >= 5});
        }
        for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
            Player& player = state.players[seat];
            player.tables =
                small(components::printed_tables + player.has_upgraded(Tile::table) + player.staff_of(Card::table));
            player.tables = std::max(player.tables, player.seated);
            player.dishwashers = small(player.staff_of(Card::dishwasher) + player.has_upgraded(Tile::dishwasher));
        }
    }
    if (state.setup.module >= 5)
        state.signatures = small(components::signature_tiles - signatures_outside_supply(state));
    if (opening.begin != Begin::serving) return;
    Effects unheard;
    while (question(state) == Question::plan) apply_legal(state, act::of(ActionKind::ready), unheard);
}

void expect_position(const State& state, std::string_view line) {
    Words words(line);
    const std::string first = words.word("a word");
    if (first == "supply") {
        for (const std::string& part : split(words.rest(), ',')) {
            Words item(part);
            const std::string name = item.word("a supply");
            const int wanted = item.number("how many");
            item.end();
            compare(std::to_string(supply_of(state, name)), std::to_string(wanted), "supply of " + name);
        }
        return;
    }
    if (first == "row") return compare(row_text(state), row_normal(words.rest()), "row");
    if (first == "stack") return compare(place_text(state.row[0]), place_text(place_of(words.rest())), "stack");
    if (first == "guest-deck") return compare(text_of(tally_of(state.guest_deck)), cards_normal(words.rest()), first);
    const int seat = seat_of_player(first);
    if (seat >= state.setup.players) throw Failure(first + " does not play");
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    if (words.take("has")) {
        for (const std::string& part : split(words.rest(), ',')) {
            Words item(part);
            const std::string name = item.word("a possession");
            const int wanted = item.number("how much");
            item.end();
            compare(std::to_string(number_word(name).show(state, seat)), std::to_string(wanted), first + "'s " + name);
        }
        return;
    }
    const std::string name = words.word("a part of the tavern");
    const ListWord& word = list_word(name);
    compare(word.show(state, player), word.normal(words.rest()), first + "'s " + name);
}

}  // namespace tavern::scenario
