#include "narration/summary.hpp"

#include "narration/account_words.hpp"
#include "narration/outlook.hpp"
#include "rules/rules.hpp"
#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

std::string goods_text(int thalers, int beer) {
    std::vector<std::string> gains;
    if (thalers > 0 || beer == 0) gains.push_back(std::to_string(thalers) + " [thaler]");
    if (beer > 0) gains.push_back(std::to_string(beer) + " [beer]");
    return listed(gains);
}

std::string brought_text(int points) {
    return points > 0 ? say(Text::since_points, {{"points", points}}) : std::string();
}

/** The future gains of a plan not served yet. */
void tell_plan(std::vector<SummaryLine>& lines, int seat, const State& state) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const Outlook plan = outlook(state, seat);
    const std::string gains = goods_text(plan.thalers_after - player.thalers, plan.beer_after - player.beer);
    lines.push_back({seat, say(Text::since_planned, {{"gains", gains}}),
                     plan.steps > 0 ? say(Text::since_steps, {{"steps", plan.steps}}) : std::string()});
    const int kept = player.white.total() + player.own.total();
    if (kept > 0)
        lines.push_back(
            {seat, kept == 1 ? std::string(say(Text::since_kept_one)) : say(Text::since_kept, {{"count", kept}}), {}});
}

void tell(std::vector<SummaryLine>& lines, int seat, const Account& account, const State& state) {
    // For a finished evening only the serving is told, not the plan.
    if (!account.ended && account.turned > 0) lines.push_back({seat, account_deeds(account).front().text, {}});
    if (!account.ended && account.planned) tell_plan(lines, seat, state);
    if (!account.ended) return;
    const std::string earned =
        goods_text(account.store(Resource::thalers).gained, account.store(Resource::beer).gained);
    lines.push_back({seat, say(Text::since_earned, {{"gains", earned}}), {}});
    for (const Deed& deed : account_deeds(account)) lines.push_back({seat, deed.text, brought_text(deed.points)});
    if (account.monastery)
        lines.push_back({seat,
                         *account.monastery == 0 ? std::string(say(Text::since_monastery_start))
                                                 : say(Text::since_monastery, {{"space", *account.monastery}}),
                         {}});
    if (account.reputation)
        lines.push_back(
            {seat, say(Text::since_reputation, {{"space", reputation_name(state.setup, *account.reputation)}}), {}});
}

}  // namespace

std::vector<SummaryLine> summary_since(const Game& game, std::size_t first_step, int reader) {
    std::vector<SummaryLine> lines;
    const State& state = game.state();
    const Stretch since = stretch_of_steps(game, first_step);
    for (int turn = 0; turn < state.setup.players; ++turn)
        if (const int seat = seat_in_turn(state, turn); seat != reader)
            tell(lines, seat, account_of(game, seat, since), state);
    return lines;
}

}  // namespace tavern
