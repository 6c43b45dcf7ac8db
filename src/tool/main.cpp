#include <cstdio>

#include "tool/commands.hpp"

int main(int count, char** words) {
    const int code = tavern::run_tool(tavern::Words(words + 1, words + count));
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    std::fputs("tavern: the output cannot be written\n", stderr);
    return tavern::wrong_input;
}
