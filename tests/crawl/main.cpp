// Presses targets at random in games of every kind, in windows of seven sizes.
//
//   crawl [--presses=N] [--seed=S] [--part=K/N] [--every-pair] [--pairs] [--repeat=FILE]
//
// --every-pair goes on until every target offered on a screen was pressed there, and fails if that is impossible;
// --pairs lists the numbers of presses. Failures are reported with the seed and all actions, line by line: a file of
// these lines can be repeated.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "crawler.hpp"
#include "positions.hpp"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TAVERNS_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define TAVERNS_SANITIZED
#endif
#ifdef TAVERNS_SANITIZED
#include <sanitizer/common_interface_defs.h>
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() {
    // Stops endless loops that fill the memory before they affect the machine. Recording the origin of each allocation,
    // and keeping freed memory for long, would take a quarter of the time: to see more, repeat a failure with
    // ASAN_OPTIONS=malloc_context_size=30:quarantine_size_mb=256.
    return "hard_rss_limit_mb=3000:max_allocation_size_mb=1000:allocator_may_return_null=0:malloc_context_size=2:"
           "quarantine_size_mb=16";
}
#endif

namespace {

using namespace tavern;
using namespace tavern::crawl;

constexpr int presses_of_walk = 250;

const Crawler* running = nullptr;
std::uint64_t seed = 1;

void tell_path() {
    if (running == nullptr) return;
    std::fprintf(stderr, "seed %llu, after %ld presses; this was done since the walk began:\n",
                 static_cast<unsigned long long>(seed), running->presses());
    for (const Deed& deed : running->path()) print(deed, stderr);
    std::fflush(stderr);
}

void on_signal(int signal) {
    if (signal == SIGPROF)
        std::fprintf(stderr, "HANGS: a press takes longer than %lld s\n",
                     static_cast<long long>(longest_press.count()));
    else
        std::fprintf(stderr, "signal %d\n", signal);
    tell_path();
    std::_Exit(1);
}

/** The value behind "--name=", else nullptr. */
const char* value_of(const char* argument, const char* name) {
    const std::size_t length = std::strlen(name);
    return std::strncmp(argument, name, length) == 0 ? argument + length : nullptr;
}

int fail(const std::string& fault) {
    std::fprintf(stderr, "FAILED: %s\n", fault.c_str());
    tell_path();
    return 1;
}

Path deeds_of(const char* file) {
    std::ifstream lines(file);
    Path deeds;
    for (std::string line; std::getline(lines, line);)
        if (const auto deed = deed_from(line)) deeds.push_back(*deed);
    return deeds;
}

}  // namespace

int main(int count, char** arguments) {
    long presses = 20'000;
    int part = 1;
    int parts = 1;
    bool tells_pairs = false;
    bool every_pair = false;
    const char* repeated = nullptr;
    for (int index = 1; index < count; ++index) {
        const char* argument = arguments[index];
        if (const char* value = value_of(argument, "--presses=")) presses = std::atol(value);
        if (const char* value = value_of(argument, "--seed=")) seed = std::strtoull(value, nullptr, 10);
        if (const char* value = value_of(argument, "--part=")) {
            char* slash = nullptr;
            part = static_cast<int>(std::strtol(value, &slash, 10));
            parts = *slash == '/' ? std::atoi(slash + 1) : parts;
        }
        if (const char* value = value_of(argument, "--repeat=")) repeated = value;
        if (std::strcmp(argument, "--pairs") == 0) tells_pairs = true;
        if (std::strcmp(argument, "--every-pair") == 0) every_pair = true;
    }
    const std::vector<Game> games = positions();
    if (const std::string missing = missing_in(games); !missing.empty()) {
        std::fprintf(stderr, "FAILED: %s\n", missing.c_str());
        return 1;
    }
    Crawler crawler(games, seed * 1000 + static_cast<std::uint64_t>(part));
    running = &crawler;
#ifdef TAVERNS_SANITIZED
    __sanitizer_set_death_callback(tell_path);
#else
    std::signal(SIGSEGV, on_signal);
#endif
    std::signal(SIGPROF, on_signal);
    std::signal(SIGABRT, on_signal);

    if (repeated != nullptr) {
        const std::string fault = crawler.repeat(deeds_of(repeated));
        if (!fault.empty()) return fail(fault);
        std::printf("%ld presses repeated, nothing is wrong\n", crawler.presses());
        return 0;
    }
    // Every fifth walk starts at the title.
    std::size_t next = static_cast<std::size_t>(part - 1);
    for (long walks = 0; crawler.presses() < presses; ++walks) {
        const int position = walks % 5 == 4 ? -1 : static_cast<int>(next % games.size());
        if (position >= 0) next += static_cast<std::size_t>(parts);
        const auto left = static_cast<int>(std::min<long>(presses_of_walk, presses - crawler.presses()));
        if (const std::string fault = crawler.walk(position, left); !fault.empty()) return fail(fault);
    }
    if (every_pair)
        if (const std::string fault = crawler.press_the_rest(); !fault.empty()) return fail(fault);
    running = nullptr;
    std::size_t pressed = 0;
    for (const auto& [pair, times] : crawler.pairs()) {
        pressed += times > 0 ? 1 : 0;
        if (tells_pairs) std::printf("%8ld  %s: %s\n", times, pair.first.c_str(), pair.second.c_str());
    }
    std::printf("%ld presses from %zu positions; %zu screens, %zu of %zu pairs of screen and target\n",
                crawler.presses(), games.size(), crawler.screens(), pressed, crawler.pairs().size());
    int wrong = 0;
    for (const std::string& end : crawler.dead_ends()) {
        std::fprintf(stderr, "DEAD END: %s\n", end.c_str());
        ++wrong;
    }
    for (const auto& [pair, times] : crawler.pairs())
        if (every_pair && times == 0) {
            std::fprintf(stderr, "NEVER PRESSED: %s: %s\n", pair.first.c_str(), pair.second.c_str());
            ++wrong;
        }
    return wrong == 0 ? 0 : 1;
}
