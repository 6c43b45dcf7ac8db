#include "text/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "text/english/english.hpp"
#include "text/signs.hpp"

namespace tavern {
namespace {

/** A text for each id of a table. */
template <std::size_t count, typename Id>
constexpr std::array<int, count> texts_by_id(std::string_view kind, Id id) {
    std::array<int, count> found{};
    int last = 0;  // the texts of a kind lie together
    for (int& text : found) {
        text = find_text(kind, id(static_cast<std::size_t>(&text - found.data())), last);
        last = std::max(text, 0);
    }
    return found;
}
template <std::size_t count>
constexpr bool complete(const std::array<int, count>& texts) {
    for (const int text : texts)
        if (text < 0) return false;
    return true;
}
std::string_view at(int index) {
    return say(static_cast<Text>(index));
}

/** The texts of the language chosen, and the file that holds them. */
struct Spoken {
    std::optional<Language> language;
    std::string file;
    std::array<std::string_view, text_count> texts;
    Spoken() {
        if (!english.empty()) language = Language::english;
        take(english);
    }
    /** Takes the texts that are not empty; a zero byte ends each. */
    void take(std::string_view ended) {
        for (std::string_view& text : texts) {
            const std::size_t end = ended.find('\0');
            if (end != 0) text = ended.substr(0, end);
            ended.remove_prefix(end + 1);
        }
    }
};
Spoken& spoken() {
    static Spoken texts;
    return texts;
}

constexpr auto card_id = [](std::size_t index) { return components::cards[index].id; };
constexpr auto tile_id = [](std::size_t index) { return components::tiles[index].id; };
constexpr auto entertainer_id = [](std::size_t index) { return components::entertainers[index]; };

constexpr auto card_texts = texts_by_id<components::cards.size()>("card", card_id);
constexpr auto staff_texts = texts_by_id<components::tavern_kinds>("cards_of", card_id);
constexpr auto tile_texts = texts_by_id<components::tiles.size()>("tile", tile_id);
constexpr auto the_card_texts = texts_by_id<components::cards.size()>("the_card", card_id);
constexpr auto the_tile_texts = texts_by_id<components::tiles.size()>("the_tile", tile_id);
constexpr auto title_texts = texts_by_id<components::tiles.size()>("upgrade_title", tile_id);
constexpr auto about_texts = texts_by_id<components::tiles.size()>("upgrade_about", tile_id);
constexpr auto entertainer_texts = texts_by_id<components::entertainers.size()>("entertainer", entertainer_id);
static_assert(complete(card_texts) && complete(staff_texts) && complete(tile_texts) && complete(the_card_texts) &&
              complete(the_tile_texts) && complete(title_texts) && complete(about_texts) &&
              complete(entertainer_texts));

const SideFacts& facts_of_side(int side) {
    return components::sides[static_cast<std::size_t>(side - 1)];
}

}  // namespace

std::optional<Text> speak(Language language, std::string file) {
    const bool fetched = !file.empty();
    if (!fetched && (language != Language::english || english.empty())) return Text::language_missing;
    if (fetched) {
        if (file.substr(0, text_fingerprint.size()) != text_fingerprint) return Text::language_other_version;
        if (std::count(file.begin(), file.end(), '\0') != text_count + 1 || file.back() != '\0')
            return Text::language_cut_off;
    }
    Spoken& now = spoken();
    now = Spoken();
    now.language = language;
    now.file = std::move(file);
    if (fetched) now.take(std::string_view(now.file).substr(text_fingerprint.size() + 1));
    return std::nullopt;
}

std::optional<Language> spoken_language() {
    return spoken().language;
}

std::string_view say(Text text) {
    return spoken().texts[static_cast<std::size_t>(text)];
}
std::string_view say(Text first, std::size_t after) {
    return say(text_after(first, static_cast<int>(after)));
}

TextValue::TextValue(std::string_view place, std::string_view text) : name(place), value(text) {}
TextValue::TextValue(std::string_view place, const char* text) : name(place), value(text) {}
TextValue::TextValue(std::string_view place, int number) : name(place), value(std::to_string(number)) {}
TextValue::~TextValue() = default;

namespace {

/** The value for "{name}"; for "{name|step|steps}" the first word if the value is 1, otherwise the second. */
std::string_view filled(std::string_view braced, std::initializer_list<TextValue> values) {
    const std::string_view place = braced.substr(1, braced.size() - 2);
    const std::size_t bar = place.find('|');
    const std::string_view name = place.substr(0, bar);
    const auto* const value =
        std::find_if(values.begin(), values.end(), [name](const TextValue& one) { return one.name == name; });
    if (value == values.end()) return braced;
    if (bar == std::string_view::npos) return value->value;
    const std::size_t second = place.find('|', bar + 1);
    return value->value == "1" ? place.substr(bar + 1, second - bar - 1) : place.substr(second + 1);
}

}  // namespace

std::string say(Text text, std::initializer_list<TextValue> values) {
    std::string result;
    std::string_view rest = say(text);
    // Once from left to right, since a value may look like a place for another one.
    while (true) {
        const std::size_t open = rest.find('{');
        const std::size_t close = rest.find('}', open);
        if (close == std::string_view::npos) return result += rest;
        result += rest.substr(0, open);
        result += filled(rest.substr(open, close + 1 - open), values);
        rest.remove_prefix(close + 1);
    }
}

std::string as_shown(std::string written) {
    std::replace(written.begin(), written.end(), '[', '(');
    std::replace(written.begin(), written.end(), ']', ')');
    // Embeddings, overrides and isolates have three bytes each.
    constexpr std::size_t bytes = 3;
    for (std::size_t at = 0; at + bytes <= written.size();) {
        const std::string_view sign = std::string_view(written).substr(at, bytes);
        const bool turns = (sign >= "\u202A" && sign <= "\u202E") || (sign >= "\u2066" && sign <= "\u2069");
        if (turns)
            written.erase(at, bytes);
        else
            ++at;
    }
    return written;
}

std::string_view usual_name(int seat) {
    constexpr std::array names = {Text::session_name_1, Text::session_name_2, Text::session_name_3,
                                  Text::session_name_4};
    return say(names[static_cast<std::size_t>(seat)]);
}

bool is_invisible(std::string_view text) {
    // Ranges of invisible code points.
    struct Range {
        unsigned first;
        unsigned last;
    };
    constexpr auto invisible = std::to_array<Range>({{0x00, 0x20},
                                                     {0x7F, 0xA0},
                                                     {0xAD, 0xAD},
                                                     {0x034F, 0x034F},
                                                     {0x061C, 0x061C},
                                                     {0x115F, 0x1160},
                                                     {0x1680, 0x1680},
                                                     {0x180B, 0x180F},
                                                     {0x2000, 0x200F},
                                                     {0x2028, 0x202F},
                                                     {0x205F, 0x206F},
                                                     {0x2800, 0x2800},
                                                     {0x3000, 0x3000},
                                                     {0x3164, 0x3164},
                                                     {0xFE00, 0xFE0F},
                                                     {0xFEFF, 0xFEFF},
                                                     {0xFFA0, 0xFFA0},
                                                     {0xE0000, 0xE0FFF}});
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t bytes = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        unsigned code = bytes == 1 ? byte : byte & (0xFFU >> (bytes + 1));
        for (std::size_t more = 1; more < bytes && at + more < text.size(); ++more)
            code = code << 6U | (static_cast<unsigned char>(text[at + more]) & 0x3FU);
        at += bytes;
        if (std::none_of(invisible.begin(), invisible.end(),
                         [code](const Range& range) { return code >= range.first && code <= range.last; }))
            return false;
    }
    return true;
}

