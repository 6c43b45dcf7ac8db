// Advice against the rules: every number, purchase, recruit and reason that is told of a plan is its result when
// it is played in its game, while the others do nothing. TAVERNS_ADVICE_PLANS says how many plans.
#include "narration/advice/advice.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "../how_many.hpp"
#include "../record/sample_games.hpp"
#include "ai/players.hpp"
#include "narration/account_words.hpp"
#include "possessions.hpp"

using namespace tavern;

namespace {

const int all_plans = how_many("TAVERNS_ADVICE_PLANS", 300);

using Names = std::map<std::string, int>;

/** The results of a plan that was played, all of them from the positions of the rules. */
struct Yield {
    State before;
    State end;  // just before the turn ends
    Stores gained{};
    int seat = 0;
    int nobles_of_upgrades = 0;
    int brewer_beer = 0;
    int cashbox_thalers = 0;
    int moves = 0;
    bool bonus = false;  // of the last step on the monastery track
    std::vector<Face> brewed;
    std::vector<Action> actions;
    bool whole = false;  // every action was legal, and the last one ended the turn
    const Player& was() const { return before.players[static_cast<std::size_t>(seat)]; }
    const Player& is() const { return end.players[static_cast<std::size_t>(seat)]; }
    int number(ActionKind kind) const {
        return static_cast<int>(
            std::count_if(actions.begin(), actions.end(), [&](Action one) { return one.kind() == kind; }));
    }
};

int beer_price(const State& state, Action action) {
    if (action.kind() == ActionKind::recruit) return facts(state.row[action.a()].guest).price;
    return 0;
}

void count(Yield& yield, Action action, const State& from, const State& to) {
    const auto seat = static_cast<std::size_t>(yield.seat);
    Stores change = stores_of(to.players[seat]);
    for (std::size_t kind = 0; kind < resource_kinds; ++kind) change[kind] -= stores_of(from.players[seat])[kind];
    change[1] += beer_price(from, action);
    for (std::size_t kind = 0; kind < resource_kinds; ++kind) yield.gained[kind] += std::max(0, change[kind]);
    const CardCounts had = cards_of(from.players[seat]);
    const CardCounts has = cards_of(to.players[seat]);
    if (action.kind() == ActionKind::upgrade) yield.nobles_of_upgrades += has[Card::noble] - had[Card::noble];
    if (action.kind() == ActionKind::move) ++yield.moves;
    if (action.kind() == ActionKind::serve && action.space() == Space::brewer) {
        yield.brewer_beer += change[1];
        yield.brewed.push_back(action.face());
    }
    if (action.kind() == ActionKind::serve && action.space() == Space::cashbox) yield.cashbox_thalers += change[0];
    if (to.players[seat].monastery == from.players[seat].monastery) return;
    const Bonus& bonus = components::monastery_track[to.players[seat].monastery];
    yield.bonus = (bonus.kind == BonusKind::thalers && change[0] > 0) ||
                  (bonus.kind == BonusKind::noble && has[Card::noble] > had[Card::noble]) ||
                  (bonus.kind == BonusKind::card && has[bonus.card] > had[bonus.card]);
}

/** The others end their part at once, and answer with the last choice. */
Action idle(const State& state) {
    if (question(state) == Question::plan) return Action(ActionKind::ready);
    if (question(state) == Question::serve) return Action(ActionKind::end_turn);
    ActionList legal;
    legal_actions(state, legal);
    return legal[legal.size() - 1];
}

Yield played(Game game, const std::vector<Action>& turn) {
    Yield yield;
    yield.seat = actor(game.state()).seat;
    yield.before = yield.end = game.state();
    for (const Action action : turn) {
        while (actor(game.state()).kind == ActorKind::player && actor(game.state()).seat != yield.seat)
            if (game.act(idle(game.state()))) return yield;
        // Changes while the others ended their turns.
        count(yield, Action(), yield.end, game.state());
        yield.end = game.state();
        if (action.kind() == ActionKind::end_turn) break;
        if (game.act(action)) return yield;
        yield.actions.push_back(action);
        count(yield, action, yield.end, game.state());
        yield.end = game.state();
    }
    yield.whole = question(game.state()) == Question::serve && turn.back().kind() == ActionKind::end_turn;
    return yield;
}

/** The number before a sign in a text, as in "+2[beer]"; 0 where there is none. */
int told(const std::string& text, const std::string& sign) {
    const std::size_t at = text.find("[" + sign + "]");
    if (at == std::string::npos) return 0;
    std::size_t first = at;
    while (first > 0 && std::isdigit(static_cast<unsigned char>(text[first - 1])) != 0) --first;
    const bool negative = first >= 3 && text.compare(first - 3, 3, "−") == 0;
    return (negative ? -1 : 1) * std::atoi(text.c_str() + first);
}

/** The numbers of a sentence, in digits or words, in their order. */
std::vector<int> numbers_in(const std::string& text) {
    static const std::vector<std::string> words{"one", "two",   "three", "four", "five",
                                                "six", "seven", "eight", "nine", "ten"};
    std::vector<int> numbers;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
        const std::string word = text.substr(at, end - at);
        const auto known = std::find(words.begin(), words.end(), word);
        if (known != words.end()) numbers.push_back(static_cast<int>(known - words.begin()) + 1);
        if (!word.empty() && std::isdigit(static_cast<unsigned char>(word[0])) != 0) numbers.push_back(std::stoi(word));
        at = std::max(end, at + 1);
    }
    return numbers;
}

