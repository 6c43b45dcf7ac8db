#include "scenario_runner.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "invariants.hpp"
#include "scenario_expectation.hpp"
#include "scenario_language.hpp"
#include "scenario_position.hpp"
#include "scenario_words.hpp"

namespace tavern::scenario {
namespace {

struct Line {
    int number;
    std::string text;
};

/** A scenario with its parsed heading. */
struct Script {
    Line title;
    Line rules;
    Line covers;
    Line each;  // "NAME NAME: item, item"
    Line game;
    std::vector<Line> lines;
};

bool begins_with(std::string_view text, std::string_view beginning) {
    return text.substr(0, beginning.size()) == beginning;
}

/** Takes one heading line; false if it is not one. */
bool take_heading(Script& script, const Line& line) {
    const auto keep = [&](Line& place, std::string_view key) {
        if (!begins_with(line.text, key)) return false;
        const std::string rest = trim(std::string_view(line.text).substr(key.size()));
        if (rest.empty()) throw Failure("nothing stands after \"" + std::string(key) + "\"");
        place.number = line.number;
        place.text += (place.text.empty() ? "" : ", ") + rest;
        return true;
    };
    return keep(script.rules, "rules:") || keep(script.covers, "covers:") || keep(script.each, "each ") ||
           keep(script.game, "game:");
}

/** Puts the numbers of the components in place of "{cost of brewer}". */
int number_from_components(std::string_view text) {
    Words words(text);
    const std::string what = words.word("a number's name");
    words.expect("of");
    const std::string name = words.word("a card or tile");
    const int given = what == "cost" && words.take("giving") ? words.number("how many cards") : 0;
    words.end();
    if (what == "cost") return std::max(0, facts(tile_of(name)).cost - given * facts(tile_of(name)).discount);
    if (what == "discount") return facts(tile_of(name)).discount;
    const CardFacts& card = facts(card_of(name));
    if (what == "price") return card.price;
    if (what == "pips") return card.pips;
    if (what == "thalers") return card.thalers;
    if (what == "points") return card.points;
    throw Failure("components have no \"" + what + "\"");
}

std::string with_numbers(std::string text) {
    for (auto open = text.find('{'); open != std::string::npos; open = text.find('{')) {
        const auto close = text.find('}', open);
        if (close == std::string::npos) throw Failure("a \"}\" is missing");
        const int number = number_from_components(std::string_view(text).substr(open + 1, close - open - 1));
        text.replace(open, close - open + 1, std::to_string(number));
    }
    return text;
}

using Variables = std::vector<std::pair<std::string, std::string>>;

std::string with_variables(std::string text, const Variables& variables) {
    for (const auto& [name, value] : variables)
        for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + value.size()))
            text.replace(at, name.size(), value);
    return text;
}

/** The values for each run of the scenario; a single run without values if there is no "each". */
std::vector<Variables> variables_of(const Script& script) {
    if (script.each.text.empty()) return {Variables{}};
    const auto colon = script.each.text.find(':');
    if (colon == std::string::npos) throw Failure("after the names of \"each\" stands \":\"");
    std::vector<std::string> names;
    for (Words words(std::string_view(script.each.text).substr(0, colon)); !words.empty();) {
        names.push_back(words.word("a name"));
        if (names.back().find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos)
            throw Failure("the names of \"each\" are in capitals");
    }
    std::vector<Variables> all;
    for (const std::string& item : split(std::string_view(script.each.text).substr(colon + 1), ',')) {
        Words words(item);
        Variables variables;
        for (const std::string& name : names) variables.emplace_back(name, words.word(name));
        words.end();
        all.push_back(variables);
    }
    return all;
}

/** Plays one scenario with its position, steps and expectations. */
class Play {
  public:
    explicit Play(const Script& script, Variables variables) : script_(script), variables_(std::move(variables)) {}

    /** Returns the error with its line, empty if all expectations hold. */
    std::string run(Report& report) {
        int line = script_.title.number;
        try {
            if (script_.rules.text.empty()) throw Failure("the scenario names no section of the rules");
            if (script_.game.text.empty()) throw Failure("the scenario has no game");
            line = script_.game.number;
            opening_ = opening_of(words_of(script_.game));
            state_ = fresh_position(opening_);
            for (const Line& next : script_.lines) {
                line = next.number;
                take_line(words_of(next));
            }
            line = script_.title.number;
            if (expectations_ == 0) throw Failure("the scenario expects nothing");
            line = script_.covers.number;
            check_covered(report);
            report.happened.insert(happened_.begin(), happened_.end());
        } catch (const Failure& failure) {
            return at_line(line, failure.what());
        } catch (const invariants::Broken& broken) {
            return at_line(line, broken.what());
        }
        return {};
    }

  private:
    std::string at_line(int line, const std::string& what) const {
        std::string item;
        for (const auto& [name, value] : variables_) item += " " + name + " " + value;
        return std::to_string(line) + ": " + what + (item.empty() ? "" : " (with" + item + ")");
    }

    std::string words_of(const Line& line) const { return with_numbers(with_variables(line.text, variables_)); }

