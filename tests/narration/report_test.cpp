// Reports against the record: each sentence is one of the texts, and each name and number in it is that of the
// positions and the actions. TAVERNS_REPORT_GAMES says how many games.
#include "narration/report/report.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <set>

#include "../how_many.hpp"
#include "../record/sample_games.hpp"
#include "../ui/language.hpp"
#include "ai/players.hpp"
#include "narration/account_words.hpp"
#include "narration/advice/advice.hpp"
#include "narration/report/rounds.hpp"
#include "narration/report/writers.hpp"
#include "narration/result.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "report_facts.hpp"
#include "text/text.hpp"

using namespace tavern;

namespace {

using Values = std::map<std::string, std::string, std::less<>>;
using Accept = std::function<bool(const Values&)>;

bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

/** Whether the text is made from the pattern with values that are accepted. */
bool fits(std::string_view pattern, std::string_view text, Values& values, const Accept& accept) {
    while (!pattern.empty() && pattern.front() != '{') {
        if (text.empty() || text.front() != pattern.front()) return false;
        pattern.remove_prefix(1);
        text.remove_prefix(1);
    }
    if (pattern.empty()) return text.empty() && accept(values);
    const std::string_view place = pattern.substr(1, pattern.find('}') - 1);
    pattern.remove_prefix(place.size() + 2);
    const std::size_t bar = place.find('|');
    const std::string name(place.substr(0, bar));
    if (bar != std::string_view::npos) {
        const std::size_t second = place.find('|', bar + 1);
        const std::string_view word =
            values.at(name) == "1" ? place.substr(bar + 1, second - bar - 1) : place.substr(second + 1);
        return begins(text, word) && fits(pattern, text.substr(word.size()), values, accept);
    }
    if (const auto known = values.find(name); known != values.end()) {
        const std::string value = known->second;
        return begins(text, value) && fits(pattern, text.substr(value.size()), values, accept);
    }
    for (std::size_t size = 1; size <= text.size(); ++size) {
        values[name] = text.substr(0, size);
        if (fits(pattern, text.substr(size), values, accept)) return true;
    }
    values.erase(name);
    return false;
}

bool fits(Text pattern, std::string_view text, const Accept& accept) {
    Values values;
    return fits(say(pattern), text, values, accept);
}

/** The parts of "a, b and c". */
std::vector<std::string> parts_of(std::string text) {
    std::vector<std::string> parts;
    const auto split = [&](std::string_view at) {
        const std::size_t found = text.find(at);
        if (found == std::string::npos) return false;
        parts.push_back(text.substr(0, found));
        text.erase(0, found + at.size());
        return true;
    };
    while (split(say(Text::since_comma))) {
    }
    while (split(say(Text::since_and))) {
    }
    parts.push_back(text);
    return parts;
}

std::multiset<std::string> as_set(const std::vector<std::string>& list) {
    return {list.begin(), list.end()};
}

/** Checks the sentences of one round. */
class RoundCheck {
  public:
    RoundCheck(const Game& game, const std::vector<RoundFacts>& rounds, std::size_t index, const Review& review)
        : game_(game), rounds_(rounds), here_(rounds[index]), index_(index), review_(review) {}

    bool is_true(std::string_view sentence) const {
        return is_best(sentence) || is_of_others(sentence) || is_standing(sentence) || is_story(sentence);
    }

  private:
    std::size_t players() const { return game_.state().setup.players; }
    std::string name(std::size_t seat) const { return shown_innkeeper(game_, static_cast<int>(seat)).name; }
    /** The seats with this name. */
    bool any_named(std::string_view wanted, const std::function<bool(std::size_t)>& holds) const {
        for (std::size_t seat = 0; seat < players(); ++seat)
            if (name(seat) == wanted && holds(seat)) return true;
        return false;
    }
    int most() const {
        int most = 0;
        for (std::size_t seat = 0; seat < players(); ++seat) most = std::max(most, here_.points(seat));
        return most;
    }
    bool leads(const std::array<int, max_players>& points, std::size_t seat) const {
        for (std::size_t other = 0; other < players(); ++other)
            if (other != seat && points[other] >= points[seat]) return false;
        return true;
    }

