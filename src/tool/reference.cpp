#include "tool/reference.hpp"

#include <algorithm>

#include "record/names.hpp"
#include "record/notation.hpp"

namespace tavern {
namespace {

constexpr auto actions = std::to_array<std::string_view>({
    "Chance: these three start cards are shown.",
    "Chance: this guest fills the next empty place of the guest row.",
    "Chance: the player draws this card from the unknown part of the deck.",
    "Chance: these faces are rolled, own dice or the white ones of the coaster.",
    "Takes one of the start cards shown, by its printed number.",
    "Removes a regular from the deck, as the start card says.",
    "Takes one side of the \"or\" on the round track; options of legal and trace lists the bonus of each option.",
    "Keeps this side of an entertainer, by its number 1 to 6.",
    "Upgrades a tile for nothing.",
    "Goes on with the guests as they sit.",
    "Gives up a counter guest, sends the guests home and draws anew.",
    "Takes a white die of this face from the coaster.",
    "Turns a die to another face, by an entertainer.",
    "Plans a die of the hand on a space.",
    "Ends the planning.",
    "Serves the die on a space: it leaves, and the space gives its gain.",
    "Moves a die that still lies to another space.",
    "Takes a beer for each barback in play, once a turn.",
    "Buys a tavern card, one of each kind a turn; it goes on top of the deck.",
    "Upgrades a tile for thalers; given: so many of its staff cards are returned for a discount.",
    "Recruits the guest of a place of the row for beer; place 0 is the stack of 3-beer guests.",
    "Recruits so many nobles for beer.",
    "Gives up a counter guest for a step on the monastery track.",
    "Uses a bard for a step of reputation.",
    "Uses an entertainer's side, by its number.",
    "Ends the turn.",
    "Service denied: removes the guest of a seat for good.",
    "Does not use service denied.",
    "Of \"schnapps or service denied\", takes the schnapps.",
    "Of \"schnapps or service denied\", takes service denied.",
    "Puts the signature into a column of the guest book.",
    "Puts a card in play back on top of the deck, by an entertainer.",
    "Puts no card back.",
});
static_assert(actions.size() == static_cast<std::size_t>(action_kinds));

constexpr auto questions = std::to_array<std::string_view>({
    "Chance shows three start cards.",
    "Chance fills a place of the guest row.",
    "Chance draws a card for the player.",
    "Chance rolls own dice of the player.",
    "Chance rolls the white dice of a coaster.",
    "Which start card?",
    "Which regular leaves the deck?",
    "Which side of the \"or\" on the round track?",
    "Which side of an entertainer is kept?",
    "Which tile is upgraded for nothing?",
    "Keep the guests, or give up a counter guest and start over?",
    "Which die is taken from the coaster?",
    "Whose guest is removed, or none?",
    "Schnapps, or service denied?",
    "Into which column of the guest book goes the signature?",
    "Which card goes back on top of the deck, or none?",
    "Planning: dice are placed until the player is ready.",
    "Serving: dice are served, cards bought and guests recruited until the turn ends.",
    "Nobody is asked: the game is over.",
});
static_assert(questions.size() == Ids<Question>::list.size());

constexpr auto phases = std::to_array<std::string_view>({
    "Start cards are chosen, before the first round; module 4 and up.",
    "A: the moon moves on, and everybody gets the bonus of the round.",
    "B: guests and staff are drawn until all tables are taken.",
    "C: servers' dice are rolled.",
    "D: white dice are rolled and drafted from the coasters.",
    "E: dice are planned on spaces.",
    "F: one after the other serves, buys, upgrades and recruits.",
    "G: the cards in play are discarded, and the role of start player moves on.",
    "The game is over.",
});
static_assert(phases.size() == Ids<Phase>::list.size());

constexpr auto effects = std::to_array<std::string_view>({
    "A round begins.",
    "A phase begins.",
    "The player has gained so much of a resource.",
    "The player has paid so much of a resource.",
    "The player has lost so much: above the limit, or the supply was empty.",
    "A card came to the player, on top of the deck.",
    "A card that should have come was not in the supply any more.",
    "A card was drawn; space says where it sits, staff stands beside its tile and has none.",
    "The discard pile was shuffled and is the new deck.",
    "A card left the game, from a seat or from the deck.",
    "Cards were returned to the supply for a discount.",
    "A card in play went on top of the deck.",
    "Cards in play went to the discard pile.",
    "A guest came into a place of the row; signature says whether with a signature tile.",
    "A place of the guest row stays empty: the guest deck is empty.",
    "Three start cards are shown.",
    "A start card was chosen.",
    "Dice were rolled: own ones of the player's colour, or white ones.",
    "A white die was taken from a coaster.",
    "The coasters went on to the next players.",
    "A die was placed, with so many dishwashers that it needs.",
    "A die was moved from a space to another.",
    "A die was turned from a face to another.",
    "A die was served, with so many dishwashers used up.",
    "Dice were given back.",
    "A step on the monastery track.",
    "The reputation marker moved; backwards when the plan shrank.",
    "A tile was upgraded.",
    "A side of an entertainer was chosen.",
    "A signature came into the guest book.",
    "A signature was lost: its column was full, or there was none.",
    "A row of the guest book was completed.",
    "The player's plan is ready.",
    "The player's turn has ended.",
    "The game is over.",
});
static_assert(effects.size() == static_cast<std::size_t>(EffectKind::game_over) + 1);

constexpr auto sources = std::to_array<std::string_view>({
    "Nothing in particular.",
    "The round track.",
    "A start card, by its number.",
    "A space that was served.",
    "Barbacks in play.",
    "A guest that was recruited.",
    "A space of the monastery track.",
    "A special space of the reputation track.",
    "The guest book: row times 4 plus column, or a row that was completed.",
    "A side of an entertainer, by its number.",
    "A purchase.",
    "An upgrade of a tile.",
    "The limit of goods stored at the end of a turn.",
});
static_assert(sources.size() == static_cast<std::size_t>(Source::limit) + 1);

constexpr auto bonuses = std::to_array<std::string_view>({
    "Nothing.",
    "Thalers.",
    "Beer.",
    "Schnapps.",
    "Steps on the monastery track.",
    "Steps on the reputation track.",
    "A card from its supply, on top of the own deck.",
    "A noble, on top of the own deck.",
    "Service denied: a guest of one's own may be removed.",
    "A signature for the guest book.",
    "Schnapps, or service denied.",
    "A counter guest.",
    "A die of the own colour for this round, rolled at once.",
    "An upgrade of one tile for nothing, without a noble.",
    "An entertainer.",
});
static_assert(bonuses.size() == Ids<BonusKind>::list.size());

constexpr auto refusals = std::to_array<std::string_view>({
    "The game is over.",
    "Nothing of this kind is asked now.",
    "The hand or the coaster has no such die.",
    "A die lies on that space already.",
    "A die was served on that space in this round.",
    "No guest sits there.",
    "The die does not fit the space, with any number of dishwashers.",
    "It would need more dishwashers than are free.",
    "No such die lies on that space.",
    "The die lies on that space already; a move goes to another one.",
    "No more moves of dice are allowed in this turn.",
    "The reputation marker would go back over a special space.",
    "Thalers are missing.",
    "Beer is missing.",
    "Schnapps is missing.",
    "The supply is empty.",
    "A card of this kind was bought in this turn.",
    "A guest was recruited in this round.",
    "The tile is upgraded already.",
    "There are not so many staff cards to return.",
    "More cards would be returned than the discount takes.",
    "A die that lies still needs the dishwasher.",
    "There is no counter guest to give up.",
    "Nothing is there that could be used.",
    "Chance cannot do that here.",
    "It is not among the answers offered.",
});
static_assert(refusals.size() == Ids<Refusal>::list.size());

constexpr auto problem_sentences = std::to_array<std::string_view>({
    "The line or file is not JSON.",
    "It is longer than 262,144 bytes.",
    "Its lists and objects are nested too deeply.",
    "An object has a field twice.",
    "A field is missing.",
    "A field is unknown, or there are too many.",
    "A field has another type than it should.",
    "A number or the length of a list is out of range.",
    "A name is not one of those allowed.",
    "The text has no link of this game in it.",
    "The link is longer than any can be.",
    "The link is cut off.",
    "The link or file has been changed on its way.",
    "It was written by a later version of the game.",
    "It was played with other numbers on the components.",
    "It was played by older rules.",
    "It was played by newer rules.",
    "No game can be set up like that.",
    "No game can come to that position.",
    "The rules do not allow the action now; refusal says why.",
    "There is no such command.",
    "No game was begun or opened yet.",
    "No action has been played that could be undone.",
    "No action has been undone.",
    "A file cannot be read.",
    "Told to a page around the game: the reader plays a game of their own and says whether another may come.",
});
static_assert(problem_sentences.size() == problem_count);

template <class Enum, std::size_t Size>
std::string_view sentence(const std::array<std::string_view, Size>& sentences, Enum value) {
    return sentences[static_cast<std::size_t>(value)];
}

void add_heading(std::string& text, std::string_view heading) {
    text += "\n" + std::string(heading) + "\n";
}

void add_line(std::string& text, std::string_view name, std::string_view about) {
    constexpr std::size_t column = 28;
    text += "  " + std::string(name);
    text.append(name.size() + 1 < column ? column - name.size() : 1, ' ');
    text += std::string(about) + "\n";
}

bool has_own(ActionKind) {
    return false;
}
bool has_own(EffectKind kind) {
    return is_of_die(kind);
}

/** "place (die, space)" */
template <class Kind>
std::string with_fields(Kind kind) {
    const Notation& notation = notation_of(kind);
    std::string fields;
    const auto add = [&](std::string_view name) { fields += (fields.empty() ? " (" : ", ") + std::string(name); };
    for (const Operand& operand : notation.operands)
        if (operand.kind != OperandKind::none) add(operand.name);
    if (has_own(kind)) add("own");
    return std::string(notation.id) + (fields.empty() ? "" : fields + ")");
}

template <class Enum>
void add_all(std::string& text, std::string_view heading) {
    add_heading(text, heading);
    for (std::size_t index = 0; index < Ids<Enum>::list.size(); ++index) {
        const auto value = static_cast<Enum>(index);
        add_line(text, id_of(value), sentence_of(value));
    }
}

template <class Kind, std::size_t Size>
void add_noted(std::string& text, std::string_view heading, const std::array<std::string_view, Size>& sentences) {
    add_heading(text, heading);
    for (std::size_t index = 0; index < Size; ++index)
        add_line(text, with_fields(static_cast<Kind>(index)), sentences[index]);
}

template <class Facts>
void add_ids(std::string& text, std::string_view heading, const Facts& facts) {
    add_heading(text, heading);
    std::string line = " ";
    for (const auto& fact : facts) {
        if (line.size() + fact.id.size() > 110) text += line + "\n", line = " ";
        line += " " + std::string(fact.id);
    }
    text += line + "\n";
}

}  // namespace

std::string_view sentence_of(ActionKind kind) {
    return sentence(actions, kind);
}
std::string_view sentence_of(Question question) {
    return sentence(questions, question);
}
std::string_view sentence_of(Phase phase) {
    return sentence(phases, phase);
}
std::string_view sentence_of(EffectKind kind) {
    return sentence(effects, kind);
}
std::string_view sentence_of(Source source) {
    return sentence(sources, source);
}
std::string_view sentence_of(BonusKind kind) {
    return sentence(bonuses, kind);
}
std::string_view sentence_of(Refusal refusal) {
    return sentence(refusals, refusal);
}
std::string_view sentence_of(Problem problem) {
    return sentence(problem_sentences, problem);
}

std::string reference() {
    std::string text =
        "What tavern engine, trace and replay speak in. Whatever counts the entries of a list (player, seat, place,\n"
        "column, row, option) counts from 0; printed numbers stand as printed. Dice are named by their faces.\n";
    add_noted<ActionKind>(text, "ACTIONS, by kind (with their fields)", actions);
    add_all<Question>(text, "QUESTIONS");
    add_all<Phase>(text, "PHASES");
    add_noted<EffectKind>(text, "EFFECTS, by kind (with their fields)", effects);
    text +=
        "  own is true for dice of the player's colour and false for white ones. An effect also has player, except "
        "where\n"
        "  it concerns the whole table, and source with of, where something came from:\n";
    add_heading(text, "SOURCES, and which one of them \"of\" names");
    for (std::size_t index = 1; index < sources.size(); ++index)
        add_line(text, id_of(static_cast<Source>(index)), sources[index]);
    add_all<BonusKind>(text, "BONUSES, as in options");
    add_all<Refusal>(text, "REFUSALS: why an action is illegal");
    add_all<Problem>(text, "REASONS of errors");
    add_heading(text, "RESOURCES");
    text += " ";
    for (const std::string_view id : Ids<Resource>::list) text += " " + std::string(id);
    text += "\n";
    add_ids(text, "CARDS", components::cards);
    add_ids(text, "TILES", components::tiles);
    add_heading(text, "SPACES");
    text += "  " + id_of(Space::cashbox) + " " + id_of(Space::barrel) + " " + id_of(Space::brewer) + " " +
            id_of(Space::monk) + " " + id_of(seat_space(0)) + " .. " + id_of(seat_space(max_seats - 1)) + "\n";
    return text;
}

}  // namespace tavern