const Innkeeper& shown_innkeeper(const Game& game, int seat) {
    const Innkeeper& recorded = game.record().innkeepers[static_cast<std::size_t>(seat)];
    const bool unnamed = is_invisible(recorded.name);
    if (!unnamed && recorded.name.find('[') == std::string::npos) return recorded;
    static std::array<Innkeeper, max_players> renamed;
    Innkeeper& shown = renamed[static_cast<std::size_t>(seat)];
    shown = recorded;
    shown.name = unnamed ? std::string(usual_name(seat)) : as_shown(recorded.name);
    return shown;
}

std::string_view card_name(Card card) {
    return at(card_texts[index_of(card)]);
}
std::string card_about(Card card) {
    static_assert(index_of(Card::brewer) == 5 && index_of(Card::bard) == 0);
    if (is_tavern_card(card)) return std::string(say(Text::about_bard, index_of(card)));
    const CardFacts& about = facts(card);
    return say(about.points > 0 ? Text::about_at_table_worth : Text::about_at_table,
               {{"pips", about.pips}, {"thalers", about.thalers}, {"points", about.points}});
}
std::string_view short_card_name(Card card) {
    return card == Card::dishwasher ? say(Text::card_short_dishwasher) : card_name(card);
}
std::string_view cards_name(Card card) {
    return at(staff_texts[index_of(card)]);
}
std::string counted_cards(Card card, int count) {
    return std::to_string(count) + " " + std::string(count == 1 ? card_name(card) : cards_name(card));
}
std::string_view tile_name(Tile tile) {
    return at(tile_texts[index_of(tile)]);
}
std::string_view the_card(Card card) {
    return at(the_card_texts[index_of(card)]);
}
std::string_view the_tile(Tile tile) {
    return at(the_tile_texts[index_of(tile)]);
}
std::string_view upgrade_title(Tile tile) {
    return at(title_texts[index_of(tile)]);
}
std::string_view upgrade_about(const State& state, Tile tile) {
    const bool for_next_round = tile == Tile::dishwasher || tile == Tile::server || tile == Tile::table;
    if (for_next_round && state.round == components::rounds && state.phase > Phase::evening)
        return say(Text::upgrade_late);
    return at(about_texts[index_of(tile)]);
}
std::string_view entertainer_name(int entertainer) {
    return at(entertainer_texts[static_cast<std::size_t>(entertainer)]);
}

