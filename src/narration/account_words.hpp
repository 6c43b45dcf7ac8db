// The account in words: a sign, a deed, a turn in a few sentences, an evening. Lines of the log are in log.hpp.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "narration/account.hpp"

namespace tavern {

/** The picture of a resource in a text: "[beer]". */
std::string_view resource_sign(Resource resource);
/** "+2[beer]", "−3"; nothing for 0. */
std::string sign_text(int change, std::string_view picture = {});
/** "a, b and c". */
std::string listed(const std::vector<std::string>& names);
/** What something came of: "barbacks"; empty where nothing needs to be said. */
std::string cause_text(Source source, std::uint8_t detail);
/** "3[beer]: 2 barbacks and barrel 1"; nothing where nothing was gained. */
std::string causes_text(const Account& account, Resource resource);

/** One thing that somebody did, without the name, and the points that it brought. */
struct Deed {
    std::string text;
    int points = 0;
};
std::vector<Deed> account_deeds(const Account& account);
/** A turn in one sentence: "served 4 dice; bought: Server; recruited the Miller". */
std::string turn_text(const Account& account);
/** What it brought, a sentence each: every resource with its causes, and the steps on the tracks. */
std::vector<std::string> gains_of(const Account& account);
/** An evening: "kept 2[thaler] and 1[beer]; lost 3[thaler]; new: Server". Told: the deeds stand beside it, so what was
 *  bought and who was recruited is no new card. */
std::string evening_text(const Account& account, const Standing& standing, bool told = false);
/** What all have in their stores after so many effects, as one sentence. */
std::string stores_text(const Game& game, std::size_t effects);

}  // namespace tavern