    bool is_best(std::string_view sentence) const {
        for (const Text text : {Text::report_best_1, Text::report_best_2, Text::report_best_3, Text::report_best_4}) {
            const bool is_most = text == Text::report_best_1 || text == Text::report_best_2;
            const auto accept = [&](const Values& values) {
                return any_named(values.at("name"), [&](std::size_t seat) {
                    int gains_more = 0;
                    for (std::size_t other = 0; other < players(); ++other)
                        gains_more += other != seat && here_.gain(other) >= here_.gain(seat) ? 1 : 0;
                    return values.at("gain") == std::to_string(here_.gain(seat)) && (!is_most || gains_more == 0) &&
                           did(seat, values.at("deeds"));
                });
            };
            if (fits(text, sentence, accept)) return true;
        }
        return false;
    }

    /** "Anna did this; Bram did that." */
    bool is_of_others(std::string_view sentence) const {
        if (sentence.empty() || sentence.back() != '.') return false;
        sentence.remove_suffix(1);
        for (std::size_t end = 0; end <= sentence.size(); ++end) {
            end = std::min(sentence.find("; ", end), sentence.size());
            if (!is_share(sentence.substr(0, end))) continue;
            return end == sentence.size() || is_of_others(std::string(sentence.substr(end + 2)) + ".");
        }
        return false;
    }
    bool is_share(std::string_view text) const {
        const auto accept = [&](const Values& values) {
            return any_named(values.at("name"), [&](std::size_t seat) { return did(seat, values.at("deeds")); });
        };
        return fits(Text::report_does, text, accept) || fits(Text::report_does_else, text, accept);
    }

    /** Whether the text is a list of the player's deeds. */
    bool did(std::size_t seat, const std::string& text, bool first = true) const {
        if (is_deed(seat, text)) return true;
        if (!first) return false;
        // Deeds are lists themselves, so that each comma may end one.
        const auto rest_fits = [&](std::size_t from, const auto& again) -> bool {
            if (from > 0 && is_deed(seat, text.substr(from))) return true;
            for (const std::string_view stop : {say(Text::since_comma), say(Text::since_and)})
                for (std::size_t at = text.find(stop, from); at != std::string::npos; at = text.find(stop, at + 1))
                    if (is_deed(seat, text.substr(from, at - from)) && again(at + stop.size(), again)) return true;
            return false;
        };
        return rest_fits(0, rest_fits);
    }

    bool is_deed(std::size_t seat, std::string_view text) const {
        return is_purchase(seat, text) || is_move(seat, text);
    }

    bool is_purchase(std::size_t seat, std::string_view text) const {
        const auto tiles = [&](const Values& values) {
            std::vector<std::string> flipped;
            for (int tile = 0; tile < static_cast<int>(components::tiles.size()); ++tile)
                if (here_.is(seat).has_upgraded(static_cast<Tile>(tile)) &&
                    !here_.was(seat).has_upgraded(static_cast<Tile>(tile)))
                    flipped.emplace_back(the_tile(static_cast<Tile>(tile)));
            return as_set(parts_of(values.at("tiles"))) == as_set(flipped);
        };
        const auto nobles = [&](const Values& values) {
            const int number = here_.nobles(seat);
            return values.at("nobles") ==
                   (number == 1 ? std::string(the_card(Card::noble)) : say(Text::report_nobles, {{"count", number}}));
        };
        const auto guest = [&](const Values& values) {
            for (const FactStep& act : here_.acts(seat, ActionKind::recruit))
                if (the_card(act.before.row[act.step.action.a()].guest) == values.at("guest")) return true;
            return false;
        };
        const auto cards = [&](const Values& values) {
            std::vector<std::string> bought;
            for (const FactStep& act : here_.acts(seat, ActionKind::buy))
                bought.emplace_back(the_card(act.step.action.card()));
            return as_set(parts_of(values.at("cards"))) == as_set(bought);
        };
        const auto denied = [&](const Values& values) {
            for (const FactStep& act : here_.acts(seat, ActionKind::deny))
                if (the_card(act.before.players[seat].seats[act.step.action.a()].guest) == values.at("guest"))
                    return true;
            return false;
        };
        return fits(Text::report_upgraded, text, tiles) || fits(Text::report_nobles_1, text, nobles) ||
               fits(Text::report_nobles_2, text, nobles) || fits(Text::report_guest_1, text, guest) ||
               fits(Text::report_guest_2, text, guest) || fits(Text::report_bought, text, cards) ||
               fits(Text::report_denied, text, denied);
    }

