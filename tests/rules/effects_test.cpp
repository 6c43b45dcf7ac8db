// The list of effects never loses one.
#include "rules/effects.hpp"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace tavern;

TEST_CASE("more effects than fit end the program instead of being dropped") {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL);
        Effects effects;
        for (int effect = 0; effect < Effects::capacity; ++effect) effects.push({EffectKind::coasters_passed, 0});
        if (effects.size() != Effects::capacity) _exit(1);
        effects.push({EffectKind::coasters_passed, 0});
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK((WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT));
}
