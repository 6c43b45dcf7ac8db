#include "tool/training.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "ai/evaluation/hand_made_evaluation.hpp"
#include "record/playout.hpp"
#include "tool/commands.hpp"

namespace tavern {

void Moments::add(const Features& features, int points_to_come) {
    ++samples;
    squares += std::int64_t{points_to_come} * points_to_come;
    for (std::size_t row = 0; row < features.size(); ++row) {
        if (features[row] == 0) continue;
        to_come[row] += std::int64_t{features[row]} * points_to_come;
        for (std::size_t column = 0; column <= row; ++column)
            products[row][column] += std::int64_t{features[row]} * features[column];
    }
}

void Moments::add(const Moments& other) {
    samples += other.samples;
    squares += other.squares;
    for (std::size_t row = 0; row < to_come.size(); ++row) {
        to_come[row] += other.to_come[row];
        for (std::size_t column = 0; column <= row; ++column) products[row][column] += other.products[row][column];
    }
}

namespace {

struct Moment {
    int seat;
    int evenings;
    Holdings holdings;
    Value others;  // the mean expectation of the other players
};

/** others: whether the expectation of the other players is wanted. */
Moment moment_of(const State& state, int seat, int evenings, bool others) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    Moment moment{seat, evenings, holdings(state, player, CardsOutOfPlay(player)), 0};
    if (!others) return moment;
    const Evaluation& expectation = evaluation(EvaluationKind::learned, state.setup);
    for (int other = 0; other < state.setup.players; ++other)
        if (other != seat)
            moment.others += Evaluator(expectation, state, other, evenings_over(state, other)).value(state);
    moment.others /= state.setup.players - 1;
    return moment;
}

/** The points still to come. Against a level, points that the others then miss of their expectation count as well: the
 * lead is the aim, and without the expectation the luck of the others would drown it. */
int points_to_come(const State& end, const Moment& moment, bool others) {
    const int own = score(end, moment.seat).total();
    int to_come = own - moment.holdings.points;
    if (!others) return to_come;
    int rest = -own;
    for (int seat = 0; seat < end.setup.players; ++seat) rest += score(end, seat).total();
    return to_come + (moment.others - a_point * rest / (end.setup.players - 1)) / a_point;
}

}  // namespace

Lessons play_lessons(const Practice& practice, const Evaluation& evaluation, std::uint64_t first_seed,
                     std::uint64_t games) {
    const int players = practice.players;
    Lessons lessons{players, practice.module, first_seed, games, 0, std::vector<Moments>(components::rounds)};
    LevelParameters parameters{EvaluationKind::learned, practice.beam_width, 1, 2,
                               {DraftView::own_dice},   practice.noise};
    parameters.foresight = practice.foresight;
    if (practice.against) {
        // A careless draft would lose more than any weights could win.
        parameters.draft = {DraftView::all_picks, practice.beam_width};
    }
    const bool others = practice.against.has_value();
    Effects effects;
    for (std::uint64_t game = 0; game < games; ++game) {
        const std::uint64_t seed = first_seed + game;
        Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.module = static_cast<std::uint8_t>(practice.module);
        setup.start_player = static_cast<std::uint8_t>(seed % setup.players);
        // In turn each seat learns from each place in the order of turns.
        const auto learner = static_cast<int>(seed / setup.players % setup.players);
        const auto learns = [&](int seat) { return !practice.against || seat == learner; };
        State state = new_game(setup);
        Dealer dealer(seed);
        std::vector<Moment> moments;
        bool begun = false;
        for (Actor who = actor(state); who.kind != ActorKind::nobody; who = actor(state)) {
            if (!begun && state.phase > Phase::start_cards) {
                begun = true;
                for (int seat = 0; seat < players; ++seat)
                    if (learns(seat)) moments.push_back(moment_of(state, seat, 0, others));
            }
            effects.clear();
            if (who.kind == ActorKind::chance) {
                apply_legal(state, dealer.deal(state), effects);
                continue;
            }
            const std::vector<Action> actions = learns(who.seat) ? Decider{parameters, evaluation, seed}.decide(state)
                                                                 : decide(player_of(*practice.against), state, seed);
            for (const Action action : actions) {
                effects.clear();
                // As the search evaluates it: afterwards the next evening may have begun, with known cards drawn.
                if (action.kind() == ActionKind::end_turn && state.round < components::rounds && learns(who.seat))
                    moments.push_back(moment_of(state, who.seat, state.round, others));
                apply_legal(state, action, effects);
            }
        }
        for (int seat = 0; seat < players; ++seat)
            if (learns(seat)) lessons.points += score(state, seat).total();
        for (const Moment& moment : moments)
            lessons.evenings[static_cast<std::size_t>(moment.evenings)].add(moment.holdings.features,
                                                                            points_to_come(state, moment, others));
    }
    return lessons;
}

