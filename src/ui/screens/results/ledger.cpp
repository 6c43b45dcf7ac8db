// The innkeeper's ledger: statistics of the games finished on this device.
#include <algorithm>
#include <array>

#include "narration/advice/advice.hpp"
#include "narration/review.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/dialogs/tallies.hpp"
#include "ui/model/player_types.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

// In the order of score_sources.
constexpr std::array<ImU32, score_parts.size()> source_colors{palette::guest, palette::oak, palette::noble,
                                                              palette::schnapps, palette::reputation};
constexpr std::string_view points_sign = "[points] ";

std::string_view or_dash(bool any, const std::string& text) {
    return any ? std::string_view(text) : say(Text::ledger_dash);
}

void players_choice(Tree& tree) {
    Stage& stage = tree.stage();
    std::vector<std::string> options{std::string(say(Text::ledger_all)), std::string(say(Text::ledger_alone))};
    for (int count = 2; count <= max_players; ++count) options.push_back(say(Text::ledger_players, {{"count", count}}));
    const int option =
        radio_group(tree, {"ledger-players", say(Text::ledger_which), {}, options, stage.view.screens.ledger_players});
    if (option >= 0) stage.next.screens.ledger_players = option;
}

void blank_page(Tree& tree) {
    const auto page = tree.open({.gap = gap::middle, .padding = {0, gap::large}});
    {
        const auto middle = tree.open({.flow = Flow::row, .centred = true});
        picture_leaf(tree, picture("guest-book"), size::illustration);
    }
    tree.text(grown(tree, heading(letters::section, palette::ink)), say(Text::ledger_empty_title), Align::center);
    tree.text(grown(tree, plain(letters::body, palette::second_ink)), say(Text::ledger_empty), Align::center);
}

void figures(Tree& tree, const Ledger& ledger) {
    const int games = ledger.all.games;
    const bool contests = ledger.contests > 0;  // games alone are not won
    const auto grid =
        tree.open({Role::list, {}}, {.flow = Flow::grid, .gap = gap::small, .column = grown(tree, size::figure)});
    figure_panel(tree, {picture("icon-person"), std::to_string(games), say(Text::ledger_games, {{"count", games}})});
    figure_panel(tree, {picture("icon-done"), std::string(or_dash(contests, std::to_string(ledger.all.won))),
                        contests ? say(Text::ledger_won_others, {{"games", ledger.contests}})
                                 : std::string(say(Text::ledger_won))});
    figure_panel(tree,
                 {picture("icon-points"), std::string(or_dash(ledger.all.best > 0, std::to_string(ledger.all.best))),
                  std::string(say(Text::ledger_best))});
    figure_panel(tree, {picture("icon-deck"), std::to_string((ledger.points + games / 2) / games),
                        std::string(say(Text::ledger_average))});
    figure_panel(tree, {picture("start-mug"), std::to_string(ledger.streak),
                        say(Text::ledger_longest, {{"count", ledger.streak}, {"longest", ledger.longest_streak}})});
}

void last_games_chart(Tree& tree, const Ledger& ledger) {
    const auto part = tree.open({.gap = gap::small});
    {
        const auto line = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        {
            const auto name = tree.open({.share = 1});
            section_heading(tree, say(Text::ledger_last, {{"count", static_cast<int>(ledger.last.size())}}));
        }
        if (ledger.contests > 0) {
            pill(tree, std::string(points_sign) + std::string(say(Text::ledger_was_won)), palette::candle);
            pill(tree, say(Text::ledger_not_won), palette::dull_bar);
        }
        if (std::any_of(ledger.last.begin(), ledger.last.end(), [](const GameResult& one) { return one.hinted; }))
            pill(tree, say(Text::alone_with_hints), palette::parchment);
    }
    BarChart chart;
    chart.mark = picture("icon-points");
    std::string said;
    for (const GameResult& result : ledger.last) {
        const bool won = result.won && result.players() > 1;
        chart.bars.push_back({result.own_points(), won, result.hinted});
        said += (said.empty() ? "" : ", ") + std::to_string(result.own_points());
        if (won) said.append(" ").append(say(Text::ledger_was_won));
        if (result.hinted) said.append(" ").append(say(Text::alone_with_hints));
    }
    bar_chart(tree, std::move(chart), std::move(said));
}

/** Points lost a decision in each reviewed game, and the means of the older and the newer half. */
void choices_chart(Tree& tree, const std::vector<GameResult>& reviewed) {
    BarChart chart;
    chart.number = hundredths_text;
    std::string said;
    for (const GameResult& result : reviewed) {
        const int rate = result.review->rate();
        chart.bars.push_back({rate, false, result.hinted});
        said += (said.empty() ? "" : ", ") + hundredths_text(rate);
        if (result.hinted) said.append(" ").append(say(Text::alone_with_hints));
    }
    const std::optional<Trend> trend = trend_of(reviewed);
    if (trend)
        chart.lines = {{0, trend->first_newer, trend->older.rate()},
                       {trend->first_newer, reviewed.size(), trend->newer.rate()}};
    bar_chart(tree, std::move(chart), std::move(said));
    if (trend)
        caption(tree, say(Text::ledger_trend, {{"count", static_cast<int>(reviewed.size() - trend->first_newer)},
                                               {"newer", hundredths_text(trend->newer.rate())},
                                               {"older", hundredths_text(trend->older.rate())}}));
}

