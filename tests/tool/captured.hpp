// What a command writes to standard output.
#pragma once
#include <unistd.h>

#include <cstdio>
#include <string>

#include "text/text.hpp"
#include "tool/commands.hpp"

namespace tavern {

struct Ran {
    int code = 0;
    std::string out;
};

/** Afterwards English is spoken again. */
inline Ran captured(int (*run)(const Words&), const Words& words) {
    std::fflush(stdout);
    std::FILE* file = std::tmpfile();
    const int before = dup(STDOUT_FILENO);
    dup2(fileno(file), STDOUT_FILENO);
    Ran ran;
    ran.code = run(words);
    std::fflush(stdout);
    dup2(before, STDOUT_FILENO);
    close(before);
    std::rewind(file);
    char part[4096];
    for (std::size_t size = 0; (size = std::fread(part, 1, sizeof part, file)) > 0;) ran.out.append(part, size);
    std::fclose(file);
    speak(Language::english);
    return ran;
}

}  // namespace tavern
