// The crawler's watchdog.
#include "crawl/watchdog.hpp"

#include <doctest/doctest.h>

#include <csignal>
#include <ctime>
#include <thread>

using namespace tavern;

namespace {

volatile std::sig_atomic_t barks = 0;

}  // namespace

TEST_CASE("the watchdog counts the processor's time, not the time in which the program waits") {
    const auto before = std::signal(SIGPROF, [](int) { barks = 1; });
    const auto longest = std::chrono::milliseconds(50);
    crawl::watch(longest);
    std::this_thread::sleep_for(3 * longest);
    CHECK(barks == 0);
    // At most ten seconds, if it never barks.
    for (const std::clock_t begin = std::clock(); barks == 0 && std::clock() - begin < 10 * CLOCKS_PER_SEC;) {
    }
    CHECK(barks == 1);
    std::signal(SIGPROF, before);
}