    bool is_move(std::size_t seat, std::string_view text) const {
        const auto rows = [&](const Values&) {
            return RoundFacts::rows(here_.is(seat)) > RoundFacts::rows(here_.was(seat));
        };
        const auto monastery = [&](const Values& values) {
            return here_.is(seat).monastery != here_.was(seat).monastery &&
                   (values.empty() ? "0" : values.at("space")) == std::to_string(here_.is(seat).monastery);
        };
        const auto reputation = [&](const Values& values) {
            return values.at("count") == std::to_string(here_.is(seat).reputation - here_.was(seat).reputation);
        };
        const bool bought =
            !here_.acts(seat, ActionKind::buy).empty() || !here_.acts(seat, ActionKind::upgrade).empty() ||
            !here_.acts(seat, ActionKind::recruit).empty() || !here_.acts(seat, ActionKind::recruit_nobles).empty();
        const bool served = !here_.acts(seat, ActionKind::serve).empty();
        const auto only_served = [&](const Values&) { return served && !bought; };
        const auto nothing = [&](const Values&) { return !served && !bought; };
        return fits(Text::report_row, text, rows) || fits(Text::since_monastery, text, monastery) ||
               fits(Text::since_monastery_start, text, monastery) || fits(Text::report_reputation, text, reputation) ||
               fits(Text::report_served, text, only_served) || fits(Text::account_nothing, text, nothing);
    }

    bool is_standing(std::string_view sentence) const {
        /** The leader after the round and all that come second, with the lead between them; points where the text has
         * them. */
        const auto pair = [&](const Values& values, const std::function<bool(std::size_t, std::size_t)>& holds) {
            return any_named(values.at("name"), [&](std::size_t seat) {
                int second = -1;
                for (std::size_t other = 0; other < players(); ++other)
                    if (other != seat) second = std::max(second, here_.points(other));
                std::vector<std::string> others;
                bool hold = true;
                for (std::size_t other = 0; other < players(); ++other) {
                    if (other == seat || here_.points(other) != second) continue;
                    others.push_back(name(other));
                    hold = hold && holds(seat, other);
                }
                const auto points = values.find("points");
                return hold && leads(here_.after, seat) && values.at("other") == listed(others) &&
                       values.at("lead") == std::to_string(here_.points(seat) - second) &&
                       (points == values.end() || points->second == std::to_string(here_.points(seat)));
            });
        };
        const auto takes = [&](const Values& values) {
            return pair(values, [&](std::size_t seat, std::size_t) { return !leads(here_.before, seat); });
        };
        const auto keeps = [&](const Values& values) {
            return pair(values, [&](std::size_t seat, std::size_t) { return leads(here_.before, seat); });
        };
        const auto closer = [&](const Values& values) {
            return pair(values, [&](std::size_t seat, std::size_t other) {
                return here_.points_before(seat) - here_.points_before(other) >
                       here_.points(seat) - here_.points(other);
            });
        };
        const auto level = [&](const Values& values) {
            std::vector<std::string> names;
            for (std::size_t seat = 0; seat < players(); ++seat)
                if (here_.points(seat) == most()) names.push_back(name(seat));
            return names.size() > 1 && values.at("names") == listed(names) &&
                   values.at("points") == std::to_string(most());
        };
        const auto sum = [&](const Values& values) { return values.at("points") == std::to_string(most()); };
        return fits(Text::report_takes_lead, sentence, takes) || fits(Text::report_leads_1, sentence, keeps) ||
               fits(Text::report_leads_2, sentence, keeps) || fits(Text::report_closer, sentence, closer) ||
               fits(Text::report_level_points_1, sentence, level) ||
               fits(Text::report_level_points_2, sentence, level) ||
               (players() == 1 && fits(Text::report_sum, sentence, sum));
    }

