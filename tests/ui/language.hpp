// Another language for a while.
#pragma once
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "text/text.hpp"

namespace tavern::ui {

/** The packed texts of "de" or the like, or of the stretched "pseudo"; none of English, which the program holds. */
inline std::string texts_of(const std::string& name) {
    std::ifstream file(TAVERNS_TEXT_FOLDER "/" + name + ".txt", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
inline std::string texts_of(Language language) {
    return texts_of(std::string(language_ids[static_cast<std::size_t>(language)]));
}

/** Speaks a language as long as it lives, then English again. */
class Speaking {
  public:
    explicit Speaking(Language language) : Speaking(language, texts_of(language)) {}
    /** The texts of a file that is no language of the settings, in the place of one. */
    explicit Speaking(const std::string& name) : Speaking(Language::dutch, texts_of(name)) {}
    ~Speaking() { speak(Language::english); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

  private:
    Speaking(Language language, std::string file) { REQUIRE_FALSE(speak(language, std::move(file))); }
};

}  // namespace tavern::ui
