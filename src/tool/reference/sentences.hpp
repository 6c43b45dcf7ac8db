// A sentence for every name in the answers of `tavern engine`, in the order of the enumerations. Numbers in parentheses
// are sections of src/rules/README.md.
#pragma once
#include <array>
#include <string_view>

#include "record/names.hpp"
#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern::sentences {

inline constexpr auto actions = std::to_array<std::string_view>({
    "Chance shows the start cards of these three numbers, in ascending order.",
    "Chance opens this guest in the empty place of the guest row.",
    "Chance draws this card from the unknown part of the deck.",
    "Chance rolls these faces, in ascending order: own dice, or the white ones of a coaster.",
    "Takes a start card that is shown, by its printed number, 1 to 7.",
    "Removes a regular from the deck: regular-1 or regular-2.",
    "Takes one side of an \"or\" on the round track, 0 or 1. The field options of legal and trace has the bonus of "
    "each.",
    "Keeps this side of the entertainer, 1 to 6.",
    "Upgrades a tile for nothing.",
    "Goes on with the guests as they sit.",
    "Gives up a counter guest, discards all cards in play and draws again.",
    "Takes a white die of this face from the coaster.",
    "Turns a die of the hand to another face, by side 6 of an entertainer.",
    "Puts a die of the hand on a space, in E or F.",
    "Ends the planning.",
    "Removes a die from a space and takes the yield of the space.",
    "Moves a die on the board from one space to another.",
    "Takes 1 beer for each barback in play.",
    "Buys a tavern card; it goes on top of the deck.",
    "Upgrades a tile for thalers. given: how many of its staff cards are returned for a discount.",
    "Recruits the guest of this place for beer, 0 to 4. Place 0 is the stack of 3-beer guests.",
    "Recruits this many nobles for beer, 1 to 3.",
    "Gives up a counter guest for a step on the monastery track.",
    "Uses a bard for a step on the reputation track.",
    "Uses a side of an entertainer that works in F, 1 to 4.",
    "Ends the turn.",
    "Service denied: removes the guest at this table from the game.",
    "Does not use service denied.",
    "Of \"schnapps or service denied\", takes the schnapps.",
    "Of \"schnapps or service denied\", takes service denied. The question deny comes next.",
    "Puts the signature into this column of the guest book, 0 to 3.",
    "Puts a card in play back on top of the deck, by side 5 of an entertainer.",
    "Puts no card back.",
});
static_assert(actions.size() == static_cast<std::size_t>(action_kinds));

inline constexpr auto questions = std::to_array<std::string_view>({
    "Chance shows three start cards, before the first round; module 4 and up (3).",
    "Chance fills an empty place of the guest row (3, 4 F).",
    "Chance draws a card: a table is free, and the top of the deck is unknown (4 B).",
    "Chance rolls own dice of the player (4 A, 4 C).",
    "Chance rolls the white dice of a coaster (4 D).",
    "Which start card? Asked in turn order, before the first round (7).",
    "Which regular leaves the deck? A start card removes them one by one (7).",
    "Which side of an \"or\" on the round track? Asked if both can be had (4 A).",
    "Which side of a new entertainer is kept (4 A, 5)?",
    "Which tile is upgraded for nothing (4 A, 5)?",
    "Keep the guests, or give up a counter guest and start over (4 B)?",
    "Which die is taken from the coaster (4 D)? Not asked of one person alone (11).",
    "Service denied: which guest is removed, or none (4 F)?",
    "Schnapps, or service denied, on the reputation track? Asked if both can be had (6).",
    "Into which column of the guest book goes the signature of the reputation track (6, 8)?",
    "Which card in play goes back on top of the deck at closing time, or none (5)?",
    "Planning: dice are placed. Asked again until the player is ready (4 E).",
    "Serving: asked again until the turn ends (4 F).",
    "The game is over.",
});
static_assert(questions.size() == Ids<Question>::list.size());

/** The actions that answer each question. */
inline constexpr auto answers = std::to_array<std::string_view>({
    "show-start-cards",
    "open-guest",
    "draw-card",
    "roll",
    "roll",
    "choose-start-card",
    "remove-regular",
    "take-bonus",
    "choose-side",
    "flip-tile",
    "keep-guests, start-over",
    "take-die",
    "deny, decline",
    "take-schnapps, take-denied",
    "sign",
    "put-back, close",
    "turn-die, place, ready",
    "place, serve, move, barbacks, buy, upgrade, recruit, recruit-nobles, counter-guest, bard, entertain, end-turn",
    "",
});
static_assert(answers.size() == questions.size());

inline constexpr auto phases = std::to_array<std::string_view>({
    "Before the first round: the guest row is opened and, from module 4, start cards are chosen.",
    "A: the moon moves on, and everybody gets the bonus of the round.",
    "B: cards are drawn until all tables are taken.",
    "C: own dice are rolled.",
    "D: white dice are rolled and taken from the coasters.",
    "E: dice are placed.",
    "F: one after the other serves, buys, upgrades and recruits.",
    "G: the cards in play are discarded, and the role of start player moves on.",
    "The game is over.",
});
static_assert(phases.size() == Ids<Phase>::list.size());

