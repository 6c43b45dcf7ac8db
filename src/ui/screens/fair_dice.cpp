// Fair dice: how often each face was rolled, and the seal of the deal, which proves that it was fixed.
#include <algorithm>

#include "narration/advice/advice.hpp"
#include "narration/evenness.hpp"
#include "narration/review.hpp"
#include "record/numbers/sha256.hpp"
#include "text/signs.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/dialogs/tallies.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** The dice that the player chose to see. */
struct Shown {
    FaceCounts counts{};
    bool device = false;  // of all games on it
    int seat = -1;        // of this player
};

Shown choose_dice(Tree& tree, const Game* game, const Ledger& ledger) {
    if (game == nullptr) return {ledger.faces, true};
    const auto by_seat = faces_rolled(*game);
    const int players = game->state().setup.players;
    std::vector<std::string> options{std::string(say(Text::fair_this_game))};
    for (int seat = 0; seat < players && players > 1; ++seat) {
        const Innkeeper& who = innkeeper(tree.stage(), seat);
        options.push_back(player_sign(who.color) + " " + who.name);
    }
    options.emplace_back(say(Text::fair_all_games));
    const auto last = static_cast<int>(options.size()) - 1;
    const int chosen = std::min(tree.stage().view.screens.fair_dice, last);
    const int option = radio_group(tree, {"dice-of", say(Text::fair_which), {}, std::move(options), chosen});
    if (option >= 0) tree.stage().next.screens.fair_dice = option;
    if (chosen == last) return {ledger.faces, true};
    if (chosen > 0) return {by_seat[static_cast<std::size_t>(chosen) - 1], false, chosen - 1};
    Shown all{{}, false, players == 1 ? 0 : -1};
    for (const FaceCounts& counts : by_seat) add(all.counts, counts);
    return all;
}

/** A bar for each face, and one for the expected sixth. */
void table(Tree& tree, const FaceCounts& counts) {
    const int rolled = dice_in(counts);
    const int expected = (rolled + faces / 2) / faces;
    const int most = std::max(expected, *std::max_element(counts.begin(), counts.end()));
    const auto all = tree.open({Role::table, std::string(say(Text::fair_title))}, {.gap = gap::hair});
    for (Face face = 1; face <= faces; ++face) {
        const int count = counts[face - std::size_t{1}];
        share_bar(tree, {die_picture(face, std::nullopt), std::to_string(face), palette::dull_bar, count, most,
                         std::to_string(count)});
    }
    share_bar(tree, {picture("icon-done"), say(Text::fair_expected), palette::reputation, expected, most,
                     points_text(100 * rolled / faces)});
}

void dice(Tree& tree, const Game* game) {
    const Ledger ledger = ledger_of(tree.stage().model.results, tree.stage().model.today);
    const Shown shown = choose_dice(tree, game, ledger);
    const int sum = dice_in(shown.counts);
    if (sum == 0) return paragraph(tree, say(Text::fair_none));
    table(tree, shown.counts);
    const Model& model = tree.stage().model;
    if (shown.seat >= 0 && is_reviewed(model)) paragraph(tree, balance_text(balance_of(*model.review, shown.seat)));
    if (sum >= enough_dice)
        paragraph(tree, say(Text::fair_chance, {{"chance", chance_text(chance_of_fair(shown.counts))}}));
    paragraph(tree, shown.device ? say(Text::fair_counted, {{"count", ledger.counted}})
                                 : std::string(say(Text::fair_coaster)));
}

/** The seal in groups of eight, so that it can be broken and compared. */
std::string grouped(std::string seal) {
    constexpr std::size_t group = 8;
    for (std::size_t place = seal.size() - group; place > 0; place -= group) seal.insert(place, 1, ' ');
    return seal;
}

void deal(Tree& tree, const Game& game) {
    const Record& record = game.record();
    const auto part = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::new_game_seed));
    if (!record.seed) return paragraph(tree, say(Text::fair_no_deal));
    const std::string text = sealed_text(*record.seed);
    paragraph(tree, say(Text::fair_sealed));
    {
        const auto box = panel(tree, {.padding = {gap::middle, gap::small}});
        tree.text(grown(tree, number(letters::body)), grouped(sha256(text)));
    }
    paragraph(tree, game.state().phase == Phase::over ? say(Text::fair_shown, {{"text", text}})
                                                      : std::string(say(Text::fair_hidden)));
}

}  // namespace

void fair_dice_button(Tree& tree) {
    const auto row = tree.open({.flow = Flow::row});
    if (push_button(tree, "fair-dice", {.text = say(Text::fair_title), .picture = picture("icon-look")}))
        open_sheet(tree.stage(), Sheet::fair_dice);
}

void draw_fair_dice_sheet(Stage& stage) {
    const Game* const game = stage.model.screen == Screen::title ? nullptr : stage.model.game;
    const auto content = [game](Tree& tree) {
        dice(tree, game);
        if (game != nullptr) deal(tree, *game);
    };
    const SheetTitle title{picture("icon-look"), say(Text::fair_title)};
    if (show_sheet(stage, title, size::readable, content)) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
