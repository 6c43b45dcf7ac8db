#include "app/platform/mirror.hpp"

#include <cmath>
#include <utility>

#include "app/platform/browser_page.hpp"

namespace tavern::app {

void Mirror::show(const std::vector<ui::Target>& targets, const ui::Model& model) {
    const auto pixels = [](float value) { return static_cast<int>(std::lround(value)); };
    Json::Array listed;
    for (const ui::Target& target : targets) {
        Json one{Json::Object{}};
        one.set("id", target.id);
        one.set("label", target.label);
        one.set("x", pixels(target.x));
        one.set("y", pixels(target.y));
        one.set("width", pixels(target.width));
        one.set("height", pixels(target.height));
        one.set("enabled", target.enabled);
        listed.push_back(std::move(one));
    }
    Json::Array news;
    if (model.notice.kind != ui::Notice::Kind::none && model.notice.text != told_notice_)
        news.push_back(model.notice.text);
    told_notice_ = model.notice.text;
    Json message{Json::Object{}};
    message.set("ask", "mirror");
    message.set("targets", std::move(listed));
    message.set("news", std::move(news));
    std::string text = message.write();
    if (text == last_) return;
    last_ = std::move(text);
    ask_page(message);
}

}  // namespace tavern::app
