#include "narration/report/report.hpp"

#include <algorithm>

#include "narration/report/rounds.hpp"
#include "narration/result.hpp"
#include "record/alone.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

using Kind = ReportText::Kind;

bool has_ended(const Game& game) {
    return game.state().phase == Phase::over;
}

std::string named(const Game& game, std::size_t seat) {
    return shown_innkeeper(game, static_cast<int>(seat)).name;
}

/** Adds a sentence to a paragraph. */
void add(std::string& paragraph, std::string_view sentence) {
    if (sentence.empty()) return;
    if (!paragraph.empty()) paragraph += ' ';
    paragraph += sentence;
}

std::string set_up(const Game& game) {
    const Setup& setup = game.state().setup;
    const std::string_view title = say(Text::new_game_module_1, setup.module - std::size_t{1});
    std::vector<std::string> names;
    std::vector<std::string> computers;
    for (std::size_t seat = 0; seat < setup.players; ++seat) {
        names.push_back(named(game, seat));
        const PlayerType type = game.record().innkeepers[seat].player_type;
        if (type == PlayerType::person) continue;
        const std::string_view level = say(Text::keeper_person, static_cast<std::size_t>(type));
        computers.push_back(say(Text::report_level, {{"name", names.back()}, {"level", level}}));
    }
    std::string text = setup.players == 1
                           ? say(Text::report_alone, {{"name", names[0]}, {"module", setup.module}, {"title", title}})
                           : say(Text::report_players, {{"names", listed(names)},
                                                        {"module", setup.module},
                                                        {"title", title},
                                                        {"first", names[setup.start_player]}});
    if (!computers.empty()) add(text, say(Text::report_computer, {{"names", listed(computers)}}));
    if (const std::string deal = deal_text(game.record()); !deal.empty()) add(text, deal + ".");
    if (game.record().hinted) add(text, say(Text::alone_hinted));
    std::vector<std::string> chosen;
    for (const Effect& effect : game.effects())
        if (effect.kind == EffectKind::start_card_chosen)
            chosen.push_back(say(Text::log_start_chosen, {{"name", names[effect.player]}, {"number", effect.a}}));
    if (!chosen.empty()) add(text, listed(chosen) + ".");
    if (const int round = game.record().first_round(); round > 0)
        add(text, say(Text::report_position, {{"round", round}}));
    return text;
}

/** How the game ended, or that it has not. */
std::string end_text(const Game& game) {
    const State& state = game.state();
    if (!has_ended(game)) return std::string(say(Text::report_unfinished));
    const std::vector<std::size_t> seats = seats_by_rank(state);
    const int most = score(state, static_cast<int>(seats[0])).total();
    const std::string name = named(game, seats[0]);
    if (seats.size() == 1) return say(Text::report_end_alone, {{"name", name}, {"points", most}});
    if (const std::string tie = tie_text(game); !tie.empty()) return tie + ".";
    return say(Text::report_end, {{"name", name},
                                  {"points", most},
                                  {"lead", most - score(state, static_cast<int>(seats[1])).total()},
                                  {"other", named(game, seats[1])}});
}

ReportTable table_of(const Game& game) {
    const State& state = game.state();
    ReportTable table;
    std::vector<std::string> head{std::string(say(Text::board_players))};
    for (const ScoreSource& source : sources_of(state.setup)) head.emplace_back(say(source.text));
    head.emplace_back(say(Text::points_total));
    table.rows.push_back(std::move(head));
    for (const std::size_t seat : seats_by_rank(state)) {
        const Score points = score(state, static_cast<int>(seat));
        std::vector<std::string> row{named(game, seat)};
        for (const ScoreSource& source : sources_of(state.setup))
            row.push_back(std::to_string(points.*(source.points)));
        row.push_back(std::to_string(points.total()));
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

Report report_of(const Game& game, const Review* review, std::string_view address) {
    Report report;
    report.push_back(ReportText{Kind::title, has_ended(game) ? winner_text(game) : game_title(game)});
    report.push_back(ReportText{Kind::paragraph, set_up(game)});
    for (const RoundTold& round : rounds_told(game, review)) {
        report.push_back(ReportText{Kind::heading, round_name(round.round)});
        std::string paragraph;
        for (const std::string& sentence : round.sentences) add(paragraph, sentence);
        report.push_back(ReportText{Kind::paragraph, std::move(paragraph)});
    }
    report.push_back(ReportText{Kind::heading, std::string(say(Text::menu_points))});
    report.push_back(ReportText{Kind::paragraph, end_text(game)});
    report.push_back(table_of(game));
    if (!address.empty()) report.push_back(ReportLink{std::string(say(Text::report_link)), std::string(address)});
    return report;
}

}  // namespace tavern
