#include <algorithm>
#include <cstdio>

#include "ai/evaluation/hand_made_evaluation.hpp"
#include "tool/arena/contest.hpp"
#include "tool/commands.hpp"
#include "tool/training.hpp"

namespace tavern {
namespace {

int play(Options& options) {
    const Setup setup = options.setup();
    const auto games = static_cast<std::uint64_t>(options.number("--games", 1000, 1, 100'000'000));
    const std::uint64_t seed = first_seed(options, static_cast<long>(games));
    if (setup.players < 2) options.fail("lessons are of two players or more");
    Practice practice;
    practice.players = setup.players;
    practice.module = setup.module;
    practice.beam_width = static_cast<int>(options.number("--beam-width", practice.beam_width, 1, 100000));
    practice.noise = static_cast<Value>(options.number("--noise", practice.noise, 0, 100000));
    if (options.has("--foresight")) practice.foresight = Foresight::all;
    if (const std::string against = options.text("--against", ""); !against.empty()) {
        practice.against = value_of<PlayerType>(against);
        if (!practice.against || *practice.against == PlayerType::person)
            options.fail("--against must be a level, novice to legend, not \"" + against + "\"");
    }
    if (options.error()) return refuse_usage(train_command, options);
    const Result<Evaluation> used = evaluation_named(options.text("--evaluation", "learned"), setup);
    if (!used) return refuse(used.error().detail);
    print(text_of(play_lessons(practice, *used, seed, games)));
    return done;
}

/** The lessons of all files, added up. */
Result<Lessons> read_lessons(const Words& files) {
    const auto fault = [](const std::string& file, const std::string& detail) {
        return Error{Fault::out_of_range, file + detail};
    };
    std::optional<Lessons> all;
    std::vector<SeedRange> played;
    for (const std::string& file : files) {
        const Result<std::string> text = read_argument(file, std::string::npos);
        if (!text) return text.error();
        const Result<Lessons> lessons = lessons_from(*text);
        if (!lessons) return fault(file, ": " + lessons.error().detail);
        if (all && (lessons->players != all->players || lessons->module != all->module))
            return fault(file, " was played with another set-up");
        const SeedRange seeds{lessons->first_seed, lessons->first_seed + lessons->games - 1};
        if (std::any_of(played.begin(), played.end(), [&](const SeedRange& one) { return overlap(one, seeds); }))
            return fault(file, " holds games that another file holds, too");
        played.push_back(seeds);
        if (!all) {
            all = *lessons;
            continue;
        }
        all->games += lessons->games;
        all->points += lessons->points;
        for (std::size_t index = 0; index < all->evenings.size(); ++index)
            all->evenings[index].add(lessons->evenings[index]);
    }
    return *std::move(all);
}

int fit_files(Options& options, const Words& files) {
    const auto held = static_cast<double>(options.number("--held", 30, 1, 1'000'000));
    if (files.empty()) options.fail("train fit needs files of lessons");
    if (options.error()) return refuse_usage(train_command, options);
    const Result<Lessons> all = read_lessons(files);
    if (!all) return refuse(all.error().detail);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(all->players);
    setup.module = static_cast<std::uint8_t>(all->module);
    const Result<Evaluation> before = evaluation_named(options.text("--evaluation", "none"), setup);
    if (!before) return refuse(before.error().detail);
    Evaluation learned;
    std::fprintf(stderr, "players %d module %d games %llu points %.2f; evenings over, spread of points to come, error:",
                 all->players, all->module, static_cast<unsigned long long>(all->games),
                 static_cast<double>(all->points) / static_cast<double>(all->evenings.front().samples));
    for (std::size_t evenings = 0; evenings < all->evenings.size(); ++evenings) {
        const Fit found = fit(all->evenings[evenings], (*before)[evenings], held);
        learned[evenings] = found.weights;
        std::fprintf(stderr, " %d %.1f %.2f", static_cast<int>(evenings), found.spread, found.error);
    }
    std::fprintf(stderr, "\n");
    print(text_of(learned));
    return done;
}

int show(Options& options) {
    const Setup setup = options.setup();
    if (options.error()) return refuse_usage(train_command, options);
    const Result<Evaluation> used = evaluation_named(options.text("--evaluation", "learned"), setup);
    if (!used) return refuse(used.error().detail);
    for (int index = 0; index < feature::count; ++index) {
        std::string line = feature_name(index);
        line.resize(28, ' ');
        for (const Weights& weights : *used) {
            char number[16];
            std::snprintf(number, sizeof number, "%8.2f", weights[static_cast<std::size_t>(index)] / 100.0);
            line += number;
        }
        print(line + "\n");
    }
    return done;
}

int run_train(const Words& words) {
    const std::string what = words.empty() ? "" : words[0];
    if (what == "fit") {
        Options options(words, {}, {"--evaluation", "--held"});
        const Words& files = options.words(1000);
        return fit_files(options, {files.begin() + 1, files.end()});
    }
    if (what == "show") {
        Options options(words, {}, {"--players", "--module", "--evaluation"});
        static_cast<void>(options.words(1));
        return show(options);
    }
    Options options(
        words, {"--foresight"},
        {"--players", "--module", "--games", "--seed", "--beam-width", "--noise", "--evaluation", "--against"});
    static_cast<void>(options.words(1));
    if (what != "play") options.fail("train needs play, fit or show");
    return play(options);
}

}  // namespace

const Command train_command{
    "train", "learns the evaluation from games of self-play",
    R"(tavern train play [OPTIONS]: plays and prints lessons. Parts with different seeds may be played anywhere.
tavern train fit FILE... [--evaluation NAME] [--held N]: adds lessons up and prints the evaluation that fits them
best; a prior of N samples (default 30) holds it to the named one (default none).
tavern train show [OPTIONS]: prints an evaluation, features by evenings over, in points.

  --games N             how many (default 1000)
  --seed N              of the first game; the next ones follow (default 0)
  --evaluation NAME     hand-made, learned, or a file printed by fit (default learned)
  --beam-width N        positions that the search of a turn follows after each step (default 8)
  --foresight           searches each turn in the legend's order
  --noise N             how far a value may be wrong, for variety, in hundredths of a point (default 150)
  --against LEVEL       one player learns, in every seat in turn, and this level plays the others; points that
                        they miss of their expectation count as well
  --players N, --module N   the set-up; lessons are of two players or more

ci/train does it for all player counts and modules.
)",
    run_train};

}  // namespace tavern
