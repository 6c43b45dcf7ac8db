// The account in words: a sign, an action, a turn in a few sentences, an evening, the title of a plan. log.hpp has the
// lines of the log.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ai/advice.hpp"
#include "narration/account.hpp"

namespace tavern {

/** The picture of a resource in a text: "[beer]". */
std::string_view resource_sign(Resource resource);
inline constexpr Resource all_resources[] = {Resource::thalers, Resource::beer, Resource::schnapps,
                                             Resource::counter_guests};
/** "2[beer]". */
std::string amount_text(int amount, Resource resource);
/** "+2[beer]", "−3"; nothing for 0. */
std::string sign_text(int change, std::string_view picture = {});
/** Each kind once, with its number: "2 × Noble". */
std::string cards_text(const std::vector<Card>& cards);
/** The cause of a gain: "barbacks"; empty if it is obvious. */
std::string cause_text(Source source, std::uint8_t detail);
/** "3[beer]: 2 barbacks and barrel 1"; empty if nothing was gained. */
std::string causes_text(const Account& account, Resource resource);

/** An action without the player's name, and its points. */
struct Deed {
    std::string text;
    int points = 0;
};
std::vector<Deed> account_deeds(const Account& account);
/** A turn in one sentence: "served 4 dice; bought: Server; recruited the Miller". */
std::string turn_text(const Account& account);
/** The gains, a sentence each: every resource with its causes, and the steps on the tracks. */
std::vector<std::string> gains_of(const Account& account);
/** An evening: "kept 2[thaler] and 1[beer]; lost 3[thaler]; new: Server". told: the actions stand beside it, so bought
 * and recruited cards and the nobles of upgrades are not listed as new. */
std::string evening_text(const Account& account, const Standing& standing, bool told = false);
/** The stores of all innkeepers after this many effects, as one sentence. */
std::string stores_text(const Game& game, std::size_t effects);
/** The title of a suggested plan, "An upgrade, a new guest, tavern cards": the chief reason, then all else that the
 * plan buys. account: of the plan as it is played. */
std::string plan_title(Reason reason, const Account& account);

}  // namespace tavern