bool begins(const std::string& text, const std::string& with) {
    return text.rfind(with, 0) == 0;
}

/** How the cards changed, as the deeds and the gains tell it; and the tiles that were upgraded. */
struct ToldCards {
    Names cards;
    Names tiles;
    int placed = 0;  // dice
};

void count_listed(Names& cards, std::string listed, int sign) {
    const std::size_t times = listed.find(" × ");
    const int number = times == std::string::npos ? 1 : std::stoi(listed);
    cards[times == std::string::npos ? listed : listed.substr(times + std::string(" × ").size())] += sign * number;
}

ToldCards told_cards(const SuggestionWords& words) {
    ToldCards told_of;
    for (const std::string& deed : words.deeds) {
        const std::string rest = deed.substr(deed.find("] ") == std::string::npos ? 0 : deed.find("] ") + 2);
        const bool gives = begins(rest, "▸");  // a card that plays brings something
        if (!gives && (begins(deed, "[card-") || begins(deed, "[icon-person]"))) ++told_of.cards[rest];
        if (begins(deed, "[denied]") && rest != say(Text::answer_denied))
            --told_of.cards[rest.substr(0, rest.find(" [die"))];
        if (begins(deed, "[upgrade]")) {
            const std::size_t returns = rest.find(": return ");
            ++told_of.tiles[rest.substr(0, returns)];
            if (returns != std::string::npos) count_listed(told_of.cards, rest.substr(returns + 9), -1);
        }
        if (deed.find("[noble]") != std::string::npos && deed.find(' ') == std::string::npos)
            told_of.cards[std::string(card_name(Card::noble))] += told(deed, "noble");
        const std::size_t arrow = deed.find(" ▸ ");
        const bool lies = arrow != std::string::npos && !begins(rest, "▸ [die") && !begins(deed, "[counter-guest]");
        for (std::size_t at = deed.find("[die-"); lies && at < arrow; at = deed.find("[die-", at + 1)) ++told_of.placed;
    }
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        const std::string sign = card == Card::noble ? "noble" : "card-" + std::string(facts(card).id);
        told_of.cards[std::string(card_name(card))] += told(words.gains, sign);
    }
    return told_of;
}

std::string wrong_cards(const Yield& yield, const SuggestionWords& words) {
    const ToldCards told_of = told_cards(words);
    Names changed;
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        changed[std::string(card_name(card))] += cards_of(yield.is())[card] - cards_of(yield.was())[card];
    }
    for (const auto& [name, number] : told_of.cards)
        if (changed[name] != number) return name + ": told " + std::to_string(number);
    for (int tile = 0; tile < components::tile_kinds; ++tile) {
        const Tile one = static_cast<Tile>(tile);
        const int upgraded = yield.is().has_upgraded(one) - yield.was().has_upgraded(one);
        const auto known = told_of.tiles.find(std::string(tile_name(one)));
        if ((known == told_of.tiles.end() ? 0 : known->second) != upgraded) return std::string(tile_name(one));
    }
    const auto in_hand = [](const Player& player) { return (player.white + player.own).total(); };
    if (told_of.placed != in_hand(yield.was()) - in_hand(yield.is()) + yield.moves) return "dice placed";
    return {};
}

