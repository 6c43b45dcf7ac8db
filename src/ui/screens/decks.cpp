// The list of a deck: its cards by kind, and the chance of each kind to come.
#include <algorithm>

#include "narration/deck.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

struct Cell {
    TextStyle style;
    std::string_view text;
};

/** A row of the table: a name, and numbers beside it, or below it where letters are large. */
void line(Tree& tree, Role role, const Cell& name, const std::vector<Cell>& numbers, Picture picture = no_picture) {
    const auto count = static_cast<float>(numbers.size());
    const float width = tree.stage().width;
    const bool stacked = width < grown(tree, size::share_name + (count - 1) * size::count);
    const auto row = tree.open({Role::row, {}}, {.flow = stacked ? Flow::column : Flow::row, .gap = gap::small});
    {
        const auto box =
            tree.open({role == Role::cell ? Role::row_header : role, {}},
                      {.flow = Flow::row, .gap = gap::small, .width = grown(tree, size::share_name), .share = 2});
        // On the smallest phones the name needs the room.
        if (picture != no_picture && width >= grown(tree, size::narrow_column)) picture_leaf(tree, picture, size::icon);
        tree.text(grown(tree, name.style), name.text, Align::left, 1);
    }
    const auto beside = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .share = count});
    for (const Cell& number : numbers) {
        const auto box = tree.open({role, {}}, {.flow = Flow::layers, .width = grown(tree, size::count), .share = 1});
        tree.text(grown(tree, number.style), number.text, Align::right);
    }
}

void heads(Tree& tree, bool draws) {
    const TextStyle style = bold(letters::small, palette::second_ink);
    std::vector<Cell> columns{{style, say(Text::decks_to_draw)}, {style, say(Text::decks_discarded)}};
    if (draws) columns.push_back({style, say(Text::decks_chance)});
    line(tree, Role::column_header, {style, say(Text::rules_number_card)}, columns);
}

void kind_row(Tree& tree, const DeckKind& kind, bool draws) {
    const TextStyle style = plain(letters::body);
    const std::string name = listed_name(kind.card);
    const std::string to_draw = std::to_string(kind.to_draw);
    const std::string discarded = std::to_string(kind.discarded);
    const std::string chance = chance_text(kind.chance);
    std::vector<Cell> numbers{{style, to_draw}, {style, discarded}};
    if (draws) numbers.push_back({bold(letters::body), chance});
    line(tree, Role::cell, {style, name}, numbers, card_picture(kind.card));
}

void totals(Tree& tree, const std::vector<DeckKind>& kinds, bool draws) {
    int to_draw = 0;
    int discarded = 0;
    for (const DeckKind& kind : kinds) {
        to_draw += kind.to_draw;
        discarded += kind.discarded;
    }
    const std::string all_to_draw = std::to_string(to_draw);
    const std::string all_discarded = std::to_string(discarded);
    std::vector<Cell> numbers{{number(letters::name), all_to_draw}, {number(letters::name), all_discarded}};
    if (draws) numbers.push_back({plain(letters::body), {}});
    line(tree, Role::cell, {heading(letters::name, palette::ink), say(Text::points_total)}, numbers);
}

void whose(Tree& tree, int seat) {
    Stage& stage = tree.stage();
    const int players = stage.state().setup.players;
    if (players == 1) return;
    std::vector<std::string> names;
    for (int of = 0; of < players; ++of) {
        const Innkeeper& who = innkeeper(stage, of);
        names.push_back(player_sign(who.color) + " " + who.name);
    }
    const int option = radio_group(tree, {"deck-of", say(Text::decks_whose), {}, names, seat});
    if (option >= 0) stage.next.screens.deck_seat = option;
}

void cards(Tree& tree, int seat) {
    const State& state = tree.stage().state();
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const std::optional<int> round = next_draw(state, seat);
    const std::vector<DeckKind> kinds = deck_kinds(state, seat);
    {
        const auto table =
            tree.open({Role::table, std::string(say(Text::decks_title)) + ": " + innkeeper(tree.stage(), seat).name},
                      {.gap = gap::hair, .even = true});
        heads(tree, round.has_value());
        line_across(tree, palette::ink);
        for (const DeckKind& kind : kinds) {
            kind_row(tree, kind, round.has_value());
            line_across(tree, palette::parchment_line);
        }
        totals(tree, kinds, round.has_value());
    }
    if (const std::string known = known_on_top(player); !known.empty())
        paragraph(tree, say(Text::about_on_top, {{"cards", known}}));
    if (const int playing = played_cards(player).total(); playing > 0)
        paragraph(tree, say(Text::decks_in_play, {{"count", playing}}));
    paragraph(tree, round ? say(Text::decks_chance_about, {{"round", *round}}) : std::string(say(Text::decks_no_more)));
}

}  // namespace

void draw_decks_sheet(Stage& stage) {
    if (stage.model.game == nullptr) {
        stage.next.sheet = Sheet::none;
        return;
    }
    const int seat = std::clamp(stage.view.screens.deck_seat, 0, stage.state().setup.players - 1);
    const auto content = [seat](Tree& tree) {
        whose(tree, seat);
        cards(tree, seat);
    };
    const SheetTitle title{picture("icon-deck"), say(Text::decks_title), say(Text::decks_about)};
    if (show_sheet(stage, title, size::readable, content)) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
