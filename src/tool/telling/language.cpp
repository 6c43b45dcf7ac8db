#include <fstream>
#include <iterator>

#include "text/text.hpp"
#include "tool/commands.hpp"

namespace tavern {

void speak_language(Options& options) {
    const std::string name = options.text("--language", language_ids[0]);
    for (std::size_t index = 0; index < language_ids.size(); ++index) {
        if (language_ids[index] != name) continue;
        std::string texts;
#ifdef TAVERNS_TEXT_FOLDER
        std::ifstream file(TAVERNS_TEXT_FOLDER "/" + name + ".txt", std::ios::binary);
        texts.assign(std::istreambuf_iterator<char>(file), {});
#endif
        if (speak(static_cast<Language>(index), std::move(texts)))
            options.fail("the texts of --language " + name + " are not there: build the target packed_texts");
        return;
    }
    std::string known;
    for (const std::string_view id : language_ids) known += (known.empty() ? "" : ", ") + std::string(id);
    options.fail("--language must be one of " + known + ", not \"" + name + "\"");
}

}  // namespace tavern