    /** Whether an action of the player, with the answers and the chance that follow, brought these points. */
    bool at_one_stroke(std::size_t seat, const std::string& points) const {
        for (std::size_t from = 0; from < here_.steps.size(); ++from) {
            if (here_.steps[from].step.actor.seat != seat) continue;
            for (std::size_t to = from + 1; to <= here_.steps.size() && to <= from + 12; ++to) {
                const State& after = to < here_.steps.size() ? here_.steps[to].before : here_.end;
                if (std::to_string(score(after, static_cast<int>(seat)).total() -
                                   score(here_.steps[from].before, static_cast<int>(seat)).total()) == points)
                    return true;
            }
        }
        return false;
    }

    bool is_story(std::string_view sentence) const {
        const auto of_name = [&](const std::function<bool(std::size_t, const Values&)>& holds) -> Accept {
            return [this, holds](const Values& values) {
                return any_named(values.at("name"), [&](std::size_t seat) { return holds(seat, values); });
            };
        };
        const auto for_good = of_name([&](std::size_t seat, const Values&) {
            bool all = !leads(here_.before, seat);
            for (std::size_t later = index_; later < rounds_.size(); ++later)
                all = all && leads(rounds_[later].after, seat);
            return all;
        });
        const auto turning = of_name([&](std::size_t seat, const Values& values) {
            return players() > 1 && at_one_stroke(seat, values.at("points"));
        });
        const auto mistake = of_name([&](std::size_t seat, const Values& values) {
            return std::any_of(review_.mistakes.begin(), review_.mistakes.end(), [&](const Mistake& one) {
                return one.seat == static_cast<int>(seat) && one.round == here_.round &&
                       points_text(one.cost) == values.at("points");
            });
        });
        return fits(Text::report_lead_for_good, sentence, for_good) ||
               (here_.round == components::rounds && fits(Text::report_lead_at_last, sentence, for_good)) ||
               fits(Text::report_turning_point, sentence, turning) || fits(Text::report_mistake, sentence, mistake) ||
               is_luck(sentence);
    }

    bool is_luck(std::string_view sentence) const {
        const auto four = [&](const Values& values) {
            return any_named(values.at("name"), [&](std::size_t seat) {
                for (const FactStep& roll : here_.acts(seat, ActionKind::roll)) {
                    const Roll dice = roll.step.action.rolled();
                    if (roll.before.phase == Phase::draft && dice.size() == 4 && dice.at(0) == dice.at(3) &&
                        values.at("face") == std::to_string(dice.at(0)))
                        return true;
                }
                return false;
            });
        };
        const auto sum = [&](std::size_t seat, EffectKind kind, int resource) {
            int total = 0;
            for (const FactStep& step : here_.steps)
                for (std::uint32_t index = 0; index < step.step.effect_count; ++index) {
                    const Effect& effect = game_.effects()[step.step.first_effect + index];
                    if (effect.player == seat && effect.kind == kind &&
                        (resource < 0 || (effect.a == resource && effect.source == Source::limit)))
                        total += resource < 0 ? effect.a : effect.b;
                }
            return total;
        };
        const auto unused = [&](const Values& values) {
            return any_named(values.at("name"), [&](std::size_t seat) {
                return values.at("count") == std::to_string(sum(seat, EffectKind::dice_given_back, -1));
            });
        };
        const auto lost = [&](const Values& values) {
            return any_named(values.at("name"), [&](std::size_t seat) {
                for (const Resource resource : {Resource::thalers, Resource::beer})
                    if (values.at("what") ==
                        spoken(amount_text(sum(seat, EffectKind::lost, static_cast<int>(resource)), resource)))
                        return true;
                return false;
            });
        };
        const auto redrew = [&](const Values& values) {
            return any_named(values.at("name"),
                             [&](std::size_t seat) { return !here_.acts(seat, ActionKind::start_over).empty(); });
        };
        return fits(Text::report_four, sentence, four) || fits(Text::report_unused, sentence, unused) ||
               fits(Text::report_lost, sentence, lost) ||
               (!sentence.empty() && fits(Text::log_start_over, sentence.substr(0, sentence.size() - 1), redrew));
    }