/** The goods left in each store when the turn ends. */
Stores kept(const Yield& yield) {
    Stores stores = stores_of(yield.is());
    stores[0] = std::min(stores[0], components::safe_limit[yield.is().has_upgraded(Tile::safe)]);
    stores[1] = std::min(stores[1], components::storage_limit[yield.is().has_upgraded(Tile::beer_storage)]);
    stores[2] = std::min(stores[2], components::schnapps_limit);
    return stores;
}

std::string wrong_goods(const Yield& yield, const SuggestionWords& words) {
    const std::vector<std::string> signs{"thaler", "beer", "schnapps", "counter-guest"};
    const std::string left = words.left.substr(0, words.left.find(". "));
    const std::string lost = words.left.substr(std::min(words.left.size(), left.size()));
    const Stores was = stores_of(yield.was());
    const Stores end = stores_of(yield.is());
    for (std::size_t kind = 0; kind < resource_kinds; ++kind) {
        // All money at hand, but only the change of other goods.
        const int expected = kind < 2 ? was[kind] + yield.gained[kind] : end[kind] - was[kind];
        if (told(words.gains, signs[kind]) != expected) return signs[kind];
        if (told(left, signs[kind]) != kept(yield)[kind]) return signs[kind] + " left";
        if (told(lost, signs[kind]) != end[kind] - kept(yield)[kind]) return signs[kind] + " lost";
    }
    if (told(words.gains, "reputation") != yield.is().reputation - yield.was().reputation) return "reputation";
    constexpr int spaces = components::monastery_length + 1;
    if (told(words.gains, "step") != (yield.is().monastery - yield.was().monastery + spaces) % spaces)
        return "monastery";
    const int schnapps = (end[2] - kept(yield)[2]) * components::points_per_schnapps;
    if (told(left, "points") != score(yield.end, yield.seat).total() - schnapps) return "points";
    return {};
}

bool names(const std::string& text, std::string_view name) {
    return text.find(name) != std::string::npos;
}

/** Whether the numbers and names of the reason are those of the plan's results. */
bool right_reason(const Yield& yield, const Suggestion& suggestion, const std::string& why) {
    const std::vector<int> numbers = numbers_in(why);
    const auto tells = [&](std::vector<int> expected) { return numbers == expected; };
    const auto first = [&](ActionKind kind) {
        for (const Action action : yield.actions)
            if (action.kind() == kind) return action;
        return Action();
    };
    const auto steps = yield.is().reputation - yield.was().reputation;
    switch (suggestion.reason) {
        case Reason::upgrades: {
            const int paid = yield.number(ActionKind::upgrade);
            if (paid == 0 || !names(why, tile_name(first(ActionKind::upgrade).tile()))) return false;
            if (names(why, "noble") != (yield.nobles_of_upgrades == paid)) return false;
            if (paid == 1) return numbers.empty();
            return tells(names(why, "noble") ? std::vector{paid, yield.nobles_of_upgrades} : std::vector{paid});
        }
        case Reason::brewer_first: {
            const bool sixes = std::all_of(yield.brewed.begin(), yield.brewed.end(), [](Face die) { return die == 6; });
            return tells({static_cast<int>(yield.brewed.size()), yield.brewer_beer}) &&
                   (!names(why, "sixes") || sixes) && yield.is().has_upgraded(Tile::brewer);
        }
        case Reason::cashbox_first: return tells({yield.cashbox_thalers}) && yield.is().has_upgraded(Tile::cashbox);
        case Reason::nobles: {
            int nobles = 0;
            for (const Action action : yield.actions)
                nobles += action.kind() == ActionKind::recruit_nobles ? action.a() : 0;
            const int points = nobles * facts(Card::noble).points;
            return nobles == 1 ? tells({points}) : tells({nobles, points});
        }
        case Reason::recruits: {
            const Card guest = yield.before.row[first(ActionKind::recruit).a()].guest;
            return names(why, card_name(guest)) && tells({facts(guest).thalers, facts(guest).points});
        }
        case Reason::monastery: {
            constexpr int spaces = components::monastery_length + 1;
            const int walked = (yield.is().monastery - yield.was().monastery + spaces) % spaces;
            return names(why, ": ") == yield.bonus && numbers.size() >= 2 && numbers[0] == walked &&
                   numbers[1] == yield.is().monastery;
        }
        case Reason::reputation: {
            const int planned =
                plan_steps(yield.is()) - (yield.before.phase == Phase::serving ? plan_steps(yield.was()) : 0);
            return tells({steps}) && names(why, "balance") == (planned == steps);
        }
        case Reason::buys: {
            Card dearest = first(ActionKind::buy).card();
            for (const Action action : yield.actions)
                if (action.kind() == ActionKind::buy && facts(action.card()).price > facts(dearest).price)
                    dearest = action.card();
            const int bought = yield.number(ActionKind::buy);
            return names(why, card_name(dearest)) && (bought == 1 ? numbers.empty() : tells({bought}));
        }
        case Reason::saves: {
            std::vector<int> left{kept(yield)[0], kept(yield)[1]};
            std::erase(left, 0);
            return tells(left) && yield.before.round < components::rounds;
        }
        case Reason::nothing:
            return yield.number(ActionKind::buy) + yield.number(ActionKind::recruit) +
                       yield.number(ActionKind::recruit_nobles) + yield.number(ActionKind::upgrade) ==
                   0;
        default: return false;
    }
}