Fit fit(const Moments& moments, const Weights& before, double held) {
    constexpr std::size_t count = feature::count;
    // Cholesky: the matrix is symmetric, and the prior makes it positive.
    std::vector<std::array<double, count>> lower(count);
    const double samples = static_cast<double>(std::max<std::uint64_t>(moments.samples, 1));
    std::array<double, count> solution{};
    // In squares of the feature's usual size, or 1, so that the weight of a feature that never occurred stays the same.
    const auto hold = [&](std::size_t row) {
        return held * (1 + static_cast<double>(moments.products[row][row]) / samples);
    };
    for (std::size_t row = 0; row < count; ++row) {
        for (std::size_t column = 0; column <= row; ++column) {
            auto sum = static_cast<double>(moments.products[row][column]);
            if (row == column) sum += hold(row);
            for (std::size_t inner = 0; inner < column; ++inner) sum -= lower[row][inner] * lower[column][inner];
            lower[row][column] = row == column ? std::sqrt(std::max(sum, 1e-9)) : sum / lower[column][column];
        }
        double sum = static_cast<double>(moments.to_come[row]) + hold(row) * before[row] / 100.0;
        for (std::size_t inner = 0; inner < row; ++inner) sum -= lower[row][inner] * solution[inner];
        solution[row] = sum / lower[row][row];
    }
    for (std::size_t row = count; row-- > 0;) {
        double sum = solution[row];
        for (std::size_t inner = row + 1; inner < count; ++inner) sum -= lower[inner][row] * solution[inner];
        solution[row] = sum / lower[row][row];
    }

    Fit found{};
    for (std::size_t index = 0; index < count; ++index) {
        double weight = std::clamp(std::round(solution[index] * 100), -32000.0, 32000.0);
        // More money must never hurt, because the search drops positions that differ only in having less.
        if (index == feature::thalers || index == feature::beer) weight = std::max(weight, 0.0);
        found.weights[index] = static_cast<std::int16_t>(weight);
    }
    auto squares = static_cast<double>(moments.squares);
    const double mean = static_cast<double>(moments.to_come[feature::one]) / samples;
    found.spread = std::sqrt(std::max(0.0, squares / samples - mean * mean));
    for (std::size_t row = 0; row < count; ++row) {
        squares -= 2 * solution[row] * static_cast<double>(moments.to_come[row]);
        for (std::size_t column = 0; column < count; ++column) {
            const auto product = row >= column ? moments.products[row][column] : moments.products[column][row];
            squares += solution[row] * solution[column] * static_cast<double>(product);
        }
    }
    found.error = std::sqrt(std::max(0.0, squares / samples));
    return found;
}

std::string text_of(const Lessons& lessons) {
    std::ostringstream text;
    text << "lessons " << feature::count << ' ' << lessons.players << ' ' << lessons.module << ' ' << lessons.first_seed
         << ' ' << lessons.games << ' ' << lessons.points << '\n';
    for (const Moments& moments : lessons.evenings) {
        text << moments.samples << ' ' << moments.squares << '\n';
        for (std::size_t row = 0; row < moments.to_come.size(); ++row) {
            text << moments.to_come[row];
            for (std::size_t column = 0; column <= row; ++column) text << ' ' << moments.products[row][column];
            text << '\n';
        }
    }
    return text.str();
}

Result<Lessons> lessons_from(const std::string& text) {
    std::istringstream in(text);
    Lessons lessons;
    std::string word;
    int features = 0;
    in >> word >> features >> lessons.players >> lessons.module >> lessons.first_seed >> lessons.games >>
        lessons.points;
    if (!in || word != "lessons" || features != feature::count)
        return Error{Fault::unknown_name, "no lessons of these features"};
    const bool known = lessons.players >= 2 && lessons.players <= max_players && lessons.module >= 1 &&
                       lessons.module <= module_count && lessons.games > 0;
    if (!known) return Error{Fault::out_of_range, "no lessons of such a set-up"};
    for (Moments& moments : lessons.evenings) {
        in >> moments.samples >> moments.squares;
        for (std::size_t row = 0; row < moments.to_come.size(); ++row) {
            in >> moments.to_come[row];
            for (std::size_t column = 0; column <= row; ++column) in >> moments.products[row][column];
        }
    }
    if (!in) return Error{Fault::unknown_name, "the lessons end too soon"};
    if (in >> word) return Error{Fault::unknown_name, "more than lessons"};
    return lessons;
}

std::string text_of(const Evaluation& evaluation) {
    std::ostringstream text;
    for (const Weights& weights : evaluation) {
        for (const std::int16_t weight : weights) text << weight << ' ';
        text << '\n';
    }
    return text.str();
}

Result<Evaluation> evaluation_from(const std::string& text) {
    std::istringstream in(text);
    Evaluation evaluation;
    for (Weights& weights : evaluation)
        for (std::int16_t& weight : weights) in >> weight;
    std::string more;
    if (!in || in >> more) return Error{Fault::unknown_name, "no evaluation of these features"};
    return evaluation;
}

Result<Evaluation> evaluation_named(const std::string& name, const Setup& setup) {
    if (name == "none") return Evaluation{};
    if (name == "hand-made") return hand_made_evaluation();
    if (name == "learned") return evaluation(EvaluationKind::learned, setup);
    Result<std::string> text = read_argument(name);
    if (!text) return text.error();
    return evaluation_from(*text);
}

}  // namespace tavern
