#include "narration/account_words.hpp"

#include <algorithm>

#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {

std::string cards_text(const std::vector<Card>& cards) {
    std::vector<std::string> names;
    for (auto card = cards.begin(); card != cards.end(); ++card) {
        if (std::find(cards.begin(), card, *card) != card) continue;
        const auto number = std::count(card, cards.end(), *card);
        names.push_back((number > 1 ? std::to_string(number) + " × " : "") + std::string(card_name(*card)));
    }
    return listed(names);
}

namespace {

int points_of(const std::vector<Card>& cards) {
    int points = 0;
    for (const Card card : cards) points += facts(card).points;
    return points;
}

std::string share_text(const GainShare& share) {
    if (share.source == Source::barbacks) return say(Text::account_barbacks, {{"count", share.amount}});
    std::string source = cause_text(share.source, share.detail);
    if (share.source == Source::space) {
        const auto space = static_cast<Space>(share.detail);
        source = is_seat(space) ? say(Text::account_guests) : tile_name(tile_at(space));
    }
    return source + " " + std::to_string(share.amount);
}

}  // namespace

std::string_view resource_sign(Resource resource) {
    constexpr std::array<std::string_view, resource_kinds> signs{"[thaler]", "[beer]", "[schnapps]", "[counter-guest]"};
    return signs[static_cast<std::size_t>(resource)];
}

std::string amount_text(int amount, Resource resource) {
    return std::to_string(amount) + std::string(resource_sign(resource));
}

std::string sign_text(int change, std::string_view picture) {
    if (change == 0) return {};
    return (change > 0 ? "+" : "−") + std::to_string(std::abs(change)) + std::string(picture);
}

std::string cause_text(Source source, std::uint8_t detail) {
    switch (source) {
        case Source::none:
        case Source::space: return {};
        case Source::guest: return std::string(card_name(static_cast<Card>(detail)));
        case Source::entertainer: return std::string(entertainer_name((detail - 1) / 2));
        case Source::upgrade: return std::string(tile_name(static_cast<Tile>(detail)));
        case Source::round_track: return std::string(say(Text::source_round_track));
        case Source::start_card: return std::string(say(Text::source_start_card));
        case Source::barbacks: return std::string(say(Text::source_barbacks));
        case Source::monastery: return std::string(say(Text::source_monastery));
        case Source::reputation: return std::string(say(Text::source_reputation));
        case Source::guest_book: return std::string(say(Text::source_guest_book));
        case Source::purchase: return std::string(say(Text::source_purchase));
        case Source::limit: return std::string(say(Text::source_limit));
    }
    return {};
}

std::string causes_text(const Account& account, Resource resource) {
    const StoreAccount& store = account.store(resource);
    if (store.gained == 0) return {};
    std::vector<std::string> shares;
    int guests = 0;
    const auto of_guest = [](const GainShare& share) {
        return share.source == Source::space && is_seat(static_cast<Space>(share.detail));
    };
    for (const GainShare& share : store.shares) guests += of_guest(share) ? share.amount : 0;
    if (guests > 0) shares.push_back(share_text({Source::space, static_cast<std::uint8_t>(Space::first_seat), guests}));
    for (const GainShare& share : store.shares)
        if (!of_guest(share)) shares.push_back(share_text(share));
    return say(Text::account_gain, {{"sum", amount_text(store.gained, resource)}, {"shares", listed(shares)}});
}

std::vector<Deed> account_deeds(const Account& account) {
    std::vector<Deed> deeds;
    if (account.turned > 0)
        deeds.push_back({account.turned == 1 ? std::string(say(Text::since_turned_one))
                                             : say(Text::since_turned, {{"count", account.turned}})});
    if (account.served > 0) deeds.push_back({say(Text::account_served, {{"count", account.served}})});
    if (!account.upgraded.empty()) {
        std::vector<std::string> tiles;
        for (const Tile tile : account.upgraded) tiles.emplace_back(tile_name(tile));
        const std::string nobles = sign_text(account.upgrade_nobles, "[noble]");
        deeds.push_back(
            {say(Text::since_upgraded, {{"tiles", listed(tiles)}}) + (nobles.empty() ? "" : " (" + nobles + ")"),
             account.upgrade_nobles * facts(Card::noble).points});
    }
    std::vector<Card> guests = account.recruited;
    guests.erase(std::remove(guests.begin(), guests.end(), Card::noble), guests.end());
    if (!guests.empty())
        deeds.push_back({say(Text::since_recruited, {{"guests", cards_text(guests)}}), points_of(guests)});
    if (const int nobles = static_cast<int>(account.recruited.size() - guests.size()); nobles > 0)
        deeds.push_back(
            {nobles == 1 ? std::string(say(Text::since_noble)) : say(Text::since_nobles, {{"count", nobles}}),
             nobles * facts(Card::noble).points});
    if (!account.bought.empty())
        deeds.push_back({say(Text::since_bought, {{"cards", cards_text(account.bought)}}), points_of(account.bought)});
    if (!account.removed.empty())
        deeds.push_back(
            {say(Text::since_denied, {{"guests", cards_text(account.removed)}}), -points_of(account.removed)});
    return deeds;
}

