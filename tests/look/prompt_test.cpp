// Every hint beside a question can be read to its end. Most of these positions are rare, so one of them stands in for
// all.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "audit.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;

namespace {

/** With the longest possible values. */
std::string filled(Text text) {
    return say(text, {{"face", 5}, {"count", 4}, {"what", "10[thaler] 10[beer]"}});
}

/** The current texts with one hint replaced by another, as a file of texts. */
std::string texts_with(Text place, const std::string& hint) {
    std::string file(text_fingerprint);
    file += '\0';
    for (int index = 0; index < text_count; ++index) {
        const auto text = static_cast<Text>(index);
        (text == place ? file += hint : file += say(text)) += '\0';
    }
    return file;
}

struct Hints {
    const char* scene;
    Text shown;  // in the scene
    std::vector<Text> others;
};

const std::vector<Hints>& all_hints() {
    static const std::vector<Hints> hints{
        {"module=5 players=3 round=5 phase=planning seed=3",
         Text::prompt_plan_touch,
         {Text::prompt_plan_hand, Text::prompt_plan_hand_none, Text::prompt_plan_done, Text::prompt_plan_without_choice,
          Text::prompt_ready_kept}},
        {"module=5 players=3 round=6 phase=serving seed=3 actions=3",
         Text::prompt_serve_touch,
         {Text::prompt_serve_buy, Text::prompt_serve_guest, Text::prompt_serve_done, Text::prompt_end_unserved,
          Text::prompt_end_loses, Text::prompt_serve_hand, Text::prompt_serve_hand_here}},
    };
    return hints;
}

}  // namespace

TEST_CASE("a question can be read to its end on phones and in small windows") {
    std::vector<ui::WindowSize> sizes(ui::phone_sizes.begin(), ui::phone_sizes.end());
    sizes.insert(sizes.end(), {{640, 480}, {800, 600}, {768, 1024}});
    for (const Hints& hints : all_hints())
        for (const ui::WindowSize& size : sizes)
            for (int language = 0; language < languages; ++language) {
                look::Options options(hints.scene);
                options.add("language=" + std::to_string(language));
                look::Scene scene(options, size.width, size.height);
                std::vector<std::string> said;
                for (const Text text : hints.others) said.push_back(filled(text));
                for (const std::string& hint : said) {
                    INFO(size.width, "x", size.height, " language=", language, " ", hint);
                    REQUIRE_FALSE(speak(Language::english_schmidt, texts_with(hints.shown, hint)));
                    scene.pass(0.016F);
                    const auto& texts = scene.recorder().texts;
                    const bool read = std::any_of(texts.begin(), texts.end(), [&](const ui::RecordedText& text) {
                        return text.text.rfind(hint.substr(0, 8), 0) == 0;
                    });
                    // The lowest phone has room only for the head.
                    CHECK(read == !(size.width == 320 && size.height == 568));
                    for (const std::string& complaint : look::audit(scene))
                        if (complaint.find(hint.substr(0, 8)) != std::string::npos) FAIL_CHECK(complaint);
                }
            }
}
