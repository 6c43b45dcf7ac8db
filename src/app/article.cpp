#include "app/article.hpp"

#include <algorithm>

#include "narration/report/writers.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

/** The file name under which the author keeps the picture. */
constexpr std::string_view file = "tavern.png";

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + in_html(value) + "\"";
}

}  // namespace

std::string article_code(const ArticleSubject& subject, ui::ArticlePlace place) {
    const std::size_t hash = subject.address.find('#');
    const std::string page = subject.address.substr(0, std::min(hash, subject.address.find('?')));
    const std::string folder = page.substr(0, page.rfind('/') + 1);
    std::string alternative = subject.position;
    std::replace(alternative.begin(), alternative.end(), '\n', ' ');
    switch (place) {
        case ui::ArticlePlace::element:
            return "<script" + attribute("src", folder + "embed.js") + " async></script>\n<tavern-game" +
                   attribute(subject.way, subject.address.substr(hash + 1)) +
                   (subject.task.empty() ? std::string() : attribute("task", subject.task)) + ">" +
                   in_html(subject.title) + "</tavern-game>";
        case ui::ArticlePlace::frame:
            return "<iframe" + attribute("src", subject.address) + attribute("title", subject.title) +
                   R"( width="100%" height="480" sandbox="allow-scripts" loading="lazy"></iframe>)";
        case ui::ArticlePlace::picture:
            return "<a" + attribute("href", subject.address) + "><img" + attribute("src", file) +
                   attribute("alt", alternative) + "></a>";
        case ui::ArticlePlace::markdown:
            return "[![" + in_markdown(alternative) + "](" + std::string(file) + ")](" + subject.address + ")";
        case ui::ArticlePlace::bgg: break;
    }
    return "[url=" + subject.address + "]" + in_bgg(subject.title) + "[/url]\n\n" + in_bgg(subject.position);
}

}  // namespace tavern::app
