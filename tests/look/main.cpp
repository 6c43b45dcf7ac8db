// Pictures of screens without a window or a browser:
//   build/debug/look OUT.png WIDTH HEIGHT [option=value]...
// The game:
//     module=5 players=3 seed=7 keepers=031  levels by seat, 0 a human
//     round=5 phase=planning actions=0       plays at random up to there, then this many more actions
//     question=free-upgrade                  plays on until this question
//     full=TABLES                            the tavern of the acting player, as full as possible
//     lesson=N step=M done=BITS              a lesson of the tutorial, and the completed ones
//     problem=QUESTION stars=0..3 rush=N     the first problem of the pack at this question; answered; in a rush
//     moment=N                               looks back at this moment
// The model from app:
//     screen=title|curtain saves=4 unreadable=2 damaged=3 forgets=1 notice=1..12 link=200 blocked=1 best=70 hinted=1
//     thinking=SEAT
//     first=BITS                             actions that are the first of their kind, each with a caption
//     hint=N reason=0..11                    made-up advice with N suggestions, 0: still busy
//     followed=1                             while a suggestion is played
//     review=N progress=1000                 the review of a finished game with N made-up mistakes
//     touch=1 left=1                         a device without mouse and keys, in the left hand
//     news=N                                 the last N actions of players happen while another player looks on
//     pace=0..2 contrast=1 text=200          settings
//     language=0..4                          4: every text stretched
//     search=WORD                            searched in the rules
// The player's actions:
//     click=ID[,ID?]...                      presses targets one after another; ID?: if it is there;
//                                            ID!: by ear, below the veil of a lesson, too
//     foot=1                                 scrolls to the foot of the open part
//     hover=ID time=MS                       this long after the last click, with motion
// The picture:
//     scene=NAME                             options of a scene of the gallery, see tests/look/scenes.cpp
//     density=1 list=1 audit=1               prints all targets, or the faults of the screen
//   build/debug/look audit LANGUAGES [NAME...]
//     prints the faults of all scenes whose name begins so, at all sizes in these languages (by their digits: 0123)
//   build/debug/look edges LANGUAGES [NAME...]
//     the same in the smallest and widest windows, with letters of three sizes
//   build/debug/look reading LANGUAGES [NAME...]
//     prints the differences between drawing and accessibility tree in these scenes: see tests/look/reading.hpp
//   build/debug/look gallery FOLDER PART PARTS [NAME...]
//     one part of the gallery: all scenes whose name begins so, at all sizes in all languages, into FOLDER as
//     NAME-WIDTHxHEIGHT-LANGUAGE.jpg; prints a line "NAME WIDTH HEIGHT LANGUAGE complaints" for each
// Chromium rasterises the pictures once; they are kept in build/look.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "audit.hpp"
#include "scene.hpp"
#include "ui/model/settings.hpp"
#include "window_sizes.hpp"

using namespace tavern;

namespace {

bool begins_with_one(const std::string& name, const std::vector<std::string>& wanted) {
    return wanted.empty() || std::any_of(wanted.begin(), wanted.end(), [&](const std::string& start) {
               return name.compare(0, start.size(), start) == 0;
           });
}

/** A window and its text size, in per cent. */
struct Reader {
    ui::WindowSize window;
    int letters;
};

/** All sizes at the normal text size. */
std::vector<Reader> usual_readers() {
    std::vector<Reader> readers;
    for (const ui::WindowSize& window : ui::window_sizes) readers.push_back({window, 100});
    return readers;
}

/** From the smallest window to the widest, with three text sizes. */
std::vector<Reader> unusual_readers() {
    std::vector<Reader> readers;
    for (const ui::WindowSize& window : ui::edge_window_sizes)
        for (const int letters : {100, 150, 200}) readers.push_back({window, letters});
    return readers;
}

std::vector<std::string> compare_scene(const look::Scene& scene) {
    return look::compare_with_tree(scene.frame_shown());
}

std::vector<std::string> audit_scene(const look::Scene& scene) {
    return look::audit(scene);
}

int print_complaints(const std::vector<Reader>& readers, const std::string& languages,
                     const std::vector<std::string>& wanted,
                     std::vector<std::string> (*complaints_of)(const look::Scene&) = audit_scene) {
    for (const look::NamedScene& scene : look::all_scenes()) {
        if (!begins_with_one(scene.name, wanted)) continue;
        for (const auto& [window, letters] : readers)
            for (const char language : languages) {
                look::Options options(scene.options);
                options.add(std::string("language=") + language);
                options.add("text=" + std::to_string(letters));
                const look::Scene shown(options, window.width, window.height);
                for (const std::string& complaint : complaints_of(shown))
                    std::printf("%s %.0fx%.0f %d %% %c: %s\n", scene.name.c_str(), window.width, window.height, letters,
                                language, complaint.c_str());
            }
    }
    return 0;
}

int make_gallery(const std::string& folder, int part, int parts, const std::vector<std::string>& wanted) {
    int place = 0;
    for (const look::NamedScene& scene : look::all_scenes()) {
        if (!begins_with_one(scene.name, wanted) || place++ % parts != part) continue;
        for (const ui::WindowSize& size : ui::window_sizes)
            for (int language = 0; language < look::spoken_languages; ++language) {
                look::Options options(scene.options);
                options.add("language=" + std::to_string(language));
                const look::Scene shown(options, size.width, size.height);
                char file[200];
                std::snprintf(file, sizeof file, "%s/%s-%.0fx%.0f-%d.jpg", folder.c_str(), scene.name.c_str(),
                              size.width, size.height, language);
                if (!look::save_image(shown.image(), file)) return 1;
                std::printf("%s %.0f %.0f %d %zu\n", scene.name.c_str(), size.width, size.height, language,
                            look::audit(shown).size());
                std::fflush(stdout);
            }
    }
    return 0;
}

int run(int count, char** arguments) {
    if (count > 2 && arguments[1] == std::string("audit"))
        return print_complaints(usual_readers(), arguments[2], {arguments + 3, arguments + count});
    if (count > 2 && arguments[1] == std::string("edges"))
        return print_complaints(unusual_readers(), arguments[2], {arguments + 3, arguments + count});
    if (count > 2 && arguments[1] == std::string("reading"))
        return print_complaints(usual_readers(), arguments[2], {arguments + 3, arguments + count}, compare_scene);
    if (count < 4) {
        std::fprintf(stderr, "look OUT.png WIDTH HEIGHT [option=value]...\n");
        return 2;
    }
    if (arguments[1] == std::string("gallery"))
        return make_gallery(arguments[2], std::atoi(arguments[3]), count > 4 ? std::atoi(arguments[4]) : 1,
                            {arguments + std::min(count, 5), arguments + count});
    look::Options options;
    for (int index = 4; index < count; ++index) {
        const std::string option = arguments[index];
        if (option.rfind("scene=", 0) == 0) options = look::options_of_scene(option.substr(6));
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

}  // namespace

int main(int count, char** arguments) {
    try {
        return run(count, arguments);
    } catch (const std::invalid_argument& wrong) {
        std::fprintf(stderr, "%s\n", wrong.what());
        return 2;
    }
}