    const Game& game_;
    const std::vector<RoundFacts>& rounds_;
    const RoundFacts& here_;
    std::size_t index_;
    const Review& review_;
};

const int reported_games = how_many("TAVERNS_REPORT_GAMES", 40);

/** Of every set-up; a third by computers, the others by chance; some opened in the middle, some not ended. */
Game sample(int number) {
    const Setup setup = samples::some_setup(number);
    const auto seed = static_cast<std::uint64_t>(number) + 1;
    Game game(setup, seed, default_innkeepers(setup));
    if (number % 7 == 6) {
        samples::play(game, seed, 90);
        game = Game(game.state(), seed, default_innkeepers(setup));
    }
    if (number % 3 == 0)
        while (actor(game.state()).kind == ActorKind::player)
            for (const Action action : decide(ComputerPlayer::novice, game.state(), seed))
                static_cast<void>(game.act(action));
    else
        samples::play(game, seed, number % 5 == 4 ? 150 : Game::all);
    return game;
}

/** A mistake of somebody in every second round. */
Review made_up_review(const Game& game) {
    Review review;
    for (int round = 2; round <= components::rounds; round += 2) {
        Mistake mistake;
        mistake.round = round;
        mistake.seat = round / 2 % game.state().setup.players;
        mistake.cost = 170 + 31 * round;
        review.mistakes.push_back(mistake);
    }
    return review;
}

/** The numbers of a text, and those alone. */
std::set<std::string> numbers_told(std::string_view text) {
    std::set<std::string> numbers;
    std::string number;
    for (const char letter : std::string(text) + " ") {
        if (letter >= '0' && letter <= '9')
            number += letter;
        else if (!number.empty())
            numbers.insert(std::exchange(number, {}));
    }
    return numbers;
}

/** Names with every sign that some markup knows. */
Game game_of_odd_names() {
    Setup setup = samples::setup_of(4, 2);
    std::vector<Innkeeper> innkeepers = default_innkeepers(setup);
    innkeepers[0].name = "<b>\"Al\" & Co</b>";
    innkeepers[1].name = "[url=x]*Bo_|~`[/url]";
    innkeepers[2].name = "1. www.example.org";
    innkeepers[3].name = "# http://x.org \\";
    Game game(setup, 11, std::move(innkeepers));
    samples::play(game, 11);
    return game;
}

/** As a reader of Markdown sees it: without the backslashes. */
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\\' && at + 1 < text.size()) ++at;
        plain += text[at];
    }
    return plain;
}

/** Without the backslashes and the signs after them. */
std::string without_escapes(std::string_view text) {
    std::string rest;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '\\')
            ++at;
        else
            rest += text[at];
    return rest;
}

}  // namespace

TEST_CASE("a report tells nothing that the record does not hold") {
    int wrong = 0;
    long sentences = 0;
    for (std::size_t language = 0; language < languages; ++language) {
        const ui::Speaking speaking(static_cast<Language>(language));
        for (int number = 0; number < reported_games; ++number) {
            const Game game = sample(number);
            const Review review = made_up_review(game);
            const std::vector<RoundFacts> facts = facts_of(game);
            for (const RoundTold& told : rounds_told(game, number % 2 == 0 ? &review : nullptr)) {
                const auto here = std::find_if(facts.begin(), facts.end(),
                                               [&](const RoundFacts& round) { return round.round == told.round; });
                REQUIRE(here != facts.end());
                const RoundCheck check(game, facts, static_cast<std::size_t>(here - facts.begin()), review);
                CHECK(told.sentences.size() <= 3);
                for (const std::string& sentence : told.sentences) {
                    ++sentences;
                    if (check.is_true(sentence)) continue;
                    ++wrong;
                    CHECK_MESSAGE(false, "game " << number << ", round " << told.round << ": " << sentence);
                }
            }
        }
    }
    MESSAGE(sentences << " sentences, " << wrong << " wrong");
    CHECK(wrong == 0);
}