/** The reviewed games: the rate and its trend, and the luck. */
void choices(Tree& tree, const Ledger& ledger) {
    const auto part = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::ledger_choices));
    if (ledger.reviewed.empty()) return caption(tree, say(Text::ledger_unreviewed));
    choices_chart(tree, ledger.reviewed);
    const Balance all = together(ledger.reviewed);
    const auto games = static_cast<int>(ledger.reviewed.size());
    paragraph(tree, say(Text::ledger_rate, {{"count", games},
                                            {"points", hundredths_text(all.rate())},
                                            {"level", nearest_level(all.rate())},
                                            {"luck", signed_points(all.luck / games)}}));
}

void average_game(Tree& tree, const Ledger& ledger) {
    const auto part = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::ledger_sources));
    const int games = ledger.all.games;
    const int most = std::max(1, *std::max_element(ledger.sources.begin(), ledger.sources.end()));
    const auto table = tree.open({Role::table, std::string(say(Text::ledger_sources))}, {.gap = gap::small});
    for (std::size_t source = 0; source < score_parts.size(); ++source) {
        const int points = ledger.sources[source];
        share_bar(tree, {source_pictures[source], say(score_sources[source].text), source_colors[source], points, most,
                         std::to_string((points + games / 2) / games)});
    }
}

void against(Tree& tree, const Ledger& ledger) {
    const auto part = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::ledger_against));
    const auto grid = tree.open({Role::table, std::string(say(Text::ledger_against))},
                                {.flow = Flow::grid, .gap = gap::small, .column = grown(tree, size::tally)});
    for (std::size_t index = 0; index < ledger.against.size(); ++index) {
        const auto keeper = static_cast<PlayerType>(index);
        const bool person = keeper == PlayerType::person;
        const Tally& tally = ledger.against[index];
        const bool played = tally.games > 0;
        const std::string text = played ? say(Text::ledger_tally, {{"won", tally.won}, {"games", tally.games}})
                                        : std::string(say(Text::ledger_none));
        tally_panel(tree, {person ? picture("icon-person") : picture("icon-computer"),
                           person ? say(Text::ledger_people) : player_type_name(keeper),
                           {},
                           text,
                           played});
    }
}

void modules(Tree& tree, const Ledger& ledger) {
    const auto part = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::ledger_modules));
    const auto grid = tree.open({Role::table, std::string(say(Text::ledger_modules))},
                                {.flow = Flow::grid, .gap = gap::small, .column = grown(tree, size::small_tally)});
    for (std::size_t index = 0; index < ledger.modules.size(); ++index) {
        const Tally& tally = ledger.modules[index];
        const bool played = tally.games > 0;
        const std::string won = played ? std::to_string(tally.won) + "/" + std::to_string(tally.games) : "";
        tally_panel(tree, {no_picture, std::to_string(index + 1), won,
                           or_dash(tally.best > 0, std::string(points_sign) + std::to_string(tally.best)), played});
    }
}

void evenings(Tree& tree, const Ledger& ledger) {
    const auto part = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::ledger_evenings));
    const auto list = tree.open({Role::list, std::string(say(Text::ledger_evenings))}, {.gap = gap::small});
    for (const GameResult& result : ledger.evenings) {
        const auto line = tree.open({Role::list_item, {}}, {.flow = Flow::row, .gap = gap::small});
        picture_leaf(tree, picture("moon"), size::icon);
        tree.text(grown(tree, number(letters::name)), "+" + std::to_string(result.best_points));
        tree.text(grown(tree, plain(letters::body, palette::second_ink)),
                  say(Text::ledger_evening, {{"round", result.best_round}, {"module", result.module}}) +
                      (result.hinted ? ", " + std::string(say(Text::alone_with_hints)) : std::string()),
                  Align::left, 1);
    }
}

void copies(Tree& tree) {
    Stage& stage = tree.stage();
    const bool any = !stage.model.results.empty();
    const auto row = tree.open({.flow = Flow::grid, .gap = gap::small, .column = grown(tree, size::narrow_button)});
    if (push_button(tree, "ledger-export", {.text = say(Text::ledger_export)}, any)) stage.want(intent::ExportLedger{});
    if (push_button(tree, "ledger-import", {.text = say(Text::ledger_import)})) stage.want(intent::ImportFile{});
    if (push_button(tree, "ledger-erase", {.text = say(Text::ledger_erase_button)}, any))
        stage.want(intent::EraseLedger{});
}

}  // namespace

void draw_ledger_sheet(Stage& stage) {
    const std::vector<GameResult>& results = stage.model.results;
    const Ledger ledger = ledger_of(results, stage.model.today, stage.view.screens.ledger_players);
    const auto content = [&](Tree& tree) {
        if (results.empty()) return blank_page(tree);
        players_choice(tree);
        if (ledger.all.games == 0) return caption(tree, say(Text::ledger_none));
        figures(tree, ledger);
        const auto columns =
            tree.open({.flow = Flow::grid, .gap = gap::large, .column = grown(tree, size::narrow_column)});
        last_games_chart(tree, ledger);
        average_game(tree, ledger);
        choices(tree, ledger);
        against(tree, ledger);
        const auto rest = tree.open({.flow = Flow::grid, .gap = gap::middle, .column = grown(tree, size::column)});
        modules(tree, ledger);
        evenings(tree, ledger);
        fair_dice_button(tree);
    };
    const SheetTitle title{picture("tile-safe"), say(Text::ledger_title), say(Text::ledger_kept)};
    const float width = results.empty() ? size::readable : size::wide_sheet;
    // The choices keep their place when one has no games.
    if (show_sheet(stage, title, width, content, copies, Layer::sheet, !results.empty()))
        stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
