#include "narration/report/rounds.hpp"

#include <algorithm>
#include <optional>

#include "narration/account_words.hpp"
#include "narration/advice/advice.hpp"
#include "narration/chronicle.hpp"
#include "record/numbers/sort_by.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

constexpr std::size_t most_deeds = 3;          // of the player with the best round
constexpr std::size_t most_deeds_besides = 2;  // of any other

/** One of several wordings that follow each other, so that rounds do not sound alike. */
Text wording(Text first, int variant, int variants) {
    return text_after(first, variant % variants);
}

/** A player's share of a round. */
struct Share {
    std::size_t seat = 0;
    Account account;
    int rows = 0;    // of the guest book, completed
    int unused = 0;  // dice
    bool redrew = false;
    std::string name;
    int gain = 0;  // points
};

struct Round {
    const Game& game;
    const Chronicle& chronicle;
    const Review* review;
    int number = 0;
    Points before{};
    Points after{};
    std::vector<Share> shares{};  // of the players whose turn is told, the most points first

    int players() const { return game.state().setup.players; }
    bool is_last() const { return number == components::rounds; }
    std::string name(std::size_t seat) const { return shown_innkeeper(game, static_cast<int>(seat)).name; }
    /** All seats, the most points first. */
    std::vector<std::size_t> by_points(const Points& points) const {
        std::vector<std::size_t> seats;
        for (std::size_t seat = 0; seat < game.state().setup.players; ++seat) seats.push_back(seat);
        sort_by(seats, [&](std::size_t seat) { return -points[seat]; });
        return seats;
    }
};

// --- Deeds ---

int nobles_in(const Account& account) {
    return static_cast<int>(std::count(account.recruited.begin(), account.recruited.end(), Card::noble) +
                            std::count(account.given.begin(), account.given.end(), Card::noble));
}

template <class Thing>
std::string all_of(const std::vector<Thing>& things, std::string_view (*named)(Thing)) {
    std::vector<std::string> names;
    names.reserve(things.size());
    for (const Thing thing : things) names.emplace_back(named(thing));
    return listed(names);
}

/** The deeds of a player, the weightiest first, as phrases that follow the name. */
std::vector<std::string> deeds_in(const Share& share, int variant) {
    const Account& account = share.account;
    std::vector<std::string> deeds;
    if (!account.upgraded.empty())
        deeds.push_back(say(Text::report_upgraded, {{"tiles", all_of(account.upgraded, the_tile)}}));
    if (const int nobles = nobles_in(account); nobles > 0)
        deeds.push_back(say(wording(Text::report_nobles_1, variant, 2),
                            {{"nobles", nobles == 1 ? std::string(the_card(Card::noble))
                                                    : say(Text::report_nobles, {{"count", nobles}})}}));
    for (const Card card : account.recruited)
        if (card != Card::noble)
            deeds.push_back(say(wording(Text::report_guest_1, variant + 1, 2), {{"guest", the_card(card)}}));
    if (share.rows > 0) deeds.emplace_back(say(Text::report_row));
    if (!account.bought.empty())
        deeds.push_back(say(Text::report_bought, {{"cards", all_of(account.bought, the_card)}}));
    for (const Card card : account.removed) deeds.push_back(say(Text::report_denied, {{"guest", the_card(card)}}));
    constexpr int many_steps = 3;
    if (account.monastery && account.monastery_steps >= many_steps)
        deeds.push_back(*account.monastery == 0 ? std::string(say(Text::since_monastery_start))
                                                : say(Text::since_monastery, {{"space", *account.monastery}}));
    if (account.reputation_steps >= many_steps)
        deeds.push_back(say(Text::report_reputation, {{"count", account.reputation_steps}}));
    return deeds;
}

std::string deeds_text(const Share& share, std::size_t most, int variant) {
    std::vector<std::string> deeds = deeds_in(share, variant);
    if (deeds.empty())
        return share.account.served > 0 ? say(Text::report_served, {{"count", share.account.served}})
                                        : std::string(say(Text::account_nothing));
    if (deeds.size() > most) deeds.resize(most);
    return listed(deeds);
}

