// Pictures of screens without a window or a browser:
//   build/debug/look OUT.png WIDTH HEIGHT [option=value]...
//     module=5 players=3 seed=7 density=1      the game
//     round=5 phase=planning actions=0          plays at random up to there, then so many actions more
//     question=free-upgrade                     plays on until this is asked
//     click=ID[,ID?]...                         touches targets one after the other, as a person would; ID?: if it is
//     there screen=title|curtain                      saves=4 notice=1..5 link=200 blocked=1 best=70    what app would
//     say keepers=031                               levels by seat, 0 a person; thinking=SEAT language=0..4 pace=0..2
//     lesson=N step=M done=BITS                 a lesson of the tutorial, and which are done
//     contrast=1 text=200   settings hint=N reason=0..11                       made-up advice with N suggestions, 0:
//     still busy review=N progress=1000                    the review of a finished game with N made-up lapses list=1
//     audit=1                            prints all targets, or what is wrong with the screen scene=NAME one of the
//     gallery's, see tests/look/scenes.cpp
//     time=MS                            so long after the last click, with motion
// The pictures are rasterised once by Chromium and kept in build/look.
#include <cstdio>
#include <cstdlib>

#include "audit.hpp"
#include "scene.hpp"

using namespace tavern;

int main(int count, char** arguments) {
    if (count < 4) {
        std::fprintf(stderr, "look OUT.png WIDTH HEIGHT [option=value]...\n");
        return 2;
    }
    look::Options options;
    for (int index = 4; index < count; ++index) {
        const std::string option = arguments[index];
        for (const look::NamedScene& scene : look::all_scenes())
            if (option == "scene=" + scene.name) options = look::Options(scene.options);
        options.add(option);
    }
    const std::string density = options.word("density");
    const look::Scene scene(options, static_cast<float>(std::atof(arguments[2])),
                            static_cast<float>(std::atof(arguments[3])),
                            density.empty() ? 1 : static_cast<float>(std::atof(density.c_str())));
    for (const std::string& id : scene.missing()) std::fprintf(stderr, "no target %s\n", id.c_str());
    if (options.number("list", 0) != 0)
        for (const ui::Target& target : scene.targets())
            std::printf("%-22s %4.0f %4.0f %4.0f %4.0f %s %s\n", target.id.c_str(), target.x, target.y, target.width,
                        target.height, target.enabled ? "+" : "-", target.label.c_str());
    if (options.number("audit", 0) != 0)
        for (const std::string& complaint : look::audit(scene)) std::printf("%s\n", complaint.c_str());
    return look::save_image(scene.image(), arguments[1]) ? 0 : 1;
}