/** Whether the title names all kinds of things that the plan buys, in their number, and no other. */
bool right_title(const Yield& yield, const std::string& title) {
    int upgrades = 0;
    int nobles = 0;
    for (const Action action : yield.actions) {
        upgrades += action.kind() == ActionKind::upgrade || action.kind() == ActionKind::flip_tile ? 1 : 0;
        nobles += action.kind() == ActionKind::recruit_nobles ? action.a() : 0;
    }
    const int cards = yield.number(ActionKind::buy);
    return (upgrades > 0) == names(title, "pgrade") && (nobles > 0) == names(title, "oble") &&
           (nobles > 1) == names(title, "obles") && (cards > 0) == names(title, "card") &&
           (cards > 1) == names(title, "cards") && (yield.number(ActionKind::recruit) > 0) == names(title, "guest");
}

struct CheckedPlans {
    int plans = 0;
    int answers = 0;
    int wrong = 0;
    int alike = 0;
    int variants = 0;
    std::map<std::pair<int, int>, int> setups;  // players and module
};

void check_turn(const Game& game, const Advice& advice, const std::vector<SuggestionWords>& words,
                CheckedPlans& told_of) {
    const State& before = game.state();
    for (std::size_t index = 0; index < words.size(); ++index) {
        const Suggestion& suggestion = advice.suggestions[index];
        const Yield yield = played(game, suggestion.turn);
        std::string wrong = yield.whole ? wrong_goods(yield, words[index]) : "cannot be played";
        if (wrong.empty()) wrong = wrong_cards(yield, words[index]);
        // The reason itself: where another plan has it, too, their difference is told instead.
        const std::string why = suggestion_reason(game, before, suggestion);
        if (wrong.empty() && !right_reason(yield, suggestion, why)) wrong = why;
        if (wrong.empty() && !right_title(yield, words[index].title)) wrong = words[index].title;
        ++told_of.plans;
        if (wrong.empty()) continue;
        ++told_of.wrong;
        std::string deeds;
        for (const std::string& deed : words[index].deeds) deeds += deed + "; ";
        MESSAGE(wrong, " | round ", int{before.round}, " module ", int{before.setup.module}, " | ", deeds, " | ",
                words[index].gains, " | ", words[index].left, " | ", why);
    }
}

