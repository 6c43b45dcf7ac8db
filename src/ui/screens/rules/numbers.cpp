// The numbers of the components and their origins, all taken from the data.
#include <algorithm>
#include <array>

#include "rules/components.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/rules/rules.hpp"

namespace tavern::ui {
namespace {

using Kind = RuleBlock::Kind;
using Blocks = std::vector<RuleBlock>;

RuleCell cell(Text text) {
    return {std::string(say(text)), -1};
}
RuleCell cell(int number, int origin = -1) {
    return {std::to_string(number), origin};
}

/** The origin of a row's field, -1 if only the group has one. */
int origin_of(NumberGroup group, std::string_view item, std::string_view part) {
    for (const NumberOrigin& origin : number_origins)
        if (origin.group == group && origin.item == item && (origin.part == part || origin.part.empty()))
            return static_cast<int>(origin.kind);
    return -1;
}

void add_heading(Blocks& blocks, Text text) {
    blocks.push_back({Kind::heading, std::string(say(text)), {}, {}});
}

/** The text of each origin; of those without a note, the one for a whole group. */
constexpr auto notes = [] {
    std::array<int, number_origins.size()> texts{};
    int last = 0;
    for (std::size_t index = 0; index < texts.size(); ++index) {
        const std::string_view note = number_origins[index].note;
        if (!note.empty()) last = find_text("rules_note", note, last);
        texts[index] = note.empty() ? static_cast<int>(Text::rules_number_all) : last;
    }
    return texts;
}();
static_assert(std::none_of(notes.begin(), notes.end(), [](int text) { return text < 0; }),
              "each sentence of components.json on an origin needs a text in rules.note");

/** The origin of the whole group, and the reasons for single numbers. */
void add_origins(Blocks& blocks, NumberGroup group) {
    for (std::size_t index = 0; index < notes.size(); ++index) {
        const NumberOrigin& origin = number_origins[index];
        if (origin.group != group || (!origin.item.empty() && origin.note.empty())) continue;
        blocks.push_back({Kind::origin, std::string(say(static_cast<Text>(notes[index]))), {}, origin.kind});
    }
}

std::string bonus_or_nothing(const Bonus& bonus) {
    return bonus.kind == BonusKind::none ? std::string() : bonus_sign(bonus);
}

/** Spaces of a track with a bonus, by number. */
template <typename Spaces>
void add_spaces(Blocks& blocks, const Spaces& spaces) {
    blocks.push_back(
        {Kind::columns, std::string(say(Text::rules_number_space)), {cell(Text::rules_number_brings)}, {}});
    for (std::size_t index = 0; index < spaces.size(); ++index)
        if (spaces[index].kind != BonusKind::none)
            blocks.push_back({Kind::row, std::to_string(index), {{bonus_sign(spaces[index]), -1}}, {}});
}

void add_reputation(Blocks& blocks) {
    blocks.push_back(
        {Kind::columns, std::string(say(Text::rules_number_space)), {cell(Text::rules_number_brings)}, {}});
    for (std::size_t index = 0; index < components::reputation_track_guest_book.size(); ++index) {
        const ReputationSpace& space = components::reputation_track_guest_book[index];
        const std::string brings =
            space.bonus.kind == BonusKind::none ? std::to_string(space.points) + "[points]" : bonus_sign(space.bonus);
        blocks.push_back({Kind::row, std::to_string(index + 1), {{brings, -1}}, {}});
    }
}

}  // namespace

std::vector<RuleBlock> tile_numbers() {
    Blocks blocks{{Kind::paragraph, std::string(say(Text::rules_number_about)), {}, {}}};
    blocks.push_back({Kind::columns,
                      std::string(say(Text::rules_number_tile)),
                      {cell(Text::rules_number_price), cell(Text::rules_number_off)},
                      {}});
    for (int kind = 0; kind < components::tile_kinds; ++kind) {
        const Tile tile = static_cast<Tile>(kind);
        const TileFacts& about = facts(tile);
        const std::string off = about.discount == 0 ? "" : say(Text::rules_number_minus, {{"number", about.discount}});
        blocks.push_back(
            {Kind::row, std::string(tile_name(tile)), {cell(about.cost), {off, -1}}, {}, tile_picture(tile, false)});
    }
    add_origins(blocks, NumberGroup::tiles);
    add_heading(blocks, Text::rules_number_limits);
    blocks.push_back({Kind::columns,
                      std::string(say(Text::rules_number_tile)),
                      {cell(Text::rules_number_basic), cell(Text::rules_number_upgraded)},
                      {}});
    const auto add = [&](Tile tile, const std::array<int, 2>& numbers, NumberGroup group) {
        const int origin = origin_of(group, {}, {});
        blocks.push_back({Kind::row,
                          std::string(tile_name(tile)),
                          {cell(numbers[0], origin), cell(numbers[1], origin)},
                          {},
                          tile_picture(tile, false)});
    };
    add(Tile::safe, components::safe_limit, NumberGroup::limits);
    add(Tile::beer_storage, components::storage_limit, NumberGroup::limits);
    add(Tile::cashbox, components::cashbox_yield, NumberGroup::yields);
    add(Tile::barrel, components::barrel_yield, NumberGroup::yields);
    add(Tile::brewer, components::brewer_yield, NumberGroup::yields);
    add(Tile::monk, components::monk_yield, NumberGroup::yields);
    add_heading(blocks, Text::rules_number_signs);
    for (const OriginKind kind : {OriginKind::printed, OriginKind::inferred, OriginKind::reconstructed}) {
        const auto about = text_after(Text::rules_origin_printed_about, static_cast<int>(kind));
        blocks.push_back({Kind::origin, std::string(say(about)), {}, kind});
    }
    return blocks;
}

std::vector<RuleBlock> card_numbers() {
    Blocks blocks;
    add_heading(blocks, Text::rules_number_staff);
    blocks.push_back({Kind::columns,
                      std::string(say(Text::rules_number_card)),
                      {cell(Text::rules_number_price), cell(Text::rules_number_points)},
                      {}});
    for (int kind = 0; kind < components::tavern_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        const CardFacts& about = facts(card);
        blocks.push_back({Kind::row,
                          std::string(card_name(card)),
                          {cell(about.price, origin_of(NumberGroup::tavern_cards, about.id, "cost")),
                           cell(about.points, origin_of(NumberGroup::tavern_cards, about.id, "points"))},
                          {},
                          card_picture(card)});
    }
    add_origins(blocks, NumberGroup::tavern_cards);
    add_heading(blocks, Text::rules_number_regulars);
    blocks.push_back({Kind::columns,
                      std::string(say(Text::rules_number_card)),
                      {cell(Text::rules_number_die), cell(Text::rules_number_pays), cell(Text::rules_number_points)},
                      {}});
    for (int kind = components::tavern_kinds; kind < components::first_guest; ++kind) {
        const Card card = static_cast<Card>(kind);
        const CardFacts& about = facts(card);
        const NumberGroup group = is_regular(card) ? NumberGroup::regulars : NumberGroup::noble;
        const std::string_view item = is_regular(card) ? about.id : std::string_view();
        blocks.push_back(
            {Kind::row,
             std::string(card_name(card)),
             {cell(about.pips, origin_of(group, item, "pips")), cell(about.thalers, origin_of(group, item, "thalers")),
              cell(about.points, origin_of(group, item, "points"))},
             {},
             card_picture(card)});
    }
    add_heading(blocks, Text::rules_number_guests);
    blocks.push_back({Kind::columns,
                      std::string(say(Text::rules_number_guest)),
                      {cell(Text::rules_number_price), cell(Text::rules_number_die), cell(Text::rules_number_points),
                       cell(Text::rules_number_bonus)},
                      {}});
    for (int kind = components::first_guest; kind < components::card_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        const CardFacts& about = facts(card);
        blocks.push_back(
            {Kind::row,
             std::string(card_name(card)),
             {cell(about.price), cell(about.pips), cell(about.points), {bonus_or_nothing(about.bonus), -1}},
             {},
             card_picture(card)});
    }
    add_origins(blocks, NumberGroup::guests);
    return blocks;
}

std::vector<RuleBlock> track_numbers() {
    Blocks blocks;
    add_heading(blocks, Text::rules_number_monastery);
    add_spaces(blocks, components::monastery_track);
    add_origins(blocks, NumberGroup::monastery_track);
    add_heading(blocks, Text::rules_number_reputation);
    add_reputation(blocks);
    add_origins(blocks, NumberGroup::reputation_track);
    add_heading(blocks, Text::rules_number_book);
    for (std::size_t row = 0; row < components::guest_book.size(); ++row) {
        RuleBlock line{Kind::row, say(Text::rules_number_row, {{"row", static_cast<int>(row) + 1}}), {}, {}};
        for (const Bonus& bonus : components::guest_book[row]) line.cells.push_back({bonus_or_nothing(bonus), -1});
        blocks.push_back(std::move(line));
    }
    add_origins(blocks, NumberGroup::guest_book);
    add_heading(blocks, Text::rules_number_round_track);
    add_origins(blocks, NumberGroup::round_track);
    add_origins(blocks, NumberGroup::entertainers);
    add_origins(blocks, NumberGroup::start_cards);
    return blocks;
}

}  // namespace tavern::ui
