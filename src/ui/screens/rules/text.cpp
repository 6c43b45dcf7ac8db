// The chapters of the rules: texts filled with the numbers of the components.
#include <algorithm>
#include <utility>

#include "narration/result.hpp"
#include "record/alone.hpp"
#include "rules/rules.hpp"
#include "ui/draw/painter.hpp"
#include "ui/screens/rules/rules.hpp"

namespace tavern::ui {
namespace {

using Kind = RuleBlock::Kind;

/** "1 a counter guest; 2 ...", for one side of the round track. */
std::string evenings_text(const std::array<RoundSpace, components::rounds>& track) {
    std::string text;
    for (std::size_t index = 0; index < track.size(); ++index) {
        if (index > 0) text += say(Text::rules_semicolon);
        text += say(Text::rules_evening_line,
                    {{"round", static_cast<int>(index) + 1}, {"bonus", bonus_text(track[index])}});
    }
    return text;
}

std::string entertainer_evenings() {
    std::vector<std::string> evenings;
    for (std::size_t index = 0; index < components::winter_track.size(); ++index)
        if (components::winter_track[index].options[0].kind == BonusKind::entertainer)
            evenings.push_back(std::to_string(index + 1));
    return listed(evenings, Text::since_and);
}

std::string entertainer_sides() {
    std::string text;
    for (std::size_t side = 1; side <= components::sides.size(); ++side) {
        if (side > 1) text += "\n";
        text += say(Text::rules_side_line, {{"entertainer", entertainer_name(static_cast<int>(side - 1) / 2)},
                                            {"rule", side_rule(static_cast<int>(side))},
                                            {"about", side_about(static_cast<int>(side))}});
    }
    return text;
}

std::string start_cards_text() {
    std::string text;
    for (std::size_t index = 0; index < components::start_cards.size(); ++index) {
        const StartCardFacts& card = components::start_cards[index];
        const std::string first = card_list(card.cards[0]);
        const std::string second = card_list(card.cards[1]);
        const std::string cards =
            first == second ? first : say(Text::rules_edition_card, {{"north_star", first}, {"schmidt", second}});
        const std::string gets = start_card_gains(card, first.empty() ? first : cards);
        if (index > 0) text += "\n";
        text += say(Text::rules_start_card_line, {{"number", static_cast<int>(index) + 1}, {"gets", gets}});
    }
    return text;
}

/** The prices of the guests for each column of the guest book. */
std::string book_columns() {
    std::vector<std::string> columns;
    for (std::size_t column = 0; column < components::book_columns; ++column) columns.push_back(book_price(column));
    return listed(columns, Text::rules_or);
}

std::string ranks_text() {
    std::vector<std::string> names;
    for (int rank = 1; rank <= highest_rank_alone; ++rank) names.emplace_back(rank_name(rank));
    return listed(names, Text::since_comma);
}

/** "Module 1: 45, 60, ..", a line for each module. */
std::string targets_text() {
    std::string text;
    for (std::size_t module = 0; module < alone_targets.size(); ++module) {
        std::string points;
        for (const int target : alone_targets[module]) {
            if (!points.empty()) points += say(Text::since_comma);
            points += std::to_string(target);
        }
        if (module > 0) text += "\n";
        text += say(Text::rules_targets_line, {{"module", static_cast<int>(module) + 1}, {"points", points}});
    }
    return text;
}

std::string filled(Text text) {
    const auto off = [](Tile tile) { return static_cast<int>(facts(tile).discount); };
    return say(text, {{"rounds", components::rounds},
                      {"summer", evenings_text(components::summer_track)},
                      {"winter", evenings_text(components::winter_track)},
                      {"tables", components::printed_tables},
                      {"own", components::own_dice},
                      {"white", components::white_dice},
                      {"cashbox", components::cashbox_yield[0]},
                      {"cashbox_up", components::cashbox_yield[1]},
                      {"barrel", components::barrel_yield[0]},
                      {"barrel_up", components::barrel_yield[1]},
                      {"brewer", components::brewer_yield[0]},
                      {"brewer_up", components::brewer_yield[1]},
                      {"brewer_dice",
                       std::to_string(components::brewer_dice[0]) + "/" + std::to_string(components::brewer_dice[1])},
                      {"monk", components::monk_yield[0]},
                      {"monk_up", components::monk_yield[1]},
                      {"monk_die", components::monk_die},
                      {"nobles_1", components::nobles_price[0]},
                      {"nobles_2", components::nobles_price[1]},
                      {"nobles_3", components::nobles_price[2]},
                      {"safe", components::safe_limit[0]},
                      {"safe_up", components::safe_limit[1]},
                      {"storage", components::storage_limit[0]},
                      {"storage_up", components::storage_limit[1]},
                      {"moves", max_moves},
                      {"dishwasher_off", off(Tile::dishwasher)},
                      {"server_off", off(Tile::server)},
                      {"table_off", off(Tile::table)},
                      {"brewer_off", off(Tile::brewer)},
                      {"monastery", components::monastery_length},
                      {"schnapps", components::schnapps_limit},
                      {"schnapps_points", components::points_per_schnapps},
                      {"entertainer_evenings", entertainer_evenings()},
                      {"sides", entertainer_sides()},
                      {"bards", components::tavern_cards_per_type},
                      {"shown", components::start_cards_shown},
                      {"start_cards_count", static_cast<int>(components::start_cards.size())},
                      {"start_cards", start_cards_text()},
                      {"columns", book_columns()},
                      {"example_beer", 3 * (components::brewer_yield[0] + 2)},
                      {"dishwasher_price", static_cast<int>(facts(Tile::dishwasher).cost)},
                      {"dishwasher_left", upgrade_price(Tile::dishwasher, 1)},
                      {"ranks", ranks_text()},
                      {"targets", targets_text()},
                      {"sixth", static_cast<int>(components::reputation_track[5].points)}});
}

/** A picture at the start of a paragraph stands beside it. */
void add_paragraphs(RuleChapter& chapter, Text text) {
    std::string rest = filled(text);
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        std::string_view paragraph = std::string_view(rest).substr(0, end);
        Picture sign = no_picture;
        if (paragraph.substr(0, 1) == "[") {
            sign = next_piece(paragraph).picture;
            paragraph.remove_prefix(std::min<std::size_t>(paragraph.size(), 1));
        }
        chapter.blocks.push_back({Kind::paragraph, std::string(paragraph), {}, {}, sign});
        rest = end == std::string::npos ? std::string() : rest.substr(end + 1);
    }
}

RuleChapter chapter(Text name, Text text, Picture sign) {
    RuleChapter chapter{std::string(say(name)), sign, {}};
    add_paragraphs(chapter, text);
    return chapter;
}
/** Adds a second part with its own heading. */
RuleChapter and_then(RuleChapter chapter, Text heading, Text text) {
    chapter.blocks.push_back({Kind::heading, std::string(say(heading)), {}, {}});
    add_paragraphs(chapter, text);
    return chapter;
}

RuleChapter with(RuleChapter chapter, Kind kind, Text text) {
    chapter.blocks.push_back({kind, filled(text), {}, {}});
    return chapter;
}
RuleChapter ruled(RuleChapter chapter, Text ruling) {
    return with(std::move(chapter), Kind::ruling, ruling);
}
RuleChapter shown(RuleChapter chapter, Text example) {
    return with(std::move(chapter), Kind::example, example);
}

std::vector<RuleChapter> write_chapters() {
    return {
        ruled(chapter(Text::rules_game_name, Text::rules_game_text, picture("icon-deck")), Text::rules_game_ruling),
        ruled(chapter(Text::rules_evening_name, Text::rules_evening_text, picture("moon")), Text::rules_evening_ruling),
        shown(ruled(chapter(Text::rules_guests_name, Text::rules_guests_text, picture("icon-person")),
                    Text::rules_guests_ruling),
              Text::rules_guests_example),
        shown(chapter(Text::rules_dice_name, Text::rules_dice_text, picture("icon-die")), Text::rules_dice_example),
        shown(ruled(chapter(Text::rules_planning_name, Text::rules_planning_text, picture("icon-done")),
                    Text::rules_planning_ruling),
              Text::rules_planning_example),
        shown(ruled(chapter(Text::rules_serving_name, Text::rules_serving_text, picture("icon-beer")),
                    Text::rules_serving_ruling),
              Text::rules_serving_example),
        shown(ruled(chapter(Text::rules_upgrades_name, Text::rules_upgrades_text, picture("icon-upgrade")),
                    Text::rules_upgrades_ruling),
              Text::rules_upgrades_example),
        ruled(chapter(Text::rules_monastery_name, Text::rules_monastery_text, picture("icon-monastery")),
              Text::rules_monastery_ruling),
        chapter(Text::rules_schnapps_name, Text::rules_schnapps_text, picture("icon-schnapps")),
        shown(ruled(chapter(Text::rules_reputation_name, Text::rules_reputation_text, picture("icon-reputation")),
                    Text::rules_reputation_ruling),
              Text::rules_reputation_example),
        ruled(chapter(Text::rules_start_cards_name, Text::rules_start_cards_text, picture("icon-card-table")),
              Text::rules_start_cards_ruling),
        chapter(Text::rules_guest_book_name, Text::rules_guest_book_text, picture("signature")),
        ruled(and_then(chapter(Text::rules_end_name, Text::rules_end_text, picture("icon-points")),
                       Text::rules_alone_name, Text::rules_alone_text),
              Text::rules_alone_ruling),
        {std::string(say(Text::rules_numbers_tiles_name)), picture("icon-thaler"), tile_numbers()},
        {std::string(say(Text::rules_numbers_cards_name)), picture("icon-card-server"), card_numbers()},
        {std::string(say(Text::rules_numbers_tracks_name)), picture("icon-step"), track_numbers()},
    };
}

}  // namespace

const std::vector<RuleChapter>& rule_chapters() {
    static std::vector<RuleChapter> chapters;
    static std::optional<Language> language;
    if (chapters.empty() || language != spoken_language()) chapters = write_chapters();
    language = spoken_language();
    return chapters;
}

}  // namespace tavern::ui