/** The player with the most points gained. */
std::string best_text(const Round& round) {
    const Share& best = round.shares.front();
    const std::string deeds = deeds_text(best, most_deeds, round.number);
    constexpr int much = 5;
    // Without deeds, the points came from bonuses that nobody chose.
    if (best.gain <= 0 || deeds_in(best, round.number).empty())
        return say(Text::report_does, {{"name", best.name}, {"deeds", deeds}}) + ".";
    const bool alone_ahead = round.players() > 1 && (round.shares.size() == 1 || round.shares[1].gain < best.gain);
    const bool all_told = round.shares.size() == static_cast<std::size_t>(round.players());
    const Text text = alone_ahead && all_told && best.gain >= much ? wording(Text::report_best_1, round.number, 4)
                                                                   : wording(Text::report_best_3, round.number, 2);
    return say(text, {{"name", best.name}, {"deeds", deeds}, {"gain", best.gain}});
}

/** The others in one sentence; of many, those that did something. */
std::string others_text(const Round& round) {
    const Share& best = round.shares.front();
    std::string text;
    for (auto share = round.shares.begin() + 1; share != round.shares.end(); ++share) {
        if (round.players() > 2 && deeds_in(*share, 0).empty()) continue;
        const bool unlike = round.players() == 2 && (nobles_in(best.account) > 0) != (nobles_in(share->account) > 0);
        text += (text.empty() ? "" : "; ") +
                say(unlike ? Text::report_does_else : Text::report_does,
                    {{"name", share->name}, {"deeds", deeds_text(*share, most_deeds_besides, round.number + 1)}});
    }
    return text.empty() ? text : text + ".";
}

// --- The sentences about the meaning of the round; each is empty where it does not hold ---

std::string lead_for_good(const Round& round) {
    for (const TurningPoint& point : round.chronicle.turning_points)
        if (point.takes_lead && point.round == round.number && leader(round.before, round.players()) != point.seat)
            return say(round.is_last() ? Text::report_lead_at_last : Text::report_lead_for_good,
                       {{"name", round.name(point.seat)}});
    return {};
}

std::string mistake(const Round& round) {
    constexpr Value worth_telling = 200;  // hundredths of a point
    if (round.review == nullptr) return {};
    for (const Mistake& mistake : round.review->mistakes)
        if (mistake.round == round.number && mistake.cost >= worth_telling)
            return say(Text::report_mistake, {{"name", round.name(static_cast<std::size_t>(mistake.seat))},
                                              {"points", points_text(mistake.cost)}});
    return {};
}

std::string turning_point(const Round& round) {
    constexpr int worth_telling = 5;
    if (round.players() == 1) return {};
    for (const TurningPoint& point : round.chronicle.turning_points)
        if (point.round == round.number && point.points >= worth_telling)
            return say(Text::report_turning_point, {{"name", round.name(point.seat)}, {"points", point.points}});
    return {};
}

/** Four white dice with one face, dice without use, lost goods. */
std::string luck(const Round& round, Stretch stretch) {
    for (std::size_t index = stretch.first; index < stretch.end; ++index) {
        const Effect& effect = round.game.effects()[index];
        if (effect.kind != EffectKind::dice_rolled || effect.a == 1) continue;
        const Roll roll(static_cast<std::uint16_t>(effect.b << 8U | effect.c));
        bool equal = roll.size() == components::white_dice;
        for (int die = 1; die < roll.size(); ++die) equal = equal && roll.at(die) == roll.at(0);
        if (equal) return say(Text::report_four, {{"name", round.name(effect.player)}, {"face", roll.at(0)}});
    }
    for (const Share& share : round.shares) {
        if (share.redrew) return say(Text::log_start_over, {{"name", share.name}}) + ".";
        if (share.unused > 1) return say(Text::report_unused, {{"name", share.name}, {"count", share.unused}});
    }
    constexpr int much = 3;
    for (const Share& share : round.shares)
        for (const Resource resource : {Resource::thalers, Resource::beer})
            if (const int lost = share.account.store(resource).lost; lost >= much && !round.is_last())
                return say(Text::report_lost, {{"name", share.name}, {"what", spoken(amount_text(lost, resource))}});
    return {};
}