std::string turn_text(const Account& account) {
    std::string text;
    for (const Deed& deed : account_deeds(account)) text += (text.empty() ? "" : "; ") + deed.text;
    return text.empty() ? std::string(say(Text::account_nothing)) : text;
}

std::vector<std::string> gains_of(const Account& account) {
    std::vector<std::string> gains;
    for (const Resource resource : all_resources)
        if (std::string causes = causes_text(account, resource); !causes.empty()) gains.push_back(std::move(causes));
    std::string steps;
    for (const std::string& sign :
         {sign_text(account.reputation_steps, "[reputation]"), sign_text(account.monastery_steps, "[step]")})
        steps += (steps.empty() || sign.empty() ? "" : " ") + sign;
    if (!steps.empty()) gains.push_back(std::move(steps));
    return gains;
}

std::string evening_text(const Account& account, const Standing& standing, bool told) {
    std::vector<std::string> kept;
    std::vector<std::string> lost;
    for (const Resource resource : all_resources) {
        if (const int amount = standing.of(resource); amount > 0) kept.push_back(amount_text(amount, resource));
        if (const int amount = account.store(resource).lost; amount > 0) lost.push_back(amount_text(amount, resource));
    }
    std::string text =
        kept.empty() ? std::string(say(Text::account_kept_nothing)) : say(Text::account_kept, {{"what", listed(kept)}});
    if (!lost.empty()) text += "; " + say(Text::account_lost, {{"what", listed(lost)}});
    std::vector<Card> cards = account.given;
    if (told) {
        // Told with the upgrades that brought them.
        for (int noble = 0; noble < account.upgrade_nobles; ++noble)
            cards.erase(std::find(cards.begin(), cards.end(), Card::noble));
    } else {
        cards.insert(cards.begin(), account.recruited.begin(), account.recruited.end());
        cards.insert(cards.begin(), account.bought.begin(), account.bought.end());
    }
    if (!cards.empty()) text += "; " + say(Text::account_new_cards, {{"cards", cards_text(cards)}});
    return text;
}

std::string stores_text(const Game& game, std::size_t effects) {
    std::vector<std::string> all;
    for (int seat = 0; seat < game.state().setup.players; ++seat) {
        const Standing standing = standing_after(game, seat, effects);
        std::string stores;
        for (const Resource resource : all_resources)
            if (const int amount = standing.of(resource); amount > 0) stores += " " + amount_text(amount, resource);
        if (!stores.empty()) all.push_back(shown_innkeeper(game, seat).name + stores);
    }
    return all.empty() ? std::string() : say(Text::account_stores, {{"stores", listed(all)}});
}

namespace {

/** Things of one kind that a plan buys. */
struct Purchase {
    Reason reason;  // its own, if it is the chief one
    int count;
    Text also;  // its name after another title
};

std::vector<Purchase> purchases_of(Reason chief, const Account& account) {
    // These titles tell of an upgrade themselves.
    const bool first = chief == Reason::brewer_first || chief == Reason::cashbox_first;
    const auto nobles = static_cast<int>(std::count(account.recruited.begin(), account.recruited.end(), Card::noble));
    std::vector<Purchase> purchases{
        {Reason::upgrades, static_cast<int>(account.upgraded.size()) - (first ? 1 : 0),
         first ? Text::hint_also_more_upgrades : Text::hint_also_upgrades},
        {Reason::nobles, nobles, Text::hint_also_nobles},
        {Reason::recruits, static_cast<int>(account.recruited.size()) - nobles, Text::hint_also_guest},
        {Reason::buys, static_cast<int>(account.bought.size()), Text::hint_also_cards}};
    std::erase_if(purchases, [](const Purchase& one) { return one.count <= 0; });
    return purchases;
}

}  // namespace

std::string plan_title(Reason reason, const Account& account) {
    const std::vector<Purchase> purchases = purchases_of(reason, account);
    // The better cards are among the purchases.
    if (reason == Reason::better_cards && !purchases.empty()) reason = purchases.front().reason;
    const auto chief = std::find_if(purchases.begin(), purchases.end(),
                                    [reason](const Purchase& one) { return one.reason == reason; });
    const auto title = text_after(Text::hint_title_upgrades, static_cast<int>(reason));
    std::vector<std::string> parts{say(title, {{"a", chief == purchases.end() ? 0 : chief->count}})};
    for (const Purchase& one : purchases)
        if (one.reason != reason) parts.push_back(say(one.also, {{"count", one.count}}));
    return listed(parts, Text::since_comma);
}

}  // namespace tavern