std::string round_name(int round) {
    return round > 0 ? say(Text::about_round, {{"round", round}}) : std::string(say(Text::sky_before));
}
std::string round_of_all(int round) {
    return round > 0 ? say(Text::sky_round, {{"round", round}, {"rounds", components::rounds}}) : round_name(round);
}
std::string phase_and_round(Phase phase, int round) {
    const std::string_view name = phase_name(phase);
    if (round == 0) return std::string(name);
    return say(Text::status_round, {{"phase", name}, {"round", round}, {"rounds", components::rounds}});
}
std::string_view phase_name(Phase phase) {
    return say(Text::phase_start_cards, static_cast<std::size_t>(phase));
}

std::string_view color_name(PlayerColor color) {
    return say(Text::color_blue, static_cast<std::size_t>(color));
}

std::string side_rule(int side) {
    const SideFacts& facts = facts_of_side(side);
    static_assert(static_cast<int>(SideKind::turn_die) == 5);
    const auto text = text_after(Text::side_thalers, static_cast<int>(facts.kind));
    return say(text, {{"pay", facts.pay}, {"amount", facts.amount}});
}

std::string side_about(int side) {
    const SideFacts& facts = facts_of_side(side);
    const auto text = text_after(Text::side_about_thalers, static_cast<int>(facts.kind));
    return say(text, {{"amount", facts.amount}});
}

std::string listed(const std::vector<std::string>& names, Text last) {
    std::string text;
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (index > 0) text += say(index + 1 == names.size() ? last : Text::since_comma);
        text += names[index];
    }
    return text;
}

std::string tile_price_about(Tile tile, int given) {
    const TileFacts& about = facts(tile);
    const int price = upgrade_price(tile, given);
    if (given == 0) return say(Text::about_tile_price, {{"price", price}});
    return say(Text::about_tile_discount, {{"price", price},
                                           {"full", about.cost},
                                           {"off", about.cost - price},
                                           {"cards", counted_cards(about.card, given)}});
}