std::vector<Action> purchases(const Suggestion& suggestion) {
    std::vector<Action> all;
    for (const Action action : suggestion.turn)
        for (const ActionKind kind : {ActionKind::buy, ActionKind::upgrade, ActionKind::flip_tile, ActionKind::recruit,
                                      ActionKind::recruit_nobles})
            if (action.kind() == kind) all.push_back(action);
    return all;
}

/** Whether two plans have one title and buy the same. */
bool is_variant(const Suggestion& one, const Suggestion& other) {
    const std::vector<Action> left = purchases(one);
    const std::vector<Action> right = purchases(other);
    return !one.turn.empty() && one.reason == other.reason &&
           std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
}

void check(const Game& game, CheckedPlans& told_of) {
    const State& before = game.state();
    const Advice advice = advise(before);
    const std::vector<SuggestionWords> words = words_of(game, before, advice);
    const Question asked = question(before);
    REQUIRE_FALSE(words.empty());
    if (asked == Question::plan || asked == Question::serve) {
        ++told_of.setups[{before.setup.players, before.setup.module}];
        check_turn(game, advice, words, told_of);
    } else {
        told_of.answers += static_cast<int>(words.size());
    }
    for (std::size_t index = 0; index < words.size(); ++index)
        for (std::size_t other = 0; other < index; ++other) {
            const SuggestionWords& one = words[index];
            told_of.variants += is_variant(advice.suggestions[index], advice.suggestions[other]) ? 1 : 0;
            if (one.title != words[other].title || one.why != words[other].why) continue;
            ++told_of.alike;
            MESSAGE("alike: ", one.title, " | ", one.why, " | ", one.gains, " | ", words[other].gains);
        }
}

/** One of three games is played by a novice, one by the greedy player, and one by chance. */
void play_and_ask(int number, CheckedPlans& told_of) {
    const Setup setup = samples::some_setup(number);
    const auto seed = static_cast<std::uint64_t>(number) + 1;
    Game game(setup, seed, default_innkeepers(setup));
    RandomNumbers numbers(seed);
    ActionList legal;
    while (actor(game.state()).kind == ActorKind::player && told_of.plans < all_plans) {
        if (numbers.below(60) == 0) check(game, told_of);
        if (number % 3 < 2) {
            const ComputerPlayer kind = number % 3 == 0 ? ComputerPlayer::novice : ComputerPlayer::greedy;
            static_cast<void>(game.act(decide(kind, game.state(), seed).front()));
            continue;
        }
        legal_actions(game.state(), legal);
        static_cast<void>(game.act(legal[numbers.below(legal.size())]));
    }
}

}  // namespace

TEST_CASE("advice tells exactly the result of playing it, and no two ways are told alike") {
    CheckedPlans told_of;
    for (int number = 0; told_of.plans < all_plans; ++number) play_and_ask(number, told_of);
    CHECK(told_of.wrong == 0);
    CHECK(told_of.alike == 0);
    CHECK(told_of.variants == 0);
    MESSAGE(told_of.plans, " plans of ", told_of.setups.size(), " set-ups, ", told_of.answers, " answers");
}

TEST_CASE("service denied and the guest who goes are one deed") {
    int chosen = 0;
    for (std::uint64_t seed = 0; seed < 40 && chosen < 5; ++seed) {
        Game game(samples::setup_of(2, 4), seed, default_innkeepers(samples::setup_of(2, 4)));
        RandomNumbers numbers(seed);
        ActionList legal;
        while (actor(game.state()).kind != ActorKind::nobody) {
            const State before = game.state();
            legal_actions(before, legal);
            const Action denied(ActionKind::take_denied);
            const bool offered = std::find(legal.begin(), legal.end(), denied) != legal.end();
            REQUIRE_FALSE(game.act(offered ? denied : legal[numbers.below(legal.size())]).has_value());
            if (!offered) continue;
            legal_actions(game.state(), legal);
            const Action guest = legal[0];
            REQUIRE(guest.kind() == ActionKind::deny);
            const std::vector<std::string> deeds = deeds_of(game, before, {denied, guest});
            REQUIRE(deeds.size() == 1);
            CHECK(deeds.front().starts_with("[denied] "));
            CHECK(deeds.front() == deeds_of(game, game.state(), {guest}).front());
            ++chosen;
        }
    }
    CHECK(chosen >= 5);
}