    void take_line(const std::string& text) {
        if (begins_with(text, "expect ")) {
            begin_if_needed();
            expect(trim(std::string_view(text).substr(7)), state_, told_, happened_);
            ++expectations_;
            return;
        }
        Words words(text);
        const std::string first = words.word("a word");
        if (first.back() == ':') {
            begin_if_needed();
            return take_steps(first.substr(0, first.size() - 1), words.rest());
        }
        if (!is_position_line(text)) throw Failure("a line cannot begin with \"" + first + "\"");
        if (begun_) throw Failure("the position is set before the first step");
        set_position(state_, text);
    }

    void begin_if_needed() {
        if (begun_) return;
        begun_ = true;
        finish_position(state_, opening_);
        invariants::check_position(state_, removed_);
    }

    void take_steps(const std::string& who, const std::string& text) {
        if (who != "chance") told_.clear();  // chance only completes a player's action
        for (const std::string& step : split(text, ';')) {
            if (who == "everybody") {
                step_of_everybody(step);
            } else if (step == "anything") {
                chance_goes_on(who);
            } else {
                check_actor(who);
                apply_words(step);
            }
        }
    }

    void check_actor(const std::string& who) const {
        const Actor actual = actor(state_);
        if (actual.kind == ActorKind::nobody) throw Failure("the game is over");
        if (who == "chance") {
            if (actual.kind != ActorKind::chance)
                throw Failure("it is " + player_name(actual.seat) + "'s turn, not chance's");
            return;
        }
        if (seat_of_player(who) != actual.seat) throw Failure("it is " + player_name(actual.seat) + "'s turn");
    }

    void apply_words(const std::string& words) {
        const Action action = action_of(words, state_);
        if (const auto refused = refusal(state_, action))
            throw Failure("\"" + words + "\" is refused: " + name_of(*refused));
        apply_checked(action);
    }

    void apply_checked(Action action) {
        const State before = state_;
        Effects effects;
        if (apply(state_, action, effects)) throw Failure("apply and refusal do not agree");
        told_.insert(told_.end(), effects.begin(), effects.end());
        note_step(before, action, effects, state_, happened_);
        invariants::check_step(before, state_, effects);
        invariants::count_removed(effects, removed_);
        invariants::check_position(state_, removed_);
    }

    /** All players who are asked for it do the same in turn. */
    void step_of_everybody(const std::string& words) {
        const int players = state_.setup.players;
        for (int player = 0; player < players; ++player) {
            if (actor(state_).kind != ActorKind::player) throw Failure("not everybody could \"" + words + "\"");
            apply_words(words);
        }
    }

    /** Random outcomes up to the next decision of a player. */
    void chance_goes_on(const std::string& who) {
        if (who != "chance") throw Failure("only chance does anything");
        if (actor(state_).kind != ActorKind::chance) throw Failure("chance is not asked");
        ActionList legal;
        while (actor(state_).kind == ActorKind::chance) {
            legal_actions(state_, legal);
            apply_checked(legal[0]);
        }
    }

    void check_covered(Report& report) {
        for (const std::string& section : split(script_.rules.text, ',')) report.covered.insert("section " + section);
        if (script_.covers.text.empty()) return;
        const Things known = all_to_cover();
        for (const std::string& thing : split(words_of(script_.covers), ',')) {
            if (known.count(thing) == 0) throw Failure("nothing called \"" + thing + "\" is to be covered");
            if (happened_.count(thing) == 0) throw Failure("\"" + thing + "\" did not happen in this scenario");
            report.covered.insert(thing);
        }
    }

    const Script& script_;
    Variables variables_;
    Opening opening_;
    State state_;
    std::vector<Effect> told_;
    invariants::Tally removed_{};
    Things happened_;
    int expectations_ = 0;
    bool begun_ = false;
};

std::vector<Script> scripts_of(std::string_view text) {
    std::vector<Script> scripts;
    std::istringstream stream{std::string(text)};
    Line line{0, {}};
    for (std::string raw; std::getline(stream, raw);) {
        ++line.number;
        line.text = trim(std::string_view(raw).substr(0, raw.find('#')));
        if (line.text.empty()) continue;
        try {
            if (begins_with(line.text, "scenario:")) {
                scripts.emplace_back();
                scripts.back().title = {line.number, trim(std::string_view(line.text).substr(9))};
                continue;
            }
            if (scripts.empty()) throw Failure("a file begins with \"scenario:\"");
            if (!take_heading(scripts.back(), line)) scripts.back().lines.push_back(line);
        } catch (const Failure& failure) {
            throw Failure(std::to_string(line.number) + ": " + failure.what());
        }
    }
    return scripts;
}

}  // namespace

Report play_scenarios(const std::string& file_name, std::string_view text) {
    Report report;
    try {
        for (const Script& script : scripts_of(text)) {
            std::vector<Variables> all;
            try {
                all = variables_of(script);
            } catch (const Failure& failure) {
                report.errors.push_back(file_name + ":" + std::to_string(script.each.number) + ": " + failure.what());
            }
            for (const Variables& variables : all) {
                ++report.scenarios;
                const std::string error = Play(script, variables).run(report);
                if (!error.empty()) report.errors.push_back(file_name + ":" + error);
            }
        }
        if (report.scenarios == 0) report.errors.push_back(file_name + ":1: no scenario is in this file");
    } catch (const Failure& failure) {
        report.errors.push_back(file_name + ":" + failure.what());
    }
    return report;
}

Report play_scenario_file(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return play_scenarios(path, text.str());
}

}  // namespace tavern::scenario