std::string card_list(const CardList& list) {
    std::vector<std::string> names;
    for (std::size_t index = 0; index < list.count; ++index) names.emplace_back(card_name(list.cards[index]));
    return listed(names, Text::since_comma);
}

std::string start_card_gains(const StartCardFacts& card, std::string_view cards) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " ") + part; };
    if (!cards.empty()) add(say(Text::start_card_cards, {{"cards", cards}}));
    if (card.monastery > 0) add(say(Text::start_card_monastery, {{"count", card.monastery}}));
    if (card.schnapps > 0) add(say(Text::start_card_schnapps, {{"count", card.schnapps}}));
    if (card.has_upgrade) add(say(Text::start_card_upgrade, {{"tile", tile_name(card.upgrade)}}));
    if (card.beer > 0) add(say(Text::start_card_beer, {{"count", card.beer}}));
    if (card.regulars_removed == 1) add(std::string(say(Text::start_card_remove_one)));
    if (card.regulars_removed > 1) add(say(Text::start_card_remove, {{"count", card.regulars_removed}}));
    return text;
}

std::string start_card_about(const Setup& setup, int number) {
    const StartCardFacts& card = components::start_cards[static_cast<std::size_t>(number - 1)];
    return start_card_gains(card, card_list(card.cards[static_cast<std::size_t>(setup.edition)]));
}

std::string bonus_text(const Bonus& bonus) {
    if (bonus.kind == BonusKind::none) return {};
    static_assert(static_cast<int>(Text::bonus_entertainer) - static_cast<int>(Text::bonus_thalers) ==
                  static_cast<int>(BonusKind::entertainer) - static_cast<int>(BonusKind::thalers));
    const int kind = static_cast<int>(bonus.kind) - static_cast<int>(BonusKind::thalers);
    const auto text = text_after(Text::bonus_thalers, kind);
    if (bonus.kind == BonusKind::card) return say(text, {{"card", card_name(bonus.card)}});
    return say(text, {{"count", bonus.amount}});
}

std::string_view bonus_about(const Bonus& bonus) {
    const bool denies = bonus.kind == BonusKind::service_denied || bonus.kind == BonusKind::schnapps_or_denied;
    return denies ? say(Text::about_denied) : std::string_view();
}

std::string bonus_text(const RoundSpace& space) {
    std::string text = bonus_text(space.options[0]);
    if (space.count > 1) text += std::string(say(Text::rules_or)) + bonus_text(space.options[1]);
    return text;
}

std::string reputation_name(const Setup& setup, int space) {
    // Its two signs would be read as two bonuses.
    const BonusKind bonus = space > 0 ? reputation_at(setup, space).bonus.kind : BonusKind::none;
    if (bonus == BonusKind::schnapps_or_denied) return std::string(say(Text::bonus_schnapps_or_denied));
    return reputation_sign(setup, space) + (bonus == BonusKind::none ? "[points]" : "");
}

std::string signature_gains(const Player& player, std::size_t column) {
    const Bonus& bonus = components::guest_book[player.book[column]][column];
    std::vector<std::string> gains;
    if (bonus.kind != BonusKind::none) gains.push_back(bonus_text(bonus));
    if (fills_row(player, column)) gains.emplace_back(say(Text::bonus_noble));
    return listed(gains);
}

std::string book_price(std::size_t column) {
    const auto [least, most] = components::book_prices[column];
    return std::to_string(least) + (least == most ? "" : "–" + std::to_string(most));
}

std::string_view bonus_name(const Bonus& bonus) {
    switch (bonus.kind) {
        case BonusKind::card: return card_name(bonus.card);
        case BonusKind::own_die: return say(Text::board_own_die);
        case BonusKind::counter_guest: return say(Text::board_counter_guest);
        case BonusKind::free_upgrade: return say(Text::board_free_upgrade);
        default: return {};
    }
}

std::string_view space_name(const Player& player, Space space) {
    if (!is_seat(space)) return tile_name(tile_at(space));
    const Card guest = player.seats[static_cast<std::size_t>(seat_of(space))].guest;
    return guest == no_card ? say(Text::card_table) : card_name(guest);
}

}  // namespace tavern