/** The leader after the round. */
std::string standing(const Round& round, bool only_news) {
    const std::vector<std::size_t> seats = round.by_points(round.after);
    const std::optional<std::size_t> leader_now = leader(round.after, round.players());
    const std::optional<std::size_t> leader_before = leader(round.before, round.players());
    const int most = round.after[seats[0]];
    if (round.players() == 1)
        return only_news || round.is_last() ? std::string() : say(Text::report_sum, {{"points", most}});
    if (round.is_last() || (only_news && (!leader_now || leader_now == leader_before))) return {};
    if (!leader_now) {
        std::vector<std::string> names;
        for (const std::size_t seat : seats)
            if (round.after[seat] == most) names.push_back(round.name(seat));
        return say(wording(Text::report_level_points_1, round.number, 2), {{"names", listed(names)}, {"points", most}});
    }
    const int second = round.after[seats[1]];
    const int lead = most - second;
    std::vector<std::string> others;
    for (const std::size_t seat : seats)
        if (round.after[seat] == second) others.push_back(round.name(seat));
    const bool shrinks =
        others.size() == 1 && leader_now == leader_before && round.before[*leader_now] - round.before[seats[1]] > lead;
    const Text text = leader_now != leader_before ? Text::report_takes_lead
                      : shrinks                   ? Text::report_closer
                                                  : wording(Text::report_leads_1, round.number, 2);
    return say(text, {{"name", round.name(*leader_now)}, {"other", listed(others)}, {"points", most}, {"lead", lead}});
}

std::string meaning(const Round& round, Stretch stretch) {
    std::string text = lead_for_good(round);
    if (text.empty()) text = mistake(round);
    if (text.empty()) text = turning_point(round);
    if (text.empty()) text = standing(round, true);
    if (text.empty()) text = luck(round, stretch);
    return text.empty() ? standing(round, false) : text;
}

// --- The rounds ---

/** Nothing of a player whose turn lies before the record's beginning. */
std::optional<Share> share_of(const Round& round, std::size_t seat, Stretch stretch) {
    Share share;
    share.seat = seat;
    share.account = account_of(round.game, static_cast<int>(seat), stretch);
    if (!share.account.ended) return std::nullopt;
    share.name = round.name(seat);
    share.gain = round.after[seat] - round.before[seat];
    for (std::size_t index = stretch.first; index < stretch.end; ++index) {
        const Effect& effect = round.game.effects()[index];
        if (effect.player != seat) continue;
        share.rows += effect.kind == EffectKind::row_completed ? 1 : 0;
        share.unused += effect.kind == EffectKind::dice_given_back ? effect.a : 0;
    }
    for (const Step& step : round.game.steps())
        if (step.action.kind() == ActionKind::start_over && step.actor.seat == seat &&
            step.first_effect >= stretch.first && step.first_effect < stretch.end)
            share.redrew = true;
    return share;
}

}  // namespace

std::vector<RoundTold> rounds_told(const Game& game, const Review* review) {
    std::vector<RoundTold> told;
    const Chronicle chronicle = chronicle_of(game);
    std::size_t before = 0;
    for (const Evening& evening : evenings_since(game, 0)) {
        Round round{game, chronicle, review, evening.round};
        round.before = chronicle.evenings[before].points;
        round.after = chronicle.evenings[++before].points;
        for (std::size_t seat = 0; seat < game.state().setup.players; ++seat)
            if (std::optional<Share> share = share_of(round, seat, evening.stretch)) round.shares.push_back(*share);
        if (round.shares.empty()) continue;
        sort_by(round.shares, [](const Share& share) { return -share.gain; });
        RoundTold here{round.number, {best_text(round)}};
        for (std::string sentence : {others_text(round), meaning(round, evening.stretch)})
            if (!sentence.empty()) here.sentences.push_back(std::move(sentence));
        told.push_back(std::move(here));
    }
    return told;
}

}  // namespace tavern