inline constexpr auto effects = std::to_array<std::string_view>({
    "A round begins.",
    "A phase begins; with player, if it begins for that player alone.",
    "The player has gained this much.",
    "The player has paid this much.",
    "The player has lost this much: it was above a limit, or the supply was empty.",
    "A card came on top of the deck; into the deck, while start cards are chosen.",
    "The empty supply could not give this card.",
    "A card was drawn. space is the table where it sits; a card beside its tile has none.",
    "The discard pile was shuffled and is the new deck of this many cards.",
    "A card left the game, from a table or, without seat, from the deck.",
    "This many cards went back to the supply for a discount.",
    "A card in play went on top of the deck.",
    "This many cards in play went to the discard pile.",
    "A guest came into a place of the row. signature is true if it carries a signature tile.",
    "The place stays empty, as the guest deck is empty.",
    "These three start cards are shown.",
    "The player took this start card.",
    "Dice were rolled.",
    "A white die was taken from the coaster.",
    "All coasters went to the left neighbours.",
    "A die was placed, with the number of dishwashers that it needs.",
    "A die was moved from one space to another.",
    "A die was turned from one face to another.",
    "A die was removed from a space, with the number of dishwashers used up.",
    "This many unused dice went back at the end of the turn.",
    "A step on the monastery track; 0 is the start space.",
    "A step on the reputation track; 0 is off the track. It goes backwards if the plan brings less.",
    "A tile was upgraded.",
    "The player keeps this side of an entertainer.",
    "A signature came into the guest book.",
    "A signature was lost: the column was full or, without column, no tile was left or no column had room.",
    "A row of the guest book is full.",
    "The player has ended the planning.",
    "The player's turn has ended.",
    "The game is over.",
});
static_assert(effects.size() == static_cast<std::size_t>(EffectKind::game_over) + 1);

inline constexpr auto sources = std::to_array<std::string_view>({
    "Nothing in particular.",
    "The moon.",
    "A start card; of is its number.",
    "A space that was served; of is the space.",
    "The barbacks in play.",
    "A guest that was recruited, its price and its bonus; of is the card.",
    "A bonus of the monastery track; of is the space, 1 to 22.",
    "A special space of the reputation track; of is the space, from 1.",
    "A space of the guest book; of is row times 4 plus column. After row-completed, of is the row.",
    "A side of an entertainer, its price and its gain; of is the side, 1 to 6.",
    "A card that was bought or recruited, nobles included; of is the card.",
    "An upgrade, its price and its noble; of is the tile.",
    "Goods above the limit at the end of a turn.",
});
static_assert(sources.size() == static_cast<std::size_t>(Source::limit) + 1);

inline constexpr auto bonuses = std::to_array<std::string_view>({
    "Nothing.",
    "Thalers.",
    "Beer.",
    "Schnapps.",
    "Steps on the monastery track.",
    "Steps on the reputation track.",
    "A card from its supply, on top of the deck.",
    "A noble, on top of the deck.",
    "Service denied: a guest at the player's own tables may be removed.",
    "A signature for the guest book.",
    "Schnapps, or service denied.",
    "A counter guest.",
    "A die of the player's colour for this round, rolled at once.",
    "An upgrade of one tile for nothing, without a noble.",
    "An entertainer.",
});
static_assert(bonuses.size() == Ids<BonusKind>::list.size());

inline constexpr auto refusals = std::to_array<std::string_view>({
    "The game is over.",
    "Nothing of this kind is asked now.",
    "The hand or the coaster has no such die.",
    "A die lies on that space already.",
    "A die was removed from that space in this round.",
    "Nobody sits there, or the place is empty.",
    "No number of dishwashers makes the die fit.",
    "It needs more dishwashers than are free.",
    "No such die lies on that space.",
    "A move must go to another space.",
    "No more moves of dice are allowed in this turn.",
    "The reputation marker would go back over a special space.",
    "Thalers are missing.",
    "Beer is missing.",
    "Schnapps is missing.",
    "The supply is empty, or too small.",
    "A card of this kind was bought in this round.",
    "A guest was recruited in this round.",
    "The tile is upgraded already.",
    "There are fewer staff cards than should be returned.",
    "One card fewer lowers the price as far, or the tile has no discount.",
    "A die that still lies on the board needs the dishwasher.",
    "There is no counter guest to give up.",
    "The player has nothing of this kind to use.",
    "Service denied does not remove nobles.",
    "The column of the guest book is full.",
    "Chance cannot do that here.",
    "It is not among the answers offered.",
});
static_assert(refusals.size() == Ids<Refusal>::list.size());

inline constexpr auto faults = std::to_array<std::string_view>({
    "The text is not JSON.",
    "It is longer than 262,144 bytes.",
    "Its lists and objects are nested too deeply.",
    "A field, or an entry of a set, stands twice.",
    "A field is missing.",
    "A field is unknown, or there are too many.",
    "A field has another type than it should.",
    "A number, or the length of a list, is out of range.",
    "A name is not one of those allowed.",
    "Neither a link nor a file of this game is in the text.",
    "It is longer than any link can be.",
    "The link is cut off.",
    "The link or file was changed on its way.",
    "A later version of the game wrote it.",
    "It was played with other numbers on the components.",
    "It was played by older rules.",
    "It was played by newer rules.",
    "No game can be set up like that.",
    "No game can come to that position.",
    "The rules do not allow the action now; refusal says why.",
    "There is no such command.",
    "No game has been begun or opened yet.",
    "No action has been played that could be undone.",
    "No action has been undone.",
    "A file cannot be read.",
    "Only in messages to a page around the game: the reader plays a game of their own and decides whether another may "
    "replace it.",
});
static_assert(faults.size() == fault_count);

}  // namespace tavern::sentences
