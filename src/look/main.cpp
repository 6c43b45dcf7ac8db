// ci/tavern picture.
#include <algorithm>

#include "look/picture.hpp"

int main(int count, char** arguments) {
    using namespace tavern;
    const Words words(arguments + 1, arguments + count);
    if (std::find(words.begin(), words.end(), "--help") != words.end()) {
        print(look::picture_command.help);
        return done;
    }
    return look::picture_command.run(words);
}
