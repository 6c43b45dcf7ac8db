// The list of a deck: its cards by kind, and the chance of each kind to come.
#include <algorithm>

#include "narration/deck.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** A row of the table: a name, then numbers. */
class Line {
  public:
    explicit Line(Tree& tree)
        : tree_(tree), row_(tree.open({Role::row, {}}, {.flow = Flow::row, .stretches = true, .gap = gap::small})) {}

    void name(Role role, const TextStyle& style, std::string_view text, Picture picture = no_picture) {
        const auto box = tree_.open(
            {role, {}}, {.flow = Flow::row, .gap = gap::small, .width = grown(tree_, size::share_name), .share = 2});
        // On the smallest phones the name needs the room.
        if (picture != no_picture && tree_.stage().width >= grown(tree_, size::narrow_column))
            picture_leaf(tree_, picture, size::icon);
        tree_.text(grown(tree_, style), text, Align::left, 1);
    }
    void number(Role role, const TextStyle& style, std::string_view text) {
        const auto box = tree_.open({role, {}}, {.flow = Flow::layers, .width = grown(tree_, size::count), .share = 1});
        tree_.text(grown(tree_, style), text, Align::right);
    }

  private:
    Tree& tree_;
    Tree::Scope row_;
};

void heads(Tree& tree, bool draws) {
    const TextStyle style = bold(letters::small, palette::second_ink);
    Line line(tree);
    line.name(Role::column_header, style, say(Text::rules_number_card));
    line.number(Role::column_header, style, say(Text::decks_to_draw));
    line.number(Role::column_header, style, say(Text::decks_discarded));
    if (draws) line.number(Role::column_header, style, say(Text::decks_chance));
}

void kind_row(Tree& tree, const DeckKind& kind, bool draws) {
    const TextStyle style = plain(letters::body);
    Line line(tree);
    line.name(Role::row_header, style, listed_name(kind.card), card_picture(kind.card));
    line.number(Role::cell, style, std::to_string(kind.to_draw));
    line.number(Role::cell, style, std::to_string(kind.discarded));
    if (draws) line.number(Role::cell, bold(letters::body), chance_text(kind.chance));
}

void totals(Tree& tree, const std::vector<DeckKind>& kinds, bool draws) {
    int to_draw = 0;
    int discarded = 0;
    for (const DeckKind& kind : kinds) {
        to_draw += kind.to_draw;
        discarded += kind.discarded;
    }
    Line line(tree);
    line.name(Role::row_header, heading(letters::name, palette::ink), say(Text::points_total));
    line.number(Role::cell, tavern::ui::number(letters::name), std::to_string(to_draw));
    line.number(Role::cell, tavern::ui::number(letters::name), std::to_string(discarded));
    if (draws) line.number(Role::cell, plain(letters::body), {});
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
                      {.gap = gap::hair});
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
