#include "tool/commands.hpp"

int main(int count, char** words) {
    return tavern::run_tool(tavern::Words(words + 1, words + count));
}
