// Finds a program that hangs.
#pragma once
#include <sys/time.h>

#include <chrono>

namespace tavern::crawl {

/** Sends SIGPROF once the program has used this much of the processor's time, unless it is called again before. Time in
 * which the program is stopped, or other programs run, does not count. */
inline void watch(std::chrono::milliseconds longest) {
    constexpr auto second = std::chrono::milliseconds(std::chrono::seconds(1));
    itimerval timer{};
    timer.it_value.tv_sec = longest / second;
    timer.it_value.tv_usec = std::chrono::microseconds(longest % second).count();
    setitimer(ITIMER_PROF, &timer, nullptr);
}

}  // namespace tavern::crawl
