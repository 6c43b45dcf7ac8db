// The game in articles: code for each place, of the markup that it allows.
#pragma once
#include <string>

#include "ui/model/intent.hpp"

namespace tavern::app {

struct ArticleSubject {
    std::string address;  // of the page, with the link
    std::string way;      // the attribute of <tavern-game>: "puzzle", "problem", "replay", "story"
    std::string title;
    std::string task = {};      // of a problem
    std::string position = {};  // in words, a line each
};

std::string article_code(const ArticleSubject& subject, ui::ArticlePlace place);

}  // namespace tavern::app
