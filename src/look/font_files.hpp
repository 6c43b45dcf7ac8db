// The fonts of the build, for interfaces without a window.
#pragma once
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "ui/draw/fonts.hpp"

namespace tavern::ui {

inline FontFiles font_files() {
    static const std::array<std::string, 4> bytes = [] {
        std::array<std::string, 4> all{"heading.otf", "text.ttf", "bold.ttf", "black.ttf"};
        for (std::string& name : all) {
            std::ifstream file(TAVERNS_FONT_FOLDER "/" + name, std::ios::binary);
            if (!file) {
                std::fprintf(stderr, "There is no " TAVERNS_FONT_FOLDER "/%s: run ci/subset-fonts build/fonts first.\n",
                             name.c_str());
                std::exit(1);
            }
            std::ostringstream text;
            text << file.rdbuf();
            name = text.str();
        }
        return all;
    }();
    const auto file = [](std::size_t index) { return FontFile{bytes[index].data(), bytes[index].size()}; };
    return {file(0), file(1), file(2), file(3)};
}

}  // namespace tavern::ui