TEST_CASE("set-up, end and table of a report are those of the record") {
    for (std::size_t language = 0; language < languages; ++language) {
        const ui::Speaking speaking(static_cast<Language>(language));
        for (int number = 0; number < reported_games; ++number) {
            CAPTURE(number);
            const Game game = sample(number);
            const State& state = game.state();
            const Report report = report_of(game, nullptr, "https://inn.example/#r1");
            std::set<std::string> of_start{std::to_string(state.setup.module)};
            if (const int round = game.record().first_round(); round > 0) of_start.insert(std::to_string(round));
            for (int seat = 0; seat < state.setup.players; ++seat)
                of_start.insert(std::to_string(state.players[static_cast<std::size_t>(seat)].start_card));
            for (const std::string& one : numbers_told(std::get<ReportText>(report[1]).text))
                CHECK(of_start.count(one) == 1);
            std::set<std::string> of_end;
            for (int seat = 0; seat < state.setup.players; ++seat) {
                const Score points = score(state, seat);
                of_end.insert({std::to_string(points.total()), std::to_string(points.stored)});
                for (int other = 0; other < state.setup.players; ++other)
                    of_end.insert(std::to_string(points.total() - score(state, other).total()));
            }
            const std::string& end = std::get<ReportText>(report[report.size() - 3]).text;
            for (const std::string& one : numbers_told(end)) CHECK(of_end.count(one) == 1);
            const auto& table = std::get<ReportTable>(report[report.size() - 2]);
            REQUIRE(table.rows.size() == state.setup.players + std::size_t{1});
            const std::vector<std::size_t> seats = seats_by_rank(state);
            for (std::size_t rank = 0; rank < seats.size(); ++rank) {
                const std::vector<std::string>& row = table.rows[rank + 1];
                CHECK(row.size() == table.rows[0].size());
                CHECK(row.front() == shown_innkeeper(game, static_cast<int>(seats[rank])).name);
                int sum = 0;
                for (std::size_t column = 1; column + 1 < row.size(); ++column) sum += std::stoi(row[column]);
                CHECK(sum == std::stoi(row.back()));
                CHECK(sum == score(state, static_cast<int>(seats[rank])).total());
            }
        }
    }
}

TEST_CASE("an evening is told as somebody would tell it") {
    const Game game = sample(0);
    const std::string text = written(report_of(game, nullptr, "https://inn.example/#r1"), ReportFormat::text);
    if (std::getenv("TAVERNS_REPORT_GAMES") != nullptr) MESSAGE(text);
    CHECK(begins(text, winner_text(game) + "\n==="));
    CHECK(text.find("\nRound 8\n-------\n") != std::string::npos);
    CHECK(text.find("\nStep through the whole game: https://inn.example/#r1\n") != std::string::npos);
}

TEST_CASE("names are names in every format") {
    const Game game = game_of_odd_names();
    const std::string address = "https://inn.example/#" + *replay_link(game);
    const Report report = report_of(game, nullptr, address);
    const std::string html = written(report, ReportFormat::html);
    CHECK(html.find("<b>") == std::string::npos);
    CHECK(html.find("&lt;b&gt;&quot;Al&quot; &amp; Co&lt;/b&gt;") != std::string::npos);
    const std::string markdown = written(report, ReportFormat::markdown);
    const std::string start = written({report[1]}, ReportFormat::markdown);
    for (const std::string_view raw : {"<", "*", "_", "|", "`", "~", "[", "]", "www.", "://"})
        CHECK(without_escapes(start).find(raw) == std::string::npos);
    CHECK(without_escapes(start).find("Co") != std::string::npos);
    CHECK(markdown.find("\n1.") == std::string::npos);
    CHECK(unescaped(markdown).find("# http://x.org \\") != std::string::npos);
    const std::string bgg = written(report, ReportFormat::bgg);
    CHECK(bgg.find('<') == std::string::npos);
    // Each bracket is the report's own.
    std::string_view rest = bgg;
    for (std::size_t open = rest.find('['); open != std::string_view::npos; open = rest.find('[')) {
        rest.remove_prefix(open);
        bool own = false;
        for (const char* tag : {"[b]", "[/b]", "[c]", "[/c]", "[url=https://inn.example/", "[/url]"})
            own = own || begins(rest, tag);
        CHECK(own);
        rest.remove_prefix(1);
    }
    for (const std::string& text : {html, bgg, written(report, ReportFormat::text)}) {
        const auto found = find_link(text);
        REQUIRE(found);
        CHECK(open_link(found->link, 1)->state() == game.state());
    }
    CHECK(open_link(find_link(markdown)->link, 1)->state() == game.state());
}
